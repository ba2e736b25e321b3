// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "text/layout/messageflow.h"
#include "widgets/content/diffbody.h"

#include <QAbstractScrollArea>

#include <memory>
#include <vector>

namespace widgets {

/// Changes of files one below the other, in a box that is as high as they are, and scrolls from some height on. What is
/// folded unfolds with a click. It takes the focus only where there is something to scroll. Main thread.
class DiffPane : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// \p look outlives it.
    explicit DiffPane(Look *look, QWidget *parent = nullptr);

    void setDiffs(const std::vector<acp::Diff> &diffs);
    /// Lays them out in \p width. \returns the height of all, but of no more than \p mostRows lines.
    int layOut(int width, int mostRows);
    bool scrolls() const { return verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn; }
    /// What is folded first, of all. \returns whether anything was.
    bool unfoldFirst(DiffBody::Side side);
    void setMarks(const text::MessageFlow::MarksOf &marks);
    void restyle();

Q_SIGNALS:
    /// It wants to be laid out again.
    void heightChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct File
    {
        std::unique_ptr<DiffBody> body;
        int top = 0; ///< in all of them
    };
    int placeFiles(int width);
    void updateRange();

    Look *m_look;
    std::vector<File> m_files;
    int m_wholeHeight = 0;
    text::MessageFlow::MarksOf m_marks;
};

} // namespace widgets
