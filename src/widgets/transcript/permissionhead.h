// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QString>
#include <QWidget>

#include <functional>

namespace widgets {

class FlatButton;

/// The head of a permission's card: who asks for what. It stays visible while any of the card is, and has a button that
/// leads to the answers while they are not visible.
class PermissionHead : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString asks{}, facts{};
        bool isHint = false;  ///< the facts are a hint why nothing was answered
        bool focused = false; ///< the card has the focus
    };
    /// \p texts is called at each painting.
    PermissionHead(Look *look, std::function<Texts()> texts, QWidget *card);

    /// Including the line below it.
    static int heightFor(const Theme &theme) { return (theme.u * 15 + 1) / 2 + 1; }
    /// \p top is relative to the card.
    void place(int top, int width, bool answersShown);
    bool leadsToAnswers() const;

Q_SIGNALS:
    void answersWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    Look *m_look;
    std::function<Texts()> m_texts;
    FlatButton *m_toAnswers;
};

} // namespace widgets
