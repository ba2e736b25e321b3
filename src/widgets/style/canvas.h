// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/blocklayout.h"
#include "widgets/style/look.h"

#include <QPainter>

namespace widgets {

enum class ButtonKind { Normal, Flat, Primary, Stop };

/// The appearance of a button, whether it is a widget or painted inside a card.
struct ButtonFace
{
    ButtonKind kind = ButtonKind::Normal;
    QString icon{}, text{}, key{};
    QString extra{}; ///< after the text, and not bold
    bool enabled = true, hovered = false, pressed = false, focused = false, small = false, weakKey = false;
    bool chevron = false;        ///< a small arrow at the end: it opens a menu
    Tone Theme::*tone = nullptr; ///< that it says
    int end = 0;                 ///< pixels that stay free at its end
};

/// \p words, shortened to what could be visible in \p width if it is very long, elided as \p elide says. Qt shapes a
/// whole line before eliding it, which takes seconds for a command of megabytes.
QString fittingText(const QString &words, qreal width, Qt::TextElideMode elide);

/// A QPainter with the project's shapes. Cheap; created for each painting.
class Canvas
{
public:
    Canvas(QPainter *painter, Look *look, qreal pixelRatio);

    QPainter *painter() const { return p; }
    const Theme &theme() const { return t; }
    qreal pixelRatio() const { return m_ratio; }
    int u() const { return t.u; }
    /// \p box, which lies in \p line, where it has to be so that it is at its place in a line that is never mirrored.
    QRectF inCode(const QRectF &line, const QRectF &box) const;

    /// Paints \p text in \p rect on one line, elided on the right; returns the width used.
    qreal text(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
               Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter, Qt::TextElideMode elide = Qt::ElideRight);
    /// The same, left-aligned, with search matches in \p words marked; for elided matches the dots are marked.
    qreal marked(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                 const std::vector<text::Mark> &marks, Qt::TextElideMode elide = Qt::ElideRight);
    /// The same on as many lines as needed.
    void markedLines(const QFont &font, const QColor &color, const QRectF &rect, const QString &words,
                     const std::vector<text::Mark> &marks);
    void icon(const QString &name, const QColor &color, QPointF topLeft, int size = 0);
    /// Icon of the normal size, centred on \p centre.
    void iconAt(const QString &name, const QColor &color, QPointF centre, int size = 0);
    void image(const QRectF &rect, const QImage &image);
    void frame(const QRectF &rect, const QColor &fill, const QColor &line, qreal lineWidth = 1);
    /// The head of a card: filled, rounded at the top, with a line below.
    void cardHead(const QRectF &rect, const QColor &fill, bool closed);
    void button(const QRectF &rect, const ButtonFace &face);
    static QSizeF buttonSize(const Theme &style, const ButtonFace &face);
    QSizeF buttonSize(const ButtonFace &face) const { return buttonSize(t, face); }
    void pill(const QRectF &rect, const QString &words, const Tone &tone);
    QSizeF pillSize(const QString &words) const;
    /// A pill that ends at \p right in the middle of \p row; returns where what is before it may end.
    qreal pillBefore(qreal right, const QRectF &row, const QString &words, const Tone &tone);
    void keycap(const QRectF &rect, const QString &key, bool weak);
    static QSizeF keycapSize(const Theme &style, const QString &key);
    void badge(QPointF centre, int count);
    void hairline(qreal x1, qreal x2, qreal y, const QColor &color);

    static qreal width(const QFont &font, const QString &words);

private:
    QPainter *p;
    Look *m_look;
    const Theme &t;
    qreal m_ratio;
};

} // namespace widgets
