// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/networkfields.h"

#include "base/visibletext.h"
#include "proxy/hostlist.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace widgets {

using proxy::NetworkLevel;

NetworkFields::NetworkFields(QWidget *parent)
    : QWidget(parent)
    , m_level(new QComboBox(this))
    , m_hosts(new QLineEdit(this))
    , m_before(new QPushButton(tr("Contacted before"), this))
    , m_about(hintLabel(this))
{
    m_level->setObjectName(QStringLiteral("networkLevel"));
    m_level->setAccessibleName(tr("Network"));
    m_level->addItem(tr("Off"), int(NetworkLevel::Unwatched));
    m_level->addItem(tr("Record hosts"), int(NetworkLevel::Note));
    m_level->addItem(tr("Only these hosts"), int(NetworkLevel::Only));
    m_hosts->setObjectName(QStringLiteral("networkHosts"));
    m_hosts->setAccessibleName(tr("Hosts that may be reached"));
    //: examples in an empty field
    m_hosts->setPlaceholderText(tr("api.example.org, *.example.net, example.com:443"));
    m_about->setObjectName(QStringLiteral("networkAbout"));
    setFocusProxy(m_level);
    setFocusPolicy(m_level->focusPolicy()); // else the key of its label does nothing
    m_before->setObjectName(QStringLiteral("contacted"));
    m_before->setToolTip(
        tr("Takes hosts into the list that this agent has contacted in sessions whose network was noted"));
    m_before->setMenu(new QMenu(this));
    connect(m_before->menu(), &QMenu::aboutToShow, this, &NetworkFields::showSuggestions);
    QLayout *const line = rowOf(nullptr, {{m_hosts, 1}, m_before});
    columnOf(nullptr, {{m_level, 0, Qt::AlignLeading}, line, m_about}, {}, 0, this)->setContentsMargins({});
    connect(m_level, &QComboBox::activated, this, [this] {
        show(level());
        Q_EMIT edited();
        Q_EMIT chosen();
    });
    connect(m_hosts, &QLineEdit::textEdited, this, &NetworkFields::edited);
    connect(m_hosts, &QLineEdit::textChanged, this, [this] { show(level()); });
    connect(m_hosts, &QLineEdit::editingFinished, this, &NetworkFields::chosen);
    show(NetworkLevel::Unwatched);
}

void NetworkFields::setRules(const proxy::NetworkRules &rules)
{
    m_level->setCurrentIndex(m_level->findData(int(rules.level)));
    if (rules != this->rules()) // else what is being typed keeps its blanks
        m_hosts->setText(rules.hosts.join(QStringLiteral(", ")));
    show(rules.level);
}

void NetworkFields::setSuggestions(const QStringList &hosts)
{
    m_suggestions = hosts;
    show(level());
}

/// Those that are not on the list yet.
QStringList NetworkFields::suggestions() const
{
    const QStringList listed = rules().hosts;
    QStringList out;
    for (const QString &host : m_suggestions) {
        if (!listed.contains(host))
            out << host;
    }
    return out;
}

void NetworkFields::showSuggestions()
{
    QMenu *menu = m_before->menu();
    menu->clear();
    const QStringList all = suggestions();
    for (const QString &host : all)
        connect(menu->addAction(base::visibleText(host).replace(u'&', QStringLiteral("&&"))), &QAction::triggered, this,
                [this, host] { addHosts({host}); });
    if (all.size() < 2)
        return;
    menu->addSeparator();
    connect(menu->addAction(tr("All of them")), &QAction::triggered, this, [this, all] { addHosts(all); });
}

void NetworkFields::addHosts(const QStringList &hosts)
{
    m_hosts->setText((rules().hosts + hosts).join(QStringLiteral(", ")));
    Q_EMIT edited();
    Q_EMIT chosen();
}

proxy::NetworkRules NetworkFields::rules() const
{
    return {level(), proxy::HostList::split(m_hosts->text())};
}

QString NetworkFields::problem() const
{
    if (level() != NetworkLevel::Only)
        return {};
    const auto hosts = proxy::HostList::fromTexts(rules().hosts);
    return hosts ? QString() : hosts.error().message;
}

NetworkLevel NetworkFields::level() const
{
    return NetworkLevel(m_level->currentData().toInt());
}

void NetworkFields::show(NetworkLevel level)
{
    m_hosts->setVisible(level == NetworkLevel::Only);
    m_before->setVisible(level == NetworkLevel::Only && !suggestions().isEmpty());
    switch (level) {
    case NetworkLevel::Unwatched:
        m_about->clear();
        break;
    case NetworkLevel::Note:
        m_about->setText(
            tr("Each turn says which hosts the agent and its commands contacted, through a proxy of Belay's "
               "own. Programs that ignore it, ssh, UDP and containers go past it."));
        break;
    case NetworkLevel::Only:
        m_about->setText(tr("All other hosts are blocked; include the agent's own service. MCP servers you set up stay "
                            "reachable. Requires holding changes back."));
        break;
    }
    m_about->setVisible(!m_about->text().isEmpty());
}

} // namespace widgets

#include "moc_networkfields.cpp"
