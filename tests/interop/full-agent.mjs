// SPDX-License-Identifier: Apache-2.0
// An agent on the newest official SDK that has all of the protocol: every method, every update, every request to the
// client. Keeps its sessions in STATE, so that another process of it can take them up.
//
// The first word of a prompt chooses: wait (until it is cancelled), deaf (for ever), anything else: everything.
// FLAGS: quiet (everything, but no questions to the user), modes (no config options, only modes), no-resume, late (session/new is answered only when it is cancelled).
// RECORD=FILE: a JSON line for each message received, and first the methods that the SDK knows.
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import * as acp from '@agentclientprotocol/sdk';

const flags = (process.env.FLAGS ?? '').split(',');
const record = (entry) => { if (process.env.RECORD) appendFileSync(process.env.RECORD, JSON.stringify(entry) + '\n'); };
const names = (tree) => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : names(value)));
record({ known: [...names(acp.methods.agent), ...names(acp.methods.protocol)], asks: names(acp.methods.client) });

const stateFile = process.env.STATE ?? path.join(process.cwd(), '.full-agent.json');
const load = () => (existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : { signedIn: Boolean(process.env.SIGNED_IN), sessions: {} });
const change = (f) => {
  const state = load();
  f(state);
  // Whole or not at all: a test may end the process at any time.
  writeFileSync(`${stateFile}.new`, JSON.stringify(state));
  renameSync(`${stateFile}.new`, stateFile);
};
const running = new Map();

const modes = { currentModeId: 'ask', availableModes: [{ id: 'ask', name: 'Ask' }, { id: 'code', name: 'Code' }] };
const chosen = { model: 'calm', fast: false };
const options = () => [
  { id: 'model', name: 'Model', category: 'model', type: 'select', currentValue: chosen.model,
    options: [{ group: 'all', name: 'All', options: [{ value: 'calm', name: 'Calm' }, { value: 'quick', name: 'Quick' }] }] },
  { id: 'fast', name: 'Fast', type: 'boolean', currentValue: chosen.fast },
];
const setup = () => (flags.includes('modes') ? { modes } : { configOptions: options() });
const text = (words) => ({ type: 'text', text: words });
const known = (sessionId) => {
  const session = load().sessions[sessionId];
  if (!session) throw acp.RequestError.resourceNotFound(sessionId);
  return session;
};

