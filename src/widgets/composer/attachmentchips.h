// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QScrollArea>

namespace widgets {

/// The files that go with the message that is being written: each with its name, its size, and a button that takes it
/// out. Delete takes out the one with the focus, Left and Right go along them. Wraps; more than three rows are
/// scrolled.
class AttachmentChips : public QScrollArea
{
    Q_OBJECT

public:
    explicit AttachmentChips(Look *look, QWidget *parent);

    /// \p takes: what the agent takes in messages, as far as that is known; it says how each file goes.
    void show(const QList<QUrl> &files, const acp::PromptCapabilities &takes);
    const QList<QUrl> &files() const { return m_files; }
    /// Of all rows that are in view, for this width; 0 without files.
    int heightFor(int width) const;

Q_SIGNALS:
    void removeRequested(const QUrl &file);
    void left(); ///< the keys went past the last one

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Chip;

    void layOut();
    int arrange(int width, bool apply) const;
    void focusChip(int place);

    Look *m_look;
    QWidget *m_board;
    QList<QUrl> m_files;
    std::vector<Chip *> m_chips;
};

} // namespace widgets
