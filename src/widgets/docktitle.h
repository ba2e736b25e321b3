// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/look.h"

#include <QWidget>

#include <functional>

QT_BEGIN_NAMESPACE
class QDockWidget;
QT_END_NAMESPACE

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

protected:
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

} // namespace widgets
