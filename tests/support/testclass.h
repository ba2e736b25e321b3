// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

using RunTestClass = int (*)(int argc, char **argv);

/// The test classes of a folder are one program; each is run by its name, in a process of its own. Puts one in the
/// program's list. \p className, a literal, as it is declared, "TestStopLadder": it is run by "StopLadder". Before
/// main(). True, so that it can be called there.
bool addTestClass(const char *className, RunTestClass run);

template <class Application, class Test> int runTestClass(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// At the end of a test class's source, in its namespace: without a screen, and with one.
#define BELAY_TEST_IN(Application, Class) \
    [[maybe_unused]] static const bool registered = addTestClass(#Class, &runTestClass<Application, Class>);
#define BELAY_TEST(Class) BELAY_TEST_IN(QCoreApplication, Class)
#ifdef QT_WIDGETS_LIB
#define BELAY_GUI_TEST(Class) BELAY_TEST_IN(QApplication, Class)
#elif defined(QT_GUI_LIB)
#define BELAY_GUI_TEST(Class) BELAY_TEST_IN(QGuiApplication, Class)
#endif
