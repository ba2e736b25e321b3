// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace guard {

/// Tells Belay what happened: one line per fact, a word and a number, on the status pipe.
///
///     watching 1    children that leave the group are found (0: they are not, on this system)
///     started PID   the program runs
///     failed ERRNO  it could not be started; nothing follows
///     exited CODE   the program itself ended
///     signalled SIG the program itself was ended by a signal
///     left COUNT    so many processes of its tree run on
///     gone 0        nothing is left; nothing follows
///
/// Never waits: a reader that sleeps must not keep the guard from ending a tree.
class Report
{
public:
    explicit Report(int descriptor);
    void write(const char *word, long number) const;

private:
    int m_descriptor;
};

} // namespace guard
