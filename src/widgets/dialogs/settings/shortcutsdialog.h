// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <memory>

namespace Ui {
class ShortcutsDialog;
}

namespace widgets {

/// An action and its keys.
struct ShortcutFields
{
    QString name; ///< in the settings
    QString text; ///< as menus call it, without the mark of its letter
    QList<QKeySequence> keys, defaults;
};

/// Every action with its keys, which can be changed. Asks for changes with a signal and shows what setShortcuts() then
/// says.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<ShortcutFields> &shortcuts, QWidget *parent = nullptr);
    ~ShortcutsDialog() override;
    void setShortcuts(const QList<ShortcutFields> &shortcuts);

Q_SIGNALS:
    /// The keys of the action \p name: these, none, or its own again.
    void keysChosen(const QString &name, const QKeySequence &keys);
    void defaultWanted(const QString &name);

private:
    const ShortcutFields *current() const;
    void filter();
    void check();

    QList<ShortcutFields> m_shortcuts;
    std::unique_ptr<Ui::ShortcutsDialog> m_ui;
};

} // namespace widgets
