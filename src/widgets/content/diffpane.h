// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "text/layout/messageflow.h"
#include "widgets/content/diffbody.h"
#include "widgets/content/diffplacing.h"

#include <QAbstractScrollArea>

#include <memory>
#include <vector>

namespace widgets {

class AreaSelection;

/// Changes of several files below each other, in a box as high as they are, which scrolls from a certain height on. A
/// click unfolds folded lines. It accepts the focus only if it can scroll. Main thread.
class DiffPane : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// \p look must outlive it.
    explicit DiffPane(Look *look, QWidget *parent = nullptr);

    /// \p locations: what the agent says of where they are.
    void setDiffs(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations = {});
    /// Lays them out for \p width. \returns the total height, limited to \p mostRows lines.
    int layOut(int width, int mostRows);
    bool scrolls() const { return verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOn; }
    /// Unfolds the first fold. \returns whether there was one.
    bool unfoldFirst(DiffBody::Side side);
    void setMarks(const text::MessageFlow::MarksOf &marks);
    void restyle();
    AreaSelection *selection() const { return m_selection; }

Q_SIGNALS:
    /// The layout has to be computed again.
    void heightChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

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
    DiffPlacing m_placing;
    int m_wholeHeight = 0;
    text::MessageFlow::MarksOf m_marks;
    AreaSelection *m_selection;
};

} // namespace widgets
