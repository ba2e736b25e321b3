// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/formfields.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace widgets {

using acp::FormField;
using models::FieldInput;

namespace {

constexpr double longText = 400; ///< characters from which a field gets several lines

QString optionText(const acp::EnumOption &option)
{
    const QString title = base::visibleText(option.title);
    return option.description.isEmpty() ? title : base::labelled(title, base::visibleText(option.description));
}

/// In a scrolling column the wheel must scroll the column.
class CalmComboBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

} // namespace

FormFields::FormFields(Look *look, QWidget *parent)
    : QWidget(parent)
    , m_look(look)
    , m_column(columnOf(look, {}, {}, 1.5, this))
{}

void FormFields::setFields(std::vector<FormField> fields, std::vector<FieldInput> inputs)
{
    m_rows.clear();
    m_checked = false;
    clearLayout(m_column);
    m_fields = std::move(fields);
    for (size_t i = 0; i < m_fields.size(); ++i)
        m_rows.push_back(addRow(m_fields[i], i < inputs.size() ? inputs[i] : models::initialInput(m_fields[i])));
}

std::vector<FieldInput> FormFields::inputs() const
{
    std::vector<FieldInput> out;
    for (const Row &row : m_rows)
        out.push_back(row.input());
    return out;
}

std::optional<decltype(acp::ElicitationAnswer::content)> FormFields::check()
{
    m_checked = true;
    decltype(acp::ElicitationAnswer::content) content;
    QWidget *wrong = nullptr;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        const models::FieldCheck checked = models::checkField(m_fields[i], m_rows[i].input());
        showProblem(i, checked.problem);
        if (!checked.problem.isEmpty() && !wrong)
            wrong = m_rows[i].focus;
        if (checked.value)
            content.emplace_back(m_fields[i].name, *checked.value);
    }
    if (!wrong)
        return content;
    wrong->setFocus(Qt::OtherFocusReason);
    return {};
}

void FormFields::focusFirst()
{
    if (!m_rows.empty())
        m_rows.front().focus->setFocus(Qt::OtherFocusReason);
}

QLabel *FormFields::addText(const QString &words, QFont Theme::*font, ThemeColor color)
{
    QLabel *label = wordsLabel(m_look, this, font, std::move(color), words);
    label->setVisible(!words.isEmpty());
    m_column->addWidget(label);
    return label;
}

FormFields::Row FormFields::addRow(const FormField &field, const FieldInput &input)
{
    Row row{nullptr, nullptr, this, [input] { return input; }};
    const QString label = models::fieldLabel(field);
    const QString description = base::visibleText(field.description, base::LineBreaks::Keep);
    if (field.type == FormField::Type::Boolean) {
        auto *box = new QCheckBox(label, this);
        box->setChecked(std::get<bool>(input));
        m_column->addWidget(box);
        row.label = addText(description, &Theme::small, &Theme::text2);
        row.focus = box;
        row.input = [box] { return FieldInput(box->isChecked()); };
    } else {
        row.label = addText(label, &Theme::bold, &Theme::text);
        addText(description, &Theme::small, &Theme::text2);
        if (field.type == FormField::Type::MultiSelect)
            addItems(field, std::get<QStringList>(input), &row);
        else if (!field.choices.empty())
            addChoice(field, std::get<QString>(input), &row);
        else if (field.type != FormField::Type::Unknown)
            addText(field, std::get<QString>(input), &row);
        else
            addText(tr("Belay does not know this kind of field; it is left out."), &Theme::small, &Theme::text2);
    }
    QWidget *named = row.focus; // or what it is in with others, which have their own names
    while (named != this && named->parentWidget() != this)
        named = named->parentWidget();
    named->setAccessibleName(label);
    row.focus->setAccessibleDescription(description);
    row.problem = addText({}, &Theme::small, colorOf(&Theme::failed));
    return row;
}

