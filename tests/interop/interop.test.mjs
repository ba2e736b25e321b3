// SPDX-License-Identifier: Apache-2.0
// Whole turns of `belay exec` with agents built on the official SDK: its example agent, and one that records.
// BELAY_BIN names the folder of the program.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const belay = path.join(process.env.BELAY_BIN ?? '', 'belay');
const waitingAgent = `"${process.execPath}" "${path.join(here, 'waiting-agent.mjs')}"`;
// The example expects a global that Node 18 has behind an option only.
const webCrypto = globalThis.crypto ? '' : ' --experimental-global-webcrypto';
const exampleAgent = `"${process.execPath}"${webCrypto} "${path.join(here, 'node_modules/acp-sdk-old/dist/examples/agent.js')}"`;

const folder = mkdtempSync(path.join(tmpdir(), 'belay-interop-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let runs = 0;

// Waits for what another process does, but not for ever: whoever calls it looks again.
async function comes(done) {
  for (let waited = 0; waited < 20000 && !done(); waited += 20) await sleep(20);
}

// Starts belay with a home of its own, so that no settings of the user and of other tests get in.
// With `terminal` it gets a terminal, where a person could be asked; ^C is typed there.
function start(agent, prompt, { permissions = 'ask', json = false, terminal = false } = {}) {
  runs += 1;
  const home = path.join(folder, `run-${runs}`);
  const cwd = path.join(home, 'project');
  mkdirSync(cwd, { recursive: true });
  const record = path.join(home, 'record.jsonl');
  const args = ['exec', '--agent', agent, '--cwd', cwd, '--permissions', permissions, ...(json ? ['--json'] : []), prompt];
  const env = { ...process.env, HOME: home, RECORD: record, XDG_CONFIG_HOME: `${home}/config`, XDG_DATA_HOME: `${home}/data`,
    XDG_CACHE_HOME: `${home}/cache`, XDG_STATE_HOME: `${home}/state` };
  delete env.DISPLAY;
  delete env.WAYLAND_DISPLAY;
  // Stdin stays open and silent: nobody types.
  const quoted = [belay, ...args].map((a) => `'${a.replaceAll("'", "'\\''")}'`).join(' ');
  const child = terminal
    ? spawn('script', ['--quiet', '--return', '--flush', '--command', quoted, '/dev/null'], { env })
    : spawn(belay, args, { env });
  const run = { child, cwd, out: '', err: '' };
  run.interrupt = () => (terminal ? child.stdin.write('\x03') : child.kill('SIGINT'));
  child.stdout.on('data', (data) => { run.out += data; });
  child.stderr.on('data', (data) => { run.err += data; });
  run.ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  run.record = () => (existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l)) : []);
  run.got = (method) => run.record().filter((entry) => entry.got?.method === method).map((entry) => entry.got);
  run.step = (name) => run.record().find((entry) => entry.step === name);
  run.until = async (done, what) => {
    await comes(() => done() || child.exitCode !== null);
    assert.ok(done(), `${what} did not happen\nstdout: ${run.out}\nstderr: ${run.err}`);
  };
  run.ends = async (expected) => {
    const code = await Promise.race([run.ended, sleep(30000, 'still running', { ref: false })]);
    if (code === 'still running') child.kill('SIGKILL');
    assert.equal(code, expected, `stdout: ${run.out}\nstderr: ${run.err}`);
  };
  return run;
}

const events = (run) => run.out.split('\n').filter(Boolean).map((line) => JSON.parse(line));

test('example agent: a whole turn, permission allowed', async () => {
  const run = start(exampleAgent, 'hello', { permissions: 'allow' });
  await run.ends(0);
  assert.match(run.out, /successfully updated the configuration/);
});

test('example agent: permission rejected', async () => {
  const run = start(exampleAgent, 'hello', { permissions: 'reject', json: true });
  await run.ends(0);
  assert.ok(events(run).length > 3);
  assert.match(run.out, /prefer not to make that change/);
});

test('example agent: Stop while it works', async () => {
  const run = start(exampleAgent, 'hello', { permissions: 'allow' });
  await run.until(() => run.out.includes('help you with that'), 'the first text');
  run.interrupt();
  await run.ends(130);
  assert.doesNotMatch(run.out, /successfully updated/);
});

for (const [permissions, optionId, text] of [['allow', 'go', 'It was allowed.'], ['reject', 'leave', 'It was rejected.']]) {
  test(`newest SDK: permission with --permissions ${permissions}`, async () => {
    const run = start(waitingAgent, 'ask', { permissions });
    await run.ends(0);
    assert.match(run.out, new RegExp(`I have a question. ${text}`));
    assert.deepEqual(run.step('permission').outcome, { outcome: 'selected', optionId });
    assert.deepEqual(run.got('session/cancel'), []);
  });
}

test('newest SDK: Stop while it waits', async () => {
  const run = start(waitingAgent, 'wait');
  await run.until(() => run.step('waiting'), 'waiting');
  run.interrupt();
  await run.ends(130);
  assert.equal(run.got('session/cancel').length, 1);
  assert.equal(run.step('answer').stopReason, 'cancelled');
});

test('newest SDK: Stop while it streams', async () => {
  const run = start(waitingAgent, 'long', { json: true });
  await run.until(() => run.step('streaming'), 'streaming');
  run.interrupt();
  await run.ends(130);
  assert.equal(run.got('session/cancel').length, 1);
  assert.equal(run.step('answer').stopReason, 'cancelled');
  assert.ok(events(run).length > 5);
});

