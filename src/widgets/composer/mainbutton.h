// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/canvas.h"

#include <QAbstractButton>

namespace widgets {

/// What the one button says and does in a phase.
enum class MainAction { Send, Stop, None, Force, Restart };

struct MainFace
{
    MainAction action = MainAction::Send;
    QString words;
    QString extra; ///< a countdown
    QString icon;
    bool enabled = true;
    bool hasMenu = false;
    bool operator==(const MainFace &) const = default;
};

/// The button's face for a session, \p now of the clock; \p canSend: there is text and an agent to take it.
MainFace mainFace(const models::SessionSnapshot &session, base::Milliseconds now, bool canSend);

/// What the button does, and how this agent usually takes it.
QString mainToolTip(const models::SessionSnapshot &session);

/// Send, Stop, Force stop and Restart in one place that never moves. For a moment after its meaning has changed a click
/// does nothing, so that a click meant for one cannot do the other. Longest where it was Stop: see settleFor.
class MainButton : public QAbstractButton
{
    Q_OBJECT

public:
    MainButton(Look *look, base::Clock *clock, QWidget *parent = nullptr);

    void setFace(const MainFace &face);
    const MainFace &face() const { return m_face; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    static constexpr base::Milliseconds inertFor{300};
    /// For so long Send and Restart do nothing where Stop was; where somebody stopped, not before the pointer has left
    /// the button either: who clicks twice meant Stop twice.
    static constexpr base::Milliseconds settleFor{1000};
    /// A Stop has ended less than settleFor ago.
    bool isSettling() const;

Q_SIGNALS:
    /// A click that did nothing, and why, for the user to read.
    void ignored(const QString &why);
    /// The key that is held or pressed again here was meant for Stop: the focus is to go where it sends nothing.
    void focusReleased();
    void sendClicked();
    void stopClicked();
    void forceClicked();
    void restartClicked();
    void menuWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void act();
    void noteChange(MainAction next);
    bool isInert() const;
    int arrowWidth() const { return m_face.hasMenu ? (m_look->theme().u * 13) / 2 : 0; }

    Look *m_look;
    base::Clock *m_clock;
    MainFace m_face;
    std::optional<base::Milliseconds> m_changedAt;
    bool m_pressed = false;          ///< Stop or Force stop was, here
    bool m_wasStop = false;          ///< before it became what it is
    bool m_hasStopped = false;       ///< and somebody did stop
    bool m_pointerMustLeave = false; ///< it has been here since
    base::TimerHandle m_settled;
};

} // namespace widgets
