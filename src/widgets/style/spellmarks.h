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

/// Underlines misspelt words in a text field. Never the word being typed, and never slowing down typing: words are
/// checked on another thread, and results are marked in slices. Unlike with QSyntaxHighlighter, marking does not make
/// the field report a change of its text.
class SpellMarks : public QObject
{
public:
    SpellMarks(QPlainTextEdit *edit, spelling::Speller *speller, Look *look, base::Clock *clock);

    /// The misspelt word at \p position, selected; no selection if there is none.
    QTextCursor wrongAt(int position) const;
    bool isBusy() const { return m_slice.isSet(); } ///< some results are not marked yet

    static constexpr base::Milliseconds rest{700}; ///< pause in typing after which the language is detected
    static constexpr int mostCharacters = 300'000; ///< longer texts are not checked
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
    bool m_typing = false; ///< the word at the caret is being typed
    /// The word at the caret if its mark is withheld; valid until the text changes. Not a QTextCursor, since deleting
    /// one while a document is cleared changes its contents.
    std::optional<spelling::WordPlace> m_withheld;
    bool m_everywhere = false, m_anew = false;
    int m_nextBlock = 0;
    base::TimerHandle m_rest, m_slice;
};

} // namespace widgets
