// SPDX-License-Identifier: Apache-2.0
#include "windowbench.h"

WindowBench::WindowBench()
{
    workspace = std::make_unique<workspace::Workspace>(&settings);
    open();
    session = window->openSession(agent, folder);
}

void WindowBench::open()
{
    window = std::make_unique<app::MainWindow>(workspace.get(), &settings, &look, nullptr);
    window->show();
    window->activateWindow();
    (void)QTest::qWaitForWindowActive(window.get(), 2000);
}

WindowBench::~WindowBench()
{
    session->close();
    (void)QTest::qWaitFor([this] { return session->isOver(); }, 10'000);
    window.reset();
}

bool WindowBench::run(const QString &prompt)
{
    session->send(prompt);
    return QTest::qWaitFor([this] { return !session->messages().sent().isEmpty() && !session->isBusy(); }, 10'000);
}

void WindowBench::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *to = QApplication::focusWidget() ? QApplication::focusWidget() : window.get();
    QTest::keyClick(to, Qt::Key(key), modifiers);
}
