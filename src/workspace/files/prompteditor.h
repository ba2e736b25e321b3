// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "base/result.h"
#include "settings/editors.h"

#include <QObject>
#include <QProcess>
#include <QTemporaryFile>

namespace workspace {

/// The command that lets the user write a message in an editor and ends when that is done: \p setting, else $VISUAL or
/// $EDITOR, else the first of \p known. Editors that live in a terminal Belay does not have are passed over; those that
/// return at once are told to wait. The error says what to do where there is none.
base::Result<QString> promptEditorCommand(const QString &setting, const QString &environment,
                                          const QList<settings::EditorEntry> &known);

/// One message in an editor of the user's: a temporary file, and what it holds when the editor has ended. Deletes
/// itself then. If Belay ends before, the file stays where it is.
class PromptEditor : public QObject
{
    Q_OBJECT

public:
    /// Starts \p command at once; its working folder is \p folder.
    PromptEditor(const QString &command, const QString &text, const QString &folder, QObject *parent);
    ~PromptEditor() override;

Q_SIGNALS:
    void done(const QString &text);
    /// The text stays what it was.
    void failed(const base::Error &error);

private:
    void start(const QString &command, const QString &text, const QString &folder);
    void fail(const QString &message);
    void take(int exitCode, QProcess::ExitStatus status);

    std::unique_ptr<QTemporaryFile> m_file;
    std::unique_ptr<QProcess> m_editor;
    QString m_program;
};

} // namespace workspace
