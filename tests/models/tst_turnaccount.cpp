// SPDX-License-Identifier: Apache-2.0
#include "models/review/turnaccount.h"

#include "ledger/disk/filestate.h"

#include "testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_turnaccount {

using ledger::Effect;
using ledger::EffectState;
using models::TurnAccount;

namespace {

Effect file(quint64 id, const QString &target, EffectState state = EffectState::Committed)
{
    Effect effect;
    effect.id.value = id;
    effect.session.value = QStringLiteral("s");
    effect.turn.value = 1;
    effect.target = target;
    effect.path = target.toUtf8();
    effect.state = state;
    effect.preparedAt = QDateTime::fromString(QStringLiteral("2026-01-02T14:00:00.250Z"), Qt::ISODateWithMs);
    effect.before = ledger::markOf("secret before");
    effect.after = ledger::markOf("secret after");
    return effect;
}

TurnAccount account()
{
    TurnAccount out;
    out.session.value = QStringLiteral("s");
    out.turn.value = 1;
    out.agent = QStringLiteral("opencode");
    out.folder = QStringLiteral("/src/tidewater");
    out.end = QStringLiteral("Stopped by you");
    out.endName = QStringLiteral("stopped_by_you");
    Effect command = file(2, QStringLiteral("make"));
    command.kind = ledger::EffectKind::Command;
    command.path.clear();
    command.reversible = ledger::Reversible::No;
    command.whyNot = QStringLiteral("Nobody knows.");
    command.exitCode = 2;
    Effect undo = file(5, QStringLiteral("/src/tidewater/c"));
    undo.compensates = {{4}};
    out.effects = {file(1, QStringLiteral("/src/tidewater/a_b.py")),
                   command,
                   file(3, QStringLiteral("/src/tidewater/x"), EffectState::Unknown),
                   file(4, QStringLiteral("/src/tidewater/c"), EffectState::Compensated),
                   undo,
                   file(6, QStringLiteral("/src/tidewater/d"), EffectState::Cancelled),
                   command,
                   command};
    out.effects[6].state = EffectState::Cancelled; // the agent's own
    out.effects[7].state = EffectState::Failed;
    for (const size_t own : {size_t(6), size_t(7)}) {
        out.effects[own].source = ledger::EffectSource::Agent;
        out.effects[own].exitCode.reset();
    }
    history::ReportRow lost;
    lost.section = history::ReportRow::Section::Unknown;
    lost.why = history::ReportRow::Reason::RequestsLost;
    lost.number = 2;
    out.others = {lost};
    out.usage = core::UsageCounted{12'100, 0.05, QStringLiteral("USD")};
    return out;
}

} // namespace

/// A turn's account for others: nothing in it deceives, nothing in it is secret.
class TestTurnAccount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void markdownSaysEverything()
    {
        const QString text = models::accountMarkdown(account());
        const QStringList wanted{
            QStringLiteral("# What turn 1 did"),
            QStringLiteral("- Agent: opencode"),
            QStringLiteral("- Folder: `/src/tidewater`"),
            QStringLiteral("- End: Stopped by you"),
            QStringLiteral("- Took: \\+12.1k context · 0.0500 USD"),
            QStringLiteral("## Took effect\n\n- Edit `/src/tidewater/a_b.py`\n"),
            QStringLiteral("## Cannot be undone\n\n- Command `make`: exit 2; Nobody knows.\n"),
            QStringLiteral("## Unknown\n\n- Edit `/src/tidewater/x`\n"),
            QStringLiteral("## Undone\n\n- Edit `/src/tidewater/c`\n"),
            QStringLiteral("## Prevented\n\n- Edit `/src/tidewater/d`\n"),
            QStringLiteral("## Not permitted\n\n- Command `make`: "),
            QStringLiteral("## Failed\n\n- Command `make`: "),
            QStringLiteral("## Besides\n\n- Unknown: 2 open request"),
        };
        for (const QString &part : wanted)
            QVERIFY2(text.contains(part), qPrintable(part + QLatin1String("\nin\n") + text));
        QVERIFY(!text.contains(QLatin1String("secret")));
    }

    /// A call that was not sent, and about which the user decides later: it is known that it did nothing so far.
    void aCallThatWaitsIsNotUnknown()
    {
        TurnAccount told = account();
        Effect call = file(9, QStringLiteral("mail · send"), EffectState::Prepared);
        call.kind = ledger::EffectKind::Remote;
        call.path.clear();
        call.before.kept = true;
        told.effects = {call};
        QVERIFY2(models::accountMarkdown(told).contains(QStringLiteral("## Waits for you\n\n- Remote `mail · send`: ")),
                 qPrintable(models::accountMarkdown(told)));
        told.effects[0].before.kept = false;
        QVERIFY(models::accountMarkdown(told).contains(QStringLiteral("## Unknown")));
    }

