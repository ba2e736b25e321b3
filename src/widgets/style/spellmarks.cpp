// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/spellmarks.h"

#include "spelling/wordfinder.h"
#include "widgets/style/look.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextLayout>

#include <utility>

namespace widgets {

namespace {

constexpr int mostTyped = 24; ///< characters added at once by typing; a paste adds more

/// Marks a block that has words without a verdict.
class OpenWords final : public QTextBlockUserData
{};

using Formats = QList<QTextLayout::FormatRange>;

/// Formats of an input method's preedit text are kept, and marks after it are shifted.
Formats besidePreedit(const QTextLayout &layout, const Formats &marks)
{
    const int from = layout.preeditAreaPosition(), length = int(layout.preeditAreaText().size());
    if (length == 0)
        return marks;
    Formats out;
    for (const QTextLayout::FormatRange &range : layout.formats()) {
        if (range.start >= from && range.start + range.length <= from + length)
            out << range;
    }
    for (QTextLayout::FormatRange range : marks) {
        if (range.start >= from)
            range.start += length;
        else if (range.start + range.length > from)
            range.length += length;
        out << range;
    }
    return out;
}

} // namespace

SpellMarks::SpellMarks(QPlainTextEdit *edit, spelling::Speller *speller, Look *look, base::Clock *clock)
    : QObject(edit)
    , m_edit(edit)
    , m_speller(speller)
    , m_look(look)
    , m_clock(clock)
{
    connect(edit->document(), &QTextDocument::contentsChange, this, &SpellMarks::onContents);
    connect(edit, &QPlainTextEdit::cursorPositionChanged, this, &SpellMarks::onCaret);
    connect(speller, &spelling::Speller::judged, this, [this] { lookAgain(false); });
    connect(speller, &spelling::Speller::changed, this, &SpellMarks::follow);
    connect(look, &Look::changed, this, [this] { lookAgain(true); });
    edit->installEventFilter(this);
    follow();
}

bool SpellMarks::isOn() const
{
    return m_speller && m_speller->isChecking() && m_edit->document()->characterCount() <= mostCharacters;
}

void SpellMarks::follow()
{
    const bool isChecking = m_speller && m_speller->isChecking();
    if (isChecking && !m_wasOn && !m_edit->document()->isEmpty())
        m_speller->readLanguage(m_edit->toPlainText());
    if (isChecking || m_wasOn)
        lookAgain(true);
    m_wasOn = isChecking;
}

void SpellMarks::mark(QTextBlock block)
{
    Formats waves;
    bool open = false;
    spelling::LineState state = qMax(0, block.previous().userState());
    if (isOn()) {
        const QString text = block.text();
        QTextCharFormat wave;
        wave.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
        wave.setUnderlineColor(m_look->theme().failed.color);
        const int at = m_typing ? m_edit->textCursor().position() - block.position() : -1;
        for (const spelling::WordPlace &word : spelling::wordsToCheck(text, &state)) {
            const int from = int(word.from), length = int(word.length);
            if (at > from && at <= from + length) {
                m_withheld = {block.position() + from, length};
                continue;
            }
            const auto verdict = m_speller->verdict(text.mid(from, length));
            open = open || verdict == spelling::Speller::Verdict::Open;
            if (verdict == spelling::Speller::Verdict::Wrong)
                waves.append({from, length, wave});
        }
    }
    block.setUserState(state);
    block.setUserData(open ? new OpenWords : nullptr);
    QTextLayout *layout = block.layout();
    const Formats formats = besidePreedit(*layout, waves);
    if (formats == layout->formats())
        return;
    layout->setFormats(formats);
    m_edit->document()->markContentsDirty(block.position(), block.length());
}

void SpellMarks::onContents(int from, int, int added)
{
    m_withheld.reset();
    m_typing = m_edit->hasFocus() && added <= mostTyped && m_edit->textCursor().position() == from + added;
    if (!m_speller || !m_speller->isChecking())
        return;
    m_rest = m_clock->after(added > mostTyped ? base::Milliseconds(0) : rest, [this] {
        if (m_speller)
            m_speller->readLanguage(m_edit->toPlainText());
    });
    // The changed blocks, and the following ones as long as the change opens or closes code fences.
    const int end = from + added;
    for (QTextBlock block = m_edit->document()->findBlock(from); block.isValid(); block = block.next()) {
        const int before = block.userState();
        mark(block);
        if (block.position() + block.length() > end && block.userState() == before)
            break;
    }
}

void SpellMarks::onCaret()
{
    const int at = m_edit->textCursor().position();
    if (m_typing && m_withheld && (at < m_withheld->from || at > m_withheld->from + m_withheld->length))
        release();
}

void SpellMarks::release()
{
    m_typing = false;
    if (const auto word = std::exchange(m_withheld, {}))
        mark(m_edit->document()->findBlock(int(word->from)));
}

bool SpellMarks::eventFilter(QObject *watched, QEvent *event)
{
    // A focused field loses the focus in its destructor, when it is no longer a QPlainTextEdit.
    if (event->type() == QEvent::FocusOut && qobject_cast<QPlainTextEdit *>(watched) == m_edit)
        release();
    return QObject::eventFilter(watched, event);
}

void SpellMarks::lookAgain(bool everywhere)
{
    m_everywhere = m_everywhere || everywhere;
    m_anew = true;
    if (!m_slice.isSet())
        m_slice = m_clock->after(base::Milliseconds(0), [this] { slice(); });
}

void SpellMarks::slice()
{
    m_slice.cancel();
    if (std::exchange(m_anew, false))
        m_nextBlock = 0;
    int characters = 0;
    QTextBlock block = m_edit->document()->findBlockByNumber(m_nextBlock);
    for (; block.isValid() && characters < charactersOfSlice; block = block.next()) {
        if (!m_everywhere && !block.userData())
            continue;
        characters += block.length();
        mark(block);
    }
    m_nextBlock = block.blockNumber();
    if (block.isValid())
        m_slice = m_clock->after(base::Milliseconds(0), [this] { slice(); });
    else
        m_everywhere = false;
}

QTextCursor SpellMarks::wrongAt(int position) const
{
    if (!isOn())
        return {};
    const QTextBlock block = m_edit->document()->findBlock(position);
    spelling::LineState state = qMax(0, block.previous().userState());
    const QString text = block.text();
    for (const spelling::WordPlace &word : spelling::wordsToCheck(text, &state)) {
        const int from = block.position() + int(word.from), to = from + int(word.length);
        if (position < from || position > to)
            continue;
        if (m_speller->verdict(text.mid(word.from, word.length)) != spelling::Speller::Verdict::Wrong)
            return {};
        QTextCursor found(m_edit->document());
        found.setPosition(from);
        found.setPosition(to, QTextCursor::KeepAnchor);
        return found;
    }
    return {};
}

} // namespace widgets
