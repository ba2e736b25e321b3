// SPDX-License-Identifier: Apache-2.0
#include "base/gitenvironment.h"

namespace base {

QProcessEnvironment gitEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const QStringList names = environment.keys();
    for (const QString &name : names) {
        if (name.startsWith(QStringLiteral("GIT_")))
            environment.remove(name);
    }
    const auto set = [&environment](const char *name, const char *value) {
        environment.insert(QString::fromLatin1(name), QString::fromLatin1(value));
    };
    set("LC_ALL", "C");
    set("GIT_OPTIONAL_LOCKS", "0");
    // A missing object of a partial clone is fetched by whatever command meets it, and the remote names a program: of
    // a transport (ext::, vcs), or for one (uploadpack, sshCommand). The list of allowed ones comes before any
    // configuration; older gits know nothing of the second variable.
    set("GIT_ALLOW_PROTOCOL", "none");
    set("GIT_NO_LAZY_FETCH", "1");
    set("GIT_TERMINAL_PROMPT", "0");
    set("GIT_ASKPASS", "false");
    set("SSH_ASKPASS", "false");
    set("GIT_SSH_COMMAND", "false");
    set("GIT_EDITOR", "false");
    set("GIT_PAGER", "cat");
    return environment;
}

QStringList gitOptions()
{
    QStringList options;
    for (const char *setting : {"core.fsmonitor=false", "core.hooksPath=/dev/null", "core.gitProxy=",
                                "core.alternateRefsCommand=false", "credential.helper=", "gpg.program=false",
                                "diff.external=", "submodule.recurse=false", "maintenance.auto=false", "gc.auto=0"})
        options << QStringLiteral("-c") << QString::fromLatin1(setting);
    return options;
}

} // namespace base
