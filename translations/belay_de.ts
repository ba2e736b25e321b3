<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AgentEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Command or address</source>
        <translation>&amp;Befehl oder Adresse</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>New sessions with this agent begin here, unless another folder is chosen. The agent&apos;s process starts in the folder of its session.</source>
        <translation>Neue Sitzungen mit diesem Agenten beginnen hier, wenn kein anderer Ordner gewählt wird. Der Prozess des Agenten startet im Ordner seiner Sitzung.</translation>
    </message>
    <message>
        <source>Folder of new sessions</source>
        <translation>Ordner neuer Sitzungen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Own files and folders</source>
        <translation>Ei&amp;gene Dateien und Ordner</translation>
    </message>
    <message>
        <source>A turn that takes longer is stopped, as if you had pressed Stop. In its last minute you can give it more time.</source>
        <translation>Eine Runde, die länger dauert, wird gestoppt, als hätten Sie Stopp gedrückt. In ihrer letzten Minute können Sie ihr mehr Zeit geben.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Schlüssel, Tokens und Passwörter kommen in den Schlüsselbund. Mit $NAME wird eine Variable aus Belays Umgebung gelesen.</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Zuletzt verwendeter Ordner</translation>
    </message>
    <message>
        <source>~/.my-agent/, one per line</source>
        <translation>~/.mein-agent/, einer pro Zeile</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen …</translation>
    </message>
    <message>
        <source>Connect without encry&amp;ption: everybody on the way can read and change what is said</source>
        <translation>Ohne Versch&amp;lüsselung verbinden: Unterwegs kann jeder lesen und ändern, was gesagt wird</translation>
    </message>
    <message>
        <source>File &amp;writes</source>
        <translation>Da&amp;teien schreiben</translation>
    </message>
    <message>
        <source>Write at once</source>
        <translation>Sofort schreiben</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Mich jedes Mal fragen</translation>
    </message>
    <message>
        <source>Applies to files it writes through Belay. Its own programs write by themselves.</source>
        <translation>Für Dateien, die er über Belay schreibt. Seine eigenen Programme schreiben selbst.</translation>
    </message>
    <message>
        <source>Hold changes back</source>
        <translation>Änderungen zurückhalten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>&amp;In new sessions</source>
        <translation>In neuen Sitz&amp;ungen</translation>
    </message>
    <message>
        <source>Networ&amp;k</source>
        <translation>Net&amp;z</translation>
    </message>
    <message>
        <source>Time &amp;limit of a turn</source>
        <translation>Ze&amp;itgrenze einer Runde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>AgentSessionsDialog</name>
    <message>
        <source>Sessions of an agent</source>
        <translation>Sitzungen eines Agenten</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Close in the agent</source>
        <translation>Im Agenten schli&amp;eßen</translation>
    </message>
    <message>
        <source>The agent ends what it does there and lets go of it. What was said stays.</source>
        <translation>Der Agent beendet, was er dort tut, und gibt die Sitzung frei. Was gesagt wurde, bleibt.</translation>
    </message>
</context>
<context>
    <name>AgentsDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Use for new sessions</source>
        <translation>&amp;Für neue Sitzungen verwenden</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>From before to what is on the disk now</source>
        <translation>Von vorher zu dem, was jetzt auf der Platte ist</translation>
    </message>
    <message>
        <source>From the change to what is on the disk now</source>
        <translation>Von der Änderung zu dem, was jetzt auf der Platte ist</translation>
    </message>
    <message>
        <source>Opens the file as it is now in the editor of the settings</source>
        <translation>Öffnet die Datei, wie sie jetzt ist, im Editor der Einstellungen</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Diese Datei rückgängig machen</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Alle rückgängig machen …</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>McpDialog</name>
    <message>
        <source>MCP server</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>T&amp;yp</translation>
    </message>
    <message>
        <source>Local program</source>
        <translation>Lokales Programm</translation>
    </message>
    <message>
        <source>Address (HTTP)</source>
        <translation>Adresse (HTTP)</translation>
    </message>
    <message>
        <source>Address (SSE, older)</source>
        <translation>Adresse (SSE, älter)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Schlüssel, Tokens und Passwörter kommen in den Schlüsselbund. Mit $NAME wird eine Variable aus Belays Umgebung gelesen.</translation>
    </message>
    <message>
        <source>Only in &amp;folder</source>
        <translation>Nur im &amp;Ordner</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>Jeder Ordner</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen …</translation>
    </message>
    <message>
        <source>T&amp;rust its descriptions</source>
        <translation>Seinen Beschreibungen ver&amp;trauen</translation>
    </message>
    <message>
        <source>Tools it marks read-only then run without asking. A server can claim this of any tool.</source>
        <translation>Werkzeuge, die er als nur lesend kennzeichnet, laufen dann ohne Frage. Ein Server kann das von jedem Werkzeug behaupten.</translation>
    </message>
</context>
<context>
    <name>McpServersDialog</name>
    <message>
        <source>MCP servers</source>
        <translation>MCP-Server</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>An&amp;sehen …</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>Agents can use the checked servers, always through Belay, which logs every call.</source>
        <translation>Agenten können die angekreuzten Server verwenden, immer über Belay, das jeden Aufruf aufzeichnet.</translation>
    </message>
    <message>
        <source>Applies to every call, from the agent&apos;s next start. Keys in a row: p pass, a ask, h hold, d deny.</source>
        <translation>Gilt ab dem nächsten Start des Agenten für jeden Aufruf. Tasten in einer Zeile: p durchlassen, a fragen, h zurückhalten, d ablehnen.</translation>
    </message>
</context>
<context>
    <name>McpTools</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Undo &amp;with</source>
        <translation>&amp;Rückgängig mit</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Ar&amp;gumente</translation>
    </message>
    <message>
        <source>$.result, $.arguments: recorded values. $.text: result text. After ~: a regular expression, as in $.text ~ issue (\d+)</source>
        <translation>$.result, $.arguments: aufgezeichnete Werte. $.text: Text des Ergebnisses. Nach ~: ein regulärer Ausdruck, wie in $.text ~ issue (\d+)</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Try on the last result</source>
        <translation>&amp;Am letzten Ergebnis ausprobieren</translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Record hosts</source>
        <translation>Hosts aufzeichnen</translation>
    </message>
    <message>
        <source>Only these hosts</source>
        <translation>Nur diese Hosts</translation>
    </message>
    <message>
        <source>api.example.org, *.example.net, example.com:443</source>
        <extracomment>examples in an empty field</extracomment>
        <translation>api.example.org, *.example.net, example.com:443</translation>
    </message>
    <message>
        <source>Hosts that may be reached</source>
        <translation>Hosts, die erreicht werden dürfen</translation>
    </message>
    <message>
        <source>Contacted before</source>
        <translation>Zuvor kontaktiert</translation>
    </message>
    <message>
        <source>Takes hosts into the list that this agent has contacted in sessions whose network was noted</source>
        <translation>Nimmt Hosts in die Liste auf, die dieser Agent in Sitzungen kontaktiert hat, deren Netz festgehalten wurde</translation>
    </message>
</context>
<context>
    <name>NewSessionDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>&amp;More folders</source>
        <translation>&amp;Weitere Ordner</translation>
    </message>
    <message>
        <source>More folders</source>
        <translation>Weitere Ordner</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>Net&amp;z</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Zuletzt verwendete Ordner</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>&amp;Sofort schreiben</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>Zu&amp;rückhalten</translation>
    </message>
    <message>
        <source>The agent can also work in these folders, if it supports that. Changes it does not report are found after each turn.</source>
        <translation>Der Agent kann auch in diesen Ordnern arbeiten, wenn er das unterstützt. Nicht gemeldete Änderungen werden nach jeder Runde gefunden.</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>W&amp;o</translation>
    </message>
    <message>
        <source>Name of the worktree</source>
        <translation>Name des Arbeitsbaums</translation>
    </message>
</context>
<context>
    <name>RegistryDialog</name>
    <message>
        <source>Agents of the registry</source>
        <translation>Agenten des Registers</translation>
    </message>
    <message>
        <source>How to get it</source>
        <translation>Wie man ihn bekommt</translation>
    </message>
    <message>
        <source>This will run with your permissions:</source>
        <translation>Das wird mit Ihren Rechten ausgeführt:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Permission rule</source>
        <translation>Regel für Erlaubnisse</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>&amp;Was geschieht</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>Be&amp;trifft</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>A tool of an MCP server</source>
        <translation>Werkzeug eines MCP-Servers</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>E&amp;xactly this command</source>
        <translation>&amp;Genau dieser Befehl</translation>
    </message>
    <message>
        <source>Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; | &amp; $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts run.</source>
        <translation>Erlauben: genau dieser Befehl oder sein Anfang, wenn das Programm als sicher bekannt ist (ls, git log). Bei Befehlen mit ; | &amp; $ wird immer gefragt. Fragen und Ablehnen finden Wörter an beliebiger Stelle. Belay sieht nicht, was make oder Skripte ausführen.</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Pfad</translation>
    </message>
    <message>
        <source>* matches part of a name, ** any folders, in the session&apos;s folder unless it begins with /.</source>
        <translation>* steht für einen Teil eines Namens, ** für beliebige Ordner; im Ordner der Sitzung, außer wenn der Pfad mit / beginnt.</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;MCP-Server</translation>
    </message>
    <message>
        <source>T&amp;ool</source>
        <translation>Werkzeu&amp;g</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Ar&amp;gumente</translation>
    </message>
    <message>
        <source>Exactly &amp;these arguments</source>
        <translation>Genau &amp;diese Argumente</translation>
    </message>
    <message>
        <source>* matches anything. Separate arguments with ; – all must match.</source>
        <translation>* steht für Beliebiges. Trennen Sie Argumente mit ; – alle müssen zutreffen.</translation>
    </message>
    <message>
        <source>&amp;Kind of request</source>
        <translation>A&amp;rt der Anfrage</translation>
    </message>
    <message>
        <source>Sessions in &amp;folder</source>
        <translation>Sitzungen im &amp;Ordner</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>Jeder Ordner</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>Jeder Agent</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>This request</source>
        <translation>Diese Anfrage</translation>
    </message>
</context>
<context>
    <name>RuleTrialBox</name>
    <message>
        <source>What would happen with…</source>
        <translation>Was geschähe mit…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>Jeder Agent</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Pfad</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;MCP-Server</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>Werk&amp;zeug</translation>
    </message>
    <message>
        <source>Arg&amp;uments</source>
        <translation>Arg&amp;umente</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds.</source>
        <translation>Was unter MCP-Server › Werkzeuge… gewählt ist, zählt neben den Regeln; ein Ablehnen dort gilt immer.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Permission rules</source>
        <translation>Regeln für Erlaubnisse</translation>
    </message>
    <message>
        <source>Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything.</source>
        <translation>Ablehnen geht vor Fragen, Fragen vor Erlauben. Ohne Regel werden Sie gefragt. Nach Stopp erlaubt keine Regel etwas.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>Text &amp;size</source>
        <translation>Text&amp;größe</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Own &amp;font for text</source>
        <translation>Eigene &amp;Schrift für Text</translation>
    </message>
    <message>
        <source>Font for text</source>
        <translation>Schrift für Text</translation>
    </message>
    <message>
        <source>Own font for &amp;code</source>
        <translation>Eigene Schrift für &amp;Code</translation>
    </message>
    <message>
        <source>Font for code</source>
        <translation>Schrift für Code</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>Dun&amp;kel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher Kon&amp;trast</translation>
    </message>
    <message>
        <source>Black and white, with strong lines. On as well where the desktop asks for it.</source>
        <translation>Schwarz und weiß mit kräftigen Linien. Auch an, wo die Arbeitsfläche darum bittet.</translation>
    </message>
    <message>
        <source>The font of everything else is the desktop&apos;s.</source>
        <translation>Die Schrift von allem anderen ist die der Arbeitsfläche.</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystem</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>The cache keeps an answer for ten minutes.</source>
        <translation>Der Cache behält eine Antwort zehn Minuten lang.</translation>
    </message>
    <message>
        <source>Width of text</source>
        <translation>Breite des Textes</translation>
    </message>
    <message>
        <source>90 ch&amp;aracters</source>
        <translation>90 &amp;Zeichen</translation>
    </message>
    <message>
        <source>The &amp;window&apos;s</source>
        <translation>&amp;Fensterbreite</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten…</translation>
    </message>
    <message>
        <source>Check &amp;spelling of what you write</source>
        <translation>&amp;Rechtschreibung beim Schreiben prüfen</translation>
    </message>
    <message>
        <source>S&amp;pelling in</source>
        <translation>Recht&amp;schreibung in</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Gilt ab dem nächsten Start von Belay.</translation>
    </message>
    <message>
        <source>To check spelling, install a Hunspell dictionary, such as hunspell-en-us.</source>
        <translation>Installieren Sie zum Prüfen der Rechtschreibung ein Hunspell-Wörterbuch, etwa hunspell-de-de.</translation>
    </message>
    <message>
        <source>&amp;Open files with</source>
        <translation>Dateien ö&amp;ffnen mit</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>editor --line %l %f</source>
        <translation>editor --line %l %f</translation>
    </message>
    <message>
        <source>%f is the file, %l the line, %c the column. Without %f the path is added at the end.</source>
        <translation>%f ist die Datei, %l die Zeile, %c die Spalte. Ohne %f wird der Pfad am Ende angefügt.</translation>
    </message>
    <message>
        <source>&amp;Keep undo data for</source>
        <translation>Daten zum Rückgängigmachen &amp;behalten für</translation>
    </message>
    <message>
        <source>Older data is deleted at start, except for changes that are still open. The list in Effects stays.</source>
        <translation>Ältere Daten werden beim Start gelöscht, außer bei noch offenen Änderungen. Die Liste unter „Wirkungen“ bleibt.</translation>
    </message>
</context>
<context>
    <name>SettingsNotifications</name>
    <message>
        <source>With a so&amp;und</source>
        <translation>Mit &amp;Ton</translation>
    </message>
    <message>
        <source>Notify me when an agent &amp;waits for my answer</source>
        <translation>Benachrichtigen, wenn ein Agent auf meine Antwort &amp;wartet</translation>
    </message>
    <message>
        <source>Notify me when a turn &amp;ends</source>
        <translation>Benachrichtigen, wenn eine Runde &amp;endet</translation>
    </message>
    <message>
        <source>While another window is in front.</source>
        <translation>Solange ein anderes Fenster vorn ist.</translation>
    </message>
    <message>
        <source>Sound and volume follow your desktop&apos;s settings.</source>
        <translation>Ton und Lautstärke richten sich nach den Einstellungen des Desktops.</translation>
    </message>
</context>
<context>
    <name>SettingsStop</name>
    <message>
        <source>Otherwise they run on until you end them. Each Stop can choose anew in its menu.</source>
        <translation>Sonst laufen sie weiter, bis sie von Hand beendet werden. Jeder Stopp kann in seinem Menü neu wählen.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>End the commands of a stopped turn after, in seconds</source>
        <translation>Befehle einer gestoppten Runde beenden nach, in Sekunden</translation>
    </message>
    <message>
        <source>&amp;Offer Force stop after</source>
        <translation>„&amp;Stopp erzwingen“ anbieten nach</translation>
    </message>
    <message>
        <source>Ends the agent process, starts it again and takes the session up. Keep waiting holds it off.</source>
        <translation>Beendet den Agentenprozess, startet ihn neu und setzt die Sitzung fort. „Weiter warten“ hält es auf.</translation>
    </message>
    <message>
        <source>Force by itself after, in seconds</source>
        <translation>Von selbst erzwingen nach, in Sekunden</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>&amp;Agenten…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>&amp;MCP-Server…</translation>
    </message>
    <message>
        <source>Where the agent can close a session and take it up again: that ends what it does, and agent and conversation live on. At the latest halfway to Force stop.</source>
        <translation>Wo der Agent eine Sitzung schließen und wieder aufnehmen kann: Das beendet, was er tut, und Agent und Unterhaltung leben weiter. Spätestens auf halbem Weg zu „Stopp erzwingen“.</translation>
    </message>
    <message>
        <source>&amp;End commands after</source>
        <translation>&amp;Befehle beenden nach</translation>
    </message>
    <message>
        <source>&amp;Close session after</source>
        <translation>Sitzung s&amp;chließen nach</translation>
    </message>
    <message>
        <source>&amp;Force stop after</source>
        <translation>Stopp er&amp;zwingen nach</translation>
    </message>
    <message>
        <source>Automatic only if the session can be resumed.</source>
        <translation>Automatisch nur, wenn sich die Sitzung fortsetzen lässt.</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>Aufgeben nach</translation>
    </message>
    <message>
        <source>&amp;Starting an agent</source>
        <translation>Sta&amp;rt eines Agenten</translation>
    </message>
    <message>
        <source>O&amp;pening a session</source>
        <translation>Öffnen einer Si&amp;tzung</translation>
    </message>
    <message>
        <source>Permission &amp;rules…</source>
        <translation>&amp;Regeln für Erlaubnisse…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Eine Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>&amp;Neue Tasten</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>N&amp;o keys</source>
        <translation>&amp;Keine Tasten</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Aktionen und Tasten</translation>
    </message>
</context>
<context>
    <name>TrafficPanel</name>
    <message>
        <source>Filter by method, id or text</source>
        <translation>Nach Methode, Id oder Text filtern</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Messages to and from the agent</source>
        <translation>Nachrichten an den Agenten und von ihm</translation>
    </message>
    <message>
        <source>The selected message</source>
        <translation>Die ausgewählte Nachricht</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save all messages as JSON lines, without secrets; belay --replay plays them</source>
        <translation>Alle Nachrichten als JSON-Zeilen speichern, ohne Geheimnisse; belay --replay spielt sie ab</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Whose messages</source>
        <translation>Wessen Nachrichten</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>List only what belongs to this tool call, of the agent and of its servers</source>
        <translation>Nur zeigen, was zu diesem Werkzeugaufruf gehört, vom Agenten und von seinen Servern</translation>
    </message>
    <message>
        <source>Only this tool call</source>
        <translation>Nur dieser Werkzeugaufruf</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>What to do with this file</source>
        <translation>Was mit dieser Datei geschehen soll</translation>
    </message>
    <message>
        <source>Not changed. Restoring the earlier version would do this:</source>
        <translation>Nicht geändert. Ein Zurücksetzen auf die frühere Fassung würde dies ändern:</translation>
    </message>
</context>
<context>
    <name>acp::AgentServers</name>
    <message>
        <source>%1: comes from the registry; add it from there.</source>
        <translation>%1: kommt aus dem Register; fügen Sie ihn von dort hinzu.</translation>
    </message>
    <message>
        <source>%1: “env” must be an object of strings.</source>
        <translation>%1: „env“ muss ein Objekt von Zeichenketten sein.</translation>
    </message>
</context>
<context>
    <name>acp::Answers</name>
    <message>
        <source>The agent&apos;s answer to %1 cannot be used.</source>
        <translation>Die Antwort des Agenten auf %1 ist nicht brauchbar.</translation>
    </message>
</context>
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>%n weiterer Teil wurde weggelassen.</numerusform>
            <numerusform>%n weitere Teile wurden weggelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 … (%n Zeichen insgesamt)</numerusform>
            <numerusform>%1 … (%n Zeichen insgesamt)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message>
        <source>%1: “%2” must be a string.</source>
        <translation>%1: „%2“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1: “%2” is longer than %3 characters.</source>
        <translation>%1: „%2“ ist länger als %3 Zeichen.</translation>
    </message>
    <message>
        <source>%1: “%2” holds a character that no program can be given.</source>
        <translation>%1: „%2“ enthält ein Zeichen, das keinem Programm übergeben werden kann.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object of at most %3 strings.</source>
        <translation>%1: „%2“ muss ein Objekt aus höchstens %3 Texten sein.</translation>
    </message>
    <message>
        <source>%1: “%2” has the name “%3” in it, which is none, or is there twice.</source>
        <translation>%1: „%2“ enthält den Namen „%3“, der keiner ist oder doppelt vorkommt.</translation>
    </message>
    <message>
        <source>%1: the header “%2” must be one line.</source>
        <translation>%1: Die Kopfzeile „%2“ muss eine einzige Zeile sein.</translation>
    </message>
    <message>
        <source>%1: “url” must be an address that begins with https:// or http://.</source>
        <translation>%1: „url“ muss eine Adresse sein, die mit https:// oder http:// beginnt.</translation>
    </message>
    <message>
        <source>%1: “type” is “%2”; known are stdio, http and sse.</source>
        <translation>%1: „type“ ist „%2“; bekannt sind stdio, http und sse.</translation>
    </message>
    <message>
        <source>%1: has both “command” and “url”. Say with “type” which of them counts.</source>
        <translation>%1: hat „command“ und „url“. Sagen Sie mit „type“, was davon gilt.</translation>
    </message>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>Die Datei hat mehr als %n Server; die übrigen wurden nicht gelesen.</numerusform>
            <numerusform>Die Datei hat mehr als %n Server; die übrigen wurden nicht gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this cannot be the name of a server.</source>
        <translation>%1: Das kann nicht der Name eines Servers sein.</translation>
    </message>
    <message>
        <source>%1: is there twice; the first one was taken.</source>
        <translation>%1: ist doppelt; der erste Eintrag wurde genommen.</translation>
    </message>
    <message>
        <source>%1: “%2” has a placeholder in it: %3.</source>
        <translation>%1: „%2“ enthält einen Platzhalter: %3.</translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>Das Register ist größer als %n MiB und wurde nicht gelesen.</numerusform>
            <numerusform>Das Register ist größer als %n MiB und wurde nicht gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no registry of agents: expected a JSON object with a list “agents”.</source>
        <translation>Das ist kein Register von Agenten: Erwartet wurde ein JSON-Objekt mit einer Liste „agents“.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) was left out: “%3” is missing or wrong.</source>
        <translation>Eintrag %1 (%2) wurde ausgelassen: „%3“ fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>The registry has format %1; Belay reads format 1.</source>
        <translation>Die Registry hat das Format %1; Belay liest das Format 1.</translation>
    </message>
</context>
<context>
    <name>acp::TrafficLog</name>
    <message>
        <source>This file holds no traffic that Belay has saved.</source>
        <translation>Diese Datei enthält keinen Verkehr, den Belay gespeichert hat.</translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message>
        <source>There is no place for the download.</source>
        <translation>Für das Heruntergeladene ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>Das Heruntergeladene ist größer als %n MiB und wurde aufgegeben.</numerusform>
            <numerusform>Das Heruntergeladene ist größer als %n MiB und wurde aufgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The download could not be stored.</source>
        <translation>Das Heruntergeladene konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The archive does not hold the program that the registry names: %1.</source>
        <translation>Das Archiv enthält das Programm nicht, das das Register nennt: %1.</translation>
    </message>
</context>
<context>
    <name>agents::AgentLaunch</name>
    <message>
        <source>The agent was not started: that it reaches only some hosts needs its changes to be held back, too.</source>
        <translation>Der Agent wurde nicht gestartet: Damit er nur einige Hosts erreicht, müssen auch seine Änderungen zurückgehalten werden.</translation>
    </message>
    <message>
        <source>The agent was not started, since its network cannot be limited. %1</source>
        <translation>Der Agent wurde nicht gestartet, weil sein Netz nicht eingeschränkt werden kann. %1</translation>
    </message>
</context>
<context>
    <name>agents::AgentTest</name>
    <message>
        <source>It answered, and did not say its name.</source>
        <translation>Er hat geantwortet und seinen Namen nicht genannt.</translation>
    </message>
    <message>
        <source>It answered: %1 %2</source>
        <translation>Er hat geantwortet: %1 %2</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP über HTTP</translation>
    </message>
    <message>
        <source>log out</source>
        <translation>abmelden</translation>
    </message>
    <message>
        <source>several folders</source>
        <translation>mehrere Ordner</translation>
    </message>
    <message>
        <source>MCP over SSE</source>
        <translation>MCP über SSE</translation>
    </message>
    <message>
        <source>resume sessions</source>
        <translation>Sitzungen fortsetzen</translation>
    </message>
    <message>
        <source>list sessions</source>
        <translation>Sitzungen auflisten</translation>
    </message>
    <message>
        <source>delete sessions</source>
        <translation>Sitzungen löschen</translation>
    </message>
    <message>
        <source>fork sessions</source>
        <translation>Sitzungen abzweigen</translation>
    </message>
    <message>
        <source>Supports: %1</source>
        <translation>Unterstützt: %1</translation>
    </message>
    <message>
        <source>Log in with: %1</source>
        <translation>Anmelden mit: %1</translation>
    </message>
</context>
<context>
    <name>agents::GivenExtras</name>
    <message>
        <source>The MCP server “%1” was left out. %2</source>
        <translation>Der MCP-Server „%1“ wurde ausgelassen. %2</translation>
    </message>
    <message>
        <source>The keychain has no “%1”, or does not answer. Enter it again in MCP servers.</source>
        <translation>Der Schlüsselbund hat kein „%1“ oder antwortet nicht. Geben Sie es unter MCP-Server neu ein.</translation>
    </message>
</context>
<context>
    <name>agents::LoginController</name>
    <message>
        <source>The agent could not log you in: %1</source>
        <translation>Der Agent konnte Sie nicht anmelden: %1</translation>
    </message>
    <message>
        <source>The agent could not log you out: %1</source>
        <translation>Der Agent konnte Sie nicht abmelden: %1</translation>
    </message>
    <message>
        <source>You logged out.</source>
        <translation>Sie haben sich abgemeldet.</translation>
    </message>
    <message>
        <source>The program for logging in could not be started: %1</source>
        <translation>Das Programm zum Anmelden konnte nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>The program for logging in ended (%1).</source>
        <translation>Das Anmeldeprogramm hat sich beendet (%1).</translation>
    </message>
</context>
<context>
    <name>agents::Network</name>
    <message>
        <source>Could not reach %1. Check your network connection.</source>
        <translation>%1 ist nicht erreichbar. Prüfen Sie die Verbindung zum Netz.</translation>
    </message>
</context>
<context>
    <name>agents::RegistrySource</name>
    <message>
        <source>The registry&apos;s address must begin with https://.</source>
        <translation>Die Adresse des Registers muss mit https:// beginnen.</translation>
    </message>
    <message>
        <source>%1 Shown is a copy of %2.</source>
        <translation>%1 Gezeigt wird eine Kopie vom %2.</translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message>
        <source>there is nothing in it.</source>
        <translation>es ist nichts darin.</translation>
    </message>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>es enthält mehr als %n Datei.</numerusform>
            <numerusform>es enthält mehr als %n Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>a file in it would land outside its folder.</source>
        <translation>eine Datei darin würde außerhalb seines Ordners landen.</translation>
    </message>
    <message>
        <source>a link in it points outside its folder.</source>
        <translation>ein Verweis darin zeigt aus seinem Ordner hinaus.</translation>
    </message>
    <message>
        <source>it holds a device or another special file.</source>
        <translation>es enthält eine Gerätedatei oder eine andere besondere Datei.</translation>
    </message>
    <message>
        <source>The archive could not be unpacked.</source>
        <translation>Das Archiv konnte nicht entpackt werden.</translation>
    </message>
    <message>
        <source>The archive was refused: %1</source>
        <translation>Das Archiv wurde abgelehnt: %1</translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>entpackt ist es größer als %n MiB.</numerusform>
            <numerusform>entpackt ist es größer als %n MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ActionStates</name>
    <message>
        <source>%1: there is nothing to do</source>
        <extracomment>%1 is the name of an action whose key was pressed</extracomment>
        <translation>%1: nichts zu tun</translation>
    </message>
</context>
<context>
    <name>app::AgentSessionsController</name>
    <message>
        <source>%1 cannot list its sessions.</source>
        <translation>%1 kann seine Sitzungen nicht auflisten.</translation>
    </message>
    <message>
        <source>%1 did not list its sessions: %2</source>
        <translation>%1 hat seine Sitzungen nicht aufgelistet: %2</translation>
    </message>
    <message>
        <source>It keeps no sessions.</source>
        <translation>Er bewahrt keine Sitzungen auf.</translation>
    </message>
    <message>
        <source>It keeps no sessions in this folder.</source>
        <translation>Er bewahrt keine Sitzungen in diesem Ordner auf.</translation>
    </message>
    <message>
        <source>It was not deleted: %1</source>
        <translation>Sie wurde nicht gelöscht: %1</translation>
    </message>
    <message>
        <source>Asking the agent to close it…</source>
        <translation>Der Agent wird gebeten, sie zu schließen …</translation>
    </message>
    <message>
        <source>The agent has closed it. It can be opened again.</source>
        <translation>Der Agent hat sie geschlossen. Sie kann wieder geöffnet werden.</translation>
    </message>
    <message>
        <source>It was not closed: %1</source>
        <translation>Sie wurde nicht geschlossen: %1</translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) added.</source>
        <translation>
            <numerusform>%n Agent hinzugefügt.</numerusform>
            <numerusform>%n Agenten hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>%1 wird hinzugefügt …</translation>
    </message>
    <message>
        <source>Fetched %1 of %2</source>
        <translation>%1 von %2 geholt</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <translation>%1 geholt</translation>
    </message>
    <message>
        <source>%1 was added. Test it in the list of agents.</source>
        <translation>%1 wurde hinzugefügt. Prüfen Sie ihn in der Liste der Agenten.</translation>
    </message>
    <message>
        <source>npm package, by npx</source>
        <translation>npm-Paket, mit npx</translation>
    </message>
    <message>
        <source>Python package, by uvx</source>
        <translation>Python-Paket, mit uvx</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>app::AttachmentController</name>
    <message>
        <source>Open this sound (%1) with the desktop&apos;s player?</source>
        <translation>Diesen Klang (%1) mit dem Abspielprogramm des Desktops öffnen?</translation>
    </message>
</context>
<context>
    <name>app::CallUndoController</name>
    <message>
        <source>Not undone</source>
        <translation>Nicht rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n Kommentar ist nicht gesendet. Löschen?</numerusform>
            <numerusform>%n Kommentare sind nicht gesendet. Löschen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ConversationExport</name>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
</context>
<context>
    <name>app::EffectsController</name>
    <message>
        <source>About the record of effects</source>
        <translation>Zur Aufzeichnung der Wirkungen</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n Wirkung war eingetreten.</numerusform>
            <numerusform>%n Wirkungen waren eingetreten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n Wirkung war nicht eingetreten.</numerusform>
            <numerusform>%n Wirkungen waren nicht eingetreten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>Von %n Wirkung weiß niemand, wie sie ausging; sie steht unter Wirkungen.</numerusform>
            <numerusform>Von %n Wirkungen weiß niemand, wie sie ausgingen; sie stehen unter Wirkungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>%n Datei wurde geändert, von der kein Werkzeugaufruf berichtet hatte; sie steht unter Wirkungen.</numerusform>
            <numerusform>%n Dateien wurden geändert, von denen kein Werkzeugaufruf berichtet hatte; sie stehen unter Wirkungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes of this turn</source>
        <translation>Änderungen dieser Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>%n Wirkung ist anzusehen</numerusform>
            <numerusform>%n Wirkungen sind anzusehen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to review</source>
        <translation>Es gibt nichts durchzusehen</translation>
    </message>
    <message>
        <source>The last turn changed no files that still stand.</source>
        <translation>Von der letzten Runde ist keine Datei mehr geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>Ein Aufruf eines MCP-Servers wartet auf Ihre Entscheidung</numerusform>
            <numerusform>%n Aufrufe von MCP-Servern warten auf Ihre Entscheidung</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent when their session was closed: %1. Start its agent to decide.</source>
        <translation>Nicht gesendet, als die Sitzung geschlossen wurde: %1. Starten Sie ihren Agenten, um zu entscheiden.</translation>
    </message>
    <message>
        <source>Belay was closed while something was being done</source>
        <translation>Belay wurde geschlossen, während noch etwas im Gange war</translation>
    </message>
    <message>
        <source>Belay was closed during a turn</source>
        <translation>Belay wurde während einer Runde geschlossen</translation>
    </message>
</context>
<context>
    <name>app::Gui</name>
    <message>
        <source>A desktop chat for coding agents in which Stop means stop.
“belay exec PROMPT” runs one turn in a terminal; see belay exec --help.</source>
        <translation>Ein Desktop-Chat für Programmier-Agenten, in dem Stopp auch Stopp heißt.
