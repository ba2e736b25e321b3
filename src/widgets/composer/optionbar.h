// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QMenu;
QT_END_NAMESPACE

namespace widgets {

class FlatButton;

/// Mode, model and the other options of the session: a button for each of the first, as many as have room and three at
/// most, and one for all others.
class OptionBar : public QWidget
{
    Q_OBJECT

public:
    OptionBar(models::SessionStatus *status, Look *look, QWidget *parent);

    /// After each change of size. \p asButtons: there is room for some, if they fit.
    void layOut(bool asButtons);

public Q_SLOTS:
    /// Opens the menus of all of them, one after the other.
    void open();
    /// The next value of the first option of that category.
    void cycle(const QString &category);

Q_SIGNALS:
    void chosen(const QString &optionId, const QString &value); ///< "true" or "false" of booleans
    void noticed(const QString &hint);                          ///< why nothing was chosen
    void rearranged();                                          ///< other buttons: to be laid out

private:
    void refresh();
    void openFrom(size_t first);
    FlatButton *makeButton(size_t index);
    QMenu *menuOf(const acp::ConfigOption &option, QWidget *parent);

    models::SessionStatus *m_status;
    Look *m_look;
    FlatButton *m_gear;
    std::vector<FlatButton *> m_buttons;
    std::vector<acp::ConfigOption> m_options;
    size_t m_shown = 0; ///< of the options, from the first on, that have their button in view
};

} // namespace widgets
