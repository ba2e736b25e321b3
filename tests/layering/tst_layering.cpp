// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"

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
#include <functional>

namespace tst_layering {

/// The table in src/README.md against what the sources include and what CMake links.
class TestLayering : public QObject
{
    Q_OBJECT

    QString m_top;
    QMap<QString, QSet<QString>> m_mayUse;
    QStringList m_rooms; ///< in the table's order
    /// The rooms that have a class in one of their headers, by its name and namespace.
    QMultiMap<QString, QString> m_homes;

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

    /// Rooms whose names begin alike share it.
    static QString namespaceOf(const QString &room) { return room.section(QLatin1Char('/'), 0, 0); }
    QSet<QString> namespaces() const
    {
        QSet<QString> out;
        for (const QString &room : m_rooms)
            out << namespaceOf(room);
        return out;
    }
    /// Of a file, as an include names it; empty: it lies in none.
    QString roomOf(const QString &file) const
    {
        for (QString folder = file.section(QLatin1Char('/'), 0, -2); !folder.isEmpty();
             folder = folder.section(QLatin1Char('/'), 0, -2)) {
            if (m_rooms.contains(folder))
                return folder;
        }
        return {};
    }
    /// Of a library; empty: it is none of a room.
    QString roomOfLibrary(const QString &library) const
    {
        for (const QString &room : m_rooms) {
            if (library == QStringLiteral("belay_") + QString(room).replace(QLatin1Char('/'), QLatin1Char('_')))
                return room;
        }
        return {};
    }
    bool mayUse(const QString &room, const QString &used) const
    {
        return used == room || m_mayUse.value(room).contains(used);
    }

    /// What a file of \p room includes or declares and must not.
    QStringList wrongIncludes(const QString &room, const QString &text) const
    {
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"),
                                                QRegularExpression::MultilineOption);
        static const QRegularExpression block(QStringLiteral("^namespace (\\w+) \\{"),
                                              QRegularExpression::MultilineOption);
        static const QRegularExpression declared(QStringLiteral("^(?:class|struct) (\\w+);"),
                                                 QRegularExpression::MultilineOption);
        QStringList wrong;
        for (auto i = include.globalMatch(text); i.hasNext();) {
            const auto match = i.next();
            const QString file = match.captured(2), used = roomOf(file);
            const bool isGenerated = !file.contains(QLatin1Char('/')) &&
                                     (file.startsWith(QStringLiteral("ui_")) ||
                                      file.startsWith(QStringLiteral("moc_")) || file.endsWith(QStringLiteral(".moc")));
            if (file.split(QLatin1Char('/')).contains(QStringLiteral("..")) || file.startsWith(QStringLiteral("./")))
                wrong << QStringLiteral("goes to ") + file;
            else if (used.isEmpty() && match.captured(1) == QStringLiteral("\"") && !isGenerated)
                wrong << QStringLiteral("includes %1, which is in no room").arg(file);
            else if (!used.isEmpty() && !mayUse(room, used))
                wrong << QStringLiteral("includes ") + used;
        }
        QSet<QString> known{namespaceOf(room)};
        const QSet<QString> may = m_mayUse.value(room);
        for (const QString &used : may)
            known << namespaceOf(used);
        for (auto i = block.globalMatch(text); i.hasNext();) {
            const QString space = i.next().captured(1);
            if (namespaces().contains(space) && !known.contains(space))
                wrong << QStringLiteral("declares something of ") + space;
        }
        // Of the rooms it shares the namespace with, where the namespace says nothing.
        for (auto i = declared.globalMatch(text); i.hasNext();) {
            const QString name = i.next().captured(1);
            const QStringList homes = m_homes.values(namespaceOf(room) + QStringLiteral("::") + name);
            if (!homes.isEmpty() &&
                std::none_of(homes.begin(), homes.end(), [&](const QString &home) { return mayUse(room, home); }))
                wrong << QStringLiteral("declares %1 of %2").arg(name, homes.first());
        }
        return wrong;
    }

