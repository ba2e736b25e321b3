// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/process/sealedview.h"
#include "base/process/sealplan.h"
#include "base/result.h"
#include "core/held/heldlister.h"
#include "core/prompt/messagepacker.h"
#include "core/values/services.h"
#include "ledger/held/copyprogress.h"
#include "ledger/held/heldfolder.h"
#include "ledger/held/heldstore.h"
#include "ledger/held/heldwriter.h"

#include <QObject>
#include <QPointer>
#include <QProcess>
#include <QSet>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace core {

/// The held-back writes of a sealed agent, until the user decides: lists, accepts and discards them. Owns the store,
/// which is kept on disk while anything waits in it. Disk work is done on the file changer's thread; everything here on
/// the main thread.
class HeldChanges : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const base::Result<void> &)>;
    using Decided = std::function<void(const ledger::HeldOutcome &)>;

    /// The services outlive it.
    HeldChanges(std::unique_ptr<ledger::HeldStore> store, const Services &services, HeldHome home,
                QObject *parent = nullptr);
    ~HeldChanges() override;

    const ledger::HeldOwner &owner() const { return m_store->owner(); }
    QString name() const { return m_store->name(); } ///< of the store
    void setOwner(const ledger::HeldOwner &owner);
    /// Writes what is accepted; on its thread the store is used.
    ledger::FileChanger *changer() const { return m_services.files; }
    QStringList folders() const;
    /// Those of which the agent sees a copy, since no overlay can be there.
    QStringList copies() const;

    /// Prepares the store for the start of an agent, and looks at what waits from before. Call it before each start.
    /// Where a copy of a folder has to be made first that takes long: see copied().
    void open(QObject *context, Done done);
    /// Ends such a copy, and with it open(), in an error; nothing of it is left. Nothing happens if none is made.
    void giveUpOpening();
    struct Copied
    {
        qint64 done = 0, all = 0; ///< files, links and folders; all is 0 while nothing is copied
        bool operator==(const Copied &) const = default;
    };
    Copied copied() const;
    using IsOwn = std::function<bool(const QByteArray &path)>;
    /// Completes the plan of each view: what its programs may write directly, and what is hidden from them, given the
    /// session's folders. Applies to views that are made from then on.
    using Planned = std::function<void(base::SealPlan *plan, const QStringList &folders)>;
    /// \p isOwn becomes that of the home, see HeldHome, with the next open(); what waits already goes on waiting.
    void setRights(Planned planned, IsOwn isOwn);
    /// By which all views are made, whoever needs the first one; valid once it is open.
    base::SealPlan plan() const;
    /// Lets the view go that was made by a plan that allowed its programs something else. An error if something still
    /// runs in it: two views of the same writes would spoil each other. Before an agent is started.
    base::Result<void> leaveOtherView();
    /// The view of the newest agent; null before one was started. It outlives the agent, so that the next process sees
    /// the same.
    const std::shared_ptr<const base::SealedView> &view() const { return m_view; }
    void attach(std::shared_ptr<const base::SealedView> view);
    /// Views that are made from now on have a network of their own: see base::SealPlan::onlyPort. 0: none.
    void setOnlyPort(quint16 port) { m_onlyPort = port; }

    /// Makes a view where no agent was started since Belay was: for who wants to see what the agent sees.
    void withView(QObject *context, const Done &done);

    /// The user works in the view, too: it is not taken away under that.
    void setHasTerminal() { m_hasTerminal = true; }

    /// Opens files of the session's folders as the agent sees them, and others as they are. Empty: there is no view.
    OpenFile opener() const;

    /// What the user did in the folders becomes what the agent sees. Before each message.
    void sync(QObject *context, Done done);
    /// Keeps what the next sync() has to, in pieces between other work on the disk, so that a message waits for what
    /// has changed by then alone. After a turn.
    void keepAhead();
    bool isKeepingAhead() const { return m_isKeeping; }
    /// Reads what waits; emits changed() if the list changed, and looked() in any case.
    void look();
    bool isBusy() const { return m_looking || m_working > 0; }

    const std::vector<HeldFile> &files() const { return m_list->files; }
    /// The same, which stays as it is.
    std::shared_ptr<const std::vector<HeldFile>> list() const { return {m_list, &m_list->files}; }
    /// The branches among them.
    const std::vector<HeldBranch> &branches() const { return m_list->branches; }
    /// Absolute paths of those in the session's folders, but for git's own and what it ignores.
    const QSet<QString> &paths() const { return m_list->paths; }
    /// The one with such a path; null: there is none. Valid until the list changes.
    const HeldFile *fileAt(const QString &path) const;
    /// Of these the ones that only the agent sees, and those that it does not see.
    const QStringList &added() const { return m_list->added; }
    const QStringList &gone() const { return m_list->gone; }
    bool isEmpty() const { return m_list->files.empty(); }
    bool mayHold() const; ///< something, as far as it is known: it may not have been read yet
    /// Another number for each other list.
    int revision() const { return m_revision; }
    /// There was no room for what the agent wrote, at some time: what waits may be cut.
    bool ranOutOfRoom() const { return m_ranOut; }
    /// Why the list is incomplete; empty: it is complete.
    const QString &problem() const { return m_problem; }

    /// See acceptableOf().
    const std::vector<HeldFile> &acceptable() const { return m_list->acceptable; }
    /// What waits is not what it was when the newest turn began.
    bool isTurnRestorable() const { return m_list->isTurnRestorable; }
    /// What restoreTurn() would give up, or bring back another way.
    std::vector<HeldFile> ofTurn() const;
    /// The user has said that what the newest turn wrote goes on waiting.
    void keepTurn();
    bool isTurnKept() const { return m_isTurnKept; }
    /// Writes \p files as they were listed to the real folders, as rows of \p turn; what is another one by now is left
    /// alone, and said. What has to go along goes along.
    void accept(const std::vector<HeldFile> &files, base::TurnId turn, QObject *context, Decided done);
    enum class Rest {
        Waits,     ///< as the difference to what was written
        IsGivenUp, ///< all of it was decided: the agent sees what was written, unless it has written again meanwhile
    };
    /// Writes \p content instead of what the agent wrote to \p file; EINVAL where either side is no file.
    void acceptPart(const HeldFile &file, const QByteArray &content, Rest rest, base::TurnId turn, QObject *context,
                    Decided done);
    /// Gives \p files up: the agent sees the real ones again.
    void discard(const std::vector<HeldFile> &files, QObject *context, Done done);
    /// The same for those that are still what they were listed as: what the agent has written since goes on waiting.
    void discardIfStill(const std::vector<HeldFile> &files, QObject *context, Done done);
    /// \p text becomes what the agent made of \p file, where that still is what it was listed as: the rest of it was
    /// rejected.
    void rejectPart(const HeldFile &file, const QByteArray &text, QObject *context, Done done);
    /// What waits becomes what it was when the newest turn began. Of what came since, \p files are given up, and
    /// nothing else; what was decided since, what git ignores and what is the agent's own stays. Between turns.
    void restoreTurn(const std::vector<HeldFile> &files, QObject *context, Done done);

    struct Text
    {
        HeldFile file;
        std::optional<QByteArray> now = {}, wanted = {}; ///< none: no file, or none that is shown, see `unknown`
        std::optional<QByteArray> begun = {}; ///< what the agent began on; none: no file, or see `knowsBegun`
        bool knowsBegun = false;
        bool unknown = false; ///< a content is no file's, or too large
    };
    /// Reads the current and the wanted text of \p files.
    void texts(const std::vector<HeldFile> &files, QObject *context,
               std::function<void(const std::vector<Text> &)> done);
    static constexpr qint64 shownUpTo = 4 * 1024 * 1024; ///< bytes of a text; longer ones are not shown

    /// Call it when the agent has ended for good: removes the store if nothing waits in it.
    void removeIfEmpty();
    /// Removes the store with everything in it. Only while no agent runs.
    void removeAll();

