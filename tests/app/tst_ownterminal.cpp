// SPDX-License-Identifier: Apache-2.0
#include "core/held/heldchanges.h"
#include "models/texts/sessionstatus.h"
#include "sealable.h"
#include "testclass.h"
#include "widgets/bars/heldbar.h"
#include "widgets/content/terminalpane.h"
#include "widgets/dialogs/terminaldialog.h"
#include "windowbench.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QFile>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>

namespace tst_ownterminal {

/// Where the desktop has no program for terminals, "Try it" opens one of Belay's own.
class TestOwnTerminal : public QObject
{
    Q_OBJECT

    std::unique_ptr<Sealable> m_here;
    QByteArray m_path;

private Q_SLOTS:
    void initTestCase()
    {
        m_here = std::make_unique<Sealable>();
        if (!m_here->problem.isEmpty())
            QSKIP(qPrintable(QStringLiteral("nothing can be sealed here: ") + m_here->problem));
        qputenv("TMPDIR", QFile::encodeName(m_here->folder()));
        qputenv("PATH", QFile::encodeName(m_here->folder()));
        qputenv("SHELL", "/bin/sh");
        qputenv("PS1", "> ");
    }

    /// What waits is there, what is written there waits, and it ends with its shell or its window.
    void seesWhatTheAgentSees()
    {
        WindowBench b;
        const auto isReady = [&b] { return b.session->connection().state() == core::ConnectionState::Ready; };
        QTRY_VERIFY(isReady());
        QVERIFY(b.workspace->setHolding(b.session, true));
        QTRY_VERIFY_WITH_TIMEOUT(isReady() && b.session->held() && b.session->held()->view(), 20'000);
        QVERIFY(b.run(QStringLiteral("by-hand secret.txt knots")));
        auto *bar = b.window->findChild<widgets::HeldBar *>();
        QTRY_VERIFY(bar->isVisible());
        const auto terminal = [&b] { return b.window->findChild<widgets::TerminalDialog *>(); };
        const auto openTerminal = [&] {
            Q_EMIT bar->terminalRequested();
            return QTest::qWaitFor([&] { return terminal() && terminal()->isVisible(); });
        };
        QVERIFY(openTerminal());
        const QPointer<widgets::TerminalDialog> first = terminal();
        widgets::TerminalPane *pane = first->terminal();
        QTRY_VERIFY_WITH_TIMEOUT(pane->plainText().contains(u'>'), 10'000);
        QVERIFY(!QFile::exists(b.folder + QStringLiteral("/secret.txt")));
        QTest::keyClicks(pane, QStringLiteral("read -r line < secret.txt; echo \"=$line=\""));
        QTest::keyClick(pane, Qt::Key_Return);
        QTRY_VERIFY2(pane->plainText().contains(QStringLiteral("=knots=")), qPrintable(pane->plainText()));
        // As large as what is seen of it.
        const auto size = [&](const QString &mark) {
            QTest::keyClicks(pane, QStringLiteral("echo %1 $(/usr/bin/stty size)").arg(mark));
            QTest::keyClick(pane, Qt::Key_Return);
            const QRegularExpression answer(QStringLiteral("^%1 (\\d+) (\\d+)").arg(mark),
                                            QRegularExpression::MultilineOption);
            QRegularExpressionMatch match;
            (void)QTest::qWaitFor([&] { return (match = answer.match(pane->plainText())).hasMatch(); });
            return QSize(match.captured(2).toInt(), match.captured(1).toInt());
        };
        first->resize(700, 500);
        const QSize large = size(QStringLiteral("large"));
        first->resize(500, 400);
        const QSize small = size(QStringLiteral("small"));
        QVERIFY2(large.width() > small.width() && small.width() >= 20, qPrintable(pane->plainText()));
        QVERIFY(large.height() > small.height() && small.height() >= 4);
        // Pasted and copied as in any terminal.
        QApplication::clipboard()->setText(QStringLiteral("echo mine > other.txt\necho pas''ted\n"));
        QTest::keyClick(pane, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY2(pane->plainText().contains(QStringLiteral("pasted")), qPrintable(pane->plainText()));
        QTest::keyClick(pane, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("=knots=")));
        QVERIFY(!QFile::exists(b.folder + QStringLiteral("/other.txt")));
        b.session->held()->look();
        QTRY_VERIFY(b.session->held()->fileAt(b.folder + QStringLiteral("/other.txt")));
        QTest::keyClicks(pane, QStringLiteral("exit"));
        QTest::keyClick(pane, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!first, 10'000);

        QVERIFY(openTerminal());
        const QPointer<widgets::TerminalDialog> second = terminal();
        second->close();
        QTRY_VERIFY(!second);
        for (const models::SessionNotice &notice : b.session->snapshot().notices)
            QVERIFY2(!notice.title.contains(QStringLiteral("terminal")), qPrintable(notice.text));
    }
};

BELAY_GUI_TEST(TestOwnTerminal)

} // namespace tst_ownterminal

#include "tst_ownterminal.moc"
