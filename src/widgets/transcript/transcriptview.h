// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "models/search/transcriptsearch.h"
#include "widgets/content/imageloader.h"
#include "widgets/content/transcriptaction.h"
#include "widgets/style/typingwatch.h"
#include "widgets/transcript/openpermissioncards.h"
#include "widgets/transcript/transcriptannouncer.h"
#include "widgets/transcript/transcriptclipboard.h"
#include "widgets/transcript/transcriptcursor.h"
#include "widgets/transcript/transcriptfinder.h"
#include "widgets/transcript/transcriptkeys.h"
#include "widgets/transcript/transcriptlayout.h"
#include "widgets/transcript/transcriptpointer.h"
#include "widgets/transcript/transcriptreader.h"
#include "widgets/transcript/transcriptrows.h"
#include "widgets/transcript/transcriptselection.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

#include <set>

namespace widgets {

class FlatButton;

/// The conversation of one session: a line with marks in the gutter and an item per entry. Only what is near the
/// viewport is laid out; the reading position is kept, and the end is followed only while it is visible. Repaints at
/// most once per change signal of the model, and not at all while nothing changes. Joins the parts for layout,
/// selection, search and answers; reads the model, stores no facts, and emits the user's actions by activated(). Main
/// thread; \p model, \p look and \p clock must outlive it.
class TranscriptView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    TranscriptView(models::TranscriptModel *model, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// For texts like "opencode asks to run a command".
    void setAgentName(const QString &name);
    /// Files whose changes are held back, absolute: their cards say so.
    void setHeldPaths(const QSet<QString> &paths);
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    /// Marks the matches and shows the current one. Not owned; must outlive the view's painting.
    void setSearch(models::TranscriptSearch *search) { m_finder.setSearch(search); }

    /// Width of gutter and text column together in a view of \p width; the composer has the same.
    static int columnWidth(const Theme &theme, int width) { return TranscriptLayout::columnWidth(theme, width); }

    bool isAtEnd() const { return m_layout.anchor().isAtEnd(); }
    const TranscriptSelection &selection() const { return m_selection; }
    /// For screen readers; do not keep it longer than the view.
    TranscriptReader reader() const { return {m_model, &m_rows, &m_layout, &m_cursor, &m_cards, viewport()}; }
    /// Acts as a click on that place, an index in TranscriptReader::spotsOf().
    void activateSpot(int row, int spot);
    /// The entry where a search starts; 0: none is shown.
    history::EntryId firstVisibleEntry() const;
    /// Number of existing items; for tests.
    int madeItems() const { return m_rows.madeItems(); }
    /// Applies pending changes at once and not in the next turn of the event loop.
    void syncNow();

public Q_SLOTS:
    void scrollToEntry(history::EntryId id);
    /// The same, and moves the focus and the keys to it.
    void showEntry(history::EntryId id);
    void scrollToPermission(base::RequestKey key);
    /// The same, and enters its card as F8 does.
    void enterPermission(base::RequestKey key);
    void scrollToEnd();
    /// To the very beginning, loading earlier entries.
    void scrollToBeginning();
    /// To the prompt above (-1) or below (1) the visible part; below the last one is the end.
    void jumpToPrompt(int step);
    /// Enters the card of the oldest open permission; from within a card asks for the composer instead. A card that has
    /// the focus by a click is entered.
    void focusOldestPermission();
    void foldAll() { setAllFolded(true); }
    void unfoldAll() { setAllFolded(false); }
    void copy() { m_clipboard.copySelection(); }
    void copyBlock() { m_clipboard.copyBlock(); }
    /// The Markdown of the selection, or of the message that the keys are at.
    void copyMarkdown() { m_clipboard.copyMarkdown(); }
    void copyAnswer() { m_clipboard.copyAnswer(); }
    void selectAll();
    /// Asks for a comment on the line of a change that the keys are at; false: they are at none.
    bool commentLine();

Q_SIGNALS:
    /// The action that the user wants, by a click or a key.
    void activated(const widgets::TranscriptAction &action);
    /// The newest turn's report or footer with its undo has become visible or invisible.
    void accountInView(bool inView);
    void linkPointedAt(const QString &target); ///< by pointer or keys, safe to show; empty: none any more
    void composerWanted();
    /// The user typed \p text here or in a card: it should go to the composer, with the focus.
    void composerTyped(const QString &text);
    /// The first row is near: load a page of earlier entries, or all.
    void earlierWanted(bool everything);
    void zoomWanted(int steps); ///< by the wheel; positive: larger
    /// \p costNs includes the layout.
    void framePainted(qint64 startNs, qint64 costNs);

protected:
    bool event(QEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    const Theme &theme() const { return m_context.theme(); }
    void prepareContext(Look *look, base::Clock *clock);
    void prepareWidget();
    void connectModel();
    void connectParts();
    std::unique_ptr<TranscriptItem> makeRowItem(const history::Entry &entry);

    void reset();
    void rowsInserted(int first, int last);
    void shiftRows(int count);
    void rowsChanged(int first, int last);
    void scheduleSync();
    bool takeWidth();
    void restyle(bool themeChanged);
    void setAllFolded(bool folded);

    void onLaidOut();
    void placeNewButton();
    void updateTicking();
    void tick();
    void updateAccount();
    void wantEarlier();

    void activate(const HotSpot &spot, int unit);
    void announceCurrentSpot();
    void pointAtLink(const QString &link);

    models::TranscriptModel *m_model;
    ImageLoader m_images;
    TypingWatch m_typing;
    ItemContext m_context;
    TranscriptRows m_rows;
    TranscriptLayout m_layout;
    TranscriptSelection m_selection;
    TranscriptCursor m_cursor;
    TranscriptPointer m_pointer;
    TranscriptKeys m_keys;
    TranscriptClipboard m_clipboard;
    TranscriptFinder m_finder;
    TranscriptAnnouncer m_announcer;
    OpenPermissionCards m_cards;
    FlatButton *m_newButton;
    std::set<int> m_dirty;
    std::set<int> m_again; ///< rows whose items asked to be read again
    QBasicTimer m_againTimer;
    bool m_syncPosted = false;
    qint64 m_syncCost = 0; ///< ns of layout since the last frame
    base::TimerHandle m_tick;
    QString m_pointedLink;
    bool m_accountInView = false;
    bool m_earlierAsked = false;
    bool m_toBeginning = false; ///< continue when more earlier entries were loaded
};

} // namespace widgets
