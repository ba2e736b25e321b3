// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/startgate.h"

namespace workspace {

void StartGate::pass(QObject *context, std::function<void()> go)
{
    if (m_open)
        go();
    else
        m_waiting.emplace_back(context, std::move(go));
}

void StartGate::open()
{
    m_open = true;
    for (const auto &[context, go] : std::exchange(m_waiting, {})) {
        if (context)
            go();
    }
}

} // namespace workspace

#include "moc_startgate.cpp"
