// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/content/terminalbody.h"

#include <QAbstractScrollArea>

namespace widgets {

class AreaSelection;

/// All kept output of a command as a terminal shows it. Stays at the end while the output grows, unless the user has
/// scrolled up.
class TerminalView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TerminalView(Look *look, QWidget *parent = nullptr);

    /// The command's output without the first \p dropped characters.
    void setOutput(const QString &output, qint64 dropped);
    void clear(); ///< for another command
    QString plainText() const { return m_body.plainText(); }
    /// What is selected; where nothing is, all of it.
    void copy() const;
    AreaSelection *selection() const { return m_selection; }

protected:
    void setScreenSize(int columns, int rows);
    void showCursor(); ///< the program waits for what is typed here
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    Look *m_look;

private:
    void readOn();
    void layOut();
    qreal textTop() const;

    TerminalBody m_body;
    QString m_output;
    qint64 m_dropped = 0;
    AreaSelection *m_selection;
    bool m_readsOn = false; ///< continues in another turn of the event loop
    bool m_hasCursor = false;
};

} // namespace widgets