„belay exec PROMPT“ führt eine Runde in einem Terminal aus; siehe belay exec --help.</translation>
    </message>
    <message>
        <source>Start a session with the demo agent.</source>
        <translation>Eine Sitzung mit dem Demo-Agenten starten.</translation>
    </message>
    <message>
        <source>Press Stop this long after the message was sent.</source>
        <translation>So lange nach dem Senden der Nachricht Stopp drücken.</translation>
    </message>
    <message>
        <source>Quit when the turn has ended.</source>
        <translation>Beenden, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>Write a picture of the window when the turn has ended.</source>
        <translation>Ein Bild des Fensters schreiben, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>Write the picture this long after the start instead.</source>
        <translation>Das Bild stattdessen so lange nach dem Start schreiben.</translation>
    </message>
    <message>
        <source>Write JSON lines with times: clicks, cancels, frames, stalls.</source>
        <translation>JSON-Zeilen mit Zeiten schreiben: Klicks, Abbrüche, Bilder, Hänger.</translation>
    </message>
    <message>
        <source>light or dark instead of the desktop&apos;s colours.</source>
        <translation>light (hell) oder dark (dunkel) statt der Farben des Desktops.</translation>
    </message>
    <message>
        <source>Belay %1</source>
        <translation>Belay %1</translation>
    </message>
    <message>
        <source>A time is a whole number of milliseconds.</source>
        <translation>Eine Zeit ist eine ganze Zahl von Millisekunden.</translation>
    </message>
    <message>
        <source>Open the newest session of the folder, or a new one if there is none.</source>
        <translation>Die neueste Sitzung des Ordners öffnen, oder eine neue, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Start a session with an agent that plays this saved traffic.</source>
        <translation>Eine Sitzung mit einem Agenten beginnen, der diesen gespeicherten Verkehr abspielt.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Go to this entry: belay://session/…/entry/…, as its menu copies it.</source>
        <translation>Zu diesem Eintrag gehen: belay://session/…/entry/…, wie sein Menü ihn kopiert.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Start a session with this agent.</source>
        <translation>Eine Sitzung mit diesem Agenten beginnen.</translation>
    </message>
    <message>
        <source>chat with coding agents, where Stop means stop</source>
        <translation>mit Programmier-Agenten arbeiten, und Stopp heißt Stopp</translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n Änderung wurde nicht geschrieben und wartet wie zuvor</numerusform>
            <numerusform>%n Änderungen wurden nicht geschrieben und warten wie zuvor</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what is held back</source>
        <translation>Zurückgehaltenes verwerfen</translation>
    </message>
    <message>
        <source>Not everything was discarded</source>
        <translation>Nicht alles wurde verworfen</translation>
    </message>
    <message>
        <source>Your editor does not see these changes yet</source>
        <translation>Ihr Editor sieht diese Änderungen noch nicht</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>Nicht alles ist, wie es war</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>Es wurde kein Terminal geöffnet</translation>
    </message>
    <message>
        <source>Both have committed</source>
        <translation>Beide haben eingecheckt</translation>
    </message>
    <message>
        <source>Keep as a branch</source>
        <translation>Als Branch behalten</translation>
    </message>
    <message>
        <source>The agent’s commits are kept</source>
        <translation>Die Commits des Agenten sind behalten</translation>
    </message>
    <message>
        <source>They are on %1.</source>
        <translation>Sie sind auf %1.</translation>
    </message>
    <message>
        <source>The agent’s commits were not kept</source>
        <translation>Die Commits des Agenten wurden nicht behalten</translation>
    </message>
    <message>
        <source>Discard what the agent wrote?</source>
        <translation>Verwerfen, was der Agent geschrieben hat?</translation>
    </message>
    <message>
        <source>You and the agent have committed on %1</source>
        <translation>Sie und der Agent haben auf %1 Commits gemacht</translation>
    </message>
    <message>
        <source>Discard what the agent and its commands wrote in the last turn?</source>
        <translation>Verwerfen, was der Agent und seine Befehle in der letzten Runde geschrieben haben?</translation>
    </message>
    <message>
        <source>What waited before waits again as it was. What you decided since, and what git ignores, stays.</source>
        <translation>Vorher wartende Änderungen warten wieder wie zuvor. Ihre Entscheidungen seitdem und von git ignorierte Dateien bleiben.</translation>
    </message>
    <message>
        <source>They wait until you accept them. “Try it” opens a terminal that sees them.</source>
        <translation>Sie warten, bis Sie sie annehmen. „Ausprobieren“ öffnet ein Terminal, das sie sieht.</translation>
    </message>
    <message>
        <source>Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.</source>
        <translation>Die Commits des Agenten als Branch %1 behalten, damit Sie ihn zusammenführen? Der Agent sieht dann Ihre.</translation>
    </message>
</context>
<context>
    <name>app::HeldCopies</name>
    <message>
        <source>%1 is not there for the agent: it was deleted, which is held back.</source>
        <translation>%1 gibt es für den Agenten nicht: Es wurde gelöscht, was zurückgehalten wird.</translation>
    </message>
    <message>
        <source>What %1 holds for the agent cannot be shown.</source>
        <translation>Was %1 für den Agenten enthält, kann nicht gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>app::Help</name>
    <message>
        <source>Belay %1

A desktop chat for coding agents in which Stop means stop.

Licence: Apache-2.0. It stands on:

%2</source>
        <translation>Belay %1

Ein Desktop-Chat für Coding-Agenten, in dem Stopp auch Stopp heißt.

Lizenz: Apache-2.0. Es steht auf:

%2</translation>
    </message>
</context>
<context>
    <name>app::LevelController</name>
    <message>
        <source>The agent&apos;s changes are held back from now on</source>
        <translation>Die Änderungen des Agenten werden von nun an zurückgehalten</translation>
    </message>
    <message>
        <source>The network is as it was</source>
        <translation>Das Netz ist, wie es war</translation>
    </message>
</context>
<context>
    <name>app::LinkController</name>
    <message>
        <source>There is no link yet: this session is kept from its first message on.</source>
        <translation>Es gibt noch keinen Link: diese Sitzung wird ab ihrer ersten Nachricht behalten.</translation>
    </message>
    <message>
        <source>The session is open, but it has no entry %1.</source>
        <translation>Die Sitzung ist geöffnet, aber sie hat keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>No session of that link is on this computer.</source>
        <translation>Auf diesem Computer ist keine Sitzung zu diesem Link.</translation>
    </message>
</context>
<context>
    <name>app::LinkOpener</name>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>Der Link führt nirgendwohin: %1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Text size %1 %</source>
        <translation>Textgröße %1 %</translation>
    </message>
    <message>
        <source>Nobody was logged out</source>
        <translation>Niemand wurde abgemeldet</translation>
    </message>
    <message>
        <source>The agent offers no way to log out, or is not ready for it.</source>
        <translation>Der Agent bietet kein Abmelden an oder ist nicht dafür bereit.</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <extracomment>the number of requests that wait for the user, and the window&apos;s title</extracomment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>The session was not forked</source>
        <translation>Die Sitzung wurde nicht abgezweigt</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a title and what it is about</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Your editor shows a copy</source>
        <translation>Ihr Editor zeigt eine Kopie</translation>
    </message>
    <message>
        <source>The file is held back: it is as the agent sees it, and cannot be changed there.</source>
        <translation>Die Datei wird zurückgehalten: Sie ist so, wie der Agent sie sieht, und kann dort nicht geändert werden.</translation>
    </message>
    <message>
        <source>%1 again forces the stop</source>
        <comment>a key</comment>
        <translation>Noch einmal %1 erzwingt den Stopp</translation>
    </message>
    <message>
        <source>%1 again stops</source>
        <comment>a key</comment>
        <translation>Noch einmal %1 stoppt</translation>
    </message>
    <message>
        <source>%1 again stops what runs on</source>
        <comment>a key</comment>
        <translation>Noch einmal %1 stoppt, was weiterläuft</translation>
    </message>
    <message>
        <source>Stored sessions</source>
        <translation>Gespeicherte Sitzungen</translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message>
        <source>%1 names no servers.</source>
        <translation>%1 nennt keine Server.</translation>
    </message>
    <message>
        <source>The server did not tell of its tools. %1</source>
        <translation>Der Server hat seine Werkzeuge nicht genannt. %1</translation>
    </message>
    <message>
        <source>No call of %1 is recorded so far.</source>
        <translation>Bisher ist kein Aufruf von %1 aufgezeichnet.</translation>
    </message>
    <message>
        <source>After the last one Belay would call %1 %2</source>
        <translation>Nach dem letzten würde Belay %1 %2 aufrufen</translation>
    </message>
    <message>
        <source>Undo of calls</source>
        <translation>Aufrufe zurücknehmen</translation>
    </message>
    <message>
        <source>Use the undo calls of %1?</source>
        <translation>Aufrufe zum Rückgängigmachen aus %1 verwenden?</translation>
    </message>
    <message>
        <source>Each call is shown before it is made. If the file changes, you are asked again. Applies when an agent next starts.</source>
        <translation>Jeder Aufruf wird gezeigt, bevor er gemacht wird. Ändert sich die Datei, werden Sie erneut gefragt. Gilt ab dem nächsten Start eines Agenten.</translation>
    </message>
    <message>
        <source>The server is being asked for its tools.</source>
        <translation>Der Server wird nach seinen Werkzeugen gefragt.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PromptController</name>
    <message>
        <source>The content was not attached</source>
        <translation>Der Inhalt wurde nicht angehängt</translation>
    </message>
    <message>
        <source>Sent as a new message; nothing before it is taken back</source>
        <translation>Geht als neue Nachricht; nichts davor wird zurückgenommen</translation>
    </message>
    <message>
        <source>The message is open in your editor and comes back when it ends</source>
        <translation>Die Nachricht ist in Ihrem Editor offen und kommt zurück, wenn er endet</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>The text is attached; a click shows it</source>
        <translation>Der Text ist angehängt; ein Klick zeigt ihn</translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message>
        <source>Stop and quit</source>
        <translation>Stoppen und beenden</translation>
    </message>
    <message>
        <source>End and quit</source>
        <translation>Enden lassen und beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>%n Runde läuft. Stoppen und Belay beenden?</numerusform>
            <numerusform>%n Runden laufen. Stoppen und Belay beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>What was done stays and is listed.</source>
        <translation>Die bisherigen Wirkungen bleiben und sind aufgeführt.</translation>
    </message>
</context>
<context>
    <name>app::RetryController</name>
    <message>
        <source>Nothing was sent again</source>
        <translation>Nichts wurde noch einmal gesendet</translation>
    </message>
    <message>
        <source>The turn still runs. Its message can be sent again when it has ended.</source>
        <translation>Die Runde läuft noch. Ihre Nachricht kann noch einmal gesendet werden, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Unknown whether it took effect. The agent may do it again.</source>
        <translation>Unbekannt, ob es wirksam wurde. Der Agent kann es noch einmal tun.</translation>
    </message>
    <message>
        <source>It ran. The agent may run it again.</source>
        <translation>Er lief. Der Agent kann ihn noch einmal ausführen.</translation>
    </message>
    <message>
        <source>Unknown whether it arrived</source>
        <translation>Unbekannt, ob es ankam</translation>
    </message>
    <message>
        <source>Belay calls %1 first</source>
        <translation>Belay ruft zuerst %1 auf</translation>
    </message>
    <message>
        <source>Changed by the turn, and still so</source>
        <translation>Von der Runde geändert und noch so</translation>
    </message>
</context>
<context>
    <name>app::RuleController</name>
    <message>
        <source>Import permission rules</source>
        <translation>Regeln für Erlaubnisse importieren</translation>
    </message>
    <message>
        <source>Export permission rules</source>
        <translation>Regeln für Erlaubnisse exportieren</translation>
    </message>
