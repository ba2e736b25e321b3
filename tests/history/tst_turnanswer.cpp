// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"

#include "testclass.h"

#include <QTest>

namespace tst_turnanswer {

using history::Transcript;

/// Whether anything came of a turn.
class TestTurnAnswer : public QObject
{
    Q_OBJECT

    static void raise(Transcript *transcript, quint64 turn, core::SessionEventBody body)
    {
        core::SessionEvent event;
        event.turn = base::TurnId{turn};
        event.body = std::move(body);
        transcript->apply(event);
    }
    static core::Chunk chunk(acp::ChunkKind kind, const char *text)
    {
        core::Chunk out;
        out.chunk.kind = kind;
        out.chunk.content = acp::TextContent{QString::fromLatin1(text)};
        return out;
    }

private Q_SLOTS:
    void answers_data()
    {
        QTest::addColumn<core::SessionEventBody>("body");
        QTest::addColumn<bool>("isAnswer");
        const auto row = [](const char *name, core::SessionEventBody body, bool isAnswer) {
            QTest::newRow(name) << std::move(body) << isAnswer;
        };
        row("words", chunk(acp::ChunkKind::Agent, "Yes"), true);
        row("a line break", chunk(acp::ChunkKind::Agent, "\n"), false);
        row("a thought", chunk(acp::ChunkKind::Thought, "Hm"), false);
        core::ToolCallChanged call;
        call.update.id = base::ToolCallId{QStringLiteral("c")};
        row("a tool", call, true);
        row("a permission", core::PermissionAsked{}, true);
        row("a notice", core::NoticeRaised{}, false);
        row("Stop", core::StopPressed{}, false);
        core::TerminalStarted terminal;
        terminal.processId = 5;
        terminal.byBelay = true;
        row("a command", terminal, true);
        core::EffectChanged effect;
        effect.effect.source = ledger::EffectSource::NotReported;
        row("a change of somebody", effect, false);
    }
    void answers()
    {
        QFETCH(const core::SessionEventBody, body);
        QFETCH(const bool, isAnswer);
        Transcript transcript;
        raise(&transcript, 1, core::TurnStarted{});
        raise(&transcript, 1, chunk(acp::ChunkKind::Agent, "An earlier turn"));
        raise(&transcript, 2, core::TurnStarted{});
        QVERIFY(!transcript.hasAnswer(base::TurnId{2}));
        raise(&transcript, 2, body);
        QCOMPARE(transcript.hasAnswer(base::TurnId{2}), isAnswer);
        QVERIFY(transcript.hasAnswer(base::TurnId{1}));
        QVERIFY(!transcript.hasAnswer(base::TurnId{3}));
    }
};

BELAY_TEST(TestTurnAnswer)

} // namespace tst_turnanswer

#include "tst_turnanswer.moc"
