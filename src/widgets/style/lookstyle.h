// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProxyStyle>

namespace widgets {

/// Fusion with the lines and sizes of Belay's own widgets, so that dialogs match the window: flat buttons, the default
/// one filled; edges that are visible on every palette, also black on black; selected items keep their colour on a
/// tinted background with a bar at the side; scroll bars without arrows. Sizes follow the font. For the whole
/// application, with ownPalette(). Radio buttons beside each other are segments of one control if their property
/// "segment" says "first", "middle" or "last".
class LookStyle : public QProxyStyle
{
public:
    LookStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    /// A question's icon in Belay's own line style. Icons for tool bar and dock buttons are left out, since no window
    /// shows them and the first icon requested would load every image plugin.
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace widgets
