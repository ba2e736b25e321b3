// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/diffbody.h"
#include "widgets/content/textparts.h"

#include <QAbstractScrollArea>

namespace widgets {

class AreaSelection;
class DiffHead;

/// One file's change in a scrolling box. A click unfolds folded lines, an arrow only some; Ctrl+Up and Ctrl+Down move
/// between folds, Space unfolds the marked one, Shift+Down and Shift+Up unfold lines at its top or bottom, Ctrl+C
/// copies the change as a patch.
class DiffView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit DiffView(Look *look, QWidget *parent = nullptr);

    void setDiff(const QString &path, const std::optional<QString> &oldText, const QString &newText);
    /// See DiffHead::setNames().
    void setSideNames(const QString &before, const QString &after);
    /// Shows a text instead of a change.
    void setMessage(const QString &message);
    int added() const { return m_body ? m_body->added() : 0; }
    int removed() const { return m_body ? m_body->removed() : 0; }
    bool isComparing() const { return m_body && m_body->isComparing(); }
    int rows() const { return m_body ? m_body->rows() : 0; }
    int firstChangedLine() const { return m_body ? m_body->firstChangedLine() : 0; } ///< see DiffBody
    QString newText() const { return m_body ? m_body->newText() : QString(); }
    void copy() const; ///< what is selected; where nothing is, all of it as a unified diff
    AreaSelection *selection() const { return m_selection; }

Q_SIGNALS:
    void lineDoubleClicked(int line); ///< line in the new text, from 1

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    TextParts texts() const;
    void restyle();
    void layOut();
    void describe();
    void unfold(int chunk, DiffBody::Side side);
    void moveCurrent(int step);
    qreal bodyTop() const; ///< relative to the viewport
    std::vector<DiffBody::Fold> folds(qreal top, qreal bottom) const;

    Look *m_look;
    DiffHead *m_head;
    AreaSelection *m_selection;
    std::unique_ptr<DiffBody> m_body;
    QString m_path, m_message;
    int m_current = -1; ///< the fold that the keys are at, by its chunk
};

} // namespace widgets
