// SPDX-License-Identifier: Apache-2.0
#include "app/window/sandboxnotice.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

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

QTEST_GUILESS_MAIN(TestSandboxNotice)
#include "tst_sandboxnotice.moc"
