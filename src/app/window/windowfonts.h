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

/// Zoom and fonts of the window and of the conversation, the width of its text, and whether diffs are shown side by
/// side: from the settings, and stored there when they change.
class WindowFonts : public QObject
{
    Q_OBJECT

public:
    /// \p look is the window's, \p text the conversation's. All must outlive it.
    WindowFonts(settings::Settings *settings, widgets::Look *look, widgets::Look *text, QObject *parent);

public Q_SLOTS:
    void setZoom(int percent); ///< of the conversation
    void zoomBy(int steps);    ///< in steps of ten percent

Q_SIGNALS:
    void zoomed(int percent); ///< the current value, within its limits

private:
    void showZoom();
    void showFonts();
    void showTextWidth();
    void setDiffSides(bool on);

    settings::Settings *m_settings;
    widgets::Look *m_look, *m_text;
};

} // namespace app
