<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>%n more part was left out.</numerusform>
            <numerusform>%n more parts were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 … (%n character in all)</numerusform>
            <numerusform>%1 … (%n characters in all)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>The file has more than %n server; the others were not read.</numerusform>
            <numerusform>The file has more than %n servers; the others were not read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>The registry is larger than %n MiB and was not read.</numerusform>
            <numerusform>The registry is larger than %n MiB and was not read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>The download is larger than %n MiB and was given up.</numerusform>
            <numerusform>The download is larger than %n MiB and was given up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>it holds more than %n file.</numerusform>
            <numerusform>it holds more than %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>unpacked it is larger than %n MiB.</numerusform>
            <numerusform>unpacked it is larger than %n MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message numerus="yes">
        <source>%n agent(s) added.</source>
        <translation>
            <numerusform>%n agent added.</numerusform>
            <numerusform>%n agents added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n comment has not been sent. Delete it?</numerusform>
            <numerusform>%n comments have not been sent. Delete them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::EffectsController</name>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n effect had happened.</numerusform>
            <numerusform>%n effects had happened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n effect had not happened.</numerusform>
            <numerusform>%n effects had not happened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>Of %n effect nobody knows how it ended; look at it in Effects.</numerusform>
            <numerusform>Of %n effects nobody knows how they ended; look at them in Effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>%n file was changed that no tool call had told of; it is in Effects.</numerusform>
            <numerusform>%n files were changed that no tool call had told of; they are in Effects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>%n effect needs a look</numerusform>
            <numerusform>%n effects need a look</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>%n call of an MCP server waits for your decision</numerusform>
            <numerusform>%n calls of MCP servers wait for your decision</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n change was not written and waits as before</numerusform>
            <numerusform>%n changes were not written and wait as before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>%n turn is running. Quit and stop it?</numerusform>
            <numerusform>%n turns are running. Quit and stop them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>%n command that its agent started still runs: it is ended.</numerusform>
            <numerusform>%n commands that its agent started still run: they are ended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>%n message waits in it: it is not sent.</numerusform>
            <numerusform>%n messages wait in it: they are not sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>base::Wording</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after the first of several names</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>base::Words</name>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>The file is larger than %n MiB: these are no settings.</numerusform>
            <numerusform>The file is larger than %n MiB: these are no settings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>The agent did not answer within %n second.</numerusform>
            <numerusform>The agent did not answer within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n more file</numerusform>
            <numerusform>%n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n runs on</numerusform>
            <numerusform>%n run on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n request waits for you</numerusform>
            <numerusform>%n requests wait for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n held back</numerusform>
            <numerusform>%n held back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>Undo %n file change</numerusform>
            <numerusform>Undo %n file changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>Undo %1 changes to %n file</numerusform>
            <numerusform>Undo %1 changes to %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>Show only the first</numerusform>
            <numerusform>Show only the first %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n line ends differently</numerusform>
            <numerusform>%n lines end differently</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>The MCP server did not answer within %n second.</numerusform>
            <numerusform>The MCP server did not answer within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>%n message not sent</numerusform>
            <numerusform>%n messages not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>%n more folder</numerusform>
            <numerusform>%n more folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>Show the one line</numerusform>
            <numerusform>Show all %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>%n effect of earlier runs in this folder needs a look: belay effects --unseen</numerusform>
            <numerusform>%n effects of earlier runs in this folder need a look: belay effects --unseen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      and %n more, which is not shown</numerusform>
            <numerusform>      and %n more, which are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>Stopping… Ctrl-C again forces it; after %n second it is forced.</numerusform>
            <numerusform>Stopping… Ctrl-C again forces it; after %n seconds it is forced.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n change waits: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</numerusform>
            <numerusform>%n changes wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>The agent did not start within %n second.</numerusform>
            <numerusform>The agent did not start within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>%n of them could not be brought back as it was; the rest is as it was when the turn began.</numerusform>
            <numerusform>%n of them could not be brought back as they were; the rest is as it was when the turn began.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>no answer within %n second</numerusform>
            <numerusform>no answer within %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>Its plan has %n more step than Belay takes.</numerusform>
            <numerusform>Its plan has %n more steps than Belay takes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>It has %n more command than Belay takes.</numerusform>
            <numerusform>It has %n more commands than Belay takes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>“%1” has %n more value than Belay takes.</numerusform>
            <numerusform>“%1” has %n more values than Belay takes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>%n command of this session runs already: no more are started.</numerusform>
            <numerusform>%n commands of this session run already: no more are started.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>Something came or went in %n folder while the first snapshot was being taken; a file that was removed then is not known: %1</numerusform>
            <numerusform>Something came or went in %n folders while the first snapshot was being taken; a file that was removed then is not known: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>%n file changed while the first snapshot was being taken; what it held before, and what was removed then, is not known: %1</numerusform>
            <numerusform>%n files changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>%n more character was not kept.</numerusform>
            <numerusform>%n more characters were not kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>A binary message of %n byte was refused: the protocol&apos;s messages are text.</numerusform>
            <numerusform>A binary message of %n bytes was refused: the protocol&apos;s messages are text.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>%n more file in %1</numerusform>
            <numerusform>%n more files in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>The file is longer than %n KiB.</numerusform>
            <numerusform>The file is longer than %n KiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>The arguments are longer than %n KiB.</numerusform>
            <numerusform>The arguments are longer than %n KiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>A message is longer than %n MiB.</numerusform>
            <numerusform>A message is longer than %n MiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>The arguments are longer than %n MiB. The call was not made.</numerusform>
            <numerusform>The arguments are longer than %n MiB. The call was not made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n to decide about</numerusform>
            <numerusform>%n to decide about</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>with %n object of git’s</numerusform>
            <numerusform>with %n objects of git’s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>At least %n character is needed.</numerusform>
            <numerusform>At least %n characters are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>At most %n character may be given.</numerusform>
            <numerusform>At most %n characters may be given.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Choose at least %n.</numerusform>
            <numerusform>Choose at least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Choose at most %n.</numerusform>
            <numerusform>Choose at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>This form has %n field; Belay shows no more than %1.</numerusform>
            <numerusform>This form has %n fields; Belay shows no more than %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1: %n file that git ignores, which stays in the session</numerusform>
            <numerusform>%1: %n files that git ignores, which stay in the session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>%n file that git keeps for itself</numerusform>
            <numerusform>%n files that git keeps for itself</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n file, %1, stays in the session</numerusform>
            <numerusform>%n files, %1, stay in the session</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1: %n commit on %2</numerusform>
            <numerusform>%1: %n commits on %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1 (and %n file)</numerusform>
            <numerusform>%1 (and %n files)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n blank ⋯</numerusform>
            <numerusform>⋯ %n blanks ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n blank line ⋯</numerusform>
            <numerusform>⋯ %n blank lines ⋯</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>%n open request ended with the connection</numerusform>
            <numerusform>%n open requests ended with the connection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>%n update arrived afterwards, %1 later</numerusform>
            <numerusform>%n updates arrived afterwards, the last one %1 later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n effect</numerusform>
            <numerusform>%n effects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n connection, %1 sent, %2 received</numerusform>
            <numerusform>%n connections, %1 sent, %2 received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n attempt failed</numerusform>
            <numerusform>%n attempts failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>refused by Belay %n time: it, or where it leads, is not on the list of hosts</numerusform>
            <numerusform>refused by Belay %n times: it, or where it leads, is not on the list of hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>contacted %n host</numerusform>
            <numerusform>contacted %n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>%n host refused</numerusform>
            <numerusform>%n hosts refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n request, %1 sent, %2 received</numerusform>
            <numerusform>%n requests, %1 sent, %2 received</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::RunningOn</name>
    <message numerus="yes">
        <source>%n command(s) run on</source>
        <translation>
            <numerusform>%n command runs on</numerusform>
            <numerusform>%n commands run on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n command ran on until %1</numerusform>
            <numerusform>%n commands ran on until %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>The last %n day</numerusform>
            <numerusform>The last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>%n request was lost.</numerusform>
            <numerusform>%n requests were lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>the agent withdrew %n request of its own</numerusform>
            <numerusform>the agent withdrew %n requests of its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay cancelled %n</numerusform>
            <numerusform>Belay cancelled %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n came after Stop and was refused</numerusform>
            <numerusform>%n came after Stop and were refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>%n was lost</numerusform>
            <numerusform>%n were lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n is still open</numerusform>
            <numerusform>%n are still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>%n update after the turn had ended</numerusform>
            <numerusform>%n updates after the turn had ended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n process ran on</numerusform>
            <numerusform>%n processes ran on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>%n file written after Stop</numerusform>
            <numerusform>%n files written after Stop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>Withdrew its own open requests %1 of %n time</numerusform>
            <numerusform>Withdrew its own open requests %1 of %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>Stopped by force once</numerusform>
            <numerusform>Stopped by force %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>did not confirm its only Stop</numerusform>
            <numerusform>confirmed none of %n Stops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>stops in %1 (%2 of %3, %n by force)</numerusform>
            <numerusform>stops in %1 (%2 of %3, %n by force)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>Confirmed %1 of %n Stop</numerusform>
            <numerusform>Confirmed %1 of %n Stops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</numerusform>
            <numerusform>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</numerusform>
            <numerusform>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 did not accept a connection within %n second.</numerusform>
            <numerusform>%1 did not accept a connection within %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 has not answered for %n second. The connection was given up.</numerusform>
            <numerusform>%1 has not answered for %n seconds. The connection was given up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>Make %n call</numerusform>
            <numerusform>Make %n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n file changed</numerusform>
            <numerusform>%n files changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>in %n file, sent as one message</numerusform>
            <numerusform>in %n files, sent as one message</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n command running</numerusform>
            <numerusform>%n commands running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n message waits until you send it</numerusform>
            <numerusform>%n messages wait until you send them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unchanged line</numerusform>
            <numerusform>%n unchanged lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>Show %1 more at the top of %n unchanged line</numerusform>
            <numerusform>Show %1 more at the top of %n unchanged lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>Show %1 more at the bottom of %n unchanged line</numerusform>
            <numerusform>Show %1 more at the bottom of %n unchanged lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1, %n waits for you</numerusform>
            <numerusform>%1, %n wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>%n to acknowledge</numerusform>
            <numerusform>%n to acknowledge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>This expression takes too much work; at %n place it was not looked for</numerusform>
            <numerusform>This expression takes too much work; at %n places it was not looked for</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>%n other change held back</numerusform>
            <numerusform>%n other changes held back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n runs outside Belay once accepted</numerusform>
            <numerusform>%n run outside Belay once accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>you changed %n meanwhile</numerusform>
            <numerusform>you changed %n meanwhile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>%n outside the folder</numerusform>
            <numerusform>%n outside the folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>%n change of the last turn</numerusform>
            <numerusform>%n changes of the last turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n file held back</numerusform>
            <numerusform>%n files held back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n file held back · %1 in %2 of them</numerusform>
            <numerusform>%n files held back · %1 in %2 of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n min more</numerusform>
            <numerusform>%n min more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>%n part so far</numerusform>
            <numerusform>%n parts so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1… (%n more character)</numerusform>
            <numerusform>%1… (%n more characters)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
