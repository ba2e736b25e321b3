// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/rulesdialog.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/permissions/permissionrules.h"
#include "core/permissions/ruletext.h"
#include "ui_ruledialog.h"
#include "ui_rulesdialog.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

namespace widgets {

namespace {

constexpr int anyKind = -1;

enum class About { Command, Files, Tool };

About aboutOf(const core::PermissionRule &rule)
{
    return !rule.server.isEmpty() || !rule.tool.isEmpty() || !rule.arguments.isEmpty() ? About::Tool
           : !rule.path.isEmpty()                                                      ? About::Files
                                                                                       : About::Command;
}

} // namespace

void fillKinds(QComboBox *box)
{
    box->addItem(core::ruleKindName({}), anyKind);
    for (int kind = 0; kind <= int(acp::ToolKind::Other); ++kind)
        box->addItem(core::ruleKindName(acp::ToolKind(kind)), kind);
}

std::optional<acp::ToolKind> chosenKind(const QComboBox *box)
{
    const int kind = box->currentData().toInt();
    return kind == anyKind ? std::nullopt : std::optional(acp::ToolKind(kind));
}

RuleDialog::RuleDialog(const core::PermissionRule &rule, const QList<std::pair<QString, QString>> &agents,
                       const std::optional<core::PermissionSubject> &request, QWidget *parent)
    : QDialog(parent)
    , m_request(request)
    , m_ui(std::make_unique<Ui_RuleDialog>())
{
    m_ui->setupUi(this);
    m_ui->verdict->addItems({base::Words::tr("Allow"), base::Words::tr("Ask"), base::Words::tr("Deny")});
    m_ui->verdict->setCurrentIndex(int(rule.verdict));
    m_ui->about->setCurrentIndex(int(aboutOf(rule)));
    m_ui->command->setText(rule.command);
    m_ui->exact->setChecked(rule.exact);
    m_ui->path->setText(rule.path);
    m_ui->server->setText(rule.server);
    m_ui->tool->setText(rule.tool);
    m_ui->arguments->setText(rule.arguments);
    m_ui->exactArguments->setChecked(rule.exact && !rule.arguments.isEmpty());
    fillKinds(m_ui->kind);
    m_ui->kind->setCurrentIndex(m_ui->kind->findData(rule.kind ? int(*rule.kind) : anyKind));
    m_ui->folder->setText(rule.folder);
    m_ui->agent->setItemData(0, QString());
    for (const auto &[id, name] : agents)
        m_ui->agent->addItem(name, id);
    if (m_ui->agent->findData(rule.agent) < 0)
        m_ui->agent->addItem(rule.agent, rule.agent);
    m_ui->agent->setCurrentIndex(m_ui->agent->findData(rule.agent));
    m_ui->form->setRowVisible(m_ui->trial, m_request.has_value());
    addScrolled(m_ui->column, m_ui->form);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT saved(this->rule());
        accept();
    });
    for (const QComboBox *box : findChildren<QComboBox *>())
        connect(box, &QComboBox::currentIndexChanged, this, &RuleDialog::refresh);
    for (const QCheckBox *box : findChildren<QCheckBox *>())
        connect(box, &QCheckBox::toggled, this, &RuleDialog::refresh);
    for (const QLineEdit *line : findChildren<QLineEdit *>())
        connect(line, &QLineEdit::textChanged, this, &RuleDialog::refresh);
    refresh();
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

RuleDialog::~RuleDialog() = default;

core::PermissionRule RuleDialog::rule() const
{
    core::PermissionRule rule;
    rule.verdict = core::RuleVerdict(m_ui->verdict->currentIndex());
    rule.agent = m_ui->agent->currentData().toString();
    rule.folder = m_ui->folder->text().trimmed();
    // What is not shown does not count.
    const auto about = About(m_ui->about->currentIndex());
    if (about != About::Tool)
        rule.kind = chosenKind(m_ui->kind);
    if (about == About::Command) {
        rule.command = m_ui->command->text().trimmed();
        rule.exact = m_ui->exact->isChecked() && m_ui->exact->isEnabled();
    } else if (about == About::Files) {
        rule.path = m_ui->path->text().trimmed();
    } else {
        rule.server = m_ui->server->text().trimmed();
        rule.tool = m_ui->tool->text().trimmed();
        rule.arguments = m_ui->arguments->text().trimmed();
        rule.exact = m_ui->exactArguments->isChecked() && m_ui->exactArguments->isEnabled();
    }
    return rule;
}

void RuleDialog::refresh()
{
    const auto about = About(m_ui->about->currentIndex());
    const auto show = [this](bool isShown, std::initializer_list<QWidget *> fields) {
        for (QWidget *field : fields)
            m_ui->form->setRowVisible(field, isShown);
    };
    show(about == About::Command, {m_ui->command, m_ui->exact, m_ui->commandAbout});
    show(about == About::Files, {m_ui->path, m_ui->pathAbout});
    show(about == About::Tool, {m_ui->server, m_ui->tool, m_ui->arguments, m_ui->exactArguments, m_ui->argumentsAbout});
    show(about != About::Tool, {m_ui->kind});
    // Deny and ask apply wherever the words occur in a command.
    m_ui->exact->setEnabled(m_ui->verdict->currentIndex() == int(core::RuleVerdict::Allow) &&
                            !m_ui->command->text().trimmed().isEmpty());
    m_ui->exactArguments->setEnabled(!m_ui->arguments->text().trimmed().isEmpty());
    const core::PermissionRule now = rule();
    const auto checked = core::checkRule(now);
    m_ui->rule->setText(checked ? core::ruleSentence(now) : checked.error().message);
    m_ui->buttons->button(QDialogButtonBox::Save)->setEnabled(checked.ok());
    if (m_request)
        m_ui->trial->setText(models::ruleTrialText({now}, *m_request));
}