</context>
<context>
    <name>app::SandboxNotice</name>
    <message>
        <source>Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on your system. What works: the demo agent, agents at an address (wss://…), and whole programs from the registry. They reach only your home folder.</source>
        <translation>Belay läuft in einer Flatpak-Sandbox und kann Agenten, Editoren und git Ihres Systems nicht starten. Es gehen: der Demo-Agent, Agenten an einer Adresse (wss://…) und ganze Programme aus dem Register. Sie erreichen nur Ihren Home-Ordner.</translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>%n Befehl ihres Agenten läuft noch: Er wird beendet.</numerusform>
            <numerusform>%n Befehle ihres Agenten laufen noch: Sie werden beendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>%n Nachricht wartet in ihr: Sie wird nicht gesendet.</numerusform>
            <numerusform>%n Nachrichten warten in ihr: Sie werden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close “%1”?</source>
        <translation>„%1“ schließen?</translation>
    </message>
    <message>
        <source>What it did to files stays, and stays in Effects; the agent may keep its own record.</source>
        <translation>Was sie an Dateien getan hat, bleibt und bleibt unter „Wirkungen“; der Agent behält vielleicht seine eigene Aufzeichnung.</translation>
    </message>
    <message>
        <source>Another Belay has it open: what is said there from now on will be all that is left of it.</source>
        <translation>Ein anderes Belay hat sie geöffnet: Nur was dort von jetzt an gesagt wird, bleibt von ihr übrig.</translation>
    </message>
    <message>
        <source>End and close</source>
        <translation>Enden lassen und schließen</translation>
    </message>
    <message>
        <source>The running turn will be stopped.</source>
        <translation>Die laufende Runde wird gestoppt.</translation>
    </message>
    <message>
        <source>The conversation stays in the list.</source>
        <translation>Das Gespräch bleibt in der Liste.</translation>
    </message>
</context>
<context>
    <name>app::SessionListController</name>
    <message>
        <source>The session stays where it is</source>
        <translation>Die Sitzung bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>What is held back belongs to its folder: accept or discard it first.</source>
        <translation>Zurückgehaltenes gehört zu seinem Ordner: Nehmen Sie es zuerst an oder verwerfen Sie es.</translation>
    </message>
</context>
<context>
    <name>app::SessionPage</name>
    <message>
        <source>Go to a line of a change first</source>
        <translation>Gehen Sie zuerst zu einer Zeile einer Änderung</translation>
    </message>
    <message>
        <source>No program of this desktop opens it. Copy it, and answer the agent its own way.</source>
        <translation>Kein Programm dieses Desktops öffnet sie. Kopieren Sie sie und antworten Sie dem Agenten auf seinem eigenen Weg.</translation>
    </message>
</context>
<context>
    <name>app::StartController</name>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
</context>
<context>
    <name>app::TourController</name>
    <message>
        <source>It writes a file and changes it: a card shows each change, a click unfolds it.</source>
        <translation>Er schreibt eine Datei und ändert sie: Eine Karte zeigt jede Änderung, ein Klick klappt sie auf.</translation>
    </message>
    <message>
        <source>When it asks to run a command, press Allow or Reject on the card.</source>
        <translation>Wenn er einen Befehl ausführen will, drücken Sie auf der Karte Erlauben oder Ablehnen.</translation>
    </message>
    <message>
        <source>The report says what happened. Take the changes back: press Undo there.</source>
        <translation>Der Bericht sagt, was geschah. Nehmen Sie die Änderungen zurück: Drücken Sie dort Rückgängig.</translation>
    </message>
    <message>
        <source>That was the tour. What you did here is the same with every agent.</source>
        <translation>Das war der Rundgang. Was Sie hier taten, geht mit jedem Agenten genauso.</translation>
    </message>
    <message>
        <source>It asks, you answer</source>
        <translation>Er fragt, Sie antworten</translation>
    </message>
    <message>
        <source>It works on, you stop it</source>
        <translation>Er arbeitet weiter, Sie stoppen ihn</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The agent makes a plan and looks around. Just watch for now.</source>
        <translation>Der Agent macht einen Plan und sieht sich um. Schauen Sie vorerst nur zu.</translation>
    </message>
    <message>
        <source>It keeps working. Press Stop.</source>
        <translation>Er arbeitet immer weiter. Drücken Sie Stopp.</translation>
    </message>
</context>
<context>
    <name>app::TrafficViewer</name>
    <message>
        <source>Traffic in %1</source>
        <translation>Verkehr in %1</translation>
    </message>
    <message>
        <source>Open saved traffic</source>
        <translation>Gespeicherten Verkehr öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.</source>
        <translation>Von %1 Nachrichten sind die letzten %2 mit dem Agenten und die letzten %2 mit MCP-Servern zu sehen.</translation>
    </message>
</context>
<context>
    <name>app::WelcomeController</name>
    <message>
        <source>%1 answered and was added.</source>
        <translation>%1 hat geantwortet und wurde hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;New session…</source>
        <translation>&amp;Neue Sitzung…</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>&amp;Agenten…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Find a session</source>
        <translation>Sitzung &amp;finden</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous area</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Close, or twice: stop</source>
        <translation>Schließen, zweimal: stoppen</translation>
    </message>
    <message>
        <source>&amp;Force stop</source>
        <translation>Stopp &amp;erzwingen</translation>
    </message>
    <message>
        <source>&amp;Kill the command only</source>
        <translation>Nur den &amp;Befehl beenden</translation>
    </message>
    <message>
        <source>To the &amp;oldest request that waits</source>
        <translation>Zur ältesten &amp;wartenden Anfrage</translation>
    </message>
    <message>
        <source>To the &amp;input</source>
        <translation>Zur Ein&amp;gabe</translation>
    </message>
    <message>
        <source>&amp;Previous session</source>
        <translation>&amp;Vorige Sitzung</translation>
    </message>
    <message>
        <source>N&amp;ext session</source>
        <translation>&amp;Nächste Sitzung</translation>
    </message>
    <message>
        <source>&amp;Restart the agent</source>
        <translation>&amp;Agenten neu starten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sitzung</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Undo the turn&apos;s changes…</source>
        <translation>Änderungen der Runde &amp;rückgängig machen …</translation>
    </message>
    <message>
        <source>Re&amp;view changes</source>
        <translation>Änderungen d&amp;urchsehen</translation>
    </message>
    <message>
        <source>Copy &amp;report of the turn</source>
        <translation>Bericht über die Runde &amp;kopieren</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>S&amp;uchen …</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>P&amp;revious message of yours</source>
        <translation>Vo&amp;rige eigene Nachricht</translation>
    </message>
    <message>
        <source>Ne&amp;xt message of yours</source>
        <translation>Näc&amp;hste eigene Nachricht</translation>
    </message>
    <message>
        <source>To the &amp;latest</source>
        <translation>Zum Neue&amp;sten</translation>
    </message>
    <message>
        <source>&amp;Open a session of an agent…</source>
        <translation>Sitzung eines Agenten ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Write the message in an e&amp;ditor</source>
        <translation>Nachricht in einem E&amp;ditor schreiben</translation>
    </message>
    <message>
        <source>Next mode&amp;l</source>
        <translation>Nächstes Mode&amp;ll</translation>
    </message>
    <message>
        <source>Next &amp;thought level</source>
        <translation>Nächste &amp;Denkstufe</translation>
    </message>
    <message>
        <source>Permission r&amp;ules…</source>
        <translation>&amp;Regeln für Erlaubnisse…</translation>
    </message>
    <message>
        <source>&amp;Log out of the agent</source>
        <translation>Beim Agenten a&amp;bmelden</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>&amp;MCP-Server …</translation>
    </message>
    <message>
        <source>Fork t&amp;he session</source>
        <translation>Sitzung ab&amp;zweigen</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Einen Lin&amp;k öffnen…</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie die &amp;Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>Dun&amp;kel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>By &amp;folder</source>
        <translation>Nach &amp;Ordner</translation>
    </message>
    <message>
        <source>By &amp;agent</source>
        <translation>Nach &amp;Agent</translation>
    </message>
    <message>
        <source>By &amp;date</source>
        <translation>Nach &amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Hold changes back</source>
        <translation>Änderungen &amp;zurückhalten</translation>
    </message>
    <message>
        <source>Next mo&amp;de</source>
        <translation>Nächster M&amp;odus</translation>
    </message>
    <message>
        <source>S&amp;ave report of the turn…</source>
        <translation>Bericht über die Runde s&amp;peichern …</translation>
    </message>
    <message>
        <source>Re&amp;name the session…</source>
        <translation>Si&amp;tzung umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Group sessions</source>
        <translation>S&amp;itzungen gruppieren</translation>
    </message>
    <message>
        <source>P&amp;in the session</source>
        <translation>Sitzung anhef&amp;ten</translation>
    </message>
    <message>
        <source>Archi&amp;ve the session</source>
        <translation>Sitzung archi&amp;vieren</translation>
    </message>
    <message>
        <source>Cop&amp;y the answer</source>
        <translation>Antw&amp;ort kopieren</translation>
    </message>
    <message>
        <source>Lea&amp;ve a comment on the line…</source>
        <translation>&amp;Zeile kommentieren …</translation>
    </message>
    <message>
        <source>Close all panels</source>
        <translation>Alle Bereiche schließen</translation>
    </message>
    <message>
        <source>To &amp;your queued messages</source>
        <translation>Zu den w&amp;artenden Nachrichten</translation>
    </message>
    <message>
        <source>Actions and &amp;keys…</source>
        <translation>Aktionen und &amp;Tasten …</translation>
    </message>
</context>
<context>
    <name>base::CommandTemplate</name>
    <message>
        <source>There is no command.</source>
        <translation>Es gibt keinen Befehl.</translation>
    </message>
    <message>
        <source>“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a percent sign.</source>
        <translation>„%1“ steht für nichts: %f ist die Datei, %l die Zeile, %c die Spalte, %% ein Prozentzeichen.</translation>
    </message>
</context>
<context>
    <name>base::NamedFolder</name>
    <message>
        <source>The name of the folder “%1” is not UTF-8. Rename it, or choose another one.</source>
        <translation>Der Name des Ordners „%1“ ist kein UTF-8. Benennen Sie ihn um oder wählen Sie einen anderen.</translation>
    </message>
</context>
<context>
    <name>base::RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>sie ist größer als %1 MiB</translation>
    </message>
</context>
<context>
    <name>base::Wording</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after the first of several names</extracomment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a thing, what is said of it</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a thing, a note about it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>base::Words</name>
    <message>
        <source>%1: expected an object.</source>
        <translation>%1: Ein Objekt wurde erwartet.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>Die Datei ist größer als %n MiB: Das sind keine Einstellungen.</numerusform>
            <numerusform>Die Datei ist größer als %n MiB: Das sind keine Einstellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>You cancelled the login.</source>
        <translation>Sie haben die Anmeldung abgebrochen.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>Jetzt auf der Platte</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Hooks and config</source>
        <translation>Hooks und Konfiguration</translation>
    </message>
    <message>
        <source>Outside the folder</source>
        <translation>Außerhalb des Ordners</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>There can be no session in that folder</source>
        <translation>In diesem Ordner kann es keine Sitzung geben</translation>
    </message>
    <message>
        <source>It makes a plan and looks around</source>
        <translation>Er macht einen Plan und sieht sich um</translation>
    </message>
    <message>
        <source>Add an agent</source>
        <translation>Einen Agenten hinzufügen</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>The folder to work in; the current one by default.</source>
        <translation>Der Ordner, in dem gearbeitet wird; sonst der aktuelle.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>„%1“ wird hier nicht verstanden.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 bittet um Erlaubnis</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Quit Belay</source>
        <translation>Belay beenden</translation>
    </message>
    <message>
        <source>found on this computer: %1</source>
        <translation>auf diesem Rechner gefunden: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Folder of the new session</source>
        <translation>Ordner der neuen Sitzung</translation>
    </message>
    <message>
        <source>%1 It wrote: %2</source>
        <translation>%1 Ausgabe: %2</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Wirkungen</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>Terminals</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s command is empty.</source>
        <translation>Der Befehl des Agenten ist leer.</translation>
    </message>
    <message>
        <source>Made before, and nobody knows whether it took effect. It is sent with the same key; a server that ignores keys may do it twice.</source>
        <translation>Schon einmal gemacht, und niemand weiß, ob es gewirkt hat. Er wird mit demselben Schlüssel gesendet; ein Server, der Schlüssel nicht beachtet, tut es vielleicht zweimal.</translation>
    </message>
    <message>
        <source>There is no MCP server “%1” any more.</source>
        <translation>Es gibt keinen MCP-Server „%1“ mehr.</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>„%1“ ist keines von %2.</translation>
    </message>
    <message>
        <source>The agent could not open a session: %1</source>
        <translation>Der Agent konnte keine Sitzung öffnen: %1</translation>
    </message>
    <message>
        <source>Refused after Stop: %1</source>
        <translation>Nach Stopp verweigert: %1</translation>
    </message>
    <message>
        <source>What an agent elsewhere writes cannot be held back here.</source>
        <translation>Was ein Agent anderswo schreibt, lässt sich hier nicht zurückhalten.</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (freiwillig)</translation>
    </message>
    <message>
        <source>Stop came before it was permitted.</source>
        <translation>Stopp kam, bevor es erlaubt wurde.</translation>
    </message>
    <message>
        <source>It was not permitted.</source>
        <translation>Es wurde nicht erlaubt.</translation>
    </message>
    <message>
        <source>What became of it says row %1.</source>
        <translation>Was daraus wurde, sagt Zeile %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What it wrote is held back. What else it did nobody knows.</source>
        <translation>Was er geschrieben hat, ist zurückgehalten. Was er sonst getan hat, weiß niemand.</translation>
    </message>
    <message>
        <source>Nobody knows what a command did besides its output.</source>
        <translation>Niemand weiß, was ein Befehl außer seiner Ausgabe getan hat.</translation>
    </message>
    <message>
        <source>It left this machine.</source>
        <translation>Es hat diesen Rechner verlassen.</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>Exitcode %1</translation>
    </message>
    <message>
        <source>Ended half-way by Force stop</source>
        <translation>Durch „Stopp erzwingen“ mittendrin beendet</translation>
    </message>
    <message>
        <source>Ended half-way with its agent</source>
        <translation>Auf halbem Weg mit seinem Agenten beendet</translation>
    </message>
    <message>
        <source>Killed by you half-way</source>
        <translation>Von Hand mittendrin beendet</translation>
    </message>
    <message>
        <source>Ended half-way by Stop</source>
        <translation>Durch Stopp mittendrin beendet</translation>
    </message>
    <message>
        <source>refused, not started</source>
        <translation>verweigert, nicht gestartet</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>This is no longer open; nothing was answered.</source>
        <translation>Dies ist nicht mehr offen; es wurde nichts beantwortet.</translation>
    </message>
    <message>
        <source>Stop has been pressed; this is being cancelled.</source>
        <translation>Stopp wurde gedrückt; dies wird abgebrochen.</translation>
    </message>
    <message>
        <source>The folder “%1” must be written in full, beginning with /.</source>
        <translation>Der Ordner „%1“ muss ganz geschrieben werden, mit / am Anfang.</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>a folder, and why Belay asks; with quotation marks it is the agent that says why</extracomment>
        <translation>in %1</translation>
    </message>
    <message>
        <source>You are asked because of your rule: %1</source>
        <translation>Sie werden wegen Ihrer Regel gefragt: %1</translation>
    </message>
    <message>
        <source>The arguments are no JSON object.</source>
        <translation>Die Argumente sind kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Your rule says so: %1</source>
        <translation>Ihre Regel sagt es so: %1</translation>
    </message>
    <message>
        <source>The user cancelled this call. It had been sent; whether it took effect is not known.</source>
        <translation>Der Benutzer hat diesen Aufruf abgebrochen. Er war gesendet; ob er gewirkt hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Einmal erlauben</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Jetzt senden</translation>
    </message>
    <message>
        <source>Belay ended before the server had answered.</source>
        <translation>Belay endete, bevor der Server geantwortet hatte.</translation>
    </message>
    <message>
        <source>Belay ended before it was sent.</source>
        <translation>Belay endete, bevor es gesendet wurde.</translation>
    </message>
    <message>
        <source>The agent is not ready.</source>
        <translation>Der Agent ist nicht bereit.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>Der Agent hat innerhalb von %n Sekunde nicht geantwortet.</numerusform>
            <numerusform>Der Agent hat innerhalb von %n Sekunden nicht geantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This agent cannot fork sessions.</source>
        <translation>Dieser Agent kann Sitzungen nicht abzweigen.</translation>
    </message>
    <message>
        <source>The agent did not react to being asked to give up.</source>
        <translation>Der Agent hat nicht darauf reagiert, dass er aufgeben soll.</translation>
    </message>
    <message>
        <source>The checkpoint was cancelled.</source>
        <translation>Der Sicherungspunkt wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What the file held before was not kept.</source>
        <translation>Der frühere Inhalt der Datei wurde nicht aufgehoben.</translation>
    </message>
    <message>
        <source>the file is as it was before</source>
        <translation>die Datei ist, wie sie vorher war</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n weitere Datei</numerusform>
            <numerusform>%n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Nothing was written.</source>
        <translation>%1 wurde inzwischen von jemand anderem geändert. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Nobody knows what the file held before.</source>
        <translation>Niemand weiß, was vorher in der Datei stand.</translation>
    </message>
    <message>
        <source>There is something here that is not a regular file.</source>
        <translation>Hier ist etwas, das keine gewöhnliche Datei ist.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at character %2.</source>
        <translation>Die Datei ist kein JSON: %1 bei Zeichen %2.</translation>
    </message>
    <message>
        <source>The connection to the MCP server was ended.</source>
        <translation>Die Verbindung zum MCP-Server wurde beendet.</translation>
    </message>
    <message>
        <source>The server goes on with it in a way that cannot be followed.</source>
        <translation>Der Server macht damit auf eine Art weiter, der niemand folgen kann.</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>nobody knows how it ended</source>
        <translation>niemand weiß, wie es ausging</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>nicht rückgängig zu machen</translation>
    </message>
    <message>
        <source>by Belay for the agent</source>
        <translation>durch Belay für den Agenten</translation>
    </message>
    <message>
        <source>by the agent itself</source>
        <translation>durch den Agenten selbst</translation>
    </message>
    <message>
        <source>changed, not reported</source>
        <translation>geändert, nicht gemeldet</translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n läuft weiter</numerusform>
            <numerusform>%n laufen weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>läuft weiter</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n Anfrage wartet auf Antwort</numerusform>
            <numerusform>%n Anfragen warten auf Antwort</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>wird beendet</translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n zurückgehalten</numerusform>
            <numerusform>%n zurückgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Took effect</source>
        <translation>Wurde wirksam</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>wartet auf Sie</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Verhindert</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>This is not text that can be shown.</source>
        <translation>Das ist kein Text, der sich zeigen lässt.</translation>
    </message>
    <message>
        <source>ended by Stop</source>
        <translation>durch Stopp beendet</translation>
    </message>
    <message>
        <source>ended by Force stop</source>
        <translation>durch „Stopp erzwingen“ beendet</translation>
    </message>
    <message>
        <source>ended with its agent</source>
        <translation>mit seinem Agenten beendet</translation>
    </message>
    <message>
        <source>killed by you</source>
        <translation>von Hand beendet</translation>
    </message>
    <message>
        <source>ended by the agent</source>
        <translation>vom Agenten beendet</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>läuft %1</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Gedanke</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>Nachgedacht: %1</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Erlaubnis</translation>
    </message>
    <message>
        <source>With %1 in %2</source>
        <translation>Mit %1 in %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>you changed it meanwhile</source>
        <translation>inzwischen von Ihnen geändert</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>Der Agent</translation>
    </message>
    <message>
        <source>the agent may go on where it runs</source>
        <translation>der Agent läuft dort, wo er ist, vielleicht weiter</translation>
    </message>
    <message>
        <source>cancelled by you</source>
        <translation>von Hand abgebrochen</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>answered by your rule: %1</source>
        <translation>von Ihrer Regel beantwortet: %1</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Sitzung</translation>
    </message>
    <message>
        <source>cancelled by the agent</source>
        <translation>vom Agenten abgebrochen</translation>
    </message>
    <message>
        <source>cancelled by Stop</source>
        <translation>durch Stopp abgebrochen</translation>
    </message>
    <message>
        <source>refused: arrived after Stop</source>
        <translation>verweigert: kam nach Stopp an</translation>
    </message>
    <message>
        <source>the turn ended first</source>
        <translation>die Runde endete vorher</translation>
    </message>
    <message>
        <source>lost: connection ended</source>
        <translation>verloren: Verbindung beendet</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>ending the connection</source>
        <translation>die Verbindung wird beendet</translation>
    </message>
    <message>
        <source>ending the agent process</source>
        <translation>der Agentenprozess wird beendet</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>nicht bestätigt</translation>
    </message>
    <message>
        <source>Stopping %1 s</source>
        <translation>Stoppt %1 s</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1: %2 lines added, %3 removed</source>
        <extracomment>%1 is &quot;3 files changed&quot;</extracomment>
        <translation>%1: %2 Zeilen hinzugefügt, %3 entfernt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Find in the conversation</source>
        <translation>Im Gespräch suchen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Accept too</source>
        <translation>Auch annehmen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>%1 asks you to log in</source>
        <translation>%1 bittet um Anmeldung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Stops the turn, then sends this message</source>
        <translation>Stoppt die Runde, dann wird diese Nachricht gesendet</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>Stopp erzwingen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>The image is broken</source>
        <translation>Das Bild ist beschädigt</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>rejected</source>
        <extracomment>%1 is lines added and removed by a change that is folded, &quot;+12 −3&quot;</extracomment>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>Ihres bleibt</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>Untereinander</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Änderungen durchsehen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>An undo can itself be undone</source>
        <translation>Auch das Rückgängigmachen lässt sich zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>%n Dateiänderung rückgängig machen</numerusform>
            <numerusform>%n Dateiänderungen rückgängig machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Sitzung finden</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>%1 Änderungen an %n Datei rückgängig machen</numerusform>
            <numerusform>%1 Änderungen an %n Dateien rückgängig machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Traffic</source>
        <translation>Im Verkehr zeigen</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>Nur die erste zeigen</numerusform>
            <numerusform>Nur die ersten %n zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>Restore files to the start of this turn…</source>
        <translation>Dateien auf den Anfang dieser Runde zurücksetzen…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Ausgabe kopieren</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>Im Verlauf zeigen</translation>
    </message>
    <message>
        <source>Kill command</source>
        <translation>Befehl beenden</translation>
    </message>
    <message>
        <source>The editor %1 could not be started. Another one can be chosen in the settings.</source>
        <translation>Der Editor %1 konnte nicht gestartet werden. In den Einstellungen lässt sich ein anderer wählen.</translation>
    </message>
    <message>
        <source>%1: has no command.</source>
        <translation>%1: hat keinen Befehl.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list of at most %3 strings.</source>
        <translation>%1: „%2“ muss eine Liste von höchstens %3 Texten sein.</translation>
    </message>
    <message>
        <source>This is no valid JSON in line %1, column %2: %3.</source>
        <translation>Das ist in Zeile %1, Spalte %2 kein gültiges JSON: %3.</translation>
    </message>
    <message>
        <source>The file has no “%1”.</source>
        <translation>Die Datei hat kein „%1“.</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 hat mit HTTP-Status %2 geantwortet.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted. Nothing was sent.</source>
        <translation>Das Zertifikat von %1 wurde nicht angenommen. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>&amp;Close the session</source>
        <translation>Sitzung s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Copy &amp;block</source>
        <translation>&amp;Block kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>Alles &amp;einklappen</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Alles &amp;ausklappen</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <translation>Da&amp;teien anhängen…</translation>
    </message>
    <message>
        <source>&amp;Mode, model and other options</source>
        <translation>&amp;Modus, Modell und andere Optionen</translation>
    </message>
    <message>
        <source>E&amp;xport the conversation…</source>
        <translation>Gespräch e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>&amp;About Belay</source>
        <translation>Ü&amp;ber Belay</translation>
    </message>
    <message>
        <source>The program %1 is not installed on this computer.</source>
        <translation>Das Programm %1 ist auf diesem Computer nicht installiert.</translation>
    </message>
    <message>
        <source>Loading the list…</source>
        <translation>Die Liste wird geladen …</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 startet</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>See Effects for what it had done.</source>
        <translation>Was bis dahin getan war, steht unter „Wirkungen“.</translation>
    </message>
    <message>
        <source>Ran to its end</source>
        <translation>Lief bis zum Ende</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1</source>
        <translation>Kein Programm dieses Desktops öffnet %1</translation>
    </message>
    <message>
        <source>Delete comments</source>
        <translation>Kommentare löschen</translation>
    </message>
    <message>
        <source>Restore to the start of the turn</source>
        <translation>An den Anfang der Runde zurücksetzen</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The sessions of earlier runs could not be read.</source>
        <translation>Die Sitzungen früherer Läufe konnten nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Nicht geöffnet</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The message to the agent.</source>
        <translation>Die Nachricht an den Agenten.</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Versuchen Sie: %1</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Sitzung löschen</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>Sitzung schließen</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <translation>%1 fragt Sie etwas</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Es gibt keinen Ordner „%1“.</translation>
    </message>
    <message>
        <source>%1 cannot be undone. %2</source>
        <translation>%1 kann nicht rückgängig gemacht werden. %2</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>nichts wurde geändert</translation>
    </message>
    <message>
        <source>Print every item as one line of JSON.</source>
        <translation>Jeden Eintrag als eine Zeile JSON ausgeben.</translation>
    </message>
    <message>
        <source>What the agent contacts is not noted</source>
        <translation>Was der Agent kontaktiert, wird nicht festgehalten</translation>
    </message>
    <message>
        <source>Last lines it wrote</source>
        <translation>Letzte ausgegebene Zeilen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>The agent %1 says</source>
        <translation>Der Agent %1 meldet</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an answer does, and what the agent calls it</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The agent does not send the command itself: this is what it calls it.</source>
        <translation>Der Agent sendet den Befehl selbst nicht: So nennt er ihn.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>Tippen Sie eine Zahl von 1 bis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n Zeile endet anders</numerusform>
            <numerusform>%n Zeilen enden anders</numerusform>
        </translation>
    </message>
    <message>
        <source>The byte order mark at the beginning is different</source>
        <translation>Die Byte-Order-Markierung am Anfang ist anders</translation>
    </message>
    <message>
        <source>open in another Belay</source>
        <translation>in einem anderen Belay offen</translation>
    </message>
    <message>
        <source>The agent withdrew its request for permission.</source>
        <translation>Der Agent hat seine Bitte um Erlaubnis zurückgezogen.</translation>
    </message>
    <message>
        <source>The turn ended before it was permitted.</source>
        <translation>Die Runde endete, bevor es erlaubt war.</translation>
    </message>
    <message>
        <source>The connection ended before it was permitted.</source>
        <translation>Die Verbindung endete, bevor es erlaubt wurde.</translation>
    </message>
    <message>
        <source>The agent never said how it ended.</source>
        <translation>Der Agent hat nie gesagt, wie es ausging.</translation>
    </message>
    <message>
        <source>The agent called it done only after Stop: it may have been cut short.</source>
        <translation>Der Agent hat es erst nach Stopp als erledigt gemeldet: Es kann abgeschnitten worden sein.</translation>
    </message>
    <message>
        <source>Cancelled by Stop; the agent called it failed.</source>
        <translation>Durch Stopp abgebrochen; der Agent nannte es fehlgeschlagen.</translation>
    </message>
    <message>
        <source>what it left running was ended</source>
        <translation>was er laufen ließ, wurde beendet</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>verweigert, nicht geschrieben</translation>
    </message>
    <message>
        <source>“%1” contains “..”. Give the path without it.</source>
        <translation>„%1“ enthält „..“. Geben Sie den Pfad ohne dies an.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>run a command</source>
        <translation>Befehl ausführen</translation>
    </message>
    <message>
        <source>You are asked because nobody can know whether your rule is met: %1</source>
        <translation>Sie werden gefragt, weil niemand wissen kann, ob Ihre Regel zutrifft: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 ist weder eine Datei noch ein Ordner.</translation>
    </message>
    <message>
        <source>A message takes %1 files at most.</source>
        <translation>Eine Nachricht nimmt höchstens %1 Dateien auf.</translation>
    </message>
    <message>
        <source>The request was cancelled before it was sent.</source>
        <translation>Die Anfrage wurde abgebrochen, bevor sie gesendet wurde.</translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>Der MCP-Server hat binnen %n Sekunde nicht geantwortet.</numerusform>
            <numerusform>Der MCP-Server hat binnen %n Sekunden nicht geantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large; what it held before is not kept.</source>
        <translation>Die Datei ist zu groß; ihr früherer Inhalt wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>Belay is ending. Nothing was written.</source>
        <translation>Belay wird beendet. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The row of effect %1 cannot be read.</source>
        <translation>Die Zeile der Wirkung %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 points to another address, which must not get the server&apos;s headers.</source>
        <translation>%1 verweist auf eine andere Adresse, die die Header des Servers nicht bekommen darf.</translation>
    </message>
    <message>
        <source>From an earlier run</source>
        <translation>Aus einem früheren Lauf</translation>
    </message>
    <message>
        <source>agent is not running</source>
        <translation>Agent läuft nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>%n Nachricht nicht gesendet</numerusform>
            <numerusform>%n Nachrichten nicht gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>läuft im Hintergrund</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>how a turn ended, its length</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>can be undone by %1</source>
        <translation>lässt sich mit %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Contacted</source>
        <extracomment>hosts in the network</extracomment>
        <translation>Kontaktiert</translation>
    </message>
    <message>
        <source>before this turn</source>
        <comment>a host was contacted</comment>
        <translation>vor dieser Runde</translation>
    </message>
    <message>
        <source>sent, no answer yet</source>
        <translation>gesendet, noch keine Antwort</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>agent process died</source>
        <comment>a state in a list</comment>
        <translation>Agentenprozess unerwartet beendet</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>a state in a list</comment>
        <translation>Verbindung verloren</translation>
    </message>
    <message>
        <source>agent failed</source>
        <comment>a state in a list</comment>
        <translation>Agent gescheitert</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The agent is still at work</source>
        <translation>Der Agent arbeitet noch</translation>
    </message>
    <message>
        <source>Belay ended in the middle</source>
        <comment>a state in a list</comment>
        <translation>Belay endete mittendrin</translation>
    </message>
    <message>
        <source>answered by you</source>
        <translation>von Hand beantwortet</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>Prozess %1</translation>
    </message>
    <message>
        <source>asked again, no answer yet</source>
        <translation>erneut gebeten, noch keine Antwort</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>writes at once</source>
        <translation>schreibt sofort</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>nothing is sent before this turn has ended</source>
        <translation>vor dem Ende dieser Runde wird nichts gesendet</translation>
    </message>
    <message>
        <source>sent as soon as the agent is ready</source>
        <translation>wird gesendet, sobald der Agent bereit ist</translation>
    </message>
    <message>
        <source>Stop what runs on</source>
        <translation>Beenden, was weiterläuft</translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>%n weiterer Ordner</numerusform>
            <numerusform>%n weitere Ordner</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Wie der Text</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>%n Zeile anzeigen</numerusform>
            <numerusform>Alle %n Zeilen anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Too soon, nothing was answered</source>
        <translation>Zu früh, nichts wurde beantwortet</translation>
    </message>
    <message>
        <source>Settings (*.json *.jsonc);;All files (*)</source>
        <translation>Einstellungen (*.json *.jsonc);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder of the session</source>
        <translation>Ordner der Sitzung</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>„%1“ löschen?</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for its answer…</source>
        <translation>Wartet auf seine Antwort …</translation>
    </message>
    <message>
        <source>“%1” reads the environment variable %2, which was not set when Belay started.</source>
        <translation>„%1“ liest die Umgebungsvariable %2, die beim Start von Belay nicht gesetzt war.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 konnte nicht gestartet werden: %2</translation>
    </message>
    <message>
        <source>Settings with “%1”</source>
        <translation>Einstellungen mit „%1“</translation>
    </message>
    <message>
        <source>It edits a file: you see the diff</source>
        <translation>Er ändert eine Datei: der Unterschied wird gezeigt</translation>
    </message>
    <message>
        <source>You read what happened, and undo it</source>
        <translation>Sie lesen, was geschah, und machen es rückgängig</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>Signal %1</translation>
    </message>
    <message>
        <source>It was not run again: row %1 is the first.</source>
        <translation>Er wurde nicht noch einmal ausgeführt: Zeile %1 ist der erste.</translation>
    </message>
    <message>
        <source>The header “%1” has characters that no header may have.</source>
        <translation>Der Header „%1“ enthält Zeichen, die in keinem Header stehen dürfen.</translation>
    </message>
    <message>
        <source>%1 was not run again</source>
        <translation>%1 wurde nicht noch einmal ausgeführt</translation>
    </message>
    <message>
        <source>not run again</source>
        <translation>nicht noch einmal ausgeführt</translation>
    </message>
    <message>
        <source>Agents are reached by WebSocket: an address begins with wss:// or ws://.</source>
        <translation>Agenten werden über WebSocket erreicht: Eine Adresse beginnt mit wss:// oder ws://.</translation>
    </message>
    <message>
        <source>This is no address of an agent. One looks like wss://agents.example.com/acp.</source>
        <translation>Das ist keine Adresse eines Agenten. Eine sieht aus wie wss://agents.example.com/acp.</translation>
    </message>
    <message>
        <source>Changing this restarts the agent.</source>
        <translation>Eine Änderung hier startet den Agenten neu.</translation>
    </message>
    <message>
        <source>Public list, downloaded only when you open it</source>
        <translation>Öffentliche Liste, wird erst beim Öffnen geladen</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>Einen Link öffnen</translation>
    </message>
    <message>
        <source>It was called to take it back, and nobody knows whether that took effect.</source>
        <translation>Es wurde aufgerufen, um es zurückzunehmen, und niemand weiß, ob das gewirkt hat.</translation>
    </message>
    <message>
        <source>not in your folder yet</source>
        <translation>noch nicht in Ihrem Ordner</translation>
    </message>
</context>
<context>
    <name>cli::AgentsCommand</name>
    <message>
        <source>Test this agent.</source>
        <translation>Diesen Agenten prüfen.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>There is no agent “%1”. belay agents lists them.</source>
        <translation>Es gibt keinen Agenten „%1“. belay agents listet sie auf.</translation>
    </message>
    <message>
        <source>list coding agents, or test one</source>
        <translation>Programmier-Agenten auflisten oder einen prüfen</translation>
    </message>
    <message>
        <source>With --test: measure how the agent takes Stop.</source>
        <translation>Mit --test: messen, wie der Agent mit Stopp umgeht.</translation>
    </message>
    <message>
        <source>With --stop: print every result as one line of JSON.</source>
        <translation>Mit --stop: jedes Ergebnis als eine Zeile JSON ausgeben.</translation>
    </message>
    <message>
        <source>--stop needs --test and the agent&apos;s name.</source>
        <translation>--stop braucht --test und den Namen des Agenten.</translation>
    </message>
    <message>
        <source>--json goes with --stop only.</source>
        <translation>--json geht nur zusammen mit --stop.</translation>
    </message>
    <message>
        <source>Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a temporary folder, stops four of them in the middle, and says how it took that and what was left; the name may be a command or an address, too. That takes some minutes, 24 at the most, uses the agent&apos;s model, and is kept with the agent. Ctrl-C ends it, again by force.
Exit codes: 0 fine: every Stop that could be tried held, 1 something was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be tried, 130 interrupted.</source>
        <translation>Listet die eingerichteten Agenten auf; * ist der, den neue Sitzungen nehmen. Mit --test wird einer gestartet, um zu sehen, ob er antwortet, und gesagt, was er kann. Mit --test NAME --stop bekommt er sechs kleine Aufgaben in einem temporären Ordner, vier davon werden mittendrin gestoppt, und es wird gesagt, wie er damit umging und was übrig blieb; der Name darf auch ein Befehl oder eine Adresse sein. Das dauert einige Minuten, höchstens 24, nutzt das Modell des Agenten und wird beim Agenten behalten. Strg-C beendet es, noch einmal mit Gewalt.
Rückgabewerte: 0 gut: jeder Stopp, der sich prüfen ließ, hielt, 1 nach einem Stopp blieb etwas übrig oder er musste erzwungen werden, 2 falscher Aufruf, 3 der Agent hat nicht geantwortet, oder kein Stopp ließ sich prüfen, 130 unterbrochen.</translation>
    </message>
    <message>
        <source>Found on this computer, to be started with belay exec --agent COMMAND:</source>
        <translation>Auf diesem Rechner gefunden, zu starten mit belay exec --agent BEFEHL:</translation>
    </message>
</context>
<context>
    <name>cli::EffectsCommand</name>
    <message>
        <source>%1: left alone. %2</source>
        <translation>%1: bleibt unberührt. %2</translation>
    </message>
    <message>
        <source>Undo this? [y/N] </source>
        <translation>Rückgängig machen? [j/N] </translation>
    </message>
    <message>
        <source>y</source>
        <comment>the letter that says yes</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>Effect %1 cannot be undone. %2</source>
        <translation>Wirkung %1 lässt sich nicht rückgängig machen. %2</translation>
    </message>
    <message>
        <source>Nothing was changed. --yes undoes without asking.</source>
        <translation>Nichts wurde geändert. --yes fragt nicht.</translation>
    </message>
    <message>
        <source>%1: undone. belay undo %2 brings it back.</source>
        <translation>%1: rückgängig gemacht. belay undo %2 bringt es zurück.</translation>
    </message>
    <message>
        <source>Lists what agents did: files written, commands run, and what became of it.</source>
        <translation>Listet auf, was Agenten getan haben: geschriebene Dateien, ausgeführte Befehle, und was daraus wurde.</translation>
    </message>
    <message>
        <source>Only the effects of this session.</source>
        <translation>Nur die Wirkungen dieser Sitzung.</translation>
    </message>
    <message>
        <source>Takes effects back, by their numbers in belay effects. Files are only touched where they still are what the effect left; what goes, goes to the trash; an undo can itself be undone.
Exit codes: 0 all undone, 1 something could not be, 2 usage.</source>
        <translation>Nimmt Wirkungen zurück, nach ihren Nummern in belay effects. Dateien werden nur berührt, wo sie noch sind, was die Wirkung hinterließ; was verschwindet, kommt in den Papierkorb; eine Rücknahme lässt sich selbst rückgängig machen.
Rückgabewerte: 0 alles rückgängig gemacht, 1 etwas ging nicht, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>Do not ask.</source>
        <translation>Nicht fragen.</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>Nur sagen, was getan würde.</translation>
    </message>
    <message>
        <source>Number of an effect.</source>
        <translation>Nummer einer Wirkung.</translation>
    </message>
    <message>
        <source>Which effect is to be undone?</source>
        <translation>Welche Wirkung soll rückgängig gemacht werden?</translation>
    </message>
    <message>
        <source>There is no effect “%1”.</source>
        <translation>Es gibt keine Wirkung „%1“.</translation>
    </message>
    <message>
        <source>The session of --turn and --restore.</source>
        <translation>Die Sitzung zu --turn und --restore.</translation>
    </message>
    <message>
        <source>All effects of this turn and the later ones: back to its start.</source>
        <translation>Alle Wirkungen dieser und der späteren Runden: zurück an ihren Anfang.</translation>
    </message>
    <message>
        <source>Name a turn by its number and its session.</source>
        <translation>Eine Runde bitte mit ihrer Nummer und ihrer Sitzung angeben.</translation>
    </message>
    <message>
        <source>There is nothing to report.</source>
        <translation>Es gibt nichts zu berichten.</translation>
    </message>
    <message>
        <source>Print what turns did as a report: markdown or json.</source>
        <translation>Ausgeben, was Runden getan haben, als Bericht: markdown oder json.</translation>
    </message>
    <message>
        <source>Only the effects of this turn of the session.</source>
        <translation>Nur die Wirkungen dieser Runde der Sitzung.</translation>
    </message>
    <message>
        <source>A turn is a number from 1 on, and --turn wants --session.</source>
        <translation>Eine Runde ist eine Zahl ab 1, und --turn braucht --session.</translation>
    </message>
    <message>
        <source>list what coding agents did</source>
        <translation>auflisten, was Programmier-Agenten getan haben</translation>
    </message>
    <message>
        <source>take back what coding agents did</source>
        <translation>rückgängig machen, was Programmier-Agenten getan haben</translation>
    </message>
    <message>
        <source>Effect %1: %2 of %3 is called with %4</source>
        <translation>Wirkung %1: %2 von %3 wird aufgerufen mit %4</translation>
    </message>
    <message>
        <source>Effect %1: undone.</source>
        <translation>Wirkung %1: rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Only what needs a look and was not acknowledged.</source>
        <translation>Nur was einen Blick braucht und nicht bestätigt ist.</translation>
    </message>
    <message>
        <source>Acknowledge what is listed.</source>
        <translation>Das Aufgelistete bestätigen.</translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message>
        <source>The agent to start; the demo agent if none is given or configured.</source>
        <translation>Der Agent, der gestartet wird; der Demo-Agent, wenn keiner angegeben oder eingerichtet ist.</translation>
    </message>
    <message>
        <source>There is no message to send.</source>
        <translation>Es gibt keine Nachricht zum Senden.</translation>
    </message>
    <message>
        <source>What you typed is for this run only: this agent is not in the list of agents in the window&apos;s settings.</source>
        <translation>Was Sie getippt haben, gilt nur für diesen Lauf: dieser Agent steht nicht in der Liste der Agenten des Fensters.</translation>
    </message>
    <message>
        <source>Another folder that the agent may work in. May be given several times.</source>
        <translation>Ein weiterer Ordner, in dem der Agent arbeiten darf. Kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Leave out your permission rules, also those that deny.</source>
        <translation>Ihre Regeln für Erlaubnisse weglassen, auch die verbietenden.</translation>
    </message>
    <message>
        <source>Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times.</source>
        <translation>Die MCP-Server dieser JSON-Datei (mcpServers) für diesen Lauf mitgeben. Kann mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>Pass none of the MCP servers of your settings.</source>
        <translation>Keinen der MCP-Server Ihrer Einstellungen mitgeben.</translation>
    </message>
    <message>
        <source>Log in by this method of the agent&apos;s first; what methods there are is said when one is needed. With no message, do only that.</source>
        <translation>Sich zuerst auf diesem Weg des Agenten anmelden; welche es gibt, wird gesagt, wenn einer nötig ist. Ohne Nachricht nur das tun.</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>The name of the method to log in by is empty.</source>
        <translation>Der Name des Wegs zum Anmelden ist leer.</translation>
    </message>
    <message>
        <source>run one turn of a coding agent in a terminal</source>
        <translation>einen Zug eines Programmier-Agenten im Terminal ausführen</translation>
    </message>
    <message>
        <source>What to answer when the agent asks: ask, allow or reject. What a rule of yours may deny is not allowed by that.</source>
        <translation>Was geantwortet wird, wenn der Agent fragt: ask, allow oder reject. Was eine Ihrer Regeln ablehnen könnte, wird dadurch nicht erlaubt.</translation>
    </message>
    <message>
        <source>What is done about the network: nothing (unwatched), note what is contacted through a proxy that is offered to the agent (note), or no other way than that proxy, which lets only the hosts of --allow-host through (only; needs --writes hold). As set for the agent by default.</source>
        <translation>Was mit dem Netz geschieht: nichts (unwatched), festhalten, was über einen Proxy kontaktiert wird, der dem Agenten angeboten wird (note), oder kein anderer Weg als dieser Proxy, der nur die Hosts von --allow-host durchlässt (only; braucht --writes hold). Ohne Angabe wie für den Agenten eingestellt.</translation>
    </message>
    <message>
        <source>A host that may be reached with --network only, which this implies: a name, *.name or an address, with :port if only that one. May be given several times.</source>
        <translation>Ein Host, der mit --network only, das hieraus folgt, erreicht werden darf: ein Name, *.name oder eine Adresse, mit :port, wenn nur dieser. Darf mehrmals angegeben werden.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>What an agent elsewhere contacts cannot be watched here.</source>
        <translation>Was ein Agent anderswo kontaktiert, kann hier nicht beobachtet werden.</translation>
    </message>
    <message>
        <source>What becomes of calls of MCP servers&apos; tools before they are sent: asked about unless they only read and the server is trusted (ask), sent (pass), sent if the server says that they only read (read-only), or refused (deny).</source>
        <translation>Was aus Aufrufen der Werkzeuge von MCP-Servern wird, ehe sie gesendet werden: gefragt, außer sie lesen nur und dem Server wird geglaubt (ask), gesendet (pass), gesendet, wenn sie dem Server zufolge nur lesen (read-only), oder abgelehnt (deny).</translation>
    </message>
    <message>
        <source>Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold
as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not set.
Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,
5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,
9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force.</source>
        <translation>Führt eine Runde in einem Terminal aus. Strg-C ist Stopp, noch einmal ist erzwungener Stopp. Ihre Regeln für Erlaubnisse und
MCP-Server gelten wie im Fenster. Was der Agent fragt, wird hier gefragt, wenn stdin und stderr ein Terminal sind und --json fehlt.
Exit-Codes: 0 Ende der Runde, 1 Fehler des Agenten, 2 Aufruf, 3 der Agent konnte nicht starten, 4 der Agent ist tot,
5 Weigerung, 6 Grenze für Token oder Anfragen, 7 nach Stopp normal beendet, 8 vom Agenten abgebrochen, 130 gestoppt,
9 Ende der Runde, und Änderungen sind zurückgehalten, 124 von ihrer Zeitgrenze gestoppt, 137 erzwungen gestoppt.</translation>
    </message>
    <message>
        <source>Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and 0 is no limit. As set for the agent by default.</source>
        <translation>Stoppt die Runde, wenn sie so lange gedauert hat: 90s, 10m, 1h30m; ohne Einheit sind es Sekunden, und 0 ist keine Grenze. Ohne Angabe gilt, was für den Agenten eingestellt ist.</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>“%1” is not a duration like 90s, 10m or 1h30m, a week at most.</source>
        <translation>„%1“ ist keine Dauer wie 90s, 10m oder 1h30m, höchstens eine Woche.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>%n Wirkung früherer Läufe in diesem Ordner braucht einen Blick: belay effects --unseen</numerusform>
            <numerusform>%n Wirkungen früherer Läufe in diesem Ordner brauchen einen Blick: belay effects --unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>--writes stage is now called --writes hold.</source>
        <translation>--writes stage heißt jetzt --writes hold.</translation>
    </message>
    <message>
        <source>--writes stage-commit is gone: use --writes hold, then belay held accept.</source>
        <translation>--writes stage-commit gibt es nicht mehr: nehmen Sie --writes hold, danach belay held accept.</translation>
    </message>
    <message>
        <source>What is done with what the agent writes through Belay: written at once or asked about. With hold all that it and its commands write is held back until belay held accepts or discards it. As set for the agent by default.</source>
        <translation>Was mit dem geschieht, was der Agent über Belay schreibt: sofort geschrieben (at-once) oder erfragt (ask). Mit hold wird alles zurückgehalten, was er und seine Befehle schreiben, bis belay held es annimmt oder verwirft. Ohne Angabe wie für den Agenten eingestellt.</translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message>
        <source>The agent wants you to be logged in. Its ways:</source>
        <translation>Der Agent möchte, dass Sie angemeldet sind. Seine Wege:</translation>
    </message>
    <message>
        <source>      runs here: %1</source>
        <translation>      läuft hier: %1</translation>
    </message>
    <message>
        <source>      wants in the environment: %1</source>
        <translation>      möchte in der Umgebung: %1</translation>
    </message>
    <message>
        <source>Log in with: belay exec --login METHOD, and the same --agent.</source>
        <translation>Anmelden mit: belay exec --login METHODE, und demselben --agent.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that works here.</source>
        <translation>Der Agent bietet keinen Weg zum Anmelden an, der hier geht.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that is called “%1”; it offers: %2</source>
        <translation>Der Agent bietet keinen Weg zum Anmelden an, der „%1“ heißt; er bietet: %2</translation>
    </message>
    <message>
        <source>This way to log in needs a terminal to type in.</source>
        <translation>Dieser Weg zum Anmelden braucht ein Terminal, in dem man tippt.</translation>
    </message>
    <message>
        <source>Nobody can be asked here. Set these variables where Belay is started, without --login: %1</source>
        <translation>Hier kann niemand gefragt werden. Setzen Sie diese Variablen dort, wo Belay gestartet wird, ohne --login: %1</translation>
    </message>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      und %n weiterer, der nicht gezeigt wird</numerusform>
            <numerusform>      und %n weitere, die nicht gezeigt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent wants a login that does not work here. Log in with its own program, then try again.</source>
        <translation>Der Agent verlangt eine Anmeldung, die hier nicht geht. Melden Sie sich mit seinem eigenen Programm an und versuchen Sie es dann erneut.</translation>
    </message>
</context>
<context>
    <name>cli::ExecQuestions</name>
    <message>
        <source>This is not asked any more.</source>
        <translation>Das wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>The agent asks: %1</source>
        <translation>Der Agent fragt: %1</translation>
    </message>
    <message>
        <source>  It calls this: %1</source>
        <translation>  Er nennt das: %1</translation>
    </message>
    <message>
        <source>  In the folder: %1</source>
        <translation>  Im Ordner: %1</translation>
    </message>
    <message>
        <source>Number: </source>
        <translation>Nummer: </translation>
    </message>
    <message>
        <source>  Why: %1</source>
        <translation>  Warum: %1</translation>
    </message>
    <message>
        <source>  At the MCP server: %1</source>
        <translation>  Beim MCP-Server: %1</translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message>
        <source>Nobody can be asked here; the request was rejected. See --permissions.</source>
        <translation>Hier kann niemand gefragt werden; die Anfrage wurde abgelehnt. Siehe --permissions.</translation>
    </message>
    <message>
        <source>Logged in.</source>
        <translation>Angemeldet.</translation>
    </message>
    <message>
        <source>Held back, your folder is unchanged:</source>
        <translation>Zurückgehalten, Ihr Ordner ist unverändert:</translation>
    </message>
    <message>
        <source>The agent offers no way to reject its request, so the turn is stopped. See --permissions.</source>
        <translation>Der Agent bietet keinen Weg, seine Anfrage abzulehnen; die Runde wird deshalb gestoppt. Siehe --permissions.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because nobody can know whether your rule is met: %1</source>
        <translation>Durch --permissions nicht erlaubt, weil niemand wissen kann, ob Ihre Regel zutrifft: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>Wird angehalten… Noch einmal Strg+C erzwingt es; nach %n Sekunde wird es erzwungen.</numerusform>
            <numerusform>Wird angehalten… Noch einmal Strg+C erzwingt es; nach %n Sekunden wird es erzwungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has not finished looking for what the turn changed: there may be more than this.</source>
        <translation>Belay ist mit der Suche nach dem, was die Runde geändert hat, nicht fertig geworden: Es kann mehr sein als das hier.</translation>
    </message>
    <message>
        <source>Still running in the background, and now ended with the agent:</source>
        <translation>Lief noch im Hintergrund und wird jetzt mit dem Agenten beendet:</translation>
    </message>
    <message>
        <source>The time limit of the turn is over.</source>
        <translation>Die Zeitgrenze der Runde ist erreicht.</translation>
    </message>
    <message>
        <source>For that the agent had to close the session.</source>
        <translation>Dafür musste der Agent die Sitzung schließen.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because of your rule: %1</source>
        <translation>Von --permissions nicht erlaubt, wegen Ihrer Regel: %1</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because there are several different answers that allow it.</source>
        <translation>Von --permissions nicht erlaubt, weil es mehrere verschiedene Antworten gibt, die es erlauben.</translation>
    </message>
    <message>
        <source>Look at them with belay held show, then belay held accept or discard --session %1.</source>
        <translation>Sehen Sie sie mit belay held show an, dann belay held accept oder discard --session %1.</translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message>
        <source>There are several: choose one by --session.</source>
        <translation>Es gibt mehrere: Wählen Sie eine mit --session.</translation>
    </message>
    <message>
        <source>Session %1, the only one here in which something waits:</source>
        <translation>Sitzung %1, die einzige hier, in der etwas wartet:</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <translation>%1: verworfen</translation>
    </message>
    <message>
        <source>%1: written</source>
        <translation>%1: geschrieben</translation>
    </message>
    <message>
        <source>%1: not written. %2</source>
        <translation>%1: nicht geschrieben. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n Änderung wartet: Konflikte, Hooks und Konfiguration von git, ignorierte Dateien und solche außerhalb werden nur mit ihrem Namen angenommen.</numerusform>
            <numerusform>%n Änderungen warten: Konflikte, Hooks und Konfiguration von git, ignorierte Dateien und solche außerhalb werden nur mit ihrem Namen angenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held back.</source>
        <translation>Nichts ist zurückgehalten.</translation>
    </message>
    <message>
        <source>Nothing is held back of this folder.</source>
        <translation>Von diesem Ordner ist nichts zurückgehalten.</translation>
    </message>
    <message>
        <source>Nothing is held back under that name.</source>
        <translation>Unter diesem Namen ist nichts zurückgehalten.</translation>
    </message>
    <message>
        <source>Its session is open in a Belay: decide there, or close it.</source>
        <translation>Die Sitzung dazu ist in einem Belay offen: Entscheiden Sie dort, oder schließen Sie sie.</translation>
    </message>
    <message>
        <source>look at what agents wrote that is held back, and decide about it</source>
        <translation>ansehen, was von Agenten Geschriebenes zurückgehalten ist, und darüber entscheiden</translation>
    </message>
    <message>
        <source>Without a task lists the sessions of which changes are held back. list names them, show shows them, accept
writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out
what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.
What was accepted is listed by belay effects and taken back by belay undo.
Exit codes: 0 done, 1 not all of it, 2 usage.</source>
        <translation>Ohne Aufgabe werden die Sitzungen aufgelistet, von denen Änderungen zurückgehalten sind. list nennt sie, show
zeigt sie, accept schreibt sie in Ihren Ordner, und discard gibt sie auf: die genannten oder alle. Ohne Namen lässt
accept aus, was Sie inzwischen geändert haben, Hooks und Konfiguration von git, und was außerhalb liegt oder
ignoriert wird. Was angenommen wurde, listet belay effects auf und nimmt belay undo zurück.
Rückgabewerte: 0 erledigt, 1 nicht alles, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>Which session; by default the only one of the current folder in which something waits.</source>
        <translation>Welche Sitzung; ohne Angabe die einzige des jetzigen Ordners, in der etwas wartet.</translation>
    </message>
    <message>
        <source>list, show, accept or discard.</source>
        <translation>list (auflisten), show (zeigen), accept (annehmen) oder discard (verwerfen).</translation>
    </message>
    <message>
        <source>Files or folders; all by default.</source>
        <translation>Dateien oder Ordner; sonst alle.</translation>
    </message>
</context>
<context>
    <name>cli::StopCommand</name>
    <message>
        <source>Ran on: %1</source>
        <translation>Lief weiter: %1</translation>
    </message>
    <message>
        <source>Written after Stop: %1</source>
        <translation>Nach Stopp geschrieben: %1</translation>
    </message>
    <message>
        <source>reading files</source>
        <translation>Dateien lesen</translation>
    </message>
    <message>
        <source>writing files</source>
        <translation>Dateien schreiben</translation>
    </message>
    <message>
        <source>running commands</source>
        <translation>Befehle ausführen</translation>
    </message>
    <message>
        <source>It used nothing of Belay&apos;s: no files, no commands.</source>
        <translation>Er hat nichts von Belay benutzt: keine Dateien, keine Befehle.</translation>
    </message>
    <message>
        <source>Through Belay: %1</source>
        <translation>Über Belay: %1</translation>
    </message>
    <message>
        <source>This is not kept: the agent is not in the list of agents.</source>
        <translation>Das wird nicht behalten: Der Agent steht nicht in der Liste der Agenten.</translation>
    </message>
    <message>
        <source>No Stop could be tried, so there is nothing to say about it.</source>
        <translation>Kein Stopp ließ sich prüfen, also lässt sich nichts darüber sagen.</translation>
    </message>
    <message>
        <source>The folder %1 could not be removed.</source>
        <translation>Der Ordner %1 konnte nicht entfernt werden.</translation>
    </message>
    <message>
        <source>Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, which is removed afterwards.
A turn has %3 s to come to where it is stopped, and %4 s to stop before force is used. The agent may take what its turns cost.</source>
        <translation>Gemessen wird, wie %1 mit Stopp umgeht: sechs Runden, jede mit einem eigenen Prozess, in %2, das danach entfernt wird.
Eine Runde hat %3 s, um dahin zu kommen, wo sie gestoppt wird, und %4 s zum Stoppen, bevor es erzwungen wird. Der Agent berechnet vielleicht, was seine Runden kosten.</translation>
    </message>
</context>
<context>
    <name>cli::TerminalForm</name>
    <message>
        <source>It leads to: %1</source>
        <translation>Sie führt zu: %1</translation>
    </message>
    <message>
        <source>Nothing is sent before you say so at the end. Ctrl-D cancels.</source>
        <translation>Gesendet wird erst, wenn Sie es am Ende sagen. Strg-D bricht ab.</translation>
    </message>
    <message>
        <source>%1 – y: yes, n: no</source>
        <translation>%1 – y: ja, n: nein</translation>
    </message>
    <message>
        <source>%1 – numbers with commas between them</source>
        <translation>%1 – Nummern mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>y: send, n: decline, e: fill in again: </source>
        <translation>y: senden, n: ablehnen, e: noch einmal ausfüllen: </translation>
    </message>
    <message>
        <source>y: open it in the browser and say so to the agent, n: decline: </source>
        <translation>y: im Browser öffnen und es dem Agenten sagen, n: ablehnen: </translation>
    </message>
    <message>
        <source>y: you have opened it, n: decline: </source>
        <translation>y: Sie haben sie geöffnet, n: ablehnen: </translation>
    </message>
    <message>
        <source>n: decline, c: cancel: </source>
        <translation>n: ablehnen, c: abbrechen: </translation>
    </message>
    <message>
        <source>Type one of the letters that are named.</source>
        <translation>Tippen Sie einen der genannten Buchstaben.</translation>
    </message>
    <message>
        <source>No program here opens it. Open the address where you like.</source>
        <translation>Kein Programm hier öffnet sie. Öffnen Sie die Adresse, wo Sie möchten.</translation>
    </message>
    <message>
        <source>%1 [Enter: %2]</source>
        <translation>%1 [Enter: %2]</translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message>
        <source>The agent refused the opening handshake.</source>
        <translation>Der Agent hat den Handshake zu Beginn abgelehnt.</translation>
    </message>
    <message>
        <source>The agent speaks version %1 of the protocol; Belay speaks version %2.</source>
        <translation>Der Agent spricht Version %1 des Protokolls; Belay spricht Version %2.</translation>
    </message>
    <message>
        <source>You cancelled the start of the agent.</source>
        <translation>Der Start des Agenten wurde von Hand abgebrochen.</translation>
    </message>
    <message>
        <source>Something of the agent may still run</source>
        <translation>Vom Agenten läuft vielleicht noch etwas</translation>
    </message>
    <message>
        <source>The agent was not started again: its process %1 could not be ended and still runs.</source>
        <translation>Der Agent wurde nicht neu gestartet: Sein Prozess %1 ließ sich nicht beenden und läuft noch.</translation>
    </message>
    <message>
        <source>Belay keeps trying to end it. Start the agent once it is gone.</source>
        <translation>Belay versucht weiter, ihn zu beenden. Starten Sie den Agenten, wenn er weg ist.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>Der Agent ist nicht innerhalb von %n Sekunde gestartet.</numerusform>
            <numerusform>Der Agent ist nicht innerhalb von %n Sekunden gestartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has killed the agent, but does not know whether it has ended.</source>
        <translation>Belay hat den Agenten abgeschossen, weiß aber nicht, ob er geendet hat.</translation>
    </message>
    <message>
        <source>The agent process could not be ended and may still run.</source>
        <translation>Der Prozess des Agenten ließ sich nicht beenden und läuft vielleicht noch.</translation>
    </message>
    <message>
        <source>Belay killed the agent, but these of its processes still ran: %1. Belay keeps trying to end them.</source>
        <translation>Belay hat den Agenten beendet, aber diese seiner Prozesse liefen noch: %1. Belay versucht weiter, sie zu beenden.</translation>
    </message>
    <message>
        <source>belay-guard, which watches what the agent starts, was killed. What was found of the agent was ended; a program that hides may live on.</source>
        <translation>belay-guard, das darauf achtet, was der Agent startet, wurde beendet. Was vom Agenten gefunden wurde, ist beendet; ein Programm, das sich versteckt, lebt vielleicht weiter.</translation>
    </message>
    <message>
        <source>belay-guard is missing or does not work here, so only the agent&apos;s process group was ended. A program that left it may live on.</source>
        <translation>belay-guard fehlt oder funktioniert hier nicht, deshalb wurde nur die Prozessgruppe des Agenten beendet. Ein Programm, das sie verlassen hat, lebt vielleicht weiter.</translation>
    </message>
    <message>
        <source>The agent ended before it was ready (%1).</source>
        <translation>Der Agent hat sich beendet, bevor er bereit war (%1).</translation>
    </message>
</context>
<context>
    <name>core::AgentRequests</name>
    <message>
        <source>Refused by your rule: %1</source>
        <translation>Von Ihrer Regel verweigert: %1</translation>
    </message>
    <message>
        <source>A rule of the user&apos;s forbids this.</source>
        <translation>Eine Regel des Benutzers verbietet das.</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>The user does not want this file to be read.</source>
        <translation>Der Benutzer möchte nicht, dass diese Datei gelesen wird.</translation>
    </message>
    <message>
        <source>The user rejected this command. It was not run.</source>
        <translation>Der Benutzer hat diesen Befehl abgelehnt. Er wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <source>This very command ran at %1 and ended with exit code %2.</source>
        <translation>Genau dieser Befehl lief um %1 und endete mit Exit-Code %2.</translation>
    </message>
    <message>
        <source>This very command ran at %1.</source>
        <translation>Genau dieser Befehl lief um %1.</translation>
    </message>
    <message>
        <source>The same command had run before: row %1.</source>
        <translation>Derselbe Befehl war schon gelaufen: Zeile %1.</translation>
    </message>
</context>
<context>
    <name>core::BranchKeeper</name>
    <message>
        <source>Git did not answer.</source>
        <translation>Git hat nicht geantwortet.</translation>
    </message>
</context>
<context>
    <name>core::CallPermissions</name>
    <message>
        <source>It was asked for after Stop, and refused.</source>
        <translation>Es wurde nach Stopp erbeten und abgelehnt.</translation>
    </message>
</context>
<context>
    <name>core::CallRows</name>
    <message>
        <source>The agent says that it only looks.</source>
        <translation>Der Agent sagt, dass er nur nachsieht.</translation>
    </message>
    <message>
        <source>It began before the checkpoint of the turn was taken.</source>
        <translation>Es begann, bevor der Prüfpunkt der Runde genommen war.</translation>
    </message>
    <message>
        <source>The agent did not tell what it changed.</source>
        <translation>Der Agent hat nicht gesagt, was er geändert hat.</translation>
    </message>
    <message>
        <source>Nobody but the agent knows what it did.</source>
        <translation>Niemand außer dem Agenten weiß, was es getan hat.</translation>
    </message>
    <message>
        <source>The agent began it before there was a message.</source>
        <translation>Der Agent begann damit, bevor es eine Nachricht gab.</translation>
    </message>
    <message>
        <source>The agent began it when the turn was over.</source>
        <translation>Der Agent begann damit, als die Runde vorbei war.</translation>
    </message>
    <message>
        <source>What it writes is held back.</source>
        <translation>Was er schreibt, wird zurückgehalten.</translation>
    </message>
</context>
<context>
    <name>core::ConfinedFiles</name>
    <message>
        <source>%1 is larger than %2 MiB; Belay does not hand it over.</source>
        <translation>%1 ist größer als %2 MiB; Belay gibt das nicht weiter.</translation>
    </message>
    <message>
        <source>%1 is not an absolute path.</source>
        <translation>%1 ist kein absoluter Pfad.</translation>
    </message>
    <message>
        <source>The path holds a NUL character.</source>
        <translation>Der Pfad enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link to nowhere.</source>
        <translation>%1 ist eine symbolische Verknüpfung ohne Ziel.</translation>
    </message>
    <message>
        <source>%1 is outside the folders of this session.</source>
        <translation>%1 liegt außerhalb der Ordner dieser Sitzung.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 ist kein UTF-8-Text.</translation>
    </message>
</context>
<context>
    <name>core::EffectObserver</name>
    <message>
        <source>It was not permitted, but the agent called it done.</source>
        <translation>Es wurde nicht erlaubt, aber der Agent hat es als erledigt gemeldet.</translation>
    </message>
</context>
<context>
    <name>core::ElicitationGate</name>
    <message>
        <source>The answer does not fit the agent&apos;s form; nothing was answered.</source>
        <translation>Die Antwort passt nicht zum Formular des Agenten; es wurde nichts geantwortet.</translation>
    </message>
</context>
<context>
    <name>core::FileService</name>
    <message>
        <source>Stop was pressed before it was written</source>
        <translation>Stopp wurde gedrückt, bevor geschrieben war</translation>
    </message>
    <message>
        <source>withdrawn by you before it was written</source>
        <translation>von Ihnen zurückgezogen, bevor geschrieben war</translation>
    </message>
    <message>
        <source>withdrawn by the agent before it was written</source>
        <translation>vom Agenten zurückgezogen, bevor geschrieben war</translation>
    </message>
    <message>
        <source>The same write was asked for before and did not take effect.</source>
        <translation>Dasselbe Schreiben wurde schon einmal verlangt und blieb ohne Wirkung.</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>What the file holds now cannot be shown.</source>
        <translation>Was die Datei jetzt enthält, lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>rejected by you</source>
        <translation>von Ihnen abgelehnt</translation>
    </message>
    <message>
        <source>the agent&apos;s process ended before it was allowed</source>
        <translation>der Prozess des Agenten endete, bevor es erlaubt war</translation>
    </message>
    <message>
        <source>The user rejected this write. The file was not changed.</source>
        <translation>Der Benutzer hat dieses Schreiben abgelehnt. Die Datei wurde nicht geändert.</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message>
        <source>What the agent sees could not be brought up to date with your folder.</source>
        <translation>Was der Agent sieht, konnte nicht auf den Stand Ihres Ordners gebracht werden.</translation>
    </message>
    <message>
        <source>What was held back could not be mounted again, so nothing of it was discarded.</source>
        <translation>Das Zurückgehaltene konnte nicht wieder eingehängt werden, darum wurde nichts davon verworfen.</translation>
    </message>
    <message>
        <source>a part of it waits</source>
        <translation>ein Teil davon wartet</translation>
    </message>
    <message>
        <source>together with what you changed</source>
        <translation>zusammen mit dem, was Sie geändert haben</translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>%n davon konnte nicht zurückgeholt werden, wie sie war; der Rest ist, wie er war, als die Runde begann.</numerusform>
            <numerusform>%n davon konnten nicht zurückgeholt werden, wie sie waren; der Rest ist, wie er war, als die Runde begann.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent was not started: a terminal or program still runs in its earlier view of the folder. End that first.</source>
        <translation>Der Agent wurde nicht gestartet: Ein Terminal oder Programm läuft noch in seiner früheren Sicht des Ordners. Beenden Sie das zuerst.</translation>
    </message>
</context>
<context>
    <name>core::McpEntry</name>
    <message>
        <source>The value of “%1” holds characters that cannot be passed on. Type it anew.</source>
        <translation>Der Wert von „%1“ enthält Zeichen, die nicht weitergegeben werden können. Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an environment variable.</source>
        <translation>„%1“ kann nicht der Name einer Umgebungsvariablen sein.</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of the two.</source>
        <translation>„%1“ ist doppelt. Entfernen Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>Geben Sie dem Server einen Namen.</translation>
    </message>
    <message>
        <source>A name is one line of at most 200 characters.</source>
        <translation>Ein Name ist eine Zeile von höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>Another server is called “%1” already.</source>
        <translation>Ein anderer Server heißt schon „%1“.</translation>
    </message>
    <message>
        <source>Type the command that starts the server.</source>
        <translation>Geben Sie den Befehl ein, der den Server startet.</translation>
    </message>
    <message>
        <source>The command holds characters that cannot be passed on. Type it anew.</source>
        <translation>Der Befehl enthält Zeichen, die nicht weitergegeben werden können. Geben Sie ihn neu ein.</translation>
    </message>
    <message>
        <source>An address looks like https://tools.example.com/mcp.</source>
        <translation>Eine Adresse sieht so aus: https://tools.example.com/mcp.</translation>
    </message>
</context>
<context>
    <name>core::OwnPath</name>
    <message>
        <source>Where “%1” leads cannot be found out.</source>
        <translation>Wohin „%1“ führt, lässt sich nicht feststellen.</translation>
    </message>
    <message>
        <source>“%1” is your home folder, or contains it: then nothing would be held back.</source>
        <translation>„%1“ ist Ihr persönlicher Ordner oder enthält ihn: Dann würde nichts zurückgehalten.</translation>
    </message>
    <message>
        <source>“%1” lies in or around %2, whose changes are held back.</source>
        <translation>„%1“ liegt in oder um %2, und Änderungen dort werden zurückgehalten.</translation>
    </message>
    <message>
        <source>“%1” leads elsewhere by a link. Give the path that it leads to.</source>
        <translation>„%1“ führt durch einen Link woandershin. Geben Sie den Pfad an, zu dem er führt.</translation>
    </message>
</context>
<context>
    <name>core::PermissionGate</name>
    <message>
        <source>The agent did not offer this answer; nothing was answered.</source>
        <translation>Der Agent hat diese Antwort nicht angeboten; es wurde nichts geantwortet.</translation>
    </message>
    <message>
        <source>Answer with that result</source>
        <translation>Mit jenem Ergebnis antworten</translation>
    </message>
</context>
<context>
    <name>core::PermissionRules</name>
    <message>
        <source>To allow commands, say how they begin.</source>
        <translation>Um Befehle zu erlauben, geben Sie an, wie sie beginnen.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>Der Befehl ist leer.</translation>
    </message>
    <message>
        <source>Name a kind of request, a path, a command or a tool.</source>
        <translation>Nennen Sie eine Art von Anfrage, einen Pfad, einen Befehl oder ein Werkzeug.</translation>
    </message>
    <message>
        <source>“%1” is more than one program. Commands with ; | &amp; $ and the like are always asked about.</source>
        <translation>„%1“ ist mehr als ein Programm. Bei Befehlen mit ; | &amp; $ und Ähnlichem wird immer gefragt.</translation>
    </message>
    <message>
        <source>A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.</source>
        <translation>Eine Shell ersetzt, was in „%1“ nicht in Anführungszeichen steht. Setzen Sie welche, oder erlauben Sie genau diesen Befehl.</translation>
    </message>
    <message>
        <source>With other words behind it, “%1” might run anything. Allow exactly this command instead.</source>
        <translation>Mit anderen Wörtern dahinter könnte „%1“ alles Mögliche ausführen. Erlauben Sie stattdessen genau diesen Befehl.</translation>
    </message>
</context>
<context>
    <name>core::PromptEnd</name>
    <message>
        <source>The agent gave a reason Belay does not know: “%1”.</source>
        <translation>Der Agent nannte einen Grund, den Belay nicht kennt: „%1“.</translation>
    </message>
    <message>
        <source>It had reached its limit of tokens.</source>
        <translation>Er hatte seine Grenze an Tokens erreicht.</translation>
    </message>
    <message>
        <source>It had reached its limit of requests.</source>
        <translation>Er hatte seine Grenze an Anfragen erreicht.</translation>
    </message>
    <message>
        <source>It refused to go on.</source>
        <translation>Er hat sich geweigert weiterzumachen.</translation>
    </message>
</context>
<context>
    <name>core::PtyCommand</name>
    <message>
        <source>No terminal could be made: %1</source>
        <translation>Es konnte kein Terminal angelegt werden: %1</translation>
    </message>
    <message>
        <source>Not typed: the program does not read.</source>
        <translation>Nicht eingegeben: Das Programm liest nicht.</translation>
    </message>
</context>
<context>
    <name>core::RemoteCalls</name>
    <message>
        <source>The server was asked to cancel it, and did not say how far it was.</source>
        <translation>Der Server wurde gebeten, es abzubrechen, und sagte nicht, wie weit es war.</translation>
    </message>
    <message>
        <source>It was called after Stop.</source>
        <translation>Es wurde nach Stopp aufgerufen.</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call was not made.</source>
        <translation>Der Benutzer hat diese Runde angehalten. Der Aufruf wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>It only reads.</source>
        <translation>Es liest nur.</translation>
    </message>
    <message>
        <source>Belay could not write down what is called, so the call was not made.</source>
        <translation>Belay konnte nicht aufschreiben, was aufgerufen wird; der Aufruf wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>The agent did not wait for it.</source>
        <translation>Der Agent hat nicht darauf gewartet.</translation>
    </message>
    <message>
        <source>Stop came before it was sent.</source>
        <translation>Stopp kam, bevor es gesendet wurde.</translation>
    </message>
    <message>
        <source>Nobody allowed this call. It was not made.</source>
        <translation>Niemand hat diesen Aufruf erlaubt. Er wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>The user does not allow this call. It was not made.</source>
        <translation>Der Benutzer erlaubt diesen Aufruf nicht. Er wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>It had been made before. Its result is not kept.</source>
        <translation>Er war schon gemacht worden. Sein Ergebnis ist nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call had been sent; whether it took effect is not known.</source>
        <translation>Der Benutzer hat diese Runde angehalten. Der Aufruf war gesendet; ob er wirkte, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The session was closed before the server had answered.</source>
        <translation>Die Sitzung wurde geschlossen, ehe der Server geantwortet hatte.</translation>
    </message>
    <message>
        <source>The session was closed before it was sent.</source>
        <translation>Die Sitzung wurde geschlossen, ehe es gesendet wurde.</translation>
    </message>
    <message>
        <source>The server asked something first, and the agent did not go on with it.</source>
        <translation>Der Server fragte zuerst etwas, und der Agent machte damit nicht weiter.</translation>
    </message>
    <message>
        <source>That it is sent could not be stored.</source>
        <translation>Dass es gesendet wird, konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The turn ended before it was sent.</source>
        <translation>Die Runde endete, ehe es gesendet wurde.</translation>
    </message>
    <message>
        <source>It cannot be taken back by %1: %2</source>
        <translation>Es lässt sich nicht mit %1 zurücknehmen: %2</translation>
    </message>
    <message>
        <source>The user has this tool&apos;s calls held back. This one has not been made: it waits until the turn is over, and the user decides then. Do not make it again; go on without its result.</source>
        <translation>Der Benutzer lässt Aufrufe dieses Werkzeugs zurückhalten. Dieser wurde nicht gemacht: Er wartet, bis die Runde vorbei ist, und dann entscheidet der Benutzer. Machen Sie ihn nicht noch einmal; machen Sie ohne sein Ergebnis weiter.</translation>
    </message>
    <message>
        <source>It was held back, and discarded by Stop.</source>
        <translation>Es wurde zurückgehalten und durch Stopp verworfen.</translation>
    </message>
    <message>
        <source>It was held back, and never sent.</source>
        <translation>Es wurde zurückgehalten und nie gesendet.</translation>
    </message>
    <message>
        <source>It had been sent before, and the user does not want it made again. Whether it took effect is not known.</source>
        <translation>Er war schon gesendet worden, und der Benutzer will nicht, dass er noch einmal gemacht wird. Ob er wirkte, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The MCP server is not reached any more.</source>
        <translation>Der MCP-Server ist nicht mehr zu erreichen.</translation>
    </message>
    <message>
        <source>The same call had been sent before: row %1.</source>
        <translation>Derselbe Aufruf war schon gesendet: Zeile %1.</translation>
    </message>
    <message>
        <source>%1 was not sent</source>
        <translation>%1 wurde nicht gesendet</translation>
    </message>
    <message>
        <source>The server answered that it is done, %1 s after it was asked to cancel it.</source>
        <translation>Der Server hat geantwortet, dass es getan ist, %1 s nachdem er um Abbruch gebeten wurde.</translation>
    </message>
    <message>
        <source>The server says that it was cancelled: %1</source>
        <translation>Der Server sagt, dass es abgebrochen wurde: %1</translation>
    </message>
    <message>
        <source>Its session was closed before it was sent. Its secrets are not kept, so the agent has to call it again.</source>
        <translation>Seine Sitzung wurde geschlossen, bevor er gesendet war. Seine Geheimnisse werden nicht aufbewahrt, der Agent muss ihn also noch einmal machen.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call.</source>
        <translation>Der MCP-Server „%1“ wurde seit dem Aufruf geändert.</translation>
    </message>
    <message>
        <source>No turn is running. The call was not made.</source>
        <translation>Es läuft keine Runde. Der Aufruf wurde nicht gemacht.</translation>
    </message>
</context>
<context>
    <name>core::RemoteQuestion</name>
    <message>
        <source>Allow for this session</source>
        <translation>Für diese Sitzung erlauben</translation>
    </message>
    <message>
        <source>Reject for this session</source>
        <translation>Für diese Sitzung ablehnen</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>Noch einmal senden</translation>
    </message>
    <message>
        <source>This very call was made at %1, and took effect.</source>
        <translation>Genau dieser Aufruf wurde um %1 gemacht und wurde wirksam.</translation>
    </message>
    <message>
        <source>This very call was sent at %1; whether it took effect is not known.</source>
        <translation>Genau dieser Aufruf wurde um %1 gesendet; ob er wirksam wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The agent was told that it waits. Stop discards it.</source>
        <translation>Dem Agenten wurde gesagt, dass er wartet. Stopp verwirft ihn.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Verweigern</translation>
    </message>
    <message>
        <source>The server says: it only reads something.</source>
        <translation>Der Server sagt: Es liest nur etwas.</translation>
    </message>
    <message>
        <source>The server says: it may destroy something.</source>
        <translation>Der Server sagt: Es kann etwas zerstören.</translation>
    </message>
    <message>
        <source>The server says: it only adds something.</source>
        <translation>Der Server sagt: Es fügt nur etwas hinzu.</translation>
    </message>
    <message>
        <source>The server says: it reaches others.</source>
        <translation>Der Server sagt: Es erreicht andere.</translation>
    </message>
    <message>
        <source>The server says: it reaches nobody else.</source>
        <translation>Der Server sagt: Es erreicht niemand anderen.</translation>
    </message>
    <message>
        <source>The server does not say what it does.</source>
        <translation>Der Server sagt nicht, was es tut.</translation>
    </message>
    <message>
        <source>The name of this tool can be read in more than one way, so that no rule allows it.</source>
        <translation>Der Name dieses Werkzeugs lässt sich auf mehr als eine Weise lesen, deshalb erlaubt ihn keine Regel.</translation>
    </message>
    <message>
        <source>The server has not listed this tool.</source>
        <translation>Der Server hat dieses Werkzeug nicht aufgeführt.</translation>
    </message>
    <message>
        <source>Its session was closed before you had decided. It was not sent, and the agent does not wait for it.</source>
        <translation>Die Sitzung wurde geschlossen, bevor Sie entschieden hatten. Der Aufruf wurde nicht gesendet, und der Agent wartet nicht darauf.</translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message>
        <source>This row is no call of an MCP tool.</source>
        <translation>Diese Zeile ist kein Aufruf eines MCP-Werkzeugs.</translation>
    </message>
    <message>
        <source>It is being taken back already.</source>
        <translation>Es wird schon zurückgenommen.</translation>
    </message>
    <message>
        <source>It was taken back already.</source>
        <translation>Es wurde schon zurückgenommen.</translation>
    </message>
    <message>
        <source>Nobody knows whether it took effect, so nothing is called to take it back.</source>
        <translation>Niemand weiß, ob es wirksam wurde; darum wird nichts aufgerufen, um es zurückzunehmen.</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>Es lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Whether it was taken back is not known. %1</source>
        <translation>Ob es zurückgenommen wurde, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>It was not taken back. %1</source>
        <translation>Es wurde nicht zurückgenommen. %1</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <comment>a tool at its server, and the tool that was called</comment>
        <translation>%1 nimmt %2 zurück</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Es hat zu lange gedauert.</translation>
    </message>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>keine Antwort binnen %n Sekunde</numerusform>
            <numerusform>keine Antwort binnen %n Sekunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RequestBoard</name>
    <message>
        <source>Withdrawal of a request that had been answered</source>
        <translation>Rücknahme einer Anfrage, die schon beantwortet war</translation>
    </message>
    <message>
        <source>Withdrawal of an unknown request</source>
        <translation>Rücknahme einer unbekannten Anfrage</translation>
    </message>
    <message>
        <source>there was nothing to withdraw</source>
        <translation>es gab nichts zurückzunehmen</translation>
    </message>
</context>
<context>
    <name>core::RuleText</name>
    <message>
        <source>any request</source>
        <translation>jede Anfrage</translation>
    </message>
    <message>
        <source>read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>think</source>
        <translation>Nachdenken</translation>
    </message>
    <message>
        <source>fetch from the network</source>
        <translation>Aus dem Netz holen</translation>
    </message>
    <message>
        <source>change the mode</source>
        <translation>Modus wechseln</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>alles andere</translation>
    </message>
    <message>
        <source>that name %1</source>
        <translation>die %1 nennen</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>with exactly %1</source>
        <translation>mit genau %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>commands with “%1” in them</source>
        <translation>Befehle, in denen „%1“ vorkommt</translation>
    </message>
    <message>
        <source>exactly the command “%1”</source>
        <translation>genau der Befehl „%1“</translation>
    </message>
    <message>
        <source>commands that begin with “%1”</source>
        <translation>Befehle, die mit „%1“ beginnen</translation>
    </message>
    <message>
        <source>the tool %1 of %2</source>
        <extracomment>%1 is a tool, %2 the MCP server that has it</extracomment>
        <translation>das Werkzeug %1 von %2</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <extracomment>%1 is a kind of request, like &quot;edit&quot;; %2 a pattern of paths</extracomment>
        <translation>„%1“ von %2</translation>
    </message>
    <message>
        <source>“%1” within the folder</source>
        <translation>„%1“ im Ordner</translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message>
        <source>The agent is not running. Nothing was sent.</source>
        <translation>Der Agent läuft nicht. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>A turn is still running. Nothing was sent.</source>
        <translation>Eine Runde läuft noch. Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Not everything goes with this session</source>
        <translation>Nicht alles geht mit dieser Sitzung mit</translation>
    </message>
    <message>
        <source>What no tool call reports will not be found in %1</source>
        <translation>Was kein Werkzeugaufruf meldet, wird in %1 nicht gefunden</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>A request for permission was refused</source>
        <translation>Eine Bitte um Erlaubnis wurde abgewiesen</translation>
    </message>
    <message>
        <source>Some answers to a request for permission are left out</source>
        <translation>Einige Antworten auf eine Bitte um Erlaubnis fehlen</translation>
    </message>
    <message>
        <source>Not all that changed in %1 is known</source>
        <translation>Nicht alles, was sich in %1 geändert hat, ist bekannt</translation>
    </message>
    <message>
        <source>What the agent does is not written down</source>
        <translation>Was der Agent tut, wird nicht festgehalten</translation>
    </message>
    <message>
        <source>A tool was not called</source>
        <translation>Ein Werkzeug wurde nicht aufgerufen</translation>
    </message>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>Sein Plan hat %n Schritt mehr, als Belay annimmt.</numerusform>
            <numerusform>Sein Plan hat %n Schritte mehr, als Belay annimmt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gave answers of different kinds the same id: nobody can know what they would do.</source>
        <translation>Der Agent hat Antworten verschiedener Art dieselbe Kennung gegeben: Niemand kann wissen, was sie bewirken würden.</translation>
    </message>
</context>
<context>
    <name>core::SessionExtras</name>
    <message>
        <source>The folder %1: this agent works in one folder only.</source>
        <translation>Der Ordner %1: Dieser Agent arbeitet nur in einem Ordner.</translation>
    </message>
    <message>
        <source>The MCP server “%1”: this agent takes none over %2.</source>
        <extracomment>%2 is SSE or HTTP</extracomment>
        <translation>Der MCP-Server „%1“: Dieser Agent nimmt keine über %2.</translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>The agent did not change “%1”; it is what it was</source>
        <translation>Der Agent hat „%1“ nicht geändert; es ist, wie es war</translation>
    </message>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>Er hat %n Befehl mehr, als Belay annimmt.</numerusform>
            <numerusform>Er hat %n Befehle mehr, als Belay annimmt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>„%1“ hat %n Wert mehr, als Belay annimmt.</numerusform>
            <numerusform>„%1“ hat %n Werte mehr, als Belay annimmt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent offers more than is shown</source>
        <translation>Der Agent bietet mehr an, als gezeigt wird</translation>
    </message>
    <message>
        <source>It is not known whether the agent changes “%1”</source>
        <translation>Ob der Agent „%1“ ändert, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>core::SessionRequest</name>
    <message>
        <source>You cancelled the opening of the session.</source>
        <translation>Das Öffnen der Sitzung wurde von Hand abgebrochen.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and cannot close it. It ends with the agent.</source>
        <translation>Der Agent hat die Sitzung angelegt, bevor der Abbruch ihn erreichte, und kann sie nicht schließen. Sie endet mit dem Agenten.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it; it was closed again.</source>
        <translation>Der Agent hat die Sitzung angelegt, bevor der Abbruch ihn erreichte; sie wurde wieder geschlossen.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and closing it failed: %1</source>
        <translation>Der Agent hat die Sitzung angelegt, bevor der Abbruch ihn erreichte, und sie ließ sich nicht schließen: %1</translation>
    </message>
</context>
<context>
    <name>core::SessionRestorer</name>
    <message>
        <source>This agent cannot take up an earlier session.</source>
        <translation>Dieser Agent kann keine frühere Sitzung fortsetzen.</translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message>
        <source>withdrawn before it started</source>
        <translation>zurückgezogen, bevor es begann</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>%n Befehl dieser Sitzung läuft schon: Weitere werden nicht gestartet.</numerusform>
            <numerusform>%n Befehle dieser Sitzung laufen schon: Weitere werden nicht gestartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This command was started before in this turn; it is not run again.</source>
        <translation>Dieser Befehl wurde in dieser Runde schon gestartet; er wird nicht noch einmal ausgeführt.</translation>
    </message>
    <message>
        <source>It had run before, and the user does not want it run again. Its output is not kept.</source>
        <translation>Er war schon gelaufen, und der Benutzer will ihn nicht noch einmal. Seine Ausgabe ist nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>%1; it ran on in the background until %2, and how that ended is not known</source>
        <comment>&quot;exit 0&quot;</comment>
        <translation>%1; es lief bis %2 im Hintergrund weiter, und wie das endete, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>core::ToolCallTracker</name>
    <message>
        <source>It was not permitted, but the agent ran it as process %1.</source>
        <translation>Es wurde nicht erlaubt, aber der Agent hat es als Prozess %1 ausgeführt.</translation>
    </message>
    <message>
        <source>A process runs on in the background</source>
        <translation>Ein Prozess läuft im Hintergrund weiter</translation>
    </message>
    <message>
        <source>What it started is out of Belay&apos;s reach</source>
        <translation>Was er startete, ist außerhalb von Belays Reichweite</translation>
    </message>
    <message>
        <source>%1 has another program start it. Belay neither sees nor ends what runs there.</source>
        <translation>%1 lässt es von einem anderen Programm starten. Was dort läuft, sieht und beendet Belay nicht.</translation>
    </message>
    <message>
        <source>What it left running was ended half-way, with the agent.</source>
        <translation>Was es laufen ließ, wurde mittendrin beendet, mit dem Agenten.</translation>
    </message>
    <message>
        <source>It was left running when Belay quit (process %1).</source>
        <translation>Es wurde weiterlaufen gelassen, als Belay beendet wurde (Prozess %1).</translation>
    </message>
    <message>
        <source>It ran on in the background until %1; how it ended is not known.</source>
        <translation>Es lief bis %1 im Hintergrund weiter; wie es endete, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It was left running when the session was closed (process %1).</source>
        <translation>Es wurde weiterlaufen gelassen, als die Sitzung geschlossen wurde (Prozess %1).</translation>
    </message>
    <message>
        <source>What it left running was ended half-way (%1).</source>
        <translation>Was er laufen ließ, wurde mittendrin beendet (%1).</translation>
    </message>
    <message>
        <source>%1, process %2. Which of the commands has started it is not known.</source>
        <translation>%1, Prozess %2. Welcher der Befehle ihn gestartet hat, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>core::ToolRules</name>
    <message>
        <source>A rule about a server&apos;s tools cannot be about files or commands, too.</source>
        <translation>Eine Regel über die Werkzeuge eines Servers kann nicht auch von Dateien oder Befehlen handeln.</translation>
    </message>
    <message>
        <source>To allow a tool, name its server and the tool.</source>
        <translation>Um ein Werkzeug zu erlauben, nennen Sie seinen Server und das Werkzeug.</translation>
    </message>
    <message>
        <source>Write arguments as name=pattern, several with a semicolon between them: to=*@example.org</source>
        <translation>Schreiben Sie Argumente als name=muster, mehrere mit einem Semikolon dazwischen: to=*@example.org</translation>
    </message>
    <message>
        <source>A key is there twice, or a value is not JSON. Belay always refuses such a call.</source>
        <translation>Ein Schlüssel kommt zweimal vor, oder ein Wert ist kein JSON. Belay lehnt einen solchen Aufruf immer ab.</translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message>
        <source>There are too many repositories inside.</source>
        <translation>Es sind zu viele Repositorys darin.</translation>
    </message>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>In %n Ordner kam oder verschwand etwas, während der erste Schnappschuss gemacht wurde; eine Datei, die dabei entfernt wurde, ist nicht bekannt: %1</numerusform>
            <numerusform>In %n Ordnern kam oder verschwand etwas, während der erste Schnappschuss gemacht wurde; eine Datei, die dabei entfernt wurde, ist nicht bekannt: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>%n Datei wurde geändert, während die erste Momentaufnahme gemacht wurde; was sie vorher enthielt und was dabei gelöscht wurde, ist nicht bekannt: %1</numerusform>
            <numerusform>%n Dateien wurden geändert, während die erste Momentaufnahme gemacht wurde; was sie vorher enthielten und was dabei gelöscht wurde, ist nicht bekannt: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnComparison</name>
    <message>
        <source>Changed after the turn, while something of it still ran</source>
        <translation>Nach der Runde geändert, während noch etwas von ihr lief</translation>
    </message>
    <message>
        <source>Changed after the turn, while %1 still ran</source>
        <translation>Nach der Runde geändert, während %1 noch lief</translation>
    </message>
</context>
<context>
    <name>core::UndoPolicy</name>
    <message>
        <source>The MCP server “%1” is switched off.</source>
        <translation>Der MCP-Server „%1“ ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>You have denied calls of %1.</source>
        <translation>Aufrufe von %1 haben Sie abgelehnt.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call and may be another one. Set it up as it was, or take the call back there yourself.</source>
        <translation>Der MCP-Server „%1“ wurde seit dem Aufruf geändert und ist vielleicht ein anderer. Richten Sie ihn wieder so ein, wie er war, oder nehmen Sie den Aufruf dort selbst zurück.</translation>
    </message>
    <message>
        <source>The session’s programs were limited, and the MCP server “%1” is not started without that. Open the session, start its agent and undo it there.</source>
        <translation>Die Programme der Sitzung waren eingeschränkt, und der MCP-Server „%1“ wird ohne das nicht gestartet. Öffnen Sie die Sitzung, starten Sie ihren Agenten und nehmen Sie es dort zurück.</translation>
    </message>
    <message>
        <source>The limits of the session’s programs are not known, so the MCP server “%1” is not started. Open the session and undo it there.</source>
        <translation>Wie die Programme der Sitzung eingeschränkt waren, ist nicht bekannt, deshalb wird der MCP-Server „%1“ nicht gestartet. Öffnen Sie die Sitzung und nehmen Sie es dort zurück.</translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message>
        <source>The agent went on after Stop</source>
        <translation>Der Agent machte nach dem Stopp weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>%n weiteres Zeichen wurde nicht aufbewahrt.</numerusform>
            <numerusform>%n weitere Zeichen wurden nicht aufbewahrt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message>
        <source>A message of %1 MiB was refused; the limit is %2 MiB.</source>
        <translation>Eine Nachricht von %1 MiB wurde abgelehnt; die Grenze ist %2 MiB.</translation>
    </message>
    <message>
        <source>A message was refused: its JSON is nested deeper than %1 levels.</source>
        <translation>Eine Nachricht wurde abgelehnt: ihr JSON ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>The request has no usable method or id.</source>
        <translation>Die Anfrage hat keine brauchbare Methode oder Id.</translation>
    </message>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>Eine binäre Nachricht von %n Byte wurde abgelehnt: Die Nachrichten des Protokolls sind Text.</numerusform>
            <numerusform>Eine binäre Nachricht von %n Bytes wurde abgelehnt: Die Nachrichten des Protokolls sind Text.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message was refused: it is no JSON that can be read (%1).</source>
        <translation>Eine Nachricht wurde abgelehnt: Sie ist kein lesbares JSON (%1).</translation>
    </message>
    <message>
        <source>More than %1 messages on one line were refused.</source>
        <translation>Mehr als %1 Nachrichten in einer Zeile wurden abgelehnt.</translation>
    </message>
    <message>
        <source>An empty batch was refused.</source>
        <translation>Ein leerer Stapel von Nachrichten wurde abgelehnt.</translation>
    </message>
</context>
<context>
    <name>jsonrpc::Peer</name>
    <message>
        <source>There is no connection to the agent.</source>
        <translation>Es gibt keine Verbindung zum Agenten.</translation>
    </message>
    <message>
        <source>The agent has not answered the opening handshake yet.</source>
        <translation>Der Agent hat den Handshake zu Beginn noch nicht beantwortet.</translation>
    </message>
    <message>
        <source>The agent used the id %1 for a second request while the first was open.</source>
        <translation>Der Agent hat die Id %1 für eine zweite Anfrage benutzt, während die erste offen war.</translation>
    </message>
    <message>
        <source>The agent answered a request that is not open (id %1).</source>
        <translation>Der Agent hat eine Anfrage beantwortet, die nicht offen ist (Id %1).</translation>
    </message>
    <message>
        <source>The connection to the agent ended.</source>
        <translation>Die Verbindung zum Agenten ist beendet.</translation>
    </message>
</context>
<context>
    <name>ledger::AfterCrash</name>
    <message>
        <source>Belay ended before it happened.</source>
        <translation>Belay hat sich beendet, bevor es geschah.</translation>
    </message>
    <message>
        <source>Belay ended before it was known how this went.</source>
        <translation>Belay hat sich beendet, bevor bekannt war, wie das ausging.</translation>
    </message>
    <message>
        <source>Belay ended meanwhile, and the file is neither as before nor as intended.</source>
        <translation>Belay hat sich dabei beendet, und die Datei ist weder wie vorher noch wie beabsichtigt.</translation>
    </message>
    <message>
        <source>A file that was changed at the same moment is kept as %1.</source>
        <translation>Eine im selben Augenblick geänderte Datei ist als %1 aufgehoben.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended. It has ended; how is not known.</source>
        <translation>Es lief im Hintergrund, als Belay endete. Es hat geendet; wie, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended, and still runs (process %1). Belay no longer watches it.</source>
        <translation>Es lief im Hintergrund, als Belay endete, und läuft noch (Prozess %1). Belay sieht nicht mehr danach.</translation>
    </message>
    <message>
        <source>An earlier version of Belay ended before it was decided.</source>
        <translation>Eine frühere Version von Belay endete, bevor es entschieden war.</translation>
    </message>
</context>
<context>
    <name>ledger::BlobStore</name>
    <message>
        <source>What the file held before is damaged in the store and cannot be used.</source>
        <translation>Der frühere Inhalt der Datei ist im Speicher beschädigt und nicht brauchbar.</translation>
    </message>
    <message>
        <source>What the file held before cannot be read: %1</source>
        <translation>Der frühere Inhalt der Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The store for undoing is full (%1). What the file held before is not kept.</source>
        <translation>Der Speicher zum Zurücknehmen ist voll (%1). Der frühere Inhalt der Datei wird nicht aufgehoben.</translation>
    </message>
</context>
<context>
    <name>ledger::Checkpoint</name>
    <message>
        <source>A repository inside the folder is not part of checkpoints.</source>
        <translation>Ein Repository innerhalb des Ordners gehört nicht zu Sicherungspunkten.</translation>
    </message>
    <message>
        <source>The checkpoint does not hold this content.</source>
        <translation>Der Sicherungspunkt enthält diesen Inhalt nicht.</translation>
    </message>
    <message>
        <source>The file was left out of the checkpoint.</source>
        <translation>Die Datei wurde im Sicherungspunkt ausgelassen.</translation>
    </message>
    <message>
        <source>The checkpoint took longer than %1 s and was given up.</source>
        <translation>Der Sicherungspunkt dauerte länger als %1 s und wurde aufgegeben.</translation>
    </message>
</context>
<context>
    <name>ledger::CheckpointSetup</name>
    <message>
        <source>%1 is a pipe: git would wait for ever.</source>
        <translation>%1 ist eine Pipe: git würde ewig warten.</translation>
    </message>
</context>
<context>
    <name>ledger::Compensation</name>
    <message>
        <source>It took effect; whether it was taken back is not known. %1</source>
        <translation>Es hat gewirkt; ob es zurückgenommen wurde, ist nicht bekannt. %1</translation>
    </message>
</context>
<context>
    <name>ledger::DatabaseFile</name>
    <message>
        <source>The file %1 is in use by another program. Close it and try again.</source>
        <translation>Die Datei %1 wird von einem anderen Programm benutzt. Schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of its folder.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden. Prüfen Sie die Rechte ihres Ordners.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Start Belay again: it will be set aside.</source>
        <translation>Die Datei %1 ist beschädigt. Starten Sie Belay neu: Sie wird dann beiseitegelegt.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written.</source>
        <translation>Die Datei %1 konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>The file %1 cannot be used and cannot be set aside. Check its folder.</source>
        <translation>Die Datei %1 ist nicht zu gebrauchen und nicht beiseitezulegen. Prüfen Sie ihren Ordner.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.</source>
        <translation>Die Datei %1 hat ein neueres Belay geschrieben. Sie bleibt als %2 erhalten; eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2; a new one was begun.</source>
        <translation>Die Datei %1 war beschädigt. Sie bleibt als %2 erhalten; eine neue wurde begonnen.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay, which has it open. Close that one, or use it.</source>
        <translation>Die Datei %1 wurde von einem neueren Belay geschrieben, das sie geöffnet hat. Schließen Sie jenes, oder verwenden Sie es.</translation>
    </message>
    <message>
        <source>The disk is full: the file %1 cannot be written. Make room.</source>
        <translation>Der Datenträger ist voll: Die Datei %1 kann nicht geschrieben werden. Schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>The file %1 is damaged and open in another Belay. Close all and start Belay again: the file is then set aside.</source>
        <translation>Die Datei %1 ist beschädigt und in einem anderen Belay offen. Schließen Sie alle und starten Sie Belay neu: Die Datei wird dann beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>ledger::FileEffects</name>
    <message>
        <source>Git is changing %1 at the moment. Nothing was written.</source>
        <translation>Git ändert %1 gerade. Nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ledger::Files</name>
    <message>
        <source>%1: the disk is full. Nothing was changed; make room and try again.</source>
        <translation>%1: Der Datenträger ist voll. Es wurde nichts geändert; schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1: the disk can only be read. Nothing was changed.</source>
        <translation>%1: Der Datenträger kann nur gelesen werden. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB; Belay does not look into files of that size.</source>
        <translation>%1 ist größer als 1 GiB; in so große Dateien sieht Belay nicht hinein.</translation>
    </message>
    <message>
        <source>%1 is reached by a link now, which Belay does not follow.</source>
        <translation>%1 ist jetzt nur über einen Link zu erreichen; Belay folgt ihm nicht.</translation>
    </message>
</context>
<context>
    <name>ledger::GitRunner</name>
    <message>
        <source>git could not make or read the checkpoint.</source>
        <translation>git konnte den Sicherungspunkt nicht anlegen oder lesen.</translation>
    </message>
    <message>
        <source>git could not be started. Checkpoints need it; install git and try again.</source>
        <translation>git konnte nicht gestartet werden. Sicherungspunkte brauchen es; installieren Sie git und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>git ended unexpectedly while it made a checkpoint.</source>
        <translation>git hat sich bei einem Sicherungspunkt unerwartet beendet.</translation>
    </message>
    <message>
        <source>The folder %1 is not there any more, or cannot be entered.</source>
        <translation>Der Ordner %1 ist nicht mehr da oder kann nicht betreten werden.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldFolder</name>
    <message>
        <source>%1 is neither a file nor a folder nor a link that can be read. It is not written.</source>
        <translation>%1 ist weder eine Datei noch ein Ordner noch ein Link, der gelesen werden kann. Es wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The agent has put something else in the place of %1. Nothing was written there.</source>
        <translation>Der Agent hat etwas anderes an die Stelle von %1 gesetzt. Dort wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldWriter</name>
    <message>
        <source>accepted by you</source>
        <translation>von Ihnen übernommen</translation>
    </message>
</context>
<context>
    <name>ledger::Ledger</name>
    <message>
        <source>There is no effect number %1.</source>
        <translation>Es gibt keine Wirkung Nummer %1.</translation>
    </message>
    <message>
        <source>Effect number %1 cannot change to that state.</source>
        <translation>Wirkung Nummer %1 kann nicht in diesen Zustand wechseln.</translation>
    </message>
</context>
<context>
    <name>ledger::Observation</name>
    <message>
        <source>the file is gone</source>
        <translation>die Datei ist weg</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>die Datei ist nicht da</translation>
    </message>
    <message>
        <source>the file is too large, or no regular file</source>
        <translation>die Datei ist zu groß oder keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>settled by the part that changed</source>
        <translation>nach dem geänderten Teil entschieden</translation>
    </message>
    <message>
        <source>the file is not what the agent reported</source>
        <translation>die Datei ist nicht, was der Agent berichtet hat</translation>
    </message>
    <message>
        <source>a link that was made in this turn leads there</source>
        <translation>ein Link, der in dieser Runde gemacht wurde, führt dorthin</translation>
    </message>
    <message>
        <source>Only the agent says that there was no file before.</source>
        <translation>Dass es vorher keine Datei gab, sagt allein der Agent.</translation>
    </message>
    <message>
        <source>Only the agent says what the file held.</source>
        <translation>Was die Datei enthielt, sagt allein der Agent.</translation>
    </message>
    <message>
        <source>another file is there</source>
        <translation>dort ist eine andere Datei</translation>
    </message>
</context>
<context>
    <name>ledger::ReportedFile</name>
    <message>
        <source>The agent never said how it ended; the folder&apos;s comparison found what changed.</source>
        <translation>Der Agent hat nie gesagt, wie es ausging; was sich geändert hat, fand der Vergleich des Ordners.</translation>
    </message>
    <message>
        <source>The file is not what the agent reported; the folder&apos;s comparison found what changed.</source>
        <translation>Die Datei ist nicht so, wie der Agent gemeldet hat; was sich geändert hat, fand der Vergleich des Ordners.</translation>
    </message>
    <message>
        <source>The agent called it failed.</source>
        <translation>Der Agent nannte es fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>ledger::SqliteLedger</name>
    <message>
        <source>Another Belay changed this effect first.</source>
        <translation>Ein anderes Belay hat diese Wirkung zuerst geändert.</translation>
    </message>
</context>
<context>
    <name>ledger::Undo</name>
    <message>
        <source>This undo was tried before and failed. Look again, then undo.</source>
        <translation>Dieses Zurücknehmen wurde schon versucht und ist gescheitert. Sehen Sie noch einmal nach, dann nehmen Sie zurück.</translation>
    </message>
    <message>
        <source>It may have reached outside this folder and cannot be taken back.</source>
        <translation>Es kann außerhalb dieses Ordners gewirkt haben und lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Nobody knows whether it happened.</source>
        <translation>Niemand weiß, ob es geschehen ist.</translation>
    </message>
    <message>
        <source>A newer change of this file has to be decided first.</source>
        <translation>Zuerst ist über eine neuere Änderung dieser Datei zu entscheiden.</translation>
    </message>
    <message>
        <source>The file is too large to be kept for a redo.</source>
        <translation>Die Datei ist zu groß, um sie für ein Wiederholen aufzuheben.</translation>
    </message>
    <message>
        <source>The file was changed since.</source>
        <translation>Die Datei wurde seither geändert.</translation>
    </message>
    <message>
        <source>The file was deleted or moved away since.</source>
        <translation>Die Datei wurde seither gelöscht oder verschoben.</translation>
    </message>
    <message>
        <source>Belay is ending.</source>
        <translation>Belay wird beendet.</translation>
    </message>
    <message>
        <source>A later change to this file stands, effect %1. Undo that one first, or both together.</source>
        <translation>Eine spätere Änderung dieser Datei besteht, Wirkung %1. Machen Sie zuerst diese rückgängig, oder beide zusammen.</translation>
    </message>
    <message>
        <source>The file was changed before effect %1, and nobody told of it.</source>
        <translation>Die Datei wurde vor Wirkung %1 geändert, und niemand hat davon berichtet.</translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message>
        <source>Too many files changed in this turn to keep what each of them held.</source>
        <translation>In dieser Runde wurden zu viele Dateien geändert, um von jeder den Inhalt aufzuheben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>%n weitere Datei in %1</numerusform>
            <numerusform>%n weitere Dateien in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows whether the file was there when the turn began.</source>
        <translation>Niemand weiß, ob die Datei da war, als die Runde begann.</translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message>
        <source>“%1” names no place: it begins with $.arguments, $.result or $.text.</source>
        <translation>„%1“ nennt keine Stelle: Sie beginnt mit $.arguments, $.result oder $.text.</translation>
    </message>
    <message>
        <source>“%1” is no regular expression with a group in brackets.</source>
        <translation>„%1“ ist kein regulärer Ausdruck mit einer Gruppe in Klammern.</translation>
    </message>
    <message>
        <source>The arguments are nested too deeply.</source>
        <translation>Die Argumente sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The recorded call holds nothing at “%1”.</source>
        <translation>Der aufgezeichnete Aufruf enthält nichts bei „%1“.</translation>
    </message>
    <message>
        <source>What stands at “%1” is a secret, which is not kept.</source>
        <translation>Was bei „%1“ steht, ist ein Geheimnis, das nicht aufbewahrt wird.</translation>
    </message>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>Die Datei ist länger als %n KiB.</numerusform>
            <numerusform>Die Datei ist länger als %n KiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds something else than “servers”.</source>
        <translation>Die Datei enthält etwas anderes als „servers“.</translation>
    </message>
    <message>
        <source>What the file says of “%1” of “%2” is not understood.</source>
        <translation>Was die Datei über „%1“ von „%2“ sagt, ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The arguments name too many places.</source>
        <translation>Die Argumente nennen zu viele Stellen.</translation>
    </message>
    <message>
        <source>What stands at “%1” is too long.</source>
        <translation>Was bei „%1“ steht, ist zu lang.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>Die Argumente sind länger als %n KiB.</numerusform>
            <numerusform>Die Argumente sind länger als %n KiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Gate</name>
    <message>
        <source>No socket for MCP servers could be made: %1</source>
        <translation>Es konnte kein Socket für MCP-Server angelegt werden: %1</translation>
    </message>
    <message>
        <source>The program belay-mcp-gate is missing, through which agents reach MCP servers.</source>
        <translation>Das Programm belay-mcp-gate fehlt, durch das Agenten MCP-Server erreichen.</translation>
    </message>
    <message>
        <source>Belay takes no more connections to MCP servers.</source>
        <translation>Belay nimmt keine weiteren Verbindungen zu MCP-Servern an.</translation>
    </message>
    <message>
        <source>Belay does not know this connection: its agent was started for another time.</source>
        <translation>Belay kennt diese Verbindung nicht: Ihr Agent wurde für ein anderes Mal gestartet.</translation>
    </message>
    <message>
        <source>The MCP server was not started: what it writes could not be held back.</source>
        <translation>Der MCP-Server wurde nicht gestartet: Was er schreibt, könnte nicht zurückgehalten werden.</translation>
    </message>
    <message>
        <source>There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR.</source>
        <translation>Es gibt keinen eigenen Ordner für den Socket der MCP-Server. Setzen Sie XDG_RUNTIME_DIR.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpLink</name>
    <message>
        <source>%1 has ended the connection before the request was sent.</source>
        <translation>%1 hat die Verbindung beendet, bevor die Anfrage gesendet war.</translation>
    </message>
    <message>
        <source>The server&apos;s address must begin with https:// or http://.</source>
        <translation>Die Adresse des Servers muss mit https:// oder http:// beginnen.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpProblem</name>
    <message>
        <source>The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have been done.</source>
        <translation>Die Antwort von %1 ist länger, als Belay liest, nämlich %2 MB. Worum gebeten wurde, kann getan sein.</translation>
    </message>
    <message>
        <source>%1 points from one address to the next without an end.</source>
        <translation>%1 weist ohne Ende von einer Adresse zur nächsten.</translation>
    </message>
    <message>
        <source>The server lost its session, and did not take the request. Connect to it anew.</source>
        <translation>Der Server hat seine Sitzung verloren und die Anfrage nicht angenommen. Verbinden Sie sich neu.</translation>
    </message>
    <message>
        <source>The request was cancelled. Whether the server has done something of it is not known.</source>
        <translation>Die Anfrage wurde abgebrochen. Ob der Server etwas davon getan hat, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Whether it has done what was asked is not known.</source>
        <translation>Ob getan wurde, worum gebeten wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 wants a login or refused the key (HTTP status %2). Check its headers.</source>
        <translation>%1 verlangt eine Anmeldung oder hat den Schlüssel abgelehnt (HTTP-Status %2). Prüfen Sie seine Header.</translation>
    </message>
    <message>
        <source>%1 has ended the connection.</source>
        <translation>%1 hat die Verbindung beendet.</translation>
    </message>
    <message>
        <source>%1 could not be reached, and nothing was sent.</source>
        <translation>%1 war nicht erreichbar, und nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>%1 answered with something that is no MCP message.</source>
        <translation>%1 antwortete mit etwas, das keine MCP-Nachricht ist.</translation>
    </message>
    <message>
        <source>The server lost its session. Connect to it anew.</source>
        <translation>Der Server hat seine Sitzung verloren. Verbinden Sie sich neu.</translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>Eine Nachricht ist länger als %n MiB.</numerusform>
            <numerusform>Eine Nachricht ist länger als %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay does not pass this on: it cannot be read without doubt.</source>
        <translation>Belay gibt dies nicht weiter: Es lässt sich nicht zweifelsfrei lesen.</translation>
    </message>
    <message>
        <source>Too many requests are open at once.</source>
        <translation>Zu viele Anfragen sind gleichzeitig offen.</translation>
    </message>
    <message>
        <source>Too many calls are open at once. This one was not made.</source>
        <translation>Zu viele Aufrufe sind gleichzeitig offen. Dieser wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>There is no session for this call. It was not made.</source>
        <translation>Zu diesem Aufruf gibt es keine Sitzung. Er wurde nicht gemacht.</translation>
    </message>
    <message>
        <source>The MCP server “%1” has ended. %2</source>
        <translation>Der MCP-Server „%1“ ist zu Ende. %2</translation>
    </message>
    <message>
        <source>%1 Whether the call took effect is not known.</source>
        <translation>%1 Ob der Aufruf wirkte, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A request with this id is open already.</source>
        <translation>Eine Anfrage mit dieser Kennung ist schon offen.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>Die Argumente sind länger als %n MiB. Der Aufruf wurde nicht gemacht.</numerusform>
            <numerusform>Die Argumente sind länger als %n MiB. Der Aufruf wurde nicht gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop came before anybody had decided about this call. It was not made.</source>
        <translation>Stopp kam, bevor jemand über diesen Aufruf entschieden hatte. Er wurde nicht gemacht.</translation>
    </message>
</context>
<context>
    <name>mcp::StdioLink</name>
    <message>
        <source>%1 It said last: “%2”</source>
        <translation>%1 Zuletzt sagte er: „%2“</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>Er konnte nicht gestartet werden: %1.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>Er konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <source>The server&apos;s answer cannot be read. Whether it has done what was asked is not known.</source>
        <translation>Die Antwort des Servers ist nicht lesbar. Ob er getan hat, worum er gebeten wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what was asked is not known.</source>
        <translation>Der Server hat eine Nachricht von %1 MiB geschickt; die Grenze ist %2 MiB. Ob er getan hat, worum er gebeten wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It ended (%1).</source>
        <translation>Er hat sich beendet (%1).</translation>
    </message>
</context>
<context>
    <name>mcp::ToolClient</name>
    <message>
        <source>The MCP server did not answer after it had been asked to cancel.</source>
        <translation>Der MCP-Server hat nicht geantwortet, nachdem er um den Abbruch gebeten worden war.</translation>
    </message>
</context>
<context>
    <name>models::AgentSessionsModel</name>
    <message>
        <source>(no title)</source>
        <translation>(ohne Titel)</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
</context>
<context>
    <name>models::AttachmentText</name>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Content Belay does not know: %1</source>
        <translation>Inhalt, den Belay nicht kennt: %1</translation>
    </message>
</context>
<context>
    <name>models::ChangeTexts</name>
    <message>
        <source>Nobody knows what the file was to hold.</source>
        <translation>Niemand weiß, was in der Datei stehen sollte.</translation>
    </message>
    <message>
        <source>The file is too large to be shown.</source>
        <translation>Die Datei ist zu groß, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>The file became a link; on its side stands where it leads.</source>
        <translation>Die Datei wurde ein Link; auf dessen Seite steht, wohin er führt.</translation>
    </message>
    <message>
        <source>The link became a file; on the link&apos;s side stands where it led.</source>
        <translation>Der Link wurde eine Datei; auf der Seite des Links steht, wohin er führte.</translation>
    </message>
    <message>
        <source>Its permissions changed: %1.</source>
        <translation>Die Zugriffsrechte haben sich geändert: %1.</translation>
    </message>
</context>
<context>
    <name>models::CommandState</name>
    <message>
        <source>no exit code</source>
        <translation>kein Exit-Code</translation>
    </message>
    <message>
        <source>unknown what came of it</source>
        <translation>unbekannt, was daraus wurde</translation>
    </message>
    <message>
        <source>The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.</source>
        <translation>Der Agent führt diesen Befehl selbst aus. Stopp bittet den Agenten, ihn zu beenden, und beendet danach seine Prozesse.</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>Hintergrund %1</translation>
    </message>
    <message>
        <source>left running when Belay quit</source>
        <translation>lief weiter, als Belay beendet wurde</translation>
    </message>
    <message>
        <source>left running when the session was closed</source>
        <translation>lief weiter, als die Sitzung geschlossen wurde</translation>
    </message>
    <message>
        <source>ran on until %1</source>
        <extracomment>of a command that ran in the background, whose own end is said before</extracomment>
        <translation>lief weiter bis %1</translation>
    </message>
    <message>
        <source>took effect all the same</source>
        <translation>wurde trotzdem wirksam</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call, to the server</comment>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>ended by Belay</source>
        <translation>von Belay beendet</translation>
    </message>
    <message>
        <source>Stop ends it</source>
        <translation>Stopp beendet ihn</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>beendet durch %1</translation>
    </message>
</context>
<context>
    <name>models::CommentText</name>
    <message>
        <source>Comments on your changes:</source>
        <translation>Kommentare zu deinen Änderungen:</translation>
    </message>
    <message>
        <source>line %1, before the change</source>
        <translation>Zeile %1, vor der Änderung</translation>
    </message>
    <message>
        <source>line %1, new text</source>
        <translation>Zeile %1, neuer Text</translation>
    </message>
</context>
<context>
    <name>models::Conversation</name>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Ändert %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>nicht beantwortet</translation>
    </message>
</context>
<context>
    <name>models::EffectText</name>
    <message>
        <source>New file</source>
        <translation>Neue Datei</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abruf</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>vorbereitet</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>im Gange</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>eingetreten</translation>
    </message>
    <message>
        <source>being undone</source>
        <translation>wird zurückgenommen</translation>
    </message>
    <message>
        <source>Taken back in part</source>
        <translation>Zum Teil zurückgenommen</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>as row %1</source>
        <translation>wie Zeile %1</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a write: the file held that already</comment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>of an effect: the agent says so, and nobody saw it</comment>
        <translation>gemeldet</translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message>
        <source>undone by you</source>
        <translation>von Ihnen rückgängig gemacht</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n zu entscheiden</numerusform>
            <numerusform>%n zu entscheiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>mit %n Objekt von git</numerusform>
            <numerusform>mit %n Objekten von git</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>Mindestens %n Zeichen ist nötig.</numerusform>
            <numerusform>Mindestens %n Zeichen sind nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>Höchstens %n Zeichen ist möglich.</numerusform>
            <numerusform>Höchstens %n Zeichen sind möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>Das ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Wählen Sie mindestens %n.</numerusform>
            <numerusform>Wählen Sie mindestens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Wählen Sie höchstens %n.</numerusform>
            <numerusform>Wählen Sie höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Wählen Sie eines aus.</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>Füllen Sie dies aus.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the greatest number</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>eine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>an address, as https://example.org</source>
        <translation>eine Adresse wie https://example.org</translation>
    </message>
    <message>
        <source>a date, as 2026-11-30</source>
        <translation>ein Datum wie 2026-11-30</translation>
    </message>
    <message>
        <source>a date with a time, as 2026-11-30T14:00:00Z</source>
        <translation>ein Datum mit Uhrzeit wie 2026-11-30T14:00:00Z</translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>Dieses Formular hat %n Feld; Belay zeigt höchstens %1.</numerusform>
            <numerusform>Dieses Formular hat %n Felder; Belay zeigt höchstens %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “%1” is needed, and of a kind that Belay does not know.</source>
        <translation>Das Feld „%1“ ist nötig und von einer Art, die Belay nicht kennt.</translation>
    </message>
    <message>
        <source>Belay opens only addresses of the web, and this is none.</source>
        <translation>Belay öffnet nur Adressen des Webs, und dies ist keine.</translation>
    </message>
    <message>
        <source>What stands before the @ is a user&apos;s name: the address leads to %1.</source>
        <translation>Was vor dem @ steht, ist ein Benutzername: Die Adresse führt zu %1.</translation>
    </message>
    <message>
        <source>The host&apos;s name is written in letters that may look like others: %1</source>
        <translation>Der Name des Rechners besteht aus Buchstaben, die wie andere aussehen können: %1</translation>
    </message>
    <message>
        <source>The way there is not encrypted.</source>
        <translation>Der Weg dorthin ist nicht verschlüsselt.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
</context>
<context>
    <name>models::EntryLink</name>
    <message>
        <source>“%1” is no link to an entry. One looks like belay://session/123/entry/45.</source>
        <translation>„%1“ ist kein Link zu einem Eintrag. Ein solcher sieht so aus: belay://session/123/entry/45.</translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message>
        <source>folder deleted</source>
        <translation>Ordner gelöscht</translation>
    </message>
    <message>
        <source>new folder</source>
        <translation>neuer Ordner</translation>
    </message>
    <message>
        <source>new link</source>
        <translation>neue Verknüpfung</translation>
    </message>
    <message>
        <source>new, no file</source>
        <translation>neu, keine Datei</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>permissions</source>
        <translation>Rechte</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>runs outside Belay once accepted</source>
        <translation>läuft außerhalb von Belay, sobald angenommen</translation>
    </message>
    <message>
        <source>ignored by git</source>
        <translation>von git ignoriert</translation>
    </message>
    <message>
        <source>outside the session&apos;s folders</source>
        <translation>außerhalb der Ordner der Sitzung</translation>
    </message>
    <message>
        <source>git&apos;s own</source>
        <translation>gehört git</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1: %n Datei, die git ignoriert und die in der Sitzung bleibt</numerusform>
            <numerusform>%1: %n Dateien, die git ignoriert und die in der Sitzung bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: commits on %2</source>
        <translation>%1: Commits auf %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>%n Datei, die git für sich selbst führt</numerusform>
            <numerusform>%n Dateien, die git für sich selbst führt</numerusform>
        </translation>
    </message>
    <message>
        <source>Also wrote outside the folder</source>
        <translation>Schrieb auch außerhalb des Ordners</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoriert: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n Datei, %1, bleibt in der Sitzung</numerusform>
            <numerusform>%n Dateien, %1, bleiben in der Sitzung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no new commits</source>
        <translation>%1: %2, keine neuen Commits</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1: %n Commit auf %2</numerusform>
            <numerusform>%1: %n Commits auf %2</numerusform>
        </translation>
    </message>
    <message>
        <source>you committed there meanwhile</source>
        <translation>Sie haben dort inzwischen eingecheckt</translation>
    </message>
    <message>
        <source>lines not counted</source>
        <translation>Zeilen nicht gezählt</translation>
    </message>
    <message>
        <source>larger than 1 GiB, not looked into</source>
        <translation>größer als 1 GiB, nicht angesehen</translation>
    </message>
    <message>
        <source>another name of .git on other systems</source>
        <translation>auf anderen Systemen ein anderer Name von .git</translation>
    </message>
    <message>
        <source>git would write where this link leads</source>
        <translation>git schriebe dorthin, wohin dieser Link führt</translation>
    </message>
    <message>
        <source>empty, perhaps because the disk was full</source>
        <translation>leer, vielleicht weil der Datenträger voll war</translation>
    </message>
    <message>
        <source>became a link</source>
        <translation>wurde ein Link</translation>
    </message>
    <message>
        <source>Not held back: network, git push, containers, databases, other running programs. Protects against mistakes, not attacks.</source>
        <translation>Nicht zurückgehalten: Netz, git push, Container, Datenbanken, andere laufende Programme. Schützt vor Fehlern, nicht vor Angriffen.</translation>
    </message>
    <message>
        <source>The agent works in a copy of the folder, which can have no overlay.</source>
        <translation>Der Agent arbeitet in einer Kopie des Ordners, da für ihn kein Overlay möglich ist.</translation>
    </message>
    <message>
        <source>The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.</source>
        <translation>Die Platte war voll, während der Agent schrieb. Dateien sind vielleicht abgeschnitten; leere werden nur einzeln angenommen.</translation>
    </message>
</context>
<context>
    <name>models::LinkTarget</name>
    <message>
        <source>It is not in the folders of this session.</source>
        <translation>Es liegt nicht in den Ordnern dieser Sitzung.</translation>
    </message>
    <message>
        <source>The mail may take along files of yours.</source>
        <translation>Die Mail könnte Dateien von Ihnen mitnehmen.</translation>
    </message>
    <message>
        <source>This file is on another computer, %1. To open it may tell that computer who you are.</source>
        <translation>Diese Datei liegt auf einem anderen Rechner, %1. Beim Öffnen könnte er erfahren, wer Sie sind.</translation>
    </message>
    <message>
        <source>Which program takes addresses that begin with “%1:”, and what it does then, is not Belay&apos;s to know.</source>
        <translation>Welches Programm Adressen übernimmt, die mit „%1:“ beginnen, und was es dann tut, weiß Belay nicht.</translation>
    </message>
    <message>
        <source>It names no file.</source>
        <translation>Sie nennt keine Datei.</translation>
    </message>
    <message>
        <source>It is a relative address, and there is no folder to start from.</source>
        <translation>Es ist eine relative Adresse, und es gibt keinen Ordner, von dem sie ausgeht.</translation>
    </message>
    <message>
        <source>A page of %1 draws this in your browser. The drawing is behind the # of the address, which browsers do not send.</source>
        <translation>Eine Seite von %1 zeichnet dies in Ihrem Browser. Die Zeichnung steht hinter dem # der Adresse, das Browser nicht senden.</translation>
    </message>
</context>
<context>
    <name>models::McpText</name>
    <message>
        <source>Variables: %1</source>
        <translation>Variablen: %1</translation>
    </message>
    <message>
        <source>Headers: %1</source>
        <translation>Kopfzeilen: %1</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Nur in %1</translation>
    </message>
    <message>
        <source>%1 is no whole path. Write it from / on, or a name that is in PATH.</source>
        <translation>%1 ist kein vollständiger Pfad. Schreiben Sie ihn ab /, oder einen Namen, der in PATH ist.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>durchlassen</translation>
    </message>
    <message>
        <source>ask</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>fragen</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>what is done about calls of a tool: they wait until the turn is over</extracomment>
        <translation>zurückhalten</translation>
    </message>
    <message>
        <source>deny</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>only reads</source>
        <translation>liest nur</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>may destroy</source>
        <translation>kann zerstören</translation>
    </message>
    <message>
        <source>only adds</source>
        <translation>fügt nur hinzu</translation>
    </message>
    <message>
        <source>reaches others</source>
        <translation>erreicht andere</translation>
    </message>
    <message>
        <source>Its descriptions are trusted</source>
        <translation>Seinen Beschreibungen wird vertraut</translation>
    </message>
    <message>
        <source>Anybody on the way can read what is sent to http://. Use https:// unless it is on this computer.</source>
        <translation>Was an http:// gesendet wird, kann unterwegs jeder lesen. Verwenden Sie https://, wenn es nicht auf diesem Computer ist.</translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1 (und %n Datei)</numerusform>
            <numerusform>%1 (und %n Dateien)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message>
        <source>%1 asks to run a command</source>
        <translation>%1 möchte einen Befehl ausführen</translation>
    </message>
    <message>
        <source>%1 asks to edit a file</source>
        <translation>%1 möchte eine Datei ändern</translation>
    </message>
    <message>
        <source>%1 asks to delete</source>
        <translation>%1 möchte löschen</translation>
    </message>
    <message>
        <source>%1 asks to move a file</source>
        <translation>%1 möchte eine Datei verschieben</translation>
    </message>
    <message>
        <source>%1 asks to read</source>
        <translation>%1 möchte lesen</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Immer erlauben</translation>
    </message>
    <message>
        <source>Always reject</source>
        <translation>Immer ablehnen</translation>
    </message>
    <message>
        <source>Nobody knows what this does</source>
        <translation>Niemand weiß, was dies bewirkt</translation>
    </message>
    <message>
        <source>%1 asks for permission; it calls this “%2”</source>
        <extracomment>%2 is a kind of request, like &quot;read&quot; or &quot;search&quot;</extracomment>
        <translation>%1 bittet um Erlaubnis; er nennt dies „%2“</translation>
    </message>
    <message>
        <source>All that the agent sends with it:</source>
        <translation>Alles, was der Agent dazu sendet:</translation>
    </message>
    <message>
        <source>%1 asks to call %2</source>
        <translation>%1 möchte %2 aufrufen</translation>
    </message>
    <message>
        <source>Server %1. %2</source>
        <extracomment>an MCP server, and what it says of its tool</extracomment>
        <translation>Server %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n Leerzeichen ⋯</numerusform>
            <numerusform>⋯ %n Leerzeichen ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n leere Zeile ⋯</numerusform>
            <numerusform>⋯ %n leere Zeilen ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and signs that look like others are written as their numbers.</source>
        <translation>Buchstaben und Zeichen, die wie andere aussehen, stehen als ihre Nummern da.</translation>
    </message>
    <message>
        <source>%1 called %2, which is held back</source>
        <translation>%1 hat %2 aufgerufen; der Aufruf wird zurückgehalten</translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message>
        <source>You withdrew the permission request</source>
        <translation>Die Frage nach Erlaubnis wurde von Hand zurückgezogen</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>Kam zu spät</translation>
    </message>
    <message>
        <source>The agent reported it as done</source>
        <translation>Der Agent meldete es als erledigt</translation>
    </message>
    <message>
        <source>Still runs</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <source>Cancelled by Stop, but the agent reported later that it was done</source>
        <translation>Durch Stopp abgebrochen, aber der Agent meldete es später als erledigt</translation>
    </message>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>%n offene Anfrage endete mit der Verbindung</numerusform>
            <numerusform>%n offene Anfragen endeten mit der Verbindung</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent still works on it; Belay cannot reach it but by Force stop</source>
        <translation>Der Agent arbeitet noch daran; Belay erreicht es nur mit „Stopp erzwingen“</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>%n Meldung kam danach an, %1 später</numerusform>
            <numerusform>%n Meldungen kamen danach an, die letzte %1 später</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed by the agent</source>
        <translation>Vom Agenten geändert</translation>
    </message>
    <message>
        <source>The disk does not bear out what the agent reported</source>
        <translation>Die Platte bestätigt nicht, was der Agent berichtet hat</translation>
    </message>
    <message>
        <source>Ended half-way by its agent</source>
        <translation>Auf halbem Weg von seinem Agenten beendet</translation>
    </message>
    <message>
        <source>Changed during the turn, but no tool call told of it</source>
        <translation>Während der Runde geändert, aber kein Werkzeugaufruf hat davon berichtet</translation>
    </message>
    <message>
        <source>%1 · acknowledged</source>
        <translation>%1 · zur Kenntnis genommen</translation>
    </message>
    <message>
        <source>What no tool call told of was not looked for there: %1</source>
        <translation>Was kein Werkzeugaufruf gemeldet hat, wurde dort nicht gesucht: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n Wirkung</numerusform>
            <numerusform>%n Wirkungen</numerusform>
        </translation>
    </message>
    <message>
        <source>left this machine</source>
        <translation>hat diesen Rechner verlassen</translation>
    </message>
    <message>
        <source>Changed during the turn; a tool call named it, but did not show the change</source>
        <translation>Während der Runde geändert; ein Werkzeugaufruf hat sie genannt, aber die Änderung nicht gezeigt</translation>
    </message>
    <message>
        <source>Changed during the turn, although it was not permitted</source>
        <translation>Während der Runde geändert, obwohl es nicht erlaubt wurde</translation>
    </message>
    <message>
        <source>Reported by the agent; your file was not changed by it</source>
        <translation>Vom Agenten gemeldet; Ihre Datei wurde dadurch nicht geändert</translation>
    </message>
    <message>
        <source>It exited; what it left running was ended with the turn</source>
        <translation>Es hat sich beendet; was es weiterlaufen ließ, wurde mit der Runde beendet</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht geschehen</translation>
    </message>
    <message>
        <source>The agent called it failed; what it did until then is not known</source>
        <translation>Der Agent nannte es fehlgeschlagen; was er bis dahin getan hat, ist nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n Host</numerusform>
            <numerusform>%n Hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n Verbindung, %1 gesendet, %2 empfangen</numerusform>
            <numerusform>%n Verbindungen, %1 gesendet, %2 empfangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n Versuch misslang</numerusform>
            <numerusform>%n Versuche misslangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>von Belay %n-mal abgelehnt: er, oder wohin er führt, ist nicht auf der Liste der Hosts</numerusform>
            <numerusform>von Belay %n-mal abgelehnt: er, oder wohin er führt, ist nicht auf der Liste der Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>Further hosts</source>
        <translation>Weitere Hosts</translation>
    </message>
    <message>
        <source>contacted %1</source>
        <comment>a host</comment>
        <translation>kontaktierte %1</translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>kontaktierte %n Host</numerusform>
            <numerusform>kontaktierte %n Hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>%n Host abgelehnt</numerusform>
            <numerusform>%n Hosts abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>The server acknowledged it after %1</source>
        <translation>Der Server bestätigte es nach %1</translation>
    </message>
    <message>
        <source>It was sent. %1</source>
        <translation>Es wurde gesendet. %1</translation>
    </message>
    <message>
        <source>The server answered: %1</source>
        <translation>Der Server antwortete: %1</translation>
    </message>
    <message>
        <source>It was never sent</source>
        <translation>Es wurde nie gesendet</translation>
    </message>
    <message>
        <source>as the servers say</source>
        <extracomment>calls of tools that were made, and failed or were cancelled</extracomment>
        <translation>wie die Server sagen</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n Anfrage, %1 gesendet, %2 empfangen</numerusform>
            <numerusform>%n Anfragen, %1 gesendet, %2 empfangen</numerusform>
        </translation>
    </message>
    <message>
        <source>by Belay, as MCP server “%1”</source>
        <extracomment>a host was contacted, not by the agent itself</extracomment>
        <translation>von Belay, als MCP-Server „%1“</translation>
    </message>
    <message>
        <source>Killed by Belay; it may still run</source>
        <translation>Von Belay abgeschossen; läuft vielleicht noch</translation>
    </message>
    <message>
        <source>Process %1: killed by Belay, and seen to run after that</source>
        <translation>Prozess %1: von Belay abgeschossen, lief danach noch</translation>
    </message>
    <message>
        <source>Process %1, which the agent started, still runs it</source>
        <translation>Prozess %1, den der Agent gestartet hat, führt es noch aus</translation>
    </message>
    <message>
        <source>The turn took %1, the agent reports.</source>
        <extracomment>what a turn used: context and money</extracomment>
        <translation>Die Runde brauchte %1, meldet der Agent.</translation>
    </message>
    <message>
        <source>the file did not change</source>
        <extracomment>what was said to be done, or was tried: the disk says that it is not so</extracomment>
        <translation>die Datei hat sich nicht geändert</translation>
    </message>
    <message>
        <source>Written with the same content; nothing changed</source>
        <translation>Mit demselben Inhalt geschrieben; nichts geändert</translation>
    </message>
    <message>
        <source>Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.</source>
        <translation>Alles, was der Agent in %1 geschrieben hat, ist zurückgehalten, gemeldet oder nicht. Anderswo wird nichts beobachtet.</translation>
    </message>
    <message>
        <source>Not watched: files git ignores, .git, empty folders, and everything outside %1.</source>
        <translation>Nicht beobachtet: von git ignorierte Dateien, .git, leere Ordner und alles außerhalb von %1.</translation>
    </message>
    <message>
        <source>It came %1 after Stop and was refused</source>
        <translation>Es kam %1 nach Stopp und wurde abgelehnt</translation>
    </message>
    <message>
        <source>Belay ended the agent process</source>
        <translation>Belay hat den Agentenprozess beendet</translation>
    </message>
    <message>
        <source>the agent process may still run</source>
        <translation>der Agentenprozess läuft vielleicht noch</translation>
    </message>
    <message>
        <source>Stop was not pressed</source>
        <translation>Stopp wurde nicht gedrückt</translation>
    </message>
    <message>
        <source>%1 after Stop</source>
        <translation>%1 nach Stopp</translation>
    </message>
    <message>
        <source>the agent confirmed after %1</source>
        <translation>der Agent hat nach %1 bestätigt</translation>
    </message>
    <message>
        <source>the agent answered with an error after %1</source>
        <translation>der Agent hat nach %1 mit einem Fehler geantwortet</translation>
    </message>
    <message>
        <source>its session was closed for that, and goes on</source>
        <translation>seine Sitzung wurde dafür geschlossen und geht weiter</translation>
    </message>
    <message>
        <source>no change was reported</source>
        <translation>keine Änderung gemeldet</translation>
    </message>
    <message>
        <source>no change was seen in %1</source>
        <translation>in %1 keine Änderung gesehen</translation>
    </message>
    <message>
        <source>Recorded: what went through Belay&apos;s proxy, or to MCP servers through Belay. Not recorded: programs that ignore the proxy, ssh, UDP, containers. Nothing was decrypted.</source>
        <translation>Aufgezeichnet: was durch Belays Proxy ging, oder durch Belay an MCP-Server. Nicht aufgezeichnet: Programme, die den Proxy nicht beachten, ssh, UDP, Container. Nichts wurde entschlüsselt.</translation>
    </message>
    <message>
        <source>The agent and its programs could reach only the hosts on the list, through Belay&apos;s proxy. Belay itself also reaches MCP servers that you set up with an address. Not covered: other programs that act for the agent. Nothing was decrypted.</source>
        <translation>Der Agent und seine Programme konnten nur die Hosts der Liste erreichen, durch Belays Proxy. Belay selbst erreicht auch MCP-Server, die Sie mit einer Adresse eingerichtet haben. Nicht erfasst: andere Programme, die für den Agenten handeln. Nichts wurde entschlüsselt.</translation>
    </message>
    <message>
        <source>there is no way back</source>
        <translation>kein Weg zurück</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>bitte ansehen</translation>
    </message>
    <message>
        <source>never happened</source>
        <translation>ist nie geschehen</translation>
    </message>
    <message>
        <source>after the end</source>
        <translation>nach dem Ende</translation>
    </message>
    <message>
        <source>did not run</source>
        <extracomment>what the agent asked permission for; it may have done it where nobody watches</extracomment>
        <translation>wurde nicht ausgeführt</translation>
    </message>
</context>
<context>
    <name>models::RuleTrial</name>
    <message>
        <source>You are asked: no rule says anything about it.</source>
        <translation>Sie werden gefragt: keine Regel sagt etwas darüber.</translation>
    </message>
    <message>
        <source>Allowed without asking, by: %1</source>
        <translation>Ohne Frage erlaubt, durch: %1</translation>
    </message>
    <message>
        <source>Denied without asking, by: %1</source>
        <translation>Ohne Frage abgelehnt, durch: %1</translation>
    </message>
    <message>
        <source>No rule says anything about it: what is chosen for the server’s tool decides.</source>
        <translation>Keine Regel sagt etwas dazu: Was für das Werkzeug des Servers gewählt ist, entscheidet.</translation>
    </message>
</context>
<context>
    <name>models::RunningOn</name>
    <message>
        <source>%1 min</source>
        <extracomment>a time in minutes</extracomment>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) run on</source>
        <translation>
            <numerusform>%n Befehl läuft weiter</numerusform>
            <numerusform>%n Befehle laufen weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1 · turn “%2”</source>
        <extracomment>a time, and the first words of the turn&apos;s message</extracomment>
        <translation>seit %1 · Runde „%2“</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <extracomment>a session, and when its turn began</extracomment>
        <translation>%1, Runde von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n Befehl lief weiter bis %1</numerusform>
            <numerusform>%n Befehle liefen weiter bis %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionStatus</name>
    <message>
        <source>Not while a turn runs: another choice starts the agent again.</source>
        <translation>Nicht während einer Runde: Eine andere Wahl startet den Agenten neu.</translation>
    </message>
    <message>
        <source>Not while changes wait: accept or discard them first.</source>
        <translation>Nicht solange Änderungen warten: Nehmen Sie sie erst an, oder verwerfen Sie sie.</translation>
    </message>
    <message>
        <source>The network of an agent elsewhere cannot be watched from here.</source>
        <translation>Das Netz eines Agenten anderswo kann von hier nicht beobachtet werden.</translation>
    </message>
    <message>
        <source>Not while the agent starts.</source>
        <translation>Nicht, während der Agent startet.</translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>vor %n min</numerusform>
            <numerusform>vor %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>vor %n h</numerusform>
            <numerusform>vor %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>loading · %1</source>
        <translation>lädt · %1</translation>
    </message>
    <message>
        <source>no message yet</source>
        <translation>noch keine Nachricht</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>startet neu</translation>
    </message>
    <message>
        <source>asks you to log in</source>
        <translation>bittet um Anmeldung</translation>
    </message>
    <message>
        <source>connection lost · trying again</source>
        <translation>Verbindung verloren · neuer Versuch</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archiviert</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>Der letzte %n Tag</numerusform>
            <numerusform>Die letzten %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Älter</translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message>
        <source>The agent said something Belay cannot follow</source>
        <translation>Der Agent hat etwas gesagt, dem Belay nicht folgen kann</translation>
    </message>
    <message>
        <source>The agent could not be started</source>
        <translation>Der Agent konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>Belay could not go on</source>
        <translation>Belay konnte nicht fortfahren</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>asked at %1</source>
        <translation>gefragt um %1</translation>
    </message>
    <message>
        <source>An update Belay does not know: %1</source>
        <translation>Eine Meldung, die Belay nicht kennt: %1</translation>
    </message>
    <message>
        <source>The agent shortens its context</source>
        <translation>Der Agent kürzt seinen Kontext</translation>
    </message>
    <message>
        <source>The agent shortened its context</source>
        <translation>Der Agent hat seinen Kontext gekürzt</translation>
    </message>
    <message>
        <source>The agent&apos;s context changed</source>
        <translation>Der Kontext des Agenten hat sich geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>%n Anfrage ging verloren.</numerusform>
            <numerusform>%n Anfragen gingen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was loaded</source>
        <translation>Die Sitzung wurde geladen</translation>
    </message>
    <message>
        <source>The agent is back</source>
        <translation>Der Agent ist wieder da</translation>
    </message>
    <message>
        <source>The agent&apos;s command is still running</source>
        <translation>Der Befehl des Agenten läuft noch</translation>
    </message>
    <message>
        <source>The agent&apos;s work has ended</source>
        <translation>Die Arbeit des Agenten ist zu Ende</translation>
    </message>
    <message>
        <source>%1
It went on for %2 after the turn was over.</source>
        <translation>%1
Es ging nach dem Ende der Runde noch %2 weiter.</translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message>
        <source>could not be tried</source>
        <translation>ließ sich nicht prüfen</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>fertig in %1</translation>
    </message>
    <message>
        <source>stopped in %1</source>
        <translation>gestoppt in %1</translation>
    </message>
    <message>
        <source>stopped in %1, after it was asked again</source>
        <translation>gestoppt in %1, nach nochmaliger Bitte</translation>
    </message>
    <message>
        <source>ended normally %1 after Stop</source>
        <translation>%1 nach Stopp normal geendet</translation>
    </message>
    <message>
        <source>did not stop; forced after %1</source>
        <translation>stoppte nicht; nach %1 erzwungen</translation>
    </message>
    <message>
        <source>did not stop; the agent ended</source>
        <translation>stoppte nicht; der Agent endete</translation>
    </message>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>der Agent zog %n eigene Anfrage zurück</numerusform>
            <numerusform>der Agent zog %n eigene Anfragen zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay brach %n ab</numerusform>
            <numerusform>Belay brach %n ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n kam nach Stopp und wurde verweigert</numerusform>
            <numerusform>%n kamen nach Stopp und wurden verweigert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>%n ging verloren</numerusform>
            <numerusform>%n gingen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n ist noch offen</numerusform>
            <numerusform>%n sind noch offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>%n Meldung nach dem Ende der Runde</numerusform>
            <numerusform>%n Meldungen nach dem Ende der Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n Prozess lief weiter</numerusform>
            <numerusform>%n Prozesse liefen weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>%n Datei nach Stopp geschrieben</numerusform>
            <numerusform>%n Dateien nach Stopp geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain prompt</source>
        <translation>Einfache Nachricht</translation>
    </message>
    <message>
        <source>Long answer</source>
        <translation>Lange Antwort</translation>
    </message>
    <message>
        <source>nothing was left</source>
        <translation>nichts blieb übrig</translation>
    </message>
    <message>
        <source>Stopped cleanly %1 of %2 times</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Stoppte sauber, %1 von %2 Mal</translation>
    </message>
    <message>
        <source>Stop could not be tried</source>
        <translation>Stopp ließ sich nicht prüfen</translation>
    </message>
    <message>
        <source>asks before commands</source>
        <translation>fragt vor Befehlen</translation>
    </message>
    <message>
        <source>does not ask before commands</source>
        <translation>fragt nicht vor Befehlen</translation>
    </message>
    <message>
        <source>writes files itself</source>
        <translation>schreibt Dateien selbst</translation>
    </message>
    <message>
        <source>writes files through Belay</source>
        <translation>schreibt Dateien über Belay</translation>
    </message>
    <message>
        <source>measured %1</source>
        <extracomment>%1 is a day like &quot;22 Nov&quot;</extracomment>
        <translation>gemessen am %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>its command in the background ran on</source>
        <translation>sein Befehl im Hintergrund lief weiter</translation>
    </message>
    <message>
        <source>its command in the background ended, too</source>
        <translation>sein Befehl im Hintergrund endete mit</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Hinterlassen</translation>
    </message>
    <message>
        <source>stops in %1</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;</extracomment>
        <translation>stoppt in %1</translation>
    </message>
    <message>
        <source>its commands run through Belay, which ends them</source>
        <translation>seine Befehle laufen durch Belay, das sie beendet</translation>
    </message>
    <message>
        <source>ends its own commands</source>
        <translation>beendet seine eigenen Befehle</translation>
    </message>
    <message>
        <source>leaves its commands running: Belay ends those</source>
        <translation>lässt seine Befehle laufen: Belay beendet sie</translation>
    </message>
    <message>
        <source>ends background commands, too</source>
        <translation>beendet auch Befehle im Hintergrund</translation>
    </message>
    <message>
        <source>leaves background commands: Belay ends those</source>
        <translation>lässt Befehle im Hintergrund laufen: Belay beendet sie</translation>
    </message>
    <message>
        <source>nothing else was left</source>
        <translation>sonst blieb nichts übrig</translation>
    </message>
    <message>
        <source>Force stop: end the connection</source>
        <translation>Stopp erzwingen: die Verbindung beenden</translation>
    </message>
    <message>
        <source>Force stop: restart the agent, resume the session</source>
        <translation>Stopp erzwingen: den Agenten neu starten, die Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>Force stop: end the agent; it forgets this conversation</source>
        <translation>Stopp erzwingen: den Agenten beenden; er vergisst dieses Gespräch</translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>Hat eigene offene Anfragen %1 von %n Mal zurückgezogen</numerusform>
            <numerusform>Hat eigene offene Anfragen %1 von %n Mal zurückgezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>%n Mal mit Gewalt gestoppt</numerusform>
            <numerusform>%n Mal mit Gewalt gestoppt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>hat %n Stopp nicht bestätigt</numerusform>
            <numerusform>hat keinen von %n Stopps bestätigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>stoppt in %1 (%2 von %3, %n erzwungen)</numerusform>
            <numerusform>stoppt in %1 (%2 von %3, %n erzwungen)</numerusform>
        </translation>
    </message>
    <message>
        <source>stops in %1 (%2 of %3)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped</extracomment>
        <translation>stoppt in %1 (%2 von %3)</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>Hat %1 von %n Stopp bestätigt</numerusform>
            <numerusform>Hat %1 von %n Stopps bestätigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually after %1, slowest %2</source>
        <translation>Meist nach %1, am langsamsten nach %2</translation>
    </message>
    <message>
        <source>Leaves its open requests to Belay</source>
        <translation>Überlässt seine offenen Anfragen Belay</translation>
    </message>
</context>
<context>
    <name>models::TerminalsModel</name>
    <message>
        <source>%1
in %2</source>
        <extracomment>a command and the folder it runs in</extracomment>
        <translation>%1
in %2</translation>
    </message>
</context>
<context>
    <name>models::TextPattern</name>
    <message>
        <source>Not a regular expression: %1, at character %2</source>
        <translation>Kein regulärer Ausdruck: %1, bei Zeichen %2</translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message>
        <source>Start agent</source>
        <translation>Agenten starten</translation>
    </message>
    <message>
        <source>Load session</source>
        <translation>Sitzung laden</translation>
    </message>
    <message>
        <source>Resume session</source>
        <translation>Sitzung fortsetzen</translation>
    </message>
    <message>
        <source>List sessions</source>
        <translation>Sitzungen auflisten</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>Option setzen</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Wait for exit</source>
        <translation>Auf Ende warten</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Datei lesen</translation>
    </message>
    <message>
        <source>Write file</source>
        <translation>Datei schreiben</translation>
    </message>
    <message>
        <source>completed before cancel</source>
        <translation>vor dem Abbruch fertig geworden</translation>
    </message>
    <message>
        <source>the agent waits for the command</source>
        <translation>der Agent wartet auf den Befehl</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>wird abgebrochen…</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>It took this session up again and knows what was said above.</source>
        <translation>Er hat diese Sitzung fortgesetzt und weiß, was oben gesagt wurde.</translation>
    </message>
    <message>
        <source>It loaded this session but repeated nothing of it: it may not know what was said above.</source>
        <translation>Er hat diese Sitzung geladen, aber nichts daraus wiederholt: vielleicht weiß er nicht, was oben gesagt wurde.</translation>
    </message>
    <message>
        <source>This is a new session: the agent does not know what was said above.</source>
        <translation>Dies ist eine neue Sitzung: der Agent weiß nicht, was oben gesagt wurde.</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>It took this session up and told nothing of what was said in it.</source>
        <translation>Er hat diese Sitzung aufgenommen und nichts von dem erzählt, was in ihr gesagt wurde.</translation>
    </message>
    <message>
        <source>This is what it told of the session.</source>
        <translation>Dies hat er von der Sitzung erzählt.</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Neu verbinden</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>versucht es von selbst wieder</translation>
    </message>
    <message>
        <source>Fork session</source>
        <translation>Sitzung abzweigen</translation>
    </message>
    <message>
        <source>%1; with it came %2</source>
        <comment>how a request ended, what the answer held</comment>
        <translation>%1; dabei kam %2</translation>
    </message>
    <message>
        <source>%1; withdrawn by the agent when it was over</source>
        <comment>how a request ended</comment>
        <translation>%1; vom Agenten zurückgenommen, als es vorbei war</translation>
    </message>
    <message>
        <source>You pressed Stop</source>
        <translation>Stopp gedrückt</translation>
    </message>
    <message>
        <source>Stopped by closing the session</source>
        <translation>Durch Schließen der Sitzung gestoppt</translation>
    </message>
    <message>
        <source>Stopped by closing Belay</source>
        <translation>Durch Schließen von Belay gestoppt</translation>
    </message>
    <message>
        <source>Stopped by a signal that ended Belay</source>
        <translation>Durch ein Signal gestoppt, das Belay beendete</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a state in a list</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>ended normally after Stop</source>
        <comment>a state in a list</comment>
        <translation>nach Stopp normal beendet</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <comment>a state in a list</comment>
        <translation>von Hand gestoppt</translation>
    </message>
    <message>
        <source>stopped by force</source>
        <comment>a state in a list</comment>
        <translation>Stopp erzwungen</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a state in a list</comment>
        <translation>verweigert</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <comment>a state in a list</comment>
        <translation>Token-Grenze erreicht</translation>
    </message>
    <message>
        <source>request limit reached</source>
        <comment>a state in a list</comment>
        <translation>Anfragegrenze erreicht</translation>
    </message>
    <message>
        <source>stopped by force: disconnected</source>
        <comment>a state in a list</comment>
        <translation>Stopp erzwungen: Verbindung getrennt</translation>
    </message>
    <message>
        <source>stopped by closing</source>
        <comment>a state in a list</comment>
        <translation>durch Schließen gestoppt</translation>
    </message>
    <message>
        <source>held until the turn ends</source>
        <translation>zurückgehalten, bis die Runde endet</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <comment>a state in a list</comment>
        <translation>ließ sich nicht beenden</translation>
    </message>
    <message>
        <source>stopped by its time limit</source>
        <comment>a state in a list</comment>
        <translation>von ihrer Zeitgrenze gestoppt</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>keine Antwort in der Frist</translation>
    </message>
    <message>
        <source>asked to cancel, no answer</source>
        <translation>um Abbruch gebeten, keine Antwort</translation>
    </message>
    <message>
        <source>completed %1 after cancel</source>
        <translation>fertig %1 nach der Bitte um Abbruch</translation>
    </message>
    <message>
        <source>you declined</source>
        <translation>von Ihnen abgelehnt</translation>
    </message>
    <message>
        <source>you opened it · done, says the agent</source>
        <translation>von Ihnen geöffnet · erledigt, sagt der Agent</translation>
    </message>
    <message>
        <source>you opened it</source>
        <translation>von Ihnen geöffnet</translation>
    </message>
</context>
<context>
    <name>models::TrafficModel</name>
    <message>
        <source>to agent</source>
        <translation>an Agent</translation>
    </message>
    <message>
        <source>from agent</source>
        <translation>vom Agenten</translation>
    </message>
    <message>
        <source>stderr</source>
        <translation>stderr</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>cancel was asked for</source>
        <translation>Abbruch verlangt</translation>
    </message>
    <message>
        <source>%1 · answered all the same</source>
        <translation>%1 · trotzdem beantwortet</translation>
    </message>
    <message>
        <source>to server</source>
        <translation>an Server</translation>
    </message>
    <message>
        <source>from server</source>
        <translation>vom Server</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
</context>
<context>
    <name>models::TurnAccount</name>
    <message>
        <source>What turn %1 did</source>
        <translation>Was Runde %1 getan hat</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>No effect was recorded.</source>
        <translation>Es wurde keine Wirkung aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>models::UndoText</name>
    <message>
        <source>Already is what it was before</source>
        <translation>Ist schon, was sie vorher war</translation>
    </message>
    <message>
        <source>Becomes what it was before</source>
        <translation>Wird wieder, was sie vorher war</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommt zurück</translation>
    </message>
    <message>
        <source>These folders are made again for you alone, since nobody knows how open they were: %1</source>
        <translation>Diese Ordner werden nur für Sie neu angelegt, da niemand weiß, wie offen sie waren: %1</translation>
    </message>
    <message>
        <source>New file, moves to the trash</source>
        <translation>Neue Datei, kommt in den Papierkorb</translation>
    </message>
    <message>
        <source>What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like .env; owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.</source>
        <translation>Was Befehle getan haben, wurde durch Vergleich von Dateien gefunden. Nicht angesehen und nicht zurückgenommen: was git ignoriert, etwa .env; Besitzer, erweiterte Attribute, setuid, setgid; Rechte von Ordnern; Verknüpfungen zwischen Dateien; leere Ordner.</translation>
    </message>
    <message>
        <source>These have further names (hard links), which keep what is there now: %1</source>
        <extracomment>files that are one file under several names</extracomment>
        <translation>Diese haben weitere Namen (Hardlinks), die behalten, was jetzt da ist: %1</translation>
    </message>
</context>
<context>
    <name>models::UsageText</name>
    <message>
        <source>%1k</source>
        <comment>thousands</comment>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>%1M</source>
        <comment>millions</comment>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>%1 of %2 tokens of context</source>
        <translation>%1 von %2 Token Kontext</translation>
    </message>
    <message>
        <source>%1
%2 so far</source>
        <translation>%1
bisher %2</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>%1 Kontext</translation>
    </message>
</context>
<context>
    <name>proxy::HostList</name>
    <message>
        <source>“%1” is no host. Write names like api.example.org, *.example.org or example.org:443.</source>
        <translation>„%1“ ist kein Host. Schreiben Sie Namen wie api.example.org, *.example.org oder example.org:443.</translation>
    </message>
</context>
<context>
    <name>proxy::NetworkWatch</name>
    <message>
        <source>The proxy that notes what is contacted could not be started.</source>
        <translation>Der Proxy, der festhält, was kontaktiert wird, konnte nicht gestartet werden.</translation>
    </message>
</context>
<context>
    <name>proxy::Upstream</name>
    <message>
        <source>The proxy that %1 names cannot be gone through: Belay knows http and socks5, not “%2”.</source>
        <translation>Durch den Proxy, den %1 nennt, kommt Belay nicht: Es kennt http und socks5, nicht „%2“.</translation>
    </message>
    <message>
        <source>What %1 holds is no address of a proxy.</source>
        <translation>Was in %1 steht, ist keine Adresse eines Proxys.</translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message>
        <source>The keychain knows no “%1”. Give the value once more, in Agents.</source>
        <translation>Der Schlüsselbund kennt „%1“ nicht. Geben Sie den Wert unter „Agenten“ noch einmal an.</translation>
    </message>
    <message>
        <source>“%1” could not be read: the keychain is locked. Unlock it and try again.</source>
        <translation>„%1“ konnte nicht gelesen werden: Der Schlüsselbund ist gesperrt. Entsperren Sie ihn und versuchen Sie es erneut.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>„%1“ konnte nicht gelesen werden: Der Schlüsselbund antwortet seit %n s nicht. Starten Sie ihn neu und versuchen Sie es erneut.</numerusform>
            <numerusform>„%1“ konnte nicht gelesen werden: Der Schlüsselbund antwortet seit %n s nicht. Starten Sie ihn neu und versuchen Sie es erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).</source>
        <translation>„%1“ steht im Schlüsselbund, der nicht verfügbar ist. Starten Sie ihn, oder verwenden Sie eine Variable ($NAME).</translation>
    </message>
    <message>
        <source>The keychain is locked. %1 is kept only until you quit.</source>
        <translation>Der Schlüsselbund ist gesperrt. %1 bleibt nur bis zum Beenden erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>Der Schlüsselbund antwortet seit %n s nicht. %1 ist vielleicht nicht gespeichert und bleibt bis zum Beenden erhalten.</numerusform>
            <numerusform>Der Schlüsselbund antwortet seit %n s nicht. %1 ist vielleicht nicht gespeichert und bleibt bis zum Beenden erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No keychain is available. %1 is kept only until you quit.</source>
        <translation>Kein Schlüsselbund verfügbar. %1 bleibt nur bis zum Beenden erhalten.</translation>
    </message>
    <message>
        <source>“%1” may still be in the keychain. Remove it with the program that manages your keychain.</source>
        <translation>„%1“ ist vielleicht noch im Schlüsselbund. Entfernen Sie den Eintrag mit dem Programm, das Ihren Schlüsselbund verwaltet.</translation>
    </message>
