// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace widgets {

class Look;

/// Headings for the two sides of the rows in a narrow panel.
class PanelHeading : public QWidget
{
    Q_OBJECT

public:
    PanelHeading(const QString &begin, const QString &end, Look *look, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_begin, m_end;
    Look *m_look;
};

} // namespace widgets
