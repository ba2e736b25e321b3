<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>AgentEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Command or address</source>
        <translation>&amp;Commande ou adresse</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>New sessions with this agent begin here, unless another folder is chosen. The agent&apos;s process starts in the folder of its session.</source>
        <translation>Les nouvelles sessions avec cet agent commencent ici, sauf si un autre dossier est choisi. Le processus de l’agent démarre dans le dossier de sa session.</translation>
    </message>
    <message>
        <source>Folder of new sessions</source>
        <translation>Dossier des nouvelles sessions</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Own files and folders</source>
        <translation>Fichiers et d&amp;ossiers propres</translation>
    </message>
    <message>
        <source>A turn that takes longer is stopped, as if you had pressed Stop. In its last minute you can give it more time.</source>
        <translation>Un tour qui dure plus longtemps est arrêté, comme si vous aviez appuyé sur Arrêter. Dans sa dernière minute, vous pouvez lui donner plus de temps.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Les clés, jetons et mots de passe vont dans le trousseau. $NAME reprend une variable de l’environnement de Belay.</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Dernier dossier utilisé</translation>
    </message>
    <message>
        <source>~/.my-agent/, one per line</source>
        <translation>~/.mon-agent/, un par ligne</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Enre&amp;gistrer</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>Te&amp;ster</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Connect without encry&amp;ption: everybody on the way can read and change what is said</source>
        <translation>Se connecter sans chiffre&amp;ment&#xa0;: n’importe qui sur le trajet peut lire et modifier ce qui est dit</translation>
    </message>
    <message>
        <source>File &amp;writes</source>
        <translation>Écriture des &amp;fichiers</translation>
    </message>
    <message>
        <source>Write at once</source>
        <translation>Écrire aussitôt</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Me demander à chaque fois</translation>
    </message>
    <message>
        <source>Applies to files it writes through Belay. Its own programs write by themselves.</source>
        <translation>Concerne les fichiers qu’il écrit par Belay. Ses propres programmes écrivent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>Hold changes back</source>
        <translation>Retenir les modifications</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>&amp;In new sessions</source>
        <translation>Dans les nouvelles sess&amp;ions</translation>
    </message>
    <message>
        <source>Networ&amp;k</source>
        <translation>Rése&amp;au</translation>
    </message>
    <message>
        <source>Time &amp;limit of a turn</source>
        <translation>&amp;Limite de temps d’un tour</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>Copi&amp;er le rapport</translation>
    </message>
</context>
<context>
    <name>AgentSessionsDialog</name>
    <message>
        <source>Sessions of an agent</source>
        <translation>Sessions d’un agent</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Close in the agent</source>
        <translation>&amp;Fermer dans l’agent</translation>
    </message>
    <message>
        <source>The agent ends what it does there and lets go of it. What was said stays.</source>
        <translation>L’agent met fin à ce qu’il y fait et libère la session. Ce qui a été dit reste.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
</context>
<context>
    <name>AgentsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Use for new sessions</source>
        <translation>&amp;Utiliser pour les nouvelles sessions</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What to compare</source>
        <translation>Que comparer</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Ce qui a été modifié</translation>
    </message>
    <message>
        <source>From before to what is on the disk now</source>
        <translation>D’avant à ce qui est sur le disque à présent</translation>
    </message>
    <message>
        <source>From the change to what is on the disk now</source>
        <translation>De la modification à ce qui est sur le disque à présent</translation>
    </message>
    <message>
        <source>Opens the file as it is now in the editor of the settings</source>
        <translation>Ouvre le fichier, tel qu’il est maintenant, dans l’éditeur des paramètres</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Défaire pour ce fichier</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Tout défaire…</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Rechercher dans le manuel</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
</context>
<context>
    <name>McpDialog</name>
    <message>
        <source>MCP server</source>
        <translation>Serveur MCP</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>T&amp;ype</translation>
    </message>
    <message>
        <source>Local program</source>
        <translation>Programme local</translation>
    </message>
    <message>
        <source>Address (HTTP)</source>
        <translation>Adresse (HTTP)</translation>
    </message>
    <message>
        <source>Address (SSE, older)</source>
        <translation>Adresse (SSE, ancien)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Les clés, jetons et mots de passe vont dans le trousseau. $NAME reprend une variable de l’environnement de Belay.</translation>
    </message>
    <message>
        <source>Only in &amp;folder</source>
        <translation>Seulement dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>N’importe quel dossier</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>T&amp;rust its descriptions</source>
        <translation>Se &amp;fier à ses descriptions</translation>
    </message>
    <message>
        <source>Tools it marks read-only then run without asking. A server can claim this of any tool.</source>
        <translation>Les outils qu’il dit en lecture seule s’exécutent alors sans demander. Un serveur peut le dire de n’importe quel outil.</translation>
    </message>
</context>
<context>
    <name>McpServersDialog</name>
    <message>
        <source>MCP servers</source>
        <translation>Serveurs MCP</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>Re&amp;garder…</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Agents can use the checked servers, always through Belay, which logs every call.</source>
        <translation>Les agents peuvent utiliser les serveurs cochés, toujours à travers Belay, qui enregistre chaque appel.</translation>
    </message>
    <message>
        <source>Applies to every call, from the agent&apos;s next start. Keys in a row: p pass, a ask, h hold, d deny.</source>
        <translation>S’applique à chaque appel, dès le prochain démarrage de l’agent. Touches dans une ligne&#xa0;: p laisser passer, a demander, h retenir, d interdire.</translation>
    </message>
</context>
<context>
    <name>McpTools</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Undo &amp;with</source>
        <translation>Défaire &amp;avec</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Argume&amp;nts</translation>
    </message>
    <message>
        <source>$.result, $.arguments: recorded values. $.text: result text. After ~: a regular expression, as in $.text ~ issue (\d+)</source>
        <translation>$.result, $.arguments&#xa0;: valeurs enregistrées. $.text&#xa0;: texte du résultat. Après ~&#xa0;: une expression régulière, comme dans $.text ~ issue (\d+)</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Proposer</translation>
    </message>
    <message>
        <source>&amp;Try on the last result</source>
        <translation>&amp;Essayer sur le dernier résultat</translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Record hosts</source>
        <translation>Noter les hôtes</translation>
    </message>
    <message>
        <source>Only these hosts</source>
        <translation>Seulement ces hôtes</translation>
    </message>
    <message>
        <source>api.example.org, *.example.net, example.com:443</source>
        <extracomment>examples in an empty field</extracomment>
        <translation>api.example.org, *.example.net, example.com:443</translation>
    </message>
    <message>
        <source>Hosts that may be reached</source>
        <translation>Hôtes qui peuvent être atteints</translation>
    </message>
    <message>
        <source>Contacted before</source>
        <translation>Contactés auparavant</translation>
    </message>
    <message>
        <source>Takes hosts into the list that this agent has contacted in sessions whose network was noted</source>
        <translation>Ajoute à la liste des hôtes que cet agent a contactés dans des sessions dont le réseau était noté</translation>
    </message>
</context>
<context>
    <name>NewSessionDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;More folders</source>
        <translation>&amp;Autres dossiers</translation>
    </message>
    <message>
        <source>More folders</source>
        <translation>Autres dossiers</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>Ré&amp;seau</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Dossiers récents</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>Écrites aussi&amp;tôt</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>Rete&amp;nues</translation>
    </message>
    <message>
        <source>The agent can also work in these folders, if it supports that. Changes it does not report are found after each turn.</source>
        <translation>L’agent peut aussi travailler dans ces dossiers, s’il sait le faire. Les modifications qu’il ne signale pas sont retrouvées après chaque tour.</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>&amp;Où</translation>
    </message>
    <message>
        <source>Name of the worktree</source>
        <translation>Nom de l’arbre de travail</translation>
    </message>
</context>
<context>
    <name>RegistryDialog</name>
    <message>
        <source>Agents of the registry</source>
        <translation>Agents du registre</translation>
    </message>
    <message>
        <source>How to get it</source>
        <translation>Comment l’obtenir</translation>
    </message>
    <message>
        <source>This will run with your permissions:</source>
        <translation>Ceci sera exécuté avec vos droits&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;jouter</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Réessayer</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Permission rule</source>
        <translation>Règle d’autorisation</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>&amp;Ce qui se passe</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>Co&amp;ncerne</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Une commande</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>A tool of an MCP server</source>
        <translation>Un outil d’un serveur MCP</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>E&amp;xactly this command</source>
        <translation>E&amp;xactement cette commande</translation>
    </message>
    <message>
        <source>Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; | &amp; $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts run.</source>
        <translation>Autoriser&#xa0;: exactement cette commande, ou son début si le programme est connu comme sûr (ls, git log). Pour les commandes avec ; | &amp; $, la question est toujours posée. Demander et interdire trouvent des mots n’importe où. Belay ne voit pas ce que make ou des scripts exécutent.</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>C&amp;hemin</translation>
    </message>
    <message>
        <source>* matches part of a name, ** any folders, in the session&apos;s folder unless it begins with /.</source>
        <translation>* représente une partie d’un nom, ** n’importe quels dossiers, dans le dossier de la session, sauf si le chemin commence par /.</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;Serveur MCP</translation>
    </message>
    <message>
        <source>T&amp;ool</source>
        <translation>&amp;Outil</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Argume&amp;nts</translation>
    </message>
    <message>
        <source>Exactly &amp;these arguments</source>
        <translation>Exactement ces ar&amp;guments</translation>
    </message>
    <message>
        <source>* matches anything. Separate arguments with ; – all must match.</source>
        <translation>* représente n’importe quoi. Séparez les arguments par ; – tous doivent correspondre.</translation>
    </message>
    <message>
        <source>&amp;Kind of request</source>
        <translation>&amp;Type de demande</translation>
    </message>
    <message>
        <source>Sessions in &amp;folder</source>
        <translation>Sessions du &amp;dossier</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>N’importe quel dossier</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agent</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>N’importe quel agent</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>This request</source>
        <translation>Cette demande</translation>
    </message>
</context>
<context>
    <name>RuleTrialBox</name>
    <message>
        <source>What would happen with…</source>
        <translation>Que se passerait-il avec…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>N’importe quel agent</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>C&amp;hemin</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;Serveur MCP</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>&amp;Outil</translation>
    </message>
    <message>
        <source>Arg&amp;uments</source>
        <translation>Arg&amp;uments</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds.</source>
        <translation>Ce qui est choisi dans Serveurs MCP › Outils… compte à côté des règles ; un refus y vaut toujours.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Permission rules</source>
        <translation>Règles d’autorisation</translation>
    </message>
    <message>
        <source>Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything.</source>
        <translation>Interdire passe avant demander, demander avant autoriser. Sans règle, la question vous est posée. Après Stop, aucune règle n’autorise quoi que ce soit.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Con&amp;traste élevé</translation>
    </message>
    <message>
        <source>Black and white, with strong lines. On as well where the desktop asks for it.</source>
        <translation>Noir et blanc, avec des traits épais. Activé aussi quand le bureau le demande.</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Tai&amp;lle du texte</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Own &amp;font for text</source>
        <translation>&amp;Police propre au texte</translation>
    </message>
    <message>
        <source>Font for text</source>
        <translation>Police du texte</translation>
    </message>
    <message>
        <source>Own font for &amp;code</source>
        <translation>P&amp;olice propre au code</translation>
    </message>
    <message>
        <source>Font for code</source>
        <translation>Police du code</translation>
    </message>
    <message>
        <source>The font of everything else is the desktop&apos;s.</source>
        <translation>Pour tout le reste, la police est celle du bureau.</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;ystème</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>The cache keeps an answer for ten minutes.</source>
        <translation>Le cache garde une réponse pendant dix minutes.</translation>
    </message>
    <message>
        <source>Width of text</source>
        <translation>Largeur du texte</translation>
    </message>
    <message>
        <source>90 ch&amp;aracters</source>
        <translation>90 c&amp;aractères</translation>
    </message>
    <message>
        <source>The &amp;window&apos;s</source>
        <translation>Celle de la &amp;fenêtre</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>Check &amp;spelling of what you write</source>
        <translation>Vérifier l’&amp;orthographe de ce que vous écrivez</translation>
    </message>
    <message>
        <source>S&amp;pelling in</source>
        <translation>Ortho&amp;graphe en</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Prend effet au prochain démarrage de Belay.</translation>
    </message>
    <message>
        <source>To check spelling, install a Hunspell dictionary, such as hunspell-en-us.</source>
        <translation>Pour vérifier l’orthographe, installez un dictionnaire Hunspell, par exemple hunspell-fr.</translation>
    </message>
    <message>
        <source>&amp;Open files with</source>
        <translation>&amp;Ouvrir les fichiers avec</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>editor --line %l %f</source>
        <translation>éditeur --line %l %f</translation>
    </message>
    <message>
        <source>%f is the file, %l the line, %c the column. Without %f the path is added at the end.</source>
        <translation>%f est le fichier, %l la ligne, %c la colonne. Sans %f, le chemin est ajouté à la fin.</translation>
    </message>
    <message>
        <source>&amp;Keep undo data for</source>
        <translation>&amp;Conserver les données d’annulation pendant</translation>
    </message>
    <message>
        <source>Older data is deleted at start, except for changes that are still open. The list in Effects stays.</source>
        <translation>Les données plus anciennes sont supprimées au démarrage, sauf pour les modifications encore ouvertes. La liste dans Effets reste.</translation>
    </message>
</context>
<context>
    <name>SettingsNotifications</name>
    <message>
        <source>With a so&amp;und</source>
        <translation>Avec un so&amp;n</translation>
    </message>
    <message>
        <source>Notify me when an agent &amp;waits for my answer</source>
        <translation>M’avertir quand un agent &amp;attend ma réponse</translation>
    </message>
    <message>
        <source>Notify me when a turn &amp;ends</source>
        <translation>M’avertir quand un tour se &amp;termine</translation>
    </message>
    <message>
        <source>While another window is in front.</source>
        <translation>Quand une autre fenêtre est au premier plan.</translation>
    </message>
    <message>
        <source>Sound and volume follow your desktop&apos;s settings.</source>
        <translation>Le son et le volume suivent les paramètres de votre bureau.</translation>
    </message>
</context>
<context>
    <name>SettingsStop</name>
    <message>
        <source>Otherwise they run on until you end them. Each Stop can choose anew in its menu.</source>
        <translation>Sinon, elles continuent jusqu’à ce que vous les interrompiez. À chaque Stop, vous pouvez choisir autrement dans son menu.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>End the commands of a stopped turn after, in seconds</source>
        <translation>Interrompre les commandes d’un tour arrêté après, en secondes</translation>
    </message>
    <message>
        <source>&amp;Offer Force stop after</source>
        <translation>Proposer «&#xa0;&amp;Forcer l’arrêt&#xa0;» après</translation>
    </message>
    <message>
        <source>Ends the agent process, starts it again and takes the session up. Keep waiting holds it off.</source>
        <translation>Met fin au processus de l’agent, le redémarre et reprend la session. «&#xa0;Continuer d’attendre&#xa0;» l’en empêche.</translation>
    </message>
    <message>
        <source>Force by itself after, in seconds</source>
        <translation>Forcer automatiquement après, en secondes</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>A&amp;gents…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>Serveurs &amp;MCP…</translation>
    </message>
    <message>
        <source>Where the agent can close a session and take it up again: that ends what it does, and agent and conversation live on. At the latest halfway to Force stop.</source>
        <translation>Là où l’agent peut fermer une session et la reprendre : cela met fin à ce qu’il fait, et l’agent et la conversation continuent. Au plus tard à mi-chemin de « Forcer l’arrêt ».</translation>
    </message>
    <message>
        <source>&amp;End commands after</source>
        <translation>&amp;Interrompre les commandes après</translation>
    </message>
    <message>
        <source>&amp;Close session after</source>
        <translation>&amp;Clore la session après</translation>
    </message>
    <message>
        <source>&amp;Force stop after</source>
        <translation>Forcer l’&amp;arrêt après</translation>
    </message>
    <message>
        <source>Automatic only if the session can be resumed.</source>
        <translation>Automatique seulement si la session peut être reprise.</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>Abandon après</translation>
    </message>
    <message>
        <source>&amp;Starting an agent</source>
        <translation>&amp;Démarrage d’un agent</translation>
    </message>
    <message>
        <source>O&amp;pening a session</source>
        <translation>&amp;Ouverture d’une session</translation>
    </message>
    <message>
        <source>Permission &amp;rules…</source>
        <translation>&amp;Règles d’autorisation…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Rechercher une action ou une touche</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>&amp;Nouvelles touches</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>N&amp;o keys</source>
        <translation>&amp;Aucune touche</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Par défaut</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Actions et touches</translation>
    </message>
</context>
<context>
    <name>TrafficPanel</name>
    <message>
        <source>Filter by method, id or text</source>
        <translation>Filtrer par méthode, identifiant ou texte</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save all messages as JSON lines, without secrets; belay --replay plays them</source>
        <translation>Enregistrer tous les messages en lignes JSON, sans les secrets ; belay --replay les rejoue</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Messages to and from the agent</source>
        <translation>Messages vers l’agent et de l’agent</translation>
    </message>
    <message>
        <source>The selected message</source>
        <translation>Le message sélectionné</translation>
    </message>
    <message>
        <source>Whose messages</source>
        <translation>À qui sont les messages</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Appel</translation>
    </message>
    <message>
        <source>List only what belongs to this tool call, of the agent and of its servers</source>
        <translation>N’afficher que ce qui relève de cet appel d’outil, de l’agent et de ses serveurs</translation>
    </message>
    <message>
        <source>Only this tool call</source>
        <translation>Seulement cet appel d’outil</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>What to do with this file</source>
        <translation>Que faire de ce fichier</translation>
    </message>
    <message>
        <source>Not changed. Restoring the earlier version would do this:</source>
        <translation>Non modifié. Le retour à la version antérieure ferait ceci&#xa0;:</translation>
    </message>
</context>
<context>
    <name>acp::AgentServers</name>
    <message>
        <source>%1: comes from the registry; add it from there.</source>
        <translation>%1&#xa0;: vient du registre ; ajoutez-le depuis celui-ci.</translation>
    </message>
    <message>
        <source>%1: “env” must be an object of strings.</source>
        <translation>%1&#xa0;: «&#xa0;env&#xa0;» doit être un objet de chaînes.</translation>
    </message>
</context>
<context>
    <name>acp::Answers</name>
    <message>
        <source>The agent&apos;s answer to %1 cannot be used.</source>
        <translation>La réponse de l’agent à %1 est inutilisable.</translation>
    </message>
</context>
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>%n autre partie a été omise.</numerusform>
            <numerusform>%n autres parties ont été omises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 … (%n caractère en tout)</numerusform>
            <numerusform>%1 … (%n caractères en tout)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message>
        <source>%1: “%2” must be a string.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» doit être un texte.</translation>
    </message>
    <message>
        <source>%1: “%2” is longer than %3 characters.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» dépasse %3 caractères.</translation>
    </message>
    <message>
        <source>%1: “%2” holds a character that no program can be given.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» contient un caractère qu’on ne peut donner à aucun programme.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object of at most %3 strings.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» doit être un objet de %3 textes au plus.</translation>
    </message>
    <message>
        <source>%1: “%2” has the name “%3” in it, which is none, or is there twice.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» contient le nom «&#xa0;%3&#xa0;», qui n’en est pas un ou s’y trouve deux fois.</translation>
    </message>
    <message>
        <source>%1: the header “%2” must be one line.</source>
        <translation>%1&#xa0;: l’en-tête «&#xa0;%2&#xa0;» doit tenir sur une ligne.</translation>
    </message>
    <message>
        <source>%1: “url” must be an address that begins with https:// or http://.</source>
        <translation>%1&#xa0;: «&#xa0;url&#xa0;» doit être une adresse qui commence par https:// ou http://.</translation>
    </message>
    <message>
        <source>%1: “type” is “%2”; known are stdio, http and sse.</source>
        <translation>%1&#xa0;: «&#xa0;type&#xa0;» vaut «&#xa0;%2&#xa0;» ; on connaît stdio, http et sse.</translation>
    </message>
    <message>
        <source>%1: has both “command” and “url”. Say with “type” which of them counts.</source>
        <translation>%1&#xa0;: a à la fois «&#xa0;command&#xa0;» et «&#xa0;url&#xa0;». Dites avec «&#xa0;type&#xa0;» lequel compte.</translation>
    </message>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>Le fichier contient plus de %n serveur ; les autres n’ont pas été lus.</numerusform>
            <numerusform>Le fichier contient plus de %n serveurs ; les autres n’ont pas été lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this cannot be the name of a server.</source>
        <translation>%1&#xa0;: ceci ne peut pas être le nom d’un serveur.</translation>
    </message>
    <message>
        <source>%1: is there twice; the first one was taken.</source>
        <translation>%1&#xa0;: s’y trouve deux fois ; la première a été retenue.</translation>
    </message>
    <message>
        <source>%1: “%2” has a placeholder in it: %3.</source>
        <translation>%1 : « %2 » contient un espace réservé : %3.</translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>Le registre dépasse %n Mio et n’a pas été lu.</numerusform>
            <numerusform>Le registre dépasse %n Mio et n’a pas été lu.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no registry of agents: expected a JSON object with a list “agents”.</source>
        <translation>Ce n’est pas un registre d’agents&#xa0;: un objet JSON avec une liste «&#xa0;agents&#xa0;» était attendu.</translation>
    </message>
    <message>
        <source>Entry %1 (%2) was left out: “%3” is missing or wrong.</source>
        <translation>L’entrée %1 (%2) a été laissée de côté&#xa0;: «&#xa0;%3&#xa0;» manque ou est incorrect.</translation>
    </message>
    <message>
        <source>The registry has format %1; Belay reads format 1.</source>
        <translation>Le registre a le format %1 ; Belay lit le format 1.</translation>
    </message>
</context>
<context>
    <name>acp::TrafficLog</name>
    <message>
        <source>This file holds no traffic that Belay has saved.</source>
        <translation>Ce fichier ne contient pas d’échanges enregistrés par Belay.</translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message>
        <source>There is no place for the download.</source>
        <translation>Il n’y a pas de place pour le téléchargement.</translation>
    </message>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>Le téléchargement dépasse %n Mio et a été abandonné.</numerusform>
            <numerusform>Le téléchargement dépasse %n Mio et a été abandonné.</numerusform>
        </translation>
    </message>
    <message>
        <source>The download could not be stored.</source>
        <translation>Le téléchargement n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The archive does not hold the program that the registry names: %1.</source>
        <translation>L’archive ne contient pas le programme nommé par le registre&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>agents::AgentLaunch</name>
    <message>
        <source>The agent was not started: that it reaches only some hosts needs its changes to be held back, too.</source>
        <translation>L’agent n’a pas été démarré : pour qu’il n’atteigne que certains hôtes, ses modifications doivent aussi être retenues.</translation>
    </message>
    <message>
        <source>The agent was not started, since its network cannot be limited. %1</source>
        <translation>L’agent n’a pas été démarré, car son réseau ne peut pas être limité. %1</translation>
    </message>
</context>
<context>
    <name>agents::AgentTest</name>
    <message>
        <source>It answered, and did not say its name.</source>
        <translation>Il a répondu, sans dire son nom.</translation>
    </message>
    <message>
        <source>It answered: %1 %2</source>
        <translation>Il a répondu&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>several folders</source>
        <translation>plusieurs dossiers</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP par HTTP</translation>
    </message>
    <message>
        <source>MCP over SSE</source>
        <translation>MCP par SSE</translation>
    </message>
    <message>
        <source>log out</source>
        <translation>déconnexion</translation>
    </message>
    <message>
        <source>resume sessions</source>
        <translation>reprise de sessions</translation>
    </message>
    <message>
        <source>list sessions</source>
        <translation>liste des sessions</translation>
    </message>
    <message>
        <source>delete sessions</source>
        <translation>suppression de sessions</translation>
    </message>
    <message>
        <source>fork sessions</source>
        <translation>duplication de sessions</translation>
    </message>
    <message>
        <source>Supports: %1</source>
        <translation>Prend en charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log in with: %1</source>
        <translation>S’identifier avec&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>agents::GivenExtras</name>
    <message>
        <source>The MCP server “%1” was left out. %2</source>
        <translation>Le serveur MCP «&#xa0;%1&#xa0;» a été laissé de côté. %2</translation>
    </message>
    <message>
        <source>The keychain has no “%1”, or does not answer. Enter it again in MCP servers.</source>
        <translation>Le trousseau n’a pas de « %1 », ou ne répond pas. Saisissez-le à nouveau dans Serveurs MCP.</translation>
    </message>
</context>
<context>
    <name>agents::LoginController</name>
    <message>
        <source>The agent could not log you in: %1</source>
        <translation>L’agent n’a pas pu vous identifier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The agent could not log you out: %1</source>
        <translation>L’agent n’a pas pu vous déconnecter&#xa0;: %1</translation>
    </message>
    <message>
        <source>You logged out.</source>
        <translation>Déconnexion effectuée.</translation>
    </message>
    <message>
        <source>The program for logging in could not be started: %1</source>
        <translation>Le programme d’identification n’a pas pu être démarré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The program for logging in ended (%1).</source>
        <translation>Le programme de connexion s’est terminé (%1).</translation>
    </message>
</context>
<context>
    <name>agents::Network</name>
    <message>
        <source>Could not reach %1. Check your network connection.</source>
        <translation>Impossible de joindre %1. Vérifiez la connexion au réseau.</translation>
    </message>
</context>
<context>
    <name>agents::RegistrySource</name>
    <message>
        <source>The registry&apos;s address must begin with https://.</source>
        <translation>L’adresse du registre doit commencer par https://.</translation>
    </message>
    <message>
        <source>%1 Shown is a copy of %2.</source>
        <translation>%1 Voici une copie du %2.</translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message>
        <source>The archive could not be unpacked.</source>
        <translation>L’archive n’a pas pu être décompressée.</translation>
    </message>
    <message>
        <source>The archive was refused: %1</source>
        <translation>L’archive a été refusée&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is nothing in it.</source>
        <translation>elle est vide.</translation>
    </message>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>elle contient plus de %n fichier.</numerusform>
            <numerusform>elle contient plus de %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>a file in it would land outside its folder.</source>
        <translation>un de ses fichiers atterrirait hors de son dossier.</translation>
    </message>
    <message>
        <source>a link in it points outside its folder.</source>
        <translation>un de ses liens mène hors de son dossier.</translation>
    </message>
    <message>
        <source>it holds a device or another special file.</source>
        <translation>elle contient un périphérique ou un autre fichier spécial.</translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>décompressée, elle dépasse %n Mio.</numerusform>
            <numerusform>décompressée, elle dépasse %n Mio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ActionStates</name>
    <message>
        <source>%1: there is nothing to do</source>
        <extracomment>%1 is the name of an action whose key was pressed</extracomment>
        <translation>%1&#xa0;: rien à faire</translation>
    </message>
</context>
<context>
    <name>app::AgentSessionsController</name>
    <message>
        <source>%1 cannot list its sessions.</source>
        <translation>%1 ne sait pas lister ses sessions.</translation>
    </message>
    <message>
        <source>%1 did not list its sessions: %2</source>
        <translation>%1 n’a pas listé ses sessions&#xa0;: %2</translation>
    </message>
    <message>
        <source>It keeps no sessions.</source>
        <translation>Il ne conserve aucune session.</translation>
    </message>
    <message>
        <source>It keeps no sessions in this folder.</source>
        <translation>Il ne conserve aucune session dans ce dossier.</translation>
    </message>
    <message>
        <source>It was not deleted: %1</source>
        <translation>Elle n’a pas été supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Asking the agent to close it…</source>
        <translation>Demande à l’agent de la fermer…</translation>
    </message>
    <message>
        <source>The agent has closed it. It can be opened again.</source>
        <translation>L’agent l’a fermée. On peut la rouvrir.</translation>
    </message>
    <message>
        <source>It was not closed: %1</source>
        <translation>Elle n’a pas été fermée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message>
        <source>npm package, by npx</source>
        <translation>paquet npm, par npx</translation>
    </message>
    <message>
        <source>Python package, by uvx</source>
        <translation>paquet Python, par uvx</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) added.</source>
        <translation>
            <numerusform>%n agent ajouté.</numerusform>
            <numerusform>%n agents ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>Ajout de %1…</translation>
    </message>
    <message>
        <source>Fetched %1 of %2</source>
        <translation>%1 téléchargés sur %2</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <translation>%1 téléchargés</translation>
    </message>
    <message>
        <source>%1 was added. Test it in the list of agents.</source>
        <translation>%1 a été ajouté. Testez-le dans la liste des agents.</translation>
    </message>
</context>
<context>
    <name>app::AttachmentController</name>
    <message>
        <source>Open this sound (%1) with the desktop&apos;s player?</source>
        <translation>Ouvrir ce son (%1) avec le lecteur du bureau ?</translation>
    </message>
</context>
<context>
    <name>app::CallUndoController</name>
    <message>
        <source>Not undone</source>
        <translation>Non défait</translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n commentaire n’a pas été envoyé. Le supprimer ?</numerusform>
            <numerusform>%n commentaires n’ont pas été envoyés. Les supprimer ?</numerusform>
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
        <source>Changes of this turn</source>
        <translation>Modifications de ce tour</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>%n effet à regarder</numerusform>
            <numerusform>%n effets à regarder</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to review</source>
        <translation>Il n’y a rien à passer en revue</translation>
    </message>
    <message>
        <source>The last turn changed no files that still stand.</source>
        <translation>Il ne reste aucun fichier modifié par le dernier tour.</translation>
    </message>
    <message>
        <source>About the record of effects</source>
        <translation>À propos du journal des effets</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n effet avait eu lieu.</numerusform>
            <numerusform>%n effets avaient eu lieu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n effet n’avait pas eu lieu.</numerusform>
            <numerusform>%n effets n’avaient pas eu lieu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>Pour %n effet, personne ne sait comment il s’est terminé ; regardez-le dans Effets.</numerusform>
            <numerusform>Pour %n effets, personne ne sait comment ils se sont terminés ; regardez-les dans Effets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>%n fichier a été modifié sans qu’aucun appel d’outil ne le signale ; il est dans Effets.</numerusform>
            <numerusform>%n fichiers ont été modifiés sans qu’aucun appel d’outil ne le signale ; ils sont dans Effets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>%n appel d’un serveur MCP attend votre décision</numerusform>
            <numerusform>%n appels de serveurs MCP attendent votre décision</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent when their session was closed: %1. Start its agent to decide.</source>
        <translation>Non envoyés à la fermeture de la session : %1. Démarrez son agent pour décider.</translation>
    </message>
    <message>
        <source>Belay was closed while something was being done</source>
        <translation>Belay a été fermé alors qu’une opération était en cours</translation>
    </message>
    <message>
        <source>Belay was closed during a turn</source>
        <translation>Belay a été fermé pendant un tour</translation>
    </message>
</context>
<context>
    <name>app::Gui</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Start a session with this agent.</source>
        <translation>Commencer une session avec cet agent.</translation>
    </message>
    <message>
        <source>Start a session with an agent that plays this saved traffic.</source>
        <translation>Commencer une session avec un agent qui rejoue ces échanges enregistrés.</translation>
    </message>
    <message>
        <source>Start a session with the demo agent.</source>
        <translation>Commencer une session avec l’agent de démonstration.</translation>
    </message>
    <message>
        <source>Open the newest session of the folder, or a new one if there is none.</source>
        <translation>Ouvrir la session la plus récente du dossier, ou une nouvelle s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Press Stop this long after the message was sent.</source>
        <translation>Appuyer sur Stop ce temps-là après l’envoi du message.</translation>
    </message>
    <message>
        <source>Quit when the turn has ended.</source>
        <translation>Quitter quand le tour est terminé.</translation>
    </message>
    <message>
        <source>Write a picture of the window when the turn has ended.</source>
        <translation>Écrire une image de la fenêtre quand le tour est terminé.</translation>
    </message>
    <message>
        <source>Write the picture this long after the start instead.</source>
        <translation>Écrire plutôt l’image ce temps-là après le démarrage.</translation>
    </message>
    <message>
        <source>Write JSON lines with times: clicks, cancels, frames, stalls.</source>
        <translation>Écrire des lignes JSON avec les temps&#xa0;: clics, annulations, images, blocages.</translation>
    </message>
    <message>
        <source>light or dark instead of the desktop&apos;s colours.</source>
        <translation>light (clair) ou dark (sombre) au lieu des couleurs du bureau.</translation>
    </message>
    <message>
        <source>A desktop chat for coding agents in which Stop means stop.
“belay exec PROMPT” runs one turn in a terminal; see belay exec --help.</source>
        <translation>Une application de bureau pour discuter avec des agents de programmation, où Stop veut dire stop.
