// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/look.h"

#include <QString>
#include <QTextDocument>
#include <QWidget>

#include <array>

namespace widgets {

/// Lines that two have changed, in three columns: what the one has, what both began with, what the other has. Each
/// column has its name above it, and lines that are not what both began with are marked. As high as it needs to be.
class ConflictColumns : public QWidget
{
    Q_OBJECT

public:
    using Three = std::array<QString, 3>;
    static constexpr int mostLines = 400; ///< in a column; beyond, a diff is easier to read

    /// In the order of the columns; \p texts with line ends.
    ConflictColumns(const Three &names, const Three &texts, Look *look, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void fit();
    int headHeight() const { return m_look->theme().u * 6; }

    const Three m_names, m_texts;
    Look *m_look;
    std::array<QTextDocument, 3> m_columns;
};

} // namespace widgets
