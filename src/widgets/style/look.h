// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/layout/codehighlighter.h"
#include "widgets/style/iconcache.h"
#include "widgets/style/theme.h"

#include <QObject>

#include <memory>

namespace widgets {

/// The current Theme and what belongs to it, made once by the application and handed to every widget. Follows
/// the application's palette and font; `changed` comes after each new theme.
class Look : public QObject
{
    Q_OBJECT

public:
    explicit Look(QObject *parent = nullptr);
    /// Begins like \p other, which need not outlive it.
    explicit Look(const Look *other, QObject *parent = nullptr);

    const Theme &theme() const { return m_theme; }
    IconCache &icons() { return m_icons; }
    text::CodeHighlighter &highlighter() { return *m_highlighter; }
    QIcon icon(const QString &name);

    /// Loads what the first text and the first code would otherwise wait for, while nobody waits.
    void prepare();

    /// Scales everything that is painted with it, half to three times; 1.0 is the application's font.
    void setZoom(double zoom);
    /// Families instead of the application's font and the desktop's font for code; empty: those.
    void setFonts(const QString &text, const QString &code);
    double zoom() const { return m_zoom; }

    /// How changes are shown everywhere: old and new side by side, where there is room, or one below the other.
    void setDiffSides(bool on);
    bool diffSides() const { return m_diffSides; }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    void changed();
    /// Code that has been painted without colours may have some now.
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
    std::shared_ptr<text::CodeHighlighter> m_highlighter; ///< one for all that began like the first
};

} // namespace widgets
