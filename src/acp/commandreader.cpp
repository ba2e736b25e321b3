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

constexpr qsizetype mostLines = 1000;   ///< per call
constexpr qsizetype mostPaths = 1000;   ///< per call
constexpr qsizetype longestPath = 4096; ///< characters

using namespace json;
using simdjson::dom::object;

constexpr int deepest = 6; ///< nested objects

// Compared in lower case and without _ and -, since agents differ only in these.
constexpr const char *commandNames[] = {"command",         "cmd",          "script", "commands", "commandline",
                                        "fullcommandtext", "shellcommand", "bash",   "argv",     "shellscript"};
constexpr const char *argumentNames[] = {"args", "arguments"};
constexpr const char *variableNames[] = {"env", "envs", "envvars", "environment", "environmentvariables"};
constexpr const char *folderNames[] = {"cwd",        "workdir",          "workingdirectory",        "workingdir",
                                       "currentdir", "currentdirectory", "currentworkingdirectory", "chdir"};
/// Beside a command these are its working folder, otherwise the paths that are read.
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
/// May also hold other things than paths, such as a sender.
constexpr const char *looseNames[] = {"source", "target", "targets", "from", "to", "src", "dst", "dest"};
/// Files that the agent thinks a command may touch.
constexpr const char *possiblePathNames[] = {"possiblepaths"};
/// Their keys are the names of files.
constexpr const char *fileMapNames[] = {"changes", "filechanges", "files", "edits", "filepaths", "paths"};
/// Content of files, or text to search for.
constexpr const char *contentNames[] = {
    "content",     "contents",     "text",       "newtext",     "oldtext",     "newstring", "oldstring", "newstr",
    "oldstr",      "filetext",     "inserttext", "newcontent",  "oldcontent",  "newsource", "oldsource", "code",
    "codeedit",    "body",         "replace",    "replacement", "search",      "query",     "regex",     "message",
    "instruction", "instructions", "prompt",     "insertline",  "filecontent", "newvalue",  "oldvalue",  "lines"};
/// Patterns match files below the working folder, unless they begin elsewhere.
constexpr const char *patternNames[] = {"pattern", "patterns",       "glob",           "globs",       "include",
                                        "exclude", "includepattern", "excludepattern", "globpattern", "filepattern"};
/// Fields that say nothing about what runs: descriptions,
constexpr const char *wordNames[] = {"description", "reason", "justification", "explanation",
                                     "intention",   "title",  "summary"};
/// ids of one word each,
constexpr const char *idNames[] = {"callid",    "turnid",         "itemid",  "threadid",  "approvalid", "requestid",
                                   "sessionid", "conversationid", "shellid", "processid", "identifier"};
/// the agent's own analysis of the command, as lists and objects,
constexpr const char *listNames[] = {"parsedcmd",
                                     "parsedcommand",
                                     "commandactions",
                                     "prefixrule",
                                     "proposedexecpolicyamendment",
                                     "proposednetworkpolicyamendments",
                                     "availabledecisions",
                                     "possibleurls"};
/// and how its end is waited for.
constexpr const char *timeNames[] = {"timeout", "timeoutms"};
constexpr const char *truthNames[] = {"requiresapproval", "isbackground", "runinbackground"};
constexpr const char *modes[] = {"sync",  "async",       "detached",  "background", "foreground", "read",
                                 "write", "append",      "overwrite", "create",     "insert",     "replace",
                                 "slice", "indentation", "lines",     "text"};
/// Parts of names of booleans and numbers that can grant more rights than usual.
constexpr const char *powerParts[] = {"sandbox",        "elevat",    "escalat",    "privileg", "sudo",
                                      "asroot",         "asadmin",   "danger",     "unsafe",   "bypass",
                                      "administrator",  "superuser", "unconfined", "trust",    "unrestricted",
                                      "skippermission", "noconfirm"};
constexpr const char *powerNames[] = {"uid", "gid", "user", "asuser", "runas", "root", "admin"};
/// With these names, false grants the rights.
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

/// Whether \p text, whose meaning is unknown, may be a file: it contains a folder, or is a name with an extension.
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

/// Whether the pattern matches files that are not below the working folder.
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
        // git prefixes each path with a letter and a slash, but a folder may also have such a name: add both forms.
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
        // A removed line may look like this, too.
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

/// Strings and numbers of a list; null if it contains anything else.
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

/// Whether a shell would treat \p word as more than plain text. Then its effect depends on how the agent runs it, which
/// is not known.
bool isActive(const QString &word)
{
    QChar before = u'=';
    for (const QChar c : word) {
        if (QStringLiteral(";|&<>()$`\\\"'#\n\r*?[{").contains(c) || c.category() == QChar::Other_Control)
            return true;
        // A home folder; or an option, if words are joined and split again.
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

    /// \p areFiles: unknown field names are names of files.
    void read(const object &input, int depth, bool areFiles = false)
    {
        QStringList lines;
        std::optional<QString> program; ///< the command that `arguments` belongs to
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
            // Lines beyond the limit are not kept, so the input was not read whole.
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
            // A relative path may be relative to any of the folders named beside it.
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
            isWhole = isWhole && !m_namesFiles; // it is not known what the command does with them
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
            // The script after `sh -c` is one word, however the agent joins the list.
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

    /// Skips a value and marks the input as not read whole.
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
            isWhole = false; // unclear which program they belong to
            readOther(value, 0, QString());
            return;
        }
        const bool isWord = !program->contains(u' ') && !program->contains(u'\t') && !isActive(*program);
        // One string of arguments, or arguments after a whole line: it is not known whether the agent splits them
        // again.
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
        isWhole = isWhole && (out.folder.isEmpty() || out.folder == folder); // which of the two?
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

    /// Whether the field says nothing about what runs and its value has the expected form.
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

    /// Other booleans and numbers run nothing, unless they grant more rights than usual. A string in an unknown field
    /// may mean anything.
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
    bool m_namesFiles = false; ///< paths are given beside a command
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
