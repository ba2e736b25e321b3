// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/loginbar.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/content/terminalpane.h"
#include "widgets/style/flatbutton.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace widgets {

namespace {

constexpr qsizetype longestName = 100, longestWords = 600; ///< characters

/// Qt would measure all of it, however long.
QString shortened(const QString &words, qsizetype most)
{
    if (words.size() <= most)
        return words;
    return LoginBar::tr("%1… (%n more character(s))", nullptr, int(words.size() - most)).arg(words.left(most));
}

void setLabelText(QLabel *label, const QString &words)
{
    label->setText(base::visibleText(shortened(words, longestWords), base::LineBreaks::Keep));
    label->setVisible(!words.isEmpty());
}

/// The description of a way to log in, if its name does not say it.
QString about(const models::LoginMethod &method)
{
    QStringList lines{method.description};
    if (method.kind == models::LoginMethod::Kind::Terminal)
        lines << LoginBar::tr("runs %1").arg(method.command);
    lines.removeAll(QString());
    return lines.join(QStringLiteral(" · "));
}

} // namespace

LoginBar::LoginBar(models::SessionStatus *status, Look *look, QWidget *parent)
    : Ground(look, tintOf(&Theme::waits), parent)
    , m_status(status)
    , m_title(wordsLabel(look, this, &Theme::bold))
    , m_why(wordsLabel(look, this))
    , m_problem(wordsLabel(look, this, &Theme::body, colorOf(&Theme::failed)))
    , m_methods(new QWidget(this))
    , m_rows(columnOf(look, {}, {}, 1, m_methods))
    , m_form(new QWidget(this))
    , m_fields(new QGridLayout(m_form))
    , m_cancel(new FlatButton(look, ButtonKind::Normal, base::Words::tr("Cancel"), this))
    , m_terminal(new TerminalPane(look, this))
{
    setOutline(&Theme::waitsLine, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_fields->setContentsMargins(0, 0, 0, 0);
    QLayout *const foot = rowOf(look, {m_cancel, Cell::room()}, {}, 2);
    columnOf(look, {m_title, m_why, m_methods, m_form, m_terminal, m_problem, foot}, {4, 3, 4, 3}, 2, this);
    connect(m_cancel, &QAbstractButton::clicked, this, [this] {
        if (m_formOf.isEmpty())
            Q_EMIT cancelRequested();
        else
            closeForm();
        refresh();
    });
    connect(m_terminal, &TerminalPane::typed, this, &LoginBar::typed);
    connect(status, &models::SessionStatus::questionsChanged, this, &LoginBar::refresh);
    connect(status, &models::SessionStatus::identityChanged, this, &LoginBar::refresh);
    refresh();
}

void LoginBar::refresh()
{
    const models::LoginStatus &login = m_status->questions().login;
    const bool hadFocus = focusWidget() && focusWidget()->hasFocus();
    setVisible(login.needed);
    if (!login.needed) {
        if (hadFocus)
            Q_EMIT focusReleased();
        closeForm();
        m_terminal->hide();
        return;
    }
    const bool busy = !login.underWay.isEmpty();
    const QString agent = base::visibleText(m_status->identity().agentName);
    m_title->setText(busy ? tr("Logging in to %1").arg(agent) : base::Words::tr("%1 asks you to log in").arg(agent));
    setAccessibleName(m_title->text());
    QString why = login.why;
    if (login.leftOut > 0 && !busy)
        why = tr("%1\nIt offers %n more way(s), which are not shown.", nullptr, login.leftOut)
                  .arg(shortened(why, longestWords));
    else if (login.methods.empty())
        why = tr("%1\nThis does not work in Belay. Log in with the agent's own program, then restart the agent.")
                  .arg(why);
    else if (busy)
        why = login.inTerminal ? QString() : tr("The agent does the rest, perhaps in your browser.");
    setLabelText(m_why, why);
    rebuildMethods(login);
    m_methods->setVisible(!busy && m_formOf.isEmpty() && !login.methods.empty());
    m_form->setVisible(!busy && !m_formOf.isEmpty());
    const bool begins = login.inTerminal && m_terminal->isHidden();
    m_terminal->setVisible(login.inTerminal);
    if (begins) {
        m_terminal->clear();
        m_terminal->setFocus(Qt::OtherFocusReason);
    }
    if (login.inTerminal)
        m_terminal->setOutput(login.terminalText, login.terminalDropped);
    const QString last = m_terminal->plainText().trimmed().section(u'\n', -1);
    setLabelText(m_problem, login.problem.isEmpty() || login.terminalText.isEmpty() || last.isEmpty()
                                ? login.problem
                                : base::Words::tr("%1 It wrote: %2").arg(login.problem, last));
    m_cancel->setVisible(busy || !m_formOf.isEmpty());
    updateGeometry();
}

void LoginBar::rebuildMethods(const models::LoginStatus &login)
{
    if (login.methods == m_shown)
        return;
    m_shown = login.methods;
    closeForm();
    clearLayout(m_rows);
    for (const models::LoginMethod &method : login.methods) {
        auto *row = new QWidget(m_methods);
        auto *button =
            new FlatButton(m_look, ButtonKind::Normal, shortened(base::visibleText(method.name), longestName), row);
        QLabel *words = wordsLabel(m_look, row, &Theme::small, &Theme::text2);
        words->setMinimumHeight(button->sizeHint().height());
        words->setText(shortened(base::visibleText(about(method)), longestWords));
        rowOf(m_look, {{button, 0, Qt::AlignTop}, {words, 1}}, {}, 2, row);
        m_rows->addWidget(row);
        connect(button, &QAbstractButton::clicked, this, [this, method] {
            if (method.kind == models::LoginMethod::Kind::Variables)
                openForm(method);
            else
                Q_EMIT loginRequested(method.id);
        });
    }
}

void LoginBar::openForm(const models::LoginMethod &method)
{
    closeForm();
    m_formOf = method.id;
    for (const models::LoginVariable &variable : method.variables) {
        QLabel *label = wordsLabel(m_look, m_form);
        const QString name =
            shortened(base::visibleText(variable.label.isEmpty() ? variable.name : variable.label), longestName);
        label->setText(variable.optional ? base::Words::tr("%1 (optional)").arg(name) : name);
        auto *edit = new QLineEdit(m_form);
        edit->setAccessibleName(label->text());
        edit->setObjectName(variable.name);
        edit->setEchoMode(variable.secret ? QLineEdit::Password : QLineEdit::Normal);
        m_fields->addWidget(label, int(m_edits.size()), 0);
        m_fields->addWidget(edit, int(m_edits.size()), 1);
        m_edits << edit;
    }
    auto *go = new FlatButton(m_look, ButtonKind::Normal, base::Words::tr("Log in"), m_form);
    m_fields->addWidget(go, int(m_edits.size()), 1, Qt::AlignLeft);
    const auto variables = method.variables;
    const auto check = [this, variables, go] {
        bool complete = true;
        for (qsizetype i = 0; i < m_edits.size(); ++i)
            complete = complete && (variables[size_t(i)].optional || !m_edits[i]->text().isEmpty());
        go->setEnabled(complete);
    };
    for (QLineEdit *edit : std::as_const(m_edits)) {
        connect(edit, &QLineEdit::textChanged, go, check);
        connect(edit, &QLineEdit::returnPressed, go, &QAbstractButton::click);
    }
    connect(go, &QAbstractButton::clicked, this, [this, id = method.id] {
        QList<std::pair<QString, QString>> values;
        for (const QLineEdit *edit : std::as_const(m_edits))
            values.append({edit->objectName(), edit->text()});
        Q_EMIT variablesGiven(id, values);
    });
    check();
    refresh();
    if (!m_edits.isEmpty())
        m_edits.first()->setFocus(Qt::OtherFocusReason);
}

/// Discards the input.
void LoginBar::closeForm()
{
    if (m_formOf.isEmpty())
        return;
    m_formOf.clear();
    m_edits.clear();
    clearLayout(m_fields);
}

} // namespace widgets

#include "moc_loginbar.cpp"
