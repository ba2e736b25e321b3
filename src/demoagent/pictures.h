// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace demoagent {

// A picture of a rope and sky, as a PNG of that size in pixels.
QByteArray drawing(int width, int height);

} // namespace demoagent
