// SPDX-License-Identifier: Apache-2.0
// libFuzzer's way in: FUZZ_TARGET names the target, see packaging/fuzz.
#include "targets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

const fuzz::Target *wanted()
{
    const char *name = std::getenv("FUZZ_TARGET");
    const auto all = fuzz::targets();
    const auto found =
        std::find_if(all.begin(), all.end(), [name](const fuzz::Target &one) { return name && one.name == name; });
    if (found != all.end())
        return &*found;
    std::fputs("FUZZ_TARGET is none of:", stderr);
    for (const fuzz::Target &one : all)
        std::fprintf(stderr, " %s", one.name.data());
    std::fputs("\n", stderr);
    std::exit(2);
}

} // namespace

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const fuzz::Target *const target = wanted();
    target->run({reinterpret_cast<const char *>(data), size});
    return 0;
}
