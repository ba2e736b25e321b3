// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"
#include "proxy/contact.h"

#include <QJsonObject>

#include <QLatin1String>

namespace models {

/// Names for scripts and saved reports; they must not change, and are never translated.
QLatin1String reportSectionName(history::ReportRow::Section value); ///< "took_effect"
QLatin1String reportReasonName(history::ReportRow::Reason value);   ///< "file_changed"
QLatin1String reportActorName(history::ReportRow::Actor value);     ///< "stop"; empty if there is none

/// What went to a host, for scripts: bytes, and the number of connections.
QJsonObject contactJson(const proxy::Contact &contact);

} // namespace models
