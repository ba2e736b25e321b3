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

    void setIconName(const QString &name) { set(&ButtonFace::icon, name); }
    void setKey(const QString &key) { set(&ButtonFace::key, key); }
    void setWeakKey(bool weak) { set(&ButtonFace::weakKey, weak); }
    void setSmall(bool isSmall) { set(&ButtonFace::small, isSmall); }
    /// A small arrow after the text, for a button that opens a menu, which Down does, too.
    void setChevron(bool chevron) { set(&ButtonFace::chevron, chevron); }
    /// In the colours of what it says; null: of a button.
    void setTone(Tone Theme::*tone) { set(&ButtonFace::tone, tone); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    Look *m_look;

private:
    template <class Part> void set(Part ButtonFace::*part, const Part &value)
    {
        if (m_face.*part == value)
            return;
        m_face.*part = value;
        updateGeometry();
        update();
    }
    ButtonFace face() const;

    ButtonFace m_face;
};

/// A flat button with an icon alone; \p name says what it does, to everybody.
FlatButton *iconButton(Look *look, const QString &icon, const QString &name, QWidget *parent);

} // namespace widgets
