// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QTableWidget>

#include <utility>

class QLabel;

namespace widgets {

/// Names with their values: variables of a program, headers of an address. The last row is empty, for another one. A
/// value that belongs in the keychain is masked unless it is being typed, for screen readers, too; of one that is there
/// already only that is known, and it stays unless something else is typed. What looks like a secret goes there.
class ValuesTable : public QTableWidget
{
    Q_OBJECT

public:
    using Values = QList<std::pair<QString, QString>>;

    explicit ValuesTable(QWidget *parent = nullptr);
    /// \p secretNames: of those that belong in the keychain; it has the values that are not among \p values.
    void setValues(const Values &values, const QStringList &secretNames);
    /// Variables of a program, or the headers of an address.
    void setKind(bool headers);
    /// Says which, beside it.
    QLabel *title() const { return m_title; }

    Values values() const;           ///< that do not belong in the keychain
    QStringList secretNames() const; ///< of those that do
    Values secrets() const;          ///< those of them that were typed here
    /// Why that cannot be saved, a sentence; empty: it can.
    QString problem() const;

Q_SIGNALS:
    void edited();

private:
    void addRow(const QString &name, const QString &value, bool secret);
    QString cell(int row, int column) const;
    bool isEmpty(int row) const;
    bool isSecret(int row) const;
    bool isKept(int row) const;
    void onItemChanged();

    QLabel *m_title;
};

} // namespace widgets
