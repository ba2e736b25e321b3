<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>AgentEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Command or address</source>
        <translation>&amp;Comando o dirección</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Carpe&amp;ta</translation>
    </message>
    <message>
        <source>New sessions with this agent begin here, unless another folder is chosen. The agent&apos;s process starts in the folder of its session.</source>
        <translation>Las sesiones nuevas con este agente empiezan aquí, salvo que se elija otra carpeta. El proceso del agente se inicia en la carpeta de su sesión.</translation>
    </message>
    <message>
        <source>Folder of new sessions</source>
        <translation>Carpeta de las sesiones nuevas</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>&amp;Own files and folders</source>
        <translation>Archivos y carpetas pr&amp;opios</translation>
    </message>
    <message>
        <source>A turn that takes longer is stopped, as if you had pressed Stop. In its last minute you can give it more time.</source>
        <translation>Un turno que dura más se detiene, como si hubiera pulsado Detener. En su último minuto puede darle más tiempo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Las claves, los tokens y las contraseñas se guardan en el llavero. Con $NAME se lee una variable del entorno de Belay.</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>Última carpeta usada</translation>
    </message>
    <message>
        <source>~/.my-agent/, one per line</source>
        <translation>~/.mi-agente/, uno por línea</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>El&amp;egir…</translation>
    </message>
    <message>
        <source>Connect without encry&amp;ption: everybody on the way can read and change what is said</source>
        <translation>Conectar sin ci&amp;frado: cualquiera en el camino puede leer y cambiar lo que se dice</translation>
    </message>
    <message>
        <source>File &amp;writes</source>
        <translation>E&amp;scritura de archivos</translation>
    </message>
    <message>
        <source>Write at once</source>
        <translation>Escribir al momento</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>Preguntarme cada vez</translation>
    </message>
    <message>
        <source>Applies to files it writes through Belay. Its own programs write by themselves.</source>
        <translation>Se refiere a los archivos que escribe a través de Belay. Sus propios programas escriben por su cuenta.</translation>
    </message>
    <message>
        <source>Hold changes back</source>
        <translation>Retener los cambios</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>&amp;In new sessions</source>
        <translation>En ses&amp;iones nuevas</translation>
    </message>
    <message>
        <source>Networ&amp;k</source>
        <translation>Re&amp;d</translation>
    </message>
    <message>
        <source>Time &amp;limit of a turn</source>
        <translation>&amp;Límite de tiempo de un turno</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>Copiar el infor&amp;me</translation>
    </message>
</context>
<context>
    <name>AgentSessionsDialog</name>
    <message>
        <source>Sessions of an agent</source>
        <translation>Sesiones de un agente</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agente</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Close in the agent</source>
        <translation>&amp;Cerrar en el agente</translation>
    </message>
    <message>
        <source>The agent ends what it does there and lets go of it. What was said stays.</source>
        <translation>El agente termina lo que está haciendo ahí y la suelta. Lo que se dijo se queda.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ab&amp;rir</translation>
    </message>
</context>
<context>
    <name>AgentsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Use for new sessions</source>
        <translation>&amp;Usar para sesiones nuevas</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What to compare</source>
        <translation>Qué comparar</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Lo que se cambió</translation>
    </message>
    <message>
        <source>From before to what is on the disk now</source>
        <translation>De lo anterior a lo que hay ahora en el disco</translation>
    </message>
    <message>
        <source>From the change to what is on the disk now</source>
        <translation>Del cambio a lo que hay ahora en el disco</translation>
    </message>
    <message>
        <source>Opens the file as it is now in the editor of the settings</source>
        <translation>Abre el archivo tal como está ahora en el editor de la configuración</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>Deshacer este archivo</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>Deshacer todo…</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
</context>
<context>
    <name>McpDialog</name>
    <message>
        <source>MCP server</source>
        <translation>Servidor MCP</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Local program</source>
        <translation>Programa local</translation>
    </message>
    <message>
        <source>Address (HTTP)</source>
        <translation>Dirección (HTTP)</translation>
    </message>
    <message>
        <source>Address (SSE, older)</source>
        <translation>Dirección (SSE, antigua)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>Las claves, los tokens y las contraseñas se guardan en el llavero. Con $NAME se lee una variable del entorno de Belay.</translation>
    </message>
    <message>
        <source>Only in &amp;folder</source>
        <translation>Solo en la ca&amp;rpeta</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>Cualquier carpeta</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>El&amp;egir…</translation>
    </message>
    <message>
        <source>T&amp;rust its descriptions</source>
        <translation>Con&amp;fiar en sus descripciones</translation>
    </message>
    <message>
        <source>Tools it marks read-only then run without asking. A server can claim this of any tool.</source>
        <translation>Las herramientas que marca como de solo lectura se ejecutan entonces sin preguntar. Un servidor puede decirlo de cualquier herramienta.</translation>
    </message>
</context>
<context>
    <name>McpServersDialog</name>
    <message>
        <source>MCP servers</source>
        <translation>Servidores MCP</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>&amp;Ver…</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>P&amp;robar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Agents can use the checked servers, always through Belay, which logs every call.</source>
        <translation>Los agentes pueden usar los servidores marcados, siempre a través de Belay, que registra cada llamada.</translation>
    </message>
    <message>
        <source>Applies to every call, from the agent&apos;s next start. Keys in a row: p pass, a ask, h hold, d deny.</source>
        <translation>Se aplica a cada llamada a partir del próximo inicio del agente. Teclas en una fila: p dejar pasar, a preguntar, h retener, d denegar.</translation>
    </message>
</context>
<context>
    <name>McpTools</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Undo &amp;with</source>
        <translation>&amp;Deshacer con</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Argume&amp;ntos</translation>
    </message>
    <message>
        <source>$.result, $.arguments: recorded values. $.text: result text. After ~: a regular expression, as in $.text ~ issue (\d+)</source>
        <translation>$.result, $.arguments: valores registrados. $.text: texto del resultado. Después de ~: una expresión regular, como en $.text ~ issue (\d+)</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>&amp;Proponer</translation>
    </message>
    <message>
        <source>&amp;Try on the last result</source>
        <translation>Pro&amp;bar con el último resultado</translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Record hosts</source>
        <translation>Anotar los hosts</translation>
    </message>
    <message>
        <source>Only these hosts</source>
        <translation>Solo estos hosts</translation>
    </message>
    <message>
        <source>api.example.org, *.example.net, example.com:443</source>
        <extracomment>examples in an empty field</extracomment>
        <translation>api.example.org, *.example.net, example.com:443</translation>
    </message>
    <message>
        <source>Hosts that may be reached</source>
        <translation>Hosts a los que se puede llegar</translation>
    </message>
    <message>
        <source>Contacted before</source>
        <translation>Contactados antes</translation>
    </message>
    <message>
        <source>Takes hosts into the list that this agent has contacted in sessions whose network was noted</source>
        <translation>Añade a la lista hosts que este agente contactó en sesiones cuya red se anotaba</translation>
    </message>
</context>
<context>
    <name>NewSessionDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;More folders</source>
        <translation>&amp;Más carpetas</translation>
    </message>
    <message>
        <source>More folders</source>
        <translation>Más carpetas</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>Añad&amp;ir…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agente</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>Re&amp;d</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>Carpetas recientes</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>E&amp;scribir al momento</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>&amp;Retener</translation>
    </message>
    <message>
        <source>The agent can also work in these folders, if it supports that. Changes it does not report are found after each turn.</source>
        <translation>El agente también puede trabajar en estas carpetas, si lo admite. Los cambios que no comunica se detectan después de cada turno.</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>Dó&amp;nde</translation>
    </message>
    <message>
        <source>Name of the worktree</source>
        <translation>Nombre del árbol de trabajo</translation>
    </message>
</context>
<context>
    <name>RegistryDialog</name>
    <message>
        <source>Agents of the registry</source>
        <translation>Agentes del registro</translation>
    </message>
    <message>
        <source>How to get it</source>
        <translation>Cómo obtenerlo</translation>
    </message>
    <message>
        <source>This will run with your permissions:</source>
        <translation>Esto se ejecutará con los permisos de usted:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ca&amp;ncelar</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>&amp;Reintentar</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Permission rule</source>
        <translation>Regla de permisos</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>&amp;Qué pasa</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>So&amp;bre</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>Un comando</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>A tool of an MCP server</source>
        <translation>Una herramienta de un servidor MCP</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>E&amp;xactly this command</source>
        <translation>E&amp;xactamente este comando</translation>
    </message>
    <message>
        <source>Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; | &amp; $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts run.</source>
        <translation>Permitir: exactamente este comando, o su comienzo si el programa es conocido como seguro (ls, git log). Por los comandos con ; | &amp; $ siempre se pregunta. Preguntar y denegar buscan palabras en cualquier lugar. Belay no ve lo que ejecutan make o los scripts.</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Ruta</translation>
    </message>
    <message>
        <source>* matches part of a name, ** any folders, in the session&apos;s folder unless it begins with /.</source>
        <translation>* representa parte de un nombre; **, cualesquiera carpetas, en la carpeta de la sesión, salvo que la ruta empiece por /.</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;Servidor MCP</translation>
    </message>
    <message>
        <source>T&amp;ool</source>
        <translation>Herra&amp;mienta</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>Argume&amp;ntos</translation>
    </message>
    <message>
        <source>Exactly &amp;these arguments</source>
        <translation>Exactamente &amp;estos argumentos</translation>
    </message>
    <message>
        <source>* matches anything. Separate arguments with ; – all must match.</source>
        <translation>* representa cualquier cosa. Separe los argumentos con ; – todos deben coincidir.</translation>
    </message>
    <message>
        <source>&amp;Kind of request</source>
        <translation>&amp;Tipo de solicitud</translation>
    </message>
    <message>
        <source>Sessions in &amp;folder</source>
        <translation>Sesiones en la car&amp;peta</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>Cualquier carpeta</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>&amp;Agente</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>Cualquier agente</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>This request</source>
        <translation>Esta solicitud</translation>
    </message>
</context>
<context>
    <name>RuleTrialBox</name>
    <message>
        <source>What would happen with…</source>
        <translation>Qué pasaría con…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>A&amp;gente</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>Cualquier agente</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>&amp;Ruta</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>&amp;Servidor MCP</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>&amp;Herramienta</translation>
    </message>
    <message>
        <source>Arg&amp;uments</source>
        <translation>Arg&amp;umentos</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>Carpe&amp;ta</translation>
    </message>
    <message>
        <source>What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds.</source>
        <translation>Lo elegido en Servidores MCP › Herramientas… cuenta junto a las reglas; una denegación allí siempre vale.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Permission rules</source>
        <translation>Reglas de permisos</translation>
    </message>
    <message>
        <source>Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything.</source>
        <translation>Denegar va antes que preguntar, y preguntar antes que permitir. Sin regla se le pregunta. Después de «Detener», ninguna regla permite nada.</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Alto con&amp;traste</translation>
    </message>
    <message>
        <source>Black and white, with strong lines. On as well where the desktop asks for it.</source>
        <translation>Blanco y negro, con líneas marcadas. Se activa también donde el escritorio lo pide.</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>Tamaño del te&amp;xto</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Own &amp;font for text</source>
        <translation>&amp;Fuente propia para el texto</translation>
    </message>
    <message>
        <source>Font for text</source>
        <translation>Fuente para el texto</translation>
    </message>
    <message>
        <source>Own font for &amp;code</source>
        <translation>Fuente propia para el có&amp;digo</translation>
    </message>
    <message>
        <source>Font for code</source>
        <translation>Fuente para el código</translation>
    </message>
    <message>
        <source>The font of everything else is the desktop&apos;s.</source>
        <translation>La fuente de todo lo demás es la del escritorio.</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>S&amp;istema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>The cache keeps an answer for ten minutes.</source>
        <translation>La caché conserva cada respuesta diez minutos.</translation>
    </message>
    <message>
        <source>Width of text</source>
        <translation>Ancho del texto</translation>
    </message>
    <message>
        <source>90 ch&amp;aracters</source>
        <translation>90 ca&amp;racteres</translation>
    </message>
    <message>
        <source>The &amp;window&apos;s</source>
        <translation>El de la &amp;ventana</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>Check &amp;spelling of what you write</source>
        <translation>Revisar la &amp;ortografía de lo que escribe</translation>
    </message>
    <message>
        <source>S&amp;pelling in</source>
        <translation>Orto&amp;grafía en</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Se aplica a partir del próximo inicio de Belay.</translation>
    </message>
    <message>
        <source>To check spelling, install a Hunspell dictionary, such as hunspell-en-us.</source>
        <translation>Para revisar la ortografía, instale un diccionario de Hunspell, por ejemplo hunspell-es.</translation>
    </message>
    <message>
        <source>&amp;Open files with</source>
        <translation>&amp;Abrir archivos con</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Comando</translation>
    </message>
    <message>
        <source>editor --line %l %f</source>
        <translation>editor --line %l %f</translation>
    </message>
    <message>
        <source>%f is the file, %l the line, %c the column. Without %f the path is added at the end.</source>
        <translation>%f es el archivo, %l la línea, %c la columna. Sin %f, la ruta se añade al final.</translation>
    </message>
    <message>
        <source>&amp;Keep undo data for</source>
        <translation>&amp;Conservar los datos para deshacer durante</translation>
    </message>
    <message>
        <source>Older data is deleted at start, except for changes that are still open. The list in Effects stays.</source>
        <translation>Los datos más antiguos se eliminan al iniciar, salvo los de cambios aún abiertos. La lista de «Efectos» se queda.</translation>
    </message>
</context>
<context>
    <name>SettingsNotifications</name>
    <message>
        <source>With a so&amp;und</source>
        <translation>Con &amp;sonido</translation>
    </message>
    <message>
        <source>Notify me when an agent &amp;waits for my answer</source>
        <translation>Avisarme cuando un agente &amp;espere mi respuesta</translation>
    </message>
    <message>
        <source>Notify me when a turn &amp;ends</source>
        <translation>Avisarme cuando &amp;termine un turno</translation>
    </message>
    <message>
        <source>While another window is in front.</source>
        <translation>Mientras otra ventana está delante.</translation>
    </message>
    <message>
        <source>Sound and volume follow your desktop&apos;s settings.</source>
        <translation>El sonido y el volumen siguen la configuración del escritorio.</translation>
    </message>
</context>
<context>
    <name>SettingsStop</name>
    <message>
        <source>Otherwise they run on until you end them. Each Stop can choose anew in its menu.</source>
        <translation>Si no, siguen hasta que los termines tú. En cada detención se puede elegir otra cosa en su menú.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>End the commands of a stopped turn after, in seconds</source>
        <translation>Terminar los comandos de un turno detenido después de, en segundos</translation>
    </message>
    <message>
        <source>&amp;Offer Force stop after</source>
        <translation>&amp;Ofrecer «Forzar detención» después de</translation>
    </message>
    <message>
        <source>Ends the agent process, starts it again and takes the session up. Keep waiting holds it off.</source>
        <translation>Termina el proceso del agente, lo inicia de nuevo y retoma la sesión. «Seguir esperando» lo evita.</translation>
    </message>
    <message>
        <source>Force by itself after, in seconds</source>
        <translation>Forzar por sí solo después de, en segundos</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>&amp;Agentes…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>Servidores &amp;MCP…</translation>
    </message>
    <message>
        <source>Where the agent can close a session and take it up again: that ends what it does, and agent and conversation live on. At the latest halfway to Force stop.</source>
        <translation>Donde el agente puede cerrar una sesión y retomarla: eso termina lo que hace, y el agente y la conversación siguen. Como muy tarde a medio camino de «Forzar detención».</translation>
    </message>
    <message>
        <source>&amp;End commands after</source>
        <translation>&amp;Terminar los comandos después de</translation>
    </message>
    <message>
        <source>&amp;Close session after</source>
        <translation>&amp;Cerrar la sesión después de</translation>
    </message>
    <message>
        <source>&amp;Force stop after</source>
        <translation>&amp;Forzar detención después de</translation>
    </message>
    <message>
        <source>Automatic only if the session can be resumed.</source>
        <translation>Automático solo si la sesión se puede reanudar.</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>Desistir después de</translation>
    </message>
    <message>
        <source>&amp;Starting an agent</source>
        <translation>&amp;Inicio de un agente</translation>
    </message>
    <message>
        <source>O&amp;pening a session</source>
        <translation>A&amp;pertura de una sesión</translation>
    </message>
    <message>
        <source>Permission &amp;rules…</source>
        <translation>&amp;Reglas de permisos…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>Teclas &amp;nuevas</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>N&amp;o keys</source>
        <translation>&amp;Sin teclas</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Predeterminadas</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Acciones y teclas</translation>
    </message>
</context>
<context>
    <name>TrafficPanel</name>
    <message>
        <source>Filter by method, id or text</source>
        <translation>Filtrar por método, id o texto</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save all messages as JSON lines, without secrets; belay --replay plays them</source>
        <translation>Guardar todos los mensajes como líneas JSON, sin secretos; belay --replay los reproduce</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Messages to and from the agent</source>
        <translation>Mensajes hacia y desde el agente</translation>
    </message>
    <message>
        <source>The selected message</source>
        <translation>El mensaje seleccionado</translation>
    </message>
    <message>
        <source>Whose messages</source>
        <translation>De quién son los mensajes</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Llamada</translation>
    </message>
    <message>
        <source>List only what belongs to this tool call, of the agent and of its servers</source>
        <translation>Mostrar solo lo que pertenece a esta llamada de herramienta, del agente y de sus servidores</translation>
    </message>
    <message>
        <source>Only this tool call</source>
        <translation>Solo esta llamada de herramienta</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>What to do with this file</source>
        <translation>Qué hacer con este archivo</translation>
    </message>
    <message>
        <source>Not changed. Restoring the earlier version would do this:</source>
        <translation>Sin cambios. La vuelta a la versión anterior haría esto:</translation>
    </message>
</context>
<context>
    <name>acp::AgentServers</name>
    <message>
        <source>%1: comes from the registry; add it from there.</source>
        <translation>%1: viene del registro; añádelo desde ahí.</translation>
    </message>
    <message>
        <source>%1: “env” must be an object of strings.</source>
        <translation>%1: «env» tiene que ser un objeto de cadenas.</translation>
    </message>
</context>
<context>
    <name>acp::Answers</name>
    <message>
        <source>The agent&apos;s answer to %1 cannot be used.</source>
        <translation>La respuesta del agente a %1 no se puede usar.</translation>
    </message>
</context>
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>Se omitió %n parte más.</numerusform>
            <numerusform>Se omitieron %n partes más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 … (%n carácter en total)</numerusform>
            <numerusform>%1 … (%n caracteres en total)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message>
        <source>%1: “%2” must be a string.</source>
        <translation>%1: «%2» tiene que ser una cadena.</translation>
    </message>
    <message>
        <source>%1: “%2” is longer than %3 characters.</source>
        <translation>%1: «%2» tiene más de %3 caracteres.</translation>
    </message>
    <message>
        <source>%1: “%2” holds a character that no program can be given.</source>
        <translation>%1: «%2» contiene un carácter que no se le puede pasar a ningún programa.</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object of at most %3 strings.</source>
        <translation>%1: «%2» tiene que ser un objeto de %3 cadenas como máximo.</translation>
    </message>
    <message>
        <source>%1: “%2” has the name “%3” in it, which is none, or is there twice.</source>
        <translation>%1: «%2» contiene el nombre «%3», que no es un nombre o está dos veces.</translation>
    </message>
    <message>
        <source>%1: the header “%2” must be one line.</source>
        <translation>%1: la cabecera «%2» tiene que ser una sola línea.</translation>
    </message>
    <message>
        <source>%1: “url” must be an address that begins with https:// or http://.</source>
        <translation>%1: «url» tiene que ser una dirección que empiece por https:// o http://.</translation>
    </message>
    <message>
        <source>%1: “type” is “%2”; known are stdio, http and sse.</source>
        <translation>%1: «type» es «%2»; se conocen stdio, http y sse.</translation>
    </message>
    <message>
        <source>%1: has both “command” and “url”. Say with “type” which of them counts.</source>
        <translation>%1: tiene tanto «command» como «url». Indica con «type» cuál de los dos vale.</translation>
    </message>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>El archivo tiene más de %n servidor; los demás no se leyeron.</numerusform>
            <numerusform>El archivo tiene más de %n servidores; los demás no se leyeron.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this cannot be the name of a server.</source>
        <translation>%1: esto no puede ser el nombre de un servidor.</translation>
    </message>
    <message>
        <source>%1: is there twice; the first one was taken.</source>
        <translation>%1: está dos veces; se tomó el primero.</translation>
    </message>
    <message>
        <source>%1: “%2” has a placeholder in it: %3.</source>
        <translation>%1: «%2» contiene un marcador de posición: %3.</translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>El registro ocupa más de %n MiB y no se leyó.</numerusform>
            <numerusform>El registro ocupa más de %n MiB y no se leyó.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no registry of agents: expected a JSON object with a list “agents”.</source>
        <translation>Esto no es un registro de agentes: se esperaba un objeto JSON con una lista «agents».</translation>
    </message>
    <message>
        <source>Entry %1 (%2) was left out: “%3” is missing or wrong.</source>
        <translation>La entrada %1 (%2) se omitió: «%3» falta o no es correcto.</translation>
    </message>
    <message>
        <source>The registry has format %1; Belay reads format 1.</source>
        <translation>El registro tiene el formato %1; Belay lee el formato 1.</translation>
    </message>
</context>
<context>
    <name>acp::TrafficLog</name>
    <message>
        <source>This file holds no traffic that Belay has saved.</source>
        <translation>Este archivo no contiene tráfico guardado por Belay.</translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message>
        <source>There is no place for the download.</source>
        <translation>No hay sitio para la descarga.</translation>
    </message>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>La descarga ocupa más de %n MiB y se abandonó.</numerusform>
            <numerusform>La descarga ocupa más de %n MiB y se abandonó.</numerusform>
        </translation>
    </message>
    <message>
        <source>The download could not be stored.</source>
        <translation>La descarga no se pudo guardar.</translation>
    </message>
    <message>
        <source>The archive does not hold the program that the registry names: %1.</source>
        <translation>El archivo comprimido no contiene el programa que nombra el registro: %1.</translation>
    </message>
</context>
<context>
    <name>agents::AgentLaunch</name>
    <message>
        <source>The agent was not started: that it reaches only some hosts needs its changes to be held back, too.</source>
        <translation>El agente no se inició: para que solo alcance algunos hosts, también hay que retener sus cambios.</translation>
    </message>
    <message>
        <source>The agent was not started, since its network cannot be limited. %1</source>
        <translation>El agente no se inició, porque no se puede limitar su red. %1</translation>
    </message>
</context>
<context>
    <name>agents::AgentTest</name>
    <message>
        <source>It answered, and did not say its name.</source>
        <translation>Respondió, pero no dijo su nombre.</translation>
    </message>
    <message>
        <source>It answered: %1 %2</source>
        <translation>Respondió: %1 %2</translation>
    </message>
    <message>
        <source>several folders</source>
        <translation>varias carpetas</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>MCP por HTTP</translation>
    </message>
    <message>
        <source>MCP over SSE</source>
        <translation>MCP por SSE</translation>
    </message>
    <message>
        <source>log out</source>
        <translation>salir de la cuenta</translation>
    </message>
    <message>
        <source>resume sessions</source>
        <translation>reanudar sesiones</translation>
    </message>
    <message>
        <source>list sessions</source>
        <translation>listar sesiones</translation>
    </message>
    <message>
        <source>delete sessions</source>
        <translation>eliminar sesiones</translation>
    </message>
    <message>
        <source>fork sessions</source>
        <translation>bifurcar sesiones</translation>
    </message>
    <message>
        <source>Supports: %1</source>
        <translation>Admite: %1</translation>
    </message>
    <message>
        <source>Log in with: %1</source>
        <translation>Identificarse con: %1</translation>
    </message>
</context>
<context>
    <name>agents::GivenExtras</name>
    <message>
        <source>The MCP server “%1” was left out. %2</source>
        <translation>El servidor MCP «%1» se omitió. %2</translation>
    </message>
    <message>
        <source>The keychain has no “%1”, or does not answer. Enter it again in MCP servers.</source>
        <translation>El llavero no tiene «%1» o no responde. Vuelva a introducirlo en Servidores MCP.</translation>
    </message>
</context>
<context>
    <name>agents::LoginController</name>
    <message>
        <source>The agent could not log you in: %1</source>
        <translation>El agente no pudo identificarte: %1</translation>
    </message>
    <message>
        <source>The agent could not log you out: %1</source>
        <translation>El agente no pudo sacarte de la cuenta: %1</translation>
    </message>
    <message>
        <source>You logged out.</source>
        <translation>Saliste de la cuenta.</translation>
    </message>
    <message>
        <source>The program for logging in could not be started: %1</source>
        <translation>El programa para identificarse no se pudo iniciar: %1</translation>
    </message>
    <message>
        <source>The program for logging in ended (%1).</source>
        <translation>El programa de inicio de sesión terminó (%1).</translation>
    </message>
</context>
<context>
    <name>agents::Network</name>
    <message>
        <source>Could not reach %1. Check your network connection.</source>
        <translation>No se pudo acceder a %1. Compruebe la conexión a la red.</translation>
    </message>
</context>
<context>
    <name>agents::RegistrySource</name>
    <message>
        <source>The registry&apos;s address must begin with https://.</source>
        <translation>La dirección del registro tiene que empezar por https://.</translation>
    </message>
    <message>
        <source>%1 Shown is a copy of %2.</source>
        <translation>%1 Se muestra una copia del %2.</translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message>
        <source>The archive could not be unpacked.</source>
        <translation>El archivo comprimido no se pudo descomprimir.</translation>
    </message>
    <message>
        <source>The archive was refused: %1</source>
        <translation>El archivo comprimido se rechazó: %1</translation>
    </message>
    <message>
        <source>there is nothing in it.</source>
        <translation>no contiene nada.</translation>
    </message>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>contiene más de %n archivo.</numerusform>
            <numerusform>contiene más de %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>a file in it would land outside its folder.</source>
        <translation>uno de sus archivos iría a parar fuera de su carpeta.</translation>
    </message>
    <message>
        <source>a link in it points outside its folder.</source>
        <translation>uno de sus enlaces apunta fuera de su carpeta.</translation>
    </message>
    <message>
        <source>it holds a device or another special file.</source>
        <translation>contiene un dispositivo u otro archivo especial.</translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>descomprimido ocupa más de %n MiB.</numerusform>
            <numerusform>descomprimido ocupa más de %n MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ActionStates</name>
    <message>
        <source>%1: there is nothing to do</source>
        <extracomment>%1 is the name of an action whose key was pressed</extracomment>
        <translation>%1: no hay nada que hacer</translation>
    </message>
</context>
<context>
    <name>app::AgentSessionsController</name>
    <message>
        <source>%1 cannot list its sessions.</source>
        <translation>%1 no sabe listar sus sesiones.</translation>
    </message>
    <message>
        <source>%1 did not list its sessions: %2</source>
        <translation>%1 no listó sus sesiones: %2</translation>
    </message>
    <message>
        <source>It keeps no sessions.</source>
        <translation>No guarda sesiones.</translation>
    </message>
    <message>
        <source>It keeps no sessions in this folder.</source>
        <translation>No guarda sesiones en esta carpeta.</translation>
    </message>
    <message>
        <source>It was not deleted: %1</source>
        <translation>No se eliminó: %1</translation>
    </message>
    <message>
        <source>Asking the agent to close it…</source>
        <translation>Pidiendo al agente que la cierre…</translation>
    </message>
    <message>
        <source>The agent has closed it. It can be opened again.</source>
        <translation>El agente la ha cerrado. Se puede volver a abrir.</translation>
    </message>
    <message>
        <source>It was not closed: %1</source>
        <translation>No se cerró: %1</translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message>
        <source>npm package, by npx</source>
        <translation>paquete npm, con npx</translation>
    </message>
    <message>
        <source>Python package, by uvx</source>
        <translation>paquete de Python, con uvx</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
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
            <numerusform>%n agente añadido.</numerusform>
            <numerusform>%n agentes añadidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>Añadiendo %1…</translation>
    </message>
    <message>
        <source>Fetched %1 of %2</source>
        <translation>Descargados %1 de %2</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <translation>Descargados %1</translation>
    </message>
    <message>
        <source>%1 was added. Test it in the list of agents.</source>
        <translation>Se añadió %1. Pruébalo en la lista de agentes.</translation>
    </message>
</context>
<context>
    <name>app::AttachmentController</name>
    <message>
        <source>Open this sound (%1) with the desktop&apos;s player?</source>
        <translation>¿Abrir este sonido (%1) con el reproductor del escritorio?</translation>
    </message>
</context>
<context>
    <name>app::CallUndoController</name>
    <message>
        <source>Not undone</source>
        <translation>No deshecho</translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n comentario no se ha enviado. ¿Eliminarlo?</numerusform>
            <numerusform>%n comentarios no se han enviado. ¿Eliminarlos?</numerusform>
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
        <translation>Cambios de este turno</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>%n efecto requiere un vistazo</numerusform>
            <numerusform>%n efectos requieren un vistazo</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to review</source>
        <translation>No hay nada que revisar</translation>
    </message>
    <message>
        <source>The last turn changed no files that still stand.</source>
        <translation>El último turno no cambió ningún archivo que siga cambiado.</translation>
    </message>
    <message>
        <source>About the record of effects</source>
        <translation>Sobre el diario de efectos</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n efecto había ocurrido.</numerusform>
            <numerusform>%n efectos habían ocurrido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n efecto no había ocurrido.</numerusform>
            <numerusform>%n efectos no habían ocurrido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>De %n efecto nadie sabe cómo terminó; míralo en Efectos.</numerusform>
            <numerusform>De %n efectos nadie sabe cómo terminaron; míralos en Efectos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>Cambió %n archivo del que ninguna llamada a herramienta había informado; está en Efectos.</numerusform>
            <numerusform>Cambiaron %n archivos de los que ninguna llamada a herramienta había informado; están en Efectos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>%n llamada a un servidor MCP espera su decisión</numerusform>
            <numerusform>%n llamadas a servidores MCP esperan su decisión</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent when their session was closed: %1. Start its agent to decide.</source>
        <translation>No enviadas al cerrarse la sesión: %1. Inicie su agente para decidir.</translation>
    </message>
    <message>
        <source>Belay was closed while something was being done</source>
        <translation>Belay se cerró con algo en curso</translation>
    </message>
    <message>
        <source>Belay was closed during a turn</source>
        <translation>Belay se cerró durante un turno</translation>
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
        <translation>Inicia una sesión con este agente.</translation>
    </message>
    <message>
        <source>Start a session with an agent that plays this saved traffic.</source>
        <translation>Inicia una sesión con un agente que reproduce este tráfico guardado.</translation>
    </message>
    <message>
        <source>Start a session with the demo agent.</source>
        <translation>Inicia una sesión con el agente de demostración.</translation>
    </message>
    <message>
        <source>Open the newest session of the folder, or a new one if there is none.</source>
        <translation>Abre la sesión más reciente de la carpeta, o una nueva si no hay ninguna.</translation>
    </message>
    <message>
        <source>Press Stop this long after the message was sent.</source>
        <translation>Pulsa «Detener» este tiempo después de enviar el mensaje.</translation>
    </message>
    <message>
        <source>Quit when the turn has ended.</source>
        <translation>Sale cuando el turno ha terminado.</translation>
    </message>
    <message>
        <source>Write a picture of the window when the turn has ended.</source>
        <translation>Escribe una imagen de la ventana cuando el turno ha terminado.</translation>
    </message>
    <message>
        <source>Write the picture this long after the start instead.</source>
        <translation>Escribe la imagen este tiempo después del inicio.</translation>
    </message>
    <message>
        <source>Write JSON lines with times: clicks, cancels, frames, stalls.</source>
        <translation>Escribe líneas JSON con tiempos: clics, cancelaciones, fotogramas, bloqueos.</translation>
    </message>
    <message>
        <source>light or dark instead of the desktop&apos;s colours.</source>
        <translation>light (claro) o dark (oscuro) en vez de los colores del escritorio.</translation>
    </message>
    <message>
        <source>A desktop chat for coding agents in which Stop means stop.