</context>
<context>
    <name>settings::AgentEntry</name>
    <message>
        <source>Demo agent</source>
        <translation>Demo-Agent</translation>
    </message>
</context>
<context>
    <name>settings::Editors</name>
    <message>
        <source>%1 in a terminal</source>
        <translation>%1 in einem Terminal</translation>
    </message>
</context>
<context>
    <name>settings::RuleFile</name>
    <message>
        <source>“%1” is nothing that this Belay knows.</source>
        <translation>„%1“ kennt dieses Belay nicht.</translation>
    </message>
    <message>
        <source>“%1” is no kind of request.</source>
        <translation>„%1“ ist keine Art von Anfrage.</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: %2</source>
        <translation>Regel %1 der Datei kann nicht übernommen werden, deshalb wurde keine übernommen: %2</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: “%2” is not a text.</source>
        <translation>Regel %1 der Datei kann nicht übernommen werden, daher wurde keine übernommen: „%2“ ist kein Text.</translation>
    </message>
    <message>
        <source>The file holds no permission rules that this Belay knows.</source>
        <translation>Die Datei enthält keine Erlaubnisregeln, die dieses Belay kennt.</translation>
    </message>
</context>
<context>
    <name>settings::SettingsFile</name>
    <message>
        <source>%1. Belay goes on with the settings it has from the start, and keeps none that you change.</source>
        <translation>%1. Belay arbeitet mit den Einstellungen, die es von Haus aus hat, und behält keine, die Sie ändern.</translation>
    </message>
