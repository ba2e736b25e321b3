// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "base/clock.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "models/search/textpattern.h"
#include "models/search/transcriptsearch.h"
#include "text/messageflow.h"
#include "widgets/content/imageloader.h"
#include "widgets/style/typingwatch.h"
#include "widgets/transcript/transcriptrows.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QPointer>
#include <QUrl>

#include <map>
#include <set>

QT_BEGIN_NAMESPACE
class QMimeData;
QT_END_NAMESPACE

namespace widgets {

class FlatButton;
class PermissionCard;

/// The conversation of one session, painted: the rope in the gutter and an item per entry. Only what is near the
/// viewport is laid out; what is being read stays where it is, and the end is followed only while it is in view.
/// Repaints at most once per change signal of the model, and not at all while nothing changes. Reads the model,
/// holds no facts, and answers the user's actions with signals.
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

    /// Width of gutter and text column together in a view \p width wide; the composer keeps to it.
    static int columnWidth(const Theme &theme, int width);

    bool isAtEnd() const { return m_pinned; }
    bool permissionHasFocus() const;
    bool hasSelection() const;
    QString selectedText() const;
    QString selectedMarkdown() const;
    /// What is selected, as text and as Markdown, for whoever takes it. The caller owns it.
    QMimeData *selectionData() const;
    /// Its matches are marked and the current one is shown. Not owned; must outlive the view's painting.
    void setSearch(models::TranscriptSearch *search);
    /// From which on a search goes; 0: nothing is shown.
    history::EntryId firstVisibleEntry() const;
    // For screen readers; rows as in the model, as far as they are on screen.
    int entryCount() const { return m_rows.rowCount(); }
    history::EntryId entryId(int row) const { return m_model->entry(row).id; }
    QString entryName(int row) const; ///< who or what it is, and how it begins
    QString entryText(int row) const; ///< whole
    QRect entryRect(int row) const;   ///< in global coordinates
    int entryRowAt(QPoint point) const;
    int rowOf(history::EntryId id) const; ///< -1: not in the view yet
    /// How many items exist just now; for tests.
    int madeItems() const;
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
    void foldAll();
    void unfoldAll();
    void copy();
    void copyBlock();
    /// The source of what is selected, or of the message that the keys are at.
    void copyMarkdown();
    void selectAll();

Q_SIGNALS:
    void permissionAnswered(base::RequestKey key, const QString &optionId);
    void ruleWanted(base::RequestKey permission); ///< one that answers the like from now on
    void killCommand(base::TerminalId id);
    /// \p line 0: none known. \p within: the text it counts in, which may be a part of the file; empty: the file.
    void openLocation(const QString &path, int line, const QString &within);
    void restartRequested();
    void editAgentRequested(); ///< how it is started
    void forceRequested();
    void showTraffic();
    void undoRequested(const std::vector<base::EffectId> &effects);
    void redoRequested(const std::vector<base::EffectId> &effects); ///< brings back what was undone
    void lookRequested(const std::vector<base::EffectId> &effects); ///< at what is on the disk now
    void acknowledged(const std::vector<base::EffectId> &effects);
    void reviewRequested(const std::vector<base::EffectId> &effects);
    void retryRequested(base::TurnId turn);
    /// Files as they were when \p turn began.
    void restoreRequested(base::TurnId turn);
    void reportRequested(base::TurnId turn, bool toClipboard); ///< else into a file
    /// The newest turn's account, with its ways to undo, has come into view or left it.
    void accountInView(bool inView);
    void copyReport(const QString &report);       ///< already on the clipboard
    void linkActivated(const QString &link);      ///< as it was written
    void entryLinkWanted(history::EntryId entry); ///< for the clipboard
    void linkPointedAt(const QString &target);    ///< by pointer or keys, safe to show; empty: no more
    void composerWanted();
    /// Written where nothing is to be written, with the focus in a card: the composer is to have both.
    void composerTyped(const QString &text);
    /// What was said before the first row is near: a page of it, or all there is.
    void earlierWanted(bool everything);
    void zoomWanted(int steps);                   ///< by the wheel; larger above 0
    void editRequested(history::EntryId message); ///< of a message that was sent, to be sent anew
    void imageRequested(const acp::ContentBlock &image);
    void saveRequested(const acp::ContentBlock &content);
    void soundRequested(const acp::ContentBlock &sound);
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
    /// What stays at the top of the viewport: a row, inside a message a block, and how far below the edge it is.
    struct Anchor
    {
        int row = 0, block = 0;
        int offset = 0;
    };
    struct Place
    {
        int row = -1;
        text::TextPosition position;
        friend auto operator<=>(const Place &, const Place &) = default;
    };

