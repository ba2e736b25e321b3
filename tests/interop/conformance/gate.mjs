// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

/// A gate of belay-gatehost, which BELAY_GATEHOST names, to \p server: what an agent would be given, and close().
export async function openGate(server) {
  const folder = mkdtempSync(path.join(tmpdir(), 'belay-gate-'));
  writeFileSync(path.join(folder, 'mcp.json'), JSON.stringify({ mcpServers: { server } }));
  const host = spawn(process.env.BELAY_GATEHOST, [path.join(folder, 'mcp.json')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(readline.createInterface({ input: host.stdout }), 'line');
  return {
    entrance: JSON.parse(line).mcpServers.server,
    close: async () => {
      host.stdin.end();
      if (host.exitCode === null) await once(host, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
