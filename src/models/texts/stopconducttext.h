// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/stop/stopconduct.h"

#include <QString>

namespace models {

QString stopCaseName(core::StopCase which);
/// How one case ended and what was left, in one line without its name.
QString stopCaseText(const core::StopCaseResult &result);
/// What somebody who chooses an agent wants to know: "Stops in 0.2 s · asks before commands · measured 22 Nov".
QString stopConductSentence(const core::StopConduct &conduct);
/// The same with each case, in lines.
QString stopConductDetail(const core::StopConduct &conduct);

} // namespace models