«&#xa0;belay exec PROMPT&#xa0;» exécute un tour dans un terminal ; voir belay exec --help.</translation>
    </message>
    <message>
        <source>Go to this entry: belay://session/…/entry/…, as its menu copies it.</source>
        <translation>Aller à cette entrée&#xa0;: belay://session/…/entry/…, telle que son menu la copie.</translation>
    </message>
    <message>
        <source>Belay %1</source>
        <translation>Belay %1</translation>
    </message>
    <message>
        <source>A time is a whole number of milliseconds.</source>
        <translation>Un temps est un nombre entier de millisecondes.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>chat with coding agents, where Stop means stop</source>
        <translation>discuter avec des agents de programmation, où Stop veut dire stop</translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n modification n’a pas été écrite et attend comme avant</numerusform>
            <numerusform>%n modifications n’ont pas été écrites et attendent comme avant</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what is held back</source>
        <translation>Jeter ce qui est retenu</translation>
    </message>
    <message>
        <source>Not everything was discarded</source>
        <translation>Tout n’a pas été jeté</translation>
    </message>
    <message>
        <source>Your editor does not see these changes yet</source>
        <translation>Votre éditeur ne voit pas encore ces modifications</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>Tout n’est pas comme avant</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>Aucun terminal n’a été ouvert</translation>
    </message>
    <message>
        <source>Both have committed</source>
        <translation>Les deux ont fait des commits</translation>
    </message>
    <message>
        <source>Keep as a branch</source>
        <translation>Garder comme branche</translation>
    </message>
    <message>
        <source>The agent’s commits are kept</source>
        <translation>Les commits de l’agent sont gardés</translation>
    </message>
    <message>
        <source>They are on %1.</source>
        <translation>Ils sont sur %1.</translation>
    </message>
    <message>
        <source>The agent’s commits were not kept</source>
        <translation>Les commits de l’agent n’ont pas été gardés</translation>
    </message>
    <message>
        <source>Discard what the agent wrote?</source>
        <translation>Jeter ce que l’agent a écrit ?</translation>
    </message>
    <message>
        <source>You and the agent have committed on %1</source>
        <translation>Vous et l’agent avez fait des commits sur %1</translation>
    </message>
    <message>
        <source>Discard what the agent and its commands wrote in the last turn?</source>
        <translation>Jeter ce que l’agent et ses commandes ont écrit au dernier tour ?</translation>
    </message>
    <message>
        <source>What waited before waits again as it was. What you decided since, and what git ignores, stays.</source>
        <translation>Les modifications qui attendaient avant attendent de nouveau telles quelles. Vos décisions prises depuis et les fichiers ignorés par git restent.</translation>
    </message>
    <message>
        <source>They wait until you accept them. “Try it” opens a terminal that sees them.</source>
        <translation>Elles attendent que vous les acceptiez. «&#xa0;Essayer&#xa0;» ouvre un terminal qui les voit.</translation>
    </message>
    <message>
        <source>Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.</source>
        <translation>Garder les commits de l’agent dans la branche %1, pour que vous les fusionniez ? L’agent voit ensuite les vôtres.</translation>
    </message>
</context>
<context>
    <name>app::HeldCopies</name>
    <message>
        <source>%1 is not there for the agent: it was deleted, which is held back.</source>
        <translation>%1 n’existe pas pour l’agent : il a été supprimé, ce qui est retenu.</translation>
    </message>
    <message>
        <source>What %1 holds for the agent cannot be shown.</source>
        <translation>Ce que %1 contient pour l’agent ne peut pas être montré.</translation>
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

Une application de bureau pour discuter avec des agents de programmation, où Stop veut dire stop.

Licence&#xa0;: Apache-2.0. Elle repose sur&#xa0;:

%2</translation>
    </message>
</context>
<context>
    <name>app::LevelController</name>
    <message>
        <source>The agent&apos;s changes are held back from now on</source>
        <translation>Les modifications de l’agent sont désormais retenues</translation>
    </message>
    <message>
        <source>The network is as it was</source>
        <translation>Le réseau est resté tel quel</translation>
    </message>
</context>
<context>
    <name>app::LinkController</name>
    <message>
        <source>There is no link yet: this session is kept from its first message on.</source>
        <translation>Il n’y a pas encore de lien&#xa0;: cette session est conservée à partir de son premier message.</translation>
    </message>
    <message>
        <source>The session is open, but it has no entry %1.</source>
        <translation>La session est ouverte, mais elle n’a pas d’entrée %1.</translation>
    </message>
    <message>
        <source>No session of that link is on this computer.</source>
        <translation>Aucune session de ce lien n’est sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>app::LinkOpener</name>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>Le lien ne mène nulle part&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Text size %1 %</source>
        <translation>Taille du texte %1 %</translation>
    </message>
    <message>
        <source>Nobody was logged out</source>
        <translation>Personne n’a été déconnecté</translation>
    </message>
    <message>
        <source>The agent offers no way to log out, or is not ready for it.</source>
        <translation>L’agent n’offre aucun moyen de se déconnecter, ou n’y est pas prêt.</translation>
    </message>
    <message>
        <source>The session was not forked</source>
        <translation>La session n’a pas été dupliquée</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <extracomment>the number of requests that wait for the user, and the window&apos;s title</extracomment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a title and what it is about</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Your editor shows a copy</source>
        <translation>Votre éditeur montre une copie</translation>
    </message>
    <message>
        <source>The file is held back: it is as the agent sees it, and cannot be changed there.</source>
        <translation>Le fichier est retenu : il est comme l’agent le voit et ne peut pas y être modifié.</translation>
    </message>
    <message>
        <source>%1 again forces the stop</source>
        <comment>a key</comment>
        <translation>%1 encore une fois force l’arrêt</translation>
    </message>
    <message>
        <source>%1 again stops</source>
        <comment>a key</comment>
        <translation>%1 encore une fois arrête</translation>
    </message>
    <message>
        <source>%1 again stops what runs on</source>
        <comment>a key</comment>
        <translation>%1 encore une fois arrête ce qui continue</translation>
    </message>
    <message>
        <source>Stored sessions</source>
        <translation>Sessions enregistrées</translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message>
        <source>%1 names no servers.</source>
        <translation>%1 ne nomme aucun serveur.</translation>
    </message>
    <message>
        <source>The server did not tell of its tools. %1</source>
        <translation>Le serveur n’a pas indiqué ses outils. %1</translation>
    </message>
    <message>
        <source>No call of %1 is recorded so far.</source>
        <translation>Aucun appel de %1 n’est enregistré jusqu’ici.</translation>
    </message>
    <message>
        <source>After the last one Belay would call %1 %2</source>
        <translation>Après le dernier, Belay appellerait %1 %2</translation>
    </message>
    <message>
        <source>Undo of calls</source>
        <translation>Annulation d’appels</translation>
    </message>
    <message>
        <source>Use the undo calls of %1?</source>
        <translation>Utiliser les appels d’annulation de %1 ?</translation>
    </message>
    <message>
        <source>Each call is shown before it is made. If the file changes, you are asked again. Applies when an agent next starts.</source>
        <translation>Chaque appel est montré avant d’être fait. Si le fichier change, la question est posée de nouveau. S’applique au prochain démarrage d’un agent.</translation>
    </message>
    <message>
        <source>The server is being asked for its tools.</source>
        <translation>Le serveur est interrogé sur ses outils.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PromptController</name>
    <message>
        <source>The content was not attached</source>
        <translation>Le contenu n’a pas été joint</translation>
    </message>
    <message>
        <source>Sent as a new message; nothing before it is taken back</source>
        <translation>Envoyé comme nouveau message ; rien de ce qui précède n’est défait</translation>
    </message>
    <message>
        <source>The message is open in your editor and comes back when it ends</source>
        <translation>Le message est ouvert dans votre éditeur et reviendra quand celui-ci se fermera</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>The text is attached; a click shows it</source>
        <translation>Le texte est joint ; un clic l’affiche</translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message>
        <source>Stop and quit</source>
        <translation>Arrêter et quitter</translation>
    </message>
    <message>
        <source>End and quit</source>
        <translation>Y mettre fin et quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>%n tour est en cours. L’arrêter et quitter ?</numerusform>
            <numerusform>%n tours sont en cours. Les arrêter et quitter ?</numerusform>
        </translation>
    </message>
    <message>
        <source>What was done stays and is listed.</source>
        <translation>Les effets produits jusque-là restent et sont listés.</translation>
    </message>
</context>
<context>
    <name>app::RetryController</name>
    <message>
        <source>Nothing was sent again</source>
        <translation>Rien n’a été renvoyé</translation>
    </message>
    <message>
        <source>The turn still runs. Its message can be sent again when it has ended.</source>
        <translation>Le tour est encore en cours. Son message pourra être renvoyé quand il sera terminé.</translation>
    </message>
    <message>
        <source>Unknown whether it took effect. The agent may do it again.</source>
        <translation>On ne sait pas si cela a pris effet. L’agent peut le refaire.</translation>
    </message>
    <message>
        <source>It ran. The agent may run it again.</source>
        <translation>Elle a été exécutée. L’agent peut l’exécuter à nouveau.</translation>
    </message>
    <message>
        <source>Unknown whether it arrived</source>
        <translation>On ne sait pas si l’appel est arrivé</translation>
    </message>
    <message>
        <source>Belay calls %1 first</source>
        <translation>Belay appelle d’abord %1</translation>
    </message>
    <message>
        <source>Changed by the turn, and still so</source>
        <translation>Modifié par le tour, et toujours ainsi</translation>
    </message>
</context>
<context>
    <name>app::RuleController</name>
    <message>
        <source>Import permission rules</source>
        <translation>Importer des règles d’autorisation</translation>
    </message>
    <message>
        <source>Export permission rules</source>
        <translation>Exporter les règles d’autorisation</translation>
    </message>
