// SPDX-License-Identifier: Apache-2.0
#include "testclass.h"
#include "windowbench.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QDockWidget>

namespace tst_accessiblenames {

namespace {

/// Who uses a screen reader hears of it only by its name.
bool needsName(const QAccessibleInterface &one)
{
    const QAccessible::State state = one.state();
    if (state.invisible || state.disabled)
        return false;
    switch (one.role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Link:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Table:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
    case QAccessible::PageTab:
        return true;
    default:
        return false;
    }
}

QString pathOf(const QAccessibleInterface *one)
{
    QStringList path;
    for (const QAccessibleInterface *at = one; at; at = at->parent()) {
        const QObject *object = at->object();
        path.prepend(object ? QString::fromLatin1(object->metaObject()->className()) + u'#' + object->objectName()
                            : QString::number(int(at->role())));
    }
    return path.mid(1).join(QLatin1String(" > "));
}

int walk(QAccessibleInterface *one, QStringList *unnamed)
{
    if (!one || !one->isValid())
        return 0;
    int seen = 0;
    if (needsName(*one)) {
        ++seen;
        if (one->text(QAccessible::Name).trimmed().isEmpty())
            unnamed->append(pathOf(one));
    }
    for (int i = 0; i < one->childCount(); ++i)
        seen += walk(one->child(i), unnamed);
    return seen;
}

} // namespace

/// No control of the window is without a name: in a conversation with everything in it, in all docks, on the first
/// pages, and in the dialogs.
class TestAccessibleNames : public QObject
{
    Q_OBJECT

    static void check(QWidget *widget, int atLeast)
    {
        QStringList unnamed;
        const int seen = walk(QAccessible::queryAccessibleInterface(widget), &unnamed);
        QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u'\n')));
        QVERIFY2(seen >= atLeast, qPrintable(QString::number(seen)));
    }

private Q_SLOTS:
    void ofTheWindow()
    {
        WindowBench b;
        QVERIFY(b.run(QStringLiteral("markdown")));
        QVERIFY(b.run(QStringLiteral("writes 2")));
        b.session->send(QStringLiteral("permission"));
        QTRY_VERIFY(b.session->row().waitingForUser > 0);
        b.session->notify(QStringLiteral("A notice"), QStringLiteral("of Belay's"));
        for (const char *name : {"PendingDock", "EffectsDock", "TerminalsDock", "TrafficDock"}) {
            auto *dock = b.window->findChild<QDockWidget *>(QLatin1String(name));
            dock->toggleViewAction()->trigger();
            QTRY_VERIFY2(dock->widget(), name);
            QTRY_VERIFY(!dock->visibleRegion().isEmpty());
            check(b.window.get(), 20);
            if (QTest::currentTestFailed())
                return;
        }
        b.session->stop();
        b.window->showWelcome();
        check(b.window.get(), 15);
    }

    void ofDialogs_data()
    {
        QTest::addColumn<QByteArray>("action");
        for (const char *name :
             {"newSession", "agents", "settings", "openLink", "rules", "mcpServers", "keys", "about"})
            QTest::newRow(name) << QByteArray(name);
    }
    void ofDialogs()
    {
        QFETCH(const QByteArray, action);
        WindowBench b;
        b.window->findChild<QAction *>(QLatin1String(action))->trigger();
        QDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = b.window->findChild<QDialog *>()) && dialog->isVisible());
        check(dialog, 1);
        dialog->close();
    }
};

BELAY_GUI_TEST(TestAccessibleNames)

} // namespace tst_accessiblenames

#include "tst_accessiblenames.moc"
