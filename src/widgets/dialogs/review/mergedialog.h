// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDialog>

#include <array>

class QPlainTextEdit;

namespace widgets {

/// Lines that the user and the agent have both changed are written anew, with what either has above them. Shown with
/// open(); closing it decides nothing.
class MergeDialog : public QDialog
{
    Q_OBJECT

public:
    using Three = std::array<QString, 3>;
    /// \p names and \p sides as in ConflictColumns. \p text is what the writing begins with.
    MergeDialog(const Three &names, const Three &sides, const QString &text, Look *look, QWidget *parent = nullptr);

    void reject() override;

Q_SIGNALS:
    void written(const QString &text);
    void left(const QString &text); ///< it is closed without being used; only if it was edited

private:
    QPlainTextEdit *m_text;
};

} // namespace widgets
