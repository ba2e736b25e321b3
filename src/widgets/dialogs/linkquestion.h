// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/texts/linktarget.h"

#include <QDialog>

namespace widgets {

/// Shows where a link leads, all of it, before anything is opened. Enter and Esc open nothing. Shown with open().
class LinkQuestion : public QDialog
{
    Q_OBJECT

public:
    explicit LinkQuestion(const models::LinkTarget &target, QWidget *parent = nullptr);

Q_SIGNALS:
    void openRequested();
};

} // namespace widgets
