// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace demoagent {

QString markdownSample();
/// What GitHub knows beyond it.
QString githubSample();
QString tourWelcome();
QString tourNotes();
QString tourNotesAfter();
QString tourAfterRead();
QString tourBeforeCommand();
QString tourBeforeWork();
QString tourKnots();
QString tourBeforeUndo();
QString tourFarewell();

} // namespace demoagent