    void markdownCannotBeDeceived_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("shown");
        QTest::newRow("plain") << QStringLiteral("/a/b") << QStringLiteral("`/a/b`");
        QTest::newRow("line break") << QStringLiteral("/a\n# Undone") << QStringLiteral("`/a\\n# Undone`");
        QTest::newRow("backticks") << QStringLiteral("/a`b``c") << QStringLiteral("``` /a`b``c ```");
        QTest::newRow("blank at the end") << QStringLiteral("/a ") << QStringLiteral("` /a  `");
        QTest::newRow("right to left") << QStringLiteral("/a\u202efdp") << QStringLiteral("`/a\\u202efdp`");
    }
    void markdownCannotBeDeceived()
    {
        QFETCH(const QString, target);
        QFETCH(const QString, shown);
        QCOMPARE(models::markdownCode(target), shown);
    }

    void markdownTextIsNoMarkup()
    {
        QCOMPARE(models::markdownText(QStringLiteral("*a* <b> [c](d)\n# e")),
                 QStringLiteral("\\*a\\* \\<b\\> \\[c\\]\\(d\\)\\\\n\\# e"));
    }

    void jsonIsVerbatim()
    {
        TurnAccount told = account();
        const QString strange = QStringLiteral("/src/tidewater/a\n\u202e\"\\.py");
        told.effects[0].target = strange;
        told.effects[0].path = "/src/\xff";
        const QJsonObject out = QJsonDocument::fromJson(models::accountJson(told)).object();
        QCOMPARE(out[QLatin1String("turn")].toInt(), 1);
        QCOMPARE(out[QLatin1String("end")].toString(), QStringLiteral("stopped_by_you"));
        const QJsonArray effects = out[QLatin1String("effects")].toArray();
        QCOMPARE(effects.size(), 8);
        QCOMPARE(effects[0][QLatin1String("target")].toString(), strange);
        QCOMPARE(effects[0][QLatin1String("pathHex")].toString(), QStringLiteral("2f7372632fff"));
        QCOMPARE(effects[1][QLatin1String("exitCode")].toInt(), 2);
        QVERIFY(!effects[1].toObject().contains(QLatin1String("pathHex")));
        QCOMPARE(effects[4][QLatin1String("undoes")].toInt(), 4);
        QCOMPARE(out[QLatin1String("others")].toArray().size(), 1);
        QCOMPARE(out[QLatin1String("usage")][QLatin1String("cost")].toDouble(), 0.05);
        QVERIFY(!models::accountJson(told).contains("secret"));
    }

    void theSameAgainIsCounted()
    {
        TurnAccount told;
        told.effects = {file(1, QStringLiteral("/a")), file(2, QStringLiteral("/b")), file(3, QStringLiteral("/a"))};
        const QString text = models::accountMarkdown(told);
        QVERIFY2(text.contains(QStringLiteral("- Edit `/a` (2×)\n- Edit `/b`\n")), qPrintable(text));
    }

    void aTurnWithoutEffectsSaysSo()
    {
        TurnAccount told;
        told.turn.value = 3;
        QVERIFY(models::accountMarkdown(told).contains(QStringLiteral("No effect was recorded.")));
        QVERIFY(QJsonDocument::fromJson(models::accountJson(told)).object()[QLatin1String("effects")].isArray());
    }

    void turnsOfALedger()
    {
        std::vector<Effect> all{file(1, QStringLiteral("/a")), file(2, QStringLiteral("/b")),
                                file(3, QStringLiteral("/c")), file(4, QStringLiteral("/d"))};
        all[1].turn.value = 2;
        all[2].session.value = QStringLiteral("other");
        QCOMPARE(models::accountsOf(all).size(), size_t(3));
        const auto of = models::accountsOf(all, base::SessionId{QStringLiteral("s")});
        QCOMPARE(of.size(), size_t(2));
        QCOMPARE(of[0].effects.size(), size_t(2));
        QCOMPARE(models::accountsOf(all, base::SessionId{QStringLiteral("s")}, base::TurnId{2}).size(), size_t(1));
        QCOMPARE(QJsonDocument::fromJson(models::accountJson(of)).array().size(), 2);
    }
};

BELAY_TEST(TestTurnAccount)

} // namespace tst_turnaccount

#include "tst_turnaccount.moc"
