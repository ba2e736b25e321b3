// SPDX-License-Identifier: Apache-2.0
#include "models/review/turnaccount.h"

#include "base/visibletext.h"
#include "base/wording.h"
#include "base/words.h"
#include "ledger/rows/gitcommits.h"
#include "models/texts/effecttext.h"
#include "models/texts/reportnames.h"
#include "models/texts/reporttext.h"
#include "models/texts/texts.h"
#include "models/texts/usagetext.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace models {

using ledger::Effect;
using ledger::EffectState;

namespace {

struct TurnAccountTr
{
    Q_DECLARE_TR_FUNCTIONS(models::TurnAccount)
};

QString isoTime(const QDateTime &at)
{
    return at.toUTC().toString(Qt::ISODateWithMs);
}

enum class Part { Stands, Final, Waiting, Unknown, Undone, Unchanged, Failed, NotPermitted, Prevented };

std::optional<Part> partOf(const Effect &effect)
{
    if (!effect.isOwnDeed())
        return std::nullopt; // the undone effect, or the one with more facts, stands for it
    switch (effect.state) {
    case EffectState::Committed:
    case EffectState::Compensating:
        if (effect.changesNothing())
            return Part::Unchanged;
        return effect.isFinal() ? Part::Final : Part::Stands;
    case EffectState::Compensated:
        return Part::Undone;
    case EffectState::Cancelled:
        // A file was compared with the disk, and Belay knows what it did not do; others may have happened.
        if (effect.kind == ledger::EffectKind::Remote)
            return effect.durationMs ? Part::Failed : Part::Prevented;
        return effect.isFile() || effect.source == ledger::EffectSource::Belay ? Part::Prevented : Part::NotPermitted;
    case EffectState::Failed:
        return Part::Failed;
    case EffectState::Prepared:
        return effect.isWaitingCall() ? Part::Waiting : Part::Unknown;
    case EffectState::Committing:
    case EffectState::Unknown:
        break;
    }
    return Part::Unknown;
}

QString partText(Part part)
{
    switch (part) {
    case Part::Stands:
        return base::Words::tr("Took effect");
    case Part::Final:
        return base::capitalized(base::Words::tr("cannot be undone"));
    case Part::Waiting:
        return base::capitalized(base::Words::tr("waits for you"));
    case Part::Unknown:
        return base::capitalized(base::Words::tr("unknown"));
    case Part::Undone:
        return base::capitalized(base::Words::tr("undone"));
    case Part::Unchanged:
        return base::capitalized(base::Words::tr("nothing was changed"));
    case Part::Failed:
        return base::capitalized(base::Words::tr("failed"));
    case Part::NotPermitted:
        return base::capitalized(base::Words::tr("not permitted"));
    case Part::Prevented:
        break;
    }
    return base::Words::tr("Prevented");
}

QString line(const Effect &effect)
{
    QStringList notes;
    if (!effect.detail.isEmpty())
        notes << effect.detail;
    else if (effect.isOpen())
        notes << effectStateText(effect);
    if (effect.exitCode)
        notes << base::Words::tr("exit %1").arg(*effect.exitCode);
    if (effect.reversible == ledger::Reversible::No && !effect.whyNot.isEmpty())
        notes << effect.whyNot;
    const QString head =
        QStringLiteral("- %1 %2").arg(markdownText(effectKindText(effect)), markdownCode(effect.target));
    return notes.isEmpty() ? head : QStringLiteral("%1: %2").arg(head, markdownText(notes.join(QStringLiteral("; "))));
}

QString field(const QString &name, const QString &value)
{
    return QStringLiteral("- %1: %2").arg(markdownText(name), value);
}

QJsonObject toJson(const TurnAccount &account)
{
    QJsonObject out{{QStringLiteral("report"), 1},
                    {QStringLiteral("session"), account.session.value},
                    {QStringLiteral("turn"), qint64(account.turn.value)}};
    const auto put = [&out](const char *name, const QString &value) {
        if (!value.isEmpty())
            out.insert(QLatin1String(name), value);
    };
    put("agent", account.agent);
    put("folder", account.folder);
    put("end", account.endName);
    if (account.startedAt.isValid())
        put("startedAt", isoTime(account.startedAt));
    if (account.endedAt.isValid())
        put("endedAt", isoTime(account.endedAt));
    if (account.usage) {
        QJsonObject usage{{QStringLiteral("context"), account.usage->context}};
        if (account.usage->cost) {
            usage.insert(QLatin1String("cost"), *account.usage->cost);
            usage.insert(QLatin1String("currency"), account.usage->currency);
        }
        out.insert(QLatin1String("usage"), usage);
    }
    QJsonArray effects, others;
    for (const Effect &effect : account.effects)
        effects.append(effectJson(effect));
    for (const history::ReportRow &row : account.others) {
        QJsonObject other{{QStringLiteral("section"), reportSectionName(row.section)},
                          {QStringLiteral("what"), row.what},
                          {QStringLiteral("reason"), reportReasonText(row)}};
        if (row.contact)
            other.insert(QLatin1String("contact"), contactJson(*row.contact));
        others.append(other);
    }
    out.insert(QLatin1String("effects"), effects);
    if (!others.isEmpty())
        out.insert(QLatin1String("others"), others);
    return out;
}

} // namespace

