// SPDX-License-Identifier: Apache-2.0
#include "settings/drafts.h"

#include "settings/settingsfile.h"

#include <QSettings>

namespace settings {

namespace {

core::Message read(const QSettings &file, const QString &prefix)
{
    core::Message message(file.value(prefix + QLatin1String("text")).toString());
    message.mentions = file.value(prefix + QLatin1String("mentions")).toStringList();
    const QStringList attachments = file.value(prefix + QLatin1String("attachments")).toStringList();
    for (const QString &url : attachments)
        message.attachments << QUrl(url);
    return message;
}

void store(QSettings *file, const QString &prefix, const core::Message &message)
{
    QStringList attachments;
    for (const QUrl &url : message.attachments)
        attachments << url.toString(QUrl::FullyEncoded);
    file->setValue(prefix + QLatin1String("text"), message.text);
    file->setValue(prefix + QLatin1String("mentions"), message.mentions);
    file->setValue(prefix + QLatin1String("attachments"), attachments);
}

} // namespace

Drafts::Drafts(const QString &file, base::Clock *clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_file(openIniFile(file))
{
    const QStringList keys = m_file->childGroups();
    for (const QString &key : keys) {
        Draft draft;
        draft.message = read(*m_file, key + u'/');
        draft.earlier = read(*m_file, key + QLatin1String("/earlier_"));
        draft.caret = qBound(0, m_file->value(key + QLatin1String("/caret")).toInt(), int(draft.message.text.size()));
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
    // The delay runs from the first change, not from the last, so that somebody who types on and on loses no more than
    // that.
    if (m_changed.isEmpty())
        m_timer = m_clock->after(delay, [this] { write(); });
    m_changed.insert(key, draft);
}

QList<QUrl> Drafts::attachments() const
{
    QList<QUrl> out;
    for (const Draft &draft : m_drafts)
        out += draft.message.attachments + draft.earlier.attachments;
    return out;
}

void Drafts::write()
{
    m_timer.cancel();
    for (auto i = m_changed.cbegin(); i != m_changed.cend(); ++i) {
        m_file->remove(i.key());
        if (i->isEmpty())
            continue;
        store(m_file.get(), i.key() + u'/', i->message);
        if (!i->earlier.isEmpty())
            store(m_file.get(), i.key() + QLatin1String("/earlier_"), i->earlier);
        m_file->setValue(i.key() + QLatin1String("/caret"), i->caret);
    }
    if (!m_changed.isEmpty())
        m_file->sync();
    m_changed.clear();
}

} // namespace settings

#include "moc_drafts.cpp"
