// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/settings/settingsdialog.h"

#include "testclass.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTest>

namespace tst_settingsdialog {

using widgets::SettingsDialog;
using widgets::SettingsFields;

namespace {

template <class T> T *child(const QWidget &dialog, const char *name)
{
    T *found = dialog.findChild<T *>(QLatin1String(name));
    if (!found)
        qFatal("there is no %s", name);
    return found;
}

QString shownPage(const SettingsDialog &dialog)
{
    return child<QStackedWidget>(dialog, "stack")->currentWidget()->objectName();
}

} // namespace

/// The pages of the settings, as one goes through them.
class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListAndTheKeysGoThroughThePages()
    {
        SettingsDialog dialog({});
        QSignalSpy changed(&dialog, &SettingsDialog::pageChanged);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *pages = child<QListWidget>(dialog, "pages");
        auto *stack = child<QStackedWidget>(dialog, "stack");
        QCOMPARE(pages->count(), stack->count());
        QCOMPARE(shownPage(dialog), QStringLiteral("general"));
        QTest::keyClick(&dialog, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(shownPage(dialog), QStringLiteral("appearance"));
        QCOMPARE(changed.last()[0].toString(), QStringLiteral("appearance"));
        QTest::keyClick(&dialog, Qt::Key_PageUp, Qt::ControlModifier);
        QTest::keyClick(&dialog, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(stack->currentIndex(), stack->count() - 1); // round and round
        // Also from within a field that uses these keys for itself.
        dialog.showPage(QStringLiteral("history"));
        child<QSpinBox>(dialog, "keptDays")->setFocus();
        QTest::keyClick(child<QSpinBox>(dialog, "keptDays"), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(shownPage(dialog), QStringLiteral("rules"));
        pages->setFocus();
        QTest::keyClick(pages, Qt::Key_Home);
        QCOMPARE(shownPage(dialog), QStringLiteral("general"));
    }

    void aPageIsRemembered()
    {
        SettingsFields fields;
        fields.page = QStringLiteral("history");
        const SettingsDialog dialog(fields);
        QCOMPARE(shownPage(dialog), fields.page);
        fields.page = QStringLiteral("of a later Belay");
        const SettingsDialog other(fields);
        QCOMPARE(shownPage(other), QStringLiteral("general"));
    }

    void whatIsKeptIsSaidInDays()
    {
        SettingsFields fields;
        fields.keptDays = 30;
        SettingsDialog dialog(fields);
        QSignalSpy changed(&dialog, &SettingsDialog::keptDaysChanged);
        auto *days = child<QSpinBox>(dialog, "keptDays");
        QCOMPARE(days->value(), 30);
        days->setValue(7);
        QCOMPARE(changed.last()[0].toInt(), 7);
        days->setValue(0); // a day at least
        QCOMPARE(changed.last()[0].toInt(), 1);
    }

    void aSoundIsChosen()
    {
        SettingsDialog dialog({});
        QSignalSpy changed(&dialog, &SettingsDialog::soundChanged);
        auto *sound = child<QCheckBox>(dialog, "sound");
        QVERIFY(!sound->isChecked());
        sound->setChecked(true);
        QCOMPARE(changed.last()[0].toBool(), true);
    }

    void spellingIsChosenWhereThereIsADictionary()
    {
        const SettingsDialog without({});
        QVERIFY(child<QCheckBox>(without, "spelling")->isHidden());
        QVERIFY(child<QComboBox>(without, "spellingLanguage")->isHidden());
        QVERIFY(!child<QLabel>(without, "spellingHint")->isHidden()); // how to get one
        SettingsFields fields;
        fields.dictionaries = {{QStringLiteral("Deutsch"), QStringLiteral("de_DE")},
                               {QStringLiteral("English"), QStringLiteral("en_US")}};
        fields.spellingLanguage = QStringLiteral("en_US");
        SettingsDialog dialog(fields);
        QVERIFY(child<QLabel>(dialog, "spellingHint")->isHidden());
        QSignalSpy changed(&dialog, &SettingsDialog::spellingChanged);
        auto *language = child<QComboBox>(dialog, "spellingLanguage");
        QCOMPARE(language->currentText(), QStringLiteral("English"));
        language->setCurrentIndex(0);
        QCOMPARE(changed.last(), (QVariantList{true, QString()}));
        child<QCheckBox>(dialog, "spelling")->setChecked(false);
        QCOMPARE(changed.last(), (QVariantList{false, QString()}));
        QVERIFY(!language->isEnabled());
    }

    void languagesAreChosen()
    {
        SettingsFields fields;
        fields.language = QStringLiteral("zh_CN");
        SettingsDialog dialog(fields);
        QSignalSpy changed(&dialog, &SettingsDialog::languageChanged);
        auto *language = child<QComboBox>(dialog, "language");
        QCOMPARE(language->currentData().toString(), fields.language);
        language->setCurrentIndex(language->findText(QStringLiteral("Deutsch")));
        QCOMPARE(changed.last()[0].toString(), QStringLiteral("de"));
        language->setCurrentIndex(0);
        QCOMPARE(changed.last()[0].toString(), QString());
    }

    void otherDialogsAreAskedFor()
    {
        SettingsDialog dialog({});
        QStringList asked;
        connect(&dialog, &SettingsDialog::agentsRequested, this, [&asked] { asked << QStringLiteral("agents"); });
        connect(&dialog, &SettingsDialog::mcpServersRequested, this, [&asked] { asked << QStringLiteral("mcp"); });
        connect(&dialog, &SettingsDialog::rulesRequested, this, [&asked] { asked << QStringLiteral("rules"); });
        connect(&dialog, &SettingsDialog::keysRequested, this, [&asked] { asked << QStringLiteral("keys"); });
        auto *pages = child<QStackedWidget>(dialog, "stack");
        for (const char *name : {"agents", "mcpServers", "keys", "writes"})
            child<QPushButton>(dialog, name)->click();
        pages->findChild<QScrollArea *>(QStringLiteral("rules"))
            ->findChild<QPushButton *>(QStringLiteral("rules"))
            ->click();
        const QStringList all{QStringLiteral("agents"), QStringLiteral("mcp"), QStringLiteral("keys"),
                              QStringLiteral("agents"), QStringLiteral("rules")};
        QCOMPARE(asked, all);
    }

    /// Nothing is cut off at the right, on any page.
    void aNarrowWindowHoldsThemAll()
    {
        SettingsDialog dialog({});
        dialog.resize(480, 420);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCOMPARE(dialog.width(), 480);
        auto *stack = child<QStackedWidget>(dialog, "stack");
        for (int i = 0; i < stack->count(); ++i) {
            dialog.showPage(stack->widget(i)->objectName());
            QCoreApplication::processEvents();
            auto *scroll = qobject_cast<QScrollArea *>(stack->widget(i));
            QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0,
                     qPrintable(scroll->objectName() +
                                QStringLiteral(": %1 px too wide").arg(scroll->horizontalScrollBar()->maximum())));
        }
    }
};

BELAY_GUI_TEST(TestSettingsDialog)

} // namespace tst_settingsdialog

#include "tst_settingsdialog.moc"
