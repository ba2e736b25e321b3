// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProxyStyle>

namespace widgets {

/// Fusion with the lines and sizes of Belay's own widgets, so that dialogs look like the window they stand over: flat
/// buttons, the default one filled; edges that can be seen on every palette, also black on black; what is selected
/// keeps its colour on a tinted ground with a bar at its side. Sizes follow the font. For the whole application, with
/// ownPalette().
class LookStyle : public QProxyStyle
{
    Q_OBJECT

public:
    LookStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
    /// The one of a question in Belay's own lines. Without the pictures of a tool bar's and a dock's own buttons, which
    /// no window of Belay shows: the first picture that is asked for loads every plugin that reads pictures.
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override;
};

} // namespace widgets
