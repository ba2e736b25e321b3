// SPDX-License-Identifier: Apache-2.0
// Mode, model and the other options of the session, under the text.
#include "acp/values.h"
#include "base/visibletext.h"
#include "widgets/composer/composer.h"
#include "widgets/composer/optionmenu.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

void Composer::refreshOptions()
{
    const std::vector<acp::ConfigOption> options = orderedOptions(m_status->offers().options);
    const auto same = [](const acp::ConfigOption &a, const acp::ConfigOption &b) {
        return a.id == b.id && a.name == b.name && a.value == b.value && a.boolValue == b.boolValue &&
               a.values.size() == b.values.size();
    };
    if (std::equal(options.begin(), options.end(), m_shownOptions.begin(), m_shownOptions.end(), same))
        return;
    m_shownOptions = options;
    for (FlatButton *button : m_optionButtons)
        button->deleteLater();
    m_optionButtons.clear();
    for (size_t i = 0; i < m_shownOptions.size(); ++i) {
        const acp::ConfigOption &option = m_shownOptions[i];
        const QString value = optionValueName(option), name = base::visibleText(option.name);
        const bool known = option.category == QStringLiteral("mode") || option.category == QStringLiteral("model");
        const QString words = known ? value : tr("%1: %2").arg(name, value);
        auto *button = new FlatButton(m_look, ButtonKind::Flat, base::elidedMiddle(words, 28), this);
        button->setChevron(true);
        button->setAccessibleName(tr("%1: %2").arg(name, value));
        button->setToolTip(base::visibleText(option.description));
        connect(button, &QAbstractButton::clicked, this, [this, button, i] {
            QMenu *menu = optionMenu(m_shownOptions[i], this);
            menu->popup(button->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
        });
        button->show();
        m_optionButtons.push_back(button);
    }
    layOut();
}

/// Deletes itself when it is closed.
QMenu *Composer::optionMenu(const acp::ConfigOption &option, QWidget *parent)
{
    auto *menu = new OptionMenu(option, parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &OptionMenu::chosen, this, &Composer::optionChosen);
    return menu;
}

void Composer::openOptions()
{
    if (m_shownOptions.empty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const acp::ConfigOption &option : m_shownOptions)
        menu->addMenu(optionMenu(option, menu));
    const QWidget *at = m_gear->isVisible() || m_optionButtons.empty() ? m_gear : m_optionButtons.front();
    menu->popup(at->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void Composer::cycleOption(const QString &category)
{
    for (const acp::ConfigOption &option : m_shownOptions) {
        if (option.category != category)
            continue;
        const QString next = nextOptionValue(option);
        if (!next.isEmpty())
            Q_EMIT optionChosen(option.id, next);
        else
            showHint(tr("%1 has no other value").arg(base::visibleText(option.name)));
        return;
    }
    showHint(tr("The agent offers nothing to choose here"));
}

} // namespace widgets
