// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"
#include "models/texts/showntext.h"
#include "text/layout/blocknode.h"
#include "widgets/style/look.h"

#include <QSet>
#include <QString>

#include <functional>

namespace widgets {

class ImageLoader;
class TypingWatch;

/// What every item of a transcript needs; owned by the view, outlives the items.
struct ItemContext
{
    Look *look = nullptr;
    base::Clock *clock = nullptr;
    ImageLoader *images = nullptr;
    TypingWatch *typing = nullptr;
    QString baseFolder; ///< paths inside it are shown relative to it
    QString agentName;
    QSet<QString> heldPaths{}; ///< absolute: files whose changes are held back and wait for the user
    int width = 600;           ///< width of the text column
    text::SideRoom beside{};   ///< room beside it, for wider content
    bool narrow = false;

    /// Call it when an item needs its entry to be read again, for example because an asynchronous result has arrived.
    std::function<void(history::EntryId)> changed{};
    /// The current entry; null if it does not exist.
    std::function<const history::Entry *(history::EntryId)> entry{};

    const Theme &theme() const { return look->theme(); }
    void entryChanged(history::EntryId id) const
    {
        if (changed)
            changed(id);
    }
    QString shownPath(const QString &path) const { return models::shownPath(path, baseFolder); }
};

} // namespace widgets
