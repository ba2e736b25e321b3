// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/review/retrydialog.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/dialogs/dialogframe.h"
#include "widgets/dialogs/wrappedlabel.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace widgets {

namespace {

constexpr qsizetype longestShown = 200; ///< characters of the message

} // namespace

RetryDialog::RetryDialog(const QString &message, const std::vector<Row> &rows, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(base::Words::tr("Retry"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(boldLabel(this, tr("Some of this turn has already happened")));
    QString shown = base::visibleText(message).simplified();
    if (shown.size() > longestShown)
        shown = shown.left(longestShown) + u'…';
    column->addWidget(wrappedLabel(this, tr("“%1” What shall happen to each when it runs again?").arg(shown)));
    auto *list = new QWidget(this);
    list->setAccessibleName(tr("What took effect"));
    auto *listColumn = new QVBoxLayout(list);
    bool isAnswered = false;
    for (const Row &row : rows) {
        if (listColumn->count() > 0) {
            auto *line = new QFrame(list);
            line->setFrameShape(QFrame::HLine);
            listColumn->addWidget(line);
        }
        listColumn->addWidget(makeRow(row));
        isAnswered = isAnswered || std::count(row.choices.begin(), row.choices.end(), Choice::Skip) > 0;
    }
    auto *scroll = new QScrollArea(this);
    scroll->setWidget(list);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumHeight(qMin(list->sizeHint().height() + 2 * scroll->frameWidth(), fontMetrics().height() * 22));
    column->addWidget(scroll, 1);
    if (isAnswered)
        column->addWidget(
            hintLabel(this, tr("Skip answers the agent with the first result; nothing is sent or run twice.")));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto *retry = buttons->addButton(base::Words::tr("Retry"), QDialogButtonBox::AcceptRole);
    retry->setObjectName(QStringLiteral("retry"));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT retryRequested(chosen());
        accept();
    });
    frameDialog(this, buttons, {fontMetrics().horizontalAdvance(u'0') * 70, 0});
}

QWidget *RetryDialog::makeRow(const Row &row)
{
    auto *out = new QWidget(this);
    auto *column = new QVBoxLayout(out);
    column->setContentsMargins(0, 0, 0, 0);
    auto *what = wrappedLabel(out, row.what);
    what->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    column->addWidget(what);
    auto *state = wrappedLabel(out, row.state);
    column->addWidget(state);
    if (row.choices.empty()) {
        m_groups.push_back(nullptr);
        return out;
    }
    auto *group = new QButtonGroup(out);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    const bool isCall = std::count(row.choices.begin(), row.choices.end(), Choice::Repeat) > 0;
    for (size_t i = 0; i < row.choices.size(); ++i) {
        auto *button = new QRadioButton(words(row.choices[i], isCall), out);
        static const QString names[] = {QStringLiteral("keep"), QStringLiteral("undoFirst"), QStringLiteral("skip"),
                                        QStringLiteral("repeat"), QStringLiteral("askThen")};
        button->setObjectName(names[int(row.choices[i])]);
        button->setAccessibleName(QString(row.what + QStringLiteral(": ") + button->text()));
        if (row.choices.size() > 1)
            button->setProperty("segment", i == 0                        ? QStringLiteral("first")
                                           : i + 1 == row.choices.size() ? QStringLiteral("last")
                                                                         : QStringLiteral("middle"));
        if (row.choices[i] == Choice::UndoFirst)
            button->setToolTip(row.undo);
        group->addButton(button, int(row.choices[i]));
        line->addWidget(button);
    }
    group->button(int(row.choices.front()))->setChecked(true);
    line->addStretch();
    column->addLayout(line);
    if (!row.undo.isEmpty()) {
        connect(group, &QButtonGroup::idToggled, state, [state, row](int id, bool on) {
            if (on)
                state->setText(id == int(Choice::UndoFirst) ? row.undo : row.state);
        });
    }
    m_groups.push_back(group);
    return out;
}

QString RetryDialog::words(Choice choice, bool isCall)
{
    switch (choice) {
    case Choice::Stay:
        return base::Words::tr("Keep");
    case Choice::UndoFirst:
        return tr("Undo first");
    case Choice::Skip:
        return tr("Skip");
    case Choice::Repeat:
        return tr("Repeat");
    case Choice::AskThen:
        break;
    }
    return isCall ? tr("Ask again then") : base::Words::tr("Keep");
}

std::vector<RetryDialog::Choice> RetryDialog::chosen() const
{
    std::vector<Choice> out;
    for (const QButtonGroup *group : m_groups)
        out.push_back(group ? Choice(group->checkedId()) : Choice::Stay);
    return out;
}

} // namespace widgets

#include "moc_retrydialog.cpp"
