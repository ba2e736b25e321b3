// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

#include <memory>

class Ui_ShortcutsDialog;

namespace widgets {

/// An action and its shortcut.
struct ShortcutFields
{
    QString name; ///< key in the settings
    QString text; ///< as in menus, without the mnemonic
    QList<QKeySequence> keys, defaults;
    bool isEnabled = true;
};

/// Every action with its shortcut, for running it and for editing the shortcut. Emits requests for changes and shows
/// what setShortcuts() returns.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const QList<ShortcutFields> &shortcuts, QWidget *parent = nullptr);
    ~ShortcutsDialog() override;
    void setShortcuts(const QList<ShortcutFields> &shortcuts);

Q_SIGNALS:
    /// The action \p name is to run. The dialog has closed.
    void triggered(const QString &name);
    /// The new shortcut of the action \p name; empty: none.
    void keysChosen(const QString &name, const QKeySequence &keys);
    void defaultWanted(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void run();
    const ShortcutFields *current() const;
    void filter(bool keepsCurrent);
    void check();

    QList<ShortcutFields> m_shortcuts;
    std::unique_ptr<Ui_ShortcutsDialog> m_ui;
};

} // namespace widgets
