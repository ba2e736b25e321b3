// SPDX-License-Identifier: Apache-2.0
// What a client of the official SDK does with a server, everything that it hears written down.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CallToolResultSchema, CreateMessageRequestSchema, ElicitRequestSchema, ListRootsRequestSchema,
  ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { setTimeout as sleep } from 'node:timers/promises';

// What servers make up anew each time, or read from a clock.
const volatile = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/\b[0-9a-f]{32}\b/g, '<hex>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>'],
  [/\b\d{1,2}:\d\d:\d\d( [AP]M)?/g, '<clock>'],
  [/(Sun|Mon|Tue|Wed|Thu|Fri|Sat) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d\d \d{4} <clock> GMT[+-]\d{4} \([^)]*\)/g, '<date>'],
  // “Resource 2: This is a base64 blob created at ”, and when.
  [/UmVzb3VyY2UgMjogVGhpcyBpcyBhIGJhc2U2NCBibG9iIGNyZWF0ZWQgYXQg[\w+/=]*/g, '<blob>'],
  [/"level":"\w+","data":"\w+[ -]level[ -]message[^"]*"/gi, '<any level>'],
  // Variables that name the gate's own parts, or the port of a server.
  [/\\n +\\"(?:BELAY_|PORT\\"|[A-Z]+SAN_OPTIONS)[^\n]*?\\",?(?=\\n)/g, ''],
  [/,\\n}/g, '\\n}'],
];
export const plain = (message) => volatile.reduce((text, [what, name]) => text.replace(what, name), JSON.stringify(message));

export async function session(transport, { version, steps, roots = [{ uri: 'file:///tmp', name: 'tmp' }] }) {
  const heard = []; // of the server, as it came
  const told = []; // by the steps
  const send = transport.send.bind(transport);
  transport.send = (message, options) => {
    if (version && message.method === 'initialize') message.params.protocolVersion = version;
    return send(message, options);
  };
  const start = transport.start.bind(transport);
  transport.start = () => {
    const deliver = transport.onmessage;
    transport.onmessage = (message, extra) => {
      heard.push(structuredClone(message));
      deliver(message, extra);
    };
    return start();
  };
  const client = new Client({ name: 'interop', version: '1' }, { capabilities: {
    sampling: {}, elicitation: { form: {}, url: {} }, roots: { listChanged: true },
    tasks: { requests: { sampling: { createMessage: {} }, elicitation: { create: {} } } },
  } });
  const state = { roots };
  client.setRequestHandler(CreateMessageRequestSchema, () => ({ model: 'm', role: 'assistant', content: { type: 'text', text: 'sampled “ü”' } }));
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => (params.mode === 'url' ? { action: 'accept' } : { action: 'decline' }));
  client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: state.roots }));
  const until = async (done, what) => {
    for (let waited = 0; waited < 15000; waited += 10) {
      if (heard.some(done)) return;
      await sleep(10);
    }
    throw new Error(`${what} did not come`);
  };
  await client.connect(transport);
  const step = async (name, what) => {
    try {
      told.push({ name, result: await what() });
    } catch (error) {
      told.push({ name, code: error.code, error: error.message });
    }
  };
  const call = (name, args = {}, options = {}) => step(`call ${name} ${JSON.stringify(args)}`,
    () => client.callTool({ name, arguments: args }, CallToolResultSchema, { timeout: 20000, ...options }));
  const request = (method, params) => step(`${method} ${JSON.stringify(params)}`, () => client.request({ method, params }, ResultSchema));
  await steps({ client, step, call, request, until, heard, state });
  if (transport.terminateSession) await transport.terminateSession();
  await client.close();
  return { told, heard };
}

const lists = async ({ client, step, request }) => {
  await step('initialize', () => [client.getServerVersion(), client.getServerCapabilities(), client.getInstructions()]);
  await step('ping', () => client.ping());
  await step('tools/list', () => client.listTools());
  await request('tools/list', { cursor: 'no such page' });
  await request('x/unknown', { number: 1.5, text: 'ä' });
  await step('no such tool', () => client.callTool({ name: 'no-such-tool', arguments: {} }));
};

