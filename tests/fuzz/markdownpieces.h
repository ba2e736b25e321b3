// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRandomGenerator>
#include <QStringList>

namespace fuzz {

/// Inputs with something difficult in each.
QStringList nastyMarkdown();
/// Markdown put together by chance from pieces that interfere with each other.
QString randomMarkdown(QRandomGenerator &random, int pieces);
/// The same with lines of what GitHub knows beyond Markdown among them.
QString randomExtendedMarkdown(QRandomGenerator &random, int pieces);
/// \p text with some of its characters lost, doubled, swapped or replaced by ones that mean something.
QString mutated(QString text, QRandomGenerator &random);
/// Sizes of the pieces in which \p length characters arrive.
QList<qsizetype> randomCuts(QRandomGenerator &random, qsizetype length);

} // namespace fuzz
