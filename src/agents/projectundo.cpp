// SPDX-License-Identifier: Apache-2.0
#include "agents/projectundo.h"

#include "base/regularfile.h"
#include "base/visibletext.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

namespace agents {

namespace {
constexpr qint64 longestProjectFile = 256 * 1024;
}

std::optional<ProjectUndo> projectUndo(const QString &folder)
{
    const QString path = folder + QStringLiteral("/.belay/compensations.json");
    const QFileInfo file(path);
    if (!file.exists() && !file.isSymLink())
        return {};
    const base::Result<QByteArray> content = base::readRegularFile(path, longestProjectFile);
    if (!content)
        return ProjectUndo{path, {}, content.error()};
    const QByteArray words = QDir(folder).canonicalPath().toUtf8() + '\0' + *content;
    const QByteArray mark = QCryptographicHash::hash(words, QCryptographicHash::Sha256).toHex();
    return ProjectUndo{path, QString::fromLatin1(mark), mcp::readCompensations(*content)};
}

QStringList undoLines(const mcp::Compensations &all)
{
    QStringList out;
    for (const mcp::Compensation &one : all)
        out << base::visibleText(one.server) + QStringLiteral(" · ") + base::visibleText(one.tool) +
                   QStringLiteral(" → ") + base::visibleText(one.by) + u' ' +
                   base::visibleText(QString::fromUtf8(one.arguments));
    return out;
}

} // namespace agents
