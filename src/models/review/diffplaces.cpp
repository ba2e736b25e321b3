// SPDX-License-Identifier: Apache-2.0
#include "models/review/diffplaces.h"

#include "base/exacttext.h"
#include "base/regularfile.h"

#include <QDir>

#include <algorithm>
#include <map>

namespace models {

namespace {

constexpr qint64 mostRead = 16 * 1024 * 1024; ///< bytes of a file

/// Agents often use other line ends than the file, and leave out a byte order mark or the end of the last line.
QString comparable(QString text)
{
    text.remove(u'\r');
    if (text.startsWith(QChar(0xfeff)))
        text.remove(0, 1);
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text;
}

int lineAt(const QString &text, qsizetype at)
{
    return int(QStringView(text).left(at).count(u'\n')) + 1;
}

/// The line at which \p piece stands in \p whole; of several the one that \p wanted is in, or none.
int lineIn(const QString &whole, const QString &piece, std::optional<quint32> wanted)
{
    const qsizetype first = whole.indexOf(piece);
    if (first < 0)
        return 0;
    if (whole.indexOf(piece, first + 1) < 0)
        return lineAt(whole, first);
    const int last = int(QStringView(piece).trimmed().count(u'\n'));
    for (qsizetype at = first; at >= 0 && wanted; at = whole.indexOf(piece, at + 1)) {
        const int line = lineAt(whole, at);
        if (line > int(*wanted))
            break;
        if (int(*wanted) <= line + last)
            return line;
    }
    return 0;
}

/// Whole lines are looked for first, since a piece of them may stand within other ones, too.
int lineOf(const QString &piece, const QString &whole, std::optional<quint32> wanted)
{
    if (piece.isEmpty())
        return 0;
    const QString lines = u'\n' + whole + u'\n', wholePiece = u'\n' + piece + u'\n';
    return lines.contains(wholePiece) ? lineIn(lines, wholePiece, wanted) : lineIn(whole, piece, wanted);
}

struct Piece
{
    size_t index = 0;
    QString before, after;
    int line = 0;   ///< in what the file holds now
    int growth = 0; ///< lines that it adds
};

/// The pieces of one file, whose content is \p whole.
void place(std::vector<Piece> &pieces, const QString &whole, std::optional<quint32> wanted,
           std::vector<DiffPlace> *places)
{
    const auto find = [&](QString Piece::*text) {
        int found = 0;
        for (Piece &piece : pieces) {
            piece.line = lineOf(piece.*text, whole, wanted);
            found += piece.line > 0;
        }
        return found;
    };
    // Whether the file is as it was, or as it is to be, is what more of the pieces say.
    const int after = find(&Piece::after);
    const bool isMade = after >= find(&Piece::before) && after > 0;
    if (isMade)
        find(&Piece::after);
    std::sort(pieces.begin(), pieces.end(), [](const Piece &a, const Piece &b) { return a.line < b.line; });
    int growth = 0;
    for (const Piece &piece : pieces) {
        if (piece.line == 0)
            continue;
        (*places)[piece.index] =
            isMade ? DiffPlace{piece.line - growth, piece.line} : DiffPlace{piece.line, piece.line + growth};
        growth += piece.growth;
    }
}

} // namespace

std::vector<DiffPlace> placesIn(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations,
                                const std::function<std::optional<QString>(const QString &path)> &contentOf)
{
    std::vector<DiffPlace> places(diffs.size());
    std::map<QString, std::vector<Piece>> byFile;
    for (size_t i = 0; i < diffs.size(); ++i) {
        const acp::Diff &diff = diffs[i];
        if (!diff.oldText) {
            places[i] = {1, 1}; // a new file
            continue;
        }
        Piece piece{i, comparable(*diff.oldText), comparable(diff.newText)};
        piece.growth = int(piece.after.count(u'\n') - piece.before.count(u'\n'));
        byFile[diff.path].push_back(std::move(piece));
    }
    for (auto &file : byFile) {
        const QString &path = file.first;
        std::vector<Piece> &pieces = file.second;
        const auto named = std::find_if(locations.begin(), locations.end(), [&path](const acp::Location &location) {
            return location.path == path && location.line.value_or(0) > 0;
        });
        const std::optional<quint32> wanted = named == locations.end() ? std::nullopt : named->line;
        if (const auto content = contentOf(path))
            place(pieces, comparable(*content), wanted, &places);
        // Where the file says nothing of it, the agent is believed.
        DiffPlace &only = places[pieces.front().index];
        if (pieces.size() == 1 && !only.isKnown() && wanted)
            only = {int(*wanted), int(*wanted)};
    }
    return places;
}

std::vector<DiffPlace> placesOnDisk(const std::vector<acp::Diff> &diffs, const std::vector<acp::Location> &locations)
{
    return placesIn(diffs, locations, [](const QString &path) -> std::optional<QString> {
        const auto content = QDir::isAbsolutePath(path) ? base::readRegularFile(path, mostRead)
                                                        : base::Result<QByteArray>(base::Error());
        return content ? std::optional(base::exactText(*content)) : std::nullopt;
    });
}

} // namespace models
