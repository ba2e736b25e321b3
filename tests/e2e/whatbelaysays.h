// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

/// What Belay says of a turn: the rows of `belay effects --json`, and the report of `belay exec --json`.
struct WhatBelaySays
{
    QList<QJsonObject> rows;   ///< own deeds: what another row tells of is left out
    QList<QJsonObject> report; ///< of the turn
    bool hasReport = false;

    static QList<QJsonObject> lines(const QByteArray &text)
    {
        QList<QJsonObject> out;
        for (const QByteArray &line : text.split('\n')) {
            if (const QJsonObject object = QJsonDocument::fromJson(line).object(); !object.isEmpty())
                out << object;
        }
        return out;
    }
    static QString stateOf(const QJsonObject &row) { return row.value(QLatin1String("state")).toString(); }

    void readRows(const QByteArray &effects)
    {
        for (const QJsonObject &row : lines(effects)) {
            if (!row.contains(QLatin1String("sameAs")))
                rows << row;
        }
    }
    void readReport(const QByteArray &events)
    {
        for (const QJsonObject &event : lines(events)) {
            if (event.value(QLatin1String("event")) != QLatin1String("what_happened"))
                continue;
            hasReport = true;
            report.clear();
            const QJsonArray rowsOfIt = event.value(QLatin1String("rows")).toArray();
            for (const auto &row : rowsOfIt)
                report << row.toObject();
        }
    }

    /// The section of the report that is right for a row of the ledger.
    static QString rightSection(const QJsonObject &row)
    {
        QString state = stateOf(row);
        if (state == QLatin1String("unknown"))
            return state;
        // That an agent did not do it all the same nobody knows, but of files, where the disk says so.
        const bool isAgents = row.value(QLatin1String("source")) == QLatin1String("agent");
        const bool isOther = row.value(QLatin1String("kind")) == QLatin1String("other") ||
                             row.value(QLatin1String("kind")) == QLatin1String("command") ||
                             row.value(QLatin1String("kind")) == QLatin1String("fetch");
        if (state == QLatin1String("cancelled") && isAgents && isOther)
            return QStringLiteral("not_permitted");
        if (state == QLatin1String("cancelled") || state == QLatin1String("failed"))
            return QStringLiteral("prevented");
        const bool isCommand = row.value(QLatin1String("kind")) == QLatin1String("command");
        return isCommand || row.value(QLatin1String("reversible")).toBool() ? QStringLiteral("took_effect")
                                                                            : QStringLiteral("cannot_be_undone");
    }

    /// Where the report does not say of each row what the ledger says; empty: nowhere.
    QString contradiction() const
    {
        QSet<int> reported;
        for (const QJsonObject &line : report) {
            const int effect = line.value(QLatin1String("effect")).toInt();
            if (effect == 0)
                continue;
            if (reported.contains(effect))
                return QStringLiteral("row %1 is in the report twice").arg(effect);
            reported << effect;
            const auto row = std::find_if(rows.begin(), rows.end(), [effect](const QJsonObject &r) {
                return r.value(QLatin1String("effect")).toInt() == effect;
            });
            if (row == rows.end())
                return QStringLiteral("the report names row %1, which there is not").arg(effect);
            // What a command did until it failed is not known, and the row's state is that it failed.
            if (line.value(QLatin1String("why")) == QLatin1String("call_failed_before") &&
                row->value(QLatin1String("state")) == QLatin1String("failed"))
                continue;
            if (const QString section = line.value(QLatin1String("section")).toString(); section != rightSection(*row))
                return QStringLiteral("the report says %1 of row %2, which is %3")
                    .arg(section)
                    .arg(effect)
                    .arg(stateOf(*row));
        }
        if (!hasReport)
            return {};
        // Nothing happened and was prevented.
        QSet<QString> happened;
        for (const QJsonObject &line : report) {
            if (line.value(QLatin1String("section")) == QLatin1String("took_effect"))
                happened << line.value(QLatin1String("what")).toString();
        }
        for (const QJsonObject &line : report) {
            const QString section = line.value(QLatin1String("section")).toString();
            const QString what = line.value(QLatin1String("what")).toString();
            if ((section == QLatin1String("prevented") || section == QLatin1String("not_permitted")) &&
                happened.contains(what))
                return QStringLiteral("%1 took effect and is %2").arg(what, section);
        }
        // What is not settled well, or cannot be taken back, is never missing from it.
        for (const QJsonObject &row : rows) {
            const QString state = stateOf(row);
            const int effect = row.value(QLatin1String("effect")).toInt();
            if ((state == QLatin1String("unknown") || state == QLatin1String("committed")) &&
                !reported.contains(effect))
                return QStringLiteral("row %1, %2, is missing from the report").arg(effect).arg(state);
        }
        return {};
    }
};
