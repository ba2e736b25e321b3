// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDockWidget>

#include <functional>

namespace widgets {

class FlatButton;

/// The title line of a dock: its name, a summary of its content, and a close button.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    DockTitle(const QString &title, Look *look, QWidget *parent = nullptr);

    void setSummary(const QString &summary);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void closeRequested();
    void floatRequested(); ///< float, or dock again

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_title, m_summary;
    Look *m_look;
    FlatButton *m_close;
};

/// Changes the action that shows and hides \p dock for docks that share a place: it raises a dock that is behind
/// another, and hides only a visible one.
void bringForward(QDockWidget *dock);

/// Puts the widget that \p make returns into \p dock when it is first shown.
void fillWhenSeen(QDockWidget *dock, std::function<QWidget *()> make);

/// Shows the summary of \p panel in the title of \p dock, a DockTitle.
template <class Panel> Panel *titled(QDockWidget *dock, Panel *panel)
{
    auto *title = static_cast<DockTitle *>(dock->titleBarWidget());
    QObject::connect(panel, &Panel::summaryChanged, title, &DockTitle::setSummary);
    title->setSummary(panel->summary());
    return panel;
}

} // namespace widgets
