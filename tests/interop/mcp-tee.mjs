// SPDX-License-Identifier: Apache-2.0
// mcp-tee.mjs LOG COMMAND [ARG…]: runs an MCP server, and writes down what it is told.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const [log, command, ...args] = process.argv.slice(2);
const server = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
process.stdin.on('data', (data) => {
  appendFileSync(log, data);
  server.stdin.write(data);
});
process.stdin.on('end', () => server.stdin.end());
process.on('SIGTERM', () => server.kill());
server.stdin.on('error', () => {});
server.on('exit', (code) => process.exit(code ?? 1));
