// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/prompt/promptqueue.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

namespace widgets {

class FlatButton;
class LineLabel;
class QueueList;

/// One queued message: its text and buttons. Moved by dragging, or with Alt+Up and Alt+Down; Enter edits it, Delete
/// removes it.
class QueueRow : public Ground
{
    Q_OBJECT

public:
    QueueRow(Look *look, QueueList *list);

    /// \p place counts from 0, up to \p count.
    void show(const core::QueuedPrompt &prompt, int place, int count, bool canSendNow, bool stopsFirst);
    quint64 id() const { return m_prompt.id; }
    bool isDragging() const { return m_isDragging; }
    /// For who does not see the line: what each is about. \p number counts from 1.
    static void nameButtons(QWidget &sendNow, QWidget &edit, QWidget &remove, int number);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    QueueList *m_list;
    LineLabel *m_number, *m_text;
    core::QueuedPrompt m_prompt;
    int m_place = 0;
    FlatButton *m_sendNow, *m_edit, *m_remove;
    QPoint m_pressed;
    bool m_isDragging = false;
};

/// The queued messages in order, each as a row. Shows what it is given, and asks for changes by signals.
class QueueList : public QWidget
{
    Q_OBJECT

public:
    explicit QueueList(Look *look, QWidget *parent = nullptr);

    void show(const std::vector<core::QueuedPrompt> &queue, bool canSendNow, bool stopsFirst);
    int rowHeight() const { return m_look->theme().u * 8; }
    const std::vector<QueueRow *> &rows() const { return m_rows; }

    // Called by the rows.
    void dragged(int y);                               ///< position in this widget; shows the drop place
    void dropped(quint64 id, int from, QPoint at);     ///< what is at place \p from; outside: nothing is moved
    void focusRow(int place);                          ///< out of range: does nothing
    void requestMove(quint64 id, int from, int place); ///< out of range: does nothing

Q_SIGNALS:
    void sendNowRequested(quint64 id);
    void editRequested(quint64 id);
    void removeRequested(quint64 id);
    void moveRequested(quint64 id, int place);

private:
    int gapAt(int y) const;

    Look *m_look;
    std::vector<QueueRow *> m_rows;
    QWidget *m_dropLine;
};

} // namespace widgets
