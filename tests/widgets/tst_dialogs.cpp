// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"
#include "widgets/dialogs/agents/agenteditor.h"
#include "widgets/dialogs/agents/agentsdialog.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/filedialogs.h"
#include "widgets/dialogs/newsessiondialog.h"
#include "widgets/dialogs/settings/shortcutsdialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QWindow>

#include <algorithm>
#include <chrono>
#include <sys/stat.h>

namespace tst_dialogs {

using namespace widgets;

class TestDialogs : public QObject
{
    Q_OBJECT

    template <typename T> static T *child(const QWidget &dialog, const char *name)
    {
        return dialog.findChild<T *>(QLatin1String(name));
    }

private Q_SLOTS:
    /// As it is named in the words of the format.
    void aSavedFileGetsTheSuffixOfItsFormat()
    {
        QWidget parent;
        const QString lines = QStringLiteral("JSON lines (*.jsonl)");
        QFileDialog *dialog =
            saveFileDialog(&parent, {}, {}, QStringLiteral("a"), {QStringLiteral("Markdown (*.md)"), lines});
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("md"));
        Q_EMIT dialog->filterSelected(lines);
        QCOMPARE(dialog->defaultSuffix(), QStringLiteral("jsonl"));
        QCOMPARE(saveFileDialog(&parent, {}, {}, QStringLiteral("a"), {})->defaultSuffix(), QString());
    }

