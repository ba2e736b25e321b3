// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

#include <memory>

namespace Ui {
class AgentEditor;
}

namespace widgets {

/// Asks for name, command and environment of an agent. Shown with open(); answers with `saved`.
class AgentEditor : public QDialog
{
    Q_OBJECT

public:
    explicit AgentEditor(const QString &command = {}, QWidget *parent = nullptr);
    ~AgentEditor() override;

Q_SIGNALS:
    /// \p environment: NAME=value.
    void saved(const QString &name, const QString &command, const QStringList &environment);

private:
    QString problem() const;
    void check();
    QStringList environment() const;

    std::unique_ptr<Ui::AgentEditor> m_ui;
};

} // namespace widgets
