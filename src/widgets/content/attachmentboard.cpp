// SPDX-License-Identifier: Apache-2.0
#include "widgets/content/attachmentboard.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "text/layout/blocklayout.h"
#include "text/layout/messageflow.h"

#include <algorithm>

namespace widgets {

namespace {

constexpr int mostImageHeight = 400;

} // namespace

AttachmentBoard::~AttachmentBoard()
{
    cutTo(0);
}

void AttachmentBoard::cutTo(size_t parts)
{
    while (m_parts.size() > parts) {
        if (m_parts.back().image && m_context.images)
            m_context.images->remove(m_parts.back().image);
        m_parts.pop_back();
    }
}

void AttachmentBoard::setBlocks(const std::vector<acp::ContentBlock> &blocks)
{
    size_t same = 0;
    while (same < blocks.size() && same < m_parts.size() &&
           models::isSameAttachment(blocks[same], m_parts[same].content))
        ++same;
    if (same == blocks.size() && same == m_parts.size())
        return;
    cutTo(same);
    for (size_t i = same; i < blocks.size(); ++i) {
        Part part{.content = blocks[i], .words = models::attachmentText(blocks[i])};
        if (const auto *image = std::get_if<acp::ImageContent>(&blocks[i])) {
            part.header = imageHeader(image->data);
            if (!part.header.format.isEmpty() && m_context.images)
                part.image = m_context.images->add(image->data, part.header.format);
        }
        m_parts.push_back(std::move(part));
    }
    layOut();
}

bool AttachmentBoard::hasPictures() const
{
    return std::any_of(m_parts.begin(), m_parts.end(), [](const Part &part) { return part.image != 0; });
}

QString AttachmentBoard::textOf(int part) const
{
    QStringList lines{words(part).name, words(part).target, words(part).body};
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void AttachmentBoard::setWidth(int width)
{
    if (width == m_width)
        return;
    m_width = width;
    layOut();
}

void AttachmentBoard::restyle()
{
    for (Part &part : m_parts) {
        if (part.flow)
            part.flow->restyle();
    }
    layOut();
}

QString AttachmentBoard::detailOf(const Part &part) const
{
    return base::facts({part.header.problem, part.words.detail});
}

qreal AttachmentBoard::detailWidth(const Part &part) const
{
    qreal width = 0;
    for (const QString &words : {part.words.target, detailOf(part)}) {
        if (!words.isEmpty())
            width += Canvas::width(theme().small, words) + theme().u * 2;
    }
    return width;
}

bool AttachmentBoard::canSave(const Part &part) const
{
    return !std::holds_alternative<acp::ResourceLink>(part.content);
}

/// Too long for one line: then the target and size are below the name.
bool AttachmentBoard::isLong(const Part &part) const
{
    const int u = theme().u;
    const qreal rest = u * 9.0 + (canSave(part) ? u * 6 : 0);
    return Canvas::width(theme().body, part.words.name) + detailWidth(part) + rest > m_width;
}

QSizeF AttachmentBoard::sizeOf(const Part &part) const
{
    const int u = theme().u;
    if (part.image) {
        QSizeF size = part.header.size;
        const QSizeF most(m_width, mostImageHeight);
        if (size.width() > most.width() || size.height() > most.height())
            size.scale(most, Qt::KeepAspectRatio);
        return QSizeF(qMax<qreal>(1, std::round(size.width())), qMax<qreal>(1, std::round(size.height())));
    }
    const qreal button = canSave(part) ? u * 6 : 0;
    if (isLong(part)) {
        const qreal wanted = qMax(Canvas::width(theme().body, part.words.name), detailWidth(part)) + u * 9.0 + button;
        return QSizeF(qMin<qreal>(m_width, wanted), u * 11);
    }
    return QSizeF(Canvas::width(theme().body, part.words.name) + detailWidth(part) + u * 9.0 + button, u * 7);
}

void AttachmentBoard::layOut()
{
    if (m_width <= 0)
        return;
    const int u = theme().u;
    const qreal gap = u * 2;
    qreal x = 0, y = 0, row = 0;
    std::vector<size_t> open; // opened resources of the current row
    const auto endRow = [&] {
        y += row;
        for (const size_t i : open) {
            Part &part = m_parts[i];
            part.flow->setWidth(m_width - u * 6);
            part.bodyTop = y + u;
            y += u + qreal(part.flow->height()) + u * 4;
        }
        open.clear();
        x = row = 0;
    };
    for (size_t i = 0; i < m_parts.size(); ++i) {
        Part &part = m_parts[i];
        const QSizeF size = sizeOf(part);
        if (x > 0 && x + size.width() > m_width) {
            endRow();
            y += gap;
        }
        part.rect = QRectF(QPointF(x, y), size);
        x += size.width() + gap;
        row = qMax(row, size.height());
        if (!part.open)
            continue;
        if (!part.flow) {
            part.flow = std::make_unique<text::MessageFlow>(text::MessageFlow::Mode::Plain, &theme().prose, nullptr);
            part.flow->append(part.words.body);
            part.flow->finish();
        }
        open.push_back(i);
    }
    endRow();
    m_height = int(std::ceil(y));
}

void AttachmentBoard::setOpen(int index, bool open)
{
    Part &part = m_parts[size_t(index)];
    part.open = open && !part.words.body.isEmpty();
    if (!part.open)
        part.flow.reset();
    layOut();
}

bool AttachmentBoard::ensure(int top, int bottom)
{
    bool corrected = false;
    for (Part &part : m_parts) {
        if (!part.open)
            continue;
        const int begin = int(part.bodyTop) + theme().u * 2;
        corrected = part.flow->ensure(top - begin, bottom - begin) || corrected;
    }
    if (corrected)
        layOut();
    return corrected;
}

void AttachmentBoard::dropLayouts()
{
    for (Part &part : m_parts) {
        if (part.flow)
            part.flow->dropLayouts();
    }
}

QString AttachmentBoard::iconOf(const Part &part) const
{
    if (std::holds_alternative<acp::ResourceLink>(part.content))
        return QStringLiteral("link");
    if (!part.words.body.isEmpty())
        return part.open ? QStringLiteral("down") : QStringLiteral("right");
    return part.header.problem.isEmpty() ? QStringLiteral("attach") : QStringLiteral("failed");
}

void AttachmentBoard::paint(ItemPaint &paint, QPointF at, bool isPart, std::vector<HotSpot> *spots)
{
    const int u = theme().u;
    for (int i = 0; i < count(); ++i) {
        Part &part = m_parts[size_t(i)];
        const QRectF rect = part.rect.translated(at);
        addSpots(part, i, rect.translated(-paint.at), spots);
        const bool inView = rect.bottom() >= paint.clip.top() && rect.top() <= paint.clip.bottom();
        if (inView && part.image)
            paintImage(paint, part, rect);
        else if (inView)
            paintChip(paint, part, i, rect, isPart);
        if (!part.open)
            continue;
        const QRectF box(at.x(), at.y() + part.bodyTop, m_width, qreal(part.flow->height()) + u * 4);
        paint.canvas.frame(box, theme().base, theme().line);
        const QPointF text = box.topLeft() + QPointF(u * 3, u * 2);
        const EntryMarks marks = part.entry ? paint.marks.of(part.entry) : paint.marks;
        part.flow->mark(text, paint.clip,
                        isPart ? marks.in(models::FoundIn::Attachment, i * 2 + 1) : marks.in(models::FoundIn::Text));
        part.flow->paint(paint.canvas.painter(), text, paint.clip, {}, {});
    }
}

void AttachmentBoard::paintChip(ItemPaint &paint, const Part &part, int index, const QRectF &rect, bool isPart)
{
    using models::FoundIn;
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const int u = t.u;
    const bool tall = isLong(part);
    const EntryMarks own = part.entry ? paint.marks.of(part.entry) : paint.marks;
    c.frame(rect, t.card, t.line);
    c.icon(iconOf(part), part.header.problem.isEmpty() ? t.text2 : t.failed.color,
           QPointF(rect.left() + u * 2, tall ? rect.top() + u : rect.center().y() - u * 2));
    qreal right = rect.right() - u * 2;
    if (canSave(part)) {
        right -= u * 5;
        c.icon(QStringLiteral("import"), t.text2, QPointF(right, rect.center().y() - u * 2));
        right -= u;
    }
    const QString &name = part.words.name, &target = part.words.target;
    const QRectF line(rect.left() + u * 7, rect.top() + (tall ? u * 0.75 : 0), right - rect.left() - u * 7,
                      tall ? u * 5 : rect.height());
    const auto marks =
        isPart ? paint.marks.in(FoundIn::Attachment, index * 2, 0, name) : own.in(FoundIn::Title, 0, 0, name);
    qreal x = line.left() + c.marked(t.body, t.text, line, name, marks, Qt::ElideMiddle) + u * 2;
    qreal y = line.top();
    if (tall) {
        x = line.left();
        y += u * 4.5;
    }
    if (!target.isEmpty()) {
        const QRectF place(x, y, right - x, line.height());
        x += c.marked(t.small, t.running.color, place, target,
                      isPart ? std::vector<text::Mark>() : own.in(FoundIn::Text, 0, 0, target), Qt::ElideMiddle) +
             u * 2;
    }
    c.text(t.small, part.header.problem.isEmpty() ? t.text2 : t.failed.color, QRectF(x, y, right - x, line.height()),
           detailOf(part));
}

void AttachmentBoard::paintImage(ItemPaint &paint, const Part &part, const QRectF &rect)
{
    Canvas &c = paint.canvas;
    const Theme &t = theme();
    const QSize pixels = (rect.size() * c.pixelRatio()).toSize().expandedTo({1, 1}).boundedTo(part.header.size);
    const QImage image = m_context.images->image(part.image, pixels);
    if (!image.isNull()) {
        c.image(rect, image);
        return;
    }
    c.frame(rect, t.card, t.line);
    const bool broken = m_context.images->isBroken(part.image);
    const QString words =
        broken ? base::Words::tr("The image is broken")
               : base::Words::tr("%1 × %2 pixels").arg(part.header.size.width()).arg(part.header.size.height());
    if (rect.width() > t.u * 20 && rect.height() >= t.u * 5)
        c.text(t.small, broken ? t.failed.color : t.text2, rect.adjusted(t.u, 0, -t.u, 0), words, Qt::AlignCenter);
    else if (broken)
        c.iconAt(QStringLiteral("failed"), t.failed.color, rect.center());
}

void AttachmentBoard::addSpots(const Part &part, int index, const QRectF &rect, std::vector<HotSpot> *spots) const
{
    const QString &name = part.words.name;
    HotSpot save{.rect = rect,
                 .action = actions::SaveContent{part.content},
                 .name = base::labelled(base::Words::tr("Save as"), base::elidedMiddle(name, 60))};
    HotSpot main{.rect = rect, .hasOwnStep = true};
    if (part.image) {
        main.action = actions::ShowImage{part.content};
        main.name = base::labelled(base::Words::tr("Show"), base::elidedMiddle(name, 60));
    } else if (const auto *link = std::get_if<acp::ResourceLink>(&part.content)) {
        main.action = actions::OpenLink{link->uri};
        main.name = base::Words::tr("Open %1").arg(base::elidedMiddle(part.words.target, 80));
    } else if (std::holds_alternative<acp::AudioContent>(part.content)) {
        main.action = actions::OpenSound{part.content};
        main.name = base::Words::tr("Open %1").arg(base::elidedMiddle(name, 60));
    } else if (!part.words.body.isEmpty()) {
        main.action = actions::FoldPart{index};
        main.name = base::labelled(part.open ? base::Words::tr("Fold") : base::Words::tr("Unfold"),
                                   base::elidedMiddle(name, 60));
    } else {
        main = save;
        main.hasOwnStep = true;
    }
    if (canSave(part) && !part.image && !main.asksFor<actions::SaveContent>()) {
        HotSpot button = save;
        button.rect = QRectF(rect.right() - theme().u * 7, rect.top(), theme().u * 7, rect.height());
        spots->push_back(std::move(button));
    }
    spots->push_back(main);
    if (part.image)
        spots->push_back(std::move(save));
}

void AttachmentBoard::unfoldFor(const models::Found &place)
{
    if (place.index / 2 < count() && place.index % 2 == 1)
        setOpen(place.index / 2, true);
}

QRectF AttachmentBoard::placeOf(const models::Found &place)
{
    const int part = place.index / 2;
    if (part >= count())
        return {};
    return place.index % 2 == 1 ? bodyRectOf(part, {place.line, place.from}) : rectOf(part);
}

QRectF AttachmentBoard::bodyRectOf(int index, text::TextPosition position)
{
    Part &part = m_parts[size_t(index)];
    if (!part.open)
        return part.rect;
    return part.flow->rectOf(position).translated(theme().u * 3, part.bodyTop + theme().u * 2);
}

} // namespace widgets
