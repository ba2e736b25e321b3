// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <QList>
#include <QMetaType>
#include <QStyledItemDelegate>

class QAbstractItemView;
class QListWidgetItem;

namespace widgets {

/// Words in one line of a row of a list. What is too long is elided: code in the middle, the rest at its end.
struct RowPiece
{
    /// In the order of faceOf().
    enum class Kind { Strong, Plain, Weak, Code, WeakCode, Chip, Running, Added, Removed, Waits, Stopped, Failed };
    QString text;
    Kind kind = Kind::Plain;
    int least = 0; ///< its width in units, so that what follows makes a column
};

/// A line of a row: what begins it, and what ends it.
struct RowLine
{
    QList<RowPiece> begin, end{};
};
using RowLines = QList<RowLine>;

/// Paints rows of lists in dialogs by what they have under `Lines`, see setRow(). Icon and check box are the style's. A
/// row without it is painted as ever; it is a heading if it has no flags, so that the keys go past it.
class RowDelegate : public QStyledItemDelegate
{
public:
    static constexpr int Lines = Qt::UserRole + 100; ///< RowLines

    /// Makes it the delegate of \p view.
    explicit RowDelegate(QAbstractItemView *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    /// What is painted in the row of \p index.
    virtual RowLines lines(const QModelIndex &index) const { return index.data(Lines).value<RowLines>(); }

private:
    const Theme &theme(const QStyleOptionViewItem &option) const;
    int width(const RowPiece &piece, const QStyleOptionViewItem &option) const;

    mutable Theme m_theme;
    mutable qint64 m_key = 0; ///< of the palette that the theme is of
};

/// What \p item shows, also as its text, for search and screen readers.
void setRow(QListWidgetItem *item, const RowLines &lines);

} // namespace widgets

Q_DECLARE_METATYPE(widgets::RowLines)
