// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/prompt/promptqueue.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

namespace widgets {

class FlatButton;
class QueueList;

/// One message that waits: its text and what can be done with it. Dragged, or moved with Alt+Up and Alt+Down;
/// Enter edits it, Delete removes it.
class QueueRow : public QWidget
{
    Q_OBJECT

public:
    QueueRow(Look *look, QueueList *list);

    /// \p place from 0 of \p count.
    void show(const core::QueuedPrompt &prompt, int place, int count, bool canSendNow, bool stopsFirst);
    quint64 id() const { return m_prompt.id; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    Look *m_look;
    QueueList *m_list;
    core::QueuedPrompt m_prompt;
    int m_place = 0;
    FlatButton *m_sendNow, *m_edit, *m_remove;
    QPoint m_pressed;
    bool m_dragging = false;
};

/// The messages that wait, in their order, each as a row. Knows what it was shown; asks for changes.
class QueueList : public QWidget
{
    Q_OBJECT

public:
    explicit QueueList(Look *look, QWidget *parent = nullptr);

    void show(const std::vector<core::QueuedPrompt> &queue, bool canSendNow, bool stopsFirst);
    int rowHeight() const { return m_look->theme().u * 8; }
    const std::vector<QueueRow *> &rows() const { return m_rows; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

    // For the rows.
    void dragged(int y);                  ///< of this widget: shows where it would go
    void dropped(quint64 id, int y);      ///< there
    void dragCancelled();                 ///< nowhere
    void focusRow(int place);             ///< out of range: nothing
    void requestMove(quint64 id, int by); ///< by places

Q_SIGNALS:
    void sendNowRequested(quint64 id);
    void editRequested(quint64 id);
    void removeRequested(quint64 id);
    void moveRequested(quint64 id, int place);
    void rowFocused(QWidget *row);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class DropLine;

    void layOut();
    int gapAt(int y) const;

    Look *m_look;
    std::vector<QueueRow *> m_rows;
    QWidget *m_dropLine;
};

} // namespace widgets
