// SPDX-License-Identifier: Apache-2.0
#include "models/texts/elicitationform.h"

#include "testclass.h"

#include <QLocale>
#include <QTest>

namespace tst_elicitationform {

using acp::FormField;
using models::FieldInput;
using Type = acp::FormField::Type;

namespace {

FormField text(const char *format = "", const char *pattern = "", std::optional<double> least = {},
               std::optional<double> most = {})
{
    FormField field;
    field.type = Type::String;
    field.name = QStringLiteral("f");
    field.format = QLatin1String(format);
    field.pattern = QString::fromUtf8(pattern);
    field.minimum = least;
    field.maximum = most;
    return field;
}
FormField number(Type type, std::optional<double> least = {}, std::optional<double> most = {})
{
    FormField field = text();
    field.type = type;
    field.minimum = least;
    field.maximum = most;
    return field;
}
FormField choice(Type type, std::optional<double> least = {}, std::optional<double> most = {})
{
    FormField field = number(type, least, most);
    field.choices = {{QStringLiteral("a"), {}, {}}, {QStringLiteral("b"), {}, {}}, {QStringLiteral("c"), {}, {}}};
    return field;
}
FormField needed(FormField field)
{
    field.required = true;
    return field;
}

/// "!": a problem; "-": left out; else the value in words.
QString outcome(const models::FieldCheck &check)
{
    if (!check.problem.isEmpty())
        return check.value ? QStringLiteral("both") : QStringLiteral("!");
    if (!check.value)
        return QStringLiteral("-");
    if (const auto *list = std::get_if<QStringList>(&*check.value))
        return QStringLiteral("[%1]").arg(list->join(u','));
    if (const auto *flag = std::get_if<bool>(&*check.value))
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    if (const auto *whole = std::get_if<qint64>(&*check.value))
        return QStringLiteral("i%1").arg(*whole);
    if (const auto *real = std::get_if<double>(&*check.value))
        return QStringLiteral("d%1").arg(*real);
    return std::get<QString>(*check.value);
}

} // namespace

class TestElicitationForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::German)); }

    void whatMayStandInAField_data()
    {
        QTest::addColumn<FormField>("field");
        QTest::addColumn<FieldInput>("input");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const FormField &field, const FieldInput &input, const char *expected) {
            QTest::newRow(name) << field << input << QString::fromUtf8(expected);
        };
        const auto s = [](const char *t) { return FieldInput(QString::fromUtf8(t)); };
        row("text", text(), s("bowline"), "bowline");
        row("empty text is left out", text(), s(""), "-");
        row("needed text", needed(text()), s(""), "!");
        row("spaces are a text", needed(text()), s(" "), " ");
        row("too short", text("", "", 3), s("ab"), "!");
        row("long enough", text("", "", 3), s("abc"), "abc");
        row("characters, not their halves", text("", "", {}, 2), s("🪢🪢"), "🪢🪢");
        row("too long", text("", "", {}, 2), s("🪢🪢🪢"), "!");
        row("too short, but not needed", text("", "", 3), s(""), "-");
        row("pattern", text("", "^[a-z]+$"), s("abc"), "abc");
        row("not the pattern", text("", "^[a-z]+$"), s("ABC"), "!");
        row("a pattern anywhere", text("", "b"), s("abc"), "abc");
        row("a pattern that is wrong", text("", "(unclosed"), s("abc"), "abc");
        row("mail", text("email"), s("a@b"), "a@b");
        row("no mail", text("email"), s("a b@c"), "!");
        row("no mail either", text("email"), s("nobody"), "!");
        row("address", text("uri"), s("https://example.org/x"), "https://example.org/x");
        row("no address", text("uri"), s("example"), "!");
        row("a broken address", text("uri"), s("https://exa mple"), "!");
        row("date", text("date"), s("2026-02-28"), "2026-02-28");
        row("no date", text("date"), s("2026-02-30"), "!");
        row("another writing", text("date"), s("28.2.2026"), "!");
        row("time", text("date-time"), s("2026-02-28T14:00:00Z"), "2026-02-28T14:00:00Z");
        row("a date is no time", text("date-time"), s("2026-02-28"), "!");
        row("a format nobody knows", text("colour"), s("red"), "red");
        row("whole number", number(Type::Integer), s("42"), "i42");
        row("below zero", number(Type::Integer), s("-42"), "i-42");
        row("spaces around it", number(Type::Integer), s(" 42 "), "i42");
        row("greater than a double can tell", number(Type::Integer), s("9007199254740993"), "i9007199254740993");
        row("too great", number(Type::Integer), s("99999999999999999999"), "!");
        row("half a number", number(Type::Integer), s("4,2"), "!");
        row("no number", number(Type::Integer), s("x"), "!");
        row("least", number(Type::Integer, 1, 9), s("0"), "!");
        row("greatest", number(Type::Integer, 1, 9), s("9"), "i9");
        row("beyond", number(Type::Integer, 1, 9), s("10"), "!");
        row("number as here", number(Type::Number), s("1,5"), "d1.5");
        row("number as everywhere", number(Type::Number), s("1.5e2"), "d150");
        row("not a number", number(Type::Number), s("nan"), "!");
        row("endless", number(Type::Number), s("inf"), "!");
        row("empty number", number(Type::Number), s(""), "-");
        row("needed number", needed(number(Type::Number)), s(""), "!");
        row("yes", number(Type::Boolean), FieldInput(true), "true");
        row("no", number(Type::Boolean), FieldInput(false), "false");
        row("one of them", choice(Type::String), s("b"), "b");
        row("none of them", choice(Type::String), s("d"), "!");
        row("no choice", choice(Type::String), s(""), "-");
        row("a needed choice", needed(choice(Type::String)), s(""), "!");
        row("several", choice(Type::MultiSelect), FieldInput(QStringList{QStringLiteral("a"), QStringLiteral("c")}),
            "[a,c]");
        row("what was not offered", choice(Type::MultiSelect), FieldInput(QStringList{QStringLiteral("x")}), "-");
        row("too few", choice(Type::MultiSelect, 2), FieldInput(QStringList{QStringLiteral("a")}), "!");
        row("none, and not needed", choice(Type::MultiSelect, 2), FieldInput(QStringList{}), "-");
        row("none, but needed", needed(choice(Type::MultiSelect, 1)), FieldInput(QStringList{}), "!");
        row("none is an answer", needed(choice(Type::MultiSelect)), FieldInput(QStringList{}), "[]");
        row("too many", choice(Type::MultiSelect, {}, 1),
            FieldInput(QStringList{QStringLiteral("a"), QStringLiteral("b")}), "!");
        row("a kind nobody knows", number(Type::Unknown), s("x"), "-");
    }
    void whatMayStandInAField()
    {
        QFETCH(const FormField, field);
        QFETCH(const FieldInput, input);
        QFETCH(const QString, expected);
        QCOMPARE(outcome(models::checkField(field, input)), expected);
    }

    void aCostlyPatternEnds()
    {
        const FormField field = text("", "^(a+)+$");
        const auto check = models::checkField(field, FieldInput(QString(5000, u'a') + u'b'));
        QVERIFY(!check.problem.isEmpty()); // and that it is said at all: without a limit nobody lives to see it
    }

    void defaultsHaveToFit()
    {
        FormField field = number(Type::Integer);
        field.defaultValue = 7.0;
        QCOMPARE(std::get<QString>(models::initialInput(field)), QStringLiteral("7"));
        field.defaultValue = QStringLiteral("seven");
        QCOMPARE(std::get<QString>(models::initialInput(field)), QString());
        field = number(Type::Number);
        field.defaultValue = 1.5;
        QCOMPARE(std::get<QString>(models::initialInput(field)), QStringLiteral("1,5"));
        field = choice(Type::String);
        field.defaultValue = QStringLiteral("c");
        QCOMPARE(std::get<QString>(models::initialInput(field)), QStringLiteral("c"));
        field.defaultValue = QStringLiteral("d");
        QCOMPARE(std::get<QString>(models::initialInput(field)), QString());
        field = choice(Type::MultiSelect);
        field.defaultValue = QStringList{QStringLiteral("a"), QStringLiteral("x")};
        QCOMPARE(std::get<QStringList>(models::initialInput(field)), QStringList{QStringLiteral("a")});
        QCOMPARE(std::get<bool>(models::initialInput(number(Type::Boolean))), false);
    }

    void formsThatCannotBeFilled()
    {
        acp::ElicitationRequest request;
        request.fields = {text(), number(Type::Unknown)};
        QVERIFY(models::whyNotFillable(request).isEmpty());
        request.fields.push_back(needed(number(Type::Unknown)));
        QVERIFY(!models::whyNotFillable(request).isEmpty());
        request.fields.assign(models::mostFields, text());
        QVERIFY(models::whyNotFillable(request).isEmpty());
        request.fields.push_back(text());
        QVERIFY(!models::whyNotFillable(request).isEmpty());
        FormField none = needed(number(Type::MultiSelect));
        request.fields = {none};
        QVERIFY(!models::whyNotFillable(request).isEmpty());
    }

    void whereAnAddressLeads_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("host"); // none: cannot be opened
        QTest::addColumn<int>("warnings");
        QTest::newRow("plain") << QStringLiteral("https://example.org/a?b=c#d") << QStringLiteral("example.org") << 0;
        QTest::newRow("port") << QStringLiteral("https://example.org:8443/") << QStringLiteral("example.org") << 0;
        QTest::newRow("not encrypted") << QStringLiteral("http://example.org/") << QStringLiteral("example.org") << 1;
        QTest::newRow("this machine") << QStringLiteral("http://127.0.0.1:9/") << QStringLiteral("127.0.0.1") << 0;
        QTest::newRow("a name before the host")
            << QStringLiteral("https://example.org@evil.test/") << QStringLiteral("evil.test") << 1;
        QTest::newRow("the host's name again")
            << QStringLiteral("https://evil.test@evil.test/evil.test") << QStringLiteral("evil.test") << 1;
        QTest::newRow("letters like others")
            << QString::fromUtf8("https://ex\xd0\xb0mple.org/") << QStringLiteral("xn--exmple-4nf.org") << 1;
        QTest::newRow("no address of the web") << QStringLiteral("file:///etc/passwd") << QString() << 1;
        QTest::newRow("a script") << QStringLiteral("javascript:alert(1)") << QString() << 1;
        QTest::newRow("no host") << QStringLiteral("https:///x") << QString() << 1;
        QTest::newRow("no address at all") << QStringLiteral("hello\nworld") << QString() << 1;
        QTest::newRow("empty") << QString() << QString() << 1;
    }
    void whereAnAddressLeads()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, host);
        QFETCH(const int, warnings);
        const models::AddressText words = models::addressText(url);
        QCOMPARE(words.canOpen, !host.isEmpty());
        QCOMPARE(words.host, host);
        QCOMPARE(int(words.warnings.size()), warnings);
        if (words.canOpen)
            QVERIFY(words.before.startsWith(QStringLiteral("http")) && !words.after.contains(u'@'));
    }
};

BELAY_TEST(TestElicitationForm)

} // namespace tst_elicitationform

#include "tst_elicitationform.moc"
