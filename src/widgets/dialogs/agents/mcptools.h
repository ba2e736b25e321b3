// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/remote/mcpentry.h"
#include "mcp/compensation.h"
#include "mcp/message.h"
#include "widgets/dialogs/rowdelegate.h"

#include <QWidget>

#include <memory>
#include <vector>

class Ui_McpTools;

namespace widgets {

/// The tools of one MCP server: what is done about calls of each, and what takes such a call back. Everything counts at
/// once.
class McpTools : public QWidget
{
    Q_OBJECT

public:
    explicit McpTools(QWidget *parent);
    ~McpTools() override;

    /// Shows \p server with \p tools, what it said that it has, in its order; without an id: none.
    void setServer(const core::McpEntry &server, const std::vector<mcp::ToolInfo> &tools);
    /// Shows a line about what failed, or what was found.
    void say(const QString &text);

Q_SIGNALS:
    void changed(const core::McpEntry &server);
    /// Shows with say() what the declaration would call after the last call of its tool.
    void tryRequested(const core::McpEntry &server, const mcp::Compensation &how, const QByteArray &schema);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void fillRow(int row);
    RowPiece undoOf(const mcp::ToolInfo &tool) const;
    const mcp::ToolInfo *current() const;
    const mcp::Compensation *own(const QString &tool) const;
    void choose(int row, int verdict);
    void showCurrent();
    void keepUndo();
    mcp::Compensation edited() const;

    core::McpEntry m_server;
    std::vector<mcp::ToolInfo> m_tools;
    std::unique_ptr<Ui_McpTools> m_ui;
    bool m_isShowing = false; ///< the fields are being set
};

} // namespace widgets
