// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "agents/agenticons.h"
#include "widgets/content/agentpicture.h"

#include <QByteArray>

namespace app {

/// The icon of an agent as dialogs show it.
struct ShownIcon final : agents::AgentIcons::Shown
{
    explicit ShownIcon(widgets::AgentPicture drawn) : picture(std::move(drawn)) {}
    const widgets::AgentPicture picture;
};

/// For AgentIcons. Any thread.
agents::AgentIcons::Picture readIcon(const QByteArray &data, QByteArray *why);
/// The picture that readIcon() returned; \p icon is not null.
const widgets::AgentPicture &pictureOf(const agents::AgentIcons::Picture &icon);

} // namespace app
