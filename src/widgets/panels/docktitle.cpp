// SPDX-License-Identifier: Apache-2.0
#include "widgets/panels/docktitle.h"

#include "base/wording.h"
#include "base/words.h"

#include "widgets/style/flatbutton.h"
#include "widgets/style/linelabel.h"
#include "widgets/style/slimscrollbar.h"

#include <QAction>
#include <QDockWidget>
#include <QMouseEvent>
#include <QScrollArea>

#include <memory>

namespace widgets {

void bringForward(QDockWidget *dock)
{
    const auto behind = std::make_shared<bool>(false);
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, behind](bool visible) {
        // Hiding emits this again; the state before that counts.
        if (visible || !dock->isHidden())
            *behind = !visible;
    });
    QObject::connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock, behind](bool shown) {
        if (!shown && !*behind)
            return;
        *behind = false;
        dock->show();
        dock->raise();
    });
}

namespace {

/// What a panel shows may need more height than the window can spare for it.
class DockContents : public QScrollArea
{
public:
    DockContents(QWidget *panel, Look *look) : m_look(look)
    {
        setFocusPolicy(Qt::NoFocus);
        makeSlim(this, look, &Theme::base);
        setWidget(panel);
        setWidgetResizable(true);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        const QSize least = widget()->minimumSizeHint();
        return {least.width(), qMin(least.height(), leastUnits * m_look->theme().u)};
    }

private:
    static constexpr int leastUnits = 20;
    Look *m_look;
};

} // namespace

void fillWhenSeen(QDockWidget *dock, Look *look, std::function<QWidget *()> make)
{
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, look, make = std::move(make)](bool visible) {
        if (visible && !dock->widget())
            dock->setWidget(new DockContents(make(), look));
    });
}

DockTitle::DockTitle(const QString &title, Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent, Qt::BottomEdge)
    , m_title(title)
    , m_line(new LineLabel(look, 10, this))
{
    FlatButton *close =
        iconButton(look, QStringLiteral("close"), base::labelled(base::Words::tr("Close"), title), this);
    close->setSmall(true);
    connect(close, &QAbstractButton::clicked, this, &DockTitle::closeRequested);
    rowOf(look, {{m_line, 1}, close}, {3, 0, 2, 0}, 1, this);
    setSummary({});
}

void DockTitle::setSummary(const QString &summary)
{
    m_line->setParts(
        {{.words = m_title, .font = &Theme::header}, {.words = summary, .color = &Theme::text2, .gap = 3}});
}

void DockTitle::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT floatRequested();
}

} // namespace widgets

#include "moc_docktitle.cpp"
