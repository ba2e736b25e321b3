// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace spelling {

/// The encoding of a dictionary's words. One thread at a time.
class WordEncoding
{
public:
    /// By the name that a dictionary gives ("ISO8859-15", "KOI8-R", "microsoft-cp1251", "UTF-8"); null: not supported.
    static std::unique_ptr<WordEncoding> named(const std::string &name);
    virtual ~WordEncoding() = default;

    virtual std::optional<std::string> encoded(const QString &word) = 0; ///< null: it has letters outside the encoding
    virtual QString decoded(const std::string &word) = 0;
};

} // namespace spelling
