// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QUrl>

namespace base {

/// The address of the page that draws \p code in \p language, a code fence's: a Mermaid diagram or a formula. Empty
/// where there is none, or where \p code is too long for an address. The code is the part behind the "#", which a
/// browser reads and does not send.
QString diagramLink(const QString &language, const QString &code);

/// Whether \p link is one of diagramLink(), by whomever it was made.
bool isDiagramLink(const QUrl &link);

} // namespace base
