// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QPlainTextEdit>
#include <QSet>
#include <QUrl>

namespace widgets {

/// The text field of the composer: grows with its text up to eight lines. Pasted or dropped files and pictures are
/// emitted and not inserted. A key that was held down before it got the focus inserts nothing, and a held Enter does
/// not submit.
class PromptEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PromptEdit(QWidget *parent);
    int wantedHeight() const;
    /// A pasted text that is too long to be read here is emitted and not inserted.
    void setAttachesText(bool attaches) { m_attachesText = attaches; }
    /// A hint in a weak colour behind the text, shown while the caret is there.
    void setGhost(const QString &words, const QColor &color);

Q_SIGNALS:
    void entered(bool withControl); ///< Enter, or Ctrl+Enter
    void historyWanted(int step);
    void filesGiven(const QList<QUrl> &files);
    void imageGiven(const QImage &image);
    void textGiven(const QString &text); ///< a long one, where those are attached

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    QSet<int> m_pressedHere; ///< keys pressed since it got the focus
    bool m_attachesText = false;
    QString m_ghost;
    QColor m_ghostColor;
};

/// The local files that \p source consists of; empty if it contains anything else.
QList<QUrl> filesIn(const QMimeData *source);

} // namespace widgets
