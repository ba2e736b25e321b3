// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

#include <QList>

namespace widgets {

class FlatButton;
class LineLabel;
struct LinePart;

/// The line over the transcript: the session's title, its agent and folder, and buttons. In a narrow window it also has
/// the menu button and the number of pending requests.
class SessionHeader : public Ground
{
    Q_OBJECT

public:
    SessionHeader(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);

    void setNarrow(bool narrow);
    /// Number of pending requests in all sessions.
    void setPending(int count);

Q_SIGNALS:
    void menuRequested();    ///< shows the sessions, in a narrow window
    void pendingRequested(); ///< shows the Pending panel, in a narrow window
    void forceRequested();   ///< Force stop, for what the agent goes on with between turns
    void findRequested();
    void levelRequested(const QPoint &globalPosition); ///< whether changes are held back is to be chosen
    void moreRequested(const QPoint &globalPosition);

private:
    void refresh();
    void refreshLevel();
    QList<LinePart> facts() const;

    models::SessionStatus *m_status;
    LineLabel *m_words, *m_badge;
    FlatButton *m_menu, *m_pending, *m_find, *m_more, *m_force;
    FlatButton *m_level; ///< whether the agent's changes are held back; opens the menu in which that is chosen
    bool m_narrow = false;
    int m_count = -1; ///< not set yet
};

} // namespace widgets
