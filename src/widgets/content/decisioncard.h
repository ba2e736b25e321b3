// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QString>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace widgets {

class FlatButton;
class LineLabel;

/// A change to be decided on, or a place that the user and the agent have both changed: what it is, the buttons by
/// which it is decided, and below them its lines. Once it is decided the card says how, and the decision can be taken
/// back.
class DecisionCard : public Ground
{
    Q_OBJECT

public:
    enum class Kind {
        Change,   ///< it is accepted or rejected; what is rejected is folded
        Conflict, ///< mine, the agent's, or both together
        Whole,    ///< mine or the agent's: it cannot be edited together
    };
    enum class Choice { None, Mine, Theirs, Together };

    /// \p place says in the names of the buttons which one this is.
    DecisionCard(Kind kind, const QString &title, const QString &place, Look *look, QWidget *parent);

    /// Shown below the buttons, one below the other.
    void addBody(QWidget *body);
    void setChoice(Choice choice);
    Choice choice() const { return m_choice; }
    /// What stands below a change that is folded.
    void setSummary(const QString &words);
    bool isFolded() const { return m_kind == Kind::Change && m_choice == Choice::Mine; }
    /// Gives the focus to the first of its buttons.
    void focusButton();

Q_SIGNALS:
    /// The user wants it so. Together: to write it first.
    void chosen(widgets::DecisionCard::Choice choice);

private:
    void refresh();
    Tone Theme::*stateTone() const;
    QString words() const;

    Ground *m_head;
    QVBoxLayout *m_column;
    LineLabel *m_title, *m_state;
    QLabel *m_summary;
    std::vector<QWidget *> m_bodies;
    FlatButton *m_mine, *m_theirs, *m_together, *m_back;
    const Kind m_kind;
    Choice m_choice = Choice::None;
};

} // namespace widgets
