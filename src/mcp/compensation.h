// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace mcp {

/// How the calls of one tool are taken back: by a call of another tool of the same server. A value.
struct Compensation
{
    /// Who says so. The first one of these that knows a tool counts.
    enum class Source {
        User,
        Project, ///< a file in the session's folder, which the user has accepted
        Server,  ///< `_meta` of the tool
    };
    QString server, tool;
    QString by; ///< the tool that takes it back
    /// JSON text of an object. A text in it that begins with `$` names a place in the recorded call: `$.arguments.id`,
    /// `$.result.items[0].id`, `$.text`. With ` ~ ` and a regular expression behind it, it is what the first group
    /// finds there. `$$` begins a text that begins with a dollar sign.
    QByteArray arguments = "{}";
    Source source = Source::User;

    bool operator==(const Compensation &) const = default;
};
using Compensations = std::vector<Compensation>;

/// A call as it was recorded, JSON texts.
struct RecordedCall
{
    QByteArray arguments;
    QByteArray result;
};

/// The declaration in \p all that counts for \p tool of \p server; null: it cannot be taken back.
const Compensation *compensationOf(const Compensations &all, const QString &server, const QString &tool);

/// The arguments of the call that takes \p call back, JSON text. `$.result` is what the result holds as data, or the
/// data that its text is; `$.text` its text. \p schema of the tool that is called, JSON text, may be empty: found texts
/// become numbers where it wants numbers. An error where \p call does not hold what is named.
base::Result<QByteArray> compensatingArguments(const Compensation &how, const RecordedCall &call,
                                               const QByteArray &schema = {});

/// An error, a sentence, if the declaration can never be filled in.
base::Result<void> checkCompensation(const Compensation &how);

/// Reads a file `.belay/compensations.json`:
/// `{"servers": {"tracker": {"create_issue": {"tool": "close_issue", "arguments": {"id": "$.result.id"}}}}}`.
/// An error if anything in it is not understood: half of a file is not what its author meant.
base::Result<Compensations> readCompensations(const QByteArray &file);
/// The reverse.
QByteArray writtenCompensations(const Compensations &all);

} // namespace mcp
