// SPDX-License-Identifier: Apache-2.0
#include "markdownpieces.h"

namespace fuzz {
namespace {

QStringList pieces()
{
    return {QStringLiteral("plain words here"),
            QStringLiteral("two words  "),
            QStringLiteral("back\\"),
            QStringLiteral("*some* **strong** `code` ~~gone~~"),
            QStringLiteral("**open"),
            QStringLiteral("`tick"),
            QStringLiteral("# Title"),
            QStringLiteral("### deep ###"),
            QStringLiteral("#no title"),
            QStringLiteral("==="),
            QStringLiteral("---"),
            QStringLiteral("-"),
            QStringLiteral("***"),
            QStringLiteral("_ _ _"),
            QStringLiteral("- item"),
            QStringLiteral("* star"),
            QStringLiteral("+ plus"),
            QStringLiteral("-   wide"),
            QStringLiteral("-      code in item"),
            QStringLiteral("- - twice"),
            QStringLiteral("- [ ] open task"),
            QStringLiteral("- [x] done"),
            QStringLiteral("1. one"),
            QStringLiteral("2. two"),
            QStringLiteral("7) seven"),
            QStringLiteral("123456789. long"),
            QStringLiteral("1234567890. no item"),
            QStringLiteral("1."),
            QStringLiteral("> quoted"),
            QStringLiteral(">"),
            QStringLiteral("> > twice"),
            QStringLiteral("> - item"),
            QStringLiteral("> # head"),
            QStringLiteral(">     code"),
            QStringLiteral("- > quoted"),
            QStringLiteral("1. - > all"),
            QStringLiteral("```"),
            QStringLiteral("````"),
            QStringLiteral("~~~"),
            QStringLiteral("```cpp"),
            QStringLiteral("``` a`b"),
            QStringLiteral("~~~ x ~ y"),
            QStringLiteral("> ```"),
            QStringLiteral("- ```sh"),
            QStringLiteral("    indented"),
            QStringLiteral("\ttabbed"),
            QStringLiteral("-\ttab item"),
            QStringLiteral(">\ttab quote"),
            QStringLiteral("| a | b |"),
            QStringLiteral("|---|:-:|"),
            QStringLiteral("| 1 | `x\\|y` |"),
            QStringLiteral("a | b"),
            QStringLiteral("--|--"),
            QStringLiteral("|only|"),
            QStringLiteral("|-|"),
            QStringLiteral("<div>"),
            QStringLiteral("</div>"),
            QStringLiteral("<!-- note"),
            QStringLiteral("-->"),
            QStringLiteral("<b>x</b> y"),
            QStringLiteral("[label]: /target"),
            QStringLiteral("see [label] there"),
            QStringLiteral("[a][label]"),
            QStringLiteral("![p](/q)"),
            QStringLiteral("https://example.org/x"),
            QStringLiteral("&amp; &#65; &nope;"),
            QStringLiteral("\\# no title"),
            QStringLiteral("\u4e2d\u6587 \U0001F600")};
}

} // namespace

QStringList nastyMarkdown()
{
    QStringList all = {
        QString(),
        QStringLiteral("\n\n\n"),
        QStringLiteral("Title\n=====\n\nOther\n---\nnot this\n\n---\n"),
        QStringLiteral("- a\n  - b\n    - c\n\n      more of c\n  - d\n- e\n\n\n- f\n+ g\n1. h\n3. i\n2) j\n"),
        QStringLiteral(
            "1. one\n   ```py\n   x = [\n\n   ]\n   ```\n2. two\n\n   - [ ] open\n   - [x] done\n\n     text\n"),
        QStringLiteral("> quote\nlazy\n> - item\nlazy too\n> ```\n> code\nnot lazy\n> # head\nafter head\n"),
        QStringLiteral("> a\n>\n> > b\n> > 1. c\n> >    ~~~\n> >    d\n> >    ~~~\n> e\n\n> f\n"),
        QStringLiteral("- > a\n  > b\n\n  > c\n- ```\n  unclosed\n- next\n"),
        QStringLiteral("`````md\n```\n````\n~~~\n`````\n~~~~ info `tick`\n~~~\n~~~~~\n```not`fence\n```\nunclosed\n"),
        QStringLiteral("`tick\n\t| 1 | `x` |\n- \t|-|\n"), // an item, no table
        QStringLiteral("    a\n\n\n      b\n\tc\n   d\n\n    e\n"),
        QStringLiteral("para\n    no code\n- item\n\n        code in item\n\n      text\n"),
        QStringLiteral("| a | b |\n|:--|--:|\n| x \\| y | `p\\|q` |\n| short |\n| 1 | 2 | 3 |\n> ends\n"),
        QStringLiteral("a | b\n- | -\n1 | 2\n\nx | y\n--- | ---\n- 3 | 4\n"),
        QStringLiteral("- | a | b |\n  |---|---|\n  | 1 | 2 |\n\n> | c |\n> |---|\n> | 3 |\n"),
        QStringLiteral("use [x] and [y][X].\n\n[x]: /one \"t\"\n[X]: /two\n\n> [y]: <a b>\n\n[y] [x]\n"),
        QStringLiteral("- [def]: /in-a-list\n\n[def] [none]\n\n[def2]: /d\n===\n[def2]\n"),
        QStringLiteral(
            "<table>\n<tr><td>*x*</td></tr>\n</table>\n\n<script>\nalert(1)\n\n</script>\n<!-- a\n\nb -->\n"),
        QStringLiteral("soft\nhard  \nslash\\\nend  \n\n# head  \ntext\\\n"),
        QStringLiteral("crlf\r\n- a\r\n\r\n- b\r\n```\r\nx\r\n\r\n```\r\n| a |\r\n|---|\r\n| 1 |\r\n"),
        QStringLiteral("only\rreturns\r\r# head\r```\rcode\r```\rend"),
        QStringLiteral("-\n\n  no item\n-\n  item\n- \n\n-   \n  x\n"),
        QStringLiteral("- a\n -  b\n  - c\n   - d\n    - e\n"),
        QStringLiteral("10. ten\n    inside\n   outside\n\n11. eleven\n\n     inside\n"),
        QStringLiteral("*a **b* c**\n_d_e_ `f``g` ``h`i`` [j](k(l)m) <n@o.p> ![q](r \"s\")\n"),
        QStringLiteral("-\ta\n\n\tb\n\n\t\tc\n>\td\n> \te\n"),
        QStringLiteral("***\n* * *\n- - -\n___\n--\n**\n- a\n- - -\n- b\n"),
        QStringLiteral("\\- no item\n\\# no head\n1\\. no number\n\\> none\n")};
    QString odd = QStringLiteral("nul ");
    odd += QChar(u'\0');
    odd += QStringLiteral(" high ");
    odd += QChar(char16_t(0xd83d));
    odd += QStringLiteral(" low ");
    odd += QChar(char16_t(0xde00));
    odd += QStringLiteral("\n    code ");
    odd += QChar(u'\0');
    odd += QStringLiteral("\n- \u2028 \u0085 \ufeff x\n");
    all.append(odd);
    QString fence = QStringLiteral("1. first\n   ```sh\n");
    QString quote, rows = QStringLiteral("- | a | b |\n  |---|---|\n"), nested = QStringLiteral("- top\n");
    for (int i = 0; i < 150; ++i) {
        fence += i % 10 == 9 ? QStringLiteral("\n") : QStringLiteral("   echo line %1 of many that are shown\n").arg(i);
        quote += QStringLiteral("> words of line %1 that go on and on until there are enough\n").arg(i);
        rows += QStringLiteral("  | %1 | some text in a cell |\n").arg(i);
        nested += QStringLiteral("  - sub %1 with words\n    1. deeper\n       and more\n\n").arg(i);
    }
    all << QString(fence + QStringLiteral("   ```\n   after\n2. second\n\ntext\n"))
        << QString(fence + QStringLiteral("out\n")) << QString(quote + QStringLiteral("lazy\n\nafter\n"))
        << QString(rows + QStringLiteral("\n  text\n- next\n"))
        << QString(nested + QStringLiteral("- next\n  > q\n\nend\n")) << QString(quote + quote + quote);
    return all;
}

QString randomMarkdown(QRandomGenerator &random, int count)
{
    static const QStringList all = pieces();
    static const QStringList before = {QString(),
                                       QStringLiteral("  "),
                                       QStringLiteral("    "),
                                       QStringLiteral("> "),
                                       QStringLiteral("- "),
                                       QStringLiteral("   "),
                                       QStringLiteral("1. "),
                                       QStringLiteral("\t")};
    QString text;
    QString prefix;
    for (int i = 0; i < count; ++i) {
        if (random.bounded(3) == 0) {
            // Each number by itself: otherwise their order, and so what a seed means, is the compiler's choice.
            prefix = before[random.bounded(before.size())];
            prefix += before[random.bounded(before.size())];
        }
        if (random.bounded(4) != 0)
            text += prefix;
        text += all[random.bounded(all.size())];
        const int end = random.bounded(12);
        text += end == 0   ? QStringLiteral("\r\n")
                : end == 1 ? QStringLiteral("\r")
                : end < 5  ? QStringLiteral("\n\n")
                           : QStringLiteral("\n");
    }
    if (random.bounded(2) == 0)
        text.chop(1);
    return text;
}

QString randomExtendedMarkdown(QRandomGenerator &random, int count)
{
    static const QStringList lines = {QStringLiteral("words[^1] and[^two][^1] more"),
                                      QStringLiteral("[^1]: a note"),
                                      QStringLiteral("[^two]: another"),
                                      QStringLiteral("[^none"),
                                      QStringLiteral("    more of it"),
                                      QStringLiteral("> [!NOTE]"),
                                      QStringLiteral("> [!Warning]  "),
                                      QStringLiteral("> [!NOTHING]"),
                                      QStringLiteral("> > [!TIP]"),
                                      QStringLiteral("$$"),
                                      QStringLiteral("$$ x $$"),
                                      QStringLiteral("$$$$"),
                                      QStringLiteral("<details>"),
                                      QStringLiteral("<details open><summary>Sum *up*</summary>"),
                                      QStringLiteral("<summary>Sum</summary>"),
                                      QStringLiteral("</details>"),
                                      QStringLiteral("```diff"),
                                      QStringLiteral("@@ -1,2 +1 @@"),
                                      QStringLiteral("+ new"),
                                      QStringLiteral("--- old")};
    QString text;
    for (int i = 0; i < count; ++i) {
        if (random.bounded(3) == 0)
            text += randomMarkdown(random, 1);
        else
            text += lines[random.bounded(lines.size())];
        text += random.bounded(4) == 0 ? QStringLiteral("\n\n") : QStringLiteral("\n");
    }
    return text;
}

QString mutated(QString text, QRandomGenerator &random)
{
    static const QString special = QStringLiteral("`~#>-+*_=|:[]()<>!\\&;.1) \t\n\r\u00a0\u2028") + QChar(u'\0') +
                                   QChar(char16_t(0xd800)) + QChar(char16_t(0xdc00));
    const int changes = 1 + random.bounded(8);
    for (int i = 0; i < changes && !text.isEmpty(); ++i) {
        const qsizetype at = random.bounded(text.size());
        switch (random.bounded(4)) {
        case 0:
            text.remove(at, 1 + random.bounded(6));
            break;
        case 1: {
            const int count = 1 + random.bounded(5);
            text.insert(at, QString(count, special[random.bounded(special.size())]));
            break;
        }
        case 2: {
            const QString piece = text.mid(at, random.bounded(40));
            text.insert(random.bounded(text.size()), piece);
            break;
        }
        default:
            text[at] = special[random.bounded(special.size())];
            break;
        }
    }
    return text;
}

QList<qsizetype> randomCuts(QRandomGenerator &random, qsizetype length)
{
    QList<qsizetype> sizes;
    const int usual = 1 + random.bounded(random.bounded(2) ? 6 : 80);
    for (qsizetype done = 0; done < length; done += sizes.back())
        sizes.append(qMin<qsizetype>(1 + random.bounded(2 * usual), length - done));
    return sizes;
}

} // namespace fuzz
