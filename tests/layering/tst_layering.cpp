// SPDX-License-Identifier: Apache-2.0
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

/// The table in src/README.md against what the sources include and what CMake links.
class TestLayering : public QObject
{
    Q_OBJECT

    QString m_top;
    QMap<QString, QSet<QString>> m_mayUse;
    QStringList m_rooms; ///< in the table's order

    static QString read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    QStringList sources(const QString &folder) const
    {
        QStringList out;
        QDirIterator i(m_top + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
        while (i.hasNext())
            out << i.next();
        return out;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_top = qEnvironmentVariable("BELAY_SOURCE") + QLatin1Char('/');
        static const QRegularExpression row(QStringLiteral("^\\| `(\\w+)` \\| ([^|]*) \\|"),
                                            QRegularExpression::MultilineOption);
        auto i = row.globalMatch(read(m_top + QStringLiteral("src/README.md")));
        while (i.hasNext()) {
            const auto match = i.next();
            QSet<QString> rooms;
            for (const QString &room : match.captured(2).split(QLatin1Char(','))) {
                if (room.trimmed() != QStringLiteral("–"))
                    rooms << room.trimmed();
            }
            m_mayUse.insert(match.captured(1), rooms);
            m_rooms << match.captured(1);
        }
        QVERIFY2(m_rooms.size() >= 12, "the room table in src/README.md was not found");
    }

    void theTableGoesOneWay()
    {
        for (const QString &room : std::as_const(m_rooms)) {
            for (const QString &used : std::as_const(m_mayUse[room]))
                QVERIFY2(m_rooms.contains(used) && m_rooms.indexOf(used) < m_rooms.indexOf(room),
                         qPrintable(room + QStringLiteral(" may use ") + used));
        }
    }

    void everyFolderIsARoom()
    {
        for (const QString &folder : QDir(m_top + QStringLiteral("src")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(m_rooms.contains(folder), qPrintable(folder));
    }

    void includesFollowTheTable()
    {
        static const QRegularExpression include(QStringLiteral("^#include \"(\\w+)/"),
                                                QRegularExpression::MultilineOption);
        QStringList wrong;
        int seen = 0;
        for (const QString &room : std::as_const(m_rooms)) {
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                auto i = include.globalMatch(read(file));
                while (i.hasNext()) {
                    const QString used = i.next().captured(1);
                    ++seen;
                    if (used != room && !m_mayUse[room].contains(used))
                        wrong << QDir(m_top).relativeFilePath(file) + QStringLiteral(" includes ") + used;
                }
            }
        }
        QVERIFY(seen > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void linksFollowTheTable()
    {
        static const QRegularExpression call(QStringLiteral("belay_room\\((\\w+)(.*?)\\)"),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression rooms(QStringLiteral("ROOMS ([a-z\\s]*?)(?:[A-Z]|$)"));
        static const QRegularExpression space(QStringLiteral("\\s+"));
        QStringList wrong;
        int libraries = 0;
        for (const QString &room : std::as_const(m_rooms)) {
            const QString text = read(m_top + QStringLiteral("src/%1/CMakeLists.txt").arg(room));
            const auto match = call.match(text);
            if (!match.hasMatch())
                continue;
            ++libraries;
            if (match.captured(1) != room)
                wrong << room + QStringLiteral(" builds ") + match.captured(1);
            for (const QString &used : rooms.match(match.captured(2)).captured(1).split(space, Qt::SkipEmptyParts)) {
                if (!m_mayUse[room].contains(used))
                    wrong << room + QStringLiteral(" links ") + used;
            }
            const int place = int(m_rooms.indexOf(room));
            if (match.captured(2).contains(QStringLiteral("Qt6::Gui")) &&
                place < m_rooms.indexOf(QStringLiteral("text")))
                wrong << room + QStringLiteral(" links Qt Gui");
            if (match.captured(2).contains(QStringLiteral("Qt6::Widgets")) &&
                place < m_rooms.indexOf(QStringLiteral("widgets")))
                wrong << room + QStringLiteral(" links Qt Widgets");
        }
        QVERIFY(libraries >= 11);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void noFileIsAHouse()
    {
        QStringList wrong;
        for (const QString &file : sources(QStringLiteral("src"))) {
            const qsizetype lines = read(file).count(QLatin1Char('\n'));
            if (lines > 600)
                wrong << QStringLiteral("%1 has %2 lines").arg(QDir(m_top).relativeFilePath(file)).arg(lines);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void everyFileNamesItsLicence()
    {
        QStringList wrong;
        for (const QString &folder : {QStringLiteral("src"), QStringLiteral("tests")}) {
            for (const QString &file : sources(folder)) {
                if (!file.contains(QStringLiteral("/node_modules/")) &&
                    !read(file).startsWith(QStringLiteral("// SPDX-License-Identifier: Apache-2.0")))
                    wrong << QDir(m_top).relativeFilePath(file);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(TestLayering)
#include "tst_layering.moc"
