// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace demoagent {

class PromptTurn;

// One behaviour: the prompt word that selects it, its arguments, and a line of help.
struct Word
{
    const char *name;
    const char *arguments;
    const char *help;
    void (*run)(PromptTurn &);
};
using Words = std::vector<Word>;

const Words &words();
// The behaviour for the word that the prompt begins with ("/word" as well); a short answer if it begins with none.
const Word &wordFor(const QString &prompt);

Word shortAnswer();
Words tourWords();
Words cancelWords();
Words stallWords();
Words floodWords();
Words requestFloodWords();
Words clientWords();
Words terminalWords();
Words contentWords();
Words rudeWords();
Words questionWords();
Words ownCallWords();
Words mcpWords();

} // namespace demoagent
