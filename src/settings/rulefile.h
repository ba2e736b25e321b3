// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "core/permissions/permissionrules.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace settings {

/// A rule as strings for a file: its parts by name.
using RuleFields = QMap<QString, QString>;
QStringList ruleKeys();
RuleFields fieldsOf(const core::PermissionRule &rule);
/// An error where a value is not known or the rule would have no effect: a rule is read as a whole or not at all.
base::Result<core::PermissionRule> ruleFrom(const RuleFields &fields);

/// Rules as a JSON file, for use on another machine.
QByteArray exportedRules(const std::vector<core::PermissionRule> &rules);
/// All of them, or an error that says which rule is wrong and why.
base::Result<std::vector<core::PermissionRule>> importedRules(const QByteArray &file);

} // namespace settings
