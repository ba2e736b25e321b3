// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QColor>

namespace widgets {

constexpr qsizetype mostSvgBytes = 256 * 1024;

/// Reduces a small foreign SVG to its shapes: no external references, images, texts, imported style sheets, scripts,
/// animations or entities, and limited in size, so that drawing it is fast. `currentColor` becomes \p ink. Empty: it is
/// not such an SVG; \p why, if not null, gets the reason for the log. Any thread.
QByteArray safeSvg(const QByteArray &svg, const QColor &ink, QByteArray *why = nullptr);

} // namespace widgets
