// SPDX-License-Identifier: Apache-2.0
#include "text/layout/codehighlighter.h"

#include "base/poolwork.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QHash>
#include <QThread>

#include <type_traits>
#include <utility>

namespace text {
namespace {

using KSyntaxHighlighting::Repository;
using KSyntaxHighlighting::State;
using Style = KSyntaxHighlighting::Theme::TextStyle;

CodeColor colorOf(Style style)
{
    switch (style) {
    case Style::Keyword:
    case Style::ControlFlow:
    case Style::Import:
    case Style::Preprocessor:
    case Style::Operator:
        return style == Style::Operator ? CodeColor::Text : CodeColor::Keyword;
    case Style::Char:
    case Style::SpecialChar:
    case Style::String:
    case Style::VerbatimString:
    case Style::SpecialString:
        return CodeColor::String;
    case Style::DecVal:
    case Style::BaseN:
    case Style::Float:
    case Style::Constant:
        return CodeColor::Number;
    case Style::Comment:
    case Style::Documentation:
    case Style::Annotation:
    case Style::CommentVar:
        return CodeColor::Comment;
    case Style::Function:
    case Style::BuiltIn:
    case Style::Extension:
    case Style::DataType:
    case Style::Attribute:
        return CodeColor::Call;
    default:
        return CodeColor::Text;
    }
}

/// Belay's own name for patches: the library's definition uses kinds that do not fit, so that a removed line would be
/// green.
const QString &patchLanguage()
{
    static const QString name = QStringLiteral("patch");
    return name;
}

CodeColor colorOf(PatchLine line)
{
    switch (line) {
    case PatchLine::Added:
        return CodeColor::Added;
    case PatchLine::Removed:
        return CodeColor::Removed;
    case PatchLine::Head:
        return CodeColor::PatchHead;
    case PatchLine::Context:
        break;
    }
    return CodeColor::Text;
}

/// In some versions of the library a repository is a QObject, which must belong to the thread that uses it.
template <class T> void giveTo([[maybe_unused]] QThread *user, [[maybe_unused]] T &repository)
{
    if constexpr (std::is_base_of_v<QObject, T>)
        repository.moveToThread(user);
}

} // namespace

CodeState::CodeState() = default;
CodeState::~CodeState() = default;
CodeState::CodeState(const CodeState &other)
    : m_state(other.m_state ? std::make_unique<KSyntaxHighlighting::State>(*other.m_state) : nullptr)
    , m_patch(other.m_patch)
{}
CodeState &CodeState::operator=(const CodeState &other)
{
    m_state = other.m_state ? std::make_unique<KSyntaxHighlighting::State>(*other.m_state) : nullptr;
    m_patch = other.m_patch;
    return *this;
}

/// Collects the formats of one line of a language.
class CodeHighlighter::Engine : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    std::vector<CodeSpan> spans;

    Engine(std::shared_ptr<Repository> repository, const QString &language) : m_repository(std::move(repository))
    {
        setTheme(m_repository->defaultTheme());
        setDefinition(m_repository->definitionForName(language));
    }

    /// The library loads a definition with its first line.
    static EnginePtr loaded(std::shared_ptr<Repository> repository, const QString &language)
    {
        auto engine = std::make_unique<Engine>(std::move(repository), language);
        engine->run(QStringLiteral(" "), {});
        return engine;
    }

    State run(const QString &line, const State &state)
    {
        spans.clear();
        return highlightLine(line, state);
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        const CodeColor color = colorOf(format.textStyle());
        if (length > 0 && color != CodeColor::Text)
            spans.push_back({offset, length, color});
    }

private:
    std::shared_ptr<Repository> m_repository; ///< kept alive for the definition
};

/// All definitions by name.
struct CodeHighlighter::List
{
    std::shared_ptr<Repository> repository = std::make_shared<Repository>();
    QHash<QString, QString> byLowerName; ///< of definitions
    QHash<QString, QString> byInfoWord;  ///< results of earlier look-ups

    List()
    {
        const auto definitions = repository->definitions();
        for (const KSyntaxHighlighting::Definition &known : definitions)
            byLowerName.insert(known.name().toLower(), known.name());
    }
};

struct CodeHighlighter::Loading
{
    struct First
    {
        ListPtr list;
        EnginePtr engine;
    };

    bool hadFirst = false;
    std::unique_ptr<base::PoolWork<First>> first; ///< also loads the list
    std::unique_ptr<base::PoolWork<ListPtr>> list;
    std::unordered_map<QString, std::unique_ptr<base::PoolWork<EnginePtr>>> engines;
};

CodeHighlighter::CodeHighlighter(QObject *parent) : QObject(parent), m_loading(std::make_unique<Loading>()) {}
CodeHighlighter::~CodeHighlighter() = default;

void CodeHighlighter::prepare()
{
    if (!m_behind || m_list || m_loading->list || m_loading->first)
        return;
    m_loading->list = std::make_unique<base::PoolWork<ListPtr>>(
        [user = thread()](const auto &) {
            auto list = std::make_unique<List>();
            giveTo(user, *list->repository);
            return list;
        },
        [this](ListPtr list) {
            m_list = std::move(list);
            m_loading->list.reset();
            if (m_wasMissed)
                announce();
        });
}

