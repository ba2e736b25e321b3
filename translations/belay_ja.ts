<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>AgentEditor</name>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Command or address</source>
        <translation>コマンドまたはアドレス(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>New sessions with this agent begin here, unless another folder is chosen. The agent&apos;s process starts in the folder of its session.</source>
        <translation>ほかのフォルダーを選ばないかぎり、このエージェントの新しいセッションはここで始まります。エージェントのプロセスは、セッションのフォルダーで起動します。</translation>
    </message>
    <message>
        <source>Folder of new sessions</source>
        <translation>新しいセッションのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Own files and folders</source>
        <translation>自身のファイルとフォルダー(&amp;O)</translation>
    </message>
    <message>
        <source>A turn that takes longer is stopped, as if you had pressed Stop. In its last minute you can give it more time.</source>
        <translation>これより長くかかるターンは、停止を押したときと同じように停止されます。最後の 1 分間に時間を延ばせます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>キー、トークン、パスワードはキーチェーンに保存されます。$NAME と書くと、Belay の環境変数から値を読み取ります。</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>最後に使ったフォルダー</translation>
    </message>
    <message>
        <source>~/.my-agent/, one per line</source>
        <translation>~/.my-agent/ を 1 行に 1 つ</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Connect without encry&amp;ption: everybody on the way can read and change what is said</source>
        <translation>暗号化せずに接続する(&amp;P): 経路上の誰でも、やり取りを読んだり書き換えたりできます</translation>
    </message>
    <message>
        <source>File &amp;writes</source>
        <translation>ファイルの書き込み(&amp;W)</translation>
    </message>
    <message>
        <source>Write at once</source>
        <translation>すぐに書き込む</translation>
    </message>
    <message>
        <source>Ask me each time</source>
        <translation>毎回確認する</translation>
    </message>
    <message>
        <source>Applies to files it writes through Belay. Its own programs write by themselves.</source>
        <translation>エージェントが Belay 経由で書き込むファイルの扱いです。エージェント自身のプログラムは、自分で書き込みます。</translation>
    </message>
    <message>
        <source>Hold changes back</source>
        <translation>変更を保留する</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>&amp;In new sessions</source>
        <translation>新しいセッションで(&amp;I)</translation>
    </message>
    <message>
        <source>Networ&amp;k</source>
        <translation>ネットワーク(&amp;K)</translation>
    </message>
    <message>
        <source>Time &amp;limit of a turn</source>
        <translation>ターンの時間制限(&amp;L)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>レポートをコピー(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>AgentSessionsDialog</name>
    <message>
        <source>Sessions of an agent</source>
        <translation>エージェントのセッション</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>エージェント(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>さらに表示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Close in the agent</source>
        <translation>エージェント側で閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The agent ends what it does there and lets go of it. What was said stays.</source>
        <translation>エージェントはそこでの作業を終え、セッションを手放します。会話の内容は残ります。</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>AgentsDialog</name>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Use for new sessions</source>
        <translation>新しいセッションで使う(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ChangesDialog</name>
    <message>
        <source>What to compare</source>
        <translation>比較の対象</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>行われた変更</translation>
    </message>
    <message>
        <source>From before to what is on the disk now</source>
        <translation>変更前から現在のディスクの内容まで</translation>
    </message>
    <message>
        <source>From the change to what is on the disk now</source>
        <translation>変更後から現在のディスクの内容まで</translation>
    </message>
    <message>
        <source>Opens the file as it is now in the editor of the settings</source>
        <translation>現在のファイルを、設定のエディターで開きます</translation>
    </message>
    <message>
        <source>Undo this file</source>
        <translation>このファイルを元に戻す</translation>
    </message>
    <message>
        <source>Undo all…</source>
        <translation>すべて元に戻す…</translation>
    </message>
</context>
<context>
    <name>ManualDialog</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章</translation>
    </message>
</context>
<context>
    <name>McpDialog</name>
    <message>
        <source>MCP server</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>種類(&amp;T)</translation>
    </message>
    <message>
        <source>Local program</source>
        <translation>ローカルのプログラム</translation>
    </message>
    <message>
        <source>Address (HTTP)</source>
        <translation>アドレス (HTTP)</translation>
    </message>
    <message>
        <source>Address (SSE, older)</source>
        <translation>アドレス (SSE、旧方式)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Keys, tokens and passwords are stored in the keychain. Use $NAME to read a variable of Belay&apos;s environment.</source>
        <translation>キー、トークン、パスワードはキーチェーンに保存されます。$NAME と書くと、Belay の環境変数から値を読み取ります。</translation>
    </message>
    <message>
        <source>Only in &amp;folder</source>
        <translation>このフォルダーだけ(&amp;F)</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>すべてのフォルダー</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>T&amp;rust its descriptions</source>
        <translation>ツールの説明を信頼する(&amp;R)</translation>
    </message>
    <message>
        <source>Tools it marks read-only then run without asking. A server can claim this of any tool.</source>
        <translation>読み取り専用とされたツールは、確認なしで実行されます。サーバーは、どのツールについてもそう説明できます。</translation>
    </message>
</context>
<context>
    <name>McpServersDialog</name>
    <message>
        <source>MCP servers</source>
        <translation>MCP サーバー</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>見る(&amp;L)…</translation>
    </message>
    <message>
        <source>Te&amp;st</source>
        <translation>テスト(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Agents can use the checked servers, always through Belay, which logs every call.</source>
        <translation>エージェントは、チェックしたサーバーを使えます。必ず Belay を通り、すべての呼び出しが記録されます。</translation>
    </message>
    <message>
        <source>Applies to every call, from the agent&apos;s next start. Keys in a row: p pass, a ask, h hold, d deny.</source>
        <translation>次にエージェントを起動したときから、すべての呼び出しに適用されます。行で使えるキー: p 通す、a 確認、h 保留、d 禁止。</translation>
    </message>
</context>
<context>
    <name>McpTools</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Undo &amp;with</source>
        <translation>元に戻すツール(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>引数(&amp;R)</translation>
    </message>
    <message>
        <source>$.result, $.arguments: recorded values. $.text: result text. After ~: a regular expression, as in $.text ~ issue (\d+)</source>
        <translation>$.result、$.arguments: 記録された値。$.text: 結果のテキスト。~ の後: 正規表現。例: $.text ~ issue (\d+)</translation>
    </message>
    <message>
        <source>&amp;Propose</source>
        <translation>提案(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Try on the last result</source>
        <translation>最後の結果で試す(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NetworkFields</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Record hosts</source>
        <translation>ホストを記録する</translation>
    </message>
    <message>
        <source>Only these hosts</source>
        <translation>これらのホストだけ</translation>
    </message>
    <message>
        <source>api.example.org, *.example.net, example.com:443</source>
        <extracomment>examples in an empty field</extracomment>
        <translation>api.example.org, *.example.net, example.com:443</translation>
    </message>
    <message>
        <source>Hosts that may be reached</source>
        <translation>届いてよいホスト</translation>
    </message>
    <message>
        <source>Contacted before</source>
        <translation>以前の接続先</translation>
    </message>
    <message>
        <source>Takes hosts into the list that this agent has contacted in sessions whose network was noted</source>
        <translation>ネットワークを記録したセッションでこのエージェントが接続したホストをリストに加えます</translation>
    </message>
</context>
<context>
    <name>NewSessionDialog</name>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;More folders</source>
        <translation>追加のフォルダー(&amp;M)</translation>
    </message>
    <message>
        <source>More folders</source>
        <translation>追加のフォルダー</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>追加(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>エージェント(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>ネットワーク(&amp;N)</translation>
    </message>
    <message>
        <source>Recent folders</source>
        <translation>最近使ったフォルダー</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>すぐに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>保留する(&amp;H)</translation>
    </message>
    <message>
        <source>The agent can also work in these folders, if it supports that. Changes it does not report are found after each turn.</source>
        <translation>対応しているエージェントは、これらのフォルダーでも作業できます。報告されなかった変更は、ターンごとに後から検出されます。</translation>
    </message>
    <message>
        <source>Wh&amp;ere</source>
        <translation>場所(&amp;E)</translation>
    </message>
    <message>
        <source>Name of the worktree</source>
        <translation>ワークツリーの名前</translation>
    </message>
</context>
<context>
    <name>RegistryDialog</name>
    <message>
        <source>Agents of the registry</source>
        <translation>レジストリのエージェント</translation>
    </message>
    <message>
        <source>How to get it</source>
        <translation>入手方法</translation>
    </message>
    <message>
        <source>This will run with your permissions:</source>
        <translation>あなたの権限で実行されるもの:</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Try a&amp;gain</source>
        <translation>再試行(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RuleDialog</name>
    <message>
        <source>Permission rule</source>
        <translation>許可ルール</translation>
    </message>
    <message>
        <source>&amp;What happens</source>
        <translation>動作(&amp;W)</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>対象(&amp;B)</translation>
    </message>
    <message>
        <source>A command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>A tool of an MCP server</source>
        <translation>MCP サーバーのツール</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xactly this command</source>
        <translation>このコマンドだけ(&amp;X)</translation>
    </message>
    <message>
        <source>Allow: this exact command, or a prefix of a known safe program (ls, git log). Commands with ; | &amp; $ always ask. Ask and deny match words anywhere. Belay does not see what make or scripts run.</source>
        <translation>許可: コマンド全体、または安全と分かっているプログラム (ls、git log) ではその始まり。; | &amp; $ を含むコマンドは常に確認されます。確認と禁止: どこかに含まれる単語。make やスクリプトが実行するものは、Belay には見えません。</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>* matches part of a name, ** any folders, in the session&apos;s folder unless it begins with /.</source>
        <translation>* は名前の一部、** は任意のフォルダーに一致します。/ で始まらないときは、セッションのフォルダーの中です。</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>MCP サーバー(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;ool</source>
        <translation>ツール(&amp;O)</translation>
    </message>
    <message>
        <source>A&amp;rguments</source>
        <translation>引数(&amp;R)</translation>
    </message>
    <message>
        <source>Exactly &amp;these arguments</source>
        <translation>この引数だけ(&amp;E)</translation>
    </message>
    <message>
        <source>* matches anything. Separate arguments with ; – all must match.</source>
        <translation>* は何にでも一致します。複数の引数は ; で区切ります。すべてが一致する必要があります。</translation>
    </message>
    <message>
        <source>&amp;Kind of request</source>
        <translation>要求の種類(&amp;K)</translation>
    </message>
    <message>
        <source>Sessions in &amp;folder</source>
        <translation>セッションのフォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Any folder</source>
        <translation>すべてのフォルダー</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>エージェント(&amp;A)</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>すべてのエージェント</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>This request</source>
        <translation>この要求</translation>
    </message>
</context>
<context>
    <name>RuleTrialBox</name>
    <message>
        <source>What would happen with…</source>
        <translation>試してみる…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>エージェント(&amp;G)</translation>
    </message>
    <message>
        <source>Any agent</source>
        <translation>すべてのエージェント</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Path</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>MCP &amp;server</source>
        <translation>MCP サーバー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Arg&amp;uments</source>
        <translation>引数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>What is chosen in MCP servers › Tools… counts beside the rules; a deny there always holds.</source>
        <translation>「MCP サーバー › ツール…」での選択もルールと並んで有効です。そこでの拒否は常に優先されます。</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Permission rules</source>
        <translation>許可ルール</translation>
    </message>
    <message>
        <source>Deny beats ask, ask beats allow. Without a rule you are asked. After Stop no rule allows anything.</source>
        <translation>禁止は確認に、確認は許可に優先します。ルールがないときは確認されます。「停止」の後は、ルールによって許可されることはありません。</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
</context>
<context>
    <name>SettingsAppearance</name>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>ダーク(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>Black and white, with strong lines. On as well where the desktop asks for it.</source>
        <translation>白と黒に、はっきりした線。デスクトップが求めるときもオンになります。</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>文字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Own &amp;font for text</source>
        <translation>テキストのフォントを指定する(&amp;F)</translation>
    </message>
    <message>
        <source>Font for text</source>
        <translation>テキストのフォント</translation>
    </message>
    <message>
        <source>Own font for &amp;code</source>
        <translation>コードのフォントを指定する(&amp;C)</translation>
    </message>
    <message>
        <source>Font for code</source>
        <translation>コードのフォント</translation>
    </message>
    <message>
        <source>The font of everything else is the desktop&apos;s.</source>
        <translation>そのほかのフォントはデスクトップのものです。</translation>
    </message>
    <message>
        <source>S&amp;ystem</source>
        <translation>システム(&amp;Y)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>The cache keeps an answer for ten minutes.</source>
        <translation>キャッシュは応答を 10 分間保持します。</translation>
    </message>
    <message>
        <source>Width of text</source>
        <translation>テキストの幅</translation>
    </message>
    <message>
        <source>90 ch&amp;aracters</source>
        <translation>90 文字(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;window&apos;s</source>
        <translation>ウィンドウの幅(&amp;W)</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>ショートカットキー(&amp;K)…</translation>
    </message>
    <message>
        <source>Check &amp;spelling of what you write</source>
        <translation>入力した文章のスペルを確認する(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;pelling in</source>
        <translation>スペルの言語(&amp;P)</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>再起動後に有効になります。</translation>
    </message>
    <message>
        <source>To check spelling, install a Hunspell dictionary, such as hunspell-en-us.</source>
        <translation>スペルを確認するには、hunspell-en-us などの Hunspell の辞書をインストールしてください。</translation>
    </message>
    <message>
        <source>&amp;Open files with</source>
        <translation>ファイルを開くエディター(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>editor --line %l %f</source>
        <translation>editor --line %l %f</translation>
    </message>
    <message>
        <source>%f is the file, %l the line, %c the column. Without %f the path is added at the end.</source>
        <translation>%f はファイル、%l は行、%c は列です。%f がないときは、パスが末尾に付きます。</translation>
    </message>
    <message>
        <source>&amp;Keep undo data for</source>
        <translation>元に戻すためのデータの保存期間(&amp;K)</translation>
    </message>
    <message>
        <source>Older data is deleted at start, except for changes that are still open. The list in Effects stays.</source>
        <translation>これより古いデータは起動時に削除されます。まだ終わっていない変更のデータは残ります。「操作」の一覧も残ります。</translation>
    </message>
</context>
<context>
    <name>SettingsNotifications</name>
    <message>
        <source>With a so&amp;und</source>
        <translation>音を鳴らす(&amp;U)</translation>
    </message>
    <message>
        <source>Notify me when an agent &amp;waits for my answer</source>
        <translation>エージェントが返答を待っているときに通知する(&amp;W)</translation>
    </message>
    <message>
        <source>Notify me when a turn &amp;ends</source>
        <translation>ターンが終わったときに通知する(&amp;E)</translation>
    </message>
    <message>
        <source>While another window is in front.</source>
        <translation>ほかのウィンドウが前面にあるときだけ。</translation>
    </message>
    <message>
        <source>Sound and volume follow your desktop&apos;s settings.</source>
        <translation>音と音量は、デスクトップの設定に従います。</translation>
    </message>
</context>
<context>
    <name>SettingsStop</name>
    <message>
        <source>Otherwise they run on until you end them. Each Stop can choose anew in its menu.</source>
        <translation>オフの場合、コマンドはあなたが終了するまで実行を続けます。停止するたびに、そのメニューで選び直せます。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>End the commands of a stopped turn after, in seconds</source>
        <translation>停止したターンのコマンドを終了するまでの秒数</translation>
    </message>
    <message>
        <source>&amp;Offer Force stop after</source>
        <translation>「強制停止」を表示するまで(&amp;O)</translation>
    </message>
    <message>
        <source>Ends the agent process, starts it again and takes the session up. Keep waiting holds it off.</source>
        <translation>エージェントのプロセスを終了して再起動し、セッションを引き継ぎます。「待ち続ける」で延期できます。</translation>
    </message>
    <message>
        <source>Force by itself after, in seconds</source>
        <translation>自動で強制停止するまでの秒数</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>エージェント(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>MCP サーバー(&amp;M)…</translation>
    </message>
    <message>
        <source>Where the agent can close a session and take it up again: that ends what it does, and agent and conversation live on. At the latest halfway to Force stop.</source>
        <translation>エージェントがセッションを閉じて再開できる場合: 作業は終わり、エージェントと会話は続きます。遅くとも「強制停止」までの半分の時点で行います。</translation>
    </message>
    <message>
        <source>&amp;End commands after</source>
        <translation>コマンドを終了するまで(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close session after</source>
        <translation>セッションを閉じるまで(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Force stop after</source>
        <translation>自動で強制停止するまで(&amp;F)</translation>
    </message>
    <message>
        <source>Automatic only if the session can be resumed.</source>
        <translation>自動で行うのは、セッションを再開できる場合だけです。</translation>
    </message>
    <message>
        <source>Give up after</source>
        <translation>あきらめるまで</translation>
    </message>
    <message>
        <source>&amp;Starting an agent</source>
        <translation>エージェントの起動(&amp;S)</translation>
    </message>
    <message>
        <source>O&amp;pening a session</source>
        <translation>セッションを開く(&amp;P)</translation>
    </message>
    <message>
        <source>Permission &amp;rules…</source>
        <translation>許可ルール(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Find an action or a key</source>
        <translation>機能またはキーを検索</translation>
    </message>
    <message>
        <source>&amp;New keys</source>
        <translation>新しいキー(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>割り当て(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;o keys</source>
        <translation>キーなし(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>既定値(&amp;D)</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>機能とキー</translation>
    </message>
</context>
<context>
    <name>TrafficPanel</name>
    <message>
        <source>Filter by method, id or text</source>
        <translation>メソッド、ID、テキストで絞り込み</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save all messages as JSON lines, without secrets; belay --replay plays them</source>
        <translation>すべてのメッセージを、機密情報を除いて JSON 行として保存します。belay --replay で再生できます</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Messages to and from the agent</source>
        <translation>エージェントとの間のメッセージ</translation>
    </message>
    <message>
        <source>The selected message</source>
        <translation>選択したメッセージ</translation>
    </message>
    <message>
        <source>Whose messages</source>
        <translation>誰のメッセージか</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>List only what belongs to this tool call, of the agent and of its servers</source>
        <translation>このツール呼び出しに属するものだけを表示（エージェントとそのサーバーの両方）</translation>
    </message>
    <message>
        <source>Only this tool call</source>
        <translation>このツール呼び出しのみ</translation>
    </message>
</context>
<context>
    <name>UndoDialog</name>
    <message>
        <source>What to do with this file</source>
        <translation>このファイルをどうするか</translation>
    </message>
    <message>
        <source>Not changed. Restoring the earlier version would do this:</source>
        <translation>変更しません。以前の状態に復元すると、次のようになります:</translation>
    </message>
</context>
<context>
    <name>acp::AgentServers</name>
    <message>
        <source>%1: comes from the registry; add it from there.</source>
        <translation>%1: レジストリのものです。レジストリから追加してください。</translation>
    </message>
    <message>
        <source>%1: “env” must be an object of strings.</source>
        <translation>%1:「env」は文字列のオブジェクトでなければなりません。</translation>
    </message>
</context>
<context>
    <name>acp::Answers</name>
    <message>
        <source>The agent&apos;s answer to %1 cannot be used.</source>
        <translation>%1 に対するエージェントの応答は使えません。</translation>
    </message>
</context>
<context>
    <name>acp::Content</name>
    <message numerus="yes">
        <source>%n more part(s) were left out.</source>
        <translation>
            <numerusform>ほかに %n 個の部分が省略されました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::Labels</name>
    <message numerus="yes">
        <source>%1 … (%n character(s) in all)</source>
        <translation>
            <numerusform>%1 … (全部で %n 文字)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>acp::McpServers</name>
    <message>
        <source>%1: “%2” must be a string.</source>
        <translation>%1:「%2」は文字列でなければなりません。</translation>
    </message>
    <message>
        <source>%1: “%2” is longer than %3 characters.</source>
        <translation>%1:「%2」が %3 文字を超えています。</translation>
    </message>
    <message>
        <source>%1: “%2” holds a character that no program can be given.</source>
        <translation>%1:「%2」に、どのプログラムにも渡せない文字が含まれています。</translation>
    </message>
    <message>
        <source>%1: “%2” must be an object of at most %3 strings.</source>
        <translation>%1:「%2」は、最大 %3 個の文字列のオブジェクトでなければなりません。</translation>
    </message>
    <message>
        <source>%1: “%2” has the name “%3” in it, which is none, or is there twice.</source>
        <translation>%1:「%2」に名前「%3」がありますが、名前として使えないか、重複しています。</translation>
    </message>
    <message>
        <source>%1: the header “%2” must be one line.</source>
        <translation>%1: ヘッダー「%2」は 1 行でなければなりません。</translation>
    </message>
    <message>
        <source>%1: “url” must be an address that begins with https:// or http://.</source>
        <translation>%1:「url」は https:// または http:// で始まるアドレスでなければなりません。</translation>
    </message>
    <message>
        <source>%1: “type” is “%2”; known are stdio, http and sse.</source>
        <translation>%1:「type」が「%2」です。使えるのは stdio、http、sse です。</translation>
    </message>
    <message>
        <source>%1: has both “command” and “url”. Say with “type” which of them counts.</source>
        <translation>%1:「command」と「url」の両方があります。どちらを使うかを「type」で示してください。</translation>
    </message>
    <message numerus="yes">
        <source>The file has more than %n server(s); the others were not read.</source>
        <translation>
            <numerusform>ファイルには %n 個を超えるサーバーがあります。残りは読み込まれませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: this cannot be the name of a server.</source>
        <translation>%1: サーバーの名前として使えません。</translation>
    </message>
    <message>
        <source>%1: is there twice; the first one was taken.</source>
        <translation>%1: 重複しています。最初のものを採用しました。</translation>
    </message>
    <message>
        <source>%1: “%2” has a placeholder in it: %3.</source>
        <translation>%1: 「%2」にプレースホルダーが含まれています: %3</translation>
    </message>
</context>
<context>
    <name>acp::Registry</name>
    <message numerus="yes">
        <source>The registry is larger than %n MiB and was not read.</source>
        <translation>
            <numerusform>レジストリが %n MiB を超えているため、読み込みませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no registry of agents: expected a JSON object with a list “agents”.</source>
        <translation>これはエージェントのレジストリではありません。「agents」というリストを持つ JSON オブジェクトが必要です。</translation>
    </message>
    <message>
        <source>Entry %1 (%2) was left out: “%3” is missing or wrong.</source>
        <translation>項目 %1 (%2) は除外されました。「%3」がないか、正しくありません。</translation>
    </message>
    <message>
        <source>The registry has format %1; Belay reads format 1.</source>
        <translation>レジストリの形式は %1 です。Belay が読めるのは形式 1 です。</translation>
    </message>
</context>
<context>
    <name>acp::TrafficLog</name>
    <message>
        <source>This file holds no traffic that Belay has saved.</source>
        <translation>このファイルには、Belay が保存した通信がありません。</translation>
    </message>
</context>
<context>
    <name>agents::AgentInstall</name>
    <message>
        <source>There is no place for the download.</source>
        <translation>ダウンロードの保存場所がありません。</translation>
    </message>
    <message numerus="yes">
        <source>The download is larger than %n MiB and was given up.</source>
        <translation>
            <numerusform>ダウンロードが %n MiB を超えたため、中止しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The download could not be stored.</source>
        <translation>ダウンロードを保存できませんでした。</translation>
    </message>
    <message>
        <source>The archive does not hold the program that the registry names: %1.</source>
        <translation>アーカイブに、レジストリが指定するプログラムがありません: %1。</translation>
    </message>
</context>
<context>
    <name>agents::AgentLaunch</name>
    <message>
        <source>The agent was not started: that it reaches only some hosts needs its changes to be held back, too.</source>
        <translation>エージェントは起動されませんでした。一部のホストだけに届くようにするには、変更も保留する必要があります。</translation>
    </message>
    <message>
        <source>The agent was not started, since its network cannot be limited. %1</source>
        <translation>ネットワークを制限できないため、エージェントは起動されませんでした。%1</translation>
    </message>
</context>
<context>
    <name>agents::AgentTest</name>
    <message>
        <source>It answered, and did not say its name.</source>
        <translation>応答がありましたが、名前は名乗りませんでした。</translation>
    </message>
    <message>
        <source>It answered: %1 %2</source>
        <translation>応答がありました: %1 %2</translation>
    </message>
    <message>
        <source>several folders</source>
        <translation>複数のフォルダー</translation>
    </message>
    <message>
        <source>MCP over HTTP</source>
        <translation>HTTP での MCP</translation>
    </message>
    <message>
        <source>MCP over SSE</source>
        <translation>SSE での MCP</translation>
    </message>
    <message>
        <source>log out</source>
        <translation>ログアウト</translation>
    </message>
    <message>
        <source>resume sessions</source>
        <translation>セッションの再開</translation>
    </message>
    <message>
        <source>list sessions</source>
        <translation>セッションの一覧</translation>
    </message>
    <message>
        <source>delete sessions</source>
        <translation>セッションの削除</translation>
    </message>
    <message>
        <source>fork sessions</source>
        <translation>セッションのフォーク</translation>
    </message>
    <message>
        <source>Supports: %1</source>
        <translation>対応: %1</translation>
    </message>
    <message>
        <source>Log in with: %1</source>
        <translation>ログイン方法: %1</translation>
    </message>
</context>
<context>
    <name>agents::GivenExtras</name>
    <message>
        <source>The MCP server “%1” was left out. %2</source>
        <translation>MCP サーバー「%1」は除外されました。%2</translation>
    </message>
    <message>
        <source>The keychain has no “%1”, or does not answer. Enter it again in MCP servers.</source>
        <translation>キーチェーンに「%1」がないか、キーチェーンが応答しません。「MCP サーバー」でもう一度入力してください。</translation>
    </message>
</context>
<context>
    <name>agents::LoginController</name>
    <message>
        <source>The agent could not log you in: %1</source>
        <translation>エージェントはログインできませんでした: %1</translation>
    </message>
    <message>
        <source>The agent could not log you out: %1</source>
        <translation>エージェントはログアウトできませんでした: %1</translation>
    </message>
    <message>
        <source>You logged out.</source>
        <translation>ログアウトしました。</translation>
    </message>
    <message>
        <source>The program for logging in could not be started: %1</source>
        <translation>ログイン用のプログラムを起動できませんでした: %1</translation>
    </message>
    <message>
        <source>The program for logging in ended (%1).</source>
        <translation>ログイン用のプログラムが終了しました (%1)。</translation>
    </message>
</context>
<context>
    <name>agents::Network</name>
    <message>
        <source>Could not reach %1. Check your network connection.</source>
        <translation>%1 に接続できませんでした。ネットワーク接続を確認してください。</translation>
    </message>
</context>
<context>
    <name>agents::RegistrySource</name>
    <message>
        <source>The registry&apos;s address must begin with https://.</source>
        <translation>レジストリのアドレスは https:// で始まる必要があります。</translation>
    </message>
    <message>
        <source>%1 Shown is a copy of %2.</source>
        <translation>%1 %2 のコピーを表示しています。</translation>
    </message>
</context>
<context>
    <name>agents::Unpack</name>
    <message>
        <source>The archive could not be unpacked.</source>
        <translation>アーカイブを展開できませんでした。</translation>
    </message>
    <message>
        <source>The archive was refused: %1</source>
        <translation>アーカイブを拒否しました: %1</translation>
    </message>
    <message>
        <source>there is nothing in it.</source>
        <translation>中身がありません。</translation>
    </message>
    <message numerus="yes">
        <source>it holds more than %n file(s).</source>
        <translation>
            <numerusform>ファイルが %n 個を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>a file in it would land outside its folder.</source>
        <translation>中のファイルがフォルダーの外に置かれることになります。</translation>
    </message>
    <message>
        <source>a link in it points outside its folder.</source>
        <translation>中のリンクがフォルダーの外を指しています。</translation>
    </message>
    <message>
        <source>it holds a device or another special file.</source>
        <translation>デバイスなどの特殊なファイルが含まれています。</translation>
    </message>
    <message numerus="yes">
        <source>unpacked it is larger than %n MiB.</source>
        <translation>
            <numerusform>展開すると %n MiB を超えます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::ActionStates</name>
    <message>
        <source>%1: there is nothing to do</source>
        <extracomment>%1 is the name of an action whose key was pressed</extracomment>
        <translation>%1: 今は対象がありません</translation>
    </message>
</context>
<context>
    <name>app::AgentSessionsController</name>
    <message>
        <source>%1 cannot list its sessions.</source>
        <translation>%1 はセッションを一覧できません。</translation>
    </message>
    <message>
        <source>%1 did not list its sessions: %2</source>
        <translation>%1 はセッションを一覧しませんでした: %2</translation>
    </message>
    <message>
        <source>It keeps no sessions.</source>
        <translation>保存されているセッションはありません。</translation>
    </message>
    <message>
        <source>It keeps no sessions in this folder.</source>
        <translation>このフォルダーに保存されているセッションはありません。</translation>
    </message>
    <message>
        <source>It was not deleted: %1</source>
        <translation>削除されませんでした: %1</translation>
    </message>
    <message>
        <source>Asking the agent to close it…</source>
        <translation>閉じるようエージェントに求めています…</translation>
    </message>
    <message>
        <source>The agent has closed it. It can be opened again.</source>
        <translation>エージェントが閉じました。また開くことができます。</translation>
    </message>
    <message>
        <source>It was not closed: %1</source>
        <translation>閉じられませんでした: %1</translation>
    </message>
</context>
<context>
    <name>app::AgentsController</name>
    <message>
        <source>npm package, by npx</source>
        <translation>npm パッケージ (npx を使用)</translation>
    </message>
    <message>
        <source>Python package, by uvx</source>
        <translation>Python パッケージ (uvx を使用)</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
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
            <numerusform>%n 個のエージェントを追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding %1…</source>
        <translation>%1 を追加しています…</translation>
    </message>
    <message>
        <source>Fetched %1 of %2</source>
        <translation>%2 のうち %1 を取得しました</translation>
    </message>
    <message>
        <source>Fetched %1</source>
        <translation>%1 を取得しました</translation>
    </message>
    <message>
        <source>%1 was added. Test it in the list of agents.</source>
        <translation>%1 を追加しました。エージェントの一覧でテストしてください。</translation>
    </message>
</context>
<context>
    <name>app::AttachmentController</name>
    <message>
        <source>Open this sound (%1) with the desktop&apos;s player?</source>
        <translation>この音声 (%1) をデスクトップのプレーヤーで開きますか？</translation>
    </message>
</context>
<context>
    <name>app::CallUndoController</name>
    <message>
        <source>Not undone</source>
        <translation>元に戻していません</translation>
    </message>
</context>
<context>
    <name>app::CommentsController</name>
    <message numerus="yes">
        <source>%n comment(s) have not been sent. Delete them?</source>
        <translation>
            <numerusform>%n 件のコメントが未送信です。削除しますか？</numerusform>
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
        <translation>このターンの変更</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) need a look</source>
        <translation>
            <numerusform>確認が必要な操作が %n 件あります</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to review</source>
        <translation>レビューするものはありません</translation>
    </message>
    <message>
        <source>The last turn changed no files that still stand.</source>
        <translation>最後のターンの変更で、今も残っているファイルはありません。</translation>
    </message>
    <message>
        <source>About the record of effects</source>
        <translation>操作の記録について</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had happened.</source>
        <translation>
            <numerusform>%n 件の操作は行われていました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) had not happened.</source>
        <translation>
            <numerusform>%n 件の操作は行われていませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n effect(s) nobody knows how they ended; look at them in Effects.</source>
        <translation>
            <numerusform>%n 件の操作は、どう終わったか不明です。「操作」で確認してください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were changed that no tool call had told of; they are in Effects.</source>
        <translation>
            <numerusform>どのツール呼び出しも報告していないファイルが %n 個変更されていました。「操作」で見られます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) of MCP servers wait for your decision</source>
        <translation>
            <numerusform>MCP サーバーの呼び出し %n 件が決定を待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent when their session was closed: %1. Start its agent to decide.</source>
        <translation>セッションが閉じられたとき未送信: %1。決定するにはそのエージェントを開始してください。</translation>
    </message>
    <message>
        <source>Belay was closed while something was being done</source>
        <translation>処理の途中で Belay が閉じられました</translation>
    </message>
    <message>
        <source>Belay was closed during a turn</source>
        <translation>ターンの途中で Belay が閉じられました</translation>
    </message>
</context>
<context>
    <name>app::Gui</name>
    <message>
        <source>ms</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Start a session with this agent.</source>
        <translation>このエージェントでセッションを開始します。</translation>
    </message>
    <message>
        <source>Start a session with an agent that plays this saved traffic.</source>
        <translation>保存した通信を再生するエージェントでセッションを開始します。</translation>
    </message>
    <message>
        <source>Start a session with the demo agent.</source>
        <translation>デモエージェントでセッションを開始します。</translation>
    </message>
    <message>
        <source>Open the newest session of the folder, or a new one if there is none.</source>
        <translation>フォルダーの最新のセッションを開きます。なければ新しく作ります。</translation>
    </message>
    <message>
        <source>Press Stop this long after the message was sent.</source>
        <translation>メッセージの送信からこの時間がたったら「停止」を押します。</translation>
    </message>
    <message>
        <source>Quit when the turn has ended.</source>
        <translation>ターンが終わったら Belay を終了します。</translation>
    </message>
    <message>
        <source>Write a picture of the window when the turn has ended.</source>
        <translation>ターンが終わったらウィンドウの画像を書き出します。</translation>
    </message>
    <message>
        <source>Write the picture this long after the start instead.</source>
        <translation>代わりに、起動からこの時間がたったら画像を書き出します。</translation>
    </message>
    <message>
        <source>Write JSON lines with times: clicks, cancels, frames, stalls.</source>
        <translation>時刻付きの JSON 行を書き出します: クリック、キャンセル、フレーム、遅延。</translation>
    </message>
    <message>
        <source>light or dark instead of the desktop&apos;s colours.</source>
        <translation>デスクトップの配色の代わりに light または dark を使います。</translation>
    </message>
    <message>
        <source>A desktop chat for coding agents in which Stop means stop.
“belay exec PROMPT” runs one turn in a terminal; see belay exec --help.</source>
        <translation>「停止」で本当に止まる、コーディングエージェントのためのデスクトップチャット。
「belay exec PROMPT」はターミナルで 1 ターンを実行します。belay exec --help を参照してください。</translation>
    </message>
    <message>
        <source>Go to this entry: belay://session/…/entry/…, as its menu copies it.</source>
        <translation>この項目に移動します: belay://session/…/entry/… (項目のメニューでコピーしたもの)。</translation>
    </message>
    <message>
        <source>Belay %1</source>
        <translation>Belay %1</translation>
    </message>
    <message>
        <source>A time is a whole number of milliseconds.</source>
        <translation>時間はミリ秒単位の整数です。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 を読み取れません。</translation>
    </message>
    <message>
        <source>chat with coding agents, where Stop means stop</source>
        <translation>コーディングエージェントとのチャット。「停止」で本当に止まります</translation>
    </message>
</context>
<context>
    <name>app::HeldController</name>
    <message numerus="yes">
        <source>%n change(s) were not written and wait as before</source>
        <translation>
            <numerusform>%n 件の変更は書き込まれず、これまでどおり待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard what is held back</source>
        <translation>保留中のものを破棄</translation>
    </message>
    <message>
        <source>Not everything was discarded</source>
        <translation>すべては破棄されませんでした</translation>
    </message>
    <message>
        <source>Your editor does not see these changes yet</source>
        <translation>エディターにはまだこれらの変更が見えません</translation>
    </message>
    <message>
        <source>Not everything is as it was</source>
        <translation>すべてが元通りではありません</translation>
    </message>
    <message>
        <source>No terminal was opened</source>
        <translation>端末は開かれませんでした</translation>
    </message>
    <message>
        <source>Both have committed</source>
        <translation>両方がコミットしました</translation>
    </message>
    <message>
        <source>Keep as a branch</source>
        <translation>ブランチとして残す</translation>
    </message>
    <message>
        <source>The agent’s commits are kept</source>
        <translation>エージェントのコミットを残しました</translation>
    </message>
    <message>
        <source>They are on %1.</source>
        <translation>%1 にあります。</translation>
    </message>
    <message>
        <source>The agent’s commits were not kept</source>
        <translation>エージェントのコミットは残せませんでした</translation>
    </message>
    <message>
        <source>Discard what the agent wrote?</source>
        <translation>エージェントが書いたものを破棄しますか？</translation>
    </message>
    <message>
        <source>You and the agent have committed on %1</source>
        <translation>%1 にあなたとエージェントの両方がコミットしました</translation>
    </message>
    <message>
        <source>Discard what the agent and its commands wrote in the last turn?</source>
        <translation>最後のターンでエージェントとそのコマンドが書いたものを破棄しますか？</translation>
    </message>
    <message>
        <source>What waited before waits again as it was. What you decided since, and what git ignores, stays.</source>
        <translation>その前から待っていたものは、元の状態で待機に戻ります。その後に決めたことと、git が無視するものはそのまま残ります。</translation>
    </message>
    <message>
        <source>They wait until you accept them. “Try it” opens a terminal that sees them.</source>
        <translation>承認するまで待機します。「試す」で、変更が見えるターミナルを開けます。</translation>
    </message>
    <message>
        <source>Keep the agent’s commits as the branch %1, for you to merge? The agent then sees yours.</source>
        <translation>エージェントのコミットをブランチ %1 として残し、あとでマージしますか？その後、エージェントにはあなたのコミットが見えます。</translation>
    </message>
</context>
<context>
    <name>app::HeldCopies</name>
    <message>
        <source>%1 is not there for the agent: it was deleted, which is held back.</source>
        <translation>%1 はエージェントには存在しません。削除されましたが、保留中です。</translation>
    </message>
    <message>
        <source>What %1 holds for the agent cannot be shown.</source>
        <translation>エージェントから見た %1 の内容は表示できません。</translation>
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

「停止」で本当に止まる、コーディングエージェントのためのデスクトップチャット。

ライセンス: Apache-2.0。次のものを使っています:

%2</translation>
    </message>
</context>
<context>
    <name>app::LevelController</name>
    <message>
        <source>The agent&apos;s changes are held back from now on</source>
        <translation>これからエージェントの変更は保留されます</translation>
    </message>
    <message>
        <source>The network is as it was</source>
        <translation>ネットワークは元のままです</translation>
    </message>
</context>
<context>
    <name>app::LinkController</name>
    <message>
        <source>There is no link yet: this session is kept from its first message on.</source>
        <translation>まだリンクはありません。このセッションは、最初のメッセージから保存されます。</translation>
    </message>
    <message>
        <source>The session is open, but it has no entry %1.</source>
        <translation>セッションは開いていますが、項目 %1 はありません。</translation>
    </message>
    <message>
        <source>No session of that link is on this computer.</source>
        <translation>このコンピューターにそのリンクのセッションはありません。</translation>
    </message>
</context>
<context>
    <name>app::LinkOpener</name>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>リンク先がありません: %1</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>Text size %1 %</source>
        <translation>文字の大きさ %1 %</translation>
    </message>
    <message>
        <source>Nobody was logged out</source>
        <translation>ログアウトしませんでした</translation>
    </message>
    <message>
        <source>The agent offers no way to log out, or is not ready for it.</source>
        <translation>エージェントにログアウトの方法がないか、まだ準備ができていません。</translation>
    </message>
    <message>
        <source>The session was not forked</source>
        <translation>セッションはフォークされませんでした</translation>
    </message>
    <message>
        <source>(%1) %2</source>
        <extracomment>the number of requests that wait for the user, and the window&apos;s title</extracomment>
        <translation>(%1) %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>a title and what it is about</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Your editor shows a copy</source>
        <translation>エディターにはコピーが表示されています</translation>
    </message>
    <message>
        <source>The file is held back: it is as the agent sees it, and cannot be changed there.</source>
        <translation>このファイルは保留中です。エージェントから見た内容で、そこでは変更できません。</translation>
    </message>
    <message>
        <source>%1 again forces the stop</source>
        <comment>a key</comment>
        <translation>もう一度 %1 で強制停止</translation>
    </message>
    <message>
        <source>%1 again stops</source>
        <comment>a key</comment>
        <translation>もう一度 %1 で停止</translation>
    </message>
    <message>
        <source>%1 again stops what runs on</source>
        <comment>a key</comment>
        <translation>もう一度 %1 で動いているものを停止</translation>
    </message>
    <message>
        <source>Stored sessions</source>
        <translation>保存されたセッション</translation>
    </message>
</context>
<context>
    <name>app::McpController</name>
    <message>
        <source>%1 names no servers.</source>
        <translation>%1 にはサーバーの記述がありません。</translation>
    </message>
    <message>
        <source>The server did not tell of its tools. %1</source>
        <translation>サーバーはツールを知らせませんでした。%1</translation>
    </message>
    <message>
        <source>No call of %1 is recorded so far.</source>
        <translation>%1 の呼び出しはまだ記録されていません。</translation>
    </message>
    <message>
        <source>After the last one Belay would call %1 %2</source>
        <translation>最後の呼び出しに対して、Belay は %1 %2 を呼び出します</translation>
    </message>
    <message>
        <source>Undo of calls</source>
        <translation>呼び出しの取り消し</translation>
    </message>
    <message>
        <source>Use the undo calls of %1?</source>
        <translation>%1 に書かれた取り消しの呼び出しを使いますか？</translation>
    </message>
    <message>
        <source>Each call is shown before it is made. If the file changes, you are asked again. Applies when an agent next starts.</source>
        <translation>どの呼び出しも実行前に表示されます。ファイルが変われば、もう一度確認します。次にエージェントを起動したときから有効です。</translation>
    </message>
    <message>
        <source>The server is being asked for its tools.</source>
        <translation>サーバーにツールを問い合わせています。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::PromptController</name>
    <message>
        <source>The content was not attached</source>
        <translation>内容は添付されませんでした</translation>
    </message>
    <message>
        <source>Sent as a new message; nothing before it is taken back</source>
        <translation>新しいメッセージとして送信されます。それより前のことは何も元に戻りません</translation>
    </message>
    <message>
        <source>The message is open in your editor and comes back when it ends</source>
        <translation>メッセージをエディターで開いています。エディターを終了すると戻ってきます</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>The text is attached; a click shows it</source>
        <translation>テキストを添付しました。クリックで表示します</translation>
    </message>
</context>
<context>
    <name>app::QuitQuestion</name>
    <message>
        <source>Stop and quit</source>
        <translation>停止して終了</translation>
    </message>
    <message>
        <source>End and quit</source>
        <translation>終了させて Belay を終了</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) are running. Quit and stop them?</source>
        <translation>
            <numerusform>%n 件のターンが実行中です。停止して終了しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>What was done stays and is listed.</source>
        <translation>それまでに行われたことは残り、一覧に表示されます。</translation>
    </message>
</context>
<context>
    <name>app::RetryController</name>
    <message>
        <source>Nothing was sent again</source>
        <translation>再送信は行われませんでした</translation>
    </message>
    <message>
        <source>The turn still runs. Its message can be sent again when it has ended.</source>
        <translation>ターンはまだ実行中です。終わると、そのメッセージをもう一度送信できます。</translation>
    </message>
    <message>
        <source>Unknown whether it took effect. The agent may do it again.</source>
        <translation>効果があったかは不明です。エージェントがもう一度行うことがあります。</translation>
    </message>
    <message>
        <source>It ran. The agent may run it again.</source>
        <translation>実行されました。エージェントがもう一度実行することがあります。</translation>
    </message>
    <message>
        <source>Unknown whether it arrived</source>
        <translation>届いたかどうかは不明</translation>
    </message>
    <message>
        <source>Belay calls %1 first</source>
        <translation>Belay が先に %1 を呼び出します</translation>
    </message>
    <message>
        <source>Changed by the turn, and still so</source>
        <translation>ターンが変更し、今もそのまま</translation>
    </message>
</context>
<context>
    <name>app::RuleController</name>
    <message>
        <source>Import permission rules</source>
        <translation>許可ルールをインポート</translation>
    </message>
    <message>
        <source>Export permission rules</source>
        <translation>許可ルールをエクスポート</translation>
    </message>
</context>
<context>
    <name>app::SandboxNotice</name>
    <message>
        <source>Belay runs in a Flatpak sandbox and cannot start agents, editors or git installed on your system. What works: the demo agent, agents at an address (wss://…), and whole programs from the registry. They reach only your home folder.</source>
        <translation>Belay は Flatpak のサンドボックス内で動いているため、システムにインストールされたエージェント、エディター、git を起動できません。使えるのは、デモエージェント、アドレス (wss://…) にあるエージェント、レジストリのうち単独のプログラムであるものです。アクセスできるのはホームフォルダーだけです。</translation>
    </message>
</context>
<context>
    <name>app::SessionCloser</name>
    <message numerus="yes">
        <source>%n command(s) that its agent started still run: they are ended.</source>
        <translation>
            <numerusform>エージェントが起動した %n 個のコマンドがまだ実行中です。終了されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait in it: they are not sent.</source>
        <translation>
            <numerusform>%n 件のメッセージが待っています。送信されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it did to files stays, and stays in Effects; the agent may keep its own record.</source>
        <translation>ファイルに行われたことはそのまま残り、「操作」にも残ります。エージェントが独自の記録を残していることもあります。</translation>
    </message>
    <message>
        <source>Close “%1”?</source>
        <translation>「%1」を閉じますか？</translation>
    </message>
    <message>
        <source>Another Belay has it open: what is said there from now on will be all that is left of it.</source>
        <translation>別の Belay で開かれています。今後そこで交わされる内容だけが残ります。</translation>
    </message>
    <message>
        <source>End and close</source>
        <translation>終了させて閉じる</translation>
    </message>
    <message>
        <source>The running turn will be stopped.</source>
        <translation>実行中のターンは停止されます。</translation>
    </message>
    <message>
        <source>The conversation stays in the list.</source>
        <translation>会話は一覧に残ります。</translation>
    </message>
</context>
<context>
    <name>app::SessionListController</name>
    <message>
        <source>The session stays where it is</source>
        <translation>セッションは移動されません</translation>
    </message>
    <message>
        <source>What is held back belongs to its folder: accept or discard it first.</source>
        <translation>保留中のものは今のフォルダーのものです。先に承認するか破棄してください。</translation>
    </message>
</context>
<context>
    <name>app::SessionPage</name>
    <message>
        <source>Go to a line of a change first</source>
        <translation>先に変更の行へ移動してください</translation>
    </message>
    <message>
        <source>No program of this desktop opens it. Copy it, and answer the agent its own way.</source>
        <translation>このデスクトップに、これを開くプログラムがありません。コピーして、エージェントの方法で答えてください。</translation>
    </message>
</context>
<context>
    <name>app::StartController</name>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
</context>
<context>
    <name>app::TourController</name>
    <message>
        <source>It writes a file and changes it: a card shows each change, a click unfolds it.</source>
        <translation>ファイルを書いて変更します。変更ごとにカードが表示され、クリックで開きます。</translation>
    </message>
    <message>
        <source>When it asks to run a command, press Allow or Reject on the card.</source>
        <translation>コマンドの実行を求められたら、カードの「許可」か「拒否」を押してください。</translation>
    </message>
    <message>
        <source>The report says what happened. Take the changes back: press Undo there.</source>
        <translation>報告に何が起きたかが書かれています。そこで「元に戻す」を押して変更を取り消してください。</translation>
    </message>
    <message>
        <source>That was the tour. What you did here is the same with every agent.</source>
        <translation>案内は以上です。ここで行ったことは、どのエージェントでも同じです。</translation>
    </message>
    <message>
        <source>It asks, you answer</source>
        <translation>質問に答える</translation>
    </message>
    <message>
        <source>It works on, you stop it</source>
        <translation>作業を続けるのを停止する</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The agent makes a plan and looks around. Just watch for now.</source>
        <translation>エージェントが計画を立てて周りを調べます。今は見ているだけでかまいません。</translation>
    </message>
    <message>
        <source>It keeps working. Press Stop.</source>
        <translation>作業が続きます。「停止」を押してください。</translation>
    </message>
</context>
<context>
    <name>app::TrafficViewer</name>
    <message>
        <source>Traffic in %1</source>
        <translation>%1 の通信</translation>
    </message>
    <message>
        <source>Open saved traffic</source>
        <translation>保存した通信を開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Of %1 messages, the last %2 with the agent and the last %2 with MCP servers are shown.</source>
        <translation>全 %1 件のメッセージのうち、エージェントとの最後の %2 件と、MCP サーバーとの最後の %2 件を表示しています。</translation>
    </message>
</context>
<context>
    <name>app::WelcomeController</name>
    <message>
        <source>%1 answered and was added.</source>
        <translation>%1 が応答し、追加されました。</translation>
    </message>
</context>
<context>
    <name>app::WindowActions</name>
    <message>
        <source>&amp;New session…</source>
        <translation>新しいセッション(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open a session of an agent…</source>
        <translation>エージェントのセッションを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a lin&amp;k…</source>
        <translation>リンクを開く(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Agents…</source>
        <translation>エージェント(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>検索(&amp;I)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Find a session</source>
        <translation>セッションを検索(&amp;F)</translation>
    </message>
    <message>
        <source>P&amp;revious message of yours</source>
        <translation>前の自分のメッセージ(&amp;R)</translation>
    </message>
    <message>
        <source>Ne&amp;xt message of yours</source>
        <translation>次の自分のメッセージ(&amp;X)</translation>
    </message>
    <message>
        <source>To the &amp;latest</source>
        <translation>最新へ移動(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>標準の大きさ(&amp;N)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>Da&amp;rk</source>
        <translation>ダーク(&amp;R)</translation>
    </message>
    <message>
        <source>By &amp;folder</source>
        <translation>フォルダー順(&amp;F)</translation>
    </message>
    <message>
        <source>By &amp;agent</source>
        <translation>エージェント順(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;date</source>
        <translation>日付順(&amp;D)</translation>
    </message>
    <message>
        <source>Next &amp;area</source>
        <translation>次の領域(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Previous area</source>
        <translation>前の領域(&amp;P)</translation>
    </message>
    <message>
        <source>Write the message in an e&amp;ditor</source>
        <translation>エディターでメッセージを書く(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Close, or twice: stop</source>
        <translation>閉じる、2 回で停止</translation>
    </message>
    <message>
        <source>&amp;Force stop</source>
        <translation>強制停止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Kill the command only</source>
        <translation>コマンドだけを強制終了(&amp;K)</translation>
    </message>
    <message>
        <source>To the &amp;oldest request that waits</source>
        <translation>返答待ちの最も古い要求へ(&amp;O)</translation>
    </message>
    <message>
        <source>To the &amp;input</source>
        <translation>入力欄へ(&amp;I)</translation>
    </message>
    <message>
        <source>Next mode&amp;l</source>
        <translation>次のモデル(&amp;L)</translation>
    </message>
    <message>
        <source>Next &amp;thought level</source>
        <translation>次の思考レベル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous session</source>
        <translation>前のセッション(&amp;P)</translation>
    </message>
    <message>
        <source>N&amp;ext session</source>
        <translation>次のセッション(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo the turn&apos;s changes…</source>
        <translation>ターンの変更を元に戻す(&amp;U)…</translation>
    </message>
    <message>
        <source>Re&amp;view changes</source>
        <translation>変更をレビュー(&amp;V)</translation>
    </message>
    <message>
        <source>Copy &amp;report of the turn</source>
        <translation>ターンのレポートをコピー(&amp;R)</translation>
    </message>
    <message>
        <source>Permission r&amp;ules…</source>
        <translation>許可ルール(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;MCP servers…</source>
        <translation>MCP サーバー(&amp;M)…</translation>
    </message>
    <message>
        <source>Fork t&amp;he session</source>
        <translation>セッションをフォーク(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Restart the agent</source>
        <translation>エージェントを再起動(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Log out of the agent</source>
        <translation>エージェントからログアウト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Session</source>
        <translation>セッション(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Agent</source>
        <translation>エージェント(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>貼り付け(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Hold changes back</source>
        <translation>変更を保留する(&amp;H)</translation>
    </message>
    <message>
        <source>Next mo&amp;de</source>
        <translation>次のモード(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;ave report of the turn…</source>
        <translation>ターンのレポートを保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;name the session…</source>
        <translation>セッション名を変更(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Group sessions</source>
        <translation>セッションをグループ化(&amp;G)</translation>
    </message>
    <message>
        <source>P&amp;in the session</source>
        <translation>セッションを固定(&amp;P)</translation>
    </message>
    <message>
        <source>Archi&amp;ve the session</source>
        <translation>セッションをアーカイブ(&amp;V)</translation>
    </message>
    <message>
        <source>Cop&amp;y the answer</source>
        <translation>回答をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Lea&amp;ve a comment on the line…</source>
        <translation>行にコメント(&amp;V)…</translation>
    </message>
    <message>
        <source>Close all panels</source>
        <translation>すべてのパネルを閉じる</translation>
    </message>
    <message>
        <source>To &amp;your queued messages</source>
        <translation>送信待ちのメッセージへ(&amp;Y)</translation>
    </message>
    <message>
        <source>Actions and &amp;keys…</source>
        <translation>機能とキー(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>base::CommandTemplate</name>
    <message>
        <source>There is no command.</source>
        <translation>コマンドがありません。</translation>
    </message>
    <message>
        <source>“%1” stands for nothing: %f is the file, %l the line, %c the column, %% a percent sign.</source>
        <translation>「%1」に意味はありません。%f はファイル、%l は行、%c は列、%% はパーセント記号です。</translation>
    </message>
</context>
<context>
    <name>base::NamedFolder</name>
    <message>
        <source>The name of the folder “%1” is not UTF-8. Rename it, or choose another one.</source>
        <translation>フォルダー「%1」の名前は UTF-8 ではありません。名前を変えるか、別のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>base::RegularFile</name>
    <message>
        <source>it is no regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>%1 MiB を超えています</translation>
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
            <numerusform>%1、ほか %n 件</numerusform>
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
        <translation>%1、%2</translation>
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
        <translation>%1: オブジェクトが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>The file is larger than %n MiB: these are no settings.</source>
        <translation>
            <numerusform>ファイルが %n MiB を超えています。これは設定ではありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>audio</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>You cancelled the login.</source>
        <translation>ログインをキャンセルしました。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>On disk now</source>
        <translation>現在のディスクの内容</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 に書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
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
        <translation>フックと設定</translation>
    </message>
    <message>
        <source>Outside the folder</source>
        <translation>フォルダーの外</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>There can be no session in that folder</source>
        <translation>そのフォルダーではセッションを開始できません</translation>
    </message>
    <message>
        <source>It makes a plan and looks around</source>
        <translation>計画を立てて周りを調べる</translation>
    </message>
    <message>
        <source>Add an agent</source>
        <translation>エージェントを追加</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON 行 (*.jsonl)</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>The folder to work in; the current one by default.</source>
        <translation>作業するフォルダー。既定は現在のフォルダーです。</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>「%1」はここでは使えません。</translation>
    </message>
    <message>
        <source>%1 asks for permission</source>
        <translation>%1 が許可を求めています</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Quit Belay</source>
        <translation>Belay を終了</translation>
    </message>
    <message>
        <source>found on this computer: %1</source>
        <translation>このコンピューターで検出: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Folder of the new session</source>
        <translation>新しいセッションのフォルダー</translation>
    </message>
    <message>
        <source>%1 It wrote: %2</source>
        <translation>%1 出力: %2</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Terminals</source>
        <translation>ターミナル</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み取れません: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent&apos;s command is empty.</source>
        <translation>エージェントのコマンドが空です。</translation>
    </message>
    <message>
        <source>Made before, and nobody knows whether it took effect. It is sent with the same key; a server that ignores keys may do it twice.</source>
        <translation>以前にも行われましたが、効果があったかどうかは不明です。同じキーで送信されます。キーを無視するサーバーでは、二重に実行されることがあります。</translation>
    </message>
    <message>
        <source>There is no MCP server “%1” any more.</source>
        <translation>MCP サーバー「%1」はもうありません。</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>「%1」は使えません。%2 のいずれかです。</translation>
    </message>
    <message>
        <source>The agent could not open a session: %1</source>
        <translation>エージェントはセッションを開けませんでした: %1</translation>
    </message>
    <message>
        <source>Refused after Stop: %1</source>
        <translation>「停止」の後に拒否: %1</translation>
    </message>
    <message>
        <source>What an agent elsewhere writes cannot be held back here.</source>
        <translation>別の場所にいるエージェントが書くものは、ここでは保留できません。</translation>
    </message>
    <message>
        <source>%1 (optional)</source>
        <translation>%1 (任意)</translation>
    </message>
    <message>
        <source>Stop came before it was permitted.</source>
        <translation>許可される前に「停止」が押されました。</translation>
    </message>
    <message>
        <source>It was not permitted.</source>
        <translation>許可されませんでした。</translation>
    </message>
    <message>
        <source>What became of it says row %1.</source>
        <translation>その結果は行 %1 にあります。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>What it wrote is held back. What else it did nobody knows.</source>
        <translation>書いたものは保留されています。ほかに何をしたかは分かりません。</translation>
    </message>
    <message>
        <source>Nobody knows what a command did besides its output.</source>
        <translation>コマンドが出力のほかに何をしたかは、わかりません。</translation>
    </message>
    <message>
        <source>It left this machine.</source>
        <translation>このコンピューターの外に出ました。</translation>
    </message>
    <message>
        <source>exit %1</source>
        <translation>終了コード %1</translation>
    </message>
    <message>
        <source>Ended half-way by Force stop</source>
        <translation>「強制停止」により途中で終了</translation>
    </message>
    <message>
        <source>Ended half-way with its agent</source>
        <translation>エージェントとともに途中で終了</translation>
    </message>
    <message>
        <source>Killed by you half-way</source>
        <translation>あなたが途中で強制終了</translation>
    </message>
    <message>
        <source>Ended half-way by Stop</source>
        <translation>「停止」により途中で終了</translation>
    </message>
    <message>
        <source>refused, not started</source>
        <translation>拒否、起動なし</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>This is no longer open; nothing was answered.</source>
        <translation>これはもう終わっています。回答は送られませんでした。</translation>
    </message>
    <message>
        <source>Stop has been pressed; this is being cancelled.</source>
        <translation>「停止」が押されたため、キャンセル中です。</translation>
    </message>
    <message>
        <source>The folder “%1” must be written in full, beginning with /.</source>
        <translation>フォルダー「%1」は、/ から始まる完全なパスで書いてください。</translation>
    </message>
    <message>
        <source>in %1</source>
        <extracomment>a folder, and why Belay asks; with quotation marks it is the agent that says why</extracomment>
        <translation>場所: %1</translation>
    </message>
    <message>
        <source>You are asked because of your rule: %1</source>
        <translation>あなたのルールにより、確認しています: %1</translation>
    </message>
    <message>
        <source>The arguments are no JSON object.</source>
        <translation>引数が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>Your rule says so: %1</source>
        <translation>あなたのルールによるものです: %1</translation>
    </message>
    <message>
        <source>The user cancelled this call. It had been sent; whether it took effect is not known.</source>
        <translation>ユーザーがこの呼び出しを取り消しました。すでに送信されており、効果があったかどうかは不明です。</translation>
    </message>
    <message>
        <source>Allow once</source>
        <translation>今回だけ許可</translation>
    </message>
    <message>
        <source>Send now</source>
        <translation>今すぐ送信</translation>
    </message>
    <message>
        <source>Belay ended before the server had answered.</source>
        <translation>サーバーが答える前に Belay が終了しました。</translation>
    </message>
    <message>
        <source>Belay ended before it was sent.</source>
        <translation>送信される前に Belay が終了しました。</translation>
    </message>
    <message>
        <source>The agent is not ready.</source>
        <translation>エージェントの準備ができていません。</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not answer within %n second(s).</source>
        <translation>
            <numerusform>エージェントは %n 秒以内に応答しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>This agent cannot fork sessions.</source>
        <translation>このエージェントはセッションをフォークできません。</translation>
    </message>
    <message>
        <source>The agent did not react to being asked to give up.</source>
        <translation>エージェントは、取りやめの求めに反応しませんでした。</translation>
    </message>
    <message>
        <source>The checkpoint was cancelled.</source>
        <translation>チェックポイントはキャンセルされました。</translation>
    </message>
    <message>
        <source>What the file held before was not kept.</source>
        <translation>以前のファイルの内容は保存されていません。</translation>
    </message>
    <message>
        <source>the file is as it was before</source>
        <translation>ファイルは以前のままです</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s)</source>
        <translation>
            <numerusform>ほか %n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by somebody else meanwhile. Nothing was written.</source>
        <translation>その間に %1 がほかから変更されました。何も書き込まれませんでした。</translation>
    </message>
    <message>
        <source>Nobody knows what the file held before.</source>
        <translation>以前のファイルの内容はわかりません。</translation>
    </message>
    <message>
        <source>There is something here that is not a regular file.</source>
        <translation>ここに、通常のファイルではないものがあります。</translation>
    </message>
    <message>
        <source>The file is not JSON: %1 at character %2.</source>
        <translation>ファイルが JSON ではありません: %1 (%2 文字目)。</translation>
    </message>
    <message>
        <source>The connection to the MCP server was ended.</source>
        <translation>MCP サーバーへの接続が終わりました。</translation>
    </message>
    <message>
        <source>The server goes on with it in a way that cannot be followed.</source>
        <translation>サーバーは追跡できない方法で続けています。</translation>
    </message>
    <message>
        <source>held back</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>nobody knows how it ended</source>
        <translation>どう終わったか不明</translation>
    </message>
    <message>
        <source>cannot be undone</source>
        <translation>元に戻せません</translation>
    </message>
    <message>
        <source>by Belay for the agent</source>
        <translation>エージェントのために Belay が実行</translation>
    </message>
    <message>
        <source>by the agent itself</source>
        <translation>エージェント自身が実行</translation>
    </message>
    <message>
        <source>changed, not reported</source>
        <translation>変更されたが報告なし</translation>
    </message>
    <message numerus="yes">
        <source>%n run on</source>
        <translation>
            <numerusform>%n 個が動作中</numerusform>
        </translation>
    </message>
    <message>
        <source>runs on</source>
        <translation>動作中</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) wait for you</source>
        <translation>
            <numerusform>返答待ちの要求 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>終了中</translation>
    </message>
    <message numerus="yes">
        <source>%n held back</source>
        <translation>
            <numerusform>%n 件を保留中</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Took effect</source>
        <translation>実施済み</translation>
    </message>
    <message>
        <source>waits for you</source>
        <translation>返答待ち</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>元に戻し済み</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>not permitted</source>
        <translation>許可されませんでした</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>阻止</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>This is not text that can be shown.</source>
        <translation>表示できるテキストではありません。</translation>
    </message>
    <message>
        <source>ended by Stop</source>
        <translation>「停止」により終了</translation>
    </message>
    <message>
        <source>ended by Force stop</source>
        <translation>「強制停止」により終了</translation>
    </message>
    <message>
        <source>ended with its agent</source>
        <translation>エージェントとともに終了</translation>
    </message>
    <message>
        <source>killed by you</source>
        <translation>あなたが強制終了</translation>
    </message>
    <message>
        <source>ended by the agent</source>
        <translation>エージェントが終了</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation>実行中 %1</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>未決</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Thought</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Thought for %1</source>
        <translation>思考時間 %1</translation>
    </message>
    <message>
        <source>Permission</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>With %1 in %2</source>
        <translation>%1 との会話、フォルダー %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>you changed it meanwhile</source>
        <translation>その間にあなたが変更しました</translation>
    </message>
    <message>
        <source>The agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>the agent may go on where it runs</source>
        <translation>エージェントは動作している場所で続けているかもしれません</translation>
    </message>
    <message>
        <source>cancelled by you</source>
        <translation>あなたがキャンセル</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>ツール呼び出し</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>answered by your rule: %1</source>
        <translation>あなたのルールが回答: %1</translation>
    </message>
    <message>
        <source>Log in</source>
        <translation>ログイン</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>cancelled by the agent</source>
        <translation>エージェントがキャンセル</translation>
    </message>
    <message>
        <source>cancelled by Stop</source>
        <translation>「停止」によりキャンセル</translation>
    </message>
    <message>
        <source>refused: arrived after Stop</source>
        <translation>拒否:「停止」の後に届きました</translation>
    </message>
    <message>
        <source>the turn ended first</source>
        <translation>ターンが先に終わりました</translation>
    </message>
    <message>
        <source>lost: connection ended</source>
        <translation>失われました: 接続が終わりました</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>ending the connection</source>
        <translation>接続を終了しています</translation>
    </message>
    <message>
        <source>ending the agent process</source>
        <translation>エージェントのプロセスを終了しています</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>応じていません</translation>
    </message>
    <message>
        <source>Stopping %1 s</source>
        <translation>停止中 %1 秒</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>%1: %2 lines added, %3 removed</source>
        <extracomment>%1 is &quot;3 files changed&quot;</extracomment>
        <translation>%1: %2 行を追加、%3 行を削除</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>レビュー</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Find in the conversation</source>
        <translation>会話内を検索</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Accept too</source>
        <translation>これも受け入れる</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>%1 asks you to log in</source>
        <translation>%1 がログインを求めています</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Stops the turn, then sends this message</source>
        <translation>ターンを停止してから、このメッセージを送信します</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>終了させる</translation>
    </message>
    <message>
        <source>Force stop</source>
        <translation>強制停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>The image is broken</source>
        <translation>画像が壊れています</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>rejected</source>
        <extracomment>%1 is lines added and removed by a change that is folded, &quot;+12 −3&quot;</extracomment>
        <translation>却下</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>あなたのものが残ります</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>上下に並べる</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>左右に並べる</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Review changes</source>
        <translation>変更をレビュー</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>An undo can itself be undone</source>
        <translation>元に戻したことも、また取り消せます</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n file change(s)</source>
        <extracomment>a button</extracomment>
        <translation>
            <numerusform>%n 件のファイル変更を元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>セッションを検索</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>エージェント</translation>
    </message>
    <message numerus="yes">
        <source>Undo %1 changes to %n file(s)</source>
        <extracomment>a button; %1 changes, at least two, to %n files</extracomment>
        <translation>
            <numerusform>%n 個のファイルへの %1 件の変更を元に戻す</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in Traffic</source>
        <translation>通信で表示</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message numerus="yes">
        <source>Show only the first %n</source>
        <translation>
            <numerusform>最初の %n 件だけを表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>確認済みにする</translation>
    </message>
    <message>
        <source>Restore files to the start of this turn…</source>
        <translation>ファイルをこのターンの開始時に復元…</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>表示を減らす</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>出力をコピー</translation>
    </message>
    <message>
        <source>Show in transcript</source>
        <translation>会話で表示</translation>
    </message>
    <message>
        <source>Kill command</source>
        <translation>コマンドを強制終了</translation>
    </message>
    <message>
        <source>The editor %1 could not be started. Another one can be chosen in the settings.</source>
        <translation>エディター %1 を起動できませんでした。設定で別のエディターを選べます。</translation>
    </message>
    <message>
        <source>%1: has no command.</source>
        <translation>%1: コマンドがありません。</translation>
    </message>
    <message>
        <source>%1: “%2” must be a list of at most %3 strings.</source>
        <translation>%1:「%2」は、最大 %3 個の文字列のリストでなければなりません。</translation>
    </message>
    <message>
        <source>This is no valid JSON in line %1, column %2: %3.</source>
        <translation>%1 行 %2 列で JSON が正しくありません: %3。</translation>
    </message>
    <message>
        <source>The file has no “%1”.</source>
        <translation>このファイルに「%1」はありません。</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 answered with HTTP status %2.</source>
        <translation>%1 が HTTP ステータス %2 を返しました。</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted. Nothing was sent.</source>
        <translation>%1 の証明書は受け入れられませんでした。何も送信されていません。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>フォルダー %1 を作成できませんでした。</translation>
    </message>
    <message>
        <source>&amp;Close the session</source>
        <translation>セッションを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Copy &amp;block</source>
        <translation>ブロックをコピー(&amp;B)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Markdown としてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fold all</source>
        <translation>すべて折りたたむ(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Unfold all</source>
        <translation>すべて展開(&amp;U)</translation>
    </message>
    <message>
        <source>Attac&amp;h files…</source>
        <translation>ファイルを添付(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Mode, model and other options</source>
        <translation>モード、モデルなどのオプション(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;xport the conversation…</source>
        <translation>会話をエクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>案内(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About Belay</source>
        <translation>Belay について(&amp;A)</translation>
    </message>
    <message>
        <source>The program %1 is not installed on this computer.</source>
        <translation>プログラム %1 がこのコンピューターにインストールされていません。</translation>
    </message>
    <message>
        <source>Loading the list…</source>
        <translation>一覧を読み込んでいます…</translation>
    </message>
    <message>
        <source>%1 is starting</source>
        <translation>%1 を起動しています</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>See Effects for what it had done.</source>
        <translation>それまでに行われたことは「操作」で確認できます。</translation>
    </message>
    <message>
        <source>Ran to its end</source>
        <translation>最後まで実行</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音声</translation>
    </message>
    <message>
        <source>No program of this desktop opens %1</source>
        <translation>このデスクトップに %1 を開くプログラムがありません</translation>
    </message>
    <message>
        <source>Delete comments</source>
        <translation>コメントを削除</translation>
    </message>
    <message>
        <source>Restore to the start of the turn</source>
        <translation>ターンの開始時に戻す</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 に書き込めません。</translation>
    </message>
    <message>
        <source>The sessions of earlier runs could not be read.</source>
        <translation>以前の実行のセッションを読み取れませんでした。</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>開かれていません</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>The message to the agent.</source>
        <translation>エージェントへのメッセージ。</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>試してください: %1</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>セッションの削除</translation>
    </message>
    <message>
        <source>Close session</source>
        <translation>セッションを閉じる</translation>
    </message>
    <message>
        <source>%1 asks you something</source>
        <translation>%1 から質問があります</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>フォルダー「%1」はありません。</translation>
    </message>
    <message>
        <source>%1 cannot be undone. %2</source>
        <translation>%1 は元に戻せません。%2</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>元に戻すものはありません</translation>
    </message>
    <message>
        <source>nothing was changed</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Print every item as one line of JSON.</source>
        <translation>項目ごとに JSON を 1 行で出力します。</translation>
    </message>
    <message>
        <source>What the agent contacts is not noted</source>
        <translation>エージェントの接続先は記録されません</translation>
    </message>
    <message>
        <source>Last lines it wrote</source>
        <translation>最後の出力</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起こったこと</translation>
    </message>
    <message>
        <source>The agent %1 says</source>
        <translation>エージェント %1 の言葉</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>what an answer does, and what the agent calls it</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>The agent does not send the command itself: this is what it calls it.</source>
        <translation>エージェントはコマンドそのものを送っていません。これはエージェントによる呼び名です。</translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation>1 から %1 までの番号を入力してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) end differently</source>
        <translation>
            <numerusform>%n 行の行末が異なります</numerusform>
        </translation>
    </message>
    <message>
        <source>The byte order mark at the beginning is different</source>
        <translation>先頭のバイト順マークが異なります</translation>
    </message>
    <message>
        <source>open in another Belay</source>
        <translation>別の Belay で開いています</translation>
    </message>
    <message>
        <source>The agent withdrew its request for permission.</source>
        <translation>エージェントが許可の要求を取り下げました。</translation>
    </message>
    <message>
        <source>The turn ended before it was permitted.</source>
        <translation>許可される前にターンが終わりました。</translation>
    </message>
    <message>
        <source>The connection ended before it was permitted.</source>
        <translation>許可される前に接続が終わりました。</translation>
    </message>
    <message>
        <source>The agent never said how it ended.</source>
        <translation>どう終わったかを、エージェントは報告しませんでした。</translation>
    </message>
    <message>
        <source>The agent called it done only after Stop: it may have been cut short.</source>
        <translation>エージェントが完了と報告したのは「停止」の後です。途中で切れているかもしれません。</translation>
    </message>
    <message>
        <source>Cancelled by Stop; the agent called it failed.</source>
        <translation>「停止」によりキャンセル。エージェントは失敗と報告しました。</translation>
    </message>
    <message>
        <source>what it left running was ended</source>
        <translation>動いたまま残したものは終了</translation>
    </message>
    <message>
        <source>refused, not written</source>
        <translation>拒否、書き込みなし</translation>
    </message>
    <message>
        <source>“%1” contains “..”. Give the path without it.</source>
        <translation>「%1」に「..」が含まれています。それを使わないパスを指定してください。</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>run a command</source>
        <translation>コマンドの実行</translation>
    </message>
    <message>
        <source>You are asked because nobody can know whether your rule is met: %1</source>
        <translation>ルールに当てはまるかどうかがわからないため、確認しています: %1</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 はもうありません。</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 はファイルでもフォルダーでもありません。</translation>
    </message>
    <message>
        <source>A message takes %1 files at most.</source>
        <translation>1 つのメッセージに添付できるファイルは %1 個までです。</translation>
    </message>
    <message>
        <source>The request was cancelled before it was sent.</source>
        <translation>要求は送信される前に取り消されました。</translation>
    </message>
    <message numerus="yes">
        <source>The MCP server did not answer within %n second(s).</source>
        <translation>
            <numerusform>MCP サーバーは %n 秒以内に応答しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large; what it held before is not kept.</source>
        <translation>ファイルが大きすぎるため、以前の内容は保存されません。</translation>
    </message>
    <message>
        <source>Belay is ending. Nothing was written.</source>
        <translation>Belay は終了処理中です。何も書き込まれませんでした。</translation>
    </message>
    <message>
        <source>The row of effect %1 cannot be read.</source>
        <translation>操作 %1 の行を読み取れません。</translation>
    </message>
    <message>
        <source>%1 points to another address, which must not get the server&apos;s headers.</source>
        <translation>%1 は別のアドレスを指しています。そこにサーバーのヘッダーを渡すことはできません。</translation>
    </message>
    <message>
        <source>From an earlier run</source>
        <translation>以前の実行のセッション</translation>
    </message>
    <message>
        <source>agent is not running</source>
        <translation>エージェントは動いていません</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) not sent</source>
        <translation>
            <numerusform>未送信のメッセージ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>バックグラウンドで実行中</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>開始されず</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <comment>how a turn ended, its length</comment>
        <translation>%1 (所要時間 %2)</translation>
    </message>
    <message>
        <source>can be undone by %1</source>
        <translation>%1 で元に戻せます</translation>
    </message>
    <message>
        <source>Contacted</source>
        <extracomment>hosts in the network</extracomment>
        <translation>接続先</translation>
    </message>
    <message>
        <source>before this turn</source>
        <comment>a host was contacted</comment>
        <translation>このターンの前</translation>
    </message>
    <message>
        <source>sent, no answer yet</source>
        <translation>送信済み、応答待ち</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>agent process died</source>
        <comment>a state in a list</comment>
        <translation>エージェントのプロセスが異常終了</translation>
    </message>
    <message>
        <source>connection lost</source>
        <comment>a state in a list</comment>
        <translation>接続の切断</translation>
    </message>
    <message>
        <source>agent failed</source>
        <comment>a state in a list</comment>
        <translation>エージェントの失敗</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>The agent is still at work</source>
        <translation>エージェントがまだ作業中です</translation>
    </message>
    <message>
        <source>Belay ended in the middle</source>
        <comment>a state in a list</comment>
        <translation>途中で Belay が終了しました</translation>
    </message>
    <message>
        <source>answered by you</source>
        <translation>あなたが回答</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>プロセス %1</translation>
    </message>
    <message>
        <source>asked again, no answer yet</source>
        <translation>再度要求、応答待ち</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決める</translation>
    </message>
    <message>
        <source>writes at once</source>
        <translation>すぐに書き込み</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>nothing is sent before this turn has ended</source>
        <translation>このターンが終わるまで何も送信されません</translation>
    </message>
    <message>
        <source>sent as soon as the agent is ready</source>
        <translation>エージェントの準備ができしだい送信されます</translation>
    </message>
    <message>
        <source>Stop what runs on</source>
        <translation>動作中のものを終了させる</translation>
    </message>
    <message numerus="yes">
        <source>%n more folder(s)</source>
        <translation>
            <numerusform>ほか %n 個のフォルダー</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 ピクセル</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>As the text</source>
        <translation>文章に合わせる</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n line(s)</source>
        <translation>
            <numerusform>全 %n 行を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>Too soon, nothing was answered</source>
        <translation>早すぎたため、回答は送られませんでした</translation>
    </message>
    <message>
        <source>Settings (*.json *.jsonc);;All files (*)</source>
        <translation>設定 (*.json *.jsonc);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Folder of the session</source>
        <translation>セッションのフォルダー</translation>
    </message>
    <message>
        <source>Delete “%1”?</source>
        <translation>「%1」を削除しますか？</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 件のセッション</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for its answer…</source>
        <translation>応答を待っています…</translation>
    </message>
    <message>
        <source>“%1” reads the environment variable %2, which was not set when Belay started.</source>
        <translation>「%1」は環境変数 %2 を読み取りますが、Belay の起動時には設定されていませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be started: %2</source>
        <translation>%1 を起動できませんでした: %2</translation>
    </message>
    <message>
        <source>Settings with “%1”</source>
        <translation>「%1」を含む設定</translation>
    </message>
    <message>
        <source>It edits a file: you see the diff</source>
        <translation>ファイルを編集します: 差分が表示されます</translation>
    </message>
    <message>
        <source>You read what happened, and undo it</source>
        <translation>起こったことを読み、元に戻します</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>シグナル %1</translation>
    </message>
    <message>
        <source>It was not run again: row %1 is the first.</source>
        <translation>もう一度は実行されませんでした。最初のものは行 %1 です。</translation>
    </message>
    <message>
        <source>The header “%1” has characters that no header may have.</source>
        <translation>ヘッダー「%1」に使えない文字が含まれています。</translation>
    </message>
    <message>
        <source>%1 was not run again</source>
        <translation>%1 は再度実行されませんでした</translation>
    </message>
    <message>
        <source>not run again</source>
        <translation>再実行されていません</translation>
    </message>
    <message>
        <source>Agents are reached by WebSocket: an address begins with wss:// or ws://.</source>
        <translation>エージェントには WebSocket で接続します。アドレスは wss:// または ws:// で始まります。</translation>
    </message>
    <message>
        <source>This is no address of an agent. One looks like wss://agents.example.com/acp.</source>
        <translation>エージェントのアドレスではありません。wss://agents.example.com/acp のような形です。</translation>
    </message>
    <message>
        <source>Changing this restarts the agent.</source>
        <translation>変更するとエージェントが再起動されます。</translation>
    </message>
    <message>
        <source>Public list, downloaded only when you open it</source>
        <translation>公開の一覧。開いたときにだけダウンロードします</translation>
    </message>
    <message>
        <source>Open a link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>It was called to take it back, and nobody knows whether that took effect.</source>
        <translation>取り消すための呼び出しは行われましたが、効果があったかどうかは誰にも分かりません。</translation>
    </message>
    <message>
        <source>not in your folder yet</source>
        <translation>まだフォルダーに反映されていません</translation>
    </message>
</context>
<context>
    <name>cli::AgentsCommand</name>
    <message>
        <source>list coding agents, or test one</source>
        <translation>コーディングエージェントを一覧またはテストする</translation>
    </message>
    <message>
        <source>Test this agent.</source>
        <translation>このエージェントをテストします。</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>There is no agent “%1”. belay agents lists them.</source>
        <translation>エージェント「%1」はありません。belay agents で一覧できます。</translation>
    </message>
    <message>
        <source>With --test: measure how the agent takes Stop.</source>
        <translation>--test とともに: エージェントが「停止」にどう応じるかを測定します。</translation>
    </message>
    <message>
        <source>With --stop: print every result as one line of JSON.</source>
        <translation>--stop とともに: 各結果を 1 行の JSON として出力します。</translation>
    </message>
    <message>
        <source>--stop needs --test and the agent&apos;s name.</source>
        <translation>--stop には --test とエージェントの名前が必要です。</translation>
    </message>
    <message>
        <source>--json goes with --stop only.</source>
        <translation>--json は --stop とともにのみ使えます。</translation>
    </message>
    <message>
        <source>Lists the agents that are configured; * is the one that new sessions use. With --test, starts one to see whether it answers, and says what it can. With --test NAME --stop, gives it six small jobs in a temporary folder, stops four of them in the middle, and says how it took that and what was left; the name may be a command or an address, too. That takes some minutes, 24 at the most, uses the agent&apos;s model, and is kept with the agent. Ctrl-C ends it, again by force.
Exit codes: 0 fine: every Stop that could be tried held, 1 something was left after a Stop or the agent had to be forced, 2 usage, 3 the agent did not answer, or no Stop could be tried, 130 interrupted.</source>
        <translation>設定されているエージェントを一覧します。* は新しいセッションで使われるものです。--test を付けると、1 つを起動して応答するかを確かめ、何ができるかを示します。--test NAME --stop を付けると、一時フォルダーで小さな作業を 6 つ頼み、そのうち 4 つを途中で停止して、どう応じたか、何が残ったかを示します。名前はコマンドやアドレスでもかまいません。数分、長くて 24 分かかり、エージェントのモデルを使います。結果はエージェントとともに保存されます。Ctrl-C で終了、もう一度で強制終了します。
終了コード: 0 良好 (試せた「停止」はすべて効いた)、1「停止」の後に何かが残った、または強制停止が必要だった、2 使い方の誤り、3 エージェントが応答しなかった、または「停止」を一度も試せなかった、130 中断。</translation>
    </message>
    <message>
        <source>Found on this computer, to be started with belay exec --agent COMMAND:</source>
        <translation>このコンピューターで見つかったもの (belay exec --agent COMMAND で起動):</translation>
    </message>
</context>
<context>
    <name>cli::EffectsCommand</name>
    <message>
        <source>%1: left alone. %2</source>
        <translation>%1: そのままにします。%2</translation>
    </message>
    <message>
        <source>Undo this? [y/N] </source>
        <translation>元に戻しますか？ [y/N] </translation>
    </message>
    <message>
        <source>y</source>
        <comment>the letter that says yes</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>There is nothing to report.</source>
        <translation>報告することはありません。</translation>
    </message>
    <message>
        <source>Effect %1 cannot be undone. %2</source>
        <translation>操作 %1 は元に戻せません。%2</translation>
    </message>
    <message>
        <source>Nothing was changed. --yes undoes without asking.</source>
        <translation>何も変更されませんでした。--yes を付けると確認なしで元に戻します。</translation>
    </message>
    <message>
        <source>%1: undone. belay undo %2 brings it back.</source>
        <translation>%1: 元に戻しました。belay undo %2 で取り消せます。</translation>
    </message>
    <message>
        <source>list what coding agents did</source>
        <translation>コーディングエージェントが行ったことを一覧する</translation>
    </message>
    <message>
        <source>Lists what agents did: files written, commands run, and what became of it.</source>
        <translation>エージェントが行ったことを一覧します: 書き込んだファイル、実行したコマンド、その結果。</translation>
    </message>
    <message>
        <source>Only the effects of this session.</source>
        <translation>このセッションの操作だけ。</translation>
    </message>
    <message>
        <source>Print what turns did as a report: markdown or json.</source>
        <translation>ターンが行ったことをレポートとして出力します: markdown または json。</translation>
    </message>
    <message>
        <source>Only the effects of this turn of the session.</source>
        <translation>セッションのこのターンの操作だけ。</translation>
    </message>
    <message>
        <source>A turn is a number from 1 on, and --turn wants --session.</source>
        <translation>ターンは 1 からの番号です。--turn には --session が必要です。</translation>
    </message>
    <message>
        <source>take back what coding agents did</source>
        <translation>コーディングエージェントが行ったことを元に戻す</translation>
    </message>
    <message>
        <source>Takes effects back, by their numbers in belay effects. Files are only touched where they still are what the effect left; what goes, goes to the trash; an undo can itself be undone.
Exit codes: 0 all undone, 1 something could not be, 2 usage.</source>
        <translation>belay effects に表示される番号で、操作を元に戻します。ファイルに触れるのは、操作の結果のままである場合だけです。消えるものはゴミ箱に移動します。元に戻したことも、また取り消せます。
終了コード: 0 すべて元に戻した、1 元に戻せないものがあった、2 使い方の誤り。</translation>
    </message>
    <message>
        <source>Do not ask.</source>
        <translation>確認しません。</translation>
    </message>
    <message>
        <source>Only say what would be done.</source>
        <translation>何が行われるかを表示するだけです。</translation>
    </message>
    <message>
        <source>The session of --turn and --restore.</source>
        <translation>--turn と --restore の対象のセッション。</translation>
    </message>
    <message>
        <source>All effects of this turn and the later ones: back to its start.</source>
        <translation>このターンとそれ以後のすべての操作。ターンの開始時に戻します。</translation>
    </message>
    <message>
        <source>Number of an effect.</source>
        <translation>操作の番号。</translation>
    </message>
    <message>
        <source>Which effect is to be undone?</source>
        <translation>どの操作を元に戻しますか？</translation>
    </message>
    <message>
        <source>Name a turn by its number and its session.</source>
        <translation>ターンを、その番号とセッションで指定してください。</translation>
    </message>
    <message>
        <source>There is no effect “%1”.</source>
        <translation>操作「%1」はありません。</translation>
    </message>
    <message>
        <source>Effect %1: %2 of %3 is called with %4</source>
        <translation>操作 %1: %3 の %2 を次の引数で呼び出します: %4</translation>
    </message>
    <message>
        <source>Effect %1: undone.</source>
        <translation>操作 %1: 元に戻しました。</translation>
    </message>
    <message>
        <source>Only what needs a look and was not acknowledged.</source>
        <translation>確認が必要で、まだ確認済みでないものだけ。</translation>
    </message>
    <message>
        <source>Acknowledge what is listed.</source>
        <translation>一覧の内容を確認済みにする。</translation>
    </message>
</context>
<context>
    <name>cli::ExecCommand</name>
    <message>
        <source>What you typed is for this run only: this agent is not in the list of agents in the window&apos;s settings.</source>
        <translation>入力されたものは今回の実行だけに使われます。このエージェントは、ウィンドウの設定にあるエージェントの一覧に入っていません。</translation>
    </message>
    <message>
        <source>run one turn of a coding agent in a terminal</source>
        <translation>コーディングエージェントの 1 ターンをターミナルで実行する</translation>
    </message>
    <message>
        <source>The agent to start; the demo agent if none is given or configured.</source>
        <translation>起動するエージェント。指定も設定もなければデモエージェント。</translation>
    </message>
    <message>
        <source>Another folder that the agent may work in. May be given several times.</source>
        <translation>エージェントが作業してよい別のフォルダー。複数回指定できます。</translation>
    </message>
    <message>
        <source>Leave out your permission rules, also those that deny.</source>
        <translation>許可ルールを使いません。禁止するルールも使いません。</translation>
    </message>
    <message>
        <source>Pass the MCP servers of this JSON file (mcpServers) for this run. May be given several times.</source>
        <translation>この JSON ファイル (mcpServers) の MCP サーバーを今回の実行に渡します。複数回指定できます。</translation>
    </message>
    <message>
        <source>Pass none of the MCP servers of your settings.</source>
        <translation>設定にある MCP サーバーを渡しません。</translation>
    </message>
    <message>
        <source>Log in by this method of the agent&apos;s first; what methods there are is said when one is needed. With no message, do only that.</source>
        <translation>最初に、エージェントのこの方法でログインします。使える方法は、ログインが必要なときに表示されます。メッセージがなければ、ログインだけを行います。</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>The name of the method to log in by is empty.</source>
        <translation>ログイン方法の名前が空です。</translation>
    </message>
    <message>
        <source>There is no message to send.</source>
        <translation>送信するメッセージがありません。</translation>
    </message>
    <message>
        <source>What to answer when the agent asks: ask, allow or reject. What a rule of yours may deny is not allowed by that.</source>
        <translation>エージェントが尋ねたときの答え: ask、allow、reject。あなたのルールが拒否するかもしれないものは、これでは許可されません。</translation>
    </message>
    <message>
        <source>What is done about the network: nothing (unwatched), note what is contacted through a proxy that is offered to the agent (note), or no other way than that proxy, which lets only the hosts of --allow-host through (only; needs --writes hold). As set for the agent by default.</source>
        <translation>ネットワークの扱い: 何もしない (unwatched)、エージェントに提示するプロキシ経由の接続先を記録する (note)、そのプロキシ以外の経路をなくし --allow-host のホストだけを通す (only、--writes hold が必要)。既定はエージェントの設定どおり。</translation>
    </message>
    <message>
        <source>A host that may be reached with --network only, which this implies: a name, *.name or an address, with :port if only that one. May be given several times.</source>
        <translation>--network only (これを指定すると有効になる) で届いてよいホスト: 名前、*.名前、またはアドレス。ポートを限るなら :ポート を付ける。複数回指定できる。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>What an agent elsewhere contacts cannot be watched here.</source>
        <translation>別の場所にいるエージェントの接続先は、ここでは監視できません。</translation>
    </message>
    <message>
        <source>What becomes of calls of MCP servers&apos; tools before they are sent: asked about unless they only read and the server is trusted (ask), sent (pass), sent if the server says that they only read (read-only), or refused (deny).</source>
        <translation>MCP サーバーのツール呼び出しを送信前にどうするか: 読み取るだけでサーバーを信じる場合を除いて尋ねる (ask)、送信する (pass)、サーバーが読み取るだけと言う場合に送信する (read-only)、拒否する (deny)。</translation>
    </message>
    <message>
        <source>Runs one turn in a terminal. Ctrl-C is Stop, again is Force stop. Your permission rules and MCP servers hold
as in the window. What the agent asks is asked here if stdin and stderr are a terminal and --json is not set.
Exit codes: 0 end of turn, 1 the agent failed, 2 usage, 3 the agent could not start, 4 the agent died,
5 refusal, 6 token or request limit, 7 ended normally after Stop, 8 cancelled by the agent, 130 stopped,
9 end of turn, and changes are held back, 124 stopped by its time limit, 137 stopped by force.</source>
        <translation>端末で 1 ターンを実行します。Ctrl-C で停止、もう一度で強制停止です。許可のルールと MCP サーバーは
ウィンドウと同じく有効です。エージェントの質問は、stdin と stderr が端末で --json がないときにここで尋ねます。
終了コード: 0 ターン終了、1 エージェントの失敗、2 使い方の誤り、3 エージェントを開始できない、4 エージェントが終了した、
5 拒否、6 トークンまたはリクエストの上限、7 停止の後に普通に終了、8 エージェントによる取り消し、130 停止、
9 ターン終了、変更は保留中、124 時間制限により停止、137 強制停止。</translation>
    </message>
    <message>
        <source>Stop the turn when it has taken so long: 90s, 10m, 1h30m; without a unit it is seconds, and 0 is no limit. As set for the agent by default.</source>
        <translation>この時間がかかったらターンを停止します: 90s、10m、1h30m。単位がなければ秒、0 は無制限です。既定ではエージェントの設定に従います。</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>“%1” is not a duration like 90s, 10m or 1h30m, a week at most.</source>
        <translation>「%1」は 90s、10m、1h30m のような時間（最長 1 週間）ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) of earlier runs in this folder need a look: belay effects --unseen</source>
        <translation>
            <numerusform>このフォルダーで以前に実行した内容に、確認が必要な作用が %n 件あります: belay effects --unseen</numerusform>
        </translation>
    </message>
    <message>
        <source>--writes stage is now called --writes hold.</source>
        <translation>--writes stage は --writes hold に名前が変わりました。</translation>
    </message>
    <message>
        <source>--writes stage-commit is gone: use --writes hold, then belay held accept.</source>
        <translation>--writes stage-commit はなくなりました。--writes hold のあと belay held accept を使ってください。</translation>
    </message>
    <message>
        <source>What is done with what the agent writes through Belay: written at once or asked about. With hold all that it and its commands write is held back until belay held accepts or discards it. As set for the agent by default.</source>
        <translation>エージェントが Belay を通して書くものの扱い: すぐに書く (at-once)、または尋ねる (ask)。hold では、エージェントとそのコマンドが書くものすべてを、belay held が承認または破棄するまで保留します。既定はエージェントの設定どおり。</translation>
    </message>
</context>
<context>
    <name>cli::ExecLogin</name>
    <message>
        <source>The agent wants you to be logged in. Its ways:</source>
        <translation>エージェントがログインを求めています。方法は次のとおりです:</translation>
    </message>
    <message>
        <source>      runs here: %1</source>
        <translation>      ここで実行: %1</translation>
    </message>
    <message>
        <source>      wants in the environment: %1</source>
        <translation>      必要な環境変数: %1</translation>
    </message>
    <message>
        <source>Log in with: belay exec --login METHOD, and the same --agent.</source>
        <translation>ログインするには: belay exec --login METHOD (--agent は同じ)。</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that works here.</source>
        <translation>エージェントには、ここで使えるログイン方法がありません。</translation>
    </message>
    <message>
        <source>The agent offers no way to log in that is called “%1”; it offers: %2</source>
        <translation>エージェントには、「%1」というログイン方法がありません。使えるもの: %2</translation>
    </message>
    <message>
        <source>This way to log in needs a terminal to type in.</source>
        <translation>このログイン方法には、入力のためのターミナルが必要です。</translation>
    </message>
    <message>
        <source>Nobody can be asked here. Set these variables where Belay is started, without --login: %1</source>
        <translation>ここでは尋ねることができません。--login を付けずに、Belay を起動する環境でこれらの変数を設定してください: %1</translation>
    </message>
    <message numerus="yes">
        <source>      and %n more, which are not shown</source>
        <translation>
            <numerusform>      ほかに %n 件（表示されません）</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent wants a login that does not work here. Log in with its own program, then try again.</source>
        <translation>エージェントが求めるログインは、ここでは使えません。エージェント自身のプログラムでログインしてから、やり直してください。</translation>
    </message>
</context>
<context>
    <name>cli::ExecQuestions</name>
    <message>
        <source>This is not asked any more.</source>
        <translation>この質問はもう終わっています。</translation>
    </message>
    <message>
        <source>The agent asks: %1</source>
        <translation>エージェントの要求: %1</translation>
    </message>
    <message>
        <source>  It calls this: %1</source>
        <translation>  エージェントによる呼び名: %1</translation>
    </message>
    <message>
        <source>  Why: %1</source>
        <translation>  理由: %1</translation>
    </message>
    <message>
        <source>  In the folder: %1</source>
        <translation>  フォルダー: %1</translation>
    </message>
    <message>
        <source>Number: </source>
        <translation>番号: </translation>
    </message>
    <message>
        <source>  At the MCP server: %1</source>
        <translation>  MCP サーバー: %1</translation>
    </message>
</context>
<context>
    <name>cli::ExecRun</name>
    <message>
        <source>Logged in.</source>
        <translation>ログインしました。</translation>
    </message>
    <message>
        <source>Nobody can be asked here; the request was rejected. See --permissions.</source>
        <translation>ここでは尋ねることができないため、要求を拒否しました。--permissions を参照してください。</translation>
    </message>
    <message>
        <source>Held back, your folder is unchanged:</source>
        <translation>保留中です。フォルダーは変わっていません:</translation>
    </message>
    <message>
        <source>The agent offers no way to reject its request, so the turn is stopped. See --permissions.</source>
        <translation>エージェントには要求を拒否する方法がないため、このターンを停止します。--permissions を参照してください。</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because nobody can know whether your rule is met: %1</source>
        <translation>--permissions では許可されません。ルールに当てはまるかどうか誰にも分からないためです: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stopping… Ctrl-C again forces it; after %n second(s) it is forced.</source>
        <translation>
            <numerusform>停止しています… もう一度 Ctrl-C を押すと強制停止します。%n 秒後には自動的に強制停止します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has not finished looking for what the turn changed: there may be more than this.</source>
        <translation>このターンの変更の検索が完了していません。ここにあるもの以外にも変更があるかもしれません。</translation>
    </message>
    <message>
        <source>Still running in the background, and now ended with the agent:</source>
        <translation>バックグラウンドで実行中でしたが、エージェントとともに終了します:</translation>
    </message>
    <message>
        <source>The time limit of the turn is over.</source>
        <translation>ターンの時間制限に達しました。</translation>
    </message>
    <message>
        <source>For that the agent had to close the session.</source>
        <translation>そのためにエージェントはセッションを閉じる必要がありました。</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because of your rule: %1</source>
        <translation>あなたのルールのため、--permissions では許可されません: %1</translation>
    </message>
    <message>
        <source>Not allowed by --permissions, because there are several different answers that allow it.</source>
        <translation>許可する回答が複数あり、それぞれ意味が異なるため、--permissions では許可されません。</translation>
    </message>
    <message>
        <source>Look at them with belay held show, then belay held accept or discard --session %1.</source>
        <translation>belay held show で見て、belay held accept または discard --session %1 で決めてください。</translation>
    </message>
</context>
<context>
    <name>cli::HeldCommand</name>
    <message>
        <source>There are several: choose one by --session.</source>
        <translation>いくつかあります。--session で選んでください。</translation>
    </message>
    <message>
        <source>Session %1, the only one here in which something waits:</source>
        <translation>セッション %1(ここで何かが待っている唯一のもの):</translation>
    </message>
    <message>
        <source>%1: discarded</source>
        <translation>%1: 破棄しました</translation>
    </message>
    <message>
        <source>%1: written</source>
        <translation>%1: 書き込みました</translation>
    </message>
    <message>
        <source>%1: not written. %2</source>
        <translation>%1: 書き込みませんでした。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: conflicts, hooks and configuration of git, ignored and outside files are accepted by their names only.</source>
        <translation>
            <numerusform>%n 件の変更が待っています: 競合、git のフックと設定、無視されたファイルと外のファイルは、名前を指定したときだけ承認されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is held back.</source>
        <translation>保留中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing is held back of this folder.</source>
        <translation>このフォルダーに保留中のものはありません。</translation>
    </message>
    <message>
        <source>Nothing is held back under that name.</source>
        <translation>その名前で保留中のものはありません。</translation>
    </message>
    <message>
        <source>Its session is open in a Belay: decide there, or close it.</source>
        <translation>そのセッションは Belay で開いています。そこで決めるか、閉じてください。</translation>
    </message>
    <message>
        <source>look at what agents wrote that is held back, and decide about it</source>
        <translation>保留中の、エージェントが書いたものを見て、どうするか決める</translation>
    </message>
    <message>
        <source>Without a task lists the sessions of which changes are held back. list names them, show shows them, accept
writes them to your folder and discard gives them up: those named, or all. Without names accept leaves out
what you changed meanwhile, hooks and configuration of git, and what lies outside or is ignored.
What was accepted is listed by belay effects and taken back by belay undo.
Exit codes: 0 done, 1 not all of it, 2 usage.</source>
        <translation>作業を指定しないと、変更が保留されているセッションを一覧します。list は名前、show は内容を示し、accept は
フォルダーに書き込み、discard は捨てます: 指定したもの、またはすべて。指定がないとき accept は、あなたがその間に
変えたもの、git のフックと設定、外にあるものと無視されたものを除きます。
承認したものは belay effects で一覧され、belay undo で元に戻せます。
終了コード: 0 完了、1 一部のみ、2 使い方の誤り。</translation>
    </message>
    <message>
        <source>Which session; by default the only one of the current folder in which something waits.</source>
        <translation>どのセッションか。省略時は、現在のフォルダーで何かが待っている唯一のセッション。</translation>
    </message>
    <message>
        <source>list, show, accept or discard.</source>
        <translation>list、show、accept、discard のどれか。</translation>
    </message>
    <message>
        <source>Files or folders; all by default.</source>
        <translation>ファイルまたはフォルダー。既定はすべて。</translation>
    </message>
</context>
<context>
    <name>cli::StopCommand</name>
    <message>
        <source>Ran on: %1</source>
        <translation>動き続けたもの: %1</translation>
    </message>
    <message>
        <source>Written after Stop: %1</source>
        <translation>「停止」の後に書き込み: %1</translation>
    </message>
    <message>
        <source>reading files</source>
        <translation>ファイルの読み取り</translation>
    </message>
    <message>
        <source>writing files</source>
        <translation>ファイルの書き込み</translation>
    </message>
    <message>
        <source>running commands</source>
        <translation>コマンドの実行</translation>
    </message>
    <message>
        <source>It used nothing of Belay&apos;s: no files, no commands.</source>
        <translation>Belay の機能は使われませんでした: ファイルもコマンドもなし。</translation>
    </message>
    <message>
        <source>Through Belay: %1</source>
        <translation>Belay 経由: %1</translation>
    </message>
    <message>
        <source>This is not kept: the agent is not in the list of agents.</source>
        <translation>結果は保存されません。このエージェントはエージェントの一覧に入っていません。</translation>
    </message>
    <message>
        <source>No Stop could be tried, so there is nothing to say about it.</source>
        <translation>「停止」を一度も試せなかったため、何も言えません。</translation>
    </message>
    <message>
        <source>The folder %1 could not be removed.</source>
        <translation>フォルダー %1 を削除できませんでした。</translation>
    </message>
    <message>
        <source>Measuring how %1 takes Stop: six turns, each with a process of its own, in %2, which is removed afterwards.
A turn has %3 s to come to where it is stopped, and %4 s to stop before force is used. The agent may take what its turns cost.</source>
        <translation>%1 が「停止」にどう応じるかを測定しています: それぞれ別のプロセスで 6 ターン。場所は %2 で、終わると削除されます。
各ターンは %3 秒以内に停止する箇所まで進み、%4 秒以内に停止しなければ強制停止します。エージェントの利用料がかかる場合があります。</translation>
    </message>
</context>
<context>
    <name>cli::TerminalForm</name>
    <message>
        <source>It leads to: %1</source>
        <translation>行き先: %1</translation>
    </message>
    <message>
        <source>Nothing is sent before you say so at the end. Ctrl-D cancels.</source>
        <translation>最後に確認するまで、何も送信されません。Ctrl-D でキャンセルします。</translation>
    </message>
    <message>
        <source>%1 – y: yes, n: no</source>
        <translation>%1 – y: はい、n: いいえ</translation>
    </message>
    <message>
        <source>%1 – numbers with commas between them</source>
        <translation>%1 – 番号をコンマで区切って入力</translation>
    </message>
    <message>
        <source>y: send, n: decline, e: fill in again: </source>
        <translation>y: 送信、n: 断る、e: 入力し直す: </translation>
    </message>
    <message>
        <source>y: open it in the browser and say so to the agent, n: decline: </source>
        <translation>y: ブラウザーで開き、エージェントに伝える、n: 断る: </translation>
    </message>
    <message>
        <source>y: you have opened it, n: decline: </source>
        <translation>y: 開きました、n: 断る: </translation>
    </message>
    <message>
        <source>n: decline, c: cancel: </source>
        <translation>n: 断る、c: キャンセル: </translation>
    </message>
    <message>
        <source>Type one of the letters that are named.</source>
        <translation>示されている文字のどれかを入力してください。</translation>
    </message>
    <message>
        <source>No program here opens it. Open the address where you like.</source>
        <translation>ここには、これを開くプログラムがありません。アドレスを好きなところで開いてください。</translation>
    </message>
    <message>
        <source>%1 [Enter: %2]</source>
        <translation>%1 [Enter: %2]</translation>
    </message>
</context>
<context>
    <name>core::AgentConnection</name>
    <message>
        <source>You cancelled the start of the agent.</source>
        <translation>エージェントの起動をキャンセルしました。</translation>
    </message>
    <message>
        <source>The agent refused the opening handshake.</source>
        <translation>エージェントが最初のハンドシェイクを拒否しました。</translation>
    </message>
    <message>
        <source>The agent speaks version %1 of the protocol; Belay speaks version %2.</source>
        <translation>エージェントのプロトコルはバージョン %1、Belay のプロトコルはバージョン %2 です。</translation>
    </message>
    <message>
        <source>Something of the agent may still run</source>
        <translation>エージェントの何かがまだ動いているかもしれません</translation>
    </message>
    <message>
        <source>The agent was not started again: its process %1 could not be ended and still runs.</source>
        <translation>エージェントは再起動されませんでした。プロセス %1 を終了できず、まだ動作しています。</translation>
    </message>
    <message>
        <source>Belay keeps trying to end it. Start the agent once it is gone.</source>
        <translation>Belay は終了を試み続けます。終了したらエージェントを起動してください。</translation>
    </message>
    <message numerus="yes">
        <source>The agent did not start within %n second(s).</source>
        <translation>
            <numerusform>エージェントは %n 秒以内に起動しませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay has killed the agent, but does not know whether it has ended.</source>
        <translation>Belay はエージェントを強制終了しましたが、終了したかどうかは不明です。</translation>
    </message>
    <message>
        <source>The agent process could not be ended and may still run.</source>
        <translation>エージェントのプロセスを終了できませんでした。まだ動作しているかもしれません。</translation>
    </message>
    <message>
        <source>Belay killed the agent, but these of its processes still ran: %1. Belay keeps trying to end them.</source>
        <translation>Belay はエージェントを強制終了しましたが、次のプロセスがまだ動作していました: %1。Belay は終了を試み続けます。</translation>
    </message>
    <message>
        <source>belay-guard, which watches what the agent starts, was killed. What was found of the agent was ended; a program that hides may live on.</source>
        <translation>エージェントが起動するものを監視する belay-guard が強制終了されました。見つかったエージェントのプロセスは終了しましたが、隠れたプログラムは残っているかもしれません。</translation>
    </message>
    <message>
        <source>belay-guard is missing or does not work here, so only the agent&apos;s process group was ended. A program that left it may live on.</source>
        <translation>belay-guard がないか、ここでは動作しないため、終了したのはエージェントのプロセスグループだけです。グループを離れたプログラムは残っているかもしれません。</translation>
    </message>
    <message>
        <source>The agent ended before it was ready (%1).</source>
        <translation>エージェントは準備ができる前に終了しました (%1)。</translation>
    </message>
</context>
<context>
    <name>core::AgentRequests</name>
    <message>
        <source>Refused by your rule: %1</source>
        <translation>あなたのルールにより拒否: %1</translation>
    </message>
    <message>
        <source>A rule of the user&apos;s forbids this.</source>
        <translation>ユーザーのルールにより禁止されています。</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 の読み取り</translation>
    </message>
    <message>
        <source>The user does not want this file to be read.</source>
        <translation>ユーザーは、このファイルが読まれることを望んでいません。</translation>
    </message>
    <message>
        <source>The user rejected this command. It was not run.</source>
        <translation>ユーザーがこのコマンドを拒否しました。実行されていません。</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation>もう一度実行</translation>
    </message>
    <message>
        <source>This very command ran at %1 and ended with exit code %2.</source>
        <translation>まったく同じコマンドが %1 に実行され、終了コード %2 で終わりました。</translation>
    </message>
    <message>
        <source>This very command ran at %1.</source>
        <translation>まったく同じコマンドが %1 に実行されました。</translation>
    </message>
    <message>
        <source>The same command had run before: row %1.</source>
        <translation>同じコマンドがすでに実行されています: 行 %1。</translation>
    </message>
</context>
<context>
    <name>core::BranchKeeper</name>
    <message>
        <source>Git did not answer.</source>
        <translation>Git が応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>core::CallPermissions</name>
    <message>
        <source>It was asked for after Stop, and refused.</source>
        <translation>「停止」の後に要求されたため、拒否されました。</translation>
    </message>
</context>
<context>
    <name>core::CallRows</name>
    <message>
        <source>The agent began it before there was a message.</source>
        <translation>エージェントは、メッセージが送られる前にこれを始めました。</translation>
    </message>
    <message>
        <source>The agent began it when the turn was over.</source>
        <translation>エージェントは、ターンが終わってからこれを始めました。</translation>
    </message>
    <message>
        <source>It began before the checkpoint of the turn was taken.</source>
        <translation>ターンのチェックポイントが作られる前に始まりました。</translation>
    </message>
    <message>
        <source>The agent says that it only looks.</source>
        <translation>エージェントによれば、見るだけのものです。</translation>
    </message>
    <message>
        <source>The agent did not tell what it changed.</source>
        <translation>エージェントは、何を変更したかを報告しませんでした。</translation>
    </message>
    <message>
        <source>Nobody but the agent knows what it did.</source>
        <translation>何をしたかは、エージェントにしかわかりません。</translation>
    </message>
    <message>
        <source>What it writes is held back.</source>
        <translation>書いたものは保留されています。</translation>
    </message>
</context>
<context>
    <name>core::ConfinedFiles</name>
    <message>
        <source>%1 is larger than %2 MiB; Belay does not hand it over.</source>
        <translation>%1 が %2 MiB を超えているため、Belay は渡しません。</translation>
    </message>
    <message>
        <source>%1 is not an absolute path.</source>
        <translation>%1 は絶対パスではありません。</translation>
    </message>
    <message>
        <source>The path holds a NUL character.</source>
        <translation>パスに NUL 文字が含まれています。</translation>
    </message>
    <message>
        <source>%1 is a symbolic link to nowhere.</source>
        <translation>%1 は、リンク先のないシンボリックリンクです。</translation>
    </message>
    <message>
        <source>%1 is outside the folders of this session.</source>
        <translation>%1 はこのセッションのフォルダーの外にあります。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8 text.</source>
        <translation>%1 は UTF-8 のテキストではありません。</translation>
    </message>
</context>
<context>
    <name>core::EffectObserver</name>
    <message>
        <source>It was not permitted, but the agent called it done.</source>
        <translation>許可されませんでしたが、エージェントは完了と報告しました。</translation>
    </message>
</context>
<context>
    <name>core::ElicitationGate</name>
    <message>
        <source>The answer does not fit the agent&apos;s form; nothing was answered.</source>
        <translation>回答がエージェントのフォームに合いません。回答は送られませんでした。</translation>
    </message>
</context>
<context>
    <name>core::FileService</name>
    <message>
        <source>Stop was pressed before it was written</source>
        <translation>書き込まれる前に「停止」が押されました</translation>
    </message>
    <message>
        <source>withdrawn by you before it was written</source>
        <translation>書き込まれる前にあなたが取り下げました</translation>
    </message>
    <message>
        <source>withdrawn by the agent before it was written</source>
        <translation>書き込まれる前にエージェントが取り下げました</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 への書き込み</translation>
    </message>
    <message>
        <source>What the file holds now cannot be shown.</source>
        <translation>ファイルの現在の内容を表示できません。</translation>
    </message>
    <message>
        <source>rejected by you</source>
        <translation>あなたが拒否</translation>
    </message>
    <message>
        <source>the agent&apos;s process ended before it was allowed</source>
        <translation>許可される前にエージェントのプロセスが終了しました</translation>
    </message>
    <message>
        <source>The user rejected this write. The file was not changed.</source>
        <translation>ユーザーがこの書き込みを拒否しました。ファイルは変更されていません。</translation>
    </message>
    <message>
        <source>The same write was asked for before and did not take effect.</source>
        <translation>同じ書き込みが前にも要求されましたが、実施されませんでした。</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 は書き込まれませんでした</translation>
    </message>
</context>
<context>
    <name>core::HeldChanges</name>
    <message>
        <source>What the agent sees could not be brought up to date with your folder.</source>
        <translation>エージェントに見えるものを、あなたのフォルダーに合わせられませんでした。</translation>
    </message>
    <message>
        <source>What was held back could not be mounted again, so nothing of it was discarded.</source>
        <translation>保留中のものを再びマウントできなかったため、何も破棄していません。</translation>
    </message>
    <message>
        <source>a part of it waits</source>
        <translation>一部は待っています</translation>
    </message>
    <message>
        <source>together with what you changed</source>
        <translation>あなたの変更と合わせて</translation>
    </message>
    <message numerus="yes">
        <source>%n of them could not be brought back as they were; the rest is as it was when the turn began.</source>
        <translation>
            <numerusform>そのうち %n 件は元に戻せませんでした。残りはターン開始時の状態です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent was not started: a terminal or program still runs in its earlier view of the folder. End that first.</source>
        <translation>エージェントは起動されませんでした。エージェントから以前見えていたフォルダーの状態で、ターミナルまたはプログラムがまだ動いています。先に終了してください。</translation>
    </message>
</context>
<context>
    <name>core::McpEntry</name>
    <message>
        <source>The value of “%1” holds characters that cannot be passed on. Type it anew.</source>
        <translation>「%1」の値に、渡せない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of an environment variable.</source>
        <translation>「%1」は環境変数の名前として使えません。</translation>
    </message>
    <message>
        <source>“%1” is there twice. Remove one of the two.</source>
        <translation>「%1」が重複しています。どちらかを削除してください。</translation>
    </message>
    <message>
        <source>Give the server a name.</source>
        <translation>サーバーに名前を付けてください。</translation>
    </message>
    <message>
        <source>A name is one line of at most 200 characters.</source>
        <translation>名前は 1 行で、最大 200 文字です。</translation>
    </message>
    <message>
        <source>Another server is called “%1” already.</source>
        <translation>「%1」という別のサーバーがすでにあります。</translation>
    </message>
    <message>
        <source>Type the command that starts the server.</source>
        <translation>サーバーを起動するコマンドを入力してください。</translation>
    </message>
    <message>
        <source>The command holds characters that cannot be passed on. Type it anew.</source>
        <translation>コマンドに、渡せない文字が含まれています。入力し直してください。</translation>
    </message>
    <message>
        <source>An address looks like https://tools.example.com/mcp.</source>
        <translation>アドレスは https://tools.example.com/mcp のような形です。</translation>
    </message>
</context>
<context>
    <name>core::OwnPath</name>
    <message>
        <source>Where “%1” leads cannot be found out.</source>
        <translation>「%1」がどこを指すのか分かりません。</translation>
    </message>
    <message>
        <source>“%1” is your home folder, or contains it: then nothing would be held back.</source>
        <translation>「%1」はホームフォルダーであるか、それを含んでいます。それでは何も保留されません。</translation>
    </message>
    <message>
        <source>“%1” lies in or around %2, whose changes are held back.</source>
        <translation>「%1」は、変更が保留される %2 の中にあるか、それを含んでいます。</translation>
    </message>
    <message>
        <source>“%1” leads elsewhere by a link. Give the path that it leads to.</source>
        <translation>「%1」はリンクで別の場所を指しています。リンク先のパスを指定してください。</translation>
    </message>
</context>
<context>
    <name>core::PermissionGate</name>
    <message>
        <source>The agent did not offer this answer; nothing was answered.</source>
        <translation>エージェントはこの選択肢を示していません。回答は送られませんでした。</translation>
    </message>
    <message>
        <source>Answer with that result</source>
        <translation>その結果で答える</translation>
    </message>
</context>
<context>
    <name>core::PermissionRules</name>
    <message>
        <source>To allow commands, say how they begin.</source>
        <translation>コマンドを許可するには、その始まりを書いてください。</translation>
    </message>
    <message>
        <source>The command is empty.</source>
        <translation>コマンドが空です。</translation>
    </message>
    <message>
        <source>Name a kind of request, a path, a command or a tool.</source>
        <translation>要求の種類、パス、コマンド、ツールのどれかを指定してください。</translation>
    </message>
    <message>
        <source>“%1” is more than one program. Commands with ; | &amp; $ and the like are always asked about.</source>
        <translation>「%1」には複数のプログラムが含まれます。; | &amp; $ などを含むコマンドは常に確認されます。</translation>
    </message>
    <message>
        <source>A shell replaces what is not quoted in “%1”. Quote it, or allow exactly this command.</source>
        <translation>「%1」の引用符で囲まれていない部分は、シェルが置き換えます。引用符で囲むか、このコマンドだけを許可してください。</translation>
    </message>
    <message>
        <source>With other words behind it, “%1” might run anything. Allow exactly this command instead.</source>
        <translation>「%1」は、後に続く語によっては何でも実行できます。代わりに、このコマンドだけを許可してください。</translation>
    </message>
</context>
<context>
    <name>core::PromptEnd</name>
    <message>
        <source>The agent gave a reason Belay does not know: “%1”.</source>
        <translation>エージェントの示した理由を Belay は知りません:「%1」。</translation>
    </message>
    <message>
        <source>It had reached its limit of tokens.</source>
        <translation>トークンの上限に達していました。</translation>
    </message>
    <message>
        <source>It had reached its limit of requests.</source>
        <translation>リクエストの上限に達していました。</translation>
    </message>
    <message>
        <source>It refused to go on.</source>
        <translation>続行を拒否しました。</translation>
    </message>
</context>
<context>
    <name>core::PtyCommand</name>
    <message>
        <source>No terminal could be made: %1</source>
        <translation>ターミナルを作成できませんでした: %1</translation>
    </message>
    <message>
        <source>Not typed: the program does not read.</source>
        <translation>入力されませんでした: プログラムが読み取っていません。</translation>
    </message>
</context>
<context>
    <name>core::RemoteCalls</name>
    <message>
        <source>The server was asked to cancel it, and did not say how far it was.</source>
        <translation>サーバーに取り消しを求めましたが、どこまで進んでいたかの返答はありませんでした。</translation>
    </message>
    <message>
        <source>It was called after Stop.</source>
        <translation>「停止」の後に呼び出されました。</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call was not made.</source>
        <translation>ユーザーがこのターンを停止しました。呼び出しは行われていません。</translation>
    </message>
    <message>
        <source>It only reads.</source>
        <translation>読み取るだけです。</translation>
    </message>
    <message>
        <source>Belay could not write down what is called, so the call was not made.</source>
        <translation>何が呼び出されるかを書き留められなかったため、呼び出しは行われていません。</translation>
    </message>
    <message>
        <source>The agent did not wait for it.</source>
        <translation>エージェントは待ちませんでした。</translation>
    </message>
    <message>
        <source>Stop came before it was sent.</source>
        <translation>送信される前に停止されました。</translation>
    </message>
    <message>
        <source>Nobody allowed this call. It was not made.</source>
        <translation>この呼び出しは誰も許可していません。行われていません。</translation>
    </message>
    <message>
        <source>The user does not allow this call. It was not made.</source>
        <translation>ユーザーはこの呼び出しを許可していません。行われていません。</translation>
    </message>
    <message>
        <source>It had been made before. Its result is not kept.</source>
        <translation>以前に行われています。結果は保存されていません。</translation>
    </message>
    <message>
        <source>The user has stopped this turn. The call had been sent; whether it took effect is not known.</source>
        <translation>ユーザーがこのターンを停止しました。呼び出しは送信済みで、効果があったかどうかは不明です。</translation>
    </message>
    <message>
        <source>The session was closed before the server had answered.</source>
        <translation>サーバーが答える前にセッションが閉じられました。</translation>
    </message>
    <message>
        <source>The session was closed before it was sent.</source>
        <translation>送信される前にセッションが閉じられました。</translation>
    </message>
    <message>
        <source>The server asked something first, and the agent did not go on with it.</source>
        <translation>サーバーが先に何かを尋ね、エージェントは続けませんでした。</translation>
    </message>
    <message>
        <source>That it is sent could not be stored.</source>
        <translation>送信することを保存できませんでした。</translation>
    </message>
    <message>
        <source>The turn ended before it was sent.</source>
        <translation>送信される前にターンが終わりました。</translation>
    </message>
    <message>
        <source>It cannot be taken back by %1: %2</source>
        <translation>%1 では元に戻せません: %2</translation>
    </message>
    <message>
        <source>The user has this tool&apos;s calls held back. This one has not been made: it waits until the turn is over, and the user decides then. Do not make it again; go on without its result.</source>
        <translation>ユーザーは、このツールの呼び出しを保留する設定にしています。この呼び出しはまだ行われていません。ターンが終わるまで待ち、その時にユーザーが決めます。もう一度呼び出さず、結果なしで続けてください。</translation>
    </message>
    <message>
        <source>It was held back, and discarded by Stop.</source>
        <translation>保留され、「停止」により破棄されました。</translation>
    </message>
    <message>
        <source>It was held back, and never sent.</source>
        <translation>保留され、送信されませんでした。</translation>
    </message>
    <message>
        <source>It had been sent before, and the user does not want it made again. Whether it took effect is not known.</source>
        <translation>以前に送信されており、ユーザーはもう一度行うことを望んでいません。効果があったかどうかは不明です。</translation>
    </message>
    <message>
        <source>The MCP server is not reached any more.</source>
        <translation>MCP サーバーに接続できなくなりました。</translation>
    </message>
    <message>
        <source>The same call had been sent before: row %1.</source>
        <translation>同じ呼び出しがすでに送信されています: 行 %1。</translation>
    </message>
    <message>
        <source>%1 was not sent</source>
        <translation>%1 は送信されませんでした</translation>
    </message>
    <message>
        <source>The server answered that it is done, %1 s after it was asked to cancel it.</source>
        <translation>取り消しを依頼した %1 秒後に、サーバーは完了したと応答しました。</translation>
    </message>
    <message>
        <source>The server says that it was cancelled: %1</source>
        <translation>サーバーによると取り消されました: %1</translation>
    </message>
    <message>
        <source>Its session was closed before it was sent. Its secrets are not kept, so the agent has to call it again.</source>
        <translation>送信される前にセッションが閉じられました。機密情報は保存されないため、エージェントが呼び出しをやり直す必要があります。</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call.</source>
        <translation>MCP サーバー「%1」は、呼び出しの後に変更されました。</translation>
    </message>
    <message>
        <source>No turn is running. The call was not made.</source>
        <translation>実行中のターンがありません。呼び出しは行われませんでした。</translation>
    </message>
</context>
<context>
    <name>core::RemoteQuestion</name>
    <message>
        <source>Allow for this session</source>
        <translation>このセッションでは許可</translation>
    </message>
    <message>
        <source>Reject for this session</source>
        <translation>このセッションでは拒否</translation>
    </message>
    <message>
        <source>Send it again</source>
        <translation>もう一度送信</translation>
    </message>
    <message>
        <source>This very call was made at %1, and took effect.</source>
        <translation>まったく同じ呼び出しが %1 に行われ、効果がありました。</translation>
    </message>
    <message>
        <source>This very call was sent at %1; whether it took effect is not known.</source>
        <translation>まったく同じ呼び出しが %1 に送信されました。効果があったかどうかは不明です。</translation>
    </message>
    <message>
        <source>The agent was told that it waits. Stop discards it.</source>
        <translation>待機中であることはエージェントに伝えました。「停止」すると破棄されます。</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>The server says: it only reads something.</source>
        <translation>サーバーの説明: 読み取るだけ。</translation>
    </message>
    <message>
        <source>The server says: it may destroy something.</source>
        <translation>サーバーの説明: 何かを破壊することがある。</translation>
    </message>
    <message>
        <source>The server says: it only adds something.</source>
        <translation>サーバーの説明: 追加するだけ。</translation>
    </message>
    <message>
        <source>The server says: it reaches others.</source>
        <translation>サーバーの説明: 他者に届く。</translation>
    </message>
    <message>
        <source>The server says: it reaches nobody else.</source>
        <translation>サーバーの説明: 他の誰にも届かない。</translation>
    </message>
    <message>
        <source>The server does not say what it does.</source>
        <translation>何をするのか、サーバーの説明はありません。</translation>
    </message>
    <message>
        <source>The name of this tool can be read in more than one way, so that no rule allows it.</source>
        <translation>このツールの名前は複数の読み方ができるため、どの規則でも許可されません。</translation>
    </message>
    <message>
        <source>The server has not listed this tool.</source>
        <translation>サーバーはこのツールを一覧に挙げていません。</translation>
    </message>
    <message>
        <source>Its session was closed before you had decided. It was not sent, and the agent does not wait for it.</source>
        <translation>決定する前にセッションが閉じられました。呼び出しは送信されておらず、エージェントは待っていません。</translation>
    </message>
</context>
<context>
    <name>core::RemoteUndo</name>
    <message>
        <source>This row is no call of an MCP tool.</source>
        <translation>この行は MCP ツールの呼び出しではありません。</translation>
    </message>
    <message>
        <source>It is being taken back already.</source>
        <translation>すでに元に戻しているところです。</translation>
    </message>
    <message>
        <source>It was taken back already.</source>
        <translation>すでに元に戻されています。</translation>
    </message>
    <message>
        <source>Nobody knows whether it took effect, so nothing is called to take it back.</source>
        <translation>効果があったかどうか分からないため、元に戻す呼び出しは行いません。</translation>
    </message>
    <message>
        <source>It cannot be taken back.</source>
        <translation>元に戻せません。</translation>
    </message>
    <message>
        <source>Whether it was taken back is not known. %1</source>
        <translation>元に戻されたかどうかは不明です。%1</translation>
    </message>
    <message>
        <source>It was not taken back. %1</source>
        <translation>元に戻されませんでした。%1</translation>
    </message>
    <message>
        <source>%1 takes %2 back</source>
        <comment>a tool at its server, and the tool that was called</comment>
        <translation>%1 が %2 を元に戻します</translation>
    </message>
    <message>
        <source>It took too long.</source>
        <translation>時間がかかりすぎました。</translation>
    </message>
    <message numerus="yes">
        <source>no answer within %n second(s)</source>
        <translation>
            <numerusform>%n 秒以内に応答なし</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::RequestBoard</name>
    <message>
        <source>Withdrawal of a request that had been answered</source>
        <translation>すでに応答のあった要求の取り下げ</translation>
    </message>
    <message>
        <source>Withdrawal of an unknown request</source>
        <translation>不明な要求の取り下げ</translation>
    </message>
    <message>
        <source>there was nothing to withdraw</source>
        <translation>取り下げるものがありませんでした</translation>
    </message>
</context>
<context>
    <name>core::RuleText</name>
    <message>
        <source>any request</source>
        <translation>すべての要求</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>think</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>fetch from the network</source>
        <translation>ネットワークからの取得</translation>
    </message>
    <message>
        <source>change the mode</source>
        <translation>モードの変更</translation>
    </message>
    <message>
        <source>anything else</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>that name %1</source>
        <translation>%1 を含むもの</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>エージェント: %1</translation>
    </message>
    <message>
        <source>with exactly %1</source>
        <translation>引数: %1 のみ</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>引数: %1</translation>
    </message>
    <message>
        <source>commands with “%1” in them</source>
        <translation>「%1」を含むコマンド</translation>
    </message>
    <message>
        <source>exactly the command “%1”</source>
        <translation>コマンド「%1」だけ</translation>
    </message>
    <message>
        <source>commands that begin with “%1”</source>
        <translation>「%1」で始まるコマンド</translation>
    </message>
    <message>
        <source>the tool %1 of %2</source>
        <extracomment>%1 is a tool, %2 the MCP server that has it</extracomment>
        <translation>%2 のツール %1</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <extracomment>%1 is a kind of request, like &quot;edit&quot;; %2 a pattern of paths</extracomment>
        <translation>%2 の「%1」</translation>
    </message>
    <message>
        <source>“%1” within the folder</source>
        <translation>フォルダー内の「%1」</translation>
    </message>
</context>
<context>
    <name>core::Session</name>
    <message>
        <source>Not all that changed in %1 is known</source>
        <translation>%1 で変わったことのすべてはわかりません</translation>
    </message>
    <message>
        <source>What no tool call reports will not be found in %1</source>
        <translation>%1 では、ツール呼び出しで報告されない変更は検出されません</translation>
    </message>
    <message>
        <source>What the agent does is not written down</source>
        <translation>エージェントが行うことを記録できません</translation>
    </message>
    <message>
        <source>The agent is not running. Nothing was sent.</source>
        <translation>エージェントが動いていません。何も送信されませんでした。</translation>
    </message>
    <message>
        <source>A turn is still running. Nothing was sent.</source>
        <translation>ターンがまだ実行中です。何も送信されませんでした。</translation>
    </message>
    <message>
        <source>agent</source>
        <translation>エージェント</translation>
    </message>
    <message>
        <source>A request for permission was refused</source>
        <translation>許可の要求を拒否しました</translation>
    </message>
    <message>
        <source>Some answers to a request for permission are left out</source>
        <translation>許可の要求の選択肢のうち、いくつかを除外しました</translation>
    </message>
    <message>
        <source>Not everything goes with this session</source>
        <translation>このセッションでは一部が使えません</translation>
    </message>
    <message>
        <source>A tool was not called</source>
        <translation>ツールは呼び出されませんでした</translation>
    </message>
    <message numerus="yes">
        <source>Its plan has %n more step(s) than Belay takes.</source>
        <translation>
            <numerusform>計画には Belay の上限より %n 個多いステップがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent gave answers of different kinds the same id: nobody can know what they would do.</source>
        <translation>エージェントが、種類の異なる選択肢に同じ ID を付けました。選ぶと何が起こるかは分かりません。</translation>
    </message>
</context>
<context>
    <name>core::SessionExtras</name>
    <message>
        <source>The folder %1: this agent works in one folder only.</source>
        <translation>フォルダー %1: このエージェントは 1 つのフォルダーでしか作業できません。</translation>
    </message>
    <message>
        <source>The MCP server “%1”: this agent takes none over %2.</source>
        <extracomment>%2 is SSE or HTTP</extracomment>
        <translation>MCP サーバー「%1」: このエージェントは %2 のサーバーを受け付けません。</translation>
    </message>
</context>
<context>
    <name>core::SessionOptions</name>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>The agent did not change “%1”; it is what it was</source>
        <translation>エージェントは「%1」を変更しませんでした。前のままです</translation>
    </message>
    <message numerus="yes">
        <source>It has %n more command(s) than Belay takes.</source>
        <translation>
            <numerusform>Belay の上限より %n 個多いコマンドがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n more value(s) than Belay takes.</source>
        <translation>
            <numerusform>「%1」には Belay の上限より %n 個多い値があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent offers more than is shown</source>
        <translation>エージェントの提供するものの一部だけを表示しています</translation>
    </message>
    <message>
        <source>It is not known whether the agent changes “%1”</source>
        <translation>エージェントが「%1」を変更するかどうかは不明です</translation>
    </message>
</context>
<context>
    <name>core::SessionRequest</name>
    <message>
        <source>You cancelled the opening of the session.</source>
        <translation>セッションを開くのをキャンセルしました。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and cannot close it. It ends with the agent.</source>
        <translation>キャンセルが届く前に、エージェントはセッションを作っていました。エージェントはこれを閉じられません。セッションはエージェントとともに終わります。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it; it was closed again.</source>
        <translation>キャンセルが届く前に、エージェントはセッションを作っていました。そのセッションは閉じられました。</translation>
    </message>
    <message>
        <source>The agent made the session before the cancel reached it, and closing it failed: %1</source>
        <translation>キャンセルが届く前に、エージェントはセッションを作っていました。それを閉じることはできませんでした: %1</translation>
    </message>
</context>
<context>
    <name>core::SessionRestorer</name>
    <message>
        <source>This agent cannot take up an earlier session.</source>
        <translation>このエージェントは以前のセッションを引き継げません。</translation>
    </message>
</context>
<context>
    <name>core::TerminalService</name>
    <message numerus="yes">
        <source>%n command(s) of this session run already: no more are started.</source>
        <translation>
            <numerusform>このセッションでは、すでに %n 個のコマンドが実行中です。これ以上は起動しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This command was started before in this turn; it is not run again.</source>
        <translation>このコマンドはこのターンですでに起動されました。もう一度実行することはありません。</translation>
    </message>
    <message>
        <source>withdrawn before it started</source>
        <translation>開始前に取り下げ</translation>
    </message>
    <message>
        <source>It had run before, and the user does not want it run again. Its output is not kept.</source>
        <translation>すでに実行されており、ユーザーは再実行を望んでいません。出力は保存されていません。</translation>
    </message>
    <message>
        <source>%1; it ran on in the background until %2, and how that ended is not known</source>
        <comment>&quot;exit 0&quot;</comment>
        <translation>%1。%2 までバックグラウンドで動き続け、どう終わったかは不明です</translation>
    </message>
</context>
<context>
    <name>core::ToolCallTracker</name>
    <message>
        <source>It was not permitted, but the agent ran it as process %1.</source>
        <translation>許可されませんでしたが、エージェントはプロセス %1 として実行しました。</translation>
    </message>
    <message>
        <source>A process runs on in the background</source>
        <translation>プロセスがバックグラウンドで実行中です</translation>
    </message>
    <message>
        <source>What it started is out of Belay&apos;s reach</source>
        <translation>開始したものは Belay の手の届かないところにあります</translation>
    </message>
    <message>
        <source>%1 has another program start it. Belay neither sees nor ends what runs there.</source>
        <translation>%1 は別のプログラムに開始させます。そこで動くものを Belay は見ることも終了することもできません。</translation>
    </message>
    <message>
        <source>What it left running was ended half-way, with the agent.</source>
        <translation>動いたまま残したものは、エージェントとともに途中で終了されました。</translation>
    </message>
    <message>
        <source>It was left running when Belay quit (process %1).</source>
        <translation>Belay の終了時に動いたまま残されました(プロセス %1)。</translation>
    </message>
    <message>
        <source>It ran on in the background until %1; how it ended is not known.</source>
        <translation>%1 までバックグラウンドで動き続けました。どう終わったかは不明です。</translation>
    </message>
    <message>
        <source>It was left running when the session was closed (process %1).</source>
        <translation>セッションを閉じたときに動いたまま残されました(プロセス %1)。</translation>
    </message>
    <message>
        <source>What it left running was ended half-way (%1).</source>
        <translation>動いたまま残したものは途中で終了されました (%1)。</translation>
    </message>
    <message>
        <source>%1, process %2. Which of the commands has started it is not known.</source>
        <translation>%1、プロセス %2。どのコマンドが開始したかは不明です。</translation>
    </message>
</context>
<context>
    <name>core::ToolRules</name>
    <message>
        <source>A rule about a server&apos;s tools cannot be about files or commands, too.</source>
        <translation>サーバーのツールについてのルールは、ファイルやコマンドを同時に対象にできません。</translation>
    </message>
    <message>
        <source>To allow a tool, name its server and the tool.</source>
        <translation>ツールを許可するには、サーバーとツールの名前を書いてください。</translation>
    </message>
    <message>
        <source>Write arguments as name=pattern, several with a semicolon between them: to=*@example.org</source>
        <translation>引数は「名前=パターン」の形で書き、複数あるときはセミコロンで区切ってください: to=*@example.org</translation>
    </message>
    <message>
        <source>A key is there twice, or a value is not JSON. Belay always refuses such a call.</source>
        <translation>キーが重複しているか、JSON でない値があります。このような呼び出しは、Belay が必ず拒否します。</translation>
    </message>
</context>
<context>
    <name>core::TurnCheckpoint</name>
    <message>
        <source>There are too many repositories inside.</source>
        <translation>中にリポジトリが多すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>Something came or went in %n folder(s) while the first snapshot was being taken; a file that was removed then is not known: %1</source>
        <translation>
            <numerusform>最初のスナップショットの作成中に、%n 個のフォルダーで何かが追加または削除されました。そのとき削除されたファイルはわかりません: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed while the first snapshot was being taken; what they held before, and what was removed then, is not known: %1</source>
        <translation>
            <numerusform>最初のスナップショットの取得中に %n 個のファイルが変更されました。それ以前の内容と、その間に削除されたものは不明です: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>core::TurnComparison</name>
    <message>
        <source>Changed after the turn, while something of it still ran</source>
        <translation>ターンの後、まだ一部が動いている間に変更</translation>
    </message>
    <message>
        <source>Changed after the turn, while %1 still ran</source>
        <translation>ターンの後、%1 がまだ動いている間に変更</translation>
    </message>
</context>
<context>
    <name>core::UndoPolicy</name>
    <message>
        <source>The MCP server “%1” is switched off.</source>
        <translation>MCP サーバー「%1」はオフになっています。</translation>
    </message>
    <message>
        <source>You have denied calls of %1.</source>
        <translation>%1 の呼び出しは禁止されています。</translation>
    </message>
    <message>
        <source>The MCP server “%1” was changed since the call and may be another one. Set it up as it was, or take the call back there yourself.</source>
        <translation>MCP サーバー「%1」は呼び出しの後に変更されたため、別のサーバーかもしれません。元の設定に戻すか、サーバー側でご自身で取り消してください。</translation>
    </message>
    <message>
        <source>The session’s programs were limited, and the MCP server “%1” is not started without that. Open the session, start its agent and undo it there.</source>
        <translation>セッションのプログラムは制限されていました。MCP サーバー「%1」は、その制限なしには起動されません。セッションを開き、エージェントを起動して、そこで元に戻してください。</translation>
    </message>
    <message>
        <source>The limits of the session’s programs are not known, so the MCP server “%1” is not started. Open the session and undo it there.</source>
        <translation>セッションのプログラムの制限が分からないため、MCP サーバー「%1」は起動されません。セッションを開き、そこで元に戻してください。</translation>
    </message>
</context>
<context>
    <name>history::Transcript</name>
    <message>
        <source>The agent went on after Stop</source>
        <translation>「停止」の後もエージェントが続けました</translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s) were not kept.</source>
        <translation>
            <numerusform>さらに %n 文字は保存されていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>jsonrpc::MessageDecoder</name>
    <message>
        <source>A message of %1 MiB was refused; the limit is %2 MiB.</source>
        <translation>%1 MiB のメッセージを拒否しました。上限は %2 MiB です。</translation>
    </message>
    <message numerus="yes">
        <source>A binary message of %n byte(s) was refused: the protocol&apos;s messages are text.</source>
        <translation>
            <numerusform>%n バイトのバイナリメッセージを拒否しました。プロトコルのメッセージはテキストです。</numerusform>
        </translation>
    </message>
    <message>
        <source>A message was refused: its JSON is nested deeper than %1 levels.</source>
        <translation>メッセージを拒否しました。JSON の入れ子が %1 段を超えています。</translation>
    </message>
    <message>
        <source>A message was refused: it is no JSON that can be read (%1).</source>
        <translation>メッセージを拒否しました。読み取れる JSON ではありません (%1)。</translation>
    </message>
    <message>
        <source>The request has no usable method or id.</source>
        <translation>要求に、使えるメソッドまたは ID がありません。</translation>
    </message>
    <message>
        <source>More than %1 messages on one line were refused.</source>
        <translation>1 行に %1 件を超えるメッセージがあったため拒否されました。</translation>
    </message>
    <message>
        <source>An empty batch was refused.</source>
        <translation>空のバッチは拒否されました。</translation>
    </message>
</context>
<context>
    <name>jsonrpc::Peer</name>
    <message>
        <source>There is no connection to the agent.</source>
        <translation>エージェントとの接続がありません。</translation>
    </message>
    <message>
        <source>The agent has not answered the opening handshake yet.</source>
        <translation>エージェントはまだ最初のハンドシェイクに応答していません。</translation>
    </message>
    <message>
        <source>The agent used the id %1 for a second request while the first was open.</source>
        <translation>エージェントは、ID %1 の最初の要求が終わらないうちに、同じ ID を 2 つ目の要求に使いました。</translation>
    </message>
    <message>
        <source>The agent answered a request that is not open (id %1).</source>
        <translation>エージェントは、未完了ではない要求に応答しました (ID %1)。</translation>
    </message>
    <message>
        <source>The connection to the agent ended.</source>
        <translation>エージェントとの接続が終わりました。</translation>
    </message>
</context>
<context>
    <name>ledger::AfterCrash</name>
    <message>
        <source>Belay ended before it happened.</source>
        <translation>行われる前に Belay が終了しました。</translation>
    </message>
    <message>
        <source>Belay ended before it was known how this went.</source>
        <translation>結果がわかる前に Belay が終了しました。</translation>
    </message>
    <message>
        <source>Belay ended meanwhile, and the file is neither as before nor as intended.</source>
        <translation>その間に Belay が終了しました。ファイルは、以前の状態でも意図した状態でもありません。</translation>
    </message>
    <message>
        <source>A file that was changed at the same moment is kept as %1.</source>
        <translation>同時に変更されたファイルを %1 として残しています。</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended. It has ended; how is not known.</source>
        <translation>Belay が終了したとき、バックグラウンドで動いていました。すでに終わっていますが、どう終わったかは不明です。</translation>
    </message>
    <message>
        <source>It ran in the background when Belay ended, and still runs (process %1). Belay no longer watches it.</source>
        <translation>Belay が終了したときバックグラウンドで動いており、まだ動いています(プロセス %1)。Belay はもう見ていません。</translation>
    </message>
    <message>
        <source>An earlier version of Belay ended before it was decided.</source>
        <translation>決定される前に、以前のバージョンの Belay が終了しました。</translation>
    </message>
</context>
<context>
    <name>ledger::BlobStore</name>
    <message>
        <source>What the file held before is damaged in the store and cannot be used.</source>
        <translation>以前のファイルの内容が保存先で壊れており、使えません。</translation>
    </message>
    <message>
        <source>What the file held before cannot be read: %1</source>
        <translation>以前のファイルの内容を読み取れません: %1</translation>
    </message>
    <message>
        <source>The store for undoing is full (%1). What the file held before is not kept.</source>
        <translation>元に戻すための保存領域がいっぱいです (%1)。以前のファイルの内容は保存されません。</translation>
    </message>
</context>
<context>
    <name>ledger::Checkpoint</name>
    <message>
        <source>A repository inside the folder is not part of checkpoints.</source>
        <translation>フォルダー内のリポジトリは、チェックポイントに含まれません。</translation>
    </message>
    <message>
        <source>The checkpoint does not hold this content.</source>
        <translation>チェックポイントにこの内容はありません。</translation>
    </message>
    <message>
        <source>The file was left out of the checkpoint.</source>
        <translation>このファイルはチェックポイントから除外されました。</translation>
    </message>
    <message>
        <source>The checkpoint took longer than %1 s and was given up.</source>
        <translation>チェックポイントが %1 秒を超えたため、中止しました。</translation>
    </message>
</context>
<context>
    <name>ledger::CheckpointSetup</name>
    <message>
        <source>%1 is a pipe: git would wait for ever.</source>
        <translation>%1 はパイプです: git はいつまでも待つことになります。</translation>
    </message>
</context>
<context>
    <name>ledger::Compensation</name>
    <message>
        <source>It took effect; whether it was taken back is not known. %1</source>
        <translation>効果がありました。取り消されたかどうかは不明です。%1</translation>
    </message>
</context>
<context>
    <name>ledger::DatabaseFile</name>
    <message>
        <source>The file %1 is in use by another program. Close it and try again.</source>
        <translation>ファイル %1 は別のプログラムが使用中です。そのプログラムを閉じて、やり直してください。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written. Check the permissions of its folder.</source>
        <translation>ファイル %1 に書き込めません。フォルダーのアクセス権を確認してください。</translation>
    </message>
    <message>
        <source>The file %1 is damaged. Start Belay again: it will be set aside.</source>
        <translation>ファイル %1 が壊れています。Belay を起動し直すと、別の場所に移されます。</translation>
    </message>
    <message>
        <source>The file %1 could not be read or written.</source>
        <translation>ファイル %1 を読み書きできませんでした。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay, which has it open. Close that one, or use it.</source>
        <translation>ファイル %1 は新しい Belay が書き込んだもので、その Belay が開いています。それを閉じるか、それを使ってください。</translation>
    </message>
    <message>
        <source>The file %1 cannot be used and cannot be set aside. Check its folder.</source>
        <translation>ファイル %1 は使えず、別の場所に移すこともできません。フォルダーを確認してください。</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Belay. It is kept as %2; a new one was begun.</source>
        <translation>ファイル %1 は新しい Belay が書き込んだものです。%2 として残し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2; a new one was begun.</source>
        <translation>ファイル %1 が壊れていました。%2 として残し、新しいファイルを作りました。</translation>
    </message>
    <message>
        <source>The disk is full: the file %1 cannot be written. Make room.</source>
        <translation>ディスクがいっぱいで、ファイル %1 に書き込めません。空きを作ってください。</translation>
    </message>
    <message>
        <source>The file %1 is damaged and open in another Belay. Close all and start Belay again: the file is then set aside.</source>
        <translation>ファイル %1 が壊れていて、別の Belay でも開かれています。Belay をすべて閉じて起動し直すと、ファイルは別の場所に移されます。</translation>
    </message>
</context>
<context>
    <name>ledger::FileEffects</name>
    <message>
        <source>Git is changing %1 at the moment. Nothing was written.</source>
        <translation>Git が %1 を変更中です。何も書き込まれませんでした。</translation>
    </message>
</context>
<context>
    <name>ledger::Files</name>
    <message>
        <source>%1: the disk is full. Nothing was changed; make room and try again.</source>
        <translation>%1: ディスクがいっぱいです。何も変更されませんでした。空きを作って、やり直してください。</translation>
    </message>
    <message>
        <source>%1: the disk can only be read. Nothing was changed.</source>
        <translation>%1: ディスクは読み取り専用です。何も変更されませんでした。</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB; Belay does not look into files of that size.</source>
        <translation>%1 は 1 GiB を超えています。Belay はこのサイズのファイルの中を調べません。</translation>
    </message>
    <message>
        <source>%1 is reached by a link now, which Belay does not follow.</source>
        <translation>%1 へは現在リンクを経由します。Belay はリンクをたどりません。</translation>
    </message>
</context>
<context>
    <name>ledger::GitRunner</name>
    <message>
        <source>git could not make or read the checkpoint.</source>
        <translation>git がチェックポイントを作成または読み取りできませんでした。</translation>
    </message>
    <message>
        <source>git could not be started. Checkpoints need it; install git and try again.</source>
        <translation>git を起動できませんでした。チェックポイントには git が必要です。git をインストールして、やり直してください。</translation>
    </message>
    <message>
        <source>The folder %1 is not there any more, or cannot be entered.</source>
        <translation>フォルダー %1 はもうないか、開けません。</translation>
    </message>
    <message>
        <source>git ended unexpectedly while it made a checkpoint.</source>
        <translation>チェックポイントの作成中に、git が予期せず終了しました。</translation>
    </message>
</context>
<context>
    <name>ledger::HeldFolder</name>
    <message>
        <source>%1 is neither a file nor a folder nor a link that can be read. It is not written.</source>
        <translation>%1 は読み取れるファイル、フォルダー、リンクのいずれでもありません。書き込まれません。</translation>
    </message>
    <message>
        <source>The agent has put something else in the place of %1. Nothing was written there.</source>
        <translation>エージェントが %1 の場所に別のものを置きました。そこには何も書き込まれていません。</translation>
    </message>
</context>
<context>
    <name>ledger::HeldWriter</name>
    <message>
        <source>accepted by you</source>
        <translation>承認済み</translation>
    </message>
</context>
<context>
    <name>ledger::Ledger</name>
    <message>
        <source>There is no effect number %1.</source>
        <translation>操作番号 %1 はありません。</translation>
    </message>
    <message>
        <source>Effect number %1 cannot change to that state.</source>
        <translation>操作番号 %1 は、その状態に変えられません。</translation>
    </message>
</context>
<context>
    <name>ledger::Observation</name>
    <message>
        <source>the file is gone</source>
        <translation>ファイルがなくなっています</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>the file is too large, or no regular file</source>
        <translation>ファイルが大きすぎるか、通常のファイルではありません</translation>
    </message>
    <message>
        <source>settled by the part that changed</source>
        <translation>変更された部分で判定</translation>
    </message>
    <message>
        <source>the file is not what the agent reported</source>
        <translation>ファイルがエージェントの報告と違います</translation>
    </message>
    <message>
        <source>a link that was made in this turn leads there</source>
        <translation>このターンで作られたリンクがそこを指しています</translation>
    </message>
    <message>
        <source>Only the agent says that there was no file before.</source>
        <translation>以前ファイルがなかったと言っているのはエージェントだけです。</translation>
    </message>
    <message>
        <source>Only the agent says what the file held.</source>
        <translation>ファイルの内容を伝えているのはエージェントだけです。</translation>
    </message>
    <message>
        <source>another file is there</source>
        <translation>別のファイルがあります</translation>
    </message>
</context>
<context>
    <name>ledger::ReportedFile</name>
    <message>
        <source>The agent never said how it ended; the folder&apos;s comparison found what changed.</source>
        <translation>エージェントは結果を伝えませんでした。何が変わったかはフォルダーの比較で分かりました。</translation>
    </message>
    <message>
        <source>The file is not what the agent reported; the folder&apos;s comparison found what changed.</source>
        <translation>ファイルはエージェントの報告とは異なります。何が変わったかはフォルダーの比較で分かりました。</translation>
    </message>
    <message>
        <source>The agent called it failed.</source>
        <translation>エージェントは失敗したと伝えました。</translation>
    </message>
</context>
<context>
    <name>ledger::SqliteLedger</name>
    <message>
        <source>Another Belay changed this effect first.</source>
        <translation>別の Belay が、先にこの操作を変更しました。</translation>
    </message>
</context>
<context>
    <name>ledger::Undo</name>
    <message>
        <source>Belay is ending.</source>
        <translation>Belay は終了処理中です。</translation>
    </message>
    <message>
        <source>This undo was tried before and failed. Look again, then undo.</source>
        <translation>元に戻そうとして、前に失敗しています。もう一度確認してから元に戻してください。</translation>
    </message>
    <message>
        <source>It may have reached outside this folder and cannot be taken back.</source>
        <translation>このフォルダーの外に及んだかもしれず、元に戻せません。</translation>
    </message>
    <message>
        <source>Nobody knows whether it happened.</source>
        <translation>行われたかどうかはわかりません。</translation>
    </message>
    <message>
        <source>A newer change of this file has to be decided first.</source>
        <translation>先に、このファイルの新しい変更を決める必要があります。</translation>
    </message>
    <message>
        <source>The file is too large to be kept for a redo.</source>
        <translation>ファイルが大きすぎるため、やり直し用に保存できません。</translation>
    </message>
    <message>
        <source>A later change to this file stands, effect %1. Undo that one first, or both together.</source>
        <translation>このファイルには、後からの変更 (操作 %1) が残っています。先にそれを元に戻すか、両方を一緒に元に戻してください。</translation>
    </message>
    <message>
        <source>The file was changed since.</source>
        <translation>その後、ファイルが変更されました。</translation>
    </message>
    <message>
        <source>The file was deleted or moved away since.</source>
        <translation>その後、ファイルが削除または移動されました。</translation>
    </message>
    <message>
        <source>The file was changed before effect %1, and nobody told of it.</source>
        <translation>ファイルは作用 %1 の前に変更され、誰も知らせませんでした。</translation>
    </message>
</context>
<context>
    <name>ledger::UnreportedChanges</name>
    <message numerus="yes">
        <source>%n more file(s) in %1</source>
        <translation>
            <numerusform>ほか %n 個のファイル (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Too many files changed in this turn to keep what each of them held.</source>
        <translation>このターンで変更されたファイルが多すぎるため、それぞれの以前の内容は保存できません。</translation>
    </message>
    <message>
        <source>Nobody knows whether the file was there when the turn began.</source>
        <translation>ターンの開始時にファイルがあったかどうかは不明です。</translation>
    </message>
</context>
<context>
    <name>mcp::Compensation</name>
    <message>
        <source>“%1” names no place: it begins with $.arguments, $.result or $.text.</source>
        <translation>「%1」は場所を示していません。場所は $.arguments、$.result、$.text のいずれかで始まります。</translation>
    </message>
    <message>
        <source>“%1” is no regular expression with a group in brackets.</source>
        <translation>「%1」は、括弧で囲んだグループのある正規表現ではありません。</translation>
    </message>
    <message>
        <source>The arguments are nested too deeply.</source>
        <translation>引数の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The recorded call holds nothing at “%1”.</source>
        <translation>記録された呼び出しの「%1」には何もありません。</translation>
    </message>
    <message>
        <source>What stands at “%1” is a secret, which is not kept.</source>
        <translation>「%1」にあるのは機密情報で、保存されていません。</translation>
    </message>
    <message numerus="yes">
        <source>The file is longer than %n KiB.</source>
        <translation>
            <numerusform>ファイルが %n KiB を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds something else than “servers”.</source>
        <translation>ファイルに「servers」以外のものがあります。</translation>
    </message>
    <message>
        <source>What the file says of “%1” of “%2” is not understood.</source>
        <translation>「%2」の「%1」についてのファイルの記述を解釈できません。</translation>
    </message>
    <message>
        <source>The arguments name too many places.</source>
        <translation>引数が指す場所が多すぎます。</translation>
    </message>
    <message>
        <source>What stands at “%1” is too long.</source>
        <translation>「%1」にあるものが長すぎます。</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n KiB.</source>
        <translation>
            <numerusform>引数が %n KiB を超えています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mcp::Gate</name>
    <message>
        <source>No socket for MCP servers could be made: %1</source>
        <translation>MCP サーバー用のソケットを作れませんでした: %1</translation>
    </message>
    <message>
        <source>The program belay-mcp-gate is missing, through which agents reach MCP servers.</source>
        <translation>エージェントが MCP サーバーに届くためのプログラム belay-mcp-gate がありません。</translation>
    </message>
    <message>
        <source>Belay takes no more connections to MCP servers.</source>
        <translation>MCP サーバーへの接続をこれ以上受け付けません。</translation>
    </message>
    <message>
        <source>Belay does not know this connection: its agent was started for another time.</source>
        <translation>この接続は知られていません。別の起動のエージェントです。</translation>
    </message>
    <message>
        <source>The MCP server was not started: what it writes could not be held back.</source>
        <translation>MCP サーバーは起動されませんでした。書き込みを保留できないためです。</translation>
    </message>
    <message>
        <source>There is no folder of your own for the socket of MCP servers. Set XDG_RUNTIME_DIR.</source>
        <translation>MCP サーバーのソケット用の自分のフォルダーがありません。XDG_RUNTIME_DIR を設定してください。</translation>
    </message>
</context>
<context>
    <name>mcp::HttpLink</name>
    <message>
        <source>%1 has ended the connection before the request was sent.</source>
        <translation>要求が送信される前に %1 が接続を終えました。</translation>
    </message>
    <message>
        <source>The server&apos;s address must begin with https:// or http://.</source>
        <translation>サーバーのアドレスは https:// または http:// で始まる必要があります。</translation>
    </message>
</context>
<context>
    <name>mcp::HttpProblem</name>
    <message>
        <source>The answer of %1 is longer than Belay reads, which is %2 MB. What was asked may have been done.</source>
        <translation>%1 の答えは、読み取る上限の %2 MB より長いです。求められたことは行われたかもしれません。</translation>
    </message>
    <message>
        <source>%1 points from one address to the next without an end.</source>
        <translation>%1 はアドレスからアドレスへ終わりなく示し続けています。</translation>
    </message>
    <message>
        <source>The server lost its session, and did not take the request. Connect to it anew.</source>
        <translation>サーバーがセッションを失い、要求を受け付けませんでした。接続し直してください。</translation>
    </message>
    <message>
        <source>The request was cancelled. Whether the server has done something of it is not known.</source>
        <translation>要求は取り消されました。サーバーがその一部を行ったかどうかは不明です。</translation>
    </message>
    <message>
        <source>Whether it has done what was asked is not known.</source>
        <translation>求められたことを行ったかどうかは不明です。</translation>
    </message>
    <message>
        <source>%1 wants a login or refused the key (HTTP status %2). Check its headers.</source>
        <translation>%1 がログインを求めたか、キーを拒否しました (HTTP ステータス %2)。ヘッダーを確認してください。</translation>
    </message>
    <message>
        <source>%1 has ended the connection.</source>
        <translation>%1 が接続を終えました。</translation>
    </message>
    <message>
        <source>%1 could not be reached, and nothing was sent.</source>
        <translation>%1 に接続できず、何も送信されませんでした。</translation>
    </message>
    <message>
        <source>%1 answered with something that is no MCP message.</source>
        <translation>%1 の答えは MCP のメッセージではありませんでした。</translation>
    </message>
    <message>
        <source>The server lost its session. Connect to it anew.</source>
        <translation>サーバーがセッションを失いました。接続し直してください。</translation>
    </message>
</context>
<context>
    <name>mcp::Relay</name>
    <message numerus="yes">
        <source>A message is longer than %n MiB.</source>
        <translation>
            <numerusform>メッセージが %n MiB を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay does not pass this on: it cannot be read without doubt.</source>
        <translation>これは渡されません。疑いなく読むことができないためです。</translation>
    </message>
    <message>
        <source>Too many requests are open at once.</source>
        <translation>同時に開いている要求が多すぎます。</translation>
    </message>
    <message>
        <source>Too many calls are open at once. This one was not made.</source>
        <translation>同時に開いている呼び出しが多すぎます。この呼び出しは行われていません。</translation>
    </message>
    <message>
        <source>There is no session for this call. It was not made.</source>
        <translation>この呼び出しのセッションがありません。行われていません。</translation>
    </message>
    <message>
        <source>The MCP server “%1” has ended. %2</source>
        <translation>MCP サーバー「%1」が終了しました。%2</translation>
    </message>
    <message>
        <source>%1 Whether the call took effect is not known.</source>
        <translation>%1 呼び出しに効果があったかどうかは不明です。</translation>
    </message>
    <message>
        <source>A request with this id is open already.</source>
        <translation>この ID の要求はすでに開いています。</translation>
    </message>
    <message numerus="yes">
        <source>The arguments are longer than %n MiB. The call was not made.</source>
        <translation>
            <numerusform>引数が %n MiB を超えています。呼び出しは行われていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop came before anybody had decided about this call. It was not made.</source>
        <translation>この呼び出しについて決まる前に停止が押されました。呼び出しは行われていません。</translation>
    </message>
</context>
<context>
    <name>mcp::StdioLink</name>
    <message>
        <source>%1 It said last: “%2”</source>
        <translation>%1 最後の言葉: 「%2」</translation>
    </message>
    <message>
        <source>It could not be started: %1.</source>
        <translation>起動できませんでした: %1。</translation>
    </message>
    <message>
        <source>It could not be started.</source>
        <translation>起動できませんでした。</translation>
    </message>
    <message>
        <source>The server&apos;s answer cannot be read. Whether it has done what was asked is not known.</source>
        <translation>サーバーの応答を読み取れません。依頼が実行されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The server sent a message of %1 MiB; the limit is %2 MiB. Whether it has done what was asked is not known.</source>
        <translation>サーバーが %1 MiB のメッセージを送信しました。上限は %2 MiB です。依頼が実行されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>It ended (%1).</source>
        <translation>終了しました (%1)。</translation>
    </message>
</context>
<context>
    <name>mcp::ToolClient</name>
    <message>
        <source>The MCP server did not answer after it had been asked to cancel.</source>
        <translation>取り消しを求めた後、MCP サーバーは応答しませんでした。</translation>
    </message>
</context>
<context>
    <name>models::AgentSessionsModel</name>
    <message>
        <source>(no title)</source>
        <translation>(タイトルなし)</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>models::AttachmentText</name>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Content Belay does not know: %1</source>
        <translation>Belay が知らない内容: %1</translation>
    </message>
</context>
<context>
    <name>models::ChangeTexts</name>
    <message>
        <source>Nobody knows what the file was to hold.</source>
        <translation>どのような内容になるはずだったかは、わかりません。</translation>
    </message>
    <message>
        <source>The file is too large to be shown.</source>
        <translation>ファイルが大きすぎて表示できません。</translation>
    </message>
    <message>
        <source>The file became a link; on its side stands where it leads.</source>
        <translation>ファイルがリンクになりました。リンク側には行き先が示されています。</translation>
    </message>
    <message>
        <source>The link became a file; on the link&apos;s side stands where it led.</source>
        <translation>リンクがファイルになりました。リンク側には元の行き先が示されています。</translation>
    </message>
    <message>
        <source>Its permissions changed: %1.</source>
        <translation>アクセス権が変わりました: %1。</translation>
    </message>
</context>
<context>
    <name>models::CommandState</name>
    <message>
        <source>unknown what came of it</source>
        <translation>結果は不明</translation>
    </message>
    <message>
        <source>no exit code</source>
        <translation>終了コードなし</translation>
    </message>
    <message>
        <source>The agent runs this command itself. Stop asks the agent to end it, and then ends its processes.</source>
        <translation>このコマンドはエージェント自身が実行しています。停止はエージェントに終了を求め、その後プロセスを終了します。</translation>
    </message>
    <message>
        <source>background %1</source>
        <translation>バックグラウンド %1</translation>
    </message>
    <message>
        <source>left running when Belay quit</source>
        <translation>Belay の終了時に動いたまま残されました</translation>
    </message>
    <message>
        <source>left running when the session was closed</source>
        <translation>セッションを閉じたときに動いたまま残されました</translation>
    </message>
    <message>
        <source>ran on until %1</source>
        <extracomment>of a command that ran in the background, whose own end is said before</extracomment>
        <translation>%1 まで動作</translation>
    </message>
    <message>
        <source>took effect all the same</source>
        <translation>それでも有効になりました</translation>
    </message>
    <message>
        <source>not sent</source>
        <comment>a call, to the server</comment>
        <translation>未送信</translation>
    </message>
    <message>
        <source>ended by Belay</source>
        <translation>Belay が終了</translation>
    </message>
    <message>
        <source>Stop ends it</source>
        <translation>「停止」で終了</translation>
    </message>
    <message>
        <source>ended by %1</source>
        <translation>%1 により終了</translation>
    </message>
</context>
<context>
    <name>models::CommentText</name>
    <message>
        <source>Comments on your changes:</source>
        <translation>変更へのコメント:</translation>
    </message>
    <message>
        <source>line %1, before the change</source>
        <translation>%1 行目、変更前</translation>
    </message>
    <message>
        <source>line %1, new text</source>
        <translation>%1 行目、新しいテキスト</translation>
    </message>
</context>
<context>
    <name>models::Conversation</name>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>変更 %1</translation>
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
        <translation>新規ファイル</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>準備済み</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>実施済み</translation>
    </message>
    <message>
        <source>being undone</source>
        <translation>元に戻し中</translation>
    </message>
    <message>
        <source>Taken back in part</source>
        <translation>一部取り消し</translation>
    </message>
    <message>
        <source>Remote</source>
        <translation>リモート</translation>
    </message>
    <message>
        <source>still running</source>
        <translation>まだ動いています</translation>
    </message>
    <message>
        <source>as row %1</source>
        <translation>行 %1 と同じ</translation>
    </message>
    <message>
        <source>no change</source>
        <comment>of a write: the file held that already</comment>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>reported</source>
        <comment>of an effect: the agent says so, and nobody saw it</comment>
        <translation>報告</translation>
    </message>
</context>
<context>
    <name>models::EffectsModel</name>
    <message>
        <source>undone by you</source>
        <translation>あなたが元に戻し済み</translation>
    </message>
    <message numerus="yes">
        <source>%n to decide about</source>
        <translation>
            <numerusform>%n 件が判断待ち</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n object(s) of git’s</source>
        <translation>
            <numerusform>git の %n 個のオブジェクトと共に</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::ElicitationForm</name>
    <message numerus="yes">
        <source>At least %n character(s) are needed.</source>
        <translation>
            <numerusform>%n 文字以上が必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n character(s) may be given.</source>
        <translation>
            <numerusform>%n 文字まで入力できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no whole number.</source>
        <translation>整数ではありません。</translation>
    </message>
    <message>
        <source>This is no number.</source>
        <translation>数値ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>%n 個以上を選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>%n 個まで選べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>1 つ選んでください。</translation>
    </message>
    <message>
        <source>Fill this in.</source>
        <translation>入力してください。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the least and the greatest number</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>an address, as https://example.org</source>
        <translation>アドレス (例: https://example.org)</translation>
    </message>
    <message>
        <source>a date, as 2026-11-30</source>
        <translation>日付 (例: 2026-11-30)</translation>
    </message>
    <message>
        <source>a date with a time, as 2026-11-30T14:00:00Z</source>
        <translation>日時 (例: 2026-11-30T14:00:00Z)</translation>
    </message>
    <message numerus="yes">
        <source>This form has %n field(s); Belay shows no more than %1.</source>
        <translation>
            <numerusform>このフォームには %n 個の欄があります。Belay が表示できるのは %1 個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The field “%1” is needed, and of a kind that Belay does not know.</source>
        <translation>欄「%1」は必須ですが、Belay が知らない種類です。</translation>
    </message>
    <message>
        <source>Belay opens only addresses of the web, and this is none.</source>
        <translation>Belay が開くのは Web のアドレスだけですが、これは違います。</translation>
    </message>
    <message>
        <source>What stands before the @ is a user&apos;s name: the address leads to %1.</source>
        <translation>@ の前にあるのはユーザー名です。アドレスの行き先は %1 です。</translation>
    </message>
    <message>
        <source>The host&apos;s name is written in letters that may look like others: %1</source>
        <translation>ホスト名に、ほかの文字と見間違えやすい文字が使われています: %1</translation>
    </message>
    <message>
        <source>The way there is not encrypted.</source>
        <translation>そこまでの経路は暗号化されていません。</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待される値</translation>
    </message>
</context>
<context>
    <name>models::EntryLink</name>
    <message>
        <source>“%1” is no link to an entry. One looks like belay://session/123/entry/45.</source>
        <translation>「%1」は項目へのリンクではありません。リンクは belay://session/123/entry/45 のような形です。</translation>
    </message>
</context>
<context>
    <name>models::HeldText</name>
    <message>
        <source>folder deleted</source>
        <translation>フォルダーを削除</translation>
    </message>
    <message>
        <source>new folder</source>
        <translation>新しいフォルダー</translation>
    </message>
    <message>
        <source>new link</source>
        <translation>新しいリンク</translation>
    </message>
    <message>
        <source>new, no file</source>
        <translation>新規、ファイルではない</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>permissions</source>
        <translation>権限</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>runs outside Belay once accepted</source>
        <translation>承認すると Belay の外で実行されます</translation>
    </message>
    <message>
        <source>ignored by git</source>
        <translation>git が無視</translation>
    </message>
    <message>
        <source>outside the session&apos;s folders</source>
        <translation>セッションのフォルダーの外</translation>
    </message>
    <message>
        <source>git&apos;s own</source>
        <translation>git 自身のもの</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s) that git ignores, which stay in the session</source>
        <translation>
            <numerusform>%1: git が無視する %n 個のファイル。セッションに残ります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: commits on %2</source>
        <translation>%1: %2 へのコミット</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読めない</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that git keeps for itself</source>
        <translation>
            <numerusform>git 自身の %n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Also wrote outside the folder</source>
        <translation>フォルダーの外にも書き込み</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>無視対象: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1, stay in the session</source>
        <extracomment>%1 is a size, &quot;38 MB&quot;</extracomment>
        <translation>
            <numerusform>%n 個のファイル、%1、セッションに残ります</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, no new commits</source>
        <translation>%1: %2、新しいコミットなし</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n commit(s) on %2</source>
        <extracomment>.git: 2 commits on main</extracomment>
        <translation>
            <numerusform>%1: %2 に %n コミット</numerusform>
        </translation>
    </message>
    <message>
        <source>you committed there meanwhile</source>
        <translation>その間にあなたもコミットしました</translation>
    </message>
    <message>
        <source>lines not counted</source>
        <translation>行数は数えていません</translation>
    </message>
    <message>
        <source>larger than 1 GiB, not looked into</source>
        <translation>1 GiB を超えるため未確認</translation>
    </message>
    <message>
        <source>another name of .git on other systems</source>
        <translation>他のシステムでは .git の別名です</translation>
    </message>
    <message>
        <source>git would write where this link leads</source>
        <translation>git はこのリンクの先に書き込むことになります</translation>
    </message>
    <message>
        <source>empty, perhaps because the disk was full</source>
        <translation>空です。ディスクがいっぱいだったためかもしれません</translation>
    </message>
    <message>
        <source>became a link</source>
        <translation>リンクになった</translation>
    </message>
    <message>
        <source>Not held back: network, git push, containers, databases, other running programs. Protects against mistakes, not attacks.</source>
        <translation>保留されないもの: ネットワーク、git push、コンテナー、データベース、実行中のほかのプログラム。間違いは防げますが、攻撃は防げません。</translation>
    </message>
    <message>
        <source>The agent works in a copy of the folder, which can have no overlay.</source>
        <translation>このフォルダーではオーバーレイを使えないため、エージェントはコピーの中で作業します。</translation>
    </message>
    <message>
        <source>The disk was full while the agent wrote. Files may be cut; empty ones are accepted by name only.</source>
        <translation>エージェントの書き込み中にディスクがいっぱいでした。ファイルが途中で切れている可能性があります。空のファイルは、名前を指定したときだけ承認されます。</translation>
    </message>
</context>
<context>
    <name>models::LinkTarget</name>
    <message>
        <source>It is not in the folders of this session.</source>
        <translation>このセッションのフォルダーの中にありません。</translation>
    </message>
    <message>
        <source>The mail may take along files of yours.</source>
        <translation>メールに、あなたのファイルが添付されるかもしれません。</translation>
    </message>
    <message>
        <source>This file is on another computer, %1. To open it may tell that computer who you are.</source>
        <translation>このファイルは別のコンピューター %1 にあります。開くと、あなたが誰かがそのコンピューターに知られるかもしれません。</translation>
    </message>
    <message>
        <source>Which program takes addresses that begin with “%1:”, and what it does then, is not Belay&apos;s to know.</source>
        <translation>「%1:」で始まるアドレスをどのプログラムが受け取り、何をするかは、Belay にはわかりません。</translation>
    </message>
    <message>
        <source>It names no file.</source>
        <translation>ファイルが指定されていません。</translation>
    </message>
    <message>
        <source>It is a relative address, and there is no folder to start from.</source>
        <translation>相対アドレスですが、起点となるフォルダーがありません。</translation>
    </message>
    <message>
        <source>A page of %1 draws this in your browser. The drawing is behind the # of the address, which browsers do not send.</source>
        <translation>%1 のページが、これをブラウザーに描きます。描く内容はアドレスの # より後にあり、ブラウザーはその部分を送信しません。</translation>
    </message>
</context>
<context>
    <name>models::McpText</name>
    <message>
        <source>Variables: %1</source>
        <translation>変数: %1</translation>
    </message>
    <message>
        <source>Headers: %1</source>
        <translation>ヘッダー: %1</translation>
    </message>
    <message>
        <source>Only in %1</source>
        <translation>%1 だけ</translation>
    </message>
    <message>
        <source>%1 is no whole path. Write it from / on, or a name that is in PATH.</source>
        <translation>%1 は完全なパスではありません。/ から書くか、PATH にある名前にしてください。</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>通す</translation>
    </message>
    <message>
        <source>ask</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>確認</translation>
    </message>
    <message>
        <source>hold</source>
        <extracomment>what is done about calls of a tool: they wait until the turn is over</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>deny</source>
        <extracomment>what is done about calls of a tool</extracomment>
        <translation>禁止</translation>
    </message>
    <message>
        <source>only reads</source>
        <translation>読み取るだけ</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>書き込む</translation>
    </message>
    <message>
        <source>may destroy</source>
        <translation>破壊することがある</translation>
    </message>
    <message>
        <source>only adds</source>
        <translation>追加するだけ</translation>
    </message>
    <message>
        <source>reaches others</source>
        <translation>他者に届く</translation>
    </message>
    <message>
        <source>Its descriptions are trusted</source>
        <translation>ツールの説明を信頼しています</translation>
    </message>
    <message>
        <source>Anybody on the way can read what is sent to http://. Use https:// unless it is on this computer.</source>
        <translation>http:// に送られる内容は、経路上の誰でも読めます。このコンピューター以外では https:// を使ってください。</translation>
    </message>
</context>
<context>
    <name>models::MessageText</name>
    <message numerus="yes">
        <source>%1 (and %n file(s))</source>
        <extracomment>the text of a message, and how many files go with it</extracomment>
        <translation>
            <numerusform>%1 (ほかにファイル %n 個)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::PermissionText</name>
    <message>
        <source>%1 asks to run a command</source>
        <translation>%1 がコマンドの実行許可を求めています</translation>
    </message>
    <message>
        <source>%1 asks to edit a file</source>
        <translation>%1 がファイルの編集許可を求めています</translation>
    </message>
    <message>
        <source>%1 asks to delete</source>
        <translation>%1 が削除の許可を求めています</translation>
    </message>
    <message>
        <source>%1 asks to move a file</source>
        <translation>%1 がファイルの移動許可を求めています</translation>
    </message>
    <message>
        <source>%1 asks to read</source>
        <translation>%1 が読み取りの許可を求めています</translation>
    </message>
    <message>
        <source>Always allow</source>
        <translation>常に許可</translation>
    </message>
    <message>
        <source>Always reject</source>
        <translation>常に拒否</translation>
    </message>
    <message>
        <source>Nobody knows what this does</source>
        <translation>何が起こるかはわかりません</translation>
    </message>
    <message>
        <source>%1 asks for permission; it calls this “%2”</source>
        <extracomment>%2 is a kind of request, like &quot;read&quot; or &quot;search&quot;</extracomment>
        <translation>%1 が許可を求めています。エージェントによる呼び名は「%2」です</translation>
    </message>
    <message>
        <source>All that the agent sends with it:</source>
        <translation>エージェントが添えたすべての内容:</translation>
    </message>
    <message>
        <source>%1 asks to call %2</source>
        <translation>%1 が %2 の呼び出しを求めています</translation>
    </message>
    <message>
        <source>Server %1. %2</source>
        <extracomment>an MCP server, and what it says of its tool</extracomment>
        <translation>サーバー %1。%2</translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank(s) ⋯</source>
        <extracomment>in the place of blanks in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ 空白 %n 個 ⋯</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⋯ %n blank line(s) ⋯</source>
        <extracomment>in the place of blank lines in a command or the like</extracomment>
        <translation>
            <numerusform>⋯ 空行 %n 行 ⋯</numerusform>
        </translation>
    </message>
    <message>
        <source>Letters and signs that look like others are written as their numbers.</source>
        <translation>他の文字に似た文字や記号は、その番号で書かれています。</translation>
    </message>
    <message>
        <source>%1 called %2, which is held back</source>
        <translation>%1 が %2 を呼び出しました（保留中）</translation>
    </message>
</context>
<context>
    <name>models::ReportText</name>
    <message>
        <source>Ended half-way by its agent</source>
        <translation>エージェントにより途中で終了</translation>
    </message>
    <message>
        <source>You withdrew the permission request</source>
        <translation>あなたが許可の要求を取り下げました</translation>
    </message>
    <message>
        <source>Came late</source>
        <translation>遅れて到着</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s)</source>
        <translation>
            <numerusform>%n 件の操作</numerusform>
        </translation>
    </message>
    <message>
        <source>left this machine</source>
        <translation>このコンピューターの外に出ました</translation>
    </message>
    <message>
        <source>Changed by the agent</source>
        <translation>エージェントが変更</translation>
    </message>
    <message>
        <source>The agent reported it as done</source>
        <translation>エージェントは完了と報告しました</translation>
    </message>
    <message>
        <source>Still runs</source>
        <translation>まだ実行中</translation>
    </message>
    <message>
        <source>Cancelled by Stop, but the agent reported later that it was done</source>
        <translation>「停止」によりキャンセルされましたが、後でエージェントが完了と報告しました</translation>
    </message>
    <message numerus="yes">
        <source>%n open request(s) ended with the connection</source>
        <translation>
            <numerusform>%n 件の未完了の要求が接続とともに終わりました</numerusform>
        </translation>
    </message>
    <message>
        <source>The agent still works on it; Belay cannot reach it but by Force stop</source>
        <translation>エージェントがまだ作業中です。Belay が止めるには「強制停止」しかありません</translation>
    </message>
    <message>
        <source>Changed during the turn, but no tool call told of it</source>
        <translation>ターン中に変更されましたが、どのツール呼び出しも報告していません</translation>
    </message>
    <message>
        <source>The disk does not bear out what the agent reported</source>
        <translation>エージェントの報告がディスクの内容と合いません</translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) arrived afterwards, the last one %1 later</source>
        <translation>
            <numerusform>その後に %n 件の更新が届きました。最後は %1 後です</numerusform>
        </translation>
    </message>
    <message>
        <source>What no tool call told of was not looked for there: %1</source>
        <translation>そこでは、ツール呼び出しが報告しない変更は調べられていません: %1</translation>
    </message>
    <message>
        <source>%1 · acknowledged</source>
        <translation>%1 · 確認済み</translation>
    </message>
    <message>
        <source>Changed during the turn; a tool call named it, but did not show the change</source>
        <translation>ターン中に変更。ツール呼び出しが名前を挙げましたが、変更は示していません</translation>
    </message>
    <message>
        <source>Changed during the turn, although it was not permitted</source>
        <translation>許可されていないのに、ターン中に変更</translation>
    </message>
    <message>
        <source>Reported by the agent; your file was not changed by it</source>
        <translation>エージェントの報告。あなたのファイルは変更されていません</translation>
    </message>
    <message>
        <source>It exited; what it left running was ended with the turn</source>
        <translation>終了しました。実行されたままだったものはターンとともに終了しました</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>行われなかったもの</translation>
    </message>
    <message>
        <source>The agent called it failed; what it did until then is not known</source>
        <translation>エージェントは失敗と報告しました。それまでに何をしたかはわかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n 個のホスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n connection(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n 個の接続、送信 %1、受信 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed</source>
        <comment>to reach a host</comment>
        <translation>
            <numerusform>%n 回失敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused by Belay %n time(s): it, or where it leads, is not on the list of hosts</source>
        <translation>
            <numerusform>Belay が %n 回拒否: ホスト、またはその行き先がリストにありません</numerusform>
        </translation>
    </message>
    <message>
        <source>Further hosts</source>
        <translation>そのほかのホスト</translation>
    </message>
    <message>
        <source>contacted %1</source>
        <comment>a host</comment>
        <translation>%1 に接続</translation>
    </message>
    <message numerus="yes">
        <source>contacted %n host(s)</source>
        <translation>
            <numerusform>%n 個のホストに接続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s) refused</source>
        <translation>
            <numerusform>%n 個のホストを拒否</numerusform>
        </translation>
    </message>
    <message>
        <source>The server acknowledged it after %1</source>
        <translation>サーバーは %1 後に確認しました</translation>
    </message>
    <message>
        <source>It was sent. %1</source>
        <translation>送信されました。%1</translation>
    </message>
    <message>
        <source>The server answered: %1</source>
        <translation>サーバーの答え: %1</translation>
    </message>
    <message>
        <source>It was never sent</source>
        <translation>送信されていません</translation>
    </message>
    <message>
        <source>as the servers say</source>
        <extracomment>calls of tools that were made, and failed or were cancelled</extracomment>
        <translation>サーバーによると</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s), %1 sent, %2 received</source>
        <translation>
            <numerusform>%n 件の要求、送信 %1、受信 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>by Belay, as MCP server “%1”</source>
        <extracomment>a host was contacted, not by the agent itself</extracomment>
        <translation>Belay が MCP サーバー「%1」として</translation>
    </message>
    <message>
        <source>Killed by Belay; it may still run</source>
        <translation>Belay が強制終了しましたが、まだ動作しているかもしれません</translation>
    </message>
    <message>
        <source>Process %1: killed by Belay, and seen to run after that</source>
        <translation>プロセス %1: Belay が強制終了した後も動作していました</translation>
    </message>
    <message>
        <source>Process %1, which the agent started, still runs it</source>
        <translation>エージェントが開始したプロセス %1 がまだ実行しています</translation>
    </message>
    <message>
        <source>The turn took %1, the agent reports.</source>
        <extracomment>what a turn used: context and money</extracomment>
        <translation>エージェントの報告では、このターンの使用量は %1 です。</translation>
    </message>
    <message>
        <source>the file did not change</source>
        <extracomment>what was said to be done, or was tried: the disk says that it is not so</extracomment>
        <translation>ファイルは変わっていません</translation>
    </message>
    <message>
        <source>Written with the same content; nothing changed</source>
        <translation>同じ内容で書き込み、変更なし</translation>
    </message>
    <message>
        <source>Everything the agent wrote in %1 is held back, reported or not. Elsewhere it is not watched.</source>
        <translation>エージェントが %1 に書いたものは、報告の有無にかかわらずすべて保留されています。それ以外の場所は監視されません。</translation>
    </message>
    <message>
        <source>Not watched: files git ignores, .git, empty folders, and everything outside %1.</source>
        <translation>監視されないもの: git が無視するファイル、.git、空のフォルダー、%1 の外のすべて。</translation>
    </message>
    <message>
        <source>It came %1 after Stop and was refused</source>
        <translation>「停止」の %1 後に届き、拒否されました</translation>
    </message>
    <message>
        <source>Belay ended the agent process</source>
        <translation>Belay がエージェントのプロセスを終了しました</translation>
    </message>
    <message>
        <source>the agent process may still run</source>
        <translation>エージェントのプロセスはまだ動作しているかもしれません</translation>
    </message>
    <message>
        <source>Stop was not pressed</source>
        <translation>「停止」は押されていません</translation>
    </message>
    <message>
        <source>%1 after Stop</source>
        <translation>「停止」の %1 後</translation>
    </message>
    <message>
        <source>the agent confirmed after %1</source>
        <translation>エージェントは %1 後に応じました</translation>
    </message>
    <message>
        <source>the agent answered with an error after %1</source>
        <translation>エージェントは %1 後にエラーで応答しました</translation>
    </message>
    <message>
        <source>its session was closed for that, and goes on</source>
        <translation>そのためにセッションを一度閉じました。セッションは続きます</translation>
    </message>
    <message>
        <source>no change was reported</source>
        <translation>変更は報告されていません</translation>
    </message>
    <message>
        <source>no change was seen in %1</source>
        <translation>%1 に変更は見られませんでした</translation>
    </message>
    <message>
        <source>Recorded: what went through Belay&apos;s proxy, or to MCP servers through Belay. Not recorded: programs that ignore the proxy, ssh, UDP, containers. Nothing was decrypted.</source>
        <translation>記録されるもの: Belay のプロキシを通ったもの、Belay 経由で MCP サーバーへ送られたもの。記録されないもの: プロキシを無視するプログラム、ssh、UDP、コンテナー。復号は何もしていません。</translation>
    </message>
    <message>
        <source>The agent and its programs could reach only the hosts on the list, through Belay&apos;s proxy. Belay itself also reaches MCP servers that you set up with an address. Not covered: other programs that act for the agent. Nothing was decrypted.</source>
        <translation>エージェントとそのプログラムは、Belay のプロキシを通して、リストにあるホストにだけ接続できました。アドレスで設定された MCP サーバーには、Belay 自身も接続します。エージェントの代わりに動くほかのプログラムは対象外です。復号は何もしていません。</translation>
    </message>
    <message>
        <source>there is no way back</source>
        <translation>元に戻す方法がありません</translation>
    </message>
    <message>
        <source>please look</source>
        <translation>確認してください</translation>
    </message>
    <message>
        <source>never happened</source>
        <translation>行われませんでした</translation>
    </message>
    <message>
        <source>after the end</source>
        <translation>終わった後</translation>
    </message>
    <message>
        <source>did not run</source>
        <extracomment>what the agent asked permission for; it may have done it where nobody watches</extracomment>
        <translation>実行されていません</translation>
    </message>
</context>
<context>
    <name>models::RuleTrial</name>
    <message>
        <source>You are asked: no rule says anything about it.</source>
        <translation>確認します: 当てはまるルールがありません。</translation>
    </message>
    <message>
        <source>Allowed without asking, by: %1</source>
        <translation>確認なしで許可します。ルール: %1</translation>
    </message>
    <message>
        <source>Denied without asking, by: %1</source>
        <translation>確認なしで禁止します。ルール: %1</translation>
    </message>
    <message>
        <source>No rule says anything about it: what is chosen for the server’s tool decides.</source>
        <translation>該当するルールはありません。サーバーのツールに選ばれた設定で決まります。</translation>
    </message>
</context>
<context>
    <name>models::RunningOn</name>
    <message>
        <source>%1 min</source>
        <extracomment>a time in minutes</extracomment>
        <translation>%1 分</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) run on</source>
        <translation>
            <numerusform>%n 個のコマンドが動作中</numerusform>
        </translation>
    </message>
    <message>
        <source>since %1 · turn “%2”</source>
        <extracomment>a time, and the first words of the turn&apos;s message</extracomment>
        <translation>%1 から・ターン「%2」</translation>
    </message>
    <message>
        <source>%1, turn of %2</source>
        <extracomment>a session, and when its turn began</extracomment>
        <translation>%1、%2 のターン</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ran on until %1</source>
        <translation>
            <numerusform>%n 個のコマンドが %1 まで動作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>models::SessionStatus</name>
    <message>
        <source>Not while a turn runs: another choice starts the agent again.</source>
        <translation>ターンの実行中は変更できません。別の選択をするとエージェントが再起動されます。</translation>
    </message>
    <message>
        <source>Not while changes wait: accept or discard them first.</source>
        <translation>変更が待っている間は変えられません。先に承認するか破棄してください。</translation>
    </message>
    <message>
        <source>The network of an agent elsewhere cannot be watched from here.</source>
        <translation>別の場所にいるエージェントのネットワークは、ここからは監視できません。</translation>
    </message>
    <message>
        <source>Not while the agent starts.</source>
        <translation>エージェントの起動中は変更できません。</translation>
    </message>
</context>
<context>
    <name>models::SessionsModel</name>
    <message>
        <source>Pinned</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>過去 %n 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>Older</source>
        <translation>それ以前</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n 分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n 時間前</numerusform>
        </translation>
    </message>
    <message>
        <source>asks you to log in</source>
        <translation>ログインを求めています</translation>
    </message>
    <message>
        <source>connection lost · trying again</source>
        <translation>接続が切れました · 再接続中</translation>
    </message>
    <message>
        <source>restarting</source>
        <translation>再起動中</translation>
    </message>
    <message>
        <source>loading · %1</source>
        <translation>読み込み中 · %1</translation>
    </message>
    <message>
        <source>no message yet</source>
        <translation>メッセージはまだありません</translation>
    </message>
</context>
<context>
    <name>models::ShownText</name>
    <message>
        <source>The agent said something Belay cannot follow</source>
        <translation>エージェントが Belay には解釈できないことを言いました</translation>
    </message>
    <message>
        <source>The agent could not be started</source>
        <translation>エージェントを起動できませんでした</translation>
    </message>
    <message>
        <source>Belay could not go on</source>
        <translation>Belay は続行できませんでした</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>asked at %1</source>
        <translation>質問の時刻: %1</translation>
    </message>
    <message>
        <source>An update Belay does not know: %1</source>
        <translation>Belay が知らない更新: %1</translation>
    </message>
    <message>
        <source>The agent shortens its context</source>
        <translation>エージェントがコンテキストを短縮しています</translation>
    </message>
    <message>
        <source>The agent shortened its context</source>
        <translation>エージェントがコンテキストを短縮しました</translation>
    </message>
    <message>
        <source>The agent&apos;s context changed</source>
        <translation>エージェントのコンテキストが変わりました</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) were lost.</source>
        <translation>
            <numerusform>%n 件の要求が失われました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was loaded</source>
        <translation>セッションが読み込まれました</translation>
    </message>
    <message>
        <source>The agent is back</source>
        <translation>エージェントが戻りました</translation>
    </message>
    <message>
        <source>The agent&apos;s command is still running</source>
        <translation>エージェントのコマンドがまだ実行中です</translation>
    </message>
    <message>
        <source>The agent&apos;s work has ended</source>
        <translation>エージェントの作業が終わりました</translation>
    </message>
    <message>
        <source>%1
It went on for %2 after the turn was over.</source>
        <translation>%1
ターンが終わった後、%2 続きました。</translation>
    </message>
</context>
<context>
    <name>models::StopConductText</name>
    <message>
        <source>could not be tried</source>
        <translation>試せませんでした</translation>
    </message>
    <message>
        <source>finished in %1</source>
        <translation>%1 で完了</translation>
    </message>
    <message>
        <source>stopped in %1</source>
        <translation>%1 で停止</translation>
    </message>
    <message>
        <source>stopped in %1, after it was asked again</source>
        <translation>%1 で停止、もう一度求めた後</translation>
    </message>
    <message>
        <source>ended normally %1 after Stop</source>
        <translation>「停止」の %1 後に通常終了</translation>
    </message>
    <message>
        <source>did not stop; forced after %1</source>
        <translation>停止せず、%1 後に強制停止</translation>
    </message>
    <message>
        <source>did not stop; the agent ended</source>
        <translation>停止せず、エージェントが終了</translation>
    </message>
    <message numerus="yes">
        <source>the agent withdrew %n request(s) of its own</source>
        <translation>
            <numerusform>エージェントが自分の要求 %n 件を取り下げ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Belay cancelled %n</source>
        <translation>
            <numerusform>Belay が %n 件をキャンセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came after Stop and were refused</source>
        <translation>
            <numerusform>%n 件は「停止」の後に届き、拒否</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were lost</source>
        <translation>
            <numerusform>%n 件が失われました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are still open</source>
        <translation>
            <numerusform>%n 件が未完了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n update(s) after the turn had ended</source>
        <translation>
            <numerusform>ターンの終了後に %n 件の更新</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) ran on</source>
        <translation>
            <numerusform>%n 個のプロセスが動き続けました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written after Stop</source>
        <translation>
            <numerusform>「停止」の後に %n 個のファイルに書き込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain prompt</source>
        <translation>通常のメッセージ</translation>
    </message>
    <message>
        <source>Long answer</source>
        <translation>長い回答</translation>
    </message>
    <message>
        <source>nothing was left</source>
        <translation>残ったものなし</translation>
    </message>
    <message>
        <source>Stopped cleanly %1 of %2 times</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>きれいに停止した回数: %2 回中 %1 回</translation>
    </message>
    <message>
        <source>Stop could not be tried</source>
        <translation>「停止」を試せませんでした</translation>
    </message>
    <message>
        <source>asks before commands</source>
        <translation>コマンドの前に確認する</translation>
    </message>
    <message>
        <source>does not ask before commands</source>
        <translation>コマンドの前に確認しない</translation>
    </message>
    <message>
        <source>writes files itself</source>
        <translation>ファイルを自分で書き込む</translation>
    </message>
    <message>
        <source>writes files through Belay</source>
        <translation>ファイルを Belay 経由で書き込む</translation>
    </message>
    <message>
        <source>measured %1</source>
        <extracomment>%1 is a day like &quot;22 Nov&quot;</extracomment>
        <translation>%1に測定</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>its command in the background ran on</source>
        <translation>バックグラウンドのコマンドは動き続けました</translation>
    </message>
    <message>
        <source>its command in the background ended, too</source>
        <translation>バックグラウンドのコマンドも終わりました</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>バックグラウンド</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>残されたもの</translation>
    </message>
    <message>
        <source>stops in %1</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;</extracomment>
        <translation>%1 で停止</translation>
    </message>
    <message>
        <source>its commands run through Belay, which ends them</source>
        <translation>コマンドは Belay 経由で動き、Belay が終わらせます</translation>
    </message>
    <message>
        <source>ends its own commands</source>
        <translation>自分のコマンドを終わらせます</translation>
    </message>
    <message>
        <source>leaves its commands running: Belay ends those</source>
        <translation>コマンドを動かしたままにします: Belay が終わらせます</translation>
    </message>
    <message>
        <source>ends background commands, too</source>
        <translation>バックグラウンドのコマンドも終わらせます</translation>
    </message>
    <message>
        <source>leaves background commands: Belay ends those</source>
        <translation>バックグラウンドのコマンドを残します: Belay が終わらせます</translation>
    </message>
    <message>
        <source>nothing else was left</source>
        <translation>ほかには何も残りませんでした</translation>
    </message>
    <message>
        <source>Force stop: end the connection</source>
        <translation>強制停止: 接続を終了</translation>
    </message>
    <message>
        <source>Force stop: restart the agent, resume the session</source>
        <translation>強制停止: エージェントを再起動し、セッションを再開</translation>
    </message>
    <message>
        <source>Force stop: end the agent; it forgets this conversation</source>
        <translation>強制停止: エージェントを終了 (この会話を忘れます)</translation>
    </message>
</context>
<context>
    <name>models::StopStatisticsText</name>
    <message numerus="yes">
        <source>Withdrew its own open requests %1 of %n time(s)</source>
        <translation>
            <numerusform>自分の未完了の要求を取り下げた回数: %n 回中 %1 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped by force %n time(s)</source>
        <translation>
            <numerusform>強制停止 %n 回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>confirmed none of %n Stop(s)</source>
        <translation>
            <numerusform>「停止」%n 回のうち応答なし</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stops in %1 (%2 of %3, %n by force)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped, %n how often by force</extracomment>
        <translation>
            <numerusform>%1 で停止 (%3 回中 %2 回、強制 %n 回)</numerusform>
        </translation>
    </message>
    <message>
        <source>stops in %1 (%2 of %3)</source>
        <extracomment>%1 is a duration like &quot;0.2 s&quot;, %2 how often the agent confirmed, %3 how often it was stopped</extracomment>
        <translation>%1 で停止 (%3 回中 %2 回)</translation>
    </message>
    <message numerus="yes">
        <source>Confirmed %1 of %n Stop(s)</source>
        <translation>
            <numerusform>「停止」に応じた回数: %n 回中 %1 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Usually after %1, slowest %2</source>
        <translation>通常は %1 後、最長 %2</translation>
    </message>
    <message>
        <source>Leaves its open requests to Belay</source>
        <translation>未完了の要求の取り下げは Belay 任せ</translation>
    </message>
</context>
<context>
    <name>models::TerminalsModel</name>
    <message>
        <source>%1
in %2</source>
        <extracomment>a command and the folder it runs in</extracomment>
        <translation>%1
場所: %2</translation>
    </message>
</context>
<context>
    <name>models::TextPattern</name>
    <message>
        <source>Not a regular expression: %1, at character %2</source>
        <translation>正規表現ではありません: %1 (%2 文字目)</translation>
    </message>
</context>
<context>
    <name>models::Texts</name>
    <message>
        <source>It took this session up again and knows what was said above.</source>
        <translation>このセッションを引き継ぎました。これまでの会話を知っています。</translation>
    </message>
    <message>
        <source>It loaded this session but repeated nothing of it: it may not know what was said above.</source>
        <translation>このセッションを読み込みましたが、内容を繰り返しませんでした。これまでの会話を知らないかもしれません。</translation>
    </message>
    <message>
        <source>It took this session up and told nothing of what was said in it.</source>
        <translation>このセッションを引き継ぎましたが、これまでの会話は伝えてきませんでした。</translation>
    </message>
    <message>
        <source>This is what it told of the session.</source>
        <translation>エージェントが伝えたセッションの内容です。</translation>
    </message>
    <message>
        <source>This is a new session: the agent does not know what was said above.</source>
        <translation>これは新しいセッションです。エージェントはこれまでの会話を知りません。</translation>
    </message>
    <message>
        <source>Start agent</source>
        <translation>エージェントの起動</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>再接続</translation>
    </message>
    <message>
        <source>Load session</source>
        <translation>セッションの読み込み</translation>
    </message>
    <message>
        <source>Resume session</source>
        <translation>セッションの再開</translation>
    </message>
    <message>
        <source>Fork session</source>
        <translation>セッションのフォーク</translation>
    </message>
    <message>
        <source>List sessions</source>
        <translation>セッションの一覧</translation>
    </message>
    <message>
        <source>Set option</source>
        <translation>オプションの設定</translation>
    </message>
    <message>
        <source>Log out</source>
        <translation>ログアウト</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>プロンプト</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Wait for exit</source>
        <translation>終了の待機</translation>
    </message>
    <message>
        <source>Read file</source>
        <translation>ファイルの読み取り</translation>
    </message>
    <message>
        <source>Write file</source>
        <translation>ファイルへの書き込み</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>接続しました</translation>
    </message>
    <message>
        <source>completed before cancel</source>
        <translation>キャンセル前に完了</translation>
    </message>
    <message>
        <source>%1; with it came %2</source>
        <comment>how a request ended, what the answer held</comment>
        <translation>%1、同時に届いたもの: %2</translation>
    </message>
    <message>
        <source>%1; withdrawn by the agent when it was over</source>
        <comment>how a request ended</comment>
        <translation>%1、終わった後にエージェントが取り下げ</translation>
    </message>
    <message>
        <source>tries again by itself</source>
        <translation>自動で再試行</translation>
    </message>
    <message>
        <source>the agent waits for the command</source>
        <translation>エージェントがコマンドを待っています</translation>
    </message>
    <message>
        <source>cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>You pressed Stop</source>
        <translation>あなたが停止を押しました</translation>
    </message>
    <message>
        <source>Stopped by closing the session</source>
        <translation>セッションを閉じたため停止</translation>
    </message>
    <message>
        <source>Stopped by closing Belay</source>
        <translation>Belay を閉じたため停止</translation>
    </message>
    <message>
        <source>Stopped by a signal that ended Belay</source>
        <translation>Belay を終わらせたシグナルで停止</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a state in a list</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>ended normally after Stop</source>
        <comment>a state in a list</comment>
        <translation>「停止」の後に通常終了</translation>
    </message>
    <message>
        <source>stopped by you</source>
        <comment>a state in a list</comment>
        <translation>あなたが停止</translation>
    </message>
    <message>
        <source>stopped by force</source>
        <comment>a state in a list</comment>
        <translation>強制停止済み</translation>
    </message>
    <message>
        <source>refused</source>
        <comment>a state in a list</comment>
        <translation>拒否</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <comment>a state in a list</comment>
        <translation>トークンの上限に到達</translation>
    </message>
    <message>
        <source>request limit reached</source>
        <comment>a state in a list</comment>
        <translation>要求の上限に到達</translation>
    </message>
    <message>
        <source>stopped by force: disconnected</source>
        <comment>a state in a list</comment>
        <translation>強制停止済み: 切断</translation>
    </message>
    <message>
        <source>stopped by closing</source>
        <comment>a state in a list</comment>
        <translation>閉じたため停止</translation>
    </message>
    <message>
        <source>held until the turn ends</source>
        <translation>ターンが終わるまで保留</translation>
    </message>
    <message>
        <source>could not be ended</source>
        <comment>a state in a list</comment>
        <translation>終了できませんでした</translation>
    </message>
    <message>
        <source>stopped by its time limit</source>
        <comment>a state in a list</comment>
        <translation>時間制限により停止</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>時間内に応答なし</translation>
    </message>
    <message>
        <source>asked to cancel, no answer</source>
        <translation>取り消しを依頼、応答なし</translation>
    </message>
    <message>
        <source>completed %1 after cancel</source>
        <translation>取り消し依頼の %1 後に完了</translation>
    </message>
    <message>
        <source>you declined</source>
        <translation>あなたが断りました</translation>
    </message>
    <message>
        <source>you opened it · done, says the agent</source>
        <translation>あなたが開きました · エージェントは完了と報告</translation>
    </message>
    <message>
        <source>you opened it</source>
        <translation>あなたが開きました</translation>
    </message>
</context>
<context>
    <name>models::TrafficModel</name>
    <message>
        <source>cancel was asked for</source>
        <translation>キャンセルを要求済み</translation>
    </message>
    <message>
        <source>%1 · answered all the same</source>
        <translation>%1 · それでも応答あり</translation>
    </message>
    <message>
        <source>to agent</source>
        <translation>エージェントへ</translation>
    </message>
    <message>
        <source>from agent</source>
        <translation>エージェントから</translation>
    </message>
    <message>
        <source>stderr</source>
        <translation>stderr</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>解釈できません</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>時間 (秒)</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>to server</source>
        <translation>サーバーへ</translation>
    </message>
    <message>
        <source>from server</source>
        <translation>サーバーから</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
</context>
<context>
    <name>models::TurnAccount</name>
    <message>
        <source>What turn %1 did</source>
        <translation>ターン %1 が行ったこと</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>No effect was recorded.</source>
        <translation>操作は記録されていません。</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>そのほか</translation>
    </message>
</context>
<context>
    <name>models::UndoText</name>
    <message>
        <source>Already is what it was before</source>
        <translation>すでに以前の状態です</translation>
    </message>
    <message>
        <source>Becomes what it was before</source>
        <translation>以前の状態になります</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>戻ってきます</translation>
    </message>
    <message>
        <source>These folders are made again for you alone, since nobody knows how open they were: %1</source>
        <translation>これらのフォルダーは、どこまで開かれていたか分からないため、あなただけのものとして作り直されます: %1</translation>
    </message>
    <message>
        <source>New file, moves to the trash</source>
        <translation>新規ファイル、ゴミ箱に移動します</translation>
    </message>
    <message>
        <source>What commands did was found by comparing files. Not looked at, and not undone: what git ignores, like .env; owners, extended attributes, setuid, setgid; modes of folders; links between files; empty folders.</source>
        <translation>コマンドが行ったことは、ファイルを比べて見つけました。調べず、元に戻さないもの: git が無視するもの (.env など)、所有者、拡張属性、setuid、setgid、フォルダーのモード、ファイル間のリンク、空のフォルダー。</translation>
    </message>
    <message>
        <source>These have further names (hard links), which keep what is there now: %1</source>
        <extracomment>files that are one file under several names</extracomment>
        <translation>これらには別の名前 (ハードリンク) があります。そちらは今の内容のまま残ります: %1</translation>
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
        <translation>コンテキスト %2 トークンのうち %1</translation>
    </message>
    <message>
        <source>%1
%2 so far</source>
        <translation>%1
これまでに %2</translation>
    </message>
    <message>
        <source>%1 context</source>
        <translation>コンテキスト %1</translation>
    </message>
</context>
<context>
    <name>proxy::HostList</name>
    <message>
        <source>“%1” is no host. Write names like api.example.org, *.example.org or example.org:443.</source>
        <translation>「%1」はホストではありません。api.example.org、*.example.org、example.org:443 のように書いてください。</translation>
    </message>
</context>
<context>
    <name>proxy::NetworkWatch</name>
    <message>
        <source>The proxy that notes what is contacted could not be started.</source>
        <translation>接続先を記録するプロキシを起動できませんでした。</translation>
    </message>
</context>
<context>
    <name>proxy::Upstream</name>
    <message>
        <source>The proxy that %1 names cannot be gone through: Belay knows http and socks5, not “%2”.</source>
        <translation>%1 にあるプロキシは経由できません。Belay が扱えるのは http と socks5 で、「%2」は扱えません。</translation>
    </message>
    <message>
        <source>What %1 holds is no address of a proxy.</source>
        <translation>%1 の値はプロキシのアドレスではありません。</translation>
    </message>
</context>
<context>
    <name>secrets::KeychainStore</name>
    <message>
        <source>The keychain knows no “%1”. Give the value once more, in Agents.</source>
        <translation>キーチェーンに「%1」がありません。「エージェント」で値をもう一度入力してください。</translation>
    </message>
    <message>
        <source>“%1” could not be read: the keychain is locked. Unlock it and try again.</source>
        <translation>「%1」を読み取れませんでした。キーチェーンがロックされています。ロックを解除してもう一度お試しください。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” could not be read: the keychain has not answered for %n s. Restart it and try again.</source>
        <translation>
            <numerusform>「%1」を読み取れませんでした。キーチェーンが %n 秒間応答していません。再起動してもう一度お試しください。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in the keychain, which is not available. Start it, or use a variable ($NAME).</source>
        <translation>「%1」はキーチェーンにありますが、キーチェーンを利用できません。起動するか、変数 ($NAME) を使ってください。</translation>
    </message>
    <message>
        <source>The keychain is locked. %1 is kept only until you quit.</source>
        <translation>キーチェーンがロックされています。%1 は終了するまでしか保持されません。</translation>
    </message>
    <message numerus="yes">
        <source>The keychain has not answered for %n s. %1 may not be stored, and is kept until you quit.</source>
        <translation>
            <numerusform>キーチェーンが %n 秒間応答していません。%1 は終了するまで保持されますが、保存されていない可能性があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No keychain is available. %1 is kept only until you quit.</source>
        <translation>利用できるキーチェーンがありません。%1 は終了するまでしか保持されません。</translation>
    </message>
    <message>
        <source>“%1” may still be in the keychain. Remove it with the program that manages your keychain.</source>
        <translation>「%1」はまだキーチェーンに残っているかもしれません。キーチェーンを管理するプログラムで削除してください。</translation>
    </message>
</context>
<context>
    <name>settings::AgentEntry</name>
    <message>
        <source>Demo agent</source>
        <translation>デモエージェント</translation>
    </message>
</context>
<context>
    <name>settings::Editors</name>
    <message>
        <source>%1 in a terminal</source>
        <translation>%1 (ターミナル)</translation>
    </message>
</context>
<context>
    <name>settings::RuleFile</name>
    <message>
        <source>“%1” is nothing that this Belay knows.</source>
        <translation>「%1」は、この Belay が知らないものです。</translation>
    </message>
    <message>
        <source>“%1” is no kind of request.</source>
        <translation>「%1」は要求の種類ではありません。</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: “%2” is not a text.</source>
        <translation>ファイルのルール %1 を取り込めないため、どれも取り込みませんでした:「%2」がテキストではありません。</translation>
    </message>
    <message>
        <source>Rule %1 of the file cannot be taken, so none was: %2</source>
        <translation>ファイルのルール %1 を取り込めないため、どれも取り込みませんでした: %2</translation>
    </message>
    <message>
        <source>The file holds no permission rules that this Belay knows.</source>
        <translation>このファイルには、この Belay が知る権限のルールがありません。</translation>
    </message>
</context>
<context>
    <name>settings::SettingsFile</name>
    <message>
        <source>%1. Belay goes on with the settings it has from the start, and keeps none that you change.</source>
        <translation>%1。Belay は初期設定で動作し、変更した設定は保存されません。</translation>
    </message>
</context>
<context>
    <name>spelling::PersonalWords</name>
    <message>
        <source>This is no word for a dictionary.</source>
        <translation>辞書に追加できる単語ではありません。</translation>
    </message>
    <message>
        <source>Your dictionary is full: it holds %1 words.</source>
        <translation>辞書がいっぱいです: %1 語あります。</translation>
    </message>
    <message>
        <source>“%1” could not be added to your dictionary: it cannot be written.</source>
        <translation>「%1」を辞書に追加できませんでした。辞書に書き込めません。</translation>
    </message>
</context>
<context>
    <name>text::Markdown</name>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>ヒント</translation>
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
        <translation>注意</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>transport::ProcessTransport</name>
    <message>
        <source>The agent could not be started: no pipe could be made.</source>
        <translation>エージェントを起動できませんでした。パイプを作成できませんでした。</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is not an executable file.</source>
        <translation>エージェントを起動できませんでした。「%1」は実行可能ファイルではありません。</translation>
    </message>
    <message>
        <source>The agent could not be started: the system refused to run “%1”.</source>
        <translation>エージェントを起動できませんでした。システムが「%1」の実行を拒否しました。</translation>
    </message>
    <message>
        <source>The agent closed its output and went on running, unable to answer. It was ended.</source>
        <translation>エージェントは出力を閉じ、応答できないまま動き続けました。そのため終了しました。</translation>
    </message>
    <message>
        <source>Looked for in: %1</source>
        <translation>探した場所: %1</translation>
    </message>
    <message>
        <source>The agent could not be started: “%1” is in /tmp, and an agent that is held back has its own /tmp.</source>
        <translation>エージェントを起動できませんでした。「%1」は /tmp にありますが、変更を保留するエージェントには専用の /tmp があります。</translation>
    </message>
    <message>
        <source>belay-guard was killed by another program or by the agent. What was found of the agent was ended.</source>
        <translation>belay-guard が、ほかのプログラムまたはエージェントによって強制終了されました。見つかったエージェントのプロセスは終了しました。</translation>
    </message>
    <message>
        <source>The agent process ended (%1).</source>
        <translation>エージェントのプロセスが終了しました (%1)。</translation>
    </message>
</context>
<context>
    <name>transport::SealFailure</name>
    <message>
        <source>This system allows no user namespaces (user.max_user_namespaces).</source>
        <translation>このシステムはユーザー名前空間を許していません（user.max_user_namespaces）。</translation>
    </message>
    <message>
        <source>This system, or the container that Belay runs in, allows no user namespaces.</source>
        <translation>このシステム、または Belay が動いているコンテナーは、ユーザー名前空間を許していません。</translation>
    </message>
    <message>
        <source>This kernel has no user namespaces.</source>
        <translation>このカーネルにはユーザー名前空間がありません。</translation>
    </message>
    <message>
        <source>This kernel has no overlay file system.</source>
        <translation>このカーネルにはオーバーレイファイルシステムがありません。</translation>
    </message>
    <message>
        <source>%1 cannot be part of an overlay: another file system is mounted inside it, or Belay&apos;s data folder is on one that cannot take what is written.</source>
        <translation>%1 はオーバーレイにできません。中に別のファイルシステムがマウントされているか、Belay のデータフォルダーが書き込みを受けられないファイルシステムにあります。</translation>
    </message>
    <message>
        <source>The overlay over %1 was refused: %2.</source>
        <translation>%1 へのオーバーレイは拒否されました: %2。</translation>
    </message>
    <message>
        <source>The program belay-seal, which does that, is missing or does not run.</source>
        <translation>それを行うプログラム belay-seal がないか、動きません。</translation>
    </message>
    <message>
        <source>The folder in which Belay keeps what is written cannot be used (%1): %2.</source>
        <translation>Belay が書かれたものを置くフォルダーを使えません（%1）: %2。</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2.</source>
        <translation>%1 を開けませんでした: %2。</translation>
    </message>
    <message>
        <source>An overlay of this kernel does not do what holding back relies on (%1).</source>
        <translation>このカーネルのオーバーレイは、保留に必要なことをしません（%1）。</translation>
    </message>
    <message>
        <source>A step of it failed at %1: %2.</source>
        <translation>その手順の 1 つが %1 で失敗しました: %2。</translation>
    </message>
    <message>
        <source>The agent was not started, because its changes could not be held back. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>変更を保留できないため、エージェントは開始されませんでした。%1</translation>
    </message>
    <message>
        <source>A network of its own could not be set up: %1.</source>
        <translation>専用のネットワークを用意できませんでした: %1。</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. The one for belay-seal is not loaded. This loads it: %1</source>
        <translation>このシステムでは、AppArmor プロファイルのあるプログラムだけがユーザー名前空間を作れます。belay-seal のプロファイルは読み込まれていません。次で読み込めます: %1</translation>
    </message>
    <message>
        <source>This system makes user namespaces only for programs with an AppArmor profile. belay-seal has none; the manual (F1) has one to copy.</source>
        <translation>このシステムでは、AppArmor プロファイルのあるプログラムだけがユーザー名前空間を作れます。belay-seal にはありません。マニュアル（F1）に、コピーできるものがあります。</translation>
    </message>
    <message>
        <source>Belay runs as root, and some of root&apos;s rights cannot be taken from the agent here (%1: %2). Start Belay as yourself, or have the agent ask before it writes.</source>
        <translation>Belay は root で動いており、root の権限の一部をここではエージェントから取り上げられません（%1: %2）。ご自身のユーザーで Belay を起動するか、書き込む前にエージェントに確認させてください。</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketAddress</name>
    <message>
        <source>The address of a WebSocket ends before its “#”. Take that part out.</source>
        <translation>WebSocket のアドレスは「#」の前で終わります。その部分を取り除いてください。</translation>
    </message>
    <message>
        <source>The header “%1” cannot be sent: a name is letters, digits and hyphens, a value is one line.</source>
        <translation>ヘッダー「%1」は送信できません。名前に使えるのは英数字とハイフンで、値は 1 行です。</translation>
    </message>
    <message>
        <source>The connection to %1 would not be encrypted: anybody on the way could read and change what is said. Use wss://, or allow it for this agent in Agents.</source>
        <translation>%1 への接続は暗号化されません。やり取りを、経路上の誰でも読んだり書き換えたりできます。wss:// を使うか、「エージェント」でこのエージェントに許可してください。</translation>
    </message>
    <message>
        <source>The address holds a name or password. Use a header instead, in Agents.</source>
        <translation>アドレスに名前かパスワードが含まれています。代わりに「エージェント」でヘッダーを使ってください。</translation>
    </message>
</context>
<context>
    <name>transport::WebSocketTransport</name>
    <message>
        <source>No encrypted connection can be made: Qt&apos;s TLS plugin or its library is not installed.</source>
        <translation>暗号化された接続を作成できません。Qt の TLS プラグインまたはそのライブラリがインストールされていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not accept a connection within %n second(s).</source>
        <translation>
            <numerusform>%1 は %n 秒以内に接続を受け入れませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has not answered for %n second(s). The connection was given up.</source>
        <translation>
            <numerusform>%1 が %n 秒間応答していません。接続を中止しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 closed the connection: %2 (%3)</source>
        <translation>%1 が接続を閉じました: %2 (%3)</translation>
    </message>
    <message>
        <source>The connection to %1 was lost. What the agent does there now is not known.</source>
        <translation>%1 との接続が切れました。エージェントが今そこで何をしているかはわかりません。</translation>
    </message>
    <message>
        <source>The certificate of %1 was not accepted, so nothing was sent. If the server is yours, give it one for this name, or trust its authority on this computer.</source>
        <translation>%1 の証明書が受け入れられなかったため、何も送信していません。自分のサーバーであれば、この名前の証明書を用意するか、その認証局をこのコンピューターで信頼してください。</translation>
    </message>
    <message>
        <source>%1 wants a login (401). Set its header in Agents, mostly Authorization.</source>
        <translation>%1 がログインを求めています (401)。「エージェント」でヘッダー (多くは Authorization) を設定してください。</translation>
    </message>
    <message>
        <source>No agent answered at %1. Check the address and its headers in Agents.</source>
        <translation>%1 で応答するエージェントがありませんでした。「エージェント」でアドレスとヘッダーを確認してください。</translation>
    </message>
</context>
<context>
    <name>widgets::AgentEditor</name>
    <message>
        <source>Enter the agent&apos;s command or address.</source>
        <translation>エージェントのコマンドまたはアドレスを入力してください。</translation>
    </message>
    <message>
        <source>The folder “%1” does not exist. Enter the full path, or leave the field empty.</source>
        <translation>フォルダー「%1」はありません。完全なパスを入力するか、欄を空にしてください。</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing.</source>
        <translation>次にエージェントを起動したときから、保留されずに直接書き込まれます。フォルダーは末尾に / を付けます。なければ作成されます。</translation>
    </message>
    <message>
        <source>Written directly, not held back, from the agent&apos;s next start. End a folder with /; it is created if missing. Known of this program, and not needed here: %1.</source>
        <translation>次にエージェントを起動したときから、保留されずに直接書き込まれます。フォルダーは末尾に / を付けます。なければ作成されます。このプログラムについて既知で、ここに書く必要がないもの: %1。</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <translation>%1、所要時間 %2</translation>
    </message>
</context>
<context>
    <name>widgets::AgentSessionsDialog</name>
    <message>
        <source>Only sessions in “%1”</source>
        <translation>「%1」のセッションだけ</translation>
    </message>
    <message>
        <source>Delete a session of the agent</source>
        <translation>エージェントのセッションを削除</translation>
    </message>
    <message>
        <source>The agent forgets it for good. What Belay has stored of it stays.</source>
        <translation>エージェントはこのセッションを完全に忘れます。Belay が保存したものは残ります。</translation>
    </message>
</context>
<context>
    <name>widgets::AgentsDialog</name>
    <message>
        <source>From the &amp;registry…</source>
        <translation>レジストリから(&amp;R)…</translation>
    </message>
    <message>
        <source>%1, found on this computer</source>
        <translation>%1 (このコンピューターで検出)</translation>
    </message>
    <message>
        <source>Those of %1 (%2)</source>
        <translation>%1 のエージェント (%2)</translation>
    </message>
    <message>
        <source>From a settings &amp;file…</source>
        <translation>設定ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>A &amp;command or an address…</source>
        <translation>コマンドまたはアドレス(&amp;C)…</translation>
    </message>
    <message>
        <source>No agents</source>
        <translation>エージェントがありません</translation>
    </message>
    <message>
        <source>Add one that is installed, or one of the registry.</source>
        <translation>インストール済みのもの、またはレジストリにあるものを追加してください。</translation>
    </message>
    <message>
        <source>for new sessions</source>
        <translation>新しいセッション用</translation>
    </message>
    <message>
        <source>remote</source>
        <translation>リモート</translation>
    </message>
    <message>
        <source>asks first</source>
        <translation>先に確認</translation>
    </message>
    <message>
        <source>not stopped yet</source>
        <translation>停止の記録なし</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>widgets::AttachmentChips</name>
    <message>
        <source>missing</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>%1, as a link</source>
        <translation>%1、リンクとして</translation>
    </message>
    <message>
        <source>%1
Is not there. The message is not sent with it.</source>
        <translation>%1
見つかりません。これがあるままではメッセージは送信されません。</translation>
    </message>
    <message>
        <source>%1
The agent gets a link and reads it itself.</source>
        <translation>%1
エージェントはリンクを受け取り、自分で読み取ります。</translation>
    </message>
    <message>
        <source>%1
Goes into the message, as it is when it is sent.</source>
        <translation>%1
送信時の内容でメッセージに入ります。</translation>
    </message>
    <message>
        <source>Delete takes it out</source>
        <translation>Delete で取り除きます</translation>
    </message>
</context>
<context>
    <name>widgets::CallDialog</name>
    <message>
        <source>It is not kept.</source>
        <translation>保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Sent</source>
        <translation>送信内容(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Answered</source>
        <translation>応答(&amp;A)</translation>
    </message>
    <message>
        <source>What looks like a secret is left out.</source>
        <translation>秘密らしいものは省かれています。</translation>
    </message>
</context>
<context>
    <name>widgets::CallUndoDialog</name>
    <message>
        <source>Undo %1</source>
        <translation>%1 を元に戻す</translation>
    </message>
    <message>
        <source>Belay makes this call to take it back:</source>
        <translation>元に戻すために、Belay は次の呼び出しを行います:</translation>
    </message>
    <message>
        <source>What the tool is given</source>
        <translation>ツールに渡すもの</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>%1 を呼び出す</translation>
    </message>
    <message numerus="yes">
        <source>Make %n call(s)</source>
        <translation>
            <numerusform>%n 件を呼び出す</numerusform>
        </translation>
    </message>
    <message>
        <source>Belay cannot check the result. Each call is made once.</source>
        <translation>Belay は結果を確認できません。呼び出しはそれぞれ 1 回だけ行われます。</translation>
    </message>
</context>
<context>
    <name>widgets::CardItem</name>
    <message>
        <source>Edit agent</source>
        <translation>エージェントを編集</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>別のフォルダーを選択…</translation>
    </message>
</context>
<context>
    <name>widgets::ChangesBar</name>
    <message>
        <source>Changed files</source>
        <translation>変更されたファイル</translation>
    </message>
    <message>
        <source>Review the changes of this turn</source>
        <translation>このターンの変更をレビュー</translation>
    </message>
    <message>
        <source>Undo the changes of this turn</source>
        <translation>このターンの変更を元に戻す</translation>
    </message>
    <message>
        <source>Hide this until something else is changed</source>
        <translation>ほかに何かが変更されるまで隠す</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) changed</source>
        <translation>
            <numerusform>%n 個のファイルを変更</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ChangesDialog</name>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>There is no file any more.</source>
        <translation>ファイルはもうありません。</translation>
    </message>
    <message>
        <source>There is no file.</source>
        <translation>ファイルはありません。</translation>
    </message>
    <message>
        <source>%1 This is what is on the other side.</source>
        <translation>%1 もう一方の側の内容です。</translation>
    </message>
    <message>
        <source>There is no difference.</source>
        <translation>違いはありません。</translation>
    </message>
    <message>
        <source>The text is the same.</source>
        <translation>テキストは同じです。</translation>
    </message>
</context>
<context>
    <name>widgets::CommentDialog</name>
    <message>
        <source>Comment on a line</source>
        <translation>行へのコメント</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>What the agent should know about this line</source>
        <translation>この行についてエージェントに伝えること</translation>
    </message>
    <message>
        <source>Keep comment</source>
        <translation>コメントを保持</translation>
    </message>
    <message>
        <source>Comments are sent together. Ctrl+Enter saves.</source>
        <translation>コメントはまとめて送信されます。Ctrl+Enter で保持します。</translation>
    </message>
</context>
<context>
    <name>widgets::CommentsBar</name>
    <message>
        <source>Send all comments as one message</source>
        <translation>すべてのコメントを1つのメッセージとして送信</translation>
    </message>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>コメント %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), sent as one message</source>
        <translation>
            <numerusform>%n 個のファイル、1つのメッセージとして送信</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
</context>
<context>
    <name>widgets::Composer</name>
    <message>
        <source>Stopped a moment ago. Enter again sends this</source>
        <translation>たった今、停止しました。もう一度 Enter を押すと送信します</translation>
    </message>
    <message>
        <source>No agent</source>
        <translation>エージェントなし</translation>
    </message>
    <message>
        <source>%1 tells the session</source>
        <translation>%1 がセッションの内容を伝えています</translation>
    </message>
    <message>
        <source>The connection was lost; trying again, attempt %1</source>
        <translation>接続が切れました。再接続中、%1 回目</translation>
    </message>
    <message>
        <source>%1 is ready</source>
        <translation>%1 の準備ができました</translation>
    </message>
    <message>
        <source>Enter sends · Shift+Enter new line</source>
        <translation>Enter で送信 · Shift+Enter で改行</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) running</source>
        <translation>
            <numerusform>%n 個のコマンドが実行中</numerusform>
        </translation>
    </message>
    <message>
        <source>no activity for %1</source>
        <translation>動きなし %1</translation>
    </message>
    <message>
        <source>process %1 is alive</source>
        <translation>プロセス %1 は動いています</translation>
    </message>
    <message>
        <source>it usually confirms in %1</source>
        <translation>通常は %1 で応じます</translation>
    </message>
    <message>
        <source>Restart the agent to go on; what you type stays here</source>
        <translation>続けるにはエージェントを再起動してください。入力した内容はここに残ります</translation>
    </message>
    <message>
        <source>Next message: Enter queues it</source>
        <translation>次のメッセージ: Enter で送信待ちに追加</translation>
    </message>
    <message>
        <source>Next message: Enter queues it, Ctrl+Enter sends it now</source>
        <translation>次のメッセージ: Enter で送信待ちに追加、Ctrl+Enter ですぐに送信</translation>
    </message>
    <message>
        <source>Ask %1 to do something</source>
        <translation>%1 に頼みたいことを書いてください</translation>
    </message>
    <message>
        <source>the folder is copied for it, %1 of %2 files</source>
        <translation>そのためにフォルダーをコピーしています、%1 / %2 ファイル</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 で停止</translation>
    </message>
    <message>
        <source>%1 stops what runs on</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 で動いているものを停止</translation>
    </message>
    <message>
        <source>%1 forces</source>
        <comment>keys, pressed twice</comment>
        <translation>%1 で強制</translation>
    </message>
    <message>
        <source>Your next message restarts %1 and resumes the session</source>
        <translation>次のメッセージを送ると %1 が再起動し、セッションが再開されます</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait until you send them</source>
        <translation>
            <numerusform>%n 件のメッセージが、あなたの送信を待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>Resuming the session</source>
        <translation>セッションを再開しています</translation>
    </message>
    <message>
        <source>Type on: a message waits until the agent is ready</source>
        <translation>このまま入力できます。メッセージはエージェントの準備ができるまで待ちます</translation>
    </message>
    <message>
        <source>Type on: a message waits until you are logged in</source>
        <translation>このまま入力できます。メッセージはログインするまで待ちます</translation>
    </message>
    <message>
        <source>Type on: nothing is sent before this turn has ended</source>
        <translation>このまま入力できます。このターンが終わるまで何も送信されません</translation>
    </message>
    <message>
        <source>Ask %1 to do something in %2</source>
        <translation>%2 で %1 に頼みたいことを書いてください</translation>
    </message>
</context>
<context>
    <name>widgets::DecisionCard</name>
    <message>
        <source>Take mine</source>
        <translation>自分のものを採用</translation>
    </message>
    <message>
        <source>Take the agent’s</source>
        <translation>エージェントのものを採用</translation>
    </message>
    <message>
        <source>Edit together…</source>
        <translation>まとめて編集…</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>the agent’s is taken</source>
        <translation>エージェントのものを採用します</translation>
    </message>
    <message>
        <source>edited together</source>
        <translation>まとめて編集済み</translation>
    </message>
</context>
<context>
    <name>widgets::DiffBody</name>
    <message>
        <source>No line is different</source>
        <translation>行の違いはありません</translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the top of %n unchanged line(s)</source>
        <translation>
            <numerusform>変更のない %n 行のうち、上から %1 行を追加表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show %1 more at the bottom of %n unchanged line(s)</source>
        <translation>
            <numerusform>変更のない %n 行のうち、下から %1 行を追加表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>変更のない %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::DiffComments</name>
    <message>
        <source>Comment on line %1…</source>
        <translation>%1 行目にコメント…</translation>
    </message>
    <message>
        <source>Comment on line %1: %2</source>
        <translation>%1 行目へのコメント: %2</translation>
    </message>
</context>
<context>
    <name>widgets::DiffHunks</name>
    <message>
        <source>kept</source>
        <translation>残した</translation>
    </message>
    <message>
        <source>change at line %1</source>
        <translation>%1 行目の変更</translation>
    </message>
</context>
<context>
    <name>widgets::DockBar</name>
    <message numerus="yes">
        <source>%1, %n wait for you</source>
        <translation>
            <numerusform>%1、返答待ち %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>widgets::EffectsPanel</name>
    <message>
        <source>Show diff</source>
        <translation>差分を表示</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>変更前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>Exit code</source>
        <translation>終了コード</translation>
    </message>
    <message>
        <source>no file</source>
        <translation>ファイルなし</translation>
    </message>
    <message>
        <source>%1, copy kept</source>
        <extracomment>the beginning of a file&apos;s hash</extracomment>
        <translation>%1、コピーを保存済み</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>No effects yet</source>
        <translation>操作はまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>不明 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to acknowledge</source>
        <translation>
            <numerusform>未確認 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>あなたのフォルダー</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Agent sees</source>
        <translation>エージェントの見え方</translation>
    </message>
    <message>
        <source>Show call</source>
        <translation>呼び出しを表示</translation>
    </message>
    <message>
        <source>Acknowledge all of this turn</source>
        <translation>このターンのものをすべて確認済みにする</translation>
    </message>
    <message>
        <source>answered by its server</source>
        <translation>サーバーが応答</translation>
    </message>
</context>
<context>
    <name>widgets::ElicitationBar</name>
    <message>
        <source>Decline</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Send the answer</source>
        <translation>回答を送信</translation>
    </message>
    <message>
        <source>Tells the agent that you do not want this</source>
        <translation>望まないことをエージェントに伝えます</translation>
    </message>
    <message>
        <source>Tells the agent that you did not answer</source>
        <translation>回答しなかったことをエージェントに伝えます</translation>
    </message>
</context>
<context>
    <name>widgets::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>前の一致</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次の一致</translation>
    </message>
    <message>
        <source>Match upper and lower case</source>
        <translation>大文字と小文字を区別</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>単語単位</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正規表現</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message numerus="yes">
        <source>This expression takes too much work; at %n place(s) it was not looked for</source>
        <translation>
            <numerusform>この式は処理に時間がかかりすぎます。%n か所は検索されませんでした</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::FoldItem</name>
    <message>
        <source>refused, not called</source>
        <translation>拒否、呼び出しなし</translation>
    </message>
</context>
<context>
    <name>widgets::FooterItem</name>
    <message>
        <source>after the turn</source>
        <translation>ターンの後</translation>
    </message>
</context>
<context>
    <name>widgets::FormFields</name>
    <message>
        <source>Belay does not know this kind of field; it is left out.</source>
        <translation>Belay が知らない種類の欄のため、除外します。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>回答なし</translation>
    </message>
</context>
<context>
    <name>widgets::GroupPage</name>
    <message>
        <source>Commits, the newest first</source>
        <translation>コミット、新しい順</translation>
    </message>
    <message>
        <source>They may hold what is not ticked, too: a commit is accepted as a whole.</source>
        <translation>選択されていないものも含まれているかもしれません。コミットは全体として受け入れられます。</translation>
    </message>
    <message>
        <source>Keep as a branch…</source>
        <translation>ブランチとして残す…</translation>
    </message>
    <message>
        <source>You and the agent have both committed here. You can keep the agent’s commits as a branch and merge it.</source>
        <translation>ここでは、あなたとエージェントの両方がコミットしました。エージェントのコミットをブランチとして残し、マージできます。</translation>
    </message>
</context>
<context>
    <name>widgets::GroupRows</name>
    <message>
        <source>Stays in the session</source>
        <translation>セッションに残るもの</translation>
    </message>
    <message>
        <source>they may hold what is not ticked, too</source>
        <translation>選択されていないものも含むかもしれません</translation>
    </message>
</context>
<context>
    <name>widgets::HeldBar</name>
    <message>
        <source>Accept all</source>
        <translation>すべて承認</translation>
    </message>
    <message>
        <source>What is held back is not known: %1</source>
        <translation>保留中のものが分かりません: %1</translation>
    </message>
    <message>
        <source>Commits are held back</source>
        <translation>コミットを保留中</translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s) held back</source>
        <translation>
            <numerusform>ほかに %n 件の変更を保留中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) outside Belay once accepted</source>
        <translation>
            <numerusform>%n 個は承認すると Belay の外で実行されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you changed %n meanwhile</source>
        <translation>
            <numerusform>その間にあなたが %n 個変更しました</numerusform>
        </translation>
    </message>
    <message>
        <source>with commits</source>
        <translation>コミットあり</translation>
    </message>
    <message numerus="yes">
        <source>%n outside the folder</source>
        <translation>
            <numerusform>フォルダーの外に %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>無視 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>what waited before stays</source>
        <translation>以前から待機していたものは残ります</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the last turn</source>
        <translation>
            <numerusform>最後のターンの変更 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The last turn changed what is held back</source>
        <translation>最後のターンが保留中のものを変更しました</translation>
    </message>
    <message>
        <source>the disk was full while the agent wrote: files may be cut</source>
        <translation>エージェントの書き込み中にディスクがいっぱいでした：ファイルが途中で切れている可能性があります</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back</source>
        <translation>
            <numerusform>%n 個のファイルを保留中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) held back · %1 in %2 of them</source>
        <extracomment>%n files are kept back; then lines added and removed, &quot;+12 −3&quot;, in so many of them; of the others the lines were not counted</extracomment>
        <translation>
            <numerusform>%n 個のファイルを保留中 · うち %2 個で %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes to your folder. Conflicts, hooks, and what is outside or ignored keep waiting</source>
        <translation>フォルダーに書き込みます。競合、フック、外にあるもの、無視されたものは待機したままです</translation>
    </message>
    <message>
        <source>in a terminal</source>
        <translation>ターミナルで</translation>
    </message>
    <message>
        <source>The agent is still writing</source>
        <translation>エージェントはまだ書き込み中です</translation>
    </message>
    <message>
        <source>Keep for review</source>
        <translation>確認用に残す</translation>
    </message>
</context>
<context>
    <name>widgets::HunkList</name>
    <message>
        <source>Undo change %1 of %2 and lose what somebody else wrote here since</source>
        <translation>変更 %1 / %2 を元に戻し、その後ほかの誰かがここに書いた内容を失う</translation>
    </message>
    <message>
        <source>Both changed these lines</source>
        <translation>どちらもこれらの行を変更しました</translation>
    </message>
    <message>
        <source>change %1 of %2</source>
        <translation>変更 %1 / %2</translation>
    </message>
</context>
<context>
    <name>widgets::ImageLoader</name>
    <message>
        <source>Not shown: this kind of image is not known here</source>
        <translation>表示しません: この種類の画像はここでは扱えません</translation>
    </message>
    <message>
        <source>Not shown: the image is too large</source>
        <translation>表示されていません: 画像が大きすぎます</translation>
    </message>
</context>
<context>
    <name>widgets::ImageViewer</name>
    <message>
        <source>&amp;Fit the window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>widgets::LevelMenu</name>
    <message>
        <source>Only &amp;these hosts…</source>
        <translation>これらのホストだけ(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Record hosts</source>
        <translation>ホストを記録する(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Held back</source>
        <translation>保留する(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Writes at once</source>
        <translation>すぐに書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>オフ(&amp;O)</translation>
    </message>
</context>
<context>
    <name>widgets::LimitBar</name>
    <message numerus="yes">
        <source>%n min more</source>
        <translation>
            <numerusform>%n 分延長</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops in %1</source>
        <translation>%1 後に停止</translation>
    </message>
    <message>
        <source>the time limit of its turns</source>
        <translation>ターンの時間制限</translation>
    </message>
</context>
<context>
    <name>widgets::LinkDialog</name>
    <message>
        <source>&amp;Link to an entry of a session</source>
        <translation>セッションの項目へのリンク(&amp;L)</translation>
    </message>
</context>
<context>
    <name>widgets::LinkQuestion</name>
    <message>
        <source>The link leads to:</source>
        <translation>リンクの行き先:</translation>
    </message>
</context>
<context>
    <name>widgets::LoadingCover</name>
    <message>
        <source>%1 tells “%2”</source>
        <translation>%1 が「%2」の内容を伝えています</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) so far</source>
        <translation>
            <numerusform>これまでに %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::LoginBar</name>
    <message>
        <source>runs %1</source>
        <translation>%1 を実行します</translation>
    </message>
    <message>
        <source>Logging in to %1</source>
        <translation>%1 にログインしています</translation>
    </message>
    <message numerus="yes">
        <source>%1… (%n more character(s))</source>
        <translation>
            <numerusform>%1…（残り %n 文字）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
It offers %n more way(s), which are not shown.</source>
        <translation>
            <numerusform>%1
ほかに %n 個の方法がありますが、表示されません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1
This does not work in Belay. Log in with the agent&apos;s own program, then restart the agent.</source>
        <translation>%1
これは Belay では使えません。エージェント自身のプログラムでログインしてから、エージェントを再起動してください。</translation>
    </message>
    <message>
        <source>The agent does the rest, perhaps in your browser.</source>
        <translation>残りはエージェントが行います。ブラウザーが開くこともあります。</translation>
    </message>
</context>
<context>
    <name>widgets::MainButton</name>
    <message>
        <source>%1, by itself in %2</source>
        <translation>%1、%2 後に自動で</translation>
    </message>
    <message>
        <source>Down shows what Stop ends and what stays</source>
        <translation>下矢印キーで、「停止」で何が終わり何が残るかを表示します</translation>
    </message>
    <message>
        <source>This was Stop. To send, move the pointer away from it first</source>
        <translation>これは「停止」でした。送信するには、先にポインターをここから離してください</translation>
    </message>
    <message>
        <source>This was Stop a moment ago. Nothing was sent</source>
        <translation>これは少し前まで「停止」でした。何も送信されませんでした</translation>
    </message>
    <message>
        <source>Down stops what runs on</source>
        <translation>下キーで動作中のものを終了します</translation>
    </message>
    <message>
        <source>Gives up; what you typed stays</source>
        <translation>取りやめます。入力した内容は残ります</translation>
    </message>
</context>
<context>
    <name>widgets::ManualDialog</name>
    <message>
        <source>“%1” is not in the manual.</source>
        <translation>「%1」はマニュアルにありません。</translation>
    </message>
</context>
<context>
    <name>widgets::McpDialog</name>
    <message>
        <source>Folder of the sessions</source>
        <translation>セッションのフォルダー</translation>
    </message>
</context>
<context>
    <name>widgets::McpImportDialog</name>
    <message>
        <source>Import MCP servers</source>
        <translation>MCP サーバーをインポート</translation>
    </message>
    <message>
        <source>MCP servers in the file</source>
        <translation>ファイルにある MCP サーバー</translation>
    </message>
    <message>
        <source>You have a server of this name already; this one would take its place.</source>
        <translation>この名前のサーバーはすでにあります。これに置き換えられます。</translation>
    </message>
    <message>
        <source>It is switched off in the file.</source>
        <translation>ファイルの中でオフになっています。</translation>
    </message>
    <message>
        <source>What cannot be taken:</source>
        <translation>取り込めないもの:</translation>
    </message>
    <message>
        <source>&amp;Add those that are checked</source>
        <translation>チェックしたものを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing is added yet. Agents would run these with your permissions, or connect to them.</source>
        <translation>まだ何も追加されていません。エージェントは、これらをあなたの権限で実行するか、これらに接続します。</translation>
    </message>
</context>
<context>
    <name>widgets::McpServersDialog</name>
    <message>
        <source>%1 has a file that says how calls are taken back. It does not count until you accept it.</source>
        <translation>%1 には呼び出しの取り消し方を記したファイルがあります。受け入れるまで有効になりません。</translation>
    </message>
    <message>
        <source>No MCP servers</source>
        <translation>MCP サーバーがありません</translation>
    </message>
    <message>
        <source>Servers give agents more tools.</source>
        <translation>サーバーを追加すると、エージェントの使えるツールが増えます。</translation>
    </message>
</context>
<context>
    <name>widgets::McpTools</name>
    <message>
        <source>No tools</source>
        <translation>ツールがありません</translation>
    </message>
    <message>
        <source>Test asks the server for them.</source>
        <translation>「テスト」でサーバーに問い合わせます。</translation>
    </message>
    <message>
        <source>Tool, and what the server says of it</source>
        <translation>ツールと、サーバーによる説明</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>呼び出し</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>No tool of this server has a name that suggests it.</source>
        <translation>このサーバーには、それらしい名前のツールがありません。</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>Calls of %1</source>
        <translation>%1 の呼び出し</translation>
    </message>
    <message>
        <source>can be undone by %1, the server says</source>
        <translation>サーバーの説明では、%1 で元に戻せます</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>何も変更しません</translation>
    </message>
    <message>
        <source>changes nothing, the server says</source>
        <translation>サーバーの説明では、何も変更しません</translation>
    </message>
    <message>
        <source>Undo of %1</source>
        <translation>%1 を元に戻す方法</translation>
    </message>
</context>
<context>
    <name>widgets::MergeDialog</name>
    <message>
        <source>Edit together</source>
        <translation>まとめて編集</translation>
    </message>
    <message>
        <source>What both have</source>
        <translation>両方の内容</translation>
    </message>
    <message>
        <source>&amp;These lines are written in their place. They begin with yours and then the agent’s.</source>
        <translation>これらの行が代わりに書き込まれます(&amp;T)。最初はあなたの行、続いてエージェントの行です。</translation>
    </message>
    <message>
        <source>The lines that are written</source>
        <translation>書き込まれる行</translation>
    </message>
    <message>
        <source>Use these lines</source>
        <translation>これらの行を使う</translation>
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
        <translation>セッションのネットワーク</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
</context>
<context>
    <name>widgets::NetworkFields</name>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Each turn says which hosts the agent and its commands contacted, through a proxy of Belay&apos;s own. Programs that ignore it, ssh, UDP and containers go past it.</source>
        <translation>エージェントとそのコマンドが接続したホストを、ターンごとに示します。記録には Belay のプロキシを使います。プロキシを無視するプログラム、ssh、UDP、コンテナーは通りません。</translation>
    </message>
    <message>
        <source>All other hosts are blocked; include the agent&apos;s own service. MCP servers you set up stay reachable. Requires holding changes back.</source>
        <translation>ほかのホストはすべてブロックされます。エージェント自身のサービスもリストに入れてください。あなたが設定した MCP サーバーには引き続き接続できます。変更を保留する必要があります。</translation>
    </message>
</context>
<context>
    <name>widgets::NewSessionDialog</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>One more folder for the session</source>
        <translation>セッションにフォルダーを追加</translation>
    </message>
    <message>
        <source>Choose the folder the agent works in.</source>
        <translation>エージェントが作業するフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>This folder does not exist. Enter the full path.</source>
        <translation>このフォルダーはありません。完全なパスを入力してください。</translation>
    </message>
    <message>
        <source>Agent&apos;s default</source>
        <translation>エージェントの既定</translation>
    </message>
    <message>
        <source>In this folder</source>
        <translation>このフォルダー</translation>
    </message>
    <message>
        <source>In a new worktree</source>
        <translation>新しいワークツリー</translation>
    </message>
    <message>
        <source>A folder of this name beside the repository, with a branch from %1. What is not committed stays here.</source>
        <translation>リポジトリの隣に作られる、この名前のフォルダーです。ブランチは %1 から分かれます。コミットしていないものは、ここに残ります。</translation>
    </message>
    <message>
        <source>Name the worktree.</source>
        <translation>ワークツリーに名前を付けてください。</translation>
    </message>
    <message>
        <source>The worktree is being made…</source>
        <translation>ワークツリーを作成しています…</translation>
    </message>
</context>
<context>
    <name>widgets::NoticeBar</name>
    <message>
        <source>Choose an editor…</source>
        <translation>エディターを選択…</translation>
    </message>
</context>
<context>
    <name>widgets::OptionBar</name>
    <message>
        <source>%1 has no other value</source>
        <translation>%1 にほかの値はありません</translation>
    </message>
    <message>
        <source>The agent offers nothing to choose here</source>
        <translation>エージェントには、ここで選べるものがありません</translation>
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
        <translation>開始</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>未完了の要求はありません</translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>未完了 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>what of the command lives now</extracomment>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionCard</name>
    <message>
        <source>Make a rule…</source>
        <translation>ルールを作成…</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n character(s)</source>
        <translation>
            <numerusform>全 %n 文字を表示</numerusform>
        </translation>
    </message>
    <message>
        <source>This is only the beginning. All of it has to be shown before it can be allowed.</source>
        <translation>これは始まりの部分だけです。許可するには、先にすべてを表示する必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) in all, scroll to read them</source>
        <translation>
            <numerusform>全部で %n 文字、スクロールして読めます</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was answered: show all of it first</source>
        <translation>回答は送られませんでした。先にすべてを表示してください</translation>
    </message>
    <message>
        <source>%1 leaves to the input</source>
        <comment>a key</comment>
        <translation>%1 で入力欄へ</translation>
    </message>
    <message>
        <source>%1 lets letters answer</source>
        <comment>a key</comment>
        <translation>%1 で文字キーで回答</translation>
    </message>
</context>
<context>
    <name>widgets::PermissionHead</name>
    <message>
        <source>To the answers</source>
        <translation>回答へ移動</translation>
    </message>
</context>
<context>
    <name>widgets::PromptCompleter</name>
    <message>
        <source>The best %1 of %2: type on to narrow them down</source>
        <translation>%2 件中の上位 %1 件。続けて入力すると絞り込めます</translation>
    </message>
    <message>
        <source>The folder is very large: not all of it was looked through</source>
        <translation>フォルダーがとても大きいため、すべては調べられていません</translation>
    </message>
</context>
<context>
    <name>widgets::QueueBar</name>
    <message numerus="yes">
        <source>%n queued</source>
        <translation>
            <numerusform>送信待ち %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is sent until you say so</source>
        <translation>あなたが指示するまで何も送信されません</translation>
    </message>
    <message>
        <source>sent one after the other when this turn has ended</source>
        <translation>このターンが終わったら順に送信されます</translation>
    </message>
</context>
<context>
    <name>widgets::QueueRow</name>
    <message>
        <source>Alt+Up and Alt+Down move it, Enter edits it, Delete removes it</source>
        <translation>Alt+上矢印と Alt+下矢印で移動、Enter で編集、Delete で削除します</translation>
    </message>
</context>
<context>
    <name>widgets::QuitDialog</name>
    <message numerus="yes">
        <source>Leaving lets go of %n command(s) only; the agent ends. Belay no longer sees what is left running.</source>
        <translation>
            <numerusform>動かしたままにすると、これら %n 個のコマンドだけを手放します。エージェントは終了し、動き続けるものを Belay はもう見ません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>とどまる</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>動かしたままにする</translation>
    </message>
    <message>
        <source>Leave them running</source>
        <translation>動かしたままにする</translation>
    </message>
    <message>
        <source>No turn is running. What shall become of what runs on?</source>
        <translation>実行中のターンはありません。まだ動いているものをどうしますか？</translation>
    </message>
    <message>
        <source>Ending: what runs on is asked to end, and is ended after 2 s. Its changes keep their Undo.</source>
        <translation>終了: 動いているものに終了を求め、2 秒後に終了させます。変更は引き続き元に戻せます。</translation>
    </message>
</context>
<context>
    <name>widgets::RegistryDialog</name>
    <message>
        <source>By %1</source>
        <translation>作者: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>ライセンス: %1</translation>
    </message>
    <message>
        <source>Belay fetches it from %1. The registry gives no checksum for it.</source>
        <translation>Belay はこれを %1 から取得します。レジストリにはチェックサムがありません。</translation>
    </message>
    <message>
        <source>There is nothing in the registry for this kind of computer.</source>
        <translation>レジストリに、この種類のコンピューター用のものがありません。</translation>
    </message>
    <message>
        <source>No agents yet</source>
        <translation>エージェントはまだありません</translation>
    </message>
</context>
<context>
    <name>widgets::ReportItem</name>
    <message>
        <source>Restore…</source>
        <translation>復元…</translation>
    </message>
    <message numerus="yes">
        <source>Undo %n call(s)…</source>
        <comment>a button</comment>
        <translation>
            <numerusform>%n 件の呼び出しを元に戻す…</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo all</source>
        <translation>すべてやり直す</translation>
    </message>
</context>
<context>
    <name>widgets::RetryDialog</name>
    <message>
        <source>What took effect</source>
        <translation>実施された操作</translation>
    </message>
    <message>
        <source>Undo first</source>
        <translation>先に元に戻す</translation>
    </message>
    <message>
        <source>Some of this turn has already happened</source>
        <translation>このターンの一部はすでに行われています</translation>
    </message>
    <message>
        <source>“%1” What shall happen to each when it runs again?</source>
        <translation>「%1」もう一度実行するとき、それぞれをどうしますか？</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>繰り返す</translation>
    </message>
    <message>
        <source>Ask again then</source>
        <translation>その時に再確認</translation>
    </message>
    <message>
        <source>Skip answers the agent with the first result; nothing is sent or run twice.</source>
        <translation>「スキップ」では、最初の結果でエージェントに答えます。二重に送信・実行されることはありません。</translation>
    </message>
</context>
<context>
    <name>widgets::ReviewDialog</name>
    <message>
        <source>Nothing of this is written yet. What you accept is written; the rest is not.</source>
        <translation>まだ何も書き込まれていません。採用したものは書き込まれ、残りは書き込まれません。</translation>
    </message>
    <message>
        <source>All of this is written. What you accept is kept; the rest is taken back.</source>
        <translation>すべて書き込み済みです。採用したものは残り、残りは元に戻されます。</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>後で決める</translation>
    </message>
    <message>
        <source>Apply accepted</source>
        <translation>採用したものを適用</translation>
    </message>
    <message>
        <source>Take back the rest</source>
        <translation>残りを元に戻す</translation>
    </message>
    <message>
        <source>Discard all</source>
        <translation>すべて破棄</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay; where both changed the same lines, theirs stay unless you accept the agent&apos;s.</source>
        <translation>その後、ほかの誰かがこのファイルを変更しました。その変更は残ります。同じ行が両方で変更されている場合も、エージェントの変更を採用しないかぎり、そちらが残ります。</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. If you accept it, their change is replaced; Undo brings it back.</source>
        <translation>その後、ほかの誰かがこのファイルを変更しました。採用すると、その変更は置き換えられます。「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Somebody else changed this file since. Their changes stay.</source>
        <translation>その後、ほかの誰かがこのファイルを変更しました。その変更は残ります。</translation>
    </message>
    <message>
        <source>This is not text that can be shown. It is taken as a whole or not at all.</source>
        <translation>表示できるテキストではありません。全体を採用するか、まったく採用しないかのどちらかです。</translation>
    </message>
    <message>
        <source>The file holds this text already.</source>
        <translation>ファイルはすでにこの内容です。</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>確認: %1</translation>
    </message>
    <message>
        <source>Accept what is ticked</source>
        <translation>チェックしたものを承認</translation>
    </message>
    <message>
        <source>Your folder has</source>
        <translation>フォルダーの内容</translation>
    </message>
    <message>
        <source>The agent holds</source>
        <translation>エージェントの内容</translation>
    </message>
    <message>
        <source>Nothing is ticked</source>
        <translation>何もチェックされていません</translation>
    </message>
    <message numerus="yes">
        <source>%n of them in part</source>
        <translation>
            <numerusform>うち %n 個は一部のみ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not ticked</source>
        <translation>
            <numerusform>%n 個は未チェック</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writes %n file(s)</source>
        <translation>
            <numerusform>%n 個のファイルを書き込みます</numerusform>
        </translation>
    </message>
    <message>
        <source>Both began with</source>
        <translation>双方の元の内容</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 ticked</source>
        <extracomment>%1 is a group of files</extracomment>
        <translation>%1 · %3 件中 %2 件を選択</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>すべて解除</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Both changed this file</source>
        <translation>どちらもこのファイルを変更しました</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>このファイル</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <extracomment>%1 is &quot;.git: 2 commits on main&quot;</extracomment>
        <translation>%1 を受け入れます</translation>
    </message>
    <message numerus="yes">
        <source>yours stays in %n</source>
        <translation>
            <numerusform>%n 件であなたのものが残ります</numerusform>
        </translation>
    </message>
    <message>
        <source>You changed this file, too. If the agent’s is taken, yours is replaced; Undo brings it back.</source>
        <translation>あなたもこのファイルを変更しました。エージェントのものを採用すると、あなたのものは置き換えられます。元に戻すと復元されます。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) rejected</source>
        <translation>
            <numerusform>%n 個のファイルを却下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) rejected</source>
        <translation>
            <numerusform>%n か所の変更を却下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n か所は未決定</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting.</source>
        <translation>フォルダーにはまだ何も書き込まれていません。承認した変更が書き込まれ、残りは引き続き待ちます。</translation>
    </message>
    <message>
        <source>Nothing is in your folder yet. Accepted changes are written, the rest keeps waiting. These are the first %1 of %2 files.</source>
        <translation>フォルダーにはまだ何も書き込まれていません。承認した変更が書き込まれ、残りは引き続き待ちます。これは %2 個のファイルのうち最初の %1 個です。</translation>
    </message>
    <message>
        <source>%1 accepted, %2 rejected of %3</source>
        <extracomment>%1 of the %3 places where a file is changed</extracomment>
        <translation>%3 か所のうち %1 採用、%2 却下</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>その後に変更あり</translation>
    </message>
    <message>
        <source>You changed this file, too. Your changes stay. Where both changed the same lines, choose; without a choice yours stay.</source>
        <translation>あなたもこのファイルを変更しました。あなたの変更は残ります。同じ行が両方で変更された箇所は、選んでください。選ばなければ、あなたの変更が残ります。</translation>
    </message>
</context>
<context>
    <name>widgets::RuleTrialBox</name>
    <message>
        <source>call a tool of an MCP server</source>
        <translation>MCP サーバーのツールの呼び出し</translation>
    </message>
    <message>
        <source>Nothing can be said before the arguments can be read.</source>
        <translation>引数が読み取れるまで、何も判断できません。</translation>
    </message>
    <message>
        <source>Enter a server and a tool to test.</source>
        <translation>試すサーバーとツールを入力してください。</translation>
    </message>
    <message>
        <source>Enter a command or a path to test.</source>
        <translation>試すコマンドまたはパスを入力してください。</translation>
    </message>
</context>
<context>
    <name>widgets::RulesDialog</name>
    <message>
        <source>No rules</source>
        <translation>ルールがありません</translation>
    </message>
    <message>
        <source>Without a rule you are asked.</source>
        <translation>ルールがないときは確認されます。</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>すべての場所</translation>
    </message>
    <message>
        <source>any agent</source>
        <translation>すべてのエージェント</translation>
    </message>
</context>
<context>
    <name>widgets::RunningBar</name>
    <message>
        <source>Not known whose: %1</source>
        <extracomment>names of commands that one of several calls has started</extracomment>
        <translation>どの呼び出しのものか不明: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stop all %n</source>
        <translation>
            <numerusform>%n 個すべて終了させる</numerusform>
        </translation>
    </message>
    <message>
        <source>Also alive, the agent’s own: %1. They end with the agent.</source>
        <extracomment>names of programs that the agent has started for itself</extracomment>
        <translation>ほかに動作中、エージェント自身のもの: %1。エージェントとともに終了します。</translation>
    </message>
</context>
<context>
    <name>widgets::SessionHeader</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>hosts recorded</source>
        <comment>those that the agent contacts</comment>
        <translation>ホストを記録</translation>
    </message>
    <message numerus="yes">
        <source>network: only %n host(s)</source>
        <translation>
            <numerusform>ネットワーク: %n 個のホストのみ</numerusform>
        </translation>
    </message>
    <message>
        <source>held back, in a copy</source>
        <comment>a mark: the agent&apos;s changes are held back in a copy of the folder</comment>
        <translation>保留（コピー）</translation>
    </message>
</context>
<context>
    <name>widgets::SessionIntro</name>
    <message>
        <source>@ mentions a file</source>
        <translation>@ でファイルを指定</translation>
    </message>
    <message>
        <source>/ lists commands</source>
        <translation>/ でコマンド一覧</translation>
    </message>
    <message>
        <source>%1 attaches files</source>
        <comment>keys</comment>
        <translation>%1 でファイルを添付</translation>
    </message>
    <message>
        <source>Accepts %1</source>
        <extracomment>what can go with a message, a list</extracomment>
        <translation>%1を受け付けます</translation>
    </message>
    <message numerus="yes">
        <source>%n slash command(s)</source>
        <translation>
            <numerusform>スラッシュコマンド %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs elsewhere: Force stop ends the connection</source>
        <translation>別の場所で動作: 強制停止は接続を終了します</translation>
    </message>
    <message>
        <source>Force stop ends it and everything it started</source>
        <translation>強制停止は、エージェントとそれが起動したすべてを終了します</translation>
    </message>
    <message>
        <source>its changes are held back until you accept them</source>
        <translation>変更は、承認するまで保留されます</translation>
    </message>
    <message>
        <source>Not tested yet: whether it asks before it runs commands</source>
        <translation>未テスト: コマンドの実行前に確認するか</translation>
    </message>
    <message>
        <source>Not stopped yet</source>
        <translation>停止の記録なし</translation>
    </message>
</context>
<context>
    <name>widgets::SessionsPanel</name>
    <message>
        <source>“%1” was deleted</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>固定を解除</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Back from the archive</source>
        <translation>アーカイブから戻す</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>アーカイブ</translation>
    </message>
    <message>
        <source>As the agent calls it</source>
        <translation>エージェントの付けた名前</translation>
    </message>
</context>
<context>
    <name>widgets::SettingsDialog</name>
    <message>
        <source>General</source>
        <translation>全般</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Stop and agents</source>
        <translation>停止とエージェント</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Back to &amp;defaults</source>
        <translation>既定値に戻す(&amp;D)</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>変更はすぐに適用されます</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <translation>デスクトップの既定</translation>
    </message>
    <message>
        <source>Another command</source>
        <translation>別のコマンド</translation>
    </message>
    <message>
        <source>The desktop&apos;s</source>
        <translation>デスクトップの言語</translation>
    </message>
    <message numerus="yes">
        <source> day(s)</source>
        <comment>behind a number</comment>
        <translation>
            <numerusform> 日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ShortcutsDialog</name>
    <message>
        <source>%1 belongs to “%2”. Give that other keys first.</source>
        <translation>%1 は「%2」に使われています。先にそちらに別のキーを割り当ててください。</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>機能</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
</context>
<context>
    <name>widgets::SpellMenu</name>
    <message>
        <source>No suggestions</source>
        <translation>候補なし</translation>
    </message>
    <message>
        <source>Suggestions take too long</source>
        <translation>候補の検索に時間がかかりすぎています</translation>
    </message>
    <message>
        <source>Add “%1” to the dictionary</source>
        <translation>「%1」を辞書に追加</translation>
    </message>
    <message>
        <source>Ignore until Belay is closed</source>
        <translation>Belay を終了するまで無視</translation>
    </message>
    <message>
        <source>Spelling</source>
        <translation>スペル</translation>
    </message>
    <message>
        <source>As the text (%1)</source>
        <translation>文章に合わせる（%1）</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
</context>
<context>
    <name>widgets::StartPage</name>
    <message>
        <source>What shall be done?</source>
        <translation>何をしますか？</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Open the last session at start</source>
        <translation>起動時に最後のセッションを開く</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Agents…</source>
        <translation>エージェント…</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Tour with the demo agent</source>
        <translation>デモエージェントで体験</translation>
    </message>
    <message>
        <source>First message of a new session</source>
        <translation>新しいセッションの最初のメッセージ</translation>
    </message>
    <message>
        <source>A message starts a session in this folder</source>
        <translation>メッセージを送ると、このフォルダーでセッションが始まります</translation>
    </message>
    <message>
        <source>Agent of the new session</source>
        <translation>新しいセッションのエージェント</translation>
    </message>
    <message>
        <source>Look at them</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Enter sends</source>
        <translation>Enter で送信</translation>
    </message>
    <message>
        <source>Enter sends · %1 for more choices</source>
        <comment>keys</comment>
        <translation>Enter で送信 · %1 でその他の選択</translation>
    </message>
    <message>
        <source>Open the session</source>
        <translation>セッションを開く</translation>
    </message>
</context>
<context>
    <name>widgets::StopMenu</name>
    <message>
        <source>ends</source>
        <translation>終了します</translation>
    </message>
    <message numerus="yes">
        <source>%n permission(s) that wait for you: cancelled, not allowed</source>
        <translation>
            <numerusform>返答待ちの許可 %n 件: キャンセル、許可はしません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): sent after this turn</source>
        <translation>
            <numerusform>送信待ちのメッセージ %n 件: このターンの後に送信</numerusform>
        </translation>
    </message>
    <message>
        <source>what has already happened: changed files stay changed</source>
        <translation>すでに起こったこと: 変更されたファイルは変更されたままです</translation>
    </message>
    <message>
        <source>ends, too</source>
        <translation>これも終了します</translation>
    </message>
    <message>
        <source>from an earlier turn</source>
        <translation>以前のターンのもの</translation>
    </message>
    <message numerus="yes">
        <source>%n other session(s) that run or wait for you</source>
        <translation>
            <numerusform>実行中または返答待ちのほかのセッション %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop ends</source>
        <translation>「停止」で終わるもの</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>残るもの</translation>
    </message>
    <message>
        <source>Stop, let the commands finish</source>
        <translation>停止し、コマンドはすべて最後まで実行</translation>
    </message>
    <message>
        <source>in the background</source>
        <translation>バックグラウンド</translation>
    </message>
    <message>
        <source>the agent ends it</source>
        <translation>エージェントが終了させます</translation>
    </message>
    <message>
        <source>may still take effect</source>
        <translation>まだ効果が出ることがあります</translation>
    </message>
    <message numerus="yes">
        <source>%n queued message(s): not sent</source>
        <translation>
            <numerusform>送信待ちのメッセージ %n 件: 送信しません</numerusform>
        </translation>
    </message>
    <message>
        <source>this turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>Stop everything</source>
        <translation>すべて停止</translation>
    </message>
    <message>
        <source>ends what runs on, too</source>
        <translation>続いているものも終了します</translation>
    </message>
</context>
<context>
    <name>widgets::StopStrip</name>
    <message>
        <source>Keep waiting</source>
        <translation>待ち続ける</translation>
    </message>
    <message>
        <source>Stop sent, new effects refused</source>
        <translation>「停止」を送信、新しい操作を拒否</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) cancelled</source>
        <translation>
            <numerusform>%n 件の要求をキャンセル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s) ended</source>
        <translation>
            <numerusform>%n 個のコマンドを終了</numerusform>
        </translation>
    </message>
    <message>
        <source>asks again</source>
        <translation>再度要求</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>asked to close the session</source>
        <translation>セッションを閉じるよう求めました</translation>
    </message>
    <message>
        <source>closes the session, takes it up again</source>
        <translation>セッションを閉じて再開します</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalDialog</name>
    <message>
        <source>Try it: %1</source>
        <translation>試す: %1</translation>
    </message>
    <message>
        <source>What you write here waits as well, until you accept it.</source>
        <translation>ここで書いたものも、受け入れるまで保留されます。</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalView</name>
    <message>
        <source>No output yet</source>
        <translation>出力はまだありません</translation>
    </message>
</context>
<context>
    <name>widgets::TerminalsPanel</name>
    <message>
        <source>No commands yet</source>
        <translation>コマンドはまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 個のコマンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>実行中 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::TextPreview</name>
    <message>
        <source>Insert into the message</source>
        <translation>メッセージに挿入</translation>
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
        <translation>思考中</translation>
    </message>
</context>
<context>
    <name>widgets::ToolBody</name>
    <message>
        <source>Input and output as sent</source>
        <translation>送信されたままの入力と出力</translation>
    </message>
    <message>
        <source>The beginning of the output is not kept</source>
        <translation>出力の始まりの部分は残っていません</translation>
    </message>
</context>
<context>
    <name>widgets::ToolGroup</name>
    <message numerus="yes">
        <source>%n tool call(s)</source>
        <translation>
            <numerusform>ツール呼び出し %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::ToolItem</name>
    <message>
        <source>ended without a result</source>
        <translation>結果なしで終了</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>強制終了</translation>
    </message>
    <message>
        <source>later reported as completed</source>
        <translation>後で完了と報告された</translation>
    </message>
    <message>
        <source>later reported as failed</source>
        <translation>後で失敗と報告された</translation>
    </message>
</context>
<context>
    <name>widgets::TrafficPanel</name>
    <message>
        <source>No traffic yet</source>
        <translation>通信はまだありません</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>The message has %1 bytes; only its beginning is kept.</source>
        <translation>メッセージは %1 バイトあり、残っているのは始まりの部分だけです。</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>すべてのメッセージ</translation>
    </message>
    <message>
        <source>The agent&apos;s own</source>
        <translation>エージェント自身のもの</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptAnnouncer</name>
    <message>
        <source>%1 goes to it.</source>
        <extracomment>a key</extracomment>
        <translation>%1 で移動します。</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptItem</name>
    <message>
        <source>+%1 s after Stop</source>
        <translation>「停止」の %1 秒後</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptMenu</name>
    <message>
        <source>Copy message as Markdown</source>
        <translation>メッセージを Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy link to this entry</source>
        <translation>この項目へのリンクをコピー</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>リンクをコピー</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptReader</name>
    <message>
        <source>End of turn</source>
        <translation>ターンの終わり</translation>
    </message>
</context>
<context>
    <name>widgets::TranscriptView</name>
    <message>
        <source>Conversation</source>
        <translation>会話</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %n 件</numerusform>
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
        <translation>復元</translation>
    </message>
    <message>
        <source>Leave it as it is now</source>
        <translation>今のままにする</translation>
    </message>
    <message>
        <source>As it was before the effect, losing the change made since</source>
        <translation>操作の前の状態にし、その後の変更は失う</translation>
    </message>
    <message>
        <source>As it was when the turn began</source>
        <translation>ターンの開始時の状態にする</translation>
    </message>
    <message>
        <source>Merge: undo the effect and keep the change made since</source>
        <translation>マージ: 操作を元に戻し、その後の変更は残す</translation>
    </message>
    <message>
        <source>Decide change by change</source>
        <translation>変更を 1 つずつ決める</translation>
    </message>
    <message>
        <source>Stays as it is.</source>
        <translation>今のままにします。</translation>
    </message>
    <message>
        <source>A file has changed since. It is left alone unless you choose otherwise.</source>
        <translation>その後に変更されたファイルがあります。あなたが選ばないかぎり、そのままにします。</translation>
    </message>
    <message>
        <source>Files become what they were when the turn began, whoever changed them since.</source>
        <translation>その後に誰が変更したかにかかわらず、ファイルはターンの開始時の状態になります。</translation>
    </message>
    <message>
        <source>These changes will be done again.</source>
        <translation>これらの変更をやり直します。</translation>
    </message>
    <message>
        <source>These changes will be undone.</source>
        <translation>これらの変更を元に戻します。</translation>
    </message>
    <message>
        <source>changed since, stays as it is</source>
        <translation>その後に変更あり、今のままにします</translation>
    </message>
    <message>
        <source>stays as it is</source>
        <translation>今のままにします</translation>
    </message>
    <message>
        <source>no tool call told of its change; it may be yours</source>
        <translation>変更を報告したツール呼び出しはありません。あなた自身の変更かもしれません</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n file(s)</source>
        <translation>
            <numerusform>%n 個のファイルを復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Redo %n file change(s)</source>
        <translation>
            <numerusform>%n 件のファイル変更をやり直す</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widgets::UserItem</name>
    <message>
        <source>Edit and send again</source>
        <translation>編集してもう一度送信</translation>
    </message>
    <message>
        <source>Show the whole message</source>
        <translation>メッセージ全体を表示</translation>
    </message>
</context>
<context>
    <name>widgets::ValuesTable</name>
    <message>
        <source>(kept in the keychain)</source>
        <translation>(キーチェーンに保存)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>H&amp;eaders</source>
        <translation>ヘッダー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Variables</source>
        <translation>変数(&amp;V)</translation>
    </message>
    <message>
        <source>Type the value of “%1”, or remove its name.</source>
        <translation>「%1」の値を入力するか、名前を削除してください。</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>キーチェーン</translation>
    </message>
</context>
<context>
    <name>widgets::WelcomePage</name>
    <message>
        <source>It asks to run a command: press</source>
        <translation>コマンドの実行許可を求めてきます: 次を押します</translation>
    </message>
    <message>
        <source>It works on: press Stop, or</source>
        <translation>作業が続きます:「停止」か、次を押します</translation>
    </message>
    <message>
        <source>Keys and tokens go to your keychain. Belay sends nothing anywhere by itself.</source>
        <translation>キーとトークンはキーチェーンに保存されます。Belay が自分からどこかに何かを送信することはありません。</translation>
    </message>
    <message>
        <source>Stop means stop</source>
        <translation>「停止」で本当に止まる</translation>
    </message>
    <message>
        <source>Belay runs coding agents. When you stop one, Belay shows what had already happened and takes it back where it can.</source>
        <translation>Belay はコーディングエージェントを動かします。停止すると、Belay はそれまでに起こったことを表示し、可能なものは元に戻します。</translation>
    </message>
    <message>
        <source>Try it with the demo agent</source>
        <translation>デモエージェントで試す</translation>
    </message>
    <message>
        <source>Works offline, needs no account, and touches only a folder of its own.</source>
        <translation>オフラインで動き、アカウントは不要です。触れるのは専用のフォルダーだけです。</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>デモを開始</translation>
    </message>
    <message>
        <source>A command or an address</source>
        <translation>コマンドまたはアドレス</translation>
    </message>
    <message>
        <source>of an agent that speaks the Agent Client Protocol</source>
        <translation>(Agent Client Protocol に対応するエージェント)</translation>
    </message>
    <message>
        <source>Command of an agent</source>
        <translation>エージェントのコマンド</translation>
    </message>
    <message>
        <source>Test and add</source>
        <translation>テストして追加</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>about 2 minutes</source>
        <translation>約2分</translation>
    </message>
    <message>
        <source>what will be fetched and run is shown first</source>
        <translation>取得して実行する内容を先に表示します</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose from the registry of agents</source>
        <translation>エージェントのレジストリから選択</translation>
    </message>
    <message>
        <source>Agents of %1</source>
        <translation>%1 のエージェント</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Import the agents of %1</source>
        <translation>%1 のエージェントをインポート</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) in the registry</source>
        <translation>
            <numerusform>レジストリに %n 個のエージェント</numerusform>
        </translation>
    </message>
    <message>
        <source>The registry of agents</source>
        <translation>エージェントのレジストリ</translation>
    </message>
</context>
<context>
    <name>workspace::CallUndoing</name>
    <message>
        <source>This session&apos;s programs are limited, so its servers can be reached only while its agent runs.</source>
        <translation>このセッションのプログラムは制限されているため、そのサーバーにはエージェントの実行中しか接続できません。</translation>
    </message>
</context>
<context>
    <name>workspace::EffectStore</name>
    <message numerus="yes">
        <source>What the file held before was kept for %n day(s), and is not any more.</source>
        <translation>
            <numerusform>以前のファイルの内容は %n 日間保存されていましたが、もう残っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>What the file held before is not kept any more: the store was full.</source>
        <translation>以前のファイルの内容は、もう残っていません。保存領域がいっぱいでした。</translation>
    </message>
    <message>
        <source>Found when Belay was started again.</source>
        <translation>Belay の再起動時に検出しました。</translation>
    </message>
    <message>
        <source>%1; found when Belay was started again</source>
        <translation>%1。Belay の再起動時に見つかりました</translation>
    </message>
    <message>
        <source>Belay cannot save its undo log: %1 Undo works until you quit, except where marked.</source>
        <translation>元に戻すための記録を保存できません: %1 終了するまでは元に戻せます (印のあるものを除く)。</translation>
    </message>
</context>
<context>
    <name>workspace::FileOpener</name>
    <message>
        <source>%1 is a program: the desktop might run it. Choose an editor in the settings.</source>
        <translation>%1 はプログラムで、デスクトップが実行するかもしれません。設定でエディターを選んでください。</translation>
    </message>
</context>
<context>
    <name>workspace::HeldStores</name>
    <message>
        <source>Another Belay is deciding about what this session holds back. Restart the agent after that.</source>
        <translation>このセッションが保留しているものは、別の Belay で決定中です。その後でエージェントを再起動してください。</translation>
    </message>
</context>
<context>
    <name>workspace::MessageSender</name>
    <message>
        <source>The message was not sent</source>
        <translation>メッセージは送信されませんでした</translation>
    </message>
    <message>
        <source>The session is being closed. The message is yours again.</source>
        <translation>セッションを閉じています。メッセージはお手元に戻りました。</translation>
    </message>
</context>
<context>
    <name>workspace::NotKept</name>
    <message>
        <source>Some of what was said could not be stored, and will be missing when Belay is started again: %1</source>
        <translation>会話の一部を保存できませんでした。Belay を再起動すると失われています: %1</translation>
    </message>
    <message>
        <source>The conversation is not saved and will be missing when Belay starts again: %1</source>
        <translation>会話は保存されておらず、次に Belay を起動したときには残っていません: %1</translation>
    </message>
    <message>
        <source>The conversation is only in memory and will be lost if Belay quits: %1</source>
        <translation>会話はメモリにしかなく、Belay が終了すると失われます: %1</translation>
    </message>
    <message>
        <source>What agents do is not saved and cannot be undone after Belay quits: %1</source>
        <translation>エージェントの操作は保存されておらず、Belay が終了すると元に戻せません: %1</translation>
    </message>
</context>
<context>
    <name>workspace::PastedFiles</name>
    <message>
        <source>What the clipboard holds is no picture.</source>
        <translation>クリップボードの内容は画像ではありません。</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>workspace::PromptEditor</name>
    <message>
        <source>No editor was found. Choose one in the settings.</source>
        <translation>エディターが見つかりません。設定で選んでください。</translation>
    </message>
    <message>
        <source>The editor %1 ended with code %2. The message is what it was.</source>
        <translation>エディター %1 がコード %2 で終了しました。メッセージは元のままです。</translation>
    </message>
    <message>
        <source>%1 needs a terminal. Choose another editor in the settings.</source>
        <translation>%1 にはターミナルが必要です。設定で別のエディターを選んでください。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionController</name>
    <message>
        <source>A message of the agent could not be used</source>
        <translation>エージェントのメッセージを使えませんでした</translation>
    </message>
    <message>
        <source>No command was killed</source>
        <translation>コマンドは強制終了されませんでした</translation>
    </message>
    <message>
        <source>Not all that the agent may write itself is left to it here</source>
        <translation>エージェントが自分で書き込めるもののうち、ここでは任されないものがあります</translation>
    </message>
    <message>
        <source>What ran in the background ends with the agent</source>
        <translation>バックグラウンドで実行中のものはエージェントとともに終了します</translation>
    </message>
    <message>
        <source>The agent no longer offers what you chose</source>
        <translation>選択したものは、エージェントが提供しなくなりました</translation>
    </message>
    <message>
        <source>Belay knows of none. What the agent does itself ends with Stop or Force stop.</source>
        <translation>Belay が知るものはありません。エージェント自身の動作は「停止」か「強制停止」で終わります。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionOpening</name>
    <message>
        <source>The agent has not opened it yet.</source>
        <translation>エージェントはまだセッションを開いていません。</translation>
    </message>
    <message>
        <source>Wait until the turn has ended, or stop it.</source>
        <translation>ターンが終わるのを待つか、停止してください。</translation>
    </message>
    <message>
        <source>Forked</source>
        <translation>フォークしました</translation>
    </message>
    <message>
        <source>The agent knows what was said above, in “%1”. What was changed above can be undone only there.</source>
        <translation>エージェントは、上にある「%1」での会話を知っています。上で行われた変更は、そのセッションでしか元に戻せません。</translation>
    </message>
</context>
<context>
    <name>workspace::SessionQuestions</name>
    <message>
        <source>The answer was not sent</source>
        <translation>回答は送信されませんでした</translation>
    </message>
</context>
<context>
    <name>workspace::SessionRecord</name>
    <message>
        <source>What was said earlier could not be read</source>
        <translation>以前の会話を読み取れませんでした</translation>
    </message>
    <message>
        <source>Some of it is missing in the store.</source>
        <translation>保存先で一部が失われています。</translation>
    </message>
</context>
<context>
    <name>workspace::StopCaseRun</name>
    <message>
        <source>It did not start in time.</source>
        <translation>時間内に起動しませんでした。</translation>
    </message>
    <message>
        <source>It was interrupted.</source>
        <translation>中断されました。</translation>
    </message>
    <message>
        <source>It wants you to log in first.</source>
        <translation>先にログインするよう求めています。</translation>
    </message>
    <message>
        <source>The agent opened no session.</source>
        <translation>エージェントがセッションを開きませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>It did not come to that in %n second(s).</source>
        <translation>
            <numerusform>%n 秒以内にそこまで進みませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>It asked for something, and there is no answer that fits a test.</source>
        <translation>何かを求められましたが、テストに合う回答がありません。</translation>
    </message>
    <message>
        <source>Its turn ended before that.</source>
        <translation>その前にターンが終わりました。</translation>
    </message>
    <message>
        <source>It did not run the command.</source>
        <translation>コマンドを実行しませんでした。</translation>
    </message>
</context>
<context>
    <name>workspace::StoredSessions</name>
    <message>
        <source>its session was deleted</source>
        <translation>セッションが削除されました</translation>
    </message>
</context>
<context>
    <name>workspace::TrafficFile</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, the first in line %1.</source>
        <translation>
            <numerusform>%n 行を読み取れませんでした。最初は %1 行目です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workspace::Undoing</name>
    <message>
        <source>There is nothing to redo</source>
        <translation>やり直すものはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be redone</source>
        <translation>
            <numerusform>%n 個のファイルをやり直せませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be undone</source>
        <translation>
            <numerusform>%n 個のファイルを元に戻せませんでした</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were left as they are</source>
        <translation>
            <numerusform>%n 個のファイルはそのままにしました</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not have this change any more.</source>
        <translation>%1 にはもうこの変更がありません。</translation>
    </message>
    <message>
        <source>These lines of %1, or lines beside them, were changed since. Undo the whole change to decide what stays.</source>
        <translation>その後、%1 のこれらの行か、隣の行が変更されました。変更全体を元に戻して、何を残すか決めてください。</translation>
    </message>
    <message>
        <source>These lines cannot be told apart in %1. Undo the whole change, or review it.</source>
        <translation>これらの行は %1 の中で区別できません。変更全体を元に戻すか、レビューしてください。</translation>
    </message>
</context>
<context>
    <name>workspace::Workspace</name>
    <message>
        <source>What was said could not be searched: %1</source>
        <translation>会話を検索できませんでした: %1</translation>
    </message>
    <message>
        <source>%1 (fork)</source>
        <translation>%1 (フォーク)</translation>
    </message>
    <message>
        <source>How calls are taken back</source>
        <translation>呼び出しの取り消し方</translation>
    </message>
    <message>
        <source>%1 says what takes calls of MCP tools back. It does not count until you accept it in MCP servers.</source>
        <translation>%1 には MCP ツールの呼び出しを取り消すものが記されています。「MCP サーバー」で受け入れるまで有効になりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier session(s) still hold changes back: %1. Open them to decide.</source>
        <extracomment>%1 are titles of sessions</extracomment>
        <translation>
            <numerusform>以前のセッション %n 件がまだ変更を保留しています: %1。開いて決定してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said there does not appear here. Close one of the two.</source>
        <translation>そこでの発言はここには表示されません。どちらかを閉じてください。</translation>
    </message>
</context>
<context>
    <name>workspace::Worktrees</name>
    <message>
        <source>git could not make the worktree: %1</source>
        <translation>git がワークツリーを作成できませんでした: %1</translation>
    </message>
    <message>
        <source>%1 exists already. Choose another name.</source>
        <translation>%1 はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>The repository&apos;s own settings name a program that would run: %1. Make the worktree with git and choose its folder.</source>
        <translation>リポジトリ自身の設定に、実行されることになるプログラムがあります: %1。git でワークツリーを作成し、そのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>No branch can be called “%1”. Choose another name.</source>
        <translation>「%1」という名前のブランチは作れません。別の名前を選んでください。</translation>
    </message>
</context>
</TS>
