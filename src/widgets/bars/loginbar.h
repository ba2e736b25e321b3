// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace widgets {

class FlatButton;
class TerminalPane;

/// Shown over the composer while an agent needs a login: its message, a button for each way to log in, and what the
/// chosen way needs: fields, a terminal, or waiting. Hidden otherwise.
class LoginBar : public Ground
{
    Q_OBJECT

public:
    LoginBar(models::SessionStatus *status, Look *look, QWidget *parent = nullptr);
    TerminalPane *terminal() { return m_terminal; }

Q_SIGNALS:
    /// The bar was hidden while it had the focus.
    void focusReleased();
    void loginRequested(const QString &methodId);
    void variablesGiven(const QString &methodId, const QList<std::pair<QString, QString>> &values);
    void cancelRequested();
    void typed(const QByteArray &keys);

private:
    void refresh();
    void rebuildMethods(const models::LoginStatus &login);
    void openForm(const models::LoginMethod &method);
    void closeForm();

    models::SessionStatus *m_status;
    QLabel *m_title, *m_why, *m_problem;
    QWidget *m_methods;
    QBoxLayout *m_rows; ///< of the methods
    QWidget *m_form;
    QGridLayout *m_fields;
    FlatButton *m_cancel;
    TerminalPane *m_terminal;
    QList<QLineEdit *> m_edits;
    std::vector<models::LoginMethod> m_shown; ///< as buttons
    QString m_formOf;
};

} // namespace widgets
