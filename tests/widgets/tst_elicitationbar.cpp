// SPDX-License-Identifier: Apache-2.0
#include "fakeclock.h"
#include "shownbutton.h"
#include "widgets/bars/elicitationbar.h"
#include "widgets/style/typingwatch.h"

#include "testclass.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

namespace tst_elicitationbar {

using namespace widgets;
using Action = acp::ElicitationAnswer::Action;
using Type = acp::FormField::Type;

namespace {

acp::FormField field(const char *name, Type type, bool required = false)
{
    acp::FormField out;
    out.name = out.title = QLatin1String(name);
    out.type = type;
    out.required = required;
    return out;
}

acp::ElicitationRequest form(std::vector<acp::FormField> fields)
{
    acp::ElicitationRequest out;
    out.mode = acp::ElicitationRequest::Mode::Form;
    out.message = QStringLiteral("Which knot shall it be?");
    out.fields = std::move(fields);
    return out;
}

struct Bench
{
    FakeClock clock;
    Look look;
    models::SessionStatus status;
    QWidget window;
    ElicitationBar bar{&status, &look, &clock, &window};
    QList<std::pair<base::RequestKey, acp::ElicitationAnswer>> answers;
    quint64 last = 0;

    Bench()
    {
        auto *column = new QVBoxLayout(&window);
        column->addStretch();
        column->addWidget(&bar);
        window.resize(500, 700);
        bar.setMostHeight(400);
        window.show();
        QObject::connect(&bar, &ElicitationBar::answered, &bar,
                         [this](base::RequestKey key, const acp::ElicitationAnswer &answer) {
                             answers.append({key, answer});
                         });
    }
    static core::OpenElicitation question(quint64 key, acp::ElicitationRequest request)
    {
        return {base::RequestKey{key}, std::make_shared<const acp::ElicitationRequest>(std::move(request))};
    }
    void set(std::vector<core::OpenElicitation> open)
    {
        models::SessionSnapshot snapshot;
        snapshot.agentName = QStringLiteral("One");
        snapshot.elicitations = std::move(open);
        status.set(snapshot);
        QCoreApplication::processEvents(); // layouts show their widgets a moment later
    }
    void ask(acp::ElicitationRequest request)
    {
        set({question(++last, std::move(request))});
        clock.advance(widgets::inertFor);
    }
    QAbstractButton *button(const char *text) const { return shownButton(bar, QLatin1String(text)); }
    template <class W> QList<W *> visible() const
    {
        QList<W *> out;
        for (W *widget : bar.findChildren<W *>()) {
            if (widget->isVisibleTo(&bar))
                out << widget;
        }
        return out;
    }
    QStringList words() const
    {
        QStringList out;
        for (const QLabel *label : visible<QLabel>())
            out << label->text();
        return out;
    }
};

} // namespace

class TestElicitationBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyWhileSomethingIsAsked()
    {
        Bench b;
        QVERIFY(!b.bar.isVisible());
        b.ask(form({field("name", Type::String)}));
        QVERIFY(b.bar.isVisible());
        QVERIFY(b.words().contains(QStringLiteral("One asks you something")));
        b.set({});
        QVERIFY(!b.bar.isVisible());
    }

