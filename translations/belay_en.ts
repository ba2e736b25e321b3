<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>core::AgentConnection</name>
    <message numerus="yes">
        <source>The agent did not answer the opening handshake within %n second(s).</source>
        <translation>
            <numerusform>The agent did not answer the opening handshake within %n second.</numerusform>
            <numerusform>The agent did not answer the opening handshake within %n seconds.</numerusform>
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
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n request waits for you</numerusform>
            <numerusform>%n requests wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::Words</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>%n request was lost.</numerusform>
            <numerusform>%n requests were lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n request waits for you</numerusform>
            <numerusform>%n requests wait for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n command running</numerusform>
            <numerusform>%n commands running</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
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
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
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
    <message numerus="yes">
        <source>%n wait for you</source>
        <translation>
            <numerusform>%n waits for you</numerusform>
            <numerusform>%n wait for you</numerusform>
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
    <name>widgets::Rail</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1, %n waits for you</numerusform>
            <numerusform>%1, %n wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message numerus="yes">
        <source>Pending, %n wait for you</source>
        <translation>
            <numerusform>Pending, %n waits for you</numerusform>
            <numerusform>Pending, %n wait for you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message numerus="yes">
        <source>%n command(s) it started</source>
        <translation>
            <numerusform>%n command it started</numerusform>
            <numerusform>%n commands it started</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) it started:</source>
        <translation>
            <numerusform>%n command it started:</numerusform>
            <numerusform>%n commands it started:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>%n permission that waits for you: cancelled, not allowed</numerusform>
            <numerusform>%n permissions that wait for you: cancelled, not allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) from earlier turns</source>
        <translation>
            <numerusform>%n command from earlier turns</numerusform>
            <numerusform>%n commands from earlier turns</numerusform>
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
    <name>widgets::ToolItem</name>
    <message numerus="yes">
        <source>%n earlier character(s) were not kept</source>
        <translation>
            <numerusform>%n earlier character was not kept</numerusform>
            <numerusform>%n earlier characters were not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier line(s)</source>
        <translation>
            <numerusform>%n earlier line</numerusform>
            <numerusform>%n earlier lines</numerusform>
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
    <message numerus="yes">
        <source>Go to the end, %n new</source>
        <translation>
            <numerusform>Go to the end, %n new</numerusform>
            <numerusform>Go to the end, %n new</numerusform>
        </translation>
    </message>
</context>
</TS>
