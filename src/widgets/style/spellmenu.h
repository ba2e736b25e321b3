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

/// The context menu of a field: what could stand instead of the wrong word there, then what such menus always have,
/// then the language. It opens with the suggestions, or without them if they take too long: nothing moves under the
/// pointer once it is open.
class SpellMenu : public QObject
{
    Q_OBJECT

public:
    SpellMenu(QPlainTextEdit *edit, SpellMarks *marks, spelling::Speller *speller, base::Clock *clock);

    QMenu *menu() const { return m_menu; } ///< while it is open

    static constexpr base::Milliseconds longest{400}; ///< that it waits for suggestions

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
    quint64 m_asked = 0; ///< whose suggestions are waited for
    base::TimerHandle m_wait;
};

} // namespace widgets