    // transcriptview.cpp: structure and geometry
    void reset();
    void rowsInserted(int first, int last);
    void rowsChanged(int first, int last);
    void scheduleSync();
    void relayout();
    void restyle(bool themeChanged);
    void keepAnchor();
    qint64 anchoredTop() const;
    qint64 contentHeight() const;
    void placeCards();
    void placeNewButton();
    void updateTicking();
    void tick();
    void afterFold(int unit);
    void setAllFolded(bool folded);
    std::unique_ptr<TranscriptItem> makeRowItem(const history::Entry &entry);
    int columnLeft() const;
    /// Places across count from the side where the user's language begins; the widget's own from the left.
    QPoint toContent(QPoint point) const;
    QRect toContent(const QRect &rect) const; ///< and back
    int viewTop(int unit) const;              ///< of the unit, in viewport coordinates
    QRect unitRect(int unit) const;
    void scrollToRow(int row);
    std::unique_ptr<TranscriptItem> permissionItem(const history::Entry &entry);
    void dropCard(history::EntryId id);
    void noteOpenPermission(int row);
    void passFocusOn();
    history::EntryId openPermission(base::RequestKey key) const;
    void shiftRows(int count);
    void bringPermission(history::EntryId id);
    void enterPermission(history::EntryId id);
    void stepPermission(history::EntryId from, int step);
    void announceNews(int first, int last);
    void announceChange(int row);
    void noteAccount();
    void wantEarlier();

    // transcriptpainting.cpp
    void paintRope(Canvas &canvas, int unit, const QRect &clip);
    void paintMark(Canvas &canvas, int unit);
    ItemSelection selectionOf(int row) const;

    // transcriptfind.cpp
    EntryMarks marksOf(int row) const;
    void showFound();
    void markCards();
    void foldAgain(history::EntryId except);

    // transcriptinput.cpp, transcriptkeys.cpp
    int unitAtPoint(QPoint point) const;
    const HotSpot *hotSpotAt(QPoint point, int *unit) const;
    QString linkAt(QPoint point) const;
    void activate(const HotSpot &spot, int unit);
    void pointAt(QPoint point);
    Place placeAt(QPoint point) const;
    void moveCurrent(int step);
    int spotBeyond(int unit, int spot, int step) const;
    const HotSpot *currentSpot(int *unit) const;
    void goToEntry(history::EntryId id);
    int currentUnit() const;
    int unitAtLine(int y) const;
    int menuUnit() const;
    void pointAtLink(const QString &target);

    // transcriptselection.cpp
    void setSelection(Place anchor, Place caret);
    void publishSelection() const;
    QString markdownOfRow(int row) const;
    QString blockText(Place at) const;
    void selectWord(Place at);
    void selectBlock(Place at);
    bool isInSelection(QPoint point) const;
    void dragSelection();
    void selectTo(QPoint point);
    void scrollSelecting();
    Place caret() const;
    Place endOfRow(int row) const;
    QRectF caretRect(Place at) const;
    Place stepped(Place at, int step, bool words) const;
    Place lineBeyond(Place at, int step);
    Place pageBeyond(Place at, int step);
    bool extendSelection(QKeyEvent *event);
    void showCaret();

    models::TranscriptModel *m_model;
    Look *m_look;
    base::Clock *m_clock;
    ImageLoader m_images;
    TypingWatch m_typing;
    ItemContext m_context;
    TranscriptRows m_rows;
    std::map<history::EntryId, PermissionCard *> m_cards; ///< of open permissions that have been in view
    std::vector<history::EntryId> m_openPermissions;      ///< oldest first
    FlatButton *m_newButton;
    std::set<int> m_dirty;
    std::set<int> m_again; ///< rows whose items asked to be read again
    QBasicTimer m_againTimer;
    bool m_syncPosted = false, m_relaying = false;
    qint64 m_syncCost = 0; ///< ns since the last frame
    bool m_pinned = true;
    bool m_followsAgain = false;      ///< the end, when what left it for a permission has been answered
    history::EntryId m_focusFrom = 0; ///< a card that had the focus when its request ended; 0: none
    Anchor m_anchor;
    int m_newRows = 0;
    bool m_growsBelow = false; ///< out of sight, the last entry
    int m_currentRow = -1;
    int m_currentSpot = -1; ///< of the current row's item: the keys are at one of its rows or buttons
    base::TimerHandle m_tick;
    std::set<history::EntryId> m_unsaid; ///< messages that are announced when they are whole
    std::set<int> m_warm;                ///< rows that hold layouts
    Place m_selectionAnchor, m_selectionCaret;
    int m_pointedRow = -1;  ///< under the pointer
    bool m_mayDrag = false; ///< pressed into what is selected
    bool m_picked = false;  ///< a double or triple click is not over
    std::optional<base::Milliseconds> m_doubleClickedAt;
    QPoint m_selectingTo;
    base::TimerHandle m_selectScroll, m_publish;
    qreal m_caretX = -1; ///< kept while lines are gone through
    QString m_pointedLink;
    bool m_selecting = false, m_accountInView = false;
    bool m_earlierAsked = false;
    bool m_toBeginning = false; ///< and further, when more of what was said before has come
    QPoint m_pressed;
    int m_line = 0;                        ///< height of a text line in the theme that the anchor was taken with
    qreal m_wheelRest = 0, m_zoomRest = 0; ///< of turns too small for a pixel, a step
    QPointer<models::TranscriptSearch> m_search;
    models::SearchOptions m_markedPattern;
    history::EntryId m_unfoldedFor = 0; ///< the entry that was folded before the current match was shown
};

} // namespace widgets