Q_SIGNALS:
    void changed();
    void looked();
    void copying(); ///< copied() is another one

private:
    struct Run;
    struct Ahead;

    base::Result<std::vector<HeldPlace>> makePlaces();
    void emitCopied();
    void watchRoom();
    void keepNext(const std::shared_ptr<Ahead> &ahead);
    const HeldPlace *placeOf(const QString &folder) const;
    struct LookResult;
    void setLooked(LookResult &looked);
    void refresh(QObject *context, Done done);
    void refreshNext(const std::shared_ptr<Run> &refreshed);
    void inView(std::function<base::Result<void>(const HeldPlace &place, int merged)> work, QObject *context,
                Done done);
    void answerWhoWantsView(const base::Result<void> &result);
    void applyRights();
    void acceptNext(const std::shared_ptr<Run> &run);

    std::shared_ptr<ledger::HeldStore> m_store;
    const Services m_services;
    HeldHome m_home;
    std::vector<HeldPlace> m_places;
    QString m_temporary;
    std::shared_ptr<const base::SealedView> m_view;
    quint16 m_onlyPort = 0;
    Planned m_planned;
    IsOwn m_isOwn; ///< waits for open()
    ledger::HeldWriter m_writer;
    std::shared_ptr<const HeldList> m_list = std::make_shared<const HeldList>(); ///< never null
    /// Used on the disk's thread, and here only while nothing is done there.
    std::shared_ptr<HeldLister> m_lister = std::make_shared<HeldLister>();
    QString m_problem;
    std::vector<std::pair<QPointer<QObject>, Done>> m_viewWanted; ///< who waits for it
    std::shared_ptr<ledger::CopyProgress> m_opening;              ///< null: nothing is being opened
    base::TimerHandle m_telling;
    base::TimerHandle m_nextRoom;
    bool m_watchesRoom = false; ///< during a turn
    bool m_ranOut = false;
    bool m_hasTerminal = false;
    bool m_isKeeping = false;
    bool m_isTurnKept = false;
    bool m_looking = false, m_lookAgain = false, m_isOpen = false, m_isRead = false;
    int m_working = 0, m_revision = 0;
};

} // namespace core
