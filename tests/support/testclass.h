// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif

/// The test classes of a folder are one program; each is run by its name, in a process of its own. One stands for as
/// long as the program does, and is in its list from before main().
struct TestClass
{
    using Run = int (*)(int argc, char **argv);

    /// \p className as it is declared, "TestStopLadder": it is run by "StopLadder".
    TestClass(const char *className, Run run);

    QByteArray name;
    Run run;
};

template <class Application, class Test> int runTestClass(int argc, char **argv)
{
    Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

/// At the end of a test class's source, in its namespace: without a screen, and with one.
#define BELAY_TEST(Class) static const TestClass registered(#Class, &runTestClass<QCoreApplication, Class>);
#ifdef QT_WIDGETS_LIB
#define BELAY_GUI_TEST(Class) static const TestClass registered(#Class, &runTestClass<QApplication, Class>);
#elif defined(QT_GUI_LIB)
#define BELAY_GUI_TEST(Class) static const TestClass registered(#Class, &runTestClass<QGuiApplication, Class>);
#endif
