// SPDX-License-Identifier: Apache-2.0
#include "cli/terminalform.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace cli {

using acp::FormField;
using Action = acp::ElicitationAnswer::Action;
using Mode = acp::ElicitationRequest::Mode;

namespace {

struct TerminalFormTr
{
    Q_DECLARE_TR_FUNCTIONS(cli::TerminalForm)
};

/// The letters are the same in every language, so that scripts need not know it.
bool isLetter(const QString &line, QChar letter)
{
    return line.trimmed().compare(QString(letter), Qt::CaseInsensitive) == 0;
}

QString whyNot(const acp::ElicitationRequest &request)
{
    if (request.mode != Mode::Url)
        return models::whyNotFillable(request);
    const models::AddressText words = models::addressText(request.url);
    return words.canOpen ? QString() : words.warnings.value(0);
}

bool hasChoices(const FormField &field)
{
    return !field.choices.empty() &&
           (field.type == FormField::Type::String || field.type == FormField::Type::MultiSelect);
}

/// The choice by its number, from 1, or by its value.
std::optional<QString> choiceOf(const FormField &field, const QString &word)
{
    bool isNumber = false;
    const size_t number = word.toUInt(&isNumber);
    if (isNumber && number >= 1 && number <= field.choices.size())
        return field.choices[number - 1].value;
    for (const acp::EnumOption &option : field.choices) {
        if (option.value == word)
            return option.value;
    }
    return std::nullopt;
}

} // namespace

TerminalForm::TerminalForm(acp::ElicitationRequest request) : m_request(std::move(request)), m_whyNot(whyNot(m_request))
{
    if (!m_whyNot.isEmpty())
        m_step = Step::NotFillable;
    else if (m_request.mode == Mode::Url)
        m_step = Step::Address;
    else if (m_request.fields.empty())
        m_step = Step::Send;
    else if (field().type == FormField::Type::Unknown)
        nextField();
}

QString TerminalForm::opening() const
{
    QStringList lines{base::visibleText(m_request.message, base::LineBreaks::Keep)};
    if (!m_request.title.isEmpty() && m_request.title != m_request.message)
        lines << base::visibleText(m_request.title);
    if (!m_request.description.isEmpty())
        lines << base::visibleText(m_request.description, base::LineBreaks::Keep);
    if (m_request.mode == Mode::Url) {
        const models::AddressText words = models::addressText(m_request.url);
        lines << QString(QStringLiteral("  ") + words.before + words.host + words.after);
        if (words.canOpen)
            lines << TerminalFormTr::tr("It leads to: %1").arg(words.host);
        lines << words.warnings;
    } else if (m_step == Step::NotFillable) {
        lines << m_whyNot;
    } else if (!m_request.fields.empty()) {
        lines << TerminalFormTr::tr("Nothing is sent before you say so at the end. Ctrl-D cancels.");
    }
    lines.removeAll(QString());
    return lines.join(u'\n') + u'\n';
}

QString TerminalForm::prompt() const
{
    switch (m_step) {
    case Step::Field: {
        QStringList lines{QString()};
        if (!field().description.isEmpty())
            lines << base::visibleText(field().description, base::LineBreaks::Keep);
        if (hasChoices(field()))
            lines << choiceLines();
        const QString label = models::fieldLabel(field()), hint = models::fieldHint(field());
        QString ask = hint.isEmpty() ? label : base::described(label, hint);
        if (field().type == FormField::Type::Boolean)
            ask = TerminalFormTr::tr("%1 – y: yes, n: no").arg(ask);
        else if (field().type == FormField::Type::MultiSelect)
            ask = TerminalFormTr::tr("%1 – numbers with commas between them").arg(ask);
        const QString preset = defaultText();
        lines << (preset.isEmpty() ? base::labelled(ask, {})
                                   : base::labelled(TerminalFormTr::tr("%1 [Enter: %2]").arg(ask, preset), {}));
        return lines.join(u'\n');
    }
    case Step::Send: {
        QString lines = m_summary.isEmpty() ? QString() : QString(u'\n' + m_summary.join(u'\n') + u'\n');
        return lines + TerminalFormTr::tr("y: send, n: decline, e: fill in again: ");
    }
    case Step::Address:
        return TerminalFormTr::tr("y: open it in the browser and say so to the agent, n: decline: ");
    case Step::OpenedElsewhere:
        return TerminalFormTr::tr("y: you have opened it, n: decline: ");
    case Step::NotFillable:
        break;
    }
    return TerminalFormTr::tr("n: decline, c: cancel: ");
}

QString TerminalForm::choiceLines() const
{
    QStringList lines;
    for (size_t i = 0; i < field().choices.size(); ++i) {
        const acp::EnumOption &option = field().choices[i];
        const QString name = base::visibleText(option.title.isEmpty() ? option.value : option.title);
        lines << (option.description.isEmpty()
                      ? QStringLiteral("  %1  %2").arg(i + 1).arg(name)
                      : QStringLiteral("  %1  %2 – %3").arg(i + 1).arg(name, base::visibleText(option.description)));
    }
    return lines.join(u'\n');
}

