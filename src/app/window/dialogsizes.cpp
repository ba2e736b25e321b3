// SPDX-License-Identifier: Apache-2.0
#include "app/window/dialogsizes.h"

#include "settings/settings.h"

#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScreen>

namespace app {

DialogSizes::DialogSizes(settings::Settings *settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool DialogSizes::eventFilter(QObject *watched, QEvent *event)
{
    if ((event->type() != QEvent::Show && event->type() != QEvent::Hide) || event->spontaneous())
        return false;
    auto *dialog = qobject_cast<QDialog *>(watched);
    const QByteArray name = watched->metaObject()->className();
    if (!dialog || !name.startsWith("widgets::")) // the toolkit's have sizes of their own
        return false;
    const QByteArray key = "dialogs/" + name.mid(name.lastIndexOf(':') + 1);
    const settings::Setting<QString> setting{key.constData()};
    if (event->type() == QEvent::Hide) {
        if (m_shown.take(dialog) != dialog->size())
            m_settings->set(setting, QStringLiteral("%1x%2").arg(dialog->width()).arg(dialog->height()));
        return false;
    }
    const QStringList kept = m_settings->value(setting).split(u'x');
    if (QSize size(kept.value(0).toInt(), kept.value(1).toInt()); !size.isEmpty() && dialog->layout()) {
        size = size.expandedTo(dialog->layout()->totalMinimumSize());
        size.setHeight(qMax(size.height(), dialog->layout()->totalHeightForWidth(size.width())));
        dialog->resize(size.boundedTo(dialog->screen()->availableSize() * 0.9));
    }
    m_shown.insert(dialog, dialog->size());
    return false;
}

} // namespace app

#include "moc_dialogsizes.cpp"
