// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

namespace settings {
class Settings;
} // namespace settings

namespace widgets {
class Look;
} // namespace widgets

namespace app {

/// How large and in which fonts the window and what is said are shown, and whether changes stand side by side: as the
/// settings have it, and back into them when it is chosen somewhere.
class WindowFonts : public QObject
{
    Q_OBJECT

public:
    /// \p look is the window's, \p text that of what is said. All must outlive it.
    WindowFonts(settings::Settings *settings, widgets::Look *look, widgets::Look *text, QObject *parent);

public Q_SLOTS:
    void setZoom(int percent); ///< of what is said
    void zoomBy(int steps);    ///< of ten percent
    void setFonts(const QString &text, const QString &code);

Q_SIGNALS:
    void zoomed(int percent); ///< what it is now, within its limits

private:
    void setDiffSides(bool on);

    settings::Settings *m_settings;
    widgets::Look *m_look, *m_text;
};

} // namespace app
