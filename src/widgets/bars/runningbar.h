// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "models/texts/sessionstatus.h"
#include "widgets/bars/foldbar.h"

#include <vector>

class QBoxLayout;

namespace widgets {

class FlatButton;
class RunningRow;

/// What runs on although nothing waits for it, over the composer: how much it is and its first names. Unfolds to a row
/// for each, and stays as the user left it. Hidden if there is nothing.
class RunningBar : public FoldBar
{
    Q_OBJECT

public:
    RunningBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    static constexpr int mostRows = 5; ///< visible rows; more are scrolled
    /// What the line says, names included.
    QString words() const;
    const std::vector<RunningRow *> &rows() const { return m_rows; }

Q_SIGNALS:
    void showRequested(const models::RunningOn &one); ///< its entry
    void stopRequested(const models::RunningOn &one);
    void stopAllRequested();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void layOut() override;
    int mostHeight() const override { return mostRows * rowHeight(); }

private:
    void refresh();
    void refreshRows();
    void tick();
    bool isNarrow() const { return width() < m_look->theme().u * 160; }
    int rowHeight() const { return isNarrow() ? m_look->theme().u * 11 : m_look->theme().u * 17 / 2; }
    QString notKnownText() const;
    QString agentsOwnText() const;
    QStringList notes() const; ///< below the rows, a line each
    QList<LinePart> names() const;

    models::SessionStatus *m_status;
    base::Clock *m_clock;
    FlatButton *m_stop;
    QWidget *m_list;
    std::vector<RunningRow *> m_rows; ///< in order
    std::vector<LineLabel *> m_notes;
    base::TimerHandle m_timer;
};

/// One command that runs on: its name, since when and of which turn, *Show* and *Stop it*. Where there is no room for
/// that it has two lines, and a click on it or Enter shows it.
class RunningRow : public Ground
{
    Q_OBJECT

public:
    RunningRow(Look *look, QWidget *parent);

    /// Seen once it has its shape.
    void show(const models::RunningOn &what, const QDateTime &now);
    const models::RunningOn &what() const { return m_what; }
    /// Two lines, or one whose name takes \p nameWidth.
    void setShape(bool isNarrow, int nameWidth, int height);
    int nameWidth() const;

Q_SIGNALS:
    void showRequested();
    void stopRequested();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    LineLabel *m_icon, *m_name, *m_since;
    QBoxLayout *m_words;
    FlatButton *m_show, *m_stop;
    models::RunningOn m_what;
    QString m_age; ///< since when, in words
    bool m_isNarrow = false;
};

} // namespace widgets
