// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// The rows of a table as they once were: a file with one line for each, its value and its name.
class Figures
{
public:
    /// False: \p path cannot be read.
    bool load(const QString &path);
    /// Adds what note() was told to the rows of \p path, in the place of those of the same name. False: not written.
    bool store(const QString &path) const;
    void note(const QString &row, double value);
    /// A line for each row that moved by more than a third since then, in the order of note().
    QStringList changed() const;

private:
    QMap<QString, double> m_then;
    QList<std::pair<QString, double>> m_now;
};
