// SPDX-License-Identifier: Apache-2.0
#include "app/gui.h"
#include "installed.h"
#include "settings/settings.h"

#include "testclass.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace tst_language {

/// The language that was chosen holds for what Qt itself says, too.
class TestLanguage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void qtSpeaksTheChosenLanguage()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        settings::Settings().set(settings::keys::language, QStringLiteral("de"));
        app::loadTranslations();
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(QLocale().toString(1.5), QStringLiteral("1,5"));
        const QString file =
            QString(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm"));
        SKIP_UNLESS_INSTALLED(QFile::exists(file),
                              qPrintable(file + QStringLiteral(" is missing: packaging/setup installs it")));
        const QDialogButtonBox box(QDialogButtonBox::Cancel);
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text().remove(QLatin1Char('&')), QStringLiteral("Abbrechen"));
    }
};

BELAY_GUI_TEST(TestLanguage)

} // namespace tst_language

#include "tst_language.moc"
