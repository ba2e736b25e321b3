// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/linktarget.h"

#include <QDialog>

namespace widgets {

/// Shows the whole target of a link before it is opened. Enter and Esc do not open it. Shown with open().
class LinkQuestion : public QDialog
{
    Q_OBJECT

public:
    explicit LinkQuestion(const models::LinkTarget &target, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested();
};

} // namespace widgets
