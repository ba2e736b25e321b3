// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QIcon>
#include <QImage>
#include <QList>

QT_BEGIN_NAMESPACE
class QPalette;
QT_END_NAMESPACE

namespace widgets {

/// The icon of an agent, from its author or a registry.
struct AgentPicture
{
    /// Sizes in pixels that are drawn in advance: small and large rows, also for high-density screens.
    static constexpr int sizes[] = {16, 24, 32, 48, 64, 96};
    /// Logical pixels: beside a name, and beside two lines.
    static constexpr int small = 16, large = 24;

    bool inked = false;            ///< of a single tone: painted in the colour of the text beside it
    QList<QImage> onLight, onDark; ///< one for each of `sizes`

    bool isNull() const { return onLight.isEmpty(); }
};

constexpr qint64 mostPictureBytes = 256 * 1024;

/// Reads SVG or a raster image from any source. Null: not a usable picture, and \p why, if not null, gets the reason
/// for the log. Any thread; takes some milliseconds.
AgentPicture readAgentPicture(const QByteArray &data, QByteArray *why = nullptr);

/// \p picture for rows with \p palette, also selected ones; a neutral icon of the same size if it is null. Main thread.
QIcon agentIcon(const AgentPicture &picture, const QPalette &palette);

} // namespace widgets
