// SPDX-License-Identifier: Apache-2.0
#include "history/transcript.h"
#include "models/texts/sessionstatus.h"
#include "testclass.h"
#include "widgets/dialogs/review/undodialog.h"
#include "widgets/transcript/transcriptaccessible.h"
#include "windowbench.h"

#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QPushButton>

namespace tst_hunks {

namespace {

/// A file of the session's folder that the demo agent has changed in three places, the last two of which say the same.
struct HunkBench : WindowBench
{
    HunkBench()
    {
        widgets::TranscriptAccessible::install();
        QAccessible::setActive(true);
        write(before());
    }
    QString path() const { return folder + QStringLiteral("/list.txt"); }
    static QStringList lines()
    {
        QStringList out{QStringLiteral("first")};
        for (int i = 1; i < 40; ++i)
            out << QStringLiteral("line %1").arg(i);
        out[19] = out[39] = QStringLiteral("the same");
        return out;
    }
    static QString textOf(const QStringList &lines) { return lines.join(u'\n') + u'\n'; }
    static QString before() { return textOf(lines()); }
    static QString changed(bool first, bool middle, bool last)
    {
        QStringList out = lines();
        if (first)
            out[0] = QStringLiteral("FIRST");
        if (middle)
            out[19] = QStringLiteral("changed");
        if (last)
            out[39] = QStringLiteral("changed");
        return textOf(out);
    }
    void write(const QString &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
    }
    QString content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    /// The places of the conversation that react, by what they are called; as a screen reader finds them.
    QAccessibleInterface *spot(const QString &name)
    {
        widgets::TranscriptView *view = window->page()->view();
        view->syncNow();
        view->viewport()->repaint();
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(view);
        for (int i = 1; i < list->childCount(); ++i) {
            QAccessibleInterface *entry = list->child(i);
            for (int n = 0; n < entry->childCount(); ++n) {
                if (entry->child(n)->text(QAccessible::Name) == name)
                    return entry->child(n);
            }
        }
        return nullptr;
    }
    bool has(const QString &name) { return spot(name) != nullptr; }
    void press(const QString &name)
    {
        QAccessibleInterface *at = spot(name);
        QVERIFY2(at, qPrintable(name));
        QVERIFY(at->actionInterface());
        at->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    bool isUndoneAt(int line) { return has(QStringLiteral("Redo: change at line %1").arg(line)); }
};

} // namespace

/// What an agent changed is kept, or taken back, place by place, where it is shown.
class TestHunks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePlaceIsTakenBackAndComesAgain()
    {
        HunkBench b;
        QVERIFY(b.run(QStringLiteral("change-lines list.txt")));
        QTRY_COMPARE(b.content(), HunkBench::changed(true, true, true));
        QTRY_VERIFY(b.has(QStringLiteral("Undo: change at line 20")));
        QVERIFY(b.has(QStringLiteral("Undo: change at line 1")) && b.has(QStringLiteral("Undo: change at line 40")));
        QCOMPARE(b.spot(QStringLiteral("Undo: change at line 20"))->role(), QAccessible::Button);
        b.press(QStringLiteral("Undo: change at line 40"));
        QTRY_VERIFY(b.isUndoneAt(40));
        QTRY_COMPARE(b.content(), HunkBench::changed(true, true, false));
        QVERIFY(!b.isUndoneAt(20) && !b.isUndoneAt(1));
        b.press(QStringLiteral("Undo: change at line 1"));
        QTRY_VERIFY(b.isUndoneAt(1));
        QTRY_COMPARE(b.content(), HunkBench::changed(false, true, false));
        b.press(QStringLiteral("Redo: change at line 1"));
        QTRY_VERIFY(!b.isUndoneAt(1));
        QTRY_COMPARE(b.content(), HunkBench::changed(true, true, false));
        // All that is left of it goes with the card's own button, and comes back as it was.
        b.press(QStringLiteral("Undo: list.txt"));
        QTRY_COMPARE(b.content(), HunkBench::before());
        QTRY_VERIFY(b.has(QStringLiteral("Redo: list.txt")));
        QVERIFY(!b.has(QStringLiteral("Undo: change at line 20"))); // nothing of it is there
    }

