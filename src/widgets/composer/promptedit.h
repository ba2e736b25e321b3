// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QPlainTextEdit>
#include <QSet>
#include <QUrl>

namespace widgets {

/// The field of the composer: grows with its text up to eight lines. Files and pictures that are pasted or dropped
/// into it are told, not written. A key that was held down before the focus came writes nothing, and Enter that is
/// held enters nothing.
class PromptEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit PromptEdit(QWidget *parent);
    int wantedHeight() const;
    /// Behind the text, in a weak colour, while the caret stands there: what could be typed next.
    void setGhost(const QString &words, const QColor &color);

Q_SIGNALS:
    void entered();        ///< Enter
    void enteredControl(); ///< Ctrl+Enter
    void historyWanted(int step);
    void filesGiven(const QList<QUrl> &files);
    void imageGiven(const QImage &image);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    QSet<int> m_pressedHere; ///< keys, since the focus came
    QString m_ghost;
    QColor m_ghostColor;
};

/// The files of this machine that \p source consists of; none if there is anything else among them.
QList<QUrl> filesIn(const QMimeData *source);

} // namespace widgets