</context>
<context>
    <name>app::SandboxNotice</name>
    <message>
        <source>Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on your system. What works: the demo agent, agents at an address (wss://…), and whole programs from the registry. They reach only your home folder.</source>
        <translation>Belay fonctionne dans un bac à sable Flatpak et ne peut pas démarrer d’agents, d’éditeurs ni git installés sur votre système. Fonctionnent&#xa0;: l’agent de démonstration, les agents à une adresse (wss://…) et ceux du registre qui sont des programmes complets. Ils n’atteignent que votre dossier personnel.</translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>%n commande lancée par son agent tourne encore&#xa0;: elle sera interrompue.</numerusform>
            <numerusform>%n commandes lancées par son agent tournent encore&#xa0;: elles seront interrompues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>%n message y attend&#xa0;: il ne sera pas envoyé.</numerusform>
            <numerusform>%n messages y attendent&#xa0;: ils ne seront pas envoyés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close “%1”?</source>
        <translation>Fermer «&#xa0;%1&#xa0;» ?</translation>
    </message>
    <message>
        <source>What it did to files stays, and stays in Effects; the agent may keep its own record.</source>
        <translation>Ce qu’elle a fait aux fichiers reste, et reste dans Effets ; l’agent garde peut-être sa propre trace.</translation>
    </message>
    <message>
        <source>Another Belay has it open: what is said there from now on will be all that is left of it.</source>
        <translation>Un autre Belay l’a ouverte : il n’en restera que ce qui y sera dit désormais.</translation>
    </message>
    <message>
        <source>End and close</source>
        <translation>Y mettre fin et fermer</translation>
    </message>
    <message>
        <source>The running turn will be stopped.</source>
        <translation>Le tour en cours sera arrêté.</translation>
    </message>
    <message>
        <source>The conversation stays in the list.</source>
        <translation>La conversation reste dans la liste.</translation>
    </message>
</context>
<context>
    <name>app::SessionListController</name>
    <message>
        <source>The session stays where it is</source>
        <translation>La session reste où elle est</translation>
    </message>
    <message>
        <source>What is held back belongs to its folder: accept or discard it first.</source>
        <translation>Les modifications retenues appartiennent à leur dossier&#xa0;: acceptez-les ou jetez-les d’abord.</translation>
    </message>
</context>
<context>
    <name>app::SessionPage</name>
    <message>
        <source>Go to a line of a change first</source>
        <translation>Allez d’abord à une ligne d’une modification</translation>
    </message>
    <message>
        <source>No program of this desktop opens it. Copy it, and answer the agent its own way.</source>
        <translation>Aucun programme de ce bureau ne l’ouvre. Copiez-la, et répondez à l’agent à sa manière.</translation>
    </message>
</context>
<context>
    <name>app::StartController</name>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
</context>
<context>
    <name>app::TourController</name>
    <message>
        <source>It writes a file and changes it: a card shows each change, a click unfolds it.</source>
        <translation>Il écrit un fichier et le modifie : une carte montre chaque modification, un clic la déplie.</translation>
    </message>
    <message>
        <source>When it asks to run a command, press Allow or Reject on the card.</source>
        <translation>Quand il demande à exécuter une commande, appuyez sur Autoriser ou Refuser sur la carte.</translation>
    </message>
    <message>
        <source>The report says what happened. Take the changes back: press Undo there.</source>
        <translation>Le rapport dit ce qui s’est passé. Revenez sur les modifications : appuyez-y sur Annuler.</translation>
    </message>
    <message>
        <source>That was the tour. What you did here is the same with every agent.</source>
        <translation>C’était la visite. Ce que vous avez fait ici est pareil avec chaque agent.</translation>
    </message>
    <message>
        <source>It asks, you answer</source>
        <translation>Il demande, vous répondez</translation>
    </message>
    <message>
        <source>It works on, you stop it</source>
        <translation>Il continue, vous l’arrêtez</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The agent makes a plan and looks around. Just watch for now.</source>
        <translation>L’agent fait un plan et regarde autour de lui. Pour l’instant, observez.</translation>
    </message>
    <message>
        <source>It keeps working. Press Stop.</source>
        <translation>Il continue à travailler. Appuyez sur Arrêter.</translation>
    </message>
</context>
<context>
    <name>app::TrafficViewer</name>
    <message>
        <source>Traffic in %1</source>
        <translation>Échanges dans %1</translation>
    </message>
    <message>
        <source>Open saved traffic</source>
        <translation>Ouvrir des échanges enregistrés</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.</source>
        <translation>Sur %1 messages sont affichés les %2 derniers avec l’agent et les %2 derniers avec les serveurs MCP.</translation>
    </message>
</context>
<context>
    <name>app::WelcomeController</name>
    <message>
        <source>%1 answered and was added.</source>
        <translation>%1 a répondu et a été ajouté.</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;New session…</source>
        <translation>&amp;Nouvelle session…</translation>
    </message>
    <message>
        <source>&amp;Open a session of an agent…</source>
        <translation>&amp;Ouvrir une session d’un agent…</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Ouvrir un &amp;lien…</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>&amp;Agents…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Find a session</source>
        <translation>&amp;Trouver une session</translation>
    </message>
    <message>
        <source>P&amp;revious message of yours</source>
        <translation>Votre &amp;message précédent</translation>
    </message>
    <message>
        <source>Ne&amp;xt message of yours</source>
        <translation>Votre message su&amp;ivant</translation>
    </message>
    <message>
        <source>To the &amp;latest</source>
        <translation>Aller à la &amp;fin</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Réd&amp;uire</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>&amp;Zone suivante</translation>
    </message>
    <message>
        <source>&amp;Previous area</source>
        <translation>Zone &amp;précédente</translation>
    </message>
    <message>
        <source>Write the message in an e&amp;ditor</source>
        <translation>Écrire le message dans un é&amp;diteur</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Close, or twice: stop</source>
        <translation>Fermer, ou deux fois&#xa0;: arrêter</translation>
    </message>
    <message>
        <source>&amp;Force stop</source>
        <translation>&amp;Forcer l’arrêt</translation>
    </message>
    <message>
        <source>&amp;Kill the command only</source>
        <translation>&amp;Interrompre seulement la commande</translation>
    </message>
    <message>
        <source>To the &amp;oldest request that waits</source>
        <translation>À la demande en attente la plus &amp;ancienne</translation>
    </message>
    <message>
        <source>To the &amp;input</source>
        <translation>À la &amp;zone de saisie</translation>
    </message>
    <message>
        <source>Next mode&amp;l</source>
        <translation>Modè&amp;le suivant</translation>
    </message>
    <message>
        <source>Next &amp;thought level</source>
        <translation>&amp;Niveau de réflexion suivant</translation>
    </message>
    <message>
        <source>&amp;Previous session</source>
        <translation>Session pré&amp;cédente</translation>
    </message>
    <message>
        <source>N&amp;ext session</source>
        <translation>Session sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Undo the turn&apos;s changes…</source>
        <translation>&amp;Défaire les modifications du tour…</translation>
    </message>
    <message>
        <source>Re&amp;view changes</source>
        <translation>&amp;Passer en revue les modifications</translation>
    </message>
    <message>
        <source>Copy &amp;report of the turn</source>
        <translation>Copier le rappor&amp;t du tour</translation>
    </message>
    <message>
        <source>Permission r&amp;ules…</source>
        <translation>&amp;Règles d’autorisation…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>Serveurs &amp;MCP…</translation>
    </message>
    <message>
        <source>Fork t&amp;he session</source>
        <translation>Dupli&amp;quer la session</translation>
    </message>
    <message>
        <source>&amp;Restart the agent</source>
        <translation>Redém&amp;arrer l’agent</translation>
    </message>
    <message>
        <source>&amp;Log out of the agent</source>
        <translation>&amp;Se déconnecter de l’agent</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Session</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gent</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>By &amp;folder</source>
        <translation>Par &amp;dossier</translation>
    </message>
    <message>
        <source>By &amp;agent</source>
        <translation>Par &amp;agent</translation>
    </message>
    <message>
        <source>By &amp;date</source>
        <translation>Par da&amp;te</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Dé&amp;faire</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Refa&amp;ire</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Hold changes back</source>
        <translation>Rete&amp;nir les modifications</translation>
    </message>
    <message>
        <source>Next mo&amp;de</source>
        <translation>M&amp;ode suivant</translation>
    </message>
    <message>
        <source>S&amp;ave report of the turn…</source>
        <translation>&amp;Enregistrer le rapport du tour…</translation>
    </message>
    <message>
        <source>Re&amp;name the session…</source>
        <translation>&amp;Renommer la session…</translation>
    </message>
    <message>
        <source>&amp;Group sessions</source>
        <translation>Grouper les &amp;sessions</translation>
    </message>
    <message>
        <source>P&amp;in the session</source>
        <translation>Ép&amp;ingler la session</translation>
    </message>
    <message>
        <source>Archi&amp;ve the session</source>
        <translation>Archi&amp;ver la session</translation>
    </message>
    <message>
        <source>Cop&amp;y the answer</source>
        <translation>Copi&amp;er la réponse</translation>
    </message>
    <message>
        <source>Lea&amp;ve a comment on the line…</source>
        <translation>Comme&amp;nter la ligne…</translation>
    </message>
    <message>
        <source>Close all panels</source>
        <translation>Fermer tous les panneaux</translation>
    </message>
    <message>
        <source>To &amp;your queued messages</source>
        <translation>Aller a&amp;ux messages en attente</translation>
    </message>
    <message>
        <source>Actions and &amp;keys…</source>
        <translation>Actions et &amp;touches…</translation>
    </message>
</context>
<context>
    <name>base::CommandTemplate</name>
    <message>
        <source>There is no command.</source>
        <translation>Il n’y a pas de commande.</translation>
    </message>
    <message>
        <source>“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a percent sign.</source>
        <translation>«&#xa0;%1&#xa0;» ne représente rien&#xa0;: %f est le fichier, %l la ligne, %c la colonne, %% un signe pour cent.</translation>
    </message>
</context>
<context>
    <name>base::NamedFolder</name>
    <message>
        <source>The name of the folder “%1” is not UTF-8. Rename it, or choose another one.</source>
        <translation>Le nom du dossier «&#xa0;%1&#xa0;» n’est pas en UTF-8. Renommez-le, ou choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>base::RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>il dépasse %1 Mio</translation>
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
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, its value</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>%1&#xa0;: un objet était attendu.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>Le fichier dépasse %n Mio&#xa0;: ce ne sont pas des paramètres.</numerusform>
            <numerusform>Le fichier dépasse %n Mio&#xa0;: ce ne sont pas des paramètres.</numerusform>
        </translation>
    </message>
    <message>
        <source>images</source>
        <translation>images</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>audio</translation>
    </message>
    <message>
        <source>You cancelled the login.</source>
        <translation>Vous avez annulé l’identification.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>Sur le disque à présent</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
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
        <translation>Hooks et configuration</translation>
    </message>
    <message>
        <source>Outside the folder</source>
        <translation>Hors du dossier</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>There can be no session in that folder</source>
        <translation>Il ne peut pas y avoir de session dans ce dossier</translation>
    </message>
    <message>
        <source>It makes a plan and looks around</source>
        <translation>Il fait un plan et regarde autour de lui</translation>
    </message>
    <message>
        <source>Add an agent</source>
        <translation>Ajouter un agent</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Lignes JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>The folder to work in; the current one by default.</source>
        <translation>Le dossier de travail ; par défaut, le dossier courant.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris ici.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 demande une autorisation</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Quit Belay</source>
        <translation>Quitter Belay</translation>
    </message>
    <message>
        <source>found on this computer: %1</source>
        <translation>trouvé sur cet ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Folder of the new session</source>
        <translation>Dossier de la nouvelle session</translation>
    </message>
    <message>
        <source>%1 It wrote: %2</source>
        <translation>%1 Il a écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>Terminaux</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s command is empty.</source>
        <translation>La commande de l’agent est vide.</translation>
    </message>
    <message>
        <source>Made before, and nobody knows whether it took effect. It is sent with the same key; a server that ignores keys may do it twice.</source>
        <translation>Déjà fait, et personne ne sait si cela a pris effet. Il est envoyé avec la même clé ; un serveur qui ignore les clés peut le faire deux fois.</translation>
    </message>
    <message>
        <source>There is no MCP server “%1” any more.</source>
        <translation>Il n’y a plus de serveur MCP « %1 ».</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est aucune de ces valeurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The agent could not open a session: %1</source>
        <translation>L’agent n’a pas pu ouvrir de session&#xa0;: %1</translation>
    </message>
    <message>
        <source>Refused after Stop: %1</source>
        <translation>Refusé après Stop&#xa0;: %1</translation>
    </message>
    <message>
        <source>What an agent elsewhere writes cannot be held back here.</source>
        <translation>Ce qu’un agent écrit ailleurs ne peut pas être retenu ici.</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (facultatif)</translation>
    </message>
    <message>
        <source>Stop came before it was permitted.</source>
        <translation>Stop est venu avant l’autorisation.</translation>
    </message>
    <message>
        <source>It was not permitted.</source>
        <translation>Ce n’était pas autorisé.</translation>
    </message>
    <message>
        <source>What became of it says row %1.</source>
        <translation>Ce qu’il en est advenu, la ligne %1 le dit.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What it wrote is held back. What else it did nobody knows.</source>
        <translation>Ce qui a été écrit est retenu. Ce qui a été fait d’autre, personne ne le sait.</translation>
    </message>
    <message>
        <source>Nobody knows what a command did besides its output.</source>
        <translation>Personne ne sait ce qu’une commande a fait en dehors de sa sortie.</translation>
    </message>
    <message>
        <source>It left this machine.</source>
        <translation>Cela a quitté cette machine.</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>Ended half-way by Force stop</source>
        <translation>Interrompu en cours de route par l’arrêt forcé</translation>
    </message>
    <message>
        <source>Ended half-way with its agent</source>
        <translation>Interrompu en cours de route avec son agent</translation>
    </message>
    <message>
        <source>Killed by you half-way</source>
        <translation>Interrompu par vous en cours de route</translation>
    </message>
    <message>
        <source>Ended half-way by Stop</source>
        <translation>Interrompu en cours de route par Stop</translation>
    </message>
    <message>
        <source>refused, not started</source>
        <translation>refusée, pas démarrée</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>This is no longer open; nothing was answered.</source>
        <translation>Ceci n’est plus ouvert ; rien n’a été répondu.</translation>
    </message>
    <message>
        <source>Stop has been pressed; this is being cancelled.</source>
        <translation>On a appuyé sur Stop ; l’annulation est en cours.</translation>
    </message>
    <message>
        <source>The folder “%1” must be written in full, beginning with /.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» doit être écrit en entier, en commençant par /.</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>a folder, and why Belay asks; with quotation marks it is the agent that says why</extracomment>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>You are asked because of your rule: %1</source>
        <translation>On vous demande à cause de votre règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>The arguments are no JSON object.</source>
        <translation>Les arguments ne sont pas un objet JSON.</translation>
    </message>
    <message>
        <source>Your rule says so: %1</source>
        <translation>Votre règle le veut ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>The user cancelled this call. It had been sent; whether it took effect is not known.</source>
        <translation>L’utilisateur a annulé cet appel. Il avait été envoyé ; on ne sait pas s’il a eu un effet.</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Autoriser une fois</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Envoyer maintenant</translation>
    </message>
    <message>
        <source>Belay ended before the server had answered.</source>
        <translation>Belay s’est terminé avant la réponse du serveur.</translation>
    </message>
    <message>
        <source>Belay ended before it was sent.</source>
        <translation>Belay s’est terminé avant l’envoi.</translation>
    </message>
    <message>
        <source>The agent is not ready.</source>
        <translation>L’agent n’est pas prêt.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>L’agent n’a pas répondu en %n seconde.</numerusform>
            <numerusform>L’agent n’a pas répondu en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This agent cannot fork sessions.</source>
        <translation>Cet agent ne sait pas dupliquer les sessions.</translation>
    </message>
    <message>
        <source>The agent did not react to being asked to give up.</source>
        <translation>L’agent n’a pas réagi quand on lui a demandé d’abandonner.</translation>
    </message>
    <message>
        <source>The checkpoint was cancelled.</source>
        <translation>Le point de sauvegarde a été annulé.</translation>
    </message>
    <message>
        <source>What the file held before was not kept.</source>
        <translation>Ce que contenait le fichier avant n’a pas été conservé.</translation>
    </message>
    <message>
        <source>the file is as it was before</source>
        <translation>le fichier est comme avant</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n fichier de plus</numerusform>
            <numerusform>%n fichiers de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Nothing was written.</source>
        <translation>%1 a été modifié par quelqu’un d’autre entre-temps. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Nobody knows what the file held before.</source>
        <translation>Personne ne sait ce que contenait le fichier avant.</translation>
    </message>
    <message>
        <source>There is something here that is not a regular file.</source>
        <translation>Il y a ici quelque chose qui n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at character %2.</source>
        <translation>Le fichier n’est pas du JSON&#xa0;: %1 au caractère %2.</translation>
    </message>
    <message>
        <source>The connection to the MCP server was ended.</source>
        <translation>La connexion au serveur MCP a été terminée.</translation>
    </message>
    <message>
        <source>The server goes on with it in a way that cannot be followed.</source>
        <translation>Le serveur continue d’une façon qu’on ne peut suivre.</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>retenu</translation>
    </message>
    <message>
        <source>nobody knows how it ended</source>
        <translation>personne ne sait comment cela s’est terminé</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>ne peut pas être défait</translation>
    </message>
    <message>
        <source>by Belay for the agent</source>
        <translation>par Belay pour l’agent</translation>
    </message>
    <message>
        <source>by the agent itself</source>
        <translation>par l’agent lui-même</translation>
    </message>
    <message>
        <source>changed, not reported</source>
        <translation>modifié, non signalé</translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n continue</numerusform>
            <numerusform>%n continuent</numerusform>
        </translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>continue</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n demande vous attend</numerusform>
            <numerusform>%n demandes vous attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>en cours d’arrêt</translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n retenu</numerusform>
            <numerusform>%n retenus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Took effect</source>
        <translation>A pris effet</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>vous attend</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>défait</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>non autorisé</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Empêché</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>This is not text that can be shown.</source>
        <translation>Ce n’est pas du texte affichable.</translation>
    </message>
    <message>
        <source>ended by Stop</source>
        <translation>interrompue par Stop</translation>
    </message>
    <message>
        <source>ended by Force stop</source>
        <translation>interrompue par l’arrêt forcé</translation>
    </message>
    <message>
        <source>ended with its agent</source>
        <translation>interrompue avec son agent</translation>
    </message>
    <message>
        <source>killed by you</source>
        <translation>interrompue par vous</translation>
    </message>
    <message>
        <source>ended by the agent</source>
        <translation>interrompue par l’agent</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>en cours %1</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>Réflexion pendant %1</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Autorisation</translation>
    </message>
    <message>
        <source>With %1 in %2</source>
        <translation>Avec %1 dans %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>you changed it meanwhile</source>
        <translation>vous l’avez modifié entre-temps</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>L’agent</translation>
    </message>
    <message>
        <source>the agent may go on where it runs</source>
        <translation>l’agent continue peut-être là où il tourne</translation>
    </message>
    <message>
        <source>cancelled by you</source>
        <translation>annulée par vous</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Appel d’outil</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>answered by your rule: %1</source>
        <translation>réponse donnée par votre règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>S’identifier</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle session</translation>
    </message>
    <message>
        <source>cancelled by the agent</source>
        <translation>annulée par l’agent</translation>
    </message>
    <message>
        <source>cancelled by Stop</source>
        <translation>annulée par Stop</translation>
    </message>
    <message>
        <source>refused: arrived after Stop</source>
        <translation>refusée&#xa0;: arrivée après Stop</translation>
    </message>
    <message>
        <source>the turn ended first</source>
        <translation>le tour s’est terminé avant</translation>
    </message>
    <message>
        <source>lost: connection ended</source>
        <translation>perdue&#xa0;: la connexion a pris fin</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>ending the connection</source>
        <translation>on met fin à la connexion</translation>
    </message>
    <message>
        <source>ending the agent process</source>
        <translation>on met fin au processus de l’agent</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>pas confirmé</translation>
    </message>
    <message>
        <source>Stopping %1 s</source>
        <translation>Arrêt en cours %1 s</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1: %2 lines added, %3 removed</source>
        <extracomment>%1 is &quot;3 files changed&quot;</extracomment>
        <translation>%1&#xa0;: %2 lignes ajoutées, %3 enlevées</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Passer en revue</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Find in the conversation</source>
        <translation>Rechercher dans la conversation</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Accept too</source>
        <translation>Accepter aussi</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>%1 asks you to log in</source>
        <translation>%1 vous demande de vous identifier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Stops the turn, then sends this message</source>
        <translation>Arrête le tour, puis envoie ce message</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>Forcer l’arrêt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>The image is broken</source>
        <translation>L’image est endommagée</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir dessus</translation>
    </message>
    <message>
        <source>rejected</source>
        <extracomment>%1 is lines added and removed by a change that is folded, &quot;+12 −3&quot;</extracomment>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>le vôtre reste</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>L’une sous l’autre</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Passer en revue les modifications</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>An undo can itself be undone</source>
        <translation>Ce qui a été défait peut être refait</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>Défaire %n modification de fichier</numerusform>
            <numerusform>Défaire %n modifications de fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Rechercher une session</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>Défaire %1 modifications de %n fichier</numerusform>
            <numerusform>Défaire %1 modifications de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Traffic</source>
        <translation>Voir dans Échanges</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>N’afficher que %n ligne</numerusform>
            <numerusform>N’afficher que les %n premières lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Marquer comme vu</translation>
    </message>
    <message>
        <source>Restore files to the start of this turn…</source>
        <translation>Ramener les fichiers au début de ce tour…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Copier la sortie</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>Voir dans la conversation</translation>
    </message>
    <message>
        <source>Kill command</source>
        <translation>Interrompre la commande</translation>
    </message>
    <message>
        <source>The editor %1 could not be started. Another one can be chosen in the settings.</source>
        <translation>L’éditeur %1 n’a pas pu être démarré. Un autre peut être choisi dans les paramètres.</translation>
    </message>
    <message>
        <source>%1: has no command.</source>
        <translation>%1&#xa0;: n’a pas de commande.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list of at most %3 strings.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» doit être une liste de %3 textes au plus.</translation>
    </message>
    <message>
        <source>This is no valid JSON in line %1, column %2: %3.</source>
        <translation>Ce n’est pas du JSON valide, ligne %1, colonne %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The file has no “%1”.</source>
        <translation>Le fichier n’a pas de « %1 ».</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 a répondu avec le statut HTTP %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted. Nothing was sent.</source>
        <translation>Le certificat de %1 n’a pas été accepté. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Le dossier %1 n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>&amp;Close the session</source>
        <translation>&amp;Fermer la session</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Tout sé&amp;lectionner</translation>
    </message>
    <message>
        <source>Copy &amp;block</source>
        <translation>Copier le &amp;bloc</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copier en &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>Tout &amp;replier</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Tout &amp;déplier</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <translation>&amp;Joindre des fichiers…</translation>
    </message>
    <message>
        <source>&amp;Mode, model and other options</source>
        <translation>&amp;Mode, modèle et autres options</translation>
    </message>
    <message>
        <source>E&amp;xport the conversation…</source>
        <translation>E&amp;xporter la conversation…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite</translation>
    </message>
    <message>
        <source>&amp;About Belay</source>
        <translation>À &amp;propos de Belay</translation>
    </message>
    <message>
        <source>The program %1 is not installed on this computer.</source>
        <translation>Le programme %1 n’est pas installé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Loading the list…</source>
        <translation>Chargement de la liste…</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 démarre</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>See Effects for what it had done.</source>
        <translation>Ce qui avait été fait est dans Effets.</translation>
    </message>
    <message>
        <source>Ran to its end</source>
        <translation>Exécuté jusqu’au bout</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1</source>
        <translation>Aucun programme de ce bureau n’ouvre %1</translation>
    </message>
    <message>
        <source>Delete comments</source>
        <translation>Supprimer les commentaires</translation>
    </message>
    <message>
        <source>Restore to the start of the turn</source>
        <translation>Revenir au début du tour</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The sessions of earlier runs could not be read.</source>
        <translation>Les sessions des exécutions précédentes n’ont pas pu être lues.</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Non ouvert</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>The message to the agent.</source>
        <translation>Le message à l’agent.</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Essayez : %1</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Supprimer la session</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>Fermer la session</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <translation>%1 vous pose une question</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>Il n’y a pas de dossier «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>%1 cannot be undone. %2</source>
        <translation>%1 ne peut pas être défait. %2</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Il n’y a rien à défaire</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>rien n’a été modifié</translation>
    </message>
    <message>
        <source>Print every item as one line of JSON.</source>
        <translation>Écrire chaque élément sur une ligne de JSON.</translation>
    </message>
    <message>
        <source>What the agent contacts is not noted</source>
        <translation>Ce que l’agent contacte n’est pas noté</translation>
    </message>
    <message>
        <source>Last lines it wrote</source>
        <translation>Dernières lignes qu’il a écrites</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>The agent %1 says</source>
        <translation>L’agent %1 dit</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an answer does, and what the agent calls it</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The agent does not send the command itself: this is what it calls it.</source>
        <translation>L’agent n’envoie pas la commande elle-même&#xa0;: voici comment il la nomme.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>Tapez un nombre de 1 à %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n ligne se termine autrement</numerusform>
            <numerusform>%n lignes se terminent autrement</numerusform>
        </translation>
    </message>
    <message>
        <source>The byte order mark at the beginning is different</source>
        <translation>L’indicateur d’ordre des octets au début est différent</translation>
    </message>
    <message>
        <source>open in another Belay</source>
        <translation>ouverte dans un autre Belay</translation>
    </message>
    <message>
        <source>The agent withdrew its request for permission.</source>
        <translation>L’agent a retiré sa demande d’autorisation.</translation>
    </message>
    <message>
        <source>The turn ended before it was permitted.</source>
        <translation>Le tour s’est terminé avant que ce soit autorisé.</translation>
    </message>
    <message>
        <source>The connection ended before it was permitted.</source>
        <translation>La connexion a pris fin avant l’autorisation.</translation>
    </message>
    <message>
        <source>The agent never said how it ended.</source>
        <translation>L’agent n’a jamais dit comment cela s’est terminé.</translation>
    </message>
    <message>
        <source>The agent called it done only after Stop: it may have been cut short.</source>
        <translation>L’agent ne l’a dit fait qu’après Stop&#xa0;: cela a peut-être été interrompu.</translation>
    </message>
    <message>
        <source>Cancelled by Stop; the agent called it failed.</source>
        <translation>Annulé par Stop ; l’agent a parlé d’échec.</translation>
    </message>
    <message>
        <source>what it left running was ended</source>
        <translation>ce qu’elle avait laissé tourner a été terminé</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>refusé, pas écrit</translation>
    </message>
    <message>
        <source>“%1” contains “..”. Give the path without it.</source>
        <translation>« %1 » contient « .. ». Donnez le chemin sans cela.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Interdire</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>modifier</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>run a command</source>
        <translation>exécuter une commande</translation>
    </message>
    <message>
        <source>You are asked because nobody can know whether your rule is met: %1</source>
        <translation>On vous demande parce que personne ne peut savoir si votre règle s’applique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 n’est ni un fichier ni un dossier.</translation>
    </message>
    <message>
        <source>A message takes %1 files at most.</source>
        <translation>Un message accepte %1 fichiers au plus.</translation>
    </message>
    <message>
        <source>The request was cancelled before it was sent.</source>
        <translation>La demande a été annulée avant l’envoi.</translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>Le serveur MCP n’a pas répondu en %n seconde.</numerusform>
            <numerusform>Le serveur MCP n’a pas répondu en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large; what it held before is not kept.</source>
        <translation>Le fichier est trop grand ; ce qu’il contenait avant n’est pas conservé.</translation>
    </message>
    <message>
        <source>Belay is ending. Nothing was written.</source>
        <translation>Belay est en train de quitter. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The row of effect %1 cannot be read.</source>
        <translation>La ligne de l’effet %1 ne peut pas être lue.</translation>
    </message>
    <message>
        <source>%1 points to another address, which must not get the server&apos;s headers.</source>
        <translation>%1 renvoie à une autre adresse, qui ne doit pas recevoir les en-têtes du serveur.</translation>
    </message>
    <message>
        <source>From an earlier run</source>
        <translation>D’une exécution précédente</translation>
    </message>
    <message>
        <source>agent is not running</source>
        <translation>l’agent n’est pas en marche</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>%n message non envoyé</numerusform>
            <numerusform>%n messages non envoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>réponse donnée</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>en cours en arrière-plan</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>pas démarrée</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>how a turn ended, its length</comment>
        <translation>%1 après %2</translation>
    </message>
    <message>
        <source>can be undone by %1</source>
        <translation>peut être défait par %1</translation>
    </message>
    <message>
        <source>Contacted</source>
        <extracomment>hosts in the network</extracomment>
        <translation>Contacté</translation>
    </message>
    <message>
        <source>before this turn</source>
        <comment>a host was contacted</comment>
        <translation>avant ce tour</translation>
    </message>
    <message>
        <source>sent, no answer yet</source>
        <translation>envoyée, pas encore de réponse</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>agent process died</source>
        <comment>a state in a list</comment>
        <translation>le processus de l’agent est mort</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>a state in a list</comment>
        <translation>connexion perdue</translation>
    </message>
    <message>
        <source>agent failed</source>
        <comment>a state in a list</comment>
        <translation>l’agent a échoué</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The agent is still at work</source>
        <translation>L’agent est encore au travail</translation>
    </message>
    <message>
        <source>Belay ended in the middle</source>
        <comment>a state in a list</comment>
        <translation>Belay a pris fin au milieu</translation>
    </message>
    <message>
        <source>answered by you</source>
        <translation>réponse donnée par vous</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>processus %1</translation>
    </message>
    <message>
        <source>asked again, no answer yet</source>
        <translation>redemandé, pas encore de réponse</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>writes at once</source>
        <translation>écrit aussitôt</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>nothing is sent before this turn has ended</source>
        <translation>rien n’est envoyé avant la fin de ce tour</translation>
    </message>
    <message>
        <source>sent as soon as the agent is ready</source>
        <translation>envoi dès que l’agent est prêt</translation>
    </message>
    <message>
        <source>Stop what runs on</source>
        <translation>Arrêter ce qui continue</translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>%n dossier de plus</numerusform>
            <numerusform>%n dossiers de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Selon le texte</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>Afficher %n ligne</numerusform>
            <numerusform>Afficher les %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Too soon, nothing was answered</source>
        <translation>Trop tôt, rien n’a été répondu</translation>
    </message>
    <message>
        <source>Settings (*.json *.jsonc);;All files (*)</source>
        <translation>Paramètres (*.json *.jsonc);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Folder of the session</source>
        <translation>Dossier de la session</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;» ?</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for its answer…</source>
        <translation>En attente de sa réponse…</translation>
    </message>
    <message>
        <source>“%1” reads the environment variable %2, which was not set when Belay started.</source>
        <translation>«&#xa0;%1&#xa0;» lit la variable d’environnement %2, qui n’était pas définie au démarrage de Belay.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 n’a pas pu être démarré&#xa0;: %2</translation>
    </message>
    <message>
        <source>Settings with “%1”</source>
        <translation>Réglages avec « %1 »</translation>
    </message>
    <message>
        <source>It edits a file: you see the diff</source>
        <translation>Il modifie un fichier&#xa0;: vous voyez les différences</translation>
    </message>
    <message>
        <source>You read what happened, and undo it</source>
        <translation>Vous lisez ce qui s’est passé, et le défaites</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>signal %1</translation>
    </message>
    <message>
        <source>It was not run again: row %1 is the first.</source>
        <translation>Elle n’a pas été exécutée de nouveau : la ligne %1 est la première.</translation>
    </message>
    <message>
        <source>The header “%1” has characters that no header may have.</source>
        <translation>L’en-tête « %1 » a des caractères qu’aucun en-tête ne peut avoir.</translation>
    </message>
    <message>
        <source>%1 was not run again</source>
        <translation>%1 n’a pas été exécuté de nouveau</translation>
    </message>
    <message>
        <source>not run again</source>
        <translation>non exécutée de nouveau</translation>
    </message>
    <message>
        <source>Agents are reached by WebSocket: an address begins with wss:// or ws://.</source>
        <translation>Les agents sont joints par WebSocket : une adresse commence par wss:// ou ws://.</translation>
    </message>
    <message>
        <source>This is no address of an agent. One looks like wss://agents.example.com/acp.</source>
        <translation>Ce n’est pas l’adresse d’un agent. Une telle adresse ressemble à wss://agents.example.com/acp.</translation>
    </message>
    <message>
        <source>Changing this restarts the agent.</source>
        <translation>Changer ce réglage redémarre l’agent.</translation>
    </message>
    <message>
        <source>Public list, downloaded only when you open it</source>
        <translation>Liste publique, téléchargée seulement quand vous l’ouvrez</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>Ouvrir un lien</translation>
    </message>
    <message>
        <source>It was called to take it back, and nobody knows whether that took effect.</source>
        <translation>L’appel pour le reprendre a été fait, et personne ne sait s’il a eu effet.</translation>
    </message>
    <message>
        <source>not in your folder yet</source>
        <translation>pas encore dans votre dossier</translation>
    </message>
</context>
<context>
    <name>cli::AgentsCommand</name>
    <message>
        <source>list coding agents, or test one</source>
        <translation>lister les agents de programmation, ou en tester un</translation>
    </message>
    <message>
        <source>Test this agent.</source>
        <translation>Tester cet agent.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>There is no agent “%1”. belay agents lists them.</source>
        <translation>Il n’y a pas d’agent «&#xa0;%1&#xa0;». belay agents les liste.</translation>
    </message>
    <message>
        <source>With --test: measure how the agent takes Stop.</source>
        <translation>Avec --test&#xa0;: mesurer comment l’agent réagit à Stop.</translation>
    </message>
    <message>
        <source>With --stop: print every result as one line of JSON.</source>
        <translation>Avec --stop&#xa0;: écrire chaque résultat sur une ligne de JSON.</translation>
    </message>
    <message>
        <source>--stop needs --test and the agent&apos;s name.</source>
        <translation>--stop a besoin de --test et du nom de l’agent.</translation>
    </message>
    <message>
        <source>--json goes with --stop only.</source>
        <translation>--json ne va qu’avec --stop.</translation>
    </message>
    <message>
        <source>Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a temporary folder, stops four of them in the middle, and says how it took that and what was left; the name may be a command or an address, too. That takes some minutes, 24 at the most, uses the agent&apos;s model, and is kept with the agent. Ctrl-C ends it, again by force.
Exit codes: 0 fine: every Stop that could be tried held, 1 something was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be tried, 130 interrupted.</source>
        <translation>Liste les agents configurés ; * est celui des nouvelles sessions. Avec --test, en démarre un pour voir s’il répond, et dit ce qu’il sait faire. Avec --test NAME --stop, lui donne six petites tâches dans un dossier temporaire, en arrête quatre en plein milieu, et dit comment il a réagi et ce qui est resté ; le nom peut aussi être une commande ou une adresse. Cela prend quelques minutes, 24 au plus, utilise le modèle de l’agent, et est conservé avec l’agent. Ctrl-C y met fin, encore une fois de force.
Codes de sortie&#xa0;: 0 bien&#xa0;: chaque Stop qui a pu être essayé a tenu, 1 quelque chose est resté après un Stop ou l’agent a dû être forcé, 2 utilisation, 3 l’agent n’a pas répondu, ou aucun Stop n’a pu être essayé, 130 interrompu.</translation>
    </message>
    <message>
        <source>Found on this computer, to be started with belay exec --agent COMMAND:</source>
        <translation>Trouvés sur cet ordinateur, à démarrer avec belay exec --agent COMMANDE :</translation>
    </message>
</context>
<context>
    <name>cli::EffectsCommand</name>
    <message>
        <source>%1: left alone. %2</source>
        <translation>%1&#xa0;: laissé tel quel. %2</translation>
    </message>
    <message>
        <source>Undo this? [y/N] </source>
        <translation>Défaire cela ? [o/N] </translation>
    </message>
    <message>
        <source>y</source>
        <comment>the letter that says yes</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>There is nothing to report.</source>
        <translation>Il n’y a rien à rapporter.</translation>
    </message>
    <message>
        <source>Effect %1 cannot be undone. %2</source>
        <translation>L’effet %1 ne peut pas être défait. %2</translation>
    </message>
    <message>
        <source>Nothing was changed. --yes undoes without asking.</source>
        <translation>Rien n’a été modifié. --yes défait sans demander.</translation>
    </message>
    <message>
        <source>%1: undone. belay undo %2 brings it back.</source>
        <translation>%1&#xa0;: défait. belay undo %2 le fait revenir.</translation>
    </message>
    <message>
        <source>list what coding agents did</source>
        <translation>lister ce que les agents de programmation ont fait</translation>
    </message>
    <message>
        <source>Lists what agents did: files written, commands run, and what became of it.</source>
        <translation>Liste ce que les agents ont fait&#xa0;: fichiers écrits, commandes exécutées, et ce qu’il en est advenu.</translation>
    </message>
    <message>
        <source>Only the effects of this session.</source>
        <translation>Seulement les effets de cette session.</translation>
    </message>
    <message>
        <source>Print what turns did as a report: markdown or json.</source>
        <translation>Écrire ce que les tours ont fait sous forme de rapport&#xa0;: markdown ou json.</translation>
    </message>
    <message>
        <source>Only the effects of this turn of the session.</source>
        <translation>Seulement les effets de ce tour de la session.</translation>
    </message>
    <message>
        <source>A turn is a number from 1 on, and --turn wants --session.</source>
        <translation>Un tour est un nombre à partir de 1, et --turn veut --session.</translation>
    </message>
    <message>
        <source>take back what coding agents did</source>
        <translation>défaire ce que les agents de programmation ont fait</translation>
    </message>
    <message>
        <source>Takes effects back, by their numbers in belay effects. Files are only touched where they still are what the effect left; what goes, goes to the trash; an undo can itself be undone.
Exit codes: 0 all undone, 1 something could not be, 2 usage.</source>
        <translation>Défait des effets, d’après leurs numéros dans belay effects. Les fichiers ne sont touchés que là où ils sont encore ce que l’effet a laissé ; ce qui disparaît va à la corbeille ; ce qui a été défait peut être refait.
Codes de sortie&#xa0;: 0 tout est défait, 1 quelque chose n’a pas pu l’être, 2 utilisation.</translation>
    </message>
    <message>
        <source>Do not ask.</source>
        <translation>Ne pas demander.</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>Dire seulement ce qui serait fait.</translation>
    </message>
    <message>
        <source>The session of --turn and --restore.</source>
        <translation>La session de --turn et --restore.</translation>
    </message>
    <message>
        <source>All effects of this turn and the later ones: back to its start.</source>
        <translation>Tous les effets de ce tour et des suivants&#xa0;: retour à son début.</translation>
    </message>
    <message>
        <source>Number of an effect.</source>
        <translation>Numéro d’un effet.</translation>
    </message>
    <message>
        <source>Which effect is to be undone?</source>
        <translation>Quel effet faut-il défaire ?</translation>
    </message>
    <message>
        <source>Name a turn by its number and its session.</source>
        <translation>Nommez un tour par son numéro et sa session.</translation>
    </message>
    <message>
        <source>There is no effect “%1”.</source>
        <translation>Il n’y a pas d’effet «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Effect %1: %2 of %3 is called with %4</source>
        <translation>Effet %1&#xa0;: %2 de %3 est appelé avec %4</translation>
    </message>
    <message>
        <source>Effect %1: undone.</source>
        <translation>Effet %1&#xa0;: défait.</translation>
    </message>
    <message>
        <source>Only what needs a look and was not acknowledged.</source>
        <translation>Seulement ce qui est à regarder et n’est pas confirmé.</translation>
    </message>
    <message>
        <source>Acknowledge what is listed.</source>
        <translation>Confirmer ce qui est listé.</translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message>
        <source>What you typed is for this run only: this agent is not in the list of agents in the window&apos;s settings.</source>
        <translation>Ce que vous avez saisi ne vaut que pour cette exécution&#xa0;: cet agent n’est pas dans la liste des agents des paramètres de la fenêtre.</translation>
    </message>
    <message>
        <source>run one turn of a coding agent in a terminal</source>
        <translation>exécuter un tour d’un agent de programmation dans un terminal</translation>
    </message>
    <message>
        <source>The agent to start; the demo agent if none is given or configured.</source>
        <translation>L’agent à démarrer ; l’agent de démonstration si aucun n’est donné ni configuré.</translation>
    </message>
    <message>
        <source>Another folder that the agent may work in. May be given several times.</source>
        <translation>Un autre dossier où l’agent peut travailler. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Leave out your permission rules, also those that deny.</source>
        <translation>Laisser de côté vos règles d’autorisation, aussi celles qui interdisent.</translation>
    </message>
    <message>
        <source>Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times.</source>
        <translation>Transmettre les serveurs MCP de ce fichier JSON (mcpServers) pour cette exécution. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Pass none of the MCP servers of your settings.</source>
        <translation>Ne transmettre aucun des serveurs MCP de vos paramètres.</translation>
    </message>
    <message>
        <source>Log in by this method of the agent&apos;s first; what methods there are is said when one is needed. With no message, do only that.</source>
        <translation>S’identifier d’abord par cette méthode de l’agent ; celles qui existent sont dites quand il en faut une. Sans message, ne faire que cela.</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>The name of the method to log in by is empty.</source>
        <translation>Le nom de la méthode d’identification est vide.</translation>
    </message>
    <message>
        <source>There is no message to send.</source>
        <translation>Il n’y a pas de message à envoyer.</translation>
    </message>
    <message>
        <source>What to answer when the agent asks: ask, allow or reject. What a rule of yours may deny is not allowed by that.</source>
        <translation>Ce qui est répondu quand l’agent demande : ask, allow ou reject. Ce qu’une de vos règles refuse peut-être n’est pas autorisé par là.</translation>
    </message>
    <message>
        <source>What is done about the network: nothing (unwatched), note what is contacted through a proxy that is offered to the agent (note), or no other way than that proxy, which lets only the hosts of --allow-host through (only; needs --writes hold). As set for the agent by default.</source>
        <translation>Ce qui est fait du réseau : rien (unwatched), noter ce qui est contacté par un proxy proposé à l’agent (note), ou pas d’autre chemin que ce proxy, qui ne laisse passer que les hôtes de --allow-host (only ; nécessite --writes hold). Par défaut, ce qui est réglé pour l’agent.</translation>
    </message>
    <message>
        <source>A host that may be reached with --network only, which this implies: a name, *.name or an address, with :port if only that one. May be given several times.</source>
        <translation>Un hôte qui peut être atteint avec --network only, que ceci implique : un nom, *.nom ou une adresse, avec :port si c’est le seul. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>What an agent elsewhere contacts cannot be watched here.</source>
        <translation>Ce que contacte un agent situé ailleurs ne peut pas être observé ici.</translation>
    </message>
    <message>
        <source>What becomes of calls of MCP servers&apos; tools before they are sent: asked about unless they only read and the server is trusted (ask), sent (pass), sent if the server says that they only read (read-only), or refused (deny).</source>
        <translation>Ce que deviennent les appels d’outils des serveurs MCP avant leur envoi : demander sauf s’ils ne font que lire et que le serveur est cru (ask), envoyer (pass), envoyer si le serveur dit qu’ils ne font que lire (read-only), ou refuser (deny).</translation>
    </message>
    <message>
        <source>Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold
as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not set.
Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,
5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,
9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force.</source>
        <translation>Exécute un tour dans un terminal. Ctrl-C est Stop, encore une fois force l’arrêt. Vos règles d’autorisation et serveurs MCP
valent comme dans la fenêtre. L’agent pose ses questions ici si stdin et stderr sont un terminal et sans --json.
Codes de sortie&#xa0;: 0 fin du tour, 1 échec de l’agent, 2 utilisation, 3 l’agent n’a pas pu démarrer, 4 l’agent est mort,
5 refus, 6 limite de jetons ou de demandes, 7 fin normale après Stop, 8 annulé par l’agent, 130 arrêté,
9 fin du tour, et des modifications sont retenues, 124 arrêté par sa limite de temps, 137 arrêté de force.</translation>
    </message>
    <message>
        <source>Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and 0 is no limit. As set for the agent by default.</source>
        <translation>Arrête le tour quand il a duré autant : 90s, 10m, 1h30m ; sans unité, ce sont des secondes, et 0 signifie aucune limite. Par défaut, ce qui est réglé pour l’agent.</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>“%1” is not a duration like 90s, 10m or 1h30m, a week at most.</source>
        <translation>« %1 » n’est pas une durée comme 90s, 10m ou 1h30m, une semaine au plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>%n effet d’exécutions précédentes dans ce dossier est à regarder : belay effects --unseen</numerusform>
            <numerusform>%n effets d’exécutions précédentes dans ce dossier sont à regarder : belay effects --unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>--writes stage is now called --writes hold.</source>
        <translation>--writes stage s’appelle maintenant --writes hold.</translation>
    </message>
    <message>
        <source>--writes stage-commit is gone: use --writes hold, then belay held accept.</source>
        <translation>--writes stage-commit n’existe plus : utilisez --writes hold, puis belay held accept.</translation>
    </message>
    <message>
        <source>What is done with what the agent writes through Belay: written at once or asked about. With hold all that it and its commands write is held back until belay held accepts or discards it. As set for the agent by default.</source>
        <translation>Ce qui est fait de ce que l’agent écrit par Belay : écrit aussitôt (at-once) ou demandé (ask). Avec hold, tout ce que lui et ses commandes écrivent est retenu jusqu’à ce que belay held l’accepte ou le rejette. Par défaut, selon le réglage de l’agent.</translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message>
        <source>The agent wants you to be logged in. Its ways:</source>
        <translation>L’agent demande une identification. Ses moyens&#xa0;:</translation>
    </message>
    <message>
        <source>      runs here: %1</source>
        <translation>      s’exécute ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>      wants in the environment: %1</source>
        <translation>      veut dans l’environnement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Log in with: belay exec --login METHOD, and the same --agent.</source>
        <translation>Pour s’identifier&#xa0;: belay exec --login MÉTHODE, avec le même --agent.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that works here.</source>
        <translation>L’agent n’offre aucun moyen de s’identifier qui marche ici.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that is called “%1”; it offers: %2</source>
        <translation>L’agent n’offre aucun moyen de s’identifier qui s’appelle «&#xa0;%1&#xa0;» ; il offre&#xa0;: %2</translation>
    </message>
    <message>
        <source>This way to log in needs a terminal to type in.</source>
        <translation>Ce moyen de s’identifier a besoin d’un terminal où écrire.</translation>
    </message>
    <message>
        <source>Nobody can be asked here. Set these variables where Belay is started, without --login: %1</source>
        <translation>Personne ne peut répondre ici. Définissez ces variables là où Belay est démarré, sans --login&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      et %n autre, qui n’est pas affiché</numerusform>
            <numerusform>      et %n autres, qui ne sont pas affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent wants a login that does not work here. Log in with its own program, then try again.</source>
        <translation>L’agent demande une identification qui ne marche pas ici. Identifiez-vous avec son propre programme, puis réessayez.</translation>
    </message>
</context>
<context>
    <name>cli::ExecQuestions</name>
    <message>
        <source>This is not asked any more.</source>
        <translation>Ce n’est plus demandé.</translation>
    </message>
    <message>
        <source>The agent asks: %1</source>
        <translation>L’agent demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>  It calls this: %1</source>
        <translation>  Il la nomme&#xa0;: %1</translation>
    </message>
    <message>
        <source>  Why: %1</source>
        <translation>  Pourquoi&#xa0;: %1</translation>
    </message>
    <message>
        <source>  In the folder: %1</source>
        <translation>  Dans le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Number: </source>
        <translation>Numéro&#xa0;: </translation>
    </message>
    <message>
        <source>  At the MCP server: %1</source>
        <translation>  Sur le serveur MCP : %1</translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message>
        <source>Logged in.</source>
        <translation>Identification réussie.</translation>
    </message>
    <message>
        <source>Nobody can be asked here; the request was rejected. See --permissions.</source>
        <translation>Personne ne peut répondre ici ; la demande a été refusée. Voir --permissions.</translation>
    </message>
    <message>
        <source>Held back, your folder is unchanged:</source>
        <translation>Retenu, votre dossier est inchangé&#xa0;:</translation>
    </message>
    <message>
        <source>The agent offers no way to reject its request, so the turn is stopped. See --permissions.</source>
        <translation>L’agent n’offre aucun moyen de rejeter sa demande ; le tour est donc arrêté. Voir --permissions.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because nobody can know whether your rule is met: %1</source>
        <translation>Non autorisé par --permissions, car personne ne peut savoir si votre règle s’applique : %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>Arrêt en cours… Ctrl-C à nouveau le force&#xa0;; après %n seconde il est forcé.</numerusform>
            <numerusform>Arrêt en cours… Ctrl-C à nouveau le force&#xa0;; après %n secondes il est forcé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has not finished looking for what the turn changed: there may be more than this.</source>
        <translation>Belay n’a pas fini de chercher ce que le tour a changé&#xa0;: il peut y avoir plus que ceci.</translation>
    </message>
    <message>
        <source>Still running in the background, and now ended with the agent:</source>
        <translation>Continuait en arrière-plan et se termine maintenant avec l’agent :</translation>
    </message>
    <message>
        <source>The time limit of the turn is over.</source>
        <translation>La limite de temps du tour est atteinte.</translation>
    </message>
    <message>
        <source>For that the agent had to close the session.</source>
        <translation>Pour cela, l’agent a dû fermer la session.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because of your rule: %1</source>
        <translation>Non autorisé par --permissions, à cause de votre règle : %1</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because there are several different answers that allow it.</source>
        <translation>Non autorisé par --permissions, car plusieurs réponses différentes l&apos;autorisent.</translation>
    </message>
    <message>
        <source>Look at them with belay held show, then belay held accept or discard --session %1.</source>
        <translation>Regardez-les avec belay held show, puis belay held accept ou discard --session %1.</translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message>
        <source>There are several: choose one by --session.</source>
        <translation>Il y en a plusieurs&#xa0;: choisissez-en une avec --session.</translation>
    </message>
    <message>
        <source>Session %1, the only one here in which something waits:</source>
        <translation>Session %1, la seule ici où quelque chose attend :</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <translation>%1&#xa0;: jeté</translation>
    </message>
    <message>
        <source>%1: written</source>
        <translation>%1&#xa0;: écrit</translation>
    </message>
    <message>
        <source>%1: not written. %2</source>
        <translation>%1&#xa0;: pas écrit. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n modification attend&#xa0;: les conflits, les hooks et la configuration de git, les fichiers ignorés et ceux du dehors ne sont acceptés que par leur nom.</numerusform>
            <numerusform>%n modifications attendent&#xa0;: les conflits, les hooks et la configuration de git, les fichiers ignorés et ceux du dehors ne sont acceptés que par leur nom.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held back.</source>
        <translation>Rien n’est retenu.</translation>
    </message>
    <message>
        <source>Nothing is held back of this folder.</source>
        <translation>Rien n’est retenu pour ce dossier.</translation>
    </message>
    <message>
        <source>Nothing is held back under that name.</source>
        <translation>Rien n’est retenu sous ce nom.</translation>
    </message>
    <message>
        <source>Its session is open in a Belay: decide there, or close it.</source>
        <translation>Sa session est ouverte dans un Belay&#xa0;: décidez là-bas, ou fermez-la.</translation>
    </message>
    <message>
        <source>look at what agents wrote that is held back, and decide about it</source>
        <translation>regarder ce que les agents ont écrit et qui est retenu, et en décider</translation>
    </message>
    <message>
        <source>Without a task lists the sessions of which changes are held back. list names them, show shows them, accept
writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out
what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.
What was accepted is listed by belay effects and taken back by belay undo.
Exit codes: 0 done, 1 not all of it, 2 usage.</source>
        <translation>Sans tâche, liste les sessions dont des modifications sont retenues. list les nomme, show les affiche, accept
les écrit dans votre dossier et discard les abandonne&#xa0;: celles qui sont nommées, ou toutes. Sans noms, accept
laisse de côté ce que vous avez modifié entre-temps, les hooks et la configuration de git, et ce qui est dehors
ou ignoré. Ce qui a été accepté est listé par belay effects et défait par belay undo.
Codes de sortie&#xa0;: 0 fait, 1 pas tout, 2 utilisation.</translation>
    </message>
    <message>
        <source>Which session; by default the only one of the current folder in which something waits.</source>
        <translation>Quelle session ; par défaut, la seule du dossier actuel où quelque chose attend.</translation>
    </message>
    <message>
        <source>list, show, accept or discard.</source>
        <translation>list (lister), show (afficher), accept (accepter) ou discard (jeter).</translation>
    </message>
    <message>
        <source>Files or folders; all by default.</source>
        <translation>Fichiers ou dossiers ; par défaut, tous.</translation>
    </message>
</context>
<context>
    <name>cli::StopCommand</name>
    <message>
        <source>Ran on: %1</source>
        <translation>A continué de tourner&#xa0;: %1</translation>
    </message>
    <message>
        <source>Written after Stop: %1</source>
        <translation>Écrit après Stop&#xa0;: %1</translation>
    </message>
    <message>
        <source>reading files</source>
        <translation>lecture de fichiers</translation>
    </message>
    <message>
        <source>writing files</source>
        <translation>écriture de fichiers</translation>
    </message>
    <message>
        <source>running commands</source>
        <translation>exécution de commandes</translation>
    </message>
    <message>
        <source>It used nothing of Belay&apos;s: no files, no commands.</source>
        <translation>Il n’a rien utilisé de Belay&#xa0;: ni fichiers, ni commandes.</translation>
    </message>
    <message>
        <source>Through Belay: %1</source>
        <translation>Par Belay&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not kept: the agent is not in the list of agents.</source>
        <translation>Cela n’est pas conservé&#xa0;: l’agent n’est pas dans la liste des agents.</translation>
    </message>
    <message>
        <source>No Stop could be tried, so there is nothing to say about it.</source>
        <translation>Aucun Stop n’a pu être essayé, il n’y a donc rien à en dire.</translation>
    </message>
    <message>
        <source>The folder %1 could not be removed.</source>
        <translation>Le dossier %1 n’a pas pu être supprimé.</translation>
    </message>
    <message>
        <source>Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, which is removed afterwards.
A turn has %3 s to come to where it is stopped, and %4 s to stop before force is used. The agent may take what its turns cost.</source>
        <translation>Mesure de la réaction de %1 à Stop&#xa0;: six tours, chacun avec son propre processus, dans %2, qui est supprimé ensuite.
Un tour a %3&#xa0;s pour arriver là où il est arrêté, et %4&#xa0;s pour s’arrêter avant que l’arrêt soit forcé. L’agent peut facturer ce que coûtent ses tours.</translation>
    </message>
</context>
<context>
    <name>cli::TerminalForm</name>
    <message>
        <source>It leads to: %1</source>
        <translation>Elle mène à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing is sent before you say so at the end. Ctrl-D cancels.</source>
        <translation>Rien n’est envoyé avant que vous le disiez à la fin. Ctrl-D annule.</translation>
    </message>
    <message>
        <source>%1 – y: yes, n: no</source>
        <translation>%1 – y&#xa0;: oui, n&#xa0;: non</translation>
    </message>
    <message>
        <source>%1 – numbers with commas between them</source>
        <translation>%1 – des numéros séparés par des virgules</translation>
    </message>
    <message>
        <source>y: send, n: decline, e: fill in again: </source>
        <translation>y&#xa0;: envoyer, n&#xa0;: décliner, e&#xa0;: remplir à nouveau&#xa0;: </translation>
    </message>
    <message>
        <source>y: open it in the browser and say so to the agent, n: decline: </source>
        <translation>y&#xa0;: ouvrir dans le navigateur et le dire à l’agent, n&#xa0;: décliner&#xa0;: </translation>
    </message>
    <message>
        <source>y: you have opened it, n: decline: </source>
        <translation>y&#xa0;: vous l’avez ouverte, n&#xa0;: décliner&#xa0;: </translation>
    </message>
    <message>
        <source>n: decline, c: cancel: </source>
        <translation>n&#xa0;: décliner, c&#xa0;: annuler&#xa0;: </translation>
    </message>
    <message>
        <source>Type one of the letters that are named.</source>
        <translation>Tapez une des lettres indiquées.</translation>
    </message>
    <message>
        <source>No program here opens it. Open the address where you like.</source>
        <translation>Aucun programme ici ne l’ouvre. Ouvrez l’adresse où vous voulez.</translation>
    </message>
    <message>
        <source>%1 [Enter: %2]</source>
        <translation>%1 [Entrée : %2]</translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message>
        <source>You cancelled the start of the agent.</source>
        <translation>Vous avez annulé le démarrage de l’agent.</translation>
    </message>
    <message>
        <source>The agent refused the opening handshake.</source>
        <translation>L’agent a refusé la prise de contact.</translation>
    </message>
    <message>
        <source>The agent speaks version %1 of the protocol; Belay speaks version %2.</source>
        <translation>L’agent parle la version %1 du protocole ; Belay parle la version %2.</translation>
    </message>
    <message>
        <source>Something of the agent may still run</source>
        <translation>Quelque chose de l’agent tourne peut-être encore</translation>
    </message>
    <message>
        <source>The agent was not started again: its process %1 could not be ended and still runs.</source>
        <translation>L’agent n’a pas été relancé&#xa0;: son processus %1 n’a pas pu être arrêté et tourne encore.</translation>
    </message>
    <message>
        <source>Belay keeps trying to end it. Start the agent once it is gone.</source>
        <translation>Belay continue d’essayer de l’arrêter. Lancez l’agent quand il aura disparu.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>L’agent n’a pas démarré en %n seconde.</numerusform>
            <numerusform>L’agent n’a pas démarré en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has killed the agent, but does not know whether it has ended.</source>
        <translation>Belay a tué l’agent, mais ne sait pas s’il s’est arrêté.</translation>
    </message>
    <message>
        <source>The agent process could not be ended and may still run.</source>
        <translation>Le processus de l’agent n’a pas pu être arrêté et tourne peut-être encore.</translation>
    </message>
    <message>
        <source>Belay killed the agent, but these of its processes still ran: %1. Belay keeps trying to end them.</source>
        <translation>Belay a tué l’agent, mais ces processus à lui tournaient encore&#xa0;: %1. Belay continue d’essayer de les arrêter.</translation>
    </message>
    <message>
        <source>belay-guard, which watches what the agent starts, was killed. What was found of the agent was ended; a program that hides may live on.</source>
        <translation>belay-guard, qui surveille ce que l’agent lance, a été tué. Ce qui a été trouvé de l’agent a été arrêté ; un programme qui se cache tourne peut-être encore.</translation>
    </message>
    <message>
        <source>belay-guard is missing or does not work here, so only the agent&apos;s process group was ended. A program that left it may live on.</source>
        <translation>belay-guard manque ou ne fonctionne pas ici&#xa0;: seul le groupe de processus de l’agent a été arrêté. Un programme qui l’a quitté tourne peut-être encore.</translation>
    </message>
    <message>
        <source>The agent ended before it was ready (%1).</source>
        <translation>L’agent s’est terminé avant d’être prêt (%1).</translation>
    </message>
</context>
<context>
    <name>core::AgentRequests</name>
    <message>
        <source>Refused by your rule: %1</source>
        <translation>Refusé par votre règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>A rule of the user&apos;s forbids this.</source>
        <translation>Une règle de l’utilisateur interdit cela.</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Lire %1</translation>
    </message>
    <message>
        <source>The user does not want this file to be read.</source>
        <translation>L’utilisateur ne veut pas que ce fichier soit lu.</translation>
    </message>
    <message>
        <source>The user rejected this command. It was not run.</source>
        <translation>L’utilisateur a refusé cette commande. Elle n’a pas été exécutée.</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>L’exécuter de nouveau</translation>
    </message>
    <message>
        <source>This very command ran at %1 and ended with exit code %2.</source>
        <translation>Cette même commande s’est exécutée à %1 et s’est terminée avec le code de sortie %2.</translation>
    </message>
    <message>
        <source>This very command ran at %1.</source>
        <translation>Cette même commande s’est exécutée à %1.</translation>
    </message>
    <message>
        <source>The same command had run before: row %1.</source>
        <translation>La même commande s’était déjà exécutée : ligne %1.</translation>
    </message>
</context>
<context>
    <name>core::BranchKeeper</name>
    <message>
        <source>Git did not answer.</source>
        <translation>Git n’a pas répondu.</translation>
    </message>
</context>
<context>
    <name>core::CallPermissions</name>
    <message>
        <source>It was asked for after Stop, and refused.</source>
        <translation>Demandé après Stop, et refusé.</translation>
    </message>
</context>
<context>
    <name>core::CallRows</name>
    <message>
        <source>The agent began it before there was a message.</source>
        <translation>L’agent l’a commencé avant qu’il y ait un message.</translation>
    </message>
    <message>
        <source>The agent began it when the turn was over.</source>
        <translation>L’agent l’a commencé alors que le tour était terminé.</translation>
    </message>
    <message>
        <source>It began before the checkpoint of the turn was taken.</source>
        <translation>Cela a commencé avant que le point de sauvegarde du tour soit pris.</translation>
    </message>
    <message>
        <source>The agent says that it only looks.</source>
        <translation>L’agent dit qu’il ne fait que regarder.</translation>
    </message>
    <message>
        <source>The agent did not tell what it changed.</source>
        <translation>L’agent n’a pas dit ce qu’il a modifié.</translation>
    </message>
    <message>
        <source>Nobody but the agent knows what it did.</source>
        <translation>Personne d’autre que l’agent ne sait ce que cela a fait.</translation>
    </message>
    <message>
        <source>What it writes is held back.</source>
        <translation>Ce qui est écrit est retenu.</translation>
    </message>
</context>
<context>
    <name>core::ConfinedFiles</name>
    <message>
        <source>%1 is larger than %2 MiB; Belay does not hand it over.</source>
        <translation>%1 dépasse %2 Mio ; Belay ne le transmet pas.</translation>
    </message>
    <message>
        <source>%1 is not an absolute path.</source>
        <translation>%1 n’est pas un chemin absolu.</translation>
    </message>
    <message>
        <source>The path holds a NUL character.</source>
        <translation>Le chemin contient un caractère NUL.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link to nowhere.</source>
        <translation>%1 est un lien symbolique qui ne mène nulle part.</translation>
    </message>
    <message>
        <source>%1 is outside the folders of this session.</source>
        <translation>%1 est hors des dossiers de cette session.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 n’est pas du texte UTF-8.</translation>
    </message>
</context>
<context>
    <name>core::EffectObserver</name>
    <message>
        <source>It was not permitted, but the agent called it done.</source>
        <translation>Ce n’était pas autorisé, mais l’agent a dit l’avoir fait.</translation>
    </message>
</context>
<context>
    <name>core::ElicitationGate</name>
    <message>
        <source>The answer does not fit the agent&apos;s form; nothing was answered.</source>
        <translation>La réponse ne convient pas au formulaire de l’agent ; rien n’a été répondu.</translation>
    </message>
</context>
<context>
    <name>core::FileService</name>
    <message>
        <source>Stop was pressed before it was written</source>
        <translation>on a appuyé sur Stop avant l’écriture</translation>
    </message>
    <message>
        <source>withdrawn by you before it was written</source>
        <translation>retiré par vous avant l’écriture</translation>
    </message>
    <message>
        <source>withdrawn by the agent before it was written</source>
        <translation>retiré par l’agent avant l’écriture</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>What the file holds now cannot be shown.</source>
        <translation>Ce que le fichier contient maintenant ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>rejected by you</source>
        <translation>refusé par vous</translation>
    </message>
    <message>
        <source>the agent&apos;s process ended before it was allowed</source>
        <translation>le processus de l’agent a pris fin avant l’autorisation</translation>
    </message>
    <message>
        <source>The user rejected this write. The file was not changed.</source>
        <translation>L’utilisateur a refusé cette écriture. Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The same write was asked for before and did not take effect.</source>
        <translation>La même écriture avait déjà été demandée et n’avait pas pris effet.</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n’a pas été écrit</translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message>
        <source>What the agent sees could not be brought up to date with your folder.</source>
        <translation>Ce que voit l’agent n’a pas pu être mis à jour d’après votre dossier.</translation>
    </message>
    <message>
        <source>What was held back could not be mounted again, so nothing of it was discarded.</source>
        <translation>Ce qui était retenu n’a pas pu être monté à nouveau, donc rien n’en a été jeté.</translation>
    </message>
    <message>
        <source>a part of it waits</source>
        <translation>une partie attend</translation>
    </message>
    <message>
        <source>together with what you changed</source>
        <translation>avec ce que vous avez modifié</translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>%n d’entre eux n’a pas pu être rétabli tel quel ; le reste est comme au début du tour.</numerusform>
            <numerusform>%n d’entre eux n’ont pas pu être rétablis tels quels ; le reste est comme au début du tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent was not started: a terminal or program still runs in its earlier view of the folder. End that first.</source>
        <translation>L’agent n’a pas été démarré&#xa0;: un terminal ou un programme tourne encore dans sa vue précédente du dossier. Fermez-le d’abord.</translation>
    </message>
</context>
<context>
    <name>core::McpEntry</name>
    <message>
        <source>The value of “%1” holds characters that cannot be passed on. Type it anew.</source>
        <translation>La valeur de «&#xa0;%1&#xa0;» contient des caractères qu’on ne peut pas transmettre. Saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an environment variable.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’une variable d’environnement.</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of the two.</source>
        <translation>«&#xa0;%1&#xa0;» s’y trouve deux fois. Retirez-en un.</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>Donnez un nom au serveur.</translation>
    </message>
    <message>
        <source>A name is one line of at most 200 characters.</source>
        <translation>Un nom tient sur une ligne de 200 caractères au plus.</translation>
    </message>
    <message>
        <source>Another server is called “%1” already.</source>
        <translation>Un autre serveur s’appelle déjà «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Type the command that starts the server.</source>
        <translation>Saisissez la commande qui démarre le serveur.</translation>
    </message>
    <message>
        <source>The command holds characters that cannot be passed on. Type it anew.</source>
        <translation>La commande contient des caractères qu’on ne peut pas transmettre. Saisissez-la à nouveau.</translation>
    </message>
    <message>
        <source>An address looks like https://tools.example.com/mcp.</source>
        <translation>Une adresse ressemble à https://tools.example.com/mcp.</translation>
    </message>
</context>
<context>
    <name>core::OwnPath</name>
    <message>
        <source>Where “%1” leads cannot be found out.</source>
        <translation>Impossible de savoir où mène « %1 ».</translation>
    </message>
    <message>
        <source>“%1” is your home folder, or contains it: then nothing would be held back.</source>
        <translation>« %1 » est votre dossier personnel ou le contient : plus rien ne serait retenu.</translation>
    </message>
    <message>
        <source>“%1” lies in or around %2, whose changes are held back.</source>
        <translation>« %1 » est dans ou autour de %2, dont les modifications sont retenues.</translation>
    </message>
    <message>
        <source>“%1” leads elsewhere by a link. Give the path that it leads to.</source>
        <translation>« %1 » mène ailleurs par un lien. Indiquez le chemin auquel il mène.</translation>
    </message>
</context>
<context>
    <name>core::PermissionGate</name>
    <message>
        <source>The agent did not offer this answer; nothing was answered.</source>
        <translation>L’agent n’a pas proposé cette réponse ; rien n’a été répondu.</translation>
    </message>
    <message>
        <source>Answer with that result</source>
        <translation>Répondre avec ce résultat</translation>
    </message>
</context>
<context>
    <name>core::PermissionRules</name>
    <message>
        <source>To allow commands, say how they begin.</source>
        <translation>Pour autoriser des commandes, dites comment elles commencent.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>La commande est vide.</translation>
    </message>
    <message>
        <source>Name a kind of request, a path, a command or a tool.</source>
        <translation>Indiquez un type de demande, un chemin, une commande ou un outil.</translation>
    </message>
    <message>
        <source>“%1” is more than one program. Commands with ; | &amp; $ and the like are always asked about.</source>
        <translation>«&#xa0;%1&#xa0;» est plus d’un programme. Pour les commandes avec ; | &amp; $ et autres, la question est toujours posée.</translation>
    </message>
    <message>
        <source>A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.</source>
        <translation>Un shell remplace ce qui n’est pas entre guillemets dans «&#xa0;%1&#xa0;». Mettez-le entre guillemets, ou autorisez exactement cette commande.</translation>
    </message>
    <message>
        <source>With other words behind it, “%1” might run anything. Allow exactly this command instead.</source>
        <translation>Suivi d’autres mots, «&#xa0;%1&#xa0;» pourrait exécuter n’importe quoi. Autorisez plutôt exactement cette commande.</translation>
    </message>
</context>
<context>
    <name>core::PromptEnd</name>
    <message>
        <source>The agent gave a reason Belay does not know: “%1”.</source>
        <translation>L’agent a donné une raison que Belay ne connaît pas&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It had reached its limit of tokens.</source>
        <translation>Il avait atteint sa limite de jetons.</translation>
    </message>
    <message>
        <source>It had reached its limit of requests.</source>
        <translation>Il avait atteint sa limite de requêtes.</translation>
    </message>
    <message>
        <source>It refused to go on.</source>
        <translation>Il a refusé de continuer.</translation>
    </message>
</context>
<context>
    <name>core::PtyCommand</name>
    <message>
        <source>No terminal could be made: %1</source>
        <translation>Aucun terminal n’a pu être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not typed: the program does not read.</source>
        <translation>Pas saisi&#xa0;: le programme ne lit pas.</translation>
    </message>
</context>
<context>
    <name>core::RemoteCalls</name>
    <message>
        <source>The server was asked to cancel it, and did not say how far it was.</source>
        <translation>Le serveur a été prié de l’annuler et n’a pas dit où il en était.</translation>
    </message>
    <message>
        <source>It was called after Stop.</source>
        <translation>Il a été appelé après Stop.</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call was not made.</source>
        <translation>L’utilisateur a arrêté ce tour. L’appel n’a pas été fait.</translation>
    </message>
    <message>
        <source>It only reads.</source>
        <translation>Il ne fait que lire.</translation>
    </message>
    <message>
        <source>Belay could not write down what is called, so the call was not made.</source>
        <translation>Belay n’a pas pu noter ce qui est appelé ; l’appel n’a pas été fait.</translation>
    </message>
    <message>
        <source>The agent did not wait for it.</source>
        <translation>L’agent ne l’a pas attendu.</translation>
    </message>
    <message>
        <source>Stop came before it was sent.</source>
        <translation>Stop est arrivé avant l’envoi.</translation>
    </message>
    <message>
        <source>Nobody allowed this call. It was not made.</source>
        <translation>Personne n’a autorisé cet appel. Il n’a pas été fait.</translation>
    </message>
    <message>
        <source>The user does not allow this call. It was not made.</source>
        <translation>L’utilisateur n’autorise pas cet appel. Il n’a pas été fait.</translation>
    </message>
    <message>
        <source>It had been made before. Its result is not kept.</source>
        <translation>Il avait déjà été fait. Son résultat n’est pas conservé.</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call had been sent; whether it took effect is not known.</source>
        <translation>L’utilisateur a arrêté ce tour. L’appel avait été envoyé ; on ne sait pas s’il a eu effet.</translation>
    </message>
    <message>
        <source>The session was closed before the server had answered.</source>
        <translation>La session a été fermée avant la réponse du serveur.</translation>
    </message>
    <message>
        <source>The session was closed before it was sent.</source>
        <translation>La session a été fermée avant l’envoi.</translation>
    </message>
    <message>
        <source>The server asked something first, and the agent did not go on with it.</source>
        <translation>Le serveur a d’abord demandé quelque chose, et l’agent n’a pas continué.</translation>
    </message>
    <message>
        <source>That it is sent could not be stored.</source>
        <translation>Son envoi n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The turn ended before it was sent.</source>
        <translation>Le tour s’est terminé avant l’envoi.</translation>
    </message>
    <message>
        <source>It cannot be taken back by %1: %2</source>
        <translation>Cela ne peut pas être défait par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The user has this tool&apos;s calls held back. This one has not been made: it waits until the turn is over, and the user decides then. Do not make it again; go on without its result.</source>
        <translation>L’utilisateur fait retenir les appels de cet outil. Celui-ci n’a pas été fait&#xa0;: il attend la fin du tour, et l’utilisateur décidera alors. Ne le refaites pas ; continuez sans son résultat.</translation>
    </message>
    <message>
        <source>It was held back, and discarded by Stop.</source>
        <translation>Il a été retenu, puis jeté par Stop.</translation>
    </message>
    <message>
        <source>It was held back, and never sent.</source>
        <translation>Il a été retenu, et jamais envoyé.</translation>
    </message>
    <message>
        <source>It had been sent before, and the user does not want it made again. Whether it took effect is not known.</source>
        <translation>Il avait déjà été envoyé, et l’utilisateur ne veut pas qu’il soit refait. On ne sait pas s’il a eu effet.</translation>
    </message>
    <message>
        <source>The MCP server is not reached any more.</source>
        <translation>Le serveur MCP n’est plus joignable.</translation>
    </message>
    <message>
        <source>The same call had been sent before: row %1.</source>
        <translation>Le même appel avait déjà été envoyé : ligne %1.</translation>
    </message>
    <message>
        <source>%1 was not sent</source>
        <translation>%1 n’a pas été envoyé</translation>
    </message>
    <message>
        <source>The server answered that it is done, %1 s after it was asked to cancel it.</source>
        <translation>Le serveur a répondu que c’est fait, %1 s après qu’on lui a demandé de l’annuler.</translation>
    </message>
    <message>
        <source>The server says that it was cancelled: %1</source>
        <translation>Le serveur dit qu’il a été annulé : %1</translation>
    </message>
    <message>
        <source>Its session was closed before it was sent. Its secrets are not kept, so the agent has to call it again.</source>
        <translation>Sa session a été fermée avant l’envoi. Ses secrets ne sont pas conservés&#xa0;: l’agent doit refaire l’appel.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call.</source>
        <translation>Le serveur MCP «&#xa0;%1&#xa0;» a été modifié depuis l’appel.</translation>
    </message>
    <message>
        <source>No turn is running. The call was not made.</source>
        <translation>Aucun tour n’est en cours. L’appel n’a pas été fait.</translation>
    </message>
</context>
<context>
    <name>core::RemoteQuestion</name>
    <message>
        <source>Allow for this session</source>
        <translation>Autoriser pour cette session</translation>
    </message>
    <message>
        <source>Reject for this session</source>
        <translation>Refuser pour cette session</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>L’envoyer à nouveau</translation>
    </message>
    <message>
        <source>This very call was made at %1, and took effect.</source>
        <translation>Ce même appel a été fait à %1, et a pris effet.</translation>
    </message>
    <message>
        <source>This very call was sent at %1; whether it took effect is not known.</source>
        <translation>Ce même appel a été envoyé à %1 ; on ne sait pas s’il a pris effet.</translation>
    </message>
    <message>
        <source>The agent was told that it waits. Stop discards it.</source>
        <translation>L’agent a été informé qu’il attend. Stop le jette.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>The server says: it only reads something.</source>
        <translation>Le serveur dit : il ne fait que lire quelque chose.</translation>
    </message>
    <message>
        <source>The server says: it may destroy something.</source>
        <translation>Le serveur dit : il peut détruire quelque chose.</translation>
    </message>
    <message>
        <source>The server says: it only adds something.</source>
        <translation>Le serveur dit : il ne fait qu’ajouter quelque chose.</translation>
    </message>
    <message>
        <source>The server says: it reaches others.</source>
        <translation>Le serveur dit : il atteint d’autres.</translation>
    </message>
    <message>
        <source>The server says: it reaches nobody else.</source>
        <translation>Le serveur dit : il n’atteint personne d’autre.</translation>
    </message>
    <message>
        <source>The server does not say what it does.</source>
        <translation>Le serveur ne dit pas ce qu’il fait.</translation>
    </message>
    <message>
        <source>The name of this tool can be read in more than one way, so that no rule allows it.</source>
        <translation>Le nom de cet outil peut se lire de plusieurs façons&#xa0;: aucune règle ne l’autorise.</translation>
    </message>
    <message>
        <source>The server has not listed this tool.</source>
        <translation>Le serveur n’a pas annoncé cet outil dans sa liste.</translation>
    </message>
    <message>
        <source>Its session was closed before you had decided. It was not sent, and the agent does not wait for it.</source>
        <translation>Sa session a été fermée avant votre décision. Il n’a pas été envoyé, et l’agent ne l’attend pas.</translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message>
        <source>This row is no call of an MCP tool.</source>
        <translation>Cette ligne n’est pas un appel d’un outil MCP.</translation>
    </message>
    <message>
        <source>It is being taken back already.</source>
        <translation>Il est déjà en train d’être défait.</translation>
    </message>
    <message>
        <source>It was taken back already.</source>
        <translation>Il a déjà été défait.</translation>
    </message>
    <message>
        <source>Nobody knows whether it took effect, so nothing is called to take it back.</source>
        <translation>Personne ne sait s’il a pris effet ; rien n’est donc appelé pour le défaire.</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>Il ne peut pas être défait.</translation>
    </message>
    <message>
        <source>Whether it was taken back is not known. %1</source>
        <translation>On ne sait pas s’il a été défait. %1</translation>
    </message>
    <message>
        <source>It was not taken back. %1</source>
        <translation>Il n’a pas été défait. %1</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <comment>a tool at its server, and the tool that was called</comment>
        <translation>%1 annule %2</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Cela a pris trop de temps.</translation>
    </message>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>pas de réponse en %n seconde</numerusform>
            <numerusform>pas de réponse en %n secondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RequestBoard</name>
    <message>
        <source>Withdrawal of a request that had been answered</source>
        <translation>Retrait d’une demande qui avait déjà reçu une réponse</translation>
    </message>
    <message>
        <source>Withdrawal of an unknown request</source>
        <translation>Retrait d’une demande inconnue</translation>
    </message>
    <message>
        <source>there was nothing to withdraw</source>
        <translation>il n’y avait rien à retirer</translation>
    </message>
</context>
<context>
    <name>core::RuleText</name>
    <message>
        <source>any request</source>
        <translation>toute demande</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lire</translation>
    </message>
    <message>
        <source>search</source>
        <translation>rechercher</translation>
    </message>
    <message>
        <source>think</source>
        <translation>réfléchir</translation>
    </message>
    <message>
        <source>fetch from the network</source>
        <translation>récupérer sur le réseau</translation>
    </message>
    <message>
        <source>change the mode</source>
        <translation>changer de mode</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>that name %1</source>
        <translation>qui nomment %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>with exactly %1</source>
        <translation>avec exactement %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>commands with “%1” in them</source>
        <translation>commandes qui contiennent « %1 »</translation>
    </message>
    <message>
        <source>exactly the command “%1”</source>
        <translation>exactement la commande « %1 »</translation>
    </message>
    <message>
        <source>commands that begin with “%1”</source>
        <translation>commandes qui commencent par « %1 »</translation>
    </message>
    <message>
        <source>the tool %1 of %2</source>
        <extracomment>%1 is a tool, %2 the MCP server that has it</extracomment>
        <translation>l’outil %1 de %2</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <extracomment>%1 is a kind of request, like &quot;edit&quot;; %2 a pattern of paths</extracomment>
        <translation>« %1 » de %2</translation>
    </message>
    <message>
        <source>“%1” within the folder</source>
        <translation>« %1 » dans le dossier</translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message>
        <source>Not all that changed in %1 is known</source>
        <translation>Tout ce qui a changé dans %1 n’est pas connu</translation>
    </message>
    <message>
        <source>What no tool call reports will not be found in %1</source>
        <translation>Ce qu’aucun appel d’outil ne signale ne sera pas retrouvé dans %1</translation>
    </message>
    <message>
        <source>What the agent does is not written down</source>
        <translation>Ce que fait l’agent n’est pas consigné</translation>
    </message>
    <message>
        <source>The agent is not running. Nothing was sent.</source>
        <translation>L’agent n’est pas en marche. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>A turn is still running. Nothing was sent.</source>
        <translation>Un tour est encore en cours. Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agent</translation>
    </message>
    <message>
        <source>A request for permission was refused</source>
        <translation>Une demande d’autorisation a été refusée</translation>
    </message>
    <message>
        <source>Some answers to a request for permission are left out</source>
        <translation>Certaines réponses à une demande d’autorisation sont laissées de côté</translation>
    </message>
    <message>
        <source>Not everything goes with this session</source>
        <translation>Tout ne va pas avec cette session</translation>
    </message>
    <message>
        <source>A tool was not called</source>
        <translation>Un outil n’a pas été appelé</translation>
    </message>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>Son plan a %n étape de plus que Belay n’en prend.</numerusform>
            <numerusform>Son plan a %n étapes de plus que Belay n’en prend.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gave answers of different kinds the same id: nobody can know what they would do.</source>
        <translation>L’agent a donné le même identifiant à des réponses de types différents&#xa0;: personne ne peut savoir ce qu’elles feraient.</translation>
    </message>
</context>
<context>
    <name>core::SessionExtras</name>
    <message>
        <source>The folder %1: this agent works in one folder only.</source>
        <translation>Le dossier %1&#xa0;: cet agent ne travaille que dans un seul dossier.</translation>
    </message>
    <message>
        <source>The MCP server “%1”: this agent takes none over %2.</source>
        <extracomment>%2 is SSE or HTTP</extracomment>
        <translation>Le serveur MCP « %1 » : cet agent n’en accepte aucun par %2.</translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>The agent did not change “%1”; it is what it was</source>
        <translation>L’agent n’a pas changé «&#xa0;%1&#xa0;» ; c’est resté tel quel</translation>
    </message>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>Il a %n commande de plus que Belay n’en prend.</numerusform>
            <numerusform>Il a %n commandes de plus que Belay n’en prend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a %n valeur de plus que Belay n’en prend.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a %n valeurs de plus que Belay n’en prend.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent offers more than is shown</source>
        <translation>L’agent propose plus que ce qui est affiché</translation>
    </message>
    <message>
        <source>It is not known whether the agent changes “%1”</source>
        <translation>On ne sait pas si l’agent modifie « %1 »</translation>
    </message>
</context>
<context>
    <name>core::SessionRequest</name>
    <message>
        <source>You cancelled the opening of the session.</source>
        <translation>Vous avez annulé l’ouverture de la session.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and cannot close it. It ends with the agent.</source>
        <translation>L’agent a créé la session avant que l’annulation lui parvienne, et ne peut pas la fermer. Elle prendra fin avec l’agent.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it; it was closed again.</source>
        <translation>L’agent a créé la session avant que l’annulation lui parvienne ; elle a été refermée.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and closing it failed: %1</source>
        <translation>L’agent a créé la session avant que l’annulation lui parvienne, et sa fermeture a échoué&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>core::SessionRestorer</name>
    <message>
        <source>This agent cannot take up an earlier session.</source>
        <translation>Cet agent ne sait pas reprendre une session antérieure.</translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>%n commande de cette session tourne déjà&#xa0;: on n’en démarre pas d’autre.</numerusform>
            <numerusform>%n commandes de cette session tournent déjà&#xa0;: on n’en démarre pas d’autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>This command was started before in this turn; it is not run again.</source>
        <translation>Cette commande a déjà été lancée dans ce tour ; elle n’est pas exécutée à nouveau.</translation>
    </message>
    <message>
        <source>withdrawn before it started</source>
        <translation>retirée avant de démarrer</translation>
    </message>
    <message>
        <source>It had run before, and the user does not want it run again. Its output is not kept.</source>
        <translation>Elle s’était déjà exécutée, et l’utilisateur ne veut pas la relancer. Sa sortie n’est pas conservée.</translation>
    </message>
    <message>
        <source>%1; it ran on in the background until %2, and how that ended is not known</source>
        <comment>&quot;exit 0&quot;</comment>
        <translation>%1 ; elle a continué en arrière-plan jusqu’à %2, et on ne sait pas comment cela s’est terminé</translation>
    </message>
</context>
<context>
    <name>core::ToolCallTracker</name>
    <message>
        <source>It was not permitted, but the agent ran it as process %1.</source>
        <translation>Ce n’était pas autorisé, mais l’agent l’a exécuté comme processus %1.</translation>
    </message>
    <message>
        <source>A process runs on in the background</source>
        <translation>Un processus continue en arrière-plan</translation>
    </message>
    <message>
        <source>What it started is out of Belay&apos;s reach</source>
        <translation>Ce qu’elle a lancé est hors de portée de Belay</translation>
    </message>
    <message>
        <source>%1 has another program start it. Belay neither sees nor ends what runs there.</source>
        <translation>%1 le fait lancer par un autre programme. Belay ne voit ni ne termine ce qui tourne là-bas.</translation>
    </message>
    <message>
        <source>What it left running was ended half-way, with the agent.</source>
        <translation>Ce qu’elle avait laissé tourner a été interrompu avec l’agent.</translation>
    </message>
    <message>
        <source>It was left running when Belay quit (process %1).</source>
        <translation>Elle est restée en marche quand Belay a quitté (processus %1).</translation>
    </message>
    <message>
        <source>It ran on in the background until %1; how it ended is not known.</source>
        <translation>Elle a continué en arrière-plan jusqu’à %1 ; on ne sait pas comment elle s’est terminée.</translation>
    </message>
    <message>
        <source>It was left running when the session was closed (process %1).</source>
        <translation>Elle est restée en marche à la fermeture de la session (processus %1).</translation>
    </message>
    <message>
        <source>What it left running was ended half-way (%1).</source>
        <translation>Ce qu’elle avait laissé tourner a été interrompu (%1).</translation>
    </message>
    <message>
        <source>%1, process %2. Which of the commands has started it is not known.</source>
        <translation>%1, processus %2. On ne sait pas laquelle des commandes l’a lancé.</translation>
    </message>
</context>
<context>
    <name>core::ToolRules</name>
    <message>
        <source>A rule about a server&apos;s tools cannot be about files or commands, too.</source>
        <translation>Une règle sur les outils d’un serveur ne peut pas porter aussi sur des fichiers ou des commandes.</translation>
    </message>
    <message>
        <source>To allow a tool, name its server and the tool.</source>
        <translation>Pour autoriser un outil, nommez son serveur et l’outil.</translation>
    </message>
    <message>
        <source>Write arguments as name=pattern, several with a semicolon between them: to=*@example.org</source>
        <translation>Écrivez les arguments sous la forme nom=motif, plusieurs séparés par un point-virgule&#xa0;: to=*@example.org</translation>
    </message>
    <message>
        <source>A key is there twice, or a value is not JSON. Belay always refuses such a call.</source>
        <translation>Une clé y figure deux fois, ou une valeur n’est pas du JSON. Belay refuse toujours un tel appel.</translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message>
        <source>There are too many repositories inside.</source>
        <translation>Il contient trop de dépôts.</translation>
    </message>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>Quelque chose est apparu ou a disparu dans %n dossier pendant que le premier instantané était pris ; un fichier retiré à ce moment n’est pas connu&#xa0;: %1</numerusform>
            <numerusform>Quelque chose est apparu ou a disparu dans %n dossiers pendant que le premier instantané était pris ; un fichier retiré à ce moment n’est pas connu&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>%n fichier a changé pendant la prise du premier instantané ; on ne sait pas ce qu’il contenait avant, ni ce qui a été supprimé alors : %1</numerusform>
            <numerusform>%n fichiers ont changé pendant la prise du premier instantané ; on ne sait pas ce qu’ils contenaient avant, ni ce qui a été supprimé alors : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnComparison</name>
    <message>
        <source>Changed after the turn, while something of it still ran</source>
        <translation>Modifié après le tour, pendant qu’une partie tournait encore</translation>
    </message>
    <message>
        <source>Changed after the turn, while %1 still ran</source>
        <translation>Modifié après le tour, pendant que %1 tournait encore</translation>
    </message>
</context>
<context>
    <name>core::UndoPolicy</name>
    <message>
        <source>The MCP server “%1” is switched off.</source>
        <translation>Le serveur MCP « %1 » est désactivé.</translation>
    </message>
    <message>
        <source>You have denied calls of %1.</source>
        <translation>Vous avez interdit les appels de %1.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call and may be another one. Set it up as it was, or take the call back there yourself.</source>
        <translation>Le serveur MCP «&#xa0;%1&#xa0;» a été modifié depuis l’appel et peut être un autre. Configurez-le comme il était, ou défaites l’appel là-bas vous-même.</translation>
    </message>
    <message>
        <source>The session’s programs were limited, and the MCP server “%1” is not started without that. Open the session, start its agent and undo it there.</source>
        <translation>Les programmes de la session étaient limités, et sans ces limites le serveur MCP «&#xa0;%1&#xa0;» n’est pas démarré. Ouvrez la session, démarrez son agent et défaites-le là.</translation>
    </message>
    <message>
        <source>The limits of the session’s programs are not known, so the MCP server “%1” is not started. Open the session and undo it there.</source>
        <translation>Les limites des programmes de la session ne sont pas connues ; le serveur MCP «&#xa0;%1&#xa0;» n’est donc pas démarré. Ouvrez la session et défaites-le là.</translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message>
        <source>The agent went on after Stop</source>
        <translation>L’agent a continué après Stop</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>%n caractère de plus n’a pas été conservé.</numerusform>
            <numerusform>%n caractères de plus n’ont pas été conservés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message>
        <source>A message of %1 MiB was refused; the limit is %2 MiB.</source>
        <translation>Un message de %1 Mio a été refusé ; la limite est de %2 Mio.</translation>
    </message>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>Un message binaire de %n octet a été refusé&#xa0;: les messages du protocole sont du texte.</numerusform>
            <numerusform>Un message binaire de %n octets a été refusé&#xa0;: les messages du protocole sont du texte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message was refused: its JSON is nested deeper than %1 levels.</source>
        <translation>Un message a été refusé&#xa0;: son JSON est imbriqué sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>A message was refused: it is no JSON that can be read (%1).</source>
        <translation>Un message a été refusé&#xa0;: ce n’est pas du JSON lisible (%1).</translation>
    </message>
    <message>
        <source>The request has no usable method or id.</source>
        <translation>La demande n’a pas de méthode ou d’identifiant utilisable.</translation>
    </message>
    <message>
        <source>More than %1 messages on one line were refused.</source>
        <translation>Plus de %1 messages sur une ligne ont été refusés.</translation>
    </message>
    <message>
        <source>An empty batch was refused.</source>
        <translation>Un lot de messages vide a été refusé.</translation>
    </message>
</context>
<context>
    <name>jsonrpc::Peer</name>
    <message>
        <source>There is no connection to the agent.</source>
        <translation>Il n’y a pas de connexion à l’agent.</translation>
    </message>
    <message>
        <source>The agent has not answered the opening handshake yet.</source>
        <translation>L’agent n’a pas encore répondu à la prise de contact.</translation>
    </message>
    <message>
        <source>The agent used the id %1 for a second request while the first was open.</source>
        <translation>L’agent a utilisé l’identifiant %1 pour une deuxième demande alors que la première était ouverte.</translation>
    </message>
    <message>
        <source>The agent answered a request that is not open (id %1).</source>
        <translation>L’agent a répondu à une demande qui n’est pas ouverte (identifiant %1).</translation>
    </message>
    <message>
        <source>The connection to the agent ended.</source>
        <translation>La connexion à l’agent a pris fin.</translation>
    </message>
</context>
<context>
    <name>ledger::AfterCrash</name>
    <message>
        <source>Belay ended before it happened.</source>
        <translation>Belay a pris fin avant que cela ait lieu.</translation>
    </message>
    <message>
        <source>Belay ended before it was known how this went.</source>
        <translation>Belay a pris fin avant qu’on sache comment cela s’est passé.</translation>
    </message>
    <message>
        <source>Belay ended meanwhile, and the file is neither as before nor as intended.</source>
        <translation>Belay a pris fin entre-temps, et le fichier n’est ni comme avant ni comme prévu.</translation>
    </message>
    <message>
        <source>A file that was changed at the same moment is kept as %1.</source>
        <translation>Un fichier modifié au même moment est conservé sous %1.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended. It has ended; how is not known.</source>
        <translation>Elle tournait en arrière-plan quand Belay s’est terminé. Elle est terminée ; on ne sait pas comment.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended, and still runs (process %1). Belay no longer watches it.</source>
        <translation>Elle tournait en arrière-plan quand Belay s’est terminé, et tourne encore (processus %1). Belay ne la surveille plus.</translation>
    </message>
    <message>
        <source>An earlier version of Belay ended before it was decided.</source>
        <translation>Une version antérieure de Belay s’est terminée avant que ce soit décidé.</translation>
    </message>
</context>
<context>
    <name>ledger::BlobStore</name>
    <message>
        <source>What the file held before is damaged in the store and cannot be used.</source>
        <translation>Ce que contenait le fichier avant est endommagé dans la réserve et inutilisable.</translation>
    </message>
    <message>
        <source>What the file held before cannot be read: %1</source>
        <translation>Ce que contenait le fichier avant ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The store for undoing is full (%1). What the file held before is not kept.</source>
        <translation>La réserve pour défaire est pleine (%1). Ce que contenait le fichier avant n’est pas conservé.</translation>
    </message>
</context>
<context>
    <name>ledger::Checkpoint</name>
    <message>
        <source>A repository inside the folder is not part of checkpoints.</source>
        <translation>Un dépôt à l’intérieur du dossier ne fait pas partie des points de sauvegarde.</translation>
    </message>
    <message>
        <source>The checkpoint does not hold this content.</source>
        <translation>Le point de sauvegarde ne contient pas ce contenu.</translation>
    </message>
    <message>
        <source>The file was left out of the checkpoint.</source>
        <translation>Le fichier n’a pas été pris dans le point de sauvegarde.</translation>
    </message>
    <message>
        <source>The checkpoint took longer than %1 s and was given up.</source>
        <translation>Le point de sauvegarde a duré plus de %1 s et a été abandonné.</translation>
    </message>
</context>
<context>
    <name>ledger::CheckpointSetup</name>
    <message>
        <source>%1 is a pipe: git would wait for ever.</source>
        <translation>%1 est un tube : git attendrait indéfiniment.</translation>
    </message>
</context>
<context>
    <name>ledger::Compensation</name>
    <message>
        <source>It took effect; whether it was taken back is not known. %1</source>
        <translation>Il a eu effet ; on ne sait pas s’il a été repris. %1</translation>
    </message>
</context>
<context>
    <name>ledger::DatabaseFile</name>
    <message>
        <source>The file %1 is in use by another program. Close it and try again.</source>
        <translation>Le fichier %1 est utilisé par un autre programme. Fermez celui-ci et réessayez.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of its folder.</source>
        <translation>Le fichier %1 ne peut pas être écrit. Vérifiez les droits de son dossier.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Start Belay again: it will be set aside.</source>
        <translation>Le fichier %1 est endommagé. Redémarrez Belay&#xa0;: il sera mis à l’écart.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written.</source>
        <translation>Le fichier %1 n’a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay, which has it open. Close that one, or use it.</source>
        <translation>Le fichier %1 a été écrit par un Belay plus récent, qui le tient ouvert. Fermez celui-ci, ou utilisez-le.</translation>
    </message>
    <message>
        <source>The file %1 cannot be used and cannot be set aside. Check its folder.</source>
        <translation>Le fichier %1 ne peut être ni utilisé ni mis à l’écart. Vérifiez son dossier.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.</source>
        <translation>Le fichier %1 a été écrit par un Belay plus récent. Il est conservé sous %2 ; un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2; a new one was begun.</source>
        <translation>Le fichier %1 était endommagé. Il est conservé sous %2 ; un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The disk is full: the file %1 cannot be written. Make room.</source>
        <translation>Le disque est plein&#xa0;: le fichier %1 ne peut pas être écrit. Faites de la place.</translation>
    </message>
    <message>
        <source>The file %1 is damaged and open in another Belay. Close all and start Belay again: the file is then set aside.</source>
        <translation>Le fichier %1 est endommagé et ouvert dans un autre Belay. Fermez-les tous et redémarrez Belay&#xa0;: le fichier sera alors mis à l’écart.</translation>
    </message>
</context>
<context>
    <name>ledger::FileEffects</name>
    <message>
        <source>Git is changing %1 at the moment. Nothing was written.</source>
        <translation>Git est en train de modifier %1. Rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>ledger::Files</name>
    <message>
        <source>%1: the disk is full. Nothing was changed; make room and try again.</source>
        <translation>%1&#xa0;: le disque est plein. Rien n’a été modifié ; faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>%1: the disk can only be read. Nothing was changed.</source>
        <translation>%1&#xa0;: le disque est en lecture seule. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB; Belay does not look into files of that size.</source>
        <translation>%1 dépasse 1 Gio&#xa0;; Belay ne regarde pas dans des fichiers de cette taille.</translation>
    </message>
    <message>
        <source>%1 is reached by a link now, which Belay does not follow.</source>
        <translation>%1 n’est plus accessible que par un lien, que Belay ne suit pas.</translation>
    </message>
</context>
<context>
    <name>ledger::GitRunner</name>
    <message>
        <source>git could not make or read the checkpoint.</source>
        <translation>git n’a pas pu créer ou lire le point de sauvegarde.</translation>
    </message>
    <message>
        <source>git could not be started. Checkpoints need it; install git and try again.</source>
        <translation>git n’a pas pu être démarré. Les points de sauvegarde en ont besoin ; installez git et réessayez.</translation>
    </message>
    <message>
        <source>The folder %1 is not there any more, or cannot be entered.</source>
        <translation>Le dossier %1 n’est plus là, ou on ne peut pas y entrer.</translation>
    </message>
    <message>
        <source>git ended unexpectedly while it made a checkpoint.</source>
        <translation>git a pris fin de façon inattendue pendant un point de sauvegarde.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldFolder</name>
    <message>
        <source>%1 is neither a file nor a folder nor a link that can be read. It is not written.</source>
        <translation>%1 n’est ni un fichier, ni un dossier, ni un lien lisible. Rien n’est écrit.</translation>
    </message>
    <message>
        <source>The agent has put something else in the place of %1. Nothing was written there.</source>
        <translation>L’agent a mis autre chose à la place de %1. Rien n’y a été écrit.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldWriter</name>
    <message>
        <source>accepted by you</source>
        <translation>accepté par vous</translation>
    </message>
</context>
<context>
    <name>ledger::Ledger</name>
    <message>
        <source>There is no effect number %1.</source>
        <translation>Il n’y a pas d’effet numéro %1.</translation>
    </message>
    <message>
        <source>Effect number %1 cannot change to that state.</source>
        <translation>L’effet numéro %1 ne peut pas passer à cet état.</translation>
    </message>
</context>
<context>
    <name>ledger::Observation</name>
    <message>
        <source>the file is gone</source>
        <translation>le fichier a disparu</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>le fichier n’est pas là</translation>
    </message>
    <message>
        <source>the file is too large, or no regular file</source>
        <translation>le fichier est trop grand, ou n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>settled by the part that changed</source>
        <translation>établi d’après la partie modifiée</translation>
    </message>
    <message>
        <source>the file is not what the agent reported</source>
        <translation>le fichier n’est pas ce que l’agent a signalé</translation>
    </message>
    <message>
        <source>a link that was made in this turn leads there</source>
        <translation>un lien créé pendant ce tour y mène</translation>
    </message>
    <message>
        <source>Only the agent says that there was no file before.</source>
        <translation>Seul l’agent dit qu’il n’y avait pas de fichier auparavant.</translation>
    </message>
    <message>
        <source>Only the agent says what the file held.</source>
        <translation>Seul l’agent dit ce que contenait le fichier.</translation>
    </message>
    <message>
        <source>another file is there</source>
        <translation>un autre fichier s’y trouve</translation>
    </message>
</context>
<context>
    <name>ledger::ReportedFile</name>
    <message>
        <source>The agent never said how it ended; the folder&apos;s comparison found what changed.</source>
        <translation>L’agent n’a jamais dit comment cela s’est terminé ; la comparaison du dossier a trouvé ce qui a changé.</translation>
    </message>
    <message>
        <source>The file is not what the agent reported; the folder&apos;s comparison found what changed.</source>
        <translation>Le fichier n’est pas tel que l’agent l’a rapporté ; la comparaison du dossier a trouvé ce qui a changé.</translation>
    </message>
    <message>
        <source>The agent called it failed.</source>
        <translation>L’agent l’a déclaré échoué.</translation>
    </message>
</context>
<context>
    <name>ledger::SqliteLedger</name>
    <message>
        <source>Another Belay changed this effect first.</source>
        <translation>Un autre Belay a modifié cet effet en premier.</translation>
    </message>
</context>
<context>
    <name>ledger::Undo</name>
    <message>
        <source>Belay is ending.</source>
        <translation>Belay est en train de quitter.</translation>
    </message>
    <message>
        <source>This undo was tried before and failed. Look again, then undo.</source>
        <translation>On a déjà essayé de le défaire, sans succès. Regardez à nouveau, puis défaites.</translation>
    </message>
    <message>
        <source>It may have reached outside this folder and cannot be taken back.</source>
        <translation>Cela a pu agir hors de ce dossier et ne peut pas être défait.</translation>
    </message>
    <message>
        <source>Nobody knows whether it happened.</source>
        <translation>Personne ne sait si cela a eu lieu.</translation>
    </message>
    <message>
        <source>A newer change of this file has to be decided first.</source>
        <translation>Il faut d’abord décider d’une modification plus récente de ce fichier.</translation>
    </message>
    <message>
        <source>The file is too large to be kept for a redo.</source>
        <translation>Le fichier est trop grand pour être conservé afin de refaire.</translation>
    </message>
    <message>
        <source>A later change to this file stands, effect %1. Undo that one first, or both together.</source>
        <translation>Une modification ultérieure de ce fichier subsiste, l’effet %1. Défaites d’abord celle-ci, ou les deux ensemble.</translation>
    </message>
    <message>
        <source>The file was changed since.</source>
        <translation>Le fichier a été modifié depuis.</translation>
    </message>
    <message>
        <source>The file was deleted or moved away since.</source>
        <translation>Le fichier a été supprimé ou déplacé depuis.</translation>
    </message>
    <message>
        <source>The file was changed before effect %1, and nobody told of it.</source>
        <translation>Le fichier a été modifié avant l’effet %1, et personne ne l’a signalé.</translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>%n fichier de plus dans %1</numerusform>
            <numerusform>%n fichiers de plus dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many files changed in this turn to keep what each of them held.</source>
        <translation>Trop de fichiers ont changé pendant ce tour pour conserver ce que chacun contenait.</translation>
    </message>
    <message>
        <source>Nobody knows whether the file was there when the turn began.</source>
        <translation>Personne ne sait si le fichier était là au début du tour.</translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message>
        <source>“%1” names no place: it begins with $.arguments, $.result or $.text.</source>
        <translation>«&#xa0;%1&#xa0;» ne nomme aucun emplacement&#xa0;: celui-ci commence par $.arguments, $.result ou $.text.</translation>
    </message>
    <message>
        <source>“%1” is no regular expression with a group in brackets.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une expression régulière avec un groupe entre parenthèses.</translation>
    </message>
    <message>
        <source>The arguments are nested too deeply.</source>
        <translation>Les arguments sont imbriqués trop profondément.</translation>
    </message>
    <message>
        <source>The recorded call holds nothing at “%1”.</source>
        <translation>L’appel enregistré ne contient rien à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>What stands at “%1” is a secret, which is not kept.</source>
        <translation>Ce qui se trouve à «&#xa0;%1&#xa0;» est un secret, qui n’est pas conservé.</translation>
    </message>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>Le fichier dépasse %n Kio.</numerusform>
            <numerusform>Le fichier dépasse %n Kio.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds something else than “servers”.</source>
        <translation>Le fichier contient autre chose que «&#xa0;servers&#xa0;».</translation>
    </message>
    <message>
        <source>What the file says of “%1” of “%2” is not understood.</source>
        <translation>Ce que le fichier dit de «&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» n’est pas compris.</translation>
    </message>
    <message>
        <source>The arguments name too many places.</source>
        <translation>Les arguments nomment trop d’endroits.</translation>
    </message>
    <message>
        <source>What stands at “%1” is too long.</source>
        <translation>Ce qui se trouve à « %1 » est trop long.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>Les arguments dépassent %n Kio.</numerusform>
            <numerusform>Les arguments dépassent %n Kio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Gate</name>
    <message>
        <source>No socket for MCP servers could be made: %1</source>
        <translation>Aucun socket pour les serveurs MCP n’a pu être créé : %1</translation>
    </message>
    <message>
        <source>The program belay-mcp-gate is missing, through which agents reach MCP servers.</source>
        <translation>Le programme belay-mcp-gate manque, par lequel les agents atteignent les serveurs MCP.</translation>
    </message>
    <message>
        <source>Belay takes no more connections to MCP servers.</source>
        <translation>Belay n’accepte plus de connexions vers des serveurs MCP.</translation>
    </message>
    <message>
        <source>Belay does not know this connection: its agent was started for another time.</source>
        <translation>Belay ne connaît pas cette connexion : son agent a été lancé pour une autre fois.</translation>
    </message>
    <message>
        <source>The MCP server was not started: what it writes could not be held back.</source>
        <translation>Le serveur MCP n’a pas été lancé : ce qu’il écrit n’aurait pas pu être retenu.</translation>
    </message>
    <message>
        <source>There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR.</source>
        <translation>Il n’y a pas de dossier à vous pour le socket des serveurs MCP. Définissez XDG_RUNTIME_DIR.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpLink</name>
    <message>
        <source>%1 has ended the connection before the request was sent.</source>
        <translation>%1 a mis fin à la connexion avant l’envoi de la demande.</translation>
    </message>
    <message>
        <source>The server&apos;s address must begin with https:// or http://.</source>
        <translation>L’adresse du serveur doit commencer par https:// ou http://.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpProblem</name>
    <message>
        <source>The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have been done.</source>
        <translation>La réponse de %1 dépasse ce que Belay lit, soit %2 Mo. Ce qui était demandé a peut-être été fait.</translation>
    </message>
    <message>
        <source>%1 points from one address to the next without an end.</source>
        <translation>%1 renvoie sans fin d’une adresse à la suivante.</translation>
    </message>
    <message>
        <source>The server lost its session, and did not take the request. Connect to it anew.</source>
        <translation>Le serveur a perdu sa session et n’a pas pris la demande. Connectez-vous à nouveau.</translation>
    </message>
    <message>
        <source>The request was cancelled. Whether the server has done something of it is not known.</source>
        <translation>La demande a été annulée. On ne sait pas si le serveur en a fait quelque chose.</translation>
    </message>
    <message>
        <source>Whether it has done what was asked is not known.</source>
        <translation>On ne sait pas si ce qui était demandé a été fait.</translation>
    </message>
    <message>
        <source>%1 wants a login or refused the key (HTTP status %2). Check its headers.</source>
        <translation>%1 demande une connexion ou a refusé la clé (état HTTP %2). Vérifiez ses en-têtes.</translation>
    </message>
    <message>
        <source>%1 has ended the connection.</source>
        <translation>%1 a mis fin à la connexion.</translation>
    </message>
    <message>
        <source>%1 could not be reached, and nothing was sent.</source>
        <translation>%1 n’a pas pu être joint, et rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>%1 answered with something that is no MCP message.</source>
        <translation>%1 a répondu par quelque chose qui n’est pas un message MCP.</translation>
    </message>
    <message>
        <source>The server lost its session. Connect to it anew.</source>
        <translation>Le serveur a perdu sa session. Connectez-vous à nouveau.</translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>Un message dépasse %n Mio.</numerusform>
            <numerusform>Un message dépasse %n Mio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay does not pass this on: it cannot be read without doubt.</source>
        <translation>Belay ne transmet pas ceci : on ne peut le lire sans doute.</translation>
    </message>
    <message>
        <source>Too many requests are open at once.</source>
        <translation>Trop de demandes sont ouvertes à la fois.</translation>
    </message>
    <message>
        <source>Too many calls are open at once. This one was not made.</source>
        <translation>Trop d’appels sont ouverts à la fois. Celui-ci n’a pas été fait.</translation>
    </message>
    <message>
        <source>There is no session for this call. It was not made.</source>
        <translation>Il n’y a pas de session pour cet appel. Il n’a pas été fait.</translation>
    </message>
    <message>
        <source>The MCP server “%1” has ended. %2</source>
        <translation>Le serveur MCP « %1 » s’est terminé. %2</translation>
    </message>
    <message>
        <source>%1 Whether the call took effect is not known.</source>
        <translation>%1 On ne sait pas si l’appel a eu effet.</translation>
    </message>
    <message>
        <source>A request with this id is open already.</source>
        <translation>Une demande avec cet identifiant est déjà ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>Les arguments dépassent %n Mio. L’appel n’a pas été fait.</numerusform>
            <numerusform>Les arguments dépassent %n Mio. L’appel n’a pas été fait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop came before anybody had decided about this call. It was not made.</source>
        <translation>L’arrêt est venu avant que quelqu’un ait décidé de cet appel. Il n’a pas été fait.</translation>
    </message>
</context>
<context>
    <name>mcp::StdioLink</name>
    <message>
        <source>%1 It said last: “%2”</source>
        <translation>%1 Il a dit en dernier : « %2 »</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>Il n’a pas pu être lancé : %1.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>Il n’a pas pu être lancé.</translation>
    </message>
    <message>
        <source>The server&apos;s answer cannot be read. Whether it has done what was asked is not known.</source>
        <translation>La réponse du serveur est illisible. On ne sait pas s’il a fait ce qui lui était demandé.</translation>
    </message>
    <message>
        <source>The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what was asked is not known.</source>
        <translation>Le serveur a envoyé un message de %1 Mio&#xa0;; la limite est de %2 Mio. On ne sait pas s’il a fait ce qui lui était demandé.</translation>
    </message>
    <message>
        <source>It ended (%1).</source>
        <translation>Il s’est terminé (%1).</translation>
    </message>
</context>
<context>
    <name>mcp::ToolClient</name>
    <message>
        <source>The MCP server did not answer after it had been asked to cancel.</source>
        <translation>Le serveur MCP n’a pas répondu après la demande d’annulation.</translation>
    </message>
</context>
<context>
    <name>models::AgentSessionsModel</name>
    <message>
        <source>(no title)</source>
        <translation>(sans titre)</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, dans %2</translation>
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
        <translation>Contenu que Belay ne connaît pas&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>models::ChangeTexts</name>
    <message>
        <source>Nobody knows what the file was to hold.</source>
        <translation>Personne ne sait ce que le fichier devait contenir.</translation>
    </message>
    <message>
        <source>The file is too large to be shown.</source>
        <translation>Le fichier est trop grand pour être affiché.</translation>
    </message>
    <message>
        <source>The file became a link; on its side stands where it leads.</source>
        <translation>Le fichier est devenu un lien ; de son côté est indiqué où il mène.</translation>
    </message>
    <message>
        <source>The link became a file; on the link&apos;s side stands where it led.</source>
        <translation>Le lien est devenu un fichier ; du côté du lien est indiqué où il menait.</translation>
    </message>
    <message>
        <source>Its permissions changed: %1.</source>
        <translation>Ses permissions ont changé : %1.</translation>
    </message>
</context>
<context>
    <name>models::CommandState</name>
    <message>
        <source>unknown what came of it</source>
        <translation>on ne sait pas ce qu’il en est advenu</translation>
    </message>
    <message>
        <source>no exit code</source>
        <translation>pas de code de sortie</translation>
    </message>
    <message>
        <source>The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.</source>
        <translation>L’agent exécute lui-même cette commande. Arrêter demande à l’agent de la terminer, puis termine ses processus.</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>arrière-plan %1</translation>
    </message>
    <message>
        <source>left running when Belay quit</source>
        <translation>resté en marche quand Belay a quitté</translation>
    </message>
    <message>
        <source>left running when the session was closed</source>
        <translation>resté en marche à la fermeture de la session</translation>
    </message>
    <message>
        <source>ran on until %1</source>
        <extracomment>of a command that ran in the background, whose own end is said before</extracomment>
        <translation>a continué jusqu’à %1</translation>
    </message>
    <message>
        <source>took effect all the same</source>
        <translation>a pris effet malgré tout</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call, to the server</comment>
        <translation>non envoyé</translation>
    </message>
    <message>
        <source>ended by Belay</source>
        <translation>interrompue par Belay</translation>
    </message>
    <message>
        <source>Stop ends it</source>
        <translation>Stop y met fin</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>interrompue par %1</translation>
    </message>
</context>
<context>
    <name>models::CommentText</name>
    <message>
        <source>Comments on your changes:</source>
        <translation>Commentaires sur tes modifications :</translation>
    </message>
    <message>
        <source>line %1, before the change</source>
        <translation>ligne %1, avant la modification</translation>
    </message>
    <message>
        <source>line %1, new text</source>
        <translation>ligne %1, nouveau texte</translation>
    </message>
</context>
<context>
    <name>models::Conversation</name>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Modifie %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sans réponse</translation>
    </message>
</context>
<context>
    <name>models::EffectText</name>
    <message>
        <source>New file</source>
        <translation>Nouveau fichier</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>préparé</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>effectué</translation>
    </message>
    <message>
        <source>being undone</source>
        <translation>en train d’être défait</translation>
    </message>
    <message>
        <source>Taken back in part</source>
        <translation>Repris en partie</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>tourne encore</translation>
    </message>
    <message>
        <source>as row %1</source>
        <translation>comme ligne %1</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a write: the file held that already</comment>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>of an effect: the agent says so, and nobody saw it</comment>
        <translation>signalé</translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message>
        <source>undone by you</source>
        <translation>défait par vous</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n à décider</numerusform>
            <numerusform>%n à décider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>avec %n objet de git</numerusform>
            <numerusform>avec %n objets de git</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>Il faut au moins %n caractère.</numerusform>
            <numerusform>Il faut au moins %n caractères.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>On peut donner au plus %n caractère.</numerusform>
            <numerusform>On peut donner au plus %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>Ce n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>Ce n’est pas un nombre.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Choisissez-en au moins %n.</numerusform>
            <numerusform>Choisissez-en au moins %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Choisissez-en au plus %n.</numerusform>
            <numerusform>Choisissez-en au plus %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Choisissez-en un.</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>Remplissez ce champ.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the greatest number</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>une adresse e-mail</translation>
    </message>
    <message>
        <source>an address, as https://example.org</source>
        <translation>une adresse, comme https://example.org</translation>
    </message>
    <message>
        <source>a date, as 2026-11-30</source>
        <translation>une date, comme 2026-11-30</translation>
    </message>
    <message>
        <source>a date with a time, as 2026-11-30T14:00:00Z</source>
        <translation>une date avec l’heure, comme 2026-11-30T14:00:00Z</translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>Ce formulaire a %n champ ; Belay n’en affiche pas plus de %1.</numerusform>
            <numerusform>Ce formulaire a %n champs ; Belay n’en affiche pas plus de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “%1” is needed, and of a kind that Belay does not know.</source>
        <translation>Le champ «&#xa0;%1&#xa0;» est nécessaire, et d’un type que Belay ne connaît pas.</translation>
    </message>
    <message>
        <source>Belay opens only addresses of the web, and this is none.</source>
        <translation>Belay n’ouvre que des adresses du web, et ce n’en est pas une.</translation>
    </message>
    <message>
        <source>What stands before the @ is a user&apos;s name: the address leads to %1.</source>
        <translation>Ce qui précède le @ est un nom d’utilisateur&#xa0;: l’adresse mène à %1.</translation>
    </message>
    <message>
        <source>The host&apos;s name is written in letters that may look like others: %1</source>
        <translation>Le nom de l’hôte est écrit avec des lettres qui peuvent ressembler à d’autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>The way there is not encrypted.</source>
        <translation>Le trajet jusque-là n’est pas chiffré.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
</context>
<context>
    <name>models::EntryLink</name>
    <message>
        <source>“%1” is no link to an entry. One looks like belay://session/123/entry/45.</source>
        <translation>« %1 » n’est pas un lien vers une entrée. Un tel lien ressemble à belay://session/123/entry/45.</translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message>
        <source>folder deleted</source>
        <translation>dossier supprimé</translation>
    </message>
    <message>
        <source>new folder</source>
        <translation>nouveau dossier</translation>
    </message>
    <message>
        <source>new link</source>
        <translation>nouveau lien</translation>
    </message>
    <message>
        <source>new, no file</source>
        <translation>nouveau, pas un fichier</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>permissions</source>
        <translation>droits</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>runs outside Belay once accepted</source>
        <translation>s’exécute hors de Belay une fois accepté</translation>
    </message>
    <message>
        <source>ignored by git</source>
        <translation>ignoré par git</translation>
    </message>
    <message>
        <source>outside the session&apos;s folders</source>
        <translation>hors des dossiers de la session</translation>
    </message>
    <message>
        <source>git&apos;s own</source>
        <translation>propre à git</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1&#xa0;: %n fichier que git ignore, qui reste dans la session</numerusform>
            <numerusform>%1&#xa0;: %n fichiers que git ignore, qui restent dans la session</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: commits on %2</source>
        <translation>%1&#xa0;: commits sur %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>%n fichier que git garde pour lui</numerusform>
            <numerusform>%n fichiers que git garde pour lui</numerusform>
        </translation>
    </message>
    <message>
        <source>Also wrote outside the folder</source>
        <translation>A aussi écrit hors du dossier</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoré : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n fichier, %1, reste dans la session</numerusform>
            <numerusform>%n fichiers, %1, restent dans la session</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no new commits</source>
        <translation>%1 : %2, aucun nouveau commit</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1 : %n commit sur %2</numerusform>
            <numerusform>%1 : %n commits sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>you committed there meanwhile</source>
        <translation>vous y avez fait des commits entre-temps</translation>
    </message>
    <message>
        <source>lines not counted</source>
        <translation>lignes non comptées</translation>
    </message>
    <message>
        <source>larger than 1 GiB, not looked into</source>
        <translation>plus de 1 Gio, non examiné</translation>
    </message>
    <message>
        <source>another name of .git on other systems</source>
        <translation>sur d’autres systèmes, un autre nom de .git</translation>
    </message>
    <message>
        <source>git would write where this link leads</source>
        <translation>git écrirait là où mène ce lien</translation>
    </message>
    <message>
        <source>empty, perhaps because the disk was full</source>
        <translation>vide, peut-être parce que le disque était plein</translation>
    </message>
    <message>
        <source>became a link</source>
        <translation>devenu un lien</translation>
    </message>
    <message>
        <source>Not held back: network, git push, containers, databases, other running programs. Protects against mistakes, not attacks.</source>
        <translation>Non retenus&#xa0;: réseau, git push, conteneurs, bases de données, autres programmes en cours. Protège des erreurs, pas des attaques.</translation>
    </message>
    <message>
        <source>The agent works in a copy of the folder, which can have no overlay.</source>
        <translation>L’agent travaille dans une copie du dossier, où aucun overlay n’est possible.</translation>
    </message>
    <message>
        <source>The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.</source>
        <translation>Le disque était plein pendant que l’agent écrivait. Des fichiers peuvent être tronqués ; les fichiers vides ne sont acceptés que par leur nom.</translation>
    </message>
</context>
<context>
    <name>models::LinkTarget</name>
    <message>
        <source>It is not in the folders of this session.</source>
        <translation>Ce n’est pas dans les dossiers de cette session.</translation>
    </message>
    <message>
        <source>The mail may take along files of yours.</source>
        <translation>Le courriel pourrait emporter des fichiers à vous.</translation>
    </message>
    <message>
        <source>This file is on another computer, %1. To open it may tell that computer who you are.</source>
        <translation>Ce fichier est sur un autre ordinateur, %1. L’ouvrir peut révéler à cet ordinateur qui vous êtes.</translation>
    </message>
    <message>
        <source>Which program takes addresses that begin with “%1:”, and what it does then, is not Belay&apos;s to know.</source>
        <translation>Quel programme prend les adresses qui commencent par «&#xa0;%1:&#xa0;», et ce qu’il fait alors, Belay ne peut pas le savoir.</translation>
    </message>
    <message>
        <source>It names no file.</source>
        <translation>Elle ne nomme aucun fichier.</translation>
    </message>
    <message>
        <source>It is a relative address, and there is no folder to start from.</source>
        <translation>C’est une adresse relative, et il n’y a pas de dossier d’où partir.</translation>
    </message>
    <message>
        <source>A page of %1 draws this in your browser. The drawing is behind the # of the address, which browsers do not send.</source>
        <translation>Une page de %1 dessine ceci dans votre navigateur. Le dessin se trouve après le # de l’adresse, partie que les navigateurs n’envoient pas.</translation>
    </message>
</context>
<context>
    <name>models::McpText</name>
    <message>
        <source>Variables: %1</source>
        <translation>Variables&#xa0;: %1</translation>
    </message>
    <message>
        <source>Headers: %1</source>
        <translation>En-têtes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Seulement dans %1</translation>
    </message>
    <message>
        <source>%1 is no whole path. Write it from / on, or a name that is in PATH.</source>
        <translation>%1 n’est pas un chemin entier. Écrivez-le à partir de /, ou un nom qui est dans PATH.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>laisser passer</translation>
    </message>
    <message>
        <source>ask</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>demander</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>what is done about calls of a tool: they wait until the turn is over</extracomment>
        <translation>retenir</translation>
    </message>
    <message>
        <source>deny</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>interdire</translation>
    </message>
    <message>
        <source>only reads</source>
        <translation>ne fait que lire</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>may destroy</source>
        <translation>peut détruire</translation>
    </message>
    <message>
        <source>only adds</source>
        <translation>ne fait qu’ajouter</translation>
    </message>
    <message>
        <source>reaches others</source>
        <translation>atteint d’autres</translation>
    </message>
    <message>
        <source>Its descriptions are trusted</source>
        <translation>Ses descriptions sont jugées fiables</translation>
    </message>
    <message>
        <source>Anybody on the way can read what is sent to http://. Use https:// unless it is on this computer.</source>
        <translation>N’importe qui sur le trajet peut lire ce qui est envoyé à http://. Utilisez https://, sauf si c’est sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1 (et %n fichier)</numerusform>
            <numerusform>%1 (et %n fichiers)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message>
        <source>%1 asks to run a command</source>
        <translation>%1 demande à exécuter une commande</translation>
    </message>
    <message>
        <source>%1 asks to edit a file</source>
        <translation>%1 demande à modifier un fichier</translation>
    </message>
    <message>
        <source>%1 asks to delete</source>
        <translation>%1 demande à supprimer</translation>
    </message>
    <message>
        <source>%1 asks to move a file</source>
        <translation>%1 demande à déplacer un fichier</translation>
    </message>
    <message>
        <source>%1 asks to read</source>
        <translation>%1 demande à lire</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Toujours autoriser</translation>
    </message>
    <message>
        <source>Always reject</source>
        <translation>Toujours refuser</translation>
    </message>
    <message>
        <source>Nobody knows what this does</source>
        <translation>Personne ne sait ce que cela fait</translation>
    </message>
    <message>
        <source>%1 asks for permission; it calls this “%2”</source>
        <extracomment>%2 is a kind of request, like &quot;read&quot; or &quot;search&quot;</extracomment>
        <translation>%1 demande une autorisation ; il nomme cela «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>All that the agent sends with it:</source>
        <translation>Tout ce que l’agent envoie avec&#xa0;:</translation>
    </message>
    <message>
        <source>%1 asks to call %2</source>
        <translation>%1 demande à appeler %2</translation>
    </message>
    <message>
        <source>Server %1. %2</source>
        <extracomment>an MCP server, and what it says of its tool</extracomment>
        <translation>Serveur %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n espace ⋯</numerusform>
            <numerusform>⋯ %n espaces ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n ligne vide ⋯</numerusform>
            <numerusform>⋯ %n lignes vides ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and signs that look like others are written as their numbers.</source>
        <translation>Les lettres et les signes qui ressemblent à d’autres sont écrits sous forme de leurs numéros.</translation>
    </message>
    <message>
        <source>%1 called %2, which is held back</source>
        <translation>%1 a appelé %2, qui est retenu</translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message>
        <source>Ended half-way by its agent</source>
        <translation>Interrompu en cours de route par son agent</translation>
    </message>
    <message>
        <source>You withdrew the permission request</source>
        <translation>Vous avez retiré la demande d’autorisation</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>Arrivé trop tard</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n effet</numerusform>
            <numerusform>%n effets</numerusform>
        </translation>
    </message>
    <message>
        <source>left this machine</source>
        <translation>a quitté cette machine</translation>
    </message>
    <message>
        <source>Changed by the agent</source>
        <translation>Modifié par l’agent</translation>
    </message>
    <message>
        <source>The agent reported it as done</source>
        <translation>L’agent l’a signalé comme fait</translation>
    </message>
    <message>
        <source>Still runs</source>
        <translation>Toujours en cours</translation>
    </message>
    <message>
        <source>Cancelled by Stop, but the agent reported later that it was done</source>
        <translation>Annulé par Stop, mais l’agent a signalé plus tard que c’était fait</translation>
    </message>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>%n demande ouverte a pris fin avec la connexion</numerusform>
            <numerusform>%n demandes ouvertes ont pris fin avec la connexion</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent still works on it; Belay cannot reach it but by Force stop</source>
        <translation>L’agent y travaille encore ; Belay ne peut l’atteindre que par «&#xa0;Forcer l’arrêt&#xa0;»</translation>
    </message>
    <message>
        <source>Changed during the turn, but no tool call told of it</source>
        <translation>Modifié pendant le tour, mais aucun appel d’outil ne l’a signalé</translation>
    </message>
    <message>
        <source>The disk does not bear out what the agent reported</source>
        <translation>Le disque ne confirme pas ce que l’agent a signalé</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>%n mise à jour est arrivée ensuite, %1 plus tard</numerusform>
            <numerusform>%n mises à jour sont arrivées ensuite, la dernière %1 plus tard</numerusform>
        </translation>
    </message>
    <message>
        <source>What no tool call told of was not looked for there: %1</source>
        <translation>Ce qu’aucun appel d’outil n’a signalé n’a pas été cherché là&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · acknowledged</source>
        <translation>%1 · vu</translation>
    </message>
    <message>
        <source>Changed during the turn; a tool call named it, but did not show the change</source>
        <translation>Modifié pendant le tour ; un appel d’outil l’a nommé, mais n’a pas montré la modification</translation>
    </message>
    <message>
        <source>Changed during the turn, although it was not permitted</source>
        <translation>Modifié pendant le tour, bien que ce ne fût pas autorisé</translation>
    </message>
    <message>
        <source>Reported by the agent; your file was not changed by it</source>
        <translation>Signalé par l’agent ; votre fichier n’en a pas été modifié</translation>
    </message>
    <message>
        <source>It exited; what it left running was ended with the turn</source>
        <translation>Elle s’est terminée ; ce qu’elle a laissé tourner a été arrêté avec le tour</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Non fait</translation>
    </message>
    <message>
        <source>The agent called it failed; what it did until then is not known</source>
        <translation>L’agent a dit que c’était un échec ; ce qu’il avait fait jusque-là n’est pas connu</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n hôte</numerusform>
            <numerusform>%n hôtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n connexion, %1 envoyés, %2 reçus</numerusform>
            <numerusform>%n connexions, %1 envoyés, %2 reçus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n tentative a échoué</numerusform>
            <numerusform>%n tentatives ont échoué</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>refusé par Belay %n fois : lui, ou ce vers quoi il mène, n’est pas sur la liste des hôtes</numerusform>
            <numerusform>refusé par Belay %n fois : lui, ou ce vers quoi il mène, n’est pas sur la liste des hôtes</numerusform>
        </translation>
    </message>
    <message>
        <source>Further hosts</source>
        <translation>Autres hôtes</translation>
    </message>
    <message>
        <source>contacted %1</source>
        <comment>a host</comment>
        <translation>a contacté %1</translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>a contacté %n hôte</numerusform>
            <numerusform>a contacté %n hôtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>%n hôte refusé</numerusform>
            <numerusform>%n hôtes refusés</numerusform>
        </translation>
    </message>
    <message>
        <source>The server acknowledged it after %1</source>
        <translation>Le serveur l’a confirmé après %1</translation>
    </message>
    <message>
        <source>It was sent. %1</source>
        <translation>Il a été envoyé. %1</translation>
    </message>
    <message>
        <source>The server answered: %1</source>
        <translation>Le serveur a répondu : %1</translation>
    </message>
    <message>
        <source>It was never sent</source>
        <translation>Il n’a jamais été envoyé</translation>
    </message>
    <message>
        <source>as the servers say</source>
        <extracomment>calls of tools that were made, and failed or were cancelled</extracomment>
        <translation>d’après les serveurs</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n requête, %1 envoyés, %2 reçus</numerusform>
            <numerusform>%n requêtes, %1 envoyés, %2 reçus</numerusform>
        </translation>
    </message>
    <message>
        <source>by Belay, as MCP server “%1”</source>
        <extracomment>a host was contacted, not by the agent itself</extracomment>
        <translation>par Belay, en tant que serveur MCP « %1 »</translation>
    </message>
    <message>
        <source>Killed by Belay; it may still run</source>
        <translation>Tué par Belay&#xa0;; tourne peut-être encore</translation>
    </message>
    <message>
        <source>Process %1: killed by Belay, and seen to run after that</source>
        <translation>Processus %1&#xa0;: tué par Belay, et vu tourner ensuite</translation>
    </message>
    <message>
        <source>Process %1, which the agent started, still runs it</source>
        <translation>Le processus %1, lancé par l’agent, l’exécute encore</translation>
    </message>
    <message>
        <source>The turn took %1, the agent reports.</source>
        <extracomment>what a turn used: context and money</extracomment>
        <translation>Le tour a pris %1, selon l’agent.</translation>
    </message>
    <message>
        <source>the file did not change</source>
        <extracomment>what was said to be done, or was tried: the disk says that it is not so</extracomment>
        <translation>le fichier n’a pas changé</translation>
    </message>
    <message>
        <source>Written with the same content; nothing changed</source>
        <translation>Écrit avec le même contenu ; rien n’a changé</translation>
    </message>
    <message>
        <source>Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.</source>
        <translation>Tout ce que l’agent a écrit dans %1 est retenu, signalé ou non. Ailleurs, rien n’est surveillé.</translation>
    </message>
    <message>
        <source>Not watched: files git ignores, .git, empty folders, and everything outside %1.</source>
        <translation>Non surveillés&#xa0;: les fichiers ignorés par git, .git, les dossiers vides et tout ce qui est hors de %1.</translation>
    </message>
    <message>
        <source>It came %1 after Stop and was refused</source>
        <translation>Arrivé %1 après Stop, et refusé</translation>
    </message>
    <message>
        <source>Belay ended the agent process</source>
        <translation>Belay a mis fin au processus de l’agent</translation>
    </message>
    <message>
        <source>the agent process may still run</source>
        <translation>le processus de l’agent tourne peut-être encore</translation>
    </message>
    <message>
        <source>Stop was not pressed</source>
        <translation>personne n’a appuyé sur Stop</translation>
    </message>
    <message>
        <source>%1 after Stop</source>
        <translation>%1 après Stop</translation>
    </message>
    <message>
        <source>the agent confirmed after %1</source>
        <translation>l’agent a confirmé après %1</translation>
    </message>
    <message>
        <source>the agent answered with an error after %1</source>
        <translation>l’agent a répondu par une erreur après %1</translation>
    </message>
    <message>
        <source>its session was closed for that, and goes on</source>
        <translation>sa session a été fermée pour cela, et continue</translation>
    </message>
    <message>
        <source>no change was reported</source>
        <translation>aucune modification n’a été signalée</translation>
    </message>
    <message>
        <source>no change was seen in %1</source>
        <translation>aucune modification n’a été vue dans %1</translation>
    </message>
    <message>
        <source>Recorded: what went through Belay&apos;s proxy, or to MCP servers through Belay. Not recorded: programs that ignore the proxy, ssh, UDP, containers. Nothing was decrypted.</source>
        <translation>Enregistré&#xa0;: ce qui est passé par le proxy de Belay, ou par Belay vers des serveurs MCP. Non enregistré&#xa0;: programmes qui ignorent le proxy, ssh, UDP, conteneurs. Rien n’a été déchiffré.</translation>
    </message>
    <message>
        <source>The agent and its programs could reach only the hosts on the list, through Belay&apos;s proxy. Belay itself also reaches MCP servers that you set up with an address. Not covered: other programs that act for the agent. Nothing was decrypted.</source>
        <translation>L’agent et ses programmes ne pouvaient atteindre que les hôtes de la liste, par le proxy de Belay. Belay lui-même atteint aussi les serveurs MCP que vous avez configurés avec une adresse. Non couverts&#xa0;: d’autres programmes qui agissent pour l’agent. Rien n’a été déchiffré.</translation>
    </message>
    <message>
        <source>there is no way back</source>
        <translation>pas de retour possible</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>à regarder, s’il vous plaît</translation>
    </message>
    <message>
        <source>never happened</source>
        <translation>n’a jamais eu lieu</translation>
    </message>
    <message>
        <source>after the end</source>
        <translation>après la fin</translation>
    </message>
    <message>
        <source>did not run</source>
        <extracomment>what the agent asked permission for; it may have done it where nobody watches</extracomment>
        <translation>n’a pas été exécuté</translation>
    </message>
</context>
<context>
    <name>models::RuleTrial</name>
    <message>
        <source>You are asked: no rule says anything about it.</source>
        <translation>On vous demande&#xa0;: aucune règle n’en dit rien.</translation>
    </message>
    <message>
        <source>Allowed without asking, by: %1</source>
        <translation>Autorisé sans demander, par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Denied without asking, by: %1</source>
        <translation>Interdit sans demander, par&#xa0;: %1</translation>
    </message>
    <message>
        <source>No rule says anything about it: what is chosen for the server’s tool decides.</source>
        <translation>Aucune règle n’en dit rien : c’est le choix fait pour l’outil du serveur qui décide.</translation>
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
            <numerusform>%n commande continue</numerusform>
            <numerusform>%n commandes continuent</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1 · turn “%2”</source>
        <extracomment>a time, and the first words of the turn&apos;s message</extracomment>
        <translation>depuis %1 · tour « %2 »</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <extracomment>a session, and when its turn began</extracomment>
        <translation>%1, tour de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n commande a continué jusqu’à %1</numerusform>
            <numerusform>%n commandes ont continué jusqu’à %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionStatus</name>
    <message>
        <source>Not while a turn runs: another choice starts the agent again.</source>
        <translation>Pas pendant un tour : un autre choix redémarre l’agent.</translation>
    </message>
    <message>
        <source>Not while changes wait: accept or discard them first.</source>
        <translation>Pas tant que des modifications attendent : acceptez-les ou jetez-les d’abord.</translation>
    </message>
    <message>
        <source>The network of an agent elsewhere cannot be watched from here.</source>
        <translation>Le réseau d’un agent ailleurs ne peut pas être observé d’ici.</translation>
    </message>
    <message>
        <source>Not while the agent starts.</source>
        <translation>Pas pendant le démarrage de l’agent.</translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>il y a %n min</numerusform>
            <numerusform>il y a %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>il y a %n h</numerusform>
            <numerusform>il y a %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>asks you to log in</source>
        <translation>vous demande de vous identifier</translation>
    </message>
    <message>
        <source>connection lost · trying again</source>
        <translation>connexion perdue · nouvel essai</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>redémarrage</translation>
    </message>
    <message>
        <source>loading · %1</source>
        <translation>chargement · %1</translation>
    </message>
    <message>
        <source>no message yet</source>
        <translation>pas encore de message</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglées</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivées</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>Le dernier %n jour</numerusform>
            <numerusform>Les %n derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Plus anciennes</translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message>
        <source>The agent said something Belay cannot follow</source>
        <translation>L’agent a dit quelque chose que Belay ne peut pas suivre</translation>
    </message>
    <message>
        <source>The agent could not be started</source>
        <translation>L’agent n’a pas pu être démarré</translation>
    </message>
    <message>
        <source>Belay could not go on</source>
        <translation>Belay n’a pas pu continuer</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>asked at %1</source>
        <translation>demandé à %1</translation>
    </message>
    <message>
        <source>An update Belay does not know: %1</source>
        <translation>Une mise à jour que Belay ne connaît pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>The agent shortens its context</source>
        <translation>L’agent raccourcit son contexte</translation>
    </message>
    <message>
        <source>The agent shortened its context</source>
        <translation>L’agent a raccourci son contexte</translation>
    </message>
    <message>
        <source>The agent&apos;s context changed</source>
        <translation>Le contexte de l’agent a changé</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>%n demande a été perdue.</numerusform>
            <numerusform>%n demandes ont été perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was loaded</source>
        <translation>La session a été chargée</translation>
    </message>
    <message>
        <source>The agent is back</source>
        <translation>L’agent est de retour</translation>
    </message>
    <message>
        <source>The agent&apos;s command is still running</source>
        <translation>La commande de l’agent tourne encore</translation>
    </message>
    <message>
        <source>The agent&apos;s work has ended</source>
        <translation>Le travail de l’agent est terminé</translation>
    </message>
    <message>
        <source>%1
It went on for %2 after the turn was over.</source>
        <translation>%1
Cela a continué pendant %2 après la fin du tour.</translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message>
        <source>could not be tried</source>
        <translation>n’a pas pu être essayé</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminé en %1</translation>
    </message>
    <message>
        <source>stopped in %1</source>
        <translation>arrêté en %1</translation>
    </message>
    <message>
        <source>stopped in %1, after it was asked again</source>
        <translation>arrêté en %1, après qu’on le lui a redemandé</translation>
    </message>
    <message>
        <source>ended normally %1 after Stop</source>
        <translation>terminé normalement %1 après Stop</translation>
    </message>
    <message>
        <source>did not stop; forced after %1</source>
        <translation>ne s’est pas arrêté ; forcé après %1</translation>
    </message>
    <message>
        <source>did not stop; the agent ended</source>
        <translation>ne s’est pas arrêté ; l’agent a pris fin</translation>
    </message>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>l’agent a retiré %n de ses propres demandes</numerusform>
            <numerusform>l’agent a retiré %n de ses propres demandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay en a annulé %n</numerusform>
            <numerusform>Belay en a annulé %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n est arrivée après Stop et a été refusée</numerusform>
            <numerusform>%n sont arrivées après Stop et ont été refusées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>%n a été perdue</numerusform>
            <numerusform>%n ont été perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n est encore ouverte</numerusform>
            <numerusform>%n sont encore ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>%n mise à jour après la fin du tour</numerusform>
            <numerusform>%n mises à jour après la fin du tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n processus a continué de tourner</numerusform>
            <numerusform>%n processus ont continué de tourner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>%n fichier écrit après Stop</numerusform>
            <numerusform>%n fichiers écrits après Stop</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain prompt</source>
        <translation>Message simple</translation>
    </message>
    <message>
        <source>Long answer</source>
        <translation>Longue réponse</translation>
    </message>
    <message>
        <source>nothing was left</source>
        <translation>rien n’est resté</translation>
    </message>
    <message>
        <source>Stopped cleanly %1 of %2 times</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Arrêté proprement %1 fois sur %2</translation>
    </message>
    <message>
        <source>Stop could not be tried</source>
        <translation>Stop n’a pas pu être essayé</translation>
    </message>
    <message>
        <source>asks before commands</source>
        <translation>demande avant les commandes</translation>
    </message>
    <message>
        <source>does not ask before commands</source>
        <translation>ne demande pas avant les commandes</translation>
    </message>
    <message>
        <source>writes files itself</source>
        <translation>écrit les fichiers lui-même</translation>
    </message>
    <message>
        <source>writes files through Belay</source>
        <translation>écrit les fichiers par Belay</translation>
    </message>
    <message>
        <source>measured %1</source>
        <extracomment>%1 is a day like &quot;22 Nov&quot;</extracomment>
        <translation>mesuré le %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>its command in the background ran on</source>
        <translation>sa commande en arrière-plan a continué</translation>
    </message>
    <message>
        <source>its command in the background ended, too</source>
        <translation>sa commande en arrière-plan s’est terminée aussi</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Arrière-plan</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Laissé derrière</translation>
    </message>
    <message>
        <source>stops in %1</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;</extracomment>
        <translation>s’arrête en %1</translation>
    </message>
    <message>
        <source>its commands run through Belay, which ends them</source>
        <translation>ses commandes passent par Belay, qui les termine</translation>
    </message>
    <message>
        <source>ends its own commands</source>
        <translation>termine ses propres commandes</translation>
    </message>
    <message>
        <source>leaves its commands running: Belay ends those</source>
        <translation>laisse tourner ses commandes : Belay les termine</translation>
    </message>
    <message>
        <source>ends background commands, too</source>
        <translation>termine aussi les commandes en arrière-plan</translation>
    </message>
    <message>
        <source>leaves background commands: Belay ends those</source>
        <translation>laisse les commandes en arrière-plan : Belay les termine</translation>
    </message>
    <message>
        <source>nothing else was left</source>
        <translation>rien d’autre n’est resté</translation>
    </message>
    <message>
        <source>Force stop: end the connection</source>
        <translation>Forcer l’arrêt&#xa0;: mettre fin à la connexion</translation>
    </message>
    <message>
        <source>Force stop: restart the agent, resume the session</source>
        <translation>Forcer l’arrêt&#xa0;: redémarrer l’agent, reprendre la session</translation>
    </message>
    <message>
        <source>Force stop: end the agent; it forgets this conversation</source>
        <translation>Forcer l’arrêt&#xa0;: mettre fin à l’agent ; il oublie cette conversation</translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>A retiré ses propres demandes ouvertes %1 fois sur %n</numerusform>
            <numerusform>A retiré ses propres demandes ouvertes %1 fois sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>Arrêté de force %n fois</numerusform>
            <numerusform>Arrêté de force %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>n’a pas confirmé %n arrêt</numerusform>
            <numerusform>n’a confirmé aucun des %n arrêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>s’arrête en %1 (%2 sur %3, %n de force)</numerusform>
            <numerusform>s’arrête en %1 (%2 sur %3, %n de force)</numerusform>
        </translation>
    </message>
    <message>
        <source>stops in %1 (%2 of %3)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped</extracomment>
        <translation>s’arrête en %1 (%2 sur %3)</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>A confirmé %1 arrêt sur %n</numerusform>
            <numerusform>A confirmé %1 arrêts sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually after %1, slowest %2</source>
        <translation>D’habitude après %1, au plus lent %2</translation>
    </message>
    <message>
        <source>Leaves its open requests to Belay</source>
        <translation>Laisse à Belay ses demandes ouvertes</translation>
    </message>
</context>
<context>
    <name>models::TerminalsModel</name>
    <message>
        <source>%1
in %2</source>
        <extracomment>a command and the folder it runs in</extracomment>
        <translation>%1
dans %2</translation>
    </message>
</context>
<context>
    <name>models::TextPattern</name>
    <message>
        <source>Not a regular expression: %1, at character %2</source>
        <translation>Pas une expression régulière&#xa0;: %1, au caractère %2</translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message>
        <source>It took this session up again and knows what was said above.</source>
        <translation>Il a repris cette session et sait ce qui a été dit ci-dessus.</translation>
    </message>
    <message>
        <source>It loaded this session but repeated nothing of it: it may not know what was said above.</source>
        <translation>Il a chargé cette session mais n’en a rien répété&#xa0;: il ne sait peut-être pas ce qui a été dit ci-dessus.</translation>
    </message>
    <message>
        <source>It took this session up and told nothing of what was said in it.</source>
        <translation>Il a repris cette session et n’a rien raconté de ce qui y a été dit.</translation>
    </message>
    <message>
        <source>This is what it told of the session.</source>
        <translation>Voici ce qu’il a raconté de la session.</translation>
    </message>
    <message>
        <source>This is a new session: the agent does not know what was said above.</source>
        <translation>C’est une nouvelle session&#xa0;: l’agent ne sait pas ce qui a été dit ci-dessus.</translation>
    </message>
    <message>
        <source>Start agent</source>
        <translation>Démarrer l’agent</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Se reconnecter</translation>
    </message>
    <message>
        <source>Load session</source>
        <translation>Charger la session</translation>
    </message>
    <message>
        <source>Resume session</source>
        <translation>Reprendre la session</translation>
    </message>
    <message>
        <source>Fork session</source>
        <translation>Dupliquer la session</translation>
    </message>
    <message>
        <source>List sessions</source>
        <translation>Lister les sessions</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>Régler une option</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Wait for exit</source>
        <translation>Attendre la fin</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Lire un fichier</translation>
    </message>
    <message>
        <source>Write file</source>
        <translation>Écrire un fichier</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>connecté</translation>
    </message>
    <message>
        <source>completed before cancel</source>
        <translation>terminée avant l’annulation</translation>
    </message>
    <message>
        <source>%1; with it came %2</source>
        <comment>how a request ended, what the answer held</comment>
        <translation>%1 ; reçu avec&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; withdrawn by the agent when it was over</source>
        <comment>how a request ended</comment>
        <translation>%1 ; retirée par l’agent quand c’était fini</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>réessaie de lui-même</translation>
    </message>
    <message>
        <source>the agent waits for the command</source>
        <translation>l’agent attend la commande</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>annulation en cours…</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>You pressed Stop</source>
        <translation>Vous avez appuyé sur Stop</translation>
    </message>
    <message>
        <source>Stopped by closing the session</source>
        <translation>Arrêté par la fermeture de la session</translation>
    </message>
    <message>
        <source>Stopped by closing Belay</source>
        <translation>Arrêté par la fermeture de Belay</translation>
    </message>
    <message>
        <source>Stopped by a signal that ended Belay</source>
        <translation>Arrêté par un signal qui a mis fin à Belay</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a state in a list</comment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>ended normally after Stop</source>
        <comment>a state in a list</comment>
        <translation>terminé normalement après Stop</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <comment>a state in a list</comment>
        <translation>arrêté par vous</translation>
    </message>
    <message>
        <source>stopped by force</source>
        <comment>a state in a list</comment>
        <translation>arrêté de force</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a state in a list</comment>
        <translation>refusé</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <comment>a state in a list</comment>
        <translation>limite de jetons atteinte</translation>
    </message>
    <message>
        <source>request limit reached</source>
        <comment>a state in a list</comment>
        <translation>limite de demandes atteinte</translation>
    </message>
    <message>
        <source>stopped by force: disconnected</source>
        <comment>a state in a list</comment>
        <translation>arrêté de force&#xa0;: connexion coupée</translation>
    </message>
    <message>
        <source>stopped by closing</source>
        <comment>a state in a list</comment>
        <translation>arrêté par la fermeture</translation>
    </message>
    <message>
        <source>held until the turn ends</source>
        <translation>retenu jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <comment>a state in a list</comment>
        <translation>n’a pas pu être arrêté</translation>
    </message>
    <message>
        <source>stopped by its time limit</source>
        <comment>a state in a list</comment>
        <translation>arrêté par sa limite de temps</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>pas de réponse à temps</translation>
    </message>
    <message>
        <source>asked to cancel, no answer</source>
        <translation>annulation demandée, pas de réponse</translation>
    </message>
    <message>
        <source>completed %1 after cancel</source>
        <translation>terminé %1 après la demande d’annulation</translation>
    </message>
    <message>
        <source>you declined</source>
        <translation>vous avez décliné</translation>
    </message>
    <message>
        <source>you opened it · done, says the agent</source>
        <translation>vous l’avez ouverte · fait, dit l’agent</translation>
    </message>
    <message>
        <source>you opened it</source>
        <translation>vous l’avez ouverte</translation>
    </message>
</context>
<context>
    <name>models::TrafficModel</name>
    <message>
        <source>cancel was asked for</source>
        <translation>annulation demandée</translation>
    </message>
    <message>
        <source>%1 · answered all the same</source>
        <translation>%1 · réponse quand même</translation>
    </message>
    <message>
        <source>to agent</source>
        <translation>vers l’agent</translation>
    </message>
    <message>
        <source>from agent</source>
        <translation>de l’agent</translation>
    </message>
    <message>
        <source>stderr</source>
        <translation>stderr</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>pas compris</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Temps (s)</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>to server</source>
        <translation>au serveur</translation>
    </message>
    <message>
        <source>from server</source>
        <translation>du serveur</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
</context>
<context>
    <name>models::TurnAccount</name>
    <message>
        <source>What turn %1 did</source>
        <translation>Ce que le tour %1 a fait</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>No effect was recorded.</source>
        <translation>Aucun effet n’a été enregistré.</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Par ailleurs</translation>
    </message>
</context>
<context>
    <name>models::UndoText</name>
    <message>
        <source>Already is what it was before</source>
        <translation>Est déjà ce qu’il était avant</translation>
    </message>
    <message>
        <source>Becomes what it was before</source>
        <translation>Redevient ce qu’il était avant</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>These folders are made again for you alone, since nobody knows how open they were: %1</source>
        <translation>Ces dossiers sont recréés pour vous seul, car personne ne sait à quel point ils étaient ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>New file, moves to the trash</source>
        <translation>Nouveau fichier, va à la corbeille</translation>
    </message>
    <message>
        <source>What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like .env; owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.</source>
        <translation>Ce que les commandes ont fait a été trouvé en comparant les fichiers. Ni regardé, ni défait&#xa0;: ce que git ignore, comme .env ; propriétaires, attributs étendus, setuid, setgid ; droits des dossiers ; liens entre fichiers ; dossiers vides.</translation>
    </message>
    <message>
        <source>These have further names (hard links), which keep what is there now: %1</source>
        <extracomment>files that are one file under several names</extracomment>
        <translation>Ceux-ci ont d’autres noms (liens physiques), qui gardent ce qui s’y trouve maintenant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>models::UsageText</name>
    <message>
        <source>%1k</source>
        <comment>thousands</comment>
        <translation>%1&#xa0;k</translation>
    </message>
    <message>
        <source>%1M</source>
        <comment>millions</comment>
        <translation>%1&#xa0;M</translation>
    </message>
    <message>
        <source>%1 of %2 tokens of context</source>
        <translation>%1 jetons de contexte sur %2</translation>
    </message>
    <message>
        <source>%1
%2 so far</source>
        <translation>%1
%2 jusqu’ici</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>%1 de contexte</translation>
    </message>
</context>
<context>
    <name>proxy::HostList</name>
    <message>
        <source>“%1” is no host. Write names like api.example.org, *.example.org or example.org:443.</source>
        <translation>« %1 » n’est pas un hôte. Écrivez des noms comme api.example.org, *.example.org ou example.org:443.</translation>
    </message>
</context>
<context>
    <name>proxy::NetworkWatch</name>
    <message>
        <source>The proxy that notes what is contacted could not be started.</source>
        <translation>Le proxy qui note ce qui est contacté n’a pas pu être démarré.</translation>
    </message>
</context>
<context>
    <name>proxy::Upstream</name>
    <message>
        <source>The proxy that %1 names cannot be gone through: Belay knows http and socks5, not “%2”.</source>
        <translation>Impossible de passer par le proxy que nomme %1 : Belay connaît http et socks5, pas « %2 ».</translation>
    </message>
    <message>
        <source>What %1 holds is no address of a proxy.</source>
        <translation>Ce que contient %1 n’est pas l’adresse d’un proxy.</translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message>
        <source>The keychain knows no “%1”. Give the value once more, in Agents.</source>
        <translation>Le trousseau ne connaît pas «&#xa0;%1&#xa0;». Donnez la valeur encore une fois, dans Agents.</translation>
    </message>
    <message>
        <source>“%1” could not be read: the keychain is locked. Unlock it and try again.</source>
        <translation>« %1 » n’a pas pu être lu : le trousseau est verrouillé. Déverrouillez-le et réessayez.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>« %1 » n’a pas pu être lu : le trousseau ne répond pas depuis %n s. Redémarrez-le et réessayez.</numerusform>
            <numerusform>« %1 » n’a pas pu être lu : le trousseau ne répond pas depuis %n s. Redémarrez-le et réessayez.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).</source>
        <translation>« %1 » est dans le trousseau, qui n’est pas disponible. Démarrez-le, ou utilisez une variable ($NAME).</translation>
    </message>
    <message>
        <source>The keychain is locked. %1 is kept only until you quit.</source>
        <translation>Le trousseau est verrouillé. %1 n’est gardé que jusqu’à la fermeture de Belay.</translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>Le trousseau ne répond pas depuis %n s. %1 n’est peut-être pas enregistré et reste gardé jusqu’à la fermeture de Belay.</numerusform>
            <numerusform>Le trousseau ne répond pas depuis %n s. %1 n’est peut-être pas enregistré et reste gardé jusqu’à la fermeture de Belay.</numerusform>
        </translation>
    </message>
    <message>
        <source>No keychain is available. %1 is kept only until you quit.</source>
        <translation>Aucun trousseau n’est disponible. %1 n’est gardé que jusqu’à la fermeture de Belay.</translation>
    </message>
    <message>
        <source>“%1” may still be in the keychain. Remove it with the program that manages your keychain.</source>
        <translation>« %1 » est peut-être encore dans le trousseau. Retirez-le avec le programme qui gère votre trousseau.</translation>
    </message>
