// SPDX-License-Identifier: Apache-2.0
#include "app/actions/windowactions.h"
#include "app/window/aboutandkeys.h"
#include "app/window/windowdocks.h"
#include "core/held/gitsettings.h"
#include "core/held/heldpart.h"
#include "ledger/disk/filestate.h"
#include "ledger/rows/effect.h"
#include "models/texts/effecttext.h"
#include "widgets/dialogs/manualdialog.h"
#include "widgets/style/look.h"

#include "testclass.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMainWindow>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTranslator>

namespace tst_manual {

using widgets::ManualDialog;

/// The manual is in the program, can be read and searched there, and says what is so.
class TestManual : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    widgets::Look m_look;

    static QString page(const QString &language) { return ManualDialog::textFor(QLocale(language)); }

    /// Of the second level, without those in code.
    static QStringList headings(const QString &markdown)
    {
        QStringList out;
        static const QRegularExpression line(QStringLiteral("^## (.+)$"), QRegularExpression::MultilineOption);
        for (auto i = line.globalMatch(markdown); i.hasNext();)
            out << i.next().captured(1);
        return out;
    }

    /// What stands in the first column of the first table of the chapter on keys: those of the whole window.
    static QSet<QKeySequence> keysOf(const QString &markdown)
    {
        QSet<QKeySequence> out;
        static const QRegularExpression row(QStringLiteral("^\\| (`[^|]+`) \\|"), QRegularExpression::MultilineOption);
        static const QRegularExpression key(QStringLiteral("`([^`]+)`"));
        const QString table = markdown.section(QStringLiteral("\n### "), 1, 1);
        for (auto rows = row.globalMatch(table); rows.hasNext();) {
            const QString cell = rows.next().captured(1);
            for (auto keys = key.globalMatch(cell); keys.hasNext();)
                out.insert(QKeySequence::fromString(keys.next().captured(1), QKeySequence::PortableText));
        }
        return out;
    }

    static QStringList inCode(const QString &markdown)
    {
        QStringList out;
        static const QRegularExpression span(QStringLiteral("`([^`]+)`"));
        for (auto i = span.globalMatch(markdown); i.hasNext();)
            out << i.next().captured(1);
        return out;
    }

    /// The table with what runs outside Belay later, and the paragraph behind it with settings.
    static std::pair<QString, QString> hooksOf(const QString &markdown)
    {
        const qsizetype table =
            markdown.lastIndexOf(QStringLiteral("\n\n|"), markdown.indexOf(QStringLiteral(".git/hooks")));
        const qsizetype behind = markdown.indexOf(QStringLiteral("\n\n"), table + 2);
        return {markdown.mid(table, behind - table),
                markdown.mid(behind, markdown.indexOf(QStringLiteral("\n\n"), behind + 2) - behind)};
    }

