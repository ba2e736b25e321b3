// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QListWidget>

namespace widgets {

/// A row of a list on the start page: a name, a line about it, and a word at the end.
struct StartRow
{
    quint64 id = 0; ///< assigned by the list's owner
    QString icon;
    QString name, about, word;
    Tone Theme::*tone = nullptr; ///< for icon and line; null: the weak text colour
    bool isAction = false;       ///< the word says what opening the row does

    bool operator==(const StartRow &) const = default;
};

/// A few rows to choose from. Up and Down select, Enter and a click open. As high as its rows.
class StartList : public QListWidget
{
    Q_OBJECT

public:
    StartList(const QString &name, Look *look, QWidget *parent = nullptr);

    /// The selected row stays selected if it still exists.
    void setRows(const QList<StartRow> &rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void opened(quint64 id);

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    class Delegate;

    Look *m_look;
};

} // namespace widgets
