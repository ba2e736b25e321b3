// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/flatbutton.h"

namespace widgets {

/// Text and action of the main button in a phase.
enum class MainAction { Send, Stop, None, Force, Restart };

struct MainFace
{
    MainAction action = MainAction::Send;
    QString words{};
    QString extra{}; ///< a countdown
    QString icon{};
    bool enabled = true;
    bool hasMenu = false;
    bool operator==(const MainFace &) const = default;
};

/// The button's face for a session at the time \p now; \p canSend: there is text, and an agent that accepts it.
MainFace mainFace(const models::SessionSnapshot &session, base::Milliseconds now, bool canSend);

/// What the button does, and how this agent usually reacts to it.
QString mainToolTip(const models::SessionSnapshot &session);

/// Send, Stop, Force stop and Restart in one place that never moves. For a moment after its action has changed a click
/// does nothing, so that a click meant for one action cannot trigger another. The delay is longest after Stop: see
/// settleFor.
class MainButton : public FlatButton
{
    Q_OBJECT

public:
    MainButton(Look *look, base::Clock *clock, QWidget *parent = nullptr);

    void setFace(const MainFace &face);
    const MainFace &face() const { return m_face; }
    QSize sizeHint() const override;

    static constexpr base::Milliseconds inertFor{300};
    /// For this long Send and Restart do nothing after Stop. If the user has clicked Stop, the pointer must leave the
    /// button, too: a double click means Stop twice.
    static constexpr base::Milliseconds settleFor{1000};
    /// Stop has ended less than settleFor ago.
    bool isSettling() const;

Q_SIGNALS:
    /// A click was ignored; \p why is for the user.
    void ignored(const QString &why);
    /// A held or repeated key was meant for Stop: the focus should move to where it sends nothing.
    void focusReleased();
    void acted(widgets::MainAction action); ///< was clicked for that, which is not None
    void menuWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void act();
    void onActionChange(MainAction next);
    bool isInert() const;
    int arrowWidth() const { return m_face.hasMenu ? (m_look->theme().u * 13) / 2 : 0; }

    base::Clock *m_clock;
    MainFace m_face;
    std::optional<base::Milliseconds> m_changedAt;
    bool m_pressed = false;          ///< Stop or Force stop was pressed here
    bool m_wasStop = false;          ///< it was Stop before
    bool m_hasStopped = false;       ///< and the user did stop
    bool m_pointerMustLeave = false; ///< the pointer has been on it since
    base::TimerHandle m_settled;
};

} // namespace widgets
