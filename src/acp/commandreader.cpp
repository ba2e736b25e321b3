// SPDX-License-Identifier: Apache-2.0
#include "acp/commandreader.h"

#include "acp/jsonreader.h"
#include "base/shellwords.h"

#include <QRegularExpression>
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

void collectTexts(const json::element &value, QStringList *out)
{
    simdjson::dom::object fields;
    simdjson::dom::array items;
    std::string_view text;
    if (value.get_object().get(fields) == simdjson::SUCCESS) {
        for (const auto field : fields)
            collectTexts(field.value, out);
    } else if (value.get_array().get(items) == simdjson::SUCCESS) {
        for (const json::element item : items)
            collectTexts(item, out);
    } else if (value.get_string().get(text) == simdjson::SUCCESS) {
        *out << json::toString(text);
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

QStringList CommandInput::unreadTexts() const
{
    QStringList out;
    if (unread.isEmpty())
        return out;
    const json::Document document(unread.toUtf8());
    if (document.ok())
        collectTexts(document.root(), &out);
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
    mayBePaths += later.mayBePaths;
    mayBePaths.removeDuplicates();
    hasMorePaths = hasMorePaths || later.hasMorePaths;
}

namespace v1 {

namespace {

constexpr qsizetype mostLines = 1000;   ///< of one call
constexpr qsizetype mostPaths = 1000;   ///< likewise
constexpr qsizetype longestPath = 4096; ///< characters

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
constexpr const char *placeNames[] = {"directory", "dir",           "dirpath",  "folder", "root",
                                      "rootpath",  "workspacepath", "basepath", "basedir"};
constexpr const char *pathNames[] = {"path",
                                     "paths",
                                     "file",
                                     "files",
                                     "filepath",
                                     "filepaths",
                                     "filename",
                                     "filenames",
                                     "absolutepath",
                                     "relativepath",
                                     "fullpath",
                                     "targetfile",
                                     "notebookpath",
                                     "oldpath",
                                     "newpath",
                                     "source",
                                     "destination",
                                     "sourcepath",
                                     "targetpath",
                                     "destinationpath",
                                     "uri",
                                     "uris",
                                     "fileuri",
                                     "documenturi",
                                     "olduri",
                                     "newuri",
                                     "sourceuri",
                                     "targeturi",
                                     "fspath",
                                     "pathname",
                                     "src",
                                     "dst",
                                     "dest",
                                     "srcpath",
                                     "dstpath",
                                     "destpath",
                                     "from",
                                     "to",
                                     "frompath",
                                     "topath",
                                     "target",
                                     "targets",
                                     "oldfile",
                                     "newfile",
                                     "oldfilename",
                                     "newfilename",
                                     "oldfilepath",
                                     "newfilepath",
                                     "sourcefile",
                                     "destfile",
                                     "destinationfile",
                                     "inputfile",
                                     "outputfile",
                                     "inputpath",
                                     "outputpath",
                                     "moveto",
                                     "movepath",
                                     "renameto",
                                     "originalpath"};
/// They may say other things, too, like who it comes from.
constexpr const char *looseNames[] = {"source", "target", "targets", "from", "to", "src", "dst", "dest"};
/// Files that a command may have to do with, as the agent sees it.
constexpr const char *possiblePathNames[] = {"possiblepaths"};
/// Their keys are the names of files.
constexpr const char *fileMapNames[] = {"changes", "filechanges", "files", "edits", "filepaths", "paths"};
/// What stands in files, or is looked for in them.
constexpr const char *contentNames[] = {
    "content",     "contents",     "text",       "newtext",     "oldtext",     "newstring", "oldstring", "newstr",
    "oldstr",      "filetext",     "inserttext", "newcontent",  "oldcontent",  "newsource", "oldsource", "code",
    "codeedit",    "body",         "replace",    "replacement", "search",      "query",     "regex",     "message",
    "instruction", "instructions", "prompt",     "insertline",  "filecontent", "newvalue",  "oldvalue",  "lines"};
/// They match names of files below a folder, unless they begin elsewhere.
constexpr const char *patternNames[] = {"pattern", "patterns",       "glob",           "globs",       "include",
                                        "exclude", "includepattern", "excludepattern", "globpattern", "filepattern"};
/// What says nothing about what runs: words about it,
constexpr const char *wordNames[] = {"description", "reason", "justification", "explanation",
                                     "intention",   "title",  "summary"};
/// names of things, each one word,
constexpr const char *idNames[] = {"callid",    "turnid",         "itemid",  "threadid",  "approvalid", "requestid",
                                   "sessionid", "conversationid", "shellid", "processid", "identifier"};
/// what the agent has made of it, in lists and objects,
constexpr const char *listNames[] = {"parsedcmd",
                                     "parsedcommand",
                                     "commandactions",
                                     "prefixrule",
                                     "proposedexecpolicyamendment",
                                     "proposednetworkpolicyamendments",
                                     "availabledecisions",
                                     "possibleurls"};
/// and how it is waited for.
constexpr const char *timeNames[] = {"timeout", "timeoutms"};
constexpr const char *truthNames[] = {"requiresapproval", "isbackground", "runinbackground"};
constexpr const char *modes[] = {"sync",  "async",       "detached",  "background", "foreground", "read",
                                 "write", "append",      "overwrite", "create",     "insert",     "replace",
                                 "slice", "indentation", "lines",     "text"};
/// Parts of names under which a truth or a number says that it may do more than usual.
constexpr const char *powerParts[] = {"sandbox",        "elevat",    "escalat",    "privileg", "sudo",
                                      "asroot",         "asadmin",   "danger",     "unsafe",   "bypass",
                                      "administrator",  "superuser", "unconfined", "trust",    "unrestricted",
                                      "skippermission", "noconfirm"};
constexpr const char *powerNames[] = {"uid", "gid", "user", "asuser", "runas", "root", "admin"};
/// Here it is no that does.
constexpr const char *sandboxNames[] = {"sandbox",   "sandboxed",      "usesandbox",
                                        "insandbox", "sandboxenabled", "enablesandbox"};

QString plainName(std::string_view key)
{
    return json::toString(key).toLower().remove(u'_').remove(u'-');
}

template <size_t N> bool isOneOf(const char *const (&names)[N], const QString &name)
{
    return std::any_of(std::begin(names), std::end(names), [&name](const char *n) { return name == QLatin1String(n); });
}

template <size_t N> bool hasOneOf(const char *const (&parts)[N], const QString &name)
{
    return std::any_of(std::begin(parts), std::end(parts),
                       [&name](const char *part) { return name.contains(QLatin1String(part)); });
}

bool hasPower(const QString &name)
{
    return hasOneOf(powerParts, name) || isOneOf(powerNames, name);
}

/// Whether \p text, of which nobody says what it is, may be a file: with folders in it, or a name with an ending.
bool looksLikePath(const QString &text)
{
    static const QRegularExpression web(QStringLiteral("^(https?|wss?|ftp|data|mailto):"),
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression named(QStringLiteral("^[^\\s]*\\.[A-Za-z][A-Za-z0-9_+-]{0,15}$"));
    const QString word = text.trimmed();
    if (word.isEmpty() || word.size() > longestPath || word.contains(u'\n') || web.match(word).hasMatch())
        return false;
    return word.contains(u'/') || word.contains(u'\\') || QStringLiteral("~$.").contains(word.at(0)) ||
           named.match(word).hasMatch();
}

/// A pattern of files that are not below the folder.
bool beginsElsewhere(const QString &pattern)
{
    return pattern.startsWith(u'/') || pattern.startsWith(u'~') || pattern.startsWith(u'$') ||
           pattern.contains(QStringLiteral(".."));
}

bool isFileAddress(const QString &text)
{
    return text.startsWith(QStringLiteral("file:"), Qt::CaseInsensitive);
}

/// The files that a patch names, in the forms of diff, git and apply_patch.
QStringList filesOfPatch(const QString &patch)
{
    QStringList out;
    const auto add = [&out](const QString &path) {
        const QString name = path.section(u'\t', 0, 0).trimmed();
        if (name.isEmpty() || name == QStringLiteral("/dev/null"))
            return;
        out << name;
        // git puts a letter before each; whether it is one, nobody knows.
        if (name.size() > 2 && name.at(1) == u'/' && QStringLiteral("abciow").contains(name.at(0)))
            out << name.mid(2);
    };
    const QStringList lines = patch.split(u'\n');
    for (qsizetype i = 0; i < lines.size() && out.size() <= mostPaths; ++i) {
        const QString &line = lines[i];
        bool taken = false;
        for (const char *head : {"*** Add File:", "*** Update File:", "*** Delete File:", "*** Move to:",
                                 "rename from ", "rename to ", "copy from ", "copy to ", "Index: "}) {
            if (!taken && line.startsWith(QLatin1String(head))) {
                add(line.mid(qsizetype(qstrlen(head))));
                taken = true;
            }
        }
        // A line that is taken away may begin so, too.
        if (!taken && line.startsWith(QStringLiteral("--- ")) && i + 1 < lines.size() &&
            lines[i + 1].startsWith(QStringLiteral("+++ "))) {
            add(line.mid(4));
            add(lines[i + 1].mid(4));
        }
    }
    return out;
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

    /// \p areFiles: the names of its fields are those of files, unless they are known.
    void read(const object &input, int depth, bool areFiles = false)
    {
        QStringList lines;
        std::optional<QString> program; ///< what arguments beside it belong to
        std::optional<element> arguments;
        for (const auto field : input) {
            const element &value = field.value;
            const QString name = plainName(field.key);
            readKey(json::toString(field.key), areFiles);
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
            else if (isOneOf(placeNames, name) && value.is_string())
                m_places << *text(value);
            else if (isOneOf(pathNames, name))
                readPaths(value, depth, name);
            else if (isOneOf(possiblePathNames, name))
                readPossiblePaths(value);
            else if (name == QStringLiteral("shell") && value.is_string())
                isWhole = isWhole && isSystemShell(*text(value));
            else if (!saysNothing(value, name))
                readOther(value, depth, name);
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
            // What is named may be within the folder that is named beside it.
            const QStringList named = out.paths, folders = m_places + QStringList(out.folder);
            for (const QString &place : std::as_const(m_places))
                addPath(place);
            for (const QString &folder : folders) {
                for (const QString &path : named) {
                    if (!folder.isEmpty() && !path.startsWith(u'/') && !isFileAddress(path))
                        addPath(folder + u'/' + path);
                }
            }
        } else {
            for (const QString &place : std::as_const(m_places))
                setFolder(place);
            isWhole = isWhole && !m_namesFiles; // what the command has to do with them, nobody knows
        }
        out.paths.removeDuplicates();
        out.mayBePaths.removeDuplicates();
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
            readPatch(*line);
        } else if (const auto several = items(value); several && isSeveral) {
            for (const element &item : *several)
                readOne(item, depth, lines);
        } else if (const auto list = words(value)) {
            if (list->isEmpty())
                return;
            *lines << base::shellJoined(*list);
            for (const QString &word : *list)
                readPatch(word);
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

    void readNested(const element &value, int depth, bool areFiles = false)
    {
        object inner;
        if (depth >= deepest || value.get_object().get(inner) != simdjson::SUCCESS)
            leave();
        else
            read(inner, depth + 1, areFiles);
    }

    /// Nobody looks at what is there.
    void leave()
    {
        isWhole = false;
        out.hasMorePaths = true;
    }

    void readArguments(const element &value, const std::optional<QString> &program, QStringList *lines)
    {
        const auto single = text(value);
        const auto list =
            single ? std::optional(single->isEmpty() ? QStringList() : QStringList(*single)) : words(value);
        if (list && list->isEmpty())
            return;
        if (!list || !program || lines->size() != 1) {
            isWhole = false; // of which?
            readOther(value, 0, QString());
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

    void addPath(const QString &path)
    {
        if (out.paths.size() < mostPaths && path.size() <= longestPath)
            out.paths << path;
        else
            leave();
    }
    void addMayBePath(const QString &path)
    {
        if (out.mayBePaths.size() < mostPaths)
            out.mayBePaths << path;
        else
            leave();
    }

    void readKey(const QString &key, bool areFiles)
    {
        const bool isFile = key.startsWith(u'/') || isFileAddress(key);
        if (isFile || (areFiles && looksLikePath(key)))
            nameFile(key);
        else if (looksLikePath(key) || (areFiles && !isKnown(plainName(key.toStdString()))))
            addMayBePath(key);
    }
    static bool isKnown(const QString &name)
    {
        return isOneOf(pathNames, name) || isOneOf(contentNames, name) || isOneOf(commandNames, name) ||
               isOneOf(folderNames, name) || isOneOf(placeNames, name) || isOneOf(wordNames, name) ||
               isOneOf(idNames, name) || name == QStringLiteral("type");
    }
    void nameFile(const QString &path, const QString &name = {})
    {
        addPath(path);
        m_namesFiles = m_namesFiles || !isOneOf(looseNames, name) || looksLikePath(path);
    }

    void readPaths(const element &value, int depth, const QString &name)
    {
        if (const auto path = text(value)) {
            if (!path->isEmpty())
                nameFile(*path, name);
        } else if (const auto list = items(value)) {
            for (const element &item : *list) {
                if (item.is_string())
                    nameFile(*text(item), name);
                else
                    readOther(item, depth, QString());
            }
        } else if (value.is_object()) {
            readNested(value, depth, isOneOf(fileMapNames, name));
        }
    }
    void readPossiblePaths(const element &value)
    {
        const auto list = words(value);
        isWhole = isWhole && list;
        for (const QString &path : list.value_or(QStringList()))
            addPath(path);
    }

    void readPatch(const QString &patch)
    {
        if (!patch.contains(u'\n'))
            return;
        const QStringList files = filesOfPatch(patch);
        for (const QString &path : files)
            addPath(path);
    }

    /// Whether it is what it has to be where it says nothing about what runs.
    static bool saysNothing(const element &value, const QString &name)
    {
        const auto said = text(value);
        if (isOneOf(wordNames, name))
            return said.has_value();
        if (isOneOf(listNames, name))
            return value.is_array() || value.is_object();
        if (isOneOf(truthNames, name))
            return value.is_bool();
        if (isOneOf(idNames, name))
            return value.is_number() || (said && !isActive(*said) &&
                                         std::none_of(said->begin(), said->end(), [](QChar c) { return c.isSpace(); }));
        if (isOneOf(timeNames, name)) {
            static const QRegularExpression number(QStringLiteral("^[0-9]+([.][0-9]+)?(ms|s|m)?$"));
            return value.is_number() || (said && number.match(*said).hasMatch());
        }
        if (name == QStringLiteral("mode"))
            return said && isOneOf(modes, *said);
        return name == QStringLiteral("sandboxpermissions") && said == QStringLiteral("use_default");
    }

    /// Other truths and numbers run nothing, unless they say that more is allowed than usual. What is said under a name
    /// that nobody knows may be anything.
    void readOther(const element &value, int depth, const QString &name, bool isInList = false)
    {
        if (hasPower(name))
            isWhole = isWhole && !givesPower(value, name);
        if (value.is_object())
            readNested(value, depth, !isInList && isOneOf(fileMapNames, name));
        else if (const auto said = text(value))
            readText(*said, name);
        else if (const auto list = items(value)) {
            if (depth >= deepest)
                leave();
            else
                for (const element &item : *list)
                    readOther(item, depth + 1, name, true);
        }
    }
    static bool givesPower(const element &value, const QString &name)
    {
        bool is = false;
        if (value.get_bool().get(is) == simdjson::SUCCESS)
            return is != isOneOf(sandboxNames, name);
        return !text(value) || !text(value)->isEmpty();
    }

    void readText(const QString &said, const QString &name)
    {
        isWhole = isWhole && said.isEmpty();
        if (isOneOf(contentNames, name))
            return;
        if (isFileAddress(said))
            addPath(said);
        else if (isOneOf(patternNames, name) ? beginsElsewhere(said) : looksLikePath(said))
            addMayBePath(said);
        else
            readPatch(said);
    }

    QSet<QString> m_seen;      ///< lines
    bool m_namesFiles = false; ///< beside what else it says
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
