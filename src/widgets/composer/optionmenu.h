// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "models/texts/sessionstatus.h"

#include <QMenu>

class QLineEdit;

namespace widgets {

/// The values of one option of a session. A long list has a search field above it.
class OptionMenu : public QMenu
{
    Q_OBJECT

public:
    OptionMenu(const acp::ConfigOption &option, QWidget *parent);

    static constexpr int searchedFrom = 12; ///< number of values from which there is a search field

Q_SIGNALS:
    void chosen(const QString &optionId, const QString &value); ///< "true" or "false" for booleans

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(const QString &name, const QString &value, const QString &description, const QString &group,
             bool isCurrent);
    void narrow(const QString &words);
    void step(int by);

    struct Row
    {
        QAction *action;
        QAction *section; ///< heading of its group; may be null
        QString searched;
    };
    const QString m_option;
    class QActionGroup *m_group;
    QLineEdit *m_search = nullptr;
    int m_bottom = 0; ///< bottom edge on the screen when it was opened
    std::vector<Row> m_rows;
};

/// Mode, model and thought level first, in this order; then the others in the agent's order.
std::vector<acp::ConfigOption> orderedOptions(std::vector<acp::ConfigOption> options);
/// The name of the option's current value.
QString optionValueName(const acp::ConfigOption &option);
/// The value after the current one; empty if there is no other.
QString nextOptionValue(const acp::ConfigOption &option);

} // namespace widgets
