// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/completion/completions.h"
#include "widgets/style/ground.h"

class QKeyEvent;
class QListView;

namespace widgets {

class LineLabel;

/// The list over the composer with completions of the typed word. Never takes the focus: the keys stay with the text.
class CompletionPopup : public Ground
{
    Q_OBJECT

public:
    /// Shown above \p anchor, in its window.
    CompletionPopup(Look *look, QWidget *anchor);

    /// \p note is shown below the rows. Hides if both are empty.
    void offer(std::vector<models::Completion> rows, const QString &note);
    const std::vector<models::Completion> &rows() const { return m_rows; }
    std::optional<models::Completion> current() const;
    void step(QKeyEvent *event); ///< moves the selection, as in any list

    static constexpr int mostRows = 8; ///< visible rows; more are scrolled

Q_SIGNALS:
    void chosen(const models::Completion &completion);

private:
    class Model;
    class Delegate;

    void place();
    int rowHeight() const { return m_look->theme().u * 7; }

    QWidget *m_anchor;
    std::vector<models::Completion> m_rows;
    Model *m_model;
    QListView *m_list;
    LineLabel *m_note;
};

} // namespace widgets