</context>
<context>
    <name>settings::AgentEntry</name>
    <message>
        <source>Demo agent</source>
        <translation>Agent de démonstration</translation>
    </message>
</context>
<context>
    <name>settings::Editors</name>
    <message>
        <source>%1 in a terminal</source>
        <translation>%1 dans un terminal</translation>
    </message>
</context>
<context>
    <name>settings::RuleFile</name>
    <message>
        <source>“%1” is nothing that this Belay knows.</source>
        <translation>«&#xa0;%1&#xa0;» n’est rien que ce Belay connaisse.</translation>
    </message>
    <message>
        <source>“%1” is no kind of request.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de demande.</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: “%2” is not a text.</source>
        <translation>La règle %1 du fichier ne peut pas être reprise, donc aucune ne l’a été&#xa0;: «&#xa0;%2&#xa0;» n’est pas un texte.</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: %2</source>
        <translation>La règle %1 du fichier ne peut pas être reprise, donc aucune ne l’a été&#xa0;: %2</translation>
    </message>
    <message>
        <source>The file holds no permission rules that this Belay knows.</source>
        <translation>Le fichier ne contient aucune règle d’autorisation que ce Belay connaît.</translation>
    </message>
</context>
<context>
    <name>settings::SettingsFile</name>
    <message>
        <source>%1. Belay goes on with the settings it has from the start, and keeps none that you change.</source>
        <translation>%1. Belay continue avec ses paramètres d’origine et ne conserve aucun de vos changements.</translation>
    </message>