async function everything({ client, sessionId, cwd }) {
  const update = (fields) => client.notify(acp.methods.client.session.update, { sessionId, update: fields });
  const ask = (method, params, more) => client.request(method, { sessionId, ...params }, more);
  const { fs, terminal, elicitation, session } = acp.methods.client;
  const problems = [];
  const expect = (name, good, seen) => { if (!good) problems.push(`${name}: ${JSON.stringify(seen)}`); };

  await update({ sessionUpdate: 'agent_thought_chunk', content: text('I think of all of it.') });
  await update({ sessionUpdate: 'agent_message_chunk', content: text('Here is **everything**.') });
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await update({ sessionUpdate: 'agent_message_chunk', content: { type: 'image', mimeType: 'image/png', data: png } });
  await update({ sessionUpdate: 'agent_message_chunk', content: { type: 'audio', mimeType: 'audio/wav', data: 'UklGRg==' } });
  await update({ sessionUpdate: 'agent_message_chunk', content: { type: 'resource_link', uri: `file://${cwd}/a.txt`, name: 'a.txt' } });
  await update({ sessionUpdate: 'agent_message_chunk', content: { type: 'resource', resource: { uri: 'memo://1', text: 'a memo', mimeType: 'text/plain' } } });
  await update({ sessionUpdate: 'plan', entries: [{ content: 'Do it', priority: 'high', status: 'in_progress' }] });
  await update({ sessionUpdate: 'available_commands_update', availableCommands: [{ name: 'tie', description: 'Ties a knot', input: { hint: 'which' } }] });
  await update({ sessionUpdate: 'current_mode_update', currentModeId: 'code' });
  await update({ sessionUpdate: 'config_option_update', configOptions: options() });
  await update({ sessionUpdate: 'session_info_update', title: 'All of it' });
  await update({ sessionUpdate: 'usage_update', used: 1000, size: 8000, cost: { amount: 0.25, currency: 'EUR' } });
  await update({ sessionUpdate: 'notice', severity: 'warning', title: 'A notice', description: 'of the agent' });
  await update({ sessionUpdate: 'compaction_update', compactionId: 'c-1', status: 'in_progress' });
  await update({ sessionUpdate: 'compaction_summary_chunk', compactionId: 'c-1', content: text('What was said, in short.') });
  await update({ sessionUpdate: 'compaction_update', compactionId: 'c-1', status: 'completed' });

  const file = `${cwd}/notes.txt`;
  await update({ sessionUpdate: 'tool_call', toolCallId: 'edit-1', title: 'Write notes.txt', kind: 'edit', status: 'pending', locations: [{ path: file, line: 1 }] });
  const permission = await ask(session.requestPermission, {
    toolCall: { toolCallId: 'edit-1' },
    options: [{ optionId: 'yes', name: 'Yes', kind: 'allow_once' }, { optionId: 'no', name: 'No', kind: 'reject_once' }],
  });
  expect('permission', permission.outcome.optionId === 'yes', permission);
  await ask(fs.writeTextFile, { path: file, content: 'one\ntwo\n' });
  const read = await ask(fs.readTextFile, { path: file, line: 2, limit: 1 });
  expect('read', read.content.trimEnd() === 'two', read);
  await update({ sessionUpdate: 'tool_call_update', toolCallId: 'edit-1', status: 'completed', content: [{ type: 'diff', path: file, oldText: null, newText: 'one\ntwo\n' }] });

  const { terminalId } = await ask(terminal.create, { command: 'sh', args: ['-c', 'echo ahoy; sleep 60'], cwd });
  await update({ sessionUpdate: 'tool_call', toolCallId: 'run-1', title: 'sh', kind: 'execute', status: 'in_progress', content: [{ type: 'terminal', terminalId }] });
  let output = await ask(terminal.output, { terminalId });
  for (let i = 0; i < 500 && !output.output.includes('ahoy'); i += 1) {
    await sleep(20);
    output = await ask(terminal.output, { terminalId });
  }
  expect('output', output.output.includes('ahoy') && !output.exitStatus, output);
  await ask(terminal.kill, { terminalId });
  const exit = await ask(terminal.waitForExit, { terminalId });
  expect('exit', exit.signal, exit);
  await ask(terminal.release, { terminalId });
  await update({ sessionUpdate: 'tool_call_update', toolCallId: 'run-1', status: 'failed' });

  if (flags.includes('quiet')) return;
  const withdrawn = new AbortController();
  const taken = ask(session.requestPermission, {
    toolCall: { toolCallId: 'edit-2', title: 'Never mind', kind: 'edit' },
    options: [{ optionId: 'yes', name: 'Yes', kind: 'allow_once' }],
  }, { cancellationSignal: withdrawn.signal }).then((answer) => answer, (error) => error.code);
  withdrawn.abort();
  expect('withdrawn', (await taken) === -32800, await taken);

  const form = await ask(elicitation.create, {
    mode: 'form', message: 'Which knot?',
    requestedSchema: { type: 'object', properties: { name: { type: 'string' }, turns: { type: 'integer' } }, required: ['name'] },
  });
  expect('form', form.action === 'accept' && form.content.name === 'bowline' && form.content.turns === 2, form);
  const url = await ask(elicitation.create, { mode: 'url', message: 'Go there', elicitationId: 'e-1', url: 'https://example.org/' });
  expect('url', url.action === 'accept', url);
  await client.notify(elicitation.complete, { elicitationId: 'e-1' });
  record({ problems });
  await update({ sessionUpdate: 'agent_message_chunk', content: text(problems.length === 0 ? ' All is well.' : ` Problems: ${problems.join('; ')}`) });
}

