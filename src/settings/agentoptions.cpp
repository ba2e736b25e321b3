// SPDX-License-Identifier: Apache-2.0
#include "settings/agentoptions.h"

#include <algorithm>

namespace settings {

namespace {

constexpr size_t mostOptions = 3, mostValues = 200;
constexpr qsizetype longest = 200;
constexpr qsizetype ownWords = 4; ///< of an option, before its values

bool isShort(const acp::ConfigOption &option)
{
    const auto fits = [](const QString &text) { return text.size() <= longest; };
    return fits(option.id) && fits(option.name) &&
           std::all_of(option.values.begin(), option.values.end(),
                       [&](const acp::SelectValue &value) { return fits(value.value) && fits(value.name); });
}

} // namespace

std::vector<acp::ConfigOption> optionsToKeep(const std::vector<acp::ConfigOption> &options)
{
    std::vector<acp::ConfigOption> out;
    for (const QLatin1String category :
         {QLatin1String("mode"), QLatin1String("model"), QLatin1String("thought_level")}) {
        for (const acp::ConfigOption &option : options) {
            if (option.category != category || option.isBoolean || option.isUncertain || option.values.size() < 2 ||
                option.values.size() > mostValues || out.size() == mostOptions || !isShort(option))
                continue;
            acp::ConfigOption kept;
            kept.id = option.id;
            kept.name = option.name;
            kept.category = option.category;
            for (const acp::SelectValue &value : option.values)
                kept.values.push_back({value.value, value.name, {}, {}});
            out.push_back(std::move(kept));
        }
    }
    return out;
}

QStringList optionWords(const std::vector<acp::ConfigOption> &options)
{
    QStringList words;
    for (const acp::ConfigOption &option : options) {
        words << option.id << option.name << option.category << QString::number(option.values.size());
        for (const acp::SelectValue &value : option.values)
            words << value.value << value.name;
    }
    return words;
}

std::vector<acp::ConfigOption> optionsFromWords(const QStringList &words)
{
    std::vector<acp::ConfigOption> out;
    for (qsizetype at = 0; at + ownWords <= words.size();) {
        const qsizetype count = words.at(at + 3).toLongLong();
        if (count < 0 || count > qsizetype(mostValues) || at + ownWords + 2 * count > words.size())
            break;
        acp::ConfigOption option;
        option.id = words.at(at);
        option.name = words.at(at + 1);
        option.category = words.at(at + 2);
        for (qsizetype i = at + ownWords; i < at + ownWords + 2 * count; i += 2)
            option.values.push_back({words.at(i), words.at(i + 1), {}, {}});
        out.push_back(std::move(option));
        at += ownWords + 2 * count;
    }
    return optionsToKeep(out); // the file may say anything
}

} // namespace settings
