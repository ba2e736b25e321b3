// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "settings/editors.h"

#include <QObject>
#include <QProcess>
#include <QTemporaryFile>

namespace workspace {

/// The command for writing a message in an editor that ends when the user is done: \p setting, else $VISUAL or $EDITOR,
/// else the first of \p known. Editors that need a terminal are skipped; those that would return at once get an option
/// to wait. If there is none, the error says what to do.
base::Result<QString> promptEditorCommand(const QString &setting, const QString &environment,
                                          const QList<settings::EditorEntry> &known);

/// Edits one message in the user's editor, through a temporary file, and emits the text when the editor has ended. Then
/// deletes itself. If Belay ends before, the file stays.
class PromptEditor : public QObject
{
    Q_OBJECT

public:
    /// Starts \p command in \p folder at once.
    PromptEditor(const QString &command, const QString &text, const QString &folder, QObject *parent);
    ~PromptEditor() override;

Q_SIGNALS:
    void done(const QString &text);
    /// The text is unchanged.
    void failed(const base::Error &error);

private:
    void start(const QString &command, const QString &text, const QString &folder);
    void fail(const QString &message);
    void onFinished(int exitCode, QProcess::ExitStatus status);

    std::unique_ptr<QTemporaryFile> m_file;
    std::unique_ptr<QProcess> m_editor;
    QString m_program;
};

} // namespace workspace
