// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/page/sessionpage.h"
#include "app/window/mainwindow.h"
#include "belayhome.h"
#include "widgets/bars/findbar.h"

#include <QApplication>
#include <QTest>

/// The whole window with the demo agent at work in a folder.
struct WindowBench : BelayHome
{
    std::unique_ptr<workspace::Workspace> workspace;
    widgets::Look look;
    std::unique_ptr<app::MainWindow> window;
    workspace::SessionController *session = nullptr;

    WindowBench();
    void open();
    ~WindowBench();
    bool run(const QString &prompt);
    widgets::FindBar *bar() { return window->page()->findBar(); }
    widgets::Composer *composer() { return window->page()->composer(); }
    /// To whatever has the focus, as the keyboard does.
    void key(int key, Qt::KeyboardModifiers modifiers = {});
};