    /// What the CMake file \p text in \p folder of src links and must not. A room that is a program links by its
    /// folder.
    QStringList wrongLinks(const QString &folder, const QString &text) const
    {
        static const QRegularExpression call(QStringLiteral("belay_room\\(([\\w/]+)(.*?)\\)"),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression rooms(QStringLiteral("\\bROOMS\\s+([a-z/\\s]*?)(?:[A-Z]|$)"));
        static const QRegularExpression later(QStringLiteral("target_link_libraries\\(\\s*([^\\s)]+)([^)]*)\\)"));
        static const QRegularExpression library(QStringLiteral("(?<![\\w:])belay_\\w+"));
        static const QRegularExpression comment(QStringLiteral("#[^\\n]*"));
        static const QRegularExpression space(QStringLiteral("\\s+"));
        const QString code = QString(text).remove(comment);
        QStringList wrong;
        const auto noteQt = [&](const QString &room, const QString &words) {
            const auto before = [&](const QString &first) { return m_rooms.indexOf(room) < m_rooms.indexOf(first); };
            if (words.contains(QStringLiteral("Qt6::Gui")) && before(QStringLiteral("text")))
                wrong << QStringLiteral("links Qt Gui");
            if (words.contains(QStringLiteral("Qt6::Widgets")) && before(QStringLiteral("widgets/style")))
                wrong << QStringLiteral("links Qt Widgets");
        };
        for (auto i = call.globalMatch(code); i.hasNext();) {
            const auto match = i.next();
            if (match.captured(1) != folder)
                wrong << QStringLiteral("builds ") + match.captured(1);
            if (match.captured(2).contains(QStringLiteral("../")))
                wrong << QStringLiteral("builds what lies elsewhere");
            for (const QString &used : rooms.match(match.captured(2)).captured(1).split(space, Qt::SkipEmptyParts)) {
                if (!mayUse(folder, used))
                    wrong << QStringLiteral("links ") + used;
            }
            noteQt(folder, match.captured(2));
        }
        for (auto i = later.globalMatch(code); i.hasNext();) {
            const auto match = i.next();
            const QString ofLibrary = roomOfLibrary(match.captured(1)), room = ofLibrary.isEmpty() ? folder : ofLibrary;
            for (auto j = library.globalMatch(match.captured(2)); j.hasNext();) {
                const QString name = j.next().captured(0), used = roomOfLibrary(name);
                if (used.isEmpty() && name != QStringLiteral("belay_strict"))
                    wrong << QStringLiteral("links %1 later, which is no room").arg(name);
                else if (!used.isEmpty() && !mayUse(room, used))
                    wrong << QStringLiteral("links %1 later").arg(used);
            }
            noteQt(room, match.captured(2));
        }
        return wrong;
    }

    /// The namespaces that \p text names in code: `room::something`.
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
    /// The namespaces that \p text includes something of, or declares it.
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
        const QSet<QString> all = named(text) & rooms;
        for (const QString &room : all) {
            if (!known.contains(room))
                out << room;
        }
        return out;
    }

