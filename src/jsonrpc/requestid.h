// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include <variant>

namespace jsonrpc {

/// A JSON-RPC id keeps its JSON type: "2" and 2 are different requests.
class RequestId
{
public:
    RequestId() = default; ///< null
    explicit RequestId(qint64 number) : m_value(number) {}
    explicit RequestId(QString text) : m_value(std::move(text)) {}

    /// An id that no other form can represent, as JSON text: 1.5, 2^64, a string with an unpaired surrogate. It is sent
    /// back as it came.
    static RequestId asWritten(QByteArray json)
    {
        RequestId id;
        id.m_value = std::move(json);
        return id;
    }

    /// The same id as a number, where some would write it as 2.0 or "2".
    RequestId asNumber() const;

    bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    /// As JSON text.
    QByteArray toJson() const;
    /// For people.
    QString displayText() const { return QString::fromUtf8(toJson()); }

    friend bool operator==(const RequestId &, const RequestId &) = default;
    friend bool operator<(const RequestId &a, const RequestId &b) { return a.m_value < b.m_value; }

private:
    std::variant<std::monostate, qint64, QString, QByteArray> m_value;
};

} // namespace jsonrpc
