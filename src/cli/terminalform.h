// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/texts/elicitationform.h"

#include <QString>

#include <optional>

namespace cli {

/// A form, or a request to open an address, as a dialogue of lines: says what to ask next, takes what was typed, and in
/// the end has the answer. Prints and reads nothing itself.
class TerminalForm
{
public:
    explicit TerminalForm(acp::ElicitationRequest request);

    /// What the agent wants, before the first question; whole lines.
    QString opening() const;
    /// The next question, after which the user types.
    QString prompt() const;
    /// Takes \p line as an answer. Returns what to print before the next question: what is wrong with it, or nothing.
    QString read(const QString &line);

    /// Set once the dialogue is over.
    const std::optional<acp::ElicitationAnswer> &answer() const { return m_answer; }
    /// The user agreed to an address: open it, then send the answer.
    bool opensAddress() const;
    /// The address could not be opened: asks whether the user opened it another way. Returns what to print.
    QString notOpened();

private:
    enum class Step { Field, Send, Address, OpenedElsewhere, NotFillable };
    const acp::FormField &field() const { return m_request.fields[m_index]; }
    void nextField();
    std::optional<models::FieldInput> inputOf(const QString &line, QString *problem) const;
    QString choiceLines() const;
    QString defaultText() const;
    QString readField(const QString &line);
    void end(acp::ElicitationAnswer::Action action);

    acp::ElicitationRequest m_request;
    QString m_whyNot; ///< why the form cannot be accepted; empty: it can
    Step m_step = Step::Field;
    size_t m_index = 0;
    acp::ElicitationAnswer m_given;
    QStringList m_summary;
    std::optional<acp::ElicitationAnswer> m_answer;
};

} // namespace cli
