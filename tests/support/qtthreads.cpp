// SPDX-License-Identifier: Apache-2.0
// Qt as distributions build it is not instrumented, so ThreadSanitizer does not see what Qt orders between threads, and
// would call a race what is none. This tells it, at every function of Qt through which Belay hands something to another
// thread: each stands in front of Qt's own of the same name, calls it, and says what came before what. Nothing is told
// that Qt does not promise, so that a race of Belay's own is still seen. What Qt's headers do inline (QMutex, the
// reference counts of our side) is instrumented as our own code.
#include <QDeadlineTimer>
#include <QMutex>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>
#include <QWaitCondition>

#include <cerrno>
#include <condition_variable>
#include <cstdarg>
#include <dlfcn.h>
#include <functional>
#include <map>
#include <mutex>
#include <new>
#include <pthread.h>
#include <sanitizer/tsan_interface.h>
#include <utility>

namespace {

/// Qt's own function, which the one here hides.
template <class Function> Function *behind(const char *symbol)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, symbol));
}

/// A call that waits in an event loop: what came before it was posted comes before it is made, or dropped, and what it
/// did comes before it is deleted.
class PostedCall final : public QtPrivate::QSlotObjectBase
{
public:
    explicit PostedCall(QtPrivate::QSlotObjectBase *call) : QSlotObjectBase(&PostedCall::run), m_call(call)
    {
        __tsan_release(this);
    }

private:
    static void run(int which, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *)
    {
        const auto posted = static_cast<PostedCall *>(self);
        __tsan_acquire(posted);
        if (which == Call) {
            posted->m_call->call(receiver, arguments);
            __tsan_release(posted); // who posts it may be the one that still has to let go of it
        } else if (which == Destroy) {
            posted->m_call->destroyIfLastRef();
            delete posted;
        }
    }

    QtPrivate::QSlotObjectBase *m_call;
};

/// How many threads run, by the argument that they were started with: in Qt it is the QThread.
class Running
{
public:
    static Running &all()
    {
        static auto *const running = new Running; // never deleted: threads may outlive main()
        return *running;
    }
    void begin(void *of)
    {
        const std::lock_guard lock(m_mutex);
        ++m_threads[of];
    }
    void end(void *of)
    {
        const std::lock_guard lock(m_mutex);
        if (--m_threads[of] == 0)
            m_threads.erase(of);
        m_ended.notify_all();
    }
    void wait(void *of)
    {
        std::unique_lock lock(m_mutex);
        m_ended.wait(lock, [&] { return m_threads.count(of) == 0; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_ended;
    std::map<void *, int> m_threads;
};

struct Start
{
    void *(*routine)(void *);
    void *argument;
};

void *runThread(void *of)
{
    const Start start = *static_cast<Start *>(of);
    delete static_cast<Start *>(of);
    void *const result = start.routine(start.argument);
    Running::all().end(start.argument);
    return result;
}

} // namespace

extern "C" {

// ThreadSanitizer's names for what it has in place of the C library's functions.
// NOLINTBEGIN(bugprone-reserved-identifier)
int __interceptor_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*routine)(void *),
                                 void *argument);
void *__interceptor_dlopen(const char *file, int mode);
// NOLINTEND(bugprone-reserved-identifier)

int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*routine)(void *), void *argument) noexcept
{
    auto *const start = new (std::nothrow) Start{routine, argument};
    if (!start)
        return EAGAIN;
    Running::all().begin(argument);
    const int error = __interceptor_pthread_create(thread, how, &runThread, start);
    if (error != 0) {
        Running::all().end(argument);
        delete start;
    }
    return error;
}

// Of what Qt loads, its plugins, ThreadSanitizer would not hear: it is told to look away from what Qt does
// (tests/threads.supp), but not yet from what those do.
void *dlopen(const char *file, int mode) noexcept
{
    return __interceptor_dlopen(file, mode);
}

