// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "models/texts/sessionstatus.h"
#include "widgets/style/look.h"

#include <QWidget>

#include <vector>

class QMenu;

namespace widgets {

class FlatButton;

/// Mode, model and the other options of the session: a button for each of the first ones, as many as fit and three at
/// most, and one for all others.
class OptionBar : public QWidget
{
    Q_OBJECT

public:
    OptionBar(models::SessionStatus *status, Look *look, QWidget *parent);

    /// Call it after each resize. \p asButtons: show buttons if they fit.
    void layOut(bool asButtons);

public Q_SLOTS:
    /// Opens the menus of all options from the \p first one on, one after the other; those before it have buttons.
    void open(size_t first = 0);
    /// Selects the next value of the first option of that category.
    void cycle(const QString &category);

Q_SIGNALS:
    void chosen(const QString &optionId, const QString &value); ///< "true" or "false" for booleans
    void noticed(const QString &hint);                          ///< why nothing was selected
    void rearranged();                                          ///< buttons have changed, so the layout must be updated

private:
    void refresh();
    FlatButton *makeButton(size_t index);
    QMenu *menuOf(const acp::ConfigOption &option, QWidget *parent);

    models::SessionStatus *m_status;
    Look *m_look;
    FlatButton *m_gear;
    std::vector<FlatButton *> m_buttons;
    std::vector<acp::ConfigOption> m_options;
    size_t m_shown = 0; ///< how many of the first options have a visible button
};

} // namespace widgets
