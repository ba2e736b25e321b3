// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/transcript/transcriptview.h"

#include <QObject>

#include <vector>

/// What a conversation asked for with TranscriptView::activated(), of one kind of action.
template <class Action> class ActionSpy
{
public:
    explicit ActionSpy(widgets::TranscriptView *view)
    {
        QObject::connect(view, &widgets::TranscriptView::activated, &m_context,
                         [this](const widgets::TranscriptAction &action) {
                             if (const auto *wanted = std::get_if<Action>(&action))
                                 m_seen.push_back(*wanted);
                         });
    }
    qsizetype count() const { return qsizetype(m_seen.size()); }
    qsizetype size() const { return count(); }
    bool isEmpty() const { return m_seen.empty(); }
    void clear() { m_seen.clear(); }
    const Action &operator[](size_t index) const { return m_seen.at(index); }
    auto begin() const { return m_seen.begin(); }
    auto end() const { return m_seen.end(); }

private:
    QObject m_context;
    std::vector<Action> m_seen;
};