// Qt starts programs with a clone() that shares its memory until exec(), which ThreadSanitizer takes for a fork() and
// then meets itself where it thinks it is in the child. There is nothing to be seen in it: the parent waits.
int clone(int (*routine)(void *), void *stack, int flags, void *argument, ...) noexcept
{
    static const auto next = behind<int(int (*)(void *), void *, int, void *, ...)>("clone");
    va_list more;
    va_start(more, argument);
    auto *const parentId = va_arg(more, pid_t *);
    auto *const tls = va_arg(more, void *);
    auto *const childId = va_arg(more, pid_t *);
    va_end(more);
    return next(routine, stack, flags, argument, parentId, tls, childId);
}
}

// Qt detaches its threads and notes their end under a lock of its own.
bool QThread::wait(QDeadlineTimer deadline)
{
    static const auto next = behind<bool(QThread *, QDeadlineTimer)>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool hasEnded = next(this, deadline);
    if (hasEnded)
        Running::all().wait(this);
    return hasEnded;
}

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *result)
{
    static const auto next = behind<bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return next(object, new PostedCall(slot), type, result);
}

void QThreadPool::start(std::function<void()> job, int priority)
{
    static const auto next =
        behind<void(QThreadPool *, std::function<void()>, int)>("_ZN11QThreadPool5startESt8functionIFvvEEi");
    auto *const shared = new std::function<void()>(std::move(job));
    __tsan_release(shared);
    next(
        this,
        [this, shared] {
            __tsan_acquire(shared);
            (*shared)();
            delete shared;
            __tsan_release(this);
        },
        priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static const auto next = behind<bool(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = next(this, milliseconds);
    if (isDone)
        __tsan_acquire(this);
    return isDone;
}

// Its destructor waits, too; a destructor cannot be defined here without those of its base.
void destroyPool(QThreadPool *pool) __asm__("_ZN11QThreadPoolD1Ev");
void destroyPool(QThreadPool *pool)
{
    static const auto next = behind<void(QThreadPool *)>("_ZN11QThreadPoolD1Ev");
    pool->waitForDone();
    next(pool);
}

void QSemaphore::release(int n)
{
    static const auto next = behind<void(QSemaphore *, int)>("_ZN10QSemaphore7releaseEi");
    __tsan_release(this);
    next(this, n);
}

void QSemaphore::acquire(int n)
{
    static const auto next = behind<void(QSemaphore *, int)>("_ZN10QSemaphore7acquireEi");
    next(this, n);
    __tsan_acquire(this);
}

bool QSemaphore::tryAcquire(int n)
{
    static const auto next = behind<bool(QSemaphore *, int)>("_ZN10QSemaphore10tryAcquireEi");
    const bool isTaken = next(this, n);
    if (isTaken)
        __tsan_acquire(this);
    return isTaken;
}

bool QSemaphore::tryAcquire(int n, int milliseconds)
{
    static const auto next = behind<bool(QSemaphore *, int, int)>("_ZN10QSemaphore10tryAcquireEii");
    const bool isTaken = next(this, n, milliseconds);
    if (isTaken)
        __tsan_acquire(this);
    return isTaken;
}

// Meanwhile the mutex is free, and taken again afterwards: by Qt's code, so that it has to be told.
bool QWaitCondition::wait(QMutex *mutex, QDeadlineTimer deadline)
{
    static const auto next =
        behind<bool(QWaitCondition *, QMutex *, QDeadlineTimer)>("_ZN14QWaitCondition4waitEP6QMutex14QDeadlineTimer");
    __tsan_mutex_pre_unlock(mutex, 0);
    __tsan_mutex_post_unlock(mutex, 0);
    const bool isWoken = next(this, mutex, deadline);
    __tsan_mutex_pre_lock(mutex, 0);
    __tsan_mutex_post_lock(mutex, 0, 0);
    return isWoken;
}
