// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/linkdialog.h"

#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace widgets {

LinkDialog::LinkDialog(const QString &link, QWidget *parent)
    : QDialog(parent)
    , m_link(new QLineEdit(link, this))
    , m_problem(wrappedLabel(this))
{
    setWindowTitle(base::Words::tr("Open a link"));
    auto *label = new QLabel(tr("&Link to an entry of a session"), this);
    label->setBuddy(m_link);
    m_link->setObjectName(QStringLiteral("link"));
    m_link->setPlaceholderText(QStringLiteral("belay://session/123/entry/45"));
    m_link->selectAll();
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->hide();
    columnOf(nullptr, {label, m_link, m_problem, Cell::room()}, {}, 0, this);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    QPushButton *open = buttons->button(QDialogButtonBox::Open);
    open->setEnabled(!link.isEmpty());
    connect(m_link, &QLineEdit::textChanged, this, [this, open](const QString &text) {
        open->setEnabled(!text.trimmed().isEmpty());
        showProblem({});
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { Q_EMIT openRequested(m_link->text()); });
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 60, 0});
}

void LinkDialog::showProblem(const QString &problem)
{
    say(m_problem, problem);
    growDialog(this);
}

} // namespace widgets

#include "moc_linkdialog.cpp"
