// SPDX-License-Identifier: Apache-2.0
#include "everydialog.h"

#include "core/permissions/permissionrules.h"
#include "core/remote/mcpentry.h"
#include "models/lists/agentsessionsmodel.h"
#include "settings/settings.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "widgets/dialogs/agents/agentsessionsdialog.h"
#include "widgets/dialogs/agents/mcpserversdialog.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/agents/registrydialog.h"
#include "widgets/dialogs/linkdialog.h"
#include "widgets/dialogs/manualdialog.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/dialogs/review/calldialog.h"
#include "widgets/dialogs/review/changesdialog.h"
#include "widgets/dialogs/review/commentdialog.h"
#include "widgets/dialogs/review/retrydialog.h"
#include "widgets/dialogs/review/reviewdialog.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/dialogs/settings/rulesdialog.h"
#include "widgets/dialogs/settings/settingsdialog.h"
#include "widgets/dialogs/settings/shortcutsdialog.h"

#include <QComboBox>
#include <QTemporaryDir>

using namespace widgets;

namespace {

core::StopConduct measuredStop()
{
    core::StopConduct conduct;
    conduct.measuredAt = QDateTime(QDate(2026, 11, 22), QTime(12, 0));
    conduct.version = QStringLiteral("1.2.24");
    conduct.asksBeforeCommands = conduct.writesItself = true;
    core::StopCaseResult plain, stream, permission, command;
    plain.outcome = core::StopOutcome::Finished;
    stream.outcome = permission.outcome = command.outcome = core::StopOutcome::Confirmed;
    stream.which = core::StopCase::Stream;
    permission.which = core::StopCase::Permission;
    command.which = core::StopCase::Command;
    plain.took = base::Milliseconds(14'200);
    stream.took = base::Milliseconds(180);
    permission.took = base::Milliseconds(12);
    permission.cancelled = 1;
    command.took = base::Milliseconds(210);
    conduct.cases = {plain, stream, permission, command};
    return conduct;
}

core::McpEntry server()
{
    core::McpEntry out;
    out.name = QStringLiteral("memory");
    out.command = QStringLiteral("npx");
    out.arguments = {QStringLiteral("-y"), QStringLiteral("@modelcontextprotocol/server-memory")};
    return out;
}

models::ChangeReview review()
{
    return models::ChangeReview(models::ChangeReview::Purpose::Proposed,
                                {{QStringLiteral("/p/new.txt"), std::nullopt, "a\nb\n", std::nullopt}});
}

models::UndoPreview undo()
{
    models::UndoPreview out;
    models::UndoPreviewStep step;
    step.path = QStringLiteral("/p/a.txt");
    step.isText = true;
    step.verdict = ledger::Verdict::Clean;
    step.now = QStringLiteral("now\n");
    step.then = QStringLiteral("then\n");
    out.steps.push_back(step);
    out.cannot << QStringLiteral("What the command did cannot be undone.");
    return out;
}

models::LinkTarget link()
{
    models::LinkTarget out;
    out.shown = QStringLiteral("https://example.org/") + QString(300, u'a');
    out.warnings << QStringLiteral("The address is very long.");
    return out;
}

ShortcutFields shortcut()
{
    return {QStringLiteral("stop"),
            QStringLiteral("Stop, and what is meant by it in some more words"),
            {QKeySequence(Qt::CTRL | Qt::Key_Period)},
            {QKeySequence(Qt::CTRL | Qt::Key_Period)}};
}

} // namespace

widgets::AgentFields sampleAgent()
{
    AgentFields out;
    out.id = QStringLiteral("agent");
    out.name = QStringLiteral("opencode");
    out.command = QStringLiteral("opencode acp");
    out.conduct = measuredStop();
    for (int i = 0; i < 41; ++i)
        out.statistics.add({base::Milliseconds(i == 7 ? 4600 : 200), i % 3 == 0});
    return out;
}

std::vector<SampleDialog> everyDialog()
{
    std::vector<SampleDialog> all;
    const auto add = [&all](const char *name, std::function<QDialog *(Look *)> make) {
        all.push_back({name, std::move(make)});
    };
    add("agents", [](Look *) {
        auto *dialog = new AgentsDialog;
        AgentFields elsewhere;
        elsewhere.id = elsewhere.name = QStringLiteral("work-agent");
        elsewhere.command = QStringLiteral("wss://agents.tidewater.example/acp");
        dialog->setAgents({sampleAgent(), elsewhere}, QStringLiteral("agent"));
        return dialog;
    });
    add("network", [](Look *) {
        return new NetworkDialog({proxy::NetworkLevel::Only, {}}, {QStringLiteral("example.org")});
    });
    add("agent, tested", [](Look *) {
        auto *dialog = new AgentsDialog;
        AgentFields one = sampleAgent();
        const QString words = QStringLiteral("What it answered, in words. ").repeated(9);
        one.tested = AgentTested{false, QTime(14, 20), base::Milliseconds(3100), {{true, words}, {false, words}}, {}};
        one.network.level = proxy::NetworkLevel::Only;
        dialog->setAgents({one}, QStringLiteral("agent"));
        return dialog;
    });
    add("sessions of an agent", [](Look *look) {
        auto *model = new models::AgentSessionsModel(look);
        return new AgentSessionsDialog(model, {{QStringLiteral("a"), QStringLiteral("Agent")}}, QStringLiteral("a"),
                                       QStringLiteral("/p"));
    });
    add("changes", [](Look *look) {
        return new ChangesDialog(QStringLiteral("Changes"), {}, models::Compare::BeforeAfter, QStringLiteral("/p"),
                                 look);
    });
    add("comment", [](Look *) {
        return new CommentDialog(QStringLiteral("/p/a.txt:1"), QStringLiteral("line"), QStringLiteral("text"));
    });
    add("link", [](Look *) { return new LinkDialog(QStringLiteral("belay://session/1")); });
    add("question of a link", [](Look *) { return new LinkQuestion(link()); });
    add("manual", [](Look *look) { return new ManualDialog(QStringLiteral("# Manual\n\n## One\n\nWords.\n"), look); });
    add("MCP server", [](Look *) { return new McpDialog(server(), {}, nullptr); });
    add("import of MCP servers", [](Look *) {
        return new McpImportDialog({server()}, {QStringLiteral("one")}, {QStringLiteral("memory")}, nullptr);
    });
    add("MCP servers", [](Look *) {
        auto *dialog = new McpServersDialog(nullptr);
        core::McpEntry tracker;
        tracker.name = QStringLiteral("tracker");
        tracker.transport = core::McpEntry::Transport::Http;
        tracker.url = QStringLiteral("https://tracker.tidewater.example/mcp");
        dialog->setServers({server(), tracker});
        return dialog;
    });
    add("new session", [](Look *) {
        auto *dialog = new NewSessionDialog({sampleAgent()}, QStringLiteral("agent"),
                                            {QStringLiteral("/tmp"), QStringLiteral("/usr"), QStringLiteral("/var"),
                                             QStringLiteral("/etc"), QStringLiteral("/bin")});
        QObject::connect(dialog, &NewSessionDialog::folderNamed, dialog, [dialog] {
            dialog->setRepository(QStringLiteral("main"), QStringLiteral("work-2"), {});
            dialog->findChild<QComboBox *>(QStringLiteral("place"))->setCurrentIndex(1);
        });
        return dialog;
    });
    add("registry", [](Look *) { return new RegistryDialog; });
    add("retry", [](Look *) {
        using enum RetryDialog::Choice;
        return new RetryDialog(QStringLiteral("Do it"), {{QStringLiteral("a · b"),
                                                          QStringLiteral("Took place"),
                                                          QStringLiteral("Belay calls c first"),
                                                          {Skip, Repeat, UndoFirst}},
                                                         {QStringLiteral("make"), QStringLiteral("It ran"), {}}});
    });
    add("undo of a call", [](Look *) {
        const CallUndoDialog::Call call{QStringLiteral("create_issue"), QStringLiteral("tracker"),
                                        QStringLiteral("close_issue"), QStringLiteral("{\n  \"id\": 7\n}")};
        return new CallUndoDialog({call, call, call, call});
    });
    add("call", [](Look *) {
        return new CallDialog({QStringLiteral("tracker · create_issue"), QStringLiteral("{\n  \"id\": 7\n}"), {}});
    });
    add("tools", [](Look *) {
        auto *dialog = new McpServersDialog(nullptr);
        dialog->setServers({server()});
        mcp::ToolInfo create, search;
        create.name = QStringLiteral("create_issue");
        create.description = QStringLiteral("Open a new issue");
        search.name = QStringLiteral("search_issues");
        search.description = QStringLiteral("Find issues by text and label");
        search.annotations.readOnly = true;
        dialog->setTools(server(), {create, search});
        return dialog;
    });
    add("review", [](Look *look) { return new ReviewDialog(review(), QStringLiteral("/p"), look); });
    add("rule", [](Look *) {
        return new RuleDialog({}, {{QStringLiteral("a"), QStringLiteral("Agent")}}, {}, nullptr);
    });
    add("rules", [](Look *) {
        auto *dialog = new RulesDialog({{QStringLiteral("a"), QStringLiteral("Agent")}}, QStringLiteral("/p"), nullptr);
        core::PermissionRule push, tests;
        push.command = QStringLiteral("git push");
        tests.verdict = core::RuleVerdict::Allow;
        tests.command = QStringLiteral("pytest");
        tests.folder = QStringLiteral("/p");
        dialog->setRules({push, tests});
        return dialog;
    });
    add("rules, tried on a tool", [](Look *) {
        auto *dialog = new RulesDialog({{QStringLiteral("a"), QStringLiteral("Agent")}}, QStringLiteral("/p"), nullptr);
        for (QComboBox *box : dialog->findChildren<QComboBox *>()) {
            if (const int call = box->findText(QStringLiteral("call a tool"), Qt::MatchStartsWith); call >= 0)
                box->setCurrentIndex(call);
        }
        return dialog;
    });
    for (const char *page : {"general", "appearance", "stop", "notifications"}) {
        add(page, [page](Look *) {
            static const QTemporaryDir folder;
            static settings::Settings settings(folder.filePath(QStringLiteral("belay.ini")));
            auto *dialog =
                new SettingsDialog(&settings, {}, {{QStringLiteral("Kate"), QStringLiteral("kate --line %l %f")}});
            dialog->showPage(QLatin1String(page));
            return dialog;
        });
    }
    add("keys", [](Look *) { return new ShortcutsDialog({shortcut()}); });
    add("undo", [](Look *look) { return new UndoDialog(undo(), QStringLiteral("/p"), look); });
    return all;
}
