// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <memory>

namespace Ui {
class ShortcutsDialog;
}

namespace widgets {

/// An action and its shortcut.
struct ShortcutFields
{
    QString name; ///< key in the settings
    QString text; ///< as in menus, without the mnemonic
    QList<QKeySequence> keys, defaults;
};

/// Every action with its shortcut, for editing. Emits requests for changes and shows what setShortcuts() returns.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<ShortcutFields> &shortcuts, QWidget *parent = nullptr);
    ~ShortcutsDialog() override;
    void setShortcuts(const QList<ShortcutFields> &shortcuts);

Q_SIGNALS:
    /// The new shortcut of the action \p name; empty: none.
    void keysChosen(const QString &name, const QKeySequence &keys);
    void defaultWanted(const QString &name);

private:
    const ShortcutFields *current() const;
    void filter();
    void check();

    QList<ShortcutFields> m_shortcuts;
    std::unique_ptr<Ui::ShortcutsDialog> m_ui;
};

} // namespace widgets
