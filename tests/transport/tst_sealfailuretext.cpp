// SPDX-License-Identifier: Apache-2.0
#include "transport/sealfailuretext.h"

#include "testclass.h"

#include <QTest>

#include <cerrno>

namespace tst_sealfailuretext {

using Step = base::SealFailure::Step;

/// Each way in which a system keeps changes from being held back has a sentence that says what it is.
class TestSealFailureText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentences_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("error");
        QTest::addColumn<bool>("apparmor");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, Step step, int error, bool apparmor, const char *says) {
            QTest::newRow(name) << int(step) << error << apparmor << QString::fromLatin1(says);
        };
        row("Ubuntu", Step::Namespace, EPERM, true, "AppArmor profile");
        row("Ubuntu, at the mount", Step::Namespace, EACCES, true, "AppArmor profile");
        row("none allowed", Step::Namespace, ENOSPC, false, "max_user_namespaces");
        row("none allowed, with AppArmor", Step::Namespace, ENOSPC, true, "max_user_namespaces");
        row("a container", Step::Namespace, EPERM, false, "container");
        row("an old kernel", Step::Namespace, EINVAL, false, "kernel has no user namespaces");
        row("no overlay", Step::Overlay, ENODEV, false, "no overlay file system");
        row("a mount inside, a wrong store", Step::Overlay, EINVAL, false, "/p cannot be part of an overlay");
        row("an overlay that is refused", Step::Overlay, EIO, false, "/p was refused");
        row("a full store", Step::Store, ENOSPC, false, "cannot be used (/p)");
        row("root", Step::Root, EPERM, false,
            "as root, and something that root may do cannot be taken from the agent here (/p: ");
        row("the program is missing", Step::NoProgram, 0, false, "belay-seal");
        row("a folder that went", Step::Path, ENOENT, false, "/p could not be opened");
        row("another kernel", Step::Semantics, ENOTSUP, false, "does not do what holding back relies on");
        row("no network of its own", Step::Network, EPERM, false, "A network of its own could not be set up");
        row("anything else", Step::Mount, EBUSY, false, "failed at /p");
    }
    void sentences()
    {
        QFETCH(const int, step);
        QFETCH(const int, error);
        QFETCH(const bool, apparmor);
        QFETCH(const QString, says);
        const QString text = transport::sealFailureText({Step(step), error, QStringLiteral("/p")}, apparmor);
        QVERIFY2(text.startsWith(QStringLiteral("The agent was not started")), qPrintable(text));
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void aHostilePathIsShownAsItIs()
    {
        const QString text = transport::sealFailureText({Step::Path, ENOENT, QStringLiteral("/a\u202e\n")}, false);
        QVERIFY2(!text.contains(u'\u202e') && !text.contains(u'\n'), qPrintable(text));
    }
};

BELAY_TEST(TestSealFailureText)

} // namespace tst_sealfailuretext

#include "tst_sealfailuretext.moc"
