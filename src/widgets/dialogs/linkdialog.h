// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace widgets {

/// Asks for a link to an entry. Stays open until the user closes it, and shows what is wrong with the link.
class LinkDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LinkDialog(const QString &link, QWidget *parent = nullptr);

    /// One sentence; empty: no problem.
    void showProblem(const QString &problem);

Q_SIGNALS:
    void openRequested(const QString &link);

private:
    QLineEdit *m_link;
    QLabel *m_problem;
};

} // namespace widgets
