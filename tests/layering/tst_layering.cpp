// SPDX-License-Identifier: Apache-2.0
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

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

    /// The rooms that \p text names in code: `room::something`.
    static QSet<QString> named(QString text)
    {
        static const QRegularExpression noCode(
            QStringLiteral("//[^\\n]*|R\"(\\w*)\\(.*?\\)\\1\"|\"(?:\\\\.|[^\"\\\\\\n])*\""),
            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression scope(QStringLiteral("(?<![\\w:])(\\w+)::\\w"));
        text.remove(noCode);
        QSet<QString> out;
        for (auto i = scope.globalMatch(text); i.hasNext();)
            out << i.next().captured(1);
        return out;
    }
    /// The rooms that \p text includes, or declares something of.
    static QSet<QString> included(const QString &text)
    {
        static const QRegularExpression line(QStringLiteral("^(?:#include \"(\\w+)/|namespace (\\w+) \\{)"),
                                             QRegularExpression::MultilineOption);
        QSet<QString> out;
        for (auto i = line.globalMatch(text); i.hasNext();) {
            const auto match = i.next();
            out << match.captured(1) + match.captured(2);
        }
        return out;
    }
    /// What a file names, it includes itself, or the header does that it is the source of.
    static QStringList namedWithoutInclude(const QString &text, const QString &header, const QSet<QString> &rooms)
    {
        QStringList out;
        const QSet<QString> known = included(text) | included(header);
        for (const QString &room : named(text) & rooms) {
            if (!known.contains(room))
                out << room;
        }
        return out;
    }

    /// A room with a window; every other one also runs in a terminal.
    static bool hasWindow(const QString &room)
    {
        return room == QStringLiteral("app") || room.startsWith(QStringLiteral("widgets"));
    }
    /// What only a room with a window may include: our own, and the headers of Qt Widgets.
    static QStringList includedOfWindows(const QString &text)
    {
        static const QRegularExpression line(QStringLiteral("^#include [<\"]([\\w/.]+)"),
                                             QRegularExpression::MultilineOption);
        static const QString qtWidgets = QLibraryInfo::path(QLibraryInfo::HeadersPath) + QStringLiteral("/QtWidgets/");
        QStringList out;
        for (auto i = line.globalMatch(text); i.hasNext();) {
            const QString name = i.next().captured(1), folder = name.section(QLatin1Char('/'), 0, 0);
            if (folder == QStringLiteral("QtWidgets") || (folder != name && hasWindow(folder)) ||
                (folder == name && QFileInfo::exists(qtWidgets + name)))
                out << name;
        }
        return out;
    }
    /// What only a room with a window may link.
    static QStringList linkedOfWindows(const QString &cmake)
    {
        static const QRegularExpression call(QStringLiteral("belay_room\\(\\w+(.*?)\\)"),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression space(QStringLiteral("\\s+"));
        QStringList out;
        for (const QString &word : call.match(cmake).captured(1).split(space, Qt::SkipEmptyParts)) {
            if (word == QStringLiteral("Qt6::Widgets") || hasWindow(word))
                out << word;
        }
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
        QVERIFY2(m_rooms.size() >= 18, "the room table in src/README.md was not found");
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

    void whatIsNamedIsIncluded_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QStringList>("missing");
        const QString use = QStringLiteral("core::Session *s = nullptr;\n");
        QTest::newRow("through somebody else's include") << QString(QStringLiteral("#include \"models/x.h\"\n") + use)
                                                         << QString() << QStringList{QStringLiteral("core")};
        QTest::newRow("its own include") << QString(QStringLiteral("#include \"core/session/session.h\"\n") + use)
                                         << QString() << QStringList();
        QTest::newRow("its header's include")
            << use << QStringLiteral("#include \"core/session/session.h\"\n") << QStringList();
        QTest::newRow("declared") << QString(QStringLiteral("namespace core {\nclass Session;\n}\n") + use) << QString()
                                  << QStringList();
        QTest::newRow("only in words") << QStringLiteral("// core::Session\nauto x = \"core::Session\";\n") << QString()
                                       << QStringList();
        QTest::newRow("part of another name")
            << QStringLiteral("std::core::x y; mycore::z w; core_::a b;\n") << QString() << QStringList();
    }
    void whatIsNamedIsIncluded()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, header);
        QTEST(namedWithoutInclude(text, header, QSet<QString>(m_rooms.begin(), m_rooms.end())), "missing");
    }
    void namesFollowTheIncludes()
    {
        QStringList wrong;
        for (const QString &room : std::as_const(m_rooms)) {
            QSet<QString> others(m_rooms.begin(), m_rooms.end());
            others.remove(room);
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                const QString header =
                    QString(file).replace(QRegularExpression(QStringLiteral("\\.cpp$")), QStringLiteral(".h"));
                for (const QString &used : namedWithoutInclude(read(file), read(header), others))
                    wrong << QDir(m_top).relativeFilePath(file) + QStringLiteral(" names ") + used;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void whatNeedsAWindow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const char *name, const char *text, const QStringList &found) {
            QTest::newRow(name) << QString::fromLatin1(text) << found;
        };
        row("a class of Qt Widgets", "#include <QWidget>\n#include <QFileDialog>\n",
            {QStringLiteral("QWidget"), QStringLiteral("QFileDialog")});
        row("all of it", "#include <QtWidgets>\n", {QStringLiteral("QtWidgets")});
        row("with its folder", "#include <QtWidgets/QLabel>\n", {QStringLiteral("QtWidgets/QLabel")});
        row("its application", "#include <QApplication>\n", {QStringLiteral("QApplication")});
        row("our own", "#include \"widgets/look.h\"\n", {QStringLiteral("widgets/look.h")});
        row("the window", "#include \"app/gui.h\"\n", {QStringLiteral("app/gui.h")});
        row("Qt Gui", "#include <QAction>\n#include <QImage>\n#include <QGuiApplication>\n", {});
        row("rooms of a terminal", "#include \"workspace/workspace.h\"\n#include <vector>\n", {});
        row("only in words", "// #include <QWidget>\n", {});
    }
    void whatNeedsAWindow()
    {
        QFETCH(const QString, text);
        QTEST(includedOfWindows(text), "found");
    }
    void whatLinksAWindow()
    {
        QCOMPARE(linkedOfWindows(QStringLiteral(
                     "belay_room(cli\n  SOURCES exec.cpp exec.h\n  ROOMS base widgets\n  LINK Qt6::Widgets)\n")),
                 QStringList({QStringLiteral("widgets"), QStringLiteral("Qt6::Widgets")}));
        QCOMPARE(
            linkedOfWindows(QStringLiteral("belay_room(cli\n  SOURCES exec.cpp\n  ROOMS base\n  LINK Qt6::Gui)\n")),
            QStringList());
    }
    void commandsNeedNoWindow()
    {
        QStringList wrong;
        int seen = 0;
        for (const QString &room : std::as_const(m_rooms)) {
            if (hasWindow(room))
                continue;
            for (const QString &used : std::as_const(m_mayUse[room])) {
                if (hasWindow(used))
                    wrong << room + QStringLiteral(" may use ") + used;
            }
            for (const QString &linked :
                 linkedOfWindows(read(m_top + QStringLiteral("src/%1/CMakeLists.txt").arg(room))))
                wrong << room + QStringLiteral(" links ") + linked;
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                ++seen;
                for (const QString &name : includedOfWindows(read(file)))
                    wrong << QDir(m_top).relativeFilePath(file) + QStringLiteral(" includes ") + name;
            }
        }
        QVERIFY(seen > 300);
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
        QVERIFY(libraries >= 16);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// What a README calls a file is one.
    void readmesNameFilesThatExist()
    {
        static const QRegularExpression name(QStringLiteral("`([\\w/]+\\.(?:cpp|h))`"));
        const QStringList files = sources(QStringLiteral("src")) + sources(QStringLiteral("tests"));
        QStringList readmes{QStringLiteral("src/README.md")}, wrong;
        for (const QString &room : std::as_const(m_rooms))
            readmes << QStringLiteral("src/%1/README.md").arg(room);
        int seen = 0;
        for (const QString &readme : std::as_const(readmes)) {
            const QString text = read(m_top + readme);
            QVERIFY2(!text.isEmpty(), qPrintable(readme));
            for (auto i = name.globalMatch(text); i.hasNext(); ++seen) {
                const QString file = QLatin1Char('/') + i.next().captured(1);
                if (std::none_of(files.begin(), files.end(), [&file](const QString &f) { return f.endsWith(file); }))
                    wrong << readme + QStringLiteral(" names ") + file.mid(1);
            }
        }
        QVERIFY(seen > 30);
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