It offers %n more way, which is not shown.</numerusform>
            <numerusform>%1
It offers %n more ways, which are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::PendingPanel</name>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>Show the one character</numerusform>
            <numerusform>Show all %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>%n character in all, scroll to read it</numerusform>
            <numerusform>%n characters in all, scroll to read them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n queued</numerusform>
            <numerusform>%n queued</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>Leaving lets go of this command only; the agent ends. Belay no longer sees what is left running.</numerusform>
            <numerusform>Leaving lets go of these %n commands only; the agent ends. Belay no longer sees what is left running.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Undo %n call…</numerusform>
            <numerusform>Undo %n calls…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>%n of them in part</numerusform>
            <numerusform>%n of them in part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n not ticked</numerusform>
            <numerusform>%n not ticked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>Writes %n file</numerusform>
            <numerusform>Writes %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>yours stays in %n</numerusform>
            <numerusform>yours stays in %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>%n file rejected</numerusform>
            <numerusform>%n files rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>%n change rejected</numerusform>
            <numerusform>%n changes rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n not decided</numerusform>
            <numerusform>%n not decided</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>Stop all %n</numerusform>
            <numerusform>Stop all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>network: only %n host</numerusform>
            <numerusform>network: only %n hosts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>%n slash command</numerusform>
            <numerusform>%n slash commands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> day</numerusform>
            <numerusform> days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>%n permission that waits for you: cancelled, not allowed</numerusform>
            <numerusform>%n permissions that wait for you: cancelled, not allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>%n queued message: sent after this turn</numerusform>
            <numerusform>%n queued messages: sent after this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>%n other session that runs or waits for you</numerusform>
            <numerusform>%n other sessions that run or wait for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>%n queued message: not sent</numerusform>
            <numerusform>%n queued messages: not sent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>%n request cancelled</numerusform>
            <numerusform>%n requests cancelled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>%n command ended</numerusform>
            <numerusform>%n commands ended</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n tool call</numerusform>
            <numerusform>%n tool calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UndoDialog</name>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>Restore %n file</numerusform>
            <numerusform>Restore %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>Redo %n file change</numerusform>
            <numerusform>Redo %n file changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>%n agent in the registry</numerusform>
            <numerusform>%n agents in the registry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>What the file held before was kept for %n day, and is not any more.</numerusform>
            <numerusform>What the file held before was kept for %n days, and is not any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>It did not come to that in %n second.</numerusform>
            <numerusform>It did not come to that in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>%n line could not be read: line %1.</numerusform>
            <numerusform>%n lines could not be read, the first in line %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>%n file could not be redone</numerusform>
            <numerusform>%n files could not be redone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>%n file could not be undone</numerusform>
            <numerusform>%n files could not be undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>%n file was left as it is</numerusform>
            <numerusform>%n files were left as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>%n earlier session still holds changes back: %1. Open it to decide.</numerusform>
            <numerusform>%n earlier sessions still hold changes back: %1. Open them to decide.</numerusform>
        </translation>
    </message>
</context>
</TS>
