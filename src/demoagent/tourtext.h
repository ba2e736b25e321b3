// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace demoagent {

QString markdownSample();
/// A sample of GitHub's Markdown extensions.
QString githubSample();
QString tourOffer();
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
