// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "models/texts/elicitationform.h"

#include <QString>

#include <optional>

namespace cli {

/// A form, or an address to go to, as a talk in lines: says what to ask next, takes what was typed, and has the answer
/// in the end. Prints and reads nothing itself.
class TerminalForm
{
public:
    explicit TerminalForm(acp::ElicitationRequest request);

    /// What the agent wants, before the first question; whole lines.
    QString opening() const;
    /// The next question, with a place behind it to type.
    QString prompt() const;
    /// What is to be said about \p line before the next question: what is wrong with it, or nothing.
    QString take(const QString &line);

    /// Set once: the talk is over.
    const std::optional<acp::ElicitationAnswer> &answer() const { return m_answer; }
    /// The user said yes to an address: it is to be opened, then the answer is sent.
    bool opensAddress() const;
    /// It could not be: the user may have gone there by another way, and is asked. What is to be said.
    QString notOpened();

private:
    enum class Step { Field, Send, Address, OpenedElsewhere, NotFillable };
    const acp::FormField &field() const { return m_request.fields[m_index]; }
    void nextField();
    std::optional<models::FieldInput> inputOf(const QString &line, QString *problem) const;
    QString choiceLines() const;
    QString defaultText() const;
    QString takeField(const QString &line);
    void end(acp::ElicitationAnswer::Action action);

    acp::ElicitationRequest m_request;
    QString m_whyNot; ///< it cannot be said yes to; empty: it can
    Step m_step = Step::Field;
    size_t m_index = 0;
    acp::ElicitationAnswer m_given;
    QStringList m_summary;
    std::optional<acp::ElicitationAnswer> m_answer;
};

} // namespace cli
