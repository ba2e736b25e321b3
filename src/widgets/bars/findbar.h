// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/transcriptsearch.h"
#include "widgets/style/ground.h"

#include <QPointer>

class QLabel;
class QLineEdit;

namespace widgets {

class FlatButton;

/// Searches the conversation below: a field, the position, buttons and options. Shows the state of the search and
/// stores none. Hidden until open().
class FindBar : public Ground
{
    Q_OBJECT

public:
    FindBar(models::TranscriptSearch *search, Look *look, QWidget *parent = nullptr);

    /// Shows the bar with \p words (empty: those of the last time) and gives it the focus; if it is open and has the
    /// focus, only selects the text.
    void open(const QString &words = {});
    bool isOpen() const { return !isHidden(); }
    /// Ends the search; the focus returns to where it was before open().
    void close();
    void findNext();
    void findPrevious();

    models::SearchOptions options() const;
    /// The free space at both sides of the searched column.
    void setSide(int pixels);

Q_SIGNALS:
    void searchWanted(const models::SearchOptions &options);
    void closed(bool hadFocus);

private:
    void restyle();
    void refresh();
    void search();
    QString positionText() const;

    models::TranscriptSearch *m_search;
    QLineEdit *m_field;
    QLabel *m_position, *m_problem;
    FlatButton *m_previous, *m_next, *m_case, *m_word, *m_expression, *m_close;
    QPointer<QWidget> m_before; ///< had the focus before
    int m_side = 0;
};

} // namespace widgets
