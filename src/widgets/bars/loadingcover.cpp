// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/loadingcover.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"

#include <QLabel>
#include <QProgressBar>

namespace widgets {

LoadingCover::LoadingCover(models::SessionStatus *status, Look *look, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_title(wordsLabel(look, this, &Theme::bold))
    , m_detail(wordsLabel(look, this, &Theme::small, &Theme::text2))
    , m_progress(new QProgressBar(this))
    , m_cancel(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Cancel"), this))
{
    m_title->setAlignment(Qt::AlignCenter);
    m_detail->setAlignment(Qt::AlignCenter);
    // The total is not known.
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(look->theme().u * 60);
    columnOf(look,
             {Cell::room(),
              m_title,
              m_detail,
              {m_progress, 0, Qt::AlignHCenter},
              {m_cancel, 0, Qt::AlignHCenter},
              Cell::room()},
             {6, 6, 6, 6}, 3, this);
    connect(m_cancel, &QAbstractButton::clicked, this, &LoadingCover::cancelRequested);
    connect(status, &models::SessionStatus::agentChanged, this, &LoadingCover::refresh);
    connect(status, &models::SessionStatus::identityChanged, this, &LoadingCover::refresh);
    refresh();
}

void LoadingCover::refresh()
{
    const std::optional<int> loaded = m_status->agent().loaded;
    if (!loaded)
        return;
    const models::SessionIdentity &session = m_status->identity();
    m_title->setText(tr("%1 tells “%2”").arg(base::visibleText(session.agentName), base::visibleText(session.title)));
    setAccessibleName(m_title->text());
    m_detail->setText(tr("%n part(s) so far", nullptr, *loaded));
}

} // namespace widgets

#include "moc_loadingcover.cpp"
