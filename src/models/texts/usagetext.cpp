// SPDX-License-Identifier: Apache-2.0
#include "models/texts/usagetext.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "base/wording.h"
#include "core/values/sessionevent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace models {

namespace {

struct UsageTextTr
{
    Q_DECLARE_TR_FUNCTIONS(models::UsageText)
};

constexpr double leastMoney = 0.00005; ///< smaller amounts would be shown as 0

/// Small amounts get more digits.
QString moneyText(double amount, const QString &currency)
{
    const int digits = std::abs(amount) < 0.1 ? 4 : 2;
    return QLocale().toString(amount, 'f', digits) + u' ' + base::visibleText(currency);
}

QString shortNumber(qint64 tokens)
{
    const double size = std::abs(double(tokens));
    const QLocale locale;
    if (size < 1000)
        return locale.toString(tokens);
    if (size < 1'000'000)
        return UsageTextTr::tr("%1k", "thousands")
            .arg(locale.toString(double(tokens) / 1000, 'f', size < 100'000 ? 1 : 0));
    return UsageTextTr::tr("%1M", "millions").arg(locale.toString(double(tokens) / 1'000'000, 'f', 1));
}

} // namespace

QString usageText(const acp::Usage &usage)
{
    const QLocale locale;
    const QString context =
        UsageTextTr::tr("%1 of %2 tokens of context").arg(locale.toString(usage.used), locale.toString(usage.size));
    if (!usage.cost)
        return context;
    return UsageTextTr::tr("%1\n%2 so far").arg(context, moneyText(*usage.cost, usage.currency));
}

QString turnUsageText(const core::UsageCounted &usage)
{
    const QString sign = usage.context > 0 ? QStringLiteral("+") : QString();
    const QString context = UsageTextTr::tr("%1 context").arg(sign + shortNumber(usage.context));
    if (!usage.cost || std::abs(*usage.cost) < leastMoney)
        return context;
    return base::facts({context, moneyText(*usage.cost, usage.currency)});
}

} // namespace models
