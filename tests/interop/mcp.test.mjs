// SPDX-License-Identifier: Apache-2.0
// MCP's own servers and its own client, once directly and once through the gate: nothing may differ, in what the client
// hears, nor in what the server does, but for the key that a call gets on its way. BELAY_GATEHOST names the program.
import { StdioClientTransport, getDefaultEnvironment } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { everything, filesystem, memory, plain, session } from './mcp-session.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'belay-mcp-')));
after(() => rmSync(folder, { recursive: true, force: true }));
const packages = path.join(here, 'node_modules/@modelcontextprotocol');
const lines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);

// The environment that the SDK's client gives to a server, so that both ways are given the same.
const environment = () => ({ ...getDefaultEnvironment(), ...Object.fromEntries(Object.entries(process.env)
  .filter(([name]) => name.startsWith('BELAY_') || name.endsWith('SAN_OPTIONS'))) });

/// A gate for \p server: the entrance that an agent would be given.
async function gateTo(server, log) {
  const config = `${log}.json`;
  writeFileSync(config, JSON.stringify({ mcpServers: { server } }));
  const child = spawn(process.env.BELAY_GATEHOST, [config, log], { env: environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  const input = readline.createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(input, 'line'), once(child, 'exit').then(([code]) => { throw new Error(`the gate ended with ${code}`); })]);
  return {
    entrance: JSON.parse(line).mcpServers.server,
    close: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const stdio = ({ command, args, env }) => new StdioClientTransport({ command, args, env: { ...environment(), ...env }, stderr: 'ignore' });

/// What the server heard, without the keys of calls, which \p gated ones have and others have not.
function heardBy(log, gated) {
  return lines(log).map((line) => {
    const message = JSON.parse(line);
    const inOrder = ({ jsonrpc, id, method, ...rest }) => plain({ jsonrpc, id, method, ...rest });
    const meta = message.params?._meta;
    const key = meta?.['org.belay/idempotency-key'];
    assert.equal(key !== undefined, gated && message.method === 'tools/call', line);
    if (key === undefined) return inOrder(message);
    delete meta['org.belay/idempotency-key'];
    if (Object.keys(meta).length === 0) delete message.params._meta;
    return inOrder(message);
  });
}

/// Each call that passed has one end.
function eachHasOneEnd(log) {
  const all = lines(log).map((line) => JSON.parse(line));
  const passed = all.filter((entry) => entry.at === 'passes');
  assert.ok(passed.length > 0);
  for (const { call, tool } of passed) {
    const ends = all.filter((entry) => entry.call === call && !['passes', 'cancel', 'open'].includes(entry.at));
    assert.equal(ends.length, 1, `${tool}: ${JSON.stringify(ends)}`);
  }
}

function same(direct, gated, { ordered }) {
  assert.deepEqual(gated.told.map(plain), direct.told.map(plain));
  const order = (messages) => (ordered ? messages.map(plain) : [...new Set(messages.map(plain))].sort());
  assert.deepEqual(order(gated.heard), order(direct.heard));
  assert.ok(direct.heard.length > 10);
}

const servers = {
  everything: { script: 'server-everything/dist/index.js', args: ['stdio'], env: {}, steps: () => everything },
  filesystem: { script: 'server-filesystem/dist/index.js', args: [`${folder}/files`], env: {},
    steps: () => filesystem(`${folder}/files`), roots: () => [{ uri: `file://${folder}/files` }],
    empty: () => { rmSync(`${folder}/files`, { recursive: true, force: true }); mkdirSync(`${folder}/files`); } },
  memory: { script: 'server-memory/dist/index.js', args: [], env: { MEMORY_FILE_PATH: `${folder}/memory.jsonl` }, steps: () => memory,
    empty: () => rmSync(`${folder}/memory.jsonl`, { force: true }) },
};

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/// In front of the server at \p port: what it is told is in \p log.
async function recorder(port, log) {
  const proxy = http.createServer((request, response) => {
    const on = http.request({ port, host: '127.0.0.1', method: request.method, path: request.url,
      headers: { ...request.headers, host: `127.0.0.1:${port}` } }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
    });
    on.on('error', () => response.destroy());
    response.on('close', () => on.destroy());
    const body = [];
    request.on('data', (data) => body.push(data));
    request.on('end', () => {
      if (body.length > 0) appendFileSync(log, `${Buffer.concat(body)}\n`);
      on.end(Buffer.concat(body));
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return proxy;
}

// At once, since they wait for the servers more than they work.
describe('MCP through the gate', { concurrency: true }, () => {
  for (const [name, { script, args, env, steps, roots, empty }] of Object.entries(servers)) {
    for (const version of name === 'everything' ? ['2025-11-25', '2024-11-05'] : ['2025-11-25']) {
      it(`server-${name} over stdio, ${version}`, { timeout: 120000 }, async (t) => {
        const run = async (gated) => {
          empty?.();
          const heard = path.join(folder, `${name}-${version}-${gated}`);
          const server = { command: process.execPath,
            args: [path.join(here, 'mcp-tee.mjs'), heard, process.execPath, path.join(packages, script), ...args], env };
          const gate = gated ? await gateTo(server, `${heard}-calls`) : null;
          const found = await session(stdio(gate ? gate.entrance : server), { version, steps: steps(), roots: roots?.() });
          await gate?.close();
          if (gated) eachHasOneEnd(`${heard}-calls`);
          return { ...found, server: heardBy(heard, gated) };
        };
        // Both at once, where they share no files.
        const first = run(false);
        if (empty) await first;
        const runs = await Promise.all([first, run(true)]);
        same(runs[0], runs[1], { ordered: true });
        assert.deepEqual(runs[1].server, runs[0].server);
        t.diagnostic(`${runs[0].told.length} steps, ${runs[0].heard.length} messages to and ${runs[0].server.length} of the client, no difference`);
      });
    }
  }

  it('server-everything over Streamable HTTP', { timeout: 180000 }, async (t) => {
    // It expects a global that Node 18 has behind an option only.
    const webCrypto = globalThis.crypto ? [] : ['--experimental-global-webcrypto'];
    const run = async (gated) => {
      const port = await freePort();
      const child = spawn(process.execPath, [...webCrypto, path.join(packages, 'server-everything/dist/index.js'), 'streamableHttp'],
        { env: { ...environment(), PORT: port }, stdio: 'ignore' });
      try {
        const isUp = () => fetch(`http://127.0.0.1:${port}/mcp`).then(() => true, () => false);
        for (let waited = 0; waited < 20000 && !(await isUp()); waited += 50) await sleep(50);
        const heard = path.join(folder, `http-${gated}`);
        const proxy = await recorder(port, heard);
        const url = `http://127.0.0.1:${proxy.address().port}/mcp`;
        const gate = gated ? await gateTo({ url }, `${heard}-calls`) : null;
        const found = await session(gate ? stdio(gate.entrance) : new StreamableHTTPClientTransport(new URL(url)),
          { version: '2025-11-25', steps: everything });
        await gate?.close();
        proxy.closeAllConnections();
        proxy.close();
        if (gated) eachHasOneEnd(`${heard}-calls`);
        return { ...found, server: heardBy(heard, gated) };
      } finally {
        child.kill('SIGKILL');
      }
    };
    const runs = await Promise.all([run(false), run(true)]);
    // Several streams: what comes on two of them has no order. And where one is continued this server says all of it
    // again, to which the SDK's client answers again; the gate lets it pass once.
    same(runs[0], runs[1], { ordered: false });
    assert.deepEqual([...new Set(runs[1].server)].sort(), [...new Set(runs[0].server)].sort());
    t.diagnostic(`${runs[0].told.length} steps, ${runs[0].heard.length} messages to and ${runs[0].server.length} of the client, no difference`);
  });
});
