// SPDX-License-Identifier: Apache-2.0
#include "app/gui.h"

#include "agents/typedagent.h"
#include "app/actions/appearance.h"
#include "app/page/sessionpage.h"
#include "app/page/trace.h"
#include "app/window/automation.h"
#include "app/window/mainwindow.h"
#include "base/error.h"
#include "base/namedfolder.h"
#include "base/words.h"
#include "cli/commandline.h"
#include "cli/commandparser.h"
#include "cli/unixsignals.h"
#include "models/texts/entrylink.h"
#include "settings/settings.h"
#include "widgets/style/caretrest.h"
#include "widgets/style/iconcache.h"
#include "widgets/style/look.h"
#include "workspace/session/startgate.h"
#include "workspace/stores/effectstore.h"
#include "workspace/workspace.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QTextStream>
#include <QTimer>
#include <QTranslator>

namespace app {

namespace {

constexpr int unseenMilliseconds = 250;
constexpr int couldNotStart = 3; ///< the same exit code as of `exec`

struct GuiTr
{
    Q_DECLARE_TR_FUNCTIONS(app::Gui)
};

struct Options
{
    QString agent, cwd, trace, theme, link;
    bool goOn = false;
    AutomationOptions automation;
};

/// The command line of `belay` without a command.
struct CommandLine
{
    const QString text = base::Words::tr("text");
    const QString ms = GuiTr::tr("ms");
    const QString file = base::Words::tr("file");
    const QCommandLineOption agent{QStringLiteral("agent"), GuiTr::tr("Start a session with this agent."),
                                   base::Words::tr("command")};
    const QCommandLineOption replay{QStringLiteral("replay"),
                                    GuiTr::tr("Start a session with an agent that plays this saved traffic."), file};
    const QCommandLineOption demo{QStringLiteral("demo"), GuiTr::tr("Start a session with the demo agent.")};
    const QCommandLineOption cwd{QStringLiteral("cwd"),
                                 base::Words::tr("The folder to work in; the current one by default."),
                                 base::Words::tr("folder")};
    const QCommandLineOption goOn{{QStringLiteral("c"), QStringLiteral("continue")},
                                  GuiTr::tr("Open the newest session of the folder, or a new one if there is none.")};
    const QCommandLineOption prompt{QStringLiteral("prompt"), base::Words::tr("The message to the agent."), text};
    const QCommandLineOption stopAfter{QStringLiteral("stop-after"),
                                       GuiTr::tr("Press Stop this long after the message was sent."), ms};
    const QCommandLineOption quit{QStringLiteral("quit-after-turn"), GuiTr::tr("Quit when the turn has ended.")};
    const QCommandLineOption screenshot{QStringLiteral("screenshot"),
                                        GuiTr::tr("Write a picture of the window when the turn has ended."), file};
    const QCommandLineOption screenshotAfter{QStringLiteral("screenshot-after"),
                                             GuiTr::tr("Write the picture this long after the start instead."), ms};
    const QCommandLineOption trace{QStringLiteral("trace"),
                                   GuiTr::tr("Write JSON lines with times: clicks, cancels, frames, stalls."), file};
    const QCommandLineOption theme{QStringLiteral("theme"),
                                   GuiTr::tr("light or dark instead of the desktop's colours."),
                                   QStringLiteral("light|dark")};
    cli::CommandParser parser{
        QString(), QCoreApplication::translate("app::Gui", "chat with coding agents, where Stop means stop")};

