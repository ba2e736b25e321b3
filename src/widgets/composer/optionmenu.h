// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "acp/values.h"
#include "models/texts/sessionstatus.h"

#include <QMenu>

class QLineEdit;

namespace widgets {

/// The values of one option of a session, to choose one. Long lists have a field over them that narrows them down.
class OptionMenu : public QMenu
{
    Q_OBJECT

public:
    OptionMenu(const acp::ConfigOption &option, QWidget *parent);

    static constexpr int searchedFrom = 12; ///< so many values have the field

Q_SIGNALS:
    void chosen(const QString &optionId, const QString &value); ///< "true" or "false" of booleans

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
        QAction *section; ///< of its group; may be null
        QString searched;
    };
    const QString m_option;
    class QActionGroup *m_group;
    QLineEdit *m_search = nullptr;
    int m_bottom = 0; ///< of the menu on screen, when it opened
    std::vector<Row> m_rows;
};

/// Mode, model and thought level first, in this order; then the others as the agent has them.
std::vector<acp::ConfigOption> orderedOptions(std::vector<acp::ConfigOption> options);
/// What is shown of the value that an option has.
QString optionValueName(const acp::ConfigOption &option);
/// The value that comes after the present one; empty if there is no other.
QString nextOptionValue(const acp::ConfigOption &option);

} // namespace widgets
