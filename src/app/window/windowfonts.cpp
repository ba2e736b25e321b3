// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowfonts.h"

#include "settings/settings.h"
#include "widgets/style/look.h"

namespace app {

namespace keys = settings::keys;

WindowFonts::WindowFonts(settings::Settings *settings, widgets::Look *look, widgets::Look *text, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_look(look)
    , m_text(text)
{
    showZoom();
    showFonts();
    showTextWidth();
    // These settings can be changed in a card or in a dialog, and apply to both.
    for (widgets::Look *one : {m_look, m_text}) {
        one->setDiffSides(settings->value(keys::diffSides));
        connect(one, &widgets::Look::diffSidesChanged, this, &WindowFonts::setDiffSides);
    }
    settings->onChange(keys::zoom, this, [this] { showZoom(); });
    settings->onChange(keys::textFont, this, [this] { showFonts(); });
    settings->onChange(keys::codeFont, this, [this] { showFonts(); });
    settings->onChange(keys::textWidth, this, [this] { showTextWidth(); });
}

void WindowFonts::showZoom()
{
    m_text->setZoom(m_settings->value(keys::zoom) / 100.0);
    Q_EMIT zoomed(m_settings->value(keys::zoom));
}

void WindowFonts::setZoom(int percent)
{
    const int before = m_settings->value(keys::zoom);
    m_settings->set(keys::zoom, percent);
    if (m_settings->value(keys::zoom) == before) // at a limit, say: it is told all the same
        Q_EMIT zoomed(before);
}

void WindowFonts::zoomBy(int steps)
{
    setZoom(m_settings->value(keys::zoom) + 10 * steps);
}

void WindowFonts::showFonts()
{
    const QString code = m_settings->value(keys::codeFont);
    m_look->setFonts({}, code);
    m_text->setFonts(m_settings->value(keys::textFont), code);
}

void WindowFonts::showTextWidth()
{
    m_text->setFillsWindow(m_settings->value(keys::textWidth) == QLatin1String("window"));
}

void WindowFonts::setDiffSides(bool on)
{
    m_settings->set(keys::diffSides, on);
    m_look->setDiffSides(on);
    m_text->setDiffSides(on);
}

} // namespace app

#include "moc_windowfonts.cpp"
