// SPDX-License-Identifier: Apache-2.0
#include "widgets/bars/findbar.h"

#include "base/visibletext.h"
#include "base/words.h"
#include "widgets/style/flatbutton.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace widgets {
namespace {

constexpr int longestSelection = 300; ///< characters; a longer selection is not used as a search text

FlatButton *toggle(Look *look, const QString &words, const QString &name, QWidget *parent)
{
    auto *button = new FlatButton(look, ButtonKind::Flat, words, parent);
    button->setSmall(true);
    button->setCheckable(true);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

FindBar::FindBar(models::TranscriptSearch *search, Look *look, QWidget *parent)
    : Ground(look, &Theme::window, parent, Qt::BottomEdge)
    , m_search(search)
    , m_field(new QLineEdit(this))
    , m_position(new QLabel(this))
    , m_problem(wordsLabel(look, this, &Theme::small, colorOf(&Theme::failed)))
    , m_previous(iconButton(look, QStringLiteral("up"), tr("Previous match"), this))
    , m_next(iconButton(look, QStringLiteral("down"), tr("Next match"), this))
    , m_case(toggle(look, QStringLiteral("Aa"), tr("Match upper and lower case"), this))
    , m_word(toggle(look, QStringLiteral("[a]"), tr("Whole words"), this))
    , m_expression(toggle(look, QStringLiteral(".*"), tr("Regular expression"), this))
    , m_close(iconButton(look, QStringLiteral("close"), base::Words::tr("Close"), this))
{
    setAccessibleName(base::Words::tr("Find in the conversation"));
    m_field->setPlaceholderText(base::Words::tr("Find in the conversation"));
    m_field->setAccessibleName(base::Words::tr("Find in the conversation"));
    setField(m_field, look, &Theme::body, QStringLiteral("search"));
    m_position->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_position->setTextFormat(Qt::PlainText);
    setFace(m_position, look, &Theme::small, &Theme::text2);
    QLayout *const row =
        rowOf(nullptr, {{m_field, 1}, m_position, m_previous, m_next, m_case, m_word, m_expression, m_close});
    columnOf(nullptr, {row, m_problem}, {}, 0, this)->setSpacing(2); // the row's, too
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::search);
    connect(m_field, &QLineEdit::returnPressed, this,
            [this] { QApplication::keyboardModifiers() & Qt::ShiftModifier ? findPrevious() : findNext(); });
    for (FlatButton *button : {m_case, m_word, m_expression})
        connect(button, &QAbstractButton::toggled, this, &FindBar::search);
    connect(m_previous, &QAbstractButton::clicked, this, &FindBar::findPrevious);
    connect(m_next, &QAbstractButton::clicked, this, &FindBar::findNext);
    connect(m_close, &QAbstractButton::clicked, this, &FindBar::close);
    connect(search, &models::TranscriptSearch::changed, this, &FindBar::refresh);
    connect(search, &models::TranscriptSearch::currentChanged, this, &FindBar::refresh);
    connect(look, &Look::changed, this, &FindBar::restyle);
    hide();
    restyle();
    refresh();
}

void FindBar::restyle()
{
    const Theme &t = m_look->theme();
    m_field->setMinimumWidth(t.u * 20);
    // Wide enough for any number, so that nothing moves while counting.
    m_position->setMinimumWidth(
        int(QFontMetricsF(t.small).horizontalAdvance(base::Words::tr("%1 of %2").arg(999).arg(9999))) + t.u * 3);
    m_position->setContentsMargins(t.u, 0, t.u, 0);
    setSide(m_side);
}

void FindBar::setSide(int pixels)
{
    m_side = pixels;
    const int u = m_look->theme().u;
    layout()->setContentsMargins(qMax(u * 2, pixels), u, qMax(u * 2, pixels), u);
}

models::SearchOptions FindBar::options() const
{
    return {m_field->text(), m_case->isChecked(), m_word->isChecked(), m_expression->isChecked()};
}

void FindBar::open(const QString &words)
{
    if (isHidden() || !isAncestorOf(QApplication::focusWidget()))
        m_before = QApplication::focusWidget();
    const bool wasHidden = isHidden();
    show();
    if (!words.isEmpty() && words.size() <= longestSelection && words != m_field->text())
        m_field->setText(words);
    else if (wasHidden)
        search();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FindBar::close()
{
    if (isHidden())
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const QPointer<QWidget> before = std::exchange(m_before, nullptr);
    hide();
    m_search->stop();
    if (hadFocus && before && before->isVisible())
        before->setFocus(Qt::OtherFocusReason);
    Q_EMIT closed(hadFocus && !(before && before->isVisible()));
}

void FindBar::findNext()
{
    isHidden() ? open() : m_search->next();
}

void FindBar::findPrevious()
{
    isHidden() ? open() : m_search->previous();
}

void FindBar::search()
{
    if (!isHidden())
        Q_EMIT searchWanted(options());
}

/// "3 of 41", with dots while the search is running.
QString FindBar::positionText() const
{
    if (!m_search->pattern().finds())
        return {};
    const QLocale locale;
    if (m_search->count() == 0)
        return m_search->isRunning() ? tr("Searching…") : tr("Not found");
    const QString at = locale.toString(m_search->currentNumber());
    QString all = locale.toString(m_search->count());
    if (m_search->isCapped())
        all += u'+';
    else if (m_search->isRunning())
        all += u'…';
    return base::Words::tr("%1 of %2").arg(at, all);
}

void FindBar::refresh()
{
    m_position->setText(positionText());
    QString problem = base::visibleText(m_search->pattern().error());
    if (problem.isEmpty() && m_search->givenUp() > 0)
        problem = tr("This expression takes too much work; at %n place(s) it was not looked for", nullptr,
                     m_search->givenUp());
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_next->setEnabled(m_search->count() > 0);
    m_previous->setEnabled(m_search->count() > 0);
}

} // namespace widgets

#include "moc_findbar.cpp"