    void aFormOfEveryKindIsSent()
    {
        Bench b;
        acp::FormField rope = field("rope", Type::String, true);
        rope.choices = {{QStringLiteral("s"), QStringLiteral("Static"), QStringLiteral("for hauling")},
                        {QStringLiteral("d"), QStringLiteral("Dynamic"), {}}};
        acp::FormField uses = field("uses", Type::MultiSelect);
        uses.choices = {{QStringLiteral("sea"), QStringLiteral("Sea"), {}},
                        {QStringLiteral("rock"), QStringLiteral("Rock"), {}}};
        b.ask(form({field("name", Type::String, true), field("turns", Type::Integer), field("wet", Type::Boolean), rope,
                    uses}));
        const auto lines = b.visible<QLineEdit>();
        QCOMPARE(lines.size(), 2);
        QTest::keyClicks(lines[0], QStringLiteral("bowline"));
        QTest::keyClicks(lines[1], QStringLiteral("2"));
        for (auto *box : b.visible<QCheckBox>()) {
            if (box->text() == QStringLiteral("wet") || box->text() == QStringLiteral("Rock"))
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
        QAbstractButton *const first = b.visible<QRadioButton>()[0];
        QVERIFY(first->text().contains(QStringLiteral("for hauling")));
        // Screen readers say of what it is, and it.
        QVERIFY(first->accessibleName().isEmpty());
        QCOMPARE(first->parentWidget()->accessibleName(), QStringLiteral("rope"));
        b.visible<QRadioButton>()[1]->click();
        b.button("Send the answer")->click();
        QCOMPARE(b.answers.size(), 1);
        const acp::ElicitationAnswer &answer = b.answers[0].second;
        QCOMPARE(answer.action, Action::Accept);
        QCOMPARE(answer.content.size(), size_t(5));
        QCOMPARE(std::get<QString>(answer.content[0].second), QStringLiteral("bowline"));
        QCOMPARE(std::get<qint64>(answer.content[1].second), 2);
        QCOMPARE(std::get<bool>(answer.content[2].second), true);
        QCOMPARE(std::get<QString>(answer.content[3].second), QStringLiteral("d"));
        QCOMPARE(std::get<QStringList>(answer.content[4].second), QStringList{QStringLiteral("rock")});
    }

    void whatIsWrongIsSaidAtItsField()
    {
        Bench b;
        acp::FormField turns = field("turns", Type::Integer, true);
        turns.maximum = 9;
        b.ask(form({field("name", Type::String), turns}));
        auto *line = b.visible<QLineEdit>()[1];
        QTest::keyClicks(line, QStringLiteral("10"));
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(b.answers.isEmpty());
        QVERIFY(b.words().contains(QStringLiteral("Expected: 9 or less")));
        QVERIFY(line->hasFocus());
        QCOMPARE(line->accessibleDescription(), QStringLiteral("Expected: 9 or less"));
        line->clear();
        QVERIFY(b.words().contains(QStringLiteral("Fill this in."))); // from now on at once
        QTest::keyClicks(line, QStringLiteral("9"));
        QVERIFY(!b.words().contains(QStringLiteral("Expected: 9 or less")));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(b.answers.size(), 1);
    }

    void noAndNothingNeedNoFields()
    {
        Bench b;
        b.ask(form({field("name", Type::String, true)}));
        b.button("Decline")->click();
        b.ask(form({field("name", Type::String, true)}));
        b.button("Cancel")->click();
        QCOMPARE(b.answers.size(), 2);
        QCOMPARE(b.answers[0].second.action, Action::Decline);
        QCOMPARE(b.answers[1].second.action, Action::Cancel);
    }

    void nothingActsBeforeItCouldBeRead()
    {
        Bench b;
        b.set({Bench::question(1, form({}))});
        b.button("Send the answer")->click();
        b.button("Decline")->click();
        QVERIFY(b.answers.isEmpty());
        b.clock.advance(widgets::inertFor);
        b.button("Decline")->click();
        QCOMPARE(b.answers.size(), 1);
        // The next one in line appears where the last one was: the same holds for it.
        b.set({Bench::question(2, form({}))});
        b.button("Decline")->click();
        QCOMPARE(b.answers.size(), 1);
    }

    void whatWasTypedWaitsWhileAnotherSessionIsInView()
    {
        Bench b;
        const auto first = Bench::question(1, form({field("name", Type::String)}));
        const auto other = Bench::question(2, form({field("name", Type::String)}));
        b.set({first});
        QTest::keyClicks(b.visible<QLineEdit>()[0], QStringLiteral("half"));
        b.set({other});
        QCOMPARE(b.visible<QLineEdit>()[0]->text(), QString());
        b.set({});
        b.set({first, other});
        QCOMPARE(b.visible<QLineEdit>()[0]->text(), QStringLiteral("half"));
        QVERIFY(b.words().contains(QStringLiteral("One asks you something · 1 of 2")));
    }

    void anUpdateKeepsWhatIsTypedAndTheFocus()
    {
        Bench b;
        const auto first = Bench::question(1, form({field("name", Type::String)}));
        b.set({first});
        auto *line = b.visible<QLineEdit>()[0];
        b.bar.focusForm();
        QVERIFY(line->hasFocus());
        QTest::keyClicks(line, QStringLiteral("ab"));
        b.set({first});
        QCOMPARE(b.visible<QLineEdit>()[0], line);
        QCOMPARE(line->text(), QStringLiteral("ab"));
        QVERIFY(line->hasFocus());
        QSignalSpy released(&b.bar, &ElicitationBar::focusReleased);
        b.set({});
        QCOMPARE(released.count(), 1);
    }

    void afterStopNothingIsAnswered()
    {
        Bench b;
        b.ask(form({}));
        auto question = Bench::question(1, form({}));
        question.canAnswer = false;
        b.set({question});
        for (const char *name : {"Send the answer", "Decline", "Cancel"})
            QVERIFY2(!b.button(name)->isEnabled(), name);
    }

    void anAddressIsShownWholeAndOnlyTheButtonOpensIt()
    {
        Bench b;
        acp::ElicitationRequest request;
        request.mode = acp::ElicitationRequest::Mode::Url;
        request.message = QStringLiteral("Go to <a href='https://evil.test'>this</a>");
        request.url = QStringLiteral("https://bank.test@evil.test/") + QString(300, u'x');
        b.ask(request);
        bool hostIsBold = false;
        for (const QLabel *label : b.visible<QLabel>()) {
            hostIsBold = hostIsBold || label->text().contains(QStringLiteral("<b>evil.test</b>"));
            QVERIFY(!label->openExternalLinks());
            QVERIFY(!(label->textInteractionFlags() & Qt::LinksAccessibleByMouse));
        }
        QVERIFY(hostIsBold);
        QVERIFY(b.words().contains(request.message)); // as text
        QVERIFY(b.words().join(u' ').contains(QStringLiteral("leads to evil.test")));
        QVERIFY(b.bar.width() <= 500);
        b.button("Copy")->click();
        QCOMPARE(QApplication::clipboard()->text(), request.url);
        QVERIFY(b.answers.isEmpty());
        b.button("Open in the browser")->click();
        QCOMPARE(b.answers.size(), 1);
        QCOMPARE(b.answers[0].second.action, Action::Accept);
        request.url = QStringLiteral("file:///etc/passwd");
        b.ask(request);
        QVERIFY(!b.button("Open in the browser")->isEnabled());
        QVERIFY(b.button("Decline")->isEnabled());
    }

    void itsHeightFollowsItsWidth()
    {
        Bench b;
        b.window.resize(900, 700);
        acp::ElicitationRequest request = form({});
        request.message = QStringLiteral("words ").repeated(60);
        b.ask(request);
        const int wide = b.bar.height();
        b.window.resize(450, 700);
        QCoreApplication::processEvents();
        QCOMPARE(b.bar.width(), b.window.contentsRect().width() - 2 * b.bar.x());
        QVERIFY2(b.bar.height() > wide, qPrintable(QStringLiteral("%1 > %2").arg(b.bar.height()).arg(wide)));
    }

    /// Its fields are not shown yet when they are made while the bar is.
    void theNextFormIsSeenWhole()
    {
        Bench b;
        acp::FormField rope = field("rope", Type::String, true);
        rope.choices = {{QStringLiteral("s"), QStringLiteral("Static"), {}},
                        {QStringLiteral("d"), QStringLiteral("Dynamic"), {}}};
        const auto first = b.question(1, form({field("name", Type::String)}));
        const auto second = b.question(2, form({field("name", Type::String), rope}));
        b.set({first, second});
        QCoreApplication::processEvents();
        b.set({second});
        QCoreApplication::processEvents();
        for (const QWidget *each : {static_cast<QWidget *>(b.visible<QLineEdit>().constFirst()),
                                    static_cast<QWidget *>(b.visible<QRadioButton>().constLast())})
            QCOMPARE(each->visibleRegion().boundingRect(), each->rect());
    }

    void longFormsScrollAndStayBounded()
    {
        Bench b;
        std::vector<acp::FormField> fields;
        for (int i = 0; i < 60; ++i)
            fields.push_back(field("a field", Type::String));
        acp::FormField many = field("many", Type::String);
        acp::FormField items = field("items", Type::MultiSelect);
        for (int i = 0; i < 2000; ++i)
            many.choices.push_back({QString::number(i), QString::number(i), {}});
        items.choices = many.choices;
        fields.push_back(many);
        fields.push_back(items);
        b.ask(form(fields));
        QVERIFY(b.bar.height() <= 420);
        QCOMPARE(b.visible<QComboBox>().size(), 1);
        QCOMPARE(b.visible<QListWidget>().size(), 1);
        QVERIFY(b.button("Send the answer")->visibleRegion().boundingRect().height() > 0);
        // More than anybody would fill in is said, not built.
        fields.assign(5000, field("a field", Type::String));
        b.ask(form(fields));
        QVERIFY(b.visible<QLineEdit>().isEmpty());
        QVERIFY(!b.button("Send the answer")->isEnabled());
        QVERIFY(b.button("Decline")->isEnabled());
    }
};

BELAY_GUI_TEST(TestElicitationBar)

} // namespace tst_elicitationbar

#include "tst_elicitationbar.moc"
