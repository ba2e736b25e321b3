// SPDX-License-Identifier: Apache-2.0
#include "workspace/session/firstoptions.h"

#include "acp/values.h"
#include "base/visibletext.h"
#include "core/session/session.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace workspace {

FirstOptions::FirstOptions(QObject *parent) : QObject(parent) {}

void FirstOptions::begin(core::Session *session)
{
    if (m_session == session || !isPending())
        return;
    m_session = session;
    connect(session, &core::Session::optionAnswered, this, [this](const QString &optionId, bool isChanged) {
        // The user may have changed another one meanwhile.
        if (!isPending() || m_left.constFirst().first != optionId)
            return;
        m_left.removeFirst();
        if (isChanged)
            setNext();
        else
            end({}, false);
    });
    setNext();
}

void FirstOptions::setNext()
{
    while (isPending()) {
        if (!m_session || !m_session->isConnected()) { // nobody is left to ask
            end({}, false);
            return;
        }
        const auto [optionId, value] = m_left.constFirst();
        const std::vector<acp::ConfigOption> &options = m_session->facts().options;
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&id = optionId](const acp::ConfigOption &one) { return one.id == id; });
        const bool isOffered = option != options.end() && std::any_of(option->values.begin(), option->values.end(),
                                                                      [&wanted = value](const acp::SelectValue &one) {
                                                                          return one.value == wanted;
                                                                      });
        if (isOffered && option->value != value) {
            setOption(m_session, optionId, value);
            return;
        }
        if (!isOffered) {
            end(base::visibleText(value), false);
            return;
        }
        m_left.removeFirst();
    }
    end({}, true);
}

void FirstOptions::end(const QString &gone, bool isAsChosen)
{
    m_left.clear();
    Q_EMIT settled(gone, isAsChosen);
}

void setOption(core::Session *session, const QString &optionId, const QString &value)
{
    const std::vector<acp::ConfigOption> &options = session->facts().options;
    const bool isSwitch = std::any_of(options.begin(), options.end(), [&optionId](const acp::ConfigOption &option) {
        return option.id == optionId && option.isBoolean;
    });
    if (isSwitch)
        session->setOption(optionId, value == QLatin1String("true"));
    else
        session->setOption(optionId, value);
}

} // namespace workspace

#include "moc_firstoptions.cpp"
