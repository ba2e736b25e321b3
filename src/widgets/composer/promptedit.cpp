// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/promptedit.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace widgets {

namespace {

/// Paragraphs that run from the right begin at the right: Qt orders their words so, and leaves the lines at the left.
class ParagraphLayout final : public QPlainTextDocumentLayout
{
public:
    using QPlainTextDocumentLayout::QPlainTextDocumentLayout;

    QRectF blockBoundingRect(const QTextBlock &block) const override
    {
        const QRectF rect = QPlainTextDocumentLayout::blockBoundingRect(block); // lays it out if that is due
        const QTextLayout *layout = block.isValid() ? block.layout() : nullptr;
        for (int i = 0; layout && i < layout->lineCount() && block.text().isRightToLeft(); ++i) {
            QTextLine line = layout->lineAt(i);
            line.setPosition({document()->documentMargin() + line.width() - line.naturalTextWidth(), line.y()});
        }
        return rect;
    }
};

} // namespace

PromptEdit::PromptEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    auto *text = new QTextDocument(this);
    text->setDocumentLayout(new ParagraphLayout(text));
    text->setDefaultFont(font());
    setDocument(text);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QPalette p = palette();
    p.setColor(QPalette::Base, Qt::transparent);
    setPalette(p);
}

int PromptEdit::wantedHeight() const
{
    // The real height of the lines: with other fonts in them it differs from this font's.
    constexpr int most = 8;
    int lines = 0;
    qreal height = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < most; block = block.next()) {
        const int count = qMax(1, block.layout()->lineCount());
        const qreal all = qMax<qreal>(blockBoundingRect(block).height(), count * fontMetrics().lineSpacing());
        height += all * qMin(count, most - lines) / count;
        lines += count;
    }
    return int(std::ceil(height)) + 2;
}

void PromptEdit::setGhost(const QString &words, const QColor &color)
{
    if (words == m_ghost && color == m_ghostColor)
        return;
    m_ghost = words;
    m_ghostColor = color;
    viewport()->update();
}

void PromptEdit::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    if (m_ghost.isEmpty() || !textCursor().atEnd())
        return;
    QPainter painter(viewport());
    painter.setPen(m_ghostColor);
    const QRect caret = cursorRect();
    const QString line = textCursor().block().text();
    const bool fromRight = line.isEmpty() ? isRightToLeft() : line.isRightToLeft();
    const QRect room =
        fromRight ? QRect(0, caret.top(), caret.left(), caret.height())
                  : QRect(caret.right() + 1, caret.top(), viewport()->width() - caret.right() - 1, caret.height());
    const QString words = fontMetrics().elidedText(m_ghost, Qt::ElideRight, room.width());
    painter.drawText(room, int(fromRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, words);
}

QList<QUrl> filesIn(const QMimeData *source)
{
    const QList<QUrl> urls = source->urls();
    return std::all_of(urls.begin(), urls.end(), [](const QUrl &url) { return url.isLocalFile(); }) ? urls
                                                                                                    : QList<QUrl>();
}

namespace {

/// So long that it buries the message, and short enough to be sent in it.
bool isLong(const QString &text)
{
    constexpr qsizetype least = 5'000, lines = 100, most = 200'000;
    return text.size() <= most && (text.size() >= least || text.count(u'\n') >= lines);
}

} // namespace

bool PromptEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasImage() || !filesIn(source).isEmpty() || QPlainTextEdit::canInsertFromMimeData(source);
}

void PromptEdit::insertFromMimeData(const QMimeData *source)
{
    // Programs that copy cells or formatted text add a picture of it to the text: the text is meant then.
    if (const QList<QUrl> files = filesIn(source); !files.isEmpty())
        Q_EMIT filesGiven(files);
    else if (source->hasImage() && !source->hasText())
        Q_EMIT imageGiven(qvariant_cast<QImage>(source->imageData()));
    else if (m_attachesText && isLong(source->text()))
        Q_EMIT textGiven(source->text());
    else
        QPlainTextEdit::insertFromMimeData(source);
}

void PromptEdit::focusOutEvent(QFocusEvent *event)
{
    m_pressedHere.clear();
    QPlainTextEdit::focusOutEvent(event);
}

void PromptEdit::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (!event->isAutoRepeat())
        m_pressedHere.insert(event->key());
    else if (!m_pressedHere.contains(event->key()) || (enter && !(modifiers & Qt::ShiftModifier)))
        return;
    if (enter && (modifiers == Qt::NoModifier || modifiers == Qt::ControlModifier)) {
        Q_EMIT entered(modifiers == Qt::ControlModifier);
        return;
    }
    if (modifiers == Qt::NoModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        const QTextCursor before = textCursor();
        QTextCursor moved = before;
        const bool up = event->key() == Qt::Key_Up;
        if (!moved.movePosition(up ? QTextCursor::Up : QTextCursor::Down)) {
            Q_EMIT historyWanted(up ? -1 : 1);
            return;
        }
    }
    // Ctrl+Shift+Z takes the turn back, not the text forth. In an empty field a page is one of what stands around it.
    const bool isPage = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
    if ((modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_Z) ||
        (modifiers == Qt::NoModifier && isPage && document()->isEmpty())) {
        event->ignore();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

} // namespace widgets

#include "moc_promptedit.cpp"
