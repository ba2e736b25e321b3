// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/optionbar.h"

#include "base/visibletext.h"
#include "widgets/composer/optionmenu.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/mirroring.h"

#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace widgets {

OptionBar::OptionBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_gear(new FlatButton(look, ButtonKind::Flat, QString(), this))
{
    m_gear->setIconName(QStringLiteral("gear"));
    m_gear->setAccessibleName(tr("Mode, model and other options"));
    m_gear->hide();
    connect(m_gear, &QAbstractButton::clicked, this, &OptionBar::open);
    connect(status, &models::SessionStatus::offersChanged, this, &OptionBar::refresh);
    refresh();
}

void OptionBar::refresh()
{
    const std::vector<acp::ConfigOption> options = orderedOptions(m_status->offers().options);
    const auto same = [](const acp::ConfigOption &a, const acp::ConfigOption &b) {
        return a.id == b.id && a.name == b.name && a.value == b.value && a.boolValue == b.boolValue &&
               a.values.size() == b.values.size();
    };
    if (std::equal(options.begin(), options.end(), m_options.begin(), m_options.end(), same))
        return;
    m_options = options;
    for (FlatButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (size_t i = 0; i < m_options.size(); ++i)
        m_buttons.push_back(makeButton(i));
    Q_EMIT rearranged();
}

FlatButton *OptionBar::makeButton(size_t index)
{
    const acp::ConfigOption &option = m_options[index];
    const QString value = optionValueName(option), name = base::visibleText(option.name);
    const bool known = option.category == QStringLiteral("mode") || option.category == QStringLiteral("model");
    const QString words = known ? value : tr("%1: %2").arg(name, value);
    auto *button = new FlatButton(m_look, ButtonKind::Flat, base::elidedMiddle(words, 28), this);
    button->setChevron(true);
    button->setAccessibleName(tr("%1: %2").arg(name, value));
    button->setToolTip(base::visibleText(option.description));
    connect(button, &QAbstractButton::clicked, this, [this, button, index] {
        QMenu *menu = menuOf(m_options[index], this);
        menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
    });
    button->show();
    return button;
}

/// Deletes itself when it is closed.
QMenu *OptionBar::menuOf(const acp::ConfigOption &option, QWidget *parent)
{
    auto *menu = new OptionMenu(option, parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &OptionMenu::chosen, this, &OptionBar::chosen);
    return menu;
}

void OptionBar::open()
{
    if (m_options.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const acp::ConfigOption &option : m_options)
        menu->addMenu(menuOf(option, menu));
    const QWidget *at = m_gear->isVisible() || m_buttons.empty() ? m_gear : m_buttons.front();
    menu->popup(at->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void OptionBar::cycle(const QString &category)
{
    for (const acp::ConfigOption &option : m_options) {
        if (option.category != category)
            continue;
        const QString next = nextOptionValue(option);
        if (!next.isEmpty())
            Q_EMIT chosen(option.id, next);
        else
            Q_EMIT noticed(tr("%1 has no other value").arg(base::visibleText(option.name)));
        return;
    }
    Q_EMIT noticed(tr("The agent offers nothing to choose here"));
}

void OptionBar::layOut(bool asButtons)
{
    const int u = m_look->theme().u;
    int wanted = 0;
    for (const FlatButton *button : m_buttons)
        wanted += button->sizeHint().width() + u / 2;
    const bool fits = asButtons && wanted < width();
    const auto place = [this](QWidget *child, int left, const QSize &size) {
        const QRect at(left, (height() - size.height()) / 2, size.width(), size.height());
        child->setGeometry(visualRect(this, at));
    };
    int x = 0;
    for (FlatButton *button : m_buttons) {
        button->setVisible(fits);
        const QSize size = button->sizeHint();
        place(button, x, size);
        x += size.width() + u / 2;
    }
    m_gear->setVisible(!fits && !m_buttons.empty());
    place(m_gear, 0, QSize(u * 7, u * 7));
}

} // namespace widgets
