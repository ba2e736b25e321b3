// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>

#include <cmath>

namespace widgets {
namespace {

constexpr double wantedContrast = 4.5;

double channel(double c)
{
    return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * channel(c.redF()) + 0.7152 * channel(c.greenF()) + 0.0722 * channel(c.blueF());
}

/// \p color, lighter or darker by \p step as often as needed to be readable beside both others; invalid: it cannot be.
QColor shifted(QColor color, double step, const QColor &one, const QColor &other)
{
    for (int i = 0; i < 50; ++i) {
        if (contrast(color, one) >= wantedContrast && contrast(color, other) >= wantedContrast)
            return color;
        float h = 0, s = 0, l = 0;
        color.getHslF(&h, &s, &l);
        color = QColor::fromHslF(h, s, float(qBound(0.0, l + step, 1.0)));
    }
    return {};
}

QColor readable(const QColor &color, const Theme &t)
{
    const QColor found = shifted(color, t.dark ? 0.02 : -0.02, t.base, t.window);
    return found.isValid() ? found : t.text;
}

/// A tint is chosen for the base colour of our own palette and shifted for the actual one.
QColor tint(const Theme &t, QRgb light, QRgb dark)
{
    const QColor chosen = QColor(t.dark ? dark : light), from = QColor(t.dark ? 0x1b1e20 : 0xffffff);
    const auto moved = [](int value, int was, int is) { return qBound(0, value + is - was, 255); };
    return QColor(moved(chosen.red(), from.red(), t.base.red()), moved(chosen.green(), from.green(), t.base.green()),
                  moved(chosen.blue(), from.blue(), t.base.blue()));
}

QFont scaled(const QFont &font, double factor, QFont::Weight weight = QFont::Normal)
{
    QFont f = font;
    if (f.pointSizeF() > 0)
        f.setPointSizeF(f.pointSizeF() * factor);
    else
        f.setPixelSize(qRound(f.pixelSize() * factor));
    f.setWeight(weight);
    return f;
}

void setFonts(Theme &t, const QFont &font, const QString &codeFamily)
{
    t.body = font;
    // A 10 pt font at 96 dpi gives 4, whatever its line spacing.
    t.u = qMax(3, qRound(qMax(QFontMetrics(font).height() / 4.5, QFontInfo(font).pixelSize() * 0.3)));
    t.bold = scaled(font, 1.0, QFont::DemiBold);
    t.small = scaled(font, 0.92);
    t.smallBold = scaled(font, 0.92, QFont::DemiBold);
    t.tiny = scaled(font, 0.84, QFont::DemiBold);
    t.header = scaled(font, 1.08, QFont::DemiBold);
    t.panelTitle = scaled(font, 1.15, QFont::DemiBold);
    t.welcome = scaled(font, 1.7, QFont::DemiBold);
    QFont mono = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!codeFamily.isEmpty())
        mono.setFamilies({codeFamily, mono.family()});
    if (font.pointSizeF() > 0)
        mono.setPointSizeF(font.pointSizeF());
    else
        mono.setPixelSize(font.pixelSize());
    t.mono = scaled(mono, 0.92);
    t.monoSmall = scaled(mono, 0.88);
}

void setProse(Theme &t)
{
    text::TextTheme p;
    p.body = t.body;
    p.small = t.small;
    p.mono = t.mono;
    p.text = t.text;
    p.text2 = t.text2;
    p.link = t.running.color;
    p.base = t.base;
    p.card = t.card;
    p.line = t.line2;
    p.selection = mix(t.highlight, t.base, t.dark ? 0.45 : 0.35);
    // Yellow, as with a marker; amber means that something waits for an answer.
    p.found = QColor(t.dark ? 0x5d5a1e : 0xfff2a0);
    p.foundNow = QColor(t.dark ? 0xf2e34c : 0xffd93b);
    const auto on = [&t](const QColor &fill) {
        return contrast(t.text, fill) >= wantedContrast      ? t.text
               : contrast(Qt::black, fill) >= wantedContrast ? QColor(Qt::black)
                                                             : QColor(Qt::white);
    };
    p.onFound = on(p.found);
    p.onFoundNow = on(p.foundNow);
    p.keyword = readable(QColor(t.dark ? 0xd79bd0 : 0x8a2f7d), t);
    p.string = readable(QColor(t.dark ? 0x8fd19e : 0x176c35), t);
    p.number = readable(QColor(t.dark ? 0xe6b67a : 0x94500a), t);
    p.comment = t.dark ? QColor(0x9a9da0) : t.text2;
    p.call = readable(QColor(t.dark ? 0x7fc0f5 : 0x0a64a8), t);
    p.added = t.added.color;
    p.removed = t.removed.color;
    p.addedTint = t.added.tint;
    p.removedTint = t.removed.tint;
    const auto alert = [&p](text::Alert kind) -> QColor & { return p.alerts[int(kind)]; };
    alert(text::Alert::Note) = t.running.color;
    alert(text::Alert::Tip) = t.added.color;
    alert(text::Alert::Important) = t.late.color;
    alert(text::Alert::Warning) = t.waits.color;
    alert(text::Alert::Caution) = t.failed.color;
    const QRgb ansi[16] = {0x232629, 0xa62b3b, 0x176c35, 0x8a5300, 0x0a64a8, 0x7439ab, 0x0b6b75, 0x616365,
                           0x4d5966, 0xc0392f, 0x1f8a46, 0xa86500, 0x1d6fae, 0x8e4ec6, 0x0f7f8b, 0x232629};
    const QRgb ansiDark[16] = {0x7a7e82, 0xf48c99, 0x74cc90, 0xe6b054, 0x6ab6f2, 0xcaa4f2, 0x6cc9d0, 0xe8eaec,
                               0x9a9da0, 0xf8a7b1, 0x96dcaa, 0xf0c67e, 0x93caf6, 0xd9bdf6, 0x92dade, 0xffffff};
    for (int i = 0; i < 16; ++i)
        p.ansi[i] = readable(QColor(t.dark ? ansiDark[i] : ansi[i]), t);
    p.unit = t.u;
    p.rightToLeft = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    t.prose = p;
    p.text = t.text2;
    t.weakProse = p;
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a), y = luminance(b);
    return (qMax(x, y) + 0.05) / (qMin(x, y) + 0.05);
}

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto blend = [share](int x, int y) { return qRound(x * share + y * (1 - share)); };
    return QColor(blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue()));
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::Base).lightnessF() < 0.5f;
}

