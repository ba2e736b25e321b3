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

/// The conversation of one session, painted: a line with marks in the gutter and an item per entry. Only what is near
/// the viewport is laid out; what is being read stays in place, and the end is followed only while it is in view.
/// Repaints at most once per change signal of the model, and not at all while nothing changes. Joins the parts that
/// lay out, select, find and answer; reads the model, holds no facts, and says with activated() what the user wants.
/// Main thread; \p model, \p look and \p clock outlive it.
class TranscriptView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    TranscriptView(models::TranscriptModel *model, Look *look, base::Clock *clock, QWidget *parent = nullptr);
    ~TranscriptView() override;

    /// For words like "opencode asks to run a command".
    void setAgentName(const QString &name);
    /// Paths inside it are shown relative to it.
    void setBaseFolder(const QString &folder);
    /// Its matches are marked and the current one is shown. Not owned; must outlive the view's painting.
    void setSearch(models::TranscriptSearch *search) { m_finder.setSearch(search); }

    /// Width of gutter and text column together in a view \p width wide; the composer keeps to it.
    static int columnWidth(const Theme &theme, int width) { return TranscriptLayout::columnWidth(theme, width); }

    bool isAtEnd() const { return m_layout.anchor().isAtEnd(); }
    const TranscriptSelection &selection() const { return m_selection; }
    /// For screen readers; not to be kept longer than the view.
    TranscriptReader reader() const { return {m_model, &m_rows, &m_layout, &m_cursor, &m_cards, viewport()}; }
    /// As a click there: the place of this number of TranscriptReader::spotsOf().
    void activateSpot(int row, int spot);
    /// From which on a search goes; 0: nothing is shown.
    history::EntryId firstVisibleEntry() const;
    /// How many items exist just now; for tests.
    int madeItems() const { return m_rows.madeItems(); }
    /// Applies what has changed at once instead of with the next turn of the event loop.
    void syncNow();

public Q_SLOTS:
    void scrollToEntry(history::EntryId id);
    /// The same, and it is marked as where the keys are, which the view gets.
    void showEntry(history::EntryId id);
    void scrollToPermission(base::RequestKey key);
    /// The same, and its card is entered as by F8.
    void enterPermission(base::RequestKey key);
    void scrollToEnd();
    /// Of everything, also of what is not here yet.
    void scrollToBeginning();
    /// To the prompt above (-1) or below (1) what is in view; below the last one is the end.
    void jumpToPrompt(int step);
    /// Enters the card of the oldest open permission; from inside one, asks for the composer instead. One that has the
    /// focus by a click is entered where it is.
    void focusOldestPermission();
    void foldAll() { setAllFolded(true); }
    void unfoldAll() { setAllFolded(false); }
    void copy() { m_clipboard.copySelection(); }
    void copyBlock() { m_clipboard.copyBlock(); }
    /// The source of what is selected, or of the message that the keys are at.
    void copyMarkdown() { m_clipboard.copyMarkdown(); }
    void selectAll();

Q_SIGNALS:
    /// What the user wants done, by a click or by keys.
    void activated(const widgets::TranscriptAction &action);
    /// The newest turn's account, with its ways to undo, has come into view or left it.
    void accountInView(bool inView);
    void linkPointedAt(const QString &target); ///< by pointer or keys, safe to show; empty: no more
    void composerWanted();
    /// Written where nothing is to be written, here or in a card: the composer is to have it, and the focus.
    void composerTyped(const QString &text);
    /// What was said before the first row is near: a page of it, or all there is.
    void earlierWanted(bool everything);
    void zoomWanted(int steps); ///< by the wheel; larger above 0
    /// \p costNs with the layout that led to it.
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
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
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
    void noteAccount();
    void wantEarlier();

    void activate(const HotSpot &spot, int unit);
    void sayCurrentSpot();
    void pointAtLink(const QString &link);
    void typeOn(const QKeyEvent &event);

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
    qint64 m_syncCost = 0; ///< ns since the last frame
    base::TimerHandle m_tick;
    QString m_pointedLink;
    bool m_accountInView = false;
    bool m_earlierAsked = false;
    bool m_toBeginning = false; ///< and further, when more of what was said before has come
};

} // namespace widgets
