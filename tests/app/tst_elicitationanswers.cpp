// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "core/requests/elicitationgate.h"
#include "demosession.h"
#include "runs.h"
#include "testclass.h"
#include "widgets/bars/elicitationbar.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>

namespace tst_elicitationanswers {

using core::ElicitationEnd;
using core::TurnEnd;

namespace {

struct Opener : QObject
{
    Q_OBJECT
public:
    QList<QUrl> urls;
    Q_SLOT void open(const QUrl &url) { urls << url; }
};

const history::Elicitation *lastQuestion(workspace::SessionController *session)
{
    for (int row = session->transcript().count() - 1; row >= 0; --row) {
        if (const auto *found = std::get_if<history::Elicitation>(&session->transcript().at(row).body))
            return found;
    }
    return nullptr;
}

QString said(workspace::SessionController *session)
{
    QString out;
    for (int row = 0; row < session->transcript().count(); ++row) {
        if (const auto *message = std::get_if<history::AgentMessage>(&session->transcript().at(row).body))
            out += message->text;
    }
    return out;
}

} // namespace

/// From an agent's question to its answer, through everything between, with a real agent process.
class TestElicitationAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFormIsFilledInOnThePage()
    {
        Runs runs;
        widgets::Look look;
        app::SessionPage page(runs.workspace.get(), &look, nullptr);
        page.resize(700, 800);
        page.show();
        workspace::SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        page.setSession(session);
        QSignalSpy asked(session, &workspace::SessionController::elicitationAsked);
        QSignalSpy ended(session, &workspace::SessionController::turnEnded);
        session->send(QStringLiteral("elicit"));
        QVERIFY(asked.wait(20'000));
        auto *bar = page.findChild<widgets::ElicitationBar *>();
        QTRY_VERIFY(bar->isVisible());
        QCOMPARE(session->row().waitingForUser, 1);
        QCOMPARE(lastQuestion(session)->end, ElicitationEnd::Open);
        const auto button = [bar](const char *words) {
            for (auto *b : bar->findChildren<QAbstractButton *>()) {
                if (b->text().startsWith(QLatin1String(words)) && b->isVisibleTo(bar))
                    return b;
            }
            return static_cast<QAbstractButton *>(nullptr);
        };
        // The page's clock is a real one: what has just appeared does not act yet.
        QTRY_VERIFY_WITH_TIMEOUT(
            (button("Send the answer")->click(), button("Send the answer") && bar->focusWidget() != nullptr), 5'000);
        QCOMPARE(session->questions().elicitations().size(), size_t(1)); // a needed field is empty
        button("Static")->click();
        button("sea")->click();
        button("Send the answer")->click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 20'000);
        QVERIFY(!bar->isVisible());
        QVERIFY2(said(session).contains(QStringLiteral("accept name=bowline rope=static uses=sea wet=no")),
                 qPrintable(said(session)));
        const history::Elicitation *question = lastQuestion(session);
        QCOMPARE(question->end, ElicitationEnd::Accepted);
        QCOMPARE(question->given.size(), size_t(4));
        QCOMPARE(session->row().waitingForUser, 0);
        // What was asked and answered is there in the next run.
        page.setSession(nullptr);
        QVERIFY(runs.nextRun());
        session = runs.openNewest();
        QVERIFY(session && lastQuestion(session));
        QCOMPARE(lastQuestion(session)->end, ElicitationEnd::Accepted);
        QCOMPARE(lastQuestion(session)->given.size(), size_t(4));
    }

    void anAddressIsOpenedOnceAndThenSaidYesTo()
    {
        Opener opener;
        QDesktopServices::setUrlHandler(QStringLiteral("https"), &opener, "open");
        Runs runs;
        widgets::Look look;
        app::SessionPage page(runs.workspace.get(), &look, nullptr);
        page.resize(700, 800);
        page.show();
        workspace::SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        page.setSession(session);
        session->send(QStringLiteral("elicit-url https://example.org/knots?id=7"));
        QTRY_COMPARE_WITH_TIMEOUT(session->questions().elicitations().size(), size_t(1), 20'000);
        QVERIFY(opener.urls.isEmpty()); // nobody has said yes
        auto *bar = page.findChild<widgets::ElicitationBar *>();
        QSignalSpy answered(bar, &widgets::ElicitationBar::answered);
        const auto open = [bar] {
            for (auto *b : bar->findChildren<QAbstractButton *>()) {
                if (b->text() == QStringLiteral("Open in the browser"))
                    b->click();
            }
        };
        QTRY_VERIFY_WITH_TIMEOUT((open(), answered.count() > 0), 5'000);
        QCOMPARE(opener.urls, QList<QUrl>{QUrl(QStringLiteral("https://example.org/knots?id=7"))});
        QTRY_VERIFY_WITH_TIMEOUT(said(session).contains(QStringLiteral("elicitation: accept")), 20'000);
        QVERIFY(lastQuestion(session)->completed);
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        page.setSession(nullptr);
    }

    void afterStopNoAddressIsOpened()
    {
        Opener opener;
        QDesktopServices::setUrlHandler(QStringLiteral("https"), &opener, "open");
        Runs runs;
        widgets::Look look;
        app::SessionPage page(runs.workspace.get(), &look, nullptr);
        workspace::SessionController *session = runs.workspace->openSession(runs.agent, runs.folder);
        page.setSession(session);
        session->send(QStringLiteral("elicit-url https://example.org/"));
        QTRY_COMPARE_WITH_TIMEOUT(session->questions().elicitations().size(), size_t(1), 20'000);
        session->stop();
        // A click that was on its way, before the bar has heard of Stop.
        Q_EMIT page.findChild<widgets::ElicitationBar *>()->answered(session->questions().elicitations().front().key,
                                                                     {acp::ElicitationAnswer::Action::Accept, {}});
        QVERIFY(opener.urls.isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(session->questions().elicitations().empty(), 20'000);
        QVERIFY(lastQuestion(session)->end != ElicitationEnd::Accepted);
        QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
        page.setSession(nullptr);
    }

    void stopEndsTheQuestion()
    {
        DemoSession b(QString{});
        b.session->connection().start();
        b.session->send(QStringLiteral("elicit"));
        QTRY_COMPARE_WITH_TIMEOUT(b.session->questions().elicitations().size(), size_t(1), 20'000);
        b.session->stop();
        QTRY_COMPARE_WITH_TIMEOUT(b.ends, QList<TurnEnd>{TurnEnd::StoppedByYou}, 20'000);
        QVERIFY(b.session->questions().elicitations().empty());
        const ElicitationEnd end = lastQuestion(b.session.get())->end;
        QVERIFY(end == ElicitationEnd::CancelledByStop || end == ElicitationEnd::CancelledByAgent);
        // An answer that comes now is none, and that is said.
        b.session->questions().answerElicitation(lastQuestion(b.session.get())->key, {});
        const int last = b.session->transcript().count() - 1;
        QVERIFY(std::holds_alternative<history::Notice>(b.session->transcript().at(last).body));
    }
};

BELAY_GUI_TEST(TestElicitationAnswers)

} // namespace tst_elicitationanswers

#include "tst_elicitationanswers.moc"