export async function everything(is) {
  const { client, step, call, request, until, heard, state } = is;
  const log = (text) => (m) => m.method === 'notifications/message' && JSON.stringify(m).includes(text);
  await until(log('Roots updated'), 'the list of roots');
  await lists(is);
  await step('logging/setLevel', () => client.setLoggingLevel('debug'));
  await call('echo', { message: 'hé "x"\nline 2 \u2028 \ud83d\ude00' });
  await call('echo', {});
  await call('get-sum', { a: 1.25, b: -3e21 });
  await call('get-env');
  await call('get-tiny-image');
  await call('get-annotated-message', { messageType: 'error', includeImage: true });
  await call('get-resource-links', { count: 3 });
  await call('get-resource-reference', { resourceType: 'Blob', resourceId: 2 });
  await call('get-structured-content', { location: 'Chicago' });
  await call('get-roots-list');
  await call('gzip-file-as-resource', { name: 'a.gz', data: 'data:text/plain;base64,aGVsbG8=', outputType: 'resource' });
  await call('trigger-sampling-request', { prompt: 'hi', maxTokens: 5 });
  await call('trigger-sampling-request-async', { prompt: 'hi', maxTokens: 5 });
  await call('trigger-elicitation-request');
  await call('trigger-elicitation-request-async');
  await call('trigger-url-elicitation', { url: 'https://example.com/a', elicitationId: 'e1' });
  await call('trigger-url-elicitation', { url: 'https://example.com/b', elicitationId: 'e2', errorPath: true });
  await call('trigger-long-running-operation', { duration: 0.3, steps: 3 }, { onprogress: () => {} });
  await call('toggle-simulated-logging');
  await call('toggle-simulated-logging');
  // Cancelled in the middle; what the server still says of it is heard.
  const abort = new AbortController();
  await call('trigger-long-running-operation', { duration: 0.9, steps: 3 },
    { signal: abort.signal, onprogress: () => abort.abort('enough') });
  await call('trigger-long-running-operation', { duration: 1, steps: 1 });
  // As a task.
  await step('a task', async () => {
    const { task } = await client.request({ method: 'tools/call', params: { name: 'simulate-research-query',
      arguments: { topic: 'x', ambiguous: false }, task: { ttl: 60000 } } }, ResultSchema);
    return client.request({ method: 'tasks/result', params: { taskId: task.taskId } }, ResultSchema);
  });
  await step('resources/list', () => client.listResources());
  await step('resources/templates/list', () => client.listResourceTemplates());
  await request('resources/read', { uri: 'demo://resource/dynamic/text/1' });
  await request('resources/read', { uri: 'demo://resource/dynamic/blob/2' });
  await request('resources/read', { uri: 'demo://nowhere' });
  await request('resources/subscribe', { uri: 'demo://resource/dynamic/text/1' });
  await request('resources/unsubscribe', { uri: 'demo://resource/dynamic/text/1' });
  await step('prompts/list', () => client.listPrompts());
  await request('prompts/get', { name: 'simple-prompt' });
  await request('prompts/get', { name: 'args-prompt', arguments: { city: 'Wien', state: 'x' } });
  await request('prompts/get', { name: 'args-prompt', arguments: {} });
  await request('completion/complete', { ref: { type: 'ref/prompt', name: 'completable-prompt' }, argument: { name: 'department', value: 'E' } });
  state.roots = [{ uri: 'file:///tmp' }, { uri: 'file:///var' }];
  await client.sendRootsListChanged();
  await until(log('2 root(s)'), 'the new list of roots');
  await call('get-roots-list');
}

export const filesystem = (folder) => async (is) => {
  const { call, until } = is;
  await until((m) => m.method === 'roots/list', 'the question for roots');
  await lists(is);
  await call('list_allowed_directories');
  await call('create_directory', { path: `${folder}/d` });
  await call('write_file', { path: `${folder}/d/a.txt`, content: 'one\r\ntwo ü\n' });
  await call('edit_file', { path: `${folder}/d/a.txt`, edits: [{ oldText: 'one', newText: 'eins' }] });
  await call('read_text_file', { path: `${folder}/d/a.txt`, head: 1 });
  await call('read_file', { path: `${folder}/d/a.txt` });
  await call('read_media_file', { path: `${folder}/d/a.txt` });
  await call('read_multiple_files', { paths: [`${folder}/d/a.txt`, `${folder}/none`] });
  await call('list_directory', { path: folder });
  await call('list_directory_with_sizes', { path: folder });
  await call('directory_tree', { path: folder });
  await call('move_file', { source: `${folder}/d/a.txt`, destination: `${folder}/b.txt` });
  await call('search_files', { path: folder, pattern: '*.txt' });
  await call('get_file_info', { path: `${folder}/b.txt` });
  await call('read_text_file', { path: '/etc/passwd' });
  await call('write_file', { path: `${folder}/b.txt` });
};

export async function memory(is) {
  const { call } = is;
  await lists(is);
  await call('create_entities', { entities: [{ name: 'Anna', entityType: 'person', observations: ['likes “tea”'] }, { name: 'Bob', entityType: 'person', observations: [] }] });
  await call('create_relations', { relations: [{ from: 'Anna', to: 'Bob', relationType: 'knows' }] });
  await call('add_observations', { observations: [{ entityName: 'Bob', contents: ['x'] }, { entityName: 'Anna', contents: ['y'] }] });
  await call('add_observations', { observations: [{ entityName: 'Nobody', contents: ['x'] }] });
  await call('read_graph');
  await call('search_nodes', { query: 'tea' });
  await call('open_nodes', { names: ['Anna'] });
  await call('delete_observations', { deletions: [{ entityName: 'Bob', observations: ['x'] }] });
  await call('delete_relations', { relations: [{ from: 'Anna', to: 'Bob', relationType: 'knows' }] });
  await call('delete_entities', { entityNames: ['Anna', 'Bob'] });
  await call('read_graph', { surplus: true });
}
