// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/ids.h"
#include "history/entry.h"
#include "models/lists/transcriptmodel.h"
#include "text/layout/messageflow.h"
#include "text/layout/texttheme.h"
#include "widgets/items/transcriptitem.h"
#include "widgets/style/flatbutton.h"
#include "widgets/style/ground.h"

#include <climits>
#include <memory>
#include <vector>

namespace widgets {

class AreaSelection;
class DiffPane;
class PermissionHead;
class WholeText;

/// An open permission: what exactly is asked, completely, and one button per option in the agent's order. It never
/// takes the focus by itself; for half a second after it has appeared it ignores input, and says so. The keys a A r R
/// act only while it has the focus and was entered by the keyboard, and never within a burst of typing; all other keys
/// that write are passed on, see typed(). Long content scrolls inside, so that question and answers are visible
/// together. Very long content is folded, and nothing can be allowed before it was unfolded completely.
class PermissionCard : public Ground
{
    Q_OBJECT

public:
    PermissionCard(const ItemContext &context, QWidget *parent);

    void setEntry(const history::Entry &entry);
    /// It is number \p index of \p count open ones, from 1.
    void setPosition(int index, int count);
    void layOut(int width);
    /// Call it when the view may have another height.
    void updateViewHeight();
    /// The visible part, relative to its top: the head stays there.
    void setView(int top, int bottom);
    int cardHeight() const { return m_height; }
    void restyle();
    /// Search marks; if the current match is in the card, all matches are marked like it.
    void setMarks(const EntryMarks &marks);
    /// Updates age and accessible name.
    void tick();
    base::RequestKey key() const { return m_permission.key; }
    history::EntryId entryId() const { return m_entry; }
    /// Gives it the focus as by the keyboard, so that its letters answer.
    void enter();
    /// It has the focus, and letters answer.
    bool takesLetters() const { return m_armed && holdsFocus(); }
    QString accessibleText() const;
    bool holdsFocus() const; ///< it, or something in it

Q_SIGNALS:
    void answered(base::RequestKey key, const QString &optionId);
    /// The user wants a rule that answers similar requests.
    void ruleWanted(base::RequestKey key);
    /// The answers should be scrolled into view.
    void answersWanted();
    void nextWanted(int step);
    /// A key that answers nothing wrote \p text, which belongs to what the user is typing.
    void typed(const QString &text);

protected:
    bool showsFocus() const override { return holdsFocus(); }
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Option
    {
        QString id;
        QString key;
        FlatButton *button;
    };

    void answer(const QString &optionId);
    bool isInert() const;
    void layOut(int width, int rows);
    bool isFolded() const { return m_isLong && !m_isUnfolded; }
    bool allows(const QString &optionId) const;
    void showAll();
    void makeWhole();
    QString lengthText() const;
    void placeOptions(int width, int y);
    void placeHead();
    void refreshHead();
    void refreshKeys();
    void onEntered(Qt::FocusReason reason);
    void onLeft(Qt::FocusReason reason);
    bool answerBy(const QKeyEvent &event);
    void typeOn(const QKeyEvent &event);
    bool keepsFromButtons(const QKeyEvent &event);
    bool takesAnswer(bool allows);
    void announce(const QString &words);
    QStringList facts() const;
    QString asksTo() const;
    QString hint() const;
    QString ageText() const;
    text::MessageFlow::MarksOf marksOfWords() const;

    const ItemContext &m_context;
    history::Permission m_permission;
    history::EntryId m_entry = 0;
    std::vector<Option> m_options;
    PermissionHead *m_head;
    int m_viewTop = 0, m_viewBottom = INT_MAX;
    int m_viewHeight = 0;       ///< that it is laid out for
    AreaSelection *m_selection; ///< in what is asked
    FlatButton *m_rule;
    FlatButton *m_showAll; ///< for very long content
    QString m_words;       ///< the complete text of what would be done
    bool m_isLong = false, m_isUnfolded = false;
    bool m_isBoxed = false;       ///< that text is shown in m_whole
    WholeText *m_whole = nullptr; ///< created when needed
    int m_whatHeight = 0;
    DiffPane *m_diffs;
    std::unique_ptr<text::MessageFlow> m_subject, m_note;
    text::TextTheme m_subjectTheme, m_noteTheme;
    int m_index = 1, m_count = 1;
    int m_height = 0;
    int m_optionsTop = 0;
    std::optional<base::Milliseconds> m_appeared;
    base::TimerHandle m_inertTimer, m_hintTimer;
    bool m_armed = false; ///< entered by the keyboard: letters answer
    QString m_hint;       ///< why a key or click did nothing; shown for a moment
    EntryMarks m_marks;
    bool m_isFound = false;
};

} // namespace widgets
