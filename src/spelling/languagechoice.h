// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace spelling {

/// Words of \p text that tell its language: spread over all of it, each once, no more than \p most.
QStringList sampleOf(const QString &text, int most = 120);

/// The first of \p languages that knows almost all of \p sample, or else the one that knows most of it; the first,
/// where another is hardly better or the sample is too short to tell. \p known says how many of the words a language
/// knows; it is asked for no more than it must be, in their order.
QString languageOf(const QStringList &sample, const QStringList &languages,
                   const std::function<qsizetype(const QString &language, const QStringList &words)> &known);

constexpr qsizetype fewestWords = 5; ///< tell a language

} // namespace spelling
