// SPDX-License-Identifier: Apache-2.0
#include "core/requests/requestboard.h"
#include "core/values/services.h"
#include "fakeclock.h"
#include "history/entry.h"
#include "workspace/session/sessiontranscript.h"
#include "workspace/stores/effectstore.h"

#include "testclass.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_sessiontranscript {

using workspace::SessionTranscript;

/// What a session tells is in the transcript before anybody hears of it.
class TestSessionTranscript : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FakeClock m_clock;
    core::RequestBoard m_board{&m_clock};
    workspace::EffectStore m_effects{&m_clock, m_folder.filePath(QStringLiteral("effects"))};
    core::Services m_services = m_effects.services(&m_clock, &m_board, nullptr);

    std::unique_ptr<core::Session> session(const char *id) const
    {
        return std::make_unique<core::Session>(base::SessionId{QLatin1String(id)}, m_folder.path(), m_services,
                                               core::Session::Origin());
    }
    static void tell(core::Session *session, const char *words)
    {
        core::SessionEvent event;
        event.body = core::NoticeRaised{acp::Severity::Info, QLatin1String(words), {}};
        Q_EMIT session->eventOccurred(event);
    }

private Q_SLOTS:
    void itIsThereWhenItIsHeard()
    {
        const auto first = session("1"), second = session("2");
        SessionTranscript said(&m_clock);
        QList<int> counts;
        connect(&said, &SessionTranscript::eventApplied, this, [&] { counts << said.transcript().count(); });
        said.follow(first.get());
        tell(first.get(), "one");
        QCOMPARE(counts, QList<int>{1});
        // Another one takes its place.
        said.follow(second.get());
        tell(first.get(), "not heard");
        tell(second.get(), "two");
        QCOMPARE(counts, QList<int>({1, 2}));
        said.follow(nullptr);
        tell(second.get(), "not heard");
        QCOMPARE(said.transcript().count(), 2);
    }

    void aSessionThatIsGoneIsNoTrouble()
    {
        SessionTranscript said(&m_clock);
        auto gone = session("1");
        said.follow(gone.get());
        gone.reset();
        const auto next = session("2");
        said.follow(next.get());
        tell(next.get(), "one");
        QCOMPARE(said.transcript().count(), 1);
    }

    void whatBelaySaysIsNotHeard()
    {
        SessionTranscript said(&m_clock);
        int heard = 0;
        connect(&said, &SessionTranscript::eventApplied, this, [&heard] { ++heard; });
        said.add(core::NoticeRaised{acp::Severity::Info, QStringLiteral("words"), {}});
        QCOMPARE(said.transcript().count(), 1);
        QCOMPARE(said.transcript().at(0).at, m_clock.wall());
        QCOMPARE(heard, 0);
    }

    void aPermissionIsFoundByItsKey()
    {
        const auto asking = session("1");
        SessionTranscript said(&m_clock);
        said.follow(asking.get());
        const base::RequestKey known{7}, unknown{8};
        core::PermissionAsked asked;
        asked.key = known;
        core::SessionEvent event;
        event.body = asked;
        Q_EMIT asking->eventOccurred(event);
        QVERIFY(said.permission(known));
        QCOMPARE(said.permission(known)->key, known);
        QVERIFY(!said.permission(unknown));
    }
};

BELAY_TEST(TestSessionTranscript)

} // namespace tst_sessiontranscript

#include "tst_sessiontranscript.moc"
