// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace widgets {

/// Edits the user's comment on a line of a change. Shown with open(); closing it leaves the comment unchanged.
class CommentDialog : public QDialog
{
    Q_OBJECT

public:
    /// \p place: file and line; \p quoted: the line's text. Both are shown as they are. \p text: the existing comment;
    /// empty: none.
    CommentDialog(const QString &place, const QString &quoted, const QString &text, QWidget *parent = nullptr);

Q_SIGNALS:
    /// An empty text removes the comment.
    void kept(const QString &text);
    /// The dialog was closed otherwise, and what was written in it is something else than what there was.
    void left(const QString &text);

public Q_SLOTS:
    void reject() override;

private:
    QPlainTextEdit *m_text;
};

} // namespace widgets
