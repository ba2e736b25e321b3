// SPDX-License-Identifier: Apache-2.0
// bridge.mjs PORT COMMAND [ARG…] : Streamable HTTP in front of a stdio MCP server (the gate), both eras, so that
// the conformance tests, which speak HTTP only, can test what stands on the stdio side.
import http from 'node:http'; import { spawn } from 'node:child_process'; import { randomUUID } from 'node:crypto';
const [port, ...command] = process.argv.slice(2), MODERN = '2026-07-28', VK = 'io.modelcontextprotocol/protocolVersion';
const sessions = new Map(); let shared;
class Backend {
  constructor(modern) {
    this.modern = modern; this.pending = new Map(); this.tokens = new Map(); this.get = null; this.backlog = []; this.order = [];
    this.child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdin.on('error', () => {}); this.child.on('exit', () => { this.dead = true; for (const p of this.pending.values()) p.res.destroy(); });
    let rest = ''; this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', d => { const l = (rest + d).split('\n'); rest = l.pop(); for (const x of l) if (x.trim()) this.fromServer(x); });
  }
  write(text) { this.child.stdin.write(text.replace(/\r?\n/g, ' ') + '\n'); }
  request(m, raw, res) {
    const token = m.params?._meta?.progressToken; if (token !== undefined) this.tokens.set(token, m.id);
    this.pending.set(m.id, { res, sse: false }); this.order.push(m.id); this.write(raw);
    res.on('close', () => { if (this.pending.get(m.id)?.res === res && this.modern) { this.pending.delete(m.id); this.write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: m.id } })); } });
  }
  fromServer(line) {
    const m = JSON.parse(line);
    if (m.method === undefined) {
      const p = this.pending.get(m.id); if (!p) return; this.pending.delete(m.id); this.order = this.order.filter(x => x !== m.id);
      if (this.modern && !p.sse) { const c = m.error?.code; p.res.writeHead(c === -32601 ? 404 : [-32602, -32020, -32021, -32022].includes(c) && c !== -32602 ? 400 : 200, { 'content-type': 'application/json' }); return p.res.end(line); }
      this.event(p, line); return p.res.end();
    }
    const meta = m.params?._meta ?? {};
    const id = m.method === 'notifications/progress' ? this.tokens.get(m.params.progressToken) : meta['io.modelcontextprotocol/subscriptionId'] ?? this.order.at(-1);
    const p = this.pending.get(id);
    if (p && !/list_changed$|resources\/updated$/.test(this.modern ? '' : m.method)) return this.event(p, line);
    if (this.modern) return; if (this.get) this.get.write(`event: message\ndata: ${line}\n\n`); else this.backlog.push(line);
  }
  event(p, line) { if (!p.sse) { p.sse = true; p.res.writeHead(200, { 'content-type': 'text/event-stream', ...p.res.extra }); } p.res.write(`event: message\ndata: ${line}\n\n`); }
}
const fail = (res, status, code, message, id = null) => { res.writeHead(status, { 'content-type': 'application/json' }); res.end(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })); };
http.createServer(async (req, res) => {
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  if (!local.test(req.headers.host ?? '') || (req.headers.origin && !local.test(req.headers.origin.replace(/^https?:\/\//, '')))) return fail(res, 403, -32000, 'Forbidden host or origin');
  let raw = ''; req.setEncoding('utf8'); for await (const d of req) raw += d;
  const sid = req.headers['mcp-session-id'], modern = req.headers['mcp-protocol-version'] === MODERN;
  let b = sid && sessions.get(sid);
  if (req.method === 'GET') { if (!b) return fail(res, modern ? 405 : sid ? 404 : 400, -32000, 'no session'); res.writeHead(200, { 'content-type': 'text/event-stream' }); res.flushHeaders(); b.get = res; res.on('close', () => b.get === res && (b.get = null)); for (const l of b.backlog.splice(0)) res.write(`event: message\ndata: ${l}\n\n`); return; }
  if (req.method === 'DELETE') { if (!b) return fail(res, modern ? 405 : 404, -32000, 'no session'); sessions.delete(sid); b.child.stdin.end(); res.writeHead(200); return res.end(); }
  if (req.method !== 'POST') return fail(res, 405, -32000, 'Method not allowed');
  let m; try { m = JSON.parse(raw); } catch { return fail(res, 400, -32700, 'Parse error'); }
  const asked = m.params?._meta?.[VK];
  if (asked !== undefined || (modern && !sid)) {
    const want = { 'mcp-protocol-version': asked, 'mcp-method': m.method };
    if (asked !== undefined) for (const [k, v] of Object.entries(want)) if (req.headers[k] !== undefined && req.headers[k] !== v || req.headers[k] === undefined && k === 'mcp-protocol-version') return fail(res, 400, -32020, `Header mismatch: ${k}`, m.id);
    b = shared && !shared.dead ? shared : (shared = new Backend(true));
  } else if (m.method === 'initialize' && !sid) { b = new Backend(false); const id = randomUUID(); sessions.set(id, b); res.extra = { 'mcp-session-id': id }; }
  else if (!b) return fail(res, sid ? 404 : 400, -32001, 'Session not found', m.id ?? null);
  if (m.id === undefined || m.method === undefined) { b.write(raw); res.writeHead(202); return res.end(); }
  b.request(m, raw, res);
}).listen(+port, '127.0.0.1', function () { console.log(`http://127.0.0.1:${this.address().port}/mcp`); });
