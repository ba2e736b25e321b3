// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/spellmenu.h"

#include "base/words.h"
#include "spelling/dictionaryfiles.h"
#include "widgets/style/spellmarks.h"

#include <QActionGroup>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPlainTextEdit>

namespace widgets {

SpellMenu::SpellMenu(QPlainTextEdit *edit, SpellMarks *marks, spelling::Speller *speller, base::Clock *clock)
    : QObject(edit)
    , m_edit(edit)
    , m_marks(marks)
    , m_speller(speller)
    , m_clock(clock)
{
    edit->installEventFilter(this);
    edit->viewport()->installEventFilter(this);
}

bool SpellMenu::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ContextMenu || !m_speller || !m_speller->isAvailable())
        return QObject::eventFilter(watched, event);
    const auto *asked = static_cast<QContextMenuEvent *>(event);
    if (asked->reason() == QContextMenuEvent::Keyboard) {
        const QRect caret = m_edit->cursorRect();
        open(m_edit->viewport()->mapToGlobal(caret.bottomLeft()), m_marks->wrongAt(m_edit->textCursor().position()));
    } else {
        const QPoint at = m_edit->viewport()->mapFromGlobal(asked->globalPos());
        const QTextCursor there = m_edit->cursorForPosition(at);
        // A click beside the text must not count for its nearest word.
        const bool onText =
            m_edit->cursorRect(there).adjusted(-100'000, 0, m_edit->fontMetrics().averageCharWidth(), 0).contains(at);
        open(asked->globalPos(), onText ? m_marks->wrongAt(there.position()) : QTextCursor());
    }
    event->accept();
    return true;
}

void SpellMenu::open(const QPoint &at, const QTextCursor &wrong)
{
    const quint64 asked = ++m_asked;
    m_wait.cancel();
    if (wrong.isNull()) {
        show(at, wrong, {}, true);
        return;
    }
    const auto answer = [this, asked, at, wrong](const QStringList &suggestions, bool inTime) {
        if (asked != m_asked)
            return;
        ++m_asked;
        m_wait.cancel();
        show(at, wrong, suggestions, inTime);
    };
    m_wait = m_clock->after(longest, [answer = answer] { answer({}, false); });
    m_speller->suggest(wrong.selectedText(), [self = QPointer(this), answer](const QStringList &suggestions) {
        if (self)
            answer(suggestions, true);
    });
}

void SpellMenu::show(const QPoint &at, const QTextCursor &wrong, const QStringList &suggestions, bool inTime)
{
    if (!m_edit->isVisible())
        return;
    QMenu *menu = m_edit->createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_menu = menu;
    if (!wrong.isNull())
        addCorrections(menu, wrong, suggestions, inTime);
    addLanguages(menu);
    menu->popup(at);
}

void SpellMenu::addCorrections(QMenu *menu, const QTextCursor &wrong, const QStringList &suggestions, bool inTime)
{
    QAction *first = menu->actions().value(0);
    const QString word = wrong.selectedText();
    const auto add = [&](const QString &text) {
        auto *action = new QAction(text, menu);
        menu->insertAction(first, action);
        return action;
    };
    for (const QString &suggestion : suggestions) {
        QAction *action = add(QString(suggestion).replace(u'&', QStringLiteral("&&")));
        QFont bold = action->font();
        bold.setBold(true);
        action->setFont(bold);
        connect(action, &QAction::triggered, this, [this, wrong, word, suggestion] {
            QTextCursor place = wrong;
            if (place.selectedText() != word) // the text has changed meanwhile
                return;
            place.insertText(suggestion);
            m_edit->setFocus();
        });
    }
    if (suggestions.isEmpty())
        add(inTime ? tr("No suggestions") : tr("Suggestions take too long"))->setEnabled(false);
    menu->insertSeparator(first);
    connect(add(tr("Add “%1” to the dictionary").arg(QString(word).replace(u'&', QStringLiteral("&&")))),
            &QAction::triggered, this, [this, word] {
                if (!m_speller)
                    return;
                if (const auto added = m_speller->add(word); !added)
                    Q_EMIT failed(added.error());
            });
    connect(add(tr("Ignore until Belay is closed")), &QAction::triggered, this, [this, word] {
        if (m_speller)
            m_speller->ignore(word);
    });
    menu->insertSeparator(first);
}

void SpellMenu::addLanguages(QMenu *menu)
{
    menu->addSeparator();
    QMenu *languages = menu->addMenu(tr("Spelling"));
    auto *group = new QActionGroup(languages);
    const spelling::SpellingChoice now = m_speller->choice();
    const auto add = [&](const QString &text, const spelling::SpellingChoice &choice, bool checked) {
        QAction *action = languages->addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] {
            if (m_speller)
                m_speller->setChoice(choice);
        });
    };
    const QStringList &installed = m_speller->languages();
    const bool isByText = now.on && !installed.contains(now.language);
    const QString name = spelling::languageName(m_speller->language(), installed);
    add(isByText ? tr("As the text (%1)").arg(name) : base::Words::tr("As the text"), {true, {}}, isByText);
    for (const QString &language : installed)
        add(spelling::languageName(language, installed), {true, language}, now.on && now.language == language);
    languages->addSeparator();
    add(tr("Off"), {false, now.language}, !now.on);
}

} // namespace widgets

#include "moc_spellmenu.cpp"
