// SPDX-License-Identifier: Apache-2.0
#include "acp/commandreader.h"

#include "acp/jsonreader.h"
#include "base/shellwords.h"

#include <QSet>

#include <algorithm>

namespace acp {

QString CommandInput::text() const
{
    QStringList out;
    if (!variables.isEmpty())
        out << base::shellJoined(variables);
    return (out + lines).join(u'\n');
}

namespace {

void collectWords(const json::element &value, QString *out)
{
    simdjson::dom::object fields;
    simdjson::dom::array items;
    std::string_view text;
    if (value.get_object().get(fields) == simdjson::SUCCESS) {
        for (const auto field : fields) {
            *out += u'\n';
            collectWords(field.value, out);
        }
    } else if (value.get_array().get(items) == simdjson::SUCCESS) {
        for (const json::element item : items)
            collectWords(item, out);
    } else if (value.get_string().get(text) == simdjson::SUCCESS) {
        *out += json::toString(text) + u' ';
    }
}

} // namespace

QString CommandInput::unreadText() const
{
    QString out;
    if (unread.isEmpty())
        return out;
    const json::Document document(unread.toUtf8());
    if (document.ok())
        collectWords(document.root(), &out);
    return out;
}

void CommandInput::add(const CommandInput &later)
{
    if (!later.lines.isEmpty() || !later.unread.isEmpty())
        unread = later.unread;
    if (!later.lines.isEmpty())
        lines = later.lines;
    if (!later.variables.isEmpty())
        variables = later.variables;
    if (!later.folder.isEmpty())
        folder = later.folder;
    paths += later.paths;
    paths.removeDuplicates();
}

namespace v1 {

namespace {

constexpr qsizetype mostLines = 1000; ///< of one call

using namespace json;
using simdjson::dom::object;

constexpr int deepest = 6; ///< objects within each other

// Names without case, _ and -: agents differ in nothing else.
constexpr const char *commandNames[] = {"command",         "cmd",          "script", "commands", "commandline",
                                        "fullcommandtext", "shellcommand", "bash",   "argv",     "shellscript"};
constexpr const char *argumentNames[] = {"args", "arguments"};
constexpr const char *variableNames[] = {"env", "envs", "envvars", "environment", "environmentvariables"};
constexpr const char *folderNames[] = {"cwd",        "workdir",          "workingdirectory",        "workingdir",
                                       "currentdir", "currentdirectory", "currentworkingdirectory", "chdir"};
/// Of commands they say where these run, else what is looked at.
constexpr const char *placeNames[] = {"directory", "dir", "dirpath", "folder"};
constexpr const char *pathNames[] = {"path",         "paths",      "file",           "files",        "filepath",
                                     "filepaths",    "filename",   "absolutepath",   "relativepath", "targetfile",
                                     "notebookpath", "oldpath",    "newpath",        "source",       "destination",
                                     "sourcepath",   "targetpath", "destinationpath"};
/// What says nothing about what runs: words about it, numbers of things, how it is shown.
constexpr const char *otherNames[] = {"description",
                                      "reason",
                                      "justification",
                                      "explanation",
                                      "intention",
                                      "title",
                                      "summary",
                                      "callid",
                                      "turnid",
                                      "itemid",
                                      "threadid",
                                      "approvalid",
                                      "requestid",
                                      "sessionid",
                                      "conversationid",
                                      "shellid",
                                      "processid",
                                      "parsedcmd",
                                      "parsedcommand",
                                      "commandactions",
                                      "prefixrule",
                                      "proposedexecpolicyamendment",
                                      "proposednetworkpolicyamendments",
                                      "availabledecisions",
                                      "sandboxpermissions",
                                      "possiblepaths",
                                      "possibleurls",
                                      "identifier",
                                      "mode",
                                      "timeout",
                                      "timeoutms",
                                      "requiresapproval",
                                      "isbackground",
                                      "runinbackground"};

QString plainName(std::string_view key)
{
    return json::toString(key).toLower().remove(u'_').remove(u'-');
}

template <size_t N> bool isOneOf(const char *const (&names)[N], const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

std::optional<QString> text(const element &value)
{
    std::string_view out;
    return value.get_string().get(out) == simdjson::SUCCESS ? std::optional(json::toString(out)) : std::nullopt;
}

std::optional<std::vector<element>> items(const element &value)
{
    simdjson::dom::array list;
    if (value.get_array().get(list) != simdjson::SUCCESS)
        return std::nullopt;
    return std::vector<element>(list.begin(), list.end());
}

/// Strings and numbers of a list; none where there is anything else in it.
std::optional<QStringList> words(const element &value)
{
    const auto list = items(value);
    if (!list)
        return std::nullopt;
    QStringList out;
    for (const element &item : *list) {
        if (item.is_object() || item.is_array() || item.is_null())
            return std::nullopt;
        out << text(item).value_or(toText(item));
    }
    return out;
}

/// Whether a shell would see more in it than a word: then it matters how the agent hands it over, which nobody knows.
bool isActive(const QString &word)
{
    QChar before = u'=';
    for (const QChar c : word) {
        if (QStringLiteral(";|&<>()$`\\\"'#\n\r*?[{").contains(c) || c.category() == QChar::Other_Control)
            return true;
        // A home; an option, where words are joined and taken apart again.
        if ((c == u'~' && (before == u'=' || before == u':')) || (c == u'-' && before.isSpace()))
            return true;
        before = c;
    }
    return false;
}

bool isSystemShell(const QString &name)
{
    static const char *const shells[] = {"sh", "bash", "dash", "zsh", "fish", "ksh"};
    QString word = name;
    for (const char *folder : {"/usr/local/bin/", "/usr/bin/", "/bin/"}) {
        if (word.startsWith(QLatin1String(folder))) {
            word.remove(0, qsizetype(qstrlen(folder)));
            break;
        }
    }
    return isOneOf(shells, word);
}

bool isScriptOf(const QString &program, const QString &option)
{
    return isSystemShell(program) && (option == QStringLiteral("-c") || option == QStringLiteral("-lc"));
}

class CommandReader
{
public:
    CommandInput out;
    bool isWhole = true;

    void read(const object &input, int depth)
    {
        QStringList lines;
        std::optional<QString> program; ///< what arguments beside it belong to
        std::optional<element> arguments;
        for (const auto field : input) {
            const element &value = field.value;
            const QString name = plainName(field.key);
            if (value.is_null())
                continue;
            if (isOneOf(commandNames, name))
                readCommands(value, name, depth, &lines, &program);
            else if (isOneOf(argumentNames, name) && !value.is_object())
                arguments = value;
            else if (isOneOf(variableNames, name))
                readVariables(value);
            else if (isOneOf(folderNames, name))
                readFolder(value);
            else if (isOneOf(placeNames, name))
                m_places << text(value).value_or(QString());
            else if (isOneOf(pathNames, name))
                readPaths(value, depth);
            else if (name == QStringLiteral("shell") && value.is_string())
                isWhole = isWhole && isSystemShell(*text(value));
            else if (!isOneOf(otherNames, name))
                readOther(value, depth);
        }
        if (arguments)
            readArguments(*arguments, program, &lines);
        for (const QString &line : std::as_const(lines)) {
            if (m_seen.contains(line))
                continue;
            m_seen.insert(line);
            // Nobody reads more than that, so nobody may rely on it.
            if (out.lines.size() < mostLines)
                out.lines << line;
            else
                isWhole = false;
        }
    }

    void finish()
    {
        m_places.removeAll(QString());
        if (out.lines.isEmpty()) {
            out.paths << m_places;
            return;
        }
        for (const QString &place : std::as_const(m_places))
            setFolder(place);
    }

private:
    void readCommands(const element &value, const QString &name, int depth, QStringList *lines,
                      std::optional<QString> *program)
    {
        const bool isSeveral = name == QStringLiteral("commands");
        if (const auto line = text(value)) {
            if (line->trimmed().isEmpty())
                return;
            *lines << *line;
            *program = *line;
        } else if (const auto several = items(value); several && isSeveral) {
            for (const element &item : *several)
                readOne(item, depth, lines);
        } else if (const auto list = words(value)) {
            if (list->isEmpty())
                return;
            *lines << base::shellJoined(*list);
            // A script for a shell is one, whoever joins the words.
            const bool isScript = list->size() == 3 && isScriptOf(list->front(), list->at(1));
            isWhole = isWhole && (isScript || std::none_of(list->begin(), list->end(), isActive));
        } else if (value.is_object()) {
            readNested(value, depth);
        } else {
            isWhole = false;
        }
    }

    void readOne(const element &item, int depth, QStringList *lines)
    {
        if (const auto line = text(item))
            *lines << *line;
        else if (item.is_object())
            readNested(item, depth);
        else
            isWhole = false;
    }

    void readNested(const element &value, int depth)
    {
        object inner;
        if (depth >= deepest || value.get_object().get(inner) != simdjson::SUCCESS)
            isWhole = false;
        else
            read(inner, depth + 1);
    }

    void readArguments(const element &value, const std::optional<QString> &program, QStringList *lines)
    {
        const auto single = text(value);
        const auto list =
            single ? std::optional(single->isEmpty() ? QStringList() : QStringList(*single)) : words(value);
        if (!list) {
            isWhole = false;
            return;
        }
        if (list->isEmpty())
            return;
        if (!program || lines->size() != 1) {
            isWhole = false; // of which?
            return;
        }
        const bool isWord = !program->contains(u' ') && !program->contains(u'\t') && !isActive(*program);
        // Words of one string, or behind a line: whether they are taken apart once more, nobody knows.
        const bool isPlain =
            isWord && !(single && single->contains(u' ')) && std::none_of(list->begin(), list->end(), isActive);
        const bool isScript = isWord && !single && list->size() == 2 && isScriptOf(*program, list->front());
        const QString words = single ? *single : base::shellJoined(*list);
        lines->front() = (isWord ? base::shellJoined({*program}) : *program) + u' ' + words;
        isWhole = isWhole && (isPlain || isScript);
    }

    void readVariables(const element &value)
    {
        object fields;
        if (value.get_object().get(fields) == simdjson::SUCCESS) {
            for (const auto field : fields) {
                if (const auto set = text(field.value))
                    out.variables << json::toString(field.key) + u'=' + *set;
                else if (!field.value.is_object() && !field.value.is_array() && !field.value.is_null())
                    out.variables << json::toString(field.key) + u'=' + toText(field.value);
                else
                    isWhole = false;
            }
        } else if (const auto list = items(value)) {
            for (const element &item : *list) {
                const auto name = optionalString(item, "name");
                if (const auto line = text(item))
                    out.variables << *line;
                else if (const auto set = optionalString(item, "value"); name && set)
                    out.variables << *name + u'=' + *set;
                else
                    isWhole = false;
            }
        } else {
            isWhole = false;
        }
    }

    void setFolder(const QString &folder)
    {
        isWhole = isWhole && (out.folder.isEmpty() || out.folder == folder); // in which of them?
        out.folder = out.folder.isEmpty() ? folder : out.folder;
    }
    void readFolder(const element &value)
    {
        const auto folder = text(value);
        if (!folder)
            isWhole = false;
        else if (!folder->isEmpty())
            setFolder(*folder);
    }

    void readPaths(const element &value, int depth)
    {
        if (const auto path = text(value)) {
            out.paths << *path;
        } else if (const auto list = items(value)) {
            for (const element &item : *list) {
                if (item.is_string())
                    out.paths << *text(item);
                else
                    readOther(item, depth);
            }
        } else {
            readOther(value, depth);
        }
    }

    /// Truths and numbers run nothing. What is said under a name that nobody knows may be anything.
    void readOther(const element &value, int depth)
    {
        if (value.is_object())
            readNested(value, depth);
        else if (const auto said = text(value))
            isWhole = isWhole && said->isEmpty();
        else if (const auto list = items(value))
            isWhole = isWhole && std::none_of(list->begin(), list->end(), [](const element &item) {
                          return item.is_string() || item.is_object() || item.is_array();
                      });
    }

    QSet<QString> m_seen; ///< lines
    QStringList m_places;
};

} // namespace

std::optional<CommandInput> readCommandInput(const element &rawInput, const QString &asText)
{
    CommandReader reader;
    object fields;
    if (rawInput.get_object().get(fields) == simdjson::SUCCESS) {
        reader.read(fields, 0);
        reader.finish();
    } else {
        const auto said = text(rawInput);
        reader.isWhole = said ? said->isEmpty() : !rawInput.is_array();
    }
    if (!reader.isWhole)
        reader.out.unread = asText;
    return reader.out == CommandInput() ? std::nullopt : std::optional(std::move(reader.out));
}

} // namespace v1

} // namespace acp
