// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/networkfields.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "proxy/hostlist.h"
#include "ui_networkfields.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace widgets {

using proxy::NetworkLevel;

NetworkFields::NetworkFields(QWidget *parent) : QWidget(parent), m_ui(std::make_unique<Ui_NetworkFields>())
{
    m_ui->setupUi(this);
    m_ui->networkLevel->setAccessibleName(base::Words::tr("Network"));
    setFocusProxy(m_ui->networkLevel);
    setFocusPolicy(m_ui->networkLevel->focusPolicy()); // else the key of its label does nothing
    m_ui->contacted->setMenu(new QMenu(this));
    connect(m_ui->contacted->menu(), &QMenu::aboutToShow, this, &NetworkFields::showSuggestions);
    connect(m_ui->networkLevel, &QComboBox::activated, this, [this] {
        show(level());
        Q_EMIT edited();
        Q_EMIT chosen();
    });
    connect(m_ui->networkHosts, &QLineEdit::textEdited, this, &NetworkFields::edited);
    connect(m_ui->networkHosts, &QLineEdit::textChanged, this, [this] { show(level()); });
    connect(m_ui->networkHosts, &QLineEdit::editingFinished, this, &NetworkFields::chosen);
    show(NetworkLevel::Unwatched);
}

NetworkFields::~NetworkFields() = default;

void NetworkFields::setRules(const proxy::NetworkRules &rules)
{
    m_ui->networkLevel->setCurrentIndex(int(rules.level));
    if (rules != this->rules()) // else what is being typed keeps its blanks
        m_ui->networkHosts->setText(rules.hosts.join(QStringLiteral(", ")));
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
    QMenu *menu = m_ui->contacted->menu();
    menu->clear();
    const QStringList all = suggestions();
    for (const QString &host : all)
        menu->addAction(base::visibleText(host).replace(u'&', QStringLiteral("&&")), this,
                        [this, host] { addHosts({host}); });
    if (all.size() < 2)
        return;
    menu->addSeparator();
    menu->addAction(tr("All of them"), this, [this, all] { addHosts(all); });
}

void NetworkFields::addHosts(const QStringList &hosts)
{
    m_ui->networkHosts->setText((rules().hosts + hosts).join(QStringLiteral(", ")));
    Q_EMIT edited();
    Q_EMIT chosen();
}

proxy::NetworkRules NetworkFields::rules() const
{
    return {level(), proxy::HostList::split(m_ui->networkHosts->text())};
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
    return NetworkLevel(m_ui->networkLevel->currentIndex());
}

void NetworkFields::show(NetworkLevel level)
{
    m_ui->networkHosts->setVisible(level == NetworkLevel::Only);
    m_ui->contacted->setVisible(level == NetworkLevel::Only && !suggestions().isEmpty());
    say(m_ui->networkAbout, level == NetworkLevel::Note
                                ? tr("Each turn says which hosts the agent and its commands contacted, through a proxy "
                                     "of Belay's own. Programs that ignore it, ssh, UDP and containers go past it.")
                            : level == NetworkLevel::Only
                                ? tr("All other hosts are blocked; include the agent's own service. MCP servers you "
                                     "set up stay reachable. Requires holding changes back.")
                                : QString());
}

NetworkDialog::NetworkDialog(const proxy::NetworkRules &rules, const QStringList &contacted, QWidget *parent)
    : QDialog(parent)
    , m_fields(new NetworkFields(this))
    , m_problem(wrappedLabel(this))
{
    setWindowTitle(tr("Network of the session"));
    auto *about = hintLabel(this, base::Words::tr("Changing this restarts the agent."));
    m_problem->setObjectName(QStringLiteral("problem"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    columnOf(nullptr, {m_fields, about, m_problem, Cell::room(1)}, {}, 0, this);
    m_fields->setSuggestions(contacted);
    m_fields->setRules(rules);
    connect(m_fields, &NetworkFields::edited, this, &NetworkDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(m_fields->rules());
        accept();
    });
    check();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

void NetworkDialog::check()
{
    const QString problem = m_fields->problem();
    say(m_problem, problem);
    m_apply->setEnabled(problem.isEmpty());
    growDialog(this);
}

} // namespace widgets

#include "moc_networkfields.cpp"
