// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QString>
#include <QWidget>

#include <functional>

namespace widgets {

class FlatButton;

/// The head of a permission's card: who asks for what. The card puts it where it can be seen while any of what is asked
/// is in view, and while the answers are not, a button leads to them.
class PermissionHead : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString asks{}, facts{};
        bool isHint = false;  ///< the facts say why nothing was answered
        bool focused = false; ///< the card is
    };
    /// \p texts are asked for with each painting.
    PermissionHead(Look *look, std::function<Texts()> texts, QWidget *card);

    /// With the line under it.
    static int heightFor(const Theme &theme) { return (theme.u * 15 + 1) / 2 + 1; }
    /// \p top from the card's.
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
