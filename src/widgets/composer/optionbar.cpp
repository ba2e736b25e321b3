// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/optionbar.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "widgets/composer/optionmenu.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/ground.h"

#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace widgets {
namespace {

constexpr int mostButtons = 3;

} // namespace

OptionBar::OptionBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_look(look)
    , m_gear(iconButton(look, QStringLiteral("gear"),
                        base::plainName(base::Words::tr("&Mode, model and other options")), this))
{
    m_gear->hide();
    rowOf(look, {m_gear, Cell::room()}, {}, 0.5, this);
    connect(m_gear, &QAbstractButton::clicked, this, [this] { open(m_shown); });
    connect(status, &models::SessionStatus::offersChanged, this, &OptionBar::refresh);
    refresh();
}

void OptionBar::refresh()
{
    const std::vector<acp::ConfigOption> options = orderedOptions(m_status->offers().options);
    const auto same = [](const acp::ConfigOption &a, const acp::ConfigOption &b) {
        return a.id == b.id && a.name == b.name && a.value == b.value && a.boolValue == b.boolValue &&
               a.isUncertain == b.isUncertain && a.values.size() == b.values.size();
    };
    if (std::equal(options.begin(), options.end(), m_options.begin(), m_options.end(), same))
        return;
    m_options = options;
    const std::vector<FlatButton *> before = std::exchange(m_buttons, {});
    for (size_t i = 0; i < m_options.size(); ++i) {
        m_buttons.push_back(makeButton(i));
        setTabOrder(i == 0 ? static_cast<QWidget *>(this) : m_buttons[i - 1], m_buttons[i]);
    }
    Q_EMIT rearranged();
    for (size_t i = 0; i < before.size(); ++i) {
        if (i < m_buttons.size() && before[i]->hasFocus())
            m_buttons[i]->setFocus(Qt::OtherFocusReason);
        before[i]->hide();
        before[i]->deleteLater();
    }
}

FlatButton *OptionBar::makeButton(size_t index)
{
    const acp::ConfigOption &option = m_options[index];
    const QString value = optionValueName(option), name = base::visibleText(option.name);
    const bool known = option.category == QStringLiteral("mode") || option.category == QStringLiteral("model");
    const QString words = known ? value : base::labelled(name, value);
    auto *button = new FlatButton(m_look, ButtonKind::Flat, base::elidedMiddle(words, 28), this);
    button->setChevron(true);
    button->setAccessibleName(base::labelled(name, value));
    button->setToolTip(base::visibleText(option.description));
    connect(button, &QAbstractButton::clicked, this, [this, button, index] {
        QMenu *menu = menuOf(m_options[index], this);
        menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
    });
    static_cast<QBoxLayout *>(layout())->insertWidget(int(index), button);
    return button;
}

/// The menu deletes itself when it is closed.
QMenu *OptionBar::menuOf(const acp::ConfigOption &option, QWidget *parent)
{
    auto *menu = new OptionMenu(option, parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &OptionMenu::chosen, this, &OptionBar::chosen);
    return menu;
}

void OptionBar::open(size_t first)
{
    if (first >= m_options.size())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (size_t i = first; i < m_options.size(); ++i) {
        const QString words = base::labelled(base::visibleText(m_options[i].name), optionValueName(m_options[i]));
        // An ampersand in the agent's text must not become a mnemonic.
        menu->addMenu(menuOf(m_options[i], menu))->setText(QString(words).replace(u'&', QStringLiteral("&&")));
    }
    const QWidget *at = first > 0 || m_shown == 0 ? m_gear : m_buttons.front();
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
    const size_t most = asButtons ? std::min(m_buttons.size(), size_t(mostButtons)) : 0;
    // The number of buttons with which the gear button still fits, if it is needed.
    m_shown = 0;
    for (int wanted = 0; m_shown < most; ++m_shown) {
        wanted += m_buttons[m_shown]->sizeHint().width() + u / 2;
        const bool isLast = m_shown + 1 == m_buttons.size();
        if (wanted + (isLast ? 0 : u * 7) > width())
            break;
    }
    for (size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(i < m_shown);
    m_gear->setVisible(m_shown < m_buttons.size());
}

} // namespace widgets

#include "moc_optionbar.cpp"
