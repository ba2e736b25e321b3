// SPDX-License-Identifier: Apache-2.0
#include "text/codehighlighter.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QHash>
#include <QThread>

#include <type_traits>

namespace text {
namespace {

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

/// In some versions a repository is an object, which has to belong to the thread that uses it.
template <class T> void giveTo([[maybe_unused]] QThread *user, [[maybe_unused]] T &repository)
{
    if constexpr (std::is_base_of_v<QObject, T>)
        repository.moveToThread(user);
}

/// Collects the formats of one line.
class Engine : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    std::vector<CodeSpan> spans;

    KSyntaxHighlighting::State run(const QString &line, const KSyntaxHighlighting::State &state)
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
};

} // namespace

CodeState::CodeState() = default;
CodeState::~CodeState() = default;
CodeState::CodeState(const CodeState &other)
    : m_state(other.m_state ? std::make_unique<KSyntaxHighlighting::State>(*other.m_state) : nullptr)
{}
CodeState &CodeState::operator=(const CodeState &other)
{
    m_state = other.m_state ? std::make_unique<KSyntaxHighlighting::State>(*other.m_state) : nullptr;
    return *this;
}

struct CodeHighlighter::Private
{
    explicit Private(Repository made) : repository(std::move(made)) {}

    Repository repository;
    QHash<QString, std::shared_ptr<Engine>> engines;
    QHash<QString, QString> names, byLowerName;

    Engine *engine(const QString &language)
    {
        std::shared_ptr<Engine> &e = engines[language];
        if (!e) {
            e = std::make_shared<Engine>();
            e->setTheme(repository->defaultTheme());
            e->setDefinition(repository->definitionForName(language));
        }
        return e.get();
    }
};

CodeHighlighter::CodeHighlighter() = default;
CodeHighlighter::~CodeHighlighter() = default;

void CodeHighlighter::prepare()
{
    if (d || m_coming.valid())
        return;
    m_coming = std::async(std::launch::async, [user = QThread::currentThread()] {
        auto repository = std::make_unique<KSyntaxHighlighting::Repository>();
        giveTo(user, *repository);
        return repository;
    });
}

CodeHighlighter::Private &CodeHighlighter::loaded()
{
    if (!d)
        d = std::make_unique<Private>(m_coming.valid() ? m_coming.get()
                                                       : std::make_unique<KSyntaxHighlighting::Repository>());
    return *d;
}

QString CodeHighlighter::languageFor(const QString &infoWord)
{
    if (infoWord.isEmpty())
        return {};
    loaded();
    const QString word = infoWord.toLower();
    if (const auto seen = d->names.constFind(word); seen != d->names.constEnd())
        return seen.value();
    static const QHash<QString, QString> usual = {
        {QStringLiteral("sh"), QStringLiteral("Bash")},       {QStringLiteral("shell"), QStringLiteral("Bash")},
        {QStringLiteral("console"), QStringLiteral("Bash")},  {QStringLiteral("js"), QStringLiteral("JavaScript")},
        {QStringLiteral("ts"), QStringLiteral("TypeScript")}, {QStringLiteral("py"), QStringLiteral("Python")},
        {QStringLiteral("rs"), QStringLiteral("Rust")},       {QStringLiteral("cpp"), QStringLiteral("C++")},
        {QStringLiteral("golang"), QStringLiteral("Go")},     {QStringLiteral("yml"), QStringLiteral("YAML")},
        {QStringLiteral("patch"), QStringLiteral("Diff")},    {QStringLiteral("jsonc"), QStringLiteral("JSON")}};
    if (d->byLowerName.isEmpty()) {
        const auto definitions = d->repository->definitions();
        for (const KSyntaxHighlighting::Definition &known : definitions)
            d->byLowerName.insert(known.name().toLower(), known.name());
    }
    const QString wanted = usual.value(word, d->byLowerName.value(word));
    KSyntaxHighlighting::Definition definition = d->repository->definitionForName(wanted);
    if (!definition.isValid())
        definition = d->repository->definitionForFileName(QStringLiteral("x.") + word);
    // The kinds of its definition fit no colours of code: a removed line came out green.
    const bool isCode = definition.isValid() && definition.name() != QStringLiteral("Diff");
    const QString name = isCode ? definition.name() : QString();
    d->names.insert(word, name);
    return name;
}

QString CodeHighlighter::languageForFile(const QString &path)
{
    if (path.isEmpty())
        return {};
    const KSyntaxHighlighting::Definition definition = loaded().repository->definitionForFileName(path);
    return definition.isValid() ? definition.name() : QString();
}

std::vector<CodeSpan> CodeHighlighter::highlight(const QString &language, const QString &line, CodeState &state)
{
    // A line of many thousand characters is data, not code for reading, and some definitions take quadratic time.
    if (language.isEmpty() || line.size() > 2000)
        return {};
    Engine *engine = loaded().engine(language);
    const KSyntaxHighlighting::State before = state.m_state ? *state.m_state : KSyntaxHighlighting::State();
    state.m_state = std::make_unique<KSyntaxHighlighting::State>(engine->run(line, before));
    return engine->spans;
}

} // namespace text
