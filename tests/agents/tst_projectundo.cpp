// SPDX-License-Identifier: Apache-2.0
#include "agents/projectundo.h"

#include "settings/settings.h"

#include "testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_projectundo {

namespace {

bool plant(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

const char *const declared = "{\"servers\":{\"tracker\":{\"create_issue\":{\"tool\":\"close_issue\"}}}}";

} // namespace

class TestProjectUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Other words, or the same ones in another folder, are not accepted with the first.
    void whatIsAcceptedIsTheseWordsHere()
    {
        QTemporaryDir room;
        const QString one = room.filePath(QStringLiteral("one")), two = room.filePath(QStringLiteral("two"));
        for (const QString &folder : {one, two})
            QVERIFY(QDir().mkpath(folder + QStringLiteral("/.belay")));
        QVERIFY(!agents::projectUndo(one));
        const QString file = QStringLiteral("/.belay/compensations.json");
        QVERIFY(plant(one + file, declared) && plant(two + file, declared));
        settings::Settings settings(room.filePath(QStringLiteral("s.ini")));
        const auto first = agents::projectUndo(one);
        QVERIFY(first && first->says && first->says->size() == 1);
        QCOMPARE(agents::undoLines(*first->says),
                 QStringList{QStringLiteral("tracker · create_issue → close_issue {}")});
        QVERIFY(!settings.isUndoAccepted(first->mark));
        settings.acceptUndo(first->mark);
        QVERIFY(settings.isUndoAccepted(agents::projectUndo(one)->mark));
        QVERIFY(!settings.isUndoAccepted(agents::projectUndo(two)->mark));
        QVERIFY(plant(one + file, QByteArray(declared).replace("close", "delete")));
        QVERIFY(!settings.isUndoAccepted(agents::projectUndo(one)->mark));
    }

    /// What cannot be read is there all the same, and never counts.
    void whatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("content"); ///< null: a FIFO
        QTest::newRow("no JSON") << QByteArray("x");
        QTest::newRow("too long") << QByteArray(300 * 1024, ' ');
        QTest::newRow("a FIFO") << QByteArray();
    }
    void whatCannotBeRead()
    {
        QFETCH(const QByteArray, content);
        QTemporaryDir room;
        QVERIFY(QDir().mkpath(room.filePath(QStringLiteral(".belay"))));
        const QString path = room.filePath(QStringLiteral(".belay/compensations.json"));
        if (content.isNull())
            QVERIFY(::mkfifo(QFile::encodeName(path).constData(), 0600) == 0);
        else
            QVERIFY(plant(path, content));
        const auto file = agents::projectUndo(room.path());
        QVERIFY(file && !file->says);
        settings::Settings settings(room.filePath(QStringLiteral("s.ini")));
        settings.acceptUndo({});
        QVERIFY(!settings.isUndoAccepted(QString()));
    }
};

BELAY_TEST(TestProjectUndo)

} // namespace tst_projectundo

#include "tst_projectundo.moc"
