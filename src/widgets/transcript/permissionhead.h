// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QStringList>
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
        QString asks{};
        QStringList facts{};  ///< as many of the last ones as there is room for
        QString hint{};       ///< why nothing was answered; instead of the facts
        bool focused = false; ///< the card has the focus
        bool held = false;    ///< nobody waits for the answer yet
    };
    /// \p texts is called at each painting.
    PermissionHead(Look *look, std::function<Texts()> texts, QWidget *card);

    /// Including the line below it. \p asks is wrapped rather than cut.
    static int heightFor(const Theme &theme, int width, const QString &asks);
    /// \p top is relative to the card.
    void place(int top, int width, bool answersShown);
    bool leadsToAnswers() const;
    /// The facts that are shown.
    QString facts() const;

Q_SIGNALS:
    void answersWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    QRectF textRoom(const QString &asks) const;
    void fitButton(const QString &asks);
    QString factsIn(qreal room, const QStringList &facts) const;

    Look *m_look;
    std::function<Texts()> m_texts;
    FlatButton *m_toAnswers;
};

} // namespace widgets
