// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace widgets {

/// What the user has to say about a line of a change. Shown with open(); closing it without a word leaves the comment
/// as it was.
class CommentDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p place: which line of which file; \p quoted: the line. Both are shown as they are. \p text: of the comment so
    /// far; empty: there is none.
    CommentDialog(const QString &place, const QString &quoted, const QString &text, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Empty: the comment goes.
    void kept(const QString &text);

private:
    void keep();

    QPlainTextEdit *m_text;
};

} // namespace widgets