    void aSessionInSeveralFolders()
    {
        QTemporaryDir own, more;
        AgentFields agent;
        agent.id = agent.name = QStringLiteral("a");
        NewSessionDialog dialog({agent}, agent.id, {own.path()});
        QSignalSpy chosen(&dialog, &NewSessionDialog::chosen);
        auto *add = child<QPushButton>(dialog, "addMore");
        auto *list = child<QListWidget>(dialog, "more");
        auto *remove = child<QPushButton>(dialog, "removeMore");
        QVERIFY(!remove->isEnabled());
        // The same twice, one that is gone, and the session's own.
        const QString gone = more.filePath(QStringLiteral("gone"));
        for (const QString &folder : {more.path(), more.path(), gone, own.path()}) {
            add->click();
            auto *chooser = dialog.findChild<QFileDialog *>();
            QVERIFY(chooser);
            Q_EMIT chooser->fileSelected(folder);
            delete chooser;
        }
        QCOMPARE(list->count(), 2);
        QVERIFY(remove->isEnabled());
        child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toString(), QFileInfo(own.path()).canonicalFilePath());
        QCOMPARE(chosen[0][1].toStringList(), QStringList{QFileInfo(more.path()).canonicalFilePath()});
    }

    /// An action is found by a word of it while the arrows choose, and runs once the dialog is away.
    void anActionIsFoundAndRun()
    {
        ShortcutsDialog dialog({{QStringLiteral("a"), QStringLiteral("Zoom in"), {}, {}},
                                {QStringLiteral("b"), QStringLiteral("Undo the turn"), {}, {}},
                                {QStringLiteral("c"), QStringLiteral("Zoom out"), {}, {}},
                                {QStringLiteral("d"), QStringLiteral("Zoom away"), {}, {}, false}});
        QSignalSpy triggered(&dialog, &ShortcutsDialog::triggered);
        bool wasVisible = true;
        connect(&dialog, &ShortcutsDialog::triggered, &dialog, [&] { wasVisible = dialog.isVisible(); });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *search = child<QLineEdit>(dialog, "search");
        const auto *run = child<QPushButton>(dialog, "run");
        QVERIFY(search->hasFocus() && run->isDefault());
        QTest::keyClicks(search, QStringLiteral("zoom"));
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(search, Qt::Key_Down); // what cannot run now
        QVERIFY(!run->isEnabled());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(triggered.count(), 0);
        QTest::keyClick(search, Qt::Key_Up);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(triggered.count(), 1);
        QCOMPARE(triggered[0][0].toString(), QStringLiteral("c"));
        QVERIFY(!wasVisible);
        dialog.show();
        search->setText(QStringLiteral("undo"));
        QTest::keyClick(child<QTreeWidget>(dialog, "list"), Qt::Key_Return);
        QCOMPARE(triggered.count(), 2); // once
        QCOMPARE(triggered[1][0].toString(), QStringLiteral("b"));
    }

    /// Enter presses what has the focus, and what keys are taken from stays the one.
    void keysAreChangedWithoutRunning()
    {
        const auto fields = [](const QList<QKeySequence> &first) {
            const QList<QKeySequence> second{QKeySequence(QStringLiteral("Ctrl+B"))};
            return QList<ShortcutFields>{{QStringLiteral("a"), QStringLiteral("Quit"), first, {}},
                                         {QStringLiteral("b"), QStringLiteral("Stop"), second, {}}};
        };
        ShortcutsDialog dialog(fields({QKeySequence(QStringLiteral("Ctrl+A"))}));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSignalSpy triggered(&dialog, &ShortcutsDialog::triggered), chosen(&dialog, &ShortcutsDialog::keysChosen);
        connect(&dialog, &ShortcutsDialog::keysChosen, &dialog, [&] { dialog.setShortcuts(fields({})); });
        child<QLineEdit>(dialog, "search")->setText(QStringLiteral("ctrl"));
        for (const char *name : {"none", "none"}) {
            auto *button = child<QPushButton>(dialog, name);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        }
        QCOMPARE(triggered.count(), 0);
        QCOMPARE(chosen.count(), 1); // it has none any more, and the other one keeps its own
        QCOMPARE(chosen[0][0].toString(), QStringLiteral("a"));
    }

    /// Where the folder is in a repository, the session may begin in another work tree of it.
    void aSessionInAnotherWorktree()
    {
        const QTemporaryDir own, more, plain;
        AgentFields agent;
        agent.id = agent.name = QStringLiteral("a");
        NewSessionDialog dialog({agent}, agent.id, {own.path()});
        QSignalSpy named(&dialog, &NewSessionDialog::folderNamed), chosen(&dialog, &NewSessionDialog::chosen),
            requested(&dialog, &NewSessionDialog::worktreeRequested);
        dialog.show();
        auto *place = child<QComboBox>(dialog, "place");
        auto *name = child<QLineEdit>(dialog, "worktree");
        auto *problem = child<QLabel>(dialog, "problem");
        auto *start = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
        QCOMPARE(named.count(), 1); // the one that is proposed
        QVERIFY(!place->isVisible());
        dialog.setRepository(QStringLiteral("main"), QStringLiteral("work-2"),
                             {{more.path(), QStringLiteral("other")}});
        QVERIFY(place->isVisible() && !name->isVisible());
        QCOMPARE(place->count(), 3);

        place->setCurrentIndex(1);
        QVERIFY(name->isVisible());
        QCOMPARE(name->text(), QStringLiteral("work-2"));
        QVERIFY(child<QLabel>(dialog, "placeAbout")->text().contains(QStringLiteral("main")));
        name->clear();
        QVERIFY(!start->isEnabled());
        name->setText(QStringLiteral("work-3"));
        start->click();
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested[0][1].toString(), QStringLiteral("work-3"));
        QVERIFY(!start->isEnabled()); // a double click makes one
        QVERIFY(!child<QLineEdit>(dialog, "folder")->isEnabled() &&
                !place->isEnabled());                   // it begins with what was chosen
        QCOMPARE(problem->textFormat(), Qt::PlainText); // git quotes what is the repository's
        QCOMPARE(problem->text(), QStringLiteral("The worktree is being made…"));
        dialog.showProblem(QStringLiteral("no"));
        QCOMPARE(problem->text(), QStringLiteral("no"));
        QVERIFY(start->isEnabled() && dialog.isVisible() && place->isEnabled());
        QCOMPARE(chosen.count(), 0);

        // Another folder: nothing of this one's is left, and what is known of it comes later.
        auto *folder = child<QLineEdit>(dialog, "folder");
        folder->setText(plain.path());
        QCOMPARE(named.count(), 2);
        QVERIFY(!place->isVisible() && !name->isVisible());
        folder->setText(plain.path() + QStringLiteral("/gone"));
        folder->setText(own.path());
        QCOMPARE(named.count(), 3);
        // What was chosen by hand holds for the next repository, too.
        dialog.setRepository(QStringLiteral("main"), QStringLiteral("work-2"), {});
        QCOMPARE(place->currentIndex(), 0);
        QTest::keyClick(place, Qt::Key_Down);
        QVERIFY(name->isVisible());
        folder->setText(plain.path());
        dialog.setRepository(QStringLiteral("trunk"), QStringLiteral("plain-2"), {});
        QCOMPARE(place->currentIndex(), 1);
        folder->setText(own.path());
        dialog.setRepository(QStringLiteral("main"), QStringLiteral("work-2"),
                             {{more.path(), QStringLiteral("other")}});
        place->setCurrentIndex(2);
        start->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].toString(), more.path());
        QVERIFY(!dialog.isVisible());
    }

    /// No agent could be told of it: that is said where it is chosen.
    void aFolderWhoseNameIsNotUtf8()
    {
        QTemporaryDir root;
        const QByteArray odd = QFile::encodeName(root.path()).append("/a\xff");
        QCOMPARE(::mkdir(odd.constData(), 0700), 0);
        AgentFields agent;
        agent.id = agent.name = QStringLiteral("a");
        NewSessionDialog dialog({agent}, agent.id, {root.path()});
        auto *ok = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
        auto *problem = child<QLabel>(dialog, "problem");
        QVERIFY(ok->isEnabled() && problem->text().isEmpty());
        child<QLineEdit>(dialog, "folder")->setText(QFile::decodeName(odd));
        QVERIFY2(problem->text().contains(QStringLiteral("not UTF-8")), qPrintable(problem->text()));
        QVERIFY(!ok->isEnabled());
    }

    /// Where one has worked is chosen with the arrows; any other folder is typed, in place of what is proposed.
    void foldersThatWereUsedBefore()
    {
        const QTemporaryDir first, second, typed;
        AgentFields agent;
        agent.id = agent.name = QStringLiteral("a");
        NewSessionDialog dialog({agent}, agent.id, {first.path(), second.path()});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *recent = child<QListWidget>(dialog, "recent");
        auto *folder = child<QLineEdit>(dialog, "folder");
        QVERIFY(recent->hasFocus());
        QCOMPARE(recent->currentRow(), 0);
        QTest::keyClick(recent, Qt::Key_Down);
        QCOMPARE(folder->text(), second.path());
        const QByteArray path = typed.path().toLatin1();
        for (const char letter : path) // without looking where the focus is
            QTest::keyClick(QApplication::focusWidget(), letter);
        QCOMPARE(folder->text(), typed.path());
        QCOMPARE(recent->currentRow(), -1);
        QVERIFY(folder->completer());
        folder->clear();
        QTest::keyClicks(folder, second.path());
        QCOMPARE(recent->currentRow(), 1);
        dialog.close();
        // With one there is nothing to choose.
        NewSessionDialog other({agent}, agent.id, {first.path()});
        other.show();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        QVERIFY(!child<QListWidget>(other, "recent")->isVisible());
        QCOMPARE(child<QLineEdit>(other, "folder")->selectedText(), first.path());
        QVERIFY(child<QLineEdit>(other, "folder")->hasFocus());
    }

    void anAgentBringsItsFolder()
    {
        const QTemporaryDir last, own, chosen;
        AgentFields with, without;
        with.id = with.name = QStringLiteral("with");
        with.folder = own.path();
        without.id = without.name = QStringLiteral("without");
        {
            const NewSessionDialog dialog({with, without}, QStringLiteral("with"), {last.path()});
            QCOMPARE(child<QLineEdit>(dialog, "folder")->text(), own.path());
        }
        NewSessionDialog dialog({with, without}, QStringLiteral("without"), {last.path()});
        auto *folder = child<QLineEdit>(dialog, "folder");
        auto *agent = child<QComboBox>(dialog, "agent");
        QCOMPARE(folder->text(), last.path());
        agent->setCurrentIndex(0);
        QCOMPARE(folder->text(), own.path());
        agent->setCurrentIndex(1);
        QCOMPARE(folder->text(), last.path());
        // What the user has chosen stays.
        folder->clear();
        QTest::keyClicks(folder, chosen.path());
        agent->setCurrentIndex(0);
        QCOMPARE(folder->text(), chosen.path());
    }

    void aFolderOfAnAgentHasToBeThere()
    {
        const QTemporaryDir there;
        AgentFields agent;
        agent.id = agent.name = agent.command = QStringLiteral("agent");
        AgentEditor editor;
        editor.setAgent(agent, true);
        QSignalSpy saved(&editor, &AgentEditor::saved);
        auto *folder = child<QLineEdit>(editor, "folder");
        auto *save = child<QPushButton>(editor, "save");
        QVERIFY(save->isEnabled()); // none is none
        for (const QString &wrong : {QStringLiteral("/no/such/folder"), QStringLiteral("relative"),
                                     QFileInfo(QCoreApplication::applicationFilePath()).absoluteFilePath()}) {
            folder->setText(wrong);
            QVERIFY2(!save->isEnabled(), qPrintable(wrong));
            QVERIFY(child<QLabel>(editor, "problem")->text().contains(wrong));
        }
        folder->setText(there.path() + QStringLiteral("/."));
        QVERIFY(save->isEnabled());
        save->click();
        const auto kept = saved.at(0).at(0).value<AgentFields>();
        QCOMPARE(kept.folder, QFileInfo(there.path()).canonicalFilePath());
    }

    /// Only what is chosen here is set: what an earlier session was allowed is not taken over unseen.
    void modeAndModelOfTheNextSession()
    {
        const QTemporaryDir folder;
        acp::ConfigOption model;
        model.id = QStringLiteral("model");
        model.name = QStringLiteral("<b>Model");
        model.value = QStringLiteral("b");
        model.values = {{QStringLiteral("a"), QStringLiteral("Slow & calm"), {}, {}},
                        {QStringLiteral("b"), QStringLiteral("Fast"), {}, {}}};
        AgentFields first, second;
        first.id = first.name = QStringLiteral("a");
        first.options = {model};
        second.id = second.name = QStringLiteral("b");
        NewSessionDialog dialog({first, second}, first.id, {folder.path()});
        QSignalSpy chosen(&dialog, &NewSessionDialog::chosen);
        const auto combo = [&dialog] { return dialog.findChild<QComboBox *>(QStringLiteral("model")); };
        QVERIFY(combo());
        QCOMPARE(combo()->currentIndex(), 0);
        QVERIFY(combo()->currentData().isNull());
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->buddy() == combo() && label->textFormat() == Qt::PlainText && label->text() == model.name;
        }));
        QCOMPARE(combo()->itemText(1), QStringLiteral("Slow & calm"));
        auto *agent = child<QComboBox>(dialog, "agent");
        agent->setCurrentIndex(1);
        QVERIFY(!combo());
        agent->setCurrentIndex(0);
        auto *ok = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
        using Values = QList<std::pair<QString, QString>>;
        ok->click();
        QCOMPARE(chosen[0][5].value<Values>(), Values());
        combo()->setCurrentIndex(1);
        ok->click();
        QCOMPARE(chosen[1][5].value<Values>(), (Values{{model.id, QStringLiteral("a")}}));
    }

    /// A key is read by nobody who looks over a shoulder, nor aloud.
    void aKeyIsMasked()
    {
        AgentFields agent;
        agent.id = agent.name = agent.command = QStringLiteral("agent");
        agent.environment = {{QStringLiteral("PLAIN"), QStringLiteral("1")}};
        agent.secretEnvironment = {QStringLiteral("OLD_TOKEN")};
        AgentEditor editor;
        editor.setAgent(agent, true);
        QSignalSpy saved(&editor, &AgentEditor::saved);
        auto *values = child<QTableWidget>(editor, "values");
        const auto shown = [&](int row) { return values->item(row, 1)->data(Qt::DisplayRole).toString(); };
        QCOMPARE(values->rowCount(), 3);
        QCOMPARE(shown(0), QStringLiteral("1"));
        const QString kept = shown(1);
        values->item(2, 0)->setText(QStringLiteral("NEW_API_KEY"));
        values->item(2, 1)->setText(QStringLiteral("s3cret"));
        QVERIFY(!shown(2).contains(QLatin1String("s3cret")));
        QCOMPARE(shown(2), QString(shown(2).size(), shown(2).at(0)));
        QCOMPARE(values->item(2, 1)->data(Qt::EditRole).toString(), QStringLiteral("s3cret"));
        QCOMPARE(shown(1), kept);
        values->item(3, 0)->setText(QStringLiteral("MINE"));
        values->item(3, 1)->setText(QStringLiteral("mine"));
        values->item(3, 2)->setCheckState(Qt::Checked);
        QVERIFY(shown(3) != QStringLiteral("mine"));
        auto *save = child<QPushButton>(editor, "save");
        values->item(4, 1)->setText(QStringLiteral("without a name"));
        QVERIFY(!save->isEnabled());
        values->item(4, 1)->setText({});
        save->click();
        const auto typed = saved.at(0).at(0).value<AgentFields>();
        QCOMPARE(typed.secretEnvironment,
                 (QStringList{QStringLiteral("OLD_TOKEN"), QStringLiteral("NEW_API_KEY"), QStringLiteral("MINE")}));
        QCOMPARE(typed.environment.size(), 3);
        QVERIFY(typed.headers.isEmpty());
        // An address has headers; what a program was given stays, should it be one again.
        child<QLineEdit>(editor, "command")->setText(QStringLiteral("wss://agents.example.com/acp"));
        QCOMPARE(values->accessibleName(), QStringLiteral("Headers"));
        QCOMPARE(values->rowCount(), 1);
        values->item(0, 0)->setText(QStringLiteral("X-Team"));
        values->item(0, 1)->setText(QStringLiteral("a"));
        QCOMPARE(editor.agent().headers.size(), 1);
        QCOMPARE(editor.agent().environment.size(), 3);
        QCOMPARE(editor.agent().secretEnvironment, typed.secretEnvironment);
        child<QLineEdit>(editor, "command")->setText(QStringLiteral("agent"));
        QCOMPARE(editor.agent().headers.size(), 1);
        QVERIFY(editor.agent().secretEnvironment.contains(QStringLiteral("OLD_TOKEN")));
    }

    /// Its words are no value, and a key is not lost by an empty field.
    void whatTheKeychainKeepsIsNotLost()
    {
        AgentFields agent;
        agent.id = agent.name = agent.command = QStringLiteral("agent");
        agent.secretEnvironment = {QStringLiteral("OLD_TOKEN")};
        AgentEditor editor;
        editor.setAgent(agent, true);
        auto *values = child<QTableWidget>(editor, "values");
        auto *save = child<QPushButton>(editor, "save");
        QVERIFY(save->isEnabled());
        values->item(0, 0)->setText(QStringLiteral("NEW_TOKEN")); // its value is not known here
        QVERIFY(!save->isEnabled());
        values->item(0, 1)->setText(QStringLiteral("typed"));
        QVERIFY(save->isEnabled());
        values->item(0, 1)->setText({});
        QVERIFY(!save->isEnabled());
        values->item(0, 0)->setText({});
        QVERIFY(save->isEnabled());
        QVERIFY(editor.agent().secretEnvironment.isEmpty() && editor.agent().environment.isEmpty());
    }

    void theTimeLimitOfItsTurns()
    {
        AgentFields agent;
        agent.id = agent.name = agent.command = QStringLiteral("agent");
        for (const auto &[before, typed, after] :
             {std::tuple(0, -1, 0), std::tuple(90, -1, 90), std::tuple(0, 10, 600), std::tuple(600, 0, 0)}) {
            agent.turnLimit = std::chrono::seconds(before);
            AgentEditor editor;
            editor.setAgent(agent, true);
            QSignalSpy saved(&editor, &AgentEditor::saved);
            auto *limit = child<QSpinBox>(editor, "limit");
            QCOMPARE(limit->value(), (before + 59) / 60);
            if (typed >= 0)
                limit->setValue(typed);
            child<QPushButton>(editor, "save")->click();
            QCOMPARE(saved.at(0).at(0).value<AgentFields>().turnLimit.count(), after * 1000);
        }
    }

    void whatAnAgentMayWriteItselfIsChecked()
    {
        const QTemporaryDir there;
        AgentFields agent;
        agent.id = agent.name = agent.command = QStringLiteral("agent");
        agent.ownPaths = {QStringLiteral("~/.agent/")};
        agent.folder = QFileInfo(there.path()).canonicalFilePath();
        AgentEditor editor;
        editor.setAgent(agent, true);
        editor.setKnownOwnPaths([](const QString &command) {
            return command.startsWith(QStringLiteral("claude")) ? QStringList(QStringLiteral(".claude"))
                                                                : QStringList();
        });
        QSignalSpy saved(&editor, &AgentEditor::saved);
        auto *own = child<QPlainTextEdit>(editor, "own");
        auto *save = child<QPushButton>(editor, "save");
        QCOMPARE(own->toPlainText(), QStringLiteral("~/.agent/"));
        for (const QString &wrong : {QStringLiteral("/"), QStringLiteral("~"), QStringLiteral("../x"), agent.folder,
                                     QString(agent.folder + QStringLiteral("/x"))}) {
            own->setPlainText(QStringLiteral(".agent\n") + wrong);
            QVERIFY2(!save->isEnabled(), qPrintable(wrong));
            QVERIFY(child<QLabel>(editor, "problem")->text().contains(wrong));
        }
        own->setPlainText(QStringLiteral("\n  ~/.agent/ \n\n/opt/agent\n"));
        QVERIFY(save->isEnabled());
        auto *about = child<QLabel>(editor, "ownAbout");
        QVERIFY(!about->text().contains(QStringLiteral(".claude")));
        child<QLineEdit>(editor, "command")->setText(QStringLiteral("claude --acp"));
        QVERIFY(about->text().contains(QStringLiteral("~/.claude")));
        save->click();
        QCOMPARE(saved.at(0).at(0).value<AgentFields>().ownPaths,
                 QStringList({QStringLiteral("~/.agent/"), QStringLiteral("/opt/agent")}));
        // Elsewhere nothing is held back.
        child<QLineEdit>(editor, "command")->setText(QStringLiteral("wss://example.org"));
        QVERIFY(own->isHidden() && about->isHidden());
    }

    /// The hosts that were contacted before can be taken into the list, those that are not on it yet.
    void hostsAreSuggested()
    {
        using proxy::NetworkLevel;
        const QString one = QStringLiteral("api.example.org"), two = QStringLiteral("b.org:8443");
        NetworkDialog dialog({NetworkLevel::Only, {one}}, {one, two, QStringLiteral("c.org")});
        QSignalSpy chosen(&dialog, &NetworkDialog::chosen);
        dialog.show();
        auto *before = child<QPushButton>(dialog, "contacted");
        QVERIFY(before->isVisible());
        const auto names = [before] {
            Q_EMIT before->menu()->aboutToShow();
            QStringList out;
            for (const QAction *action : before->menu()->actions())
                out << action->text();
            return out;
        };
        QCOMPARE(names(), QStringList({two, QStringLiteral("c.org"), QString(), QStringLiteral("All of them")}));
        before->menu()->actions().first()->trigger();
        QCOMPARE(names(), QStringList(QStringLiteral("c.org")));
        before->menu()->actions().first()->trigger();
        QVERIFY(!before->isVisible());
        auto *hosts = child<QLineEdit>(dialog, "networkHosts");
        auto *apply = child<QPushButton>(dialog, "apply");
        hosts->setText(QStringLiteral("no host!"));
        Q_EMIT hosts->textEdited(hosts->text());
        QVERIFY(!apply->isEnabled());
        hosts->setText(one + QStringLiteral(", ") + two);
        Q_EMIT hosts->textEdited(hosts->text());
        apply->click();
        const proxy::NetworkRules rules{NetworkLevel::Only, {one, two}};
        QCOMPARE(chosen.at(0).at(0).value<proxy::NetworkRules>(), rules);
    }

    /// However long what is told of a test is, nothing stands on anything else, and nothing moves.
    void aLongResultHasRoom()
    {
        AgentsDialog dialog;
        dialog.show();
        const auto *result = child<QLabel>(dialog, "result");
        const auto *list = child<QListWidget>(dialog, "list");
        const QRect place = list->geometry();
        const QSize size = dialog.size();
        for (int times : {1, 12}) {
            dialog.editor()->setResult(
                QStringLiteral("The keychain is locked, and nobody has unlocked it. ").repeated(times));
            QTRY_VERIFY2(result->height() >= result->heightForWidth(result->width()),
                         qPrintable(QString::number(result->height())));
            QCOMPARE(dialog.size(), size);
            QCOMPARE(list->geometry(), place);
        }
    }

    void whatAgentsWriteIsChosenForEach()
    {
        AgentsDialog dialog;
        AgentFields first, second;
        first.id = QStringLiteral("first");
        second.id = QStringLiteral("second");
        second.isDemo = true; // comes with Belay: this can be chosen all the same
        second.writes = core::WritePolicy::Ask;
        dialog.setAgents({first, second}, first.id);
        QSignalSpy chosen(dialog.editor(), &AgentEditor::writesChosen);
        dialog.show();
        auto *writes = child<QComboBox>(dialog, "writes");
        QCOMPARE(writes->count(), 2);
        QCOMPARE(writes->currentIndex(), 0);
        child<QListWidget>(dialog, "list")->setCurrentRow(1);
        QCOMPARE(writes->currentIndex(), 1);
        QCOMPARE(chosen.count(), 0);
        writes->setFocus();
        QTest::keyClick(writes, Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.last()[0].toString(), second.id);
        QCOMPARE(chosen.last()[1].value<core::WritePolicy>(), core::WritePolicy::AtOnce);
    }

    /// Limiting the network and holding changes back come together, and go together.
    void theNetworkIsChosenForEach()
    {
        AgentsDialog dialog;
        AgentFields fields;
        fields.id = QStringLiteral("first");
        dialog.setAgents({fields}, fields.id);
        const QSignalSpy holds(dialog.editor(), &AgentEditor::holdsChosen),
            chosen(dialog.editor(), &AgentEditor::networkChosen);
        connect(dialog.editor(), &AgentEditor::holdsChosen, this, [&](const QString &, bool on) {
            fields.holds = on;
            dialog.setAgents({fields}, fields.id);
        });
        connect(dialog.editor(), &AgentEditor::networkChosen, this,
                [&](const QString &, const proxy::NetworkRules &rules) {
                    fields.network = rules;
                    dialog.setAgents({fields}, fields.id);
                });
        dialog.show();
        auto *level = child<QComboBox>(dialog, "networkLevel");
        auto *hosts = child<QLineEdit>(dialog, "networkHosts");
        const auto *about = child<QLabel>(dialog, "networkAbout");
        QVERIFY(hosts->isHidden() && about->isHidden());
        level->setFocus();
        QTest::keyClick(level, Qt::Key_Down);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.last()[1].value<proxy::NetworkRules>().level, proxy::NetworkLevel::Note);
        QCOMPARE(holds.size(), 0);
        QVERIFY(about->isVisible());
        QTest::keyClick(level, Qt::Key_Down);
        QCOMPARE(chosen.size(), 2);
        QCOMPARE(chosen.last()[1].value<proxy::NetworkRules>().level, proxy::NetworkLevel::Only);
        QCOMPARE(holds.size(), 1);
        QVERIFY(holds.last()[1].toBool());
        QVERIFY(hosts->isVisible());
        // A host that is none is not taken.
        QTest::keyClicks(hosts, QStringLiteral("a/b"));
        QTest::keyClick(hosts, Qt::Key_Return);
        QCOMPARE(chosen.size(), 2);
        QVERIFY(child<QLabel>(dialog, "problem")->text().contains(QLatin1String("a/b")));
        hosts->clear();
        QTest::keyClicks(hosts, QStringLiteral("api.example.org *.example.net:443"));
        QTest::keyClick(hosts, Qt::Key_Return);
        QCOMPARE(chosen.size(), 3);
        const QStringList list{QStringLiteral("api.example.org"), QStringLiteral("*.example.net:443")};
        QCOMPARE(fields.network.hosts, list);
        child<QAbstractButton>(dialog, "atOnce")->click(); // no longer held back
        QCOMPARE(chosen.size(), 4);
        QCOMPARE(chosen.last()[1].value<proxy::NetworkRules>().level, proxy::NetworkLevel::Note);
        QCOMPARE(chosen.last()[1].value<proxy::NetworkRules>().hosts, list);
    }

    void theNetworkOfANewSession()
    {
        const QTemporaryDir folder;
        AgentFields agent;
        agent.id = QStringLiteral("first");
        NewSessionDialog dialog({agent}, agent.id, {folder.path()});
        QSignalSpy chosen(&dialog, &NewSessionDialog::chosen);
        dialog.show();
        auto *level = child<QComboBox>(dialog, "networkLevel");
        auto *hosts = child<QLineEdit>(dialog, "networkHosts");
        auto *holds = child<QAbstractButton>(dialog, "holds");
        const auto *start = child<QDialogButtonBox>(dialog, "buttons")->button(QDialogButtonBox::Ok);
        level->setFocus();
        QTest::keyClick(level, Qt::Key_End);
        QVERIFY(holds->isChecked() && hosts->isVisible());
        QTest::keyClicks(hosts, QStringLiteral("a/b"));
        QVERIFY(!start->isEnabled());
        QVERIFY(child<QLabel>(dialog, "problem")->text().contains(QLatin1String("a/b")));
        hosts->clear();
        QTest::keyClicks(hosts, QStringLiteral("a.example"));
        QVERIFY(start->isEnabled());
        child<QAbstractButton>(dialog, "atOnce")->setChecked(true);
        QCOMPARE(level->currentIndex(), 1);
        holds->setChecked(true);
        level->setFocus();
        QTest::keyClick(level, Qt::Key_End);
        dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.last()[3].toBool());
        QCOMPARE(chosen.last()[4].value<proxy::NetworkRules>(),
                 (proxy::NetworkRules{proxy::NetworkLevel::Only, {QStringLiteral("a.example")}}));
    }

    /// Holding back is no rule of writing: what is chosen besides is kept.
    void holdingBackIsChosenForEach()
    {
        AgentsDialog dialog;
        AgentFields fields;
        fields.id = QStringLiteral("first");
        fields.holds = true;
        fields.writes = core::WritePolicy::Ask;
        dialog.setAgents({fields}, fields.id);
        const QSignalSpy holds(dialog.editor(), &AgentEditor::holdsChosen),
            chosen(dialog.editor(), &AgentEditor::writesChosen);
        dialog.show();
        QCOMPARE(child<QComboBox>(dialog, "writes")->currentIndex(), 1);
        auto *on = child<QAbstractButton>(dialog, "holds"), *off = child<QAbstractButton>(dialog, "atOnce");
        QVERIFY(on->isChecked());
        off->click();
        QCOMPARE(holds.size(), 1);
        QCOMPARE(holds.last()[1].toBool(), false);
        fields.holds = false;
        dialog.setAgents({fields}, fields.id);
        on->setFocus();
        on->click();
        QCOMPARE(holds.size(), 2);
        QCOMPARE(holds.last()[1].toBool(), true);
        QCOMPARE(chosen.size(), 0);
        fields.command = QStringLiteral("wss://agents.example.org/acp");
        dialog.setAgents({fields}, fields.id);
        QVERIFY(!on->isEnabled());
    }

    /// What is typed counts when its field is left; a command waits for Save, and nothing starts it before.
    void anAgentIsEditedInPlace()
    {
        const QTemporaryDir there;
        AgentsDialog dialog;
        AgentFields one, two;
        one.id = one.name = one.command = QStringLiteral("one");
        two.id = two.name = two.command = QStringLiteral("two");
        dialog.setAgents({one, two}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved), tested(dialog.editor(), &AgentEditor::testRequested);
        const auto last = [&saved] { return saved.last().at(0).value<AgentFields>(); };
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = child<QListWidget>(dialog, "list");
        auto *command = child<QLineEdit>(dialog, "command");
        auto *folder = child<QLineEdit>(dialog, "folder");
        auto *save = child<QPushButton>(dialog, "save"), *test = child<QPushButton>(dialog, "test");
        const auto *problem = child<QLabel>(dialog, "problem");
        QVERIFY(list->hasFocus() && save->isHidden() && test->isEnabled() && problem->isHidden());
        // A field.
        folder->setFocus();
        QTest::keyClicks(folder, there.path());
        QCOMPARE(saved.size(), 0);
        QTest::keyClick(folder, Qt::Key_Tab);
        QCOMPARE(saved.size(), 1);
        QCOMPARE(last().id, one.id);
        QCOMPARE(last().folder, QFileInfo(there.path()).canonicalFilePath());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        QCOMPARE(saved.size(), 1); // once
        // What is wrong is not saved, and said under the field.
        folder->setFocus();
        folder->setText(QStringLiteral("/no/such/folder"));
        list->setFocus();
        QCOMPARE(saved.size(), 1);
        const QPoint under = problem->mapTo(&dialog, QPoint()), above = folder->mapTo(&dialog, QPoint());
        QVERIFY(problem->isVisible() && problem->text().contains(QStringLiteral("/no/such/folder")));
        QVERIFY(under.y() > above.y() && under.y() < child<QWidget>(dialog, "own")->mapTo(&dialog, QPoint()).y());
        folder->setText(there.path());
        // A command.
        command->setFocus();
        command->clear();
        QVERIFY(!save->isEnabled() && save->isVisible());
        QTest::keyClicks(command, QStringLiteral("one --a"));
        QVERIFY(save->isEnabled() && !test->isEnabled());
        QTest::keyClick(command, Qt::Key_Tab);
        list->setFocus();
        QCOMPARE(saved.size(), 1);
        // Another field is saved all the same, with the command that there was.
        auto *limit = child<QSpinBox>(dialog, "limit");
        limit->setFocus();
        limit->setValue(7);
        list->setFocus();
        QCOMPARE(saved.size(), 2);
        QCOMPARE(last().command, one.command);
        QCOMPARE(last().turnLimit, base::Milliseconds(std::chrono::minutes(7)));
        // It is not lost when another agent is looked at, nor when the list is shown anew.
        one = last();
        dialog.setAgents({one, two}, one.id);
        QCOMPARE(command->text(), QStringLiteral("one --a"));
        list->setCurrentRow(1);
        QCOMPARE(command->text(), two.command);
        QVERIFY(save->isHidden() && test->isEnabled());
        list->setCurrentRow(0);
        QCOMPARE(command->text(), QStringLiteral("one --a"));
        command->setFocus();
        QTest::keyClick(command, Qt::Key_Return);
        QCOMPARE(saved.size(), 3);
        QCOMPARE(last().id, one.id);
        QCOMPARE(last().command, QStringLiteral("one --a"));
        QVERIFY(save->isHidden() && test->isEnabled());
        QCOMPARE(tested.size(), 0);
        test->click();
        QCOMPARE(tested.size(), 1);
        // What is being typed when the dialog is closed counts, too.
        auto *own = child<QPlainTextEdit>(dialog, "own");
        own->setFocus();
        QTest::keyClicks(own, QStringLiteral("~/.one/"));
        QTest::keyClick(own, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(saved.size(), 4);
        QCOMPARE(last().ownPaths, QStringList(QStringLiteral("~/.one/")));
    }

    /// A key goes once, and is no longer known here.
    void aVariableIsSavedWhenTheTableIsLeft()
    {
        AgentsDialog dialog;
        AgentFields one;
        one.id = one.name = one.command = QStringLiteral("one");
        dialog.setAgents({one}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *values = child<QTableWidget>(dialog, "values");
        values->setFocus();
        values->item(0, 0)->setText(QStringLiteral("A_TOKEN"));
        values->item(0, 1)->setText(QStringLiteral("s3cret"));
        QCOMPARE(saved.size(), 0);
        child<QLineEdit>(dialog, "name")->setFocus();
        QCOMPARE(saved.size(), 1);
        const auto typed = saved.last().at(0).value<AgentFields>();
        QCOMPARE(typed.environment.value(0).second, QStringLiteral("s3cret"));
        QCOMPARE(typed.secretEnvironment, QStringList(QStringLiteral("A_TOKEN")));
        // Kept, it is no longer known; a command that is being typed stays meanwhile.
        auto *command = child<QLineEdit>(dialog, "command");
        command->setText(QStringLiteral("one --b"));
        one.secretEnvironment = typed.secretEnvironment;
        dialog.setAgents({one}, one.id);
        QVERIFY(values->item(0, 1)->data(Qt::EditRole).toString() != QStringLiteral("s3cret"));
        QCOMPARE(command->text(), QStringLiteral("one --b"));
        values->setFocus();
        child<QLineEdit>(dialog, "name")->setFocus();
        QCOMPARE(saved.size(), 1);
    }

    /// It is typed where the others are edited, and waits for Save as a whole.
    void aNewAgentIsTypedInThePlaceOfTheOthers()
    {
        AgentsDialog dialog;
        AgentFields one;
        one.id = one.name = one.command = QStringLiteral("one");
        dialog.setAgents({one}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QMenu *menu = child<QPushButton>(dialog, "add")->menu();
        Q_EMIT menu->aboutToShow();
        menu->actions().constLast()->trigger();
        QVERIFY(dialog.findChildren<QDialog *>().isEmpty());
        auto *command = child<QLineEdit>(dialog, "command");
        auto *save = child<QPushButton>(dialog, "save");
        QVERIFY(command->hasFocus() && command->text().isEmpty() && !save->isEnabled());
        QVERIFY(!child<QPushButton>(dialog, "test")->isEnabled() && !child<QPushButton>(dialog, "remove")->isEnabled());
        QTest::keyClicks(command, QStringLiteral("/opt/new --acp"));
        dialog.setAgents({one}, one.id); // a Stop was measured
        QCOMPARE(command->text(), QStringLiteral("/opt/new --acp"));
        QTest::keyClick(command, Qt::Key_Tab);
        QCOMPARE(saved.size(), 0);
        save->click();
        QCOMPARE(saved.size(), 1);
        AgentFields two = saved.last().at(0).value<AgentFields>();
        QVERIFY(two.id.isEmpty());
        QCOMPARE(two.name, QStringLiteral("new"));
        two.id = two.command;
        dialog.setAgents({one, two}, two.id);
        QCOMPARE(child<QListWidget>(dialog, "list")->currentRow(), 1);
        QCOMPARE(child<QLabel>(dialog, "title")->text(), two.name);
        QVERIFY(child<QPushButton>(dialog, "test")->isEnabled() && save->isHidden());
    }

    /// Nor by a folder that was right when it was chosen.
    void aWrongFieldKeepsNoOtherBack()
    {
        AgentsDialog dialog;
        AgentFields one;
        one.id = one.name = one.command = QStringLiteral("one");
        one.folder = QStringLiteral("/media/usb/gone");
        dialog.setAgents({one}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        connect(&dialog, &AgentsDialog::saved, this, [&](const AgentFields &agent) {
            one = agent;
            dialog.setAgents({one}, one.id);
        });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *name = child<QLineEdit>(dialog, "name"), *folder = child<QLineEdit>(dialog, "folder");
        name->setFocus();
        name->setText(QStringLiteral("Mine"));
        folder->setFocus();
        QCOMPARE(one.name, QStringLiteral("Mine"));
        QCOMPARE(one.folder, QStringLiteral("/media/usb/gone"));
        folder->setText(QStringLiteral("/not/yet"));
        child<QPlainTextEdit>(dialog, "own")->setPlainText(QStringLiteral("~/.one/"));
        child<QSpinBox>(dialog, "limit")->setValue(7);
        name->setFocus();
        QCOMPARE(saved.size(), 2);
        QCOMPARE(one.ownPaths, QStringList(QStringLiteral("~/.one/")));
        QCOMPARE(one.turnLimit, base::Milliseconds(std::chrono::minutes(7)));
        QCOMPARE(one.folder, QStringLiteral("/media/usb/gone"));
        QCOMPARE(folder->text(), QStringLiteral("/not/yet")); // it can be mended
        QVERIFY(child<QLabel>(dialog, "problem")->text().contains(QStringLiteral("/not/yet")));
        child<QPlainTextEdit>(dialog, "own")->setPlainText(QStringLiteral("/"));
        name->setText(QStringLiteral("Yours"));
        dialog.reject();
        QCOMPARE(one.name, QStringLiteral("Yours"));
        QCOMPARE(one.ownPaths, QStringList(QStringLiteral("~/.one/")));
    }

    /// The row under the cursor is the one that is clicked, though leaving a field shows the list anew.
    void aClickInAScrolledList()
    {
        AgentsDialog dialog;
        QList<AgentFields> all;
        for (int i = 0; i < 30; ++i) {
            all.emplaceBack();
            all.back().id = all.back().name = all.back().command = QString::number(i);
        }
        dialog.setAgents(all, all[0].id);
        connect(&dialog, &AgentsDialog::saved, this, [&](const AgentFields &agent) {
            all[0] = agent;
            dialog.setAgents(all, all[0].id);
        });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *list = child<QListWidget>(dialog, "list");
        auto *name = child<QLineEdit>(dialog, "name");
        name->setFocus();
        name->setText(QStringLiteral("Mine"));
        list->verticalScrollBar()->setValue(list->verticalScrollBar()->maximum());
        const QPoint at = list->visualItemRect(list->item(28)).center();
        QCOMPARE(list->indexAt(at).row(), 28);
        // By the window, which moves the focus first.
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {}, list->viewport()->mapTo(&dialog, at));
        QCOMPARE(all[0].name, QStringLiteral("Mine"));
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("Mine")));
        QCOMPARE(list->currentRow(), 28);
    }

    void aDoubleClickRemovesOne()
    {
        AgentsDialog dialog;
        QList<AgentFields> all;
        for (int i = 0; i < 3; ++i) {
            all.emplaceBack();
            all.back().id = all.back().name = all.back().command = QString::number(i);
        }
        dialog.setAgents(all, all[0].id);
        connect(&dialog, &AgentsDialog::removeRequested, this, [&](const QString &id) {
            all.removeIf([&id](const AgentFields &one) { return one.id == id; });
            dialog.setAgents(all, {});
        });
        dialog.show();
        auto *remove = child<QPushButton>(dialog, "remove");
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::mouseDClick(dialog.windowHandle(), Qt::LeftButton, {}, remove->mapTo(&dialog, remove->rect().center()));
        QCOMPARE(all.size(), 2);
        QVERIFY(!remove->isDown());
        // A key that is held is one press.
        auto *list = child<QListWidget>(dialog, "list");
        list->setFocus();
        for (const bool repeats : {false, true, true})
            QTest::simulateEvent(list, true, Qt::Key_Delete, Qt::NoModifier, {}, repeats);
        QCOMPARE(all.size(), 1);
    }

    /// What waits for Save waits for that agent alone.
    void whatWaitsForSaveStaysWithItsAgent()
    {
        AgentsDialog dialog;
        AgentFields one, two;
        one.id = one.name = one.command = QStringLiteral("one");
        two.id = two.name = two.command = QStringLiteral("two");
        dialog.setAgents({one, two}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        dialog.show();
        auto *list = child<QListWidget>(dialog, "list");
        auto *command = child<QLineEdit>(dialog, "command"), *name = child<QLineEdit>(dialog, "name");
        auto *values = child<QTableWidget>(dialog, "values");
        // Removed, it leaves nothing for the next one of its id.
        command->setText(QStringLiteral("one --dangerous"));
        dialog.setAgents({two}, two.id);
        dialog.setAgents({two, one}, two.id);
        list->setCurrentRow(1);
        QCOMPARE(command->text(), one.command);
        // All of a new one waits, also while another one is looked at.
        dialog.edit({});
        command->setText(QStringLiteral("three --acp"));
        name->setText(QStringLiteral("Three"));
        values->item(0, 0)->setText(QStringLiteral("A_TOKEN"));
        values->item(0, 1)->setText(QStringLiteral("s3cret"));
        list->setCurrentRow(0);
        QCOMPARE(name->text(), two.name);
        QCOMPARE(saved.size(), 0);
        dialog.edit({});
        QCOMPARE(command->text(), QStringLiteral("three --acp"));
        QCOMPARE(name->text(), QStringLiteral("Three"));
        QCOMPARE(values->item(0, 0)->text(), QStringLiteral("A_TOKEN"));
        QCOMPARE(values->item(0, 1)->data(Qt::EditRole).toString(), QStringLiteral("s3cret"));
        QCOMPARE(values->item(0, 2)->checkState(), Qt::Checked);
        child<QPushButton>(dialog, "save")->click();
        QCOMPARE(saved.last().at(0).value<AgentFields>().secretEnvironment, QStringList(QStringLiteral("A_TOKEN")));
        list->setCurrentRow(1);
        dialog.edit({});
        QVERIFY(command->text().isEmpty() && name->text().isEmpty());
    }

    /// Variables of a program are none of the next agent, which has an address.
    void variablesStayWithTheirAgent()
    {
        AgentsDialog dialog;
        AgentFields one, two;
        one.id = one.name = one.command = QStringLiteral("one");
        one.environment = {{QStringLiteral("A"), QStringLiteral("1")}};
        two.id = two.name = QStringLiteral("two");
        two.command = QStringLiteral("wss://agents.example.com/acp");
        dialog.setAgents({one, two}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        dialog.show();
        child<QListWidget>(dialog, "list")->setCurrentRow(1);
        QVERIFY(dialog.editor()->agent().environment.isEmpty());
        dialog.editor()->commit();
        QCOMPARE(saved.size(), 0);
    }

    /// An agent without a name is called as what it runs, not as what is being typed.
    void aCommandThatWaitsIsNoName()
    {
        AgentsDialog dialog;
        AgentFields one;
        one.id = one.command = QStringLiteral("one");
        dialog.setAgents({one}, one.id);
        QSignalSpy saved(&dialog, &AgentsDialog::saved);
        dialog.show();
        child<QLineEdit>(dialog, "command")->setText(QStringLiteral("/usr/bin/half-ty"));
        dialog.editor()->commit();
        QCOMPARE(saved.size(), 0);
        child<QSpinBox>(dialog, "limit")->setValue(7);
        dialog.editor()->commit();
        QCOMPARE(saved.size(), 1);
        QVERIFY(!saved.last().at(0).value<AgentFields>().name.contains(QStringLiteral("half")));
        child<QPushButton>(dialog, "save")->click();
        QCOMPARE(saved.last().at(0).value<AgentFields>().name, QStringLiteral("half-ty"));
    }

    void aTestsAnswerLeavesTheFieldInView()
    {
        AgentsDialog dialog;
        AgentFields one;
        one.id = one.name = one.command = QStringLiteral("one");
        one.tested.emplace();
        dialog.setAgents({one}, one.id);
        dialog.show();
        dialog.resize(dialog.width(), 400);
        auto *name = child<QLineEdit>(dialog, "name");
        name->setFocus();
        auto *bar = dialog.findChild<QScrollArea *>()->verticalScrollBar();
        bar->setValue(0);
        QVERIFY(bar->maximum() > 0);
        one.tested =
            AgentTested{false, QTime(14, 20), base::Milliseconds(3100), {{true, QStringLiteral("It answered")}}, {}};
        dialog.setAgents({one}, one.id);
        QCoreApplication::processEvents();
        QCOMPARE(bar->value(), 0);
        QVERIFY(!name->visibleRegion().isEmpty());
    }

    /// With its time, at the agent that was tested, and each fact with a mark of its own.
    void theResultOfATestStays()
    {
        AgentsDialog dialog;
        AgentFields one, two;
        one.id = one.name = one.command = QStringLiteral("one");
        two.id = two.name = two.command = QStringLiteral("two");
        one.tested.emplace();
        dialog.setAgents({one, two}, one.id);
        dialog.show();
        QSignalSpy wanted(dialog.editor(), &AgentEditor::testRequested);
        auto *test = child<QPushButton>(dialog, "test");
        const auto *when = child<QLabel>(dialog, "tested");
        QVERIFY(when->text().startsWith(QStringLiteral("Waiting")));
        test->click();
        QCOMPARE(wanted.size(), 0);
        one.tested = AgentTested{false,
                                 QTime(14, 20),
                                 base::Milliseconds(3100),
                                 {{true, QStringLiteral("It answered")}, {false, QStringLiteral("It asks nobody")}},
                                 {}};
        dialog.setAgents({one, two}, one.id);
        test->click();
        QCOMPARE(wanted.size(), 1);
        QVERIFY2(when->text().contains(QStringLiteral("20")) && when->text().contains(QStringLiteral("3.1 s")),
                 qPrintable(when->text()));
        QCOMPARE(facts(dialog), QStringList({QStringLiteral("It answered"), QStringLiteral("It asks nobody")}));
        const auto *grid = dialog.findChild<QGridLayout *>(QStringLiteral("facts"));
        const auto mark = [grid](int row) {
            return qobject_cast<QLabel *>(grid->itemAtPosition(row, 0)->widget())->pixmap().toImage();
        };
        QVERIFY(!mark(0).isNull() && mark(0) != mark(1));
        child<QPushButton>(dialog, "copy")->click();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith(one.name) && copied.contains(QStringLiteral("It asks nobody")), qPrintable(copied));
        // Whoever asks for it need not look for it, be none, some or all of it in view.
        test->setFocus();
        for (int height = 400; height < 720; height += 20) {
            dialog.resize(dialog.width(), height);
            dialog.findChild<QScrollArea *>()->verticalScrollBar()->setValue(0);
            for (const bool isRunning : {true, false}) {
                one.tested->isRunning = isRunning;
                dialog.setAgents({one, two}, one.id);
            }
            const auto isSeen = [](const QWidget *widget) {
                return widget->visibleRegion().boundingRect() == widget->rect();
            };
            QTRY_VERIFY(isSeen(grid->itemAtPosition(1, 1)->widget()) && isSeen(when));
        }
        child<QListWidget>(dialog, "list")->setCurrentRow(1);
        QVERIFY(facts(dialog).isEmpty() && when->text().isEmpty());
    }

    /// What is told of an agent, a row for each.
    static QStringList facts(const QWidget &dialog)
    {
        QStringList out;
        const auto *grid = dialog.findChild<QGridLayout *>(QStringLiteral("facts"));
        for (int row = 0; row < grid->count() / 2; ++row)
            out << qobject_cast<QLabel *>(grid->itemAtPosition(row, 1)->widget())->text();
        return out;
    }

    void agentsTellHowTheyStopped()
    {
        AgentsDialog dialog;
        AgentFields old, young;
        old.id = QStringLiteral("old");
        young.id = QStringLiteral("young");
        for (int i = 0; i < 41; ++i)
            old.statistics.add({base::Milliseconds(i == 3 ? 4600 : 200), i < 30});
        old.statistics.add({});
        dialog.setAgents({old, young}, old.id);
        dialog.show();
        QCOMPARE(facts(dialog), QStringList(QStringLiteral("Confirmed 41 of 42 Stop(s)\n"
                                                           "Usually after 0.2 s, slowest 4.6 s\n"
                                                           "Withdrew its own open requests 30 of 42 time(s)")));
        child<QListWidget>(dialog, "list")->setCurrentRow(1);
        QVERIFY(facts(dialog).isEmpty() && child<QWidget>(dialog, "copy")->isHidden());
    }
    void whereOneChoosesAnAgentItIsSaidHowItStops()
    {
        AgentFields measured, other;
        measured.id = QStringLiteral("measured");
        other.id = QStringLiteral("other");
        core::StopConduct conduct;
        conduct.measuredAt = QDateTime(QDate(2026, 11, 22), QTime(12, 0));
        core::StopCaseResult stream;
        stream.which = core::StopCase::Stream;
        stream.outcome = core::StopOutcome::Confirmed;
        stream.took = base::Milliseconds(210);
        conduct.cases = {stream};
        conduct.asksBeforeCommands = true;
        conduct.version = QStringLiteral("1\u202e<b>2"); // an agent says what it likes
        measured.conduct = conduct;
        const QString words = QStringLiteral("Stops in 0.2 s · asks before commands · measured 22 Nov");

        AgentsDialog dialog;
        dialog.setAgents({measured, other}, measured.id);
        dialog.show();
        QCOMPARE(facts(dialog),
                 QStringList({words, QStringLiteral("Long answer: stopped in 210 ms · nothing was left")}));
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            QVERIFY(!label->text().contains(QChar(0x202e)));
        QCOMPARE(child<QLabel>(dialog, "version")->textFormat(), Qt::PlainText);
        child<QListWidget>(dialog, "list")->setCurrentRow(1);
        QVERIFY(facts(dialog).isEmpty());

        QTemporaryDir folder;
        NewSessionDialog session({measured, other}, measured.id, {folder.path()});
        session.show();
        const auto *conductLabel = child<QLabel>(session, "conduct");
        QCOMPARE(conductLabel->text(), words);
        child<QComboBox>(session, "agent")->setCurrentIndex(1);
        QVERIFY(conductLabel->isHidden());
    }
};

BELAY_GUI_TEST(TestDialogs)

} // namespace tst_dialogs

#include "tst_dialogs.moc"
