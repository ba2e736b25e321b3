// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>
#include <QSize>

namespace settings {
class Settings;
} // namespace settings

namespace app {

/// Shows each of Belay's dialogs as large as the user left it, as far as its screen and what is in it allow.
class DialogSizes : public QObject
{
    Q_OBJECT

public:
    DialogSizes(settings::Settings *settings, QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    settings::Settings *m_settings;
    QHash<const QObject *, QSize> m_shown; ///< as they were shown
};

} // namespace app
