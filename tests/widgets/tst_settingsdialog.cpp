// SPDX-License-Identifier: Apache-2.0
#include "core/values/timings.h"
#include "settings/settings.h"
#include "widgets/dialogs/settings/settingsdialog.h"

#include "testclass.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_settingsdialog {

namespace keys = settings::keys;

using widgets::SettingsDialog;

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

    QTemporaryDir m_folder;
    std::unique_ptr<settings::Settings> m_settings;

    template <class T> auto value(const settings::Setting<T> &setting) const { return m_settings->value(setting); }

private Q_SLOTS:
    void init()
    {
        // Each case has a file of its own, since Qt remembers what it has read of one.
        m_settings = std::make_unique<settings::Settings>(
            m_folder.filePath(QLatin1String(QTest::currentTestFunction()) + QLatin1String(".ini")));
    }

    void theListAndTheKeysGoThroughThePages()
    {
        SettingsDialog dialog(m_settings.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *pages = child<QListWidget>(dialog, "pages");
        auto *stack = child<QStackedWidget>(dialog, "stack");
        QCOMPARE(pages->count(), stack->count());
        QCOMPARE(shownPage(dialog), QStringLiteral("general"));
        QTest::keyClick(&dialog, Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(shownPage(dialog), QStringLiteral("appearance"));
        QCOMPARE(value(keys::settingsPage), QStringLiteral("appearance"));
        QTest::keyClick(&dialog, Qt::Key_PageUp, Qt::ControlModifier);
        QTest::keyClick(&dialog, Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(stack->currentIndex(), stack->count() - 1); // round and round
        // Also from within a field that uses these keys for itself.
        dialog.showPage(QStringLiteral("appearance"));
        child<QSpinBox>(dialog, "zoom")->setFocus();
        QTest::keyClick(child<QSpinBox>(dialog, "zoom"), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(shownPage(dialog), QStringLiteral("stop"));
        pages->setFocus();
        QTest::keyClick(pages, Qt::Key_Home);
        QCOMPARE(shownPage(dialog), QStringLiteral("general"));
    }

    void aPageIsRemembered()
    {
        m_settings->set(keys::settingsPage, QStringLiteral("notifications"));
        const SettingsDialog dialog(m_settings.get());
        QCOMPARE(shownPage(dialog), QStringLiteral("notifications"));
        m_settings->set(keys::settingsPage, QStringLiteral("of a later Belay"));
        const SettingsDialog other(m_settings.get());
        QCOMPARE(shownPage(other), QStringLiteral("general"));
    }

    void whatIsKeptIsSaidInDays()
    {
        m_settings->set(keys::effectsKeptDays, 30);
        SettingsDialog dialog(m_settings.get());
        auto *days = child<QSpinBox>(dialog, "keptDays");
        QCOMPARE(days->value(), 30);
        days->setValue(7);
        QCOMPARE(value(keys::effectsKeptDays), 7);
        days->setValue(0); // a day at least
        QCOMPARE(value(keys::effectsKeptDays), 1);
    }

    /// Each page by itself, everything on it.
    void aPageGoesBackToItsDefaults()
    {
        m_settings->set(keys::zoom, 150);
        m_settings->set(keys::colorScheme, QStringLiteral("dark"));
        m_settings->set(keys::highContrast, true);
        m_settings->set(keys::codeFont, QStringLiteral("monospace"));
        m_settings->set(keys::effectsKeptDays, 7);
        m_settings->set(keys::notifiesTurnEnds, false);
        core::Timings timings;
        timings.stop.endsCommands = !timings.stop.endsCommands;
        timings.stop.unconfirmed = base::Milliseconds(90'000);
        timings.stop.force = base::Milliseconds(0);
        m_settings->set(keys::timings, timings);
        SettingsDialog dialog(m_settings.get());
        auto *defaults = child<QPushButton>(dialog, "defaults");
        dialog.showPage(QStringLiteral("appearance"));
        defaults->click();
        QCOMPARE(value(keys::zoom), keys::zoom.fallback);
        QVERIFY(value(keys::colorScheme).isEmpty() && !value(keys::highContrast) && value(keys::codeFont).isEmpty());
        QCOMPARE(value(keys::effectsKeptDays), 7);
        m_settings->set(keys::editorCommand, QStringLiteral("my own %f"));
        dialog.showPage(QStringLiteral("general"));
        child<QComboBox>(dialog, "editor")->setCurrentIndex(child<QComboBox>(dialog, "editor")->count() - 1);
        defaults->click();
        QCOMPARE(value(keys::editorCommand), QString());
        QCOMPARE(value(keys::effectsKeptDays), 7); // fewer or more would delete or keep what nobody thinks of
        dialog.showPage(QStringLiteral("stop"));
        defaults->click();
        QVERIFY(value(keys::timings) == core::Timings());
        QVERIFY(!value(keys::notifiesTurnEnds));
        dialog.showPage(QStringLiteral("notifications"));
        defaults->click();
        QVERIFY(value(keys::notifiesTurnEnds));
    }

    void notificationsAreChosenByKind()
    {
        SettingsDialog dialog(m_settings.get());
        QVERIFY(child<QCheckBox>(dialog, "requests")->isChecked() && child<QCheckBox>(dialog, "turnEnds")->isChecked());
        child<QCheckBox>(dialog, "turnEnds")->setChecked(false);
        QVERIFY(value(keys::notifiesRequests) && !value(keys::notifiesTurnEnds));
    }

    void aSoundIsChosen()
    {
        SettingsDialog dialog(m_settings.get());
        auto *sound = child<QCheckBox>(dialog, "sound");
        QVERIFY(!sound->isChecked());
        sound->setChecked(true);
        QVERIFY(value(keys::notificationSound));
    }

    void spellingIsChosenWhereThereIsADictionary()
    {
        const SettingsDialog without(m_settings.get());
        QVERIFY(child<QCheckBox>(without, "spelling")->isHidden());
        QVERIFY(child<QComboBox>(without, "spellingLanguage")->isHidden());
        QVERIFY(!child<QLabel>(without, "spellingHint")->isHidden()); // how to get one
        m_settings->set(keys::spellingLanguage, QStringLiteral("en_US"));
        SettingsDialog dialog(m_settings.get(), {{QStringLiteral("Deutsch"), QStringLiteral("de_DE")},
                                                 {QStringLiteral("English"), QStringLiteral("en_US")}});
        QVERIFY(child<QLabel>(dialog, "spellingHint")->isHidden());
        auto *language = child<QComboBox>(dialog, "spellingLanguage");
        QCOMPARE(language->currentText(), QStringLiteral("English"));
        language->setCurrentIndex(0);
        QVERIFY(value(keys::checksSpelling) && value(keys::spellingLanguage).isEmpty());
        child<QCheckBox>(dialog, "spelling")->setChecked(false);
        QVERIFY(!value(keys::checksSpelling));
        QVERIFY(!language->isEnabled());
    }

    void languagesAreChosen()
    {
        m_settings->set(keys::language, QStringLiteral("zh_CN"));
        SettingsDialog dialog(m_settings.get());
        auto *language = child<QComboBox>(dialog, "language");
        QCOMPARE(language->currentData().toString(), QStringLiteral("zh_CN"));
        language->setCurrentIndex(language->findText(QStringLiteral("Deutsch")));
        QCOMPARE(value(keys::language), QStringLiteral("de"));
        language->setCurrentIndex(0);
        QCOMPARE(value(keys::language), QString());
    }

    void settingsStartAsTheyAre()
    {
        core::Timings timings;
        timings.stop.endsCommands = false;
        timings.stop.force = base::Milliseconds(0);
        timings.stop.unconfirmed = base::Milliseconds(4500);
        m_settings->set(keys::timings, timings);
        const SettingsDialog dialog(m_settings.get());
        QVERIFY(!child<QCheckBox>(dialog, "endCommands")->isChecked());
        QVERIFY(!child<QDoubleSpinBox>(dialog, "endAfter")->isEnabled());
        QVERIFY(!child<QCheckBox>(dialog, "forces")->isChecked());
        QVERIFY(!child<QDoubleSpinBox>(dialog, "forceAfter")->isEnabled());
        QCOMPARE(child<QDoubleSpinBox>(dialog, "offerAfter")->value(), 4.5);
        QCOMPARE(child<QDoubleSpinBox>(dialog, "closeAfter")->value(), 7.5);
        QCOMPARE(child<QDoubleSpinBox>(dialog, "startLimit")->value(), 30.0);
        QCOMPARE(child<QDoubleSpinBox>(dialog, "sessionLimit")->value(), 60.0);
    }

    void everyChangeIsToldAtOnce()
    {
        SettingsDialog dialog(m_settings.get());
        const auto last = [this] { return value(keys::timings); };
        int changes = 0;
        m_settings->onChange(keys::timings, &dialog, [&changes] { ++changes; });
        dialog.showPage(QStringLiteral("stop"));
        dialog.show();
        child<QDoubleSpinBox>(dialog, "endAfter")->setValue(2.5);
        QCOMPARE(last().stop.endCommands, base::Milliseconds(2500));
        QTest::mouseClick(child<QCheckBox>(dialog, "endCommands"), Qt::LeftButton, {}, QPoint(8, 8));
        QVERIFY(!last().stop.endsCommands);
        QTest::mouseClick(child<QCheckBox>(dialog, "forces"), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(last().stop.force, base::Milliseconds(0));
        QTest::mouseClick(child<QCheckBox>(dialog, "forces"), Qt::LeftButton, {}, QPoint(8, 8));
        QCOMPARE(last().stop.force, base::Milliseconds(15'000));
        child<QDoubleSpinBox>(dialog, "startLimit")->setValue(10);
        QCOMPARE(last().initialize, base::Milliseconds(10'000));
        child<QDoubleSpinBox>(dialog, "sessionLimit")->setValue(90);
        QCOMPARE(last().newSession, base::Milliseconds(90'000));
        QCOMPARE(changes, 6);
    }

    void forceNeverComesBeforeItsOffer()
    {
        SettingsDialog dialog(m_settings.get());
        child<QDoubleSpinBox>(dialog, "offerAfter")->setValue(20);
        const core::Timings timings = value(keys::timings);
        QCOMPARE(timings.stop.unconfirmed, base::Milliseconds(20'000));
        QVERIFY(timings.stop.force > timings.stop.unconfirmed);
        QCOMPARE(timings.stop.closeSession, base::Milliseconds(0));
    }

    /// After Stop, as the other times.
    void whenTheSessionIsClosed()
    {
        SettingsDialog dialog(m_settings.get());
        child<QDoubleSpinBox>(dialog, "closeAfter")->setValue(8);
        const core::Timings timings = value(keys::timings);
        QCOMPARE(timings.stop.closeSession, base::Milliseconds(5000));
        QCOMPARE(timings.stop.unconfirmed, base::Milliseconds(3000));
    }

    void fontsAreTheDesktopsUntilChosen()
    {
        SettingsDialog dialog(m_settings.get());
        auto *own = child<QCheckBox>(dialog, "ownCodeFont");
        auto *code = child<QFontComboBox>(dialog, "codeFont");
        QVERIFY(!own->isChecked() && !code->isEnabled());
        own->setChecked(true);
        QVERIFY(code->isEnabled());
        QCOMPARE(value(keys::textFont), QString());
        QCOMPARE(value(keys::codeFont), code->currentFont().family());
        own->setChecked(false);
        QCOMPARE(value(keys::codeFont), QString());
        m_settings->set(keys::textFont, QStringLiteral("DejaVu Serif"));
        const SettingsDialog again(m_settings.get());
        QVERIFY(child<QCheckBox>(again, "ownTextFont")->isChecked());
        QCOMPARE(child<QFontComboBox>(again, "textFont")->currentFont().family(), QStringLiteral("DejaVu Serif"));
    }

    /// Apart from the theme, which is chosen by such buttons, too.
    void theWidthIsChosen()
    {
        SettingsDialog dialog(m_settings.get());
        auto *column = child<QRadioButton>(dialog, "columnWidth"), *window = child<QRadioButton>(dialog, "windowWidth");
        child<QRadioButton>(dialog, "colorsDark")->click();
        QVERIFY(column->isChecked());
        window->click();
        QVERIFY(!column->isChecked() && child<QRadioButton>(dialog, "colorsDark")->isChecked());
        QCOMPARE(value(keys::textWidth), QStringLiteral("window"));
        QVERIFY(child<QRadioButton>(SettingsDialog(m_settings.get()), "windowWidth")->isChecked());
        column->click();
        QCOMPARE(value(keys::textWidth), QString());
    }

    /// What is chosen is seen before the conversation is looked at again.
    void theFontsAreShown()
    {
        SettingsDialog dialog(m_settings.get());
        const auto *text = child<QLabel>(dialog, "previewText"), *code = child<QLabel>(dialog, "previewCode");
        const qreal usual = text->font().pointSizeF();
        m_settings->set(keys::zoom, 200);
        QCOMPARE(text->font().pointSizeF(), 2 * usual);
        QCOMPARE(code->font().pointSizeF(), 2 * usual);
        m_settings->set(keys::textFont, QStringLiteral("DejaVu Serif"));
        QCOMPARE(text->font().family(), QStringLiteral("DejaVu Serif"));
        QVERIFY(code->font().family() != QStringLiteral("DejaVu Serif"));
        m_settings->set(keys::textFont, QString());
        QCOMPARE(text->font().family(), dialog.font().family());
    }

    void editorsAreFoundOrTyped()
    {
        const widgets::Installed editors{{QStringLiteral("Kate"), QStringLiteral("kate --line %l %f")}};
        SettingsDialog dialog(m_settings.get(), {}, editors);
        auto *editor = child<QComboBox>(dialog, "editor");
        auto *command = child<QLineEdit>(dialog, "editorCommand");
        auto *problem = child<QLabel>(dialog, "editorProblem");
        dialog.show();
        QCOMPARE(editor->currentIndex(), 0);
        QVERIFY(!command->isEnabled());
        editor->setCurrentIndex(1);
        QCOMPARE(value(keys::editorCommand), editors.first().second);
        editor->setCurrentIndex(2);
        QVERIFY(command->isEnabled());
        QTest::keyClicks(command, QStringLiteral("ed %x"));
        // Half of it could be filled and is set; what cannot be is not.
        QVERIFY(problem->isVisible());
        QVERIFY(problem->text().contains(QStringLiteral("%x")));
        QTest::keyClick(command, Qt::Key_Backspace);
        QTest::keyClick(command, Qt::Key_F);
        QTest::keyClicks(command, QStringLiteral(":%l"));
        QVERIFY(!problem->isVisible());
        QCOMPARE(value(keys::editorCommand), QStringLiteral("ed %f:%l"));
        m_settings->set(keys::editorCommand, QStringLiteral("my own %f"));
        const SettingsDialog again(m_settings.get(), {}, editors);
        QCOMPARE(child<QComboBox>(again, "editor")->currentIndex(), 2);
        QCOMPARE(child<QLineEdit>(again, "editorCommand")->text(), QStringLiteral("my own %f"));
    }

    void otherDialogsAreAskedFor()
    {
        SettingsDialog dialog(m_settings.get());
        QStringList asked;
        connect(&dialog, &SettingsDialog::agentsRequested, this, [&asked] { asked << QStringLiteral("agents"); });
        connect(&dialog, &SettingsDialog::mcpServersRequested, this, [&asked] { asked << QStringLiteral("mcp"); });
        connect(&dialog, &SettingsDialog::rulesRequested, this, [&asked] { asked << QStringLiteral("rules"); });
        connect(&dialog, &SettingsDialog::keysRequested, this, [&asked] { asked << QStringLiteral("keys"); });
        for (const char *name : {"agents", "mcpServers", "keys", "rules"})
            child<QPushButton>(dialog, name)->click();
        const QStringList all{QStringLiteral("agents"), QStringLiteral("mcp"), QStringLiteral("keys"),
                              QStringLiteral("rules")};
        QCOMPARE(asked, all);
    }

    /// Nothing is cut off at the right, on any page.
    void aNarrowWindowHoldsThemAll()
    {
        SettingsDialog dialog(m_settings.get());
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
