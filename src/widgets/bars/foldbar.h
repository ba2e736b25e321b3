// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/linelabel.h"

#include <vector>

class QScrollArea;

namespace widgets {

class FlatButton;

/// A bar over the composer: a line with buttons at its end. With a list below it, it unfolds by a click on the line or
/// with the keys.
class FoldBar : public Ground
{
    Q_OBJECT

public:
    FoldBar(Look *look, QWidget *parent, ThemeColor color = {}, Qt::Edges lines = {});
    bool isExpanded() const { return m_expanded; }

public Q_SLOTS:
    void setExpanded(bool expanded);

Q_SIGNALS:
    void unfolded();
    void focusReleased(); ///< what had the focus was folded

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QRect focusPlace() const override { return {0, 0, width(), headHeight()}; }

    virtual bool canExpand() const { return m_list; }
    /// Called when it was folded or unfolded, its width has changed, or the theme.
    virtual void layOut() { fit(); }
    /// Of the list, if it is scrolled.
    virtual int mostHeight() const { return 0; }
    /// Moves the focus to what takes it first in the list.
    void enterList();

    /// In order, at the end of the line.
    void addButtons(const std::vector<FlatButton *> &buttons);
    /// Shown while it is unfolded.
    void setList(QWidget *list, bool isScrolled = false);
    /// Below the line and the list.
    QBoxLayout *column() const { return m_column; }
    /// \p icon, if not empty, in \p color, then \p parts.
    void setLine(const QString &icon, const QList<LinePart> &parts, ThemeColor color = &Theme::text2);
    /// The same: \p words in bold, and \p hint.
    void setSummary(const QString &icon, const QString &words, const QString &hint, ThemeColor color = &Theme::text2);
    /// Shows or hides the list, and gives it its height.
    void fit();
    int headHeight() const { return m_look->theme().u * 8; }
    /// Whether the first \p words of the line and the buttons that are shown have room.
    bool hasRoomFor(qsizetype words) const;

private:
    bool m_expanded = false;
    QLayout *m_ends; ///< the buttons
    LineLabel *m_line;
    QBoxLayout *m_column;
    QWidget *m_list = nullptr;
    QScrollArea *m_scroll = nullptr; ///< of the list, if it is scrolled
    std::vector<FlatButton *> m_buttons;
};

} // namespace widgets
