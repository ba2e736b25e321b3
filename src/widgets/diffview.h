// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/monolines.h"

#include <QAbstractScrollArea>

namespace widgets {

/// One file's change to look at, in a box of its own that scrolls.
class DiffView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit DiffView(Look *look, QWidget *parent = nullptr);

    void setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText);
    /// Words in place of a change.
    void setMessage(const QString &message);
    int added() const { return m_shown ? m_body.added() : 0; }
    int removed() const { return m_shown ? m_body.removed() : 0; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();

    Look *m_look;
    DiffBody m_body;
    bool m_shown = false;
    QString m_message;
};

} // namespace widgets
