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
    QString package; ///< of Npx and Uvx: package name and version
    QUrl archive;    ///< of Binary: https only
    QString program; ///< of Binary: its path in the archive, always relative and without ".."
    QStringList arguments;
    QList<std::pair<QString, QString>> environment;
};

struct RegistryAgent
{
    QString id; ///< lower-case letters, digits and hyphens: safe as a folder's name
    QString name;
    QString version; ///< safe as a folder's name, too
    QString description;
    QString license;
    QStringList authors;
    QUrl repository;
    QUrl icon; ///< https, or relative to the registry and without ".."; empty: none that can be used
    std::vector<RegistryPackage> packages; ///< those for this system, best first; may be empty
};

struct Registry
{
    std::vector<RegistryAgent> agents;
    QStringList skipped; ///< a sentence for each entry that cannot be used
};

/// This computer's `os-arch` as the registry writes it, "linux-x86_64"; empty if the registry has no word for it.
QString registryPlatform();

/// Reads a registry file. An invalid entry is skipped and reported; a file that is not a registry is an error.
base::Result<Registry> readRegistry(const QByteArray &text, const QString &platform = registryPlatform());

} // namespace acp
