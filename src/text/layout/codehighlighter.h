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

/// The last three are for patches, and apply to whole lines.
enum class CodeColor { Text, Keyword, String, Number, Comment, Call, Added, Removed, PatchHead };

struct CodeSpan
{
    int start = 0, length = 0;
    CodeColor color = CodeColor::Text;
};

/// The highlighter's state between two lines; cheap to copy.
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

/// Colours code line by line with the few colours that Belay has. Definitions of languages are loaded when they are
/// needed, either at once or on threads, so that nothing waits. Main thread.
class CodeHighlighter : public QObject
{
    Q_OBJECT

public:
    explicit CodeHighlighter(QObject *parent = nullptr);
    ~CodeHighlighter() override;

    /// From now on missing definitions are loaded on threads: until then code has no colours, and `arrived` is emitted
    /// afterwards. Some definitions take 50 ms.
    void setLoadsBehind(bool on) { m_behind = on; }
    /// Begins to load the list of definitions, if loading is on threads.
    void prepare();
    /// Increases with each `arrived`: text that was highlighted before may lack colours.
    int revision() const { return m_revision; }

    /// The definition's name for a fence's info word ("py") or for a file's name; empty if there is none.
    QString languageFor(const QString &infoWord);
    QString languageForFile(const QString &path);

    /// \p state is that after the previous line and is updated.
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
    bool m_wasMissed = false; ///< the list, when a name was asked for
    int m_revision = 0;
    ListPtr m_list; ///< null until it is needed, and while the first language is loaded
    std::unordered_map<QString, EnginePtr> m_engines; ///< null: being loaded
    std::unique_ptr<Loading> m_loading;
};

} // namespace text
