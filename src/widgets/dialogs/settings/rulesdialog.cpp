// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/rulesdialog.h"

#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/settings/ruledialog.h"
#include "widgets/dialogs/settings/ruletrialbox.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace widgets {

RulesDialog::RulesDialog(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_agents(agents)
    , m_list(new QListWidget(this))
    , m_edit(new QPushButton(tr("&Edit…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_export(new QPushButton(tr("E&xport…"), this))
    , m_trial(new RuleTrialBox(agents, folder, this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Permission rules"));
    m_list->setAccessibleName(tr("Permission rules"));
    m_list->setWordWrap(true);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it gives way to what is tried
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAlternatingRowColors(true);
    auto *about =
        new QLabel(tr("What agents may do without asking you. Deny goes before ask, ask before allow; what no "
                      "rule names, you are asked about. After Stop nothing is allowed by a rule."),
                   this);
    for (QLabel *label : {about, m_problem}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *add = new QPushButton(tr("&Add…"), this), *import = new QPushButton(tr("&Import…"), this);
    auto *buttons = new QVBoxLayout;
    for (QPushButton *button : {add, m_edit, m_remove, import, m_export})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_list, 1);
    middle->addLayout(buttons);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    auto *contents = new QVBoxLayout;
    contents->addWidget(about);
    contents->addLayout(middle, 1);
    contents->addWidget(m_problem);
    contents->addWidget(m_trial);
    addScrolled(column, contents);
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
    frameDialog(this, close, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 36});
}

void RulesDialog::setRules(const std::vector<core::PermissionRule> &rules)
{
    const int row = m_list->currentRow();
    m_rules = rules;
    m_trial->setRules(m_rules);
    m_list->clear();
    for (const core::PermissionRule &rule : m_rules)
        m_list->addItem(core::ruleSentence(rule));
    m_list->setCurrentRow(qBound(-1, row, m_list->count() - 1));
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
