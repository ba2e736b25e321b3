// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "core/session/sessionevent.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

/// What an agent asks the user for, as a person meets it: which fields, what may stand in them, where an address leads.
/// Pure functions, any thread; texts of the agent come back visible (base::visibleText).
namespace models {

/// What the user has put into a field, as typed or chosen: a text, the values of the chosen items, yes or no.
using FieldInput = std::variant<QString, QStringList, bool>;
using FieldValue = decltype(acp::ElicitationAnswer::content)::value_type::second_type;

/// Before anybody has touched it: the agent's default where it fits the field, else nothing.
FieldInput initialInput(const acp::FormField &field);

struct FieldCheck
{
    QString problem = {};                 ///< one sentence, what to do; empty: none
    std::optional<FieldValue> value = {}; ///< none: the field is left out of the answer
};
FieldCheck checkField(const acp::FormField &field, const FieldInput &input);

QString fieldLabel(const acp::FormField &field);
/// What may stand in it: "1 to 9", "at least 3 characters"; may be empty.
QString fieldHint(const acp::FormField &field);

constexpr size_t mostFields = 100;
/// Why the form cannot be filled in here; empty if it can.
QString whyNotFillable(const acp::ElicitationRequest &request);

/// An address as it should be looked at before anybody goes there.
struct AddressText
{
    QString before, host, after; ///< together the whole address, as it is sent
    QStringList warnings;
    bool canOpen = false;    ///< only http and https; if not, the first warning says why
    bool mayDeceive = false; ///< it does not lead where it seems to at a glance; a warning says why
};
AddressText addressText(const QString &url);

} // namespace models