    static bool hasWord(const QString &text, const QString &word)
    {
        const auto isPart = [&text](qsizetype at) {
            return at >= 0 && at < text.size() && (text[at].isLetterOrNumber() || text[at] == u'_');
        };
        for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (!isPart(at - 1) && !isPart(at + word.size()))
                return true;
        }
        return false;
    }
    /// What is wrong in the index \p text: the form or the order of its lines, a file, or the name looked for in it.
    static QStringList wrongInIndex(const QString &text, const std::function<QString(const QString &file)> &content)
    {
        static const QRegularExpression line(
            QStringLiteral("^- \\*\\*([^*`]+)\\*\\*: `[^`]+` \\(`\\w+`\\)(?:, `[^`]+` \\(`\\w+`\\))?$"));
        static const QRegularExpression place(QStringLiteral("`([^`]+)` \\(`(\\w+)`\\)"));
        QStringList wrong;
        QString before;
        for (const QString &entry : text.split(u'\n')) {
            if (!entry.startsWith(QStringLiteral("- ")))
                continue;
            const auto match = line.match(entry);
            if (!match.hasMatch()) {
                wrong << QStringLiteral("is no entry: ") + entry;
                continue;
            }
            const QString behaviour = match.captured(1);
            if (QString::compare(before, behaviour, Qt::CaseInsensitive) >= 0)
                wrong << QStringLiteral("%1 stands behind %2").arg(behaviour, before);
            before = behaviour;
            for (auto i = place.globalMatch(entry); i.hasNext();) {
                const auto found = i.next();
                const QString file = found.captured(1), name = found.captured(2), code = content(file);
                if (code.isEmpty())
                    wrong << QStringLiteral("there is no ") + file;
                else if (!hasWord(code, name))
                    wrong << QStringLiteral("%1 has no %2").arg(file, name);
            }
        }
        return wrong;
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
        static const QRegularExpression call(QStringLiteral("belay_room\\([\\w/]+(.*?)\\)"),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression space(QStringLiteral("\\s+"));
        QStringList out;
        for (const QString &word : call.match(cmake).captured(1).split(space, Qt::SkipEmptyParts)) {
            if (word == QStringLiteral("Qt6::Widgets") || hasWindow(word))
                out << word;
        }
        return out;
    }

    /// The folders of a room, lowest first, as its README lists them; what is in none lies above.
    QStringList folderOrder(const QString &room) const
    {
        static const QRegularExpression list(QStringLiteral("Folders, lowest first:(.*?)\\nInvariants:"),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression name(QStringLiteral("`([a-z/]+)`"));
        QStringList out;
        const QString listed = list.match(read(m_top + QStringLiteral("src/%1/README.md").arg(room))).captured(1);
        for (auto i = name.globalMatch(listed); i.hasNext();)
            out << i.next().captured(1);
        return out;
    }
    /// What the file \p text in \p folder includes of folders of \p room that stand above it in \p order.
    static QStringList arrowsBack(const QString &room, const QStringList &order, const QString &folder,
                                  const QString &text)
    {
        static const QRegularExpression include(QStringLiteral("^#include \"(\\w+)/([^\"]+)\""),
                                                QRegularExpression::MultilineOption);
        const auto place = [&order](const QString &name) {
            const qsizetype at = order.indexOf(name);
            return at < 0 ? order.size() : at;
        };
        QStringList out;
        for (auto i = include.globalMatch(text); i.hasNext();) {
            const auto match = i.next();
            const QString used = match.captured(2).section(QLatin1Char('/'), 0, -2);
            if (match.captured(1) == room && place(used) > place(folder))
                out << match.captured(2);
        }
        return out;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_top = qEnvironmentVariable("BELAY_SOURCE") + QLatin1Char('/');
        static const QRegularExpression row(QStringLiteral("^\\| `([\\w/]+)` \\| ([^|]*) \\|"),
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
        QVERIFY2(m_rooms.size() >= 23, "the room table in src/README.md was not found");
        static const QRegularExpression defined(QStringLiteral("^(?:class|struct) (\\w+)\\b[^;\\n]*$"),
                                                QRegularExpression::MultilineOption);
        for (const QString &room : std::as_const(m_rooms)) {
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                const QString text = file.endsWith(QStringLiteral(".h")) ? read(file) : QString();
                for (auto c = defined.globalMatch(text); c.hasNext();)
                    m_homes.insert(namespaceOf(room) + QStringLiteral("::") + c.next().captured(1), room);
            }
        }
    }

    void theTableGoesOneWay()
    {
        for (const QString &room : std::as_const(m_rooms)) {
            for (const QString &used : std::as_const(m_mayUse[room]))
                QVERIFY2(m_rooms.contains(used) && m_rooms.indexOf(used) < m_rooms.indexOf(room),
                         qPrintable(room + QStringLiteral(" may use ") + used));
        }
    }

    void everyFileIsInARoom()
    {
        const QStringList files = sources(QStringLiteral("src"));
        QStringList wrong;
        for (const QString &file : files) {
            const QString name = QDir(m_top + QStringLiteral("src")).relativeFilePath(file);
            if (roomOf(name).isEmpty())
                wrong << name;
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        for (const QString &room : std::as_const(m_rooms))
            QVERIFY2(!sources(QStringLiteral("src/") + room).isEmpty(), qPrintable(room));
    }

    void whatIsIncludedIsAllowed_data()
    {
        QTest::addColumn<QString>("room");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wrong");
        const QString composer = QStringLiteral("widgets/composer");
        QTest::newRow("its own and those below")
            << composer
            << QStringLiteral("#include \"widgets/composer/composer.h\"\n#include \"widgets/style/look.h\"\n"
                              "#include \"core/session/session.h\"\n#include <QWidget>\n")
            << QStringList();
        QTest::newRow("a sibling") << composer << QStringLiteral("#include \"widgets/panels/effectspanel.h\"\n")
                                   << QStringList{QStringLiteral("includes widgets/panels")};
        QTest::newRow("in other brackets") << composer << QStringLiteral("# include <widgets/bars/findbar.h>\n")
                                           << QStringList{QStringLiteral("includes widgets/bars")};
        QTest::newRow("what is above") << QStringLiteral("widgets/style")
                                       << QStringLiteral("#include \"widgets/content/diffbody.h\"\n"
                                                         "#include \"models/texts/texts.h\"\n")
                                       << QStringList{QStringLiteral("includes widgets/content"),
                                                      QStringLiteral("includes models")};
        QTest::newRow("in a folder, but in no room")
            << composer << QStringLiteral("#include \"widgets/look.h\"\n")
            << QStringList{QStringLiteral("includes widgets/look.h, which is in no room")};
        QTest::newRow("without its folder") << composer << QStringLiteral("#include \"composer.h\"\n")
                                            << QStringList{QStringLiteral("includes composer.h, which is in no room")};
        QTest::newRow("made in the build")
            << composer << QStringLiteral("#include \"ui_composer.h\"\n#include \"composer.moc\"\n") << QStringList();
        QTest::newRow("from where it stands")
            << composer << QStringLiteral("#include \"../panels/effectspanel.h\"\n#include \"./composer.h\"\n")
            << QStringList{QStringLiteral("goes to ../panels/effectspanel.h"), QStringLiteral("goes to ./composer.h")};
        QTest::newRow("through its own folder")
            << composer << QStringLiteral("#include \"widgets/composer/../panels/effectspanel.h\"\n")
            << QStringList{QStringLiteral("goes to widgets/composer/../panels/effectspanel.h")};
        QTest::newRow("a sibling's class, declared")
            << composer << QStringLiteral("namespace widgets {\nclass EffectsPanel;\nclass FlatButton;\n}\n")
            << QStringList{QStringLiteral("declares EffectsPanel of widgets/panels")};
        QTest::newRow("declared, of what is above")
            << composer
            << QStringLiteral("namespace app {\nclass MainWindow;\n}\nnamespace core {\nclass Session;\n}\n")
            << QStringList{QStringLiteral("declares something of app")};
    }
    void whatIsIncludedIsAllowed()
    {
        QFETCH(const QString, room);
        QFETCH(const QString, text);
        QTEST(wrongIncludes(room, text), "wrong");
    }
    /// A unit of its own for what moc makes costs seconds.
    void whatMocMakesIsIncluded()
    {
        static const QRegularExpression macro(QStringLiteral("^\\s*Q_(OBJECT|GADGET|NAMESPACE)\\b"),
                                              QRegularExpression::MultilineOption);
        QStringList wrong;
        int seen = 0;
        for (const QString &file : sources(QStringLiteral("src"))) {
            const QFileInfo header(file);
            const QString source =
                header.path() + QLatin1Char('/') + header.completeBaseName() + QStringLiteral(".cpp");
            if (header.suffix() != QStringLiteral("h") || !QFile::exists(source) || !read(file).contains(macro))
                continue;
            ++seen;
            if (!read(source).contains(QStringLiteral("\n#include \"moc_%1.cpp\"\n").arg(header.completeBaseName())))
                wrong << QDir(m_top).relativeFilePath(source);
        }
        QVERIFY(seen > 200);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }
    void includesFollowTheTable()
    {
        QStringList wrong;
        qsizetype seen = 0;
        for (const QString &room : std::as_const(m_rooms)) {
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                const QString text = read(file);
                seen += text.count(QStringLiteral("\n#include \""));
                for (const QString &what : wrongIncludes(room, text))
                    wrong << QDir(m_top).relativeFilePath(file) + QLatin1Char(' ') + what;
            }
        }
        QVERIFY(seen > 1000);
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
        const QString look = QStringLiteral("widgets::Look *l = nullptr;\n");
        QTest::newRow("of one of several rooms")
            << QString(QStringLiteral("#include \"widgets/style/look.h\"\n") + look) << QString() << QStringList();
        QTest::newRow("of none of several rooms") << QString(QStringLiteral("#include \"models/x.h\"\n") + look)
                                                  << QString() << QStringList{QStringLiteral("widgets")};
        QTest::newRow("part of another name")
            << QStringLiteral("std::core::x y; mycore::z w; core_::a b;\n") << QString() << QStringList();
    }
    void whatIsNamedIsIncluded()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, header);
        QTEST(namedWithoutInclude(text, header, namespaces()), "missing");
    }
    void namesFollowTheIncludes()
    {
        QStringList wrong;
        for (const QString &room : std::as_const(m_rooms)) {
            QSet<QString> others = namespaces();
            others.remove(namespaceOf(room));
            for (const QString &file : sources(QStringLiteral("src/") + room)) {
                const QString header = file.endsWith(QStringLiteral(".cpp")) ? file.chopped(3) + u'h' : file;
                for (const QString &used : namedWithoutInclude(read(file), read(header), others))
                    wrong << QDir(m_top).relativeFilePath(file) + QStringLiteral(" names ") + used;
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void whatIsLinkedIsAllowed_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wrong");
        const QString composer = QStringLiteral("widgets/composer");
        const auto room = [](const QString &rooms) {
            return QStringLiteral(
                       "belay_room(widgets/composer\n  SOURCES composer.cpp\n  ROOMS %1\n  LINK Qt6::Core)\n")
                .arg(rooms);
        };
        QTest::newRow("as in the table") << composer << room(QStringLiteral("base core\n    models widgets/style"))
                                         << QStringList();
        QTest::newRow("a sibling") << composer << room(QStringLiteral("base widgets/style widgets/panels"))
                                   << QStringList{QStringLiteral("links widgets/panels")};
        QTest::newRow("another room") << QStringLiteral("widgets/bars") << room(QStringLiteral("base"))
                                      << QStringList{QStringLiteral("builds widgets/composer")};
        QTest::newRow("another room's sources")
            << composer << QStringLiteral("belay_room(widgets/composer SOURCES ../bars/findbar.cpp ROOMS base)\n")
            << QStringList{QStringLiteral("builds what lies elsewhere")};
        QTest::newRow("later") << composer
                               << QString(room(QStringLiteral("base")) +
                                          QStringLiteral("target_link_libraries(belay_widgets_composer PRIVATE "
                                                         "belay_widgets_style\n  belay_widgets_panels belay_strict)\n"))
                               << QStringList{QStringLiteral("links widgets/panels later")};
        QTest::newRow("later, from above")
            << QString() << QStringLiteral("target_link_libraries(belay_core PUBLIC belay_history)\n")
            << QStringList{QStringLiteral("links history later")};
        QTest::newRow("later, by a library of no room")
            << composer << QStringLiteral("target_link_libraries(belay_widgets_composer PUBLIC belay_widgets)\n")
            << QStringList{QStringLiteral("links belay_widgets later, which is no room")};
        QTest::newRow("a program of a room")
            << QStringLiteral("guard") << QStringLiteral("target_link_libraries(belay-guard PRIVATE belay_base)\n")
            << QStringList{QStringLiteral("links base later")};
        QTest::newRow("only in words") << composer
                                       << QStringLiteral("# target_link_libraries(belay_core PUBLIC belay_app)\n")
                                       << QStringList();
        QTest::newRow("too much of Qt") << QStringLiteral("core")
                                        << QStringLiteral("belay_room(core SOURCES x.cpp LINK Qt6::Widgets)\n")
                                        << QStringList{QStringLiteral("links Qt Widgets")};
        QTest::newRow("too much of Qt, later")
            << QStringLiteral("core") << QStringLiteral("target_link_libraries(belay_core PRIVATE Qt6::Gui)\n")
            << QStringList{QStringLiteral("links Qt Gui")};
    }
    void whatIsLinkedIsAllowed()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, text);
        QTEST(wrongLinks(folder, text), "wrong");
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
        const QDir src(m_top + QStringLiteral("src"));
        QStringList wrong;
        qsizetype libraries = 0;
        QDirIterator i(src.path(), {QStringLiteral("CMakeLists.txt"), QStringLiteral("*.cmake")}, QDir::Files,
                       QDirIterator::Subdirectories);
        while (i.hasNext()) {
            const QString file = i.next(), text = read(file);
            libraries += text.count(QStringLiteral("belay_room("));
            const QString name = src.relativeFilePath(file);
            for (const QString &what : wrongLinks(name.section(QLatin1Char('/'), 0, -2), text))
                wrong << name + QLatin1Char(' ') + what;
        }
        QVERIFY(libraries >= 22);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    /// What a README calls a file is one.
    void readmesNameFilesThatExist()
    {
        static const QRegularExpression name(QStringLiteral("`([\\w/]+\\.(?:cpp|h))`"));
        const QStringList files = sources(QStringLiteral("src")) + sources(QStringLiteral("tests"));
        QStringList readmes, wrong;
        QDirIterator folders(m_top + QStringLiteral("src"), {QStringLiteral("README.md")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (folders.hasNext())
            readmes << QDir(m_top).relativeFilePath(folders.next());
        for (const QString &room : std::as_const(m_rooms)) {
            if (const QString own = QStringLiteral("src/%1/README.md").arg(room); !readmes.contains(own))
                readmes << own;
        }
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

    void anIndexIsChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("wrong");
        const auto row = [](const char *name, const char *text, const QStringList &wrong) {
            QTest::newRow(name) << QString::fromLatin1(text) << wrong;
        };
        row("in order", "# Title\n\n- **Esc: stops**: `a.cpp` (`escape`)\n- **exec**: `a.cpp` (`run`), `b.h` (`Run`)\n",
            {});
        row("out of order", "- **Undo**: `a.cpp` (`run`)\n- **exec**: `a.cpp` (`run`)\n",
            {QStringLiteral("exec stands behind Undo")});
        row("twice", "- **exec**: `a.cpp` (`run`)\n- **exec**: `b.h` (`Run`)\n",
            {QStringLiteral("exec stands behind exec")});
        row("a file that is gone", "- **exec**: `a.cpp` (`run`), `c.cpp` (`run`)\n",
            {QStringLiteral("there is no c.cpp")});
        row("a name that is gone", "- **exec**: `a.cpp` (`Run`), `b.h` (`Ru`)\n",
            {QStringLiteral("a.cpp has no Run"), QStringLiteral("b.h has no Ru")});
        row("without a name", "- **exec**: `a.cpp`\n", {QStringLiteral("is no entry: - **exec**: `a.cpp`")});
    }
    void anIndexIsChecked()
    {
        QFETCH(const QString, text);
        const auto content = [](const QString &file) {
            return file == QStringLiteral("a.cpp") ? QStringLiteral("void run() { escape(); }")
                   : file == QStringLiteral("b.h") ? QStringLiteral("class Run;")
                                                   : QString();
        };
        QTEST(wrongInIndex(text, content), "wrong");
    }
    void theIndexLeadsThere()
    {
        const QString src = m_top + QStringLiteral("src/"), text = read(src + QStringLiteral("INDEX.md"));
        QVERIFY(text.count(QStringLiteral("\n- ")) > 100);
        const QStringList wrong = wrongInIndex(text, [&src](const QString &file) { return read(src + file); });
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

    /// In rooms whose README gives their folders an order, nothing points back.
    void foldersUseWhatIsBelow()
    {
        QStringList checked;
        for (const QString &room : std::as_const(m_rooms)) {
            const QStringList order = folderOrder(room);
            if (order.isEmpty())
                continue;
            checked << room;
            const QString top = m_top + QStringLiteral("src/%1/").arg(room);
            for (const QString &folder : order)
                QVERIFY2(QFileInfo(top + folder).isDir(), qPrintable(folder));
            for (const QString &path : sources(QStringLiteral("src/") + room)) {
                const QString folder = path.mid(top.size()).section(QLatin1Char('/'), 0, -2);
                QVERIFY2(folder.isEmpty() || order.contains(folder), qPrintable(path));
                const QStringList wrong = arrowsBack(room, order, folder, read(path));
                QVERIFY2(wrong.isEmpty(), qPrintable(path + QStringLiteral(" includes ") + wrong.join(u' ')));
            }
        }
        QCOMPARE(checked, (QStringList{QStringLiteral("ledger"), QStringLiteral("core"), QStringLiteral("app")}));
        const QStringList order{QStringLiteral("low"), QStringLiteral("high")};
        const QString text = QStringLiteral("#include \"r/low/a.h\"\n#include \"r/high/b.h\"\n");
        QCOMPARE(arrowsBack(QStringLiteral("r"), order, QStringLiteral("low"), text),
                 QStringList{QStringLiteral("high/b.h")});
        QVERIFY(arrowsBack(QStringLiteral("r"), order, QStringLiteral("high"), text).isEmpty());
    }
};

BELAY_TEST(TestLayering)

} // namespace tst_layering

#include "tst_layering.moc"
