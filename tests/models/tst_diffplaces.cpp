// SPDX-License-Identifier: Apache-2.0
#include "models/review/diffplaces.h"

#include "testclass.h"

#include <QTest>

namespace tst_diffplaces {

using models::DiffPlace;
using Diffs = std::vector<acp::Diff>;
using Places = std::vector<DiffPlace>;

namespace {

/// Lines by their number: "1", "2", …
QString numbered(int from, int to)
{
    QString out;
    for (int i = from; i <= to; ++i)
        out += QString::number(i) + u'\n';
    return out;
}

acp::Diff change(const QString &before, const QString &after, const char *path = "/f")
{
    return {QString::fromUtf8(path), before, after};
}

} // namespace

class TestDiffPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<Diffs>("diffs");
        QTest::addColumn<int>("location"); ///< 0: none
        QTest::addColumn<Places>("places");
        const auto row = [](const char *name, const QString &file, const Diffs &diffs, int location,
                            const Places &places) { QTest::newRow(name) << file << diffs << location << places; };
        const QString file = numbered(1, 300), piece = numbered(96, 98), made = QString(piece).replace(u'7', u'x');
        const QString after = QString(file).replace(piece, made);
        row("before it is made", file, {change(piece, made)}, 0, {{96, 96}});
        row("once it is made", after, {change(piece, made)}, 0, {{96, 96}});
        row("from within a line", file, {change(QStringLiteral("6\n97\n9"), QStringLiteral("6\nxx\n9"))}, 0,
            {{96, 96}});
        row("the whole file", after, {change(file, after)}, 0, {{1, 1}});
        row("other line ends and a mark", QChar(0xfeff) + QString(file).replace(u'\n', QStringLiteral("\r\n")),
            {change(piece, made)}, 0, {{96, 96}});
        row("a new file", QString(), {{QStringLiteral("/f"), std::nullopt, file}}, 0, {{1, 1}});
        row("not there", file, {change(QStringLiteral("no\n"), QStringLiteral("nor\n"))}, 0, {{0, 0}});
        row("not there, but told", file, {change(QStringLiteral("no\n"), QStringLiteral("nor\n"))}, 42, {{42, 42}});
        row("taken away", QString(file).remove(piece), {change(piece, {})}, 96, {{96, 96}});
        row("to be taken away", file, {change(piece, {})}, 0, {{96, 96}});
        const QString twice = numbered(1, 100) + piece + numbered(1, 10);
        row("in two places", twice, {change(piece, made)}, 0, {{0, 0}});
        row("in two places, one is told", twice, {change(piece, made)}, 101, {{101, 101}});
        row("in two places, a line of one is told", twice, {change(piece, made)}, 97, {{96, 96}});
        row("the disk knows better", file, {change(piece, made)}, 12, {{96, 96}});
        // Its letters stand within other lines, too.
        const acp::Diff longer = change(QStringLiteral("10\n11\n"), QStringLiteral("10\nnew\nnew\n11\n"));
        row("two pieces before", file, {change(piece, made), longer}, 0, {{96, 98}, {10, 10}});
        row("two pieces after",
            QString(after).replace(QStringLiteral("\n10\n11\n"), QStringLiteral("\n10\nnew\nnew\n11\n")),
            {change(piece, made), longer}, 0, {{96, 98}, {10, 10}});
        row("no file", QStringLiteral("-"), {change(piece, made)}, 0, {{0, 0}});
    }
    void places()
    {
        QFETCH(const QString, file);
        QFETCH(const Diffs, diffs);
        QFETCH(const int, location);
        QFETCH(const Places, places);
        std::vector<acp::Location> locations{{QStringLiteral("/other"), 7}, {QStringLiteral("/f"), std::nullopt}};
        if (location > 0)
            locations.push_back({QStringLiteral("/f"), quint32(location)});
        QCOMPARE(models::placesIn(diffs, locations,
                                  [&file](const QString &path) {
                                      return path == QStringLiteral("/f") && file != QStringLiteral("-")
                                                 ? std::optional(file)
                                                 : std::nullopt;
                                  }),
                 places);
    }
};

BELAY_TEST(TestDiffPlaces)

} // namespace tst_diffplaces

#include "tst_diffplaces.moc"
