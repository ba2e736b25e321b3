// SPDX-License-Identifier: Apache-2.0
#include "widgets/composer/optionmenu.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QWidgetAction>

#include <algorithm>

namespace widgets {

OptionMenu::OptionMenu(const acp::ConfigOption &option, QWidget *parent)
    : QMenu(base::visibleText(option.name), parent)
    , m_option(option.id)
    , m_group(new QActionGroup(this))
{
    setToolTipsVisible(true);
    if (option.values.size() >= size_t(searchedFrom)) {
        m_search = new QLineEdit;
        m_search->setPlaceholderText(base::Words::tr("Search"));
        m_search->setAccessibleName(base::labelled(base::Words::tr("Search"), base::visibleText(option.name)));
        m_search->setClearButtonEnabled(true);
        m_search->installEventFilter(this);
        auto *field = new QWidgetAction(this);
        field->setDefaultWidget(m_search);
        addAction(field);
        connect(m_search, &QLineEdit::textChanged, this, &OptionMenu::narrow);
    }
    if (option.isBoolean) {
        add(base::capitalized(base::Words::tr("on")), QStringLiteral("true"), {}, {}, option.boolValue);
        add(base::capitalized(base::Words::tr("off")), QStringLiteral("false"), {}, {}, !option.boolValue);
    }
    for (const acp::SelectValue &value : option.values)
        add(value.name, value.value, value.description, value.group, value.value == option.value);
}

void OptionMenu::add(const QString &name, const QString &value, const QString &description, const QString &group,
                     bool isCurrent)
{
    QAction *section = m_rows.empty() ? nullptr : m_rows.back().section;
    const QString groupName = base::visibleText(group);
    if (!group.isEmpty() && (!section || section->text() != groupName))
        section = addSection(groupName);
    else if (group.isEmpty())
        section = nullptr;
    // An ampersand in the agent's text must not become a mnemonic.
    QAction *action = addAction(base::visibleText(name).replace(u'&', QStringLiteral("&&")));
    action->setToolTip(base::visibleText(description));
    action->setCheckable(true);
    action->setChecked(isCurrent);
    m_group->addAction(action);
    connect(action, &QAction::triggered, this, [this, value] { Q_EMIT chosen(m_option, value); });
    m_rows.push_back({action, section, name + u' ' + value + u' ' + group});
}

void OptionMenu::narrow(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QAction *first = nullptr;
    const QAction *section = nullptr;
    for (const Row &row : m_rows) {
        const bool fits = std::all_of(wanted.begin(), wanted.end(), [&row](const QString &word) {
            return row.searched.contains(word, Qt::CaseInsensitive);
        });
        row.action->setVisible(fits);
        if (row.section && (fits || row.section != section))
            row.section->setVisible(fits);
        section = row.section;
        if (fits && !first)
            first = row.action;
    }
    // It stays directly above what opened it.
    adjustSize();
    move(x(), m_bottom - height() + 1);
    setActiveAction(first);
    m_search->setFocus(); // otherwise the active action would take the focus
}

void OptionMenu::step(int by)
{
    std::vector<QAction *> shown;
    for (const Row &row : m_rows) {
        if (row.action->isVisible())
            shown.push_back(row.action);
    }
    if (shown.empty())
        return;
    const auto now = std::find(shown.begin(), shown.end(), activeAction());
    const auto at = now == shown.end() ? (by > 0 ? 0 : int(shown.size()) - 1)
                                       : qBound(0, int(now - shown.begin()) + by, int(shown.size()) - 1);
    setActiveAction(shown[size_t(at)]);
    m_search->setFocus();
}

bool OptionMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QMenu::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        step(key->key() == Qt::Key_Up ? -1 : 1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (QAction *action = activeAction(); action && action->isVisible() && action->isCheckable()) {
            close();
            action->trigger();
        }
        return true;
    default:
        return QMenu::eventFilter(watched, event);
    }
}

void OptionMenu::showEvent(QShowEvent *event)
{
    QMenu::showEvent(event);
    m_bottom = geometry().bottom();
    if (m_search)
        m_search->setFocus();
}

std::vector<acp::ConfigOption> orderedOptions(std::vector<acp::ConfigOption> options)
{
    const auto rank = [](const acp::ConfigOption &option) {
        static const QStringList first{QStringLiteral("mode"), QStringLiteral("model"),
                                       QStringLiteral("thought_level")};
        const qsizetype place = first.indexOf(option.category);
        return place < 0 ? first.size() : place;
    };
    std::stable_sort(options.begin(), options.end(),
                     [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return options;
}

QString optionValueName(const acp::ConfigOption &option)
{
    if (option.isUncertain)
        return base::Words::tr("unknown");
    if (option.isBoolean)
        return option.boolValue ? base::Words::tr("on") : base::Words::tr("off");
    for (const acp::SelectValue &value : option.values) {
        if (value.value == option.value)
            return base::visibleText(value.name);
    }
    return base::visibleText(option.value);
}

QString nextOptionValue(const acp::ConfigOption &option)
{
    if (option.isBoolean)
        return option.boolValue ? QStringLiteral("false") : QStringLiteral("true");
    const auto now = std::find_if(option.values.begin(), option.values.end(),
                                  [&option](const acp::SelectValue &value) { return value.value == option.value; });
    if (option.values.size() < 2)
        return {};
    return now == option.values.end() || now + 1 == option.values.end() ? option.values.front().value
                                                                        : (now + 1)->value;
}

} // namespace widgets

#include "moc_optionmenu.cpp"
