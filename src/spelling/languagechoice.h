// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace spelling {

/// Up to \p most different words of \p text, spread over all of it, by which its language can be detected.
QStringList sampleOf(const QString &text, int most = 120);

/// The first of \p languages that knows almost all of \p sample, or else the one that knows most of it; but the first
/// one if no other is clearly better or the sample is too short. \p known returns how many of the words a language
/// knows; it is called as seldom as possible, in the order of \p languages.
QString languageOf(const QStringList &sample, const QStringList &languages,
                   const std::function<qsizetype(const QString &language, const QStringList &words)> &known);

constexpr qsizetype fewestWords = 5; ///< needed to detect a language

} // namespace spelling
