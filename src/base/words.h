// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace base {

/// The context of texts that mean the same wherever they stand, so that each is translated once: Words::tr("Undo").
/// Only where a verb stays a verb and a state a state: a language may need two words where English has one.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(base::Words)
};

} // namespace base