bool isHighContrast(const QPalette &palette)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor base = palette.color(QPalette::Active, QPalette::Base);
    return base == palette.color(QPalette::Active, QPalette::Window) && contrast(text, base) > 12;
}

QColor filled(const QColor &color)
{
    return shifted(color, -0.02, Qt::white, Qt::white);
}

Theme Theme::from(const QPalette &palette, const QFont &font, const QString &codeFamily)
{
    Theme t;
    t.window = palette.color(QPalette::Active, QPalette::Window);
    t.base = palette.color(QPalette::Active, QPalette::Base);
    t.text = palette.color(QPalette::Active, QPalette::Text);
    t.button = palette.color(QPalette::Active, QPalette::Button);
    t.highlight = palette.color(QPalette::Active, QPalette::Highlight);
    t.dark = isDark(palette);
    const bool strong = isHighContrast(palette);
    t.text2 = mix(t.text, t.base, strong ? 0.88 : 0.72);
    t.line = mix(t.text, t.window, strong ? 0.6 : 0.16);
    t.line2 = mix(t.text, t.base, strong ? 0.45 : 0.11);
    t.card = mix(t.text, t.base, 0.035);
    t.gutter = mix(t.text, t.base, strong ? 0.6 : 0.28);
    t.listSelection = mix(t.highlight, t.window, t.dark ? 0.14 : 0.18);
    t.treeSelection = mix(t.highlight, t.base, t.dark ? 0.15 : 0.18);
    t.user = mix(t.highlight, t.base, 0.09);
    t.accent = filled(t.highlight);
    t.onAccent = Qt::white;
    t.stopFill = QColor(t.dark ? 0xc0392f : 0xb3261e);
    t.onStop = Qt::white;

    const auto tone = [&t, strong](QRgb onLight, QRgb onDark, QRgb lightTint, QRgb darkTint) {
        const QColor own = readable(QColor(t.dark ? onDark : onLight), t);
        return Tone{strong ? t.text : own, tint(t, lightTint, darkTint)};
    };
    t.running = tone(0x0a64a8, 0x6ab6f2, 0xe7f0f6, 0x26333d);
    t.waits = tone(0x8a5300, 0xe6b054, 0xfbf4e8, 0x2e2a22);
    t.stopped = tone(0x4d5966, 0xb0bac5, 0xedeef0, 0x2d3134);
    t.failed = tone(0xb3261e, 0xf58b83, 0xf7e9e8, 0x3a2d2e);
    t.late = tone(0x7439ab, 0xcaa4f2, 0xf1ebf7, 0x34313d);
    t.added = tone(0x176c35, 0x74cc90, 0xe4f1e8, 0x22332a);
    t.removed = tone(0xa62b3b, 0xf48c99, 0xf9e8ea, 0x38282c);
    t.waitsLine = tint(t, 0xd6b27a, 0x7a6233);
    t.addedWord = tint(t, 0xbfe3ca, 0x2f5a40);
    t.removedWord = tint(t, 0xf1c6cb, 0x673a42);
    setFonts(t, font, codeFamily);
    setProse(t);
    return t;
}

QPalette ownPalette(bool dark, bool highContrast)
{
    const QColor ground(dark ? Qt::black : Qt::white);
    const QColor window = highContrast ? ground : QColor(dark ? 0x25292c : 0xeff0f1);
    const QColor base = highContrast ? ground : QColor(dark ? 0x1b1e20 : 0xffffff);
    const QColor text = highContrast ? QColor(dark ? Qt::white : Qt::black) : QColor(dark ? 0xe8eaec : 0x232629);
    const QColor button = highContrast ? ground : QColor(dark ? 0x31363b : 0xfcfcfc);
    const QColor highlight = QColor(0x3daee9);
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, mix(text, base, 0.035));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, mix(text, base, 0.72));
    p.setColor(QPalette::Button, button);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Highlight, highlight);
    // Of selected text in fields, which is on the full colour; rows and menus are only tinted.
    p.setColor(QPalette::HighlightedText, contrast(text, highlight) > contrast(base, highlight) ? text : base);
    p.setColor(QPalette::Link, QColor(dark ? 0x6ab6f2 : 0x0a64a8));
    p.setColor(QPalette::LinkVisited, QColor(dark ? 0xcaa4f2 : 0x7439ab));
    p.setColor(QPalette::Light, mix(Qt::white, window, dark ? 0.08 : 0.6));
    p.setColor(QPalette::Midlight, mix(Qt::white, window, dark ? 0.04 : 0.3));
    p.setColor(QPalette::Mid, mix(text, window, 0.16));
    p.setColor(QPalette::Dark, mix(text, window, 0.28));
    p.setColor(QPalette::Shadow, mix(Qt::black, window, 0.6));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, mix(text, window, 0.5));
    return p;
}

} // namespace widgets
