// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QDockWidget>

#include <functional>

namespace widgets {

class FlatButton;

/// The title line of a dock: its name, a few words about its content, and a way to close it.
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
    void floatRequested(); ///< or back to its place

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_title, m_summary;
    Look *m_look;
    FlatButton *m_close;
};

/// Makes the action that shows and hides \p dock do what is meant where docks share a place: it brings to the front one
/// that is behind another, and hides only what is seen.
void bringForward(QDockWidget *dock);

/// Puts what \p make returns into \p dock when somebody first sees it.
void fillWhenSeen(QDockWidget *dock, std::function<QWidget *()> make);

/// The title line of \p dock, a DockTitle, says what \p panel sums up.
template <class Panel> Panel *titled(QDockWidget *dock, Panel *panel)
{
    auto *title = static_cast<DockTitle *>(dock->titleBarWidget());
    QObject::connect(panel, &Panel::summaryChanged, title, &DockTitle::setSummary);
    title->setSummary(panel->summary());
    return panel;
}

} // namespace widgets