</context>
<context>
    <name>spelling::PersonalWords</name>
    <message>
        <source>This is no word for a dictionary.</source>
        <translation>Ce n’est pas un mot pour un dictionnaire.</translation>
    </message>
    <message>
        <source>Your dictionary is full: it holds %1 words.</source>
        <translation>Votre dictionnaire est plein : il contient %1 mots.</translation>
    </message>
    <message>
        <source>“%1” could not be added to your dictionary: it cannot be written.</source>
        <translation>« %1 » n’a pas pu être ajouté à votre dictionnaire : il ne peut pas être écrit.</translation>
    </message>
</context>
<context>
    <name>text::Markdown</name>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Astuce</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Important</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>transport::ProcessTransport</name>
    <message>
        <source>The agent could not be started: no pipe could be made.</source>
        <translation>L’agent n’a pas pu être démarré&#xa0;: aucun tube n’a pu être créé.</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is not an executable file.</source>
        <translation>L’agent n’a pas pu être démarré&#xa0;: «&#xa0;%1&#xa0;» n’est pas un fichier exécutable.</translation>
    </message>
    <message>
        <source>The agent could not be started: the system refused to run “%1”.</source>
        <translation>L’agent n’a pas pu être démarré&#xa0;: le système a refusé d’exécuter «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The agent closed its output and went on running, unable to answer. It was ended.</source>
        <translation>L’agent a fermé sa sortie et continué sans pouvoir répondre. On y a mis fin.</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>Recherché dans : %1</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.</source>
        <translation>L’agent n’a pas pu être démarré&#xa0;: «&#xa0;%1&#xa0;» est dans /tmp, et un agent dont les modifications sont retenues a son propre /tmp.</translation>
    </message>
    <message>
        <source>belay-guard was killed by another program or by the agent. What was found of the agent was ended.</source>
        <translation>belay-guard a été tué par un autre programme ou par l’agent. Ce qui a été trouvé de l’agent a été arrêté.</translation>
    </message>
    <message>
        <source>The agent process ended (%1).</source>
        <translation>Le processus de l’agent s’est terminé (%1).</translation>
    </message>