void FormFields::addText(const FormField &field, const QString &text, Row *row)
{
    const auto recheck = [this, index = m_rows.size()] {
        if (m_checked)
            showProblem(index, models::checkField(m_fields[index], m_rows[index].input()).problem);
    };
    const QString hint = models::fieldHint(field);
    if (field.type == FormField::Type::String && field.maximum && *field.maximum >= longText) {
        auto *edit = new QPlainTextEdit(text, this);
        edit->setTabChangesFocus(true);
        edit->setPlaceholderText(hint);
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 4 + 2 * edit->frameWidth() + 8);
        connect(edit, &QPlainTextEdit::textChanged, this, recheck);
        m_column->addWidget(edit);
        row->focus = edit;
        row->input = [edit] { return FieldInput(edit->toPlainText()); };
        return;
    }
    auto *edit = new QLineEdit(text, this);
    edit->setPlaceholderText(hint);
    connect(edit, &QLineEdit::textChanged, this, recheck);
    connect(edit, &QLineEdit::returnPressed, this, &FormFields::submitted);
    m_column->addWidget(edit);
    row->focus = edit;
    row->input = [edit] { return FieldInput(edit->text()); };
}

void FormFields::addChoice(const FormField &field, const QString &value, Row *row)
{
    if (field.choices.size() > mostSpread) {
        auto *box = new CalmComboBox(this);
        box->addItem(tr("No answer"), QString());
        for (const acp::EnumOption &option : field.choices)
            box->addItem(optionText(option), option.value);
        box->setCurrentIndex(qMax(0, box->findData(value)));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_column->addWidget(box);
        row->focus = box;
        row->input = [box] { return FieldInput(box->currentData().toString()); };
        return;
    }
    std::vector<acp::EnumOption> options = field.choices;
    if (!field.required)
        options.push_back({{}, tr("No answer"), {}});
    row->input = [chosen = addButtons<QRadioButton>(options, {value}, row)] { return FieldInput(chosen().value(0)); };
}

template <class Button>
std::function<QStringList()> FormFields::addButtons(const std::vector<acp::EnumOption> &options,
                                                    const QStringList &values, Row *row)
{
    auto *group = new QWidget(this); // of its radio buttons one is on
    m_column->addWidget(group);
    QBoxLayout *const column = columnOf(m_look, {}, {}, 1.5, group);
    std::vector<std::pair<Button *, QString>> buttons;
    for (const acp::EnumOption &option : options) {
        auto *button = new Button(optionText(option), group);
        button->setChecked(values.contains(option.value));
        column->addWidget(button);
        buttons.emplace_back(button, option.value);
    }
    if (!buttons.empty())
        row->focus = buttons.front().first;
    return [buttons] {
        QStringList out;
        for (const auto &[button, value] : buttons) {
            if (button->isChecked())
                out << value;
        }
        return out;
    };
}

void FormFields::addItems(const FormField &field, const QStringList &values, Row *row)
{
    if (field.choices.size() > mostSpread) {
        auto *list = new QListWidget(this);
        for (const acp::EnumOption &option : field.choices) {
            auto *item = new QListWidgetItem(optionText(option), list);
            item->setData(Qt::UserRole, option.value);
            item->setCheckState(values.contains(option.value) ? Qt::Checked : Qt::Unchecked);
        }
        list->setFixedHeight(list->fontMetrics().lineSpacing() * int(mostSpread));
        m_column->addWidget(list);
        row->focus = list;
        row->input = [list] {
            QStringList out;
            for (int i = 0; i < list->count(); ++i) {
                if (list->item(i)->checkState() == Qt::Checked)
                    out << list->item(i)->data(Qt::UserRole).toString();
            }
            return FieldInput(out);
        };
        return;
    }
    row->input = [chosen = addButtons<QCheckBox>(field.choices, values, row)] { return FieldInput(chosen()); };
}

void FormFields::showProblem(size_t row, const QString &problem)
{
    m_rows[row].problem->setText(problem);
    m_rows[row].problem->setVisible(!problem.isEmpty());
    // The description for screen readers.
    m_rows[row].focus->setAccessibleDescription(
        problem.isEmpty() ? base::visibleText(m_fields[row].description, base::LineBreaks::Keep) : problem);
}

} // namespace widgets

#include "moc_formfields.cpp"
