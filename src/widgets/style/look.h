// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/codehighlighter.h"
#include "widgets/style/iconcache.h"
#include "widgets/style/theme.h"

#include <QObject>

#include <memory>

namespace widgets {

/// The current Theme and related objects, created once by the application and passed to every widget. Follows the
/// application's palette and font; emits `changed` after each new theme. Tool tips are plain text while there is one.
class Look : public QObject
{
    Q_OBJECT

public:
    explicit Look(QObject *parent = nullptr);
    /// Copies the state of \p other, which need not outlive it.
    explicit Look(const Look *other, QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    IconCache &icons() { return m_icons; }
    text::CodeHighlighter &highlighter() { return *m_highlighter; }
    QIcon icon(const QString &name);

    /// Loads in advance what the first text and the first code would otherwise have to wait for.
    void prepare();

    /// Scales everything painted with it, from half to three times; 1.0 is the application's font.
    void setZoom(double zoom);
    /// Font families for text and code; empty: the application's font and the desktop's fixed font.
    void setFonts(const QString &text, const QString &code);
    double zoom() const { return m_zoom; }
    /// Whether the column of text is as wide as the window, or of a length that is read well.
    void setFillsWindow(bool on);

    /// Whether changes are shown side by side, if there is room, or unified.
    void setDiffSides(bool on);
    bool diffSides() const { return m_diffSides; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed();
    /// Code that was painted without colours may have them now.
    void codeColored();
    void diffSidesChanged(bool on);

private:
    void watch();
    void renew();

    double m_zoom = 1.0;
    QString m_textFamily, m_codeFamily;
    bool m_diffSides = false;
    Theme m_theme;
    IconCache m_icons;
    std::shared_ptr<text::CodeHighlighter> m_highlighter; ///< shared by all that were copied from the first
};

} // namespace widgets
