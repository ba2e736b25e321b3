// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/rulesdialog.h"

#include "acp/values.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "widgets/dialogs/dialogsize.h"
#include "widgets/dialogs/settings/ruledialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
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
    , m_kind(new QComboBox(this))
    , m_agent(new QComboBox(this))
    , m_command(new QLineEdit(this))
    , m_path(new QLineEdit(this))
    , m_folder(new QLineEdit(folder, this))
    , m_result(new QLabel(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Permission rules"));
    m_list->setAccessibleName(tr("Permission rules"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAlternatingRowColors(true);
    auto *about =
        new QLabel(tr("What agents may do without asking you. Deny goes before ask, ask before allow; what no "
                      "rule names, you are asked about. After Stop nothing is allowed by a rule."),
                   this);
    for (QLabel *label : {about, m_result, m_problem}) {
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
    auto *trial = new QGroupBox(tr("What would happen with…"), this);
    auto *form = new QFormLayout(trial);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    fillKinds(m_kind);
    m_kind->removeItem(0); // a request always has a kind
    m_kind->setCurrentIndex(m_kind->findData(int(acp::ToolKind::Execute)));
    m_agent->addItem(tr("Any agent"), QString());
    for (const auto &[id, name] : agents)
        m_agent->addItem(name, id);
    m_command->setPlaceholderText(QStringLiteral("git status"));
    form->addRow(tr("&Kind of request:"), m_kind);
    form->addRow(tr("&Command:"), m_command);
    form->addRow(tr("&Path:"), m_path);
    form->addRow(tr("Session in &folder:"), m_folder);
    form->addRow(tr("A&gent:"), m_agent);
    form->addRow(m_result);
    auto *close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addLayout(middle, 1);
    column->addWidget(m_problem);
    column->addWidget(trial);
    column->addWidget(close);
    connect(add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { edit(m_list->currentRow()); });
    connect(m_remove, &QPushButton::clicked, this, &RulesDialog::remove);
    connect(import, &QPushButton::clicked, this, &RulesDialog::importRequested);
    connect(m_export, &QPushButton::clicked, this, &RulesDialog::exportRequested);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesDialog::refresh);
    auto *del = new QShortcut(QKeySequence::Delete, m_list);
    del->setContext(Qt::WidgetShortcut);
    connect(del, &QShortcut::activated, this, &RulesDialog::remove);
    for (QComboBox *box : {m_kind, m_agent})
        connect(box, &QComboBox::currentIndexChanged, this, &RulesDialog::tryOut);
    for (QLineEdit *line : {m_command, m_path, m_folder})
        connect(line, &QLineEdit::textChanged, this, &RulesDialog::tryOut);
    setRules({});
    // Not averageCharWidth(): East Asian fonts return the width of a Han character.
    sizeDialog(this, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 34});
}

void RulesDialog::setRules(const std::vector<core::PermissionRule> &rules)
{
    const int row = m_list->currentRow();
    m_rules = rules;
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
    tryOut();
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

void RulesDialog::tryOut()
{
    core::PermissionSubject subject;
    subject.kind = chosenKind(m_kind).value_or(acp::ToolKind::Other);
    subject.agent = m_agent->currentData().toString();
    subject.folder = m_folder->text();
    subject.command = m_command->text();
    if (!m_path->text().isEmpty())
        subject.paths << m_path->text();
    m_result->setText(subject.command.lines.isEmpty() && subject.paths.isEmpty()
                          ? tr("Write a command or a path to try.")
                          : models::ruleTrialText(m_rules, subject));
}

} // namespace widgets
