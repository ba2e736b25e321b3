// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffview.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/content/areaselection.h"
#include "widgets/content/diffhead.h"
#include "widgets/style/slimscrollbar.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace widgets {

DiffView::DiffView(Look *look, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_look(look)
    , m_head(new DiffHead(look, this))
    , m_selection(new AreaSelection(
          this, [this] { return texts(); }, AreaSelection::By::DragAlone))
{
    viewport()->setAutoFillBackground(false); // else the frame of the focus would have to be asked for
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(base::Words::tr("Change"));
    makeSlim(this, look, &Theme::base);
    viewport()->setMouseTracking(true);
    connect(look, &Look::changed, this, &DiffView::restyle);
    connect(look, &Look::codeColored, viewport(), qOverload<>(&QWidget::update));
    connect(look, &Look::diffSidesChanged, this, &DiffView::layOut);
    restyle();
}

void DiffView::setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText)
{
    m_body = std::make_unique<DiffBody>([this] {
        describe();
        layOut();
    });
    m_body->setDiff(path, oldText, newText);
    m_path = path;
    m_selection->clear();
    m_message.clear();
    m_current = -1;
    describe();
    layOut();
    verticalScrollBar()->setValue(0);
}

TextParts DiffView::texts() const
{
    TextParts texts(m_look->theme());
    if (m_body)
        texts.add(m_body.get(), QRectF(1, bodyTop(), viewport()->width() - 2, m_body->height(m_look->theme())));
    return texts;
}

void DiffView::setSideNames(const QString &before, const QString &after)
{
    m_head->setNames(before, after);
}

void DiffView::setMessage(const QString &message)
{
    m_body.reset();
    m_selection->clear();
    m_message = message;
    m_current = -1;
    describe();
    layOut();
}

void DiffView::describe()
{
    m_head->setCounts(added(), removed());
    if (!m_body)
        setAccessibleDescription(m_message);
    else if (isComparing())
        setAccessibleDescription(base::labelled(m_path, base::Words::tr("Comparing…")));
    else
        setAccessibleDescription(
            base::Words::tr("%1: %2 lines added, %3 removed").arg(m_path).arg(added()).arg(removed()));
}

void DiffView::restyle()
{
    setViewportMargins(0, m_head->wantedHeight(), 0, 0);
    if (m_body)
        m_body->forgetLayout();
    layOut();
}

void DiffView::layOut()
{
    const Theme &t = m_look->theme();
    int height = 0;
    m_head->setGeometry(0, 0, width(), m_head->wantedHeight());
    m_head->setHasRoom(m_body && DiffBody::hasRoomForSides(viewport()->width() - 2, t));
    if (m_body) {
        m_body->setLayout(viewport()->width() - 2, t, m_look->diffSides());
        height = m_body->height(t) + t.u * 2;
    }
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(t.prose.codeLine() * 2);
    verticalScrollBar()->setRange(0, qMax(0, height - viewport()->height()));
    viewport()->update();
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

qreal DiffView::bodyTop() const
{
    return m_look->theme().u - verticalScrollBar()->value();
}

/// Relative to the viewport.
std::vector<DiffBody::Fold> DiffView::folds(qreal top, qreal bottom) const
{
    if (!m_body)
        return {};
    auto folds = m_body->folds(m_look->theme(), top - bodyTop(), bottom - bodyTop(), 1000);
    for (DiffBody::Fold &fold : folds)
        fold.translate(1, bodyTop());
    return folds;
}

void DiffView::unfold(int chunk, DiffBody::Side side)
{
    m_body->unfold(chunk, side);
    m_body->forgetLayout();
    layOut();
    if (m_current != chunk)
        return;
    const auto left = folds(bodyTop(), bodyTop() + m_body->height(m_look->theme()));
    const auto at = std::find_if(left.begin(), left.end(), [chunk](const auto &fold) { return fold.chunk == chunk; });
    if (at == left.end())
        m_current = -1;
    else
        setAccessibleDescription(DiffBody::foldText(at->lines));
}

/// Moves to the next fold above or below.
void DiffView::moveCurrent(int step)
{
    const qreal far = 4.0 * viewport()->height();
    const std::vector<DiffBody::Fold> all = folds(-far, viewport()->height() + far);
    if (all.empty())
        return;
    auto at = std::find_if(all.begin(), all.end(), [this](const auto &fold) { return fold.chunk == m_current; });
    if (at == all.end()) {
        at = std::find_if(all.begin(), all.end(), [](const auto &fold) { return fold.rect.top() >= 0; });
        if (at == all.end())
            --at;
    } else if (step > 0 ? std::next(at) != all.end() : at != all.begin()) {
        at += step;
    }
    m_current = at->chunk;
    setAccessibleDescription(DiffBody::foldText(at->lines));
    if (at->rect.top() < 0 || at->rect.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + int(at->rect.center().y()) -
                                      viewport()->height() / 2);
    viewport()->update();
}

void DiffView::copy() const
{
    if (!m_selection->isEmpty())
        m_selection->copy();
    else if (m_body)
        QApplication::clipboard()->setText(m_body->unified());
}

void DiffView::keyPressEvent(QKeyEvent *event)
{
    const bool control = event->modifiers() & Qt::ControlModifier, shift = event->modifiers() & Qt::ShiftModifier;
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else if (control && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        moveCurrent(event->key() == Qt::Key_Up ? -1 : 1);
    } else if (event->key() == Qt::Key_Space) {
        if (m_current < 0)
            moveCurrent(1);
        if (m_current >= 0)
            unfold(m_current, DiffBody::Side::All);
    } else if (shift && m_current >= 0 && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        unfold(m_current, event->key() == Qt::Key_Up ? DiffBody::Side::Bottom : DiffBody::Side::Top);
    } else {
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void DiffView::mouseMoveEvent(QMouseEvent *event)
{
    const qreal y = event->position().y();
    viewport()->setCursor(folds(y, y).empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void DiffView::mouseReleaseEvent(QMouseEvent *event)
{
    const qreal y = event->position().y();
    if (event->button() != Qt::LeftButton)
        return;
    for (const DiffBody::Fold &fold : folds(y, y))
        unfold(fold.chunk, fold.sideAt(event->position()));
}

void DiffView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int line = m_body ? m_body->newLineAt(event->position() - QPointF(1, bodyTop()), m_look->theme()) : 0;
    if (event->button() == Qt::LeftButton && line > 0)
        Q_EMIT lineDoubleClicked(line);
}

void DiffView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    Canvas c(&painter, m_look, devicePixelRatioF());
    const Theme &t = m_look->theme();
    painter.fillRect(viewport()->rect(), t.base);
    if (m_body)
        m_body->paint(c, m_look, QPointF(1, bodyTop()), event->rect(), {}, m_selection->selected().of(m_body.get()));
    else
        c.text(t.body, t.text2, viewport()->rect().adjusted(t.u * 3, t.u * 2, -t.u * 3, 0), m_message,
               Qt::AlignLeft | Qt::AlignTop);
    if (m_current >= 0 && hasFocus()) {
        for (const DiffBody::Fold &fold : folds(0, viewport()->height())) {
            if (fold.chunk == m_current)
                c.frame(fold.rect.adjusted(1, 0, -1, 0), {}, t.accent, 2);
        }
    }
    painter.setPen(t.line);
    painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

} // namespace widgets

#include "moc_diffview.cpp"
