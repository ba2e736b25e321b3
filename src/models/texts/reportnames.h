// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "history/entry.h"

#include <QLatin1String>

namespace models {

/// The names in scripts and in saved reports; they are promises, and never translated.
QLatin1String reportSectionName(history::ReportRow::Section value); ///< "took_effect"
QLatin1String reportReasonName(history::ReportRow::Why value);      ///< "file_changed"
QLatin1String reportActorName(history::ReportRow::By value);        ///< "stop"; empty for nobody

} // namespace models
