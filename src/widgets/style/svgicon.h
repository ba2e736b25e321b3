// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QIcon>

namespace widgets {

struct SvgIcon
{
    QByteArray svg;
    QByteArray disabled; ///< used while disabled; empty: the same
    int most = 0;        ///< maximum of the longer side in logical pixels; 0: as requested
};

/// An icon that is drawn when it is shown, sharp at any size. Creating it costs nothing, and no plugin is loaded for
/// it.
QIcon svgIcon(const SvgIcon &icon);

} // namespace widgets
