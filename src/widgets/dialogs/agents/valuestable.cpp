// SPDX-License-Identifier: Apache-2.0
#include "widgets/dialogs/agents/valuestable.h"

#include "base/secretnames.h"
#include "base/visibletext.h"
#include "base/wording.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>

namespace widgets {

namespace {

enum Column { NameColumn, ValueColumn, SecretColumn };
constexpr int KeptNameRole = Qt::UserRole; ///< of a value: the name under which the keychain has it

/// Shown of a value that is in the keychain.
QString keptText()
{
    return ValuesTable::tr("(kept in the keychain)");
}

class ValueItem final : public QTableWidgetItem
{
public:
    using QTableWidgetItem::QTableWidgetItem;

    QVariant data(int role) const override
    {
        QVariant value = QTableWidgetItem::data(role);
        if (role != Qt::DisplayRole || !tableWidget() || value.toString() == keptText())
            return value;
        const QTableWidgetItem *secret = tableWidget()->item(row(), SecretColumn);
        const bool isMasked = secret && secret->checkState() == Qt::Checked;
        // Its length is nobody's business either.
        return isMasked && !value.toString().isEmpty() ? QVariant(QString(8, QChar(0x2022))) : value;
    }
};

} // namespace

ValuesTable::ValuesTable(QWidget *parent) : QTableWidget(0, 3, parent), m_title(new QLabel(parent))
{
    setHorizontalHeaderLabels({tr("Name"), tr("Value"), tr("Keychain")});
    for (const int column : {NameColumn, ValueColumn})
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(SecretColumn, QHeaderView::ResizeToContents);
    m_title->setBuddy(this);
    verticalHeader()->hide();
    setTabKeyNavigation(false); // Tab moves on to the next widget
    setSizeAdjustPolicy(AdjustToContents);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QTableWidget::itemChanged, this, &ValuesTable::onItemChanged);
    addRow({}, {}, false);
}

void ValuesTable::setValues(const Values &values, const QStringList &secretNames)
{
    setRowCount(0);
    QStringList kept = secretNames;
    for (const auto &[name, value] : values) {
        addRow(name, value, secretNames.contains(name));
        kept.removeAll(name);
    }
    for (const QString &name : std::as_const(kept)) {
        addRow(name, keptText(), true);
        const QSignalBlocker quiet(this);
        item(rowCount() - 1, ValueColumn)->setData(KeptNameRole, name);
    }
    onItemChanged();
}

void ValuesTable::setKind(bool headers)
{
    m_title->setText(headers ? tr("H&eaders") : tr("&Variables"));
    setAccessibleName(base::plainName(m_title->text()));
}

void ValuesTable::addRow(const QString &name, const QString &value, bool secret)
{
    const QSignalBlocker quiet(this);
    const int row = rowCount();
    setRowCount(row + 1);
    setItem(row, NameColumn, new QTableWidgetItem(name));
    auto *check = new QTableWidgetItem;
    check->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
    check->setCheckState(secret ? Qt::Checked : Qt::Unchecked);
    setItem(row, SecretColumn, check);
    setItem(row, ValueColumn, new ValueItem(value));
}

QString ValuesTable::cell(int row, int column) const
{
    const QString text = item(row, column)->data(Qt::EditRole).toString();
    return column == NameColumn ? text.trimmed() : text;
}

bool ValuesTable::isEmpty(int row) const
{
    return cell(row, NameColumn).isEmpty() && cell(row, ValueColumn).isEmpty();
}

bool ValuesTable::isSecret(int row) const
{
    return item(row, SecretColumn)->checkState() == Qt::Checked || isKept(row);
}

/// The value is in the keychain already and was not changed.
bool ValuesTable::isKept(int row) const
{
    const QString name = item(row, ValueColumn)->data(KeptNameRole).toString();
    return !name.isEmpty() && name == cell(row, NameColumn) && cell(row, ValueColumn) == keptText();
}

ValuesTable::Values ValuesTable::values() const
{
    Values out;
    for (int row = 0; row < rowCount(); ++row) {
        if (!isSecret(row) && !isEmpty(row))
            out.append({cell(row, NameColumn), cell(row, ValueColumn)});
    }
    return out;
}

QStringList ValuesTable::secretNames() const
{
    QStringList out;
    for (int row = 0; row < rowCount(); ++row) {
        if (isSecret(row) && !isEmpty(row))
            out << cell(row, NameColumn);
    }
    return out;
}

QString ValuesTable::problem() const
{
    for (const auto &[name, value] : secrets()) {
        // Of a row that was renamed the value is not known here.
        if (value.isEmpty() || value == keptText())
            return tr("Type the value of “%1”, or remove its name.").arg(base::visibleText(name));
    }
    return {};
}

ValuesTable::Values ValuesTable::secrets() const
{
    Values out;
    for (int row = 0; row < rowCount(); ++row) {
        if (isSecret(row) && !isKept(row) && !isEmpty(row))
            out.append({cell(row, NameColumn), cell(row, ValueColumn)});
    }
    return out;
}

void ValuesTable::onItemChanged()
{
    {
        const QSignalBlocker quiet(this);
        for (int row = 0; row < rowCount(); ++row) {
            // A value whose name suggests a secret must not go into a file; a reference to a variable is no secret.
            const QString value = cell(row, ValueColumn);
            if (!isSecret(row) && !value.isEmpty() && !value.contains(u'$') &&
                base::isSecret(cell(row, NameColumn), value))
                item(row, SecretColumn)->setCheckState(Qt::Checked);
        }
    }
    viewport()->update();
    const int last = rowCount() - 1;
    if (last < 0 || !isEmpty(last))
        addRow({}, {}, false);
    Q_EMIT edited();
}

} // namespace widgets

#include "moc_valuestable.cpp"
