// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/networkdialog.h"

#include "base/words.h"
#include "widgets/dialogs/agents/networkfields.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>

namespace widgets {

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

#include "moc_networkdialog.cpp"
