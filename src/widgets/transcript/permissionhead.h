// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QStringList>

namespace widgets {

class FlatButton;
class LineLabel;

/// The head of a permission's card: who asks for what. It stays visible while any of the card is, and has a button that
/// leads to the answers while they are not visible.
class PermissionHead : public Ground
{
    Q_OBJECT

public:
    struct Texts
    {
        QString asks{};
        QStringList facts{};  ///< as many of the last ones as there is room for
        QString hint{};       ///< why nothing was answered; instead of the facts
        bool focused = false; ///< the card has the focus
        bool held = false;    ///< nobody waits for the answer yet
    };
    PermissionHead(Look *look, QWidget *card);

    void show(const Texts &texts);
    /// Including the line below it. What is asked is wrapped rather than cut.
    int heightFor(int width) const;
    /// \p top is relative to the card.
    void place(int top, int width, bool answersShown);
    bool leadsToAnswers() const;
    /// The facts that are shown.
    QString facts() const;

Q_SIGNALS:
    void answersWanted();

protected:
    bool showsFocus() const override { return m_texts.focused; }
    QRect focusPlace() const override { return rect().adjusted(0, 0, 0, 9); } // that of the card goes on below it
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void refresh();
    qreal room() const;

    Texts m_texts;
    LineLabel *m_icon, *m_beside;
    QLabel *m_asks;
    FlatButton *m_toAnswers;
};

} // namespace widgets
