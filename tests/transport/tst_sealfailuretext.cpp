// SPDX-License-Identifier: Apache-2.0
#include "transport/sealfailuretext.h"

#include "testclass.h"

#include <QTest>

#include <cerrno>

namespace tst_sealfailuretext {

using transport::AppArmor;
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
        QTest::addColumn<AppArmor>("apparmor");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *name, Step step, int error, AppArmor apparmor, const char *says) {
            QTest::newRow(name) << int(step) << error << apparmor << QString::fromLatin1(says);
        };
        row("Ubuntu", Step::Namespace, EPERM, AppArmor::WantsProfile, "AppArmor profile");
        row("Ubuntu, at the mount", Step::Namespace, EACCES, AppArmor::WantsProfile, "AppArmor profile");
        row("Ubuntu, with the package", Step::Namespace, EPERM, AppArmor::HasProfile,
            "apparmor_parser -r /etc/apparmor.d");
        row("none allowed", Step::Namespace, ENOSPC, AppArmor::None, "max_user_namespaces");
        row("none allowed, with AppArmor", Step::Namespace, ENOSPC, AppArmor::WantsProfile, "max_user_namespaces");
        row("a container", Step::Namespace, EPERM, AppArmor::None, "container");
        row("an old kernel", Step::Namespace, EINVAL, AppArmor::None, "kernel has no user namespaces");
        row("no overlay", Step::Overlay, ENODEV, AppArmor::None, "no overlay file system");
        row("a mount inside, a wrong store", Step::Overlay, EINVAL, AppArmor::None, "/p cannot be part of an overlay");
        row("an overlay that is refused", Step::Overlay, EIO, AppArmor::None, "/p was refused");
        row("a full store", Step::Store, ENOSPC, AppArmor::None, "cannot be used (/p)");
        row("root", Step::Root, EPERM, AppArmor::None,
            "as root, and some of root's rights cannot be taken from the agent here (/p: ");
        row("the program is missing", Step::NoProgram, 0, AppArmor::None, "belay-seal");
        row("a folder that went", Step::Path, ENOENT, AppArmor::None, "/p could not be opened");
        row("another kernel", Step::Semantics, ENOTSUP, AppArmor::None, "does not do what holding back relies on");
        row("no network of its own", Step::Network, EPERM, AppArmor::None, "A network of its own could not be set up");
        row("anything else", Step::Mount, EBUSY, AppArmor::None, "failed at /p");
    }
    void sentences()
    {
        QFETCH(const int, step);
        QFETCH(const int, error);
        QFETCH(const AppArmor, apparmor);
        QFETCH(const QString, says);
        const QString text = transport::sealFailureText({Step(step), error, QStringLiteral("/p")}, apparmor);
        QVERIFY2(text.startsWith(QStringLiteral("The agent was not started")), qPrintable(text));
        QVERIFY2(text.contains(says), qPrintable(text));
    }

    void aHostilePathIsShownAsItIs()
    {
        const QString text =
            transport::sealFailureText({Step::Path, ENOENT, QStringLiteral("/a\u202e\n")}, AppArmor::None);
        QVERIFY2(!text.contains(u'\u202e') && !text.contains(u'\n'), qPrintable(text));
    }
};

BELAY_TEST(TestSealFailureText)

} // namespace tst_sealfailuretext

#include "tst_sealfailuretext.moc"
