// SPDX-License-Identifier: Apache-2.0
#include "transcriptstage.h"
#include "widgets/permissioncard.h"

#include <QAbstractButton>
#include <QTest>

using acp::PermissionKind;
using widgets::PermissionCard;

namespace {

struct Shown : TranscriptStage
{
    const PermissionCard *card = nullptr;

    explicit Shown(const acp::ToolCallUpdate &call, const std::vector<core::PermissionOption> &options = {})
    {
        view.setAgentName(QStringLiteral("Demo"));
        core::PermissionAsked asked;
        asked.key.value = 7;
        asked.toolCall = call;
        asked.toolCall.id.value = QStringLiteral("p");
        asked.options = options;
        turn.prompt(QStringLiteral("go"));
        turn.raise(asked);
        settle();
        card = view.findChild<PermissionCard *>();
    }
    QStringList buttons() const
    {
        QStringList out;
        for (const QAbstractButton *button : card->findChildren<QAbstractButton *>())
            out << button->text();
        return out;
    }
};

acp::ToolCallUpdate call(acp::ToolKind kind, const char *title, const acp::CommandInput &command)
{
    acp::ToolCallUpdate out;
    out.kind = kind;
    out.title = QString::fromUtf8(title);
    out.command = command;
    return out;
}

} // namespace

/// What the user reads before deciding: on screen, and as a screen reader tells it.
class TestPermissionCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theHeadlineIsWhatWouldRun()
    {
        const Shown read(call(acp::ToolKind::Read, "Read notes.txt", QStringLiteral("rm -rf ~")));
        QVERIFY(read.card);
        QCOMPARE(read.card->accessibleDescription(), QStringLiteral("Demo asks to run a command"));
        QVERIFY(read.card->accessibleText().contains(QStringLiteral("rm -rf ~")));
        const Shown title(call(acp::ToolKind::Read, "rm -rf ~", {}));
        QCOMPARE(title.card->accessibleDescription(), QStringLiteral("Demo asks for permission; it calls this “read”"));
    }

    void allThatRunsIsOnIt()
    {
        acp::CommandInput command(QStringLiteral("git push --force"));
        command.variables = {QStringLiteral("GIT_SSH=/tmp/evil")};
        command.unread = QStringLiteral("{\"stdin\":\"yes\"}");
        const Shown plain(call(acp::ToolKind::Execute, "git", QStringLiteral("git push --force")));
        const Shown whole(call(acp::ToolKind::Execute, "git", command));
        for (const char *part : {"git push --force", "GIT_SSH=/tmp/evil", "stdin"})
            QVERIFY2(whole.card->accessibleText().contains(QLatin1String(part)), part);
        QVERIFY(whole.card->cardHeight() > plain.card->cardHeight());
    }

    void anAnswerSaysWhatItDoes()
    {
        const Shown shown(call(acp::ToolKind::Execute, "x", QStringLiteral("ls")),
                          {{QStringLiteral("1"), QStringLiteral("Reject"), PermissionKind::AllowAlways},
                           {QStringLiteral("2"), QStringLiteral("Allow"), PermissionKind::RejectOnce},
                           {QStringLiteral("3"), QStringLiteral("Allow"), PermissionKind::AllowOnce}});
        const QStringList buttons = shown.buttons();
        QVERIFY2(buttons.contains(QStringLiteral("Always allow: “Reject”")), qPrintable(buttons.join(u'|')));
        QVERIFY2(buttons.contains(QStringLiteral("Reject: “Allow”")), qPrintable(buttons.join(u'|')));
        QVERIFY2(buttons.contains(QStringLiteral("Allow")), qPrintable(buttons.join(u'|')));
    }
};

QTEST_MAIN(TestPermissionCard)
#include "tst_permissioncard.moc"
