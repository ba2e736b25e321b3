// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"

#include <QAbstractButton>

namespace widgets {

/// A push button in the project's style, with an icon by name, and a keycap if a key presses it, too.
class FlatButton : public QAbstractButton
{
    Q_OBJECT

public:
    FlatButton(Look *look, ButtonKind kind, const QString &words, QWidget *parent = nullptr);

    void setIconName(const QString &name);
    void setKey(const QString &key);
    void setWeakKey(bool weak);
    void setSmall(bool isSmall);
    /// A small arrow after the text, for a button that opens a menu.
    void setChevron(bool chevron);
    /// In the colours of what it says; null: of a button.
    void setTone(Tone Theme::*tone);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    ButtonFace face() const;

    Look *m_look;
    ButtonFace m_face;
};

/// A flat button with an icon alone; \p name says what it does, to everybody.
FlatButton *iconButton(Look *look, const QString &icon, const QString &name, QWidget *parent);

} // namespace widgets
