// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "history/entry.h"
#include "models/lists/terminalsmodel.h"
#include "widgets/style/ground.h"

class QLabel;
class QListView;
class QSplitter;

namespace widgets {

class EmptyView;
class FlatButton;
class TerminalView;

/// The commands of the conversation, newest first, and the output of the selected one. Follows the newest until the
/// user selects another.
class TerminalsPanel : public Ground
{
    Q_OBJECT

public:
    TerminalsPanel(models::TerminalsModel *model, Look *look, QWidget *parent = nullptr);

    /// "2 running, 7 in all", for the dock's title; empty at none.
    QString summary() const;
    QListView *list() const { return m_list; }
    TerminalView *output() const { return m_output; }

Q_SIGNALS:
    void killRequested(const base::TerminalId &id);
    void stopRunningRequested(const models::RunningOn &one);
    void showInTranscript(history::EntryId entry);
    void summaryChanged(const QString &summary);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    class Delegate;

    void refresh();
    QModelIndex firstIndex() const;
    void showCurrent();

    models::TerminalsModel *m_model;
    QSplitter *m_splitter;
    QListView *m_list;
    TerminalView *m_output;
    EmptyView *m_empty;
    QWidget *m_foot;
    FlatButton *m_kill, *m_stop, *m_copy, *m_transcript;
    QLabel *m_own;            ///< what the user can do about a command that the agent runs itself
    base::TerminalId m_shown; ///< the command whose output is shown
};

} // namespace widgets
