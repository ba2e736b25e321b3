// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/canvas.h"
#include "widgets/style/ground.h"

#include <QList>

#include <vector>

class QTextEdit;

namespace widgets {

class FlatButton;
class LineLabel;

/// What is selected in a list, below it: a title, fields with a name and a value each, and buttons, of which the first
/// one does what is to be done with it. The values are shown up to many pages, can be selected and copied, and scroll.
class FieldsView : public Ground
{
    Q_OBJECT

public:
    struct Field
    {
        QString name, value;
        bool isCode = false;

        bool operator==(const Field &) const = default;
    };
    FieldsView(Look *look, QWidget *parent);

    /// After the others, or \p atEnd of the row: that is shown only where it has room.
    FlatButton *addButton(ButtonKind kind, const QString &words, bool atEnd = false);
    /// What the first button does; without \p words there is none.
    void setAction(const QString &words, const QString &icon);
    /// Call it after buttons were shown or hidden; \p wantsEnd: the button at the end of the row, too.
    void setContent(const QString &title, const QList<Field> &fields, bool wantsEnd);
    /// Shows in place of the title why a key did nothing; empty: shows the title again.
    void setHint(const QString &hint);

Q_SIGNALS:
    void actionRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void fit();

    QString m_words, m_hint;
    QList<Field> m_fields;
    LineLabel *m_title;
    QTextEdit *m_text;
    std::vector<FlatButton *> m_buttons;
    FlatButton *m_end = nullptr;
    QBoxLayout *m_row;
    bool m_wantsEnd = true;
};

} // namespace widgets
