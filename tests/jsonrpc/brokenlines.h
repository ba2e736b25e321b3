// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "jsonrpc/rpcmessage.h"

#include <string>
#include <vector>

/// A line that no JSON parser takes as it is, or that says less than it should, and what becomes of it. In a file of
/// its own because moc loses its way in them.
struct BrokenLine
{
    const char *name;
    QByteArray line;
    jsonrpc::Message::Kind kind;
    QByteArray id;
    QByteArray body; ///< params or result; "error": there is one in its place; empty: it does not matter here
};

std::vector<BrokenLine> brokenLines();

/// An envelope with the like of its keys inside, and quotes in its id.
std::string nestedLine();
std::string nestedMethod();
QByteArray nestedId();
