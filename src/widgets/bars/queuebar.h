// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

namespace widgets {

class FlatButton;
class QueueList;

/// Queued messages, over the composer: their number, the first one, and its buttons. Unfolds to the whole list. After
/// Stop they are held, and the bar says so. Hidden if there are none.
class QueueBar final : public FoldBar
{
    Q_OBJECT

public:
    QueueBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

    static constexpr int mostRows = 6; ///< visible rows; more are scrolled

    /// Moves the focus to the first message, whose keys edit, move and remove it; if it is the only one, to its button.
    void enter();

Q_SIGNALS:
    void sendNowRequested(quint64 id); ///< stops the turn, then sends it
    void editRequested(quint64 id);    ///< returns it to the composer
    void removeRequested(quint64 id);
    void moveRequested(quint64 id, int place); ///< 0: next
    void releaseRequested();                   ///< sends what is held

protected:
    void layOut() override;
    int mostHeight() const override;
    bool canExpand() const override { return m_status->queue().queue.size() > 1; }

private:
    void refresh();
    QString words() const;
    QString hint() const;

    models::SessionStatus *m_status;
    FlatButton *m_release, *m_sendNow, *m_edit, *m_remove;
    QueueList *m_list;
};

} // namespace widgets
