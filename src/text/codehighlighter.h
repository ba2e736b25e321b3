// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <future>
#include <memory>
#include <vector>

namespace KSyntaxHighlighting {
class Repository;
class State;
} // namespace KSyntaxHighlighting

namespace text {

enum class CodeColor { Text, Keyword, String, Number, Comment, Call };

struct CodeSpan
{
    int start = 0, length = 0;
    CodeColor color = CodeColor::Text;
};

/// Where a highlighter stands between two lines; copying is cheap.
class CodeState
{
public:
    CodeState();
    ~CodeState();
    CodeState(const CodeState &);
    CodeState &operator=(const CodeState &);

private:
    friend class CodeHighlighter;
    std::unique_ptr<KSyntaxHighlighting::State> m_state;
};

/// Tells the parts of code apart, line by line, in the few colours that Belay knows. The list of definitions is
/// loaded when the first code is seen, or beforehand. Main thread.
class CodeHighlighter
{
public:
    CodeHighlighter();
    ~CodeHighlighter();
    CodeHighlighter(const CodeHighlighter &) = delete;
    CodeHighlighter &operator=(const CodeHighlighter &) = delete;

    /// Loads the list on a thread of its own, so that the first code need not wait for it.
    void prepare();

    /// The definition's name for a fence's info word ("py") or for a file's name; empty if there is none.
    QString languageFor(const QString &infoWord);
    QString languageForFile(const QString &path);

    /// \p state is where the line before ended and becomes where this one ends.
    std::vector<CodeSpan> highlight(const QString &language, const QString &line, CodeState &state);

private:
    struct Private;
    using Repository = std::unique_ptr<KSyntaxHighlighting::Repository>;
    Private &loaded();

    std::unique_ptr<Private> d;
    std::future<Repository> m_coming;
};

} // namespace text
