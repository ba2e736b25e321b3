// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/ids.h"
#include "base/linematching.h"
#include "base/sparingcall.h"
#include "history/transcript.h"
#include "ledger/rows/effect.h"
#include "models/review/linecounts.h"

#include <QObject>
#include <QPointer>

#include <map>
#include <vector>

namespace models {

/// A file that a turn changed, over all the turn's effects on it, and that is not undone.
struct ChangedFile
{
    QByteArray path; ///< absolute, the exact bytes
    QString target;  ///< for people; show it through base::visibleText
    ledger::EffectKind kind = ledger::EffectKind::WriteFile;
    ledger::FileMark before; ///< from the first effect
    ledger::FileMark after;  ///< from the last one
    std::vector<base::EffectId> effects;
    bool canUndo = false;
    std::optional<base::LineCounts> lines; ///< set once counted; null for what is not text
};

/// The files that \p effects (of one turn, in order) changed, in the order of their first change. Without those that
/// were undone or ended as they had begun.
std::vector<ChangedFile> changedFiles(const std::vector<ledger::Effect> &effects);

/// The changes of a session's newest turn, for the bar over the composer. Empty when all of it is undone, or the user
/// has dismissed it until the next effect. Main thread.
class TurnChanges : public QObject
{
    Q_OBJECT

public:
    /// \p counter and \p clock must outlive it.
    TurnChanges(LineCounter *counter, base::Clock *clock, QObject *parent = nullptr);

    /// \p transcript may be null (no session). Not owned.
    void setTranscript(history::Transcript *transcript);
    base::TurnId turn() const { return m_turn; }
    const std::vector<ChangedFile> &files() const { return m_files; }
    bool isEmpty() const { return m_files.empty(); }
    /// Whether the turn changed files that still stand, dismissed or not.
    bool hasFiles() const { return m_hasFiles; }
    base::LineCounts total() const;
    /// All effects, for undoing them at once.
    std::vector<base::EffectId> effects() const;
    bool canUndo() const;
    /// Hides the changes until the next effect.
    void dismiss();

Q_SIGNALS:
    void changed();

private:
    void refresh();

    LineCounter *m_counter;
    QPointer<history::Transcript> m_transcript;
    base::TurnId m_turn;
    std::vector<ChangedFile> m_files;
    bool m_hasFiles = false;
    base::SparingCall m_refresh; ///< thousands of effects come one by one, and each time all are read
    /// The newest effect when a transcript's changes were dismissed.
    std::map<const QObject *, base::EffectId> m_dismissed;
};

} // namespace models