    CommandLine()
    {
        parser.setApplicationDescription(
            GuiTr::tr("A desktop chat for coding agents in which Stop means stop.\n"
                      "“belay exec PROMPT” runs one turn in a terminal; see belay exec --help."));
        parser.addOptions(
            {agent, demo, replay, cwd, goOn, prompt, stopAfter, quit, screenshot, screenshotAfter, trace, theme});
        parser.addVersionOption();
        parser.addPositionalArgument(QStringLiteral("link"),
                                     GuiTr::tr("Go to this entry: belay://session/…/entry/…, as its menu copies it."),
                                     QStringLiteral("[link]"));
    }
    bool read(const QStringList &arguments) { return parser.parse(QStringList{QStringLiteral("belay")} + arguments); }
    bool wantsVersion() const { return parser.isSet(QStringLiteral("version")); }
};

/// 0: go on; otherwise the exit code plus one.
int parse(const QStringList &arguments, Options *out)
{
    CommandLine line;
    const cli::CommandParser &parser = line.parser;
    const auto wrong = [](const QString &why) {
        QTextStream(stderr) << why << Qt::endl
                            << base::Words::tr("Try: %1").arg(QStringLiteral("belay --help")) << Qt::endl;
        return 3;
    };
    if (cli::CommandParser::asksForDocs(arguments))
        return line.parser.begin(arguments).value_or(0) + 1;
    if (!line.read(arguments))
        return wrong(parser.errorText());
    if (cli::wantsHelp(parser) || line.wantsVersion()) {
        QTextStream(stdout) << (cli::wantsHelp(parser)
                                    ? cli::helpOf(parser, QStringLiteral("belay"))
                                    : GuiTr::tr("Belay %1").arg(QCoreApplication::applicationVersion()) +
                                          QLatin1Char('\n'));
        return 1;
    }
    const QStringList words = parser.positionalArguments();
    if (words.size() == 1 && models::looksLikeLink(words.first())) {
        if (const auto link = models::entryLink(words.first()); !link)
            return wrong(link.error().message);
        out->link = words.first();
    } else if (!words.isEmpty())
        return wrong(base::Words::tr("“%1” is not understood here.").arg(parser.positionalArguments().first()));
    const auto number = [&](const QCommandLineOption &option, int *value) {
        bool ok = true;
        if (parser.isSet(option))
            *value = parser.value(option).toInt(&ok);
        return ok;
    };
    if (!number(line.stopAfter, &out->automation.stopAfter) ||
        !number(line.screenshotAfter, &out->automation.screenshotAfter))
        return wrong(GuiTr::tr("A time is a whole number of milliseconds."));
    out->agent = parser.isSet(line.demo) ? settings::demoAgent().command : parser.value(line.agent);
    if (parser.isSet(line.replay)) {
        const QFileInfo recording(parser.value(line.replay));
        if (!recording.isFile() || !recording.isReadable())
            return wrong(GuiTr::tr("%1 cannot be read.").arg(parser.value(line.replay)));
        out->agent = settings::replayAgent(recording.absoluteFilePath()).command;
    }
    const auto folder = base::namedFolder(parser.isSet(line.cwd) ? parser.value(line.cwd) : QDir::currentPath());
    if (!folder)
        return wrong(folder.error().message);
    out->cwd = *folder;
    out->goOn = parser.isSet(line.goOn);
    out->automation.prompt = parser.value(line.prompt);
    out->automation.quitAfterTurn = parser.isSet(line.quit);
    out->automation.screenshot = parser.value(line.screenshot);
    out->trace = parser.value(line.trace);
    out->theme = parser.value(line.theme);
    return 0;
}

} // namespace

void loadTranslations()
{
    // The language in the settings also applies to numbers, dates and Qt's own texts.
    if (const QString language = settings::Settings().value(settings::keys::language); !language.isEmpty())
        QLocale::setDefault(QLocale(language));
    const QLocale locale;
    QCoreApplication *application = QCoreApplication::instance();
    auto *own = new QTranslator(application);
    // English needs a translation file for plural forms.
    if (own->load(locale, QStringLiteral("belay"), QStringLiteral("_"), QStringLiteral(":/i18n")) ||
        own->load(QStringLiteral(":/i18n/belay_en.qm")))
        QCoreApplication::installTranslator(own);
    auto *qt = new QTranslator(application);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
}

bool needsDisplay(const QStringList &arguments)
{
    CommandLine line;
    if (cli::CommandParser::asksForDocs(arguments))
        return false;
    return !line.read(arguments) || !(cli::wantsHelp(line.parser) || line.wantsVersion());
}

int runGui(const QStringList &arguments)
{
    Options options;
    if (const int code = parse(arguments, &options))
        return code - 1;
    cli::UnixSignals signalsFromOutside;
    auto ledger = workspace::EffectStore::begin();
    // Qt sets the direction from its own translations, which may not be installed.
    if (QLocale().textDirection() == Qt::RightToLeft)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    QApplication::setQuitOnLastWindowClosed(false); // the program ends when the last agent has ended
    settings::Settings settings;
    base::SystemClock clock;
    Appearance appearance(&settings, options.theme, QDBusConnection::sessionBus(), &clock);
    if (QFile icon(QStringLiteral(":/app/belay.svg")); icon.open(QIODevice::ReadOnly))
        QApplication::setWindowIcon(widgets::svgIcon({icon.readAll(), {}, 0}));
    std::unique_ptr<Trace> trace;
    if (!options.trace.isEmpty()) {
        trace = std::make_unique<Trace>(options.trace);
        if (!trace->isOpen()) {
            QTextStream(stderr) << base::Words::tr("%1 cannot be written.").arg(options.trace) << Qt::endl;
            return 2;
        }
    }
    widgets::Look look;
    look.highlighter().setLoadsBehind(true);
    workspace::StartGate gate;
    workspace::Workspace workspace(&settings, std::move(ledger), &gate);
    const widgets::CaretRest caretRest(workspace.clock());
    MainWindow window(&workspace, &settings, &look, trace.get());
    window.follow(&appearance);
    Automation automation(options.automation, &window);
    QObject::connect(&signalsFromOutside, &cli::UnixSignals::interrupted, &window, &MainWindow::quit);
    QObject::connect(&automation, &Automation::stopWanted, window.page(), &SessionPage::stop);
    QObject::connect(&automation, &Automation::quitWanted, &window, &QWidget::close);
    QObject::connect(&window, &MainWindow::sessionOpened, &automation, &Automation::watch);
    int code = 0;
    QObject::connect(&window, &MainWindow::goOnFailed, &automation, [&](const base::Error &why) {
        QTextStream(stderr) << why.message << Qt::endl << why.detail << Qt::endl;
        if (!options.automation.quitAfterTurn)
            return;
        code = couldNotStart;
        window.close();
    });
    QObject::connect(&automation, &Automation::nothingSent, &automation, [&code] { code = couldNotStart; });
    if (trace)
        QObject::connect(&window, &MainWindow::shown, trace.get(), &Trace::windowShown);
    QObject::connect(&window, &MainWindow::shown, &gate, &workspace::StartGate::open);
    // A window that is started hidden is not painted; its agent is started anyway.
    QTimer::singleShot(unseenMilliseconds, &gate, &workspace::StartGate::open);
    if (!options.link.isEmpty()) {
        window.goTo(options.link);
    } else if (options.goOn) {
        window.goOn(options.cwd);
    } else if (!options.agent.isEmpty()) {
        const settings::AgentEntry demo = settings::demoAgent();
        window.openSession(options.agent == demo.command ? demo
                                                         : agents::typedAgent(options.agent, settings.agents() << demo),
                           options.cwd);
    } else if (!options.automation.prompt.isEmpty()) {
        window.openSession(settings.defaultAgent(), options.cwd);
    } else if (settings.value(settings::keys::opensLastSession)) {
        window.goOn({});
    }
    window.show(); // after its first page was set
    const int ended = QApplication::exec();
    return code != 0 ? code : ended;
}

} // namespace app
