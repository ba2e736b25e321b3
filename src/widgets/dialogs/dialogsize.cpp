// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/dialogsize.h"

#include <QBoxLayout>
#include <QDialog>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

namespace widgets {
namespace {

/// QScrollArea itself limits its size hint to some lines.
class ScrolledContents : public QScrollArea
{
public:
    ScrolledContents()
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        viewport()->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                fontMetrics().height() * 6};
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        return qMax(widget()->layout()->totalHeightForWidth(width), widget()->minimumSizeHint().height());
    }
};

} // namespace

void sizeDialog(QDialog *dialog, const QSize &wanted)
{
    // Leaves room for the window's frame and title.
    const QSize room = dialog->screen()->availableSize() * 0.9;
    const QLayout *layout = dialog->layout();
    QSize size = wanted;
    if (layout)
        size = size.expandedTo(layout->totalMinimumSize());
    size.setWidth(qMin(size.width(), room.width()));
    if (layout && layout->hasHeightForWidth())
        size.setHeight(qMax(size.height(), layout->totalHeightForWidth(size.width())));
    dialog->resize(size.boundedTo(room));
}

void addScrolled(QBoxLayout *column, QLayout *contents)
{
    auto *area = new ScrolledContents;
    auto *inner = new QWidget;
    contents->setContentsMargins(0, 0, 0, 0);
    inner->setLayout(contents);
    area->setWidget(inner);
    inner->setAutoFillBackground(false); // a scroll area sets it on the widget
    column->addWidget(area, 1);
}

} // namespace widgets
