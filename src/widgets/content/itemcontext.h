// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "history/entry.h"
#include "text/layout/blocknode.h"
#include "widgets/style/look.h"

#include <QString>

#include <functional>

namespace widgets {

class ImageLoader;
class TypingWatch;

/// What every item of a transcript needs to know; owned by the view, outlives the items.
struct ItemContext
{
    Look *look = nullptr;
    base::Clock *clock = nullptr;
    ImageLoader *images = nullptr;
    TypingWatch *typing = nullptr;
    QString baseFolder; ///< paths inside it are shown relative to it
    QString agentName;
    int width = 600;         ///< of the text column
    text::SideRoom beside{}; ///< of it, for what is wider
    bool narrow = false;

    /// An item's answer came later than its entry: it is to be read again. Called from anywhere.
    std::function<void(history::EntryId)> changed{};
    /// What an entry says now; null if it is not there.
    std::function<const history::Entry *(history::EntryId)> entry{};

    const Theme &theme() const { return look->theme(); }
    void entryChanged(history::EntryId id) const
    {
        if (changed)
            changed(id);
    }
    QString shownPath(const QString &path) const;
};

} // namespace widgets