    void whatTheUserWroteStays()
    {
        HunkBench b;
        QVERIFY(b.run(QStringLiteral("change-lines list.txt")));
        QTRY_VERIFY(b.has(QStringLiteral("Undo: change at line 20")));
        const QString mine = QStringLiteral("mine\n");
        b.write(b.content() + mine);
        b.press(QStringLiteral("Undo: change at line 20"));
        QTRY_COMPARE(b.content(), HunkBench::changed(true, false, true) + mine);
        // In the very lines it stays, too, and that is said.
        b.write(b.content().replace(QStringLiteral("FIRST"), QStringLiteral("My first")));
        const QString now = b.content();
        b.press(QStringLiteral("Undo: change at line 1"));
        QTRY_VERIFY(!b.session->snapshot().notices.empty());
        QCOMPARE(b.session->snapshot().notices.back().title, QStringLiteral("Nothing was changed"));
        QCOMPARE(b.content(), now);
    }

    void whatIsKeptIsRemembered()
    {
        HunkBench b;
        QVERIFY(b.run(QStringLiteral("change-lines list.txt")));
        QTRY_VERIFY(b.has(QStringLiteral("Keep: change at line 20")));
        b.press(QStringLiteral("Keep: change at line 20"));
        QTRY_VERIFY(b.has(QStringLiteral("Look: change at line 20")));
        QVERIFY(b.has(QStringLiteral("Keep: change at line 40"))); // which says the same, and is another
        QTRY_COMPARE(b.content(), HunkBench::changed(true, true, true));
        b.press(QStringLiteral("Look: change at line 20"));
        QTRY_VERIFY(b.has(QStringLiteral("Keep: change at line 20")));
        b.press(QStringLiteral("Keep: change at line 40"));
        b.press(QStringLiteral("Undo: change at line 1"));
        QTRY_VERIFY(b.isUndoneAt(1));

        // In the next run of Belay, too.
        const history::Transcript &before = b.session->transcript();
        std::vector<history::Entry> page;
        for (int row = 0; row < before.count(); ++row)
            page.push_back(before.at(row));
        std::vector<ledger::Effect> effects = before.effectsOf(before.newestTurn());
        history::Transcript later;
        QVERIFY(later.restore(page, effects));
        int calls = 0;
        for (int row = 0; row < later.count(); ++row) {
            if (const auto *call = std::get_if<history::ToolCall>(&later.at(row).body)) {
                ++calls;
                QCOMPARE(call->kept.size(), size_t(1));
                QCOMPARE(call->effects.takenBack.size(), size_t(1));
            }
        }
        QCOMPARE(calls, 1);
    }

    /// A turn that is undone takes its parts along, and a report says nothing of them as deeds of the agent.
    void theTurnAsAWhole()
    {
        HunkBench b;
        QVERIFY(b.run(QStringLiteral("change-lines list.txt")));
        QTRY_VERIFY(b.has(QStringLiteral("Undo: change at line 20")));
        b.press(QStringLiteral("Undo: change at line 20"));
        QTRY_VERIFY(b.isUndoneAt(20));
        QCOMPARE(b.window->page()->changes()->files().size(), size_t(1));
        b.window->findChild<QAction *>(QStringLiteral("undoTurn"))->trigger();
        QTRY_VERIFY(b.window->findChild<widgets::UndoDialog *>());
        auto *dialog = b.window->findChild<widgets::UndoDialog *>();
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("undo")), Qt::LeftButton);
        QTRY_COMPARE(b.content(), HunkBench::before());
    }
};

BELAY_GUI_TEST(TestHunks)

} // namespace tst_hunks

#include "tst_hunks.moc"