/// The value that Enter alone means; empty: it leaves the field out.
QString TerminalForm::defaultText() const
{
    const models::FieldInput preset = models::initialInput(field());
    if (const bool *flag = std::get_if<bool>(&preset))
        return *flag ? QStringLiteral("y") : QStringLiteral("n");
    const QStringList values = std::holds_alternative<QString>(preset) ? QStringList{std::get<QString>(preset)}
                                                                       : std::get<QStringList>(preset);
    QStringList words;
    for (const QString &value : values) {
        if (!hasChoices(field())) {
            words << base::visibleText(value);
            continue;
        }
        for (size_t i = 0; i < field().choices.size(); ++i) {
            if (field().choices[i].value == value)
                words << QString::number(i + 1);
        }
    }
    words.removeAll(QString());
    return words.join(u',');
}

std::optional<models::FieldInput> TerminalForm::inputOf(const QString &line, QString *problem) const
{
    if (line.trimmed().isEmpty())
        return models::initialInput(field());
    if (field().type == FormField::Type::Boolean) {
        if (isLetter(line, u'y') || isLetter(line, u'n'))
            return isLetter(line, u'y');
        *problem = TerminalFormTr::tr("Type one of the letters that are named.");
        return std::nullopt;
    }
    // "-" clears the field: Enter alone would keep the agent's default.
    if (line.trimmed() == QLatin1String("-") && !field().required && !defaultText().isEmpty())
        return field().type == FormField::Type::MultiSelect ? models::FieldInput(QStringList()) : QString();
    if (!hasChoices(field()))
        return line;
    QStringList values;
    static const QRegularExpression between(QStringLiteral("[,\\s]+"));
    const QStringList words = field().type == FormField::Type::MultiSelect ? line.split(between, Qt::SkipEmptyParts)
                                                                           : QStringList{line.trimmed()};
    for (const QString &word : words) {
        const auto value = choiceOf(field(), word);
        if (!value) {
            *problem = base::Words::tr("Type a number from 1 to %1.").arg(field().choices.size());
            return std::nullopt;
        }
        if (!values.contains(*value))
            values << *value;
    }
    return field().type == FormField::Type::MultiSelect ? models::FieldInput(values) : values.value(0);
}

QString TerminalForm::readField(const QString &line)
{
    QString problem;
    const auto input = inputOf(line, &problem);
    if (!input)
        return problem;
    const models::FieldCheck check = models::checkField(field(), *input);
    if (!check.problem.isEmpty())
        return check.problem;
    if (check.value) {
        m_given.content.emplace_back(field().name, *check.value);
        QString shown = line.trimmed().isEmpty() ? defaultText() : line.trimmed();
        if (hasChoices(field())) {
            QStringList titles;
            const QStringList values = std::holds_alternative<QStringList>(*input)
                                           ? std::get<QStringList>(*input)
                                           : QStringList{std::get<QString>(*input)};
            for (const acp::EnumOption &option : field().choices) {
                if (values.contains(option.value))
                    titles << (option.title.isEmpty() ? option.value : option.title);
            }
            shown = titles.join(QStringLiteral(", "));
        }
        m_summary << QStringLiteral("  ") +
                         base::labelled(base::visibleText(field().title.isEmpty() ? field().name : field().title),
                                        base::visibleText(shown));
    }
    nextField();
    return {};
}

/// Unknown kinds of fields are skipped; a required one makes the form impossible to fill in.
void TerminalForm::nextField()
{
    do
        ++m_index;
    while (m_index < m_request.fields.size() && field().type == FormField::Type::Unknown);
    m_step = m_index < m_request.fields.size() ? Step::Field : Step::Send;
}

void TerminalForm::end(Action action)
{
    m_answer = action == Action::Accept ? m_given : acp::ElicitationAnswer();
    m_answer->action = action;
}

QString TerminalForm::read(const QString &line)
{
    if (m_step == Step::Field)
        return readField(line);
    if (isLetter(line, u'n')) {
        end(Action::Decline);
        return {};
    }
    if (m_step == Step::NotFillable && isLetter(line, u'c')) {
        end(Action::Cancel);
        return {};
    }
    if (m_step != Step::NotFillable && isLetter(line, u'y')) {
        end(Action::Accept);
        return {};
    }
    if (m_step == Step::Send && isLetter(line, u'e') && !m_request.fields.empty()) {
        m_given.content.clear();
        m_summary.clear();
        m_index = size_t(-1);
        nextField();
        return {};
    }
    return TerminalFormTr::tr("Type one of the letters that are named.");
}

bool TerminalForm::opensAddress() const
{
    return m_step == Step::Address && m_answer && m_answer->action == Action::Accept;
}

QString TerminalForm::notOpened()
{
    m_answer.reset();
    m_step = Step::OpenedElsewhere;
    return TerminalFormTr::tr("No program here opens it. Open the address where you like.");
}

} // namespace cli
