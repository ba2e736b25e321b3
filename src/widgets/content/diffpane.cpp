// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/diffpane.h"

#include "models/review/diffplaces.h"
#include "widgets/content/areaselection.h"
#include "widgets/style/slimscrollbar.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace widgets {

DiffPane::DiffPane(Look *look, QWidget *parent) : QAbstractScrollArea(parent), m_look(look)
{
    setLayoutDirection(Qt::LeftToRight); // code is always left to right
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeSlim(this, look, &Theme::base);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    m_selection = new AreaSelection(
        this,
        [this] {
            TextParts texts(m_look->theme());
            for (const File &file : m_files)
                texts.add(file.body.get(), QRectF(0, file.top - verticalScrollBar()->value(), viewport()->width(),
                                                  file.body->height(m_look->theme())));
            return texts;
        },
        AreaSelection::By::DragAlone);
    connect(look, &Look::codeColored, viewport(), qOverload<>(&QWidget::update));
}

void DiffPane::setDiffs(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations)
{
    bool isPlaced = m_files.size() == diffs.size();
    m_files.resize(diffs.size());
    for (size_t i = 0; i < diffs.size(); ++i) {
        const acp::Diff &diff = diffs[i];
        std::unique_ptr<DiffBody> &body = m_files[i].body;
        if (body && body->shows(diff.path, diff.oldText, diff.newText))
            continue;
        body = std::make_unique<DiffBody>([this] { Q_EMIT heightChanged(); });
        body->setDiff(diff.path, diff.oldText, diff.newText);
        body->setPlace(!diff.oldText, !diff.oldText);
        isPlaced = false;
        m_selection->clear();
    }
    if (!isPlaced)
        m_placing.begin(diffs, locations, [this](const std::vector<models::DiffPlace> &places) {
            for (size_t i = 0; i < m_files.size() && i < places.size(); ++i)
                m_files[i].body->setPlace(places[i].oldLine, places[i].newLine);
            Q_EMIT heightChanged();
        });
    viewport()->update();
}

int DiffPane::placeFiles(int width)
{
    const Theme &t = m_look->theme();
    int y = 0;
    for (File &file : m_files) {
        file.body->setLayout(width, t, m_look->diffSides());
        file.top = y;
        y += file.body->height(t) + t.u * 2;
    }
    return qMax(0, y - t.u * 2);
}

int DiffPane::layOut(int width, int mostRows)
{
    const int most = mostRows * m_look->theme().prose.codeLine();
    m_wholeHeight = placeFiles(width);
    const bool isHigh = m_wholeHeight > most;
    if (isHigh)
        m_wholeHeight = placeFiles(width - verticalScrollBar()->sizeHint().width());
    setVerticalScrollBarPolicy(isHigh ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setFocusPolicy(isHigh ? Qt::StrongFocus : Qt::NoFocus);
    updateRange();
    viewport()->update();
    return qMin(m_wholeHeight, most);
}

void DiffPane::updateRange()
{
    QScrollBar *bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(m_look->theme().prose.codeLine() * 2);
    bar->setRange(0, scrolls() ? qMax(0, m_wholeHeight - viewport()->height()) : 0);
}

bool DiffPane::unfoldFirst(DiffBody::Side side)
{
    for (const File &file : m_files) {
        const Theme &t = m_look->theme();
        const auto folds = file.body->folds(t, 0, file.body->height(t), 1);
        if (folds.empty())
            continue;
        file.body->unfold(folds.front().chunk, side);
        Q_EMIT heightChanged();
        return true;
    }
    return false;
}

void DiffPane::setMarks(const text::MessageFlow::MarksOf &marks)
{
    m_marks = marks;
    viewport()->update();
}

void DiffPane::restyle()
{
    for (const File &file : m_files)
        file.body->forgetLayout();
}

void DiffPane::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateRange();
}

void DiffPane::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    Canvas canvas(&painter, m_look, devicePixelRatioF());
    painter.fillRect(event->rect(), m_look->theme().base);
    const TextParts::Selected selected = m_selection->selected();
    for (const File &file : m_files)
        file.body->paint(canvas, m_look, QPointF(0, file.top - verticalScrollBar()->value()), event->rect(), m_marks,
                         selected.of(file.body.get()));
    if (hasFocus())
        canvas.frame(QRectF(viewport()->rect()), {}, m_look->theme().accent, 2);
}

void DiffPane::mouseReleaseEvent(QMouseEvent *event)
{
    for (const File &file : m_files) {
        const QPointF inside = event->position() - QPointF(0, file.top - verticalScrollBar()->value());
        const auto folds = file.body->folds(m_look->theme(), inside.y(), inside.y(), 1);
        if (event->button() != Qt::LeftButton || folds.empty())
            continue;
        file.body->unfold(folds.front().chunk, folds.front().sideAt(inside));
        Q_EMIT heightChanged();
        return;
    }
    event->ignore();
}

/// If it cannot scroll further, the wheel scrolls what is around it.
void DiffPane::wheelEvent(QWheelEvent *event)
{
    if (scrolls())
        QAbstractScrollArea::wheelEvent(event);
    else
        event->ignore();
}

} // namespace widgets

#include "moc_diffpane.cpp"
