// SPDX-License-Identifier: Apache-2.0
#include "app/page/linkopener.h"

#include "base/words.h"

#include "widgets/dialogs/linkdialog.h"

#include <QDesktopServices>
#include <QWidget>

namespace app {

LinkOpener::LinkOpener(QWidget *window) : QObject(window), m_window(window) {}

void LinkOpener::open(const QString &link, const QStringList &folders)
{
    using Action = models::LinkTarget::Action;
    const models::LinkTarget target = models::linkTarget(link, folders);
    switch (target.action) {
    case Action::Browse:
    case Action::ShowFile:
        follow(target);
        break;
    case Action::Ask: {
        auto *question = new widgets::LinkQuestion(target, m_window);
        question->setAttribute(Qt::WA_DeleteOnClose);
        connect(question, &widgets::LinkQuestion::openRequested, this, [this, target] { follow(target); });
        question->open();
        break;
    }
    case Action::Nowhere:
        Q_EMIT failed((QStringList(tr("The link leads nowhere: %1").arg(target.shown)) + target.warnings).join(u'\n'));
        break;
    }
}

void LinkOpener::follow(const models::LinkTarget &target)
{
    if (!target.path.isEmpty())
        Q_EMIT fileWanted(target.path, target.line);
    else if (!QDesktopServices::openUrl(target.url))
        Q_EMIT failed(base::Words::tr("No program of this desktop opens %1").arg(target.shown));
}

} // namespace app

#include "moc_linkopener.cpp"
