// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace widgets {

class FlatButton;

/// Covers the conversation while the agent replays it: shows the progress and a way to cancel.
class LoadingCover : public QWidget
{
    Q_OBJECT

public:
    /// \p status and \p look must outlive it.
    LoadingCover(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

Q_SIGNALS:
    void cancelRequested();

private:
    void refresh();

    models::SessionStatus *m_status;
    QLabel *m_title, *m_detail;
    QProgressBar *m_progress;
    FlatButton *m_cancel;
};

} // namespace widgets