</context>
<context>
    <name>spelling::PersonalWords</name>
    <message>
        <source>This is no word for a dictionary.</source>
        <translation>Das ist kein Wort für ein Wörterbuch.</translation>
    </message>
    <message>
        <source>Your dictionary is full: it holds %1 words.</source>
        <translation>Ihr Wörterbuch ist voll: Es enthält %1 Wörter.</translation>
    </message>
    <message>
        <source>“%1” could not be added to your dictionary: it cannot be written.</source>
        <translation>„%1“ konnte nicht in Ihr Wörterbuch aufgenommen werden: Es kann nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>text::Markdown</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Wichtig</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>transport::ProcessTransport</name>
    <message>
        <source>The agent could not be started: no pipe could be made.</source>
        <translation>Der Agent konnte nicht gestartet werden: es konnte keine Pipe angelegt werden.</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is not an executable file.</source>
        <translation>Der Agent konnte nicht gestartet werden: „%1“ ist keine ausführbare Datei.</translation>
    </message>
    <message>
        <source>The agent could not be started: the system refused to run “%1”.</source>
        <translation>Der Agent konnte nicht gestartet werden: das System hat die Ausführung von „%1“ verweigert.</translation>
    </message>
    <message>
        <source>The agent closed its output and went on running, unable to answer. It was ended.</source>
        <translation>Der Agent hat seine Ausgabe geschlossen und lief weiter, ohne antworten zu können. Er wurde beendet.</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>Gesucht in: %1</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.</source>
        <translation>Der Agent konnte nicht gestartet werden: „%1“ liegt in /tmp, und ein Agent, dessen Änderungen zurückgehalten werden, hat sein eigenes /tmp.</translation>
    </message>
    <message>
        <source>belay-guard was killed by another program or by the agent. What was found of the agent was ended.</source>
        <translation>belay-guard wurde von einem anderen Programm oder vom Agenten beendet. Was vom Agenten gefunden wurde, ist beendet.</translation>
    </message>
    <message>
        <source>The agent process ended (%1).</source>
        <translation>Der Agentenprozess hat sich beendet (%1).</translation>
    </message>
