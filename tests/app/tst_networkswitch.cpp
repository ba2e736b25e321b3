// SPDX-License-Identifier: Apache-2.0
#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "belayhome.h"
#include "core/held/heldchanges.h"
#include "history/entry.h"
#include "sealable.h"
#include "servinghost.h"
#include "testclass.h"
#include "widgets/bars/levelmenu.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/style/flatbutton.h"

#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

namespace tst_networkswitch {

namespace {

/// An agent that runs what a message says, in the folder of its session. It asks hosts through the proxy that its
/// variables name, and past it.
constexpr char agentScript[] = R"sh(#!/bin/bash
through() {
  local url=${https_proxy#*://}
  local at=${url##*@}
  at=${at%/}
  exec 3<>"/dev/tcp/${at%:*}/${at#*:}"
  printf 'CONNECT %s HTTP/1.1\r\nProxy-Authorization: Basic %s\r\n\r\n' "$1" "$(printf %s "${url%@*}" | base64 -w0)" >&3
  read -r line <&3; echo "${line:0:12}" >>result
  printf x >&3; tail -n 1 <&3 >>result
  exec 3>&-
}
past() { (exec 4<>"/dev/tcp/$1") 2>/dev/null && echo open >>result || echo closed >>result; }
while IFS= read -r line; do
  id=$(sed -n 's/.*"id":\([0-9]*\).*/\1/p' <<<"$line")
  case "$line" in
  *'"initialize"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"protocolVersion":1,"agentCapabilities":{"loadSession":true}}}' ;;
  *'"session/new"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"sessionId":"s1"}}' ;;
  *'"session/load"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{}}' ;;
  *'"session/prompt"'*) eval "$(sed -n 's/.*"text":"\([^"]*\)".*/\1/p' <<<"$line")"
    echo '{"jsonrpc":"2.0","id":'$id',"result":{"stopReason":"end_turn"}}' ;;
  esac
done
)sh";

struct Bench : BelayHome
{
    std::unique_ptr<workspace::Workspace> workspace;
    widgets::Look look;
    std::unique_ptr<app::MainWindow> window;
    workspace::SessionController *session = nullptr;

    Bench()
    {
        qputenv("HOME", QFile::encodeName(home.path())); // the agent's own /tmp is another one
        QFile file(home.filePath(QStringLiteral("agent")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(agentScript) > 0);
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        agent = {};
        agent.id = QStringLiteral("script");
        agent.command = file.fileName();
        file.close();
        settings.setAgents({agent});
        workspace = std::make_unique<workspace::Workspace>(&settings);
        window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
        window->show();
        session = window->openSession(agent, folder);
    }
    ~Bench()
    {
        if (!session)
            return;
        session->close();
        (void)QTest::qWaitFor([this] { return session->isOver(); }, 10'000);
        window.reset();
    }
    bool run(const QString &prompt)
    {
        if (!session)
            return false;
        session->send(prompt);
        return QTest::qWaitFor([this] { return !session->messages().sent().isEmpty() && !session->isBusy(); }, 20'000);
    }
    bool isReady() const { return session->connection().state() == core::ConnectionState::Ready; }
    /// What the agent sees.
    QByteArray result() const
    {
        const auto *held = session->held();
        QFile file((held && held->view() ? held->view()->pathOf(folder) : folder) + QStringLiteral("/result"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
};

} // namespace

/// The network of a session is limited from the mark in its head: the agent is started again, reaches what is on the
/// list and nothing else, and what it reached is in the turn's report.
class TestNetworkSwitch : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

private Q_SLOTS:
    void initTestCase()
    {
        m_here = std::make_unique<Sealable>();
        if (!m_here->problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + m_here->problem));
        if (QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("no bash, whose /dev/tcp asks here");
        qputenv("TMPDIR", QFile::encodeName(m_here->folder()));
    }

    void theNetworkIsLimitedFromTheHead()
    {
        ServingHost allowed, other;
        Bench b;
        const QString past = QStringLiteral("past 127.0.0.1/%1").arg(allowed.serverPort());
        QVERIFY(b.run(past));
        QCOMPARE(b.result(), QByteArray("open\n"));
        QVERIFY(QFile::remove(b.folder + QStringLiteral("/result")));

        auto *chip = b.window->findChild<widgets::FlatButton *>(QStringLiteral("level"));
        chip->click();
        QPointer<widgets::LevelMenu> menu = b.window->findChild<widgets::LevelMenu *>();
        QVERIFY(menu);
        menu->findChild<QAction *>(QStringLiteral("only"))->trigger();
        menu->close();
        auto *dialog = b.window->findChild<widgets::NetworkDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QLineEdit *>(QStringLiteral("networkHosts"))->setText(allowed.authority());
        const qint64 before = b.session->connection().processId();
        dialog->findChild<QPushButton *>(QStringLiteral("apply"))->click();
        const bool isAgain = QTest::qWaitFor(
            [&] { return b.isReady() && b.session->connection().processId() != before && !b.session->isBusy(); },
            20'000);
        QVERIFY2(isAgain, qPrintable(QStringLiteral("state %1, process %2: %3")
                                         .arg(int(b.session->connection().state()))
                                         .arg(b.session->connection().processId() == before)
                                         .arg(b.session->connection().problem().message)));
        QVERIFY(b.session->network() && b.session->network()->isIsolated());
        QVERIFY(b.session->held() && b.session->held()->view() && b.session->held()->view()->hasOwnNetwork());

        QVERIFY(b.run(QStringLiteral("through %1; through %2; %3").arg(allowed.authority(), other.authority(), past)));
        QVERIFY2(b.result().startsWith("HTTP/1.1 200\nserved\nHTTP/1.1 403\n") && b.result().endsWith("\nclosed\n"),
                 b.result().constData());
        QVERIFY(!QFile::exists(b.folder + QStringLiteral("/result")));
        const history::TurnFooter *footer = b.session->transcript().footerOf(b.session->transcript().newestTurn());
        QVERIFY(footer);
        QStringList said;
        for (const history::ReportRow &row : footer->report) {
            if (row.why == history::ReportRow::Reason::HostContacted ||
                row.why == history::ReportRow::Reason::HostRefused)
                said << (row.why == history::ReportRow::Reason::HostRefused ? u'!' : u' ') + row.what;
        }
        said.sort();
        QCOMPARE(said, QStringList({u' ' + allowed.authority(), u'!' + other.authority()}));
    }
};

BELAY_GUI_TEST(TestNetworkSwitch)

} // namespace tst_networkswitch

#include "tst_networkswitch.moc"
