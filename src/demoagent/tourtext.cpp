// SPDX-License-Identifier: Apache-2.0
#include "demoagent/tourtext.h"

using namespace Qt::StringLiterals;

namespace demoagent {

QString tourOffer()
{
    return u"I am the **demo agent**. No model answers here: I follow a script, and the first word of a message "
           u"chooses "
           "it. Send me `tour`, and I show a little of everything, in a minute or two; `help` lists the other words."_s;
}

QString tourWelcome()
{
    return u"# Welcome aboard\n\n"
           "I am the **demo agent**. No model answers here and nothing leaves this computer: I follow a script, so "
           "that "
           "you can see what Belay does before you give it an agent that thinks.\n\n"
           "In the next minute I will\n\n"
           "1. look around in this folder,\n"
           "2. write and change a file in `belay-demo`,\n"
           "3. ask you before I run a command,\n"
           "4. work on and on, until you **stop** me,\n"
           "5. and leave it to you to take back what I did.\n\n"_s;
}

QString tourNotes()
{
    return u"# Notes on ropes\n\n- a rope is no stronger than its knot\n- a wet rope runs faster\n- somebody is always on belay\n"_s;
}

QString tourNotesAfter()
{
    return u"# Notes on ropes\n\n- a rope is no stronger than its knot\n- a wet rope runs faster, and stops later\n"
           "- somebody is always on belay\n- \"belay that\" takes an order back\n"_s;
}

QString tourAfterRead()
{
    return u"\n\n## What I found\n\nThe notes are short. Here they are again as a table, because tables are streamed "
           "like anything else:\n\n"
           "| Note | True | Why |\n|---|:-:|---|\n"
           "| A rope is no stronger than its knot | yes | the knot bends it |\n"
           "| A wet rope runs faster | often | less friction in the hand |\n"
           "| Somebody is always on belay | *should be* | see the Stop button |\n\n"
           "And this is how a belay device would look, had it been a program:\n\n"
           "```cpp\n"
           "// Holds whatever runs out too fast.\n"
           "void Belay::onRope(Rope &rope)\n"
           "{\n"
           "    if (rope.speed() > limit || m_stopPressed)\n"
           "        rope.hold();      // and it is held: nothing runs out after this line\n"
           "    else\n"
           "        rope.pay(1.0);\n"
           "}\n"
           "```\n\n"
           "Now I change the second note and add a fourth.\n\n"_s;
}

QString tourBeforeCommand()
{
    return u"\n\n## A command\n\nNext I would like to count the words of what I wrote. A command can do anything on "
           "your computer, so you are asked first; you see all of what would be run. *Reject* is a fine answer too.\n\n"_s;
}

QString tourBeforeWork()
{
    return u"\n\n## Long work\n\nNow something that takes a while, and that nobody needs: I tie thirty knots. Press "
           "**Stop**, or `Esc` twice. Every open request ends then, nothing I try afterwards takes effect, and the "
           "transcript says what had already happened.\n\n"_s;
}

QString tourKnots()
{
    return u"# Thirty knots\n\nBowline, clove hitch, sheet bend, reef knot, and twenty-six that nobody needs.\n"_s;
}

QString tourBeforeUndo()
{
    return u"## Taking back\n\nI write one more file, so that there is something to take back.\n\n"_s;
}

QString tourFarewell()
{
    return u"\n\n## Your turn\n\nThat was the tour. What Belay is made for is the **Stop** button (or `Esc` twice): "
           "send me `tour 4` or `long`, and press it while I stream. `cascade` does the same with a command and a "
           "question open; `ignore-cancel` is for the day an agent does not listen; `help` lists the rest.\n\n"
           "What I wrote you can take back: *Undo* stands over the input. "
           "When you are ready, connect an agent of your own in the settings."_s;
}

QString markdownSample()
{
    return u"# Heading one\n\n## Heading two\n\n### Heading three\n\n"
           "A paragraph with **bold**, *italic*, ***both***, ~~struck~~, `code`, a [link](https://example.org/a?b=c "
           "\"title\") "
           "and an address <https://example.org>. A line  \nbroken by hand.\n\n"
           "- a list\n  - with a list inside\n    1. and numbers\n    2. in it\n- [x] a task done\n- [ ] a task "
           "open\n\n"
           "> A quotation\n> of two lines\n>\n> > and one inside\n\n"
           "```python\ndef belay(rope):\n    \"\"\"Hold it.\"\"\"\n    while rope.runs:\n        yield rope.hold(0.5)  "
           "# firmly\n```\n\n"
           "```diff\n- old line\n+ new line\n```\n\n"
           "    indented code\n\n"
           "| Left | Centre | Right |\n|:-----|:------:|------:|\n| a | **b** | 1 |\n| a longer cell | `c` | 22 |\n\n"
           "---\n\n"
           "![a picture](https://example.org/picture.png) and <b>inline HTML</b> that stays text, "
           "with an entity &amp; an emoji 🪢 and some 中文.\n\n"
           "<script>alert('never')</script>\n\n"
           "The last paragraph."_s;
}

QString githubSample()
{
    return u"## Beyond Markdown\n\nA claim[^1] and another[^2][^1].\n\n[^1]: Says who, with `code`.\n[^2]: Says the "
           "*other*,\n    at length.\n\n"
           "> [!NOTE]\n> Worth knowing, with **weight**.\n\n"
           "> [!TIP]\n> Worth trying.\n\n"
           "> [!IMPORTANT]\n> Worth reading.\n>\n> - twice\n\n"
           "> [!WARNING]\n> Worth a second look.\n\n"
           "> [!CAUTION]\n> Not worth it.\n\n"
           "```diff\ndiff --git a/rope.c b/rope.c\n--- a/rope.c\n+++ b/rope.c\n@@ -1,3 +1,3 @@\n hold(rope);\n"
           "-pay(rope, 2.0);\n+pay(rope, 1.0);\n tie(rope);\n```\n\n"
           "<details>\n<summary>The long story</summary>\n\nIt was a dark night.\n\n```sh\nbelay --version\n```\n\n"
           "</details>\n\n"
           "$$\n\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}\n$$\n\n"
           "```mermaid\ngraph TD; A-->B;\n```\n\n"
           "After all."_s;
}

} // namespace demoagent
