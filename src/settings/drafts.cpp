// SPDX-License-Identifier: Apache-2.0
#include "settings/drafts.h"

namespace settings {

Drafts::Drafts(const QString &file, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_file(file, QSettings::IniFormat)
{
    const QStringList keys = m_file.childGroups();
    for (const QString &key : keys) {
        const auto value = [&](const char *name) { return m_file.value(key + u'/' + QLatin1String(name)); };
        Draft draft;
        draft.message.text = value("text").toString();
        draft.message.mentions = value("mentions").toStringList();
        const QStringList attachments = value("attachments").toStringList();
        for (const QString &url : attachments)
            draft.message.attachments << QUrl(url);
        draft.caret = qBound(0, value("caret").toInt(), int(draft.message.text.size()));
        if (!draft.isEmpty())
            m_drafts.insert(key, draft);
    }
}

Drafts::~Drafts()
{
    write();
}

Draft Drafts::draft(const QString &key) const
{
    return m_drafts.value(key);
}

void Drafts::set(const QString &key, const Draft &draft)
{
    if (m_drafts.value(key) == draft)
        return;
    if (draft.isEmpty())
        m_drafts.remove(key);
    else
        m_drafts.insert(key, draft);
    // Written a while after the first change, not after the last: who types on and on loses no more than that.
    if (m_changed.isEmpty())
        m_timer = m_clock->after(delay, [this] { write(); });
    m_changed.insert(key, draft);
}

QList<QUrl> Drafts::attachments() const
{
    QList<QUrl> out;
    for (const Draft &draft : m_drafts)
        out += draft.message.attachments;
    return out;
}

void Drafts::write()
{
    m_timer.cancel();
    for (auto i = m_changed.cbegin(); i != m_changed.cend(); ++i) {
        m_file.remove(i.key());
        if (i->isEmpty())
            continue;
        QStringList attachments;
        for (const QUrl &url : i->message.attachments)
            attachments << url.toString(QUrl::FullyEncoded);
        const auto store = [&](const char *name, const QVariant &value) {
            m_file.setValue(i.key() + u'/' + QLatin1String(name), value);
        };
        store("text", i->message.text);
        store("mentions", i->message.mentions);
        store("attachments", attachments);
        store("caret", i->caret);
    }
    if (!m_changed.isEmpty())
        m_file.sync();
    m_changed.clear();
}

} // namespace settings
