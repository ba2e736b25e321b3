// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QIcon>

namespace widgets {

struct SvgIcon
{
    QByteArray svg;
    QByteArray disabled; ///< what is shown while disabled; empty: the same
    int most = 0;        ///< its longest side, in pixels that do not depend on the screen; 0: as large as asked for
};

/// An icon that is drawn when somebody shows it, sharp in the size that is asked for. Making one costs nothing, and no
/// plugin is loaded for it.
QIcon svgIcon(const SvgIcon &icon);

} // namespace widgets
