// SPDX-License-Identifier: Apache-2.0
// The least that a window of Belay's libraries can be: says when it has been painted, and ends.
#include "widgets/style/look.h"

#include <QApplication>
#include <QMainWindow>

#include <cstdio>
#include <ctime>

namespace {

class BareWindow : public QMainWindow
{
protected:
    void paintEvent(QPaintEvent *event) override
    {
        QMainWindow::paintEvent(event);
        QMetaObject::invokeMethod(this, &BareWindow::painted, Qt::QueuedConnection);
    }

private:
    void painted()
    {
        timespec now{};
        ::clock_gettime(CLOCK_MONOTONIC, &now);
        std::printf("%lld\n", static_cast<long long>(now.tv_sec) * 1'000'000'000LL + now.tv_nsec);
        QApplication::quit();
    }
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    widgets::Look look; // its libraries are loaded, too
    BareWindow window;
    window.resize(1180, 820);
    window.show();
    return QApplication::exec();
}
