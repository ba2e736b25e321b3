// SPDX-License-Identifier: Apache-2.0
#include "mcp/calljudge.h"

#include "mcp/message.h"

namespace mcp {

CallEnd callEnd(const Answer &answer)
{
    CallEnd end;
    using Fate = Answer::Fate;
    end.kind = answer.fate == Fate::NotDone   ? CallEnd::Kind::NotSent
               : answer.fate == Fate::Unknown ? CallEnd::Kind::Lost
               : answer.isError               ? CallEnd::Kind::Error
               : answer.toolFailed            ? CallEnd::Kind::ToolFailed
                                              : CallEnd::Kind::Done;
    end.result = answer.result;
    end.message = answer.message;
    end.code = answer.code;
    end.isOpen = !answer.task.isEmpty() || answer.isInputWanted;
    return end;
}

} // namespace mcp
