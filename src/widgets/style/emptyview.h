// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/ground.h"

namespace widgets {

/// One semibold line and one sentence, centred.
class EmptyView : public Ground
{
    Q_OBJECT

public:
    EmptyView(const QString &title, Look *look, QWidget *parent = nullptr);
};

} // namespace widgets
