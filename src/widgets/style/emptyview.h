// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QWidget>

namespace widgets {

/// One semibold line and one sentence, centred.
class EmptyView : public QWidget
{
    Q_OBJECT

public:
    EmptyView(const QString &title, const QString &sentence, Look *look, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title, m_sentence;
    Look *m_look;
};

} // namespace widgets