test('newest SDK: Stop while a permission is open', async () => {
  const run = start(waitingAgent, 'ask', { terminal: true });
  await run.until(() => run.out.includes('settings.ini') && run.out.includes('Go ahead'), 'the question');
  run.interrupt();
  await run.ends(130);
  assert.equal(run.got('session/cancel').length, 1);
  assert.deepEqual(run.step('permission').outcome, { outcome: 'cancelled' });
  // The permission is answered once, after the cancel, and that is all that the agent hears.
  const methods = run.record().filter((entry) => entry.got).map((entry) => entry.got.method ?? 'answer');
  assert.deepEqual(methods, ['initialize', 'session/new', 'session/prompt', 'session/cancel', 'answer']);
});

test('newest SDK: the agent withdraws its own permission', async () => {
  const run = start(waitingAgent, 'cascade', { terminal: true });
  await run.until(() => run.out.includes('settings.ini') && run.out.includes('Go ahead'), 'the question');
  run.interrupt();
  await run.ends(130);
  const permission = run.step('permission');
  assert.equal(permission.error, -32800, JSON.stringify(permission));
  assert.equal(run.step('answer').stopReason, 'cancelled');
});

test('newest SDK: a person answers', async () => {
  const run = start(waitingAgent, 'ask', { terminal: true });
  await run.until(() => run.out.includes('Leave it'), 'the question');
  run.child.stdin.write('2\n');
  await run.ends(0);
  assert.deepEqual(run.step('permission').outcome, { outcome: 'selected', optionId: 'leave' });
});

test('newest SDK: files and a command', async () => {
  const run = start(waitingAgent, 'work', { permissions: 'allow' });
  await run.ends(0);
  assert.match(run.out, /The work is done/);
  assert.equal(readFileSync(path.join(run.cwd, 'interop.txt'), 'utf8'), 'one\ntwo\nthree\n');
  assert.equal(run.step('read').content.trimEnd(), 'two');
  const { exit, output, gone } = run.step('command');
  assert.equal(exit.exitCode, 3);
  assert.equal(exit.signal ?? null, null);
  assert.equal(output.output.trimEnd(), 'ahoy');
  assert.equal(output.truncated, false);
  assert.equal(output.exitStatus.exitCode, 3);
  assert.equal(typeof gone, 'number');
});

// The same agent, behind the WebSocket server of the SDK.
async function listen(token = '') {
  runs += 1;
  const record = path.join(folder, `server-${runs}.jsonl`);
  const child = spawn(process.execPath, [path.join(here, 'waiting-agent.mjs'), '--listen'],
    { env: { ...process.env, RECORD: record, TOKEN: token }, stdio: ['ignore', 'pipe', 'inherit'] });
  after(() => child.kill('SIGKILL'));
  const url = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (data) => resolve(data.toString().trim()));
  });
  const entries = () => (existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean).map((l) => JSON.parse(l)) : []);
  return { child, url, entries, step: (name) => entries().find((entry) => entry.step === name) };
}

test('WebSocket of the newest SDK: a whole turn', async () => {
  const server = await listen();
  const run = start(server.url, 'ask', { permissions: 'allow' });
  await run.ends(0);
  assert.match(run.out, /I have a question. It was allowed./);
  assert.deepEqual(server.entries().filter((e) => e.got).map((e) => e.isBinary), [false, false, false, false]);
  // Belay has ended by now; the server may notice later.
  await comes(() => server.step('closed'));
  assert.ok(server.step('closed'), 'the closing frame did not come');
  assert.equal(server.step('closed').code, 1000);
});

test('WebSocket of the newest SDK: Stop while it streams', async () => {
  const server = await listen();
  const run = start(server.url, 'long', { json: true });
  await run.until(() => server.step('streaming'), 'streaming');
  run.interrupt();
  await run.ends(130);
  assert.equal(server.step('answer').stopReason, 'cancelled');
});

test('WebSocket of the newest SDK: files and a command', async () => {
  const server = await listen();
  const run = start(server.url, 'work', { permissions: 'allow' });
  await run.ends(0);
  assert.equal(readFileSync(path.join(run.cwd, 'interop.txt'), 'utf8'), 'one\ntwo\nthree\n');
  assert.equal(server.step('command').output.output.trimEnd(), 'ahoy');
});

test('WebSocket of the newest SDK: the server goes away', async () => {
  const server = await listen();
  const run = start(server.url, 'wait', { json: true });
  await run.until(() => server.step('waiting'), 'waiting');
  server.child.kill('SIGKILL');
  await run.ends(4);
  assert.equal(events(run).find((e) => e.event === 'turn_ended').end, 'connection_lost');
});

test('WebSocket of the newest SDK: not let in', async () => {
  const server = await listen('t0ken');
  const run = start(server.url, 'hello');
  await run.ends(3);
  assert.match(run.err, /401/);
});

test('a WebSocket that would not be encrypted', async () => {
  const run = start('ws://agents.example.com/acp', 'hello');
  await run.ends(3);
  assert.match(run.err, /not be encrypted/);
});

test('an agent that is not there', async () => {
  const run = start('/no/such/agent', 'hello');
  await run.ends(3);
  assert.match(run.err, /no\/such\/agent/);
});
