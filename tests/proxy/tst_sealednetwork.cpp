// SPDX-License-Identifier: Apache-2.0
#include "base/process/guardedprocess.h"
#include "base/process/sealedview.h"
#include "proxy/networkwatch.h"
#include "sealable.h"
#include "servinghost.h"
#include "testclass.h"
#include "waiting.h"

#include <QSignalSpy>
#include <QTest>
#include <QUrl>

#include <fcntl.h>
#include <unistd.h>

namespace tst_sealednetwork {

using base::GuardedProcess;
using namespace proxy;

namespace {

/// A program in a view of a folder with a network of its own.
struct Run
{
    explicit Run(const QString &folder)
        : project(folder + QStringLiteral("/project"))
        , store(folder + QStringLiteral("/store"))
    {
        QDir().mkdir(project);
        QDir().mkdir(store);
    }
    base::GuardedCommand command(const QByteArray &script, const NetworkWatch &watch) const
    {
        base::GuardedCommand command;
        command.program = QStringLiteral("bash");
        command.arguments = {QStringLiteral("-c"), QString::fromUtf8(script)};
        command.workingDirectory = project;
        command.environment = QProcessEnvironment::systemEnvironment();
        for (const auto &[name, value] : watch.variables(command.environment))
            command.environment.insert(name, value);
        command.in = command.out = command.error = nothing.fd();
        return command;
    }
    base::SealPlan plan() const
    {
        base::SealPlan plan;
        plan.overlays = {{project, store}};
        plan.hidden = {store};
        plan.onlyPort = NetworkWatch::insidePort;
        return plan;
    }
    QByteArray result() const
    {
        QFile file(store + QStringLiteral("/upper/result"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }

    const QString project, store;
    const base::Descriptor nothing{::open("/dev/null", O_RDWR | O_CLOEXEC)};
};

/// Asks the proxy for \p authority and writes what it says, and then what the host does.
QByteArray asked(const QString &authority, const NetworkWatch &watch)
{
    const QUrl url(watch.variables({}).at(0).second);
    const QByteArray credentials = (url.userName() + u':' + url.password()).toUtf8().toBase64();
    return "exec 3<>/dev/tcp/127.0.0.1/" + QByteArray::number(NetworkWatch::insidePort) + "; printf 'CONNECT " +
           authority.toUtf8() + " HTTP/1.1\\r\\nProxy-Authorization: Basic " + credentials +
           "\\r\\n\\r\\n' >&3; read -r line <&3; echo \"${line% *}\" >> result; printf x >&3; tail -n 1 <&3 >> "
           "result; ";
}

} // namespace

class TestSealedNetwork : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;

    /// Runs \p command to its end; its view.
    std::shared_ptr<const base::SealedView> run(const base::GuardedCommand &command, NetworkWatch *watch)
    {
        GuardedProcess process;
        std::shared_ptr<const base::SealedView> view;
        QSignalSpy gone(&process, &GuardedProcess::gone), failed(&process, &GuardedProcess::failed);
        connect(&process, &GuardedProcess::started, this, [&] {
            view = process.view();
            if (view && view->hasOwnNetwork())
                watch->adopt(view->listener());
        });
        process.start(command);
        waitUntil([&] { return !gone.isEmpty() || !failed.isEmpty(); }, 30'000);
        return view;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_here = std::make_unique<Sealable>();
        if (!m_here->problem.isEmpty())
            QSKIP("nothing can be sealed here");
        if (QStandardPaths::findExecutable(QStringLiteral("bash")).isEmpty())
            QSKIP("no bash, whose /dev/tcp asks here");
    }

    void onlyTheProxyIsReached()
    {
        ServingHost allowed, other;
        NetworkWatch watch({NetworkLevel::Only, {allowed.authority()}});
        QVERIFY(watch.start({}));
        const Run here(m_here->folder());
        base::GuardedCommand command =
            here.command(asked(allowed.authority(), watch) + asked(other.authority(), watch) +
                             "tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' ' >> result; "
                             // Past the proxy: the hosts themselves, what only the machine has, and a name server.
                             "for place in tcp/127.0.0.1/" +
                             QByteArray::number(allowed.serverPort()) +
                             " tcp/192.0.2.1/80 "
                             "udp/192.0.2.1/53; do (exec 4<>/dev/$place) 2> /dev/null && echo open >> result || echo "
                             "closed >> result; done",
                         watch);
        command.seal = here.plan();
        const auto view = run(command, &watch);
        QVERIFY(view && view->hasOwnNetwork());
        QCOMPARE(here.result(),
                 "HTTP/1.1 200 Connection\nserved\nHTTP/1.1 403\nBelay: " + other.authority().toLatin1() +
                     " is not on the list of hosts that this session may reach.\nlo\nclosed\nclosed\nclosed\n");
        const std::vector<Contact> lines = watch.take();
        QCOMPARE(lines.size(), size_t(2));
        QCOMPARE(lines[0].connections, 1);
        QCOMPARE(lines[0].received, 7);
        QCOMPARE(lines[1].refused, 1);
    }

    /// As after Force stop: the new process is in the same network, and so is what is known of it afterwards.
    void whoeverEntersIsInTheSameNetwork()
    {
        ServingHost allowed;
        NetworkWatch watch({NetworkLevel::Only, {allowed.authority()}});
        QVERIFY(watch.start({}));
        const Run here(m_here->folder());
        base::GuardedCommand first = here.command("true", watch);
        first.seal = here.plan();
        const auto view = run(first, &watch);
        QVERIFY(view && view->hasOwnNetwork());
        base::GuardedCommand second = here.command(asked(allowed.authority(), watch) + "(exec 4<>/dev/tcp/127.0.0.1/" +
                                                       QByteArray::number(allowed.serverPort()) +
                                                       ") 2> /dev/null && echo open >> result || echo closed >> result",
                                                   watch);
        second.view = view;
        const auto entered = run(second, &watch);
        QCOMPARE(here.result(), QByteArray("HTTP/1.1 200 Connection\nserved\nclosed\n"));
        QVERIFY(entered && entered->hasOwnNetwork());
        QVERIFY(entered->listener().isOpen());
    }

    /// Without the option the network is the one outside.
    void elseTheNetworkIsShared()
    {
        ServingHost host;
        NetworkWatch watch({NetworkLevel::Note});
        QVERIFY(watch.start({}));
        const Run here(m_here->folder());
        base::GuardedCommand command = here.command(
            "(exec 4<>/dev/tcp/127.0.0.1/" + QByteArray::number(host.serverPort()) + ") && echo open > result", watch);
        command.seal = here.plan();
        command.seal->onlyPort = 0;
        const auto view = run(command, &watch);
        QVERIFY(view && !view->hasOwnNetwork() && !view->listener().isOpen());
        QCOMPARE(here.result(), QByteArray("open\n"));
    }
};

BELAY_TEST(TestSealedNetwork)

} // namespace tst_sealednetwork

#include "tst_sealednetwork.moc"
