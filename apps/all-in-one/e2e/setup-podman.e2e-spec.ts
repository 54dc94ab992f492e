import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';

const setup = path.resolve(import.meta.dirname, '../../../scripts/launcher/setup');
const { startPodman } = await import(path.join(setup, 'podman.mjs'));
const { thisMachine } = await import(path.join(setup, 'index.mjs'));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'skydeck-podman-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the engine says of itself, by the interface that Docker has. */
async function ping(socketPath: string): Promise<string> {
  const asked = request({ socketPath, path: '/_ping' }).end();
  const [response] = await once(asked, 'response');
  return text(response);
}

it('starts podman where there is no systemd, and it answers as Docker does', async () => {
  const machine = { ...thisMachine(), exists: () => false };
  const socket = path.join(folder, 'run/podman.sock');
  const context = { say: () => undefined, signal: new AbortController().signal };
  const pid: number = await startPodman(machine, context, socket);
  try {
    expect(await ping(socket)).toBe('OK');
  } finally {
    process.kill(pid, 'SIGTERM');
  }
  await eventually(async () => expect(await machine.listens(socket)).toBe(false));
}, 60_000);
