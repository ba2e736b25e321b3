// SPDX-License-Identifier: Apache-2.0
// MCP's conformance tests, once directly and once through the gate: no check may end in another way. Not among ctest's
// tests, since the package needs Node 22. In this folder of a copy, after `npm ci`:
//
//   BELAY_GATEHOST=build/test/tests/belay-gatehost BELAY_MCP_GATE=build/test/bin/belay-mcp-gate node run.mjs [SERVER.mjs]
//
// SERVER.mjs, if given, is what is tested instead of server-everything, which lacks most of what is asked for: the
// “everything-server” of the repository of the conformance tests has all of it. It must listen at PORT.
// CONFORMANCE names another version of the tests; CONFORMANCE_OPTIONS are added.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openGate } from './gate.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const tests = process.env.CONFORMANCE ?? path.join(here, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const options = (process.env.CONFORMANCE_OPTIONS ?? '').split(' ').filter(Boolean);
const given = process.argv[2];
const folder = mkdtempSync(path.join(tmpdir(), 'belay-conformance-'));
let runs = 0;

/// By scenario: its checks and how each ended.
async function run(args, env = {}) {
  const results = path.join(folder, `${++runs}`);
  const child = spawn(process.execPath, [tests, ...args, ...options, '-o', results], { env: { ...process.env, ...env }, stdio: 'ignore' });
  await once(child, 'exit');
  const out = {};
  for (const name of existsSync(results) ? readdirSync(results) : []) {
    const file = path.join(results, name, 'checks.json');
    if (!existsSync(file)) continue;
    const checks = JSON.parse(readFileSync(file)).filter((check) => check.status !== 'INFO');
    out[name.replace(/-\d{4}-\d\d-\d\dT.*$/, '')] = checks.map((check) => `${check.id}: ${check.status}`).sort();
  }
  return out;
}

let differences = 0;
function compare(what, direct, gated) {
  const count = (result, status) => Object.values(result).flat().filter((check) => check.endsWith(status)).length;
  console.log(`${what}: ${Object.keys(direct).length} scenarios; directly ${count(direct, 'SUCCESS')} checks passed and `
    + `${count(direct, 'FAILURE')} failed, through the gate ${count(gated, 'SUCCESS')} and ${count(gated, 'FAILURE')}`);
  if (Object.keys(direct).length === 0) differences += 1;
  for (const name of new Set([...Object.keys(direct), ...Object.keys(gated)])) {
    if (JSON.stringify(direct[name]) === JSON.stringify(gated[name])) continue;
    differences += 1;
    console.log(`  ${name}\n    directly: ${direct[name]}\n    through the gate: ${gated[name]}`);
  }
}

const listening = createServer().listen(0, '127.0.0.1');
await once(listening, 'listening');
const { port } = listening.address();
listening.close();
const server = spawn(process.execPath, given ? [given]
  : [path.join(here, 'node_modules/@modelcontextprotocol/server-everything/dist/index.js'), 'streamableHttp'],
{ env: { ...process.env, PORT: port }, stdio: 'ignore' });
const url = `http://127.0.0.1:${port}/mcp`;
for (let waited = 0; waited < 20000; waited += 50) {
  if (await fetch(url).then(() => true, () => false)) break;
  await sleep(50);
}
const direct = await run(['server', '--url', url]);
const gate = await openGate({ url });
// The tests speak HTTP only: this stands before the gate as an agent does.
const bridge = spawn(process.execPath, [path.join(here, 'bridge.mjs'), '0', gate.entrance.command, ...gate.entrance.args],
  { env: { ...process.env, ...gate.entrance.env }, stdio: ['ignore', 'pipe', 'inherit'] });
const [bridgeUrl] = await once(bridge.stdout, 'data');
const gated = await run(['server', '--url', `${bridgeUrl}`.trim()]);
bridge.kill();
await gate.close();
server.kill('SIGKILL');
// Of hosts and origins: what answers there is the bridge.
for (const result of [direct, gated]) delete result['server-dns-rebinding-protection'];
compare('Servers', direct, gated);

const clients = [{}, {}];
for (const scenario of ['initialize', 'tools_call', 'elicitation-sep1034-client-defaults', 'sse-retry']) {
  for (const isGated of [0, 1]) {
    Object.assign(clients[isGated], await run(['client', '--scenario', scenario, '--command',
      `${process.execPath} ${path.join(here, 'client.mjs')}`], { GATED: `${isGated}` }));
  }
}
compare('Clients', clients[0], clients[1]);
rmSync(folder, { recursive: true, force: true });
process.exit(differences === 0 ? 0 : 1);
