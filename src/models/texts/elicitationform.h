// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "core/values/sessionevent.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

/// An agent's form or address as the user sees it: its fields, their valid values, where an address leads. Pure
/// functions, any thread; texts of the agent are returned visible (base::visibleText).
namespace models {

/// The user's input in a field: a text, the values of the chosen items, yes or no.
using FieldInput = std::variant<QString, QStringList, bool>;
using FieldValue = decltype(acp::ElicitationAnswer::content)::value_type::second_type;

/// The initial input: the agent's default if it is valid, else empty.
FieldInput initialInput(const acp::FormField &field);

struct FieldCheck
{
    QString problem = {};                 ///< a sentence that says what to do; empty: valid
    std::optional<FieldValue> value = {}; ///< null: the field is left out of the answer
};
FieldCheck checkField(const acp::FormField &field, const FieldInput &input);

QString fieldLabel(const acp::FormField &field);
/// The valid values: "1 to 9", "at least 3 characters"; may be empty.
QString fieldHint(const acp::FormField &field);

constexpr size_t mostFields = 100;
/// Why the form cannot be filled in; empty if it can.
QString whyNotFillable(const acp::ElicitationRequest &request);

/// An address as shown for checking before it is opened.
struct AddressText
{
    QString before, host, after; ///< concatenated they are the exact address
    QStringList warnings;
    bool canOpen = false;    ///< only http and https; otherwise the first warning says why
    bool mayDeceive = false; ///< it leads elsewhere than it seems; a warning says why
};
AddressText addressText(const QString &url);

} // namespace models