async function prompt({ params, client, signal }) {
  const session = known(params.sessionId);
  const words = params.prompt.map((block) => block.text ?? '').join('').trim();
  change((state) => state.sessions[params.sessionId].said.push(words));
  const stop = new AbortController();
  running.set(params.sessionId, stop);
  signal.addEventListener('abort', () => stop.abort(), { once: true });
  if (words === 'deaf') await new Promise(() => {});
  if (words.split(/\s/)[0] === 'wait') {
    await client.notify(acp.methods.client.session.update, { sessionId: params.sessionId, update: { sessionUpdate: 'agent_message_chunk', content: text('Waiting.') } });
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve, { once: true }));
  } else {
    await everything({ client, sessionId: params.sessionId, cwd: session.cwd });
  }
  running.delete(params.sessionId);
  return { stopReason: stop.signal.aborted ? 'cancelled' : 'end_turn' };
}

const agent = acp.agent({ name: 'full-agent' })
  .onRequest('initialize', () => ({
    protocolVersion: acp.PROTOCOL_VERSION,
    agentInfo: { name: 'full-agent', version: '1.0.0' },
    authMethods: [{ id: 'login', name: 'Log in' }],
    agentCapabilities: {
      loadSession: true,
      promptCapabilities: { image: true, audio: true, embeddedContext: true },
      sessionCapabilities: { list: {}, delete: {}, close: {}, ...(flags.includes('no-resume') ? {} : { resume: {} }) },
      auth: { logout: {} },
    },
  }))
  .onRequest('authenticate', async ({ params, client }) => {
    // Of no session: there is none yet.
    const answer = await client.request(acp.methods.client.elicitation.create, {
      requestId: 1, mode: 'form', message: `Who are you, for ${params.methodId}?`,
      requestedSchema: { type: 'object', properties: { user: { type: 'string' } }, required: ['user'] },
    });
    if (answer.action !== 'accept') throw acp.RequestError.authRequired();
    change((state) => { state.signedIn = true; });
    return {};
  })
  .onRequest('logout', () => { change((state) => { state.signedIn = false; }); return {}; })
  .onRequest('session/new', async ({ params, signal }) => {
    if (!load().signedIn) throw acp.RequestError.authRequired();
    if (flags.includes('late') && !signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    const sessionId = `full-${Object.keys(load().sessions).length + 1}`;
    change((state) => { state.sessions[sessionId] = { cwd: params.cwd, said: [] }; });
    return { sessionId, ...setup() };
  })
  .onRequest('session/load', async ({ params, client }) => {
    for (const words of known(params.sessionId).said) {
      const say = (sessionUpdate, content) => client.notify(acp.methods.client.session.update, { sessionId: params.sessionId, update: { sessionUpdate, content: text(content) } });
      await say('user_message_chunk', words);
      await say('agent_message_chunk', `You said: ${words}`);
    }
    return setup();
  })
  .onRequest('session/resume', ({ params }) => { known(params.sessionId); return setup(); })
  .onRequest('session/list', () => ({
    sessions: Object.entries(load().sessions).map(([sessionId, { cwd }]) => ({ sessionId, cwd, title: `Session ${sessionId}` })),
  }))
  .onRequest('session/delete', ({ params }) => { change((state) => { delete state.sessions[params.sessionId]; }); return {}; })
  .onRequest('session/close', ({ params }) => { running.get(params.sessionId)?.abort(); return {}; })
  .onRequest('session/set_mode', ({ params }) => { modes.currentModeId = params.modeId; return {}; })
  .onRequest('session/set_config_option', ({ params }) => { chosen[params.configId] = params.value; return { configOptions: options() }; })
  .onRequest('session/prompt', prompt)
  .onNotification('session/cancel', ({ params }) => running.get(params.sessionId)?.abort());

if (process.argv.includes('--listen')) {
  const { serve } = await import('./serve.mjs');
  await serve(agent, (got) => record({ got }));
} else {
  const stream = acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin));
  const tap = new TransformStream({ transform(message, controller) { record({ got: message }); controller.enqueue(message); } });
  agent.connect({ writable: stream.writable, readable: stream.readable.pipeThrough(tap) });
}
