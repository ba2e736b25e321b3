// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcriptmodel.h"
#include "widgets/diffbody.h"
#include "widgets/flatbutton.h"
#include "widgets/transcriptitem.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace widgets {

/// An open permission: what exactly is asked, whole, and one plain button per option in the agent's order. It
/// never takes the focus by itself; for half a second after it has appeared nothing on it acts, and it says so. The
/// keys a A r R act only while it has the focus and was entered by the keyboard, and never within a burst of typing:
/// every other key that writes is passed on, see typed().
class PermissionCard : public QWidget
{
    Q_OBJECT

public:
    PermissionCard(const ItemContext &context, QWidget *parent);
    ~PermissionCard() override;

    void setEntry(const history::Entry &entry);
    /// It is the \p index th of \p count that wait, from 1.
    void setPosition(int index, int count);
    void layOut(int width);
    int cardHeight() const { return m_height; }
    void restyle();
    /// What is searched for; if the current match is in the card, all are marked like it.
    void setMarks(const EntryMarks &marks);
    /// Age and accessible name follow the clock.
    void tick();
    base::RequestKey key() const { return m_permission.key; }
    /// By the keyboard: it gets the focus, and its letters answer.
    void enter();
    /// Has the focus and takes letters.
    bool takesLetters() const { return m_armed && holdsFocus(); }
    QString accessibleText() const;

    static constexpr base::Milliseconds inertFor{500};

Q_SIGNALS:
    void answered(base::RequestKey key, const QString &optionId);
    /// The user wants a rule that answers the like from now on.
    void ruleWanted(base::RequestKey key);
    void nextWanted(int step);
    void focusChanged();
    /// A key that answers nothing wrote \p text, which belongs to what the user is typing.
    void typed(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
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
    bool unfoldAt(QPointF point);
    bool unfoldFirst(DiffBody::Side side);
    bool isInert() const;
    bool holdsFocus() const;
    void refreshKeys();
    void noteEntered(Qt::FocusReason reason);
    void noteLeft(Qt::FocusReason reason);
    bool answerBy(const QKeyEvent &event);
    void typeOn(const QKeyEvent &event);
    bool keepsFromButtons(const QKeyEvent &event);
    void sayTooSoon();
    QString factsWords() const;
    QString subject() const;
    QString asksTo() const;
    QString note() const;
    QString ageWords() const;

    const ItemContext &m_context;
    history::Permission m_permission;
    history::EntryId m_entry = 0;
    std::vector<Option> m_options;
    FlatButton *m_rule;
    std::vector<std::unique_ptr<DiffBody>> m_diffs;
    std::vector<int> m_diffTops;
    std::unique_ptr<text::MessageFlow> m_subject, m_note;
    text::TextTheme m_subjectTheme, m_noteTheme;
    int m_index = 1, m_count = 1;
    int m_height = 0;
    int m_optionsTop = 0;
    std::optional<base::Milliseconds> m_appeared;
    base::TimerHandle m_inertTimer, m_saidTimer;
    bool m_armed = false; ///< entered by the keyboard: letters answer
    QString m_said;       ///< why a key or click did nothing, for a moment
    EntryMarks m_marks;
    bool m_isFound = false;
};

} // namespace widgets
