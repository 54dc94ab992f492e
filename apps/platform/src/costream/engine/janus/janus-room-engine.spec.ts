import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify, isRunning } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { roomEngineContract } from '../contract/room-engine.contract.js';
import { SPEAKER } from '../fixtures/memory-keeper.js';
import { type Rig, startRig } from '../fixtures/rig.js';
import { SocketClient } from '../fixtures/socket-client.js';
import { janusOptions } from './janus.config.js';
import { endLeftovers } from './janus-leftovers.js';
import { JanusServer } from './janus-server.js';

describe('rooms on Janus', () => {
  let rig: Rig;

  beforeAll(async () => {
    rig = await startRig('24400-24499');
  });

  afterAll(async () => {
    await rig?.close();
  });

  roomEngineContract(() => ({
    engine: rig.engine,
    room: async () => rig.keeper.room(),
    enter: async ({ id }, identity) => {
      const token = rig.keeper.token(id, identity, SPEAKER);
      const { client } = await SocketClient.join(rig.url, token);
      return {
        isConnected: async () => client.closed === null,
        heard: async () =>
          client.notices.flatMap((one) => (one.type === 'data' ? [one.payload] : [])),
      };
    },
    crash: async () => {
      const { pid } = await rig.server.up();
      process.kill(pid, 'SIGKILL');
      await eventually(() => rig.server.link !== undefined && rig.server.link.pid !== pid);
    },
  }));
});

describe('the process of Janus', () => {
  let folder: string;
  const servers: JanusServer[] = [];
  const server = (change = {}): JanusServer => {
    const made = new JanusServer({ ...janusOptions(folder), ...change });
    servers.push(made);
    return made;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'janus-'));
  });

  afterEach(async () => {
    for (const one of servers.splice(0)) await one.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('starts once for 50 who ask at once, and leaves nothing behind when stopped', async () => {
    const one = server();
    const links = await Promise.all(Array.from({ length: 50 }, async () => one.up()));
    expect(new Set(links.map(({ pid }) => pid)).size).toBe(1);
    const [link] = links;
    const process = identify(link?.pid ?? 0);
    await one.stop();
    expect(process && isRunning(process)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
    await expect(one.up()).rejects.toThrow('stopped');
  });

  it('says what is missing, and the command that mends it', async () => {
    const lacking = server({ bin: '/nowhere/janus' });
    await expect(lacking.up()).rejects.toMatchObject({
      name: 'RoomEngineUnavailable',
      fix: 'sudo apt-get install -y janus',
    });
  });

  it('ends one whose owner is no more, and spares one whose owner lives', async () => {
    const alive = await server().up();
    const orphan = await server().up();
    const note = join(folder, `janus-${orphan.pid}.json`);
    const said = JSON.parse(await readFile(note, 'utf8')) as { owner: object };
    await writeFile(note, JSON.stringify({ ...said, owner: { pid: 1, start_token: 'gone' } }));
    const process = identify(orphan.pid);
    // Who would start it anew is not to be asked.
    await endLeftovers(folder);
    expect(process && isRunning(process)).toBe(false);
    expect(existsSync(alive.folder.path)).toBe(true);
    expect(identify(alive.pid)).not.toBeNull();
  });

  it('has no rights but those of files, and keeps its secrets from others', async () => {
    const { pid, folder: given } = await server().up();
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    expect(status).toMatch(/CapEff:\s+0{16}/);
    expect(status).toMatch(/NoNewPrivs:\s+1/);
    expect((await stat(given.path)).mode & 0o077).toBe(0);
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    expect(command).not.toContain(given.apiSecret);
  });
});
