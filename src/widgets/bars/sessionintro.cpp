// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/sessionintro.h"

#include "acp/requests.h"
#include "base/visibletext.h"
#include "base/words.h"
#include "core/stop/stopstatistics.h"
#include "models/texts/showntext.h"
#include "models/texts/stopstatisticstext.h"
#include "widgets/style/keynames.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace widgets {

namespace {

constexpr int mostFacts = 5;

QString placeText(const models::SessionIdentity &session)
{
    QStringList parts{models::shownPath(session.cwd)};
    if (!session.branch.isEmpty())
        parts << base::visibleText(session.branch);
    if (!session.moreFolders.isEmpty())
        parts << base::Words::tr("%n more folder(s)", nullptr, int(session.moreFolders.size()));
    return parts.join(QStringLiteral(" · "));
}

QString takesText(const models::SessionOffers &offers)
{
    QStringList takes, parts;
    if (offers.takes.image)
        takes << base::Words::tr("images");
    if (offers.takes.audio)
        takes << base::Words::tr("audio");
    if (offers.takes.embeddedContext)
        takes << base::Words::tr("files");
    if (!takes.isEmpty())
        //: what can go with a message, a list
        parts << SessionIntro::tr("Accepts %1").arg(QLocale().createSeparatedList(takes));
    if (!offers.commands.empty())
        parts << SessionIntro::tr("%n slash command(s)", nullptr, int(offers.commands.size()));
    return parts.join(QStringLiteral(" · "));
}

/// How far Stop reaches; that needs no measuring.
QString reachText(const models::AgentStatus &agent, const models::HeldStatus &held)
{
    const QString reach = agent.remote ? SessionIntro::tr("Runs elsewhere: Force stop ends the connection")
                                       : SessionIntro::tr("Force stop ends it and everything it started");
    return held.isHolding ? QString(reach + QStringLiteral(" · ") +
                                    SessionIntro::tr("its changes are held back until you accept them"))
                          : reach;
}

} // namespace

SessionIntro::SessionIntro(models::SessionStatus *status, Look *look, QWidget *over)
    : QWidget(over)
    , m_status(status)
    , m_agent(wordsLabel(look, this, &Theme::welcome))
    , m_hint(wordsLabel(look, this, &Theme::small, &Theme::text2))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    QBoxLayout *const column = columnOf(look, {Cell::room(2), m_agent}, {3, 3, 3, 3}, 2, this);
    for (int i = 0; i < mostFacts; ++i) {
        m_facts.push_back(wordsLabel(look, this, &Theme::body, &Theme::text2));
        column->addWidget(m_facts.back());
    }
    column->addWidget(m_hint);
    for (QLabel *line : findChildren<QLabel *>())
        line->setAlignment(Qt::AlignCenter);
    column->addStretch(3);
    columnOf(nullptr, {this}, {}, 0, over)->setContentsMargins({});
    connect(status, &models::SessionStatus::changed, this, &SessionIntro::refresh);
    refresh();
}

void SessionIntro::setConduct(const QString &sentence)
{
    m_conduct = sentence;
    refresh();
}

void SessionIntro::refresh()
{
    const models::SessionIdentity &session = m_status->identity();
    const core::StopStatistics &statistics = m_status->turn().statistics;
    m_agent->setText(base::visibleText(session.agentName));
    QStringList facts{placeText(session),
                      !m_conduct.isEmpty()   ? m_conduct
                      : statistics.stops > 0 ? models::stopStatisticsText(statistics)
                                             : tr("Not stopped yet"),
                      m_conduct.isEmpty() ? tr("Not tested yet: whether it asks before it runs commands") : QString(),
                      reachText(m_status->agent(), m_status->held()), takesText(m_status->offers())};
    facts.removeAll(QString());
    for (size_t i = 0; i < m_facts.size(); ++i) {
        m_facts[i]->setText(facts.value(qsizetype(i)));
        m_facts[i]->setVisible(qsizetype(i) < facts.size());
    }
    QStringList hints{tr("@ mentions a file"), tr("/ lists commands")};
    if (const QString keys = keysOf(this, QLatin1String("attachFiles"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
        !keys.isEmpty())
        hints << tr("%1 attaches files", "keys").arg(keys);
    m_hint->setText(hints.join(QStringLiteral(" · ")));
    facts.prepend(m_agent->text());
    setAccessibleName(facts.join(QStringLiteral(". ")));
}

} // namespace widgets

#include "moc_sessionintro.cpp"
