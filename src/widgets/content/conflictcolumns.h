// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

#include <QString>

#include <array>

class QTextEdit;

namespace widgets {

/// Lines that two have changed, in three columns: what the one has, what both began with, what the other has. Each
/// column has its name above it, and lines that are not what both began with are marked. As high as it needs to be.
class ConflictColumns : public Ground
{
    Q_OBJECT

public:
    using Three = std::array<QString, 3>;
    static constexpr int mostLines = 400; ///< in a column; beyond, a diff is easier to read

    /// In the order of the columns; \p texts with line ends.
    ConflictColumns(const Three &names, const Three &texts, Look *look, QWidget *parent);

private:
    void fill();
    void fit();

    const Three m_texts;
    std::array<QTextEdit *, 3> m_columns;
};

} // namespace widgets
