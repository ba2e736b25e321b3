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

/// The small picture of an agent, as its author or a registry gives it.
struct AgentPicture
{
    /// Sizes in pixels that it is drawn in once and for all: a row's icon, the larger one of a row of two lines, and
    /// both on screens with more pixels.
    static constexpr int sizes[] = {16, 24, 32, 48, 64, 96};
    /// Beside a name, and beside two lines; in logical pixels.
    static constexpr int small = 16, large = 24;

    bool inked = false;            ///< of one tone: it takes the colour of the text beside it
    QList<QImage> onLight, onDark; ///< one for each of `sizes`

    bool isNull() const { return onLight.isEmpty(); }
};

constexpr qint64 mostPictureBytes = 256 * 1024;

/// SVG or an image of plain pixels, whoever made it and whatever is in it. Null: no picture; \p why, where it is not
/// null, then says the reason for the log. Any thread; takes some milliseconds.
AgentPicture readAgentPicture(const QByteArray &data, QByteArray *why = nullptr);

/// \p picture for rows on \p palette, chosen ones too; a neutral one of the same size where it is null. Main thread.
QIcon agentIcon(const AgentPicture &picture, const QPalette &palette);

} // namespace widgets
