// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace spelling {

/// The encoding that a dictionary's words are in. One thread at a time.
class WordEncoding
{
public:
    /// As a dictionary names it ("ISO8859-15", "KOI8-R", "microsoft-cp1251", "UTF-8"); null: nobody here knows it.
    static std::unique_ptr<WordEncoding> named(const std::string &name);
    virtual ~WordEncoding() = default;

    virtual std::optional<std::string> encoded(const QString &word) = 0; ///< none: it has letters that are not in it
    virtual QString decoded(const std::string &word) = 0;
};

} // namespace spelling
