// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/requests.h"
#include "base/clock.h"
#include "core/values/sessionevent.h"
#include "models/texts/elicitationform.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/ground.h"

#include <map>

class QLabel;
class QScrollArea;

namespace widgets {

class FlatButton;
class FormFields;

/// Shown over the composer while an agent asks the user for something: its text, the form or the address, and three
/// answers: accept, decline, cancel. The oldest question first. Never takes the focus by itself, and ignores input for
/// half a second after a question has appeared. Hidden otherwise.
class ElicitationBar : public Ground
{
    Q_OBJECT

public:
    ElicitationBar(models::SessionStatus *status, Look *look, base::Clock *clock, QWidget *parent = nullptr);

    bool isAsking() const { return m_question.has_value(); }
    bool holdsFocus() const { return focusWidget() && focusWidget()->hasFocus(); }
    void focusForm();
    /// Maximum height of the whole bar on the page.
    void setMostHeight(int height);

Q_SIGNALS:
    /// Accepting an address is the user's consent to open it.
    void answered(base::RequestKey key, const acp::ElicitationAnswer &answer);
    /// The bar was hidden while it had the focus, or the user wants to leave it.
    void focusReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void show(const core::OpenElicitation &question);
    void showForm(const acp::ElicitationRequest &request);
    void showAddress(const QString &url);
    void leave();
    void submit();
    void answer(acp::ElicitationAnswer::Action action);
    bool isInert() const;
    void fit();
    void restyle();

    models::SessionStatus *m_status;
    base::Clock *m_clock;
    QLabel *m_title, *m_message, *m_address, *m_warning;
    QScrollArea *m_scroll;
    QWidget *m_body;
    FormFields *m_fields;
    FlatButton *m_accept, *m_copy, *m_decline, *m_cancel;
    std::optional<core::OpenElicitation> m_question; ///< that is shown
    base::Milliseconds m_shownAt{0};
    bool m_canAccept = false;  ///< the form can be filled in, or the address opened
    bool m_isAnswered = false; ///< the input was sent or discarded, so it is not kept
    int m_mostHeight = 0;
    /// Input of questions that are not shown, for example of another session.
    std::map<base::RequestKey, std::vector<models::FieldInput>> m_kept;
};

} // namespace widgets
