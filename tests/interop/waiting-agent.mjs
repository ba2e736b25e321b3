// SPDX-License-Identifier: Apache-2.0
// An agent on the newest official SDK that waits, asks, and writes down what it got.
//
// The first word of a prompt chooses: ask (a permission, the default), wait (until it is cancelled), long (streams until
// it is cancelled), cascade (withdraws its open permission when cancelled), work (files and a command of the client).
// With --listen it serves WebSockets instead of stdin and stdout.
// RECORD=FILE: a JSON line per message received, as it came over the wire, and per step of the agent's own.
import { appendFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import * as acp from '@agentclientprotocol/sdk';

const record = (entry) => {
  if (process.env.RECORD) appendFileSync(process.env.RECORD, JSON.stringify({ at: Date.now(), ...entry }) + '\n');
};

const sessions = new Map();
let nextSession = 1;

async function say(client, sessionId, text) {
  await client.notify(acp.methods.client.session.update, {
    sessionId,
    update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text } },
  });
}

function askPermission(client, sessionId, options = {}) {
  return client.request(acp.methods.client.session.requestPermission, {
    sessionId,
    toolCall: { toolCallId: 'ask-1', title: 'Change settings.ini', kind: 'edit', status: 'pending' },
    options: [
      { optionId: 'go', name: 'Go ahead', kind: 'allow_once' },
      { optionId: 'leave', name: 'Leave it', kind: 'reject_once' },
    ],
  }, options);
}

const scripts = {
  async ask({ client, sessionId }) {
    await say(client, sessionId, 'I have a question. ');
    const answer = await askPermission(client, sessionId);
    record({ step: 'permission', outcome: answer.outcome });
    const { outcome, optionId } = answer.outcome;
    if (outcome === 'selected') await say(client, sessionId, optionId === 'go' ? 'It was allowed.' : 'It was rejected.');
  },
  async wait({ client, sessionId, cancelled }) {
    await say(client, sessionId, 'Waiting. ');
    record({ step: 'waiting' });
    await new Promise((resolve) => cancelled.addEventListener('abort', resolve, { once: true }));
  },
  async long({ client, sessionId, cancelled }) {
    for (let i = 1; i <= 1200 && !cancelled.aborted; i += 1) {
      await say(client, sessionId, `word ${i} `);
      if (i === 10) record({ step: 'streaming' });
      await sleep(50, undefined, { signal: cancelled }).catch(() => {});
    }
  },
  async cascade({ client, sessionId, cancelled }) {
    await say(client, sessionId, 'I ask, and take it back when I am cancelled. ');
    record({ step: 'asking' });
    const end = await askPermission(client, sessionId, { cancellationSignal: cancelled })
      .then((answer) => ({ outcome: answer.outcome }), (error) => ({ error: error.code ?? String(error) }));
    record({ step: 'permission', ...end });
  },
  async work({ client, sessionId, cwd }) {
    const { fs, terminal } = acp.methods.client;
    const path = `${cwd}/interop.txt`;
    await client.request(fs.writeTextFile, { sessionId, path, content: 'one\ntwo\nthree\n' });
    const read = await client.request(fs.readTextFile, { sessionId, path, line: 2, limit: 1 });
    record({ step: 'read', content: read.content });
    const { terminalId } = await client.request(terminal.create, {
      sessionId, command: 'sh', args: ['-c', 'printf "%s" "$GREETING"; exit 3'], env: [{ name: 'GREETING', value: 'ahoy' }], cwd,
    });
    const exit = await client.request(terminal.waitForExit, { sessionId, terminalId });
    const output = await client.request(terminal.output, { sessionId, terminalId });
    await client.request(terminal.kill, { sessionId, terminalId });
    await client.request(terminal.release, { sessionId, terminalId });
    const gone = await client.request(terminal.output, { sessionId, terminalId })
      .then(() => 'still there', (error) => error.code);
    record({ step: 'command', exit, output, gone });
    await say(client, sessionId, 'The work is done.');
  },
};

async function prompt({ params, client, signal }) {
  const session = sessions.get(params.sessionId);
  if (!session) throw acp.RequestError.resourceNotFound(params.sessionId);
  const stop = new AbortController();
  session.stop = stop;
  const cancelled = AbortSignal.any ? AbortSignal.any([stop.signal, signal]) : stop.signal;
  const word = params.prompt.map((block) => block.text ?? '').join('').trim().split(/\s+/)[0];
  await (scripts[word] ?? scripts.ask)({ client, sessionId: params.sessionId, cwd: session.cwd, cancelled });
  session.stop = undefined;
  const stopReason = cancelled.aborted ? 'cancelled' : 'end_turn';
  record({ step: 'answer', stopReason });
  return { stopReason };
}

// Before the SDK looks at a message, so that also what it ignores is on record.
const tap = new TransformStream({
  transform(message, controller) {
    record({ got: message });
    controller.enqueue(message);
  },
});
const agent = acp.agent({ name: 'waiting-agent' })
  .onRequest('initialize', () => ({
    protocolVersion: acp.PROTOCOL_VERSION,
    agentCapabilities: { loadSession: false },
    agentInfo: { name: 'waiting-agent', version: '1.0.0' },
  }))
  .onRequest('session/new', ({ params }) => {
    const sessionId = `waiting-${nextSession}`;
    nextSession += 1;
    sessions.set(sessionId, { cwd: params.cwd });
    return { sessionId };
  })
  .onRequest('session/prompt', prompt)
  .onNotification('session/cancel', ({ params }) => sessions.get(params.sessionId)?.stop?.abort());

if (process.argv.includes('--listen')) {
  const { serve } = await import('./serve.mjs');
  await serve(agent, (got, isBinary) => record({ got, isBinary }), (code) => record({ step: 'closed', code }));
} else {
  const stream = acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin));
  agent.connect({ writable: stream.writable, readable: stream.readable.pipeThrough(tap) });
}
