// SPDX-License-Identifier: Apache-2.0
#include "app/window/sandboxnotice.h"

#include "testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sandboxnotice {

class TestSandboxNotice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyInASandbox()
    {
        QTemporaryDir folder;
        const QString info = folder.filePath(QStringLiteral(".flatpak-info"));
        QVERIFY(app::sandboxNotice(info).isEmpty());
        QFile file(info);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        QVERIFY(app::sandboxNotice(info).contains(QStringLiteral("Flatpak")));
    }
};

BELAY_TEST(TestSandboxNotice)

} // namespace tst_sandboxnotice

#include "tst_sandboxnotice.moc"