</context>
<context>
    <name>transport::SealFailure</name>
    <message>
        <source>This system allows no user namespaces (user.max_user_namespaces).</source>
        <translation>Ce système n’autorise pas les espaces de noms utilisateur (user.max_user_namespaces).</translation>
    </message>
    <message>
        <source>This system, or the container that Belay runs in, allows no user namespaces.</source>
        <translation>Ce système, ou le conteneur où Belay fonctionne, n’autorise pas les espaces de noms utilisateur.</translation>
    </message>
    <message>
        <source>This kernel has no user namespaces.</source>
        <translation>Ce noyau n’a pas d’espaces de noms utilisateur.</translation>
    </message>
    <message>
        <source>This kernel has no overlay file system.</source>
        <translation>Ce noyau n’a pas de système de fichiers overlay.</translation>
    </message>
    <message>
        <source>%1 cannot be part of an overlay: another file system is mounted inside it, or Belay&apos;s data folder is on one that cannot take what is written.</source>
        <translation>%1 ne peut pas faire partie d’un overlay&#xa0;: un autre système de fichiers y est monté, ou le dossier de données de Belay est sur un système qui ne peut pas recevoir ce qui est écrit.</translation>
    </message>
    <message>
        <source>The overlay over %1 was refused: %2.</source>
        <translation>L’overlay sur %1 a été refusé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The program belay-seal, which does that, is missing or does not run.</source>
        <translation>Le programme belay-seal, qui fait cela, manque ou ne fonctionne pas.</translation>
    </message>
    <message>
        <source>The folder in which Belay keeps what is written cannot be used (%1): %2.</source>
        <translation>Le dossier où Belay garde ce qui est écrit ne peut pas être utilisé (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 n’a pas pu être ouvert&#xa0;: %2.</translation>
    </message>
    <message>
        <source>An overlay of this kernel does not do what holding back relies on (%1).</source>
        <translation>Un overlay de ce noyau ne fait pas ce dont dépend la retenue (%1).</translation>
    </message>
    <message>
        <source>A step of it failed at %1: %2.</source>
        <translation>Une étape a échoué à %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The agent was not started, because its changes could not be held back. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>L’agent n’a pas été démarré, car ses modifications n’ont pas pu être retenues. %1</translation>
    </message>
    <message>
        <source>A network of its own could not be set up: %1.</source>
        <translation>Un réseau propre n’a pas pu être mis en place : %1.</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. The one for belay-seal is not loaded. This loads it: %1</source>
        <translation>Ce système ne crée d’espaces de noms utilisateur que pour les programmes qui ont un profil AppArmor. Celui de belay-seal n’est pas chargé. Ceci le charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. belay-seal has none; the manual (F1) has one to copy.</source>
        <translation>Ce système ne crée d’espaces de noms utilisateur que pour les programmes qui ont un profil AppArmor. belay-seal n’en a pas ; le manuel (F1) en donne un à copier.</translation>
    </message>
    <message>
        <source>Belay runs as root, and some of root&apos;s rights cannot be taken from the agent here (%1: %2). Start Belay as yourself, or have the agent ask before it writes.</source>
        <translation>Belay fonctionne en tant que root, et certains droits de root ne peuvent pas être retirés à l’agent ici (%1&#xa0;: %2). Démarrez Belay sous votre propre compte, ou faites en sorte que l’agent demande avant d’écrire.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketAddress</name>
    <message>
        <source>The address of a WebSocket ends before its “#”. Take that part out.</source>
        <translation>L’adresse d’un WebSocket se termine avant son «&#xa0;#&#xa0;». Enlevez cette partie.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.</source>
        <translation>L’en-tête «&#xa0;%1&#xa0;» ne peut pas être envoyé&#xa0;: un nom est fait de lettres, de chiffres et de tirets, une valeur tient sur une ligne.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be encrypted: anybody on the way could read and change what is said. Use wss://, or allow it for this agent in Agents.</source>
        <translation>La connexion à %1 ne serait pas chiffrée&#xa0;: n’importe qui sur le trajet pourrait lire et modifier ce qui est dit. Utilisez wss://, ou autorisez-le pour cet agent dans Agents.</translation>
    </message>
    <message>
        <source>The address holds a name or password. Use a header instead, in Agents.</source>
        <translation>L’adresse contient un nom ou un mot de passe. Utilisez plutôt un en-tête, dans Agents.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message>
        <source>No encrypted connection can be made: Qt&apos;s TLS plugin or its library is not installed.</source>
        <translation>Aucune connexion chiffrée n’est possible&#xa0;: le module TLS de Qt ou sa bibliothèque n’est pas installé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 n’a pas accepté de connexion en %n seconde.</numerusform>
            <numerusform>%1 n’a pas accepté de connexion en %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 n’a pas répondu depuis %n seconde. La connexion a été abandonnée.</numerusform>
            <numerusform>%1 n’a pas répondu depuis %n secondes. La connexion a été abandonnée.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed the connection: %2 (%3)</source>
        <translation>%1 a fermé la connexion&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>The connection to %1 was lost. What the agent does there now is not known.</source>
        <translation>La connexion à %1 a été perdue. On ne sait pas ce que l’agent y fait maintenant.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give it one for this name, or trust its authority on this computer.</source>
        <translation>Le certificat de %1 n’a pas été accepté, donc rien n’a été envoyé. Si le serveur est à vous, donnez-lui un certificat pour ce nom, ou faites confiance à son autorité sur cet ordinateur.</translation>
    </message>
    <message>
        <source>%1 wants a login (401). Set its header in Agents, mostly Authorization.</source>
        <translation>%1 demande une connexion (401). Définissez son en-tête dans Agents, le plus souvent Authorization.</translation>
    </message>
    <message>
        <source>No agent answered at %1. Check the address and its headers in Agents.</source>
        <translation>Aucun agent n’a répondu à %1. Vérifiez l’adresse et ses en-têtes dans Agents.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentEditor</name>
    <message>
        <source>Enter the agent&apos;s command or address.</source>
        <translation>Saisissez la commande ou l’adresse de l’agent.</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Enter the full path, or leave the field empty.</source>
        <translation>Le dossier «&#xa0;%1&#xa0;» n’existe pas. Saisissez le chemin entier ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing.</source>
        <translation>Écrit directement, sans être retenu, dès le prochain démarrage de l’agent. Un dossier se termine par / et est créé s’il n’existe pas.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing. Known of this program, and not needed here: %1.</source>
        <translation>Écrit directement, sans être retenu, dès le prochain démarrage de l’agent. Un dossier se termine par / et est créé s’il n’existe pas. Déjà connus pour ce programme, inutiles ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, en %2</translation>
    </message>
</context>
<context>
    <name>widgets::AgentSessionsDialog</name>
    <message>
        <source>Only sessions in “%1”</source>
        <translation>Seulement les sessions dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete a session of the agent</source>
        <translation>Supprimer une session de l’agent</translation>
    </message>
    <message>
        <source>The agent forgets it for good. What Belay has stored of it stays.</source>
        <translation>L’agent l’oublie pour de bon. Les données enregistrées par Belay restent.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentsDialog</name>
    <message>
        <source>From the &amp;registry…</source>
        <translation>Depuis le &amp;registre…</translation>
    </message>
    <message>
        <source>%1, found on this computer</source>
        <translation>%1, trouvé sur cet ordinateur</translation>
    </message>
    <message>
        <source>Those of %1 (%2)</source>
        <translation>Ceux de %1 (%2)</translation>
    </message>
    <message>
        <source>From a settings &amp;file…</source>
        <translation>Depuis un &amp;fichier de paramètres…</translation>
    </message>
    <message>
        <source>A &amp;command or an address…</source>
        <translation>Une &amp;commande ou une adresse…</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>Aucun agent</translation>
    </message>
    <message>
        <source>Add one that is installed, or one of the registry.</source>
        <translation>Ajoutez un agent installé, ou un agent du registre.</translation>
    </message>
    <message>
        <source>for new sessions</source>
        <translation>pour les nouvelles sessions</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>distant</translation>
    </message>
    <message>
        <source>asks first</source>
        <translation>demande d’abord</translation>
    </message>
    <message>
        <source>not stopped yet</source>
        <translation>jamais arrêté</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>pas encore testé</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>reprise</translation>
    </message>
</context>
<context>
    <name>widgets::AttachmentChips</name>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>%1, as a link</source>
        <translation>%1, comme lien</translation>
    </message>
    <message>
        <source>%1
Is not there. The message is not sent with it.</source>
        <translation>%1
N’est pas là. Le message n’est pas envoyé ainsi.</translation>
    </message>
    <message>
        <source>%1
The agent gets a link and reads it itself.</source>
        <translation>%1
L’agent reçoit un lien et le lit lui-même.</translation>
    </message>
    <message>
        <source>%1
Goes into the message, as it is when it is sent.</source>
        <translation>%1
Va dans le message, tel qu’il est au moment de l’envoi.</translation>
    </message>
    <message>
        <source>Delete takes it out</source>
        <translation>Suppr l’enlève</translation>
    </message>
</context>
<context>
    <name>widgets::CallDialog</name>
    <message>
        <source>It is not kept.</source>
        <translation>Non conservé.</translation>
    </message>
    <message>
        <source>&amp;Sent</source>
        <translation>&amp;Envoyé</translation>
    </message>
    <message>
        <source>&amp;Answered</source>
        <translation>&amp;Réponse</translation>
    </message>
    <message>
        <source>What looks like a secret is left out.</source>
        <translation>Ce qui ressemble à un secret est omis.</translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message>
        <source>Undo %1</source>
        <translation>Défaire %1</translation>
    </message>
    <message>
        <source>Belay makes this call to take it back:</source>
        <translation>Pour le défaire, Belay fait cet appel&#xa0;:</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <translation>Ce que l’outil reçoit</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Appeler %1</translation>
    </message>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>Faire %n appel</numerusform>
            <numerusform>Faire %n appels</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay cannot check the result. Each call is made once.</source>
        <translation>Belay ne peut pas vérifier le résultat. Chaque appel n’est fait qu’une fois.</translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message>
        <source>Edit agent</source>
        <translation>Modifier l’agent</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Choisir un autre dossier…</translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message>
        <source>Changed files</source>
        <translation>Fichiers modifiés</translation>
    </message>
    <message>
        <source>Review the changes of this turn</source>
        <translation>Passer en revue les modifications de ce tour</translation>
    </message>
    <message>
        <source>Undo the changes of this turn</source>
        <translation>Défaire les modifications de ce tour</translation>
    </message>
    <message>
        <source>Hide this until something else is changed</source>
        <translation>Masquer jusqu’à ce qu’autre chose soit modifié</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n fichier modifié</numerusform>
            <numerusform>%n fichiers modifiés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>There is no file any more.</source>
        <translation>Il n’y a plus de fichier.</translation>
    </message>
    <message>
        <source>There is no file.</source>
        <translation>Il n’y a pas de fichier.</translation>
    </message>
    <message>
        <source>%1 This is what is on the other side.</source>
        <translation>%1 Voici ce qu’il y a de l’autre côté.</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>Il n’y a pas de différence.</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>Le texte est le même.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentDialog</name>
    <message>
        <source>Comment on a line</source>
        <translation>Commenter une ligne</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>What the agent should know about this line</source>
        <translation>Ce que l’agent doit savoir de cette ligne</translation>
    </message>
    <message>
        <source>Keep comment</source>
        <translation>Garder le commentaire</translation>
    </message>
    <message>
        <source>Comments are sent together. Ctrl+Enter saves.</source>
        <translation>Les commentaires sont envoyés ensemble. Ctrl+Entrée enregistre.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message>
        <source>Send all comments as one message</source>
        <translation>Envoyer tous les commentaires en un message</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n commentaire</numerusform>
            <numerusform>%n commentaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>dans %n fichier, envoyés en un message</numerusform>
            <numerusform>dans %n fichiers, envoyés en un message</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Propositions</translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message>
        <source>Stopped a moment ago. Enter again sends this</source>
        <translation>Arrêté à l’instant. Entrée encore une fois envoie ceci</translation>
    </message>
    <message>
        <source>No agent</source>
        <translation>Pas d’agent</translation>
    </message>
    <message>
        <source>%1 tells the session</source>
        <translation>%1 raconte la session</translation>
    </message>
    <message>
        <source>The connection was lost; trying again, attempt %1</source>
        <translation>La connexion a été perdue ; nouvel essai, tentative %1</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 est prêt</translation>
    </message>
    <message>
        <source>Enter sends · Shift+Enter new line</source>
        <translation>Entrée envoie · Maj+Entrée nouvelle ligne</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n commande en cours</numerusform>
            <numerusform>%n commandes en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>no activity for %1</source>
        <translation>aucune activité depuis %1</translation>
    </message>
    <message>
        <source>process %1 is alive</source>
        <translation>le processus %1 est en vie</translation>
    </message>
    <message>
        <source>it usually confirms in %1</source>
        <translation>il confirme d’habitude en %1</translation>
    </message>
    <message>
        <source>Restart the agent to go on; what you type stays here</source>
        <translation>Redémarrez l’agent pour continuer ; ce que vous écrivez reste ici</translation>
    </message>
    <message>
        <source>Next message: Enter queues it</source>
        <translation>Message suivant&#xa0;: Entrée le met en file d’attente</translation>
    </message>
    <message>
        <source>Next message: Enter queues it, Ctrl+Enter sends it now</source>
        <translation>Message suivant&#xa0;: Entrée le met en file d’attente, Ctrl+Entrée l’envoie maintenant</translation>
    </message>
    <message>
        <source>Ask %1 to do something</source>
        <translation>Une tâche pour %1</translation>
    </message>
    <message>
        <source>the folder is copied for it, %1 of %2 files</source>
        <translation>le dossier est copié pour lui, %1 fichiers sur %2</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 arrête</translation>
    </message>
    <message>
        <source>%1 stops what runs on</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 arrête ce qui continue</translation>
    </message>
    <message>
        <source>%1 forces</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 force</translation>
    </message>
    <message>
        <source>Your next message restarts %1 and resumes the session</source>
        <translation>Votre prochain message redémarre %1 et reprend la session</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n message attend que vous l’envoyiez</numerusform>
            <numerusform>%n messages attendent que vous les envoyiez</numerusform>
        </translation>
    </message>
    <message>
        <source>Resuming the session</source>
        <translation>Reprise de la session</translation>
    </message>
    <message>
        <source>Type on: a message waits until the agent is ready</source>
        <translation>Continuez d’écrire&#xa0;: un message attend que l’agent soit prêt</translation>
    </message>
    <message>
        <source>Type on: a message waits until you are logged in</source>
        <translation>Continuez d’écrire&#xa0;: un message attend votre identification</translation>
    </message>
    <message>
        <source>Type on: nothing is sent before this turn has ended</source>
        <translation>Continuez d’écrire&#xa0;: rien n’est envoyé avant la fin de ce tour</translation>
    </message>
    <message>
        <source>Ask %1 to do something in %2</source>
        <translation>Une tâche pour %1 dans %2</translation>
    </message>
</context>
<context>
    <name>widgets::DecisionCard</name>
    <message>
        <source>Take mine</source>
        <translation>Prendre le mien</translation>
    </message>
    <message>
        <source>Take the agent’s</source>
        <translation>Prendre celui de l’agent</translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>Modifier ensemble…</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>the agent’s is taken</source>
        <translation>celui de l’agent est pris</translation>
    </message>
    <message>
        <source>edited together</source>
        <translation>modifié ensemble</translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message>
        <source>No line is different</source>
        <translation>Aucune ligne ne diffère</translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>Afficher %1 de plus en haut sur %n ligne inchangée</numerusform>
            <numerusform>Afficher %1 de plus en haut sur %n lignes inchangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>Afficher %1 de plus en bas sur %n ligne inchangée</numerusform>
            <numerusform>Afficher %1 de plus en bas sur %n lignes inchangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n ligne inchangée</numerusform>
            <numerusform>%n lignes inchangées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffComments</name>
    <message>
        <source>Comment on line %1…</source>
        <translation>Commenter la ligne %1…</translation>
    </message>
    <message>
        <source>Comment on line %1: %2</source>
        <translation>Commentaire sur la ligne %1 : %2</translation>
    </message>
</context>
<context>
    <name>widgets::DiffHunks</name>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>change at line %1</source>
        <translation>modification de la ligne %1</translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1, %n vous attend</numerusform>
            <numerusform>%1, %n vous attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message>
        <source>Show diff</source>
        <translation>Voir les différences</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Réglé</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Code de sortie</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>pas de fichier</translation>
    </message>
    <message>
        <source>%1, copy kept</source>
        <extracomment>the beginning of a file&apos;s hash</extracomment>
        <translation>%1, copie conservée</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>No effects yet</source>
        <translation>Pas encore d’effets</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n inconnu</numerusform>
            <numerusform>%n inconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>%n à marquer comme vu</numerusform>
            <numerusform>%n à marquer comme vus</numerusform>
        </translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Votre dossier</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>Agent sees</source>
        <translation>L’agent voit</translation>
    </message>
    <message>
        <source>Show call</source>
        <translation>Afficher l’appel</translation>
    </message>
    <message>
        <source>Acknowledge all of this turn</source>
        <translation>Marquer tout ce tour comme vu</translation>
    </message>
    <message>
        <source>answered by its server</source>
        <translation>réponse de son serveur</translation>
    </message>
</context>
<context>
    <name>widgets::ElicitationBar</name>
    <message>
        <source>Decline</source>
        <translation>Décliner</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Envoyer la réponse</translation>
    </message>
    <message>
        <source>Tells the agent that you do not want this</source>
        <translation>Dit à l’agent que vous ne voulez pas de cela</translation>
    </message>
    <message>
        <source>Tells the agent that you did not answer</source>
        <translation>Dit à l’agent que vous n’avez pas répondu</translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Distinguer majuscules et minuscules</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>Cette expression demande trop de travail ; à %n endroit, elle n’a pas été cherchée</numerusform>
            <numerusform>Cette expression demande trop de travail ; à %n endroits, elle n’a pas été cherchée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FoldItem</name>
    <message>
        <source>refused, not called</source>
        <translation>refusé, non appelé</translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
    <message>
        <source>after the turn</source>
        <translation>après le tour</translation>
    </message>
</context>
<context>
    <name>widgets::FormFields</name>
    <message>
        <source>Belay does not know this kind of field; it is left out.</source>
        <translation>Belay ne connaît pas ce type de champ ; il est laissé de côté.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
</context>
<context>
    <name>widgets::GroupPage</name>
    <message>
        <source>Commits, the newest first</source>
        <translation>Commits, le plus récent d’abord</translation>
    </message>
    <message>
        <source>They may hold what is not ticked, too: a commit is accepted as a whole.</source>
        <translation>Ils peuvent contenir aussi ce qui n’est pas coché : un commit est accepté en entier.</translation>
    </message>
    <message>
        <source>Keep as a branch…</source>
        <translation>Garder comme branche…</translation>
    </message>
    <message>
        <source>You and the agent have both committed here. You can keep the agent’s commits as a branch and merge it.</source>
        <translation>Vous et l’agent avez tous deux fait des commits ici. Vous pouvez garder les commits de l’agent comme branche et la fusionner.</translation>
    </message>
</context>
<context>
    <name>widgets::GroupRows</name>
    <message>
        <source>Stays in the session</source>
        <translation>Reste dans la session</translation>
    </message>
    <message>
        <source>they may hold what is not ticked, too</source>
        <translation>ils peuvent contenir aussi ce qui n’est pas coché</translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message>
        <source>Accept all</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>What is held back is not known: %1</source>
        <translation>On ne sait pas ce qui est retenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commits are held back</source>
        <translation>Des commits sont retenus</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>%n autre modification retenue</numerusform>
            <numerusform>%n autres modifications retenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n s’exécute hors de Belay une fois accepté</numerusform>
            <numerusform>%n s’exécutent hors de Belay une fois acceptés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>vous en avez modifié %n entre-temps</numerusform>
            <numerusform>vous en avez modifié %n entre-temps</numerusform>
        </translation>
    </message>
    <message>
        <source>with commits</source>
        <translation>avec des commits</translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>%n hors du dossier</numerusform>
            <numerusform>%n hors du dossier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoré</numerusform>
            <numerusform>%n ignorés</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>what waited before stays</source>
        <translation>ce qui attendait avant reste</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>%n modification du dernier tour</numerusform>
            <numerusform>%n modifications du dernier tour</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn changed what is held back</source>
        <translation>Le dernier tour a changé ce qui est retenu</translation>
    </message>
    <message>
        <source>the disk was full while the agent wrote: files may be cut</source>
        <translation>le disque était plein pendant que l’agent écrivait : des fichiers peuvent être tronqués</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n fichier retenu</numerusform>
            <numerusform>%n fichiers retenus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n fichier retenu · %1 dans %2 d’entre eux</numerusform>
            <numerusform>%n fichiers retenus · %1 dans %2 d’entre eux</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting</source>
        <translation>Écrit dans votre dossier. Les conflits, les hooks, et ce qui est dehors ou ignoré attendent toujours</translation>
    </message>
    <message>
        <source>in a terminal</source>
        <translation>dans un terminal</translation>
    </message>
    <message>
        <source>The agent is still writing</source>
        <translation>L’agent écrit encore</translation>
    </message>
    <message>
        <source>Keep for review</source>
        <translation>Garder pour relecture</translation>
    </message>
</context>
<context>
    <name>widgets::HunkList</name>
    <message>
        <source>Undo change %1 of %2 and lose what somebody else wrote here since</source>
        <translation>Défaire la modification %1 sur %2 et perdre ce que quelqu’un d’autre a écrit ici depuis</translation>
    </message>
    <message>
        <source>Both changed these lines</source>
        <translation>Les deux ont modifié ces lignes</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>modification %1 sur %2</translation>
    </message>
</context>
<context>
    <name>widgets::ImageLoader</name>
    <message>
        <source>Not shown: this kind of image is not known here</source>
        <translation>Non affichée&#xa0;: ce type d’image n’est pas connu ici</translation>
    </message>
    <message>
        <source>Not shown: the image is too large</source>
        <translation>Non affichée : l’image est trop grande</translation>
    </message>
</context>
<context>
    <name>widgets::ImageViewer</name>
    <message>
        <source>&amp;Fit the window</source>
        <translation>Adapter à la &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>widgets::LevelMenu</name>
    <message>
        <source>Only &amp;these hosts…</source>
        <translation>&amp;Seulement ces hôtes…</translation>
    </message>
    <message>
        <source>&amp;Record hosts</source>
        <translation>No&amp;ter les hôtes</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>Rete&amp;nues</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>Écrites aussi&amp;tôt</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Désactivé</translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n min de plus</numerusform>
            <numerusform>%n min de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops in %1</source>
        <translation>S’arrête dans %1</translation>
    </message>
    <message>
        <source>the time limit of its turns</source>
        <translation>la limite de temps de ses tours</translation>
    </message>
</context>
<context>
    <name>widgets::LinkDialog</name>
    <message>
        <source>&amp;Link to an entry of a session</source>
        <translation>&amp;Lien vers une entrée d’une session</translation>
    </message>
</context>
<context>
    <name>widgets::LinkQuestion</name>
    <message>
        <source>The link leads to:</source>
        <translation>Le lien mène à&#xa0;:</translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message>
        <source>%1 tells “%2”</source>
        <translation>%1 raconte «&#xa0;%2&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>%n partie jusqu’ici</numerusform>
            <numerusform>%n parties jusqu’ici</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message>
        <source>runs %1</source>
        <translation>exécute %1</translation>
    </message>
    <message>
        <source>Logging in to %1</source>
        <translation>Identification auprès de %1</translation>
    </message>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1… (%n caractère de plus)</numerusform>
            <numerusform>%1… (%n caractères de plus)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
Il propose %n autre moyen, qui n’est pas affiché.</numerusform>
            <numerusform>%1
Il propose %n autres moyens, qui ne sont pas affichés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
This does not work in Belay. Log in with the agent&apos;s own program, then restart the agent.</source>
        <translation>%1
Cela ne marche pas dans Belay. Identifiez-vous avec le propre programme de l’agent, puis redémarrez l’agent.</translation>
    </message>
    <message>
        <source>The agent does the rest, perhaps in your browser.</source>
        <translation>L’agent fait le reste, peut-être dans votre navigateur.</translation>
    </message>
</context>
<context>
    <name>widgets::MainButton</name>
    <message>
        <source>%1, by itself in %2</source>
        <translation>%1, de lui-même dans %2</translation>
    </message>
    <message>
        <source>Down shows what Stop ends and what stays</source>
        <translation>La touche Bas montre ce que Stop termine et ce qui reste</translation>
    </message>
    <message>
        <source>This was Stop. To send, move the pointer away from it first</source>
        <translation>C’était Stop. Pour envoyer, écartez-en d’abord le pointeur</translation>
    </message>
    <message>
        <source>This was Stop a moment ago. Nothing was sent</source>
        <translation>C’était Stop il y a un instant. Rien n’a été envoyé</translation>
    </message>
    <message>
        <source>Down stops what runs on</source>
        <translation>Bas arrête ce qui continue</translation>
    </message>
    <message>
        <source>Gives up; what you typed stays</source>
        <translation>Abandonne ; ce que vous avez écrit reste</translation>
    </message>
</context>
<context>
    <name>widgets::ManualDialog</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>« %1 » n’est pas dans le manuel.</translation>
    </message>
</context>
<context>
    <name>widgets::McpDialog</name>
    <message>
        <source>Folder of the sessions</source>
        <translation>Dossier des sessions</translation>
    </message>
</context>
<context>
    <name>widgets::McpImportDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation>Importer des serveurs MCP</translation>
    </message>
    <message>
        <source>MCP servers in the file</source>
        <translation>Serveurs MCP dans le fichier</translation>
    </message>
    <message>
        <source>You have a server of this name already; this one would take its place.</source>
        <translation>Vous avez déjà un serveur de ce nom ; celui-ci prendrait sa place.</translation>
    </message>
    <message>
        <source>It is switched off in the file.</source>
        <translation>Il est désactivé dans le fichier.</translation>
    </message>
    <message>
        <source>What cannot be taken:</source>
        <translation>Ce qui ne peut pas être repris&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Add those that are checked</source>
        <translation>A&amp;jouter ceux qui sont cochés</translation>
    </message>
    <message>
        <source>Nothing is added yet. Agents would run these with your permissions, or connect to them.</source>
        <translation>Rien n’est encore ajouté. Les agents exécuteraient ces serveurs avec vos droits, ou s’y connecteraient.</translation>
    </message>
</context>
<context>
    <name>widgets::McpServersDialog</name>
    <message>
        <source>%1 has a file that says how calls are taken back. It does not count until you accept it.</source>
        <translation>%1 contient un fichier qui dit comment les appels sont annulés. Il ne compte pas avant que vous l’acceptiez.</translation>
    </message>
    <message>
        <source>No MCP servers</source>
        <translation>Aucun serveur MCP</translation>
    </message>
    <message>
        <source>Servers give agents more tools.</source>
        <translation>Les serveurs donnent d’autres outils aux agents.</translation>
    </message>
</context>
<context>
    <name>widgets::McpTools</name>
    <message>
        <source>No tools</source>
        <translation>Aucun outil</translation>
    </message>
    <message>
        <source>Test asks the server for them.</source>
        <translation>«&#xa0;Tester&#xa0;» les demande au serveur.</translation>
    </message>
    <message>
        <source>Tool, and what the server says of it</source>
        <translation>Outil, et ce que le serveur en dit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Appels</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>No tool of this server has a name that suggests it.</source>
        <translation>Aucun outil de ce serveur n’a un nom qui le suggère.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Calls of %1</source>
        <translation>Appels de %1</translation>
    </message>
    <message>
        <source>can be undone by %1, the server says</source>
        <translation>peut être défait par %1, dit le serveur</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>ne modifie rien</translation>
    </message>
    <message>
        <source>changes nothing, the server says</source>
        <translation>ne modifie rien, dit le serveur</translation>
    </message>
    <message>
        <source>Undo of %1</source>
        <translation>Défaire %1</translation>
    </message>
</context>
<context>
    <name>widgets::MergeDialog</name>
    <message>
        <source>Edit together</source>
        <translation>Modifier ensemble</translation>
    </message>
    <message>
        <source>What both have</source>
        <translation>Ce que les deux ont</translation>
    </message>
    <message>
        <source>&amp;These lines are written in their place. They begin with yours and then the agent’s.</source>
        <translation>&amp;Ces lignes sont écrites à leur place. Elles commencent par les vôtres, puis celles de l’agent.</translation>
    </message>
    <message>
        <source>The lines that are written</source>
        <translation>Les lignes qui sont écrites</translation>
    </message>
    <message>
        <source>Use these lines</source>
        <translation>Utiliser ces lignes</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkDialog</name>
    <message>
        <source>Network of the session</source>
        <translation>Réseau de la session</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkFields</name>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Each turn says which hosts the agent and its commands contacted, through a proxy of Belay&apos;s own. Programs that ignore it, ssh, UDP and containers go past it.</source>
        <translation>Chaque tour dit quels hôtes l’agent et ses commandes ont contactés, à travers un proxy propre à Belay. Les programmes qui l’ignorent, ssh, UDP et les conteneurs passent à côté.</translation>
    </message>
    <message>
        <source>All other hosts are blocked; include the agent&apos;s own service. MCP servers you set up stay reachable. Requires holding changes back.</source>
        <translation>Tous les autres hôtes sont bloqués ; ajoutez aussi le service de l’agent. Les serveurs MCP que vous avez configurés restent joignables. Les modifications doivent être retenues.</translation>
    </message>
</context>
<context>
    <name>widgets::NewSessionDialog</name>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>One more folder for the session</source>
        <translation>Un dossier de plus pour la session</translation>
    </message>
    <message>
        <source>Choose the folder the agent works in.</source>
        <translation>Choisissez le dossier où l’agent travaille.</translation>
    </message>
    <message>
        <source>This folder does not exist. Enter the full path.</source>
        <translation>Ce dossier n’existe pas. Saisissez le chemin entier.</translation>
    </message>
    <message>
        <source>Agent&apos;s default</source>
        <translation>Par défaut de l’agent</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>Dans ce dossier</translation>
    </message>
    <message>
        <source>In a new worktree</source>
        <translation>Dans un nouvel arbre de travail</translation>
    </message>
    <message>
        <source>A folder of this name beside the repository, with a branch from %1. What is not committed stays here.</source>
        <translation>Un dossier de ce nom à côté du dépôt, avec une branche partant de %1. Ce qui n’est pas dans un commit reste ici.</translation>
    </message>
    <message>
        <source>Name the worktree.</source>
        <translation>Donnez un nom à l’arbre de travail.</translation>
    </message>
    <message>
        <source>The worktree is being made…</source>
        <translation>Création de l’arbre de travail…</translation>
    </message>
</context>
<context>
    <name>widgets::NoticeBar</name>
    <message>
        <source>Choose an editor…</source>
        <translation>Choisir un éditeur…</translation>
    </message>
</context>
<context>
    <name>widgets::OptionBar</name>
    <message>
        <source>%1 has no other value</source>
        <translation>%1 n’a pas d’autre valeur</translation>
    </message>
    <message>
        <source>The agent offers nothing to choose here</source>
        <translation>L’agent n’offre rien à choisir ici</translation>
    </message>
</context>
<context>
    <name>widgets::PendingPanel</name>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Processus</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>Rien n’est ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n ouverte</numerusform>
            <numerusform>%n ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>what of the command lives now</extracomment>
        <translation>Maintenant</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message>
        <source>Make a rule…</source>
        <translation>Créer une règle…</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>Afficher %n caractère</numerusform>
            <numerusform>Afficher les %n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>This is only the beginning. All of it has to be shown before it can be allowed.</source>
        <translation>Ce n’est que le début. Il faut tout afficher avant de pouvoir l’autoriser.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>%n caractère en tout, faites défiler pour le lire</numerusform>
            <numerusform>%n caractères en tout, faites défiler pour les lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered: show all of it first</source>
        <translation>Rien n’a été répondu&#xa0;: affichez d’abord tout</translation>
    </message>
    <message>
        <source>%1 leaves to the input</source>
        <comment>a key</comment>
        <translation>%1 va à la saisie</translation>
    </message>
    <message>
        <source>%1 lets letters answer</source>
        <comment>a key</comment>
        <translation>%1 laisse les lettres répondre</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionHead</name>
    <message>
        <source>To the answers</source>
        <translation>Aller aux réponses</translation>
    </message>
</context>
<context>
    <name>widgets::PromptCompleter</name>
    <message>
        <source>The best %1 of %2: type on to narrow them down</source>
        <translation>Les %1 meilleurs sur %2&#xa0;: continuez d’écrire pour affiner</translation>
    </message>
    <message>
        <source>The folder is very large: not all of it was looked through</source>
        <translation>Le dossier est très grand&#xa0;: tout n’y a pas été parcouru</translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is sent until you say so</source>
        <translation>rien n’est envoyé avant que vous le disiez</translation>
    </message>
    <message>
        <source>sent one after the other when this turn has ended</source>
        <translation>envoyés l’un après l’autre à la fin de ce tour</translation>
    </message>
</context>
<context>
    <name>widgets::QueueRow</name>
    <message>
        <source>Alt+Up and Alt+Down move it, Enter edits it, Delete removes it</source>
        <translation>Alt+Haut et Alt+Bas le déplacent, Entrée le modifie, Suppr le retire</translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>Laisser tourner ne lâche que cette commande ; l’agent se termine. Belay ne voit plus ce qui tourne encore.</numerusform>
            <numerusform>Laisser tourner ne lâche que ces %n commandes ; l’agent se termine. Belay ne voit plus ce qui tourne encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>La laisser tourner</translation>
    </message>
    <message>
        <source>Leave them running</source>
        <translation>Les laisser tourner</translation>
    </message>
    <message>
        <source>No turn is running. What shall become of what runs on?</source>
        <translation>Aucun tour n’est en cours. Que doit devenir ce qui continue ?</translation>
    </message>
    <message>
        <source>Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.</source>
        <translation>Terminer : on demande à ce qui continue de finir, et on y met fin après 2 s. Ses changements restent annulables.</translation>
    </message>
</context>
<context>
    <name>widgets::RegistryDialog</name>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Belay fetches it from %1. The registry gives no checksum for it.</source>
        <translation>Belay le télécharge depuis %1. Le registre ne donne pas de somme de contrôle pour cela.</translation>
    </message>
    <message>
        <source>There is nothing in the registry for this kind of computer.</source>
        <translation>Il n’y a rien dans le registre pour ce type d’ordinateur.</translation>
    </message>
    <message>
        <source>No agents yet</source>
        <translation>Pas encore d’agents</translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message>
        <source>Restore…</source>
        <translation>Ramener…</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Annuler %n appel…</numerusform>
            <numerusform>Annuler %n appels…</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Tout refaire</translation>
    </message>
</context>
<context>
    <name>widgets::RetryDialog</name>
    <message>
        <source>What took effect</source>
        <translation>Ce qui a pris effet</translation>
    </message>
    <message>
        <source>Undo first</source>
        <translation>Défaire d’abord</translation>
    </message>
    <message>
        <source>Some of this turn has already happened</source>
        <translation>Une partie de ce tour a déjà eu lieu</translation>
    </message>
    <message>
        <source>“%1” What shall happen to each when it runs again?</source>
        <translation>«&#xa0;%1&#xa0;» Que doit-il advenir de chacun quand il s’exécutera à nouveau ?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Ask again then</source>
        <translation>Redemander alors</translation>
    </message>
    <message>
        <source>Skip answers the agent with the first result; nothing is sent or run twice.</source>
        <translation>«&#xa0;Passer&#xa0;» répond à l’agent avec le premier résultat ; rien n’est envoyé ni exécuté deux fois.</translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message>
        <source>Nothing of this is written yet. What you accept is written; the rest is not.</source>
        <translation>Rien de cela n’est encore écrit. Ce que vous acceptez est écrit ; le reste non.</translation>
    </message>
    <message>
        <source>All of this is written. What you accept is kept; the rest is taken back.</source>
        <translation>Tout cela est écrit. Ce que vous acceptez est gardé ; le reste est défait.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Apply accepted</source>
        <translation>Appliquer ce qui est accepté</translation>
    </message>
    <message>
        <source>Take back the rest</source>
        <translation>Défaire le reste</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Tout jeter</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Tout défaire</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay; where both changed the same lines, theirs stay unless you accept the agent&apos;s.</source>
        <translation>Quelqu’un d’autre a modifié ce fichier depuis. Ses modifications restent ; là où les deux ont modifié les mêmes lignes, les siennes restent, sauf si vous acceptez celles de l’agent.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. If you accept it, their change is replaced; Undo brings it back.</source>
        <translation>Quelqu’un d’autre a modifié ce fichier depuis. Si vous l’acceptez, sa modification est remplacée ; Défaire la ramène.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay.</source>
        <translation>Quelqu’un d’autre a modifié ce fichier depuis. Ses modifications restent.</translation>
    </message>
    <message>
        <source>This is not text that can be shown. It is taken as a whole or not at all.</source>
        <translation>Ce n’est pas du texte affichable. On le prend en entier ou pas du tout.</translation>
    </message>
    <message>
        <source>The file holds this text already.</source>
        <translation>Le fichier contient déjà ce texte.</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Examiner : %1</translation>
    </message>
    <message>
        <source>Accept what is ticked</source>
        <translation>Accepter ce qui est coché</translation>
    </message>
    <message>
        <source>Your folder has</source>
        <translation>Dans votre dossier</translation>
    </message>
    <message>
        <source>The agent holds</source>
        <translation>Chez l’agent</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>Rien n’est coché</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>dont %n en partie</numerusform>
            <numerusform>dont %n en partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n non coché</numerusform>
            <numerusform>%n non cochés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>Écrit %n fichier</numerusform>
            <numerusform>Écrit %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with</source>
        <translation>Départ commun</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 ticked</source>
        <extracomment>%1 is a group of files</extracomment>
        <translation>%1 · %2 sur %3 cochés</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Tout décocher</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Both changed this file</source>
        <translation>Les deux ont modifié ce fichier</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <extracomment>%1 is &quot;.git: 2 commits on main&quot;</extracomment>
        <translation>accepte %1</translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>le vôtre reste dans %n</numerusform>
            <numerusform>le vôtre reste dans %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back.</source>
        <translation>Vous avez aussi modifié ce fichier. Si celui de l’agent est pris, le vôtre est remplacé ; Annuler le ramène.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>%n fichier rejeté</numerusform>
            <numerusform>%n fichiers rejetés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>%n modification rejetée</numerusform>
            <numerusform>%n modifications rejetées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n non décidée</numerusform>
            <numerusform>%n non décidées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.</source>
        <translation>Rien de cela n’est encore dans votre dossier. Les modifications acceptées sont écrites, le reste continue d’attendre.</translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. These are the first %1 of %2 files.</source>
        <translation>Rien de cela n’est encore dans votre dossier. Les modifications acceptées sont écrites, le reste continue d’attendre. Voici les %1 premiers fichiers sur %2.</translation>
    </message>
    <message>
        <source>%1 accepted, %2 rejected of %3</source>
        <extracomment>%1 of the %3 places where a file is changed</extracomment>
        <translation>%1 acceptées, %2 rejetées sur %3</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>modifié depuis</translation>
    </message>
    <message>
        <source>You changed this file, too. Your changes stay. Where both changed the same lines, choose; without a choice yours stay.</source>
        <translation>Vous avez aussi modifié ce fichier. Vos modifications restent. Là où les deux ont modifié les mêmes lignes, choisissez ; sans choix, les vôtres restent.</translation>
    </message>
</context>
<context>
    <name>widgets::RuleTrialBox</name>
    <message>
        <source>call a tool of an MCP server</source>
        <translation>appeler un outil d’un serveur MCP</translation>
    </message>
    <message>
        <source>Nothing can be said before the arguments can be read.</source>
        <translation>On ne peut rien dire tant que les arguments ne sont pas lisibles.</translation>
    </message>
    <message>
        <source>Enter a server and a tool to test.</source>
        <translation>Saisissez un serveur et un outil à tester.</translation>
    </message>
    <message>
        <source>Enter a command or a path to test.</source>
        <translation>Saisissez une commande ou un chemin à tester.</translation>
    </message>
</context>
<context>
    <name>widgets::RulesDialog</name>
    <message>
        <source>No rules</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Without a rule you are asked.</source>
        <translation>Sans règle, la question vous est posée.</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>any agent</source>
        <translation>n’importe quel agent</translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message>
        <source>Not known whose: %1</source>
        <extracomment>names of commands that one of several calls has started</extracomment>
        <translation>On ne sait pas de laquelle : %1</translation>
    </message>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>Arrêter les %n</numerusform>
            <numerusform>Arrêter les %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Also alive, the agent’s own: %1. They end with the agent.</source>
        <extracomment>names of programs that the agent has started for itself</extracomment>
        <translation>Aussi en marche, propres à l’agent : %1. Ils se terminent avec l’agent.</translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>hosts recorded</source>
        <comment>those that the agent contacts</comment>
        <translation>hôtes notés</translation>
    </message>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>réseau&#xa0;: seulement %n hôte</numerusform>
            <numerusform>réseau&#xa0;: seulement %n hôtes</numerusform>
        </translation>
    </message>
    <message>
        <source>held back, in a copy</source>
        <comment>a mark: the agent&apos;s changes are held back in a copy of the folder</comment>
        <translation>retenu, dans une copie</translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message>
        <source>@ mentions a file</source>
        <translation>@ cite un fichier</translation>
    </message>
    <message>
        <source>/ lists commands</source>
        <translation>/ liste les commandes</translation>
    </message>
    <message>
        <source>%1 attaches files</source>
        <comment>keys</comment>
        <translation>%1 joint des fichiers</translation>
    </message>
    <message>
        <source>Accepts %1</source>
        <extracomment>what can go with a message, a list</extracomment>
        <translation>Accepte&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>%n commande slash</numerusform>
            <numerusform>%n commandes slash</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs elsewhere: Force stop ends the connection</source>
        <translation>Tourne ailleurs&#xa0;: «&#xa0;Forcer l’arrêt&#xa0;» met fin à la connexion</translation>
    </message>
    <message>
        <source>Force stop ends it and everything it started</source>
        <translation>«&#xa0;Forcer l’arrêt&#xa0;» met fin à l’agent et à tout ce qu’il a lancé</translation>
    </message>
    <message>
        <source>its changes are held back until you accept them</source>
        <translation>ses modifications sont retenues jusqu’à ce que vous les acceptiez</translation>
    </message>
    <message>
        <source>Not tested yet: whether it asks before it runs commands</source>
        <translation>Pas encore testé&#xa0;: s’il demande avant d’exécuter des commandes</translation>
    </message>
    <message>
        <source>Not stopped yet</source>
        <translation>Jamais arrêté jusqu’ici</translation>
    </message>
</context>
<context>
    <name>widgets::SessionsPanel</name>
    <message>
        <source>“%1” was deleted</source>
        <translation>«&#xa0;%1&#xa0;» a été supprimée</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Désépingler</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>Sortir des archives</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>As the agent calls it</source>
        <translation>Comme l’agent la nomme</translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Stop and agents</source>
        <translation>Stop et agents</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>Rétablir les &amp;valeurs par défaut</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Les changements s’appliquent aussitôt</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Application par défaut du bureau</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>Une autre commande</translation>
    </message>
    <message>
        <source>The desktop&apos;s</source>
        <translation>Celle du bureau</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> jour</numerusform>
            <numerusform> jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ShortcutsDialog</name>
    <message>
        <source>%1 belongs to “%2”. Give that other keys first.</source>
        <translation>%1 appartient à «&#xa0;%2&#xa0;». Donnez d’abord d’autres touches à cette action.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécuter</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>widgets::SpellMenu</name>
    <message>
        <source>No suggestions</source>
        <translation>Aucune suggestion</translation>
    </message>
    <message>
        <source>Suggestions take too long</source>
        <translation>Les suggestions prennent trop de temps</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>Ajouter « %1 » au dictionnaire</translation>
    </message>
    <message>
        <source>Ignore until Belay is closed</source>
        <translation>Ignorer jusqu’à la fermeture de Belay</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Orthographe</translation>
    </message>
    <message>
        <source>As the text (%1)</source>
        <translation>Selon le texte (%1)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
</context>
<context>
    <name>widgets::StartPage</name>
    <message>
        <source>What shall be done?</source>
        <translation>Que faut-il faire ?</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Open the last session at start</source>
        <translation>Ouvrir la dernière session au démarrage</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <source>Agents…</source>
        <translation>Agents…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Continuer avec</translation>
    </message>
    <message>
        <source>Tour with the demo agent</source>
        <translation>Visite avec l’agent de démonstration</translation>
    </message>
    <message>
        <source>First message of a new session</source>
        <translation>Premier message d’une nouvelle session</translation>
    </message>
    <message>
        <source>A message starts a session in this folder</source>
        <translation>Un message commence une session dans ce dossier</translation>
    </message>
    <message>
        <source>Agent of the new session</source>
        <translation>Agent de la nouvelle session</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Les regarder</translation>
    </message>
    <message>
        <source>Enter sends</source>
        <translation>Entrée envoie</translation>
    </message>
    <message>
        <source>Enter sends · %1 for more choices</source>
        <comment>keys</comment>
        <translation>Entrée envoie · %1 pour plus de choix</translation>
    </message>
    <message>
        <source>Open the session</source>
        <translation>Ouvrir la session</translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message>
        <source>ends</source>
        <translation>se termine</translation>
    </message>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>%n autorisation qui vous attend&#xa0;: annulée, pas accordée</numerusform>
            <numerusform>%n autorisations qui vous attendent&#xa0;: annulées, pas accordées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>%n message en attente&#xa0;: envoyé après ce tour</numerusform>
            <numerusform>%n messages en attente&#xa0;: envoyés après ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>what has already happened: changed files stay changed</source>
        <translation>ce qui a déjà eu lieu&#xa0;: les fichiers modifiés restent modifiés</translation>
    </message>
    <message>
        <source>ends, too</source>
        <translation>se termine aussi</translation>
    </message>
    <message>
        <source>from an earlier turn</source>
        <translation>d’un tour précédent</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>%n autre session qui tourne ou vous attend</numerusform>
            <numerusform>%n autres sessions qui tournent ou vous attendent</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop ends</source>
        <translation>Stop termine</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Stop, let the commands finish</source>
        <translation>Stop, laisser les commandes se terminer</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>en arrière-plan</translation>
    </message>
    <message>
        <source>the agent ends it</source>
        <translation>l’agent y met fin</translation>
    </message>
    <message>
        <source>may still take effect</source>
        <translation>peut encore prendre effet</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>%n message en attente&#xa0;: non envoyé</numerusform>
            <numerusform>%n messages en attente&#xa0;: non envoyés</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>ce tour</translation>
    </message>
    <message>
        <source>Stop everything</source>
        <translation>Tout arrêter</translation>
    </message>
    <message>
        <source>ends what runs on, too</source>
        <translation>met fin aussi à ce qui continue</translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message>
        <source>Keep waiting</source>
        <translation>Continuer d’attendre</translation>
    </message>
    <message>
        <source>Stop sent, new effects refused</source>
        <translation>Stop envoyé, nouveaux effets refusés</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>%n demande annulée</numerusform>
            <numerusform>%n demandes annulées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>%n commande interrompue</numerusform>
            <numerusform>%n commandes interrompues</numerusform>
        </translation>
    </message>
    <message>
        <source>asks again</source>
        <translation>redemande</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>asked to close the session</source>
        <translation>prié de fermer la session</translation>
    </message>
    <message>
        <source>closes the session, takes it up again</source>
        <translation>ferme la session et la reprend</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>Essayer&#xa0;: %1</translation>
    </message>
    <message>
        <source>What you write here waits as well, until you accept it.</source>
        <translation>Ce que vous écrivez ici attend aussi que vous l’acceptiez.</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalView</name>
    <message>
        <source>No output yet</source>
        <translation>Pas encore de sortie</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message>
        <source>No commands yet</source>
        <translation>Pas encore de commandes</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n commande</numerusform>
            <numerusform>%n commandes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message>
        <source>Insert into the message</source>
        <translation>Insérer dans le message</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ThoughtItem</name>
    <message>
        <source>Thinking</source>
        <translation>Réfléchit</translation>
    </message>
</context>
<context>
    <name>widgets::ToolBody</name>
    <message>
        <source>Input and output as sent</source>
        <translation>Entrée et sortie telles qu’envoyées</translation>
    </message>
    <message>
        <source>The beginning of the output is not kept</source>
        <translation>Le début de la sortie n’est pas conservé</translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n appel d’outil</numerusform>
            <numerusform>%n appels d’outils</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolItem</name>
    <message>
        <source>ended without a result</source>
        <translation>terminé sans résultat</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Interrompre</translation>
    </message>
    <message>
        <source>later reported as completed</source>
        <translation>signalé plus tard comme terminé</translation>
    </message>
    <message>
        <source>later reported as failed</source>
        <translation>signalé plus tard comme échoué</translation>
    </message>
</context>
<context>
    <name>widgets::TrafficPanel</name>
    <message>
        <source>No traffic yet</source>
        <translation>Pas encore d’échanges</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>The message has %1 bytes; only its beginning is kept.</source>
        <translation>Le message a %1 octets ; seul son début est gardé.</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Tous les messages</translation>
    </message>
    <message>
        <source>The agent&apos;s own</source>
        <translation>Ceux de l’agent</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptAnnouncer</name>
    <message>
        <source>%1 goes to it.</source>
        <extracomment>a key</extracomment>
        <translation>%1 y mène.</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptItem</name>
    <message>
        <source>+%1 s after Stop</source>
        <translation>+%1 s après Stop</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptMenu</name>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Copier le message en Markdown</translation>
    </message>
    <message>
        <source>Copy link to this entry</source>
        <translation>Copier le lien vers cette entrée</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptReader</name>
    <message>
        <source>End of turn</source>
        <translation>Fin du tour</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversation</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Le plus récent</translation>
    </message>
</context>
<context>
    <name>widgets::UndoDialog</name>
    <message>
        <source>Restore</source>
        <translation>Ramener</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Le laisser tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>As it was before the effect, losing the change made since</source>
        <translation>Comme avant l’effet, en perdant la modification faite depuis</translation>
    </message>
    <message>
        <source>As it was when the turn began</source>
        <translation>Comme au début du tour</translation>
    </message>
    <message>
        <source>Merge: undo the effect and keep the change made since</source>
        <translation>Fusionner&#xa0;: défaire l’effet et garder la modification faite depuis</translation>
    </message>
    <message>
        <source>Decide change by change</source>
        <translation>Décider modification par modification</translation>
    </message>
    <message>
        <source>Stays as it is.</source>
        <translation>Reste tel quel.</translation>
    </message>
    <message>
        <source>A file has changed since. It is left alone unless you choose otherwise.</source>
        <translation>Un fichier a été modifié depuis. Il reste tel quel, sauf si vous en décidez autrement.</translation>
    </message>
    <message>
        <source>Files become what they were when the turn began, whoever changed them since.</source>
        <translation>Les fichiers redeviennent ce qu’ils étaient au début du tour, même si quelqu’un les a modifiés depuis.</translation>
    </message>
    <message>
        <source>These changes will be done again.</source>
        <translation>Ces modifications seront refaites.</translation>
    </message>
    <message>
        <source>These changes will be undone.</source>
        <translation>Ces modifications seront défaites.</translation>
    </message>
    <message>
        <source>changed since, stays as it is</source>
        <translation>modifié depuis, reste tel quel</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>reste tel quel</translation>
    </message>
    <message>
        <source>no tool call told of its change; it may be yours</source>
        <translation>aucun appel d’outil n’a signalé sa modification ; elle est peut-être de vous</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>Ramener %n fichier</numerusform>
            <numerusform>Ramener %n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>Refaire %n modification de fichier</numerusform>
            <numerusform>Refaire %n modifications de fichiers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UserItem</name>
    <message>
        <source>Edit and send again</source>
        <translation>Modifier et renvoyer</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Afficher tout le message</translation>
    </message>
</context>
<context>
    <name>widgets::ValuesTable</name>
    <message>
        <source>(kept in the keychain)</source>
        <translation>(conservé dans le trousseau)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>H&amp;eaders</source>
        <translation>En-&amp;têtes</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>&amp;Variables</translation>
    </message>
    <message>
        <source>Type the value of “%1”, or remove its name.</source>
        <translation>Saisissez la valeur de « %1 », ou supprimez le nom.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Trousseau</translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message>
        <source>It asks to run a command: press</source>
        <translation>Il demande à exécuter une commande&#xa0;: appuyez sur</translation>
    </message>
    <message>
        <source>It works on: press Stop, or</source>
        <translation>Il continue&#xa0;: appuyez sur Stop, ou</translation>
    </message>
    <message>
        <source>Keys and tokens go to your keychain. Belay sends nothing anywhere by itself.</source>
        <translation>Les clés et les jetons vont dans votre trousseau. Belay n’envoie rien nulle part de lui-même.</translation>
    </message>
    <message>
        <source>Stop means stop</source>
        <translation>Stop veut dire stop</translation>
    </message>
    <message>
        <source>Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it back where it can.</source>
        <translation>Belay fait tourner des agents de programmation. Quand vous en arrêtez un, Belay montre ce qui avait déjà eu lieu et le défait là où il peut.</translation>
    </message>
    <message>
        <source>Try it with the demo agent</source>
        <translation>Essayer avec l’agent de démonstration</translation>
    </message>
    <message>
        <source>Works offline, needs no account, and touches only a folder of its own.</source>
        <translation>Fonctionne hors ligne, sans compte, et ne touche qu’un dossier à lui.</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>Démarrer la démo</translation>
    </message>
    <message>
        <source>A command or an address</source>
        <translation>Une commande ou une adresse</translation>
    </message>
    <message>
        <source>of an agent that speaks the Agent Client Protocol</source>
        <translation>d’un agent qui parle l’Agent Client Protocol</translation>
    </message>
    <message>
        <source>Command of an agent</source>
        <translation>Commande d’un agent</translation>
    </message>
    <message>
        <source>Test and add</source>
        <translation>Tester et ajouter</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>about 2 minutes</source>
        <translation>environ 2 minutes</translation>
    </message>
    <message>
        <source>what will be fetched and run is shown first</source>
        <translation>ce qui sera téléchargé et exécuté est montré d’abord</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose from the registry of agents</source>
        <translation>Choisir dans le registre des agents</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>Agents de %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import the agents of %1</source>
        <translation>Importer les agents de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>%n agent dans le registre</numerusform>
            <numerusform>%n agents dans le registre</numerusform>
        </translation>
    </message>
    <message>
        <source>The registry of agents</source>
        <translation>Le registre des agents</translation>
    </message>
</context>
<context>
    <name>workspace::CallUndoing</name>
    <message>
        <source>This session&apos;s programs are limited, so its servers can be reached only while its agent runs.</source>
        <translation>Les programmes de cette session sont limités ; ses serveurs ne sont donc joignables que pendant que son agent tourne.</translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>Ce que contenait le fichier avant a été conservé pendant %n jour, et ne l’est plus.</numerusform>
            <numerusform>Ce que contenait le fichier avant a été conservé pendant %n jours, et ne l’est plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file held before is not kept any more: the store was full.</source>
        <translation>Ce que contenait le fichier avant n’est plus conservé&#xa0;: la réserve était pleine.</translation>
    </message>
    <message>
        <source>Found when Belay was started again.</source>
        <translation>Trouvé au redémarrage de Belay.</translation>
    </message>
    <message>
        <source>%1; found when Belay was started again</source>
        <translation>%1 ; trouvé au redémarrage de Belay</translation>
    </message>
    <message>
        <source>Belay cannot save its undo log: %1 Undo works until you quit, except where marked.</source>
        <translation>Belay ne peut pas enregistrer son journal d’annulation&#xa0;: %1 Annuler fonctionne jusqu’à la fermeture de Belay, sauf indication contraire.</translation>
    </message>
</context>
<context>
    <name>workspace::FileOpener</name>
    <message>
        <source>%1 is a program: the desktop might run it. Choose an editor in the settings.</source>
        <translation>%1 est un programme : le bureau pourrait l’exécuter. Choisissez un éditeur dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>workspace::HeldStores</name>
    <message>
        <source>Another Belay is deciding about what this session holds back. Restart the agent after that.</source>
        <translation>Un autre Belay décide de ce que cette session retient. Redémarrez ensuite l’agent.</translation>
    </message>
</context>
<context>
    <name>workspace::MessageSender</name>
    <message>
        <source>The message was not sent</source>
        <translation>Le message n’a pas été envoyé</translation>
    </message>
    <message>
        <source>The session is being closed. The message is yours again.</source>
        <translation>La session est en train d’être fermée. Le message est de nouveau à vous.</translation>
    </message>
</context>
<context>
    <name>workspace::NotKept</name>
    <message>
        <source>Some of what was said could not be stored, and will be missing when Belay is started again: %1</source>
        <translation>Une partie de ce qui a été dit n’a pas pu être enregistrée et manquera au prochain démarrage de Belay&#xa0;: %1</translation>
    </message>
    <message>
        <source>The conversation is not saved and will be missing when Belay starts again: %1</source>
        <translation>La conversation n’est pas enregistrée et manquera au prochain démarrage de Belay&#xa0;: %1</translation>
    </message>
    <message>
        <source>The conversation is only in memory and will be lost if Belay quits: %1</source>
        <translation>La conversation n’est qu’en mémoire et sera perdue si Belay se ferme&#xa0;: %1</translation>
    </message>
    <message>
        <source>What agents do is not saved and cannot be undone after Belay quits: %1</source>
        <translation>Ce que font les agents n’est pas enregistré et ne pourra plus être annulé après la fermeture de Belay&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>workspace::PastedFiles</name>
    <message>
        <source>What the clipboard holds is no picture.</source>
        <translation>Le presse-papiers ne contient pas d’image.</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
</context>
<context>
    <name>workspace::PromptEditor</name>
    <message>
        <source>No editor was found. Choose one in the settings.</source>
        <translation>Aucun éditeur n’a été trouvé. Choisissez-en un dans les paramètres.</translation>
    </message>
    <message>
        <source>The editor %1 ended with code %2. The message is what it was.</source>
        <translation>L’éditeur %1 s’est terminé avec le code %2. Le message est resté ce qu’il était.</translation>
    </message>
    <message>
        <source>%1 needs a terminal. Choose another editor in the settings.</source>
        <translation>%1 a besoin d’un terminal. Choisissez un autre éditeur dans les paramètres.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionController</name>
    <message>
        <source>A message of the agent could not be used</source>
        <translation>Un message de l’agent était inutilisable</translation>
    </message>
    <message>
        <source>No command was killed</source>
        <translation>Aucune commande n’a été interrompue</translation>
    </message>
    <message>
        <source>Not all that the agent may write itself is left to it here</source>
        <translation>Tout ce que l’agent peut écrire lui-même ne lui est pas laissé ici</translation>
    </message>
    <message>
        <source>What ran in the background ends with the agent</source>
        <translation>Ce qui continuait en arrière-plan se termine avec l’agent</translation>
    </message>
    <message>
        <source>The agent no longer offers what you chose</source>
        <translation>L’agent ne propose plus ce que vous avez choisi</translation>
    </message>
    <message>
        <source>Belay knows of none. What the agent does itself ends with Stop or Force stop.</source>
        <translation>Belay n’en connaît aucune. Ce que fait l’agent lui-même prend fin avec Stop ou Forcer l’arrêt.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionOpening</name>
    <message>
        <source>The agent has not opened it yet.</source>
        <translation>L’agent ne l’a pas encore ouverte.</translation>
    </message>
    <message>
        <source>Wait until the turn has ended, or stop it.</source>
        <translation>Attendez la fin du tour, ou arrêtez-le.</translation>
    </message>
    <message>
        <source>Forked</source>
        <translation>Dupliquée</translation>
    </message>
    <message>
        <source>The agent knows what was said above, in “%1”. What was changed above can be undone only there.</source>
        <translation>L’agent sait ce qui a été dit ci-dessus, dans «&#xa0;%1&#xa0;». Ce qui a été modifié ci-dessus ne peut être défait que là-bas.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionQuestions</name>
    <message>
        <source>The answer was not sent</source>
        <translation>La réponse n’a pas été envoyée</translation>
    </message>
</context>
<context>
    <name>workspace::SessionRecord</name>
    <message>
        <source>What was said earlier could not be read</source>
        <translation>Ce qui a été dit auparavant n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Some of it is missing in the store.</source>
        <translation>Il en manque une partie dans la réserve.</translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message>
        <source>It did not start in time.</source>
        <translation>Il n’a pas démarré à temps.</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>Cela a été interrompu.</translation>
    </message>
    <message>
        <source>It wants you to log in first.</source>
        <translation>Il vous demande d’abord de vous identifier.</translation>
    </message>
    <message>
        <source>The agent opened no session.</source>
        <translation>L’agent n’a ouvert aucune session.</translation>
    </message>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>On n’en est pas arrivé là en %n seconde.</numerusform>
            <numerusform>On n’en est pas arrivé là en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>It asked for something, and there is no answer that fits a test.</source>
        <translation>Il a demandé quelque chose, et aucune réponse ne convient à un test.</translation>
    </message>
    <message>
        <source>Its turn ended before that.</source>
        <translation>Son tour s’est terminé avant cela.</translation>
    </message>
    <message>
        <source>It did not run the command.</source>
        <translation>Il n’a pas exécuté la commande.</translation>
    </message>
</context>
<context>
    <name>workspace::StoredSessions</name>
    <message>
        <source>its session was deleted</source>
        <translation>sa session a été supprimée</translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>%n ligne n’a pas pu être lue, la ligne %1.</numerusform>
            <numerusform>%n lignes n’ont pas pu être lues, la première à la ligne %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à refaire</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être refait</numerusform>
            <numerusform>%n fichiers n’ont pas pu être refaits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être défait</numerusform>
            <numerusform>%n fichiers n’ont pas pu être défaits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>%n fichier a été laissé tel qu’il est</numerusform>
            <numerusform>%n fichiers ont été laissés tels qu’ils sont</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have this change any more.</source>
        <translation>%1 n’a plus cette modification.</translation>
    </message>
    <message>
        <source>These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what stays.</source>
        <translation>Ces lignes de %1, ou des lignes voisines, ont été modifiées depuis. Défaites toute la modification pour décider de ce qui reste.</translation>
    </message>
    <message>
        <source>These lines cannot be told apart in %1. Undo the whole change, or review it.</source>
        <translation>Ces lignes ne se distinguent pas dans %1. Annulez toute la modification, ou passez-la en revue.</translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message>
        <source>What was said could not be searched: %1</source>
        <translation>Ce qui a été dit n’a pas pu être parcouru&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>How calls are taken back</source>
        <translation>Comment les appels sont annulés</translation>
    </message>
    <message>
        <source>%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP servers.</source>
        <translation>%1 dit ce qui annule les appels d’outils MCP. Cela ne compte pas avant que vous l’acceptiez dans « Serveurs MCP ».</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>%n session précédente retient encore des modifications : %1. Ouvrez-la pour décider.</numerusform>
            <numerusform>%n sessions précédentes retiennent encore des modifications : %1. Ouvrez-les pour décider.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said there does not appear here. Close one of the two.</source>
        <translation>Ce qui s’y dit n’apparaît pas ici. Fermez l’un des deux.</translation>
    </message>
</context>
<context>
    <name>workspace::Worktrees</name>
    <message>
        <source>git could not make the worktree: %1</source>
        <translation>git n’a pas pu créer l’arbre de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The repository&apos;s own settings name a program that would run: %1. Make the worktree with git and choose its folder.</source>
        <translation>Les réglages propres du dépôt nomment un programme qui serait exécuté&#xa0;: %1. Créez l’arbre de travail avec git et choisissez son dossier.</translation>
    </message>
    <message>
        <source>No branch can be called “%1”. Choose another name.</source>
        <translation>Aucune branche ne peut s’appeler « %1 ». Choisissez un autre nom.</translation>
    </message>
</context>
</TS>
