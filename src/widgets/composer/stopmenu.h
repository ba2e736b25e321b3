// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "core/values/stopstatus.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QCheckBox>
#include <QMenu>

namespace widgets {

/// One item of Stop's scope: what it is, how long it has been running, and, if the user can choose, whether it ends.
/// `changed` applies only to a Stop from this menu.
struct ScopeLine
{
    enum class Choice { None, Command, OlderCommand, Queue };

    QString icon{}, words{}, mono{}, age{};
    QString whenOff{};   ///< text while the switch is off, if different
    bool runsOn = false; ///< it goes on after Stop: in the colour of what runs
    Choice choice = Choice::None;
    bool on = true;
    base::TerminalId command{};
};

/// The names of \p all in a few words: "npm run dev, sleep 60".
QString shortNames(const QStringList &all);
/// The bold first entry of a menu that stops; \p note stands at the right.
QAction *addStopAction(QMenu *menu, const QString &words, const QString &note, Look *look);

/// A line of the menu with a switch. Space, Enter and a click toggle it; the menu stays open.
class ScopeSwitch : public QCheckBox
{
    Q_OBJECT

public:
    ScopeSwitch(const ScopeLine &line, Look *look, QWidget *parent);
    const ScopeLine &line() const { return m_line; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void entered(); ///< the pointer is over it

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    bool hitButton(const QPoint &point) const override { return rect().contains(point); }

private:
    ScopeLine m_line;
    Look *m_look;
};

/// The menu of the Stop button: first the scope (what ends, what stays, each with a switch where possible), then the
/// ways to stop. Created for each opening: it does not follow the session.
class StopMenu : public QMenu
{
    Q_OBJECT

public:
    StopMenu(const models::SessionSnapshot &session, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    static std::vector<ScopeLine> endsLines(const models::SessionSnapshot &session, base::Milliseconds now,
                                            const QDateTime &wall);
    static std::vector<ScopeLine> staysLines(const models::SessionSnapshot &session, const QDateTime &wall);
    /// The scope as switched.
    core::StopScope scope() const;
    const std::vector<ScopeSwitch *> &switches() const { return m_switches; }

Q_SIGNALS:
    void stopRequested(const core::StopScope &scope);
    void stopEverythingRequested(const core::StopScope &scope); ///< also what earlier turns have left running
    void forceStopRequested();

private:
    void addLines(const QString &title, const std::vector<ScopeLine> &lines);
    void addFixed(QWidget *widget);
    void addLine(const ScopeLine &line);
    void addNote(const QString &text);

    Look *m_look;
    core::StopScope m_default;
    std::vector<ScopeSwitch *> m_switches;
};

} // namespace widgets