RulesDialog::RulesDialog(const QList<std::pair<QString, QString>> &agents, const QString &folder, QWidget *parent)
    : QDialog(parent)
    , m_agents(agents)
    , m_ui(std::make_unique<Ui_RulesDialog>())
{
    m_ui->setupUi(this);
    new RowDelegate(m_ui->list);
    setEmptyText(m_ui->list, tr("No rules"), tr("Without a rule you are asked."));
    for (QPushButton *button : {m_ui->importRules, m_ui->exportRules})
        m_ui->buttons->addButton(button, QDialogButtonBox::ResetRole);
    m_ui->trial->offer(agents, folder);
    addScrolled(m_ui->column, m_ui->contents);
    connect(m_ui->add, &QAbstractButton::clicked, this, [this] { edit(-1); });
    // These are off without a rule.
    connect(m_ui->edit, &QAbstractButton::clicked, this, [this] { edit(m_ui->list->currentRow()); });
    connect(m_ui->list, &QListWidget::itemActivated, m_ui->edit, &QAbstractButton::click);
    connect(m_ui->remove, &QAbstractButton::clicked, this, &RulesDialog::remove);
    removeFrom(m_ui->list, m_ui->remove);
    connect(m_ui->importRules, &QAbstractButton::clicked, this, &RulesDialog::importRequested);
    connect(m_ui->exportRules, &QAbstractButton::clicked, this, &RulesDialog::exportRequested);
    m_ui->search->setPlaceholderText(base::Words::tr("Search"));
    m_ui->search->setAccessibleName(m_ui->search->placeholderText());
    connect(m_ui->search, &QLineEdit::textChanged, this, &RulesDialog::filter);
    connect(m_ui->list, &QListWidget::currentRowChanged, this, &RulesDialog::refresh);
    setRules({});
    frameDialog(this, m_ui->buttons, {fontMetrics().horizontalAdvance(u'0') * 96, fontMetrics().height() * 36});
}

RulesDialog::~RulesDialog() = default;

RowLines RulesDialog::linesOf(const core::PermissionRule &rule) const
{
    using Kind = RowPiece::Kind;
    const RowPiece verdict =
        rule.verdict == core::RuleVerdict::Deny  ? RowPiece{base::Words::tr("Deny"), Kind::Stopped, 10}
        : rule.verdict == core::RuleVerdict::Ask ? RowPiece{base::Words::tr("Ask"), Kind::Waits, 10}
                                                 : RowPiece{base::Words::tr("Allow"), Kind::Added, 10};
    QStringList about{rule.command, rule.path, rule.server, rule.tool, rule.arguments};
    about.removeAll(QString());
    const auto agent = std::ranges::find(m_agents, rule.agent, &std::pair<QString, QString>::first);
    const QString where = rule.folder.isEmpty() ? tr("everywhere") : QFileInfo(rule.folder).fileName();
    const QString who = rule.agent.isEmpty() ? tr("any agent") : agent == m_agents.end() ? rule.agent : agent->second;
    return {{{verdict, about.isEmpty() ? RowPiece{core::ruleKindName(rule.kind)}
                                       : RowPiece{base::visibleText(about.join(QStringLiteral(" · "))), Kind::Code}},
             {{base::visibleText(where + QStringLiteral(", ") + who), Kind::Weak}}}};
}

void RulesDialog::setRules(const std::vector<core::PermissionRule> &rules)
{
    const int row = m_ui->list->currentRow();
    m_rules = rules;
    m_ui->trial->setRules(m_rules);
    m_ui->list->clear();
    for (const core::PermissionRule &rule : m_rules) {
        auto *item = new QListWidgetItem(core::ruleSentence(rule), m_ui->list);
        item->setToolTip(item->text());
        item->setData(RowDelegate::Lines, QVariant::fromValue(linesOf(rule)));
    }
    m_ui->list->setCurrentRow(qMin(qMax(0, row), m_ui->list->count() - 1));
    filter();
    showProblem({});
    refresh();
}

void RulesDialog::filter()
{
    showMatching(m_ui->list, m_ui->search->text(), [this](int row) { return m_ui->list->item(row)->text(); });
}

void RulesDialog::showProblem(const QString &problem)
{
    say(m_ui->problem, problem);
}

void RulesDialog::refresh()
{
    const bool any = m_ui->list->currentRow() >= 0;
    m_ui->edit->setEnabled(any);
    m_ui->remove->setEnabled(any);
    m_ui->exportRules->setEnabled(!m_rules.empty());
}

void RulesDialog::edit(int row)
{
    const core::PermissionRule before = row < 0 ? core::PermissionRule() : m_rules[size_t(row)];
    auto *dialog = new RuleDialog(before, m_agents, std::nullopt, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RuleDialog::saved, this, [this, row, before](const core::PermissionRule &rule) {
        std::vector<core::PermissionRule> rules = m_rules;
        // Another Belay may have changed them meanwhile.
        const auto place = row < 0 ? rules.end() : std::ranges::find(rules, before);
        if (place == rules.end()) {
            rules.push_back(rule);
            m_ui->search->clear(); // the new one is seen
        } else {
            *place = rule;
        }
        setRules(rules);
        Q_EMIT rulesChanged(m_rules);
    });
    dialog->open();
}

void RulesDialog::remove()
{
    std::vector<core::PermissionRule> rules = m_rules;
    rules.erase(rules.begin() + m_ui->list->currentRow());
    setRules(rules);
    Q_EMIT rulesChanged(m_rules);
}

} // namespace widgets

#include "moc_rulesdialog.cpp"
