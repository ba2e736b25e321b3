// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/linktarget.h"

#include <QDialog>

class QLabel;
class QLineEdit;

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

/// Shows the whole target of a link before it is opened. Enter and Esc do not open it. Shown with open().
class LinkQuestion : public QDialog
{
    Q_OBJECT

public:
    explicit LinkQuestion(const models::LinkTarget &target, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested();
};

} // namespace widgets
