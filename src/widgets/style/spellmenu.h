// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "spelling/speller.h"

#include <QObject>
#include <QPointer>
#include <QTextCursor>

class QMenu;
class QPlainTextEdit;

namespace widgets {

class SpellMarks;

/// The context menu of a text field: suggestions for a misspelt word, then the usual items, then the language. It opens
/// with the suggestions, or without them if they take too long, so that nothing moves under the pointer.
class SpellMenu : public QObject
{
    Q_OBJECT

public:
    SpellMenu(QPlainTextEdit *edit, SpellMarks *marks, spelling::Speller *speller, base::Clock *clock);

    QMenu *menu() const { return m_menu; } ///< null while it is closed

    static constexpr base::Milliseconds longest{400}; ///< for which it waits for suggestions

Q_SIGNALS:
    void failed(const base::Error &error); ///< a word could not be added

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void open(const QPoint &at, const QTextCursor &wrong);
    void show(const QPoint &at, const QTextCursor &wrong, const QStringList &suggestions, bool inTime);
    void addCorrections(QMenu *menu, const QTextCursor &wrong, const QStringList &suggestions, bool inTime);
    void addLanguages(QMenu *menu);

    QPlainTextEdit *m_edit;
    SpellMarks *m_marks;
    QPointer<spelling::Speller> m_speller;
    base::Clock *m_clock;
    QPointer<QMenu> m_menu;
    quint64 m_asked = 0; ///< the request whose suggestions it waits for
    base::TimerHandle m_wait;
};

} // namespace widgets
