// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QDockWidget>

#include <functional>

namespace widgets {

class LineLabel;

/// The title line of a dock: its name, a summary of its content, and a close button.
class DockTitle : public Ground
{
    Q_OBJECT

public:
    DockTitle(const QString &title, Look *look, QWidget *parent = nullptr);

    void setSummary(const QString &summary);

Q_SIGNALS:
    void closeRequested();
    void floatRequested(); ///< float, or dock again

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    const QString m_title;
    LineLabel *m_line;
};

/// Changes the action that shows and hides \p dock for docks that share a place: it raises a dock that is behind
/// another, and hides only a visible one.
void bringForward(QDockWidget *dock);

/// Puts the widget that \p make returns into \p dock when it is first shown. Where the dock is lower than that, it
/// scrolls.
void fillWhenSeen(QDockWidget *dock, Look *look, std::function<QWidget *()> make);

/// Shows the summary of \p panel in the title of \p dock, a DockTitle.
template <class Panel> Panel *titled(QDockWidget *dock, Panel *panel)
{
    auto *title = static_cast<DockTitle *>(dock->titleBarWidget());
    QObject::connect(panel, &Panel::summaryChanged, title, &DockTitle::setSummary);
    title->setSummary(panel->summary());
    return panel;
}

} // namespace widgets