</context>
<context>
    <name>transport::SealFailure</name>
    <message>
        <source>This system allows no user namespaces (user.max_user_namespaces).</source>
        <translation>Dieses System erlaubt keine Namensräume für Benutzer (user.max_user_namespaces).</translation>
    </message>
    <message>
        <source>This system, or the container that Belay runs in, allows no user namespaces.</source>
        <translation>Dieses System, oder der Container, in dem Belay läuft, erlaubt keine Namensräume für Benutzer.</translation>
    </message>
    <message>
        <source>This kernel has no user namespaces.</source>
        <translation>Dieser Kernel hat keine Namensräume für Benutzer.</translation>
    </message>
    <message>
        <source>This kernel has no overlay file system.</source>
        <translation>Dieser Kernel hat kein Overlay-Dateisystem.</translation>
    </message>
    <message>
        <source>%1 cannot be part of an overlay: another file system is mounted inside it, or Belay&apos;s data folder is on one that cannot take what is written.</source>
        <translation>%1 kann nicht Teil eines Overlays sein: Darin ist ein anderes Dateisystem eingehängt, oder Belays Datenordner liegt auf einem, das Geschriebenes nicht aufnehmen kann.</translation>
    </message>
    <message>
        <source>The overlay over %1 was refused: %2.</source>
        <translation>Das Overlay über %1 wurde abgelehnt: %2.</translation>
    </message>
    <message>
        <source>The program belay-seal, which does that, is missing or does not run.</source>
        <translation>Das Programm belay-seal, das dies tut, fehlt oder läuft nicht.</translation>
    </message>
    <message>
        <source>The folder in which Belay keeps what is written cannot be used (%1): %2.</source>
        <translation>Der Ordner, in dem Belay Geschriebenes aufbewahrt, ist nicht benutzbar (%1): %2.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 konnte nicht geöffnet werden: %2.</translation>
    </message>
    <message>
        <source>An overlay of this kernel does not do what holding back relies on (%1).</source>
        <translation>Ein Overlay dieses Kernels tut nicht, worauf das Zurückhalten angewiesen ist (%1).</translation>
    </message>
    <message>
        <source>A step of it failed at %1: %2.</source>
        <translation>Ein Schritt davon ist bei %1 gescheitert: %2.</translation>
    </message>
    <message>
        <source>The agent was not started, because its changes could not be held back. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>Der Agent wurde nicht gestartet, weil seine Änderungen nicht zurückgehalten werden konnten. %1</translation>
    </message>
    <message>
        <source>A network of its own could not be set up: %1.</source>
        <translation>Ein eigenes Netz konnte nicht eingerichtet werden: %1.</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. The one for belay-seal is not loaded. This loads it: %1</source>
        <translation>Dieses System macht Namensräume für Benutzer nur für Programme mit einem AppArmor-Profil. Das für belay-seal ist nicht geladen. Dies lädt es: %1</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. belay-seal has none; the manual (F1) has one to copy.</source>
        <translation>Dieses System macht Namensräume für Benutzer nur für Programme mit einem AppArmor-Profil. belay-seal hat keines; im Handbuch (F1) steht eines zum Kopieren.</translation>
    </message>
    <message>
        <source>Belay runs as root, and some of root&apos;s rights cannot be taken from the agent here (%1: %2). Start Belay as yourself, or have the agent ask before it writes.</source>
        <translation>Belay läuft als root, und manche Rechte von root lassen sich dem Agenten hier nicht nehmen (%1: %2). Starten Sie Belay unter Ihrem eigenen Benutzer, oder lassen Sie den Agenten fragen, bevor er schreibt.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketAddress</name>
    <message>
        <source>The address of a WebSocket ends before its “#”. Take that part out.</source>
        <translation>Die Adresse eines WebSockets endet vor ihrem „#“. Nehmen Sie diesen Teil heraus.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.</source>
        <translation>Die Kopfzeile „%1“ kann nicht gesendet werden: Ein Name besteht aus Buchstaben, Ziffern und Bindestrichen, ein Wert ist eine Zeile.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be encrypted: anybody on the way could read and change what is said. Use wss://, or allow it for this agent in Agents.</source>
        <translation>Die Verbindung zu %1 wäre nicht verschlüsselt: Unterwegs könnte jeder lesen und ändern, was gesagt wird. Verwenden Sie wss://, oder erlauben Sie es für diesen Agenten unter Agenten.</translation>
    </message>
    <message>
        <source>The address holds a name or password. Use a header instead, in Agents.</source>
        <translation>Die Adresse enthält einen Namen oder ein Passwort. Nehmen Sie stattdessen einen Header, unter „Agenten“.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message>
        <source>No encrypted connection can be made: Qt&apos;s TLS plugin or its library is not installed.</source>
        <translation>Es kann keine verschlüsselte Verbindung geben: Qts TLS-Erweiterung oder ihre Bibliothek ist nicht installiert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 hat innerhalb von %n Sekunde keine Verbindung angenommen.</numerusform>
            <numerusform>%1 hat innerhalb von %n Sekunden keine Verbindung angenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 hat %n Sekunde lang nicht geantwortet. Die Verbindung wurde aufgegeben.</numerusform>
            <numerusform>%1 hat %n Sekunden lang nicht geantwortet. Die Verbindung wurde aufgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed the connection: %2 (%3)</source>
        <translation>%1 hat die Verbindung geschlossen: %2 (%3)</translation>
    </message>
    <message>
        <source>The connection to %1 was lost. What the agent does there now is not known.</source>
        <translation>Die Verbindung zu %1 ging verloren. Was der Agent dort jetzt tut, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give it one for this name, or trust its authority on this computer.</source>
        <translation>Das Zertifikat von %1 wurde nicht angenommen, deshalb wurde nichts gesendet. Wenn der Server Ihnen gehört, geben Sie ihm eines für diesen Namen, oder vertrauen Sie auf diesem Computer seiner Zertifizierungsstelle.</translation>
    </message>
    <message>
        <source>%1 wants a login (401). Set its header in Agents, mostly Authorization.</source>
        <translation>%1 verlangt eine Anmeldung (401). Setzen Sie unter „Agenten“ seinen Header, meist Authorization.</translation>
    </message>
    <message>
        <source>No agent answered at %1. Check the address and its headers in Agents.</source>
        <translation>Unter %1 antwortete kein Agent. Prüfen Sie die Adresse und ihre Header unter „Agenten“.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentEditor</name>
    <message>
        <source>Enter the agent&apos;s command or address.</source>
        <translation>Geben Sie den Befehl oder die Adresse des Agenten ein.</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Enter the full path, or leave the field empty.</source>
        <translation>Den Ordner „%1“ gibt es nicht. Geben Sie den ganzen Pfad ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing.</source>
        <translation>Wird ab dem nächsten Start des Agenten direkt geschrieben, nicht zurückgehalten. Ein Ordner endet mit / und wird angelegt, wenn er fehlt.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing. Known of this program, and not needed here: %1.</source>
        <translation>Wird ab dem nächsten Start des Agenten direkt geschrieben, nicht zurückgehalten. Ein Ordner endet mit / und wird angelegt, wenn er fehlt. Von diesem Programm bekannt und hier nicht nötig: %1.</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, dauerte %2</translation>
    </message>
