// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QList>
#include <QStringList>
#include <QUrl>

#include <optional>
#include <utility>
#include <vector>

namespace acp {

/// One way to get and start an agent of the registry.
struct RegistryPackage
{
    enum class Kind { Npx, Uvx, Binary };
    Kind kind = Kind::Npx;
    QString package; ///< of Npx and Uvx: name and version
    QUrl archive;    ///< of Binary: https only
    QString program; ///< of Binary: where it is in the archive, relative and without "..": the only form that is read
    QStringList arguments;
    QList<std::pair<QString, QString>> environment;
};

struct RegistryAgent
{
    QString id; ///< lower-case letters, digits and hyphens: fit for a folder's name
    QString name;
    QString version; ///< fit for a folder's name, too
    QString description;
    QString license;
    QStringList authors;
    QUrl repository;
    QUrl icon; ///< https; or relative to where the registry is, and then without ".."; empty: none that can be used
    std::vector<RegistryPackage> packages; ///< those for this system, best first; may be empty
};

struct Registry
{
    std::vector<RegistryAgent> agents;
    QStringList skipped; ///< a sentence for each entry that cannot be used
};

/// `os-arch` of this computer in the registry's words, "linux-x86_64"; empty for one that it has no word for.
QString registryPlatform();

/// Reads a registry file. An entry that is wrong is skipped and named; a file that is no registry is an error.
base::Result<Registry> readRegistry(const QByteArray &text, const QString &platform = registryPlatform());

} // namespace acp
