// SPDX-License-Identifier: Apache-2.0
#include "app/controllers/agents/shownicon.h"

namespace app {

static_assert(agents::AgentIcons::mostBytes == widgets::mostPictureBytes);

agents::AgentIcons::Picture readIcon(const QByteArray &data, QByteArray *why)
{
    const widgets::AgentPicture picture = widgets::readAgentPicture(data, why);
    return picture.isNull() ? nullptr : std::make_shared<const ShownIcon>(picture);
}

const widgets::AgentPicture &pictureOf(const agents::AgentIcons::Picture &icon)
{
    return static_cast<const ShownIcon *>(icon.get())->picture;
}

} // namespace app
