// SPDX-License-Identifier: Apache-2.0
#include "models/lists/trafficmodel.h"
#include "widgets/panels/trafficpanel.h"

#include <QHeaderView>
#include <QTableView>
#include <QTest>
#include <QToolButton>

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
             {models::TrafficDirection::ToAgent, models::TrafficDirection::FromAgent, models::TrafficDirection::Junk})
            QVERIFY(width > table->fontMetrics().horizontalAdvance(TrafficModel::wayText(direction)) + 6);
        QVERIFY(width >= table->horizontalHeader()->sectionSizeHint(TrafficModel::Way));
    }

    void buttonsStandApart()
    {
        TrafficModel model;
        Look look;
        TrafficPanel panel(&model, &look);
        panel.resize(500, 400);
        panel.show();
        int end = -1;
        for (const char *name : {"copy", "partner", "load", "save", "clear"}) {
            const auto *button = panel.findChild<QToolButton *>(QLatin1String(name));
            QVERIFY2(end < 0 || button->x() > end + 2, name);
            end = button->geometry().right();
        }
    }
};

QTEST_MAIN(TestTrafficPanel)
#include "tst_trafficpanel.moc"
