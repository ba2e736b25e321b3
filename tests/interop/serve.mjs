// SPDX-License-Identifier: Apache-2.0
// An agent behind the WebSocket server of the official SDK; prints its address. TOKEN: what it wants to see in the
// opening request. PORT: where, instead of any free one.
import { createServer } from 'node:http';
import { AcpServer } from '@agentclientprotocol/sdk/experimental/server';
import { createNodeWebSocketUpgradeHandler } from '@agentclientprotocol/sdk/experimental/node';
import { WebSocketServer } from 'ws';

// `got` is called with each message and whether it came in a binary frame, `closed` with the code.
export async function serve(agent, got, closed = () => {}) {
  const sockets = new WebSocketServer({ noServer: true });
  const upgrade = createNodeWebSocketUpgradeHandler(new AcpServer({ agent }), sockets);
  sockets.on('connection', () => {});
  const accept = sockets.handleUpgrade.bind(sockets);
  sockets.handleUpgrade = (request, socket, head, callback) => accept(request, socket, head, (webSocket) => {
    webSocket.on('message', (data, isBinary) => got(JSON.parse(data.toString()), isBinary));
    webSocket.on('close', closed);
    callback(webSocket);
  });
  const server = createServer((request, response) => response.writeHead(404).end());
  server.on('upgrade', (request, socket, head) => {
    if (process.env.TOKEN && request.headers.authorization !== `Bearer ${process.env.TOKEN}`) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    upgrade(request, socket, head);
  });
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => process.stdout.write(`ws://127.0.0.1:${server.address().port}/acp\n`));
}
