// SPDX-License-Identifier: Apache-2.0
#include "app/window/windowfonts.h"

#include "settings/settings.h"
#include "widgets/style/look.h"

namespace app {

WindowFonts::WindowFonts(settings::Settings *settings, widgets::Look *look, widgets::Look *text, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_look(look)
    , m_text(text)
{
    m_text->setZoom(settings->zoom() / 100.0);
    m_look->setFonts({}, settings->codeFont());
    m_text->setFonts(settings->textFont(), settings->codeFont());
    // The setting can be changed in a card or in a dialog, and applies to both.
    for (widgets::Look *one : {m_look, m_text}) {
        one->setDiffSides(settings->diffSides());
        connect(one, &widgets::Look::diffSidesChanged, this, &WindowFonts::setDiffSides);
    }
}

void WindowFonts::setZoom(int percent)
{
    m_settings->setZoom(percent);
    m_text->setZoom(m_settings->zoom() / 100.0);
    Q_EMIT zoomed(m_settings->zoom());
}

void WindowFonts::zoomBy(int steps)
{
    setZoom(m_settings->zoom() + 10 * steps);
}

void WindowFonts::setFonts(const QString &text, const QString &code)
{
    m_settings->setTextFont(text);
    m_settings->setCodeFont(code);
    m_look->setFonts({}, code);
    m_text->setFonts(text, code);
}

void WindowFonts::setDiffSides(bool on)
{
    m_settings->setDiffSides(on);
    m_look->setDiffSides(on);
    m_text->setDiffSides(on);
}

} // namespace app

#include "moc_windowfonts.cpp"
