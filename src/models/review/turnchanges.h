// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/linematching.h"
#include "history/transcript.h"
#include "ledger/rows/effect.h"
#include "models/review/linecounts.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <vector>

namespace models {

/// A file that a turn changed and that still stands as changed, over all the turn's effects on it.
struct ChangedFile
{
    QByteArray path; ///< absolute, the very bytes
    QString target;  ///< for people; show it through base::visibleText
    ledger::EffectKind kind = ledger::EffectKind::WriteFile;
    ledger::FileMark before; ///< the first of the effects
    ledger::FileMark after;  ///< the last of them
    std::vector<base::EffectId> effects;
    bool canUndo = false;
    std::optional<base::LineCounts> lines; ///< once they are counted; none for what is not text
};

/// The files that \p effects (of one turn, in their order) changed, in the order of their first change. What was
/// undone, and what ended as it had begun, is not among them.
std::vector<ChangedFile> changedFiles(const std::vector<ledger::Effect> &effects);

/// What the newest turn of a session changed, running or ended, for the bar over the composer. Empty once all of
/// it is undone, or the user has dismissed it; back with the next effect. Main thread.
class TurnChanges : public QObject
{
    Q_OBJECT

public:
    /// \p counter must outlive it.
    explicit TurnChanges(LineCounter *counter, QObject *parent = nullptr);

    /// \p transcript may be null (no session). Not owned.
    void setTranscript(history::Transcript *transcript);
    base::TurnId turn() const { return m_turn; }
    const std::vector<ChangedFile> &files() const { return m_files; }
    bool isEmpty() const { return m_files.empty(); }
    base::LineCounts total() const;
    /// Of all files, for undoing them at once.
    std::vector<base::EffectId> effects() const;
    bool canUndo() const;
    /// Until something else is changed.
    void dismiss();

Q_SIGNALS:
    void changed();

private:
    void refresh();
    void refreshSoon();

    LineCounter *m_counter;
    QPointer<history::Transcript> m_transcript;
    base::TurnId m_turn;
    std::vector<ChangedFile> m_files;
    bool m_isPosted = false;
    /// By transcript: the newest effect when it was dismissed.
    std::map<const QObject *, base::EffectId> m_dismissed;
};

} // namespace models
