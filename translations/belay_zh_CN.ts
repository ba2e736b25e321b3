<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AgentEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command or address</source>
        <translation>命令或地址(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>New sessions with this agent begin here, unless another folder is chosen. The agent&apos;s process starts in the folder of its session.</source>
        <translation>除非另选文件夹，使用该智能体的新会话从这里开始。智能体的进程在其会话的文件夹中启动。</translation>
    </message>
    <message>
        <source>Folder of new sessions</source>
        <translation>新会话的文件夹</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Own files and folders</source>
        <translation>自有文件和文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>A turn that takes longer is stopped, as if you had pressed Stop. In its last minute you can give it more time.</source>
        <translation>用时更长的轮次会被停止，如同您按了停止。在最后一分钟可以给它更多时间。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>密钥、令牌和密码保存在密钥环中。用 $NAME 可读取 Belay 的环境变量。</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>上次使用的文件夹</translation>
    </message>
    <message>
        <source>~/.my-agent/, one per line</source>
        <translation>~/.my-agent/，每行一个</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Connect without encry&amp;ption: everybody on the way can read and change what is said</source>
        <translation>不加密连接：途中任何人都能读取和更改往来内容(&amp;P)</translation>
    </message>
    <message>
        <source>File &amp;writes</source>
        <translation>文件写入(&amp;W)</translation>
    </message>
    <message>
        <source>Write at once</source>
        <translation>立即写入</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>每次都询问我</translation>
    </message>
    <message>
        <source>Applies to files it writes through Belay. Its own programs write by themselves.</source>
        <translation>适用于它通过 Belay 写入的文件。它自己的程序会自行写入。</translation>
    </message>
    <message>
        <source>Hold changes back</source>
        <translation>保留更改</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;In new sessions</source>
        <translation>在新会话中(&amp;I)</translation>
    </message>
    <message>
        <source>Networ&amp;k</source>
        <translation>网络(&amp;K)</translation>
    </message>
    <message>
        <source>Time &amp;limit of a turn</source>
        <translation>轮次的时间限制(&amp;L)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>复制报告(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>AgentSessionsDialog</name>
    <message>
        <source>Sessions of an agent</source>
        <translation>智能体的会话</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>智能体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Close in the agent</source>
        <translation>在智能体中关闭(&amp;C)</translation>
    </message>
    <message>
        <source>The agent ends what it does there and lets go of it. What was said stays.</source>
        <translation>智能体会结束其中正在做的事并释放它。说过的内容会保留。</translation>
    </message>
</context>
<context>
    <name>AgentsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use for new sessions</source>
        <translation>用于新会话(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What to compare</source>
        <translation>比较内容</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>更改的内容</translation>
    </message>
    <message>
        <source>From before to what is on the disk now</source>
        <translation>从之前到磁盘上的当前内容</translation>
    </message>
    <message>
        <source>From the change to what is on the disk now</source>
        <translation>从更改后到磁盘上的当前内容</translation>
    </message>
    <message>
        <source>Opens the file as it is now in the editor of the settings</source>
        <translation>在设置的编辑器中打开文件的当前内容</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>撤销此文件</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>全部撤销…</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
</context>
<context>
    <name>McpDialog</name>
    <message>
        <source>MCP server</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>Local program</source>
        <translation>本地程序</translation>
    </message>
    <message>
        <source>Address (HTTP)</source>
        <translation>地址（HTTP）</translation>
    </message>
    <message>
        <source>Address (SSE, older)</source>
        <translation>地址（SSE，旧方式）</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>密钥、令牌和密码保存在密钥环中。用 $NAME 可读取 Belay 的环境变量。</translation>
    </message>
    <message>
        <source>Only in &amp;folder</source>
        <translation>仅限此文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>任意文件夹</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>T&amp;rust its descriptions</source>
        <translation>信任其说明(&amp;R)</translation>
    </message>
    <message>
        <source>Tools it marks read-only then run without asking. A server can claim this of any tool.</source>
        <translation>它标为只读的工具将不经询问直接运行。服务器可以对任何工具这样标注。</translation>
    </message>
</context>
<context>
    <name>McpServersDialog</name>
    <message>
        <source>MCP servers</source>
        <translation>MCP 服务器</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>查看(&amp;L)…</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>测试(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>Agents can use the checked servers, always through Belay, which logs every call.</source>
        <translation>智能体可以使用勾选的服务器，且始终通过 Belay，每次调用都会记录。</translation>
    </message>
    <message>
        <source>Applies to every call, from the agent&apos;s next start. Keys in a row: p pass, a ask, h hold, d deny.</source>
        <translation>从智能体下次启动起，适用于每次调用。行内按键：p 放行、a 询问、h 保留、d 拒绝。</translation>
    </message>
</context>
<context>
    <name>McpTools</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Undo &amp;with</source>
        <translation>撤销所用工具(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>参数(&amp;R)</translation>
    </message>
    <message>
        <source>$.result, $.arguments: recorded values. $.text: result text. After ~: a regular expression, as in $.text ~ issue (\d+)</source>
        <translation>$.result、$.arguments：记录的值。$.text：结果的文本。~ 之后：正则表达式，例如 $.text ~ issue (\d+)</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>建议(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Try on the last result</source>
        <translation>用最近的结果试试(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Record hosts</source>
        <translation>记录主机</translation>
    </message>
    <message>
        <source>Only these hosts</source>
        <translation>仅这些主机</translation>
    </message>
    <message>
        <source>api.example.org, *.example.net, example.com:443</source>
        <extracomment>examples in an empty field</extracomment>
        <translation>api.example.org, *.example.net, example.com:443</translation>
    </message>
    <message>
        <source>Hosts that may be reached</source>
        <translation>允许访问的主机</translation>
    </message>
    <message>
        <source>Contacted before</source>
        <translation>曾联系的主机</translation>
    </message>
    <message>
        <source>Takes hosts into the list that this agent has contacted in sessions whose network was noted</source>
        <translation>将此智能体在记录网络的会话中联系过的主机加入列表</translation>
    </message>
</context>
<context>
    <name>NewSessionDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>智能体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;More folders</source>
        <translation>更多文件夹(&amp;M)</translation>
    </message>
    <message>
        <source>More folders</source>
        <translation>更多文件夹</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>添加(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>网络(&amp;N)</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近使用的文件夹</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>立即写入(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>保留(&amp;H)</translation>
    </message>
    <message>
        <source>The agent can also work in these folders, if it supports that. Changes it does not report are found after each turn.</source>
        <translation>如果智能体支持，它也可以在这些文件夹中工作。它未报告的更改会在每轮之后找出。</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>位置(&amp;E)</translation>
    </message>
    <message>
        <source>Name of the worktree</source>
        <translation>工作树名称</translation>
    </message>
</context>
<context>
    <name>RegistryDialog</name>
    <message>
        <source>Agents of the registry</source>
        <translation>注册表中的智能体</translation>
    </message>
    <message>
        <source>How to get it</source>
        <translation>获取方式</translation>
    </message>
    <message>
        <source>This will run with your permissions:</source>
        <translation>将以您的权限运行：</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>重试(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Permission rule</source>
        <translation>权限规则</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>处理方式(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>对象(&amp;B)</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>A tool of an MCP server</source>
        <translation>MCP 服务器的工具</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xactly this command</source>
        <translation>仅此命令(&amp;X)</translation>
    </message>
    <message>
        <source>Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; | &amp; $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts run.</source>
        <translation>允许：完整的命令，或已知安全的程序（ls、git log）的命令开头。含有 ; | &amp; $ 的命令总会询问。询问和拒绝：匹配任何位置的词。Belay 看不到 make 或脚本运行的内容。</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>路径(&amp;P)</translation>
    </message>
    <message>
        <source>* matches part of a name, ** any folders, in the session&apos;s folder unless it begins with /.</source>
        <translation>* 匹配名称的一部分，** 匹配任意层文件夹；不以 / 开头时，在会话的文件夹中。</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>MCP 服务器(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;ool</source>
        <translation>工具(&amp;O)</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>参数(&amp;R)</translation>
    </message>
    <message>
        <source>Exactly &amp;these arguments</source>
        <translation>仅此参数(&amp;E)</translation>
    </message>
    <message>
        <source>* matches anything. Separate arguments with ; – all must match.</source>
        <translation>* 匹配任何内容。多个参数用 ; 隔开，必须全部匹配。</translation>
    </message>
    <message>
        <source>&amp;Kind of request</source>
        <translation>请求类型(&amp;K)</translation>
    </message>
    <message>
        <source>Sessions in &amp;folder</source>
        <translation>会话所在文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>任意文件夹</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>智能体(&amp;A)</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>任何智能体</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>This request</source>
        <translation>此请求</translation>
    </message>
</context>
<context>
    <name>RuleTrialBox</name>
    <message>
        <source>What would happen with…</source>
        <translation>试试会怎样…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>智能体(&amp;G)</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>任何智能体</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>路径(&amp;P)</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>MCP 服务器(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Arg&amp;uments</source>
        <translation>参数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds.</source>
        <translation>在“MCP 服务器 › 工具…”中所选的与规则一并生效；那里的拒绝始终有效。</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Permission rules</source>
        <translation>权限规则</translation>
    </message>
    <message>
        <source>Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything.</source>
        <translation>拒绝优先于询问，询问优先于允许。没有规则时会询问您。停止之后，规则不会允许任何事。</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>Text &amp;size</source>
        <translation>文字大小(&amp;S)</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Own &amp;font for text</source>
        <translation>自定义文本字体(&amp;F)</translation>
    </message>
    <message>
        <source>Font for text</source>
        <translation>文本字体</translation>
    </message>
    <message>
        <source>Own font for &amp;code</source>
        <translation>自定义代码字体(&amp;C)</translation>
    </message>
    <message>
        <source>Font for code</source>
        <translation>代码字体</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>深色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Black and white, with strong lines. On as well where the desktop asks for it.</source>
        <translation>黑白配色,线条更明显。桌面要求时也会启用。</translation>
    </message>
    <message>
        <source>The font of everything else is the desktop&apos;s.</source>
        <translation>其余部分使用桌面的字体。</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The cache keeps an answer for ten minutes.</source>
        <translation>缓存会将应答保留十分钟。</translation>
    </message>
    <message>
        <source>Width of text</source>
        <translation>文本宽度</translation>
    </message>
    <message>
        <source>90 ch&amp;aracters</source>
        <translation>90 个字符(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;window&apos;s</source>
        <translation>窗口宽度(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Check &amp;spelling of what you write</source>
        <translation>检查您所写内容的拼写(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;pelling in</source>
        <translation>拼写语言(&amp;P)</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>重启后生效。</translation>
    </message>
    <message>
        <source>To check spelling, install a Hunspell dictionary, such as hunspell-en-us.</source>
        <translation>要检查拼写，请安装 Hunspell 词典，例如 hunspell-en-us。</translation>
    </message>
    <message>
        <source>&amp;Open files with</source>
        <translation>打开文件的编辑器(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>editor --line %l %f</source>
        <translation>editor --line %l %f</translation>
    </message>
    <message>
        <source>%f is the file, %l the line, %c the column. Without %f the path is added at the end.</source>
        <translation>%f 是文件，%l 是行，%c 是列。没有 %f 时，路径加在末尾。</translation>
    </message>
    <message>
        <source>&amp;Keep undo data for</source>
        <translation>撤销数据保留时间(&amp;K)</translation>
    </message>
    <message>
        <source>Older data is deleted at start, except for changes that are still open. The list in Effects stays.</source>
        <translation>更早的数据会在启动时删除，仍未了结的更改除外。“影响”中的列表会保留。</translation>
    </message>
</context>
<context>
    <name>SettingsNotifications</name>
    <message>
        <source>With a so&amp;und</source>
        <translation>伴随声音(&amp;U)</translation>
    </message>
    <message>
        <source>Notify me when an agent &amp;waits for my answer</source>
        <translation>智能体等待我应答时通知我(&amp;W)</translation>
    </message>
    <message>
        <source>Notify me when a turn &amp;ends</source>
        <translation>轮次结束时通知我(&amp;E)</translation>
    </message>
    <message>
        <source>While another window is in front.</source>
        <translation>仅当其他窗口在前时。</translation>
    </message>
    <message>
        <source>Sound and volume follow your desktop&apos;s settings.</source>
        <translation>声音和音量遵循桌面的设置。</translation>
    </message>
</context>
<context>
    <name>SettingsStop</name>
    <message>
        <source>Otherwise they run on until you end them. Each Stop can choose anew in its menu.</source>
        <translation>否则命令会继续运行，直到您结束它们。每次停止都可以在其菜单中另行选择。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>End the commands of a stopped turn after, in seconds</source>
        <translation>停止后多久结束该轮的命令（秒）</translation>
    </message>
    <message>
        <source>&amp;Offer Force stop after</source>
        <translation>停止后多久提供“强制停止”(&amp;O)</translation>
    </message>
    <message>
        <source>Ends the agent process, starts it again and takes the session up. Keep waiting holds it off.</source>
        <translation>结束智能体进程，重新启动它并恢复会话。“继续等待”可阻止。</translation>
    </message>
    <message>
        <source>Force by itself after, in seconds</source>
        <translation>多久后自动强制停止（秒）</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>智能体(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>MCP 服务器(&amp;M)…</translation>
    </message>
    <message>
        <source>Where the agent can close a session and take it up again: that ends what it does, and agent and conversation live on. At the latest halfway to Force stop.</source>
        <translation>在智能体可以关闭并恢复会话时：这会结束它正在做的事，智能体和对话继续存在。最晚在到“强制停止”的一半时间。</translation>
    </message>
    <message>
        <source>&amp;End commands after</source>
        <translation>停止后多久结束命令(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close session after</source>
        <translation>停止后多久关闭会话(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Force stop after</source>
        <translation>停止后多久强制停止(&amp;F)</translation>
    </message>
    <message>
        <source>Automatic only if the session can be resumed.</source>
        <translation>仅当会话可以恢复时才自动执行。</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>放弃等待的时限</translation>
    </message>
    <message>
        <source>&amp;Starting an agent</source>
        <translation>启动智能体(&amp;S)</translation>
    </message>
    <message>
        <source>O&amp;pening a session</source>
        <translation>打开会话(&amp;P)</translation>
    </message>
    <message>
        <source>Permission &amp;rules…</source>
        <translation>权限规则(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Find an action or a key</source>
        <translation>查找动作或按键</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>新快捷键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;o keys</source>
        <translation>无快捷键(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>动作和快捷键</translation>
    </message>
</context>
<context>
    <name>TrafficPanel</name>
    <message>
        <source>Filter by method, id or text</source>
        <translation>按方法、ID 或文本筛选</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save all messages as JSON lines, without secrets; belay --replay plays them</source>
        <translation>将所有消息保存为 JSON 行，不含机密；可用 belay --replay 重放</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Messages to and from the agent</source>
        <translation>与智能体往来的消息</translation>
    </message>
    <message>
        <source>The selected message</source>
        <translation>所选消息</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Whose messages</source>
        <translation>谁的消息</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>List only what belongs to this tool call, of the agent and of its servers</source>
        <translation>只列出属于此工具调用的消息，包括智能体和其服务器的</translation>
    </message>
    <message>
        <source>Only this tool call</source>
        <translation>仅此工具调用</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>What to do with this file</source>
        <translation>如何处理此文件</translation>
    </message>
    <message>
        <source>Not changed. Restoring the earlier version would do this:</source>
        <translation>不作更改。若还原较早的版本，会有以下变化：</translation>
    </message>
</context>
<context>
    <name>acp::AgentServers</name>
    <message>
        <source>%1: comes from the registry; add it from there.</source>
        <translation>%1：来自注册表，请从那里添加。</translation>
    </message>
    <message>
        <source>%1: “env” must be an object of strings.</source>
        <translation>%1：“env”必须是值为字符串的对象。</translation>
    </message>
</context>
<context>
    <name>acp::Answers</name>
    <message>
        <source>The agent&apos;s answer to %1 cannot be used.</source>
        <translation>智能体对 %1 的应答无法使用。</translation>
    </message>
</context>
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>还有 %n 个部分被省略。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 …（共 %n 个字符）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message>
        <source>%1: “%2” must be a string.</source>
        <translation>%1：“%2”必须是字符串。</translation>
    </message>
    <message>
        <source>%1: “%2” is longer than %3 characters.</source>
        <translation>%1：“%2”超过 %3 个字符。</translation>
    </message>
    <message>
        <source>%1: “%2” holds a character that no program can be given.</source>
        <translation>%1：“%2”含有无法传给任何程序的字符。</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object of at most %3 strings.</source>
        <translation>%1：“%2”必须是最多 %3 个字符串的对象。</translation>
    </message>
    <message>
        <source>%1: “%2” has the name “%3” in it, which is none, or is there twice.</source>
        <translation>%1：“%2”中的名称“%3”无效或重复。</translation>
    </message>
    <message>
        <source>%1: the header “%2” must be one line.</source>
        <translation>%1：标头“%2”必须只有一行。</translation>
    </message>
    <message>
        <source>%1: “url” must be an address that begins with https:// or http://.</source>
        <translation>%1：“url”必须是以 https:// 或 http:// 开头的地址。</translation>
    </message>
    <message>
        <source>%1: “type” is “%2”; known are stdio, http and sse.</source>
        <translation>%1：“type”为“%2”；已知的是 stdio、http 和 sse。</translation>
    </message>
    <message>
        <source>%1: has both “command” and “url”. Say with “type” which of them counts.</source>
        <translation>%1：同时有“command”和“url”。请用“type”说明以哪个为准。</translation>
    </message>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>文件中的服务器超过 %n 个；其余的未读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this cannot be the name of a server.</source>
        <translation>%1：这不能作为服务器的名称。</translation>
    </message>
    <message>
        <source>%1: is there twice; the first one was taken.</source>
        <translation>%1：重复；已采用第一个。</translation>
    </message>
    <message>
        <source>%1: “%2” has a placeholder in it: %3.</source>
        <translation>%1：“%2”中含有占位符：%3。</translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>注册表大于 %n MiB，未读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no registry of agents: expected a JSON object with a list “agents”.</source>
        <translation>这不是智能体注册表：应为包含列表“agents”的 JSON 对象。</translation>
    </message>
    <message>
        <source>Entry %1 (%2) was left out: “%3” is missing or wrong.</source>
        <translation>条目 %1（%2）已略过：“%3”缺失或有误。</translation>
    </message>
    <message>
        <source>The registry has format %1; Belay reads format 1.</source>
        <translation>注册表的格式为 %1；Belay 读取格式 1。</translation>
    </message>
</context>
<context>
    <name>acp::TrafficLog</name>
    <message>
        <source>This file holds no traffic that Belay has saved.</source>
        <translation>此文件中没有 Belay 保存的通信记录。</translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message>
        <source>There is no place for the download.</source>
        <translation>没有地方存放下载内容。</translation>
    </message>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>下载内容大于 %n MiB，已放弃。</numerusform>
        </translation>
    </message>
    <message>
        <source>The download could not be stored.</source>
        <translation>无法存储下载内容。</translation>
    </message>
    <message>
        <source>The archive does not hold the program that the registry names: %1.</source>
        <translation>压缩包中没有注册表所指定的程序：%1。</translation>
    </message>
</context>
<context>
    <name>agents::AgentLaunch</name>
    <message>
        <source>The agent was not started: that it reaches only some hosts needs its changes to be held back, too.</source>
        <translation>智能体未启动：若只允许它访问某些主机，则其更改也必须保留待审。</translation>
    </message>
    <message>
        <source>The agent was not started, since its network cannot be limited. %1</source>
        <translation>智能体未启动，因为无法限制它的网络。%1</translation>
    </message>
</context>
<context>
    <name>agents::AgentTest</name>
    <message>
        <source>It answered, and did not say its name.</source>
        <translation>它已应答，但没有说明名称。</translation>
    </message>
    <message>
        <source>It answered: %1 %2</source>
        <translation>它已应答：%1 %2</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>基于 HTTP 的 MCP</translation>
    </message>
    <message>
        <source>log out</source>
        <translation>注销</translation>
    </message>
    <message>
        <source>several folders</source>
        <translation>多个文件夹</translation>
    </message>
    <message>
        <source>MCP over SSE</source>
        <translation>基于 SSE 的 MCP</translation>
    </message>
    <message>
        <source>resume sessions</source>
        <translation>恢复会话</translation>
    </message>
    <message>
        <source>list sessions</source>
        <translation>列出会话</translation>
    </message>
    <message>
        <source>delete sessions</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>fork sessions</source>
        <translation>分叉会话</translation>
    </message>
    <message>
        <source>Supports: %1</source>
        <translation>支持：%1</translation>
    </message>
    <message>
        <source>Log in with: %1</source>
        <translation>登录方式：%1</translation>
    </message>
</context>
<context>
    <name>agents::GivenExtras</name>
    <message>
        <source>The MCP server “%1” was left out. %2</source>
        <translation>MCP 服务器“%1”未使用。%2</translation>
    </message>
    <message>
        <source>The keychain has no “%1”, or does not answer. Enter it again in MCP servers.</source>
        <translation>密钥环中没有“%1”，或者没有响应。请在“MCP 服务器”中重新输入。</translation>
    </message>
</context>
<context>
    <name>agents::LoginController</name>
    <message>
        <source>The agent could not log you in: %1</source>
        <translation>智能体未能为您登录：%1</translation>
    </message>
    <message>
        <source>The agent could not log you out: %1</source>
        <translation>智能体未能为您注销：%1</translation>
    </message>
    <message>
        <source>You logged out.</source>
        <translation>您已注销。</translation>
    </message>
    <message>
        <source>The program for logging in could not be started: %1</source>
        <translation>无法启动登录程序：%1</translation>
    </message>
    <message>
        <source>The program for logging in ended (%1).</source>
        <translation>登录程序已结束（%1）。</translation>
    </message>
</context>
<context>
    <name>agents::Network</name>
    <message>
        <source>Could not reach %1. Check your network connection.</source>
        <translation>无法连接到 %1。请检查网络连接。</translation>
    </message>
</context>
<context>
    <name>agents::RegistrySource</name>
    <message>
        <source>The registry&apos;s address must begin with https://.</source>
        <translation>注册表的地址必须以 https:// 开头。</translation>
    </message>
    <message>
        <source>%1 Shown is a copy of %2.</source>
        <translation>%1 显示的是 %2 时的副本。</translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message>
        <source>The archive could not be unpacked.</source>
        <translation>无法解压压缩包。</translation>
    </message>
    <message>
        <source>The archive was refused: %1</source>
        <translation>压缩包被拒绝：%1</translation>
    </message>
    <message>
        <source>there is nothing in it.</source>
        <translation>其中没有内容。</translation>
    </message>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>其中的文件超过 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>a file in it would land outside its folder.</source>
        <translation>其中有文件会落到其文件夹之外。</translation>
    </message>
    <message>
        <source>a link in it points outside its folder.</source>
        <translation>其中有链接指向其文件夹之外。</translation>
    </message>
    <message>
        <source>it holds a device or another special file.</source>
        <translation>其中含有设备文件或其他特殊文件。</translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>解压后大于 %n MiB。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ActionStates</name>
    <message>
        <source>%1: there is nothing to do</source>
        <extracomment>%1 is the name of an action whose key was pressed</extracomment>
        <translation>%1：目前无事可做</translation>
    </message>
</context>
<context>
    <name>app::AgentSessionsController</name>
    <message>
        <source>%1 cannot list its sessions.</source>
        <translation>%1 无法列出自己的会话。</translation>
    </message>
    <message>
        <source>%1 did not list its sessions: %2</source>
        <translation>%1 没有列出自己的会话：%2</translation>
    </message>
    <message>
        <source>It keeps no sessions.</source>
        <translation>它没有保存会话。</translation>
    </message>
    <message>
        <source>It keeps no sessions in this folder.</source>
        <translation>它没有保存此文件夹中的会话。</translation>
    </message>
    <message>
        <source>It was not deleted: %1</source>
        <translation>未能删除：%1</translation>
    </message>
    <message>
        <source>Asking the agent to close it…</source>
        <translation>正在请智能体关闭它…</translation>
    </message>
    <message>
        <source>The agent has closed it. It can be opened again.</source>
        <translation>智能体已关闭它。可以再次打开。</translation>
    </message>
    <message>
        <source>It was not closed: %1</source>
        <translation>未能关闭：%1</translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message>
        <source>npm package, by npx</source>
        <translation>npm 软件包，通过 npx</translation>
    </message>
    <message>
        <source>Python package, by uvx</source>
        <translation>Python 软件包，通过 uvx</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
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
            <numerusform>已添加 %n 个智能体。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>正在添加 %1…</translation>
    </message>
    <message>
        <source>Fetched %1 of %2</source>
        <translation>已获取 %1，共 %2</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <translation>已获取 %1</translation>
    </message>
    <message>
        <source>%1 was added. Test it in the list of agents.</source>
        <translation>已添加 %1。请在智能体列表中测试它。</translation>
    </message>
</context>
<context>
    <name>app::AttachmentController</name>
    <message>
        <source>Open this sound (%1) with the desktop&apos;s player?</source>
        <translation>要用桌面的播放器打开这段声音（%1）吗？</translation>
    </message>
</context>
<context>
    <name>app::CallUndoController</name>
    <message>
        <source>Not undone</source>
        <translation>未撤销</translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n 条评论尚未发送。要删除吗？</numerusform>
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
        <translation>本轮的更改</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>%n 项影响需要查看</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to review</source>
        <translation>没有可审阅的内容</translation>
    </message>
    <message>
        <source>The last turn changed no files that still stand.</source>
        <translation>上一轮没有留下仍然有效的文件更改。</translation>
    </message>
    <message>
        <source>About the record of effects</source>
        <translation>关于影响的记录</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n 项影响已经发生。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n 项影响没有发生。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>有 %n 项影响不知结果如何；请在“影响”中查看。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>有 %n 个文件被更改，但没有工具调用报告过；它们列在“影响”中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>%n 个 MCP 服务器调用等待您的决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent when their session was closed: %1. Start its agent to decide.</source>
        <translation>会话关闭时未发送：%1。启动其智能体即可决定。</translation>
    </message>
    <message>
        <source>Belay was closed while something was being done</source>
        <translation>Belay 在操作进行中被关闭</translation>
    </message>
    <message>
        <source>Belay was closed during a turn</source>
        <translation>Belay 在轮次进行中被关闭</translation>
    </message>
</context>
<context>
    <name>app::Gui</name>
    <message>
        <source>A desktop chat for coding agents in which Stop means stop.
“belay exec PROMPT” runs one turn in a terminal; see belay exec --help.</source>
        <translation>面向编程智能体的桌面聊天程序，说停就停。
“belay exec PROMPT”在终端中运行一个轮次；参见 belay exec --help。</translation>
    </message>
    <message>
        <source>Start a session with an agent that plays this saved traffic.</source>
        <translation>用重放这份已保存通信的智能体开始会话。</translation>
    </message>
    <message>
        <source>Start a session with the demo agent.</source>
        <translation>用演示智能体开始会话。</translation>
    </message>
    <message>
        <source>Open the newest session of the folder, or a new one if there is none.</source>
        <translation>打开该文件夹中最新的会话，没有时新建一个。</translation>
    </message>
    <message>
        <source>Press Stop this long after the message was sent.</source>
        <translation>发送消息后经过这段时间按下“停止”。</translation>
    </message>
    <message>
        <source>Quit when the turn has ended.</source>
        <translation>轮次结束时退出。</translation>
    </message>
    <message>
        <source>Write a picture of the window when the turn has ended.</source>
        <translation>轮次结束时写出窗口图片。</translation>
    </message>
    <message>
        <source>Write the picture this long after the start instead.</source>
        <translation>改为在启动后经过这段时间写出图片。</translation>
    </message>
    <message>
        <source>Write JSON lines with times: clicks, cancels, frames, stalls.</source>
        <translation>写出带时间的 JSON 行：点击、取消、帧、卡顿。</translation>
    </message>
    <message>
        <source>light or dark instead of the desktop&apos;s colours.</source>
        <translation>使用 light（浅色）或 dark（深色），而不用桌面的颜色。</translation>
    </message>
    <message>
        <source>Belay %1</source>
        <translation>Belay %1</translation>
    </message>
    <message>
        <source>A time is a whole number of milliseconds.</source>
        <translation>时间必须是以毫秒为单位的整数。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>Go to this entry: belay://session/…/entry/…, as its menu copies it.</source>
        <translation>转到此条目：belay://session/…/entry/…，即其菜单所复制的链接。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Start a session with this agent.</source>
        <translation>用此智能体开始会话。</translation>
    </message>
    <message>
        <source>chat with coding agents, where Stop means stop</source>
        <translation>与编程智能体聊天，说停就停</translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n 处更改未写入，照旧等待</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what is held back</source>
        <translation>放弃保留的内容</translation>
    </message>
    <message>
        <source>Not everything was discarded</source>
        <translation>并非全部都已放弃</translation>
    </message>
    <message>
        <source>Your editor does not see these changes yet</source>
        <translation>您的编辑器尚看不到这些更改</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>并非一切都恢复原样</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>没有打开终端</translation>
    </message>
    <message>
        <source>Both have committed</source>
        <translation>双方都提交过</translation>
    </message>
    <message>
        <source>Keep as a branch</source>
        <translation>保留为分支</translation>
    </message>
    <message>
        <source>The agent’s commits are kept</source>
        <translation>智能体的提交已保留</translation>
    </message>
    <message>
        <source>They are on %1.</source>
        <translation>它们在 %1 上。</translation>
    </message>
    <message>
        <source>The agent’s commits were not kept</source>
        <translation>智能体的提交未能保留</translation>
    </message>
    <message>
        <source>Discard what the agent wrote?</source>
        <translation>放弃智能体写下的内容吗？</translation>
    </message>
    <message>
        <source>You and the agent have committed on %1</source>
        <translation>您和智能体都在 %1 上提交过</translation>
    </message>
    <message>
        <source>Discard what the agent and its commands wrote in the last turn?</source>
        <translation>放弃智能体及其命令在上一轮写下的内容吗？</translation>
    </message>
    <message>
        <source>What waited before waits again as it was. What you decided since, and what git ignores, stays.</source>
        <translation>之前等待的内容恢复原样，继续等待。您之后的决定和 git 忽略的内容保持不变。</translation>
    </message>
    <message>
        <source>They wait until you accept them. “Try it” opens a terminal that sees them.</source>
        <translation>它们会等到您接受为止。“试用”会打开一个能看到它们的终端。</translation>
    </message>
    <message>
        <source>Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.</source>
        <translation>将智能体的提交保留为分支 %1，由您来合并吗？之后智能体看到的是您的提交。</translation>
    </message>
</context>
<context>
    <name>app::HeldCopies</name>
    <message>
        <source>%1 is not there for the agent: it was deleted, which is held back.</source>
        <translation>对智能体来说 %1 不存在：它已被删除，此更改已保留。</translation>
    </message>
    <message>
        <source>What %1 holds for the agent cannot be shown.</source>
        <translation>无法显示智能体所见的 %1 的内容。</translation>
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

面向编程智能体的桌面聊天程序，说停就停。

许可证：Apache-2.0。它基于：

%2</translation>
    </message>
</context>
<context>
    <name>app::LevelController</name>
    <message>
        <source>The agent&apos;s changes are held back from now on</source>
        <translation>从现在起保留智能体的更改</translation>
    </message>
    <message>
        <source>The network is as it was</source>
        <translation>网络保持原样</translation>
    </message>
</context>
<context>
    <name>app::LinkController</name>
    <message>
        <source>There is no link yet: this session is kept from its first message on.</source>
        <translation>还没有链接：该会话从第一条消息起才会保存。</translation>
    </message>
    <message>
        <source>The session is open, but it has no entry %1.</source>
        <translation>会话已打开，但其中没有条目 %1。</translation>
    </message>
    <message>
        <source>No session of that link is on this computer.</source>
        <translation>这台计算机上没有该链接的会话。</translation>
    </message>
</context>
<context>
    <name>app::LinkOpener</name>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>此链接没有有效的目标：%1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Nobody was logged out</source>
        <translation>未注销</translation>
    </message>
    <message>
        <source>The agent offers no way to log out, or is not ready for it.</source>
        <translation>智能体不提供注销方式，或尚未准备好。</translation>
    </message>
    <message>
        <source>Text size %1 %</source>
        <translation>文字大小 %1%</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <extracomment>the number of requests that wait for the user, and the window&apos;s title</extracomment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>The session was not forked</source>
        <translation>会话未分叉</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a title and what it is about</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Your editor shows a copy</source>
        <translation>您的编辑器显示的是副本</translation>
    </message>
    <message>
        <source>The file is held back: it is as the agent sees it, and cannot be changed there.</source>
        <translation>该文件已保留：它显示的是智能体所见的内容，不能在那里更改。</translation>
    </message>
    <message>
        <source>%1 again forces the stop</source>
        <comment>a key</comment>
        <translation>再按 %1 强制停止</translation>
    </message>
    <message>
        <source>%1 again stops</source>
        <comment>a key</comment>
        <translation>再按 %1 停止</translation>
    </message>
    <message>
        <source>%1 again stops what runs on</source>
        <comment>a key</comment>
        <translation>再按 %1 停止仍在运行的命令</translation>
    </message>
    <message>
        <source>Stored sessions</source>
        <translation>已保存的会话</translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message>
        <source>%1 names no servers.</source>
        <translation>%1 中没有服务器。</translation>
    </message>
    <message>
        <source>The server did not tell of its tools. %1</source>
        <translation>服务器没有告知其工具。%1</translation>
    </message>
    <message>
        <source>No call of %1 is recorded so far.</source>
        <translation>目前尚未记录到对 %1 的调用。</translation>
    </message>
    <message>
        <source>After the last one Belay would call %1 %2</source>
        <translation>针对最近一次调用，Belay 会调用 %1 %2</translation>
    </message>
    <message>
        <source>Undo of calls</source>
        <translation>撤回调用</translation>
    </message>
    <message>
        <source>Use the undo calls of %1?</source>
        <translation>使用 %1 中的撤回调用吗？</translation>
    </message>
    <message>
        <source>Each call is shown before it is made. If the file changes, you are asked again. Applies when an agent next starts.</source>
        <translation>每个调用在执行前都会显示。如果文件有改动，会再次询问您。从智能体下次启动起生效。</translation>
    </message>
    <message>
        <source>The server is being asked for its tools.</source>
        <translation>正在向服务器询问其工具。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n 个工具</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PromptController</name>
    <message>
        <source>The content was not attached</source>
        <translation>内容未附加</translation>
    </message>
    <message>
        <source>Sent as a new message; nothing before it is taken back</source>
        <translation>将作为新消息发送；之前所做的不会撤销</translation>
    </message>
    <message>
        <source>The message is open in your editor and comes back when it ends</source>
        <translation>消息已在您的编辑器中打开，编辑器关闭后会回到这里</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>The text is attached; a click shows it</source>
        <translation>文本已附加，点击即可查看</translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message>
        <source>Stop and quit</source>
        <translation>停止并退出</translation>
    </message>
    <message>
        <source>End and quit</source>
        <translation>结束并退出</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>有 %n 个轮次正在运行。停止并退出吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>What was done stays and is listed.</source>
        <translation>已完成的操作会保留并列出。</translation>
    </message>
</context>
<context>
    <name>app::RetryController</name>
    <message>
        <source>Nothing was sent again</source>
        <translation>没有重新发送任何内容</translation>
    </message>
    <message>
        <source>The turn still runs. Its message can be sent again when it has ended.</source>
        <translation>本轮仍在运行。等它结束后，可以重新发送其消息。</translation>
    </message>
    <message>
        <source>Unknown whether it took effect. The agent may do it again.</source>
        <translation>是否生效未知。智能体可能会再做一次。</translation>
    </message>
    <message>
        <source>It ran. The agent may run it again.</source>
        <translation>已运行。智能体可能会再次运行。</translation>
    </message>
    <message>
        <source>Unknown whether it arrived</source>
        <translation>是否送达未知</translation>
    </message>
    <message>
        <source>Belay calls %1 first</source>
        <translation>Belay 会先调用 %1</translation>
    </message>
    <message>
        <source>Changed by the turn, and still so</source>
        <translation>由本轮更改，至今未变</translation>
    </message>
</context>
<context>
    <name>app::RuleController</name>
    <message>
        <source>Import permission rules</source>
        <translation>导入权限规则</translation>
    </message>
    <message>
        <source>Export permission rules</source>
        <translation>导出权限规则</translation>
    </message>
</context>
<context>
    <name>app::SandboxNotice</name>
    <message>
        <source>Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on your system. What works: the demo agent, agents at an address (wss://…), and whole programs from the registry. They reach only your home folder.</source>
        <translation>Belay 运行在 Flatpak 沙盒中，无法启动安装在系统中的智能体、编辑器或 git。可以使用的有：演示智能体、位于某个地址（wss://…）的智能体，以及注册表中本身是完整程序的智能体。它们只能访问您的主文件夹。</translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>其智能体启动的 %n 个命令仍在运行：它们将被结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>其中有 %n 条消息在等待：它们不会被发送。</numerusform>
        </translation>
    </message>
    <message>
        <source>Close “%1”?</source>
        <translation>关闭“%1”？</translation>
    </message>
    <message>
        <source>What it did to files stays, and stays in Effects; the agent may keep its own record.</source>
        <translation>它对文件所做的更改会保留，并保留在“影响”中；智能体可能保留自己的记录。</translation>
    </message>
    <message>
        <source>Another Belay has it open: what is said there from now on will be all that is left of it.</source>
        <translation>另一个 Belay 正打开着它：此后在那里所说的将是它仅存的内容。</translation>
    </message>
    <message>
        <source>End and close</source>
        <translation>结束并关闭</translation>
    </message>
    <message>
        <source>The running turn will be stopped.</source>
        <translation>正在运行的轮次会被停止。</translation>
    </message>
    <message>
        <source>The conversation stays in the list.</source>
        <translation>对话会保留在列表中。</translation>
    </message>
</context>
<context>
    <name>app::SessionListController</name>
    <message>
        <source>The session stays where it is</source>
        <translation>会话未移动</translation>
    </message>
    <message>
        <source>What is held back belongs to its folder: accept or discard it first.</source>
        <translation>保留的内容属于其文件夹：请先接受或放弃。</translation>
    </message>
</context>
<context>
    <name>app::SessionPage</name>
    <message>
        <source>Go to a line of a change first</source>
        <translation>请先转到更改中的一行</translation>
    </message>
    <message>
        <source>No program of this desktop opens it. Copy it, and answer the agent its own way.</source>
        <translation>此桌面没有程序可以打开它。请复制它，并以智能体自己的方式作答。</translation>
    </message>
</context>
<context>
    <name>app::StartController</name>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
</context>
<context>
    <name>app::TourController</name>
    <message>
        <source>It writes a file and changes it: a card shows each change, a click unfolds it.</source>
        <translation>它写入一个文件并修改它：每处更改都有卡片显示，点击即可展开。</translation>
    </message>
    <message>
        <source>When it asks to run a command, press Allow or Reject on the card.</source>
        <translation>当它请求运行命令时，请在卡片上按“允许”或“拒绝”。</translation>
    </message>
    <message>
        <source>The report says what happened. Take the changes back: press Undo there.</source>
        <translation>报告说明发生了什么。撤回更改：请在那里按“撤销”。</translation>
    </message>
    <message>
        <source>That was the tour. What you did here is the same with every agent.</source>
        <translation>导览到此结束。您在这里做的，对每个智能体都一样。</translation>
    </message>
    <message>
        <source>It asks, you answer</source>
        <translation>它提问，您回答</translation>
    </message>
    <message>
        <source>It works on, you stop it</source>
        <translation>它继续工作，您停止它</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The agent makes a plan and looks around. Just watch for now.</source>
        <translation>智能体制定计划并四处查看。您先看着就好。</translation>
    </message>
    <message>
        <source>It keeps working. Press Stop.</source>
        <translation>它会一直工作。请按“停止”。</translation>
    </message>
</context>
<context>
    <name>app::TrafficViewer</name>
    <message>
        <source>Traffic in %1</source>
        <translation>%1 中的通信记录</translation>
    </message>
    <message>
        <source>Open saved traffic</source>
        <translation>打开已保存的通信记录</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.</source>
        <translation>共 %1 条消息，显示的是与智能体之间的最后 %2 条，以及与 MCP 服务器之间的最后 %2 条。</translation>
    </message>
</context>
<context>
    <name>app::WelcomeController</name>
    <message>
        <source>%1 answered and was added.</source>
        <translation>%1 已应答并已添加。</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;New session…</source>
        <translation>新建会话(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open a session of an agent…</source>
        <translation>打开智能体的会话(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>智能体(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>查找(&amp;I)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find a session</source>
        <translation>查找会话(&amp;F)</translation>
    </message>
    <message>
        <source>P&amp;revious message of yours</source>
        <translation>我的上一条消息(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt message of yours</source>
        <translation>我的下一条消息(&amp;X)</translation>
    </message>
    <message>
        <source>To the &amp;latest</source>
        <translation>转到最新(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>下一个区域(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Previous area</source>
        <translation>上一个区域(&amp;P)</translation>
    </message>
    <message>
        <source>Write the message in an e&amp;ditor</source>
        <translation>在编辑器中撰写消息(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Close, or twice: stop</source>
        <translation>关闭，按两次则停止</translation>
    </message>
    <message>
        <source>&amp;Force stop</source>
        <translation>强制停止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Kill the command only</source>
        <translation>仅终止命令(&amp;K)</translation>
    </message>
    <message>
        <source>To the &amp;oldest request that waits</source>
        <translation>转到最早等待的请求(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;input</source>
        <translation>转到输入框(&amp;I)</translation>
    </message>
    <message>
        <source>Next mode&amp;l</source>
        <translation>下一个模型(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;thought level</source>
        <translation>下一个思考级别(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous session</source>
        <translation>上一个会话(&amp;P)</translation>
    </message>
    <message>
        <source>N&amp;ext session</source>
        <translation>下一个会话(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo the turn&apos;s changes…</source>
        <translation>撤销本轮的更改(&amp;U)…</translation>
    </message>
    <message>
        <source>Re&amp;view changes</source>
        <translation>审阅更改(&amp;V)</translation>
    </message>
    <message>
        <source>Copy &amp;report of the turn</source>
        <translation>复制本轮的报告(&amp;R)</translation>
    </message>
    <message>
        <source>Permission r&amp;ules…</source>
        <translation>权限规则(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Restart the agent</source>
        <translation>重启智能体(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Log out of the agent</source>
        <translation>从智能体注销(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>会话(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>智能体(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>MCP 服务器(&amp;M)…</translation>
    </message>
    <message>
        <source>Fork t&amp;he session</source>
        <translation>分叉会话(&amp;H)</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>打开链接(&amp;K)…</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>深色(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>By &amp;folder</source>
        <translation>按文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>By &amp;agent</source>
        <translation>按智能体(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;date</source>
        <translation>按日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>粘贴(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Hold changes back</source>
        <translation>保留更改(&amp;H)</translation>
    </message>
    <message>
        <source>Next mo&amp;de</source>
        <translation>下一个模式(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;ave report of the turn…</source>
        <translation>保存本轮的报告(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;name the session…</source>
        <translation>重命名会话(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Group sessions</source>
        <translation>会话分组(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;in the session</source>
        <translation>固定会话(&amp;P)</translation>
    </message>
    <message>
        <source>Archi&amp;ve the session</source>
        <translation>归档会话(&amp;V)</translation>
    </message>
    <message>
        <source>Cop&amp;y the answer</source>
        <translation>复制回答(&amp;Y)</translation>
    </message>
    <message>
        <source>Lea&amp;ve a comment on the line…</source>
        <translation>评论此行(&amp;V)…</translation>
    </message>
    <message>
        <source>Close all panels</source>
        <translation>关闭所有面板</translation>
    </message>
    <message>
        <source>To &amp;your queued messages</source>
        <translation>转到排队的消息(&amp;Y)</translation>
    </message>
    <message>
        <source>Actions and &amp;keys…</source>
        <translation>动作和快捷键(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>base::CommandTemplate</name>
    <message>
        <source>There is no command.</source>
        <translation>没有命令。</translation>
    </message>
    <message>
        <source>“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a percent sign.</source>
        <translation>“%1”没有含义：%f 是文件，%l 是行，%c 是列，%% 是百分号。</translation>
    </message>
</context>
<context>
    <name>base::NamedFolder</name>
    <message>
        <source>The name of the folder “%1” is not UTF-8. Rename it, or choose another one.</source>
        <translation>文件夹“%1”的名称不是 UTF-8。请重命名它，或选择其他文件夹。</translation>
    </message>
</context>
<context>
    <name>base::RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>它大于 %1 MiB</translation>
    </message>
</context>
<context>
    <name>base::Wording</name>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>after the first of several names</extracomment>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a name, its value</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a thing, what is said of it</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts</comment>
        <translation> · </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a thing, a note about it</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>base::Words</name>
    <message>
        <source>%1: expected an object.</source>
        <translation>%1：应为对象。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>文件大于 %n MiB：这不是设置文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>音频</translation>
    </message>
    <message>
        <source>You cancelled the login.</source>
        <translation>您取消了登录。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>磁盘上的当前内容</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
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
        <translation>钩子和配置</translation>
    </message>
    <message>
        <source>Outside the folder</source>
        <translation>文件夹之外</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>There can be no session in that folder</source>
        <translation>无法在该文件夹中开始会话</translation>
    </message>
    <message>
        <source>It makes a plan and looks around</source>
        <translation>它制定计划并四处查看</translation>
    </message>
    <message>
        <source>Add an agent</source>
        <translation>添加智能体</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>The folder to work in; the current one by default.</source>
        <translation>工作文件夹；默认为当前文件夹。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>此处无法识别“%1”。</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 请求权限</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Quit Belay</source>
        <translation>退出 Belay</translation>
    </message>
    <message>
        <source>found on this computer: %1</source>
        <translation>在此计算机上找到：%1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Folder of the new session</source>
        <translation>新会话的文件夹</translation>
    </message>
    <message>
        <source>%1 It wrote: %2</source>
        <translation>%1 其输出：%2</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待处理</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>终端</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s command is empty.</source>
        <translation>智能体的命令为空。</translation>
    </message>
    <message>
        <source>Made before, and nobody knows whether it took effect. It is sent with the same key; a server that ignores keys may do it twice.</source>
        <translation>此前已做过，是否生效未知。它会带同样的键发送；不理会键的服务器可能会做两次。</translation>
    </message>
    <message>
        <source>There is no MCP server “%1” any more.</source>
        <translation>MCP 服务器“%1”已不存在。</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>“%1”不是 %2 之一。</translation>
    </message>
    <message>
        <source>The agent could not open a session: %1</source>
        <translation>智能体无法打开会话：%1</translation>
    </message>
    <message>
        <source>Refused after Stop: %1</source>
        <translation>停止后被拒绝：%1</translation>
    </message>
    <message>
        <source>What an agent elsewhere writes cannot be held back here.</source>
        <translation>在别处运行的智能体所写的内容无法在这里保留。</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1（可选）</translation>
    </message>
    <message>
        <source>Stop came before it was permitted.</source>
        <translation>在获得允许之前就已停止。</translation>
    </message>
    <message>
        <source>It was not permitted.</source>
        <translation>未获允许。</translation>
    </message>
    <message>
        <source>What became of it says row %1.</source>
        <translation>结果见第 %1 行。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>What it wrote is held back. What else it did nobody knows.</source>
        <translation>它写的内容已被保留。此外还做了什么无人知晓。</translation>
    </message>
    <message>
        <source>Nobody knows what a command did besides its output.</source>
        <translation>除了输出之外,没有人知道命令做了什么。</translation>
    </message>
    <message>
        <source>It left this machine.</source>
        <translation>它离开了这台计算机。</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>Ended half-way by Force stop</source>
        <translation>因强制停止而中途结束</translation>
    </message>
    <message>
        <source>Ended half-way with its agent</source>
        <translation>随其智能体中途结束</translation>
    </message>
    <message>
        <source>Killed by you half-way</source>
        <translation>由您中途终止</translation>
    </message>
    <message>
        <source>Ended half-way by Stop</source>
        <translation>因停止而中途结束</translation>
    </message>
    <message>
        <source>refused, not started</source>
        <translation>已拒绝，未启动</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是常规文件。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>This is no longer open; nothing was answered.</source>
        <translation>此项已结束；未作任何回答。</translation>
    </message>
    <message>
        <source>Stop has been pressed; this is being cancelled.</source>
        <translation>已按下“停止”；此项正在取消。</translation>
    </message>
    <message>
        <source>The folder “%1” must be written in full, beginning with /.</source>
        <translation>文件夹“%1”必须完整写出，以 / 开头。</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>a folder, and why Belay asks; with quotation marks it is the agent that says why</extracomment>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>You are asked because of your rule: %1</source>
        <translation>根据您的规则询问您：%1</translation>
    </message>
    <message>
        <source>The arguments are no JSON object.</source>
        <translation>参数不是 JSON 对象。</translation>
    </message>
    <message>
        <source>Your rule says so: %1</source>
        <translation>这是您的规则规定的：%1</translation>
    </message>
    <message>
        <source>The user cancelled this call. It had been sent; whether it took effect is not known.</source>
        <translation>用户取消了这次调用。它已发送；是否生效不得而知。</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>允许一次</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>立即发送</translation>
    </message>
    <message>
        <source>Belay ended before the server had answered.</source>
        <translation>Belay 在服务器应答之前已结束。</translation>
    </message>
    <message>
        <source>Belay ended before it was sent.</source>
        <translation>Belay 在发送之前已结束。</translation>
    </message>
    <message>
        <source>The agent is not ready.</source>
        <translation>智能体尚未就绪。</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>智能体在 %n 秒内没有应答。</numerusform>
        </translation>
    </message>
    <message>
        <source>This agent cannot fork sessions.</source>
        <translation>此智能体不能分叉会话。</translation>
    </message>
    <message>
        <source>The agent did not react to being asked to give up.</source>
        <translation>智能体对放弃请求没有反应。</translation>
    </message>
    <message>
        <source>The checkpoint was cancelled.</source>
        <translation>检查点已取消。</translation>
    </message>
    <message>
        <source>What the file held before was not kept.</source>
        <translation>文件原来的内容没有保留。</translation>
    </message>
    <message>
        <source>the file is as it was before</source>
        <translation>文件与之前一样</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Nothing was written.</source>
        <translation>%1 在此期间已被他人更改。未写入任何内容。</translation>
    </message>
    <message>
        <source>Nobody knows what the file held before.</source>
        <translation>没有人知道文件原来的内容。</translation>
    </message>
    <message>
        <source>There is something here that is not a regular file.</source>
        <translation>此处的内容不是常规文件。</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at character %2.</source>
        <translation>文件不是 JSON：%1，位于第 %2 个字符。</translation>
    </message>
    <message>
        <source>The connection to the MCP server was ended.</source>
        <translation>与 MCP 服务器的连接已结束。</translation>
    </message>
    <message>
        <source>The server goes on with it in a way that cannot be followed.</source>
        <translation>服务器以无法跟踪的方式继续进行。</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>nobody knows how it ended</source>
        <translation>没有人知道结果如何</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>无法撤销</translation>
    </message>
    <message>
        <source>by Belay for the agent</source>
        <translation>由 Belay 代智能体执行</translation>
    </message>
    <message>
        <source>by the agent itself</source>
        <translation>由智能体自己执行</translation>
    </message>
    <message>
        <source>changed, not reported</source>
        <translation>已更改，未报告</translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n 个仍在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>仍在运行</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>%n 个请求等待您处理</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在结束</translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n 项已保留</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Took effect</source>
        <translation>已生效</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>等待您</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>未获许可</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>已阻止</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>This is not text that can be shown.</source>
        <translation>这不是可以显示的文本。</translation>
    </message>
    <message>
        <source>ended by Stop</source>
        <translation>因停止而结束</translation>
    </message>
    <message>
        <source>ended by Force stop</source>
        <translation>因强制停止而结束</translation>
    </message>
    <message>
        <source>ended with its agent</source>
        <translation>随其智能体结束</translation>
    </message>
    <message>
        <source>killed by you</source>
        <translation>已由您终止</translation>
    </message>
    <message>
        <source>ended by the agent</source>
        <translation>被智能体结束</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>正在运行 %1</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>思考了 %1</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>With %1 in %2</source>
        <translation>智能体 %1，位于 %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>you changed it meanwhile</source>
        <translation>您在此期间更改了它</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>the agent may go on where it runs</source>
        <translation>智能体可能仍在其所在处继续运行</translation>
    </message>
    <message>
        <source>cancelled by you</source>
        <translation>已由您取消</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>工具调用</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>answered by your rule: %1</source>
        <translation>已由您的规则回答：%1</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新建会话</translation>
    </message>
    <message>
        <source>cancelled by the agent</source>
        <translation>被智能体取消</translation>
    </message>
    <message>
        <source>cancelled by Stop</source>
        <translation>因停止而取消</translation>
    </message>
    <message>
        <source>refused: arrived after Stop</source>
        <translation>已拒绝：在停止之后到达</translation>
    </message>
    <message>
        <source>the turn ended first</source>
        <translation>本轮先结束了</translation>
    </message>
    <message>
        <source>lost: connection ended</source>
        <translation>丢失：连接已结束</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>ending the connection</source>
        <translation>正在结束连接</translation>
    </message>
    <message>
        <source>ending the agent process</source>
        <translation>正在结束智能体进程</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>未确认</translation>
    </message>
    <message>
        <source>Stopping %1 s</source>
        <translation>正在停止 %1 秒</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1: %2 lines added, %3 removed</source>
        <extracomment>%1 is &quot;3 files changed&quot;</extracomment>
        <translation>%1：添加 %2 行，删除 %3 行</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>审阅</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Find in the conversation</source>
        <translation>在对话中查找</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Accept too</source>
        <translation>也接受</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>%1 asks you to log in</source>
        <translation>%1 要求您登录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Stops the turn, then sends this message</source>
        <translation>停止本轮，然后发送此消息</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>强制停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>The image is broken</source>
        <translation>图片已损坏</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>rejected</source>
        <extracomment>%1 is lines added and removed by a change that is folded, &quot;+12 −3&quot;</extracomment>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>保留您的</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>上下排列</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>审阅更改</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>An undo can itself be undone</source>
        <translation>撤销本身也可以撤销</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>撤销 %n 项文件更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>查找会话</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>撤销对 %n 个文件的 %1 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Traffic</source>
        <translation>在通信中显示</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>仅显示前 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>标为已阅</translation>
    </message>
    <message>
        <source>Restore files to the start of this turn…</source>
        <translation>将文件还原到本轮开始时…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>复制输出</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>在对话中显示</translation>
    </message>
    <message>
        <source>Kill command</source>
        <translation>终止命令</translation>
    </message>
    <message>
        <source>The editor %1 could not be started. Another one can be chosen in the settings.</source>
        <translation>无法启动编辑器 %1。可在设置中选择其他编辑器。</translation>
    </message>
    <message>
        <source>%1: has no command.</source>
        <translation>%1：没有命令。</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list of at most %3 strings.</source>
        <translation>%1：“%2”必须是最多 %3 个字符串的列表。</translation>
    </message>
    <message>
        <source>This is no valid JSON in line %1, column %2: %3.</source>
        <translation>第 %1 行第 %2 列不是有效的 JSON：%3。</translation>
    </message>
    <message>
        <source>The file has no “%1”.</source>
        <translation>文件中没有“%1”。</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 返回了 HTTP 状态 %2。</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted. Nothing was sent.</source>
        <translation>%1 的证书未被接受。未发送任何内容。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>&amp;Close the session</source>
        <translation>关闭会话(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;block</source>
        <translation>复制块(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>全部折叠(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>全部展开(&amp;U)</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <translation>附加文件(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Mode, model and other options</source>
        <translation>模式、模型和其他选项(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;xport the conversation…</source>
        <translation>导出对话(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Belay</source>
        <translation>关于 Belay(&amp;A)</translation>
    </message>
    <message>
        <source>The program %1 is not installed on this computer.</source>
        <translation>此计算机上未安装程序 %1。</translation>
    </message>
    <message>
        <source>Loading the list…</source>
        <translation>正在加载列表…</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>正在启动 %1</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>See Effects for what it had done.</source>
        <translation>此前所做的可在“影响”中查看。</translation>
    </message>
    <message>
        <source>Ran to its end</source>
        <translation>运行到结束</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1</source>
        <translation>此桌面没有程序可以打开 %1</translation>
    </message>
    <message>
        <source>Delete comments</source>
        <translation>删除评论</translation>
    </message>
    <message>
        <source>Restore to the start of the turn</source>
        <translation>恢复到回合的开始</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>The sessions of earlier runs could not be read.</source>
        <translation>无法读取以前运行的会话。</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>未打开</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>The message to the agent.</source>
        <translation>给智能体的消息。</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>请试试：%1</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>删除会话</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>关闭会话</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <translation>%1 有问题要问您</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>没有文件夹“%1”。</translation>
    </message>
    <message>
        <source>%1 cannot be undone. %2</source>
        <translation>%1 无法撤销。%2</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>没有可撤销的内容</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>没有任何改动</translation>
    </message>
    <message>
        <source>Print every item as one line of JSON.</source>
        <translation>每一项以一行 JSON 输出。</translation>
    </message>
    <message>
        <source>What the agent contacts is not noted</source>
        <translation>智能体联系的主机未被记录</translation>
    </message>
    <message>
        <source>Last lines it wrote</source>
        <translation>它最后输出的几行</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>The agent %1 says</source>
        <translation>智能体 %1 说</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an answer does, and what the agent calls it</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The agent does not send the command itself: this is what it calls it.</source>
        <translation>智能体没有发送命令本身：这是它的叫法。</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>请输入 1 到 %1 之间的数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n 行的行尾不同</numerusform>
        </translation>
    </message>
    <message>
        <source>The byte order mark at the beginning is different</source>
        <translation>开头的字节顺序标记不同</translation>
    </message>
    <message>
        <source>open in another Belay</source>
        <translation>在另一个 Belay 中打开</translation>
    </message>
    <message>
        <source>The agent withdrew its request for permission.</source>
        <translation>智能体撤回了权限请求。</translation>
    </message>
    <message>
        <source>The turn ended before it was permitted.</source>
        <translation>本轮在得到许可前结束。</translation>
    </message>
    <message>
        <source>The connection ended before it was permitted.</source>
        <translation>在获得允许之前连接已结束。</translation>
    </message>
    <message>
        <source>The agent never said how it ended.</source>
        <translation>智能体从未说明它如何结束。</translation>
    </message>
    <message>
        <source>The agent called it done only after Stop: it may have been cut short.</source>
        <translation>智能体在停止之后才报告完成:它可能被中途打断。</translation>
    </message>
    <message>
        <source>Cancelled by Stop; the agent called it failed.</source>
        <translation>已被停止取消;智能体报告失败。</translation>
    </message>
    <message>
        <source>what it left running was ended</source>
        <translation>它留下运行的进程已被结束</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>已拒绝，未写入</translation>
    </message>
    <message>
        <source>“%1” contains “..”. Give the path without it.</source>
        <translation>“%1”包含“..”。请给出不含它的路径。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>run a command</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>You are asked because nobody can know whether your rule is met: %1</source>
        <translation>询问您是因为无法得知您的规则是否适用：%1</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 既不是文件也不是文件夹。</translation>
    </message>
    <message>
        <source>A message takes %1 files at most.</source>
        <translation>一条消息最多可附 %1 个文件。</translation>
    </message>
    <message>
        <source>The request was cancelled before it was sent.</source>
        <translation>请求在发送之前已取消。</translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>MCP 服务器未在 %n 秒内应答。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large; what it held before is not kept.</source>
        <translation>文件太大；不保留其原来的内容。</translation>
    </message>
    <message>
        <source>Belay is ending. Nothing was written.</source>
        <translation>Belay 正在退出。未写入任何内容。</translation>
    </message>
    <message>
        <source>The row of effect %1 cannot be read.</source>
        <translation>无法读取效果 %1 的记录行。</translation>
    </message>
    <message>
        <source>%1 points to another address, which must not get the server&apos;s headers.</source>
        <translation>%1 指向另一个地址，该地址不得获得服务器的标头。</translation>
    </message>
    <message>
        <source>From an earlier run</source>
        <translation>来自以前的运行</translation>
    </message>
    <message>
        <source>agent is not running</source>
        <translation>智能体未在运行</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>%n 条消息未发送</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>在后台运行</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>how a turn ended, its length</comment>
        <translation>%1，用时 %2</translation>
    </message>
    <message>
        <source>can be undone by %1</source>
        <translation>可用 %1 撤销</translation>
    </message>
    <message>
        <source>Contacted</source>
        <extracomment>hosts in the network</extracomment>
        <translation>已联系</translation>
    </message>
    <message>
        <source>before this turn</source>
        <comment>a host was contacted</comment>
        <translation>在本回合之前</translation>
    </message>
    <message>
        <source>sent, no answer yet</source>
        <translation>已发送，尚无应答</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>agent process died</source>
        <comment>a state in a list</comment>
        <translation>智能体进程意外终止</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>a state in a list</comment>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>agent failed</source>
        <comment>a state in a list</comment>
        <translation>智能体出错</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>The agent is still at work</source>
        <translation>智能体仍在工作</translation>
    </message>
    <message>
        <source>Belay ended in the middle</source>
        <comment>a state in a list</comment>
        <translation>Belay 在中途结束</translation>
    </message>
    <message>
        <source>answered by you</source>
        <translation>已由您回答</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>进程 %1</translation>
    </message>
    <message>
        <source>asked again, no answer yet</source>
        <translation>已再次要求，尚无应答</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>writes at once</source>
        <translation>立即写入</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>nothing is sent before this turn has ended</source>
        <translation>本轮结束之前不会发送</translation>
    </message>
    <message>
        <source>sent as soon as the agent is ready</source>
        <translation>智能体就绪后立即发送</translation>
    </message>
    <message>
        <source>Stop what runs on</source>
        <translation>结束仍在运行的</translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>另有 %n 个文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>与文本一致</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>显示全部 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Too soon, nothing was answered</source>
        <translation>太早了,没有作出回答</translation>
    </message>
    <message>
        <source>Settings (*.json *.jsonc);;All files (*)</source>
        <translation>设置 (*.json *.jsonc);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder of the session</source>
        <translation>会话的文件夹</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>删除“%1”？</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 个会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for its answer…</source>
        <translation>正在等待应答…</translation>
    </message>
    <message>
        <source>“%1” reads the environment variable %2, which was not set when Belay started.</source>
        <translation>“%1”读取环境变量 %2，但 Belay 启动时未设置该变量。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>Settings with “%1”</source>
        <translation>含有“%1”的设置</translation>
    </message>
    <message>
        <source>It edits a file: you see the diff</source>
        <translation>它编辑一个文件：您会看到差异</translation>
    </message>
    <message>
        <source>You read what happened, and undo it</source>
        <translation>您阅读发生了什么，并将其撤销</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>信号 %1</translation>
    </message>
    <message>
        <source>It was not run again: row %1 is the first.</source>
        <translation>没有再次运行：第 %1 行是第一次。</translation>
    </message>
    <message>
        <source>The header “%1” has characters that no header may have.</source>
        <translation>标头“%1”含有标头中不允许的字符。</translation>
    </message>
    <message>
        <source>%1 was not run again</source>
        <translation>没有再次运行 %1</translation>
    </message>
    <message>
        <source>not run again</source>
        <translation>没有再次运行</translation>
    </message>
    <message>
        <source>Agents are reached by WebSocket: an address begins with wss:// or ws://.</source>
        <translation>智能体通过 WebSocket 连接：地址以 wss:// 或 ws:// 开头。</translation>
    </message>
    <message>
        <source>This is no address of an agent. One looks like wss://agents.example.com/acp.</source>
        <translation>这不是智能体的地址。地址的形式如 wss://agents.example.com/acp。</translation>
    </message>
    <message>
        <source>Changing this restarts the agent.</source>
        <translation>更改后会重启智能体。</translation>
    </message>
    <message>
        <source>Public list, downloaded only when you open it</source>
        <translation>公开列表，仅在您打开时下载</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>It was called to take it back, and nobody knows whether that took effect.</source>
        <translation>已调用以撤回它，但没人知道是否生效。</translation>
    </message>
    <message>
        <source>not in your folder yet</source>
        <translation>尚未写入您的文件夹</translation>
    </message>
</context>
<context>
    <name>cli::AgentsCommand</name>
    <message>
        <source>Test this agent.</source>
        <translation>测试此智能体。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>There is no agent “%1”. belay agents lists them.</source>
        <translation>没有智能体“%1”。belay agents 会列出所有智能体。</translation>
    </message>
    <message>
        <source>list coding agents, or test one</source>
        <translation>列出编程智能体，或测试其中一个</translation>
    </message>
    <message>
        <source>With --test: measure how the agent takes Stop.</source>
        <translation>与 --test 一起使用：测量智能体如何应对停止。</translation>
    </message>
    <message>
        <source>With --stop: print every result as one line of JSON.</source>
        <translation>与 --stop 一起使用：将每个结果输出为一行 JSON。</translation>
    </message>
    <message>
        <source>--stop needs --test and the agent&apos;s name.</source>
        <translation>--stop 需要 --test 和智能体的名称。</translation>
    </message>
    <message>
        <source>--json goes with --stop only.</source>
        <translation>--json 只能与 --stop 一起使用。</translation>
    </message>
    <message>
        <source>Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a temporary folder, stops four of them in the middle, and says how it took that and what was left; the name may be a command or an address, too. That takes some minutes, 24 at the most, uses the agent&apos;s model, and is kept with the agent. Ctrl-C ends it, again by force.
Exit codes: 0 fine: every Stop that could be tried held, 1 something was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be tried, 130 interrupted.</source>
        <translation>列出已配置的智能体；* 表示新会话使用的那个。使用 --test 会启动一个智能体，查看它是否应答，并说明它能做什么。使用 --test NAME --stop 会在临时文件夹中交给它六项小任务，在中途停止其中四项，并说明它如何应对以及留下了什么；名称也可以是命令或地址。这需要几分钟，最多 24 分钟，会使用智能体的模型，结果随智能体保存。Ctrl-C 结束，再按一次则强制结束。
退出码：0 正常：每次能够测试的停止都有效，1 停止后留下了什么，或不得不强制停止智能体，2 用法错误，3 智能体没有应答，或没有能够测试的停止，130 被中断。</translation>
    </message>
    <message>
        <source>Found on this computer, to be started with belay exec --agent COMMAND:</source>
        <translation>在此计算机上找到，可用 belay exec --agent COMMAND 启动：</translation>
    </message>
</context>
<context>
    <name>cli::EffectsCommand</name>
    <message>
        <source>%1: left alone. %2</source>
        <translation>%1：保持不动。%2</translation>
    </message>
    <message>
        <source>Undo this? [y/N] </source>
        <translation>要撤销这些吗？[y/N] </translation>
    </message>
    <message>
        <source>y</source>
        <comment>the letter that says yes</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>There is nothing to report.</source>
        <translation>没有可报告的内容。</translation>
    </message>
    <message>
        <source>Effect %1 cannot be undone. %2</source>
        <translation>影响 %1 无法撤销。%2</translation>
    </message>
    <message>
        <source>Nothing was changed. --yes undoes without asking.</source>
        <translation>未更改任何内容。使用 --yes 可不经询问直接撤销。</translation>
    </message>
    <message>
        <source>%1: undone. belay undo %2 brings it back.</source>
        <translation>%1：已撤销。belay undo %2 可将其恢复。</translation>
    </message>
    <message>
        <source>Lists what agents did: files written, commands run, and what became of it.</source>
        <translation>列出智能体做了什么：写入的文件、运行的命令，以及结果如何。</translation>
    </message>
    <message>
        <source>Only the effects of this session.</source>
        <translation>仅限此会话的影响。</translation>
    </message>
    <message>
        <source>Print what turns did as a report: markdown or json.</source>
        <translation>将轮次所做的事输出为报告：markdown 或 json。</translation>
    </message>
    <message>
        <source>Only the effects of this turn of the session.</source>
        <translation>仅限该会话中此轮次的影响。</translation>
    </message>
    <message>
        <source>A turn is a number from 1 on, and --turn wants --session.</source>
        <translation>轮次是从 1 开始的数字，并且 --turn 需要 --session。</translation>
    </message>
    <message>
        <source>Takes effects back, by their numbers in belay effects. Files are only touched where they still are what the effect left; what goes, goes to the trash; an undo can itself be undone.
Exit codes: 0 all undone, 1 something could not be, 2 usage.</source>
        <translation>按 belay effects 中的编号撤销影响。只有文件仍是该影响留下的样子时才会改动；要删除的文件会移至回收站；撤销本身也可以撤销。
退出码：0 全部撤销，1 有些未能撤销，2 用法错误。</translation>
    </message>
    <message>
        <source>Do not ask.</source>
        <translation>不询问。</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>只说明会做什么。</translation>
    </message>
    <message>
        <source>The session of --turn and --restore.</source>
        <translation>--turn 和 --restore 所属的会话。</translation>
    </message>
    <message>
        <source>All effects of this turn and the later ones: back to its start.</source>
        <translation>此轮次及之后轮次的所有影响：回到该轮次开始时。</translation>
    </message>
    <message>
        <source>Number of an effect.</source>
        <translation>影响的编号。</translation>
    </message>
    <message>
        <source>Which effect is to be undone?</source>
        <translation>要撤销哪项影响？</translation>
    </message>
    <message>
        <source>Name a turn by its number and its session.</source>
        <translation>请用编号和所属会话指明一个轮次。</translation>
    </message>
    <message>
        <source>There is no effect “%1”.</source>
        <translation>没有影响“%1”。</translation>
    </message>
    <message>
        <source>list what coding agents did</source>
        <translation>列出编程智能体做过的事</translation>
    </message>
    <message>
        <source>take back what coding agents did</source>
        <translation>撤销编程智能体做过的事</translation>
    </message>
    <message>
        <source>Effect %1: %2 of %3 is called with %4</source>
        <translation>影响 %1：将调用 %3 的 %2，参数为 %4</translation>
    </message>
    <message>
        <source>Effect %1: undone.</source>
        <translation>影响 %1：已撤销。</translation>
    </message>
    <message>
        <source>Only what needs a look and was not acknowledged.</source>
        <translation>仅列出需要查看且尚未确认的内容。</translation>
    </message>
    <message>
        <source>Acknowledge what is listed.</source>
        <translation>确认所列内容。</translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message>
        <source>The agent to start; the demo agent if none is given or configured.</source>
        <translation>要启动的智能体；未给出也未配置时使用演示智能体。</translation>
    </message>
    <message>
        <source>There is no message to send.</source>
        <translation>没有可发送的消息。</translation>
    </message>
    <message>
        <source>What you typed is for this run only: this agent is not in the list of agents in the window&apos;s settings.</source>
        <translation>您输入的内容仅用于本次运行：该智能体不在窗口的智能体列表中。</translation>
    </message>
    <message>
        <source>Another folder that the agent may work in. May be given several times.</source>
        <translation>智能体可以工作的另一个文件夹。可多次指定。</translation>
    </message>
    <message>
        <source>Leave out your permission rules, also those that deny.</source>
        <translation>不使用您的权限规则，包括拒绝的规则。</translation>
    </message>
    <message>
        <source>Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times.</source>
        <translation>本次运行传入此 JSON 文件（mcpServers）中的 MCP 服务器。可多次指定。</translation>
    </message>
    <message>
        <source>Pass none of the MCP servers of your settings.</source>
        <translation>不传入您设置中的任何 MCP 服务器。</translation>
    </message>
    <message>
        <source>Log in by this method of the agent&apos;s first; what methods there are is said when one is needed. With no message, do only that.</source>
        <translation>先用智能体的这种方式登录；需要登录时会说明有哪些方式。没有消息时只进行登录。</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>The name of the method to log in by is empty.</source>
        <translation>登录方式的名称为空。</translation>
    </message>
    <message>
        <source>run one turn of a coding agent in a terminal</source>
        <translation>在终端中运行编程智能体的一个回合</translation>
    </message>
    <message>
        <source>What to answer when the agent asks: ask, allow or reject. What a rule of yours may deny is not allowed by that.</source>
        <translation>智能体询问时如何回答：ask、allow 或 reject。您的规则可能拒绝的内容不会因此被允许。</translation>
    </message>
    <message>
        <source>What is done about the network: nothing (unwatched), note what is contacted through a proxy that is offered to the agent (note), or no other way than that proxy, which lets only the hosts of --allow-host through (only; needs --writes hold). As set for the agent by default.</source>
        <translation>如何处理网络：不处理 (unwatched)；记录通过提供给智能体的代理服务器所联系的主机 (note)；或除该代理服务器外别无出路，且只放行 --allow-host 指定的主机 (only，需要 --writes hold)。默认按该智能体的设置。</translation>
    </message>
    <message>
        <source>A host that may be reached with --network only, which this implies: a name, *.name or an address, with :port if only that one. May be given several times.</source>
        <translation>在 --network only（指定本项即生效）下允许访问的主机：名称、*.名称或地址，若只限某个端口则加 :端口。可多次给出。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>What an agent elsewhere contacts cannot be watched here.</source>
        <translation>别处的智能体联系了什么，在这里无法监视。</translation>
    </message>
    <message>
        <source>What becomes of calls of MCP servers&apos; tools before they are sent: asked about unless they only read and the server is trusted (ask), sent (pass), sent if the server says that they only read (read-only), or refused (deny).</source>
        <translation>MCP 服务器工具的调用在发送前如何处理：除非只读取且信任该服务器，否则询问 (ask)、发送 (pass)、服务器称只读取时发送 (read-only)，或拒绝 (deny)。</translation>
    </message>
    <message>
        <source>Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold
as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not set.
Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,
5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,
9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force.</source>
        <translation>在终端中运行一个回合。Ctrl-C 停止，再按一次强制停止。您的许可规则和 MCP 服务器
与窗口中一样有效。如果 stdin 和 stderr 是终端且没有 --json，智能体的提问会在这里提出。
退出码：0 回合结束，1 智能体失败，2 用法错误，3 智能体无法启动，4 智能体已退出，
5 拒绝，6 令牌或请求上限，7 停止后正常结束，8 被智能体取消，130 已停止，
9 回合结束且有更改被保留，124 因时间限制而停止，137 强制停止。</translation>
    </message>
    <message>
        <source>Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and 0 is no limit. As set for the agent by default.</source>
        <translation>轮次用时达到此值时停止：90s、10m、1h30m；没有单位为秒，0 为不限。默认按智能体的设置。</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>“%1” is not a duration like 90s, 10m or 1h30m, a week at most.</source>
        <translation>“%1”不是 90s、10m 或 1h30m 这样的时长（最长一周）。</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>此文件夹中以前的运行有 %n 项影响需要查看：belay effects --unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>--writes stage is now called --writes hold.</source>
        <translation>--writes stage 现在叫 --writes hold。</translation>
    </message>
    <message>
        <source>--writes stage-commit is gone: use --writes hold, then belay held accept.</source>
        <translation>--writes stage-commit 已取消：请使用 --writes hold，然后 belay held accept。</translation>
    </message>
    <message>
        <source>What is done with what the agent writes through Belay: written at once or asked about. With hold all that it and its commands write is held back until belay held accepts or discards it. As set for the agent by default.</source>
        <translation>如何处理智能体通过 Belay 写入的内容：立即写入 (at-once) 或先询问 (ask)。使用 hold 时，它和它的命令写入的一切都会被扣留，直到 belay held 接受或放弃。默认按该智能体的设置。</translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message>
        <source>The agent wants you to be logged in. Its ways:</source>
        <translation>智能体要求您登录。可用的方式：</translation>
    </message>
    <message>
        <source>      runs here: %1</source>
        <translation>      在此运行：%1</translation>
    </message>
    <message>
        <source>      wants in the environment: %1</source>
        <translation>      需要环境变量：%1</translation>
    </message>
    <message>
        <source>Log in with: belay exec --login METHOD, and the same --agent.</source>
        <translation>登录方法：belay exec --login 方式，并使用相同的 --agent。</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that works here.</source>
        <translation>智能体没有提供在此可用的登录方式。</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that is called “%1”; it offers: %2</source>
        <translation>智能体没有名为“%1”的登录方式；它提供：%2</translation>
    </message>
    <message>
        <source>This way to log in needs a terminal to type in.</source>
        <translation>这种登录方式需要可以输入的终端。</translation>
    </message>
    <message>
        <source>Nobody can be asked here. Set these variables where Belay is started, without --login: %1</source>
        <translation>这里无法询问任何人。请在启动 Belay 的环境中设置这些变量，不要使用 --login：%1</translation>
    </message>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      另有 %n 个未显示</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent wants a login that does not work here. Log in with its own program, then try again.</source>
        <translation>智能体要求的登录方式在此不可用。请用它自己的程序登录，然后重试。</translation>
    </message>
</context>
<context>
    <name>cli::ExecQuestions</name>
    <message>
        <source>This is not asked any more.</source>
        <translation>不再询问此事。</translation>
    </message>
    <message>
        <source>The agent asks: %1</source>
        <translation>智能体询问：%1</translation>
    </message>
    <message>
        <source>  It calls this: %1</source>
        <translation>  它的说法：%1</translation>
    </message>
    <message>
        <source>  In the folder: %1</source>
        <translation>  所在文件夹：%1</translation>
    </message>
    <message>
        <source>Number: </source>
        <translation>编号：</translation>
    </message>
    <message>
        <source>  Why: %1</source>
        <translation>  原因：%1</translation>
    </message>
    <message>
        <source>  At the MCP server: %1</source>
        <translation>  在 MCP 服务器：%1</translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message>
        <source>Nobody can be asked here; the request was rejected. See --permissions.</source>
        <translation>此处无人可问；请求已被拒绝。参见 --permissions。</translation>
    </message>
    <message>
        <source>Logged in.</source>
        <translation>已登录。</translation>
    </message>
    <message>
        <source>Held back, your folder is unchanged:</source>
        <translation>已保留，您的文件夹未变：</translation>
    </message>
    <message>
        <source>The agent offers no way to reject its request, so the turn is stopped. See --permissions.</source>
        <translation>智能体没有提供拒绝其请求的方式，因此停止该回合。参见 --permissions。</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because nobody can know whether your rule is met: %1</source>
        <translation>未被 --permissions 允许，因为无人能知道是否符合您的规则：%1</translation>
    </message>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>正在停止… 再按一次 Ctrl-C 强制停止；%n 秒后将强制停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has not finished looking for what the turn changed: there may be more than this.</source>
        <translation>Belay 尚未查找完本轮更改的内容：可能不止这些。</translation>
    </message>
    <message>
        <source>Still running in the background, and now ended with the agent:</source>
        <translation>仍在后台运行，现随智能体一起结束：</translation>
    </message>
    <message>
        <source>The time limit of the turn is over.</source>
        <translation>已到本轮次的时间限制。</translation>
    </message>
    <message>
        <source>For that the agent had to close the session.</source>
        <translation>为此智能体不得不关闭会话。</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because of your rule: %1</source>
        <translation>由于您的规则，--permissions 不予允许：%1</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because there are several different answers that allow it.</source>
        <translation>--permissions 不予允许，因为有多个不同的回答都会允许它。</translation>
    </message>
    <message>
        <source>Look at them with belay held show, then belay held accept or discard --session %1.</source>
        <translation>用 belay held show 查看，再用 belay held accept 或 discard --session %1 决定。</translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message>
        <source>There are several: choose one by --session.</source>
        <translation>有多个：请用 --session 选择一个。</translation>
    </message>
    <message>
        <source>Session %1, the only one here in which something waits:</source>
        <translation>会话 %1，此处唯一有内容在等待的会话：</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <translation>%1：已放弃</translation>
    </message>
    <message>
        <source>%1: written</source>
        <translation>%1：已写入</translation>
    </message>
    <message>
        <source>%1: not written. %2</source>
        <translation>%1：未写入。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n 处更改在等待：冲突、git 的钩子和配置、被忽略的和外部的文件只有指定名称才会接受。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held back.</source>
        <translation>没有保留任何内容。</translation>
    </message>
    <message>
        <source>Nothing is held back of this folder.</source>
        <translation>此文件夹没有保留任何内容。</translation>
    </message>
    <message>
        <source>Nothing is held back under that name.</source>
        <translation>该名称下没有保留任何内容。</translation>
    </message>
    <message>
        <source>Its session is open in a Belay: decide there, or close it.</source>
        <translation>它的会话在某个 Belay 中打开：请在那里决定，或将其关闭。</translation>
    </message>
    <message>
        <source>look at what agents wrote that is held back, and decide about it</source>
        <translation>查看保留的、智能体写下的内容，并作出决定</translation>
    </message>
    <message>
        <source>Without a task lists the sessions of which changes are held back. list names them, show shows them, accept
writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out
what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.
What was accepted is listed by belay effects and taken back by belay undo.
Exit codes: 0 done, 1 not all of it, 2 usage.</source>
        <translation>不带任务时列出有更改被保留的会话。list 列出它们，show 显示它们，accept
将其写入您的文件夹，discard 将其放弃：指定的，或全部。不指定名称时，accept 会略过
您在此期间改过的内容、git 的钩子和配置，以及外部的或被忽略的内容。
接受的内容由 belay effects 列出，可用 belay undo 撤销。
退出码：0 完成，1 未全部完成，2 用法错误。</translation>
    </message>
    <message>
        <source>Which session; by default the only one of the current folder in which something waits.</source>
        <translation>哪个会话；默认是当前文件夹中唯一有内容在等待的会话。</translation>
    </message>
    <message>
        <source>list, show, accept or discard.</source>
        <translation>list、show、accept 或 discard。</translation>
    </message>
    <message>
        <source>Files or folders; all by default.</source>
        <translation>文件或文件夹；默认全部。</translation>
    </message>
</context>
<context>
    <name>cli::StopCommand</name>
    <message>
        <source>Ran on: %1</source>
        <translation>继续运行：%1</translation>
    </message>
    <message>
        <source>Written after Stop: %1</source>
        <translation>停止后写入：%1</translation>
    </message>
    <message>
        <source>reading files</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>writing files</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>running commands</source>
        <translation>运行命令</translation>
    </message>
    <message>
        <source>It used nothing of Belay&apos;s: no files, no commands.</source>
        <translation>它没有使用 Belay 提供的任何功能：没有文件，也没有命令。</translation>
    </message>
    <message>
        <source>Through Belay: %1</source>
        <translation>通过 Belay：%1</translation>
    </message>
    <message>
        <source>This is not kept: the agent is not in the list of agents.</source>
        <translation>结果不会保存：该智能体不在智能体列表中。</translation>
    </message>
    <message>
        <source>No Stop could be tried, so there is nothing to say about it.</source>
        <translation>没有能够测试的停止，因此无从评价。</translation>
    </message>
    <message>
        <source>The folder %1 could not be removed.</source>
        <translation>无法移除文件夹 %1。</translation>
    </message>
    <message>
        <source>Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, which is removed afterwards.
A turn has %3 s to come to where it is stopped, and %4 s to stop before force is used. The agent may take what its turns cost.</source>
        <translation>正在测量 %1 如何应对停止：六个轮次，各有自己的进程，在 %2 中进行，之后会将其移除。
每个轮次有 %3 秒进行到要停止的地方，并有 %4 秒停下，否则将强制停止。智能体可能会收取这些轮次的费用。</translation>
    </message>
</context>
<context>
    <name>cli::TerminalForm</name>
    <message>
        <source>It leads to: %1</source>
        <translation>它通往：%1</translation>
    </message>
    <message>
        <source>Nothing is sent before you say so at the end. Ctrl-D cancels.</source>
        <translation>在您最后确认之前不会发送任何内容。按 Ctrl-D 取消。</translation>
    </message>
    <message>
        <source>%1 – y: yes, n: no</source>
        <translation>%1 – y：是，n：否</translation>
    </message>
    <message>
        <source>%1 – numbers with commas between them</source>
        <translation>%1 – 用逗号分隔的编号</translation>
    </message>
    <message>
        <source>y: send, n: decline, e: fill in again: </source>
        <translation>y：发送，n：拒绝，e：重新填写：</translation>
    </message>
    <message>
        <source>y: open it in the browser and say so to the agent, n: decline: </source>
        <translation>y：在浏览器中打开并告知智能体，n：拒绝：</translation>
    </message>
    <message>
        <source>y: you have opened it, n: decline: </source>
        <translation>y：您已打开它，n：拒绝：</translation>
    </message>
    <message>
        <source>n: decline, c: cancel: </source>
        <translation>n：拒绝，c：取消：</translation>
    </message>
    <message>
        <source>Type one of the letters that are named.</source>
        <translation>请输入所列字母之一。</translation>
    </message>
    <message>
        <source>No program here opens it. Open the address where you like.</source>
        <translation>这里没有程序能打开它。请在您方便的地方打开该地址。</translation>
    </message>
    <message>
        <source>%1 [Enter: %2]</source>
        <translation>%1 [回车：%2]</translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message>
        <source>You cancelled the start of the agent.</source>
        <translation>您取消了智能体的启动。</translation>
    </message>
    <message>
        <source>The agent refused the opening handshake.</source>
        <translation>智能体拒绝了初始握手。</translation>
    </message>
    <message>
        <source>The agent speaks version %1 of the protocol; Belay speaks version %2.</source>
        <translation>智能体使用协议版本 %1；Belay 使用版本 %2。</translation>
    </message>
    <message>
        <source>Something of the agent may still run</source>
        <translation>智能体可能还有程序在运行</translation>
    </message>
    <message>
        <source>The agent was not started again: its process %1 could not be ended and still runs.</source>
        <translation>未重新启动智能体：它的进程 %1 无法结束，仍在运行。</translation>
    </message>
    <message>
        <source>Belay keeps trying to end it. Start the agent once it is gone.</source>
        <translation>Belay 会继续尝试结束它。待其消失后再启动智能体。</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>智能体未在 %n 秒内启动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has killed the agent, but does not know whether it has ended.</source>
        <translation>Belay 已杀死智能体，但不知道它是否已结束。</translation>
    </message>
    <message>
        <source>The agent process could not be ended and may still run.</source>
        <translation>无法结束智能体进程，它可能仍在运行。</translation>
    </message>
    <message>
        <source>Belay killed the agent, but these of its processes still ran: %1. Belay keeps trying to end them.</source>
        <translation>Belay 已杀死智能体，但它的这些进程仍在运行：%1。Belay 会继续尝试结束它们。</translation>
    </message>
    <message>
        <source>belay-guard, which watches what the agent starts, was killed. What was found of the agent was ended; a program that hides may live on.</source>
        <translation>监视智能体所启动程序的 belay-guard 被杀死。找到的智能体进程均已结束；隐藏起来的程序可能仍在运行。</translation>
    </message>
    <message>
        <source>belay-guard is missing or does not work here, so only the agent&apos;s process group was ended. A program that left it may live on.</source>
        <translation>belay-guard 缺失或在此无法工作，因此只结束了智能体的进程组。离开该组的程序可能仍在运行。</translation>
    </message>
    <message>
        <source>The agent ended before it was ready (%1).</source>
        <translation>智能体在就绪之前就结束了（%1）。</translation>
    </message>
</context>
<context>
    <name>core::AgentRequests</name>
    <message>
        <source>Refused by your rule: %1</source>
        <translation>已被您的规则拒绝：%1</translation>
    </message>
    <message>
        <source>A rule of the user&apos;s forbids this.</source>
        <translation>用户的规则禁止此操作。</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>The user does not want this file to be read.</source>
        <translation>用户不希望读取此文件。</translation>
    </message>
    <message>
        <source>The user rejected this command. It was not run.</source>
        <translation>用户拒绝了此命令。命令未运行。</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>再次运行</translation>
    </message>
    <message>
        <source>This very command ran at %1 and ended with exit code %2.</source>
        <translation>完全相同的命令已于 %1 运行，退出码为 %2。</translation>
    </message>
    <message>
        <source>This very command ran at %1.</source>
        <translation>完全相同的命令已于 %1 运行。</translation>
    </message>
    <message>
        <source>The same command had run before: row %1.</source>
        <translation>同样的命令之前已运行：第 %1 行。</translation>
    </message>
</context>
<context>
    <name>core::BranchKeeper</name>
    <message>
        <source>Git did not answer.</source>
        <translation>Git 没有响应。</translation>
    </message>
</context>
<context>
    <name>core::CallPermissions</name>
    <message>
        <source>It was asked for after Stop, and refused.</source>
        <translation>它在停止之后提出请求,已被拒绝。</translation>
    </message>
</context>
<context>
    <name>core::CallRows</name>
    <message>
        <source>The agent says that it only looks.</source>
        <translation>智能体说它只是查看。</translation>
    </message>
    <message>
        <source>It began before the checkpoint of the turn was taken.</source>
        <translation>它在本轮次的检查点完成之前就开始了。</translation>
    </message>
    <message>
        <source>The agent did not tell what it changed.</source>
        <translation>智能体没有说明它更改了什么。</translation>
    </message>
    <message>
        <source>Nobody but the agent knows what it did.</source>
        <translation>除了智能体,没有人知道它做了什么。</translation>
    </message>
    <message>
        <source>The agent began it before there was a message.</source>
        <translation>智能体在有消息之前就开始了它。</translation>
    </message>
    <message>
        <source>The agent began it when the turn was over.</source>
        <translation>智能体在本轮结束后才开始它。</translation>
    </message>
    <message>
        <source>What it writes is held back.</source>
        <translation>它写的内容已被保留。</translation>
    </message>
</context>
<context>
    <name>core::ConfinedFiles</name>
    <message>
        <source>%1 is larger than %2 MiB; Belay does not hand it over.</source>
        <translation>%1 大于 %2 MiB；Belay 不会将它交给智能体。</translation>
    </message>
    <message>
        <source>%1 is not an absolute path.</source>
        <translation>%1 不是绝对路径。</translation>
    </message>
    <message>
        <source>The path holds a NUL character.</source>
        <translation>路径中含有 NUL 字符。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link to nowhere.</source>
        <translation>%1 是没有目标的符号链接。</translation>
    </message>
    <message>
        <source>%1 is outside the folders of this session.</source>
        <translation>%1 位于此会话的文件夹之外。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 不是 UTF-8 文本。</translation>
    </message>
</context>
<context>
    <name>core::EffectObserver</name>
    <message>
        <source>It was not permitted, but the agent called it done.</source>
        <translation>它未获允许,但智能体报告已完成。</translation>
    </message>
</context>
<context>
    <name>core::ElicitationGate</name>
    <message>
        <source>The answer does not fit the agent&apos;s form; nothing was answered.</source>
        <translation>应答与智能体的表单不符；没有发送任何应答。</translation>
    </message>
</context>
<context>
    <name>core::FileService</name>
    <message>
        <source>Stop was pressed before it was written</source>
        <translation>写入之前已按下“停止”</translation>
    </message>
    <message>
        <source>withdrawn by you before it was written</source>
        <translation>写入之前已由您撤回</translation>
    </message>
    <message>
        <source>withdrawn by the agent before it was written</source>
        <translation>写入之前已由智能体撤回</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>What the file holds now cannot be shown.</source>
        <translation>无法显示文件目前的内容。</translation>
    </message>
    <message>
        <source>rejected by you</source>
        <translation>已由您拒绝</translation>
    </message>
    <message>
        <source>the agent&apos;s process ended before it was allowed</source>
        <translation>允许之前智能体进程已结束</translation>
    </message>
    <message>
        <source>The user rejected this write. The file was not changed.</source>
        <translation>用户拒绝了此次写入。文件未更改。</translation>
    </message>
    <message>
        <source>The same write was asked for before and did not take effect.</source>
        <translation>以前要求过同样的写入，但没有生效。</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 未写入</translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message>
        <source>What the agent sees could not be brought up to date with your folder.</source>
        <translation>无法让智能体看到的内容与您的文件夹保持一致。</translation>
    </message>
    <message>
        <source>What was held back could not be mounted again, so nothing of it was discarded.</source>
        <translation>无法重新挂载被保留的内容，因此没有放弃任何内容。</translation>
    </message>
    <message>
        <source>a part of it waits</source>
        <translation>其中一部分在等待</translation>
    </message>
    <message>
        <source>together with what you changed</source>
        <translation>与您的更改合并</translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>其中 %n 个无法恢复原样；其余已恢复为回合开始时的样子。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent was not started: a terminal or program still runs in its earlier view of the folder. End that first.</source>
        <translation>智能体未启动：仍有终端或程序在它先前所见的文件夹视图中运行。请先将其结束。</translation>
    </message>
</context>
<context>
    <name>core::McpEntry</name>
    <message>
        <source>The value of “%1” holds characters that cannot be passed on. Type it anew.</source>
        <translation>“%1”的值含有无法传递的字符。请重新输入。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an environment variable.</source>
        <translation>“%1”不能作为环境变量的名称。</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of the two.</source>
        <translation>“%1”重复。请移除其中一个。</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>请为服务器命名。</translation>
    </message>
    <message>
        <source>A name is one line of at most 200 characters.</source>
        <translation>名称为一行，最多 200 个字符。</translation>
    </message>
    <message>
        <source>Another server is called “%1” already.</source>
        <translation>已有另一个服务器名为“%1”。</translation>
    </message>
    <message>
        <source>Type the command that starts the server.</source>
        <translation>请输入启动服务器的命令。</translation>
    </message>
    <message>
        <source>The command holds characters that cannot be passed on. Type it anew.</source>
        <translation>命令含有无法传递的字符。请重新输入。</translation>
    </message>
    <message>
        <source>An address looks like https://tools.example.com/mcp.</source>
        <translation>地址的形式如 https://tools.example.com/mcp。</translation>
    </message>
</context>
<context>
    <name>core::OwnPath</name>
    <message>
        <source>Where “%1” leads cannot be found out.</source>
        <translation>无法查明“%1”指向哪里。</translation>
    </message>
    <message>
        <source>“%1” is your home folder, or contains it: then nothing would be held back.</source>
        <translation>“%1”是您的主文件夹或包含它：那样就什么都不会被保留。</translation>
    </message>
    <message>
        <source>“%1” lies in or around %2, whose changes are held back.</source>
        <translation>“%1”位于 %2 之内或包含它，而那里的更改会被保留。</translation>
    </message>
    <message>
        <source>“%1” leads elsewhere by a link. Give the path that it leads to.</source>
        <translation>“%1”通过链接指向别处。请给出它所指向的路径。</translation>
    </message>
</context>
<context>
    <name>core::PermissionGate</name>
    <message>
        <source>The agent did not offer this answer; nothing was answered.</source>
        <translation>智能体没有提供这个选项；未作任何回答。</translation>
    </message>
    <message>
        <source>Answer with that result</source>
        <translation>用那个结果回答</translation>
    </message>
</context>
<context>
    <name>core::PermissionRules</name>
    <message>
        <source>To allow commands, say how they begin.</source>
        <translation>要允许命令，请写明命令的开头。</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>命令为空。</translation>
    </message>
    <message>
        <source>Name a kind of request, a path, a command or a tool.</source>
        <translation>请指定请求类型、路径、命令或工具。</translation>
    </message>
    <message>
        <source>“%1” is more than one program. Commands with ; | &amp; $ and the like are always asked about.</source>
        <translation>“%1”不止一个程序。含有 ; | &amp; $ 之类的命令总会询问。</translation>
    </message>
    <message>
        <source>A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.</source>
        <translation>shell 会替换“%1”中未加引号的部分。请加上引号，或只允许这一条命令。</translation>
    </message>
    <message>
        <source>With other words behind it, “%1” might run anything. Allow exactly this command instead.</source>
        <translation>后面跟上别的词，“%1”就可能运行任何程序。请改为只允许这一条命令。</translation>
    </message>
</context>
<context>
    <name>core::PromptEnd</name>
    <message>
        <source>The agent gave a reason Belay does not know: “%1”.</source>
        <translation>智能体给出了 Belay 无法识别的原因：“%1”。</translation>
    </message>
    <message>
        <source>It had reached its limit of tokens.</source>
        <translation>它已达到令牌上限。</translation>
    </message>
    <message>
        <source>It had reached its limit of requests.</source>
        <translation>它已达到请求上限。</translation>
    </message>
    <message>
        <source>It refused to go on.</source>
        <translation>它拒绝继续。</translation>
    </message>
</context>
<context>
    <name>core::PtyCommand</name>
    <message>
        <source>No terminal could be made: %1</source>
        <translation>无法创建终端：%1</translation>
    </message>
    <message>
        <source>Not typed: the program does not read.</source>
        <translation>未输入：该程序没有在读取。</translation>
    </message>
</context>
<context>
    <name>core::RemoteCalls</name>
    <message>
        <source>The server was asked to cancel it, and did not say how far it was.</source>
        <translation>已请求服务器取消，但它没有说明进行到哪一步。</translation>
    </message>
    <message>
        <source>It was called after Stop.</source>
        <translation>它是在停止之后调用的。</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call was not made.</source>
        <translation>用户已停止此轮。未进行调用。</translation>
    </message>
    <message>
        <source>It only reads.</source>
        <translation>它只读取。</translation>
    </message>
    <message>
        <source>Belay could not write down what is called, so the call was not made.</source>
        <translation>Belay 无法记下所调用的内容，因此未进行调用。</translation>
    </message>
    <message>
        <source>The agent did not wait for it.</source>
        <translation>智能体没有等待它。</translation>
    </message>
    <message>
        <source>Stop came before it was sent.</source>
        <translation>在发送之前已停止。</translation>
    </message>
    <message>
        <source>Nobody allowed this call. It was not made.</source>
        <translation>没有人允许此调用。未进行调用。</translation>
    </message>
    <message>
        <source>The user does not allow this call. It was not made.</source>
        <translation>用户不允许此调用。未进行调用。</translation>
    </message>
    <message>
        <source>It had been made before. Its result is not kept.</source>
        <translation>此前已进行过。其结果未保留。</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call had been sent; whether it took effect is not known.</source>
        <translation>用户已停止此轮。调用已发送；是否生效未知。</translation>
    </message>
    <message>
        <source>The session was closed before the server had answered.</source>
        <translation>会话在服务器应答之前已关闭。</translation>
    </message>
    <message>
        <source>The session was closed before it was sent.</source>
        <translation>会话在发送之前已关闭。</translation>
    </message>
    <message>
        <source>The server asked something first, and the agent did not go on with it.</source>
        <translation>服务器先提出了问题，而智能体没有继续。</translation>
    </message>
    <message>
        <source>That it is sent could not be stored.</source>
        <translation>无法保存其发送记录。</translation>
    </message>
    <message>
        <source>The turn ended before it was sent.</source>
        <translation>该轮在发送之前已结束。</translation>
    </message>
    <message>
        <source>It cannot be taken back by %1: %2</source>
        <translation>无法用 %1 撤销：%2</translation>
    </message>
    <message>
        <source>The user has this tool&apos;s calls held back. This one has not been made: it waits until the turn is over, and the user decides then. Do not make it again; go on without its result.</source>
        <translation>用户要求保留此工具的调用。此次调用尚未进行：它会等到本轮结束，届时由用户决定。不要再次调用；请在没有其结果的情况下继续。</translation>
    </message>
    <message>
        <source>It was held back, and discarded by Stop.</source>
        <translation>它曾被保留，并因停止而丢弃。</translation>
    </message>
    <message>
        <source>It was held back, and never sent.</source>
        <translation>它曾被保留，从未发送。</translation>
    </message>
    <message>
        <source>It had been sent before, and the user does not want it made again. Whether it took effect is not known.</source>
        <translation>此前已发送过，用户不希望再次进行。是否生效未知。</translation>
    </message>
    <message>
        <source>The MCP server is not reached any more.</source>
        <translation>已无法连接到 MCP 服务器。</translation>
    </message>
    <message>
        <source>The same call had been sent before: row %1.</source>
        <translation>同样的调用之前已发送：第 %1 行。</translation>
    </message>
    <message>
        <source>%1 was not sent</source>
        <translation>%1 没有发送</translation>
    </message>
    <message>
        <source>The server answered that it is done, %1 s after it was asked to cancel it.</source>
        <translation>请求取消 %1 秒后，服务器应答说已经完成。</translation>
    </message>
    <message>
        <source>The server says that it was cancelled: %1</source>
        <translation>服务器称已取消：%1</translation>
    </message>
    <message>
        <source>Its session was closed before it was sent. Its secrets are not kept, so the agent has to call it again.</source>
        <translation>其会话在发送之前已关闭。机密不予保留，因此智能体必须重新调用。</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call.</source>
        <translation>MCP 服务器“%1”在调用之后被更改。</translation>
    </message>
    <message>
        <source>No turn is running. The call was not made.</source>
        <translation>当前没有正在运行的回合。调用未进行。</translation>
    </message>
</context>
<context>
    <name>core::RemoteQuestion</name>
    <message>
        <source>Allow for this session</source>
        <translation>在此会话中允许</translation>
    </message>
    <message>
        <source>Reject for this session</source>
        <translation>在此会话中拒绝</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>再次发送</translation>
    </message>
    <message>
        <source>This very call was made at %1, and took effect.</source>
        <translation>同一调用已于 %1 进行，并已生效。</translation>
    </message>
    <message>
        <source>This very call was sent at %1; whether it took effect is not known.</source>
        <translation>同一调用已于 %1 发送；是否生效未知。</translation>
    </message>
    <message>
        <source>The agent was told that it waits. Stop discards it.</source>
        <translation>已告知智能体此调用在等待。停止会丢弃它。</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>The server says: it only reads something.</source>
        <translation>服务器称：它只读取内容。</translation>
    </message>
    <message>
        <source>The server says: it may destroy something.</source>
        <translation>服务器称：它可能破坏某些内容。</translation>
    </message>
    <message>
        <source>The server says: it only adds something.</source>
        <translation>服务器称：它只添加内容。</translation>
    </message>
    <message>
        <source>The server says: it reaches others.</source>
        <translation>服务器称：它会触及他人。</translation>
    </message>
    <message>
        <source>The server says: it reaches nobody else.</source>
        <translation>服务器称：它不触及他人。</translation>
    </message>
    <message>
        <source>The server does not say what it does.</source>
        <translation>服务器没有说明它做什么。</translation>
    </message>
    <message>
        <source>The name of this tool can be read in more than one way, so that no rule allows it.</source>
        <translation>此工具的名称可以有多种读法，因此没有规则会允许它。</translation>
    </message>
    <message>
        <source>The server has not listed this tool.</source>
        <translation>服务器没有列出此工具。</translation>
    </message>
    <message>
        <source>Its session was closed before you had decided. It was not sent, and the agent does not wait for it.</source>
        <translation>您尚未决定，其会话就已关闭。该调用没有发送，智能体也不再等待它。</translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message>
        <source>This row is no call of an MCP tool.</source>
        <translation>此行不是 MCP 工具的调用。</translation>
    </message>
    <message>
        <source>It is being taken back already.</source>
        <translation>正在撤销中。</translation>
    </message>
    <message>
        <source>It was taken back already.</source>
        <translation>它已被撤销。</translation>
    </message>
    <message>
        <source>Nobody knows whether it took effect, so nothing is called to take it back.</source>
        <translation>无人知道它是否生效，因此不会调用任何工具来撤销它。</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>它无法撤销。</translation>
    </message>
    <message>
        <source>Whether it was taken back is not known. %1</source>
        <translation>是否已撤销未知。%1</translation>
    </message>
    <message>
        <source>It was not taken back. %1</source>
        <translation>它未被撤销。%1</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <comment>a tool at its server, and the tool that was called</comment>
        <translation>%1 撤销 %2</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>耗时过长。</translation>
    </message>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>%n 秒内无应答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RequestBoard</name>
    <message>
        <source>Withdrawal of a request that had been answered</source>
        <translation>撤回已回答的请求</translation>
    </message>
    <message>
        <source>Withdrawal of an unknown request</source>
        <translation>撤回未知的请求</translation>
    </message>
    <message>
        <source>there was nothing to withdraw</source>
        <translation>没有可撤回的内容</translation>
    </message>
</context>
<context>
    <name>core::RuleText</name>
    <message>
        <source>any request</source>
        <translation>任何请求</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>think</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>fetch from the network</source>
        <translation>从网络获取</translation>
    </message>
    <message>
        <source>change the mode</source>
        <translation>更改模式</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>其他任何请求</translation>
    </message>
    <message>
        <source>that name %1</source>
        <translation>涉及 %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>with exactly %1</source>
        <translation>参数恰为 %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>参数为 %1</translation>
    </message>
    <message>
        <source>commands with “%1” in them</source>
        <translation>含有“%1”的命令</translation>
    </message>
    <message>
        <source>exactly the command “%1”</source>
        <translation>只是命令“%1”</translation>
    </message>
    <message>
        <source>commands that begin with “%1”</source>
        <translation>以“%1”开头的命令</translation>
    </message>
    <message>
        <source>the tool %1 of %2</source>
        <extracomment>%1 is a tool, %2 the MCP server that has it</extracomment>
        <translation>%2 的工具 %1</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <extracomment>%1 is a kind of request, like &quot;edit&quot;; %2 a pattern of paths</extracomment>
        <translation>%2 的“%1”</translation>
    </message>
    <message>
        <source>“%1” within the folder</source>
        <translation>文件夹内的“%1”</translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message>
        <source>The agent is not running. Nothing was sent.</source>
        <translation>智能体未在运行。未发送任何内容。</translation>
    </message>
    <message>
        <source>A turn is still running. Nothing was sent.</source>
        <translation>仍有轮次在运行。未发送任何内容。</translation>
    </message>
    <message>
        <source>Not everything goes with this session</source>
        <translation>并非所有内容都随此会话提供</translation>
    </message>
    <message>
        <source>What no tool call reports will not be found in %1</source>
        <translation>在 %1 中，工具调用未报告的更改将不会被发现</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>A request for permission was refused</source>
        <translation>一个权限请求已被拒绝</translation>
    </message>
    <message>
        <source>Some answers to a request for permission are left out</source>
        <translation>某个权限请求的部分答复已略去</translation>
    </message>
    <message>
        <source>Not all that changed in %1 is known</source>
        <translation>%1 中的更改并非全部已知</translation>
    </message>
    <message>
        <source>What the agent does is not written down</source>
        <translation>智能体的操作未被记录</translation>
    </message>
    <message>
        <source>A tool was not called</source>
        <translation>未调用某个工具</translation>
    </message>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>它的计划比 Belay 接受的多 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gave answers of different kinds the same id: nobody can know what they would do.</source>
        <translation>智能体给不同种类的选项用了同一个 ID：没有人能知道它们会做什么。</translation>
    </message>
</context>
<context>
    <name>core::SessionExtras</name>
    <message>
        <source>The folder %1: this agent works in one folder only.</source>
        <translation>文件夹 %1：此智能体只能在一个文件夹中工作。</translation>
    </message>
    <message>
        <source>The MCP server “%1”: this agent takes none over %2.</source>
        <extracomment>%2 is SSE or HTTP</extracomment>
        <translation>MCP 服务器“%1”：此智能体不接受通过 %2 的服务器。</translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>The agent did not change “%1”; it is what it was</source>
        <translation>智能体没有更改“%1”；它保持原样</translation>
    </message>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>它的命令比 Belay 接受的多 %n 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>“%1”的值比 Belay 接受的多 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent offers more than is shown</source>
        <translation>智能体提供的内容多于所显示的</translation>
    </message>
    <message>
        <source>It is not known whether the agent changes “%1”</source>
        <translation>不清楚智能体是否会更改“%1”</translation>
    </message>
</context>
<context>
    <name>core::SessionRequest</name>
    <message>
        <source>You cancelled the opening of the session.</source>
        <translation>您取消了打开会话。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and cannot close it. It ends with the agent.</source>
        <translation>取消到达之前智能体已创建会话，而它无法关闭该会话。会话会随智能体一起结束。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it; it was closed again.</source>
        <translation>取消到达之前智能体已创建会话；会话已重新关闭。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and closing it failed: %1</source>
        <translation>取消到达之前智能体已创建会话，而关闭失败：%1</translation>
    </message>
</context>
<context>
    <name>core::SessionRestorer</name>
    <message>
        <source>This agent cannot take up an earlier session.</source>
        <translation>此智能体无法恢复以前的会话。</translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message>
        <source>withdrawn before it started</source>
        <translation>启动之前已撤回</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>此会话已有 %n 个命令在运行：不再启动更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>This command was started before in this turn; it is not run again.</source>
        <translation>此命令已在本轮次中启动过;不会再次运行。</translation>
    </message>
    <message>
        <source>It had run before, and the user does not want it run again. Its output is not kept.</source>
        <translation>它之前已运行，用户不希望再次运行。其输出未保留。</translation>
    </message>
    <message>
        <source>%1; it ran on in the background until %2, and how that ended is not known</source>
        <comment>&quot;exit 0&quot;</comment>
        <translation>%1；它在后台运行到 %2，如何结束未知</translation>
    </message>
</context>
<context>
    <name>core::ToolCallTracker</name>
    <message>
        <source>It was not permitted, but the agent ran it as process %1.</source>
        <translation>未获许可，但智能体以进程 %1 运行了它。</translation>
    </message>
    <message>
        <source>A process runs on in the background</source>
        <translation>一个进程仍在后台运行</translation>
    </message>
    <message>
        <source>What it started is out of Belay&apos;s reach</source>
        <translation>它启动的内容超出 Belay 的控制范围</translation>
    </message>
    <message>
        <source>%1 has another program start it. Belay neither sees nor ends what runs there.</source>
        <translation>%1 让另一个程序来启动它。Belay 既看不到也无法结束在那里运行的内容。</translation>
    </message>
    <message>
        <source>What it left running was ended half-way, with the agent.</source>
        <translation>它留下运行的进程随智能体一起被中途结束。</translation>
    </message>
    <message>
        <source>It was left running when Belay quit (process %1).</source>
        <translation>Belay 退出时让它继续运行（进程 %1）。</translation>
    </message>
    <message>
        <source>It ran on in the background until %1; how it ended is not known.</source>
        <translation>它在后台运行到 %1；如何结束未知。</translation>
    </message>
    <message>
        <source>It was left running when the session was closed (process %1).</source>
        <translation>关闭会话时让它继续运行（进程 %1）。</translation>
    </message>
    <message>
        <source>What it left running was ended half-way (%1).</source>
        <translation>它留下运行的进程被中途结束（%1）。</translation>
    </message>
    <message>
        <source>%1, process %2. Which of the commands has started it is not known.</source>
        <translation>%1，进程 %2。不知道是哪个命令启动的。</translation>
    </message>
</context>
<context>
    <name>core::ToolRules</name>
    <message>
        <source>A rule about a server&apos;s tools cannot be about files or commands, too.</source>
        <translation>关于服务器工具的规则不能同时涉及文件或命令。</translation>
    </message>
    <message>
        <source>To allow a tool, name its server and the tool.</source>
        <translation>要允许工具，请写明其服务器和工具。</translation>
    </message>
    <message>
        <source>Write arguments as name=pattern, several with a semicolon between them: to=*@example.org</source>
        <translation>参数请写成“名称=模式”，多个之间用分号隔开：to=*@example.org</translation>
    </message>
    <message>
        <source>A key is there twice, or a value is not JSON. Belay always refuses such a call.</source>
        <translation>某个键出现了两次，或某个值不是 JSON。Belay 总会拒绝这样的调用。</translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message>
        <source>There are too many repositories inside.</source>
        <translation>其中的仓库太多。</translation>
    </message>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>在拍摄第一个快照期间，%n 个文件夹中有内容出现或消失；当时被删除的文件无从得知：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>在创建第一个快照期间有 %n 个文件被更改；它们之前的内容以及当时被删除的内容未知：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnComparison</name>
    <message>
        <source>Changed after the turn, while something of it still ran</source>
        <translation>在回合之后更改，当时其中一部分仍在运行</translation>
    </message>
    <message>
        <source>Changed after the turn, while %1 still ran</source>
        <translation>在回合之后更改，当时 %1 仍在运行</translation>
    </message>
</context>
<context>
    <name>core::UndoPolicy</name>
    <message>
        <source>The MCP server “%1” is switched off.</source>
        <translation>MCP 服务器“%1”已关闭。</translation>
    </message>
    <message>
        <source>You have denied calls of %1.</source>
        <translation>您已拒绝 %1 的调用。</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call and may be another one. Set it up as it was, or take the call back there yourself.</source>
        <translation>MCP 服务器“%1”在调用之后被更改，可能已是另一个服务器。请恢复原来的设置，或自行在该服务器上撤销此调用。</translation>
    </message>
    <message>
        <source>The session’s programs were limited, and the MCP server “%1” is not started without that. Open the session, start its agent and undo it there.</source>
        <translation>会话的程序受到限制，没有这些限制就不会启动 MCP 服务器“%1”。请打开会话，启动其智能体，并在那里撤销。</translation>
    </message>
    <message>
        <source>The limits of the session’s programs are not known, so the MCP server “%1” is not started. Open the session and undo it there.</source>
        <translation>会话的程序受到哪些限制未知，因此不启动 MCP 服务器“%1”。请打开会话并在那里撤销。</translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message>
        <source>The agent went on after Stop</source>
        <translation>智能体在停止之后仍继续</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>另有 %n 个字符未保留。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message>
        <source>A message of %1 MiB was refused; the limit is %2 MiB.</source>
        <translation>一条 %1 MiB 的消息被拒绝；上限为 %2 MiB。</translation>
    </message>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>一条 %n 字节的二进制消息被拒绝：该协议的消息是文本。</numerusform>
        </translation>
    </message>
    <message>
        <source>A message was refused: its JSON is nested deeper than %1 levels.</source>
        <translation>一条消息被拒绝：其 JSON 嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>The request has no usable method or id.</source>
        <translation>请求没有可用的方法或 ID。</translation>
    </message>
    <message>
        <source>A message was refused: it is no JSON that can be read (%1).</source>
        <translation>一条消息被拒绝：它不是可读的 JSON（%1）。</translation>
    </message>
    <message>
        <source>More than %1 messages on one line were refused.</source>
        <translation>一行中超过 %1 条消息，已拒绝。</translation>
    </message>
    <message>
        <source>An empty batch was refused.</source>
        <translation>已拒绝一个空的批处理。</translation>
    </message>
</context>
<context>
    <name>jsonrpc::Peer</name>
    <message>
        <source>There is no connection to the agent.</source>
        <translation>没有与智能体的连接。</translation>
    </message>
    <message>
        <source>The agent has not answered the opening handshake yet.</source>
        <translation>智能体尚未应答初始握手。</translation>
    </message>
    <message>
        <source>The agent used the id %1 for a second request while the first was open.</source>
        <translation>智能体在第一个请求未完成时，将 ID %1 用于第二个请求。</translation>
    </message>
    <message>
        <source>The agent answered a request that is not open (id %1).</source>
        <translation>智能体应答了一个未在等待的请求（ID %1）。</translation>
    </message>
    <message>
        <source>The connection to the agent ended.</source>
        <translation>与智能体的连接已结束。</translation>
    </message>
</context>
<context>
    <name>ledger::AfterCrash</name>
    <message>
        <source>Belay ended before it happened.</source>
        <translation>在发生之前 Belay 已退出。</translation>
    </message>
    <message>
        <source>Belay ended before it was known how this went.</source>
        <translation>在得知结果之前 Belay 已退出。</translation>
    </message>
    <message>
        <source>Belay ended meanwhile, and the file is neither as before nor as intended.</source>
        <translation>Belay 在此期间退出，该文件既不是之前的样子，也不是预期的样子。</translation>
    </message>
    <message>
        <source>A file that was changed at the same moment is kept as %1.</source>
        <translation>在同一时刻被更改的文件已保留为 %1。</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended. It has ended; how is not known.</source>
        <translation>Belay 结束时它在后台运行。它已经结束；如何结束未知。</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended, and still runs (process %1). Belay no longer watches it.</source>
        <translation>Belay 结束时它在后台运行，并且仍在运行（进程 %1）。Belay 不再监视它。</translation>
    </message>
    <message>
        <source>An earlier version of Belay ended before it was decided.</source>
        <translation>在作出决定之前，较早版本的 Belay 已结束。</translation>
    </message>
</context>
<context>
    <name>ledger::BlobStore</name>
    <message>
        <source>What the file held before is damaged in the store and cannot be used.</source>
        <translation>文件原来的内容在存储中已损坏，无法使用。</translation>
    </message>
    <message>
        <source>What the file held before cannot be read: %1</source>
        <translation>无法读取文件原来的内容：%1</translation>
    </message>
    <message>
        <source>The store for undoing is full (%1). What the file held before is not kept.</source>
        <translation>用于撤销的存储空间已满（%1）。不保留文件原来的内容。</translation>
    </message>
</context>
<context>
    <name>ledger::Checkpoint</name>
    <message>
        <source>A repository inside the folder is not part of checkpoints.</source>
        <translation>文件夹中的仓库不包含在检查点内。</translation>
    </message>
    <message>
        <source>The checkpoint does not hold this content.</source>
        <translation>检查点中没有此内容。</translation>
    </message>
    <message>
        <source>The file was left out of the checkpoint.</source>
        <translation>该文件未纳入检查点。</translation>
    </message>
    <message>
        <source>The checkpoint took longer than %1 s and was given up.</source>
        <translation>建立检查点超过 %1 秒，已放弃。</translation>
    </message>
</context>
<context>
    <name>ledger::CheckpointSetup</name>
    <message>
        <source>%1 is a pipe: git would wait for ever.</source>
        <translation>%1 是管道：git 会一直等待。</translation>
    </message>
</context>
<context>
    <name>ledger::Compensation</name>
    <message>
        <source>It took effect; whether it was taken back is not known. %1</source>
        <translation>它已生效；是否已撤回不得而知。%1</translation>
    </message>
</context>
<context>
    <name>ledger::DatabaseFile</name>
    <message>
        <source>The file %1 is in use by another program. Close it and try again.</source>
        <translation>文件 %1 正被其他程序使用。请关闭该程序后重试。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of its folder.</source>
        <translation>无法写入文件 %1。请检查其文件夹的权限。</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Start Belay again: it will be set aside.</source>
        <translation>文件 %1 已损坏。请重新启动 Belay：它会被另行保存。</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written.</source>
        <translation>无法读取或写入文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be used and cannot be set aside. Check its folder.</source>
        <translation>文件 %1 无法使用，也无法另行保存。请检查其文件夹。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.</source>
        <translation>文件 %1 由更新版本的 Belay 写入。它已保留为 %2；已新建一个文件。</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2; a new one was begun.</source>
        <translation>文件 %1 已损坏。它已保留为 %2；已新建一个文件。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay, which has it open. Close that one, or use it.</source>
        <translation>文件 %1 由较新版本的 Belay 写入，且正被其打开。请关闭它，或直接使用它。</translation>
    </message>
    <message>
        <source>The disk is full: the file %1 cannot be written. Make room.</source>
        <translation>磁盘已满：无法写入文件 %1。请腾出空间。</translation>
    </message>
    <message>
        <source>The file %1 is damaged and open in another Belay. Close all and start Belay again: the file is then set aside.</source>
        <translation>文件 %1 已损坏，且正被另一个 Belay 打开。请关闭所有 Belay 后重新启动：该文件会被另行保存。</translation>
    </message>
</context>
<context>
    <name>ledger::FileEffects</name>
    <message>
        <source>Git is changing %1 at the moment. Nothing was written.</source>
        <translation>Git 正在更改 %1。没有写入任何内容。</translation>
    </message>
</context>
<context>
    <name>ledger::Files</name>
    <message>
        <source>%1: the disk is full. Nothing was changed; make room and try again.</source>
        <translation>%1：磁盘已满。未更改任何内容；请腾出空间后重试。</translation>
    </message>
    <message>
        <source>%1: the disk can only be read. Nothing was changed.</source>
        <translation>%1：磁盘只读。未更改任何内容。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB; Belay does not look into files of that size.</source>
        <translation>%1 大于 1 GiB；Belay 不查看这么大的文件。</translation>
    </message>
    <message>
        <source>%1 is reached by a link now, which Belay does not follow.</source>
        <translation>现在要经由链接才能到达 %1，Belay 不会跟随该链接。</translation>
    </message>
</context>
<context>
    <name>ledger::GitRunner</name>
    <message>
        <source>git could not make or read the checkpoint.</source>
        <translation>git 无法建立或读取检查点。</translation>
    </message>
    <message>
        <source>git could not be started. Checkpoints need it; install git and try again.</source>
        <translation>无法启动 git。检查点需要它；请安装 git 后重试。</translation>
    </message>
    <message>
        <source>git ended unexpectedly while it made a checkpoint.</source>
        <translation>git 在建立检查点时意外结束。</translation>
    </message>
    <message>
        <source>The folder %1 is not there any more, or cannot be entered.</source>
        <translation>文件夹 %1 已不存在，或无法进入。</translation>
    </message>
</context>
<context>
    <name>ledger::HeldFolder</name>
    <message>
        <source>%1 is neither a file nor a folder nor a link that can be read. It is not written.</source>
        <translation>%1 不是可读取的文件、文件夹或链接，因此不会写入。</translation>
    </message>
    <message>
        <source>The agent has put something else in the place of %1. Nothing was written there.</source>
        <translation>智能体在 %1 的位置放置了其他内容。没有在那里写入任何内容。</translation>
    </message>
</context>
<context>
    <name>ledger::HeldWriter</name>
    <message>
        <source>accepted by you</source>
        <translation>已由您接受</translation>
    </message>
</context>
<context>
    <name>ledger::Ledger</name>
    <message>
        <source>There is no effect number %1.</source>
        <translation>没有编号为 %1 的影响。</translation>
    </message>
    <message>
        <source>Effect number %1 cannot change to that state.</source>
        <translation>编号为 %1 的影响不能转为该状态。</translation>
    </message>
</context>
<context>
    <name>ledger::Observation</name>
    <message>
        <source>the file is gone</source>
        <translation>文件已消失</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>the file is too large, or no regular file</source>
        <translation>文件太大，或不是常规文件</translation>
    </message>
    <message>
        <source>settled by the part that changed</source>
        <translation>已按更改的部分判定</translation>
    </message>
    <message>
        <source>the file is not what the agent reported</source>
        <translation>文件与智能体报告的不符</translation>
    </message>
    <message>
        <source>a link that was made in this turn leads there</source>
        <translation>通向那里的是本回合中创建的链接</translation>
    </message>
    <message>
        <source>Only the agent says that there was no file before.</source>
        <translation>只有智能体说之前没有文件。</translation>
    </message>
    <message>
        <source>Only the agent says what the file held.</source>
        <translation>只有智能体说明了文件原来的内容。</translation>
    </message>
    <message>
        <source>another file is there</source>
        <translation>那里是另一个文件</translation>
    </message>
</context>
<context>
    <name>ledger::ReportedFile</name>
    <message>
        <source>The agent never said how it ended; the folder&apos;s comparison found what changed.</source>
        <translation>智能体从未说明结果如何；更改的内容是通过比较文件夹发现的。</translation>
    </message>
    <message>
        <source>The file is not what the agent reported; the folder&apos;s comparison found what changed.</source>
        <translation>文件与智能体报告的不同；更改的内容是通过比较文件夹发现的。</translation>
    </message>
    <message>
        <source>The agent called it failed.</source>
        <translation>智能体称其失败。</translation>
    </message>
</context>
<context>
    <name>ledger::SqliteLedger</name>
    <message>
        <source>Another Belay changed this effect first.</source>
        <translation>另一个 Belay 先更改了此影响。</translation>
    </message>
</context>
<context>
    <name>ledger::Undo</name>
    <message>
        <source>Belay is ending.</source>
        <translation>Belay 正在退出。</translation>
    </message>
    <message>
        <source>This undo was tried before and failed. Look again, then undo.</source>
        <translation>此撤销以前尝试过，但失败了。请重新查看后再撤销。</translation>
    </message>
    <message>
        <source>It may have reached outside this folder and cannot be taken back.</source>
        <translation>它可能触及此文件夹之外，无法撤销。</translation>
    </message>
    <message>
        <source>Nobody knows whether it happened.</source>
        <translation>没有人知道它是否发生过。</translation>
    </message>
    <message>
        <source>A newer change of this file has to be decided first.</source>
        <translation>必须先处理此文件的一项较新更改。</translation>
    </message>
    <message>
        <source>The file is too large to be kept for a redo.</source>
        <translation>文件太大，无法保留以供重做。</translation>
    </message>
    <message>
        <source>The file was changed since.</source>
        <translation>文件此后已被更改。</translation>
    </message>
    <message>
        <source>The file was deleted or moved away since.</source>
        <translation>文件此后已被删除或移走。</translation>
    </message>
    <message>
        <source>A later change to this file stands, effect %1. Undo that one first, or both together.</source>
        <translation>此文件有一项较晚的更改仍然有效,即效果 %1。请先撤销它,或两者一起撤销。</translation>
    </message>
    <message>
        <source>The file was changed before effect %1, and nobody told of it.</source>
        <translation>文件在效果 %1 之前被更改，没有人提到。</translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message>
        <source>Too many files changed in this turn to keep what each of them held.</source>
        <translation>本轮更改的文件太多，无法保留每个文件原来的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>%1 中另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows whether the file was there when the turn began.</source>
        <translation>没有人知道本回合开始时该文件是否存在。</translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message>
        <source>“%1” names no place: it begins with $.arguments, $.result or $.text.</source>
        <translation>“%1”没有指明位置：位置以 $.arguments、$.result 或 $.text 开头。</translation>
    </message>
    <message>
        <source>“%1” is no regular expression with a group in brackets.</source>
        <translation>“%1”不是含有括号分组的正则表达式。</translation>
    </message>
    <message>
        <source>The arguments are nested too deeply.</source>
        <translation>参数嵌套过深。</translation>
    </message>
    <message>
        <source>The recorded call holds nothing at “%1”.</source>
        <translation>所记录的调用在“%1”处没有内容。</translation>
    </message>
    <message>
        <source>What stands at “%1” is a secret, which is not kept.</source>
        <translation>“%1”处是机密，不予保留。</translation>
    </message>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>文件超过 %n KiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds something else than “servers”.</source>
        <translation>文件中有“servers”以外的内容。</translation>
    </message>
    <message>
        <source>What the file says of “%1” of “%2” is not understood.</source>
        <translation>无法理解文件中关于“%2”的“%1”的内容。</translation>
    </message>
    <message>
        <source>The arguments name too many places.</source>
        <translation>参数引用的位置太多。</translation>
    </message>
    <message>
        <source>What stands at “%1” is too long.</source>
        <translation>“%1”处的内容太长。</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>参数超过 %n KiB。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Gate</name>
    <message>
        <source>No socket for MCP servers could be made: %1</source>
        <translation>无法为 MCP 服务器创建套接字：%1</translation>
    </message>
    <message>
        <source>The program belay-mcp-gate is missing, through which agents reach MCP servers.</source>
        <translation>缺少程序 belay-mcp-gate，智能体要通过它访问 MCP 服务器。</translation>
    </message>
    <message>
        <source>Belay takes no more connections to MCP servers.</source>
        <translation>Belay 不再接受到 MCP 服务器的连接。</translation>
    </message>
    <message>
        <source>Belay does not know this connection: its agent was started for another time.</source>
        <translation>Belay 不认识此连接：其智能体属于另一次启动。</translation>
    </message>
    <message>
        <source>The MCP server was not started: what it writes could not be held back.</source>
        <translation>未启动 MCP 服务器：它写入的内容无法被保留。</translation>
    </message>
    <message>
        <source>There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR.</source>
        <translation>没有属于您的文件夹可供 MCP 服务器的套接字使用。请设置 XDG_RUNTIME_DIR。</translation>
    </message>
</context>
<context>
    <name>mcp::HttpLink</name>
    <message>
        <source>%1 has ended the connection before the request was sent.</source>
        <translation>%1 在请求发送之前已结束连接。</translation>
    </message>
    <message>
        <source>The server&apos;s address must begin with https:// or http://.</source>
        <translation>服务器地址必须以 https:// 或 http:// 开头。</translation>
    </message>
</context>
<context>
    <name>mcp::HttpProblem</name>
    <message>
        <source>The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have been done.</source>
        <translation>%1 的答复超过 Belay 读取的上限 %2 MB。所请求的操作可能已完成。</translation>
    </message>
    <message>
        <source>%1 points from one address to the next without an end.</source>
        <translation>%1 无休止地从一个地址指向下一个。</translation>
    </message>
    <message>
        <source>The server lost its session, and did not take the request. Connect to it anew.</source>
        <translation>服务器丢失了其会话，未接受请求。请重新连接。</translation>
    </message>
    <message>
        <source>The request was cancelled. Whether the server has done something of it is not known.</source>
        <translation>请求已取消。服务器是否已执行其中一部分未知。</translation>
    </message>
    <message>
        <source>Whether it has done what was asked is not known.</source>
        <translation>是否已完成所请求的操作未知。</translation>
    </message>
    <message>
        <source>%1 wants a login or refused the key (HTTP status %2). Check its headers.</source>
        <translation>%1 要求登录或拒绝了密钥（HTTP 状态 %2）。请检查其标头。</translation>
    </message>
    <message>
        <source>%1 has ended the connection.</source>
        <translation>%1 已结束连接。</translation>
    </message>
    <message>
        <source>%1 could not be reached, and nothing was sent.</source>
        <translation>无法连接 %1，没有发送任何内容。</translation>
    </message>
    <message>
        <source>%1 answered with something that is no MCP message.</source>
        <translation>%1 的答复不是 MCP 消息。</translation>
    </message>
    <message>
        <source>The server lost its session. Connect to it anew.</source>
        <translation>服务器丢失了其会话。请重新连接。</translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>消息超过 %n MiB。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay does not pass this on: it cannot be read without doubt.</source>
        <translation>Belay 不转发此内容：它无法被确切地读取。</translation>
    </message>
    <message>
        <source>Too many requests are open at once.</source>
        <translation>同时进行的请求过多。</translation>
    </message>
    <message>
        <source>Too many calls are open at once. This one was not made.</source>
        <translation>同时进行的调用过多。此调用未进行。</translation>
    </message>
    <message>
        <source>There is no session for this call. It was not made.</source>
        <translation>此调用没有对应的会话。未进行调用。</translation>
    </message>
    <message>
        <source>The MCP server “%1” has ended. %2</source>
        <translation>MCP 服务器“%1”已结束。%2</translation>
    </message>
    <message>
        <source>%1 Whether the call took effect is not known.</source>
        <translation>%1 调用是否生效未知。</translation>
    </message>
    <message>
        <source>A request with this id is open already.</source>
        <translation>具有此标识的请求已在进行中。</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>参数超过 %n MiB。未进行调用。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop came before anybody had decided about this call. It was not made.</source>
        <translation>在决定此调用之前已停止。没有进行调用。</translation>
    </message>
</context>
<context>
    <name>mcp::StdioLink</name>
    <message>
        <source>%1 It said last: “%2”</source>
        <translation>%1 它最后说：“%2”</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>无法启动：%1。</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>无法启动。</translation>
    </message>
    <message>
        <source>The server&apos;s answer cannot be read. Whether it has done what was asked is not known.</source>
        <translation>无法读取服务器的应答。不知道它是否已执行所请求的操作。</translation>
    </message>
    <message>
        <source>The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what was asked is not known.</source>
        <translation>服务器发送了 %1 MiB 的消息，上限为 %2 MiB。不知道它是否已执行所请求的操作。</translation>
    </message>
    <message>
        <source>It ended (%1).</source>
        <translation>它已结束（%1）。</translation>
    </message>
</context>
<context>
    <name>mcp::ToolClient</name>
    <message>
        <source>The MCP server did not answer after it had been asked to cancel.</source>
        <translation>在被要求取消之后，MCP 服务器没有应答。</translation>
    </message>
</context>
<context>
    <name>models::AgentSessionsModel</name>
    <message>
        <source>(no title)</source>
        <translation>（无标题）</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1，在 %2 中</translation>
    </message>
</context>
<context>
    <name>models::AttachmentText</name>
    <message>
        <source>Resource</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>Content Belay does not know: %1</source>
        <translation>Belay 无法识别的内容：%1</translation>
    </message>
</context>
<context>
    <name>models::ChangeTexts</name>
    <message>
        <source>Nobody knows what the file was to hold.</source>
        <translation>没有人知道文件本应是什么内容。</translation>
    </message>
    <message>
        <source>The file is too large to be shown.</source>
        <translation>文件太大，无法显示。</translation>
    </message>
    <message>
        <source>The file became a link; on its side stands where it leads.</source>
        <translation>文件变成了链接；链接一侧显示的是它指向的位置。</translation>
    </message>
    <message>
        <source>The link became a file; on the link&apos;s side stands where it led.</source>
        <translation>链接变成了文件；链接一侧显示的是它原来指向的位置。</translation>
    </message>
    <message>
        <source>Its permissions changed: %1.</source>
        <translation>其权限已更改：%1。</translation>
    </message>
</context>
<context>
    <name>models::CommandState</name>
    <message>
        <source>no exit code</source>
        <translation>没有退出代码</translation>
    </message>
    <message>
        <source>unknown what came of it</source>
        <translation>结果未知</translation>
    </message>
    <message>
        <source>The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.</source>
        <translation>此命令由智能体自行运行。停止会先请智能体结束它，然后结束其进程。</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>后台 %1</translation>
    </message>
    <message>
        <source>left running when Belay quit</source>
        <translation>Belay 退出时继续运行</translation>
    </message>
    <message>
        <source>left running when the session was closed</source>
        <translation>关闭会话时继续运行</translation>
    </message>
    <message>
        <source>ran on until %1</source>
        <extracomment>of a command that ran in the background, whose own end is said before</extracomment>
        <translation>运行到 %1</translation>
    </message>
    <message>
        <source>took effect all the same</source>
        <translation>仍然生效了</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call, to the server</comment>
        <translation>未发送</translation>
    </message>
    <message>
        <source>ended by Belay</source>
        <translation>被 Belay 结束</translation>
    </message>
    <message>
        <source>Stop ends it</source>
        <translation>停止可结束它</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>被 %1 结束</translation>
    </message>
</context>
<context>
    <name>models::CommentText</name>
    <message>
        <source>Comments on your changes:</source>
        <translation>对您的更改的评论：</translation>
    </message>
    <message>
        <source>line %1, before the change</source>
        <translation>第 %1 行，更改前</translation>
    </message>
    <message>
        <source>line %1, new text</source>
        <translation>第 %1 行，新文本</translation>
    </message>
</context>
<context>
    <name>models::Conversation</name>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>更改 %1</translation>
    </message>
    <message>
        <source>not answered</source>
        <translation>未回答</translation>
    </message>
</context>
<context>
    <name>models::EffectText</name>
    <message>
        <source>New file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>已准备</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>已生效</translation>
    </message>
    <message>
        <source>being undone</source>
        <translation>正在撤销</translation>
    </message>
    <message>
        <source>Taken back in part</source>
        <translation>部分撤回</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>远程</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>仍在运行</translation>
    </message>
    <message>
        <source>as row %1</source>
        <translation>同第 %1 行</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a write: the file held that already</comment>
        <translation>无变化</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>of an effect: the agent says so, and nobody saw it</comment>
        <translation>已报告</translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message>
        <source>undone by you</source>
        <translation>已由您撤销</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n 项待决定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>连同 %n 个 git 对象</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>至少需要 %n 个字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>最多可填 %n 个字符。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>这不是整数。</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>这不是数字。</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>至少选择 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>最多选择 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>请选择一项。</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>请填写此项。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the greatest number</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>不大于 %1</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>an address, as https://example.org</source>
        <translation>网址，如 https://example.org</translation>
    </message>
    <message>
        <source>a date, as 2026-11-30</source>
        <translation>日期，如 2026-11-30</translation>
    </message>
    <message>
        <source>a date with a time, as 2026-11-30T14:00:00Z</source>
        <translation>带时间的日期，如 2026-11-30T14:00:00Z</translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>此表单有 %n 个字段；Belay 最多显示 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “%1” is needed, and of a kind that Belay does not know.</source>
        <translation>字段“%1”为必填项，但 Belay 不认识它的类型。</translation>
    </message>
    <message>
        <source>Belay opens only addresses of the web, and this is none.</source>
        <translation>Belay 只打开网页地址，而这不是。</translation>
    </message>
    <message>
        <source>What stands before the @ is a user&apos;s name: the address leads to %1.</source>
        <translation>@ 之前的是用户名：此网址通向 %1。</translation>
    </message>
    <message>
        <source>The host&apos;s name is written in letters that may look like others: %1</source>
        <translation>主机名中有容易与其他字母混淆的字母：%1</translation>
    </message>
    <message>
        <source>The way there is not encrypted.</source>
        <translation>到那里的连接没有加密。</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>应为</translation>
    </message>
</context>
<context>
    <name>models::EntryLink</name>
    <message>
        <source>“%1” is no link to an entry. One looks like belay://session/123/entry/45.</source>
        <translation>“%1”不是条目的链接。链接形如 belay://session/123/entry/45。</translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message>
        <source>folder deleted</source>
        <translation>已删除文件夹</translation>
    </message>
    <message>
        <source>new folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <source>new link</source>
        <translation>新链接</translation>
    </message>
    <message>
        <source>new, no file</source>
        <translation>新建，不是文件</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已替换</translation>
    </message>
    <message>
        <source>permissions</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>runs outside Belay once accepted</source>
        <translation>接受后会在 Belay 之外运行</translation>
    </message>
    <message>
        <source>ignored by git</source>
        <translation>被 git 忽略</translation>
    </message>
    <message>
        <source>outside the session&apos;s folders</source>
        <translation>在会话的文件夹之外</translation>
    </message>
    <message>
        <source>git&apos;s own</source>
        <translation>git 自己的</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1：%n 个被 git 忽略的文件，留在会话中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: commits on %2</source>
        <translation>%1：%2 上的提交</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>git 自用的 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Also wrote outside the folder</source>
        <translation>也写到了文件夹之外</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>已忽略：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n 个文件，%1，留在会话中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no new commits</source>
        <translation>%1：%2，没有新提交</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1：%2 上有 %n 个提交</numerusform>
        </translation>
    </message>
    <message>
        <source>you committed there meanwhile</source>
        <translation>您在此期间也提交过</translation>
    </message>
    <message>
        <source>lines not counted</source>
        <translation>未统计行数</translation>
    </message>
    <message>
        <source>larger than 1 GiB, not looked into</source>
        <translation>大于 1 GiB，未查看</translation>
    </message>
    <message>
        <source>another name of .git on other systems</source>
        <translation>在其他系统上是 .git 的别名</translation>
    </message>
    <message>
        <source>git would write where this link leads</source>
        <translation>git 会写入此链接所指向之处</translation>
    </message>
    <message>
        <source>empty, perhaps because the disk was full</source>
        <translation>为空，可能因为磁盘已满</translation>
    </message>
    <message>
        <source>became a link</source>
        <translation>变成了链接</translation>
    </message>
    <message>
        <source>Not held back: network, git push, containers, databases, other running programs. Protects against mistakes, not attacks.</source>
        <translation>不会保留的：网络、git push、容器、数据库、其他正在运行的程序。可防失误，不防攻击。</translation>
    </message>
    <message>
        <source>The agent works in a copy of the folder, which can have no overlay.</source>
        <translation>此文件夹无法使用 overlay，智能体在其副本中工作。</translation>
    </message>
    <message>
        <source>The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.</source>
        <translation>智能体写入时磁盘已满。文件可能不完整；空文件只有指定名称才会接受。</translation>
    </message>
</context>
<context>
    <name>models::LinkTarget</name>
    <message>
        <source>It is not in the folders of this session.</source>
        <translation>它不在此会话的文件夹中。</translation>
    </message>
    <message>
        <source>The mail may take along files of yours.</source>
        <translation>这封邮件可能会带上您的文件。</translation>
    </message>
    <message>
        <source>This file is on another computer, %1. To open it may tell that computer who you are.</source>
        <translation>此文件位于另一台计算机 %1 上。打开它可能会让那台计算机知道您是谁。</translation>
    </message>
    <message>
        <source>Which program takes addresses that begin with “%1:”, and what it does then, is not Belay&apos;s to know.</source>
        <translation>哪个程序会处理以“%1:”开头的地址，以及它会做什么，Belay 无从得知。</translation>
    </message>
    <message>
        <source>It names no file.</source>
        <translation>它没有指明任何文件。</translation>
    </message>
    <message>
        <source>It is a relative address, and there is no folder to start from.</source>
        <translation>这是相对地址，但没有可作为起点的文件夹。</translation>
    </message>
    <message>
        <source>A page of %1 draws this in your browser. The drawing is behind the # of the address, which browsers do not send.</source>
        <translation>%1 的一个页面会在您的浏览器中绘制它。所绘内容在地址的 # 之后，浏览器不会发送这一部分。</translation>
    </message>
</context>
<context>
    <name>models::McpText</name>
    <message>
        <source>Variables: %1</source>
        <translation>变量：%1</translation>
    </message>
    <message>
        <source>Headers: %1</source>
        <translation>标头：%1</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>仅在 %1 中</translation>
    </message>
    <message>
        <source>%1 is no whole path. Write it from / on, or a name that is in PATH.</source>
        <translation>%1 不是完整路径。请从 / 开始写，或写 PATH 中的名称。</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>放行</translation>
    </message>
    <message>
        <source>ask</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>询问</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>what is done about calls of a tool: they wait until the turn is over</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>deny</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>only reads</source>
        <translation>只读取</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>会写入</translation>
    </message>
    <message>
        <source>may destroy</source>
        <translation>可能破坏</translation>
    </message>
    <message>
        <source>only adds</source>
        <translation>只添加</translation>
    </message>
    <message>
        <source>reaches others</source>
        <translation>会触及他人</translation>
    </message>
    <message>
        <source>Its descriptions are trusted</source>
        <translation>已信任其说明</translation>
    </message>
    <message>
        <source>Anybody on the way can read what is sent to http://. Use https:// unless it is on this computer.</source>
        <translation>发往 http:// 的内容途中任何人都能读取。除非在本机上，否则请使用 https://。</translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1（及 %n 个文件）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message>
        <source>%1 asks to run a command</source>
        <translation>%1 请求运行命令</translation>
    </message>
    <message>
        <source>%1 asks to edit a file</source>
        <translation>%1 请求编辑文件</translation>
    </message>
    <message>
        <source>%1 asks to delete</source>
        <translation>%1 请求删除</translation>
    </message>
    <message>
        <source>%1 asks to move a file</source>
        <translation>%1 请求移动文件</translation>
    </message>
    <message>
        <source>%1 asks to read</source>
        <translation>%1 请求读取</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>始终允许</translation>
    </message>
    <message>
        <source>Always reject</source>
        <translation>始终拒绝</translation>
    </message>
    <message>
        <source>Nobody knows what this does</source>
        <translation>没有人知道这会做什么</translation>
    </message>
    <message>
        <source>%1 asks for permission; it calls this “%2”</source>
        <extracomment>%2 is a kind of request, like &quot;read&quot; or &quot;search&quot;</extracomment>
        <translation>%1 请求权限；它称之为“%2”</translation>
    </message>
    <message>
        <source>All that the agent sends with it:</source>
        <translation>智能体随之发送的全部内容：</translation>
    </message>
    <message>
        <source>%1 asks to call %2</source>
        <translation>%1 请求调用 %2</translation>
    </message>
    <message>
        <source>Server %1. %2</source>
        <extracomment>an MCP server, and what it says of its tool</extracomment>
        <translation>服务器 %1。%2</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n 个空格 ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ %n 个空行 ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and signs that look like others are written as their numbers.</source>
        <translation>与其他字符相似的字母和符号以其编号表示。</translation>
    </message>
    <message>
        <source>%1 called %2, which is held back</source>
        <translation>%1 调用了 %2，该调用被暂扣</translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message>
        <source>Ended half-way by its agent</source>
        <translation>被其智能体中途结束</translation>
    </message>
    <message>
        <source>You withdrew the permission request</source>
        <translation>您撤回了权限请求</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>来得太晚</translation>
    </message>
    <message>
        <source>Changed by the agent</source>
        <translation>由智能体更改</translation>
    </message>
    <message>
        <source>The agent reported it as done</source>
        <translation>智能体报告已完成</translation>
    </message>
    <message>
        <source>Still runs</source>
        <translation>仍在运行</translation>
    </message>
    <message>
        <source>Cancelled by Stop, but the agent reported later that it was done</source>
        <translation>已因停止而取消，但智能体后来报告已完成</translation>
    </message>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>有 %n 个未完成的请求随连接一起结束</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent still works on it; Belay cannot reach it but by Force stop</source>
        <translation>智能体仍在处理；Belay 只能用强制停止干预</translation>
    </message>
    <message>
        <source>Changed during the turn, but no tool call told of it</source>
        <translation>本轮期间被更改，但没有工具调用报告过</translation>
    </message>
    <message>
        <source>The disk does not bear out what the agent reported</source>
        <translation>磁盘上的内容与智能体的报告不符</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>之后又收到 %n 条更新，最后一条在 %1后</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · acknowledged</source>
        <translation>%1 · 已阅</translation>
    </message>
    <message>
        <source>What no tool call told of was not looked for there: %1</source>
        <translation>未在其中查找工具调用没有报告过的更改：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n 项影响</numerusform>
        </translation>
    </message>
    <message>
        <source>left this machine</source>
        <translation>已离开本机</translation>
    </message>
    <message>
        <source>Changed during the turn; a tool call named it, but did not show the change</source>
        <translation>在回合中更改；某个工具调用提到了它，但没有显示该更改</translation>
    </message>
    <message>
        <source>Changed during the turn, although it was not permitted</source>
        <translation>在回合中更改，尽管未获许可</translation>
    </message>
    <message>
        <source>Reported by the agent; your file was not changed by it</source>
        <translation>由智能体报告；您的文件并未因此改变</translation>
    </message>
    <message>
        <source>It exited; what it left running was ended with the turn</source>
        <translation>它已退出；它留下仍在运行的内容已随回合结束</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>The agent called it failed; what it did until then is not known</source>
        <translation>智能体称其失败；在那之前做了什么尚不清楚</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n 个主机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n 个连接，已发送 %1，已接收 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n 次尝试失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>被 Belay 拒绝 %n 次：它或其指向的地址不在主机列表中</numerusform>
        </translation>
    </message>
    <message>
        <source>Further hosts</source>
        <translation>其他主机</translation>
    </message>
    <message>
        <source>contacted %1</source>
        <comment>a host</comment>
        <translation>联系了 %1</translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>联系了 %n 个主机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>拒绝了 %n 个主机</numerusform>
        </translation>
    </message>
    <message>
        <source>The server acknowledged it after %1</source>
        <translation>服务器在 %1 后确认</translation>
    </message>
    <message>
        <source>It was sent. %1</source>
        <translation>已发送。%1</translation>
    </message>
    <message>
        <source>The server answered: %1</source>
        <translation>服务器答复：%1</translation>
    </message>
    <message>
        <source>It was never sent</source>
        <translation>从未发送</translation>
    </message>
    <message>
        <source>as the servers say</source>
        <extracomment>calls of tools that were made, and failed or were cancelled</extracomment>
        <translation>据服务器所说</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n 个请求，发送 %1，接收 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>by Belay, as MCP server “%1”</source>
        <extracomment>a host was contacted, not by the agent itself</extracomment>
        <translation>由 Belay 作为 MCP 服务器“%1”联系</translation>
    </message>
    <message>
        <source>Killed by Belay; it may still run</source>
        <translation>已被 Belay 杀死；可能仍在运行</translation>
    </message>
    <message>
        <source>Process %1: killed by Belay, and seen to run after that</source>
        <translation>进程 %1：已被 Belay 杀死，此后仍在运行</translation>
    </message>
    <message>
        <source>Process %1, which the agent started, still runs it</source>
        <translation>由智能体启动的进程 %1 仍在运行它</translation>
    </message>
    <message>
        <source>The turn took %1, the agent reports.</source>
        <extracomment>what a turn used: context and money</extracomment>
        <translation>智能体报告本轮用量为 %1。</translation>
    </message>
    <message>
        <source>the file did not change</source>
        <extracomment>what was said to be done, or was tried: the disk says that it is not so</extracomment>
        <translation>文件没有变化</translation>
    </message>
    <message>
        <source>Written with the same content; nothing changed</source>
        <translation>写入的内容相同，没有更改</translation>
    </message>
    <message>
        <source>Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.</source>
        <translation>智能体在 %1 中写下的内容，无论是否报告，都已保留。其他位置不受监视。</translation>
    </message>
    <message>
        <source>Not watched: files git ignores, .git, empty folders, and everything outside %1.</source>
        <translation>不受监视的：git 忽略的文件、.git、空文件夹，以及 %1 之外的一切。</translation>
    </message>
    <message>
        <source>It came %1 after Stop and was refused</source>
        <translation>在停止 %1后到达，已被拒绝</translation>
    </message>
    <message>
        <source>Belay ended the agent process</source>
        <translation>Belay 结束了智能体进程</translation>
    </message>
    <message>
        <source>the agent process may still run</source>
        <translation>智能体进程可能仍在运行</translation>
    </message>
    <message>
        <source>Stop was not pressed</source>
        <translation>未按下“停止”</translation>
    </message>
    <message>
        <source>%1 after Stop</source>
        <translation>停止 %1后</translation>
    </message>
    <message>
        <source>the agent confirmed after %1</source>
        <translation>智能体在 %1后确认</translation>
    </message>
    <message>
        <source>the agent answered with an error after %1</source>
        <translation>智能体在 %1后以错误应答</translation>
    </message>
    <message>
        <source>its session was closed for that, and goes on</source>
        <translation>为此关闭过其会话，会话继续</translation>
    </message>
    <message>
        <source>no change was reported</source>
        <translation>没有报告任何更改</translation>
    </message>
    <message>
        <source>no change was seen in %1</source>
        <translation>在 %1 中没有看到更改</translation>
    </message>
    <message>
        <source>Recorded: what went through Belay&apos;s proxy, or to MCP servers through Belay. Not recorded: programs that ignore the proxy, ssh, UDP, containers. Nothing was decrypted.</source>
        <translation>已记录：经过 Belay 代理服务器的内容，以及通过 Belay 发往 MCP 服务器的内容。未记录：忽略代理服务器的程序、ssh、UDP、容器。没有解密任何内容。</translation>
    </message>
    <message>
        <source>The agent and its programs could reach only the hosts on the list, through Belay&apos;s proxy. Belay itself also reaches MCP servers that you set up with an address. Not covered: other programs that act for the agent. Nothing was decrypted.</source>
        <translation>智能体及其程序只能通过 Belay 的代理服务器访问列表中的主机。Belay 自己还会访问您用地址设置的 MCP 服务器。代智能体行事的其他程序不在此列。没有解密任何内容。</translation>
    </message>
    <message>
        <source>there is no way back</source>
        <translation>无法挽回</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>请查看</translation>
    </message>
    <message>
        <source>never happened</source>
        <translation>从未发生</translation>
    </message>
    <message>
        <source>after the end</source>
        <translation>结束之后</translation>
    </message>
    <message>
        <source>did not run</source>
        <extracomment>what the agent asked permission for; it may have done it where nobody watches</extracomment>
        <translation>未运行</translation>
    </message>
</context>
<context>
    <name>models::RuleTrial</name>
    <message>
        <source>You are asked: no rule says anything about it.</source>
        <translation>会询问您：没有相关规则。</translation>
    </message>
    <message>
        <source>Allowed without asking, by: %1</source>
        <translation>不经询问即允许，依据：%1</translation>
    </message>
    <message>
        <source>Denied without asking, by: %1</source>
        <translation>不经询问即拒绝，依据：%1</translation>
    </message>
    <message>
        <source>No rule says anything about it: what is chosen for the server’s tool decides.</source>
        <translation>没有规则涉及它：由为该服务器工具所选的设置决定。</translation>
    </message>
</context>
<context>
    <name>models::RunningOn</name>
    <message>
        <source>%1 min</source>
        <extracomment>a time in minutes</extracomment>
        <translation>%1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) run on</source>
        <translation>
            <numerusform>%n 个命令仍在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1 · turn “%2”</source>
        <extracomment>a time, and the first words of the turn&apos;s message</extracomment>
        <translation>自 %1 起 · 轮次“%2”</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <extracomment>a session, and when its turn began</extracomment>
        <translation>%1，%2 的轮次</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n 个命令运行到 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionStatus</name>
    <message>
        <source>Not while a turn runs: another choice starts the agent again.</source>
        <translation>回合进行中不能更改：另作选择会重新启动智能体。</translation>
    </message>
    <message>
        <source>Not while changes wait: accept or discard them first.</source>
        <translation>有更改等待时不能更改：请先接受或丢弃它们。</translation>
    </message>
    <message>
        <source>The network of an agent elsewhere cannot be watched from here.</source>
        <translation>在别处运行的智能体的网络无法在这里监视。</translation>
    </message>
    <message>
        <source>Not while the agent starts.</source>
        <translation>智能体启动期间不能更改。</translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n 分钟前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n 小时前</numerusform>
        </translation>
    </message>
    <message>
        <source>asks you to log in</source>
        <translation>要求您登录</translation>
    </message>
    <message>
        <source>connection lost · trying again</source>
        <translation>连接已断开 · 正在重试</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>正在重启</translation>
    </message>
    <message>
        <source>loading · %1</source>
        <translation>正在加载 · %1</translation>
    </message>
    <message>
        <source>no message yet</source>
        <translation>尚无消息</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>已归档</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>最近 %n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Older</source>
        <translation>更早</translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message>
        <source>The agent said something Belay cannot follow</source>
        <translation>智能体的内容 Belay 无法理解</translation>
    </message>
    <message>
        <source>The agent could not be started</source>
        <translation>无法启动智能体</translation>
    </message>
    <message>
        <source>Belay could not go on</source>
        <translation>Belay 无法继续</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>asked at %1</source>
        <translation>询问于 %1</translation>
    </message>
    <message>
        <source>An update Belay does not know: %1</source>
        <translation>Belay 无法识别的更新：%1</translation>
    </message>
    <message>
        <source>The agent shortens its context</source>
        <translation>智能体正在压缩上下文</translation>
    </message>
    <message>
        <source>The agent shortened its context</source>
        <translation>智能体已压缩上下文</translation>
    </message>
    <message>
        <source>The agent&apos;s context changed</source>
        <translation>智能体的上下文已改变</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>丢失了 %n 个请求。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was loaded</source>
        <translation>会话已加载</translation>
    </message>
    <message>
        <source>The agent is back</source>
        <translation>智能体已恢复</translation>
    </message>
    <message>
        <source>The agent&apos;s command is still running</source>
        <translation>智能体的命令仍在运行</translation>
    </message>
    <message>
        <source>The agent&apos;s work has ended</source>
        <translation>智能体的工作已结束</translation>
    </message>
    <message>
        <source>%1
It went on for %2 after the turn was over.</source>
        <translation>%1
它在轮次结束后又继续了 %2。</translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message>
        <source>could not be tried</source>
        <translation>无法测试</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>%1内完成</translation>
    </message>
    <message>
        <source>stopped in %1</source>
        <translation>%1内停止</translation>
    </message>
    <message>
        <source>stopped in %1, after it was asked again</source>
        <translation>%1内停止，经过再次请求</translation>
    </message>
    <message>
        <source>ended normally %1 after Stop</source>
        <translation>停止 %1后正常结束</translation>
    </message>
    <message>
        <source>did not stop; forced after %1</source>
        <translation>没有停止；%1后强制停止</translation>
    </message>
    <message>
        <source>did not stop; the agent ended</source>
        <translation>没有停止；智能体已结束</translation>
    </message>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>智能体撤回了自己的 %n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay 取消了 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n 个在停止后到达，已被拒绝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>%n 个丢失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n 个仍未完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>轮次结束后有 %n 条更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n 个进程继续运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>停止后写入了 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain prompt</source>
        <translation>普通消息</translation>
    </message>
    <message>
        <source>Long answer</source>
        <translation>长回答</translation>
    </message>
    <message>
        <source>nothing was left</source>
        <translation>没有留下任何东西</translation>
    </message>
    <message>
        <source>Stopped cleanly %1 of %2 times</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>%2 次中有 %1 次干净地停止</translation>
    </message>
    <message>
        <source>Stop could not be tried</source>
        <translation>无法测试停止</translation>
    </message>
    <message>
        <source>asks before commands</source>
        <translation>运行命令前会询问</translation>
    </message>
    <message>
        <source>does not ask before commands</source>
        <translation>运行命令前不询问</translation>
    </message>
    <message>
        <source>writes files itself</source>
        <translation>自行写入文件</translation>
    </message>
    <message>
        <source>writes files through Belay</source>
        <translation>通过 Belay 写入文件</translation>
    </message>
    <message>
        <source>measured %1</source>
        <extracomment>%1 is a day like &quot;22 Nov&quot;</extracomment>
        <translation>测量于 %1</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>its command in the background ran on</source>
        <translation>其后台命令继续运行</translation>
    </message>
    <message>
        <source>its command in the background ended, too</source>
        <translation>其后台命令也结束了</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>后台</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>遗留</translation>
    </message>
    <message>
        <source>stops in %1</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;</extracomment>
        <translation>%1 内停止</translation>
    </message>
    <message>
        <source>its commands run through Belay, which ends them</source>
        <translation>其命令经由 Belay 运行，由 Belay 结束</translation>
    </message>
    <message>
        <source>ends its own commands</source>
        <translation>会结束自己的命令</translation>
    </message>
    <message>
        <source>leaves its commands running: Belay ends those</source>
        <translation>任其命令继续运行：由 Belay 结束</translation>
    </message>
    <message>
        <source>ends background commands, too</source>
        <translation>也会结束后台命令</translation>
    </message>
    <message>
        <source>leaves background commands: Belay ends those</source>
        <translation>任后台命令继续：由 Belay 结束</translation>
    </message>
    <message>
        <source>nothing else was left</source>
        <translation>没有留下其他内容</translation>
    </message>
    <message>
        <source>Force stop: end the connection</source>
        <translation>强制停止：结束连接</translation>
    </message>
    <message>
        <source>Force stop: restart the agent, resume the session</source>
        <translation>强制停止：重启智能体并恢复会话</translation>
    </message>
    <message>
        <source>Force stop: end the agent; it forgets this conversation</source>
        <translation>强制停止：结束智能体；它会忘记此对话</translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>%n 次中有 %1 次撤回了自己未完成的请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>强制停止 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>%n 次停止均未确认</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>%1内停止（%3 次中 %2 次，强制 %n 次）</numerusform>
        </translation>
    </message>
    <message>
        <source>stops in %1 (%2 of %3)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped</extracomment>
        <translation>%1内停止（%3 次中 %2 次）</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>%n 次停止中确认了 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually after %1, slowest %2</source>
        <translation>通常用时 %1，最慢 %2</translation>
    </message>
    <message>
        <source>Leaves its open requests to Belay</source>
        <translation>未完成的请求留给 Belay 处理</translation>
    </message>
</context>
<context>
    <name>models::TerminalsModel</name>
    <message>
        <source>%1
in %2</source>
        <extracomment>a command and the folder it runs in</extracomment>
        <translation>%1
位于 %2</translation>
    </message>
</context>
<context>
    <name>models::TextPattern</name>
    <message>
        <source>Not a regular expression: %1, at character %2</source>
        <translation>不是正则表达式：%1，位于第 %2 个字符</translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message>
        <source>It took this session up again and knows what was said above.</source>
        <translation>它恢复了此会话，知道上面的对话内容。</translation>
    </message>
    <message>
        <source>It loaded this session but repeated nothing of it: it may not know what was said above.</source>
        <translation>它加载了此会话，但没有回放任何内容：可能不知道上面的对话内容。</translation>
    </message>
    <message>
        <source>It took this session up and told nothing of what was said in it.</source>
        <translation>它恢复了此会话，没有回放其中的对话。</translation>
    </message>
    <message>
        <source>This is what it told of the session.</source>
        <translation>以下是它回放的会话内容。</translation>
    </message>
    <message>
        <source>This is a new session: the agent does not know what was said above.</source>
        <translation>这是新会话：智能体不知道上面的对话内容。</translation>
    </message>
    <message>
        <source>Start agent</source>
        <translation>启动智能体</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>Load session</source>
        <translation>加载会话</translation>
    </message>
    <message>
        <source>Resume session</source>
        <translation>恢复会话</translation>
    </message>
    <message>
        <source>List sessions</source>
        <translation>列出会话</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>设置选项</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>注销</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Wait for exit</source>
        <translation>等待退出</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>读取文件</translation>
    </message>
    <message>
        <source>Write file</source>
        <translation>写入文件</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>completed before cancel</source>
        <translation>取消之前已完成</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>会自动重试</translation>
    </message>
    <message>
        <source>the agent waits for the command</source>
        <translation>智能体正在等待命令</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Fork session</source>
        <translation>分叉会话</translation>
    </message>
    <message>
        <source>%1; with it came %2</source>
        <comment>how a request ended, what the answer held</comment>
        <translation>%1;附带 %2</translation>
    </message>
    <message>
        <source>%1; withdrawn by the agent when it was over</source>
        <comment>how a request ended</comment>
        <translation>%1;在结束后被智能体撤回</translation>
    </message>
    <message>
        <source>You pressed Stop</source>
        <translation>您按下了停止</translation>
    </message>
    <message>
        <source>Stopped by closing the session</source>
        <translation>因关闭会话而停止</translation>
    </message>
    <message>
        <source>Stopped by closing Belay</source>
        <translation>因关闭 Belay 而停止</translation>
    </message>
    <message>
        <source>Stopped by a signal that ended Belay</source>
        <translation>被结束 Belay 的信号停止</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a state in a list</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>ended normally after Stop</source>
        <comment>a state in a list</comment>
        <translation>停止后正常结束</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <comment>a state in a list</comment>
        <translation>由您停止</translation>
    </message>
    <message>
        <source>stopped by force</source>
        <comment>a state in a list</comment>
        <translation>已强制停止</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a state in a list</comment>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <comment>a state in a list</comment>
        <translation>达到 Token 上限</translation>
    </message>
    <message>
        <source>request limit reached</source>
        <comment>a state in a list</comment>
        <translation>达到请求上限</translation>
    </message>
    <message>
        <source>stopped by force: disconnected</source>
        <comment>a state in a list</comment>
        <translation>已强制停止：连接已断开</translation>
    </message>
    <message>
        <source>stopped by closing</source>
        <comment>a state in a list</comment>
        <translation>因关闭而停止</translation>
    </message>
    <message>
        <source>held until the turn ends</source>
        <translation>已保留，直到本轮结束</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <comment>a state in a list</comment>
        <translation>无法结束</translation>
    </message>
    <message>
        <source>stopped by its time limit</source>
        <comment>a state in a list</comment>
        <translation>因时间限制而停止</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>未及时应答</translation>
    </message>
    <message>
        <source>asked to cancel, no answer</source>
        <translation>已请求取消，未应答</translation>
    </message>
    <message>
        <source>completed %1 after cancel</source>
        <translation>请求取消 %1 后完成</translation>
    </message>
    <message>
        <source>you declined</source>
        <translation>您已谢绝</translation>
    </message>
    <message>
        <source>you opened it · done, says the agent</source>
        <translation>您已打开 · 智能体说已完成</translation>
    </message>
    <message>
        <source>you opened it</source>
        <translation>您已打开</translation>
    </message>
</context>
<context>
    <name>models::TrafficModel</name>
    <message>
        <source>to agent</source>
        <translation>发出</translation>
    </message>
    <message>
        <source>from agent</source>
        <translation>收到</translation>
    </message>
    <message>
        <source>stderr</source>
        <translation>stderr</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>cancel was asked for</source>
        <translation>已要求取消</translation>
    </message>
    <message>
        <source>%1 · answered all the same</source>
        <translation>%1 · 仍作了应答</translation>
    </message>
    <message>
        <source>to server</source>
        <translation>发往服务器</translation>
    </message>
    <message>
        <source>from server</source>
        <translation>来自服务器</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
</context>
<context>
    <name>models::TurnAccount</name>
    <message>
        <source>What turn %1 did</source>
        <translation>第 %1 轮做了什么</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>此外</translation>
    </message>
    <message>
        <source>No effect was recorded.</source>
        <translation>没有记录任何效果。</translation>
    </message>
</context>
<context>
    <name>models::UndoText</name>
    <message>
        <source>Already is what it was before</source>
        <translation>已经是之前的样子</translation>
    </message>
    <message>
        <source>Becomes what it was before</source>
        <translation>变回之前的样子</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>These folders are made again for you alone, since nobody knows how open they were: %1</source>
        <translation>这些文件夹会重新创建为仅您可用，因为无人知道它们原来的开放程度：%1</translation>
    </message>
    <message>
        <source>New file, moves to the trash</source>
        <translation>新文件，移至回收站</translation>
    </message>
    <message>
        <source>What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like .env; owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.</source>
        <translation>命令所做的事是通过比较文件发现的。未查看、也不撤销的有：git 忽略的内容，如 .env；所有者、扩展属性、setuid、setgid；文件夹的模式；文件之间的链接；空文件夹。</translation>
    </message>
    <message>
        <source>These have further names (hard links), which keep what is there now: %1</source>
        <extracomment>files that are one file under several names</extracomment>
        <translation>这些文件还有其他名称（硬链接），它们保留现在的内容：%1</translation>
    </message>
</context>
<context>
    <name>models::UsageText</name>
    <message>
        <source>%1k</source>
        <comment>thousands</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>%1M</source>
        <comment>millions</comment>
        <translation>%1M</translation>
    </message>
    <message>
        <source>%1 of %2 tokens of context</source>
        <translation>上下文已用 %1，共 %2 个 Token</translation>
    </message>
    <message>
        <source>%1
%2 so far</source>
        <translation>%1
目前已花费 %2</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>上下文 %1</translation>
    </message>
</context>
<context>
    <name>proxy::HostList</name>
    <message>
        <source>“%1” is no host. Write names like api.example.org, *.example.org or example.org:443.</source>
        <translation>“%1”不是主机。请写成 api.example.org、*.example.org 或 example.org:443 这样的名称。</translation>
    </message>
</context>
<context>
    <name>proxy::NetworkWatch</name>
    <message>
        <source>The proxy that notes what is contacted could not be started.</source>
        <translation>无法启动用于记录联系主机的代理服务器。</translation>
    </message>
</context>
<context>
    <name>proxy::Upstream</name>
    <message>
        <source>The proxy that %1 names cannot be gone through: Belay knows http and socks5, not “%2”.</source>
        <translation>无法经由 %1 指定的代理服务器：Belay 支持 http 和 socks5，不支持“%2”。</translation>
    </message>
    <message>
        <source>What %1 holds is no address of a proxy.</source>
        <translation>%1 的值不是代理服务器的地址。</translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message>
        <source>The keychain knows no “%1”. Give the value once more, in Agents.</source>
        <translation>密钥环中没有“%1”。请在“智能体”中重新给出该值。</translation>
    </message>
    <message>
        <source>“%1” could not be read: the keychain is locked. Unlock it and try again.</source>
        <translation>无法读取“%1”：密钥环已锁定。请将其解锁后重试。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>无法读取“%1”：密钥环已有 %n 秒没有响应。请将其重启后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).</source>
        <translation>“%1”在密钥环中，而密钥环不可用。请启动密钥环，或使用变量（$NAME）。</translation>
    </message>
    <message>
        <source>The keychain is locked. %1 is kept only until you quit.</source>
        <translation>密钥环已锁定。%1 只保留到您退出为止。</translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>密钥环已有 %n 秒没有响应。%1 会保留到您退出为止，但可能没有保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>No keychain is available. %1 is kept only until you quit.</source>
        <translation>没有可用的密钥环。%1 只保留到您退出为止。</translation>
    </message>
    <message>
        <source>“%1” may still be in the keychain. Remove it with the program that manages your keychain.</source>
        <translation>“%1”可能仍在密钥环中。请用管理密钥环的程序将其删除。</translation>
    </message>
</context>
<context>
    <name>settings::AgentEntry</name>
    <message>
        <source>Demo agent</source>
        <translation>演示智能体</translation>
    </message>
</context>
<context>
    <name>settings::Editors</name>
    <message>
        <source>%1 in a terminal</source>
        <translation>终端中的 %1</translation>
    </message>
</context>
<context>
    <name>settings::RuleFile</name>
    <message>
        <source>“%1” is nothing that this Belay knows.</source>
        <translation>此版本的 Belay 无法识别“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no kind of request.</source>
        <translation>“%1”不是请求类型。</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: %2</source>
        <translation>文件中的规则 %1 无法采用，因此一条也未采用：%2</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: “%2” is not a text.</source>
        <translation>文件中的规则 %1 无法采用，因此未采用任何规则：“%2”不是文本。</translation>
    </message>
    <message>
        <source>The file holds no permission rules that this Belay knows.</source>
        <translation>文件中没有此 Belay 认识的权限规则。</translation>
    </message>
</context>
<context>
    <name>settings::SettingsFile</name>
    <message>
        <source>%1. Belay goes on with the settings it has from the start, and keeps none that you change.</source>
        <translation>%1。Belay 将使用初始设置，并且不保存您更改的设置。</translation>
    </message>
</context>
<context>
    <name>spelling::PersonalWords</name>
    <message>
        <source>This is no word for a dictionary.</source>
        <translation>这不是可以加入词典的词。</translation>
    </message>
    <message>
        <source>Your dictionary is full: it holds %1 words.</source>
        <translation>您的词典已满：共有 %1 个词。</translation>
    </message>
    <message>
        <source>“%1” could not be added to your dictionary: it cannot be written.</source>
        <translation>无法将“%1”添加到您的词典：无法写入词典。</translation>
    </message>
</context>
<context>
    <name>text::Markdown</name>
    <message>
        <source>Note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Important</source>
        <translation>重要</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>当心</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
</context>
<context>
    <name>transport::ProcessTransport</name>
    <message>
        <source>The agent could not be started: no pipe could be made.</source>
        <translation>无法启动智能体：无法创建管道。</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is not an executable file.</source>
        <translation>无法启动智能体：“%1”不是可执行文件。</translation>
    </message>
    <message>
        <source>The agent could not be started: the system refused to run “%1”.</source>
        <translation>无法启动智能体：系统拒绝运行“%1”。</translation>
    </message>
    <message>
        <source>The agent closed its output and went on running, unable to answer. It was ended.</source>
        <translation>智能体关闭了输出却继续运行，无法应答。它已被终止。</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>查找位置：%1</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.</source>
        <translation>无法启动智能体：“%1”位于 /tmp，而更改被保留的智能体有自己的 /tmp。</translation>
    </message>
    <message>
        <source>belay-guard was killed by another program or by the agent. What was found of the agent was ended.</source>
        <translation>belay-guard 被其他程序或智能体杀死。找到的智能体进程均已结束。</translation>
    </message>
    <message>
        <source>The agent process ended (%1).</source>
        <translation>智能体进程已结束（%1）。</translation>
    </message>
</context>
<context>
    <name>transport::SealFailure</name>
    <message>
        <source>This system allows no user namespaces (user.max_user_namespaces).</source>
        <translation>此系统不允许用户命名空间（user.max_user_namespaces）。</translation>
    </message>
    <message>
        <source>This system, or the container that Belay runs in, allows no user namespaces.</source>
        <translation>此系统或运行 Belay 的容器不允许用户命名空间。</translation>
    </message>
    <message>
        <source>This kernel has no user namespaces.</source>
        <translation>此内核没有用户命名空间。</translation>
    </message>
    <message>
        <source>This kernel has no overlay file system.</source>
        <translation>此内核没有 overlay 文件系统。</translation>
    </message>
    <message>
        <source>%1 cannot be part of an overlay: another file system is mounted inside it, or Belay&apos;s data folder is on one that cannot take what is written.</source>
        <translation>%1 不能成为 overlay 的一部分：其中挂载了另一个文件系统，或 Belay 的数据文件夹所在的文件系统无法接收写入。</translation>
    </message>
    <message>
        <source>The overlay over %1 was refused: %2.</source>
        <translation>对 %1 的 overlay 被拒绝：%2。</translation>
    </message>
    <message>
        <source>The program belay-seal, which does that, is missing or does not run.</source>
        <translation>负责此事的程序 belay-seal 缺失或无法运行。</translation>
    </message>
    <message>
        <source>The folder in which Belay keeps what is written cannot be used (%1): %2.</source>
        <translation>无法使用 Belay 存放写入内容的文件夹（%1）：%2。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>无法打开 %1：%2。</translation>
    </message>
    <message>
        <source>An overlay of this kernel does not do what holding back relies on (%1).</source>
        <translation>此内核的 overlay 不具备保留所依赖的行为（%1）。</translation>
    </message>
    <message>
        <source>A step of it failed at %1: %2.</source>
        <translation>其中一步在 %1 处失败：%2。</translation>
    </message>
    <message>
        <source>The agent was not started, because its changes could not be held back. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>智能体未启动，因为无法保留其更改。%1</translation>
    </message>
    <message>
        <source>A network of its own could not be set up: %1.</source>
        <translation>无法建立独立的网络：%1。</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. The one for belay-seal is not loaded. This loads it: %1</source>
        <translation>此系统只为有 AppArmor 配置的程序创建用户命名空间。belay-seal 的配置尚未加载。可用以下命令加载：%1</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. belay-seal has none; the manual (F1) has one to copy.</source>
        <translation>此系统只为有 AppArmor 配置的程序创建用户命名空间。belay-seal 没有配置；手册（F1）中有一份可供复制。</translation>
    </message>
    <message>
        <source>Belay runs as root, and some of root&apos;s rights cannot be taken from the agent here (%1: %2). Start Belay as yourself, or have the agent ask before it writes.</source>
        <translation>Belay 以 root 运行，而此处无法从智能体收回 root 的某些权限（%1：%2）。请以您自己的用户启动 Belay，或让智能体在写入前询问。</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketAddress</name>
    <message>
        <source>The address of a WebSocket ends before its “#”. Take that part out.</source>
        <translation>WebSocket 的地址到“#”之前为止。请去掉该部分。</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.</source>
        <translation>无法发送标头“%1”：名称由字母、数字和连字符组成，值只能有一行。</translation>
    </message>
    <message>
        <source>The connection to %1 would not be encrypted: anybody on the way could read and change what is said. Use wss://, or allow it for this agent in Agents.</source>
        <translation>与 %1 的连接不会加密：途中任何人都能读取和更改往来内容。请使用 wss://，或在“智能体”中为此智能体允许这样做。</translation>
    </message>
    <message>
        <source>The address holds a name or password. Use a header instead, in Agents.</source>
        <translation>地址中含有名称或密码。请在“智能体”中改用标头。</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message>
        <source>No encrypted connection can be made: Qt&apos;s TLS plugin or its library is not installed.</source>
        <translation>无法建立加密连接：未安装 Qt 的 TLS 插件或其所需的库。</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 未在 %n 秒内接受连接。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 已 %n 秒没有应答。已放弃连接。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed the connection: %2 (%3)</source>
        <translation>%1 关闭了连接：%2（%3）</translation>
    </message>
    <message>
        <source>The connection to %1 was lost. What the agent does there now is not known.</source>
        <translation>与 %1 的连接已断开。智能体现在在那边做什么，无从得知。</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give it one for this name, or trust its authority on this computer.</source>
        <translation>%1 的证书未被接受，因此未发送任何内容。如果服务器是您的，请为它配备此名称的证书，或在此计算机上信任其颁发机构。</translation>
    </message>
    <message>
        <source>%1 wants a login (401). Set its header in Agents, mostly Authorization.</source>
        <translation>%1 要求登录（401）。请在“智能体”中设置其标头，通常是 Authorization。</translation>
    </message>
    <message>
        <source>No agent answered at %1. Check the address and its headers in Agents.</source>
        <translation>%1 没有智能体应答。请在“智能体”中检查地址及其标头。</translation>
    </message>
</context>
<context>
    <name>widgets::AgentEditor</name>
    <message>
        <source>Enter the agent&apos;s command or address.</source>
        <translation>请输入智能体的命令或地址。</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Enter the full path, or leave the field empty.</source>
        <translation>文件夹“%1”不存在。请输入完整路径，或将该字段留空。</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing.</source>
        <translation>从智能体下次启动起直接写入，不会被保留。文件夹以 / 结尾，不存在时会创建。</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing. Known of this program, and not needed here: %1.</source>
        <translation>从智能体下次启动起直接写入，不会被保留。文件夹以 / 结尾，不存在时会创建。此程序已知、无需在此填写的有：%1。</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1，用时 %2</translation>
    </message>
</context>
<context>
    <name>widgets::AgentSessionsDialog</name>
    <message>
        <source>Only sessions in “%1”</source>
        <translation>仅“%1”中的会话</translation>
    </message>
    <message>
        <source>Delete a session of the agent</source>
        <translation>删除智能体的会话</translation>
    </message>
    <message>
        <source>The agent forgets it for good. What Belay has stored of it stays.</source>
        <translation>智能体会永久遗忘它。Belay 存储的内容会保留。</translation>
    </message>
</context>
<context>
    <name>widgets::AgentsDialog</name>
    <message>
        <source>From the &amp;registry…</source>
        <translation>从注册表(&amp;R)…</translation>
    </message>
    <message>
        <source>%1, found on this computer</source>
        <translation>%1，在此计算机上找到</translation>
    </message>
    <message>
        <source>Those of %1 (%2)</source>
        <translation>来自 %1 的智能体（%2）</translation>
    </message>
    <message>
        <source>From a settings &amp;file…</source>
        <translation>从设置文件(&amp;F)…</translation>
    </message>
    <message>
        <source>A &amp;command or an address…</source>
        <translation>命令或地址(&amp;C)…</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>没有智能体</translation>
    </message>
    <message>
        <source>Add one that is installed, or one of the registry.</source>
        <translation>请添加已安装的智能体，或注册表中的智能体。</translation>
    </message>
    <message>
        <source>for new sessions</source>
        <translation>用于新会话</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>远程</translation>
    </message>
    <message>
        <source>asks first</source>
        <translation>先询问</translation>
    </message>
    <message>
        <source>not stopped yet</source>
        <translation>尚未停止过</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>尚未测试</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>widgets::AttachmentChips</name>
    <message>
        <source>missing</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>%1, as a link</source>
        <translation>%1，作为链接</translation>
    </message>
    <message>
        <source>%1
Is not there. The message is not sent with it.</source>
        <translation>%1
不存在。无法与消息一起发送。</translation>
    </message>
    <message>
        <source>%1
The agent gets a link and reads it itself.</source>
        <translation>%1
智能体会得到链接并自行读取。</translation>
    </message>
    <message>
        <source>%1
Goes into the message, as it is when it is sent.</source>
        <translation>%1
会按发送时的内容放入消息。</translation>
    </message>
    <message>
        <source>Delete takes it out</source>
        <translation>按 Delete 键移除</translation>
    </message>
</context>
<context>
    <name>widgets::CallDialog</name>
    <message>
        <source>It is not kept.</source>
        <translation>未保留。</translation>
    </message>
    <message>
        <source>&amp;Sent</source>
        <translation>已发送(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Answered</source>
        <translation>应答(&amp;A)</translation>
    </message>
    <message>
        <source>What looks like a secret is left out.</source>
        <translation>疑似机密的内容已省略。</translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message>
        <source>Undo %1</source>
        <translation>撤销 %1</translation>
    </message>
    <message>
        <source>Belay makes this call to take it back:</source>
        <translation>为了撤销它，Belay 会进行此调用：</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <translation>传给工具的内容</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>调用 %1</translation>
    </message>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>进行 %n 次调用</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay cannot check the result. Each call is made once.</source>
        <translation>Belay 无法检查结果。每个调用只进行一次。</translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message>
        <source>Edit agent</source>
        <translation>编辑智能体</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>选择其他文件夹…</translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message>
        <source>Changed files</source>
        <translation>已更改的文件</translation>
    </message>
    <message>
        <source>Review the changes of this turn</source>
        <translation>审阅本轮的更改</translation>
    </message>
    <message>
        <source>Undo the changes of this turn</source>
        <translation>撤销本轮的更改</translation>
    </message>
    <message>
        <source>Hide this until something else is changed</source>
        <translation>隐藏，直到有其他更改</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>已更改 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesDialog</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>There is no file any more.</source>
        <translation>文件已不存在。</translation>
    </message>
    <message>
        <source>There is no file.</source>
        <translation>没有文件。</translation>
    </message>
    <message>
        <source>%1 This is what is on the other side.</source>
        <translation>%1 这是另一侧的内容。</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>文本相同。</translation>
    </message>
</context>
<context>
    <name>widgets::CommentDialog</name>
    <message>
        <source>Comment on a line</source>
        <translation>评论一行</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>评论</translation>
    </message>
    <message>
        <source>What the agent should know about this line</source>
        <translation>智能体应当了解的关于此行的内容</translation>
    </message>
    <message>
        <source>Keep comment</source>
        <translation>保留评论</translation>
    </message>
    <message>
        <source>Comments are sent together. Ctrl+Enter saves.</source>
        <translation>评论会一起发送。按 Ctrl+Enter 保留。</translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message>
        <source>Send all comments as one message</source>
        <translation>将所有评论作为一条消息发送</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n 条评论</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>在 %n 个文件中，作为一条消息发送</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>补全</translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message>
        <source>No agent</source>
        <translation>没有智能体</translation>
    </message>
    <message>
        <source>%1 tells the session</source>
        <translation>%1 正在回放会话</translation>
    </message>
    <message>
        <source>The connection was lost; trying again, attempt %1</source>
        <translation>连接已断开；正在重试，第 %1 次</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 已就绪</translation>
    </message>
    <message>
        <source>Enter sends · Shift+Enter new line</source>
        <translation>Enter 发送 · Shift+Enter 换行</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n 个命令正在运行</numerusform>
        </translation>
    </message>
    <message>
        <source>no activity for %1</source>
        <translation>已 %1无活动</translation>
    </message>
    <message>
        <source>process %1 is alive</source>
        <translation>进程 %1 仍存活</translation>
    </message>
    <message>
        <source>it usually confirms in %1</source>
        <translation>通常 %1内确认</translation>
    </message>
    <message>
        <source>Restart the agent to go on; what you type stays here</source>
        <translation>重启智能体以继续；您输入的内容会保留</translation>
    </message>
    <message>
        <source>Next message: Enter queues it</source>
        <translation>下一条消息：按 Enter 排队</translation>
    </message>
    <message>
        <source>Next message: Enter queues it, Ctrl+Enter sends it now</source>
        <translation>下一条消息：按 Enter 排队，按 Ctrl+Enter 立即发送</translation>
    </message>
    <message>
        <source>Ask %1 to do something</source>
        <translation>让 %1 做点什么</translation>
    </message>
    <message>
        <source>Stopped a moment ago. Enter again sends this</source>
        <translation>刚刚停止。再按一次 Enter 发送此消息</translation>
    </message>
    <message>
        <source>the folder is copied for it, %1 of %2 files</source>
        <translation>正在为它复制文件夹，%1 / %2 个文件</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 停止</translation>
    </message>
    <message>
        <source>%1 stops what runs on</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 停止仍在运行的命令</translation>
    </message>
    <message>
        <source>%1 forces</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 强制停止</translation>
    </message>
    <message>
        <source>Your next message restarts %1 and resumes the session</source>
        <translation>发送下一条消息时会重启 %1 并恢复会话</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n 条消息等待您发送</numerusform>
        </translation>
    </message>
    <message>
        <source>Resuming the session</source>
        <translation>正在恢复会话</translation>
    </message>
    <message>
        <source>Type on: a message waits until the agent is ready</source>
        <translation>请继续输入：消息会等到智能体就绪</translation>
    </message>
    <message>
        <source>Type on: a message waits until you are logged in</source>
        <translation>请继续输入：消息会等到您登录</translation>
    </message>
    <message>
        <source>Type on: nothing is sent before this turn has ended</source>
        <translation>请继续输入：本轮结束之前不会发送任何内容</translation>
    </message>
    <message>
        <source>Ask %1 to do something in %2</source>
        <translation>让 %1 在 %2 中做点什么</translation>
    </message>
</context>
<context>
    <name>widgets::DecisionCard</name>
    <message>
        <source>Take mine</source>
        <translation>采用我的</translation>
    </message>
    <message>
        <source>Take the agent’s</source>
        <translation>采用智能体的</translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>一起编辑…</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>已接受</translation>
    </message>
    <message>
        <source>the agent’s is taken</source>
        <translation>采用智能体的</translation>
    </message>
    <message>
        <source>edited together</source>
        <translation>已一起编辑</translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message>
        <source>No line is different</source>
        <translation>各行没有差异</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n 行未更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>从上方再显示 %n 行未更改内容中的 %1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>从下方再显示 %n 行未更改内容中的 %1 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffComments</name>
    <message>
        <source>Comment on line %1…</source>
        <translation>评论第 %1 行…</translation>
    </message>
    <message>
        <source>Comment on line %1: %2</source>
        <translation>对第 %1 行的评论：%2</translation>
    </message>
</context>
<context>
    <name>widgets::DiffHunks</name>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>change at line %1</source>
        <translation>第 %1 行的更改</translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1，%n 个等待您处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message>
        <source>Show diff</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>已了结</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>退出码</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>%1, copy kept</source>
        <extracomment>the beginning of a file&apos;s hash</extracomment>
        <translation>%1，已保留副本</translation>
    </message>
    <message>
        <source>No effects yet</source>
        <translation>尚无影响</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n 项未知</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>%n 项待阅</numerusform>
        </translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>您的文件夹</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>未更改</translation>
    </message>
    <message>
        <source>Agent sees</source>
        <translation>智能体看到</translation>
    </message>
    <message>
        <source>Show call</source>
        <translation>显示调用</translation>
    </message>
    <message>
        <source>Acknowledge all of this turn</source>
        <translation>将本轮全部标为已阅</translation>
    </message>
    <message>
        <source>answered by its server</source>
        <translation>由其服务器应答</translation>
    </message>
</context>
<context>
    <name>widgets::ElicitationBar</name>
    <message>
        <source>Decline</source>
        <translation>谢绝</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>发送应答</translation>
    </message>
    <message>
        <source>Tells the agent that you do not want this</source>
        <translation>告诉智能体您不想这样做</translation>
    </message>
    <message>
        <source>Tells the agent that you did not answer</source>
        <translation>告诉智能体您没有作答</translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>此表达式计算量过大；有 %n 处未查找</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FoldItem</name>
    <message>
        <source>refused, not called</source>
        <translation>已拒绝，未调用</translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
    <message>
        <source>after the turn</source>
        <translation>在回合之后</translation>
    </message>
</context>
<context>
    <name>widgets::FormFields</name>
    <message>
        <source>Belay does not know this kind of field; it is left out.</source>
        <translation>Belay 不认识这种字段；将不填。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>不作答</translation>
    </message>
</context>
<context>
    <name>widgets::GroupPage</name>
    <message>
        <source>Commits, the newest first</source>
        <translation>提交，最新的在前</translation>
    </message>
    <message>
        <source>They may hold what is not ticked, too: a commit is accepted as a whole.</source>
        <translation>其中可能也包含未勾选的内容：提交只能整体接受。</translation>
    </message>
    <message>
        <source>Keep as a branch…</source>
        <translation>保留为分支…</translation>
    </message>
    <message>
        <source>You and the agent have both committed here. You can keep the agent’s commits as a branch and merge it.</source>
        <translation>您和智能体都在这里提交过。您可以将智能体的提交保留为分支，再合并它。</translation>
    </message>
</context>
<context>
    <name>widgets::GroupRows</name>
    <message>
        <source>Stays in the session</source>
        <translation>留在会话中</translation>
    </message>
    <message>
        <source>they may hold what is not ticked, too</source>
        <translation>其中可能也包含未勾选的内容</translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message>
        <source>Accept all</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>What is held back is not known: %1</source>
        <translation>无法得知保留了什么：%1</translation>
    </message>
    <message>
        <source>Commits are held back</source>
        <translation>提交被保留</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>另有 %n 处更改被保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n 个接受后会在 Belay 之外运行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>您在此期间更改了 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>with commits</source>
        <translation>含提交</translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>文件夹之外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>忽略 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>what waited before stays</source>
        <translation>之前等待的内容保持不变</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>上一回合的 %n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn changed what is held back</source>
        <translation>上一回合更改了保留的内容</translation>
    </message>
    <message>
        <source>the disk was full while the agent wrote: files may be cut</source>
        <translation>智能体写入时磁盘已满：文件可能不完整</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n 个文件被保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n 个文件被保留 · 其中 %2 个 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting</source>
        <translation>写入您的文件夹。冲突、钩子以及外部或被忽略的内容继续等待</translation>
    </message>
    <message>
        <source>in a terminal</source>
        <translation>在终端中</translation>
    </message>
    <message>
        <source>The agent is still writing</source>
        <translation>智能体仍在写入</translation>
    </message>
    <message>
        <source>Keep for review</source>
        <translation>保留待审阅</translation>
    </message>
</context>
<context>
    <name>widgets::HunkList</name>
    <message>
        <source>Undo change %1 of %2 and lose what somebody else wrote here since</source>
        <translation>撤销更改 %1/%2，并丢失他人此后在此处写入的内容</translation>
    </message>
    <message>
        <source>Both changed these lines</source>
        <translation>双方都更改了这些行</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>第 %1 处更改，共 %2 处</translation>
    </message>
</context>
<context>
    <name>widgets::ImageLoader</name>
    <message>
        <source>Not shown: this kind of image is not known here</source>
        <translation>未显示：无法识别此类图片</translation>
    </message>
    <message>
        <source>Not shown: the image is too large</source>
        <translation>未显示：图片太大</translation>
    </message>
</context>
<context>
    <name>widgets::ImageViewer</name>
    <message>
        <source>&amp;Fit the window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>widgets::LevelMenu</name>
    <message>
        <source>Only &amp;these hosts…</source>
        <translation>仅这些主机(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Record hosts</source>
        <translation>记录主机(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>保留(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>立即写入(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>关闭(&amp;O)</translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>再给 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops in %1</source>
        <translation>%1 后停止</translation>
    </message>
    <message>
        <source>the time limit of its turns</source>
        <translation>其轮次的时间限制</translation>
    </message>
</context>
<context>
    <name>widgets::LinkDialog</name>
    <message>
        <source>&amp;Link to an entry of a session</source>
        <translation>指向会话条目的链接(&amp;L)</translation>
    </message>
</context>
<context>
    <name>widgets::LinkQuestion</name>
    <message>
        <source>The link leads to:</source>
        <translation>此链接指向：</translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message>
        <source>%1 tells “%2”</source>
        <translation>%1 正在回放“%2”</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>目前 %n 个部分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message>
        <source>runs %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>Logging in to %1</source>
        <translation>正在登录 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1…（还有 %n 个字符）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
它还提供 %n 种方式，未显示。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
This does not work in Belay. Log in with the agent&apos;s own program, then restart the agent.</source>
        <translation>%1
这在 Belay 中不可用。请用智能体自己的程序登录，然后重启智能体。</translation>
    </message>
    <message>
        <source>The agent does the rest, perhaps in your browser.</source>
        <translation>其余由智能体完成，可能在您的浏览器中。</translation>
    </message>
</context>
<context>
    <name>widgets::MainButton</name>
    <message>
        <source>%1, by itself in %2</source>
        <translation>%1，%2后自动执行</translation>
    </message>
    <message>
        <source>Down shows what Stop ends and what stays</source>
        <translation>按向下键查看停止会结束什么、保留什么</translation>
    </message>
    <message>
        <source>This was Stop. To send, move the pointer away from it first</source>
        <translation>这里刚才是“停止”。要发送，请先将指针移开</translation>
    </message>
    <message>
        <source>This was Stop a moment ago. Nothing was sent</source>
        <translation>这里刚才还是“停止”。没有发送任何内容</translation>
    </message>
    <message>
        <source>Down stops what runs on</source>
        <translation>向下键可结束仍在运行的</translation>
    </message>
    <message>
        <source>Gives up; what you typed stays</source>
        <translation>放弃；您输入的内容会保留</translation>
    </message>
</context>
<context>
    <name>widgets::ManualDialog</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>手册中没有“%1”。</translation>
    </message>
</context>
<context>
    <name>widgets::McpDialog</name>
    <message>
        <source>Folder of the sessions</source>
        <translation>会话的文件夹</translation>
    </message>
</context>
<context>
    <name>widgets::McpImportDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation>导入 MCP 服务器</translation>
    </message>
    <message>
        <source>MCP servers in the file</source>
        <translation>文件中的 MCP 服务器</translation>
    </message>
    <message>
        <source>You have a server of this name already; this one would take its place.</source>
        <translation>您已有同名的服务器；这个会取代它。</translation>
    </message>
    <message>
        <source>It is switched off in the file.</source>
        <translation>在文件中它是关闭的。</translation>
    </message>
    <message>
        <source>What cannot be taken:</source>
        <translation>无法采用的内容：</translation>
    </message>
    <message>
        <source>&amp;Add those that are checked</source>
        <translation>添加已勾选的(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing is added yet. Agents would run these with your permissions, or connect to them.</source>
        <translation>尚未添加任何内容。智能体会以您的权限运行它们，或连接到它们。</translation>
    </message>
</context>
<context>
    <name>widgets::McpServersDialog</name>
    <message>
        <source>%1 has a file that says how calls are taken back. It does not count until you accept it.</source>
        <translation>%1 中有一个说明如何撤回调用的文件。在您接受之前不会生效。</translation>
    </message>
    <message>
        <source>No MCP servers</source>
        <translation>没有 MCP 服务器</translation>
    </message>
    <message>
        <source>Servers give agents more tools.</source>
        <translation>服务器为智能体提供更多工具。</translation>
    </message>
</context>
<context>
    <name>widgets::McpTools</name>
    <message>
        <source>No tools</source>
        <translation>没有工具</translation>
    </message>
    <message>
        <source>Test asks the server for them.</source>
        <translation>“测试”会向服务器询问。</translation>
    </message>
    <message>
        <source>Tool, and what the server says of it</source>
        <translation>工具及服务器对它的说明</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No tool of this server has a name that suggests it.</source>
        <translation>此服务器没有名称与此相符的工具。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Calls of %1</source>
        <translation>对 %1 的调用</translation>
    </message>
    <message>
        <source>can be undone by %1, the server says</source>
        <translation>服务器称可用 %1 撤销</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>不作任何更改</translation>
    </message>
    <message>
        <source>changes nothing, the server says</source>
        <translation>服务器称不作任何更改</translation>
    </message>
    <message>
        <source>Undo of %1</source>
        <translation>%1 的撤销</translation>
    </message>
</context>
<context>
    <name>widgets::MergeDialog</name>
    <message>
        <source>Edit together</source>
        <translation>一起编辑</translation>
    </message>
    <message>
        <source>What both have</source>
        <translation>双方的内容</translation>
    </message>
    <message>
        <source>&amp;These lines are written in their place. They begin with yours and then the agent’s.</source>
        <translation>这些行会写在原处(&amp;T)。开头是您的，接着是智能体的。</translation>
    </message>
    <message>
        <source>The lines that are written</source>
        <translation>要写入的行</translation>
    </message>
    <message>
        <source>Use these lines</source>
        <translation>使用这些行</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkDialog</name>
    <message>
        <source>Network of the session</source>
        <translation>会话的网络</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkFields</name>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Each turn says which hosts the agent and its commands contacted, through a proxy of Belay&apos;s own. Programs that ignore it, ssh, UDP and containers go past it.</source>
        <translation>每轮都会列出智能体及其命令通过 Belay 自己的代理服务器联系了哪些主机。忽略它的程序、ssh、UDP 和容器会绕过它。</translation>
    </message>
    <message>
        <source>All other hosts are blocked; include the agent&apos;s own service. MCP servers you set up stay reachable. Requires holding changes back.</source>
        <translation>其他主机一律阻止；请列入智能体自己的服务。您设置的 MCP 服务器仍可访问。需要保留更改。</translation>
    </message>
</context>
<context>
    <name>widgets::NewSessionDialog</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Choose the folder the agent works in.</source>
        <translation>请选择智能体工作的文件夹。</translation>
    </message>
    <message>
        <source>One more folder for the session</source>
        <translation>会话的另一个文件夹</translation>
    </message>
    <message>
        <source>This folder does not exist. Enter the full path.</source>
        <translation>此文件夹不存在。请输入完整路径。</translation>
    </message>
    <message>
        <source>Agent&apos;s default</source>
        <translation>智能体默认</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>在此文件夹中</translation>
    </message>
    <message>
        <source>In a new worktree</source>
        <translation>在新的工作树中</translation>
    </message>
    <message>
        <source>A folder of this name beside the repository, with a branch from %1. What is not committed stays here.</source>
        <translation>在仓库旁边用此名称建立文件夹，其分支取自 %1。未提交的内容留在这里。</translation>
    </message>
    <message>
        <source>Name the worktree.</source>
        <translation>请为工作树命名。</translation>
    </message>
    <message>
        <source>The worktree is being made…</source>
        <translation>正在创建工作树…</translation>
    </message>
</context>
<context>
    <name>widgets::NoticeBar</name>
    <message>
        <source>Choose an editor…</source>
        <translation>选择编辑器…</translation>
    </message>
</context>
<context>
    <name>widgets::OptionBar</name>
    <message>
        <source>%1 has no other value</source>
        <translation>%1 没有其他值</translation>
    </message>
    <message>
        <source>The agent offers nothing to choose here</source>
        <translation>智能体在此没有提供可选项</translation>
    </message>
</context>
<context>
    <name>widgets::PendingPanel</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有未完成的请求</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n 个未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>what of the command lives now</extracomment>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message>
        <source>Make a rule…</source>
        <translation>创建规则…</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>显示全部 %n 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>This is only the beginning. All of it has to be shown before it can be allowed.</source>
        <translation>这只是开头。必须显示全部内容后才能允许。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>共 %n 个字符,滚动阅读</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered: show all of it first</source>
        <translation>没有作出回答:请先显示全部内容</translation>
    </message>
    <message>
        <source>%1 leaves to the input</source>
        <comment>a key</comment>
        <translation>%1 转到输入框</translation>
    </message>
    <message>
        <source>%1 lets letters answer</source>
        <comment>a key</comment>
        <translation>%1 后可用字母回答</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionHead</name>
    <message>
        <source>To the answers</source>
        <translation>转到回答选项</translation>
    </message>
</context>
<context>
    <name>widgets::PromptCompleter</name>
    <message>
        <source>The best %1 of %2: type on to narrow them down</source>
        <translation>共 %2 项中最匹配的 %1 项：继续输入以缩小范围</translation>
    </message>
    <message>
        <source>The folder is very large: not all of it was looked through</source>
        <translation>文件夹很大：没有全部搜索</translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>%n 条排队</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is sent until you say so</source>
        <translation>在您同意之前不会发送</translation>
    </message>
    <message>
        <source>sent one after the other when this turn has ended</source>
        <translation>本轮结束后依次发送</translation>
    </message>
</context>
<context>
    <name>widgets::QueueRow</name>
    <message>
        <source>Alt+Up and Alt+Down move it, Enter edits it, Delete removes it</source>
        <translation>Alt+Up 和 Alt+Down 移动，Enter 编辑，Delete 移除</translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>让其继续运行只会放开这 %n 个命令；智能体会结束。Belay 不再看到继续运行的内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>留下</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>让它继续运行</translation>
    </message>
    <message>
        <source>Leave them running</source>
        <translation>让它们继续运行</translation>
    </message>
    <message>
        <source>No turn is running. What shall become of what runs on?</source>
        <translation>没有轮次在运行。仍在运行的该如何处理？</translation>
    </message>
    <message>
        <source>Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.</source>
        <translation>结束：请求仍在运行的结束，2 秒后强制结束。其更改仍可撤销。</translation>
    </message>
</context>
<context>
    <name>widgets::RegistryDialog</name>
    <message>
        <source>By %1</source>
        <translation>作者：%1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>Belay fetches it from %1. The registry gives no checksum for it.</source>
        <translation>Belay 会从 %1 获取它。注册表没有提供其校验和。</translation>
    </message>
    <message>
        <source>There is nothing in the registry for this kind of computer.</source>
        <translation>注册表中没有适用于此类计算机的版本。</translation>
    </message>
    <message>
        <source>No agents yet</source>
        <translation>尚无智能体</translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message>
        <source>Restore…</source>
        <translation>还原…</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>撤销 %n 次调用…</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>全部重做</translation>
    </message>
</context>
<context>
    <name>widgets::RetryDialog</name>
    <message>
        <source>What took effect</source>
        <translation>已生效的内容</translation>
    </message>
    <message>
        <source>Undo first</source>
        <translation>先撤销</translation>
    </message>
    <message>
        <source>Some of this turn has already happened</source>
        <translation>本轮的部分内容已经发生</translation>
    </message>
    <message>
        <source>“%1” What shall happen to each when it runs again?</source>
        <translation>“%1” 再次运行时，各项应如何处理？</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Ask again then</source>
        <translation>届时再问</translation>
    </message>
    <message>
        <source>Skip answers the agent with the first result; nothing is sent or run twice.</source>
        <translation>“跳过”会用第一次的结果回答智能体；不会发送或运行两次。</translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message>
        <source>Nothing of this is written yet. What you accept is written; the rest is not.</source>
        <translation>这些内容尚未写入。您接受的会写入，其余的不会。</translation>
    </message>
    <message>
        <source>All of this is written. What you accept is kept; the rest is taken back.</source>
        <translation>这些内容都已写入。您接受的会保留，其余的会撤销。</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>稍后决定</translation>
    </message>
    <message>
        <source>Apply accepted</source>
        <translation>应用已接受的</translation>
    </message>
    <message>
        <source>Take back the rest</source>
        <translation>撤销其余</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>全部丢弃</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>全部撤销</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay; where both changed the same lines, theirs stay unless you accept the agent&apos;s.</source>
        <translation>他人此后更改了此文件。他们的更改会保留；双方更改了相同的行时，除非您接受智能体的更改，否则保留他们的。</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. If you accept it, their change is replaced; Undo brings it back.</source>
        <translation>他人此后更改了此文件。如果您接受，他们的更改会被取代；“撤销”可将其恢复。</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay.</source>
        <translation>他人此后更改了此文件。他们的更改会保留。</translation>
    </message>
    <message>
        <source>This is not text that can be shown. It is taken as a whole or not at all.</source>
        <translation>这不是可以显示的文本。只能整体接受或完全不接受。</translation>
    </message>
    <message>
        <source>The file holds this text already.</source>
        <translation>文件已经是此内容。</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>审阅：%1</translation>
    </message>
    <message>
        <source>Accept what is ticked</source>
        <translation>接受勾选的内容</translation>
    </message>
    <message>
        <source>Your folder has</source>
        <translation>您的文件夹中</translation>
    </message>
    <message>
        <source>The agent holds</source>
        <translation>智能体处</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>未勾选任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>其中 %n 个仅写入一部分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n 个未勾选</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>写入 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with</source>
        <translation>双方的起点</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 ticked</source>
        <extracomment>%1 is a group of files</extracomment>
        <translation>%1 · 已勾选 %2/%3</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>全部取消勾选</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>全部勾选</translation>
    </message>
    <message>
        <source>Both changed this file</source>
        <translation>双方都更改了此文件</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>此文件</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <extracomment>%1 is &quot;.git: 2 commits on main&quot;</extracomment>
        <translation>接受 %1</translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>%n 个中保留您的</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back.</source>
        <translation>您也更改了此文件。采用智能体的会替换您的；撤销可以恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>拒绝 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>拒绝 %n 处更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n 处未决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.</source>
        <translation>尚未写入您的文件夹。接受的更改会写入，其余的继续等待。</translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. These are the first %1 of %2 files.</source>
        <translation>尚未写入您的文件夹。接受的更改会写入，其余的继续等待。这是 %2 个文件中的前 %1 个。</translation>
    </message>
    <message>
        <source>%1 accepted, %2 rejected of %3</source>
        <extracomment>%1 of the %3 places where a file is changed</extracomment>
        <translation>共 %3 处：接受 %1，拒绝 %2</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>此后已更改</translation>
    </message>
    <message>
        <source>You changed this file, too. Your changes stay. Where both changed the same lines, choose; without a choice yours stay.</source>
        <translation>您也更改了此文件。您的更改会保留。双方更改了相同行的地方，请选择；不选择则保留您的。</translation>
    </message>
</context>
<context>
    <name>widgets::RuleTrialBox</name>
    <message>
        <source>call a tool of an MCP server</source>
        <translation>调用 MCP 服务器的工具</translation>
    </message>
    <message>
        <source>Nothing can be said before the arguments can be read.</source>
        <translation>在参数可读之前无法判断。</translation>
    </message>
    <message>
        <source>Enter a server and a tool to test.</source>
        <translation>请输入要测试的服务器和工具。</translation>
    </message>
    <message>
        <source>Enter a command or a path to test.</source>
        <translation>请输入要测试的命令或路径。</translation>
    </message>
</context>
<context>
    <name>widgets::RulesDialog</name>
    <message>
        <source>No rules</source>
        <translation>没有规则</translation>
    </message>
    <message>
        <source>Without a rule you are asked.</source>
        <translation>没有规则时会询问您。</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>any agent</source>
        <translation>任何智能体</translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message>
        <source>Not known whose: %1</source>
        <extracomment>names of commands that one of several calls has started</extracomment>
        <translation>不知属于哪个调用：%1</translation>
    </message>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>全部结束（%n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Also alive, the agent’s own: %1. They end with the agent.</source>
        <extracomment>names of programs that the agent has started for itself</extracomment>
        <translation>同时在运行的智能体自己的程序：%1。它们随智能体结束。</translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>hosts recorded</source>
        <comment>those that the agent contacts</comment>
        <translation>记录主机</translation>
    </message>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>网络：仅 %n 个主机</numerusform>
        </translation>
    </message>
    <message>
        <source>held back, in a copy</source>
        <comment>a mark: the agent&apos;s changes are held back in a copy of the folder</comment>
        <translation>保留（副本）</translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message>
        <source>@ mentions a file</source>
        <translation>@ 提及文件</translation>
    </message>
    <message>
        <source>/ lists commands</source>
        <translation>/ 列出命令</translation>
    </message>
    <message>
        <source>%1 attaches files</source>
        <comment>keys</comment>
        <translation>%1 附加文件</translation>
    </message>
    <message>
        <source>Accepts %1</source>
        <extracomment>what can go with a message, a list</extracomment>
        <translation>可接收%1</translation>
    </message>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>%n 个斜杠命令</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs elsewhere: Force stop ends the connection</source>
        <translation>在别处运行：强制停止会结束连接</translation>
    </message>
    <message>
        <source>Force stop ends it and everything it started</source>
        <translation>强制停止会结束它及其启动的一切</translation>
    </message>
    <message>
        <source>its changes are held back until you accept them</source>
        <translation>其更改会被保留，直到您接受</translation>
    </message>
    <message>
        <source>Not tested yet: whether it asks before it runs commands</source>
        <translation>尚未测试：运行命令前是否询问</translation>
    </message>
    <message>
        <source>Not stopped yet</source>
        <translation>尚未停止过</translation>
    </message>
</context>
<context>
    <name>widgets::SessionsPanel</name>
    <message>
        <source>“%1” was deleted</source>
        <translation>“%1”已删除</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>移出归档</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>As the agent calls it</source>
        <translation>智能体所用的名称</translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>常规</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Stop and agents</source>
        <translation>停止与智能体</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>更改立即生效</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>桌面默认</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>其他命令</translation>
    </message>
    <message>
        <source>The desktop&apos;s</source>
        <translation>桌面的语言</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ShortcutsDialog</name>
    <message>
        <source>%1 belongs to “%2”. Give that other keys first.</source>
        <translation>%1 已用于“%2”。请先为该动作设置其他快捷键。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>执行(&amp;R)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
</context>
<context>
    <name>widgets::SpellMenu</name>
    <message>
        <source>No suggestions</source>
        <translation>没有建议</translation>
    </message>
    <message>
        <source>Suggestions take too long</source>
        <translation>获取建议用时过长</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>将“%1”添加到词典</translation>
    </message>
    <message>
        <source>Ignore until Belay is closed</source>
        <translation>在关闭 Belay 之前忽略</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>拼写</translation>
    </message>
    <message>
        <source>As the text (%1)</source>
        <translation>与文本一致（%1）</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>widgets::StartPage</name>
    <message>
        <source>What shall be done?</source>
        <translation>要做什么？</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Open the last session at start</source>
        <translation>启动时打开上次的会话</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Agents…</source>
        <translation>智能体…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Tour with the demo agent</source>
        <translation>演示智能体导览</translation>
    </message>
    <message>
        <source>First message of a new session</source>
        <translation>新会话的第一条消息</translation>
    </message>
    <message>
        <source>A message starts a session in this folder</source>
        <translation>发送消息即在此文件夹中开始会话</translation>
    </message>
    <message>
        <source>Agent of the new session</source>
        <translation>新会话的智能体</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Enter sends</source>
        <translation>回车发送</translation>
    </message>
    <message>
        <source>Enter sends · %1 for more choices</source>
        <comment>keys</comment>
        <translation>回车发送 · %1 更多选择</translation>
    </message>
    <message>
        <source>Open the session</source>
        <translation>打开会话</translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message>
        <source>ends</source>
        <translation>结束</translation>
    </message>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>等待您处理的 %n 项权限请求：取消，不予允许</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>%n 条排队的消息：本轮之后发送</numerusform>
        </translation>
    </message>
    <message>
        <source>what has already happened: changed files stay changed</source>
        <translation>已经发生的事：已更改的文件保持更改后的状态</translation>
    </message>
    <message>
        <source>ends, too</source>
        <translation>也会结束</translation>
    </message>
    <message>
        <source>from an earlier turn</source>
        <translation>来自以前的轮次</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>其他 %n 个正在运行或等待您处理的会话</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop ends</source>
        <translation>停止会结束</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Stop, let the commands finish</source>
        <translation>停止，让各命令执行完</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>在后台</translation>
    </message>
    <message>
        <source>the agent ends it</source>
        <translation>由智能体结束</translation>
    </message>
    <message>
        <source>may still take effect</source>
        <translation>仍可能生效</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>%n 条排队的消息：不发送</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>本轮</translation>
    </message>
    <message>
        <source>Stop everything</source>
        <translation>全部停止</translation>
    </message>
    <message>
        <source>ends what runs on, too</source>
        <translation>也结束仍在运行的内容</translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message>
        <source>Keep waiting</source>
        <translation>继续等待</translation>
    </message>
    <message>
        <source>Stop sent, new effects refused</source>
        <translation>已发送停止，拒绝新的影响</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>已取消 %n 个请求</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>已结束 %n 个命令</numerusform>
        </translation>
    </message>
    <message>
        <source>asks again</source>
        <translation>再次要求</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>asked to close the session</source>
        <translation>已要求关闭会话</translation>
    </message>
    <message>
        <source>closes the session, takes it up again</source>
        <translation>关闭会话并重新接续</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>试用：%1</translation>
    </message>
    <message>
        <source>What you write here waits as well, until you accept it.</source>
        <translation>您在这里写入的内容同样会被保留，直到您接受。</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalView</name>
    <message>
        <source>No output yet</source>
        <translation>暂无输出</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message>
        <source>No commands yet</source>
        <translation>暂无命令</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 个命令</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n 个正在运行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message>
        <source>Insert into the message</source>
        <translation>插入到消息中</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ThoughtItem</name>
    <message>
        <source>Thinking</source>
        <translation>正在思考</translation>
    </message>
</context>
<context>
    <name>widgets::ToolBody</name>
    <message>
        <source>Input and output as sent</source>
        <translation>发送的原始输入和输出</translation>
    </message>
    <message>
        <source>The beginning of the output is not kept</source>
        <translation>输出的开头没有保留</translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>%n 次工具调用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolItem</name>
    <message>
        <source>ended without a result</source>
        <translation>没有结果就已结束</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>终止</translation>
    </message>
    <message>
        <source>later reported as completed</source>
        <translation>后来报告为已完成</translation>
    </message>
    <message>
        <source>later reported as failed</source>
        <translation>后来报告为失败</translation>
    </message>
</context>
<context>
    <name>widgets::TrafficPanel</name>
    <message>
        <source>No traffic yet</source>
        <translation>尚无通信</translation>
    </message>
    <message>
        <source>The message has %1 bytes; only its beginning is kept.</source>
        <translation>该消息有 %1 字节；只保留了开头。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>所有消息</translation>
    </message>
    <message>
        <source>The agent&apos;s own</source>
        <translation>智能体自己的</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptAnnouncer</name>
    <message>
        <source>%1 goes to it.</source>
        <extracomment>a key</extracomment>
        <translation>按 %1 前往。</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptItem</name>
    <message>
        <source>+%1 s after Stop</source>
        <translation>停止后 +%1 秒</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptMenu</name>
    <message>
        <source>Copy message as Markdown</source>
        <translation>将消息复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy link to this entry</source>
        <translation>复制指向此条目的链接</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptReader</name>
    <message>
        <source>End of turn</source>
        <translation>轮次结束</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 条新内容</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>最新</translation>
    </message>
</context>
<context>
    <name>widgets::UndoDialog</name>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <source>As it was before the effect, losing the change made since</source>
        <translation>变回影响之前的样子，丢失此后的更改</translation>
    </message>
    <message>
        <source>As it was when the turn began</source>
        <translation>变回本轮开始时的样子</translation>
    </message>
    <message>
        <source>Merge: undo the effect and keep the change made since</source>
        <translation>合并：撤销影响，保留此后的更改</translation>
    </message>
    <message>
        <source>Decide change by change</source>
        <translation>逐处决定</translation>
    </message>
    <message>
        <source>Stays as it is.</source>
        <translation>保持现状。</translation>
    </message>
    <message>
        <source>A file has changed since. It is left alone unless you choose otherwise.</source>
        <translation>有文件此后已被更改。除非您另作选择，否则不会动它。</translation>
    </message>
    <message>
        <source>Files become what they were when the turn began, whoever changed them since.</source>
        <translation>文件将变回本轮开始时的样子，无论此后是谁更改的。</translation>
    </message>
    <message>
        <source>These changes will be done again.</source>
        <translation>将重做这些更改。</translation>
    </message>
    <message>
        <source>These changes will be undone.</source>
        <translation>将撤销这些更改。</translation>
    </message>
    <message>
        <source>changed since, stays as it is</source>
        <translation>此后已更改，保持现状</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>保持现状</translation>
    </message>
    <message>
        <source>no tool call told of its change; it may be yours</source>
        <translation>没有工具调用报告过其更改；可能是您所做的</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>还原 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>重做 %n 项文件更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UserItem</name>
    <message>
        <source>Edit and send again</source>
        <translation>编辑并重新发送</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>显示完整消息</translation>
    </message>
</context>
<context>
    <name>widgets::ValuesTable</name>
    <message>
        <source>(kept in the keychain)</source>
        <translation>（保存在密钥环中）</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>H&amp;eaders</source>
        <translation>标头(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>变量(&amp;V)</translation>
    </message>
    <message>
        <source>Type the value of “%1”, or remove its name.</source>
        <translation>请输入“%1”的值，或删除该名称。</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>密钥环</translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message>
        <source>It asks to run a command: press</source>
        <translation>它请求运行命令：按</translation>
    </message>
    <message>
        <source>It works on: press Stop, or</source>
        <translation>它继续工作：按“停止”，或按</translation>
    </message>
    <message>
        <source>Stop means stop</source>
        <translation>说停就停</translation>
    </message>
    <message>
        <source>Try it with the demo agent</source>
        <translation>用演示智能体试一试</translation>
    </message>
    <message>
        <source>Works offline, needs no account, and touches only a folder of its own.</source>
        <translation>离线可用，无需账户，只会触及它自己的文件夹。</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>开始演示</translation>
    </message>
    <message>
        <source>Command of an agent</source>
        <translation>智能体的命令</translation>
    </message>
    <message>
        <source>Test and add</source>
        <translation>测试并添加</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Keys and tokens go to your keychain. Belay sends nothing anywhere by itself.</source>
        <translation>密钥和令牌保存在您的钥匙串中。Belay 不会自行向任何地方发送任何内容。</translation>
    </message>
    <message>
        <source>Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it back where it can.</source>
        <translation>Belay 运行编程智能体。当您停止其中一个时，Belay 会显示已经发生的事情，并在可能时将其撤回。</translation>
    </message>
    <message>
        <source>A command or an address</source>
        <translation>命令或地址</translation>
    </message>
    <message>
        <source>of an agent that speaks the Agent Client Protocol</source>
        <translation>使用 Agent Client Protocol 的智能体</translation>
    </message>
    <message>
        <source>about 2 minutes</source>
        <translation>约 2 分钟</translation>
    </message>
    <message>
        <source>what will be fetched and run is shown first</source>
        <translation>会先显示将要获取和运行的内容</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose from the registry of agents</source>
        <translation>从智能体注册表中选择</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>%1 的智能体</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import the agents of %1</source>
        <translation>导入 %1 的智能体</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>注册表中有 %n 个智能体</numerusform>
        </translation>
    </message>
    <message>
        <source>The registry of agents</source>
        <translation>智能体注册表</translation>
    </message>
</context>
<context>
    <name>workspace::CallUndoing</name>
    <message>
        <source>This session&apos;s programs are limited, so its servers can be reached only while its agent runs.</source>
        <translation>此会话的程序受到限制，因此只有在其智能体运行时才能访问它的服务器。</translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>文件原来的内容保留了 %n 天，现已不再保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file held before is not kept any more: the store was full.</source>
        <translation>文件原来的内容已不再保留：存储空间已满。</translation>
    </message>
    <message>
        <source>Found when Belay was started again.</source>
        <translation>Belay 再次启动时发现。</translation>
    </message>
    <message>
        <source>%1; found when Belay was started again</source>
        <translation>%1；Belay 再次启动时发现</translation>
    </message>
    <message>
        <source>Belay cannot save its undo log: %1 Undo works until you quit, except where marked.</source>
        <translation>Belay 无法保存撤销记录：%1 退出之前仍可撤销，有标记的除外。</translation>
    </message>
</context>
<context>
    <name>workspace::FileOpener</name>
    <message>
        <source>%1 is a program: the desktop might run it. Choose an editor in the settings.</source>
        <translation>%1 是程序：桌面可能会运行它。请在设置中选择编辑器。</translation>
    </message>
</context>
<context>
    <name>workspace::HeldStores</name>
    <message>
        <source>Another Belay is deciding about what this session holds back. Restart the agent after that.</source>
        <translation>另一个 Belay 正在决定此会话保留的内容。之后请重新启动智能体。</translation>
    </message>
</context>
<context>
    <name>workspace::MessageSender</name>
    <message>
        <source>The message was not sent</source>
        <translation>消息未发送</translation>
    </message>
    <message>
        <source>The session is being closed. The message is yours again.</source>
        <translation>会话正在关闭。消息已退还给您。</translation>
    </message>
</context>
<context>
    <name>workspace::NotKept</name>
    <message>
        <source>Some of what was said could not be stored, and will be missing when Belay is started again: %1</source>
        <translation>有些对话内容未能保存，Belay 再次启动时将会缺失：%1</translation>
    </message>
    <message>
        <source>The conversation is not saved and will be missing when Belay starts again: %1</source>
        <translation>对话未保存，Belay 下次启动时将不再存在：%1</translation>
    </message>
    <message>
        <source>The conversation is only in memory and will be lost if Belay quits: %1</source>
        <translation>对话只在内存中，Belay 退出后将丢失：%1</translation>
    </message>
    <message>
        <source>What agents do is not saved and cannot be undone after Belay quits: %1</source>
        <translation>智能体的操作未保存，Belay 退出后无法撤销：%1</translation>
    </message>
</context>
<context>
    <name>workspace::PastedFiles</name>
    <message>
        <source>What the clipboard holds is no picture.</source>
        <translation>剪贴板中的内容不是图片。</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>workspace::PromptEditor</name>
    <message>
        <source>No editor was found. Choose one in the settings.</source>
        <translation>未找到编辑器。请在设置中选择一个。</translation>
    </message>
    <message>
        <source>The editor %1 ended with code %2. The message is what it was.</source>
        <translation>编辑器 %1 以代码 %2 结束。消息保持原样。</translation>
    </message>
    <message>
        <source>%1 needs a terminal. Choose another editor in the settings.</source>
        <translation>%1 需要终端。请在设置中选择其他编辑器。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionController</name>
    <message>
        <source>A message of the agent could not be used</source>
        <translation>智能体的一条消息无法使用</translation>
    </message>
    <message>
        <source>No command was killed</source>
        <translation>没有终止任何命令</translation>
    </message>
    <message>
        <source>Not all that the agent may write itself is left to it here</source>
        <translation>此处并非智能体可自行写入的所有内容都交由它处理</translation>
    </message>
    <message>
        <source>What ran in the background ends with the agent</source>
        <translation>在后台运行的内容随智能体一起结束</translation>
    </message>
    <message>
        <source>The agent no longer offers what you chose</source>
        <translation>智能体不再提供您选择的内容</translation>
    </message>
    <message>
        <source>Belay knows of none. What the agent does itself ends with Stop or Force stop.</source>
        <translation>Belay 没有发现。智能体自己做的事通过“停止”或“强制停止”结束。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionOpening</name>
    <message>
        <source>The agent has not opened it yet.</source>
        <translation>智能体尚未打开它。</translation>
    </message>
    <message>
        <source>Wait until the turn has ended, or stop it.</source>
        <translation>请等待本轮结束，或将其停止。</translation>
    </message>
    <message>
        <source>Forked</source>
        <translation>已分叉</translation>
    </message>
    <message>
        <source>The agent knows what was said above, in “%1”. What was changed above can be undone only there.</source>
        <translation>智能体知道上面在“%1”中说过的内容。上面所做的更改只能在那里撤销。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionQuestions</name>
    <message>
        <source>The answer was not sent</source>
        <translation>回答未发送</translation>
    </message>
</context>
<context>
    <name>workspace::SessionRecord</name>
    <message>
        <source>What was said earlier could not be read</source>
        <translation>无法读取以前的对话</translation>
    </message>
    <message>
        <source>Some of it is missing in the store.</source>
        <translation>存储中缺少其中一部分。</translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message>
        <source>It did not start in time.</source>
        <translation>它没有及时启动。</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>已被中断。</translation>
    </message>
    <message>
        <source>It wants you to log in first.</source>
        <translation>它要求您先登录。</translation>
    </message>
    <message>
        <source>The agent opened no session.</source>
        <translation>智能体没有打开会话。</translation>
    </message>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>%n 秒内没有进行到那一步。</numerusform>
        </translation>
    </message>
    <message>
        <source>It asked for something, and there is no answer that fits a test.</source>
        <translation>它提出了请求，但没有适合测试的回答。</translation>
    </message>
    <message>
        <source>Its turn ended before that.</source>
        <translation>它的轮次在此之前就结束了。</translation>
    </message>
    <message>
        <source>It did not run the command.</source>
        <translation>它没有运行该命令。</translation>
    </message>
</context>
<context>
    <name>workspace::StoredSessions</name>
    <message>
        <source>its session was deleted</source>
        <translation>其会话已被删除</translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>有 %n 行无法读取，第一处在第 %1 行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message>
        <source>There is nothing to redo</source>
        <translation>没有可重做的内容</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>有 %n 个文件无法重做</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>有 %n 个文件无法撤销</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>有 %n 个文件保持原样</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have this change any more.</source>
        <translation>%1 中已没有此更改。</translation>
    </message>
    <message>
        <source>These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what stays.</source>
        <translation>此后，%1 的这些行或旁边的行被更改过。请撤销整个更改，以决定保留什么。</translation>
    </message>
    <message>
        <source>These lines cannot be told apart in %1. Undo the whole change, or review it.</source>
        <translation>这些行在 %1 中无法区分。请撤销整个更改，或进行审阅。</translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message>
        <source>What was said could not be searched: %1</source>
        <translation>无法搜索对话内容：%1</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1（分叉）</translation>
    </message>
    <message>
        <source>How calls are taken back</source>
        <translation>如何撤回调用</translation>
    </message>
    <message>
        <source>%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP servers.</source>
        <translation>%1 说明了什么能撤回 MCP 工具的调用。在您于“MCP 服务器”中接受之前不会生效。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>%n 个以前的会话仍保留着更改：%1。请打开它们以作决定。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said there does not appear here. Close one of the two.</source>
        <translation>那里的内容不会显示在这里。请关闭其中一个。</translation>
    </message>
</context>
<context>
    <name>workspace::Worktrees</name>
    <message>
        <source>git could not make the worktree: %1</source>
        <translation>git 无法创建工作树：%1</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 已存在。请选择其他名称。</translation>
    </message>
    <message>
        <source>The repository&apos;s own settings name a program that would run: %1. Make the worktree with git and choose its folder.</source>
        <translation>仓库自身的设置指定了一个会被运行的程序：%1。请用 git 创建工作树，并选择其文件夹。</translation>
    </message>
    <message>
        <source>No branch can be called “%1”. Choose another name.</source>
        <translation>分支不能叫“%1”。请换一个名称。</translation>
    </message>
</context>
</TS>
