// SPDX-License-Identifier: Apache-2.0
#include "ledger/files/filetouch.h"

#include "base/ids.h"

#include <algorithm>

namespace ledger {

void putInOrder(FileTouches &touches)
{
    std::sort(touches.begin(), touches.end(),
              [](const FileTouch &a, const FileTouch &b) { return a.row->id < b.row->id; });
    for (auto found = touches.begin(); found != touches.end(); ++found) {
        if (found->row->source == EffectSource::Belay ||
            (found != touches.begin() && (found - 1)->after.sameContent(found->before)))
            continue;
        const auto first = std::find_if(touches.begin(), found, [&found](const FileTouch &touch) {
            return touch.row->session == found->row->session && touch.row->turn == found->row->turn;
        });
        if (first != found && first->before.sameContent(found->after))
            std::rotate(first, found, found + 1);
    }
}

} // namespace ledger
