// SPDX-License-Identifier: Apache-2.0
#include "workspace/files/prompteditor.h"

#include "base/commandtemplate.h"
#include "base/shellwords.h"
#include "base/visibletext.h"
#include "base/words.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace workspace {

namespace {

/// Options that make editors wait until the file is closed.
struct Waits
{
    const char *program, *option;
};
constexpr Waits waiting[] = {{"kate", "--block"},
                             {"code", "--wait"},
                             {"codium", "--wait"},
                             {"zed", "--wait"},
                             {"zeditor", "--wait"},
                             {"subl", "--wait"},
                             {"idea", "--wait"},
                             {"gvim", "-f"},
                             {"qtcreator", "-block"},
                             {"gedit", "--wait"},
                             {"gnome-text-editor", "--standalone"}};
constexpr const char *inTerminal[] = {"vi", "vim", "nvim", "nano", "pico",   "micro", "helix",
                                      "hx", "joe", "ne",   "ed",   "mcedit", "kak"};

QString programOf(const QString &command)
{
    const auto words = base::filledCommand(command, {});
    return words && !words->isEmpty() ? QFileInfo(words->front()).fileName() : QString();
}

QString waitingForm(const QString &command)
{
    const QString program = programOf(command);
    for (const Waits &known : waiting) {
        if (program != QLatin1String(known.program) || command.contains(QLatin1String(known.option)))
            continue;
        const QString first = command.trimmed().section(u' ', 0, 0);
        return QStringLiteral("%1 %2%3").arg(first, QLatin1String(known.option), command.trimmed().mid(first.size()));
    }
    return command;
}

bool needsTerminal(const QString &command)
{
    const QString program = programOf(command);
    return std::any_of(std::begin(inTerminal), std::end(inTerminal),
                       [&program](const char *name) { return program == QLatin1String(name); });
}

} // namespace

base::Result<QString> promptEditorCommand(const QString &setting, const QString &environment,
                                          const QList<settings::EditorEntry> &known)
{
    for (const QString &command : {setting, environment}) {
        if (!command.trimmed().isEmpty() && !needsTerminal(command))
            return waitingForm(command);
    }
    if (!known.isEmpty())
        return waitingForm(known.front().command);
    return base::Error{base::Origin::System,
                       0,
                       environment.trimmed().isEmpty()
                           ? PromptEditor::tr("No editor was found. Choose one in the settings.")
                           : PromptEditor::tr("%1 needs a terminal. Choose another editor in the settings.")
                                 .arg(base::visibleText(environment)),
                       {}};
}

PromptEditor::PromptEditor(const QString &command, const QString &text, const QString &folder, QObject *parent)
    : QObject(parent)
{
    // Queued, so that the caller can connect to the signals.
    QMetaObject::invokeMethod(
        this, [this, command, text, folder] { start(command, text, folder); }, Qt::QueuedConnection);
}

PromptEditor::~PromptEditor()
{
    if (!m_editor || m_editor->state() == QProcess::NotRunning)
        return;
    m_editor->disconnect(this);
    (void)m_editor.release(); // deleting it would end the editor, and the user's text would be lost
    m_file->setAutoRemove(false);
}

void PromptEditor::start(const QString &command, const QString &text, const QString &folder)
{
    QString place = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (place.isEmpty())
        place = QDir::tempPath();
    m_file = std::make_unique<QTemporaryFile>(place + QStringLiteral("/belay-message-XXXXXX.md"));
    const QByteArray bytes = text.toUtf8();
    if (!m_file->open() || m_file->write(bytes) != bytes.size() || !m_file->flush()) {
        fail(base::Words::tr("%1 could not be written: %2").arg(m_file->fileName(), m_file->errorString()));
        return;
    }
    m_file->close();
    const base::Result<QStringList> words = base::filledCommand(command, {m_file->fileName(), 1, 1});
    if (!words) {
        fail(words.error().message);
        return;
    }
    QStringList arguments = *words;
    m_program = base::visibleText(arguments.takeFirst());
    m_editor = std::make_unique<QProcess>();
    connect(m_editor.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError problem) {
        if (problem == QProcess::FailedToStart)
            fail(base::Words::tr("The editor %1 could not be started. Another one can be chosen in the settings.")
                     .arg(m_program));
    });
    connect(m_editor.get(), &QProcess::finished, this, &PromptEditor::onFinished);
    m_editor->setWorkingDirectory(folder);
    m_editor->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    m_editor->setStandardOutputFile(QProcess::nullDevice());
    m_editor->start(words->front(), arguments);
}

void PromptEditor::fail(const QString &message)
{
    Q_EMIT failed({base::Origin::System, 0, message, {}});
    deleteLater();
}

void PromptEditor::onFinished(int exitCode, QProcess::ExitStatus status)
{
    QFile file(m_file->fileName()); // read by name, since editors may replace the file
    if (status != QProcess::NormalExit || exitCode != 0) {
        fail(tr("The editor %1 ended with code %2. The message is what it was.").arg(m_program).arg(exitCode));
    } else if (!file.open(QIODevice::ReadOnly)) {
        fail(base::Words::tr("%1 cannot be read: %2").arg(file.fileName(), file.errorString()));
    } else {
        QString text = QString::fromUtf8(file.readAll());
        if (text.endsWith(u'\n'))
            text.chop(1);
        Q_EMIT done(text);
        deleteLater();
    }
}

} // namespace workspace

#include "moc_prompteditor.cpp"
