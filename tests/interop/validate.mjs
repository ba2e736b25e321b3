// SPDX-License-Identifier: Apache-2.0
// node validate.mjs FILE: checks every message of FILE against the official schema of protocol version 1.
//
// FILE holds a line per message: {"type": T, "message": {…}} where T is "ClientRequest", "ClientNotification", or
// "ClientResponse:<method>" for the answer to a request of the agent. Which type belongs to which method is read from
// the schema itself, and so is what has to have a sample: all that a client may send.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv2020 from 'ajv/dist/2020.js';

const require = createRequire(import.meta.url);
const schema = require('@agentclientprotocol/sdk/schema/v1/schema.json');

function schemaTypes() {
  const types = { request: new Map(), notification: new Map(), response: new Map() };
  for (const [name, def] of Object.entries(schema.$defs)) {
    const method = def['x-method'];
    if (!method) continue;
    const kind = /(Request|Notification|Response)$/.exec(name)?.[1].toLowerCase();
    if (!kind) throw new Error(`schema: the type ${name} of ${method} is neither request, notification nor response`);
    // x-side is the side that handles the request: a client sends what an agent handles, and answers what it handles.
    const sent = kind === 'response' ? def['x-side'] === 'client' : def['x-side'] !== 'client';
    if (sent) types[kind].set(method, name);
  }
  return types;
}

const ajv = new Ajv2020.default({ strict: false, allErrors: true, discriminator: false });
const between = (low, high) => ({ type: 'number', validate: (n) => Number.isInteger(n) && n >= low && n <= high });
ajv.addFormat('uint16', between(0, 0xffff));
ajv.addFormat('uint32', between(0, 0xffffffff));
ajv.addFormat('uint64', between(0, Number.MAX_VALUE));
ajv.addFormat('int32', between(-(2 ** 31), 2 ** 31 - 1));
ajv.addFormat('int64', between(-(2 ** 63), 2 ** 63 - 1));
ajv.addFormat('double', { type: 'number', validate: Number.isFinite });
ajv.addFormat('uri', { type: 'string', validate: (s) => URL.canParse?.(s) ?? /^[a-z][a-z0-9+.-]*:/i.test(s) });
ajv.addSchema(schema, 'acp');

// "Types must not have custom fields at the root": unevaluatedProperties sees through the schema's allOf and anyOf.
const validators = new Map();
function validator(name) {
  if (!validators.has(name))
    validators.set(name, ajv.compile({ $ref: `acp#/$defs/${name}`, unevaluatedProperties: false }));
  return validators.get(name);
}

const failures = [];
const seen = { request: new Set(), notification: new Set(), response: new Set(), error: 0 };
let initialize;

function check(line, where) {
  const fail = (why) => failures.push(`${where}: ${why}\n    ${line.slice(0, 300)}`);
  let entry;
  try {
    entry = JSON.parse(line);
  } catch (error) {
    return fail(`no JSON: ${error.message}`);
  }
  const { type, message } = entry;
  const [, kindName, answered] = /^Client(Request|Notification|Response)(?::(.+))?$/.exec(type ?? '') ?? [];
  if (!kindName || typeof message !== 'object' || message === null) return fail(`unknown type ${JSON.stringify(type)}`);
  const kind = kindName.toLowerCase();
  const method = kind === 'response' ? answered : message.method;
  if (message.jsonrpc !== '2.0') fail('/jsonrpc must be "2.0"');
  const members = { request: ['id', 'method', 'params'], notification: ['method', 'params'], response: ['id', 'result', 'error'] };
  for (const key of Object.keys(message))
    if (key !== 'jsonrpc' && !members[kind].includes(key)) fail(`/${key} does not belong into a ${kind}`);
  if (kind === 'notification') {
    if ('id' in message) fail('/id does not belong into a notification');
  } else if (!('id' in message)) {
    fail('/id is missing');
  } else if (!validator('RequestId')(message.id) && kind === 'response') {
    fail('/id is no request id');
  } else if (kind === 'request' && !(Number.isInteger(message.id) || typeof message.id === 'string')) {
    fail('/id of a request must be a number or a string');
  }
  if (kind === 'response' && 'error' in message === 'result' in message) fail('exactly one of /result and /error');
  if (kind === 'response' && 'error' in message) {
    seen.error += 1;
    return report(validator('Error'), message.error, '/error');
  }
  const name = types[kind].get(method);
  if (!name) return fail(`the schema knows no ${kind} of ${method} from a client`);
  seen[kind].add(method);
  if (kind === 'request' && method === 'initialize') initialize = message.params;
  return report(validator(name), kind === 'response' ? message.result : message.params,
                kind === 'response' ? '/result' : '/params');

  function report(validate, value, at) {
    if (validate(value)) return;
    for (const e of validate.errors) fail(`${method} ${at}${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`);
  }
}

const types = schemaTypes();
const lines = readFileSync(process.argv[2], 'utf8').split('\n').filter((line) => line.trim() !== '');
lines.forEach((line, i) => check(line, `line ${i + 1}`));

if (lines.length === 0) failures.push('there are no messages at all');
// Capabilities that were not announced are the one reason not to have an answer to show.
const announced = initialize?.clientCapabilities ?? {};
const unannounced = (method) => (method.startsWith('elicitation/') && !announced.elicitation)
  || (method.startsWith('terminal/') && !announced.terminal)
  || (method === 'fs/read_text_file' && !announced.fs?.readTextFile)
  || (method === 'fs/write_text_file' && !announced.fs?.writeTextFile);
for (const kind of ['request', 'notification', 'response'])
  for (const method of types[kind].keys())
    if (!seen[kind].has(method) && !(kind === 'response' && unannounced(method)))
      failures.push(`no sample of the ${kind} of ${method}`);
if (seen.error === 0) failures.push('no sample of an error answer');

for (const failure of failures) console.error(failure);
console.log(`${lines.length} messages, ${seen.request.size} requests, ${seen.notification.size} notifications, `
  + `${seen.response.size} answers, ${seen.error} errors: ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);
