// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace demoagent {

// A rope before the sky, as a PNG of that many pixels.
QByteArray drawing(int width, int height);

} // namespace demoagent
