// SPDX-License-Identifier: Apache-2.0
#include "models/lists/trafficmodel.h"
#include "widgets/panels/trafficpanel.h"

#include "testclass.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_trafficpanel {

using namespace widgets;
using models::TrafficModel;

class TestTrafficPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// In every language, and at every size of the font.
    void whichWayAMessageWentIsNotCut()
    {
        TrafficModel model;
        Look look;
        TrafficPanel panel(&model, &look);
        const auto *table = panel.findChild<QTableView *>();
        const int width = table->columnWidth(TrafficModel::Way);
        for (const auto direction :
             {models::TrafficDirection::ToAgent, models::TrafficDirection::FromAgent, models::TrafficDirection::Junk,
              models::TrafficDirection::ToServer, models::TrafficDirection::FromServer})
            QVERIFY(width > table->fontMetrics().horizontalAdvance(TrafficModel::wayText(direction)) + 6);
        QVERIFY(width >= table->horizontalHeader()->sectionSizeHint(TrafficModel::Way));
    }

    void showsOneServerOrOneCall()
    {
        using enum models::TrafficDirection;
        TrafficModel model;
        Look look;
        TrafficPanel panel(&model, &look);
        panel.resize(700, 500);
        panel.show();
        auto *which = panel.findChild<QComboBox *>();
        auto *table = panel.findChild<QTableView *>();
        auto *call = panel.findChild<QToolButton *>(QStringLiteral("call"));
        quint64 number = 0;
        const auto add = [&](models::TrafficDirection way, const char *method, const char *server, const char *toolCall,
                             quint64 serverCall = 0) {
            models::TrafficLine line;
            line.number = ++number;
            line.direction = way;
            line.method = QLatin1String(method);
            line.server = QLatin1String(server);
            line.toolCall = QLatin1String(toolCall);
            line.serverCall = serverCall;
            model.append({line});
        };
        const auto methods = [&] {
            QStringList out;
            for (int row = 0; row < table->model()->rowCount(); ++row)
                out << table->model()->index(row, TrafficModel::Method).data().toString();
            return out.join(u' ');
        };
        add(FromAgent, "update", "", "c1");
        QVERIFY(!which->isVisibleTo(&panel));
        QVERIFY(table->isColumnHidden(TrafficModel::Server));
        add(FromAgent, "ask1", "notices", "", 1);
        add(ToServer, "send1", "notices", "", 1);
        add(ToServer, "send2", "files", "", 2);
        add(FromAgent, "update2", "", "c2");
        QVERIFY(which->isVisibleTo(&panel));
        QVERIFY(!table->isColumnHidden(TrafficModel::Server));
        model.join({{1, QStringLiteral("c1")}});

        const auto choose = [&](const QString &text) {
            which->setCurrentText(text);
            Q_EMIT which->activated(which->currentIndex());
        };
        choose(QStringLiteral("notices"));
        QCOMPARE(methods(), QStringLiteral("ask1 send1"));
        add(FromServer, "late", "another", ""); // a new name keeps the choice
        QCOMPARE(methods(), QStringLiteral("ask1 send1"));
        choose(QStringLiteral("The agent's own"));
        QCOMPARE(methods(), QStringLiteral("update update2"));
        QVERIFY(!call->isEnabled());
        table->setCurrentIndex(table->model()->index(0, 0));
        QVERIFY(call->isEnabled());
        choose(QStringLiteral("All messages"));
        call->click();
        QCOMPARE(methods(), QStringLiteral("update ask1 send1"));
        QCOMPARE(table->currentIndex().row(), 0);
        call->click();
        QCOMPARE(table->model()->rowCount(), model.rowCount());
        // Which of the agent's calls it is may be known only later.
        table->setCurrentIndex(table->model()->index(3, 0));
        call->click();
        QCOMPARE(methods(), QStringLiteral("send2"));
        model.join({{2, QStringLiteral("c2")}});
        QCOMPARE(methods(), QStringLiteral("send2 update2"));
        QCOMPARE(table->currentIndex().row(), 0);
        call->click();
        // The filter of a request shows it, whatever was chosen.
        table->setCurrentIndex(table->model()->index(4, 0));
        call->click();
        panel.setFilter(QStringLiteral("7"));
        QVERIFY(!call->isChecked());
    }

    /// A flood resets the model; who reads a message goes on reading.
    void whatIsReadStaysInAFlood()
    {
        TrafficModel model;
        Look look;
        TrafficPanel panel(&model, &look);
        panel.resize(700, 500);
        panel.show();
        auto *table = panel.findChild<QTableView *>();
        quint64 number = 0;
        const auto append = [&](size_t count, const QString &server) {
            std::vector<models::TrafficLine> lines(count);
            for (models::TrafficLine &line : lines) {
                line.number = ++number;
                line.server = server;
                line.text = QStringLiteral("message %1").arg(number);
            }
            model.append(std::move(lines));
        };
        append(10, QString());
        table->setCurrentIndex(table->model()->index(4, 0));
        const auto *detail = panel.findChild<QPlainTextEdit *>();
        QCOMPARE(detail->toPlainText(), QStringLiteral("message 5"));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        append(TrafficModel::maximumLines, QStringLiteral("flood"));
        QCOMPARE(reset.count(), 1);
        QCOMPARE(table->currentIndex().row(), 4);
        QCOMPARE(detail->toPlainText(), QStringLiteral("message 5"));
        // Once it is gone nothing is shown in its place.
        append(TrafficModel::maximumLines, QString());
        QCOMPARE(reset.count(), 2);
        QVERIFY(!table->currentIndex().isValid());
        QCOMPARE(detail->toPlainText(), QString());
    }

    void buttonsStandApart()
    {
        TrafficModel model;
        Look look;
        TrafficPanel panel(&model, &look);
        panel.resize(500, 400);
        panel.show();
        int end = -1;
        for (const char *name : {"copy", "partner", "call", "load", "save", "clear"}) {
            const auto *button = panel.findChild<QToolButton *>(QLatin1String(name));
            QVERIFY2(end < 0 || button->x() > end + 2, name);
            end = button->geometry().right();
        }
    }
};

BELAY_GUI_TEST(TestTrafficPanel)

} // namespace tst_trafficpanel

#include "tst_trafficpanel.moc"
