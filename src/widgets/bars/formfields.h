// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/texts/elicitationform.h"
#include "widgets/style/ground.h"

#include <functional>
#include <vector>

class QLabel;

namespace widgets {

/// The fields of a form from an agent, each with its label, a hint and an error. Independent of requests; models
/// decides what is valid.
class FormFields : public QWidget
{
    Q_OBJECT

public:
    explicit FormFields(Look *look, QWidget *parent = nullptr);

    /// \p inputs has an element for each field, or is empty: then each field has the agent's default.
    void setFields(std::vector<acp::FormField> fields, std::vector<models::FieldInput> inputs);
    void clear() { setFields({}, {}); }
    std::vector<models::FieldInput> inputs() const;
    /// The values to send; null: there is an error, which is shown from now on, and the first such field gets the
    /// focus.
    std::optional<decltype(acp::ElicitationAnswer::content)> check();
    void focusFirst();

    /// More items are shown as a list in a box, or as a combo box.
    static constexpr size_t mostSpread = 8;

Q_SIGNALS:
    /// Enter was pressed in a single-line field.
    void submitted();

private:
    struct Row
    {
        QLabel *label, *problem;
        QWidget *focus;
        std::function<models::FieldInput()> input;
    };
    Row addRow(const acp::FormField &field, const models::FieldInput &input);
    void addText(const acp::FormField &field, const QString &text, Row *row);
    void addChoice(const acp::FormField &field, const QString &value, Row *row);
    void addItems(const acp::FormField &field, const QStringList &values, Row *row);
    /// A button for each of \p options, of which those with \p values are on; returns how to ask which are.
    template <class Button>
    std::function<QStringList()> addButtons(const std::vector<acp::EnumOption> &options, const QStringList &values,
                                            Row *row);
    QLabel *addText(const QString &words, QFont Theme::*font, ThemeColor color);
    void showProblem(size_t row, const QString &problem);

    Look *m_look;
    QBoxLayout *m_column;
    std::vector<acp::FormField> m_fields;
    std::vector<Row> m_rows;
    bool m_checked = false; ///< from then on errors are shown at once
};

} // namespace widgets
