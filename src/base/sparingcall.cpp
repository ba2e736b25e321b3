// SPDX-License-Identifier: Apache-2.0
#include "base/sparingcall.h"

#include <utility>

namespace base {

namespace {

constexpr int share = 10;

} // namespace

SparingCall::SparingCall(QObject *context, Clock *clock, std::function<void()> call)
    : m_context(context)
    , m_clock(clock)
    , m_call(std::move(call))
{}

void SparingCall::request()
{
    if (std::exchange(m_isRequested, true))
        return;
    const auto run = [this] {
        if (m_isRequested)
            callNow();
    };
    const Milliseconds wait = m_ended + m_took * (share - 1) - m_clock->now();
    if (wait.count() > 0)
        m_wait = m_clock->after(wait, run);
    else
        QMetaObject::invokeMethod(m_context, run, Qt::QueuedConnection);
}

void SparingCall::callNow()
{
    m_wait.cancel();
    m_isRequested = false;
    const Milliseconds began = m_clock->now();
    m_call();
    m_ended = m_clock->now();
    m_took = m_ended - began;
}

} // namespace base
