// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/permissions/permissiongate.h"

#include <utility>

namespace core {

/// Belay's own question to the user about a request for which the agent asked no permission. Holds the agent's
/// responder and passes it on when the user allows the request; nothing has begun before that.
template <class Responder> class HeldRequest final : public PermissionRequester
{
public:
    static constexpr QLatin1String allowId{"allow"}, rejectId = RepeatOptions::rejectId;

    /// \p rejection is the agent's answer if the user rejects the request; every other end is a cancellation. \p go
    /// gets any other option that the user chose.
    HeldRequest(Responder responder, QString rejection, std::function<void(Responder, const QString &option)> go)
        : m_responder(std::move(responder))
        , m_rejection(std::move(rejection))
        , m_go(std::move(go))
    {}

    QString idText() const override { return m_responder.idText(); }
    bool isWithdrawn() const override { return m_responder.cancelRequested(); }
    void onWithdrawn(std::function<void()> f) override { m_responder.onCancel(std::move(f)); }
    void settle(PermissionEnd end, const std::optional<QString> &option) override
    {
        m_responder.onCancel({});
        if (end == PermissionEnd::Answered && option != rejectId)
            m_go(std::move(m_responder), *option);
        else if (end == PermissionEnd::Answered)
            m_responder.failInternal(m_rejection);
        else
            m_responder.failCancelled();
    }

private:
    Responder m_responder;
    QString m_rejection;
    std::function<void(Responder, const QString &option)> m_go;
};

} // namespace core
