// SPDX-License-Identifier: Apache-2.0
#include "widgets/items/diffhunks.h"

#include "base/wording.h"
#include "base/words.h"
#include "widgets/style/canvas.h"

#include <algorithm>
#include <tuple>

namespace widgets {

namespace {

/// Limit for hunks with buttons at the same time.
constexpr int mostHunkSpots = 100;

size_t countComparing(const DiffHunks::Diffs &diffs)
{
    return size_t(std::count_if(diffs.begin(), diffs.end(), [](const auto &diff) { return diff->isComparing(); }));
}

} // namespace

void DiffHunks::read(const history::ToolCall &call, history::EntryId entry)
{
    m_entry = entry;
    m_effects = call.effects;
    m_kept = call.kept;
    m_isOffered = call.effects.canUndo && !call.diffs.empty();
    m_hunks.clear();
}

void DiffHunks::readHunks(const Diffs &diffs)
{
    const size_t comparing = countComparing(diffs);
    if (!m_hunks.empty() && comparing == m_comparing)
        return;
    m_comparing = comparing;
    m_hunks.clear();
    // An agent may show several parts of one file.
    using Says = std::tuple<QString, QStringList, QStringList>;
    std::map<Says, std::vector<HunkState *>> alike;
    for (size_t i = 0; i < diffs.size(); ++i) {
        for (auto &[chunk, hunk] : diffs[i]->hunkTexts()) {
            HunkState &known = m_hunks[{i, chunk}];
            known.hunk = std::move(hunk);
            alike[{diffs[i]->path(), known.hunk.removed, known.hunk.added}].push_back(&known);
        }
    }
    for (const auto &[says, hunks] : alike) {
        for (size_t i = 0; i < hunks.size(); ++i) {
            hunks[i]->hunk.number = int(i);
            hunks[i]->hunk.alike = int(hunks.size());
            const history::HunkMark mark = models::markOf(std::get<0>(says), hunks[i]->hunk);
            hunks[i]->isTakenBack = models::isAmong(m_effects.takenBack, mark);
            hunks[i]->isKept = models::isAmong(m_kept, mark);
        }
    }
}

void DiffHunks::paint(ItemPaint &paint, const Diffs &diffs, size_t diff, QPointF at, std::vector<HotSpot> *spots)
{
    // A new file has a single hunk, which the card's own button undoes.
    if (!m_isOffered || diffs[diff]->isComparing() || diffs[diff]->isNewFile())
        return;
    readHunks(diffs);
    for (const DiffBody::HunkPlace &place : diffs[diff]->hunks(m_context.theme(), paint.clip.top() - at.y(),
                                                               paint.clip.bottom() - at.y(), mostHunkSpots)) {
        if (const auto known = m_hunks.find({diff, place.chunk}); known != m_hunks.end())
            paintOne(paint, place, known->second, *diffs[diff], at, spots);
    }
}

void DiffHunks::paintOne(ItemPaint &paint, const DiffBody::HunkPlace &place, const HunkState &known,
                         const DiffBody &diff, QPointF at, std::vector<HotSpot> *spots)
{
    const QString &path = diff.path();
    Canvas &c = paint.canvas;
    const Theme &t = m_context.theme();
    const int u = t.u;
    const QRectF rect = place.rect.translated(at);
    if (known.isTakenBack) {
        // An undone hunk is dimmed but still readable.
        QColor veil = t.base;
        veil.setAlphaF(0.6F);
        c.painter()->fillRect(rect, veil);
    }
    const qreal bottom = at.y() + diff.height(t); // a button is higher than a line, which may be the last one
    qreal right = rect.right() - u * 3 / 2.0;
    const auto button = [&](const QString &words, const QString &icon, const QString &name, TranscriptAction action) {
        ButtonFace face{.icon = icon, .text = m_context.narrow ? QString() : words};
        face.small = true;
        const QSizeF size = c.buttonSize(face);
        const qreal top = qMax(at.y(), qMin(rect.top(), bottom - size.height()));
        const QRectF end(right - size.width(), top, size.width(), size.height());
        const QRectF box = c.inCode(rect, end);
        if (paint.isPointedAt)
            c.button(box, face);
        spots->push_back(
            {.rect = box.translated(-paint.at), .action = std::move(action), .name = name, .hasOwnStep = true});
        right = end.left() - u;
    };
    const auto label = [&](const QString &words, const QString &icon, const QColor &color) {
        const qreal width = Canvas::width(t.small, words) + u * 7, height = t.prose.codeLine();
        const QRectF box = c.inCode(rect, {right - width, rect.top(), width, height});
        c.painter()->fillRect(box, t.base);
        c.icon(icon, color, QPointF(box.left() + u, box.center().y() - u * 2));
        c.text(t.small, color, box.adjusted(u * 6, 0, 0, 0), words);
    };
    const auto named = [&place](const QString &words) {
        return base::labelled(words, tr("change at line %1").arg(place.line));
    };
    if (known.isTakenBack) {
        button(base::Words::tr("Redo"), QStringLiteral("redo"), named(base::Words::tr("Redo")),
               actions::RedoHunk{m_effects.effects, path, known.hunk});
        label(base::Words::tr("undone"), QStringLiteral("undo"), t.text2);
        return;
    }
    button(base::Words::tr("Undo"), QStringLiteral("undo"), named(base::Words::tr("Undo")),
           actions::UndoHunk{m_effects.effects, path, known.hunk});
    const QString keep = known.isKept ? base::Words::tr("Look") : base::Words::tr("Keep");
    button(keep, known.isKept ? QStringLiteral("changes") : QStringLiteral("check"), named(keep),
           actions::KeepHunk{m_entry, models::markOf(path, known.hunk), !known.isKept});
    if (known.isKept)
        label(tr("kept"), QStringLiteral("check"), t.added.color);
}

} // namespace widgets
