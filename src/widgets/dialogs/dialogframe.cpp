// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/dialogframe.h"

#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace widgets {
namespace {

/// QScrollArea itself limits its size hint to some lines.
class ScrolledContents : public QScrollArea
{
public:
    explicit ScrolledContents(QWidget *parent) : QScrollArea(parent)
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

/// Of a button.
class IgnoresSecondClick : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject *button, QEvent *event) override
    {
        if (event->type() == QEvent::MouseButtonDblClick)
            static_cast<QAbstractButton *>(button)->setDown(false);
        return event->type() == QEvent::MouseButtonDblClick;
    }
};

bool isListOrField(const QWidget *widget)
{
    if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isEnabled() || widget->isHidden())
        return false;
    return qobject_cast<const QAbstractItemView *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QComboBox *>(widget) || qobject_cast<const QPlainTextEdit *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget);
}

void alignLabels(const QDialog *dialog, int least)
{
    QWidgetList labels;
    for (const QFormLayout *form : dialog->findChildren<QFormLayout *>()) {
        for (int row = 0; row < form->rowCount(); ++row) {
            const QLayoutItem *label = form->itemAt(row, QFormLayout::LabelRole);
            if (label && label->widget())
                labels << label->widget();
        }
    }
    for (const QWidget *label : std::as_const(labels))
        least = qMax(least, label->sizeHint().width());
    for (QWidget *label : std::as_const(labels))
        label->setMinimumWidth(least);
}

/// Limited by its screen, and taller than wanted if wrapped labels need that.
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

} // namespace

void frameDialog(QDialog *dialog, QDialogButtonBox *buttons, const QSize &wanted, QWidget *said)
{
    const int u = qMax(3, qRound(dialog->fontMetrics().height() / 4.5)), margin = 4 * u;
    for (QLabel *label : dialog->findChildren<QLabel *>()) {
        if (label->property("hint").toBool())
            makeHint(label);
    }
    auto *contents = new QWidget(dialog);
    dialog->layout()->removeWidget(buttons);
    contents->setLayout(dialog->layout()); // takes it from the dialog
    contents->layout()->setContentsMargins(margin, margin, margin, margin);
    auto *line = new QWidget(dialog);
    line->setFixedHeight(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(margin, u * 5 / 2, margin, u * 5 / 2);
    foot->setSpacing(u * 3);
    if (said) {
        contents->layout()->removeWidget(said);
        if (auto *label = qobject_cast<QLabel *>(said))
            label->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        foot->addWidget(said, 1);
    }
    foot->addWidget(buttons, said ? 0 : 1);
    auto *column = new QVBoxLayout(dialog);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(contents, 1);
    column->addWidget(line);
    column->addLayout(foot);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);

    alignLabels(dialog, u * 33);
    const QList<QAbstractButton *> own = buttons->buttons();
    const bool accepts = std::any_of(own.begin(), own.end(), [buttons](QAbstractButton *button) {
        return buttons->buttonRole(button) == QDialogButtonBox::AcceptRole;
    });
    for (QPushButton *button : dialog->findChildren<QPushButton *>())
        button->setAutoDefault(button->isDefault() || (accepts && own.contains(button)));
    // Itself a stop, between its buttons, it would hand the focus back to the first of them.
    buttons->setFocusProxy(nullptr);
    buttons->setFocusPolicy(Qt::NoFocus);
    // The foot comes last, whatever was made after it.
    QWidget *last = dialog->previousInFocusChain();
    while (last != dialog && last->focusPolicy() == Qt::NoFocus)
        last = last->previousInFocusChain();
    for (int i = 0; i < buttons->layout()->count(); ++i) {
        if (QWidget *button = buttons->layout()->itemAt(i)->widget())
            QWidget::setTabOrder(std::exchange(last, button), button);
    }
    QWidget *first = dialog->nextInFocusChain();
    while (first != dialog && !isListOrField(first))
        first = first->nextInFocusChain();
    if (first != dialog && !dialog->focusWidget())
        first->setFocus();
    sizeDialog(dialog, wanted.isValid() ? wanted : dialog->sizeHint());
}

void growDialog(QDialog *dialog)
{
    for (QScrollArea *area : dialog->findChildren<QScrollArea *>()) {
        if (area->widget() && area->widget()->layout())
            area->widget()->layout()->activate();
        for (QWidget *part = area; part != dialog; part = part->parentWidget())
            part->updateGeometry();
    }
    dialog->layout()->activate(); // wrapping labels do not ask for the height that they need
    sizeDialog(dialog, dialog->size());
}

void ignoreSecondClick(QAbstractButton *button)
{
    button->installEventFilter(new IgnoresSecondClick(button));
}

void pressByCtrlEnter(QAbstractButton *button)
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *shortcut = new QShortcut(Qt::CTRL | key, button->window(), button, &QAbstractButton::click);
        shortcut->setAutoRepeat(false);
    }
}

void showMatching(QListWidget *list, const QString &words, const std::function<QString(int row)> &text)
{
    int first = -1;
    for (int row = list->count() - 1; row >= 0; --row) {
        const bool matches = text(row).contains(words.trimmed(), Qt::CaseInsensitive);
        list->item(row)->setHidden(!matches);
        first = matches ? row : first;
    }
    if (!list->currentItem() || list->currentItem()->isHidden())
        list->setCurrentRow(first);
}

void removeFrom(QAbstractItemView *list, QAbstractButton *button)
{
    ignoreSecondClick(button);
    auto *key = new QShortcut(QKeySequence::Delete, list, button, &QAbstractButton::click, Qt::WidgetShortcut);
    key->setAutoRepeat(false); // one press, one row
}

void setEmptyText(QAbstractItemView *view, const QString &title, const QString &sentence)
{
    QLabel *head = boldLabel(view->viewport(), title), *words = hintLabel(view->viewport(), sentence);
    auto *column = new QVBoxLayout(view->viewport());
    column->addStretch(1);
    for (QLabel *label : {head, words}) {
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    column->addStretch(1);
    const auto refresh = [view, head, words] {
        const bool isEmpty = view->model()->rowCount(view->rootIndex()) == 0;
        head->setVisible(isEmpty);
        words->setVisible(isEmpty);
    };
    QObject::connect(view->model(), &QAbstractItemModel::rowsInserted, head, refresh);
    QObject::connect(view->model(), &QAbstractItemModel::rowsRemoved, head, refresh);
    QObject::connect(view->model(), &QAbstractItemModel::modelReset, head, refresh);
    refresh();
}

void addScrolled(QBoxLayout *column, QLayout *contents)
{
    const int place = column->indexOf(contents);
    column->removeItem(contents);
    contents->setParent(nullptr);
    // In the window from the beginning: what is in it keeps its place for Tab.
    auto *area = new ScrolledContents(column->parentWidget());
    auto *inner = new QWidget(area);
    contents->setContentsMargins(0, 0, 0, 0);
    inner->setLayout(contents);
    area->setWidget(inner);
    inner->setAutoFillBackground(false); // a scroll area sets it on the widget
    column->insertWidget(place, area, 1);
}

QWidget *centredPage(QWidget *on)
{
    auto *scroll = new QScrollArea(on);
    auto *body = new QWidget, *page = new QWidget(body);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->viewport()->setAutoFillBackground(false);
    scroll->setWidget(body);
    body->setAutoFillBackground(false);
    columnOf(nullptr, {scroll}, {}, 0, on)->setContentsMargins({});
    rowOf(nullptr, {Cell::room(), page, Cell::room()}, {}, 0, body)->setContentsMargins({});
    return page;
}

} // namespace widgets
