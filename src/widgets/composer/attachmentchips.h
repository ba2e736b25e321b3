// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QScrollArea>

namespace widgets {

/// The files attached to the message being written: each with its name, its size, and a button that removes it;
/// pictures with a thumbnail. A click or Enter shows a picture or a text whole, Delete removes the focused one, Left
/// and Right move between them. Wraps; more than three rows are scrolled.
class AttachmentChips : public QScrollArea
{
    Q_OBJECT

public:
    explicit AttachmentChips(Look *look, QWidget *parent);

    /// \p takes: the content types that the agent accepts, as far as known; they decide how each file is sent.
    void show(const QList<QUrl> &files, const acp::PromptCapabilities &takes);
    /// Height of the visible rows at this width; 0 without files.
    int heightFor(int width) const;

Q_SIGNALS:
    void removeRequested(const QUrl &file);
    void opened(const QUrl &file); ///< a picture or a text
    void left();                   ///< the focus moved past the last one

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Chip;

    void layOut();
    int arrange(int width, bool apply) const;
    void focusChip(int place);

    Look *m_look;
    QWidget *m_board;
    std::vector<Chip *> m_chips;
};

} // namespace widgets
