// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "text/diff/patchlines.h"

#include <QObject>
#include <QString>

#include <memory>
#include <unordered_map>
#include <vector>

namespace KSyntaxHighlighting {
class State;
} // namespace KSyntaxHighlighting

namespace text {

/// The last three are those of a patch, and of whole lines.
enum class CodeColor { Text, Keyword, String, Number, Comment, Call, Added, Removed, PatchHead };

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
    PatchState m_patch;
};

/// Tells the parts of code apart, line by line, in the few colours that Belay knows. The definitions of languages are
/// loaded when they are needed, either at once or, so that nobody waits, on threads. Main thread.
class CodeHighlighter : public QObject
{
    Q_OBJECT

public:
    explicit CodeHighlighter(QObject *parent = nullptr);
    ~CodeHighlighter() override;

    /// What is missing is loaded on threads from now on: until it is there code has no colours, and then `arrived`
    /// comes. Some definitions take 50 ms.
    void setLoadsBehind(bool on) { m_behind = on; }
    /// Begins to load the list of definitions, if that happens on threads.
    void prepare();
    /// Grows with each `arrived`: what was highlighted before that may be missing colours.
    int revision() const { return m_revision; }

    /// The definition's name for a fence's info word ("py") or for a file's name; empty if there is none.
    QString languageFor(const QString &infoWord);
    QString languageForFile(const QString &path);

    /// \p state is where the line before ended and becomes where this one ends.
    std::vector<CodeSpan> highlight(const QString &language, const QString &line, CodeState &state);

Q_SIGNALS:
    void arrived();

private:
    class Engine;
    struct List;
    using ListPtr = std::unique_ptr<List>;
    using EnginePtr = std::unique_ptr<Engine>;
    struct Loading;

    List *list();
    Engine *engine(const QString &language);
    void announce();

    bool m_behind = false;
    bool m_wasMissed = false; ///< the list, by somebody who asked for a name
    int m_revision = 0;
    ListPtr m_list; ///< null until it is needed, and while the first language is loaded
    std::unordered_map<QString, EnginePtr> m_engines; ///< null: being loaded
    std::unique_ptr<Loading> m_loading;
};

} // namespace text