“belay exec PROMPT” runs one turn in a terminal; see belay exec --help.</source>
        <translation>Un chat de escritorio para agentes de programación en el que detener es detener.
«belay exec PROMPT» ejecuta un turno en un terminal; véase belay exec --help.</translation>
    </message>
    <message>
        <source>Go to this entry: belay://session/…/entry/…, as its menu copies it.</source>
        <translation>Va a esta entrada: belay://session/…/entry/…, tal como la copia su menú.</translation>
    </message>
    <message>
        <source>Belay %1</source>
        <translation>Belay %1</translation>
    </message>
    <message>
        <source>A time is a whole number of milliseconds.</source>
        <translation>Un tiempo es un número entero de milisegundos.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>chat with coding agents, where Stop means stop</source>
        <translation>chat con agentes de programación en el que detener es detener</translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n cambio no se escribió y espera como antes</numerusform>
            <numerusform>%n cambios no se escribieron y esperan como antes</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what is held back</source>
        <translation>Descartar lo retenido</translation>
    </message>
    <message>
        <source>Not everything was discarded</source>
        <translation>No se descartó todo</translation>
    </message>
    <message>
        <source>Your editor does not see these changes yet</source>
        <translation>Su editor aún no ve estos cambios</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>No todo está como estaba</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>No se abrió ningún terminal</translation>
    </message>
    <message>
        <source>Both have committed</source>
        <translation>Ambos han hecho commits</translation>
    </message>
    <message>
        <source>Keep as a branch</source>
        <translation>Conservar como rama</translation>
    </message>
    <message>
        <source>The agent’s commits are kept</source>
        <translation>Los commits del agente se han conservado</translation>
    </message>
    <message>
        <source>They are on %1.</source>
        <translation>Están en %1.</translation>
    </message>
    <message>
        <source>The agent’s commits were not kept</source>
        <translation>Los commits del agente no se han conservado</translation>
    </message>
    <message>
        <source>Discard what the agent wrote?</source>
        <translation>¿Descartar lo que escribió el agente?</translation>
    </message>
    <message>
        <source>You and the agent have committed on %1</source>
        <translation>Usted y el agente han hecho commits en %1</translation>
    </message>
    <message>
        <source>Discard what the agent and its commands wrote in the last turn?</source>
        <translation>¿Descartar lo que el agente y sus comandos escribieron en el último turno?</translation>
    </message>
    <message>
        <source>What waited before waits again as it was. What you decided since, and what git ignores, stays.</source>
        <translation>Los cambios que esperaban antes vuelven a esperar como estaban. Sus decisiones posteriores y los archivos que git ignora se quedan.</translation>
    </message>
    <message>
        <source>They wait until you accept them. “Try it” opens a terminal that sees them.</source>
        <translation>Esperan hasta que los acepte. «Probar» abre un terminal que los ve.</translation>
    </message>
    <message>
        <source>Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.</source>
        <translation>¿Conservar los commits del agente como la rama %1, para que usted los fusione? Después el agente ve los de usted.</translation>
    </message>
</context>
<context>
    <name>app::HeldCopies</name>
    <message>
        <source>%1 is not there for the agent: it was deleted, which is held back.</source>
        <translation>%1 no existe para el agente: fue eliminado, lo cual está retenido.</translation>
    </message>
    <message>
        <source>What %1 holds for the agent cannot be shown.</source>
        <translation>No se puede mostrar lo que %1 contiene para el agente.</translation>
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

Un chat de escritorio para agentes de programación en el que detener es detener.

Licencia: Apache-2.0. Se apoya en:

%2</translation>
    </message>
</context>
<context>
    <name>app::LevelController</name>
    <message>
        <source>The agent&apos;s changes are held back from now on</source>
        <translation>Los cambios del agente se retienen a partir de ahora</translation>
    </message>
    <message>
        <source>The network is as it was</source>
        <translation>La red queda como estaba</translation>
    </message>
</context>
<context>
    <name>app::LinkController</name>
    <message>
        <source>There is no link yet: this session is kept from its first message on.</source>
        <translation>Todavía no hay enlace: esta sesión se conserva a partir de su primer mensaje.</translation>
    </message>
    <message>
        <source>The session is open, but it has no entry %1.</source>
        <translation>La sesión está abierta, pero no tiene ninguna entrada %1.</translation>
    </message>
    <message>
        <source>No session of that link is on this computer.</source>
        <translation>En este equipo no hay ninguna sesión de ese enlace.</translation>
    </message>
</context>
<context>
    <name>app::LinkOpener</name>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>El enlace no lleva a ninguna parte: %1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Text size %1 %</source>
        <translation>Tamaño del texto: %1 %</translation>
    </message>
    <message>
        <source>Nobody was logged out</source>
        <translation>No se salió de ninguna cuenta</translation>
    </message>
    <message>
        <source>The agent offers no way to log out, or is not ready for it.</source>
        <translation>El agente no ofrece ninguna forma de salir de la cuenta, o no está listo para ello.</translation>
    </message>
    <message>
        <source>The session was not forked</source>
        <translation>La sesión no se bifurcó</translation>
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
        <translation>Su editor muestra una copia</translation>
    </message>
    <message>
        <source>The file is held back: it is as the agent sees it, and cannot be changed there.</source>
        <translation>El archivo está retenido: está como lo ve el agente y no se puede cambiar ahí.</translation>
    </message>
    <message>
        <source>%1 again forces the stop</source>
        <comment>a key</comment>
        <translation>%1 otra vez fuerza la parada</translation>
    </message>
    <message>
        <source>%1 again stops</source>
        <comment>a key</comment>
        <translation>%1 otra vez detiene</translation>
    </message>
    <message>
        <source>%1 again stops what runs on</source>
        <comment>a key</comment>
        <translation>%1 otra vez detiene lo que sigue en marcha</translation>
    </message>
    <message>
        <source>Stored sessions</source>
        <translation>Sesiones guardadas</translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message>
        <source>%1 names no servers.</source>
        <translation>%1 no nombra ningún servidor.</translation>
    </message>
    <message>
        <source>The server did not tell of its tools. %1</source>
        <translation>El servidor no informó de sus herramientas. %1</translation>
    </message>
    <message>
        <source>No call of %1 is recorded so far.</source>
        <translation>Todavía no hay ninguna llamada a %1 registrada.</translation>
    </message>
    <message>
        <source>After the last one Belay would call %1 %2</source>
        <translation>Después de la última, Belay llamaría a %1 %2</translation>
    </message>
    <message>
        <source>Undo of calls</source>
        <translation>Deshacer llamadas</translation>
    </message>
    <message>
        <source>Use the undo calls of %1?</source>
        <translation>¿Usar las llamadas para deshacer de %1?</translation>
    </message>
    <message>
        <source>Each call is shown before it is made. If the file changes, you are asked again. Applies when an agent next starts.</source>
        <translation>Cada llamada se muestra antes de hacerse. Si el archivo cambia, se le pregunta de nuevo. Se aplica a partir del próximo inicio de un agente.</translation>
    </message>
    <message>
        <source>The server is being asked for its tools.</source>
        <translation>Se están pidiendo al servidor sus herramientas.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PromptController</name>
    <message>
        <source>The content was not attached</source>
        <translation>El contenido no se adjuntó</translation>
    </message>
    <message>
        <source>Sent as a new message; nothing before it is taken back</source>
        <translation>Se envía como mensaje nuevo; nada de lo anterior se revierte</translation>
    </message>
    <message>
        <source>The message is open in your editor and comes back when it ends</source>
        <translation>El mensaje está abierto en tu editor y vuelve cuando este termine</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texto pegado</translation>
    </message>
    <message>
        <source>The text is attached; a click shows it</source>
        <translation>El texto está adjunto; un clic lo muestra</translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message>
        <source>Stop and quit</source>
        <translation>Detener y salir</translation>
    </message>
    <message>
        <source>End and quit</source>
        <translation>Terminar y salir</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>Hay %n turno en curso. ¿Detenerlo y salir?</numerusform>
            <numerusform>Hay %n turnos en curso. ¿Detenerlos y salir?</numerusform>
        </translation>
    </message>
    <message>
        <source>What was done stays and is listed.</source>
        <translation>Los efectos producidos hasta entonces se quedan y constan en la lista.</translation>
    </message>
</context>
<context>
    <name>app::RetryController</name>
    <message>
        <source>Nothing was sent again</source>
        <translation>No se volvió a enviar nada</translation>
    </message>
    <message>
        <source>The turn still runs. Its message can be sent again when it has ended.</source>
        <translation>El turno sigue en curso. Su mensaje se puede volver a enviar cuando haya terminado.</translation>
    </message>
    <message>
        <source>Unknown whether it took effect. The agent may do it again.</source>
        <translation>No se sabe si tuvo efecto. El agente puede volver a hacerlo.</translation>
    </message>
    <message>
        <source>It ran. The agent may run it again.</source>
        <translation>Se ejecutó. El agente puede volver a ejecutarlo.</translation>
    </message>
    <message>
        <source>Unknown whether it arrived</source>
        <translation>No se sabe si llegó</translation>
    </message>
    <message>
        <source>Belay calls %1 first</source>
        <translation>Belay llama primero a %1</translation>
    </message>
    <message>
        <source>Changed by the turn, and still so</source>
        <translation>Lo cambió el turno y sigue así</translation>
    </message>
</context>
<context>
    <name>app::RuleController</name>
    <message>
        <source>Import permission rules</source>
        <translation>Importar reglas de permisos</translation>
    </message>
    <message>
        <source>Export permission rules</source>
        <translation>Exportar reglas de permisos</translation>
    </message>