</context>
<context>
    <name>widgets::AgentSessionsDialog</name>
    <message>
        <source>Only sessions in “%1”</source>
        <translation>Nur Sitzungen in „%1“</translation>
    </message>
    <message>
        <source>Delete a session of the agent</source>
        <translation>Eine Sitzung des Agenten löschen</translation>
    </message>
    <message>
        <source>The agent forgets it for good. What Belay has stored of it stays.</source>
        <translation>Der Agent vergisst sie endgültig. Von Belay Gespeichertes bleibt.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentsDialog</name>
    <message>
        <source>From the &amp;registry…</source>
        <translation>Aus dem &amp;Register …</translation>
    </message>
    <message>
        <source>%1, found on this computer</source>
        <translation>%1, auf diesem Computer gefunden</translation>
    </message>
    <message>
        <source>Those of %1 (%2)</source>
        <translation>Die von %1 (%2)</translation>
    </message>
    <message>
        <source>From a settings &amp;file…</source>
        <translation>Aus einer Einstellungs&amp;datei …</translation>
    </message>
    <message>
        <source>A &amp;command or an address…</source>
        <translation>Ein &amp;Befehl oder eine Adresse …</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>Keine Agenten</translation>
    </message>
    <message>
        <source>Add one that is installed, or one of the registry.</source>
        <translation>Fügen Sie einen installierten Agenten hinzu oder einen aus dem Register.</translation>
    </message>
    <message>
        <source>for new sessions</source>
        <translation>für neue Sitzungen</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>läuft anderswo</translation>
    </message>
    <message>
        <source>asks first</source>
        <translation>fragt zuerst</translation>
    </message>
    <message>
        <source>not stopped yet</source>
        <translation>noch nie gestoppt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>setzt fort</translation>
    </message>
</context>
<context>
    <name>widgets::AttachmentChips</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1, as a link</source>
        <translation>%1, als Verweis</translation>
    </message>
    <message>
        <source>%1
Is not there. The message is not sent with it.</source>
        <translation>%1
Ist nicht da. Die Nachricht wird damit nicht gesendet.</translation>
    </message>
    <message>
        <source>%1
The agent gets a link and reads it itself.</source>
        <translation>%1
Der Agent bekommt einen Verweis und liest selbst.</translation>
    </message>
    <message>
        <source>%1
Goes into the message, as it is when it is sent.</source>
        <translation>%1
Kommt in die Nachricht, so wie es beim Senden ist.</translation>
    </message>
    <message>
        <source>Delete takes it out</source>
        <translation>Entf nimmt es heraus</translation>
    </message>
</context>
<context>
    <name>widgets::CallDialog</name>
    <message>
        <source>It is not kept.</source>
        <translation>Nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Sent</source>
        <translation>&amp;Gesendet</translation>
    </message>
    <message>
        <source>&amp;Answered</source>
        <translation>&amp;Antwort</translation>
    </message>
    <message>
        <source>What looks like a secret is left out.</source>
        <translation>Was wie ein Geheimnis aussieht, ist weggelassen.</translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message>
        <source>Undo %1</source>
        <translation>%1 rückgängig machen</translation>
    </message>
    <message>
        <source>Belay makes this call to take it back:</source>
        <translation>Um es zurückzunehmen, macht Belay diesen Aufruf:</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <translation>Was das Werkzeug bekommt</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>%1 aufrufen</translation>
    </message>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>%n Aufruf machen</numerusform>
            <numerusform>%n Aufrufe machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay cannot check the result. Each call is made once.</source>
        <translation>Belay kann das Ergebnis nicht prüfen. Jeder Aufruf wird nur einmal gemacht.</translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message>
        <source>Edit agent</source>
        <translation>Agent bearbeiten</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Einen anderen Ordner wählen…</translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message>
        <source>Changed files</source>
        <translation>Geänderte Dateien</translation>
    </message>
    <message>
        <source>Review the changes of this turn</source>
        <translation>Die Änderungen dieser Runde durchsehen</translation>
    </message>
    <message>
        <source>Undo the changes of this turn</source>
        <translation>Die Änderungen dieser Runde rückgängig machen</translation>
    </message>
    <message>
        <source>Hide this until something else is changed</source>
        <translation>Ausblenden, bis etwas anderes geändert wird</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n Datei geändert</numerusform>
            <numerusform>%n Dateien geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>There is no file any more.</source>
        <translation>Die Datei gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no file.</source>
        <translation>Es gibt keine Datei.</translation>
    </message>
    <message>
        <source>%1 This is what is on the other side.</source>
        <translation>%1 Dies ist, was auf der anderen Seite steht.</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>Der Text ist derselbe.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentDialog</name>
    <message>
        <source>Comment on a line</source>
        <translation>Kommentar zu einer Zeile</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>What the agent should know about this line</source>
        <translation>Was der Agent über diese Zeile wissen soll</translation>
    </message>
    <message>
        <source>Keep comment</source>
        <translation>Kommentar behalten</translation>
    </message>
    <message>
        <source>Comments are sent together. Ctrl+Enter saves.</source>
        <translation>Kommentare werden zusammen gesendet. Strg+Eingabe speichert.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message>
        <source>Send all comments as one message</source>
        <translation>Alle Kommentare als eine Nachricht senden</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n Kommentar</numerusform>
            <numerusform>%n Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>in %n Datei, als eine Nachricht gesendet</numerusform>
            <numerusform>in %n Dateien, als eine Nachricht gesendet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message>
        <source>No agent</source>
        <translation>Kein Agent</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 ist bereit</translation>
    </message>
    <message>
        <source>Enter sends · Shift+Enter new line</source>
        <translation>Enter sendet · Umschalt+Enter neue Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n Befehl läuft</numerusform>
            <numerusform>%n Befehle laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>no activity for %1</source>
        <translation>%1 ohne Aktivität</translation>
    </message>
    <message>
        <source>process %1 is alive</source>
        <translation>Prozess %1 lebt</translation>
    </message>
    <message>
        <source>Next message: Enter queues it</source>
        <translation>Nächste Nachricht: Enter reiht sie ein</translation>
    </message>
    <message>
        <source>Next message: Enter queues it, Ctrl+Enter sends it now</source>
        <translation>Nächste Nachricht: Enter reiht sie ein, Strg+Enter sendet sie jetzt</translation>
    </message>
    <message>
        <source>Ask %1 to do something</source>
        <translation>Eine Aufgabe für %1</translation>
    </message>
    <message>
        <source>it usually confirms in %1</source>
        <translation>bestätigt meist in %1</translation>
    </message>
    <message>
        <source>Restart the agent to go on; what you type stays here</source>
        <translation>Zum Weitermachen den Agenten neu starten; was hier steht, bleibt</translation>
    </message>
    <message>
        <source>The connection was lost; trying again, attempt %1</source>
        <translation>Die Verbindung ging verloren; neuer Versuch, der %1.</translation>
    </message>
    <message>
        <source>%1 tells the session</source>
        <translation>%1 erzählt die Sitzung</translation>
    </message>
    <message>
        <source>Stopped a moment ago. Enter again sends this</source>
        <translation>Gerade erst gestoppt. Noch einmal Enter sendet dies</translation>
    </message>
    <message>
        <source>the folder is copied for it, %1 of %2 files</source>
        <translation>der Ordner wird dafür kopiert, %1 von %2 Dateien</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 stoppt</translation>
    </message>
    <message>
        <source>%1 stops what runs on</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 stoppt, was weiterläuft</translation>
    </message>
    <message>
        <source>%1 forces</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 erzwingt</translation>
    </message>
    <message>
        <source>Your next message restarts %1 and resumes the session</source>
        <translation>Die nächste Nachricht startet %1 neu und setzt die Sitzung fort</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n Nachricht wartet, bis Sie sie senden</numerusform>
            <numerusform>%n Nachrichten warten, bis Sie sie senden</numerusform>
        </translation>
    </message>
    <message>
        <source>Resuming the session</source>
        <translation>Sitzung wird fortgesetzt</translation>
    </message>
    <message>
        <source>Type on: a message waits until the agent is ready</source>
        <translation>Weiterschreiben: eine Nachricht wartet, bis der Agent bereit ist</translation>
    </message>
    <message>
        <source>Type on: a message waits until you are logged in</source>
        <translation>Tippen Sie weiter: Eine Nachricht wartet, bis Sie angemeldet sind</translation>
    </message>
    <message>
        <source>Type on: nothing is sent before this turn has ended</source>
        <translation>Weiterschreiben: vor dem Ende dieser Runde wird nichts gesendet</translation>
    </message>
    <message>
        <source>Ask %1 to do something in %2</source>
        <translation>Eine Aufgabe für %1 in %2</translation>
    </message>
</context>
<context>
    <name>widgets::DecisionCard</name>
    <message>
        <source>Take mine</source>
        <translation>Meines nehmen</translation>
    </message>
    <message>
        <source>Take the agent’s</source>
        <translation>Das des Agenten nehmen</translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>Zusammen bearbeiten…</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>the agent’s is taken</source>
        <translation>das des Agenten wird genommen</translation>
    </message>
    <message>
        <source>edited together</source>
        <translation>zusammen bearbeitet</translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message>
        <source>No line is different</source>
        <translation>Keine Zeile ist anders</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unveränderte Zeile</numerusform>
            <numerusform>%n unveränderte Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>Oben %1 weitere von %n unveränderten Zeile zeigen</numerusform>
            <numerusform>Oben %1 weitere von %n unveränderten Zeilen zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>Unten %1 weitere von %n unveränderten Zeile zeigen</numerusform>
            <numerusform>Unten %1 weitere von %n unveränderten Zeilen zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffComments</name>
    <message>
        <source>Comment on line %1…</source>
        <translation>Zeile %1 kommentieren…</translation>
    </message>
    <message>
        <source>Comment on line %1: %2</source>
        <translation>Kommentar zu Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>widgets::DiffHunks</name>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>change at line %1</source>
        <translation>Änderung in Zeile %1</translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1, %n wartet auf Antwort</numerusform>
            <numerusform>%1, %n warten auf Antwort</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message>
        <source>Settled</source>
        <translation>Geklärt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Exit-Code</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>%1, copy kept</source>
        <extracomment>the beginning of a file&apos;s hash</extracomment>
        <translation>%1, Kopie aufgehoben</translation>
    </message>
    <message>
        <source>No effects yet</source>
        <translation>Noch keine Wirkungen</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>%n zur Kenntnis zu nehmen</numerusform>
            <numerusform>%n zur Kenntnis zu nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show diff</source>
        <translation>Unterschiede zeigen</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Ihr Ordner</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>Agent sees</source>
        <translation>Agent sieht</translation>
    </message>
    <message>
        <source>Show call</source>
        <translation>Aufruf zeigen</translation>
    </message>
    <message>
        <source>Acknowledge all of this turn</source>
        <translation>Alles in dieser Runde zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>answered by its server</source>
        <translation>von seinem Server beantwortet</translation>
    </message>
</context>
<context>
    <name>widgets::ElicitationBar</name>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Antwort senden</translation>
    </message>
    <message>
        <source>Tells the agent that you do not want this</source>
        <translation>Sagt dem Agenten, dass Sie das nicht möchten</translation>
    </message>
    <message>
        <source>Tells the agent that you did not answer</source>
        <translation>Sagt dem Agenten, dass Sie nicht geantwortet haben</translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>Dieser Ausdruck macht zu viel Arbeit; an %n Stelle wurde nicht nach ihm gesucht</numerusform>
            <numerusform>Dieser Ausdruck macht zu viel Arbeit; an %n Stellen wurde nicht nach ihm gesucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FoldItem</name>
    <message>
        <source>refused, not called</source>
        <translation>abgelehnt, nicht aufgerufen</translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
    <message>
        <source>after the turn</source>
        <translation>nach der Runde</translation>
    </message>
</context>
<context>
    <name>widgets::FormFields</name>
    <message>
        <source>Belay does not know this kind of field; it is left out.</source>
        <translation>Belay kennt diese Art von Feld nicht; es wird ausgelassen.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Angabe</translation>
    </message>
</context>
<context>
    <name>widgets::GroupPage</name>
    <message>
        <source>Commits, the newest first</source>
        <translation>Commits, der neueste zuerst</translation>
    </message>
    <message>
        <source>They may hold what is not ticked, too: a commit is accepted as a whole.</source>
        <translation>Sie können auch enthalten, was nicht ausgewählt ist: Ein Commit wird als Ganzes angenommen.</translation>
    </message>
    <message>
        <source>Keep as a branch…</source>
        <translation>Als Branch behalten…</translation>
    </message>
    <message>
        <source>You and the agent have both committed here. You can keep the agent’s commits as a branch and merge it.</source>
        <translation>Sie und der Agent haben hier beide Commits gemacht. Sie können die Commits des Agenten als Branch behalten und ihn zusammenführen.</translation>
    </message>
</context>
<context>
    <name>widgets::GroupRows</name>
    <message>
        <source>Stays in the session</source>
        <translation>Bleibt in der Sitzung</translation>
    </message>
    <message>
        <source>they may hold what is not ticked, too</source>
        <translation>sie können auch enthalten, was nicht ausgewählt ist</translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message>
        <source>Accept all</source>
        <translation>Alles annehmen</translation>
    </message>
    <message>
        <source>What is held back is not known: %1</source>
        <translation>Was zurückgehalten ist, ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Commits are held back</source>
        <translation>Commits sind zurückgehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>%n andere Änderung zurückgehalten</numerusform>
            <numerusform>%n andere Änderungen zurückgehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n läuft außerhalb von Belay, sobald angenommen</numerusform>
            <numerusform>%n laufen außerhalb von Belay, sobald angenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>%n inzwischen von Ihnen geändert</numerusform>
            <numerusform>%n inzwischen von Ihnen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>with commits</source>
        <translation>mit Commits</translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>%n außerhalb des Ordners</numerusform>
            <numerusform>%n außerhalb des Ordners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoriert</numerusform>
            <numerusform>%n ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>what waited before stays</source>
        <translation>was vorher wartete, bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>%n Änderung der letzten Runde</numerusform>
            <numerusform>%n Änderungen der letzten Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn changed what is held back</source>
        <translation>Die letzte Runde hat geändert, was zurückgehalten wird</translation>
    </message>
    <message>
        <source>the disk was full while the agent wrote: files may be cut</source>
        <translation>der Datenträger war voll, während der Agent schrieb: Dateien können abgeschnitten sein</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n Datei zurückgehalten</numerusform>
            <numerusform>%n Dateien zurückgehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n Datei zurückgehalten · %1 in %2 davon</numerusform>
            <numerusform>%n Dateien zurückgehalten · %1 in %2 davon</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting</source>
        <translation>Schreibt in Ihren Ordner. Konflikte, Hooks und was außerhalb liegt oder ignoriert wird, warten weiter</translation>
    </message>
    <message>
        <source>in a terminal</source>
        <translation>in einem Terminal</translation>
    </message>
    <message>
        <source>The agent is still writing</source>
        <translation>Der Agent schreibt noch</translation>
    </message>
    <message>
        <source>Keep for review</source>
        <translation>Zum Durchsehen behalten</translation>
    </message>
</context>
<context>
    <name>widgets::HunkList</name>
    <message>
        <source>Undo change %1 of %2 and lose what somebody else wrote here since</source>
        <translation>Änderung %1 von %2 rückgängig machen und verlieren, was jemand anderes seither hier geschrieben hat</translation>
    </message>
    <message>
        <source>Both changed these lines</source>
        <translation>Beide haben diese Zeilen geändert</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>Änderung %1 von %2</translation>
    </message>
</context>
<context>
    <name>widgets::ImageLoader</name>
    <message>
        <source>Not shown: this kind of image is not known here</source>
        <translation>Nicht gezeigt: Diese Art von Bild ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>Not shown: the image is too large</source>
        <translation>Nicht gezeigt: Das Bild ist zu groß</translation>
    </message>
</context>
<context>
    <name>widgets::ImageViewer</name>
    <message>
        <source>&amp;Fit the window</source>
        <translation>An &amp;Fenster anpassen</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
</context>
<context>
    <name>widgets::LevelMenu</name>
    <message>
        <source>Only &amp;these hosts…</source>
        <translation>Nur &amp;diese Hosts …</translation>
    </message>
    <message>
        <source>&amp;Record hosts</source>
        <translation>Hosts auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>Zu&amp;rückhalten</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>&amp;Sofort schreiben</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>A&amp;us</translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n min mehr</numerusform>
            <numerusform>%n min mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops in %1</source>
        <translation>Stoppt in %1</translation>
    </message>
    <message>
        <source>the time limit of its turns</source>
        <translation>die Zeitgrenze seiner Runden</translation>
    </message>
</context>
<context>
    <name>widgets::LinkDialog</name>
    <message>
        <source>&amp;Link to an entry of a session</source>
        <translation>&amp;Link zu einem Eintrag einer Sitzung</translation>
    </message>
