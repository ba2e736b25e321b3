// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QColor>

namespace widgets {

constexpr qsizetype mostSvgBytes = 256 * 1024;

/// The shapes of a small SVG that somebody else drew, and nothing else of it: no references out of it, pictures,
/// texts, style sheets that fetch, scripts, animations and entities, and so little of everything that drawing it
/// takes no time worth speaking of. `currentColor` becomes \p ink. Empty: it is no such SVG; \p why, where it is not
/// null, then says the reason for the log. Any thread.
QByteArray safeSvg(const QByteArray &svg, const QColor &ink, QByteArray *why = nullptr);

} // namespace widgets