QString markdownCode(const QString &text)
{
    const QString shown = base::visibleText(text);
    int longest = 0, run = 0;
    for (const QChar c : shown) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    // Markdown strips one blank on each side of code.
    const bool pad = longest > 0 || shown.trimmed() != shown || shown.isEmpty();
    return pad ? QStringLiteral("%1 %2 %1").arg(fence, shown) : QStringLiteral("%1%2%1").arg(fence, shown);
}

QString markdownText(const QString &text)
{
    static const QString special = QStringLiteral("\\`*_{}[]<>()#+-!|&~");
    const QString shown = base::visibleText(text);
    QString out;
    for (const QChar c : shown) {
        if (special.contains(c))
            out += u'\\';
        out += c;
    }
    return out;
}

std::vector<TurnAccount> accountsOf(const std::vector<Effect> &effects, const base::SessionId &session,
                                    base::TurnId turn)
{
    std::vector<TurnAccount> out;
    for (const Effect &effect : effects) {
        if ((!session.isEmpty() && effect.session != session) || (turn.value && effect.turn != turn))
            continue;
        const auto known = std::find_if(out.begin(), out.end(), [&effect](const TurnAccount &account) {
            return account.session == effect.session && account.turn == effect.turn;
        });
        if (known != out.end()) {
            known->effects.push_back(effect);
            continue;
        }
        TurnAccount account;
        account.session = effect.session;
        account.turn = effect.turn;
        account.effects = {effect};
        out.push_back(std::move(account));
    }
    return out;
}

QString accountMarkdown(const TurnAccount &account)
{
    QStringList text{QStringLiteral("# ") +
                         markdownText(TurnAccountTr::tr("What turn %1 did").arg(qulonglong(account.turn.value))),
                     QString()};
    if (!account.agent.isEmpty())
        text << field(base::Words::tr("Agent"), markdownText(account.agent));
    if (!account.folder.isEmpty())
        text << field(base::capitalized(base::Words::tr("folder")), markdownCode(account.folder));
    if (!account.session.isEmpty())
        text << field(base::Words::tr("Session"), markdownCode(account.session.value));
    if (account.startedAt.isValid())
        text << field(TurnAccountTr::tr("Began"), isoTime(account.startedAt));
    if (account.endedAt.isValid())
        text << field(base::capitalized(base::Words::tr("ended")), isoTime(account.endedAt));
    if (!account.end.isEmpty())
        text << field(TurnAccountTr::tr("End"), markdownText(account.end));
    if (account.usage)
        text << field(base::Words::tr("Took"), markdownText(turnUsageText(*account.usage)));
    bool any = false;
    const ledger::GitCommits commits(account.effects);
    for (const Part part : {Part::Stands, Part::Final, Part::Waiting, Part::Unknown, Part::Undone, Part::Unchanged,
                            Part::Failed, Part::NotPermitted, Part::Prevented}) {
        std::vector<std::pair<QString, int>> lines; ///< with a count, since agents write the same file again and again
        for (const Effect &effect : account.effects) {
            // A branch stands for what it came with.
            if (partOf(effect) != part || (commits.standFor(effect) && part != Part::Unknown && part != Part::Failed))
                continue;
            const QString words = line(effect);
            const auto same =
                std::find_if(lines.begin(), lines.end(), [&words](const auto &other) { return other.first == words; });
            if (same == lines.end())
                lines.emplace_back(words, 1);
            else
                ++same->second;
        }
        QStringList rows;
        for (const auto &[words, times] : lines)
            rows << (times == 1 ? words : QStringLiteral("%1 (%2×)").arg(words).arg(times));
        if (!rows.isEmpty())
            text << QString() << QStringLiteral("## ") + markdownText(partText(part)) << QString() << rows;
        any = any || !rows.isEmpty();
    }
    if (!any)
        text << QString() << markdownText(TurnAccountTr::tr("No effect was recorded."));
    if (!account.others.empty()) {
        text << QString() << QStringLiteral("## ") + markdownText(TurnAccountTr::tr("Besides")) << QString();
        for (const history::ReportRow &row : account.others)
            text << (row.what.isEmpty()
                         ? QStringLiteral("- %1: %2")
                               .arg(markdownText(reportSectionText(row.section)), markdownText(reportReasonText(row)))
                         : QStringLiteral("- %1: %2: %3")
                               .arg(markdownText(reportSectionText(row.section)), markdownCode(row.what),
                                    markdownText(reportReasonText(row))));
    }
    if (const QString limits = networkLimitsText(account.network); !limits.isEmpty())
        text << QString() << markdownText(limits);
    return text.join(u'\n') + u'\n';
}

