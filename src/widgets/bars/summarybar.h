// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/bars/barbuttons.h"
#include "widgets/style/look.h"

#include <QWidget>

#include <vector>

namespace widgets {

class FlatButton;

/// A bar of one line over the composer: an icon, a bold text, a hint, and buttons at the end.
class SummaryBar : public QWidget
{
    Q_OBJECT

public:
    SummaryBar(const QString &icon, Look *look, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    /// In order; the bar takes ownership.
    void setButtons(const std::vector<FlatButton *> &buttons);
    void setTexts(const QString &words, const QString &hint);
    Look *look() const { return m_look; }

    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    const QString m_icon;
    Look *m_look;
    BarButtons m_buttons;
    QString m_words, m_hint;
};

} // namespace widgets
