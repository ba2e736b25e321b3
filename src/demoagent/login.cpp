// SPDX-License-Identifier: Apache-2.0
#include "demoagent/login.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace demoagent {

namespace {

QString markFile()
{
    return qEnvironmentVariable("BELAY_DEMO_STATE") + u"/signed-in"_s;
}

} // namespace

QJsonArray authMethods(bool all)
{
    QJsonArray methods{QJsonObject{{"id"_L1, "demo-login"_L1},
                                   {"name"_L1, "Demo login"_L1},
                                   {"description"_L1, "Signs in without asking for anything"_L1}}};
    if (!all)
        return methods;
    methods.append(QJsonObject{{"id"_L1, "demo-waits"_L1},
                               {"name"_L1, "In the browser"_L1},
                               {"description"_L1, "Waits until it is cancelled"_L1}});
    methods.append(QJsonObject{{"id"_L1, "demo-refuses"_L1}, {"name"_L1, "Wrong account"_L1}});
    methods.append(QJsonObject{{"id"_L1, "demo-terminal"_L1},
                               {"name"_L1, "In a terminal"_L1},
                               {"type"_L1, "terminal"_L1},
                               {"args"_L1, QJsonArray{"--login"_L1}},
                               {"env"_L1, QJsonObject{{"BELAY_DEMO_GREETING"_L1, "Hello"_L1}}}});
    methods.append(QJsonObject{
        {"id"_L1, "demo-key"_L1},
        {"name"_L1, "With a key"_L1},
        {"type"_L1, "env_var"_L1},
        {"vars"_L1, QJsonArray{QJsonObject{{"name"_L1, "BELAY_DEMO_KEY"_L1}, {"label"_L1, "Key (sesame)"_L1}},
                               QJsonObject{{"name"_L1, "BELAY_DEMO_TEAM"_L1},
                                           {"label"_L1, "Team"_L1},
                                           {"secret"_L1, false},
                                           {"optional"_L1, true}}}}});
    const QJsonObject terminal{{"command"_L1, QFileInfo(u"/proc/self/exe"_s).symLinkTarget()},
                               {"args"_L1, QJsonArray{"--login"_L1}},
                               {"label"_L1, "As before"_L1}};
    methods.append(QJsonObject{{"id"_L1, "demo-old-terminal"_L1},
                               {"name"_L1, "As before"_L1},
                               {"_meta"_L1, QJsonObject{{"terminal-auth"_L1, terminal}}}});
    return methods;
}

bool isSignedInOutside()
{
    return qEnvironmentVariable("BELAY_DEMO_KEY") == "sesame"_L1 || QFile::exists(markFile());
}

void forgetSignIn()
{
    QFile::remove(markFile());
    qunsetenv("BELAY_DEMO_KEY");
}

int runLogin()
{
    std::printf("%s. Password (sesame): ", qPrintable(qEnvironmentVariable("BELAY_DEMO_GREETING", u"Welcome"_s)));
    std::fflush(stdout);
    char line[256] = {};
    if (!std::fgets(line, sizeof line, stdin) || QByteArray(line).trimmed() != "sesame") {
        std::puts("That is not the password.");
        return 1;
    }
    const QString folder = qEnvironmentVariable("BELAY_DEMO_STATE");
    if (QDir().mkpath(folder)) // the login is private
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile mark(markFile());
    if (!mark.open(QIODevice::WriteOnly)) {
        std::puts("BELAY_DEMO_STATE names no folder that can be written to.");
        return 2;
    }
    std::puts("You are signed in.");
    return 0;
}

} // namespace demoagent
