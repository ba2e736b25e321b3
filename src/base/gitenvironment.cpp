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
    // Any command that meets a missing object of a partial clone fetches it, and the remote can name a program to run:
    // as a transport (ext::, vcs) or for one (uploadpack, sshCommand). GIT_ALLOW_PROTOCOL overrides every
    // configuration; GIT_NO_LAZY_FETCH alone does not help, since older gits do not know it.
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
