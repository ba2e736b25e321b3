// SPDX-License-Identifier: Apache-2.0
// The validator itself: it has to find what is wrong, or its silence about Belay means nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'belay-validate-'));
after(() => rmSync(folder, { recursive: true }));

function validate(...entries) {
  const file = path.join(folder, 'messages.jsonl');
  writeFileSync(file, entries.map((e) => (typeof e === 'string' ? e : JSON.stringify(e)) + '\n').join(''));
  const { status, stderr } = spawnSync(process.execPath, [path.join(here, 'validate.mjs'), file], { encoding: 'utf8' });
  return { status, failures: stderr.split('\n').filter((l) => /^(line|no sample|there are)/.test(l)) };
}
const request = (method, params) => ({ type: 'ClientRequest', message: { jsonrpc: '2.0', id: 1, method, params } });
const answer = (method, result) => ({ type: `ClientResponse:${method}`, message: { jsonrpc: '2.0', id: 1, result } });

test('no messages at all is a failure', () => {
  const { status, failures } = validate();
  assert.equal(status, 1);
  assert.match(failures[0], /no messages/);
});

test('a method without a sample is named', () => {
  const { status, failures } = validate(request('session/new', { cwd: '/', mcpServers: [] }));
  assert.equal(status, 1);
  assert.ok(failures.every((f) => f.startsWith('no sample')), failures.join('\n'));
  assert.ok(failures.includes('no sample of the request of session/prompt'));
  assert.ok(failures.includes('no sample of the notification of session/cancel'));
  assert.ok(failures.includes('no sample of the notification of $/cancel_request'));
  assert.ok(!failures.some((f) => f.includes('session/new')));
});

for (const [what, entry, expected] of [
  ['a missing field', request('session/new', { cwd: '/' }), /mcpServers/],
  ['a field too many', request('session/new', { cwd: '/', mcpServers: [], colour: 'red' }), /colour/],
  ['a wrong type', request('session/prompt', { sessionId: 7, prompt: [] }), /params\/sessionId must be string/],
  ['an unknown content block', request('session/prompt', { sessionId: 's', prompt: [{ type: 'smell' }] }), /prompt\/0/],
  ['a version that is no integer', request('initialize', { protocolVersion: 1.5 }), /protocolVersion/],
  ['an unknown method', request('session/dance', {}), /knows no request/],
  ['a wrong outcome', answer('session/request_permission', { outcome: { outcome: 'maybe' } }), /outcome/],
  ['an answer without its content', answer('fs/read_text_file', {}), /content/],
  ['a flat outcome', answer('session/request_permission', { outcome: 'cancelled' }), /outcome/],
  ['a request without id', { type: 'ClientRequest', message: { jsonrpc: '2.0', method: 'logout', params: {} } }, /id is missing/],
  ['no version', { type: 'ClientRequest', message: { id: 1, method: 'logout', params: {} } }, /jsonrpc/],
  ['both result and error', { type: 'ClientResponse:terminal/kill',
    message: { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: '' } } }, /exactly one/],
  ['text', 'not JSON', /no JSON/],
]) {
  test(`finds ${what}`, () => {
    const { status, failures } = validate(entry);
    assert.equal(status, 1);
    assert.ok(failures.some((f) => f.startsWith('line 1') && expected.test(f)), failures.join('\n'));
  });
}

test('takes what is right', () => {
  const { failures } = validate(
    request('initialize', { protocolVersion: 1, clientCapabilities: { fs: { readTextFile: true }, terminal: true } }),
    request('session/prompt', { sessionId: 's', prompt: [{ type: 'text', text: 'x', _meta: { a: 1 } }] }),
    answer('session/request_permission', { outcome: { outcome: 'selected', optionId: 'x' } }),
    answer('terminal/wait_for_exit', { exitCode: null, signal: 'SIGTERM' }),
    answer('terminal/kill', {}),
    { type: 'ClientNotification', message: { jsonrpc: '2.0', method: '$/cancel_request', params: { requestId: 's-1' } } },
  );
  assert.deepEqual(failures.filter((f) => !f.startsWith('no sample')), []);
});
