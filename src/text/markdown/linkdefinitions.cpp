// SPDX-License-Identifier: Apache-2.0
#include "text/markdown/linkdefinitions.h"

#include "text/markdown/markdownparser.h"

namespace text {
namespace {

constexpr qsizetype longestLabel = 200;
/// A message with many references to a long target must not parse it a thousand times.
constexpr qsizetype longestTarget = 2000;

QString keyOf(QStringView label)
{
    return label.toString().simplified().toCaseFolded();
}

/// Calls \p take for every innermost pair of brackets, with their content and the text after it.
template <typename Take> void eachLabel(QStringView source, Take take)
{
    qsizetype from = -1;
    for (qsizetype i = 0; i < source.size(); ++i) {
        const QChar c = source[i];
        if (c == u'\\') {
            ++i;
        } else if (c == u'[') {
            from = i + 1;
        } else if (c == u']' && from >= 0) {
            const QStringView label = source.mid(from, i - from);
            if (label.size() <= longestLabel && !label.trimmed().isEmpty())
                take(label, i + 1 < source.size() ? source[i + 1] : QChar());
            from = -1;
        }
    }
}

bool mayHoldText(const Block &block)
{
    return block.kind != BlockKind::Code && block.kind != BlockKind::Rule && block.kind != BlockKind::Plain &&
           block.kind != BlockKind::DetailsEnd;
}

/// Searching for one character is much faster than for two, and every text is searched.
bool mayDefine(const QString &source)
{
    for (qsizetype at = source.indexOf(u']'); at >= 0; at = source.indexOf(u']', at + 1)) {
        if (at + 1 < source.size() && source[at + 1] == u':')
            return true;
    }
    return false;
}

} // namespace

QStringList LinkDefinitions::collect(const Block &block)
{
    QStringList found;
    if (block.kind == BlockKind::Footnote) {
        const QString key = keyOf(QString(u'^' + block.label));
        if (!m_notes.contains(key)) {
            m_notes.insert(key);
            found.append(key);
        }
        return found;
    }
    const bool may =
        block.kind == BlockKind::Paragraph || block.kind == BlockKind::Quote || block.kind == BlockKind::ListItem;
    if (!may || !mayDefine(block.source))
        return found;
    QStringList labels, keys;
    QSet<QString> seen;
    eachLabel(block.source, [&](QStringView label, QChar next) {
        const QString key = keyOf(label);
        if (next != u':' || m_targets.contains(key) || seen.contains(key))
            return;
        seen.insert(key);
        keys.append(key);
        labels.append(label.toString().simplified());
    });
    const QStringList targets = targetsOf(labels, block);
    for (qsizetype i = 0; i < targets.size(); ++i) {
        if (!targets[i].isNull() && targets[i].size() <= longestTarget) {
            m_targets.insert(keys[i], targets[i]);
            found.append(keys[i]);
        }
    }
    return found;
}

bool LinkDefinitions::hasNote(QStringView label) const
{
    return m_notes.contains(keyOf(QString(u'^' + label.toString())));
}

QString LinkDefinitions::neededBy(const QString &source) const
{
    QString all;
    if (m_targets.isEmpty())
        return all;
    QSet<QString> done;
    eachLabel(source, [&](QStringView label, QChar) {
        const QString key = keyOf(label);
        const auto it = m_targets.constFind(key);
        if (it == m_targets.constEnd() || done.contains(key))
            return;
        done.insert(key);
        QString target = it.value();
        for (const QChar special : {u'\\', u'<', u'>', u'&'})
            target.replace(special, QString(u'\\') + special);
        all += u'[' + label.toString().simplified() + QStringLiteral("]: <") + target + QStringLiteral(">\n");
    });
    return all.isEmpty() ? all : all + u'\n';
}

QStringList LinkDefinitions::referencesIn(const Block &block)
{
    QSet<QString> keys;
    if (mayHoldText(block))
        eachLabel(block.source, [&](QStringView label, QChar) { keys.insert(keyOf(label)); });
    return QStringList(keys.begin(), keys.end());
}

} // namespace text
