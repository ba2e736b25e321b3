// SPDX-License-Identifier: Apache-2.0
#include "app/window/aboutandkeys.h"

#include "app/actions/windowactions.h"
#include "app/page/linkopener.h"
#include "base/wording.h"
#include "base/words.h"
#include "widgets/dialogs/manualdialog.h"
#include "widgets/dialogs/settings/shortcutsdialog.h"

#include <QApplication>
#include <QLocale>
#include <QMessageBox>

#include <algorithm>

namespace app {
namespace {

struct HelpTr
{
    Q_DECLARE_TR_FUNCTIONS(app::Help)
};

QList<widgets::ShortcutFields> fieldsOf(const WindowActions &actions)
{
    QList<widgets::ShortcutFields> fields;
    for (const QAction *action : actions.all())
        fields << widgets::ShortcutFields{action->objectName(), WindowActions::nameOf(action), action->shortcuts(),
                                          actions.defaultKeys(action), action->isEnabled()};
    return fields;
}

} // namespace

void showKeys(WindowActions *actions, QWidget *window)
{
    auto *dialog = new widgets::ShortcutsDialog(fieldsOf(*actions), window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto named = [actions](const QString &name) {
        const auto &all = actions->all();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&name](const QAction *action) { return action->objectName() == name; });
        return found == all.end() ? nullptr : *found;
    };
    QObject::connect(dialog, &widgets::ShortcutsDialog::triggered, actions, [named](const QString &name) {
        if (QAction *action = named(name))
            action->trigger();
    });
    QObject::connect(dialog, &widgets::ShortcutsDialog::keysChosen, actions,
                     [=](const QString &name, const QKeySequence &keys) {
                         if (QAction *action = named(name))
                             actions->setKeys(action, keys);
                         dialog->setShortcuts(fieldsOf(*actions));
                     });
    QObject::connect(dialog, &widgets::ShortcutsDialog::defaultWanted, actions, [=](const QString &name) {
        if (QAction *action = named(name))
            actions->setDefaultKeys(action);
        dialog->setShortcuts(fieldsOf(*actions));
    });
    dialog->open();
}

void showManual(widgets::Look *look, QWidget *window)
{
    auto *dialog = window->findChild<widgets::ManualDialog *>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog) {
        dialog = new widgets::ManualDialog(widgets::ManualDialog::textFor(QLocale()), look, window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        auto *opener = new LinkOpener(dialog);
        QObject::connect(dialog, &widgets::ManualDialog::linkActivated, opener,
                         [opener](const QString &link) { opener->open(link, {}); });
        QObject::connect(opener, &LinkOpener::failed, dialog, &widgets::ManualDialog::showNotice);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void showAbout(QWidget *window)
{
    const QString parts = QStringLiteral("Qt %1 — LGPL-3.0\n"
                                         "KSyntaxHighlighting — MIT, LGPL-2.0+\n"
                                         "simdjson — Apache-2.0, MIT\n"
                                         "md4c — MIT\n"
                                         "libvterm — MIT\n"
                                         "libarchive — BSD-2-Clause\n"
                                         "QtKeychain — BSD-3-Clause\n"
                                         "SQLite — public domain")
                              .arg(QLatin1String(qVersion()));
    auto *box = new QMessageBox(QMessageBox::NoIcon, base::plainName(base::Words::tr("&About Belay")),
                                HelpTr::tr("Belay %1\n\nA desktop chat for coding agents in which Stop means stop.\n\n"
                                           "Licence: Apache-2.0. It stands on:\n\n%2")
                                    .arg(QApplication::applicationVersion(), parts),
                                QMessageBox::Close, window);
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(QApplication::windowIcon().pixmap(64, 64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace app