QByteArray accountJson(const TurnAccount &account)
{
    return QJsonDocument(toJson(account)).toJson(QJsonDocument::Indented);
}

QByteArray accountJson(const std::vector<TurnAccount> &accounts)
{
    QJsonArray all;
    for (const TurnAccount &account : accounts)
        all.append(toJson(account));
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

QJsonObject effectJson(const Effect &effect)
{
    QJsonObject out{{QStringLiteral("effect"), qint64(effect.id.value)},
                    {QStringLiteral("session"), effect.session.value},
                    {QStringLiteral("turn"), qint64(effect.turn.value)},
                    {QStringLiteral("kind"), effectKindName(effect.kind)},
                    {QStringLiteral("state"), effectStateName(effect.state)},
                    {QStringLiteral("target"), effect.target},
                    {QStringLiteral("source"), effectSourceName(effect.source)},
                    {QStringLiteral("reversible"), effect.reversible != ledger::Reversible::No},
                    {QStringLiteral("preparedAt"), isoTime(effect.preparedAt)}};
    if (!effect.key.isEmpty())
        out.insert(QLatin1String("key"), QString::fromLatin1(effect.key.toHex()));
    if (effect.kind == ledger::EffectKind::Remote) {
        out.insert(QLatin1String("server"), effect.server);
        out.insert(QLatin1String("tool"), effect.tool);
        out.insert(QLatin1String("readsOnly"), effect.readsOnly);
        if (!effect.undoTool.isEmpty())
            out.insert(QLatin1String("undoneBy"), effect.undoTool);
    }
    if (!effect.toolCall.isEmpty())
        out.insert(QLatin1String("toolCall"), effect.toolCall.value);
    if (!effect.detail.isEmpty())
        out.insert(QLatin1String("detail"), effect.detail);
    if (effect.reversible == ledger::Reversible::No && !effect.whyNot.isEmpty())
        out.insert(QLatin1String("whyNot"), effect.whyNot);
    if (!effect.before.hash.isEmpty())
        out.insert(QLatin1String("before"), QString::fromLatin1(effect.before.hash.toHex()));
    if (!effect.after.hash.isEmpty())
        out.insert(QLatin1String("after"), QString::fromLatin1(effect.after.hash.toHex()));
    if (effect.exitCode)
        out.insert(QLatin1String("exitCode"), *effect.exitCode);
    if (effect.isWaitingCall())
        out.insert(QLatin1String("waiting"), true);
    if (effect.acknowledged)
        out.insert(QLatin1String("acknowledged"), true);
    if (effect.sameAs.value)
        out.insert(QLatin1String("sameAs"), qint64(effect.sameAs.value));
    if (effect.partOf.value)
        out.insert(QLatin1String("partOf"), qint64(effect.partOf.value));
    if (effect.isCompensation())
        out.insert(QLatin1String("undoes"), qint64(effect.compensates.front().value));
    if (!effect.path.isEmpty() && QString::fromUtf8(effect.path).toUtf8() != effect.path)
        out.insert(QLatin1String("pathHex"), QString::fromLatin1(effect.path.toHex()));
    return out;
}

} // namespace models
