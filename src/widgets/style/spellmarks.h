// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "spelling/speller.h"
#include "spelling/wordfinder.h"

#include <QObject>
#include <QPointer>
#include <QTextBlock>
#include <QTextCursor>

#include <optional>

class QPlainTextEdit;

namespace widgets {

class Look;

/// Waves under the words of a field that the speller calls wrong. Never under one that is being typed, and never at
/// the price of typing: words are judged elsewhere, and what was judged is marked in slices. A mark is no edit: unlike
/// QSyntaxHighlighter it does not make the field say that its text has changed.
class SpellMarks : public QObject
{
    Q_OBJECT

public:
    SpellMarks(QPlainTextEdit *edit, spelling::Speller *speller, Look *look, base::Clock *clock);

    /// The wrong word at \p position of the text, selected; nothing is, if there is none.
    QTextCursor wrongAt(int position) const;
    bool isBusy() const { return m_slice.isSet(); } ///< marks are still to come of what is judged

    static constexpr base::Milliseconds rest{700}; ///< after which the language of what was typed is looked at
    static constexpr int mostCharacters = 300'000; ///< more than that is no message that somebody writes
    static constexpr int charactersOfSlice = 10'000;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOn() const;
    void onContents(int from, int removed, int added);
    void onCaret();
    void release();
    void follow();
    void mark(QTextBlock block);
    void lookAgain(bool everywhere);
    void slice();

    QPlainTextEdit *m_edit;
    QPointer<spelling::Speller> m_speller;
    Look *m_look;
    base::Clock *m_clock;
    bool m_wasOn = false;
    bool m_typing = false; ///< the word at the caret
    /// That word, if it has no mark for that; until the text changes. No QTextCursor: none may go while a document is
    /// cleared, which changes its contents.
    std::optional<spelling::WordPlace> m_withheld;
    bool m_everywhere = false, m_anew = false;
    int m_nextBlock = 0;
    base::TimerHandle m_rest, m_slice;
};

} // namespace widgets
