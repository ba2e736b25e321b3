// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/rulesdialog.h"

#include "base/visibletext.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/settings/ruledialog.h"
#include "widgets/dialogs/settings/ruletrialbox.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

RulesDialog::RulesDialog(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_agents(agents)
    , m_list(new QListWidget(this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_export(new QPushButton(tr("E&xport…"), this))
    , m_trial(new RuleTrialBox(agents, folder, this))
    , m_problem(wrappedLabel(this))
{
    setWindowTitle(tr("Permission rules"));
    m_list->setAccessibleName(tr("Permission rules"));
    new RowDelegate(m_list);
    setEmptyText(m_list, tr("No rules"), tr("Without a rule you are asked."));
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it gives way to what is tried
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *about = hintLabel(
        this, tr("Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything."));
    auto *add = new QPushButton(tr("&Add…"), this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *import = buttons->addButton(tr("&Import…"), QDialogButtonBox::ResetRole);
    buttons->addButton(m_export, QDialogButtonBox::ResetRole);
    QLayout *const above = rowOf(nullptr, {add, Cell::room()});
    QLayout *const below = rowOf(nullptr, {m_edit, m_remove, Cell::room()});
    addScrolled(new QVBoxLayout(this), columnOf(nullptr, {about, above, {m_list, 1}, below, m_problem, m_trial}));
    connect(add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { edit(m_list->currentRow()); });
    connect(m_remove, &QPushButton::clicked, this, &RulesDialog::remove);
    connect(import, &QPushButton::clicked, this, &RulesDialog::importRequested);
    connect(m_export, &QPushButton::clicked, this, &RulesDialog::exportRequested);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesDialog::refresh);
    auto *del = new QShortcut(QKeySequence::Delete, m_list);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &RulesDialog::remove);
    setRules({});
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 36});
}

RowLines RulesDialog::linesOf(const core::PermissionRule &rule) const
{
    using Kind = RowPiece::Kind;
    const RowPiece verdict = rule.verdict == core::RuleVerdict::Deny  ? RowPiece{tr("Deny"), Kind::Stopped, 10}
                             : rule.verdict == core::RuleVerdict::Ask ? RowPiece{tr("Ask"), Kind::Waits, 10}
                                                                      : RowPiece{tr("Allow"), Kind::Added, 10};
    QStringList about{rule.command, rule.path, rule.server, rule.tool, rule.arguments};
    about.removeAll(QString());
    const auto agent = std::find_if(m_agents.begin(), m_agents.end(),
                                    [&rule](const auto &known) { return known.first == rule.agent; });
    const QString where = rule.folder.isEmpty() ? tr("everywhere") : QFileInfo(rule.folder).fileName();
    const QString who = rule.agent.isEmpty() ? tr("any agent") : agent == m_agents.end() ? rule.agent : agent->second;
    return {{{verdict, about.isEmpty() ? RowPiece{core::ruleKindName(rule.kind)}
                                       : RowPiece{base::visibleText(about.join(QStringLiteral(" · "))), Kind::Code}},
             {{base::visibleText(where + QStringLiteral(", ") + who), Kind::Weak}}}};
}

void RulesDialog::setRules(const std::vector<core::PermissionRule> &rules)
{
    const int row = m_list->currentRow();
    m_rules = rules;
    m_trial->setRules(m_rules);
    m_list->clear();
    for (const core::PermissionRule &rule : m_rules) {
        auto *item = new QListWidgetItem(core::ruleSentence(rule), m_list);
        item->setToolTip(item->text());
        item->setData(RowDelegate::Lines, QVariant::fromValue(linesOf(rule)));
    }
    m_list->setCurrentRow(qMin(qMax(0, row), m_list->count() - 1));
    showProblem({});
    refresh();
}

void RulesDialog::showProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void RulesDialog::refresh()
{
    const bool any = m_list->currentRow() >= 0;
    m_edit->setEnabled(any);
    m_remove->setEnabled(any);
    m_export->setEnabled(!m_rules.empty());
}

void RulesDialog::edit(int row)
{
    if (row >= int(m_rules.size()))
        return;
    auto *dialog =
        new RuleDialog(row < 0 ? core::PermissionRule() : m_rules[size_t(row)], m_agents, std::nullopt, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RuleDialog::saved, this, [this, row](const core::PermissionRule &rule) {
        std::vector<core::PermissionRule> rules = m_rules;
        if (row < 0)
            rules.push_back(rule);
        else
            rules[size_t(row)] = rule;
        setRules(rules);
        Q_EMIT rulesChanged(m_rules);
    });
    dialog->open();
}

void RulesDialog::remove()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    std::vector<core::PermissionRule> rules = m_rules;
    rules.erase(rules.begin() + row);
    setRules(rules);
    Q_EMIT rulesChanged(m_rules);
}

} // namespace widgets

#include "moc_rulesdialog.cpp"
