// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QString>
#include <QWidget>

#include <array>

class QLabel;
class QVBoxLayout;

namespace widgets {

class FlatButton;

/// A place that the user and the agent have both changed: what it is, the buttons by which it is decided, and below
/// them what both have. Once it is decided the card says how, and the decision can be taken back.
class ConflictCard : public QWidget
{
    Q_OBJECT

public:
    enum class Choice { None, Mine, Theirs, Together };

    /// \p place says in the names of the buttons which one this is. Without \p isText it cannot be edited together.
    ConflictCard(const QString &title, const QString &place, bool isText, Look *look, QWidget *parent);

    /// Shown below the buttons, one below the other.
    void addBody(QWidget *body);
    void setChoice(Choice choice);
    Choice choice() const { return m_choice; }

Q_SIGNALS:
    /// The user wants it so. Together: to write it first.
    void chosen(widgets::ConflictCard::Choice choice);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void restyle();
    void refresh();
    QString words() const;

    Look *m_look;
    QWidget *m_head;
    QVBoxLayout *m_column;
    QLabel *m_title, *m_state;
    FlatButton *m_mine, *m_theirs, *m_together, *m_back;
    const bool m_isText;
    Choice m_choice = Choice::None;
};

} // namespace widgets