    /// Its section and its last name, which git may have no more than a word for: `pager.<cmd>`.
    static QByteArray settingName(const QString &key)
    {
        const QString name = key.section(u'.', -1);
        return (key.section(u'.', 0, 0) + u'.' + (name.startsWith(u'<') ? QStringLiteral("*") : name))
            .toLower()
            .toUtf8();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    void isInTheLanguageOfItsReader()
    {
        const QString english = page(QStringLiteral("en"));
        QVERIFY(english.startsWith(QStringLiteral("# Belay\n")));
        QCOMPARE(page(QStringLiteral("en_GB")), english);
        QCOMPARE(page(QStringLiteral("sw")), english); // none is in Swahili
        QCOMPARE(ManualDialog::textFor(QLocale::c()), english);
        for (const QString &name : QDir(QStringLiteral(":/manual")).entryList()) {
            const QString text = page(name.section(u'.', 0, 0));
            QCOMPARE(headings(text).size(), headings(english).size());
            QVERIFY(name == QStringLiteral("en.md") || text != english);
        }
    }

    void itsHeadingsAreTheChapters()
    {
        const QString english = page(QStringLiteral("en"));
        ManualDialog dialog(english, &m_look);
        const auto *list = dialog.findChild<QListWidget *>();
        QStringList shown;
        for (int row = 0; row < list->count(); ++row)
            shown << list->item(row)->text();
        QCOMPARE(shown, headings(english));
        QCOMPARE(shown.size(), 11);
    }

    void everyChapterIsFound()
    {
        ManualDialog dialog(page(QStringLiteral("en")), &m_look);
        dialog.show();
        auto *list = dialog.findChild<QListWidget *>();
        auto *text = dialog.findChild<QTextBrowser *>();
        int before = -1;
        for (int row = 1; row < list->count(); ++row) {
            list->setCurrentRow(row);
            QCOMPARE(text->textCursor().block().text(), list->item(row)->text());
            const int place = text->verticalScrollBar()->value();
            QVERIFY(place > before || place == text->verticalScrollBar()->maximum());
            QVERIFY(text->viewport()->rect().intersects(text->cursorRect()));
            QCOMPARE(list->currentRow(), row);
            before = place;
        }
        // Who scrolls sees in the list where that has led.
        text->verticalScrollBar()->setValue(0);
        QCOMPARE(list->currentRow(), 0);
    }

    void isSearched()
    {
        ManualDialog dialog(QStringLiteral("# M\n\n## One\n\nrope\n\n## Two\n\nknot ROPE\n"), &m_look);
        dialog.show();
        auto *search = dialog.findChild<QLineEdit *>();
        auto *text = dialog.findChild<QTextBrowser *>();
        const auto found = [text] {
            return std::pair(text->textCursor().block().text().trimmed(), text->textCursor().selectedText());
        };
        QTest::keyClicks(search, QStringLiteral("rope"));
        QCOMPARE(found(), std::pair(QStringLiteral("rope"), QStringLiteral("rope")));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(found(), std::pair(QStringLiteral("knot ROPE"), QStringLiteral("ROPE")));
        QCOMPARE(dialog.findChild<QListWidget *>()->currentRow(), 1);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(search, Qt::Key_Return); // over the end
        QCOMPARE(found().first, QStringLiteral("rope"));
        QTest::keyClicks(search, QStringLiteral("x"));
        const auto *notice = dialog.findChild<QLabel *>();
        QVERIFY(notice->text().contains(QStringLiteral("ropex")));
        search->clear();
        QVERIFY(notice->text().isEmpty());
    }

    void aLinkIsAskedForAndLoadsNothing()
    {
        ManualDialog dialog(
            QStringLiteral("# M\n\n[a](https://example.org/x) [b](file:///etc/passwd) ![c](https://example.org/y)"),
            &m_look);
        dialog.show();
        const auto *text = dialog.findChild<QTextBrowser *>();
        QVERIFY(!text->openLinks());
        const QString html = text->toHtml();
        QVERIFY(!html.contains(QStringLiteral("file:")));
        QVERIFY(!html.contains(QStringLiteral("<img")));
        QSignalSpy wanted(&dialog, &ManualDialog::linkActivated);
        Q_EMIT const_cast<QTextBrowser *>(text)->anchorClicked(QUrl(QStringLiteral("https://example.org/x")));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), QStringLiteral("https://example.org/x"));
    }

    void f1OpensItOnce()
    {
        QWidget window;
        const app::WindowActions actions(&window);
        QCOMPARE(actions.manual->shortcut(), QKeySequence(Qt::Key_F1));
        app::showManual(&m_look, &window);
        app::showManual(&m_look, &window);
        const auto dialogs = window.findChildren<ManualDialog *>();
        QCOMPARE(dialogs.size(), 1);
        QVERIFY(dialogs.first()->isVisible());
        QVERIFY(!dialogs.first()->isModal());
    }

    /// Those that the manual names are there, and those that are there it names.
    void itsKeysAreThoseOfActions_data()
    {
        QTest::addColumn<QString>("language");
        ManualDialog::textFor(QLocale());
        for (const QString &name : QDir(QStringLiteral(":/manual")).entryList())
            QTest::newRow(qPrintable(name)) << name.section(u'.', 0, 0);
    }

    void itsKeysAreThoseOfActions()
    {
        QFETCH(const QString, language);
        QMainWindow window;
        const app::WindowActions actions(&window);
        app::WindowDocks docks(&window, &m_look, new QWidget);
        std::vector<QAction *> all = actions.all();
        for (QAction *toggle : docks.toggles())
            all.push_back(toggle);
        const QSet<QKeySequence> named = keysOf(page(language));
        QSet<QKeySequence> real;
        for (const QAction *action : all) {
            for (const QKeySequence &keys : action->shortcuts()) {
                real.insert(keys);
                QVERIFY2(named.contains(keys), qPrintable(action->text() + u' ' + keys.toString()));
            }
        }
        for (const QKeySequence &keys : named)
            QVERIFY2(real.contains(keys), qPrintable(keys.toString()));
        QVERIFY(named.size() > 40);
    }

    /// It explains the words that views, report and ledger share, as they are shown in its language, and no others.
    void itExplainsTheStatesOfEffects_data() { itsKeysAreThoseOfActions_data(); }
    void itExplainsTheStatesOfEffects()
    {
        QFETCH(const QString, language);
        QTranslator translator;
        QVERIFY(translator.load(qEnvironmentVariable("BELAY_TRANSLATIONS") + QStringLiteral("/belay_") + language));
        QCoreApplication::installTranslator(&translator);
        using ledger::EffectState;
        QSet<QString> shown;
        for (const EffectState state :
             {EffectState::Prepared, EffectState::Committing, EffectState::Committed, EffectState::Compensating,
              EffectState::Compensated, EffectState::Cancelled, EffectState::Failed, EffectState::Unknown}) {
            ledger::Effect effect;
            effect.state = state;
            shown << models::effectStateText(effect);
            effect.source = ledger::EffectSource::Agent;
            effect.kind = ledger::EffectKind::Other;
            shown << models::effectStateText(effect);
            effect.sameAs = {1};
            shown << models::effectStateText(effect).replace(u'1', u'N');
            effect = {};
            effect.state = state;
            effect.before = effect.after = ledger::markOf("x");
            shown << models::effectStateText(effect);
            effect.kind = ledger::EffectKind::Command;
            effect.processes = "1";
            shown << models::effectStateText(effect);
            effect.kind = ledger::EffectKind::Remote;
            effect.processes.clear();
            effect.before.kept = true;
            shown << models::effectStateText(effect);
        }
        static const QRegularExpression row(QStringLiteral("^\\| ((?:\\*[^|*]+\\*(?:, )?)+) \\|"),
                                            QRegularExpression::MultilineOption);
        const QString chapter = page(language).section(QStringLiteral("\n## "), 4, 4);
        QSet<QString> explained;
        for (auto rows = row.globalMatch(chapter); rows.hasNext();) {
            for (const QString &word : rows.next().captured(1).split(QStringLiteral(", ")))
                explained << word.chopped(1).sliced(1);
        }
        QCOMPARE(explained.values().size(), shown.values().size());
        QCOMPARE(explained, shown);
        QCoreApplication::removeTranslator(&translator);
    }

    /// What the manual says of git runs outside is never accepted along with others, and all is named.
    void whatRunsOutsideIsNamed_data() { itsKeysAreThoseOfActions_data(); }
    void whatRunsOutsideIsNamed()
    {
        QFETCH(const QString, language);
        const auto [table, settings] = hooksOf(page(language));
        int paths = 0;
        for (const QString &row : table.split(QStringLiteral("\n| "))) {
            for (QString path : inCode(row.section(QStringLiteral(" | "), 0, 0))) {
                // These two depend on what is there.
                if (path == QStringLiteral(".git") || path == QStringLiteral(".gitmodules"))
                    continue;
                path.replace(QStringLiteral("NAME"), QStringLiteral("x"));
                const QByteArray name = QFile::encodeName(path.endsWith(u'/') ? QString(path + u'x') : path);
                QVERIFY2(core::partOfPath(name) == core::HeldPart::Hook, name.constData());
                ++paths;
            }
        }
        QCOMPARE(paths, 18);

        QSet<QByteArray> named;
        for (const QString &key : inCode(settings)) {
            if (key.startsWith(u'.')) // a path
                continue;
            named.insert(settingName(key));
            QVERIFY2(core::settingTarget(key.toUtf8()) != core::SettingTarget::None, qPrintable(key));
        }
        QProcess git;
        git.start(QStringLiteral("git"), {QStringLiteral("help"), QStringLiteral("--config")});
        QVERIFY(git.waitForFinished() && git.exitCode() == 0);
        const QStringList keys =
            QString::fromUtf8(git.readAllStandardOutput()).section(QStringLiteral("\n\n"), 0, 0).split(u'\n');
        QVERIFY(keys.size() > 400);
        for (const QString &key : keys)
            QVERIFY2(core::settingTarget(key.toUtf8()) == core::SettingTarget::None || named.contains(settingName(key)),
                     qPrintable(key));
    }
};

BELAY_GUI_TEST(TestManual)

} // namespace tst_manual

#include "tst_manual.moc"
