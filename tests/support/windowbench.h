// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/mainwindow.h"
#include "app/window/sessionpage.h"
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

    WindowBench()
    {
        workspace = std::make_unique<workspace::Workspace>(&settings);
        open();
        session = window->openSession(agent, folder);
    }
    void open()
    {
        window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
        window->show();
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get(), 2000);
    }
    ~WindowBench()
    {
        session->close();
        (void)QTest::qWaitFor([this] { return session->isOver(); }, 10'000);
        window.reset();
    }
    bool run(const QString &prompt)
    {
        session->send(prompt);
        return QTest::qWaitFor([this] { return !session->messages().sent().isEmpty() && !session->isBusy(); }, 10'000);
    }
    widgets::FindBar *bar() { return window->page()->findBar(); }
    widgets::Composer *composer() { return window->page()->composer(); }
    /// To whatever has the focus, as the keyboard does.
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *to = QApplication::focusWidget() ? QApplication::focusWidget() : window.get();
        QTest::keyClick(to, Qt::Key(key), modifiers);
    }
};
