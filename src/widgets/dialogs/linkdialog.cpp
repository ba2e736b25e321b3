// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/linkdialog.h"

#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"
#include "widgets/style/ground.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
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

LinkQuestion::LinkQuestion(const models::LinkTarget &target, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(base::Words::tr("Open a link"));
    auto *label = new QLabel(tr("The link leads to:"), this);
    auto *shown = new QPlainTextEdit(target.shown, this);
    label->setBuddy(shown);
    shown->setObjectName(QStringLiteral("target"));
    shown->setReadOnly(true);
    shown->setTabChangesFocus(true);
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    shown->setWordWrapMode(QTextOption::WrapAnywhere);
    shown->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    shown->setFixedHeight(shown->fontMetrics().lineSpacing() * (target.shown.size() > 200 ? 8 : 4) +
                          2 * shown->frameWidth() + 8);
    QBoxLayout *column = columnOf(nullptr, {label, shown}, {}, 0, this);
    for (const QString &warning : target.warnings)
        column->addWidget(wrappedLabel(this, warning));
    column->addStretch();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *open = buttons->addButton(base::Words::tr("Open"), QDialogButtonBox::ActionRole);
    QPushButton *copy = buttons->addButton(base::Words::tr("Copy"), QDialogButtonBox::ActionRole);
    QPushButton *cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setDefault(true);
    connect(copy, &QAbstractButton::clicked, this,
            [address = target.shown] { QApplication::clipboard()->setText(address); });
    connect(open, &QAbstractButton::clicked, this, [this] {
        accept();
        Q_EMIT openRequested();
    });
    cancel->setFocus();
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 64, 0});
}

} // namespace widgets

#include "moc_linkdialog.cpp"