</context>
<context>
    <name>app::SandboxNotice</name>
    <message>
        <source>Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on your system. What works: the demo agent, agents at an address (wss://…), and whole programs from the registry. They reach only your home folder.</source>
        <translation>Belay se ejecuta en un entorno aislado de Flatpak y no puede iniciar agentes, editores ni git instalados en su sistema. Funcionan el agente de demostración, los agentes en una dirección (wss://…) y los del registro que son programas completos. Solo alcanzan su carpeta personal.</translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>%n comando que inició su agente sigue en marcha: se termina.</numerusform>
            <numerusform>%n comandos que inició su agente siguen en marcha: se terminan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>%n mensaje espera en ella: no se envía.</numerusform>
            <numerusform>%n mensajes esperan en ella: no se envían.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close “%1”?</source>
        <translation>¿Cerrar «%1»?</translation>
    </message>
    <message>
        <source>What it did to files stays, and stays in Effects; the agent may keep its own record.</source>
        <translation>Lo que hizo con los archivos se queda, también en «Efectos»; el agente puede guardar su propio registro.</translation>
    </message>
    <message>
        <source>Another Belay has it open: what is said there from now on will be all that is left of it.</source>
        <translation>Otro Belay la tiene abierta: de ella solo quedará lo que se diga allí a partir de ahora.</translation>
    </message>
    <message>
        <source>End and close</source>
        <translation>Terminar y cerrar</translation>
    </message>
    <message>
        <source>The running turn will be stopped.</source>
        <translation>El turno en curso se detendrá.</translation>
    </message>
    <message>
        <source>The conversation stays in the list.</source>
        <translation>La conversación se queda en la lista.</translation>
    </message>
</context>
<context>
    <name>app::SessionListController</name>
    <message>
        <source>The session stays where it is</source>
        <translation>La sesión se queda donde está</translation>
    </message>
    <message>
        <source>What is held back belongs to its folder: accept or discard it first.</source>
        <translation>Lo retenido pertenece a su carpeta: acéptelo o descártelo primero.</translation>
    </message>
</context>
<context>
    <name>app::SessionPage</name>
    <message>
        <source>Go to a line of a change first</source>
        <translation>Vaya primero a una línea de un cambio</translation>
    </message>
    <message>
        <source>No program of this desktop opens it. Copy it, and answer the agent its own way.</source>
        <translation>Ningún programa de este escritorio la abre. Cópiela y responda al agente a la manera de este.</translation>
    </message>
</context>
<context>
    <name>app::StartController</name>
    <message>
        <source>ready</source>
        <translation>listo</translation>
    </message>
</context>
<context>
    <name>app::TourController</name>
    <message>
        <source>It writes a file and changes it: a card shows each change, a click unfolds it.</source>
        <translation>Escribe un archivo y lo cambia: una tarjeta muestra cada cambio, un clic la despliega.</translation>
    </message>
    <message>
        <source>When it asks to run a command, press Allow or Reject on the card.</source>
        <translation>Cuando pida ejecutar una orden, pulse Permitir o Rechazar en la tarjeta.</translation>
    </message>
    <message>
        <source>The report says what happened. Take the changes back: press Undo there.</source>
        <translation>El informe dice qué ocurrió. Revierta los cambios: pulse allí Deshacer.</translation>
    </message>
    <message>
        <source>That was the tour. What you did here is the same with every agent.</source>
        <translation>Ese fue el recorrido. Lo que hizo aquí es igual con cualquier agente.</translation>
    </message>
    <message>
        <source>It asks, you answer</source>
        <translation>Pregunta, y usted responde</translation>
    </message>
    <message>
        <source>It works on, you stop it</source>
        <translation>Sigue trabajando, y usted lo detiene</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The agent makes a plan and looks around. Just watch for now.</source>
        <translation>El agente hace un plan y mira a su alrededor. Por ahora, solo observe.</translation>
    </message>
    <message>
        <source>It keeps working. Press Stop.</source>
        <translation>Sigue trabajando. Pulse Detener.</translation>
    </message>
</context>
<context>
    <name>app::TrafficViewer</name>
    <message>
        <source>Traffic in %1</source>
        <translation>Tráfico en %1</translation>
    </message>
    <message>
        <source>Open saved traffic</source>
        <translation>Abrir tráfico guardado</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.</source>
        <translation>De %1 mensajes se muestran los últimos %2 con el agente y los últimos %2 con servidores MCP.</translation>
    </message>
</context>
<context>
    <name>app::WelcomeController</name>
    <message>
        <source>%1 answered and was added.</source>
        <translation>%1 respondió y se añadió.</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;New session…</source>
        <translation>&amp;Nueva sesión…</translation>
    </message>
    <message>
        <source>&amp;Open a session of an agent…</source>
        <translation>A&amp;brir una sesión de un agente…</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>Abrir un en&amp;lace…</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>&amp;Agentes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>B&amp;uscar…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>Buscar &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Find a session</source>
        <translation>Buscar una s&amp;esión</translation>
    </message>
    <message>
        <source>P&amp;revious message of yours</source>
        <translation>Tu mensaje &amp;anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt message of yours</source>
        <translation>Tu mensaje sigu&amp;iente</translation>
    </message>
    <message>
        <source>To the &amp;latest</source>
        <translation>A lo más &amp;reciente</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Re&amp;ducir</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>Área siguien&amp;te</translation>
    </message>
    <message>
        <source>&amp;Previous area</source>
        <translation>Área anteri&amp;or</translation>
    </message>
    <message>
        <source>Write the message in an e&amp;ditor</source>
        <translation>Escribir el mensaje en un edi&amp;tor</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Close, or twice: stop</source>
        <translation>Cerrar, o dos veces: detener</translation>
    </message>
    <message>
        <source>&amp;Force stop</source>
        <translation>&amp;Forzar detención</translation>
    </message>
    <message>
        <source>&amp;Kill the command only</source>
        <translation>Terminar solo el &amp;comando</translation>
    </message>
    <message>
        <source>To the &amp;oldest request that waits</source>
        <translation>A la solicitud más &amp;antigua que espera</translation>
    </message>
    <message>
        <source>To the &amp;input</source>
        <translation>Al cuadro de en&amp;trada</translation>
    </message>
    <message>
        <source>Next mode&amp;l</source>
        <translation>Mode&amp;lo siguiente</translation>
    </message>
    <message>
        <source>Next &amp;thought level</source>
        <translation>Nivel de ra&amp;zonamiento siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous session</source>
        <translation>Sesión a&amp;nterior</translation>
    </message>
    <message>
        <source>N&amp;ext session</source>
        <translation>Sesión &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Undo the turn&apos;s changes…</source>
        <translation>Deshacer los cambios del t&amp;urno…</translation>
    </message>
    <message>
        <source>Re&amp;view changes</source>
        <translation>&amp;Revisar los cambios</translation>
    </message>
    <message>
        <source>Copy &amp;report of the turn</source>
        <translation>Co&amp;piar el informe del turno</translation>
    </message>
    <message>
        <source>Permission r&amp;ules…</source>
        <translation>Reglas de &amp;permisos…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>Servidores &amp;MCP…</translation>
    </message>
    <message>
        <source>Fork t&amp;he session</source>
        <translation>&amp;Bifurcar la sesión</translation>
    </message>
    <message>
        <source>&amp;Restart the agent</source>
        <translation>&amp;Reiniciar el agente</translation>
    </message>
    <message>
        <source>&amp;Log out of the agent</source>
        <translation>&amp;Salir de la cuenta del agente</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colores</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>&amp;Sesión</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>A&amp;gente</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>By &amp;folder</source>
        <translation>Por &amp;carpeta</translation>
    </message>
    <message>
        <source>By &amp;agent</source>
        <translation>Por &amp;agente</translation>
    </message>
    <message>
        <source>By &amp;date</source>
        <translation>Por &amp;fecha</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>C&amp;ortar</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Hold changes back</source>
        <translation>Re&amp;tener los cambios</translation>
    </message>
    <message>
        <source>Next mo&amp;de</source>
        <translation>Modo s&amp;iguiente</translation>
    </message>
    <message>
        <source>S&amp;ave report of the turn…</source>
        <translation>&amp;Guardar el informe del turno…</translation>
    </message>
    <message>
        <source>Re&amp;name the session…</source>
        <translation>Cambiar &amp;el nombre de la sesión…</translation>
    </message>
    <message>
        <source>&amp;Group sessions</source>
        <translation>Agrupar las &amp;sesiones</translation>
    </message>
    <message>
        <source>P&amp;in the session</source>
        <translation>Fi&amp;jar la sesión</translation>
    </message>
    <message>
        <source>Archi&amp;ve the session</source>
        <translation>Archi&amp;var la sesión</translation>
    </message>
    <message>
        <source>Cop&amp;y the answer</source>
        <translation>Cop&amp;iar la respuesta</translation>
    </message>
    <message>
        <source>Lea&amp;ve a comment on the line…</source>
        <translation>Come&amp;ntar la línea…</translation>
    </message>
    <message>
        <source>Close all panels</source>
        <translation>Cerrar todos los paneles</translation>
    </message>
    <message>
        <source>To &amp;your queued messages</source>
        <translation>Ir a los mensajes en c&amp;ola</translation>
    </message>
    <message>
        <source>Actions and &amp;keys…</source>
        <translation>Acciones y &amp;teclas…</translation>
    </message>
</context>
<context>
    <name>base::CommandTemplate</name>
    <message>
        <source>There is no command.</source>
        <translation>No hay ningún comando.</translation>
    </message>
    <message>
        <source>“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a percent sign.</source>
        <translation>«%1» no representa nada: %f es el archivo, %l la línea, %c la columna, %% un signo de porcentaje.</translation>
    </message>
</context>
<context>
    <name>base::NamedFolder</name>
    <message>
        <source>The name of the folder “%1” is not UTF-8. Rename it, or choose another one.</source>
        <translation>El nombre de la carpeta «%1» no es UTF-8. Cámbielo o elija otra carpeta.</translation>
    </message>
</context>
<context>
    <name>base::RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>ocupa más de %1 MiB</translation>
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
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
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
        <translation>%1: se esperaba un objeto.</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>El archivo ocupa más de %n MiB: esto no es una configuración.</numerusform>
            <numerusform>El archivo ocupa más de %n MiB: esto no es una configuración.</numerusform>
        </translation>
    </message>
    <message>
        <source>images</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>audio</translation>
    </message>
    <message>
        <source>You cancelled the login.</source>
        <translation>Cancelaste la identificación.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>Ahora en el disco</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 no se pudo escribir: %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
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
        <translation>Hooks y configuración</translation>
    </message>
    <message>
        <source>Outside the folder</source>
        <translation>Fuera de la carpeta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>There can be no session in that folder</source>
        <translation>No puede haber ninguna sesión en esa carpeta</translation>
    </message>
    <message>
        <source>It makes a plan and looks around</source>
        <translation>Hace un plan y mira a su alrededor</translation>
    </message>
    <message>
        <source>Add an agent</source>
        <translation>Añadir un agente</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Líneas JSON (*.jsonl)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>command</source>
        <translation>comando</translation>
    </message>
    <message>
        <source>The folder to work in; the current one by default.</source>
        <translation>La carpeta en la que se trabaja; si no, la actual.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>«%1» no se entiende aquí.</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 pide permiso</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Te damos la bienvenida</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Quit Belay</source>
        <translation>Salir de Belay</translation>
    </message>
    <message>
        <source>found on this computer: %1</source>
        <translation>encontrado en este equipo: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Folder of the new session</source>
        <translation>Carpeta de la sesión nueva</translation>
    </message>
    <message>
        <source>%1 It wrote: %2</source>
        <translation>%1 Escribió: %2</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Efectos</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>Terminales</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Tráfico</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 no se puede leer: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s command is empty.</source>
        <translation>El comando del agente está vacío.</translation>
    </message>
    <message>
        <source>Made before, and nobody knows whether it took effect. It is sent with the same key; a server that ignores keys may do it twice.</source>
        <translation>Ya se hizo antes y nadie sabe si tuvo efecto. Se envía con la misma clave; un servidor que no haga caso de las claves puede hacerlo dos veces.</translation>
    </message>
    <message>
        <source>There is no MCP server “%1” any more.</source>
        <translation>Ya no hay ningún servidor MCP «%1».</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>«%1» no es ninguno de estos valores: %2.</translation>
    </message>
    <message>
        <source>The agent could not open a session: %1</source>
        <translation>El agente no pudo abrir una sesión: %1</translation>
    </message>
    <message>
        <source>Refused after Stop: %1</source>
        <translation>Rechazado después de «Detener»: %1</translation>
    </message>
    <message>
        <source>What an agent elsewhere writes cannot be held back here.</source>
        <translation>Lo que escribe un agente en otro sitio no se puede retener aquí.</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (opcional)</translation>
    </message>
    <message>
        <source>Stop came before it was permitted.</source>
        <translation>«Detener» llegó antes de que se permitiera.</translation>
    </message>
    <message>
        <source>It was not permitted.</source>
        <translation>No se permitió.</translation>
    </message>
    <message>
        <source>What became of it says row %1.</source>
        <translation>En qué quedó lo dice la fila %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What it wrote is held back. What else it did nobody knows.</source>
        <translation>Lo que escribió está retenido. Qué más hizo, nadie lo sabe.</translation>
    </message>
    <message>
        <source>Nobody knows what a command did besides its output.</source>
        <translation>Nadie sabe qué hizo un comando aparte de su salida.</translation>
    </message>
    <message>
        <source>It left this machine.</source>
        <translation>Salió de este equipo.</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>código de salida %1</translation>
    </message>
    <message>
        <source>Ended half-way by Force stop</source>
        <translation>Terminado a medias por «Forzar detención»</translation>
    </message>
    <message>
        <source>Ended half-way with its agent</source>
        <translation>Terminado a medias junto con su agente</translation>
    </message>
    <message>
        <source>Killed by you half-way</source>
        <translation>Terminado por ti a medias</translation>
    </message>
    <message>
        <source>Ended half-way by Stop</source>
        <translation>Terminado a medias por «Detener»</translation>
    </message>
    <message>
        <source>refused, not started</source>
        <translation>rechazado, no se inició</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>This is no longer open; nothing was answered.</source>
        <translation>Esto ya no está abierto; no se respondió nada.</translation>
    </message>
    <message>
        <source>Stop has been pressed; this is being cancelled.</source>
        <translation>Se ha pulsado «Detener»; esto se está cancelando.</translation>
    </message>
    <message>
        <source>The folder “%1” must be written in full, beginning with /.</source>
        <translation>La carpeta «%1» tiene que escribirse completa, empezando por /.</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>a folder, and why Belay asks; with quotation marks it is the agent that says why</extracomment>
        <translation>en %1</translation>
    </message>
    <message>
        <source>You are asked because of your rule: %1</source>
        <translation>Se te pregunta por tu regla: %1</translation>
    </message>
    <message>
        <source>The arguments are no JSON object.</source>
        <translation>Los argumentos no son un objeto JSON.</translation>
    </message>
    <message>
        <source>Your rule says so: %1</source>
        <translation>Así lo dice tu regla: %1</translation>
    </message>
    <message>
        <source>The user cancelled this call. It had been sent; whether it took effect is not known.</source>
        <translation>El usuario canceló esta llamada. Ya se había enviado; no se sabe si surtió efecto.</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>Permitir una vez</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>Enviar ya</translation>
    </message>
    <message>
        <source>Belay ended before the server had answered.</source>
        <translation>Belay terminó antes de que el servidor respondiera.</translation>
    </message>
    <message>
        <source>Belay ended before it was sent.</source>
        <translation>Belay terminó antes de que se enviara.</translation>
    </message>
    <message>
        <source>The agent is not ready.</source>
        <translation>El agente no está listo.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>El agente no respondió en %n segundo.</numerusform>
            <numerusform>El agente no respondió en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This agent cannot fork sessions.</source>
        <translation>Este agente no sabe bifurcar sesiones.</translation>
    </message>
    <message>
        <source>The agent did not react to being asked to give up.</source>
        <translation>El agente no reaccionó cuando se le pidió que desistiera.</translation>
    </message>
    <message>
        <source>The checkpoint was cancelled.</source>
        <translation>El punto de control se canceló.</translation>
    </message>
    <message>
        <source>What the file held before was not kept.</source>
        <translation>Lo que el archivo contenía antes no se conservó.</translation>
    </message>
    <message>
        <source>the file is as it was before</source>
        <translation>el archivo está como antes</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>%n archivo más</numerusform>
            <numerusform>%n archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Nothing was written.</source>
        <translation>Alguien más cambió %1 entretanto. No se escribió nada.</translation>
    </message>
    <message>
        <source>Nobody knows what the file held before.</source>
        <translation>Nadie sabe qué contenía antes el archivo.</translation>
    </message>
    <message>
        <source>There is something here that is not a regular file.</source>
        <translation>Aquí hay algo que no es un archivo normal.</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at character %2.</source>
        <translation>El archivo no es JSON: %1 en el carácter %2.</translation>
    </message>
    <message>
        <source>The connection to the MCP server was ended.</source>
        <translation>Se terminó la conexión con el servidor MCP.</translation>
    </message>
    <message>
        <source>The server goes on with it in a way that cannot be followed.</source>
        <translation>El servidor sigue con ello de un modo que no se puede seguir.</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>retenido</translation>
    </message>
    <message>
        <source>nobody knows how it ended</source>
        <translation>nadie sabe cómo terminó</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>no se puede deshacer</translation>
    </message>
    <message>
        <source>by Belay for the agent</source>
        <translation>por Belay para el agente</translation>
    </message>
    <message>
        <source>by the agent itself</source>
        <translation>por el propio agente</translation>
    </message>
    <message>
        <source>changed, not reported</source>
        <translation>cambiado, no comunicado</translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n sigue en marcha</numerusform>
            <numerusform>%n siguen en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>sigue en marcha</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n solicitud te espera</numerusform>
            <numerusform>%n solicitudes te esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>terminando</translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n retenido</numerusform>
            <numerusform>%n retenidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Took effect</source>
        <translation>Surtió efecto</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>te espera</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>deshecho</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Evitado</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>This is not text that can be shown.</source>
        <translation>Esto no es texto que se pueda mostrar.</translation>
    </message>
    <message>
        <source>ended by Stop</source>
        <translation>terminado por «Detener»</translation>
    </message>
    <message>
        <source>ended by Force stop</source>
        <translation>terminado por «Forzar detención»</translation>
    </message>
    <message>
        <source>ended with its agent</source>
        <translation>terminado junto con su agente</translation>
    </message>
    <message>
        <source>killed by you</source>
        <translation>terminado por ti</translation>
    </message>
    <message>
        <source>ended by the agent</source>
        <translation>terminado por el agente</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>en marcha %1</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>Pensó durante %1</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>Permiso</translation>
    </message>
    <message>
        <source>With %1 in %2</source>
        <translation>Con %1 en %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminado</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>you changed it meanwhile</source>
        <translation>lo cambiaste entretanto</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>El agente</translation>
    </message>
    <message>
        <source>the agent may go on where it runs</source>
        <translation>el agente puede seguir donde se ejecuta</translation>
    </message>
    <message>
        <source>cancelled by you</source>
        <translation>cancelado por ti</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Llamada a herramienta</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>answered by your rule: %1</source>
        <translation>respondido por tu regla: %1</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>Identificarse</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nueva sesión</translation>
    </message>
    <message>
        <source>cancelled by the agent</source>
        <translation>cancelado por el agente</translation>
    </message>
    <message>
        <source>cancelled by Stop</source>
        <translation>cancelado por «Detener»</translation>
    </message>
    <message>
        <source>refused: arrived after Stop</source>
        <translation>rechazado: llegó después de «Detener»</translation>
    </message>
    <message>
        <source>the turn ended first</source>
        <translation>el turno terminó antes</translation>
    </message>
    <message>
        <source>lost: connection ended</source>
        <translation>perdido: la conexión terminó</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>ending the connection</source>
        <translation>terminando la conexión</translation>
    </message>
    <message>
        <source>ending the agent process</source>
        <translation>terminando el proceso del agente</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>sin confirmar</translation>
    </message>
    <message>
        <source>Stopping %1 s</source>
        <translation>Deteniendo %1 s</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1: %2 lines added, %3 removed</source>
        <extracomment>%1 is &quot;3 files changed&quot;</extracomment>
        <translation>%1: %2 líneas añadidas, %3 quitadas</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Find in the conversation</source>
        <translation>Buscar en la conversación</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Accept too</source>
        <translation>Aceptar también</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>%1 asks you to log in</source>
        <translation>%1 pide que te identifiques</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Stops the turn, then sends this message</source>
        <translation>Detiene el turno y luego envía este mensaje</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>Forzar detención</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>The image is broken</source>
        <translation>La imagen está dañada</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>rejected</source>
        <extracomment>%1 is lines added and removed by a change that is folded, &quot;+12 −3&quot;</extracomment>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>lo suyo se queda</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>Una debajo de otra</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Una al lado de otra</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>Revisar los cambios</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>An undo can itself be undone</source>
        <translation>Deshacer también se puede deshacer</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>Deshacer %n cambio de archivos</numerusform>
            <numerusform>Deshacer %n cambios de archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Buscar una sesión</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>Deshacer %1 cambios en %n archivo</numerusform>
            <numerusform>Deshacer %1 cambios en %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Traffic</source>
        <translation>Mostrar en Tráfico</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>Mostrar solo la primera fila (%n)</numerusform>
            <numerusform>Mostrar solo las primeras %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Dar por visto</translation>
    </message>
    <message>
        <source>Restore files to the start of this turn…</source>
        <translation>Restaurar los archivos al inicio de este turno…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Copiar la salida</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>Mostrar en la conversación</translation>
    </message>
    <message>
        <source>Kill command</source>
        <translation>Terminar el comando</translation>
    </message>
    <message>
        <source>The editor %1 could not be started. Another one can be chosen in the settings.</source>
        <translation>El editor %1 no se pudo iniciar. Se puede elegir otro en la configuración.</translation>
    </message>
    <message>
        <source>%1: has no command.</source>
        <translation>%1: no tiene comando.</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list of at most %3 strings.</source>
        <translation>%1: «%2» tiene que ser una lista de %3 cadenas como máximo.</translation>
    </message>
    <message>
        <source>This is no valid JSON in line %1, column %2: %3.</source>
        <translation>Esto no es JSON válido en la línea %1, columna %2: %3.</translation>
    </message>
    <message>
        <source>The file has no “%1”.</source>
        <translation>El archivo no tiene «%1».</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 respondió con el estado HTTP %2.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted. Nothing was sent.</source>
        <translation>No se aceptó el certificado de %1. No se envió nada.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>No se pudo crear la carpeta %1.</translation>
    </message>
    <message>
        <source>&amp;Close the session</source>
        <translation>&amp;Cerrar la sesión</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Se&amp;leccionar todo</translation>
    </message>
    <message>
        <source>Copy &amp;block</source>
        <translation>Copiar el &amp;bloque</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>&amp;Plegar todo</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>Desple&amp;gar todo</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <translation>Ad&amp;juntar archivos…</translation>
    </message>
    <message>
        <source>&amp;Mode, model and other options</source>
        <translation>&amp;Modo, modelo y otras opciones</translation>
    </message>
    <message>
        <source>E&amp;xport the conversation…</source>
        <translation>E&amp;xportar la conversación…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>Re&amp;corrido</translation>
    </message>
    <message>
        <source>&amp;About Belay</source>
        <translation>&amp;Acerca de Belay</translation>
    </message>
    <message>
        <source>The program %1 is not installed on this computer.</source>
        <translation>El programa %1 no está instalado en este equipo.</translation>
    </message>
    <message>
        <source>Loading the list…</source>
        <translation>Cargando la lista…</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 se está iniciando</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
    <message>
        <source>See Effects for what it had done.</source>
        <translation>Lo que se había hecho está en «Efectos».</translation>
    </message>
    <message>
        <source>Ran to its end</source>
        <translation>Se ejecutó hasta el final</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1</source>
        <translation>Ningún programa de este escritorio abre %1</translation>
    </message>
    <message>
        <source>Delete comments</source>
        <translation>Eliminar comentarios</translation>
    </message>
    <message>
        <source>Restore to the start of the turn</source>
        <translation>Volver al inicio del turno</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 no se puede escribir.</translation>
    </message>
    <message>
        <source>The sessions of earlier runs could not be read.</source>
        <translation>No se pudieron leer las sesiones de ejecuciones anteriores.</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>No abierto</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>The message to the agent.</source>
        <translation>El mensaje al agente.</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Pruebe: %1</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Eliminar sesión</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <translation>%1 te pregunta algo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>No hay ninguna carpeta «%1».</translation>
    </message>
    <message>
        <source>%1 cannot be undone. %2</source>
        <translation>%1 no se puede deshacer. %2</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>no se cambió nada</translation>
    </message>
    <message>
        <source>Print every item as one line of JSON.</source>
        <translation>Imprime cada elemento como una línea de JSON.</translation>
    </message>
    <message>
        <source>What the agent contacts is not noted</source>
        <translation>No se anota lo que contacta el agente</translation>
    </message>
    <message>
        <source>Last lines it wrote</source>
        <translation>Últimas líneas que escribió</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>The agent %1 says</source>
        <translation>El agente %1 dice</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an answer does, and what the agent calls it</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The agent does not send the command itself: this is what it calls it.</source>
        <translation>El agente no envía el comando en sí: así es como lo llama.</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>Escribe un número del 1 al %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n línea termina de otra forma</numerusform>
            <numerusform>%n líneas terminan de otra forma</numerusform>
        </translation>
    </message>
    <message>
        <source>The byte order mark at the beginning is different</source>
        <translation>La marca de orden de bytes del principio es distinta</translation>
    </message>
    <message>
        <source>open in another Belay</source>
        <translation>abierta en otro Belay</translation>
    </message>
    <message>
        <source>The agent withdrew its request for permission.</source>
        <translation>El agente retiró su solicitud de permiso.</translation>
    </message>
    <message>
        <source>The turn ended before it was permitted.</source>
        <translation>El turno terminó antes de que se permitiera.</translation>
    </message>
    <message>
        <source>The connection ended before it was permitted.</source>
        <translation>La conexión terminó antes de que se permitiera.</translation>
    </message>
    <message>
        <source>The agent never said how it ended.</source>
        <translation>El agente nunca dijo cómo terminó.</translation>
    </message>
    <message>
        <source>The agent called it done only after Stop: it may have been cut short.</source>
        <translation>El agente lo dio por hecho solo después de «Detener»: puede haber quedado a medias.</translation>
    </message>
    <message>
        <source>Cancelled by Stop; the agent called it failed.</source>
        <translation>Cancelado por «Detener»; el agente lo dio por fallido.</translation>
    </message>
    <message>
        <source>what it left running was ended</source>
        <translation>lo que dejó en marcha se terminó</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>rechazado, no se escribió</translation>
    </message>
    <message>
        <source>“%1” contains “..”. Give the path without it.</source>
        <translation>«%1» contiene «..». Indica la ruta sin ello.</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>editar</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>move</source>
        <translation>mover</translation>
    </message>
    <message>
        <source>run a command</source>
        <translation>ejecutar un comando</translation>
    </message>
    <message>
        <source>You are asked because nobody can know whether your rule is met: %1</source>
        <translation>Se te pregunta porque nadie puede saber si se cumple tu regla: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ya no está.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 no es ni un archivo ni una carpeta.</translation>
    </message>
    <message>
        <source>A message takes %1 files at most.</source>
        <translation>Un mensaje admite %1 archivos como máximo.</translation>
    </message>
    <message>
        <source>The request was cancelled before it was sent.</source>
        <translation>La solicitud se canceló antes de enviarse.</translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>El servidor MCP no respondió en %n segundo.</numerusform>
            <numerusform>El servidor MCP no respondió en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large; what it held before is not kept.</source>
        <translation>El archivo es demasiado grande; lo que contenía antes no se conserva.</translation>
    </message>
    <message>
        <source>Belay is ending. Nothing was written.</source>
        <translation>Belay se está cerrando. No se escribió nada.</translation>
    </message>
    <message>
        <source>The row of effect %1 cannot be read.</source>
        <translation>La fila del efecto %1 no se puede leer.</translation>
    </message>
    <message>
        <source>%1 points to another address, which must not get the server&apos;s headers.</source>
        <translation>%1 remite a otra dirección, que no debe recibir las cabeceras del servidor.</translation>
    </message>
    <message>
        <source>From an earlier run</source>
        <translation>De una ejecución anterior</translation>
    </message>
    <message>
        <source>agent is not running</source>
        <translation>el agente no está en marcha</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>%n mensaje sin enviar</numerusform>
            <numerusform>%n mensajes sin enviar</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>en marcha en segundo plano</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>no iniciado</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>how a turn ended, its length</comment>
        <translation>%1 tras %2</translation>
    </message>
    <message>
        <source>can be undone by %1</source>
        <translation>se puede deshacer con %1</translation>
    </message>
    <message>
        <source>Contacted</source>
        <extracomment>hosts in the network</extracomment>
        <translation>Contactado</translation>
    </message>
    <message>
        <source>before this turn</source>
        <comment>a host was contacted</comment>
        <translation>antes de este turno</translation>
    </message>
    <message>
        <source>sent, no answer yet</source>
        <translation>enviado, todavía sin respuesta</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde las %1</translation>
    </message>
    <message>
        <source>agent process died</source>
        <comment>a state in a list</comment>
        <translation>el proceso del agente murió</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>a state in a list</comment>
        <translation>conexión perdida</translation>
    </message>
    <message>
        <source>agent failed</source>
        <comment>a state in a list</comment>
        <translation>el agente falló</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The agent is still at work</source>
        <translation>El agente sigue trabajando</translation>
    </message>
    <message>
        <source>Belay ended in the middle</source>
        <comment>a state in a list</comment>
        <translation>Belay terminó a la mitad</translation>
    </message>
    <message>
        <source>answered by you</source>
        <translation>respondido por ti</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>proceso %1</translation>
    </message>
    <message>
        <source>asked again, no answer yet</source>
        <translation>pedido otra vez, todavía sin respuesta</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>writes at once</source>
        <translation>escribe al momento</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>nothing is sent before this turn has ended</source>
        <translation>no se envía nada antes de que termine este turno</translation>
    </message>
    <message>
        <source>sent as soon as the agent is ready</source>
        <translation>se envía en cuanto el agente esté listo</translation>
    </message>
    <message>
        <source>Stop what runs on</source>
        <translation>Terminar lo que sigue en marcha</translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>%n carpeta más</numerusform>
            <numerusform>%n carpetas más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>Según el texto</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>Mostrar %n línea</numerusform>
            <numerusform>Mostrar las %n líneas</numerusform>
        </translation>
    </message>
    <message>
        <source>Too soon, nothing was answered</source>
        <translation>Demasiado pronto, no se respondió nada</translation>
    </message>
    <message>
        <source>Settings (*.json *.jsonc);;All files (*)</source>
        <translation>Configuración (*.json *.jsonc);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Folder of the session</source>
        <translation>Carpeta de la sesión</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>¿Eliminar «%1»?</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for its answer…</source>
        <translation>Esperando su respuesta…</translation>
    </message>
    <message>
        <source>“%1” reads the environment variable %2, which was not set when Belay started.</source>
        <translation>«%1» lee la variable de entorno %2, que no estaba definida cuando se inició Belay.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 no se pudo iniciar: %2</translation>
    </message>
    <message>
        <source>Settings with “%1”</source>
        <translation>Configuración con «%1»</translation>
    </message>
    <message>
        <source>It edits a file: you see the diff</source>
        <translation>Edita un archivo: ves las diferencias</translation>
    </message>
    <message>
        <source>You read what happened, and undo it</source>
        <translation>Lees lo que ocurrió, y lo deshaces</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>señal %1</translation>
    </message>
    <message>
        <source>It was not run again: row %1 is the first.</source>
        <translation>No se ejecutó de nuevo: la fila %1 es la primera.</translation>
    </message>
    <message>
        <source>The header “%1” has characters that no header may have.</source>
        <translation>La cabecera «%1» tiene caracteres que ninguna cabecera puede tener.</translation>
    </message>
    <message>
        <source>%1 was not run again</source>
        <translation>%1 no se volvió a ejecutar</translation>
    </message>
    <message>
        <source>not run again</source>
        <translation>no se volvió a ejecutar</translation>
    </message>
    <message>
        <source>Agents are reached by WebSocket: an address begins with wss:// or ws://.</source>
        <translation>A los agentes se llega por WebSocket: una dirección empieza por wss:// o ws://.</translation>
    </message>
    <message>
        <source>This is no address of an agent. One looks like wss://agents.example.com/acp.</source>
        <translation>Esto no es la dirección de un agente. Una dirección es así: wss://agents.example.com/acp.</translation>
    </message>
    <message>
        <source>Changing this restarts the agent.</source>
        <translation>Cambiar esto reinicia el agente.</translation>
    </message>
    <message>
        <source>Public list, downloaded only when you open it</source>
        <translation>Lista pública, se descarga solo al abrirla</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>Abrir un enlace</translation>
    </message>
    <message>
        <source>It was called to take it back, and nobody knows whether that took effect.</source>
        <translation>Se llamó para deshacerlo, y nadie sabe si surtió efecto.</translation>
    </message>
    <message>
        <source>not in your folder yet</source>
        <translation>aún no están en su carpeta</translation>
    </message>
</context>
<context>
    <name>cli::AgentsCommand</name>
    <message>
        <source>list coding agents, or test one</source>
        <translation>lista los agentes de programación, o prueba uno</translation>
    </message>
    <message>
        <source>Test this agent.</source>
        <translation>Prueba este agente.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>There is no agent “%1”. belay agents lists them.</source>
        <translation>No hay ningún agente «%1». belay agents los lista.</translation>
    </message>
    <message>
        <source>With --test: measure how the agent takes Stop.</source>
        <translation>Con --test: mide cómo reacciona el agente a «Detener».</translation>
    </message>
    <message>
        <source>With --stop: print every result as one line of JSON.</source>
        <translation>Con --stop: imprime cada resultado como una línea de JSON.</translation>
    </message>
    <message>
        <source>--stop needs --test and the agent&apos;s name.</source>
        <translation>--stop necesita --test y el nombre del agente.</translation>
    </message>
    <message>
        <source>--json goes with --stop only.</source>
        <translation>--json solo va con --stop.</translation>
    </message>
    <message>
        <source>Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a temporary folder, stops four of them in the middle, and says how it took that and what was left; the name may be a command or an address, too. That takes some minutes, 24 at the most, uses the agent&apos;s model, and is kept with the agent. Ctrl-C ends it, again by force.
Exit codes: 0 fine: every Stop that could be tried held, 1 something was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be tried, 130 interrupted.</source>
        <translation>Muestra los agentes configurados; * es el que usan las sesiones nuevas. Con --test, inicia uno para ver si responde y dice qué sabe hacer. Con --test NAME --stop, le da seis tareas pequeñas en una carpeta temporal, detiene cuatro a la mitad y dice cómo reaccionó y qué quedó; el nombre también puede ser un comando o una dirección. Tarda unos minutos, 24 como máximo, usa el modelo del agente, y el resultado se conserva con el agente. Ctrl-C lo termina; otra vez, a la fuerza.
Códigos de salida: 0 bien: cada «Detener» que se pudo probar funcionó, 1 quedó algo después de «Detener» o hubo que forzar al agente, 2 uso incorrecto, 3 el agente no respondió o no se pudo probar ningún «Detener», 130 interrumpido.</translation>
    </message>
    <message>
        <source>Found on this computer, to be started with belay exec --agent COMMAND:</source>
        <translation>Encontrados en este equipo; se inician con belay exec --agent ORDEN:</translation>
    </message>
</context>
<context>
    <name>cli::EffectsCommand</name>
    <message>
        <source>%1: left alone. %2</source>
        <translation>%1: no se toca. %2</translation>
    </message>
    <message>
        <source>Undo this? [y/N] </source>
        <translation>¿Deshacer esto? [s/N] </translation>
    </message>
    <message>
        <source>y</source>
        <comment>the letter that says yes</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>There is nothing to report.</source>
        <translation>No hay nada de lo que informar.</translation>
    </message>
    <message>
        <source>Effect %1 cannot be undone. %2</source>
        <translation>El efecto %1 no se puede deshacer. %2</translation>
    </message>
    <message>
        <source>Nothing was changed. --yes undoes without asking.</source>
        <translation>No se cambió nada. --yes deshace sin preguntar.</translation>
    </message>
    <message>
        <source>%1: undone. belay undo %2 brings it back.</source>
        <translation>%1: deshecho. belay undo %2 lo trae de vuelta.</translation>
    </message>
    <message>
        <source>list what coding agents did</source>
        <translation>lista lo que hicieron los agentes de programación</translation>
    </message>
    <message>
        <source>Lists what agents did: files written, commands run, and what became of it.</source>
        <translation>Lista lo que hicieron los agentes: archivos escritos, comandos ejecutados, y en qué quedó.</translation>
    </message>
    <message>
        <source>Only the effects of this session.</source>
        <translation>Solo los efectos de esta sesión.</translation>
    </message>
    <message>
        <source>Print what turns did as a report: markdown or json.</source>
        <translation>Imprime lo que hicieron los turnos como informe: markdown o json.</translation>
    </message>
    <message>
        <source>Only the effects of this turn of the session.</source>
        <translation>Solo los efectos de este turno de la sesión.</translation>
    </message>
    <message>
        <source>A turn is a number from 1 on, and --turn wants --session.</source>
        <translation>Un turno es un número a partir de 1, y --turn necesita --session.</translation>
    </message>
    <message>
        <source>take back what coding agents did</source>
        <translation>revierte lo que hicieron los agentes de programación</translation>
    </message>
    <message>
        <source>Takes effects back, by their numbers in belay effects. Files are only touched where they still are what the effect left; what goes, goes to the trash; an undo can itself be undone.
Exit codes: 0 all undone, 1 something could not be, 2 usage.</source>
        <translation>Revierte efectos, por sus números en belay effects. Los archivos solo se tocan donde siguen siendo lo que dejó el efecto; lo que desaparece va a la papelera; deshacer también se puede deshacer.
Códigos de salida: 0 todo deshecho, 1 algo no se pudo, 2 uso incorrecto.</translation>
    </message>
    <message>
        <source>Do not ask.</source>
        <translation>No pregunta.</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>Solo dice lo que se haría.</translation>
    </message>
    <message>
        <source>The session of --turn and --restore.</source>
        <translation>La sesión de --turn y --restore.</translation>
    </message>
    <message>
        <source>All effects of this turn and the later ones: back to its start.</source>
        <translation>Todos los efectos de este turno y de los posteriores: vuelve a su inicio.</translation>
    </message>
    <message>
        <source>Number of an effect.</source>
        <translation>Número de un efecto.</translation>
    </message>
    <message>
        <source>Which effect is to be undone?</source>
        <translation>¿Qué efecto hay que deshacer?</translation>
    </message>
    <message>
        <source>Name a turn by its number and its session.</source>
        <translation>Indica un turno con su número y su sesión.</translation>
    </message>
    <message>
        <source>There is no effect “%1”.</source>
        <translation>No hay ningún efecto «%1».</translation>
    </message>
    <message>
        <source>Effect %1: %2 of %3 is called with %4</source>
        <translation>Efecto %1: se llama a %2 de %3 con %4</translation>
    </message>
    <message>
        <source>Effect %1: undone.</source>
        <translation>Efecto %1: deshecho.</translation>
    </message>
    <message>
        <source>Only what needs a look and was not acknowledged.</source>
        <translation>Solo lo que hay que mirar y no está confirmado.</translation>
    </message>
    <message>
        <source>Acknowledge what is listed.</source>
        <translation>Confirmar lo que se lista.</translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message>
        <source>What you typed is for this run only: this agent is not in the list of agents in the window&apos;s settings.</source>
        <translation>Lo que escribiste vale solo para esta ejecución: este agente no está en la lista de agentes de la configuración de la ventana.</translation>
    </message>
    <message>
        <source>run one turn of a coding agent in a terminal</source>
        <translation>ejecuta un turno de un agente de programación en un terminal</translation>
    </message>
    <message>
        <source>The agent to start; the demo agent if none is given or configured.</source>
        <translation>El agente que se inicia; el de demostración si no se indica ni se ha configurado ninguno.</translation>
    </message>
    <message>
        <source>Another folder that the agent may work in. May be given several times.</source>
        <translation>Otra carpeta en la que el agente puede trabajar. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Leave out your permission rules, also those that deny.</source>
        <translation>Omite tus reglas de permisos, también las que deniegan.</translation>
    </message>
    <message>
        <source>Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times.</source>
        <translation>Pasa los servidores MCP de este archivo JSON (mcpServers) en esta ejecución. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Pass none of the MCP servers of your settings.</source>
        <translation>No pasa ninguno de los servidores MCP de tu configuración.</translation>
    </message>
    <message>
        <source>Log in by this method of the agent&apos;s first; what methods there are is said when one is needed. With no message, do only that.</source>
        <translation>Se identifica primero con este método del agente; cuáles hay se dice cuando hace falta uno. Sin mensaje, hace solo eso.</translation>
    </message>
    <message>
        <source>method</source>
        <translation>método</translation>
    </message>
    <message>
        <source>The name of the method to log in by is empty.</source>
        <translation>El nombre del método para identificarse está vacío.</translation>
    </message>
    <message>
        <source>There is no message to send.</source>
        <translation>No hay ningún mensaje que enviar.</translation>
    </message>
    <message>
        <source>What to answer when the agent asks: ask, allow or reject. What a rule of yours may deny is not allowed by that.</source>
        <translation>Qué se responde cuando el agente pregunta: ask, allow o reject. Lo que una regla suya pudiera denegar no se permite con ello.</translation>
    </message>
    <message>
        <source>What is done about the network: nothing (unwatched), note what is contacted through a proxy that is offered to the agent (note), or no other way than that proxy, which lets only the hosts of --allow-host through (only; needs --writes hold). As set for the agent by default.</source>
        <translation>Qué se hace con la red: nada (unwatched), anotar lo que se contacta por un proxy que se ofrece al agente (note), o ningún otro camino que ese proxy, que solo deja pasar los hosts de --allow-host (only; necesita --writes hold). Por defecto, lo ajustado para el agente.</translation>
    </message>
    <message>
        <source>A host that may be reached with --network only, which this implies: a name, *.name or an address, with :port if only that one. May be given several times.</source>
        <translation>Un host al que se puede llegar con --network only, que esto implica: un nombre, *.nombre o una dirección, con :puerto si es solo ese. Puede indicarse varias veces.</translation>
    </message>
    <message>
        <source>host</source>
        <translation>host</translation>
    </message>
    <message>
        <source>What an agent elsewhere contacts cannot be watched here.</source>
        <translation>Lo que contacta un agente que está en otro sitio no se puede vigilar aquí.</translation>
    </message>
    <message>
        <source>What becomes of calls of MCP servers&apos; tools before they are sent: asked about unless they only read and the server is trusted (ask), sent (pass), sent if the server says that they only read (read-only), or refused (deny).</source>
        <translation>Qué pasa con las llamadas a herramientas de servidores MCP antes de enviarse: se pregunta salvo que solo lean y se confíe en el servidor (ask), se envían (pass), se envían si el servidor dice que solo leen (read-only) o se rechazan (deny).</translation>
    </message>
    <message>
        <source>Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold
as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not set.
Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,
5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,
9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force.</source>
        <translation>Ejecuta un turno en un terminal. Ctrl-C es «Detener», otra vez es «Forzar detención». Tus reglas de permisos y servidores MCP
valen como en la ventana. Lo que el agente pregunta se pregunta aquí si stdin y stderr son un terminal y no hay --json.
Códigos de salida: 0 fin del turno, 1 falló el agente, 2 uso incorrecto, 3 el agente no pudo iniciarse, 4 el agente murió,
5 negativa, 6 límite de tokens o solicitudes, 7 fin normal tras «Detener», 8 cancelado por el agente, 130 detenido,
9 fin del turno, y hay cambios retenidos, 124 detenido por su límite de tiempo, 137 detenido a la fuerza.</translation>
    </message>
    <message>
        <source>Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and 0 is no limit. As set for the agent by default.</source>
        <translation>Detiene el turno cuando ha durado tanto: 90s, 10m, 1h30m; sin unidad son segundos, y 0 es sin límite. Por omisión, lo fijado para el agente.</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duración</translation>
    </message>
    <message>
        <source>“%1” is not a duration like 90s, 10m or 1h30m, a week at most.</source>
        <translation>«%1» no es una duración como 90s, 10m o 1h30m, una semana como máximo.</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>Hay %n efecto de ejecuciones anteriores en esta carpeta por mirar: belay effects --unseen</numerusform>
            <numerusform>Hay %n efectos de ejecuciones anteriores en esta carpeta por mirar: belay effects --unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>--writes stage is now called --writes hold.</source>
        <translation>--writes stage se llama ahora --writes hold.</translation>
    </message>
    <message>
        <source>--writes stage-commit is gone: use --writes hold, then belay held accept.</source>
        <translation>--writes stage-commit ya no existe: use --writes hold y después belay held accept.</translation>
    </message>
    <message>
        <source>What is done with what the agent writes through Belay: written at once or asked about. With hold all that it and its commands write is held back until belay held accepts or discards it. As set for the agent by default.</source>
        <translation>Qué se hace con lo que el agente escribe a través de Belay: se escribe al momento (at-once) o se pregunta (ask). Con hold se retiene todo lo que escriben él y sus órdenes hasta que belay held lo acepta o lo descarta. Por omisión, lo ajustado para el agente.</translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message>
        <source>The agent wants you to be logged in. Its ways:</source>
        <translation>El agente quiere que te identifiques. Sus formas:</translation>
    </message>
    <message>
        <source>      runs here: %1</source>
        <translation>      ejecuta aquí: %1</translation>
    </message>
    <message>
        <source>      wants in the environment: %1</source>
        <translation>      quiere en el entorno: %1</translation>
    </message>
    <message>
        <source>Log in with: belay exec --login METHOD, and the same --agent.</source>
        <translation>Identifícate con: belay exec --login MÉTODO, y el mismo --agent.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that works here.</source>
        <translation>El agente no ofrece ninguna forma de identificarse que funcione aquí.</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that is called “%1”; it offers: %2</source>
        <translation>El agente no ofrece ninguna forma de identificarse que se llame «%1»; ofrece: %2</translation>
    </message>
    <message>
        <source>This way to log in needs a terminal to type in.</source>
        <translation>Esta forma de identificarse necesita un terminal en el que escribir.</translation>
    </message>
    <message>
        <source>Nobody can be asked here. Set these variables where Belay is started, without --login: %1</source>
        <translation>Aquí no se puede preguntar a nadie. Define estas variables donde se inicia Belay, sin --login: %1</translation>
    </message>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      y %n más, que no se muestra</numerusform>
            <numerusform>      y %n más, que no se muestran</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent wants a login that does not work here. Log in with its own program, then try again.</source>
        <translation>El agente pide una identificación que no funciona aquí. Identifíquese con el programa del agente y vuelva a intentarlo.</translation>
    </message>
</context>
<context>
    <name>cli::ExecQuestions</name>
    <message>
        <source>This is not asked any more.</source>
        <translation>Esto ya no se pregunta.</translation>
    </message>
    <message>
        <source>The agent asks: %1</source>
        <translation>El agente pregunta: %1</translation>
    </message>
    <message>
        <source>  It calls this: %1</source>
        <translation>  Lo llama: %1</translation>
    </message>
    <message>
        <source>  Why: %1</source>
        <translation>  Por qué: %1</translation>
    </message>
    <message>
        <source>  In the folder: %1</source>
        <translation>  En la carpeta: %1</translation>
    </message>
    <message>
        <source>Number: </source>
        <translation>Número: </translation>
    </message>
    <message>
        <source>  At the MCP server: %1</source>
        <translation>  En el servidor MCP: %1</translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message>
        <source>Logged in.</source>
        <translation>Identificado.</translation>
    </message>
    <message>
        <source>Nobody can be asked here; the request was rejected. See --permissions.</source>
        <translation>Aquí no se puede preguntar a nadie; la solicitud se rechazó. Véase --permissions.</translation>
    </message>
    <message>
        <source>Held back, your folder is unchanged:</source>
        <translation>Retenido, tu carpeta no ha cambiado:</translation>
    </message>
    <message>
        <source>The agent offers no way to reject its request, so the turn is stopped. See --permissions.</source>
        <translation>El agente no ofrece ninguna forma de rechazar su petición, así que el turno se detiene. Véase --permissions.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because nobody can know whether your rule is met: %1</source>
        <translation>No permitido por --permissions, porque nadie puede saber si se cumple su regla: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>Deteniendo… Ctrl-C otra vez lo fuerza; tras %n segundo se fuerza.</numerusform>
            <numerusform>Deteniendo… Ctrl-C otra vez lo fuerza; tras %n segundos se fuerza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has not finished looking for what the turn changed: there may be more than this.</source>
        <translation>Belay no ha terminado de buscar lo que cambió el turno: puede haber más que esto.</translation>
    </message>
    <message>
        <source>Still running in the background, and now ended with the agent:</source>
        <translation>Seguía en segundo plano y ahora termina con el agente:</translation>
    </message>
    <message>
        <source>The time limit of the turn is over.</source>
        <translation>Se alcanzó el límite de tiempo del turno.</translation>
    </message>
    <message>
        <source>For that the agent had to close the session.</source>
        <translation>Para eso el agente tuvo que cerrar la sesión.</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because of your rule: %1</source>
        <translation>No permitido por --permissions, por su regla: %1</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because there are several different answers that allow it.</source>
        <translation>No permitido por --permissions, porque hay varias respuestas distintas que lo permiten.</translation>
    </message>
    <message>
        <source>Look at them with belay held show, then belay held accept or discard --session %1.</source>
        <translation>Míralos con belay held show, y luego belay held accept o discard --session %1.</translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message>
        <source>There are several: choose one by --session.</source>
        <translation>Hay varias: elige una con --session.</translation>
    </message>
    <message>
        <source>Session %1, the only one here in which something waits:</source>
        <translation>Sesión %1, la única de aquí en la que espera algo:</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <translation>%1: descartado</translation>
    </message>
    <message>
        <source>%1: written</source>
        <translation>%1: escrito</translation>
    </message>
    <message>
        <source>%1: not written. %2</source>
        <translation>%1: no escrito. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n cambio espera: los conflictos, los hooks y la configuración de git, los archivos ignorados y los de fuera solo se aceptan por su nombre.</numerusform>
            <numerusform>%n cambios esperan: los conflictos, los hooks y la configuración de git, los archivos ignorados y los de fuera solo se aceptan por su nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held back.</source>
        <translation>No hay nada retenido.</translation>
    </message>
    <message>
        <source>Nothing is held back of this folder.</source>
        <translation>No hay nada retenido de esta carpeta.</translation>
    </message>
    <message>
        <source>Nothing is held back under that name.</source>
        <translation>No hay nada retenido con ese nombre.</translation>
    </message>
    <message>
        <source>Its session is open in a Belay: decide there, or close it.</source>
        <translation>Su sesión está abierta en un Belay: decide allí, o ciérrala.</translation>
    </message>
    <message>
        <source>look at what agents wrote that is held back, and decide about it</source>
        <translation>mira lo que escribieron los agentes y está retenido, y decide sobre ello</translation>
    </message>
    <message>
        <source>Without a task lists the sessions of which changes are held back. list names them, show shows them, accept
writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out
what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.
What was accepted is listed by belay effects and taken back by belay undo.
Exit codes: 0 done, 1 not all of it, 2 usage.</source>
        <translation>Sin tarea, lista las sesiones de las que hay cambios retenidos. list los nombra, show los muestra, accept los
escribe en tu carpeta y discard renuncia a ellos: los nombrados, o todos. Sin nombres, accept omite lo que
cambiaste entretanto, los hooks y la configuración de git, y lo que está fuera o se ignora.
Lo aceptado lo lista belay effects y lo revierte belay undo.
Códigos de salida: 0 hecho, 1 no todo, 2 uso incorrecto.</translation>
    </message>
    <message>
        <source>Which session; by default the only one of the current folder in which something waits.</source>
        <translation>Qué sesión; por omisión, la única de la carpeta actual en la que espera algo.</translation>
    </message>
    <message>
        <source>list, show, accept or discard.</source>
        <translation>list (listar), show (mostrar), accept (aceptar) o discard (descartar).</translation>
    </message>
    <message>
        <source>Files or folders; all by default.</source>
        <translation>Archivos o carpetas; si no, todos.</translation>
    </message>
</context>
<context>
    <name>cli::StopCommand</name>
    <message>
        <source>Ran on: %1</source>
        <translation>Siguió en marcha: %1</translation>
    </message>
    <message>
        <source>Written after Stop: %1</source>
        <translation>Escrito después de «Detener»: %1</translation>
    </message>
    <message>
        <source>reading files</source>
        <translation>leer archivos</translation>
    </message>
    <message>
        <source>writing files</source>
        <translation>escribir archivos</translation>
    </message>
    <message>
        <source>running commands</source>
        <translation>ejecutar comandos</translation>
    </message>
    <message>
        <source>It used nothing of Belay&apos;s: no files, no commands.</source>
        <translation>No usó nada de Belay: ni archivos ni comandos.</translation>
    </message>
    <message>
        <source>Through Belay: %1</source>
        <translation>A través de Belay: %1</translation>
    </message>
    <message>
        <source>This is not kept: the agent is not in the list of agents.</source>
        <translation>Esto no se conserva: el agente no está en la lista de agentes.</translation>
    </message>
    <message>
        <source>No Stop could be tried, so there is nothing to say about it.</source>
        <translation>No se pudo probar ningún «Detener», así que no hay nada que decir al respecto.</translation>
    </message>
    <message>
        <source>The folder %1 could not be removed.</source>
        <translation>La carpeta %1 no se pudo eliminar.</translation>
    </message>
    <message>
        <source>Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, which is removed afterwards.
A turn has %3 s to come to where it is stopped, and %4 s to stop before force is used. The agent may take what its turns cost.</source>
        <translation>Midiendo cómo reacciona %1 a «Detener»: seis turnos, cada uno con su propio proceso, en %2, que después se elimina.
Un turno tiene %3 s para llegar adonde se detiene, y %4 s para detenerse antes de que se use la fuerza. El agente puede cobrar lo que cuesten sus turnos.</translation>
    </message>
</context>
<context>
    <name>cli::TerminalForm</name>
    <message>
        <source>It leads to: %1</source>
        <translation>Lleva a: %1</translation>
    </message>
    <message>
        <source>Nothing is sent before you say so at the end. Ctrl-D cancels.</source>
        <translation>No se envía nada hasta que lo digas al final. Ctrl-D cancela.</translation>
    </message>
    <message>
        <source>%1 – y: yes, n: no</source>
        <translation>%1 – y: sí, n: no</translation>
    </message>
    <message>
        <source>%1 – numbers with commas between them</source>
        <translation>%1 – números separados por comas</translation>
    </message>
    <message>
        <source>y: send, n: decline, e: fill in again: </source>
        <translation>y: enviar, n: rechazar, e: rellenar de nuevo: </translation>
    </message>
    <message>
        <source>y: open it in the browser and say so to the agent, n: decline: </source>
        <translation>y: abrirla en el navegador y decírselo al agente, n: rechazar: </translation>
    </message>
    <message>
        <source>y: you have opened it, n: decline: </source>
        <translation>y: la has abierto, n: rechazar: </translation>
    </message>
    <message>
        <source>n: decline, c: cancel: </source>
        <translation>n: rechazar, c: cancelar: </translation>
    </message>
    <message>
        <source>Type one of the letters that are named.</source>
        <translation>Escribe una de las letras indicadas.</translation>
    </message>
    <message>
        <source>No program here opens it. Open the address where you like.</source>
        <translation>Ningún programa la abre aquí. Abre la dirección donde quieras.</translation>
    </message>
    <message>
        <source>%1 [Enter: %2]</source>
        <translation>%1 [Intro: %2]</translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message>
        <source>You cancelled the start of the agent.</source>
        <translation>Cancelaste el inicio del agente.</translation>
    </message>
    <message>
        <source>The agent refused the opening handshake.</source>
        <translation>El agente rechazó el saludo inicial.</translation>
    </message>
    <message>
        <source>The agent speaks version %1 of the protocol; Belay speaks version %2.</source>
        <translation>El agente habla la versión %1 del protocolo; Belay habla la versión %2.</translation>
    </message>
    <message>
        <source>Something of the agent may still run</source>
        <translation>Puede que algo del agente siga en marcha</translation>
    </message>
    <message>
        <source>The agent was not started again: its process %1 could not be ended and still runs.</source>
        <translation>El agente no se volvió a iniciar: su proceso %1 no se pudo terminar y sigue en marcha.</translation>
    </message>
    <message>
        <source>Belay keeps trying to end it. Start the agent once it is gone.</source>
        <translation>Belay sigue intentando terminarlo. Inicie el agente cuando haya desaparecido.</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>El agente no se inició en %n segundo.</numerusform>
            <numerusform>El agente no se inició en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has killed the agent, but does not know whether it has ended.</source>
        <translation>Belay mató al agente, pero no sabe si ha terminado.</translation>
    </message>
    <message>
        <source>The agent process could not be ended and may still run.</source>
        <translation>El proceso del agente no se pudo terminar y puede seguir en marcha.</translation>
    </message>
    <message>
        <source>Belay killed the agent, but these of its processes still ran: %1. Belay keeps trying to end them.</source>
        <translation>Belay mató al agente, pero estos procesos suyos seguían en marcha: %1. Belay sigue intentando terminarlos.</translation>
    </message>
    <message>
        <source>belay-guard, which watches what the agent starts, was killed. What was found of the agent was ended; a program that hides may live on.</source>
        <translation>Se mató a belay-guard, que vigila lo que inicia el agente. Lo que se encontró del agente se terminó; un programa que se esconda puede seguir en marcha.</translation>
    </message>
    <message>
        <source>belay-guard is missing or does not work here, so only the agent&apos;s process group was ended. A program that left it may live on.</source>
        <translation>belay-guard falta o no funciona aquí, así que solo se terminó el grupo de procesos del agente. Un programa que lo haya abandonado puede seguir en marcha.</translation>
    </message>
    <message>
        <source>The agent ended before it was ready (%1).</source>
        <translation>El agente terminó antes de estar listo (%1).</translation>
    </message>
</context>
<context>
    <name>core::AgentRequests</name>
    <message>
        <source>Refused by your rule: %1</source>
        <translation>Rechazado por tu regla: %1</translation>
    </message>
    <message>
        <source>A rule of the user&apos;s forbids this.</source>
        <translation>Una regla del usuario lo prohíbe.</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Leer %1</translation>
    </message>
    <message>
        <source>The user does not want this file to be read.</source>
        <translation>El usuario no quiere que se lea este archivo.</translation>
    </message>
    <message>
        <source>The user rejected this command. It was not run.</source>
        <translation>El usuario rechazó este comando. No se ejecutó.</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>Ejecutarlo de nuevo</translation>
    </message>
    <message>
        <source>This very command ran at %1 and ended with exit code %2.</source>
        <translation>Este mismo comando se ejecutó a las %1 y terminó con el código de salida %2.</translation>
    </message>
    <message>
        <source>This very command ran at %1.</source>
        <translation>Este mismo comando se ejecutó a las %1.</translation>
    </message>
    <message>
        <source>The same command had run before: row %1.</source>
        <translation>El mismo comando ya se había ejecutado: fila %1.</translation>
    </message>
</context>
<context>
    <name>core::BranchKeeper</name>
    <message>
        <source>Git did not answer.</source>
        <translation>Git no respondió.</translation>
    </message>
</context>
<context>
    <name>core::CallPermissions</name>
    <message>
        <source>It was asked for after Stop, and refused.</source>
        <translation>Se pidió después de «Detener», y se rechazó.</translation>
    </message>
</context>
<context>
    <name>core::CallRows</name>
    <message>
        <source>The agent began it before there was a message.</source>
        <translation>El agente lo empezó antes de que hubiera un mensaje.</translation>
    </message>
    <message>
        <source>The agent began it when the turn was over.</source>
        <translation>El agente lo empezó cuando el turno había terminado.</translation>
    </message>
    <message>
        <source>It began before the checkpoint of the turn was taken.</source>
        <translation>Empezó antes de que se tomara el punto de control del turno.</translation>
    </message>
    <message>
        <source>The agent says that it only looks.</source>
        <translation>El agente dice que solo mira.</translation>
    </message>
    <message>
        <source>The agent did not tell what it changed.</source>
        <translation>El agente no comunicó lo que cambió.</translation>
    </message>
    <message>
        <source>Nobody but the agent knows what it did.</source>
        <translation>Nadie más que el agente sabe lo que hizo.</translation>
    </message>
    <message>
        <source>What it writes is held back.</source>
        <translation>Lo que escribe queda retenido.</translation>
    </message>
</context>
<context>
    <name>core::ConfinedFiles</name>
    <message>
        <source>%1 is larger than %2 MiB; Belay does not hand it over.</source>
        <translation>%1 ocupa más de %2 MiB; Belay no lo entrega.</translation>
    </message>
    <message>
        <source>%1 is not an absolute path.</source>
        <translation>%1 no es una ruta absoluta.</translation>
    </message>
    <message>
        <source>The path holds a NUL character.</source>
        <translation>La ruta contiene un carácter NUL.</translation>
    </message>
    <message>
        <source>%1 is a symbolic link to nowhere.</source>
        <translation>%1 es un enlace simbólico que no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>%1 is outside the folders of this session.</source>
        <translation>%1 está fuera de las carpetas de esta sesión.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 no es texto UTF-8.</translation>
    </message>
</context>
<context>
    <name>core::EffectObserver</name>
    <message>
        <source>It was not permitted, but the agent called it done.</source>
        <translation>No se permitió, pero el agente lo dio por hecho.</translation>
    </message>
</context>
<context>
    <name>core::ElicitationGate</name>
    <message>
        <source>The answer does not fit the agent&apos;s form; nothing was answered.</source>
        <translation>La respuesta no encaja en el formulario del agente; no se respondió nada.</translation>
    </message>
</context>
<context>
    <name>core::FileService</name>
    <message>
        <source>Stop was pressed before it was written</source>
        <translation>Se pulsó «Detener» antes de que se escribiera</translation>
    </message>
    <message>
        <source>withdrawn by you before it was written</source>
        <translation>retirado por ti antes de que se escribiera</translation>
    </message>
    <message>
        <source>withdrawn by the agent before it was written</source>
        <translation>retirado por el agente antes de que se escribiera</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Escribir %1</translation>
    </message>
    <message>
        <source>What the file holds now cannot be shown.</source>
        <translation>No se puede mostrar lo que el archivo contiene ahora.</translation>
    </message>
    <message>
        <source>rejected by you</source>
        <translation>rechazado por ti</translation>
    </message>
    <message>
        <source>the agent&apos;s process ended before it was allowed</source>
        <translation>el proceso del agente terminó antes de que se permitiera</translation>
    </message>
    <message>
        <source>The user rejected this write. The file was not changed.</source>
        <translation>El usuario rechazó esta escritura. El archivo no se cambió.</translation>
    </message>
    <message>
        <source>The same write was asked for before and did not take effect.</source>
        <translation>La misma escritura ya se pidió antes y no surtió efecto.</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 no se escribió</translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message>
        <source>What the agent sees could not be brought up to date with your folder.</source>
        <translation>Lo que ve el agente no se pudo poner al día con tu carpeta.</translation>
    </message>
    <message>
        <source>What was held back could not be mounted again, so nothing of it was discarded.</source>
        <translation>Lo retenido no se pudo volver a montar, así que no se descartó nada de ello.</translation>
    </message>
    <message>
        <source>a part of it waits</source>
        <translation>una parte espera</translation>
    </message>
    <message>
        <source>together with what you changed</source>
        <translation>junto con lo que usted cambió</translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>%n de ellos no pudo volver a ser como era; el resto está como al empezar el turno.</numerusform>
            <numerusform>%n de ellos no pudieron volver a ser como eran; el resto está como al empezar el turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent was not started: a terminal or program still runs in its earlier view of the folder. End that first.</source>
        <translation>El agente no se inició: en su vista anterior de la carpeta todavía se ejecuta un terminal o un programa. Ciérrelo primero.</translation>
    </message>
</context>
<context>
    <name>core::McpEntry</name>
    <message>
        <source>The value of “%1” holds characters that cannot be passed on. Type it anew.</source>
        <translation>El valor de «%1» contiene caracteres que no se pueden transmitir. Escríbelo de nuevo.</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an environment variable.</source>
        <translation>«%1» no puede ser el nombre de una variable de entorno.</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of the two.</source>
        <translation>«%1» está dos veces. Quita una de las dos.</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>Ponle un nombre al servidor.</translation>
    </message>
    <message>
        <source>A name is one line of at most 200 characters.</source>
        <translation>Un nombre es una línea de 200 caracteres como máximo.</translation>
    </message>
    <message>
        <source>Another server is called “%1” already.</source>
        <translation>Ya hay otro servidor que se llama «%1».</translation>
    </message>
    <message>
        <source>Type the command that starts the server.</source>
        <translation>Escribe el comando que inicia el servidor.</translation>
    </message>
    <message>
        <source>The command holds characters that cannot be passed on. Type it anew.</source>
        <translation>El comando contiene caracteres que no se pueden transmitir. Escríbelo de nuevo.</translation>
    </message>
    <message>
        <source>An address looks like https://tools.example.com/mcp.</source>
        <translation>Una dirección es así: https://tools.example.com/mcp.</translation>
    </message>
</context>
<context>
    <name>core::OwnPath</name>
    <message>
        <source>Where “%1” leads cannot be found out.</source>
        <translation>No se puede averiguar adónde lleva «%1».</translation>
    </message>
    <message>
        <source>“%1” is your home folder, or contains it: then nothing would be held back.</source>
        <translation>«%1» es tu carpeta personal o la contiene: entonces no se retendría nada.</translation>
    </message>
    <message>
        <source>“%1” lies in or around %2, whose changes are held back.</source>
        <translation>«%1» está dentro o alrededor de %2, cuyos cambios se retienen.</translation>
    </message>
    <message>
        <source>“%1” leads elsewhere by a link. Give the path that it leads to.</source>
        <translation>«%1» lleva a otro lugar mediante un enlace. Indique la ruta a la que lleva.</translation>
    </message>
</context>
<context>
    <name>core::PermissionGate</name>
    <message>
        <source>The agent did not offer this answer; nothing was answered.</source>
        <translation>El agente no ofreció esta respuesta; no se respondió nada.</translation>
    </message>
    <message>
        <source>Answer with that result</source>
        <translation>Responder con ese resultado</translation>
    </message>
</context>
<context>
    <name>core::PermissionRules</name>
    <message>
        <source>To allow commands, say how they begin.</source>
        <translation>Para permitir comandos, indica cómo empiezan.</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>El comando está vacío.</translation>
    </message>
    <message>
        <source>Name a kind of request, a path, a command or a tool.</source>
        <translation>Indique un tipo de solicitud, una ruta, un comando o una herramienta.</translation>
    </message>
    <message>
        <source>“%1” is more than one program. Commands with ; | &amp; $ and the like are always asked about.</source>
        <translation>«%1» es más de un programa. Por los comandos con ; | &amp; $ y similares siempre se pregunta.</translation>
    </message>
    <message>
        <source>A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.</source>
        <translation>Un shell sustituye lo que no está entre comillas en «%1». Póngalo entre comillas o permita exactamente este comando.</translation>
    </message>
    <message>
        <source>With other words behind it, “%1” might run anything. Allow exactly this command instead.</source>
        <translation>Con otras palabras detrás, «%1» podría ejecutar cualquier cosa. Permita en su lugar exactamente este comando.</translation>
    </message>
</context>
<context>
    <name>core::PromptEnd</name>
    <message>
        <source>The agent gave a reason Belay does not know: “%1”.</source>
        <translation>El agente dio un motivo que Belay no conoce: «%1».</translation>
    </message>
    <message>
        <source>It had reached its limit of tokens.</source>
        <translation>Había llegado a su límite de tokens.</translation>
    </message>
    <message>
        <source>It had reached its limit of requests.</source>
        <translation>Había llegado a su límite de solicitudes.</translation>
    </message>
    <message>
        <source>It refused to go on.</source>
        <translation>Se negó a continuar.</translation>
    </message>
</context>
<context>
    <name>core::PtyCommand</name>
    <message>
        <source>No terminal could be made: %1</source>
        <translation>No se pudo crear un terminal: %1</translation>
    </message>
    <message>
        <source>Not typed: the program does not read.</source>
        <translation>No se ha escrito: el programa no lee.</translation>
    </message>
</context>
<context>
    <name>core::RemoteCalls</name>
    <message>
        <source>The server was asked to cancel it, and did not say how far it was.</source>
        <translation>Se pidió al servidor que la cancelara, y no dijo hasta dónde había llegado.</translation>
    </message>
    <message>
        <source>It was called after Stop.</source>
        <translation>Se llamó después de «Detener».</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call was not made.</source>
        <translation>El usuario detuvo este turno. La llamada no se hizo.</translation>
    </message>
    <message>
        <source>It only reads.</source>
        <translation>Solo lee.</translation>
    </message>
    <message>
        <source>Belay could not write down what is called, so the call was not made.</source>
        <translation>Belay no pudo anotar lo que se llama, así que la llamada no se hizo.</translation>
    </message>
    <message>
        <source>The agent did not wait for it.</source>
        <translation>El agente no esperó.</translation>
    </message>
    <message>
        <source>Stop came before it was sent.</source>
        <translation>«Detener» llegó antes de que se enviara.</translation>
    </message>
    <message>
        <source>Nobody allowed this call. It was not made.</source>
        <translation>Nadie permitió esta llamada. No se hizo.</translation>
    </message>
    <message>
        <source>The user does not allow this call. It was not made.</source>
        <translation>El usuario no permite esta llamada. No se hizo.</translation>
    </message>
    <message>
        <source>It had been made before. Its result is not kept.</source>
        <translation>Ya se había hecho antes. Su resultado no se conserva.</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call had been sent; whether it took effect is not known.</source>
        <translation>El usuario detuvo este turno. La llamada se había enviado; no se sabe si tuvo efecto.</translation>
    </message>
    <message>
        <source>The session was closed before the server had answered.</source>
        <translation>La sesión se cerró antes de que el servidor respondiera.</translation>
    </message>
    <message>
        <source>The session was closed before it was sent.</source>
        <translation>La sesión se cerró antes de que se enviara.</translation>
    </message>
    <message>
        <source>The server asked something first, and the agent did not go on with it.</source>
        <translation>El servidor preguntó algo antes y el agente no continuó.</translation>
    </message>
    <message>
        <source>That it is sent could not be stored.</source>
        <translation>No se pudo guardar que se envía.</translation>
    </message>
    <message>
        <source>The turn ended before it was sent.</source>
        <translation>El turno terminó antes de que se enviara.</translation>
    </message>
    <message>
        <source>It cannot be taken back by %1: %2</source>
        <translation>No se puede revertir con %1: %2</translation>
    </message>
    <message>
        <source>The user has this tool&apos;s calls held back. This one has not been made: it waits until the turn is over, and the user decides then. Do not make it again; go on without its result.</source>
        <translation>El usuario hace retener las llamadas a esta herramienta. Esta no se ha hecho: espera hasta que termine el turno, y entonces decide el usuario. No la repitas; sigue sin su resultado.</translation>
    </message>
    <message>
        <source>It was held back, and discarded by Stop.</source>
        <translation>Se retuvo, y «Detener» la descartó.</translation>
    </message>
    <message>
        <source>It was held back, and never sent.</source>
        <translation>Se retuvo, y nunca se envió.</translation>
    </message>
    <message>
        <source>It had been sent before, and the user does not want it made again. Whether it took effect is not known.</source>
        <translation>Ya se había enviado antes, y el usuario no quiere que se repita. No se sabe si tuvo efecto.</translation>
    </message>
    <message>
        <source>The MCP server is not reached any more.</source>
        <translation>Ya no se llega al servidor MCP.</translation>
    </message>
    <message>
        <source>The same call had been sent before: row %1.</source>
        <translation>La misma llamada ya se había enviado: fila %1.</translation>
    </message>
    <message>
        <source>%1 was not sent</source>
        <translation>%1 no se envió</translation>
    </message>
    <message>
        <source>The server answered that it is done, %1 s after it was asked to cancel it.</source>
        <translation>El servidor respondió que está hecho, %1 s después de que se le pidió cancelarlo.</translation>
    </message>
    <message>
        <source>The server says that it was cancelled: %1</source>
        <translation>El servidor dice que se canceló: %1</translation>
    </message>
    <message>
        <source>Its session was closed before it was sent. Its secrets are not kept, so the agent has to call it again.</source>
        <translation>Su sesión se cerró antes de que se enviara. Sus secretos no se conservan, así que el agente tiene que repetir la llamada.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call.</source>
        <translation>El servidor MCP «%1» se cambió después de la llamada.</translation>
    </message>
    <message>
        <source>No turn is running. The call was not made.</source>
        <translation>No hay ningún turno en curso. La llamada no se hizo.</translation>
    </message>
</context>
<context>
    <name>core::RemoteQuestion</name>
    <message>
        <source>Allow for this session</source>
        <translation>Permitir en esta sesión</translation>
    </message>
    <message>
        <source>Reject for this session</source>
        <translation>Rechazar en esta sesión</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>Enviarla otra vez</translation>
    </message>
    <message>
        <source>This very call was made at %1, and took effect.</source>
        <translation>Esta misma llamada se hizo a las %1, y tuvo efecto.</translation>
    </message>
    <message>
        <source>This very call was sent at %1; whether it took effect is not known.</source>
        <translation>Esta misma llamada se envió a las %1; no se sabe si tuvo efecto.</translation>
    </message>
    <message>
        <source>The agent was told that it waits. Stop discards it.</source>
        <translation>Se le dijo al agente que está en espera. «Detener» la descarta.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>The server says: it only reads something.</source>
        <translation>El servidor dice: solo lee algo.</translation>
    </message>
    <message>
        <source>The server says: it may destroy something.</source>
        <translation>El servidor dice: puede destruir algo.</translation>
    </message>
    <message>
        <source>The server says: it only adds something.</source>
        <translation>El servidor dice: solo añade algo.</translation>
    </message>
    <message>
        <source>The server says: it reaches others.</source>
        <translation>El servidor dice: llega a otros.</translation>
    </message>
    <message>
        <source>The server says: it reaches nobody else.</source>
        <translation>El servidor dice: no llega a nadie más.</translation>
    </message>
    <message>
        <source>The server does not say what it does.</source>
        <translation>El servidor no dice qué hace.</translation>
    </message>
    <message>
        <source>The name of this tool can be read in more than one way, so that no rule allows it.</source>
        <translation>El nombre de esta herramienta se puede leer de más de una manera, por eso ninguna regla la permite.</translation>
    </message>
    <message>
        <source>The server has not listed this tool.</source>
        <translation>El servidor no ha incluido esta herramienta en su lista.</translation>
    </message>
    <message>
        <source>Its session was closed before you had decided. It was not sent, and the agent does not wait for it.</source>
        <translation>Su sesión se cerró antes de que usted decidiera. No se envió, y el agente no la espera.</translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message>
        <source>This row is no call of an MCP tool.</source>
        <translation>Esta fila no es una llamada a una herramienta MCP.</translation>
    </message>
    <message>
        <source>It is being taken back already.</source>
        <translation>Ya se está revirtiendo.</translation>
    </message>
    <message>
        <source>It was taken back already.</source>
        <translation>Ya se revirtió.</translation>
    </message>
    <message>
        <source>Nobody knows whether it took effect, so nothing is called to take it back.</source>
        <translation>Nadie sabe si tuvo efecto, así que no se llama a nada para revertirla.</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>No se puede revertir.</translation>
    </message>
    <message>
        <source>Whether it was taken back is not known. %1</source>
        <translation>No se sabe si se revirtió. %1</translation>
    </message>
    <message>
        <source>It was not taken back. %1</source>
        <translation>No se revirtió. %1</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <comment>a tool at its server, and the tool that was called</comment>
        <translation>%1 deshace %2</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>Tardó demasiado.</translation>
    </message>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>sin respuesta en %n segundo</numerusform>
            <numerusform>sin respuesta en %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RequestBoard</name>
    <message>
        <source>Withdrawal of a request that had been answered</source>
        <translation>Retirada de una solicitud que ya se había respondido</translation>
    </message>
    <message>
        <source>Withdrawal of an unknown request</source>
        <translation>Retirada de una solicitud desconocida</translation>
    </message>
    <message>
        <source>there was nothing to withdraw</source>
        <translation>no había nada que retirar</translation>
    </message>
</context>
<context>
    <name>core::RuleText</name>
    <message>
        <source>any request</source>
        <translation>cualquier solicitud</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>search</source>
        <translation>buscar</translation>
    </message>
    <message>
        <source>think</source>
        <translation>pensar</translation>
    </message>
    <message>
        <source>fetch from the network</source>
        <translation>descargar de la red</translation>
    </message>
    <message>
        <source>change the mode</source>
        <translation>cambiar el modo</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>cualquier otra cosa</translation>
    </message>
    <message>
        <source>that name %1</source>
        <translation>que nombran %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>with exactly %1</source>
        <translation>con exactamente %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>commands with “%1” in them</source>
        <translation>comandos que contienen «%1»</translation>
    </message>
    <message>
        <source>exactly the command “%1”</source>
        <translation>exactamente el comando «%1»</translation>
    </message>
    <message>
        <source>commands that begin with “%1”</source>
        <translation>comandos que empiezan por «%1»</translation>
    </message>
    <message>
        <source>the tool %1 of %2</source>
        <extracomment>%1 is a tool, %2 the MCP server that has it</extracomment>
        <translation>la herramienta %1 de %2</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <extracomment>%1 is a kind of request, like &quot;edit&quot;; %2 a pattern of paths</extracomment>
        <translation>«%1» de %2</translation>
    </message>
    <message>
        <source>“%1” within the folder</source>
        <translation>«%1» dentro de la carpeta</translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message>
        <source>Not all that changed in %1 is known</source>
        <translation>No se conoce todo lo que cambió en %1</translation>
    </message>
    <message>
        <source>What no tool call reports will not be found in %1</source>
        <translation>Lo que ninguna llamada a herramienta comunique no se encontrará en %1</translation>
    </message>
    <message>
        <source>What the agent does is not written down</source>
        <translation>Lo que hace el agente no queda anotado</translation>
    </message>
    <message>
        <source>The agent is not running. Nothing was sent.</source>
        <translation>El agente no está en marcha. No se envió nada.</translation>
    </message>
    <message>
        <source>A turn is still running. Nothing was sent.</source>
        <translation>Todavía hay un turno en curso. No se envió nada.</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agente</translation>
    </message>
    <message>
        <source>A request for permission was refused</source>
        <translation>Se rechazó una solicitud de permiso</translation>
    </message>
    <message>
        <source>Some answers to a request for permission are left out</source>
        <translation>Se han omitido algunas respuestas a una solicitud de permiso</translation>
    </message>
    <message>
        <source>Not everything goes with this session</source>
        <translation>No todo acompaña a esta sesión</translation>
    </message>
    <message>
        <source>A tool was not called</source>
        <translation>No se llamó a una herramienta</translation>
    </message>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>Su plan tiene %n paso más de los que Belay admite.</numerusform>
            <numerusform>Su plan tiene %n pasos más de los que Belay admite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gave answers of different kinds the same id: nobody can know what they would do.</source>
        <translation>El agente dio el mismo id a respuestas de distinto tipo: nadie puede saber qué harían.</translation>
    </message>
</context>
<context>
    <name>core::SessionExtras</name>
    <message>
        <source>The folder %1: this agent works in one folder only.</source>
        <translation>La carpeta %1: este agente trabaja en una sola carpeta.</translation>
    </message>
    <message>
        <source>The MCP server “%1”: this agent takes none over %2.</source>
        <extracomment>%2 is SSE or HTTP</extracomment>
        <translation>El servidor MCP «%1»: este agente no admite ninguno por %2.</translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>The agent did not change “%1”; it is what it was</source>
        <translation>El agente no cambió «%1»; sigue como estaba</translation>
    </message>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>Tiene %n comando más de los que Belay admite.</numerusform>
            <numerusform>Tiene %n comandos más de los que Belay admite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>«%1» tiene %n valor más de los que Belay admite.</numerusform>
            <numerusform>«%1» tiene %n valores más de los que Belay admite.</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent offers more than is shown</source>
        <translation>El agente ofrece más de lo que se muestra</translation>
    </message>
    <message>
        <source>It is not known whether the agent changes “%1”</source>
        <translation>No se sabe si el agente cambia «%1»</translation>
    </message>
</context>
<context>
    <name>core::SessionRequest</name>
    <message>
        <source>You cancelled the opening of the session.</source>
        <translation>Cancelaste la apertura de la sesión.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and cannot close it. It ends with the agent.</source>
        <translation>El agente creó la sesión antes de que le llegara la cancelación, y no puede cerrarla. Termina con el agente.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it; it was closed again.</source>
        <translation>El agente creó la sesión antes de que le llegara la cancelación; se volvió a cerrar.</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and closing it failed: %1</source>
        <translation>El agente creó la sesión antes de que le llegara la cancelación, y no se pudo cerrar: %1</translation>
    </message>
</context>
<context>
    <name>core::SessionRestorer</name>
    <message>
        <source>This agent cannot take up an earlier session.</source>
        <translation>Este agente no sabe retomar una sesión anterior.</translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>Ya hay %n comando de esta sesión en marcha: no se inician más.</numerusform>
            <numerusform>Ya hay %n comandos de esta sesión en marcha: no se inician más.</numerusform>
        </translation>
    </message>
    <message>
        <source>This command was started before in this turn; it is not run again.</source>
        <translation>Este comando ya se inició antes en este turno; no se ejecuta otra vez.</translation>
    </message>
    <message>
        <source>withdrawn before it started</source>
        <translation>retirado antes de que empezara</translation>
    </message>
    <message>
        <source>It had run before, and the user does not want it run again. Its output is not kept.</source>
        <translation>Ya se había ejecutado y el usuario no quiere que se ejecute de nuevo. Su salida no se conserva.</translation>
    </message>
    <message>
        <source>%1; it ran on in the background until %2, and how that ended is not known</source>
        <comment>&quot;exit 0&quot;</comment>
        <translation>%1; siguió en segundo plano hasta las %2, y no se sabe cómo terminó</translation>
    </message>
</context>
<context>
    <name>core::ToolCallTracker</name>
    <message>
        <source>It was not permitted, but the agent ran it as process %1.</source>
        <translation>No se permitió, pero el agente lo ejecutó como proceso %1.</translation>
    </message>
    <message>
        <source>A process runs on in the background</source>
        <translation>Un proceso sigue en segundo plano</translation>
    </message>
    <message>
        <source>What it started is out of Belay&apos;s reach</source>
        <translation>Lo que inició está fuera del alcance de Belay</translation>
    </message>
    <message>
        <source>%1 has another program start it. Belay neither sees nor ends what runs there.</source>
        <translation>%1 hace que lo inicie otro programa. Belay no ve ni termina lo que se ejecuta allí.</translation>
    </message>
    <message>
        <source>What it left running was ended half-way, with the agent.</source>
        <translation>Lo que dejó en marcha se terminó a medias, con el agente.</translation>
    </message>
    <message>
        <source>It was left running when Belay quit (process %1).</source>
        <translation>Se dejó en marcha al salir de Belay (proceso %1).</translation>
    </message>
    <message>
        <source>It ran on in the background until %1; how it ended is not known.</source>
        <translation>Siguió en segundo plano hasta las %1; no se sabe cómo terminó.</translation>
    </message>
    <message>
        <source>It was left running when the session was closed (process %1).</source>
        <translation>Se dejó en marcha al cerrar la sesión (proceso %1).</translation>
    </message>
    <message>
        <source>What it left running was ended half-way (%1).</source>
        <translation>Lo que dejó en marcha se terminó a medias (%1).</translation>
    </message>
    <message>
        <source>%1, process %2. Which of the commands has started it is not known.</source>
        <translation>%1, proceso %2. No se sabe cuál de los comandos lo inició.</translation>
    </message>
</context>
<context>
    <name>core::ToolRules</name>
    <message>
        <source>A rule about a server&apos;s tools cannot be about files or commands, too.</source>
        <translation>Una regla sobre las herramientas de un servidor no puede tratar también de archivos o comandos.</translation>
    </message>
    <message>
        <source>To allow a tool, name its server and the tool.</source>
        <translation>Para permitir una herramienta, indica su servidor y la herramienta.</translation>
    </message>
    <message>
        <source>Write arguments as name=pattern, several with a semicolon between them: to=*@example.org</source>
        <translation>Escribe los argumentos como nombre=patrón, varios separados por punto y coma: to=*@example.org</translation>
    </message>
    <message>
        <source>A key is there twice, or a value is not JSON. Belay always refuses such a call.</source>
        <translation>Una clave aparece dos veces, o un valor no es JSON. Belay rechaza siempre una llamada así.</translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message>
        <source>There are too many repositories inside.</source>
        <translation>Hay demasiados repositorios dentro.</translation>
    </message>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>Algo apareció o desapareció en %n carpeta mientras se tomaba la primera instantánea; no se conoce un archivo que se borrara entonces: %1</numerusform>
            <numerusform>Algo apareció o desapareció en %n carpetas mientras se tomaba la primera instantánea; no se conoce un archivo que se borrara entonces: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>%n archivo cambió mientras se tomaba la primera instantánea; no se sabe qué contenía antes ni qué se borró entonces: %1</numerusform>
            <numerusform>%n archivos cambiaron mientras se tomaba la primera instantánea; no se sabe qué contenían antes ni qué se borró entonces: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnComparison</name>
    <message>
        <source>Changed after the turn, while something of it still ran</source>
        <translation>Cambiado después del turno, mientras algo de él seguía en marcha</translation>
    </message>
    <message>
        <source>Changed after the turn, while %1 still ran</source>
        <translation>Cambiado después del turno, mientras %1 seguía en marcha</translation>
    </message>
</context>
<context>
    <name>core::UndoPolicy</name>
    <message>
        <source>The MCP server “%1” is switched off.</source>
        <translation>El servidor MCP «%1» está desactivado.</translation>
    </message>
    <message>
        <source>You have denied calls of %1.</source>
        <translation>Has denegado las llamadas de %1.</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call and may be another one. Set it up as it was, or take the call back there yourself.</source>
        <translation>El servidor MCP «%1» se cambió después de la llamada y puede ser otro. Configúrelo como estaba o deshaga la llamada allí usted mismo.</translation>
    </message>
    <message>
        <source>The session’s programs were limited, and the MCP server “%1” is not started without that. Open the session, start its agent and undo it there.</source>
        <translation>Los programas de la sesión estaban limitados, y sin esos límites el servidor MCP «%1» no se inicia. Abra la sesión, inicie su agente y deshágalo allí.</translation>
    </message>
    <message>
        <source>The limits of the session’s programs are not known, so the MCP server “%1” is not started. Open the session and undo it there.</source>
        <translation>No se conocen los límites de los programas de la sesión, así que el servidor MCP «%1» no se inicia. Abra la sesión y deshágalo allí.</translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message>
        <source>The agent went on after Stop</source>
        <translation>El agente siguió después de «Detener»</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>No se conservó %n carácter más.</numerusform>
            <numerusform>No se conservaron %n caracteres más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message>
        <source>A message of %1 MiB was refused; the limit is %2 MiB.</source>
        <translation>Se rechazó un mensaje de %1 MiB; el límite es %2 MiB.</translation>
    </message>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>Se rechazó un mensaje binario de %n byte: los mensajes del protocolo son texto.</numerusform>
            <numerusform>Se rechazó un mensaje binario de %n bytes: los mensajes del protocolo son texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>A message was refused: its JSON is nested deeper than %1 levels.</source>
        <translation>Se rechazó un mensaje: su JSON está anidado a más de %1 niveles.</translation>
    </message>
    <message>
        <source>A message was refused: it is no JSON that can be read (%1).</source>
        <translation>Se rechazó un mensaje: no es un JSON que se pueda leer (%1).</translation>
    </message>
    <message>
        <source>The request has no usable method or id.</source>
        <translation>La solicitud no tiene un método o un id utilizables.</translation>
    </message>
    <message>
        <source>More than %1 messages on one line were refused.</source>
        <translation>Se rechazaron más de %1 mensajes en una línea.</translation>
    </message>
    <message>
        <source>An empty batch was refused.</source>
        <translation>Se rechazó un lote de mensajes vacío.</translation>
    </message>
</context>
<context>
    <name>jsonrpc::Peer</name>
    <message>
        <source>There is no connection to the agent.</source>
        <translation>No hay conexión con el agente.</translation>
    </message>
    <message>
        <source>The agent has not answered the opening handshake yet.</source>
        <translation>El agente todavía no ha respondido al saludo inicial.</translation>
    </message>
    <message>
        <source>The agent used the id %1 for a second request while the first was open.</source>
        <translation>El agente usó el id %1 para una segunda solicitud mientras la primera estaba abierta.</translation>
    </message>
    <message>
        <source>The agent answered a request that is not open (id %1).</source>
        <translation>El agente respondió a una solicitud que no está abierta (id %1).</translation>
    </message>
    <message>
        <source>The connection to the agent ended.</source>
        <translation>La conexión con el agente terminó.</translation>
    </message>
</context>
<context>
    <name>ledger::AfterCrash</name>
    <message>
        <source>Belay ended before it happened.</source>
        <translation>Belay terminó antes de que ocurriera.</translation>
    </message>
    <message>
        <source>Belay ended before it was known how this went.</source>
        <translation>Belay terminó antes de que se supiera cómo fue.</translation>
    </message>
    <message>
        <source>Belay ended meanwhile, and the file is neither as before nor as intended.</source>
        <translation>Belay terminó entretanto, y el archivo no está ni como antes ni como se pretendía.</translation>
    </message>
    <message>
        <source>A file that was changed at the same moment is kept as %1.</source>
        <translation>Un archivo que se cambió en el mismo momento se conserva como %1.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended. It has ended; how is not known.</source>
        <translation>Estaba en segundo plano cuando Belay terminó. Ha terminado; no se sabe cómo.</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended, and still runs (process %1). Belay no longer watches it.</source>
        <translation>Estaba en segundo plano cuando Belay terminó y sigue en marcha (proceso %1). Belay ya no lo vigila.</translation>
    </message>
    <message>
        <source>An earlier version of Belay ended before it was decided.</source>
        <translation>Una versión anterior de Belay terminó antes de que se decidiera.</translation>
    </message>
</context>
<context>
    <name>ledger::BlobStore</name>
    <message>
        <source>What the file held before is damaged in the store and cannot be used.</source>
        <translation>Lo que el archivo contenía antes está dañado en el almacén y no se puede usar.</translation>
    </message>
    <message>
        <source>What the file held before cannot be read: %1</source>
        <translation>Lo que el archivo contenía antes no se puede leer: %1</translation>
    </message>
    <message>
        <source>The store for undoing is full (%1). What the file held before is not kept.</source>
        <translation>El almacén para deshacer está lleno (%1). Lo que el archivo contenía antes no se conserva.</translation>
    </message>
</context>
<context>
    <name>ledger::Checkpoint</name>
    <message>
        <source>A repository inside the folder is not part of checkpoints.</source>
        <translation>Un repositorio dentro de la carpeta no forma parte de los puntos de control.</translation>
    </message>
    <message>
        <source>The checkpoint does not hold this content.</source>
        <translation>El punto de control no contiene este contenido.</translation>
    </message>
    <message>
        <source>The file was left out of the checkpoint.</source>
        <translation>El archivo quedó fuera del punto de control.</translation>
    </message>
    <message>
        <source>The checkpoint took longer than %1 s and was given up.</source>
        <translation>El punto de control tardó más de %1 s y se abandonó.</translation>
    </message>
</context>
<context>
    <name>ledger::CheckpointSetup</name>
    <message>
        <source>%1 is a pipe: git would wait for ever.</source>
        <translation>%1 es una tubería: git esperaría para siempre.</translation>
    </message>
</context>
<context>
    <name>ledger::Compensation</name>
    <message>
        <source>It took effect; whether it was taken back is not known. %1</source>
        <translation>Surtió efecto; no se sabe si se deshizo. %1</translation>
    </message>
</context>
<context>
    <name>ledger::DatabaseFile</name>
    <message>
        <source>The file %1 is in use by another program. Close it and try again.</source>
        <translation>El archivo %1 lo está usando otro programa. Ciérralo y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of its folder.</source>
        <translation>El archivo %1 no se puede escribir. Comprueba los permisos de su carpeta.</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Start Belay again: it will be set aside.</source>
        <translation>El archivo %1 está dañado. Inicia Belay de nuevo: se dejará a un lado.</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written.</source>
        <translation>El archivo %1 no se pudo leer o escribir.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay, which has it open. Close that one, or use it.</source>
        <translation>El archivo %1 lo escribió un Belay más reciente, que lo tiene abierto. Cierra ese, o úsalo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be used and cannot be set aside. Check its folder.</source>
        <translation>El archivo %1 no se puede usar ni dejar a un lado. Comprueba su carpeta.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.</source>
        <translation>El archivo %1 lo escribió un Belay más reciente. Se conserva como %2; se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2; a new one was begun.</source>
        <translation>El archivo %1 estaba dañado. Se conserva como %2; se empezó uno nuevo.</translation>
    </message>
    <message>
        <source>The disk is full: the file %1 cannot be written. Make room.</source>
        <translation>El disco está lleno: el archivo %1 no se puede escribir. Haz sitio.</translation>
    </message>
    <message>
        <source>The file %1 is damaged and open in another Belay. Close all and start Belay again: the file is then set aside.</source>
        <translation>El archivo %1 está dañado y abierto en otro Belay. Ciérrelos todos e inicie Belay de nuevo: el archivo se dejará entonces a un lado.</translation>
    </message>
</context>
<context>
    <name>ledger::FileEffects</name>
    <message>
        <source>Git is changing %1 at the moment. Nothing was written.</source>
        <translation>Git está cambiando %1 en este momento. No se escribió nada.</translation>
    </message>
</context>
<context>
    <name>ledger::Files</name>
    <message>
        <source>%1: the disk is full. Nothing was changed; make room and try again.</source>
        <translation>%1: el disco está lleno. No se cambió nada; haz sitio y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>%1: the disk can only be read. Nothing was changed.</source>
        <translation>%1: el disco es de solo lectura. No se cambió nada.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB; Belay does not look into files of that size.</source>
        <translation>%1 ocupa más de 1 GiB; Belay no mira dentro de archivos de ese tamaño.</translation>
    </message>
    <message>
        <source>%1 is reached by a link now, which Belay does not follow.</source>
        <translation>Ahora se llega a %1 por un enlace, que Belay no sigue.</translation>
    </message>
</context>
<context>
    <name>ledger::GitRunner</name>
    <message>
        <source>git could not make or read the checkpoint.</source>
        <translation>git no pudo crear o leer el punto de control.</translation>
    </message>
    <message>
        <source>git could not be started. Checkpoints need it; install git and try again.</source>
        <translation>git no se pudo iniciar. Los puntos de control lo necesitan; instala git y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>The folder %1 is not there any more, or cannot be entered.</source>
        <translation>La carpeta %1 ya no está, o no se puede entrar en ella.</translation>
    </message>
    <message>
        <source>git ended unexpectedly while it made a checkpoint.</source>
        <translation>git terminó de forma inesperada mientras hacía un punto de control.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldFolder</name>
    <message>
        <source>%1 is neither a file nor a folder nor a link that can be read. It is not written.</source>
        <translation>%1 no es un archivo, una carpeta ni un enlace que se pueda leer. No se escribe.</translation>
    </message>
    <message>
        <source>The agent has put something else in the place of %1. Nothing was written there.</source>
        <translation>El agente ha puesto otra cosa en lugar de %1. Allí no se escribió nada.</translation>
    </message>
</context>
<context>
    <name>ledger::HeldWriter</name>
    <message>
        <source>accepted by you</source>
        <translation>aceptado por usted</translation>
    </message>
</context>
<context>
    <name>ledger::Ledger</name>
    <message>
        <source>There is no effect number %1.</source>
        <translation>No hay ningún efecto con el número %1.</translation>
    </message>
    <message>
        <source>Effect number %1 cannot change to that state.</source>
        <translation>El efecto número %1 no puede pasar a ese estado.</translation>
    </message>
</context>
<context>
    <name>ledger::Observation</name>
    <message>
        <source>the file is gone</source>
        <translation>el archivo ha desaparecido</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>el archivo no está</translation>
    </message>
    <message>
        <source>the file is too large, or no regular file</source>
        <translation>el archivo es demasiado grande, o no es un archivo normal</translation>
    </message>
    <message>
        <source>settled by the part that changed</source>
        <translation>resuelto por la parte que cambió</translation>
    </message>
    <message>
        <source>the file is not what the agent reported</source>
        <translation>el archivo no es lo que comunicó el agente</translation>
    </message>
    <message>
        <source>a link that was made in this turn leads there</source>
        <translation>lleva allí un enlace creado en este turno</translation>
    </message>
    <message>
        <source>Only the agent says that there was no file before.</source>
        <translation>Solo el agente dice que antes no había ningún archivo.</translation>
    </message>
    <message>
        <source>Only the agent says what the file held.</source>
        <translation>Solo el agente dice qué contenía el archivo.</translation>
    </message>
    <message>
        <source>another file is there</source>
        <translation>ahí hay otro archivo</translation>
    </message>
</context>
<context>
    <name>ledger::ReportedFile</name>
    <message>
        <source>The agent never said how it ended; the folder&apos;s comparison found what changed.</source>
        <translation>El agente nunca dijo cómo terminó; la comparación de la carpeta encontró lo que cambió.</translation>
    </message>
    <message>
        <source>The file is not what the agent reported; the folder&apos;s comparison found what changed.</source>
        <translation>El archivo no es lo que el agente comunicó; la comparación de la carpeta encontró lo que cambió.</translation>
    </message>
    <message>
        <source>The agent called it failed.</source>
        <translation>El agente lo dio por fallido.</translation>
    </message>
</context>
<context>
    <name>ledger::SqliteLedger</name>
    <message>
        <source>Another Belay changed this effect first.</source>
        <translation>Otro Belay cambió antes este efecto.</translation>
    </message>
</context>
<context>
    <name>ledger::Undo</name>
    <message>
        <source>Belay is ending.</source>
        <translation>Belay se está cerrando.</translation>
    </message>
    <message>
        <source>This undo was tried before and failed. Look again, then undo.</source>
        <translation>Ya se intentó deshacer esto y no se pudo. Vuelve a mirar y luego deshaz.</translation>
    </message>
    <message>
        <source>It may have reached outside this folder and cannot be taken back.</source>
        <translation>Puede haber llegado fuera de esta carpeta y no se puede revertir.</translation>
    </message>
    <message>
        <source>Nobody knows whether it happened.</source>
        <translation>Nadie sabe si ocurrió.</translation>
    </message>
    <message>
        <source>A newer change of this file has to be decided first.</source>
        <translation>Antes hay que decidir sobre un cambio más reciente de este archivo.</translation>
    </message>
    <message>
        <source>The file is too large to be kept for a redo.</source>
        <translation>El archivo es demasiado grande para conservarlo y poder rehacer.</translation>
    </message>
    <message>
        <source>A later change to this file stands, effect %1. Undo that one first, or both together.</source>
        <translation>Hay un cambio posterior de este archivo que sigue en pie, el efecto %1. Deshaz primero ese, o los dos juntos.</translation>
    </message>
    <message>
        <source>The file was changed since.</source>
        <translation>El archivo se cambió desde entonces.</translation>
    </message>
    <message>
        <source>The file was deleted or moved away since.</source>
        <translation>El archivo se eliminó o se movió desde entonces.</translation>
    </message>
    <message>
        <source>The file was changed before effect %1, and nobody told of it.</source>
        <translation>El archivo se cambió antes del efecto %1, y nadie lo comunicó.</translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>%n archivo más en %1</numerusform>
            <numerusform>%n archivos más en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many files changed in this turn to keep what each of them held.</source>
        <translation>En este turno cambiaron demasiados archivos para conservar lo que contenía cada uno.</translation>
    </message>
    <message>
        <source>Nobody knows whether the file was there when the turn began.</source>
        <translation>Nadie sabe si el archivo estaba cuando empezó el turno.</translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message>
        <source>“%1” names no place: it begins with $.arguments, $.result or $.text.</source>
        <translation>«%1» no indica ningún lugar: empieza por $.arguments, $.result o $.text.</translation>
    </message>
    <message>
        <source>“%1” is no regular expression with a group in brackets.</source>
        <translation>«%1» no es una expresión regular con un grupo entre paréntesis.</translation>
    </message>
    <message>
        <source>The arguments are nested too deeply.</source>
        <translation>Los argumentos están anidados a demasiada profundidad.</translation>
    </message>
    <message>
        <source>The recorded call holds nothing at “%1”.</source>
        <translation>La llamada registrada no contiene nada en «%1».</translation>
    </message>
    <message>
        <source>What stands at “%1” is a secret, which is not kept.</source>
        <translation>Lo que hay en «%1» es un secreto, que no se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>El archivo tiene más de %n KiB.</numerusform>
            <numerusform>El archivo tiene más de %n KiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds something else than “servers”.</source>
        <translation>El archivo contiene algo distinto de «servers».</translation>
    </message>
    <message>
        <source>What the file says of “%1” of “%2” is not understood.</source>
        <translation>No se entiende lo que el archivo dice de «%1» de «%2».</translation>
    </message>
    <message>
        <source>The arguments name too many places.</source>
        <translation>Los argumentos nombran demasiados lugares.</translation>
    </message>
    <message>
        <source>What stands at “%1” is too long.</source>
        <translation>Lo que hay en «%1» es demasiado largo.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>Los argumentos ocupan más de %n KiB.</numerusform>
            <numerusform>Los argumentos ocupan más de %n KiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Gate</name>
    <message>
        <source>No socket for MCP servers could be made: %1</source>
        <translation>No se pudo crear un socket para los servidores MCP: %1</translation>
    </message>
    <message>
        <source>The program belay-mcp-gate is missing, through which agents reach MCP servers.</source>
        <translation>Falta el programa belay-mcp-gate, por el que los agentes llegan a los servidores MCP.</translation>
    </message>
    <message>
        <source>Belay takes no more connections to MCP servers.</source>
        <translation>Belay no acepta más conexiones a servidores MCP.</translation>
    </message>
    <message>
        <source>Belay does not know this connection: its agent was started for another time.</source>
        <translation>Belay no conoce esta conexión: su agente se inició para otra ocasión.</translation>
    </message>
    <message>
        <source>The MCP server was not started: what it writes could not be held back.</source>
        <translation>El servidor MCP no se inició: no se podría retener lo que escribe.</translation>
    </message>
    <message>
        <source>There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR.</source>
        <translation>No hay una carpeta propia para el socket de los servidores MCP. Defina XDG_RUNTIME_DIR.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpLink</name>
    <message>
        <source>%1 has ended the connection before the request was sent.</source>
        <translation>%1 terminó la conexión antes de que se enviara la solicitud.</translation>
    </message>
    <message>
        <source>The server&apos;s address must begin with https:// or http://.</source>
        <translation>La dirección del servidor debe empezar por https:// o http://.</translation>
    </message>
</context>
<context>
    <name>mcp::HttpProblem</name>
    <message>
        <source>The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have been done.</source>
        <translation>La respuesta de %1 es más larga de lo que Belay lee, que son %2 MB. Puede que se haya hecho lo pedido.</translation>
    </message>
    <message>
        <source>%1 points from one address to the next without an end.</source>
        <translation>%1 apunta de una dirección a otra sin fin.</translation>
    </message>
    <message>
        <source>The server lost its session, and did not take the request. Connect to it anew.</source>
        <translation>El servidor perdió su sesión y no aceptó la solicitud. Conéctese de nuevo.</translation>
    </message>
    <message>
        <source>The request was cancelled. Whether the server has done something of it is not known.</source>
        <translation>La solicitud se canceló. No se sabe si el servidor hizo algo de ella.</translation>
    </message>
    <message>
        <source>Whether it has done what was asked is not known.</source>
        <translation>No se sabe si hizo lo que se le pidió.</translation>
    </message>
    <message>
        <source>%1 wants a login or refused the key (HTTP status %2). Check its headers.</source>
        <translation>%1 pide iniciar sesión o rechazó la clave (estado HTTP %2). Compruebe sus cabeceras.</translation>
    </message>
    <message>
        <source>%1 has ended the connection.</source>
        <translation>%1 terminó la conexión.</translation>
    </message>
    <message>
        <source>%1 could not be reached, and nothing was sent.</source>
        <translation>No se pudo acceder a %1 y no se envió nada.</translation>
    </message>
    <message>
        <source>%1 answered with something that is no MCP message.</source>
        <translation>%1 respondió con algo que no es un mensaje MCP.</translation>
    </message>
    <message>
        <source>The server lost its session. Connect to it anew.</source>
        <translation>El servidor perdió su sesión. Conéctese de nuevo.</translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>Un mensaje tiene más de %n MiB.</numerusform>
            <numerusform>Un mensaje tiene más de %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay does not pass this on: it cannot be read without doubt.</source>
        <translation>Belay no transmite esto: no se puede leer sin dudas.</translation>
    </message>
    <message>
        <source>Too many requests are open at once.</source>
        <translation>Hay demasiadas solicitudes abiertas a la vez.</translation>
    </message>
    <message>
        <source>Too many calls are open at once. This one was not made.</source>
        <translation>Hay demasiadas llamadas abiertas a la vez. Esta no se hizo.</translation>
    </message>
    <message>
        <source>There is no session for this call. It was not made.</source>
        <translation>No hay sesión para esta llamada. No se hizo.</translation>
    </message>
    <message>
        <source>The MCP server “%1” has ended. %2</source>
        <translation>El servidor MCP «%1» ha terminado. %2</translation>
    </message>
    <message>
        <source>%1 Whether the call took effect is not known.</source>
        <translation>%1 No se sabe si la llamada tuvo efecto.</translation>
    </message>
    <message>
        <source>A request with this id is open already.</source>
        <translation>Ya hay abierta una solicitud con este identificador.</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>Los argumentos tienen más de %n MiB. La llamada no se hizo.</numerusform>
            <numerusform>Los argumentos tienen más de %n MiB. La llamada no se hizo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop came before anybody had decided about this call. It was not made.</source>
        <translation>Detener llegó antes de que alguien decidiera sobre esta llamada. No se hizo.</translation>
    </message>
</context>
<context>
    <name>mcp::StdioLink</name>
    <message>
        <source>%1 It said last: “%2”</source>
        <translation>%1 Lo último que dijo: «%2»</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>No se pudo iniciar: %1.</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>No se pudo iniciar.</translation>
    </message>
    <message>
        <source>The server&apos;s answer cannot be read. Whether it has done what was asked is not known.</source>
        <translation>No se puede leer la respuesta del servidor. No se sabe si ha hecho lo que se le pidió.</translation>
    </message>
    <message>
        <source>The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what was asked is not known.</source>
        <translation>El servidor envió un mensaje de %1 MiB; el límite es %2 MiB. No se sabe si ha hecho lo que se le pidió.</translation>
    </message>
    <message>
        <source>It ended (%1).</source>
        <translation>Terminó (%1).</translation>
    </message>
</context>
<context>
    <name>mcp::ToolClient</name>
    <message>
        <source>The MCP server did not answer after it had been asked to cancel.</source>
        <translation>El servidor MCP no respondió después de que se le pidiera cancelar.</translation>
    </message>
</context>
<context>
    <name>models::AgentSessionsModel</name>
    <message>
        <source>(no title)</source>
        <translation>(sin título)</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
</context>
<context>
    <name>models::AttachmentText</name>
    <message>
        <source>Resource</source>
        <translation>Recurso</translation>
    </message>
    <message>
        <source>Content Belay does not know: %1</source>
        <translation>Contenido que Belay no conoce: %1</translation>
    </message>
</context>
<context>
    <name>models::ChangeTexts</name>
    <message>
        <source>Nobody knows what the file was to hold.</source>
        <translation>Nadie sabe qué debía contener el archivo.</translation>
    </message>
    <message>
        <source>The file is too large to be shown.</source>
        <translation>El archivo es demasiado grande para mostrarlo.</translation>
    </message>
    <message>
        <source>The file became a link; on its side stands where it leads.</source>
        <translation>El archivo pasó a ser un enlace; en su lado está adónde lleva.</translation>
    </message>
    <message>
        <source>The link became a file; on the link&apos;s side stands where it led.</source>
        <translation>El enlace pasó a ser un archivo; en el lado del enlace está adónde llevaba.</translation>
    </message>
    <message>
        <source>Its permissions changed: %1.</source>
        <translation>Sus permisos cambiaron: %1.</translation>
    </message>
</context>
<context>
    <name>models::CommandState</name>
    <message>
        <source>unknown what came of it</source>
        <translation>no se sabe en qué quedó</translation>
    </message>
    <message>
        <source>no exit code</source>
        <translation>sin código de salida</translation>
    </message>
    <message>
        <source>The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.</source>
        <translation>El agente ejecuta esta orden él mismo. Detener pide al agente que la termine y después termina sus procesos.</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>segundo plano %1</translation>
    </message>
    <message>
        <source>left running when Belay quit</source>
        <translation>en marcha al salir de Belay</translation>
    </message>
    <message>
        <source>left running when the session was closed</source>
        <translation>en marcha al cerrar la sesión</translation>
    </message>
    <message>
        <source>ran on until %1</source>
        <extracomment>of a command that ran in the background, whose own end is said before</extracomment>
        <translation>siguió hasta las %1</translation>
    </message>
    <message>
        <source>took effect all the same</source>
        <translation>tuvo efecto de todos modos</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call, to the server</comment>
        <translation>no enviada</translation>
    </message>
    <message>
        <source>ended by Belay</source>
        <translation>terminado por Belay</translation>
    </message>
    <message>
        <source>Stop ends it</source>
        <translation>«Detener» lo termina</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>terminado por %1</translation>
    </message>
</context>
<context>
    <name>models::CommentText</name>
    <message>
        <source>Comments on your changes:</source>
        <translation>Comentarios sobre tus cambios:</translation>
    </message>
    <message>
        <source>line %1, before the change</source>
        <translation>línea %1, antes del cambio</translation>
    </message>
    <message>
        <source>line %1, new text</source>
        <translation>línea %1, texto nuevo</translation>
    </message>
</context>
<context>
    <name>models::Conversation</name>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Cambia %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>sin responder</translation>
    </message>
</context>
<context>
    <name>models::EffectText</name>
    <message>
        <source>New file</source>
        <translation>Archivo nuevo</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Descarga</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>preparado</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>efectuado</translation>
    </message>
    <message>
        <source>being undone</source>
        <translation>deshaciéndose</translation>
    </message>
    <message>
        <source>Taken back in part</source>
        <translation>Revertido en parte</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>Remoto</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>sigue en marcha</translation>
    </message>
    <message>
        <source>as row %1</source>
        <translation>como fila %1</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a write: the file held that already</comment>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>of an effect: the agent says so, and nobody saw it</comment>
        <translation>comunicado</translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message>
        <source>undone by you</source>
        <translation>deshecho por ti</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n por decidir</numerusform>
            <numerusform>%n por decidir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>con %n objeto de git</numerusform>
            <numerusform>con %n objetos de git</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>Se necesita %n carácter como mínimo.</numerusform>
            <numerusform>Se necesitan %n caracteres como mínimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>Se permite %n carácter como máximo.</numerusform>
            <numerusform>Se permiten %n caracteres como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>Esto no es un número entero.</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>Esto no es un número.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Elige %n como mínimo.</numerusform>
            <numerusform>Elige %n como mínimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Elige %n como máximo.</numerusform>
            <numerusform>Elige %n como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Elige una opción.</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>Rellena esto.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the greatest number</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>una dirección de correo electrónico</translation>
    </message>
    <message>
        <source>an address, as https://example.org</source>
        <translation>una dirección, como https://example.org</translation>
    </message>
    <message>
        <source>a date, as 2026-11-30</source>
        <translation>una fecha, como 2026-11-30</translation>
    </message>
    <message>
        <source>a date with a time, as 2026-11-30T14:00:00Z</source>
        <translation>una fecha con hora, como 2026-11-30T14:00:00Z</translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>Este formulario tiene %n campo; Belay no muestra más de %1.</numerusform>
            <numerusform>Este formulario tiene %n campos; Belay no muestra más de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “%1” is needed, and of a kind that Belay does not know.</source>
        <translation>El campo «%1» es necesario, y de un tipo que Belay no conoce.</translation>
    </message>
    <message>
        <source>Belay opens only addresses of the web, and this is none.</source>
        <translation>Belay solo abre direcciones de la web, y esta no lo es.</translation>
    </message>
    <message>
        <source>What stands before the @ is a user&apos;s name: the address leads to %1.</source>
        <translation>Lo que va delante de la @ es un nombre de usuario: la dirección lleva a %1.</translation>
    </message>
    <message>
        <source>The host&apos;s name is written in letters that may look like others: %1</source>
        <translation>El nombre del servidor está escrito con letras que pueden parecer otras: %1</translation>
    </message>
    <message>
        <source>The way there is not encrypted.</source>
        <translation>El camino hasta allí no está cifrado.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Se espera</translation>
    </message>
</context>
<context>
    <name>models::EntryLink</name>
    <message>
        <source>“%1” is no link to an entry. One looks like belay://session/123/entry/45.</source>
        <translation>«%1» no es un enlace a una entrada. Uno es así: belay://session/123/entry/45.</translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message>
        <source>folder deleted</source>
        <translation>carpeta eliminada</translation>
    </message>
    <message>
        <source>new folder</source>
        <translation>carpeta nueva</translation>
    </message>
    <message>
        <source>new link</source>
        <translation>enlace nuevo</translation>
    </message>
    <message>
        <source>new, no file</source>
        <translation>nuevo, no es un archivo</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>permissions</source>
        <translation>permisos</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>runs outside Belay once accepted</source>
        <translation>se ejecuta fuera de Belay una vez aceptado</translation>
    </message>
    <message>
        <source>ignored by git</source>
        <translation>ignorado por git</translation>
    </message>
    <message>
        <source>outside the session&apos;s folders</source>
        <translation>fuera de las carpetas de la sesión</translation>
    </message>
    <message>
        <source>git&apos;s own</source>
        <translation>propio de git</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1: %n archivo que git ignora, que se queda en la sesión</numerusform>
            <numerusform>%1: %n archivos que git ignora, que se quedan en la sesión</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: commits on %2</source>
        <translation>%1: commits en %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>%n archivo que git guarda para sí</numerusform>
            <numerusform>%n archivos que git guarda para sí</numerusform>
        </translation>
    </message>
    <message>
        <source>Also wrote outside the folder</source>
        <translation>También escribió fuera de la carpeta</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n archivo, %1, queda en la sesión</numerusform>
            <numerusform>%n archivos, %1, quedan en la sesión</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no new commits</source>
        <translation>%1: %2, sin commits nuevos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1: %n commit en %2</numerusform>
            <numerusform>%1: %n commits en %2</numerusform>
        </translation>
    </message>
    <message>
        <source>you committed there meanwhile</source>
        <translation>usted ha hecho commits ahí mientras tanto</translation>
    </message>
    <message>
        <source>lines not counted</source>
        <translation>líneas sin contar</translation>
    </message>
    <message>
        <source>larger than 1 GiB, not looked into</source>
        <translation>más de 1 GiB, sin examinar</translation>
    </message>
    <message>
        <source>another name of .git on other systems</source>
        <translation>en otros sistemas, otro nombre de .git</translation>
    </message>
    <message>
        <source>git would write where this link leads</source>
        <translation>git escribiría adonde lleva este enlace</translation>
    </message>
    <message>
        <source>empty, perhaps because the disk was full</source>
        <translation>vacío, quizá porque el disco estaba lleno</translation>
    </message>
    <message>
        <source>became a link</source>
        <translation>pasó a ser un enlace</translation>
    </message>
    <message>
        <source>Not held back: network, git push, containers, databases, other running programs. Protects against mistakes, not attacks.</source>
        <translation>No se retiene: red, git push, contenedores, bases de datos, otros programas en marcha. Protege de errores, no de ataques.</translation>
    </message>
    <message>
        <source>The agent works in a copy of the folder, which can have no overlay.</source>
        <translation>El agente trabaja en una copia de la carpeta, que no admite un overlay.</translation>
    </message>
    <message>
        <source>The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.</source>
        <translation>El disco estaba lleno mientras el agente escribía. Puede haber archivos cortados; los vacíos solo se aceptan por su nombre.</translation>
    </message>
</context>
<context>
    <name>models::LinkTarget</name>
    <message>
        <source>It is not in the folders of this session.</source>
        <translation>No está en las carpetas de esta sesión.</translation>
    </message>
    <message>
        <source>The mail may take along files of yours.</source>
        <translation>El correo puede llevarse archivos tuyos.</translation>
    </message>
    <message>
        <source>This file is on another computer, %1. To open it may tell that computer who you are.</source>
        <translation>Este archivo está en otro equipo, %1. Abrirlo puede revelar a ese equipo quién eres.</translation>
    </message>
    <message>
        <source>Which program takes addresses that begin with “%1:”, and what it does then, is not Belay&apos;s to know.</source>
        <translation>Qué programa se encarga de las direcciones que empiezan por «%1:», y qué hace entonces, Belay no puede saberlo.</translation>
    </message>
    <message>
        <source>It names no file.</source>
        <translation>No nombra ningún archivo.</translation>
    </message>
    <message>
        <source>It is a relative address, and there is no folder to start from.</source>
        <translation>Es una dirección relativa, y no hay ninguna carpeta de la que partir.</translation>
    </message>
    <message>
        <source>A page of %1 draws this in your browser. The drawing is behind the # of the address, which browsers do not send.</source>
        <translation>Una página de %1 dibuja esto en su navegador. El dibujo va detrás del # de la dirección, parte que los navegadores no envían.</translation>
    </message>
</context>
<context>
    <name>models::McpText</name>
    <message>
        <source>Variables: %1</source>
        <translation>Variables: %1</translation>
    </message>
    <message>
        <source>Headers: %1</source>
        <translation>Cabeceras: %1</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>Solo en %1</translation>
    </message>
    <message>
        <source>%1 is no whole path. Write it from / on, or a name that is in PATH.</source>
        <translation>%1 no es una ruta completa. Escríbela desde /, o un nombre que esté en PATH.</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>dejar pasar</translation>
    </message>
    <message>
        <source>ask</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>preguntar</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>what is done about calls of a tool: they wait until the turn is over</extracomment>
        <translation>retener</translation>
    </message>
    <message>
        <source>deny</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>denegar</translation>
    </message>
    <message>
        <source>only reads</source>
        <translation>solo lee</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>may destroy</source>
        <translation>puede destruir</translation>
    </message>
    <message>
        <source>only adds</source>
        <translation>solo añade</translation>
    </message>
    <message>
        <source>reaches others</source>
        <translation>llega a otros</translation>
    </message>
    <message>
        <source>Its descriptions are trusted</source>
        <translation>Se confía en sus descripciones</translation>
    </message>
    <message>
        <source>Anybody on the way can read what is sent to http://. Use https:// unless it is on this computer.</source>
        <translation>Cualquiera en el camino puede leer lo que se envía a http://. Use https://, salvo que esté en este equipo.</translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1 (y %n archivo)</numerusform>
            <numerusform>%1 (y %n archivos)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message>
        <source>%1 asks to run a command</source>
        <translation>%1 pide ejecutar un comando</translation>
    </message>
    <message>
        <source>%1 asks to edit a file</source>
        <translation>%1 pide editar un archivo</translation>
    </message>
    <message>
        <source>%1 asks to delete</source>
        <translation>%1 pide eliminar</translation>
    </message>
    <message>
        <source>%1 asks to move a file</source>
        <translation>%1 pide mover un archivo</translation>
    </message>
    <message>
        <source>%1 asks to read</source>
        <translation>%1 pide leer</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>Permitir siempre</translation>
    </message>
    <message>
        <source>Always reject</source>
        <translation>Rechazar siempre</translation>
    </message>
    <message>
        <source>Nobody knows what this does</source>
        <translation>Nadie sabe qué hace esto</translation>
    </message>
    <message>
        <source>%1 asks for permission; it calls this “%2”</source>
        <extracomment>%2 is a kind of request, like &quot;read&quot; or &quot;search&quot;</extracomment>
        <translation>%1 pide permiso; lo llama «%2»</translation>
    </message>
    <message>
        <source>All that the agent sends with it:</source>
        <translation>Todo lo que el agente envía con ello:</translation>
    </message>
    <message>
        <source>%1 asks to call %2</source>
        <translation>%1 pide llamar a %2</translation>
    </message>
    <message>
        <source>Server %1. %2</source>
        <extracomment>an MCP server, and what it says of its tool</extracomment>
        <translation>Servidor %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n espacio ⋯</numerusform>
            <numerusform>⋯ %n espacios ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n línea en blanco ⋯</numerusform>
            <numerusform>⋯ %n líneas en blanco ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and signs that look like others are written as their numbers.</source>
        <translation>Las letras y los signos que se parecen a otros se escriben como sus números.</translation>
    </message>
    <message>
        <source>%1 called %2, which is held back</source>
        <translation>%1 ha llamado a %2, que está retenida</translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message>
        <source>Ended half-way by its agent</source>
        <translation>Terminado a medias por su agente</translation>
    </message>
    <message>
        <source>You withdrew the permission request</source>
        <translation>Retiraste la solicitud de permiso</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>Llegó tarde</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n efecto</numerusform>
            <numerusform>%n efectos</numerusform>
        </translation>
    </message>
    <message>
        <source>left this machine</source>
        <translation>salió de este equipo</translation>
    </message>
    <message>
        <source>Changed by the agent</source>
        <translation>Cambiado por el agente</translation>
    </message>
    <message>
        <source>The agent reported it as done</source>
        <translation>El agente lo dio por hecho</translation>
    </message>
    <message>
        <source>Still runs</source>
        <translation>Sigue en marcha</translation>
    </message>
    <message>
        <source>Cancelled by Stop, but the agent reported later that it was done</source>
        <translation>Cancelado por «Detener», pero el agente comunicó después que estaba hecho</translation>
    </message>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>%n solicitud abierta terminó con la conexión</numerusform>
            <numerusform>%n solicitudes abiertas terminaron con la conexión</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent still works on it; Belay cannot reach it but by Force stop</source>
        <translation>El agente sigue trabajando en ello; Belay solo puede alcanzarlo con «Forzar detención»</translation>
    </message>
    <message>
        <source>Changed during the turn, but no tool call told of it</source>
        <translation>Cambiado durante el turno, pero ninguna llamada a herramienta lo comunicó</translation>
    </message>
    <message>
        <source>The disk does not bear out what the agent reported</source>
        <translation>El disco no confirma lo que comunicó el agente</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>%n novedad llegó después, %1 más tarde</numerusform>
            <numerusform>%n novedades llegaron después, la última %1 más tarde</numerusform>
        </translation>
    </message>
    <message>
        <source>What no tool call told of was not looked for there: %1</source>
        <translation>Ahí no se buscó lo que ninguna llamada a herramienta comunicó: %1</translation>
    </message>
    <message>
        <source>%1 · acknowledged</source>
        <translation>%1 · dado por visto</translation>
    </message>
    <message>
        <source>Changed during the turn; a tool call named it, but did not show the change</source>
        <translation>Cambiado durante el turno; una llamada a herramienta lo nombró, pero no mostró el cambio</translation>
    </message>
    <message>
        <source>Changed during the turn, although it was not permitted</source>
        <translation>Cambiado durante el turno, aunque no se permitió</translation>
    </message>
    <message>
        <source>Reported by the agent; your file was not changed by it</source>
        <translation>Comunicado por el agente; tu archivo no cambió por ello</translation>
    </message>
    <message>
        <source>It exited; what it left running was ended with the turn</source>
        <translation>Terminó; lo que dejó en marcha se terminó con el turno</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>No hecho</translation>
    </message>
    <message>
        <source>The agent called it failed; what it did until then is not known</source>
        <translation>El agente dijo que falló; no se sabe qué hizo hasta entonces</translation>
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
            <numerusform>%n conexión, %1 enviados, %2 recibidos</numerusform>
            <numerusform>%n conexiones, %1 enviados, %2 recibidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n intento falló</numerusform>
            <numerusform>%n intentos fallaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>rechazado por Belay %n vez: él, o adonde lleva, no está en la lista de hosts</numerusform>
            <numerusform>rechazado por Belay %n veces: él, o adonde lleva, no está en la lista de hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>Further hosts</source>
        <translation>Otros hosts</translation>
    </message>
    <message>
        <source>contacted %1</source>
        <comment>a host</comment>
        <translation>contactó %1</translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>contactó %n host</numerusform>
            <numerusform>contactó %n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>%n host rechazado</numerusform>
            <numerusform>%n hosts rechazados</numerusform>
        </translation>
    </message>
    <message>
        <source>The server acknowledged it after %1</source>
        <translation>El servidor lo confirmó tras %1</translation>
    </message>
    <message>
        <source>It was sent. %1</source>
        <translation>Se envió. %1</translation>
    </message>
    <message>
        <source>The server answered: %1</source>
        <translation>El servidor respondió: %1</translation>
    </message>
    <message>
        <source>It was never sent</source>
        <translation>Nunca se envió</translation>
    </message>
    <message>
        <source>as the servers say</source>
        <extracomment>calls of tools that were made, and failed or were cancelled</extracomment>
        <translation>según dicen los servidores</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n solicitud, %1 enviados, %2 recibidos</numerusform>
            <numerusform>%n solicitudes, %1 enviados, %2 recibidos</numerusform>
        </translation>
    </message>
    <message>
        <source>by Belay, as MCP server “%1”</source>
        <extracomment>a host was contacted, not by the agent itself</extracomment>
        <translation>por Belay, como servidor MCP «%1»</translation>
    </message>
    <message>
        <source>Killed by Belay; it may still run</source>
        <translation>Belay lo mató; puede seguir en marcha</translation>
    </message>
    <message>
        <source>Process %1: killed by Belay, and seen to run after that</source>
        <translation>Proceso %1: Belay lo mató y después seguía en marcha</translation>
    </message>
    <message>
        <source>Process %1, which the agent started, still runs it</source>
        <translation>El proceso %1, iniciado por el agente, aún lo ejecuta</translation>
    </message>
    <message>
        <source>The turn took %1, the agent reports.</source>
        <extracomment>what a turn used: context and money</extracomment>
        <translation>El turno consumió %1, según el agente.</translation>
    </message>
    <message>
        <source>the file did not change</source>
        <extracomment>what was said to be done, or was tried: the disk says that it is not so</extracomment>
        <translation>el archivo no cambió</translation>
    </message>
    <message>
        <source>Written with the same content; nothing changed</source>
        <translation>Escrito con el mismo contenido; nada cambió</translation>
    </message>
    <message>
        <source>Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.</source>
        <translation>Todo lo que el agente escribió en %1 está retenido, lo comunicara o no. En otros sitios no se vigila.</translation>
    </message>
    <message>
        <source>Not watched: files git ignores, .git, empty folders, and everything outside %1.</source>
        <translation>No se vigila: archivos que git ignora, .git, carpetas vacías y todo lo que está fuera de %1.</translation>
    </message>
    <message>
        <source>It came %1 after Stop and was refused</source>
        <translation>Llegó %1 después de «Detener» y se rechazó</translation>
    </message>
    <message>
        <source>Belay ended the agent process</source>
        <translation>Belay terminó el proceso del agente</translation>
    </message>
    <message>
        <source>the agent process may still run</source>
        <translation>el proceso del agente puede seguir en marcha</translation>
    </message>
    <message>
        <source>Stop was not pressed</source>
        <translation>no se pulsó «Detener»</translation>
    </message>
    <message>
        <source>%1 after Stop</source>
        <translation>%1 después de «Detener»</translation>
    </message>
    <message>
        <source>the agent confirmed after %1</source>
        <translation>el agente lo confirmó tras %1</translation>
    </message>
    <message>
        <source>the agent answered with an error after %1</source>
        <translation>el agente respondió con un error tras %1</translation>
    </message>
    <message>
        <source>its session was closed for that, and goes on</source>
        <translation>para ello se cerró su sesión, que continúa</translation>
    </message>
    <message>
        <source>no change was reported</source>
        <translation>no se comunicó ningún cambio</translation>
    </message>
    <message>
        <source>no change was seen in %1</source>
        <translation>no se vio ningún cambio en %1</translation>
    </message>
    <message>
        <source>Recorded: what went through Belay&apos;s proxy, or to MCP servers through Belay. Not recorded: programs that ignore the proxy, ssh, UDP, containers. Nothing was decrypted.</source>
        <translation>Se anotó lo que pasó por el proxy de Belay, o a través de Belay a servidores MCP. No se anotaron los programas que ignoran el proxy, ssh, UDP ni los contenedores. No se descifró nada.</translation>
    </message>
    <message>
        <source>The agent and its programs could reach only the hosts on the list, through Belay&apos;s proxy. Belay itself also reaches MCP servers that you set up with an address. Not covered: other programs that act for the agent. Nothing was decrypted.</source>
        <translation>El agente y sus programas solo podían llegar a los hosts de la lista, a través del proxy de Belay. Belay mismo llega además a los servidores MCP que usted configuró con una dirección. Quedan fuera otros programas que actúan por encargo del agente. No se descifró nada.</translation>
    </message>
    <message>
        <source>there is no way back</source>
        <translation>no hay vuelta atrás</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>conviene mirarlo</translation>
    </message>
    <message>
        <source>never happened</source>
        <translation>nunca ocurrió</translation>
    </message>
    <message>
        <source>after the end</source>
        <translation>después del final</translation>
    </message>
    <message>
        <source>did not run</source>
        <extracomment>what the agent asked permission for; it may have done it where nobody watches</extracomment>
        <translation>no se ejecutó</translation>
    </message>
</context>
<context>
    <name>models::RuleTrial</name>
    <message>
        <source>You are asked: no rule says anything about it.</source>
        <translation>Se te pregunta: ninguna regla dice nada al respecto.</translation>
    </message>
    <message>
        <source>Allowed without asking, by: %1</source>
        <translation>Permitido sin preguntar, por: %1</translation>
    </message>
    <message>
        <source>Denied without asking, by: %1</source>
        <translation>Denegado sin preguntar, por: %1</translation>
    </message>
    <message>
        <source>No rule says anything about it: what is chosen for the server’s tool decides.</source>
        <translation>Ninguna regla dice nada al respecto: decide lo elegido para la herramienta del servidor.</translation>
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
            <numerusform>%n orden sigue en marcha</numerusform>
            <numerusform>%n órdenes siguen en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1 · turn “%2”</source>
        <extracomment>a time, and the first words of the turn&apos;s message</extracomment>
        <translation>desde las %1 · turno «%2»</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <extracomment>a session, and when its turn began</extracomment>
        <translation>%1, turno de las %2</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n orden siguió en marcha hasta las %1</numerusform>
            <numerusform>%n órdenes siguieron en marcha hasta las %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionStatus</name>
    <message>
        <source>Not while a turn runs: another choice starts the agent again.</source>
        <translation>No mientras haya un turno en curso: otra elección reinicia el agente.</translation>
    </message>
    <message>
        <source>Not while changes wait: accept or discard them first.</source>
        <translation>No mientras esperen cambios: acéptalos o descártalos antes.</translation>
    </message>
    <message>
        <source>The network of an agent elsewhere cannot be watched from here.</source>
        <translation>La red de un agente en otro sitio no se puede vigilar desde aquí.</translation>
    </message>
    <message>
        <source>Not while the agent starts.</source>
        <translation>No mientras se inicia el agente.</translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>hace %n min</numerusform>
            <numerusform>hace %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>hace %n h</numerusform>
            <numerusform>hace %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>asks you to log in</source>
        <translation>pide que te identifiques</translation>
    </message>
    <message>
        <source>connection lost · trying again</source>
        <translation>conexión perdida · reintentando</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>reiniciando</translation>
    </message>
    <message>
        <source>loading · %1</source>
        <translation>cargando · %1</translation>
    </message>
    <message>
        <source>no message yet</source>
        <translation>todavía sin mensajes</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fijadas</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Archivadas</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>El último día (%n)</numerusform>
            <numerusform>Los últimos %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Older</source>
        <translation>Anteriores</translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message>
        <source>The agent said something Belay cannot follow</source>
        <translation>El agente dijo algo que Belay no puede seguir</translation>
    </message>
    <message>
        <source>The agent could not be started</source>
        <translation>El agente no se pudo iniciar</translation>
    </message>
    <message>
        <source>Belay could not go on</source>
        <translation>Belay no pudo continuar</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>asked at %1</source>
        <translation>preguntado a las %1</translation>
    </message>
    <message>
        <source>An update Belay does not know: %1</source>
        <translation>Una novedad que Belay no conoce: %1</translation>
    </message>
    <message>
        <source>The agent shortens its context</source>
        <translation>El agente acorta su contexto</translation>
    </message>
    <message>
        <source>The agent shortened its context</source>
        <translation>El agente acortó su contexto</translation>
    </message>
    <message>
        <source>The agent&apos;s context changed</source>
        <translation>El contexto del agente cambió</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>Se perdió %n solicitud.</numerusform>
            <numerusform>Se perdieron %n solicitudes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was loaded</source>
        <translation>La sesión se cargó</translation>
    </message>
    <message>
        <source>The agent is back</source>
        <translation>El agente ha vuelto</translation>
    </message>
    <message>
        <source>The agent&apos;s command is still running</source>
        <translation>El comando del agente sigue en marcha</translation>
    </message>
    <message>
        <source>The agent&apos;s work has ended</source>
        <translation>El trabajo del agente ha terminado</translation>
    </message>
    <message>
        <source>%1
It went on for %2 after the turn was over.</source>
        <translation>%1
Siguió durante %2 después de terminar el turno.</translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message>
        <source>could not be tried</source>
        <translation>no se pudo probar</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>terminado en %1</translation>
    </message>
    <message>
        <source>stopped in %1</source>
        <translation>detenido en %1</translation>
    </message>
    <message>
        <source>stopped in %1, after it was asked again</source>
        <translation>detenido en %1, tras pedírselo otra vez</translation>
    </message>
    <message>
        <source>ended normally %1 after Stop</source>
        <translation>terminó con normalidad %1 después de «Detener»</translation>
    </message>
    <message>
        <source>did not stop; forced after %1</source>
        <translation>no se detuvo; forzado tras %1</translation>
    </message>
    <message>
        <source>did not stop; the agent ended</source>
        <translation>no se detuvo; el agente terminó</translation>
    </message>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>el agente retiró %n solicitud propia</numerusform>
            <numerusform>el agente retiró %n solicitudes propias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay canceló %n</numerusform>
            <numerusform>Belay canceló %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n llegó después de «Detener» y se rechazó</numerusform>
            <numerusform>%n llegaron después de «Detener» y se rechazaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>se perdió %n</numerusform>
            <numerusform>se perdieron %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n sigue abierta</numerusform>
            <numerusform>%n siguen abiertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>%n novedad después del fin del turno</numerusform>
            <numerusform>%n novedades después del fin del turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n proceso siguió en marcha</numerusform>
            <numerusform>%n procesos siguieron en marcha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>%n archivo escrito después de «Detener»</numerusform>
            <numerusform>%n archivos escritos después de «Detener»</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain prompt</source>
        <translation>Mensaje simple</translation>
    </message>
    <message>
        <source>Long answer</source>
        <translation>Respuesta larga</translation>
    </message>
    <message>
        <source>nothing was left</source>
        <translation>no quedó nada</translation>
    </message>
    <message>
        <source>Stopped cleanly %1 of %2 times</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Se detuvo limpiamente %1 de %2 veces</translation>
    </message>
    <message>
        <source>Stop could not be tried</source>
        <translation>No se pudo probar «Detener»</translation>
    </message>
    <message>
        <source>asks before commands</source>
        <translation>pregunta antes de los comandos</translation>
    </message>
    <message>
        <source>does not ask before commands</source>
        <translation>no pregunta antes de los comandos</translation>
    </message>
    <message>
        <source>writes files itself</source>
        <translation>escribe los archivos por su cuenta</translation>
    </message>
    <message>
        <source>writes files through Belay</source>
        <translation>escribe los archivos a través de Belay</translation>
    </message>
    <message>
        <source>measured %1</source>
        <extracomment>%1 is a day like &quot;22 Nov&quot;</extracomment>
        <translation>medido el %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>its command in the background ran on</source>
        <translation>su comando en segundo plano siguió</translation>
    </message>
    <message>
        <source>its command in the background ended, too</source>
        <translation>su comando en segundo plano también terminó</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Segundo plano</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Dejado atrás</translation>
    </message>
    <message>
        <source>stops in %1</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;</extracomment>
        <translation>se detiene en %1</translation>
    </message>
    <message>
        <source>its commands run through Belay, which ends them</source>
        <translation>sus comandos pasan por Belay, que los termina</translation>
    </message>
    <message>
        <source>ends its own commands</source>
        <translation>termina sus propios comandos</translation>
    </message>
    <message>
        <source>leaves its commands running: Belay ends those</source>
        <translation>deja sus comandos en marcha: Belay los termina</translation>
    </message>
    <message>
        <source>ends background commands, too</source>
        <translation>termina también los comandos en segundo plano</translation>
    </message>
    <message>
        <source>leaves background commands: Belay ends those</source>
        <translation>deja los comandos en segundo plano: Belay los termina</translation>
    </message>
    <message>
        <source>nothing else was left</source>
        <translation>no quedó nada más</translation>
    </message>
    <message>
        <source>Force stop: end the connection</source>
        <translation>Forzar detención: terminar la conexión</translation>
    </message>
    <message>
        <source>Force stop: restart the agent, resume the session</source>
        <translation>Forzar detención: reiniciar el agente, reanudar la sesión</translation>
    </message>
    <message>
        <source>Force stop: end the agent; it forgets this conversation</source>
        <translation>Forzar detención: terminar el agente; olvida esta conversación</translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>Retiró sus propias solicitudes abiertas %1 de %n vez</numerusform>
            <numerusform>Retiró sus propias solicitudes abiertas %1 de %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>Detenido a la fuerza %n vez</numerusform>
            <numerusform>Detenido a la fuerza %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>no confirmó %n detención</numerusform>
            <numerusform>no confirmó ninguna de %n detenciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>se detiene en %1 (%2 de %3, %n a la fuerza)</numerusform>
            <numerusform>se detiene en %1 (%2 de %3, %n a la fuerza)</numerusform>
        </translation>
    </message>
    <message>
        <source>stops in %1 (%2 of %3)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped</extracomment>
        <translation>se detiene en %1 (%2 de %3)</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>Confirmó %1 de %n detención</numerusform>
            <numerusform>Confirmó %1 de %n detenciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually after %1, slowest %2</source>
        <translation>Normalmente tras %1, como mucho tras %2</translation>
    </message>
    <message>
        <source>Leaves its open requests to Belay</source>
        <translation>Deja a Belay sus solicitudes abiertas</translation>
    </message>
</context>
<context>
    <name>models::TerminalsModel</name>
    <message>
        <source>%1
in %2</source>
        <extracomment>a command and the folder it runs in</extracomment>
        <translation>%1
en %2</translation>
    </message>
</context>
<context>
    <name>models::TextPattern</name>
    <message>
        <source>Not a regular expression: %1, at character %2</source>
        <translation>No es una expresión regular: %1, en el carácter %2</translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message>
        <source>It took this session up again and knows what was said above.</source>
        <translation>Retomó esta sesión y sabe lo que se dijo arriba.</translation>
    </message>
    <message>
        <source>It loaded this session but repeated nothing of it: it may not know what was said above.</source>
        <translation>Cargó esta sesión pero no repitió nada de ella: puede que no sepa lo que se dijo arriba.</translation>
    </message>
    <message>
        <source>It took this session up and told nothing of what was said in it.</source>
        <translation>Retomó esta sesión y no contó nada de lo que se dijo en ella.</translation>
    </message>
    <message>
        <source>This is what it told of the session.</source>
        <translation>Esto es lo que contó de la sesión.</translation>
    </message>
    <message>
        <source>This is a new session: the agent does not know what was said above.</source>
        <translation>Esta es una sesión nueva: el agente no sabe lo que se dijo arriba.</translation>
    </message>
    <message>
        <source>Start agent</source>
        <translation>Iniciar el agente</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Conectar de nuevo</translation>
    </message>
    <message>
        <source>Load session</source>
        <translation>Cargar sesión</translation>
    </message>
    <message>
        <source>Resume session</source>
        <translation>Reanudar sesión</translation>
    </message>
    <message>
        <source>Fork session</source>
        <translation>Bifurcar sesión</translation>
    </message>
    <message>
        <source>List sessions</source>
        <translation>Listar sesiones</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>Cambiar opción</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>Salir de la cuenta</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Wait for exit</source>
        <translation>Esperar a que termine</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>Leer archivo</translation>
    </message>
    <message>
        <source>Write file</source>
        <translation>Escribir archivo</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conectado</translation>
    </message>
    <message>
        <source>completed before cancel</source>
        <translation>completado antes de la cancelación</translation>
    </message>
    <message>
        <source>%1; with it came %2</source>
        <comment>how a request ended, what the answer held</comment>
        <translation>%1; con ello llegó %2</translation>
    </message>
    <message>
        <source>%1; withdrawn by the agent when it was over</source>
        <comment>how a request ended</comment>
        <translation>%1; retirado por el agente cuando ya había terminado</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>reintenta por sí solo</translation>
    </message>
    <message>
        <source>the agent waits for the command</source>
        <translation>el agente espera el comando</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>cancelando…</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>You pressed Stop</source>
        <translation>Pulsaste «Detener»</translation>
    </message>
    <message>
        <source>Stopped by closing the session</source>
        <translation>Detenido al cerrar la sesión</translation>
    </message>
    <message>
        <source>Stopped by closing Belay</source>
        <translation>Detenido al cerrar Belay</translation>
    </message>
    <message>
        <source>Stopped by a signal that ended Belay</source>
        <translation>Detenido por una señal que terminó Belay</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a state in a list</comment>
        <translation>finalizado</translation>
    </message>
    <message>
        <source>ended normally after Stop</source>
        <comment>a state in a list</comment>
        <translation>terminó con normalidad después de «Detener»</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <comment>a state in a list</comment>
        <translation>detenido por ti</translation>
    </message>
    <message>
        <source>stopped by force</source>
        <comment>a state in a list</comment>
        <translation>detenido a la fuerza</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a state in a list</comment>
        <translation>el agente se negó</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <comment>a state in a list</comment>
        <translation>límite de tokens alcanzado</translation>
    </message>
    <message>
        <source>request limit reached</source>
        <comment>a state in a list</comment>
        <translation>límite de solicitudes alcanzado</translation>
    </message>
    <message>
        <source>stopped by force: disconnected</source>
        <comment>a state in a list</comment>
        <translation>detenido a la fuerza: desconectado</translation>
    </message>
    <message>
        <source>stopped by closing</source>
        <comment>a state in a list</comment>
        <translation>detenido al cerrar</translation>
    </message>
    <message>
        <source>held until the turn ends</source>
        <translation>retenida hasta que termine el turno</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <comment>a state in a list</comment>
        <translation>no se pudo terminar</translation>
    </message>
    <message>
        <source>stopped by its time limit</source>
        <comment>a state in a list</comment>
        <translation>detenido por su límite de tiempo</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>sin respuesta a tiempo</translation>
    </message>
    <message>
        <source>asked to cancel, no answer</source>
        <translation>se pidió cancelar, sin respuesta</translation>
    </message>
    <message>
        <source>completed %1 after cancel</source>
        <translation>terminado %1 después de pedir cancelar</translation>
    </message>
    <message>
        <source>you declined</source>
        <translation>rechazaste</translation>
    </message>
    <message>
        <source>you opened it · done, says the agent</source>
        <translation>la abriste · hecho, dice el agente</translation>
    </message>
    <message>
        <source>you opened it</source>
        <translation>la abriste</translation>
    </message>
</context>
<context>
    <name>models::TrafficModel</name>
    <message>
        <source>cancel was asked for</source>
        <translation>se pidió la cancelación</translation>
    </message>
    <message>
        <source>%1 · answered all the same</source>
        <translation>%1 · respondido de todos modos</translation>
    </message>
    <message>
        <source>to agent</source>
        <translation>al agente</translation>
    </message>
    <message>
        <source>from agent</source>
        <translation>del agente</translation>
    </message>
    <message>
        <source>stderr</source>
        <translation>stderr</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no entendido</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Tiempo (s)</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
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
        <source>to server</source>
        <translation>al servidor</translation>
    </message>
    <message>
        <source>from server</source>
        <translation>del servidor</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
</context>
<context>
    <name>models::TurnAccount</name>
    <message>
        <source>What turn %1 did</source>
        <translation>Qué hizo el turno %1</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Empezó</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>No effect was recorded.</source>
        <translation>No se anotó ningún efecto.</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Además</translation>
    </message>
</context>
<context>
    <name>models::UndoText</name>
    <message>
        <source>Already is what it was before</source>
        <translation>Ya es lo que era antes</translation>
    </message>
    <message>
        <source>Becomes what it was before</source>
        <translation>Vuelve a ser lo que era antes</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Vuelve</translation>
    </message>
    <message>
        <source>These folders are made again for you alone, since nobody knows how open they were: %1</source>
        <translation>Estas carpetas se vuelven a crear solo para ti, ya que nadie sabe lo abiertas que estaban: %1</translation>
    </message>
    <message>
        <source>New file, moves to the trash</source>
        <translation>Archivo nuevo, va a la papelera</translation>
    </message>
    <message>
        <source>What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like .env; owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.</source>
        <translation>Lo que hicieron los comandos se averiguó comparando archivos. No se miró ni se deshace: lo que git ignora, como .env; propietarios, atributos extendidos, setuid, setgid; permisos de las carpetas; enlaces entre archivos; carpetas vacías.</translation>
    </message>
    <message>
        <source>These have further names (hard links), which keep what is there now: %1</source>
        <extracomment>files that are one file under several names</extracomment>
        <translation>Estos tienen más nombres (enlaces duros), que conservan lo que hay ahora: %1</translation>
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
        <translation>%1 de %2 tokens de contexto</translation>
    </message>
    <message>
        <source>%1
%2 so far</source>
        <translation>%1
%2 hasta ahora</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>%1 de contexto</translation>
    </message>
</context>
<context>
    <name>proxy::HostList</name>
    <message>
        <source>“%1” is no host. Write names like api.example.org, *.example.org or example.org:443.</source>
        <translation>«%1» no es un host. Escriba nombres como api.example.org, *.example.org o example.org:443.</translation>
    </message>
</context>
<context>
    <name>proxy::NetworkWatch</name>
    <message>
        <source>The proxy that notes what is contacted could not be started.</source>
        <translation>No se pudo iniciar el proxy que anota lo que se contacta.</translation>
    </message>
</context>
<context>
    <name>proxy::Upstream</name>
    <message>
        <source>The proxy that %1 names cannot be gone through: Belay knows http and socks5, not “%2”.</source>
        <translation>No se puede pasar por el proxy que indica %1: Belay conoce http y socks5, no «%2».</translation>
    </message>
    <message>
        <source>What %1 holds is no address of a proxy.</source>
        <translation>Lo que contiene %1 no es la dirección de un proxy.</translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message>
        <source>The keychain knows no “%1”. Give the value once more, in Agents.</source>
        <translation>El llavero no conoce ningún «%1». Indica el valor otra vez, en Agentes.</translation>
    </message>
    <message>
        <source>“%1” could not be read: the keychain is locked. Unlock it and try again.</source>
        <translation>No se pudo leer «%1»: el llavero está bloqueado. Desbloquéelo y vuelva a intentarlo.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>No se pudo leer «%1»: el llavero no responde desde hace %n s. Reinícielo y vuelva a intentarlo.</numerusform>
            <numerusform>No se pudo leer «%1»: el llavero no responde desde hace %n s. Reinícielo y vuelva a intentarlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).</source>
        <translation>«%1» está en el llavero, que no está disponible. Inícielo o use una variable ($NAME).</translation>
    </message>
    <message>
        <source>The keychain is locked. %1 is kept only until you quit.</source>
        <translation>El llavero está bloqueado. %1 se conserva solo hasta que salga de Belay.</translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>El llavero no responde desde hace %n s. Puede que %1 no esté guardado; se conserva hasta que salga de Belay.</numerusform>
            <numerusform>El llavero no responde desde hace %n s. Puede que %1 no esté guardado; se conserva hasta que salga de Belay.</numerusform>
        </translation>
    </message>
    <message>
        <source>No keychain is available. %1 is kept only until you quit.</source>
        <translation>No hay ningún llavero disponible. %1 se conserva solo hasta que salga de Belay.</translation>
    </message>
    <message>
        <source>“%1” may still be in the keychain. Remove it with the program that manages your keychain.</source>
        <translation>«%1» puede seguir en el llavero. Quítelo con el programa que gestiona su llavero.</translation>
    </message>
</context>
<context>
    <name>settings::AgentEntry</name>
    <message>
        <source>Demo agent</source>
        <translation>Agente de demostración</translation>
    </message>
</context>
<context>
    <name>settings::Editors</name>
    <message>
        <source>%1 in a terminal</source>
        <translation>%1 en un terminal</translation>
    </message>
</context>
<context>
    <name>settings::RuleFile</name>
    <message>
        <source>“%1” is nothing that this Belay knows.</source>
        <translation>«%1» no es nada que este Belay conozca.</translation>
    </message>
    <message>
        <source>“%1” is no kind of request.</source>
        <translation>«%1» no es un tipo de solicitud.</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: “%2” is not a text.</source>
        <translation>La regla %1 del archivo no se puede tomar, así que no se tomó ninguna: «%2» no es un texto.</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: %2</source>
        <translation>La regla %1 del archivo no se puede tomar, así que no se tomó ninguna: %2</translation>
    </message>
    <message>
        <source>The file holds no permission rules that this Belay knows.</source>
        <translation>El archivo no contiene reglas de permiso que este Belay conozca.</translation>
    </message>
</context>
<context>
    <name>settings::SettingsFile</name>
    <message>
        <source>%1. Belay goes on with the settings it has from the start, and keeps none that you change.</source>
        <translation>%1. Belay sigue con los ajustes de fábrica y no conserva los que usted cambie.</translation>
    </message>
</context>
<context>
    <name>spelling::PersonalWords</name>
    <message>
        <source>This is no word for a dictionary.</source>
        <translation>Esto no es una palabra para un diccionario.</translation>
    </message>
    <message>
        <source>Your dictionary is full: it holds %1 words.</source>
        <translation>Su diccionario está lleno: contiene %1 palabras.</translation>
    </message>
    <message>
        <source>“%1” could not be added to your dictionary: it cannot be written.</source>
        <translation>No se pudo añadir «%1» a su diccionario: no se puede escribir.</translation>
    </message>
</context>
<context>
    <name>text::Markdown</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>Importante</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Precaución</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>transport::ProcessTransport</name>
    <message>
        <source>The agent could not be started: no pipe could be made.</source>
        <translation>El agente no se pudo iniciar: no se pudo crear una tubería.</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is not an executable file.</source>
        <translation>El agente no se pudo iniciar: «%1» no es un archivo ejecutable.</translation>
    </message>
    <message>
        <source>The agent could not be started: the system refused to run “%1”.</source>
        <translation>El agente no se pudo iniciar: el sistema se negó a ejecutar «%1».</translation>
    </message>
    <message>
        <source>The agent closed its output and went on running, unable to answer. It was ended.</source>
        <translation>El agente cerró su salida y siguió en marcha, incapaz de responder. Se terminó.</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>Se ha buscado en: %1</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.</source>
        <translation>El agente no se pudo iniciar: «%1» está en /tmp, y un agente cuyos cambios se retienen tiene su propio /tmp.</translation>
    </message>
    <message>
        <source>belay-guard was killed by another program or by the agent. What was found of the agent was ended.</source>
        <translation>Otro programa o el agente mató a belay-guard. Lo que se encontró del agente se terminó.</translation>
    </message>
    <message>
        <source>The agent process ended (%1).</source>
        <translation>El proceso del agente terminó (%1).</translation>
    </message>
</context>
<context>
    <name>transport::SealFailure</name>
    <message>
        <source>This system allows no user namespaces (user.max_user_namespaces).</source>
        <translation>Este sistema no permite espacios de nombres de usuario (user.max_user_namespaces).</translation>
    </message>
    <message>
        <source>This system, or the container that Belay runs in, allows no user namespaces.</source>
        <translation>Este sistema, o el contenedor en el que se ejecuta Belay, no permite espacios de nombres de usuario.</translation>
    </message>
    <message>
        <source>This kernel has no user namespaces.</source>
        <translation>Este núcleo no tiene espacios de nombres de usuario.</translation>
    </message>
    <message>
        <source>This kernel has no overlay file system.</source>
        <translation>Este núcleo no tiene un sistema de archivos overlay.</translation>
    </message>
    <message>
        <source>%1 cannot be part of an overlay: another file system is mounted inside it, or Belay&apos;s data folder is on one that cannot take what is written.</source>
        <translation>%1 no puede formar parte de un overlay: dentro hay montado otro sistema de archivos, o la carpeta de datos de Belay está en uno que no puede recibir lo que se escribe.</translation>
    </message>
    <message>
        <source>The overlay over %1 was refused: %2.</source>
        <translation>El overlay sobre %1 se rechazó: %2.</translation>
    </message>
    <message>
        <source>The program belay-seal, which does that, is missing or does not run.</source>
        <translation>El programa belay-seal, que hace eso, falta o no se ejecuta.</translation>
    </message>
    <message>
        <source>The folder in which Belay keeps what is written cannot be used (%1): %2.</source>
        <translation>La carpeta en la que Belay guarda lo que se escribe no se puede usar (%1): %2.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 no se pudo abrir: %2.</translation>
    </message>
    <message>
        <source>An overlay of this kernel does not do what holding back relies on (%1).</source>
        <translation>Un overlay de este núcleo no hace aquello de lo que depende la retención (%1).</translation>
    </message>
    <message>
        <source>A step of it failed at %1: %2.</source>
        <translation>Un paso falló en %1: %2.</translation>
    </message>
    <message>
        <source>The agent was not started, because its changes could not be held back. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>El agente no se inició, porque sus cambios no se podían retener. %1</translation>
    </message>
    <message>
        <source>A network of its own could not be set up: %1.</source>
        <translation>No se pudo preparar una red propia: %1.</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. The one for belay-seal is not loaded. This loads it: %1</source>
        <translation>Este sistema solo crea espacios de nombres de usuario para programas con un perfil de AppArmor. El de belay-seal no está cargado. Esto lo carga: %1</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. belay-seal has none; the manual (F1) has one to copy.</source>
        <translation>Este sistema solo crea espacios de nombres de usuario para programas con un perfil de AppArmor. belay-seal no tiene ninguno; el manual (F1) contiene uno para copiar.</translation>
    </message>
    <message>
        <source>Belay runs as root, and some of root&apos;s rights cannot be taken from the agent here (%1: %2). Start Belay as yourself, or have the agent ask before it writes.</source>
        <translation>Belay se ejecuta como root, y aquí no se le pueden quitar al agente algunos derechos de root (%1: %2). Inicie Belay con su propio usuario o haga que el agente pregunte antes de escribir.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketAddress</name>
    <message>
        <source>The address of a WebSocket ends before its “#”. Take that part out.</source>
        <translation>La dirección de un WebSocket termina antes de su «#». Quita esa parte.</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.</source>
        <translation>La cabecera «%1» no se puede enviar: un nombre son letras, cifras y guiones; un valor es una sola línea.</translation>
    </message>
    <message>
        <source>The connection to %1 would not be encrypted: anybody on the way could read and change what is said. Use wss://, or allow it for this agent in Agents.</source>
        <translation>La conexión con %1 no estaría cifrada: cualquiera en el camino podría leer y cambiar lo que se dice. Use wss://, o permítalo para este agente en Agentes.</translation>
    </message>
    <message>
        <source>The address holds a name or password. Use a header instead, in Agents.</source>
        <translation>La dirección contiene un nombre o una contraseña. Use en su lugar una cabecera, en Agentes.</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message>
        <source>No encrypted connection can be made: Qt&apos;s TLS plugin or its library is not installed.</source>
        <translation>No se puede establecer ninguna conexión cifrada: el complemento TLS de Qt o su biblioteca no está instalado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 no aceptó la conexión en %n segundo.</numerusform>
            <numerusform>%1 no aceptó la conexión en %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 lleva %n segundo sin responder. Se abandonó la conexión.</numerusform>
            <numerusform>%1 lleva %n segundos sin responder. Se abandonó la conexión.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed the connection: %2 (%3)</source>
        <translation>%1 cerró la conexión: %2 (%3)</translation>
    </message>
    <message>
        <source>The connection to %1 was lost. What the agent does there now is not known.</source>
        <translation>Se perdió la conexión con %1. No se sabe qué hace allí el agente ahora.</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give it one for this name, or trust its authority on this computer.</source>
        <translation>No se aceptó el certificado de %1, así que no se envió nada. Si el servidor es suyo, dele uno para este nombre, o confíe en su autoridad en este equipo.</translation>
    </message>
    <message>
        <source>%1 wants a login (401). Set its header in Agents, mostly Authorization.</source>
        <translation>%1 pide iniciar sesión (401). Defina su cabecera en Agentes, casi siempre Authorization.</translation>
    </message>
    <message>
        <source>No agent answered at %1. Check the address and its headers in Agents.</source>
        <translation>Ningún agente respondió en %1. Compruebe la dirección y sus cabeceras en Agentes.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentEditor</name>
    <message>
        <source>Enter the agent&apos;s command or address.</source>
        <translation>Escriba el comando o la dirección del agente.</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Enter the full path, or leave the field empty.</source>
        <translation>La carpeta «%1» no existe. Escriba la ruta completa o deje el campo vacío.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing.</source>
        <translation>Se escribe directamente, sin retenerse, a partir del próximo inicio del agente. Una carpeta termina en / y se crea si no existe.</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing. Known of this program, and not needed here: %1.</source>
        <translation>Se escribe directamente, sin retenerse, a partir del próximo inicio del agente. Una carpeta termina en / y se crea si no existe. Ya conocidos de este programa, no hacen falta aquí: %1.</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1, tardó %2</translation>
    </message>
</context>
<context>
    <name>widgets::AgentSessionsDialog</name>
    <message>
        <source>Only sessions in “%1”</source>
        <translation>Solo sesiones en «%1»</translation>
    </message>
    <message>
        <source>Delete a session of the agent</source>
        <translation>Eliminar una sesión del agente</translation>
    </message>
    <message>
        <source>The agent forgets it for good. What Belay has stored of it stays.</source>
        <translation>El agente la olvida para siempre. Los datos guardados por Belay se quedan.</translation>
    </message>
</context>
<context>
    <name>widgets::AgentsDialog</name>
    <message>
        <source>From the &amp;registry…</source>
        <translation>Del &amp;registro…</translation>
    </message>
    <message>
        <source>%1, found on this computer</source>
        <translation>%1, encontrado en este equipo</translation>
    </message>
    <message>
        <source>Those of %1 (%2)</source>
        <translation>Los de %1 (%2)</translation>
    </message>
    <message>
        <source>From a settings &amp;file…</source>
        <translation>De un archivo de con&amp;figuración…</translation>
    </message>
    <message>
        <source>A &amp;command or an address…</source>
        <translation>Un &amp;comando o una dirección…</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>No hay agentes</translation>
    </message>
    <message>
        <source>Add one that is installed, or one of the registry.</source>
        <translation>Añada un agente instalado o uno del registro.</translation>
    </message>
    <message>
        <source>for new sessions</source>
        <translation>para sesiones nuevas</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>remoto</translation>
    </message>
    <message>
        <source>asks first</source>
        <translation>pregunta antes</translation>
    </message>
    <message>
        <source>not stopped yet</source>
        <translation>nunca detenido</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>todavía sin probar</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>reanudar</translation>
    </message>
</context>
<context>
    <name>widgets::AttachmentChips</name>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>%1, as a link</source>
        <translation>%1, como enlace</translation>
    </message>
    <message>
        <source>%1
Is not there. The message is not sent with it.</source>
        <translation>%1
No está. El mensaje no se envía con él.</translation>
    </message>
    <message>
        <source>%1
The agent gets a link and reads it itself.</source>
        <translation>%1
El agente recibe un enlace y lo lee por su cuenta.</translation>
    </message>
    <message>
        <source>%1
Goes into the message, as it is when it is sent.</source>
        <translation>%1
Va en el mensaje, tal como esté al enviarlo.</translation>
    </message>
    <message>
        <source>Delete takes it out</source>
        <translation>Supr lo saca</translation>
    </message>
</context>
<context>
    <name>widgets::CallDialog</name>
    <message>
        <source>It is not kept.</source>
        <translation>No se conserva.</translation>
    </message>
    <message>
        <source>&amp;Sent</source>
        <translation>&amp;Enviado</translation>
    </message>
    <message>
        <source>&amp;Answered</source>
        <translation>&amp;Respuesta</translation>
    </message>
    <message>
        <source>What looks like a secret is left out.</source>
        <translation>Se omite lo que parece un secreto.</translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message>
        <source>Undo %1</source>
        <translation>Deshacer %1</translation>
    </message>
    <message>
        <source>Belay makes this call to take it back:</source>
        <translation>Para revertirla, Belay hace esta llamada:</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <translation>Lo que recibe la herramienta</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Llamar a %1</translation>
    </message>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>Hacer %n llamada</numerusform>
            <numerusform>Hacer %n llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay cannot check the result. Each call is made once.</source>
        <translation>Belay no puede comprobar el resultado. Cada llamada se hace una sola vez.</translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message>
        <source>Edit agent</source>
        <translation>Editar el agente</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Elegir otra carpeta…</translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message>
        <source>Changed files</source>
        <translation>Archivos cambiados</translation>
    </message>
    <message>
        <source>Review the changes of this turn</source>
        <translation>Revisar los cambios de este turno</translation>
    </message>
    <message>
        <source>Undo the changes of this turn</source>
        <translation>Deshacer los cambios de este turno</translation>
    </message>
    <message>
        <source>Hide this until something else is changed</source>
        <translation>Ocultar hasta que cambie algo más</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n archivo cambiado</numerusform>
            <numerusform>%n archivos cambiados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>There is no file any more.</source>
        <translation>El archivo ya no existe.</translation>
    </message>
    <message>
        <source>There is no file.</source>
        <translation>No hay ningún archivo.</translation>
    </message>
    <message>
        <source>%1 This is what is on the other side.</source>
        <translation>%1 Esto es lo que hay en el otro lado.</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>No hay ninguna diferencia.</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>El texto es el mismo.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentDialog</name>
    <message>
        <source>Comment on a line</source>
        <translation>Comentar una línea</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>What the agent should know about this line</source>
        <translation>Lo que el agente debe saber de esta línea</translation>
    </message>
    <message>
        <source>Keep comment</source>
        <translation>Guardar comentario</translation>
    </message>
    <message>
        <source>Comments are sent together. Ctrl+Enter saves.</source>
        <translation>Los comentarios se envían juntos. Ctrl+Intro guarda.</translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message>
        <source>Send all comments as one message</source>
        <translation>Enviar todos los comentarios en un mensaje</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comentario</numerusform>
            <numerusform>%n comentarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>en %n archivo, enviados en un mensaje</numerusform>
            <numerusform>en %n archivos, enviados en un mensaje</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message>
        <source>Stopped a moment ago. Enter again sends this</source>
        <translation>Detenido hace un momento. Enter otra vez envía esto</translation>
    </message>
    <message>
        <source>No agent</source>
        <translation>Sin agente</translation>
    </message>
    <message>
        <source>%1 tells the session</source>
        <translation>%1 está contando la sesión</translation>
    </message>
    <message>
        <source>The connection was lost; trying again, attempt %1</source>
        <translation>Se perdió la conexión; reintentando, intento %1</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 está listo</translation>
    </message>
    <message>
        <source>Enter sends · Shift+Enter new line</source>
        <translation>Enter envía · Mayús+Enter nueva línea</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n comando en marcha</numerusform>
            <numerusform>%n comandos en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>no activity for %1</source>
        <translation>sin actividad desde hace %1</translation>
    </message>
    <message>
        <source>process %1 is alive</source>
        <translation>el proceso %1 sigue vivo</translation>
    </message>
    <message>
        <source>it usually confirms in %1</source>
        <translation>suele confirmar en %1</translation>
    </message>
    <message>
        <source>Restart the agent to go on; what you type stays here</source>
        <translation>Reinicia el agente para continuar; lo que escribas se queda aquí</translation>
    </message>
    <message>
        <source>Next message: Enter queues it</source>
        <translation>Próximo mensaje: Enter lo pone en cola</translation>
    </message>
    <message>
        <source>Next message: Enter queues it, Ctrl+Enter sends it now</source>
        <translation>Próximo mensaje: Enter lo pone en cola, Ctrl+Enter lo envía ya</translation>
    </message>
    <message>
        <source>Ask %1 to do something</source>
        <translation>Una tarea para %1</translation>
    </message>
    <message>
        <source>the folder is copied for it, %1 of %2 files</source>
        <translation>la carpeta se copia para él, %1 de %2 archivos</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 detiene</translation>
    </message>
    <message>
        <source>%1 stops what runs on</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 detiene lo que sigue en marcha</translation>
    </message>
    <message>
        <source>%1 forces</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 fuerza</translation>
    </message>
    <message>
        <source>Your next message restarts %1 and resumes the session</source>
        <translation>Su próximo mensaje reinicia %1 y reanuda la sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n mensaje espera hasta que lo envíe</numerusform>
            <numerusform>%n mensajes esperan hasta que los envíe</numerusform>
        </translation>
    </message>
    <message>
        <source>Resuming the session</source>
        <translation>Reanudando la sesión</translation>
    </message>
    <message>
        <source>Type on: a message waits until the agent is ready</source>
        <translation>Sigue escribiendo: el mensaje espera hasta que el agente esté listo</translation>
    </message>
    <message>
        <source>Type on: a message waits until you are logged in</source>
        <translation>Sigue escribiendo: el mensaje espera hasta que te identifiques</translation>
    </message>
    <message>
        <source>Type on: nothing is sent before this turn has ended</source>
        <translation>Sigue escribiendo: no se envía nada antes de que termine este turno</translation>
    </message>
    <message>
        <source>Ask %1 to do something in %2</source>
        <translation>Una tarea para %1 en %2</translation>
    </message>
</context>
<context>
    <name>widgets::DecisionCard</name>
    <message>
        <source>Take mine</source>
        <translation>Tomar lo mío</translation>
    </message>
    <message>
        <source>Take the agent’s</source>
        <translation>Tomar lo del agente</translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>Editar juntos…</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>the agent’s is taken</source>
        <translation>se toma lo del agente</translation>
    </message>
    <message>
        <source>edited together</source>
        <translation>editado juntos</translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message>
        <source>No line is different</source>
        <translation>Ninguna línea es distinta</translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>Mostrar %1 más al principio de %n línea sin cambios</numerusform>
            <numerusform>Mostrar %1 más al principio de %n líneas sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>Mostrar %1 más al final de %n línea sin cambios</numerusform>
            <numerusform>Mostrar %1 más al final de %n líneas sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n línea sin cambios</numerusform>
            <numerusform>%n líneas sin cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffComments</name>
    <message>
        <source>Comment on line %1…</source>
        <translation>Comentar la línea %1…</translation>
    </message>
    <message>
        <source>Comment on line %1: %2</source>
        <translation>Comentario sobre la línea %1: %2</translation>
    </message>
</context>
<context>
    <name>widgets::DiffHunks</name>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>change at line %1</source>
        <translation>cambio de la línea %1</translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1, %n te espera</numerusform>
            <numerusform>%1, %n te esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message>
        <source>Show diff</source>
        <translation>Mostrar diferencias</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>Código de salida</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>sin archivo</translation>
    </message>
    <message>
        <source>%1, copy kept</source>
        <extracomment>the beginning of a file&apos;s hash</extracomment>
        <translation>%1, se conserva copia</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>No effects yet</source>
        <translation>Todavía no hay efectos</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n desconocido</numerusform>
            <numerusform>%n desconocidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>%n por dar por visto</numerusform>
            <numerusform>%n por dar por vistos</numerusform>
        </translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Su carpeta</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>Agent sees</source>
        <translation>El agente ve</translation>
    </message>
    <message>
        <source>Show call</source>
        <translation>Mostrar llamada</translation>
    </message>
    <message>
        <source>Acknowledge all of this turn</source>
        <translation>Dar por visto todo este turno</translation>
    </message>
    <message>
        <source>answered by its server</source>
        <translation>respondido por su servidor</translation>
    </message>
</context>
<context>
    <name>widgets::ElicitationBar</name>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>Enviar la respuesta</translation>
    </message>
    <message>
        <source>Tells the agent that you do not want this</source>
        <translation>Le dice al agente que no quieres esto</translation>
    </message>
    <message>
        <source>Tells the agent that you did not answer</source>
        <translation>Le dice al agente que no respondiste</translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>Distinguir mayúsculas y minúsculas</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Palabras completas</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expresión regular</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>Esta expresión da demasiado trabajo; en %n sitio no se buscó</numerusform>
            <numerusform>Esta expresión da demasiado trabajo; en %n sitios no se buscó</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FoldItem</name>
    <message>
        <source>refused, not called</source>
        <translation>rechazada, no llamada</translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
    <message>
        <source>after the turn</source>
        <translation>después del turno</translation>
    </message>
</context>
<context>
    <name>widgets::FormFields</name>
    <message>
        <source>Belay does not know this kind of field; it is left out.</source>
        <translation>Belay no conoce este tipo de campo; se omite.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
</context>
<context>
    <name>widgets::GroupPage</name>
    <message>
        <source>Commits, the newest first</source>
        <translation>Commits, primero el más reciente</translation>
    </message>
    <message>
        <source>They may hold what is not ticked, too: a commit is accepted as a whole.</source>
        <translation>Pueden contener también lo que no está marcado: un commit se acepta entero.</translation>
    </message>
    <message>
        <source>Keep as a branch…</source>
        <translation>Conservar como rama…</translation>
    </message>
    <message>
        <source>You and the agent have both committed here. You can keep the agent’s commits as a branch and merge it.</source>
        <translation>Usted y el agente han hecho commits aquí. Puede conservar los commits del agente como rama y fusionarla.</translation>
    </message>
</context>
<context>
    <name>widgets::GroupRows</name>
    <message>
        <source>Stays in the session</source>
        <translation>Se queda en la sesión</translation>
    </message>
    <message>
        <source>they may hold what is not ticked, too</source>
        <translation>pueden contener también lo que no está marcado</translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message>
        <source>Accept all</source>
        <translation>Aceptar todo</translation>
    </message>
    <message>
        <source>What is held back is not known: %1</source>
        <translation>No se sabe qué está retenido: %1</translation>
    </message>
    <message>
        <source>Commits are held back</source>
        <translation>Hay commits retenidos</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>%n otro cambio retenido</numerusform>
            <numerusform>%n otros cambios retenidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n se ejecuta fuera de Belay una vez aceptado</numerusform>
            <numerusform>%n se ejecutan fuera de Belay una vez aceptados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>cambiaste %n entretanto</numerusform>
            <numerusform>cambiaste %n entretanto</numerusform>
        </translation>
    </message>
    <message>
        <source>with commits</source>
        <translation>con commits</translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>%n fuera de la carpeta</numerusform>
            <numerusform>%n fuera de la carpeta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorado</numerusform>
            <numerusform>%n ignorados</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>what waited before stays</source>
        <translation>lo que esperaba antes se queda</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>%n cambio del último turno</numerusform>
            <numerusform>%n cambios del último turno</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn changed what is held back</source>
        <translation>El último turno cambió lo que se retiene</translation>
    </message>
    <message>
        <source>the disk was full while the agent wrote: files may be cut</source>
        <translation>el disco estaba lleno mientras el agente escribía: puede haber archivos cortados</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n archivo retenido</numerusform>
            <numerusform>%n archivos retenidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n archivo retenido · %1 en %2 de ellos</numerusform>
            <numerusform>%n archivos retenidos · %1 en %2 de ellos</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting</source>
        <translation>Escribe en su carpeta. Los conflictos, los hooks y lo que está fuera o se ignora siguen esperando</translation>
    </message>
    <message>
        <source>in a terminal</source>
        <translation>en un terminal</translation>
    </message>
    <message>
        <source>The agent is still writing</source>
        <translation>El agente todavía escribe</translation>
    </message>
    <message>
        <source>Keep for review</source>
        <translation>Guardar para revisar</translation>
    </message>
</context>
<context>
    <name>widgets::HunkList</name>
    <message>
        <source>Undo change %1 of %2 and lose what somebody else wrote here since</source>
        <translation>Deshacer el cambio %1 de %2 y perder lo que alguien más ha escrito aquí desde entonces</translation>
    </message>
    <message>
        <source>Both changed these lines</source>
        <translation>Ambos cambiaron estas líneas</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>cambio %1 de %2</translation>
    </message>
</context>
<context>
    <name>widgets::ImageLoader</name>
    <message>
        <source>Not shown: this kind of image is not known here</source>
        <translation>No se muestra: este tipo de imagen no se conoce aquí</translation>
    </message>
    <message>
        <source>Not shown: the image is too large</source>
        <translation>No se muestra: la imagen es demasiado grande</translation>
    </message>
</context>
<context>
    <name>widgets::ImageViewer</name>
    <message>
        <source>&amp;Fit the window</source>
        <translation>A&amp;justar a la ventana</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
</context>
<context>
    <name>widgets::LevelMenu</name>
    <message>
        <source>Only &amp;these hosts…</source>
        <translation>&amp;Solo estos hosts…</translation>
    </message>
    <message>
        <source>&amp;Record hosts</source>
        <translation>&amp;Anotar los hosts</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>&amp;Retener</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>E&amp;scribir al momento</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desactivado</translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n min más</numerusform>
            <numerusform>%n min más</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops in %1</source>
        <translation>Se detiene en %1</translation>
    </message>
    <message>
        <source>the time limit of its turns</source>
        <translation>el límite de tiempo de sus turnos</translation>
    </message>
</context>
<context>
    <name>widgets::LinkDialog</name>
    <message>
        <source>&amp;Link to an entry of a session</source>
        <translation>&amp;Enlace a una entrada de una sesión</translation>
    </message>
</context>
<context>
    <name>widgets::LinkQuestion</name>
    <message>
        <source>The link leads to:</source>
        <translation>El enlace lleva a:</translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message>
        <source>%1 tells “%2”</source>
        <translation>%1 está contando «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>%n parte hasta ahora</numerusform>
            <numerusform>%n partes hasta ahora</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message>
        <source>runs %1</source>
        <translation>ejecuta %1</translation>
    </message>
    <message>
        <source>Logging in to %1</source>
        <translation>Identificación en %1</translation>
    </message>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1… (%n carácter más)</numerusform>
            <numerusform>%1… (%n caracteres más)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
Ofrece %n forma más, que no se muestra.</numerusform>
            <numerusform>%1
Ofrece %n formas más, que no se muestran.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
This does not work in Belay. Log in with the agent&apos;s own program, then restart the agent.</source>
        <translation>%1
Esto no funciona en Belay. Identifíquese con el programa del agente y después reinicie el agente.</translation>
    </message>
    <message>
        <source>The agent does the rest, perhaps in your browser.</source>
        <translation>El agente hace el resto, quizá en su navegador.</translation>
    </message>
</context>
<context>
    <name>widgets::MainButton</name>
    <message>
        <source>%1, by itself in %2</source>
        <translation>%1, por sí solo en %2</translation>
    </message>
    <message>
        <source>Down shows what Stop ends and what stays</source>
        <translation>La flecha abajo muestra qué termina «Detener» y qué se queda</translation>
    </message>
    <message>
        <source>This was Stop. To send, move the pointer away from it first</source>
        <translation>Aquí estaba «Detener». Para enviar, aparta antes el puntero</translation>
    </message>
    <message>
        <source>This was Stop a moment ago. Nothing was sent</source>
        <translation>Hace un momento aquí estaba «Detener». No se envió nada</translation>
    </message>
    <message>
        <source>Down stops what runs on</source>
        <translation>Flecha abajo termina lo que sigue en marcha</translation>
    </message>
    <message>
        <source>Gives up; what you typed stays</source>
        <translation>Desiste; lo que escribió se queda</translation>
    </message>
</context>
<context>
    <name>widgets::ManualDialog</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>«%1» no está en el manual.</translation>
    </message>
</context>
<context>
    <name>widgets::McpDialog</name>
    <message>
        <source>Folder of the sessions</source>
        <translation>Carpeta de las sesiones</translation>
    </message>
</context>
<context>
    <name>widgets::McpImportDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation>Importar servidores MCP</translation>
    </message>
    <message>
        <source>MCP servers in the file</source>
        <translation>Servidores MCP del archivo</translation>
    </message>
    <message>
        <source>You have a server of this name already; this one would take its place.</source>
        <translation>Ya tienes un servidor con este nombre; este ocuparía su lugar.</translation>
    </message>
    <message>
        <source>It is switched off in the file.</source>
        <translation>Está desactivado en el archivo.</translation>
    </message>
    <message>
        <source>What cannot be taken:</source>
        <translation>Lo que no se puede tomar:</translation>
    </message>
    <message>
        <source>&amp;Add those that are checked</source>
        <translation>&amp;Añadir los marcados</translation>
    </message>
    <message>
        <source>Nothing is added yet. Agents would run these with your permissions, or connect to them.</source>
        <translation>Todavía no se ha añadido nada. Los agentes ejecutarían estos servidores con los permisos de usted o se conectarían a ellos.</translation>
    </message>
</context>
<context>
    <name>widgets::McpServersDialog</name>
    <message>
        <source>%1 has a file that says how calls are taken back. It does not count until you accept it.</source>
        <translation>%1 tiene un archivo que dice cómo se deshacen las llamadas. No vale hasta que lo aceptes.</translation>
    </message>
    <message>
        <source>No MCP servers</source>
        <translation>No hay servidores MCP</translation>
    </message>
    <message>
        <source>Servers give agents more tools.</source>
        <translation>Los servidores dan más herramientas a los agentes.</translation>
    </message>
</context>
<context>
    <name>widgets::McpTools</name>
    <message>
        <source>No tools</source>
        <translation>No hay herramientas</translation>
    </message>
    <message>
        <source>Test asks the server for them.</source>
        <translation>«Probar» se las pide al servidor.</translation>
    </message>
    <message>
        <source>Tool, and what the server says of it</source>
        <translation>Herramienta, y lo que el servidor dice de ella</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>No tool of this server has a name that suggests it.</source>
        <translation>Ninguna herramienta de este servidor tiene un nombre que lo sugiera.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Calls of %1</source>
        <translation>Llamadas a %1</translation>
    </message>
    <message>
        <source>can be undone by %1, the server says</source>
        <translation>se puede deshacer con %1, dice el servidor</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>no cambia nada</translation>
    </message>
    <message>
        <source>changes nothing, the server says</source>
        <translation>no cambia nada, dice el servidor</translation>
    </message>
    <message>
        <source>Undo of %1</source>
        <translation>Deshacer %1</translation>
    </message>
</context>
<context>
    <name>widgets::MergeDialog</name>
    <message>
        <source>Edit together</source>
        <translation>Editar juntos</translation>
    </message>
    <message>
        <source>What both have</source>
        <translation>Lo que tienen ambos</translation>
    </message>
    <message>
        <source>&amp;These lines are written in their place. They begin with yours and then the agent’s.</source>
        <translation>&amp;Estas líneas se escriben en su lugar. Empiezan con las suyas y siguen con las del agente.</translation>
    </message>
    <message>
        <source>The lines that are written</source>
        <translation>Las líneas que se escriben</translation>
    </message>
    <message>
        <source>Use these lines</source>
        <translation>Usar estas líneas</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Intro</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkDialog</name>
    <message>
        <source>Network of the session</source>
        <translation>Red de la sesión</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkFields</name>
    <message>
        <source>All of them</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Each turn says which hosts the agent and its commands contacted, through a proxy of Belay&apos;s own. Programs that ignore it, ssh, UDP and containers go past it.</source>
        <translation>Cada turno dice qué hosts contactaron el agente y sus comandos, a través de un proxy propio de Belay. Los programas que lo ignoran, ssh, UDP y los contenedores pasan de largo.</translation>
    </message>
    <message>
        <source>All other hosts are blocked; include the agent&apos;s own service. MCP servers you set up stay reachable. Requires holding changes back.</source>
        <translation>Los demás hosts se bloquean; incluya también el servicio del propio agente. Los servidores MCP que haya configurado siguen accesibles. Requiere retener los cambios.</translation>
    </message>
</context>
<context>
    <name>widgets::NewSessionDialog</name>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>One more folder for the session</source>
        <translation>Una carpeta más para la sesión</translation>
    </message>
    <message>
        <source>Choose the folder the agent works in.</source>
        <translation>Elige la carpeta en la que trabaja el agente.</translation>
    </message>
    <message>
        <source>This folder does not exist. Enter the full path.</source>
        <translation>Esta carpeta no existe. Escriba la ruta completa.</translation>
    </message>
    <message>
        <source>Agent&apos;s default</source>
        <translation>Predeterminado del agente</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>En esta carpeta</translation>
    </message>
    <message>
        <source>In a new worktree</source>
        <translation>En un árbol de trabajo nuevo</translation>
    </message>
    <message>
        <source>A folder of this name beside the repository, with a branch from %1. What is not committed stays here.</source>
        <translation>Una carpeta con este nombre junto al repositorio, con una rama a partir de %1. Lo que no está en un commit se queda aquí.</translation>
    </message>
    <message>
        <source>Name the worktree.</source>
        <translation>Dé un nombre al árbol de trabajo.</translation>
    </message>
    <message>
        <source>The worktree is being made…</source>
        <translation>Se está creando el árbol de trabajo…</translation>
    </message>
</context>
<context>
    <name>widgets::NoticeBar</name>
    <message>
        <source>Choose an editor…</source>
        <translation>Elegir un editor…</translation>
    </message>
</context>
<context>
    <name>widgets::OptionBar</name>
    <message>
        <source>%1 has no other value</source>
        <translation>%1 no tiene otro valor</translation>
    </message>
    <message>
        <source>The agent offers nothing to choose here</source>
        <translation>El agente no ofrece nada que elegir aquí</translation>
    </message>
</context>
<context>
    <name>widgets::PendingPanel</name>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Proceso</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>No hay nada abierto</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n abierta</numerusform>
            <numerusform>%n abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>what of the command lives now</extracomment>
        <translation>Ahora</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message>
        <source>Make a rule…</source>
        <translation>Crear una regla…</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>Mostrar %n carácter</numerusform>
            <numerusform>Mostrar los %n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>This is only the beginning. All of it has to be shown before it can be allowed.</source>
        <translation>Esto es solo el principio. Hay que mostrarlo todo antes de poder permitirlo.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>%n carácter en total, desplázate para leerlo</numerusform>
            <numerusform>%n caracteres en total, desplázate para leerlos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered: show all of it first</source>
        <translation>No se respondió nada: muéstralo todo primero</translation>
    </message>
    <message>
        <source>%1 leaves to the input</source>
        <comment>a key</comment>
        <translation>%1 va a la entrada</translation>
    </message>
    <message>
        <source>%1 lets letters answer</source>
        <comment>a key</comment>
        <translation>%1 deja que respondan las letras</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionHead</name>
    <message>
        <source>To the answers</source>
        <translation>A las respuestas</translation>
    </message>
</context>
<context>
    <name>widgets::PromptCompleter</name>
    <message>
        <source>The best %1 of %2: type on to narrow them down</source>
        <translation>Los mejores %1 de %2: sigue escribiendo para acotarlos</translation>
    </message>
    <message>
        <source>The folder is very large: not all of it was looked through</source>
        <translation>La carpeta es muy grande: no se buscó en toda ella</translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n en cola</numerusform>
            <numerusform>%n en cola</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is sent until you say so</source>
        <translation>no se envía nada hasta que lo digas</translation>
    </message>
    <message>
        <source>sent one after the other when this turn has ended</source>
        <translation>se envían uno tras otro cuando termine este turno</translation>
    </message>
</context>
<context>
    <name>widgets::QueueRow</name>
    <message>
        <source>Alt+Up and Alt+Down move it, Enter edits it, Delete removes it</source>
        <translation>Alt+Arriba y Alt+Abajo lo mueven, Enter lo edita, Supr lo quita</translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>Dejarlo en marcha suelta solo esta orden; el agente termina. Belay ya no ve lo que sigue en marcha.</numerusform>
            <numerusform>Dejarlas en marcha suelta solo estas %n órdenes; el agente termina. Belay ya no ve lo que sigue en marcha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>Dejarla en marcha</translation>
    </message>
    <message>
        <source>Leave them running</source>
        <translation>Dejarlas en marcha</translation>
    </message>
    <message>
        <source>No turn is running. What shall become of what runs on?</source>
        <translation>No hay ningún turno en marcha. ¿Qué debe pasar con lo que sigue ejecutándose?</translation>
    </message>
    <message>
        <source>Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.</source>
        <translation>Terminar: se pide que acabe lo que sigue ejecutándose y a los 2 s se termina. Sus cambios se pueden deshacer igualmente.</translation>
    </message>
</context>
<context>
    <name>widgets::RegistryDialog</name>
    <message>
        <source>By %1</source>
        <translation>Por %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
    <message>
        <source>Belay fetches it from %1. The registry gives no checksum for it.</source>
        <translation>Belay lo descarga de %1. El registro no da ninguna suma de comprobación.</translation>
    </message>
    <message>
        <source>There is nothing in the registry for this kind of computer.</source>
        <translation>En el registro no hay nada para este tipo de equipo.</translation>
    </message>
    <message>
        <source>No agents yet</source>
        <translation>Todavía no hay agentes</translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message>
        <source>Restore…</source>
        <translation>Restaurar…</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>Deshacer %n llamada…</numerusform>
            <numerusform>Deshacer %n llamadas…</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>Rehacer todo</translation>
    </message>
</context>
<context>
    <name>widgets::RetryDialog</name>
    <message>
        <source>What took effect</source>
        <translation>Qué surtió efecto</translation>
    </message>
    <message>
        <source>Undo first</source>
        <translation>Deshacer primero</translation>
    </message>
    <message>
        <source>Some of this turn has already happened</source>
        <translation>Parte de este turno ya ha ocurrido</translation>
    </message>
    <message>
        <source>“%1” What shall happen to each when it runs again?</source>
        <translation>«%1» ¿Qué debe pasar con cada cosa cuando se vuelva a ejecutar?</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ask again then</source>
        <translation>Volver a preguntar entonces</translation>
    </message>
    <message>
        <source>Skip answers the agent with the first result; nothing is sent or run twice.</source>
        <translation>«Omitir» responde al agente con el primer resultado; nada se envía ni se ejecuta dos veces.</translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message>
        <source>Nothing of this is written yet. What you accept is written; the rest is not.</source>
        <translation>Nada de esto está escrito todavía. Lo que aceptes se escribe; el resto no.</translation>
    </message>
    <message>
        <source>All of this is written. What you accept is kept; the rest is taken back.</source>
        <translation>Todo esto está escrito. Lo que aceptes se conserva; el resto se revierte.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Apply accepted</source>
        <translation>Aplicar lo aceptado</translation>
    </message>
    <message>
        <source>Take back the rest</source>
        <translation>Revertir el resto</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>Descartar todo</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Revertir todo</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay; where both changed the same lines, theirs stay unless you accept the agent&apos;s.</source>
        <translation>Alguien más ha cambiado este archivo desde entonces. Sus cambios se quedan; donde ambos cambiaron las mismas líneas, se quedan los suyos, salvo que aceptes los del agente.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. If you accept it, their change is replaced; Undo brings it back.</source>
        <translation>Alguien más ha cambiado este archivo desde entonces. Si lo aceptas, su cambio se sustituye; «Deshacer» lo trae de vuelta.</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay.</source>
        <translation>Alguien más ha cambiado este archivo desde entonces. Sus cambios se quedan.</translation>
    </message>
    <message>
        <source>This is not text that can be shown. It is taken as a whole or not at all.</source>
        <translation>Esto no es texto que se pueda mostrar. Se toma entero o no se toma.</translation>
    </message>
    <message>
        <source>The file holds this text already.</source>
        <translation>El archivo ya contiene este texto.</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Revisar: %1</translation>
    </message>
    <message>
        <source>Accept what is ticked</source>
        <translation>Aceptar lo marcado</translation>
    </message>
    <message>
        <source>Your folder has</source>
        <translation>En tu carpeta</translation>
    </message>
    <message>
        <source>The agent holds</source>
        <translation>En el agente</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>Nada está marcado</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>%n de ellos en parte</numerusform>
            <numerusform>%n de ellos en parte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n sin marcar</numerusform>
            <numerusform>%n sin marcar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>Escribe %n archivo</numerusform>
            <numerusform>Escribe %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with</source>
        <translation>Punto de partida de ambos</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 ticked</source>
        <extracomment>%1 is a group of files</extracomment>
        <translation>%1 · %2 de %3 marcados</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Desmarcar todo</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Marcar todo</translation>
    </message>
    <message>
        <source>Both changed this file</source>
        <translation>Ambos cambiaron este archivo</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <extracomment>%1 is &quot;.git: 2 commits on main&quot;</extracomment>
        <translation>acepta %1</translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>lo suyo se queda en %n</numerusform>
            <numerusform>lo suyo se queda en %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back.</source>
        <translation>Usted también cambió este archivo. Si se toma el del agente, el suyo se reemplaza; Deshacer lo recupera.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>%n archivo rechazado</numerusform>
            <numerusform>%n archivos rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>%n cambio rechazado</numerusform>
            <numerusform>%n cambios rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n sin decidir</numerusform>
            <numerusform>%n sin decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.</source>
        <translation>Todavía no hay nada de esto en su carpeta. Los cambios aceptados se escriben, el resto sigue esperando.</translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. These are the first %1 of %2 files.</source>
        <translation>Todavía no hay nada de esto en su carpeta. Los cambios aceptados se escriben, el resto sigue esperando. Estos son los primeros %1 de %2 archivos.</translation>
    </message>
    <message>
        <source>%1 accepted, %2 rejected of %3</source>
        <extracomment>%1 of the %3 places where a file is changed</extracomment>
        <translation>%1 aceptados, %2 rechazados de %3</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>cambiado desde entonces</translation>
    </message>
    <message>
        <source>You changed this file, too. Your changes stay. Where both changed the same lines, choose; without a choice yours stay.</source>
        <translation>Usted también cambió este archivo. Sus cambios se quedan. Donde ambos cambiaron las mismas líneas, elija; sin elección se quedan las de usted.</translation>
    </message>
</context>
<context>
    <name>widgets::RuleTrialBox</name>
    <message>
        <source>call a tool of an MCP server</source>
        <translation>llamar a una herramienta de un servidor MCP</translation>
    </message>
    <message>
        <source>Nothing can be said before the arguments can be read.</source>
        <translation>No se puede decir nada antes de que se puedan leer los argumentos.</translation>
    </message>
    <message>
        <source>Enter a server and a tool to test.</source>
        <translation>Escriba un servidor y una herramienta para probar.</translation>
    </message>
    <message>
        <source>Enter a command or a path to test.</source>
        <translation>Escriba un comando o una ruta para probar.</translation>
    </message>
</context>
<context>
    <name>widgets::RulesDialog</name>
    <message>
        <source>No rules</source>
        <translation>No hay reglas</translation>
    </message>
    <message>
        <source>Without a rule you are asked.</source>
        <translation>Sin regla se le pregunta.</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>any agent</source>
        <translation>cualquier agente</translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message>
        <source>Not known whose: %1</source>
        <extracomment>names of commands that one of several calls has started</extracomment>
        <translation>No se sabe de cuál: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>Terminar las %n</numerusform>
            <numerusform>Terminar las %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Also alive, the agent’s own: %1. They end with the agent.</source>
        <extracomment>names of programs that the agent has started for itself</extracomment>
        <translation>También en marcha, programas propios del agente: %1. Terminan con el agente.</translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>hosts recorded</source>
        <comment>those that the agent contacts</comment>
        <translation>hosts anotados</translation>
    </message>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>red: solo %n host</numerusform>
            <numerusform>red: solo %n hosts</numerusform>
        </translation>
    </message>
    <message>
        <source>held back, in a copy</source>
        <comment>a mark: the agent&apos;s changes are held back in a copy of the folder</comment>
        <translation>retenido, en una copia</translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message>
        <source>@ mentions a file</source>
        <translation>@ menciona un archivo</translation>
    </message>
    <message>
        <source>/ lists commands</source>
        <translation>/ lista órdenes</translation>
    </message>
    <message>
        <source>%1 attaches files</source>
        <comment>keys</comment>
        <translation>%1 adjunta archivos</translation>
    </message>
    <message>
        <source>Accepts %1</source>
        <extracomment>what can go with a message, a list</extracomment>
        <translation>Admite: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>%n comando de barra</numerusform>
            <numerusform>%n comandos de barra</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs elsewhere: Force stop ends the connection</source>
        <translation>Se ejecuta en otro lugar: «Forzar detención» termina la conexión</translation>
    </message>
    <message>
        <source>Force stop ends it and everything it started</source>
        <translation>«Forzar detención» termina el agente y todo lo que inició</translation>
    </message>
    <message>
        <source>its changes are held back until you accept them</source>
        <translation>sus cambios se retienen hasta que los acepte</translation>
    </message>
    <message>
        <source>Not tested yet: whether it asks before it runs commands</source>
        <translation>Sin probar todavía: si pregunta antes de ejecutar comandos</translation>
    </message>
    <message>
        <source>Not stopped yet</source>
        <translation>Nunca detenido hasta ahora</translation>
    </message>
</context>
<context>
    <name>widgets::SessionsPanel</name>
    <message>
        <source>“%1” was deleted</source>
        <translation>«%1» se eliminó</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Dejar de fijar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>Desarchivar</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivar</translation>
    </message>
    <message>
        <source>As the agent calls it</source>
        <translation>Como la llama el agente</translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Stop and agents</source>
        <translation>Detener y agentes</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>Restablecer &amp;valores predeterminados</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Los cambios se aplican al momento</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>Predeterminado del escritorio</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>Otro comando</translation>
    </message>
    <message>
        <source>The desktop&apos;s</source>
        <translation>El del escritorio</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> día</numerusform>
            <numerusform> días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ShortcutsDialog</name>
    <message>
        <source>%1 belongs to “%2”. Give that other keys first.</source>
        <translation>%1 pertenece a «%2». Dale antes otras teclas.</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>widgets::SpellMenu</name>
    <message>
        <source>No suggestions</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>Suggestions take too long</source>
        <translation>Las sugerencias tardan demasiado</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>Añadir «%1» al diccionario</translation>
    </message>
    <message>
        <source>Ignore until Belay is closed</source>
        <translation>Omitir hasta cerrar Belay</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>Ortografía</translation>
    </message>
    <message>
        <source>As the text (%1)</source>
        <translation>Según el texto (%1)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
</context>
<context>
    <name>widgets::StartPage</name>
    <message>
        <source>What shall be done?</source>
        <translation>¿Qué hay que hacer?</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Open the last session at start</source>
        <translation>Abrir la última sesión al iniciar</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Abrir una carpeta…</translation>
    </message>
    <message>
        <source>Agents…</source>
        <translation>Agentes…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Seguir con</translation>
    </message>
    <message>
        <source>Tour with the demo agent</source>
        <translation>Recorrido con el agente de demostración</translation>
    </message>
    <message>
        <source>First message of a new session</source>
        <translation>Primer mensaje de una sesión nueva</translation>
    </message>
    <message>
        <source>A message starts a session in this folder</source>
        <translation>Un mensaje inicia una sesión en esta carpeta</translation>
    </message>
    <message>
        <source>Agent of the new session</source>
        <translation>Agente de la sesión nueva</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>Mirarlos</translation>
    </message>
    <message>
        <source>Enter sends</source>
        <translation>Intro envía</translation>
    </message>
    <message>
        <source>Enter sends · %1 for more choices</source>
        <comment>keys</comment>
        <translation>Intro envía · %1 para más opciones</translation>
    </message>
    <message>
        <source>Open the session</source>
        <translation>Abrir la sesión</translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message>
        <source>ends</source>
        <translation>termina</translation>
    </message>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>%n permiso que te espera: se cancela, no se concede</numerusform>
            <numerusform>%n permisos que te esperan: se cancelan, no se conceden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>%n mensaje en cola: se envía después de este turno</numerusform>
            <numerusform>%n mensajes en cola: se envían después de este turno</numerusform>
        </translation>
    </message>
    <message>
        <source>what has already happened: changed files stay changed</source>
        <translation>lo que ya ha ocurrido: los archivos cambiados siguen cambiados</translation>
    </message>
    <message>
        <source>ends, too</source>
        <translation>termina también</translation>
    </message>
    <message>
        <source>from an earlier turn</source>
        <translation>de un turno anterior</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>%n sesión más que está en curso o te espera</numerusform>
            <numerusform>%n sesiones más que están en curso o te esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop ends</source>
        <translation>«Detener» termina</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>Stop, let the commands finish</source>
        <translation>Detener, dejar que los comandos acaben</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>en segundo plano</translation>
    </message>
    <message>
        <source>the agent ends it</source>
        <translation>lo termina el agente</translation>
    </message>
    <message>
        <source>may still take effect</source>
        <translation>aún puede tener efecto</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>%n mensaje en cola: no se envía</numerusform>
            <numerusform>%n mensajes en cola: no se envían</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>este turno</translation>
    </message>
    <message>
        <source>Stop everything</source>
        <translation>Detener todo</translation>
    </message>
    <message>
        <source>ends what runs on, too</source>
        <translation>termina también lo que sigue en marcha</translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message>
        <source>Keep waiting</source>
        <translation>Seguir esperando</translation>
    </message>
    <message>
        <source>Stop sent, new effects refused</source>
        <translation>«Detener» enviado, nuevos efectos rechazados</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>%n solicitud cancelada</numerusform>
            <numerusform>%n solicitudes canceladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>%n comando terminado</numerusform>
            <numerusform>%n comandos terminados</numerusform>
        </translation>
    </message>
    <message>
        <source>asks again</source>
        <translation>vuelve a pedirlo</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>asked to close the session</source>
        <translation>se pidió cerrar la sesión</translation>
    </message>
    <message>
        <source>closes the session, takes it up again</source>
        <translation>cierra la sesión y la retoma</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>Probar: %1</translation>
    </message>
    <message>
        <source>What you write here waits as well, until you accept it.</source>
        <translation>Lo que escriba aquí también espera hasta que lo acepte.</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalView</name>
    <message>
        <source>No output yet</source>
        <translation>Todavía no hay salida</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message>
        <source>No commands yet</source>
        <translation>Todavía no hay comandos</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n comando</numerusform>
            <numerusform>%n comandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n en marcha</numerusform>
            <numerusform>%n en marcha</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message>
        <source>Insert into the message</source>
        <translation>Insertar en el mensaje</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ThoughtItem</name>
    <message>
        <source>Thinking</source>
        <translation>Pensando</translation>
    </message>
</context>
<context>
    <name>widgets::ToolBody</name>
    <message>
        <source>Input and output as sent</source>
        <translation>Entrada y salida tal como se enviaron</translation>
    </message>
    <message>
        <source>The beginning of the output is not kept</source>
        <translation>El principio de la salida no se conserva</translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n llamada a herramienta</numerusform>
            <numerusform>%n llamadas a herramientas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolItem</name>
    <message>
        <source>ended without a result</source>
        <translation>terminó sin resultado</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>later reported as completed</source>
        <translation>notificado después como completado</translation>
    </message>
    <message>
        <source>later reported as failed</source>
        <translation>notificado después como fallido</translation>
    </message>
</context>
<context>
    <name>widgets::TrafficPanel</name>
    <message>
        <source>No traffic yet</source>
        <translation>Todavía no hay tráfico</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>The message has %1 bytes; only its beginning is kept.</source>
        <translation>El mensaje tiene %1 bytes; solo se conserva su principio.</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Todos los mensajes</translation>
    </message>
    <message>
        <source>The agent&apos;s own</source>
        <translation>Los del agente</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptAnnouncer</name>
    <message>
        <source>%1 goes to it.</source>
        <extracomment>a key</extracomment>
        <translation>%1 lleva allí.</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptItem</name>
    <message>
        <source>+%1 s after Stop</source>
        <translation>+%1 s después de «Detener»</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptMenu</name>
    <message>
        <source>Copy message as Markdown</source>
        <translation>Copiar el mensaje como Markdown</translation>
    </message>
    <message>
        <source>Copy link to this entry</source>
        <translation>Copiar el enlace a esta entrada</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar el enlace</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptReader</name>
    <message>
        <source>End of turn</source>
        <translation>Fin del turno</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>Conversación</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n novedad</numerusform>
            <numerusform>%n novedades</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Lo último</translation>
    </message>
</context>
<context>
    <name>widgets::UndoDialog</name>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>Dejarlo como está ahora</translation>
    </message>
    <message>
        <source>As it was before the effect, losing the change made since</source>
        <translation>Como estaba antes del efecto, perdiendo el cambio hecho desde entonces</translation>
    </message>
    <message>
        <source>As it was when the turn began</source>
        <translation>Como estaba cuando empezó el turno</translation>
    </message>
    <message>
        <source>Merge: undo the effect and keep the change made since</source>
        <translation>Combinar: deshacer el efecto y conservar el cambio hecho desde entonces</translation>
    </message>
    <message>
        <source>Decide change by change</source>
        <translation>Decidir cambio por cambio</translation>
    </message>
    <message>
        <source>Stays as it is.</source>
        <translation>Se queda como está.</translation>
    </message>
    <message>
        <source>A file has changed since. It is left alone unless you choose otherwise.</source>
        <translation>Un archivo ha cambiado desde entonces. Se queda como está, salvo que elija otra cosa.</translation>
    </message>
    <message>
        <source>Files become what they were when the turn began, whoever changed them since.</source>
        <translation>Los archivos vuelven a ser lo que eran al inicio del turno, aunque alguien los haya cambiado desde entonces.</translation>
    </message>
    <message>
        <source>These changes will be done again.</source>
        <translation>Estos cambios se reharán.</translation>
    </message>
    <message>
        <source>These changes will be undone.</source>
        <translation>Estos cambios se desharán.</translation>
    </message>
    <message>
        <source>changed since, stays as it is</source>
        <translation>cambiado desde entonces, se queda como está</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>se queda como está</translation>
    </message>
    <message>
        <source>no tool call told of its change; it may be yours</source>
        <translation>ninguna llamada a herramienta comunicó el cambio; puede ser de usted</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>Restaurar %n archivo</numerusform>
            <numerusform>Restaurar %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>Rehacer %n cambio de archivos</numerusform>
            <numerusform>Rehacer %n cambios de archivos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UserItem</name>
    <message>
        <source>Edit and send again</source>
        <translation>Editar y enviar otra vez</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>Mostrar el mensaje entero</translation>
    </message>
</context>
<context>
    <name>widgets::ValuesTable</name>
    <message>
        <source>(kept in the keychain)</source>
        <translation>(en el llavero)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>H&amp;eaders</source>
        <translation>Ca&amp;beceras</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>&amp;Variables</translation>
    </message>
    <message>
        <source>Type the value of “%1”, or remove its name.</source>
        <translation>Escriba el valor de «%1» o elimine el nombre.</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Llavero</translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message>
        <source>It asks to run a command: press</source>
        <translation>Pide ejecutar un comando: pulsa</translation>
    </message>
    <message>
        <source>It works on: press Stop, or</source>
        <translation>Sigue trabajando: pulsa «Detener», o</translation>
    </message>
    <message>
        <source>Keys and tokens go to your keychain. Belay sends nothing anywhere by itself.</source>
        <translation>Las claves y los tokens van a tu llavero. Belay no envía nada a ningún sitio por su cuenta.</translation>
    </message>
    <message>
        <source>Stop means stop</source>
        <translation>Detener es detener</translation>
    </message>
    <message>
        <source>Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it back where it can.</source>
        <translation>Belay ejecuta agentes de programación. Cuando detienes uno, Belay muestra lo que ya había ocurrido y lo revierte donde puede.</translation>
    </message>
    <message>
        <source>Try it with the demo agent</source>
        <translation>Pruébalo con el agente de demostración</translation>
    </message>
    <message>
        <source>Works offline, needs no account, and touches only a folder of its own.</source>
        <translation>Funciona sin conexión, no necesita cuenta y solo toca una carpeta propia.</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>Iniciar la demostración</translation>
    </message>
    <message>
        <source>A command or an address</source>
        <translation>Un comando o una dirección</translation>
    </message>
    <message>
        <source>of an agent that speaks the Agent Client Protocol</source>
        <translation>de un agente que habla el Agent Client Protocol</translation>
    </message>
    <message>
        <source>Command of an agent</source>
        <translation>Comando de un agente</translation>
    </message>
    <message>
        <source>Test and add</source>
        <translation>Probar y añadir</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>about 2 minutes</source>
        <translation>unos 2 minutos</translation>
    </message>
    <message>
        <source>what will be fetched and run is shown first</source>
        <translation>primero se muestra qué se descargará y ejecutará</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose from the registry of agents</source>
        <translation>Elegir del registro de agentes</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>Agentes de %1</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import the agents of %1</source>
        <translation>Importar los agentes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>%n agente en el registro</numerusform>
            <numerusform>%n agentes en el registro</numerusform>
        </translation>
    </message>
    <message>
        <source>The registry of agents</source>
        <translation>El registro de agentes</translation>
    </message>
</context>
<context>
    <name>workspace::CallUndoing</name>
    <message>
        <source>This session&apos;s programs are limited, so its servers can be reached only while its agent runs.</source>
        <translation>Los programas de esta sesión están limitados, así que solo se puede llegar a sus servidores mientras su agente está en marcha.</translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>Lo que el archivo contenía antes se conservó durante %n día, y ya no se conserva.</numerusform>
            <numerusform>Lo que el archivo contenía antes se conservó durante %n días, y ya no se conserva.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file held before is not kept any more: the store was full.</source>
        <translation>Lo que el archivo contenía antes ya no se conserva: el almacén estaba lleno.</translation>
    </message>
    <message>
        <source>Found when Belay was started again.</source>
        <translation>Encontrado cuando Belay se inició de nuevo.</translation>
    </message>
    <message>
        <source>%1; found when Belay was started again</source>
        <translation>%1; encontrado al iniciar Belay de nuevo</translation>
    </message>
    <message>
        <source>Belay cannot save its undo log: %1 Undo works until you quit, except where marked.</source>
        <translation>Belay no puede guardar su registro para deshacer: %1 Deshacer funciona hasta que salga de Belay, salvo donde se indique.</translation>
    </message>
</context>
<context>
    <name>workspace::FileOpener</name>
    <message>
        <source>%1 is a program: the desktop might run it. Choose an editor in the settings.</source>
        <translation>%1 es un programa: el escritorio podría ejecutarlo. Elija un editor en la configuración.</translation>
    </message>
</context>
<context>
    <name>workspace::HeldStores</name>
    <message>
        <source>Another Belay is deciding about what this session holds back. Restart the agent after that.</source>
        <translation>Otro Belay está decidiendo sobre lo que esta sesión retiene. Reinicie después el agente.</translation>
    </message>
</context>
<context>
    <name>workspace::MessageSender</name>
    <message>
        <source>The message was not sent</source>
        <translation>El mensaje no se envió</translation>
    </message>
    <message>
        <source>The session is being closed. The message is yours again.</source>
        <translation>La sesión se está cerrando. El mensaje vuelve a ser tuyo.</translation>
    </message>
</context>
<context>
    <name>workspace::NotKept</name>
    <message>
        <source>Some of what was said could not be stored, and will be missing when Belay is started again: %1</source>
        <translation>Parte de lo dicho no pudo guardarse y faltará cuando Belay se inicie de nuevo: %1</translation>
    </message>
    <message>
        <source>The conversation is not saved and will be missing when Belay starts again: %1</source>
        <translation>La conversación no está guardada y faltará cuando Belay se inicie de nuevo: %1</translation>
    </message>
    <message>
        <source>The conversation is only in memory and will be lost if Belay quits: %1</source>
        <translation>La conversación está solo en la memoria y se perderá si Belay se cierra: %1</translation>
    </message>
    <message>
        <source>What agents do is not saved and cannot be undone after Belay quits: %1</source>
        <translation>Lo que hacen los agentes no se guarda y no se podrá deshacer después de cerrar Belay: %1</translation>
    </message>
</context>
<context>
    <name>workspace::PastedFiles</name>
    <message>
        <source>What the clipboard holds is no picture.</source>
        <translation>Lo que contiene el portapapeles no es una imagen.</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>imagen</translation>
    </message>
</context>
<context>
    <name>workspace::PromptEditor</name>
    <message>
        <source>No editor was found. Choose one in the settings.</source>
        <translation>No se encontró ningún editor. Elige uno en la configuración.</translation>
    </message>
    <message>
        <source>The editor %1 ended with code %2. The message is what it was.</source>
        <translation>El editor %1 terminó con el código %2. El mensaje sigue como estaba.</translation>
    </message>
    <message>
        <source>%1 needs a terminal. Choose another editor in the settings.</source>
        <translation>%1 necesita un terminal. Elija otro editor en la configuración.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionController</name>
    <message>
        <source>A message of the agent could not be used</source>
        <translation>No se pudo usar un mensaje del agente</translation>
    </message>
    <message>
        <source>No command was killed</source>
        <translation>No se terminó ningún comando</translation>
    </message>
    <message>
        <source>Not all that the agent may write itself is left to it here</source>
        <translation>Aquí no se deja al agente todo lo que puede escribir por sí mismo</translation>
    </message>
    <message>
        <source>What ran in the background ends with the agent</source>
        <translation>Lo que seguía en segundo plano termina con el agente</translation>
    </message>
    <message>
        <source>The agent no longer offers what you chose</source>
        <translation>El agente ya no ofrece lo que usted eligió</translation>
    </message>
    <message>
        <source>Belay knows of none. What the agent does itself ends with Stop or Force stop.</source>
        <translation>Belay no conoce ninguno. Lo que hace el propio agente termina con Detener o Forzar detención.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionOpening</name>
    <message>
        <source>The agent has not opened it yet.</source>
        <translation>El agente todavía no la ha abierto.</translation>
    </message>
    <message>
        <source>Wait until the turn has ended, or stop it.</source>
        <translation>Espera a que termine el turno, o detenlo.</translation>
    </message>
    <message>
        <source>Forked</source>
        <translation>Bifurcada</translation>
    </message>
    <message>
        <source>The agent knows what was said above, in “%1”. What was changed above can be undone only there.</source>
        <translation>El agente sabe lo que se dijo arriba, en «%1». Lo que se cambió arriba solo se puede deshacer allí.</translation>
    </message>
</context>
<context>
    <name>workspace::SessionQuestions</name>
    <message>
        <source>The answer was not sent</source>
        <translation>La respuesta no se envió</translation>
    </message>
</context>
<context>
    <name>workspace::SessionRecord</name>
    <message>
        <source>What was said earlier could not be read</source>
        <translation>Lo que se dijo antes no se pudo leer</translation>
    </message>
    <message>
        <source>Some of it is missing in the store.</source>
        <translation>Una parte falta en el almacén.</translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message>
        <source>It did not start in time.</source>
        <translation>No se inició a tiempo.</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>Se interrumpió.</translation>
    </message>
    <message>
        <source>It wants you to log in first.</source>
        <translation>Pide que te identifiques primero.</translation>
    </message>
    <message>
        <source>The agent opened no session.</source>
        <translation>El agente no abrió ninguna sesión.</translation>
    </message>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>No se llegó a eso en %n segundo.</numerusform>
            <numerusform>No se llegó a eso en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>It asked for something, and there is no answer that fits a test.</source>
        <translation>Pidió algo, y no hay ninguna respuesta adecuada para una prueba.</translation>
    </message>
    <message>
        <source>Its turn ended before that.</source>
        <translation>Su turno terminó antes de eso.</translation>
    </message>
    <message>
        <source>It did not run the command.</source>
        <translation>No ejecutó el comando.</translation>
    </message>
</context>
<context>
    <name>workspace::StoredSessions</name>
    <message>
        <source>its session was deleted</source>
        <translation>su sesión se eliminó</translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>No se pudo leer %n línea, la línea %1.</numerusform>
            <numerusform>No se pudieron leer %n líneas, la primera es la línea %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>No se pudo rehacer %n archivo</numerusform>
            <numerusform>No se pudieron rehacer %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>No se pudo deshacer %n archivo</numerusform>
            <numerusform>No se pudieron deshacer %n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>%n archivo se dejó como está</numerusform>
            <numerusform>%n archivos se dejaron como están</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have this change any more.</source>
        <translation>%1 ya no tiene este cambio.</translation>
    </message>
    <message>
        <source>These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what stays.</source>
        <translation>Estas líneas de %1, o las de al lado, se cambiaron desde entonces. Deshaga todo el cambio para decidir qué se queda.</translation>
    </message>
    <message>
        <source>These lines cannot be told apart in %1. Undo the whole change, or review it.</source>
        <translation>Estas líneas no se distinguen en %1. Deshaga todo el cambio o revíselo.</translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message>
        <source>What was said could not be searched: %1</source>
        <translation>No se pudo buscar en lo que se dijo: %1</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (bifurcación)</translation>
    </message>
    <message>
        <source>How calls are taken back</source>
        <translation>Cómo se deshacen las llamadas</translation>
    </message>
    <message>
        <source>%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP servers.</source>
        <translation>%1 dice qué deshace las llamadas de herramientas MCP. No vale hasta que lo aceptes en «Servidores MCP».</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>%n sesión anterior todavía retiene cambios: %1. Ábrala para decidir.</numerusform>
            <numerusform>%n sesiones anteriores todavía retienen cambios: %1. Ábralas para decidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said there does not appear here. Close one of the two.</source>
        <translation>Lo que se dice allí no aparece aquí. Cierre uno de los dos.</translation>
    </message>
</context>
<context>
    <name>workspace::Worktrees</name>
    <message>
        <source>git could not make the worktree: %1</source>
        <translation>git no pudo crear el árbol de trabajo: %1</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The repository&apos;s own settings name a program that would run: %1. Make the worktree with git and choose its folder.</source>
        <translation>La configuración propia del repositorio indica un programa que se ejecutaría: %1. Cree el árbol de trabajo con git y elija su carpeta.</translation>
    </message>
    <message>
        <source>No branch can be called “%1”. Choose another name.</source>
        <translation>Ninguna rama puede llamarse «%1». Elija otro nombre.</translation>
    </message>
</context>
</TS>