void CodeHighlighter::announce()
{
    ++m_revision;
    Q_EMIT arrived();
}

CodeHighlighter::List *CodeHighlighter::list()
{
    if (!m_list && m_behind) {
        m_wasMissed = true;
        prepare();
    } else if (!m_list) {
        m_list = std::make_unique<List>();
    }
    return m_list.get();
}

CodeHighlighter::Engine *CodeHighlighter::engine(const QString &language)
{
    if (const auto known = m_engines.find(language); known != m_engines.end())
        return known->second.get();
    EnginePtr &made = m_engines[language];
    if (!m_behind) {
        made = std::make_unique<Engine>(list()->repository, language);
        return made.get();
    }
    // The first job uses the list's repository, which is cheaper than making another. The list is not used until the
    // job is done.
    if (m_list && !std::exchange(m_loading->hadFirst, true)) {
        giveTo(nullptr, *m_list->repository);
        const auto box = std::make_shared<ListPtr>(std::move(m_list));
        m_loading->first = std::make_unique<base::PoolWork<Loading::First>>(
            [language, box, user = thread()](const auto &) {
                Loading::First out{std::move(*box), nullptr};
                giveTo(QThread::currentThread(), *out.list->repository);
                out.engine = Engine::loaded(out.list->repository, language);
                giveTo(user, *out.list->repository);
                return out;
            },
            [this, language](Loading::First first) {
                m_list = std::move(first.list);
                m_engines[language] = std::move(first.engine);
                m_loading->first.reset();
                announce();
            });
        return nullptr;
    }
    // The other jobs use repositories of their own: one must not be used by two threads, and the list's is in use here.
    m_loading->engines[language] = std::make_unique<base::PoolWork<EnginePtr>>(
        [language, user = thread()](const auto &) {
            const auto repository = std::make_shared<Repository>();
            EnginePtr engine = Engine::loaded(repository, language);
            giveTo(user, *repository);
            return engine;
        },
        [this, language](EnginePtr engine) {
            m_engines[language] = std::move(engine);
            m_loading->engines.erase(language);
            announce();
        });
    return nullptr;
}

QString CodeHighlighter::languageFor(const QString &infoWord)
{
    const QString word = infoWord.toLower();
    if (word == QLatin1String("diff") || word == patchLanguage())
        return patchLanguage();
    List *known = infoWord.isEmpty() ? nullptr : list();
    if (!known)
        return {};
    if (const auto seen = known->byInfoWord.constFind(word); seen != known->byInfoWord.constEnd())
        return seen.value();
    static const QHash<QString, QString> usual = {
        {QStringLiteral("sh"), QStringLiteral("Bash")},       {QStringLiteral("shell"), QStringLiteral("Bash")},
        {QStringLiteral("console"), QStringLiteral("Bash")},  {QStringLiteral("js"), QStringLiteral("JavaScript")},
        {QStringLiteral("ts"), QStringLiteral("TypeScript")}, {QStringLiteral("py"), QStringLiteral("Python")},
        {QStringLiteral("rs"), QStringLiteral("Rust")},       {QStringLiteral("cpp"), QStringLiteral("C++")},
        {QStringLiteral("golang"), QStringLiteral("Go")},     {QStringLiteral("yml"), QStringLiteral("YAML")},
        {QStringLiteral("jsonc"), QStringLiteral("JSON")}};
    const QString wanted = usual.value(word, known->byLowerName.value(word));
    KSyntaxHighlighting::Definition definition = known->repository->definitionForName(wanted);
    if (!definition.isValid())
        definition = known->repository->definitionForFileName(QStringLiteral("x.") + word);
    const QString name = definition.isValid() ? definition.name() : QString();
    known->byInfoWord.insert(word, name);
    return name;
}

QString CodeHighlighter::languageForFile(const QString &path)
{
    const List *known = path.isEmpty() ? nullptr : list();
    if (!known)
        return {};
    const KSyntaxHighlighting::Definition definition = known->repository->definitionForFileName(path);
    return definition.isValid() ? definition.name() : QString();
}

std::vector<CodeSpan> CodeHighlighter::highlight(const QString &language, const QString &line, CodeState &state)
{
    if (language == patchLanguage()) {
        const CodeColor color = colorOf(patchLine(line, state.m_patch));
        return color == CodeColor::Text ? std::vector<CodeSpan>{} : std::vector<CodeSpan>{{0, int(line.size()), color}};
    }
    // A line of many thousand characters is data and not code for reading, and some definitions take quadratic time.
    Engine *colors = language.isEmpty() || line.size() > 2000 ? nullptr : engine(language);
    if (!colors)
        return {};
    const State before = state.m_state ? *state.m_state : State();
    state.m_state = std::make_unique<State>(colors->run(line, before));
    return colors->spans;
}

} // namespace text

#include "moc_codehighlighter.cpp"
