// SPDX-License-Identifier: Apache-2.0
// client.mjs URL: the official SDK's client as the one that is tested, by HTTP directly or, with GATED=1, through a gate.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { openGate } from './gate.mjs';

const url = process.argv[2];
const gate = process.env.GATED === '1' ? await openGate({ url }) : null;
const client = new Client({ name: 'conformance', version: '1' },
  { capabilities: { elicitation: { form: { applyDefaults: true } }, sampling: {} } });
client.setRequestHandler(ElicitRequestSchema, () => ({ action: 'accept', content: {} }));
await client.connect(gate ? new StdioClientTransport({ ...gate.entrance, env: { ...process.env, ...gate.entrance.env } })
  : new StreamableHTTPClientTransport(new URL(url)));
const { tools } = await client.listTools();
for (const { name } of tools) {
  await client.callTool({ name, arguments: name === 'add_numbers' ? { a: 2, b: 3 } : {} }).catch((error) => console.error(name, error.message));
}
await client.close();
await gate?.close();
process.exit(0);
