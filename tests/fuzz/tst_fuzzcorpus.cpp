// SPDX-License-Identifier: Apache-2.0
#include "targets.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_fuzzcorpus {

/// What has been found by fuzzing, or was known to be odd, stays mended: the kept inputs, and each of them cut short.
class TestFuzzCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyInput_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<QString>("path");
        int target = 0;
        for (const fuzz::Target &one : fuzz::targets()) {
            const QDir folder(qEnvironmentVariable("BELAY_SOURCE") + QStringLiteral("/tests/fuzz/corpus/") +
                              QLatin1String(one.name.data(), qsizetype(one.name.size())));
            const QStringList names = folder.entryList(QDir::Files);
            QVERIFY2(!names.isEmpty(), one.name.data());
            for (const QString &name : names)
                QTest::addRow("%s %s", one.name.data(), qPrintable(name)) << target << folder.filePath(name);
            ++target;
        }
    }
    void everyInput()
    {
        QFETCH(const int, target);
        QFETCH(const QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const fuzz::Target &one = fuzz::targets()[size_t(target)];
        constexpr qsizetype mostCuts = 200;
        const qsizetype step = qMax<qsizetype>(1, bytes.size() / mostCuts);
        for (qsizetype size = bytes.size(); size >= 0; size -= step)
            one.run({bytes.constData(), size_t(size)});
    }
};

BELAY_TEST(TestFuzzCorpus)

} // namespace tst_fuzzcorpus

#include "tst_fuzzcorpus.moc"