</context>
<context>
    <name>widgets::LinkQuestion</name>
    <message>
        <source>The link leads to:</source>
        <translation>Der Link führt zu:</translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message>
        <source>%1 tells “%2”</source>
        <translation>%1 erzählt „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>%n Teil bisher</numerusform>
            <numerusform>%n Teile bisher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message>
        <source>runs %1</source>
        <translation>startet %1</translation>
    </message>
    <message>
        <source>Logging in to %1</source>
        <translation>Anmeldung bei %1</translation>
    </message>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1… (noch %n Zeichen)</numerusform>
            <numerusform>%1… (noch %n Zeichen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
Er bietet noch %n Weg an, der nicht gezeigt wird.</numerusform>
            <numerusform>%1
Er bietet noch %n Wege an, die nicht gezeigt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
This does not work in Belay. Log in with the agent&apos;s own program, then restart the agent.</source>
        <translation>%1
Das geht in Belay nicht. Melden Sie sich mit dem eigenen Programm des Agenten an und starten Sie ihn dann neu.</translation>
    </message>
    <message>
        <source>The agent does the rest, perhaps in your browser.</source>
        <translation>Den Rest macht der Agent, vielleicht in Ihrem Browser.</translation>
    </message>
</context>
<context>
    <name>widgets::MainButton</name>
    <message>
        <source>%1, by itself in %2</source>
        <translation>%1, von selbst in %2</translation>
    </message>
    <message>
        <source>Down shows what Stop ends and what stays</source>
        <translation>Pfeil nach unten zeigt, was Stopp beendet und was bleibt</translation>
    </message>
    <message>
        <source>This was Stop. To send, move the pointer away from it first</source>
        <translation>Hier war „Stopp“. Zum Senden den Zeiger erst wegbewegen</translation>
    </message>
    <message>
        <source>This was Stop a moment ago. Nothing was sent</source>
        <translation>Hier war eben noch „Stopp“. Es wurde nichts gesendet</translation>
    </message>
    <message>
        <source>Down stops what runs on</source>
        <translation>Pfeil ab beendet, was weiterläuft</translation>
    </message>
    <message>
        <source>Gives up; what you typed stays</source>
        <translation>Gibt auf; was Sie eingegeben haben, bleibt</translation>
    </message>
</context>
<context>
    <name>widgets::ManualDialog</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>„%1“ steht nicht im Handbuch.</translation>
    </message>
</context>
<context>
    <name>widgets::McpDialog</name>
    <message>
        <source>Folder of the sessions</source>
        <translation>Ordner der Sitzungen</translation>
    </message>
</context>
<context>
    <name>widgets::McpImportDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation>MCP-Server importieren</translation>
    </message>
    <message>
        <source>MCP servers in the file</source>
        <translation>MCP-Server in der Datei</translation>
    </message>
    <message>
        <source>You have a server of this name already; this one would take its place.</source>
        <translation>Sie haben schon einen Server dieses Namens; dieser träte an seine Stelle.</translation>
    </message>
    <message>
        <source>It is switched off in the file.</source>
        <translation>In der Datei ist er ausgeschaltet.</translation>
    </message>
    <message>
        <source>What cannot be taken:</source>
        <translation>Was nicht übernommen werden kann:</translation>
    </message>
    <message>
        <source>&amp;Add those that are checked</source>
        <translation>Die angekreuzten &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is added yet. Agents would run these with your permissions, or connect to them.</source>
        <translation>Noch ist nichts hinzugefügt. Agenten würden diese Server mit Ihren Rechten ausführen oder sich mit ihnen verbinden.</translation>
    </message>
</context>
<context>
    <name>widgets::McpServersDialog</name>
    <message>
        <source>%1 has a file that says how calls are taken back. It does not count until you accept it.</source>
        <translation>%1 hat eine Datei, die sagt, wie Aufrufe zurückgenommen werden. Sie zählt erst, wenn Sie sie annehmen.</translation>
    </message>
    <message>
        <source>No MCP servers</source>
        <translation>Keine MCP-Server</translation>
    </message>
    <message>
        <source>Servers give agents more tools.</source>
        <translation>Server geben Agenten weitere Werkzeuge.</translation>
    </message>
</context>
<context>
    <name>widgets::McpTools</name>
    <message>
        <source>No tools</source>
        <translation>Keine Werkzeuge</translation>
    </message>
    <message>
        <source>Test asks the server for them.</source>
        <translation>„Prüfen“ fragt den Server danach.</translation>
    </message>
    <message>
        <source>Tool, and what the server says of it</source>
        <translation>Werkzeug, und was der Server darüber sagt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No tool of this server has a name that suggests it.</source>
        <translation>Kein Werkzeug dieses Servers hat einen Namen, der dafür spricht.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Calls of %1</source>
        <translation>Aufrufe von %1</translation>
    </message>
    <message>
        <source>can be undone by %1, the server says</source>
        <translation>lässt sich mit %1 rückgängig machen, sagt der Server</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ändert nichts</translation>
    </message>
    <message>
        <source>changes nothing, the server says</source>
        <translation>ändert nichts, sagt der Server</translation>
    </message>
    <message>
        <source>Undo of %1</source>
        <translation>Rücknahme von %1</translation>
    </message>
</context>
<context>
    <name>widgets::MergeDialog</name>
    <message>
        <source>Edit together</source>
        <translation>Zusammen bearbeiten</translation>
    </message>
    <message>
        <source>What both have</source>
        <translation>Was beide haben</translation>
    </message>
    <message>
        <source>&amp;These lines are written in their place. They begin with yours and then the agent’s.</source>
        <translation>&amp;Diese Zeilen werden an ihrer Stelle geschrieben. Sie beginnen mit Ihren und dann denen des Agenten.</translation>
    </message>
    <message>
        <source>The lines that are written</source>
        <translation>Die Zeilen, die geschrieben werden</translation>
    </message>
    <message>
        <source>Use these lines</source>
        <translation>Diese Zeilen nehmen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkDialog</name>
    <message>
        <source>Network of the session</source>
        <translation>Netz der Sitzung</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkFields</name>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Each turn says which hosts the agent and its commands contacted, through a proxy of Belay&apos;s own. Programs that ignore it, ssh, UDP and containers go past it.</source>
        <translation>Jede Runde nennt die Hosts, die der Agent und seine Befehle über einen Proxy von Belay kontaktiert haben. Programme, die ihn nicht beachten, ssh, UDP und Container gehen an ihm vorbei.</translation>
    </message>
    <message>
        <source>All other hosts are blocked; include the agent&apos;s own service. MCP servers you set up stay reachable. Requires holding changes back.</source>
        <translation>Alle anderen Hosts sind gesperrt; nehmen Sie auch den Dienst des Agenten auf. Von Ihnen eingerichtete MCP-Server bleiben erreichbar. Dazu müssen Änderungen zurückgehalten werden.</translation>
    </message>
</context>
<context>
    <name>widgets::NewSessionDialog</name>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Choose the folder the agent works in.</source>
        <translation>Bitte den Ordner wählen, in dem der Agent arbeitet.</translation>
    </message>
    <message>
        <source>One more folder for the session</source>
        <translation>Noch ein Ordner für die Sitzung</translation>
    </message>
    <message>
        <source>This folder does not exist. Enter the full path.</source>
        <translation>Diesen Ordner gibt es nicht. Geben Sie den ganzen Pfad ein.</translation>
    </message>
    <message>
        <source>Agent&apos;s default</source>
        <translation>Standard des Agenten</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>In diesem Ordner</translation>
    </message>
    <message>
        <source>In a new worktree</source>
        <translation>In einem neuen Arbeitsbaum</translation>
    </message>
    <message>
        <source>A folder of this name beside the repository, with a branch from %1. What is not committed stays here.</source>
        <translation>Ein Ordner dieses Namens neben dem Repository, mit einem Branch von %1 aus. Was nicht committet ist, bleibt hier.</translation>
    </message>
    <message>
        <source>Name the worktree.</source>
        <translation>Geben Sie dem Arbeitsbaum einen Namen.</translation>
    </message>
    <message>
        <source>The worktree is being made…</source>
        <translation>Der Arbeitsbaum wird angelegt …</translation>
    </message>
</context>
<context>
    <name>widgets::NoticeBar</name>
    <message>
        <source>Choose an editor…</source>
        <translation>Editor wählen…</translation>
    </message>
</context>
<context>
    <name>widgets::OptionBar</name>
    <message>
        <source>%1 has no other value</source>
        <translation>%1 hat keinen anderen Wert</translation>
    </message>
    <message>
        <source>The agent offers nothing to choose here</source>
        <translation>Der Agent bietet hier nichts zur Wahl</translation>
    </message>
</context>
<context>
    <name>widgets::PendingPanel</name>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Nichts ist offen</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>what of the command lives now</extracomment>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message>
        <source>Make a rule…</source>
        <translation>Regel machen…</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>Das eine Zeichen zeigen</numerusform>
            <numerusform>Alle %n Zeichen zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>This is only the beginning. All of it has to be shown before it can be allowed.</source>
        <translation>Das ist nur der Anfang. Alles muss gezeigt sein, bevor es erlaubt werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>Insgesamt %n Zeichen, zum Lesen rollen</numerusform>
            <numerusform>Insgesamt %n Zeichen, zum Lesen rollen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered: show all of it first</source>
        <translation>Nichts wurde beantwortet: zuerst alles zeigen</translation>
    </message>
    <message>
        <source>%1 leaves to the input</source>
        <comment>a key</comment>
        <translation>%1 führt zur Eingabe</translation>
    </message>
    <message>
        <source>%1 lets letters answer</source>
        <comment>a key</comment>
        <translation>%1 lässt Buchstaben antworten</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionHead</name>
    <message>
        <source>To the answers</source>
        <translation>Zu den Antworten</translation>
    </message>
</context>
<context>
    <name>widgets::PromptCompleter</name>
    <message>
        <source>The best %1 of %2: type on to narrow them down</source>
        <translation>Die besten %1 von %2: tippen Sie weiter, um einzugrenzen</translation>
    </message>
    <message>
        <source>The folder is very large: not all of it was looked through</source>
        <translation>Der Ordner ist sehr groß: er wurde nicht ganz durchsucht</translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is sent until you say so</source>
        <translation>nichts wird gesendet, bevor es freigegeben ist</translation>
    </message>
    <message>
        <source>sent one after the other when this turn has ended</source>
        <translation>werden nach dieser Runde nacheinander gesendet</translation>
    </message>
</context>
<context>
    <name>widgets::QueueRow</name>
    <message>
        <source>Alt+Up and Alt+Down move it, Enter edits it, Delete removes it</source>
        <translation>Alt+Auf und Alt+Ab verschieben sie, Enter bearbeitet sie, Entf entfernt sie</translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>Laufen lassen gibt nur diesen Befehl frei; der Agent endet. Was weiterläuft, sieht Belay nicht mehr.</numerusform>
            <numerusform>Laufen lassen gibt nur diese %n Befehle frei; der Agent endet. Was weiterläuft, sieht Belay nicht mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Leave them running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>No turn is running. What shall become of what runs on?</source>
        <translation>Keine Runde läuft. Was soll aus dem werden, was weiterläuft?</translation>
    </message>
    <message>
        <source>Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.</source>
        <translation>Beenden: Was weiterläuft, wird gebeten zu enden und nach 2 s beendet. Seine Änderungen lassen sich weiter zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>widgets::RegistryDialog</name>
    <message>
        <source>By %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Belay fetches it from %1. The registry gives no checksum for it.</source>
        <translation>Belay holt es von %1. Das Register nennt keine Prüfsumme dafür.</translation>
    </message>
    <message>
        <source>There is nothing in the registry for this kind of computer.</source>
        <translation>Für diese Art von Computer ist nichts im Register.</translation>
    </message>
    <message>
        <source>No agents yet</source>
        <translation>Noch keine Agenten</translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message>
        <source>Restore…</source>
        <translation>Zurücksetzen…</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n Aufruf zurücknehmen …</numerusform>
            <numerusform>%n Aufrufe zurücknehmen …</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Alle wiederholen</translation>
    </message>
</context>
<context>
    <name>widgets::RetryDialog</name>
    <message>
        <source>What took effect</source>
        <translation>Was wirksam wurde</translation>
    </message>
    <message>
        <source>Undo first</source>
        <translation>Erst rückgängig machen</translation>
    </message>
    <message>
        <source>Some of this turn has already happened</source>
        <translation>Manches aus dieser Runde ist schon geschehen</translation>
    </message>
    <message>
        <source>“%1” What shall happen to each when it runs again?</source>
        <translation>„%1“ Was soll mit jedem geschehen, wenn sie noch einmal läuft?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ask again then</source>
        <translation>Dann erneut fragen</translation>
    </message>
    <message>
        <source>Skip answers the agent with the first result; nothing is sent or run twice.</source>
        <translation>„Überspringen“ antwortet dem Agenten mit dem ersten Ergebnis; nichts wird zweimal gesendet oder ausgeführt.</translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message>
        <source>Nothing of this is written yet. What you accept is written; the rest is not.</source>
        <translation>Nichts davon ist bisher geschrieben. Was Sie annehmen, wird geschrieben; der Rest nicht.</translation>
    </message>
    <message>
        <source>All of this is written. What you accept is kept; the rest is taken back.</source>
        <translation>All das ist geschrieben. Was Sie annehmen, bleibt; der Rest wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Apply accepted</source>
        <translation>Angenommenes anwenden</translation>
    </message>
    <message>
        <source>Take back the rest</source>
        <translation>Den Rest zurücknehmen</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Alles verwerfen</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Alles zurücknehmen</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay; where both changed the same lines, theirs stay unless you accept the agent&apos;s.</source>
        <translation>Jemand anderes hat diese Datei seither geändert. Diese Änderungen bleiben; wo beide dieselben Zeilen geändert haben, bleiben sie auch, wenn Sie nicht die des Agenten annehmen.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. If you accept it, their change is replaced; Undo brings it back.</source>
        <translation>Jemand anderes hat diese Datei seither geändert. Wenn Sie sie annehmen, wird diese Änderung ersetzt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay.</source>
        <translation>Jemand anderes hat diese Datei seither geändert. Diese Änderungen bleiben.</translation>
    </message>
    <message>
        <source>This is not text that can be shown. It is taken as a whole or not at all.</source>
        <translation>Das ist kein Text, der sich zeigen lässt. Er wird ganz genommen oder gar nicht.</translation>
    </message>
    <message>
        <source>The file holds this text already.</source>
        <translation>Die Datei enthält diesen Text schon.</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Durchsehen: %1</translation>
    </message>
    <message>
        <source>Accept what is ticked</source>
        <translation>Angehaktes annehmen</translation>
    </message>
    <message>
        <source>Your folder has</source>
        <translation>In Ihrem Ordner</translation>
    </message>
    <message>
        <source>The agent holds</source>
        <translation>Beim Agenten</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>Nichts ist angehakt</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>davon %n zum Teil</numerusform>
            <numerusform>davon %n zum Teil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n nicht angehakt</numerusform>
            <numerusform>%n nicht angehakt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>Schreibt %n Datei</numerusform>
            <numerusform>Schreibt %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with</source>
        <translation>Ausgangsstand beider</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 ticked</source>
        <extracomment>%1 is a group of files</extracomment>
        <translation>%1 · %2 von %3 ausgewählt</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keine auswählen</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Both changed this file</source>
        <translation>Beide haben diese Datei geändert</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <extracomment>%1 is &quot;.git: 2 commits on main&quot;</extracomment>
        <translation>nimmt %1 an</translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>Ihres bleibt in %n</numerusform>
            <numerusform>Ihres bleibt in %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back.</source>
        <translation>Sie haben diese Datei auch geändert. Wird die des Agenten genommen, wird Ihre ersetzt; Rückgängig bringt sie zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>%n Datei abgelehnt</numerusform>
            <numerusform>%n Dateien abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>%n Änderung abgelehnt</numerusform>
            <numerusform>%n Änderungen abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n nicht entschieden</numerusform>
            <numerusform>%n nicht entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.</source>
        <translation>Noch ist nichts davon in Ihrem Ordner. Angenommene Änderungen werden geschrieben, der Rest wartet weiter.</translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. These are the first %1 of %2 files.</source>
        <translation>Noch ist nichts davon in Ihrem Ordner. Angenommene Änderungen werden geschrieben, der Rest wartet weiter. Dies sind die ersten %1 von %2 Dateien.</translation>
    </message>
    <message>
        <source>%1 accepted, %2 rejected of %3</source>
        <extracomment>%1 of the %3 places where a file is changed</extracomment>
        <translation>%1 angenommen, %2 abgelehnt von %3</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>seither geändert</translation>
    </message>
    <message>
        <source>You changed this file, too. Your changes stay. Where both changed the same lines, choose; without a choice yours stay.</source>
        <translation>Auch Sie haben diese Datei geändert. Ihre Änderungen bleiben. Wo beide dieselben Zeilen geändert haben, wählen Sie; ohne Wahl bleiben Ihre.</translation>
    </message>
</context>
<context>
    <name>widgets::RuleTrialBox</name>
    <message>
        <source>call a tool of an MCP server</source>
        <translation>ein Werkzeug eines MCP-Servers aufrufen</translation>
    </message>
    <message>
        <source>Nothing can be said before the arguments can be read.</source>
        <translation>Es lässt sich nichts sagen, ehe die Argumente lesbar sind.</translation>
    </message>
    <message>
        <source>Enter a server and a tool to test.</source>
        <translation>Geben Sie einen Server und ein Werkzeug zum Prüfen ein.</translation>
    </message>
    <message>
        <source>Enter a command or a path to test.</source>
        <translation>Geben Sie einen Befehl oder einen Pfad zum Prüfen ein.</translation>
    </message>
</context>
<context>
    <name>widgets::RulesDialog</name>
    <message>
        <source>No rules</source>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Without a rule you are asked.</source>
        <translation>Ohne Regel werden Sie gefragt.</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>any agent</source>
        <translation>jeder Agent</translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message>
        <source>Not known whose: %1</source>
        <extracomment>names of commands that one of several calls has started</extracomment>
        <translation>Nicht bekannt, wovon: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>Alle %n beenden</numerusform>
            <numerusform>Alle %n beenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Also alive, the agent’s own: %1. They end with the agent.</source>
        <extracomment>names of programs that the agent has started for itself</extracomment>
        <translation>Auch am Leben, eigene Programme des Agenten: %1. Sie enden mit dem Agenten.</translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>hosts recorded</source>
        <comment>those that the agent contacts</comment>
        <translation>Hosts aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>Netz: nur %n Host</numerusform>
            <numerusform>Netz: nur %n Hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>held back, in a copy</source>
        <comment>a mark: the agent&apos;s changes are held back in a copy of the folder</comment>
        <translation>zurückgehalten, in einer Kopie</translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message>
        <source>@ mentions a file</source>
        <translation>@ nennt eine Datei</translation>
    </message>
    <message>
        <source>/ lists commands</source>
        <translation>/ listet Befehle</translation>
    </message>
    <message>
        <source>%1 attaches files</source>
        <comment>keys</comment>
        <translation>%1 hängt Dateien an</translation>
    </message>
    <message>
        <source>Accepts %1</source>
        <extracomment>what can go with a message, a list</extracomment>
        <translation>Nimmt %1 an</translation>
    </message>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>%n Slash-Befehl</numerusform>
            <numerusform>%n Slash-Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs elsewhere: Force stop ends the connection</source>
        <translation>Läuft anderswo: „Stopp erzwingen“ beendet die Verbindung</translation>
    </message>
    <message>
        <source>Force stop ends it and everything it started</source>
        <translation>„Stopp erzwingen“ beendet ihn und alles, was er gestartet hat</translation>
    </message>
    <message>
        <source>its changes are held back until you accept them</source>
        <translation>seine Änderungen werden zurückgehalten, bis Sie sie annehmen</translation>
    </message>
    <message>
        <source>Not tested yet: whether it asks before it runs commands</source>
        <translation>Noch nicht geprüft: ob er fragt, bevor er Befehle ausführt</translation>
    </message>
    <message>
        <source>Not stopped yet</source>
        <translation>Noch nie gestoppt</translation>
    </message>
</context>
<context>
    <name>widgets::SessionsPanel</name>
    <message>
        <source>“%1” was deleted</source>
        <translation>„%1“ wurde gelöscht</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Loslösen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>As the agent calls it</source>
        <translation>Wie der Agent sie nennt</translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Stop and agents</source>
        <translation>Stopp und Agenten</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>Auf &amp;Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Änderungen gelten sofort</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Vorgabe des Desktops</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>Anderer Befehl</translation>
    </message>
    <message>
        <source>The desktop&apos;s</source>
        <translation>Die des Desktops</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> Tag</numerusform>
            <numerusform> Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ShortcutsDialog</name>
    <message>
        <source>%1 belongs to “%2”. Give that other keys first.</source>
        <translation>%1 gehört zu „%2“. Geben Sie dem zuerst andere Tasten.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>widgets::SpellMenu</name>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
    <message>
        <source>Suggestions take too long</source>
        <translation>Vorschläge dauern zu lange</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>„%1“ ins Wörterbuch aufnehmen</translation>
    </message>
    <message>
        <source>Ignore until Belay is closed</source>
        <translation>Nicht beachten, bis Belay beendet wird</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Rechtschreibung</translation>
    </message>
    <message>
        <source>As the text (%1)</source>
        <translation>Wie der Text (%1)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>widgets::StartPage</name>
    <message>
        <source>What shall be done?</source>
        <translation>Was soll getan werden?</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Open the last session at start</source>
        <translation>Beim Start die letzte Sitzung öffnen</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Agents…</source>
        <translation>Agenten…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weitermachen mit</translation>
    </message>
    <message>
        <source>Tour with the demo agent</source>
        <translation>Rundgang mit dem Demo-Agenten</translation>
    </message>
    <message>
        <source>First message of a new session</source>
        <translation>Erste Nachricht einer neuen Sitzung</translation>
    </message>
    <message>
        <source>A message starts a session in this folder</source>
        <translation>Eine Nachricht beginnt eine Sitzung in diesem Ordner</translation>
    </message>
    <message>
        <source>Agent of the new session</source>
        <translation>Agent der neuen Sitzung</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Enter sends</source>
        <translation>Eingabe sendet</translation>
    </message>
    <message>
        <source>Enter sends · %1 for more choices</source>
        <comment>keys</comment>
        <translation>Eingabe sendet · %1 für mehr Auswahl</translation>
    </message>
    <message>
        <source>Open the session</source>
        <translation>Sitzung öffnen</translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>%n wartende Erlaubnis: abgebrochen, nicht erteilt</numerusform>
            <numerusform>%n wartende Erlaubnisse: abgebrochen, nicht erteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>what has already happened: changed files stay changed</source>
        <translation>was schon geschehen ist: geänderte Dateien bleiben geändert</translation>
    </message>
    <message>
        <source>Stop ends</source>
        <translation>Stopp beendet</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>%n wartende Nachricht: nach dieser Runde gesendet</numerusform>
            <numerusform>%n wartende Nachrichten: nach dieser Runde gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>ends, too</source>
        <translation>endet auch</translation>
    </message>
    <message>
        <source>from an earlier turn</source>
        <translation>aus einer früheren Runde</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>%n andere Sitzung, die läuft oder wartet</numerusform>
            <numerusform>%n andere Sitzungen, die laufen oder warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop, let the commands finish</source>
        <translation>Stopp, die Befehle zu Ende laufen lassen</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>im Hintergrund</translation>
    </message>
    <message>
        <source>the agent ends it</source>
        <translation>beendet der Agent</translation>
    </message>
    <message>
        <source>may still take effect</source>
        <translation>kann noch wirken</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>%n wartende Nachricht: nicht gesendet</numerusform>
            <numerusform>%n wartende Nachrichten: nicht gesendet</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>diese Runde</translation>
    </message>
    <message>
        <source>Stop everything</source>
        <translation>Alles stoppen</translation>
    </message>
    <message>
        <source>ends what runs on, too</source>
        <translation>beendet auch, was weiterläuft</translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message>
        <source>Keep waiting</source>
        <translation>Weiter warten</translation>
    </message>
    <message>
        <source>Stop sent, new effects refused</source>
        <translation>Stopp gesendet, neue Wirkungen verweigert</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>%n Anfrage abgebrochen</numerusform>
            <numerusform>%n Anfragen abgebrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>%n Befehl beendet</numerusform>
            <numerusform>%n Befehle beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>asks again</source>
        <translation>bittet erneut</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>asked to close the session</source>
        <translation>gebeten, die Sitzung zu schließen</translation>
    </message>
    <message>
        <source>closes the session, takes it up again</source>
        <translation>schließt die Sitzung, nimmt sie wieder auf</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>Ausprobieren: %1</translation>
    </message>
    <message>
        <source>What you write here waits as well, until you accept it.</source>
        <translation>Was Sie hier schreiben, wartet ebenfalls, bis Sie es annehmen.</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalView</name>
    <message>
        <source>No output yet</source>
        <translation>Noch keine Ausgabe</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message>
        <source>No commands yet</source>
        <translation>Noch keine Befehle</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message>
        <source>Insert into the message</source>
        <translation>In die Nachricht einfügen</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ThoughtItem</name>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
</context>
<context>
    <name>widgets::ToolBody</name>
    <message>
        <source>Input and output as sent</source>
        <translation>Eingabe und Ausgabe wie gesendet</translation>
    </message>
    <message>
        <source>The beginning of the output is not kept</source>
        <translation>Der Anfang der Ausgabe ist nicht aufgehoben</translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n Werkzeugaufruf</numerusform>
            <numerusform>%n Werkzeugaufrufe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolItem</name>
    <message>
        <source>ended without a result</source>
        <translation>ohne Ergebnis beendet</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>later reported as completed</source>
        <translation>später als erledigt gemeldet</translation>
    </message>
    <message>
        <source>later reported as failed</source>
        <translation>später als fehlgeschlagen gemeldet</translation>
    </message>
</context>
<context>
    <name>widgets::TrafficPanel</name>
    <message>
        <source>No traffic yet</source>
        <translation>Noch kein Verkehr</translation>
    </message>
    <message>
        <source>The message has %1 bytes; only its beginning is kept.</source>
        <translation>Die Nachricht hat %1 Bytes; nur ihr Anfang wurde behalten.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Alle Nachrichten</translation>
    </message>
    <message>
        <source>The agent&apos;s own</source>
        <translation>Die des Agenten</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptAnnouncer</name>
    <message>
        <source>%1 goes to it.</source>
        <extracomment>a key</extracomment>
        <translation>%1 führt hin.</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptItem</name>
    <message>
        <source>+%1 s after Stop</source>
        <translation>+%1 s nach Stopp</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptMenu</name>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Nachricht als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy link to this entry</source>
        <translation>Link zu diesem Eintrag kopieren</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptReader</name>
    <message>
        <source>End of turn</source>
        <translation>Ende der Runde</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Gespräch</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Neuestes</translation>
    </message>
</context>
<context>
    <name>widgets::UndoDialog</name>
    <message>
        <source>Leave it as it is now</source>
        <translation>So lassen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>As it was before the effect, losing the change made since</source>
        <translation>So wie vor der Wirkung; die Änderung seither geht verloren</translation>
    </message>
    <message>
        <source>Merge: undo the effect and keep the change made since</source>
        <translation>Zusammenführen: die Wirkung rückgängig machen, die Änderung seither behalten</translation>
    </message>
    <message>
        <source>Stays as it is.</source>
        <translation>Bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>As it was when the turn began</source>
        <translation>Wie sie war, als die Runde begann</translation>
    </message>
    <message>
        <source>Decide change by change</source>
        <translation>Änderung für Änderung entscheiden</translation>
    </message>
    <message>
        <source>A file has changed since. It is left alone unless you choose otherwise.</source>
        <translation>Eine Datei wurde seither geändert. Sie bleibt, wie sie ist, wenn Sie nichts anderes wählen.</translation>
    </message>
    <message>
        <source>Files become what they were when the turn began, whoever changed them since.</source>
        <translation>Die Dateien werden auf den Anfang der Runde zurückgesetzt, gleich wer sie seither geändert hat.</translation>
    </message>
    <message>
        <source>These changes will be done again.</source>
        <translation>Diese Änderungen werden wiederholt.</translation>
    </message>
    <message>
        <source>These changes will be undone.</source>
        <translation>Diese Änderungen werden rückgängig gemacht.</translation>
    </message>
    <message>
        <source>changed since, stays as it is</source>
        <translation>seither geändert, bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>no tool call told of its change; it may be yours</source>
        <translation>kein Werkzeugaufruf hat die Änderung gemeldet; vielleicht stammt sie von Ihnen</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>%n Datei zurücksetzen</numerusform>
            <numerusform>%n Dateien zurücksetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>%n Dateiänderung wiederholen</numerusform>
            <numerusform>%n Dateiänderungen wiederholen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UserItem</name>
    <message>
        <source>Edit and send again</source>
        <translation>Bearbeiten und erneut senden</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Die ganze Nachricht zeigen</translation>
    </message>
</context>
<context>
    <name>widgets::ValuesTable</name>
    <message>
        <source>(kept in the keychain)</source>
        <translation>(im Schlüsselbund)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>H&amp;eaders</source>
        <translation>&amp;Kopfzeilen</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>&amp;Variablen</translation>
    </message>
    <message>
        <source>Type the value of “%1”, or remove its name.</source>
        <translation>Geben Sie den Wert von „%1“ ein, oder entfernen Sie den Namen.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message>
        <source>It asks to run a command: press</source>
        <translation>Er möchte einen Befehl ausführen: Taste</translation>
    </message>
    <message>
        <source>It works on: press Stop, or</source>
        <translation>Er arbeitet weiter: Stopp drücken oder</translation>
    </message>
    <message>
        <source>Stop means stop</source>
        <translation>Stopp heißt Stopp</translation>
    </message>
    <message>
        <source>Try it with the demo agent</source>
        <translation>Mit dem Demo-Agenten ausprobieren</translation>
    </message>
    <message>
        <source>Works offline, needs no account, and touches only a folder of its own.</source>
        <translation>Läuft offline, braucht kein Konto und berührt nur einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>Demo starten</translation>
    </message>
    <message>
        <source>Command of an agent</source>
        <translation>Befehl eines Agenten</translation>
    </message>
    <message>
        <source>Test and add</source>
        <translation>Testen und hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Keys and tokens go to your keychain. Belay sends nothing anywhere by itself.</source>
        <translation>Schlüssel und Token kommen in Ihren Schlüsselbund. Belay sendet von sich aus nichts irgendwohin.</translation>
    </message>
    <message>
        <source>Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it back where it can.</source>
        <translation>Belay lässt Programmieragenten laufen. Wenn Sie einen stoppen, zeigt Belay, was schon geschehen war, und nimmt es zurück, wo es kann.</translation>
    </message>
    <message>
        <source>A command or an address</source>
        <translation>Ein Befehl oder eine Adresse</translation>
    </message>
    <message>
        <source>of an agent that speaks the Agent Client Protocol</source>
        <translation>eines Agenten, der das Agent Client Protocol spricht</translation>
    </message>
    <message>
        <source>about 2 minutes</source>
        <translation>etwa 2 Minuten</translation>
    </message>
    <message>
        <source>what will be fetched and run is shown first</source>
        <translation>was geholt und ausgeführt wird, wird zuerst gezeigt</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose from the registry of agents</source>
        <translation>Aus dem Verzeichnis der Agenten wählen</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>Agenten von %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import the agents of %1</source>
        <translation>Die Agenten von %1 importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>%n Agent im Verzeichnis</numerusform>
            <numerusform>%n Agenten im Verzeichnis</numerusform>
        </translation>
    </message>
    <message>
        <source>The registry of agents</source>
        <translation>Das Verzeichnis der Agenten</translation>
    </message>
</context>
<context>
    <name>workspace::CallUndoing</name>
    <message>
        <source>This session&apos;s programs are limited, so its servers can be reached only while its agent runs.</source>
        <translation>Die Programme dieser Sitzung sind eingeschränkt, deshalb sind ihre Server nur erreichbar, solange ihr Agent läuft.</translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message>
        <source>Found when Belay was started again.</source>
        <translation>Gefunden, als Belay wieder gestartet wurde.</translation>
    </message>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>Was vorher in der Datei stand, wurde %n Tag aufbewahrt und ist nicht mehr da.</numerusform>
            <numerusform>Was vorher in der Datei stand, wurde %n Tage aufbewahrt und ist nicht mehr da.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file held before is not kept any more: the store was full.</source>
        <translation>Was vorher in der Datei stand, ist nicht mehr aufbewahrt: Der Speicher war voll.</translation>
    </message>
    <message>
        <source>%1; found when Belay was started again</source>
        <translation>%1; gefunden beim nächsten Start von Belay</translation>
    </message>
    <message>
        <source>Belay cannot save its undo log: %1 Undo works until you quit, except where marked.</source>
        <translation>Belay kann sein Protokoll zum Rückgängigmachen nicht speichern: %1 Rückgängig geht bis zum Beenden, außer wo anders vermerkt.</translation>
    </message>
</context>
<context>
    <name>workspace::FileOpener</name>
    <message>
        <source>%1 is a program: the desktop might run it. Choose an editor in the settings.</source>
        <translation>%1 ist ein Programm: Der Desktop könnte es ausführen. Wählen Sie in den Einstellungen einen Editor.</translation>
    </message>
</context>
<context>
    <name>workspace::HeldStores</name>
    <message>
        <source>Another Belay is deciding about what this session holds back. Restart the agent after that.</source>
        <translation>Ein anderes Belay entscheidet gerade über das, was diese Sitzung zurückhält. Starten Sie danach den Agenten neu.</translation>
    </message>
</context>
<context>
    <name>workspace::MessageSender</name>
    <message>
        <source>The message was not sent</source>
        <translation>Die Nachricht wurde nicht gesendet</translation>
    </message>
    <message>
        <source>The session is being closed. The message is yours again.</source>
        <translation>Die Sitzung wird geschlossen. Die Nachricht gehört wieder Ihnen.</translation>
    </message>
</context>
<context>
    <name>workspace::NotKept</name>
    <message>
        <source>Some of what was said could not be stored, and will be missing when Belay is started again: %1</source>
        <translation>Etwas von dem, was gesagt wurde, konnte nicht gespeichert werden und fehlt, wenn Belay wieder gestartet wird: %1</translation>
    </message>
    <message>
        <source>The conversation is not saved and will be missing when Belay starts again: %1</source>
        <translation>Die Unterhaltung ist nicht gespeichert und fehlt beim nächsten Start von Belay: %1</translation>
    </message>
    <message>
        <source>The conversation is only in memory and will be lost if Belay quits: %1</source>
        <translation>Die Unterhaltung ist nur im Arbeitsspeicher und geht verloren, wenn Belay endet: %1</translation>
    </message>
    <message>
        <source>What agents do is not saved and cannot be undone after Belay quits: %1</source>
        <translation>Was Agenten tun, wird nicht gespeichert und lässt sich nach dem Beenden von Belay nicht rückgängig machen: %1</translation>
    </message>
</context>
<context>
    <name>workspace::PastedFiles</name>
    <message>
        <source>What the clipboard holds is no picture.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>bild</translation>
    </message>
</context>
<context>
    <name>workspace::PromptEditor</name>
    <message>
        <source>No editor was found. Choose one in the settings.</source>
        <translation>Es wurde kein Editor gefunden. Wählen Sie einen in den Einstellungen.</translation>
    </message>
    <message>
        <source>The editor %1 ended with code %2. The message is what it was.</source>
        <translation>Der Editor %1 endete mit Code %2. Die Nachricht ist, wie sie war.</translation>
    </message>
    <message>
        <source>%1 needs a terminal. Choose another editor in the settings.</source>
        <translation>%1 braucht ein Terminal. Wählen Sie in den Einstellungen einen anderen Editor.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionController</name>
    <message>
        <source>A message of the agent could not be used</source>
        <translation>Eine Nachricht des Agenten war nicht brauchbar</translation>
    </message>
    <message>
        <source>No command was killed</source>
        <translation>Es wurde kein Befehl beendet</translation>
    </message>
    <message>
        <source>Not all that the agent may write itself is left to it here</source>
        <translation>Nicht alles, was der Agent selbst schreiben darf, wird ihm hier überlassen</translation>
    </message>
    <message>
        <source>What ran in the background ends with the agent</source>
        <translation>Was im Hintergrund lief, endet mit dem Agenten</translation>
    </message>
    <message>
        <source>The agent no longer offers what you chose</source>
        <translation>Der Agent bietet nicht mehr an, was Sie gewählt haben</translation>
    </message>
    <message>
        <source>Belay knows of none. What the agent does itself ends with Stop or Force stop.</source>
        <translation>Belay weiß von keinem. Was der Agent selbst tut, endet mit Stopp oder Stopp erzwingen.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionOpening</name>
    <message>
        <source>The agent has not opened it yet.</source>
        <translation>Der Agent hat sie noch nicht geöffnet.</translation>
    </message>
    <message>
        <source>Wait until the turn has ended, or stop it.</source>
        <translation>Warten Sie, bis die Runde zu Ende ist, oder stoppen Sie sie.</translation>
    </message>
    <message>
        <source>Forked</source>
        <translation>Abgezweigt</translation>
    </message>
    <message>
        <source>The agent knows what was said above, in “%1”. What was changed above can be undone only there.</source>
        <translation>Der Agent weiß, was oben gesagt wurde, in „%1“. Was oben geändert wurde, kann nur dort zurückgenommen werden.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionQuestions</name>
    <message>
        <source>The answer was not sent</source>
        <translation>Die Antwort wurde nicht gesendet</translation>
    </message>
</context>
<context>
    <name>workspace::SessionRecord</name>
    <message>
        <source>What was said earlier could not be read</source>
        <translation>Was früher gesagt wurde, war nicht zu lesen</translation>
    </message>
    <message>
        <source>Some of it is missing in the store.</source>
        <translation>Ein Teil davon fehlt im Speicher.</translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message>
        <source>It did not start in time.</source>
        <translation>Er ist nicht rechtzeitig gestartet.</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>Es wurde unterbrochen.</translation>
    </message>
    <message>
        <source>It wants you to log in first.</source>
        <translation>Er bittet erst um Anmeldung.</translation>
    </message>
    <message>
        <source>The agent opened no session.</source>
        <translation>Der Agent hat keine Sitzung geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>In %n Sekunde kam es nicht dazu.</numerusform>
            <numerusform>In %n Sekunden kam es nicht dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>It asked for something, and there is no answer that fits a test.</source>
        <translation>Er hat um etwas gebeten, und keine Antwort darauf passt zu einer Prüfung.</translation>
    </message>
    <message>
        <source>Its turn ended before that.</source>
        <translation>Seine Runde endete vorher.</translation>
    </message>
    <message>
        <source>It did not run the command.</source>
        <translation>Er hat den Befehl nicht ausgeführt.</translation>
    </message>
</context>
<context>
    <name>workspace::StoredSessions</name>
    <message>
        <source>its session was deleted</source>
        <translation>seine Sitzung wurde gelöscht</translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>%n Zeile konnte nicht gelesen werden, Zeile %1.</numerusform>
            <numerusform>%n Zeilen konnten nicht gelesen werden, die erste in Zeile %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>%n Datei konnte nicht wiederhergestellt werden</numerusform>
            <numerusform>%n Dateien konnten nicht wiederhergestellt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>%n Datei konnte nicht zurückgenommen werden</numerusform>
            <numerusform>%n Dateien konnten nicht zurückgenommen werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>%n Datei wurde gelassen, wie sie ist</numerusform>
            <numerusform>%n Dateien wurden gelassen, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have this change any more.</source>
        <translation>%1 hat diese Änderung nicht mehr.</translation>
    </message>
    <message>
        <source>These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what stays.</source>
        <translation>Diese Zeilen von %1 oder Zeilen daneben wurden seither geändert. Nehmen Sie die ganze Änderung zurück, um zu entscheiden, was bleibt.</translation>
    </message>
    <message>
        <source>These lines cannot be told apart in %1. Undo the whole change, or review it.</source>
        <translation>Diese Zeilen sind in %1 nicht zu unterscheiden. Nehmen Sie die ganze Änderung zurück oder prüfen Sie sie.</translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message>
        <source>What was said could not be searched: %1</source>
        <translation>Was gesagt wurde, konnte nicht durchsucht werden: %1</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (Abzweigung)</translation>
    </message>
    <message>
        <source>How calls are taken back</source>
        <translation>Wie Aufrufe zurückgenommen werden</translation>
    </message>
    <message>
        <source>%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP servers.</source>
        <translation>%1 sagt, was Aufrufe von MCP-Werkzeugen zurücknimmt. Das zählt erst, wenn Sie es unter „MCP-Server“ annehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>%n frühere Sitzung hält noch Änderungen zurück: %1. Öffnen Sie sie, um zu entscheiden.</numerusform>
            <numerusform>%n frühere Sitzungen halten noch Änderungen zurück: %1. Öffnen Sie sie, um zu entscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said there does not appear here. Close one of the two.</source>
        <translation>Was dort gesagt wird, erscheint hier nicht. Schließen Sie eines der beiden.</translation>
    </message>
</context>
<context>
    <name>workspace::Worktrees</name>
    <message>
        <source>git could not make the worktree: %1</source>
        <translation>git konnte den Arbeitsbaum nicht anlegen: %1</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The repository&apos;s own settings name a program that would run: %1. Make the worktree with git and choose its folder.</source>
        <translation>Die Einstellungen des Repositorys nennen ein Programm, das ausgeführt würde: %1. Legen Sie den Arbeitsbaum mit git an und wählen Sie seinen Ordner.</translation>
    </message>
    <message>
        <source>No branch can be called “%1”. Choose another name.</source>
        <translation>Kein Branch kann „%1“ heißen. Wählen Sie einen anderen Namen.</translation>
    </message>
</context>
</TS>
