// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include <vector>

class QButtonGroup;

namespace widgets {

/// Shown before a message is sent a second time: what the first time has left, and what becomes of each. Shown with
/// open(); closing it sends nothing.
class RetryDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Choice {
        Stay,      ///< it is left as it is
        UndoFirst, ///< it is undone before the message is sent
        Skip,      ///< if the agent makes the same call again, it gets the first result
        Repeat,    ///< the same call is made again
        AskThen,   ///< the user is asked if the agent makes the same call again
    };
    /// One thing that is still as the turn left it. Without choices it is only named.
    struct Row
    {
        QString what;
        QString state;                 ///< a sentence
        QString undo;                  ///< what *Undo first* does; empty: see `what`
        std::vector<Choice> choices{}; ///< the first one is preset
    };
    /// \p message: what is sent again.
    RetryDialog(const QString &message, const std::vector<Row> &rows, QWidget *parent = nullptr);

Q_SIGNALS:
    /// By row; Stay for those without choices.
    void retryRequested(const std::vector<widgets::RetryDialog::Choice> &choices);

private:
    QWidget *makeRow(const Row &row);
    static QString words(Choice choice, bool isCall);
    std::vector<Choice> chosen() const;

    std::vector<QButtonGroup *> m_groups; ///< by row; null without choices
};

} // namespace widgets
