import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Machine, planSetup, thisMachine } from '@skydeck/launcher/setup';
import { runRecorded } from '../../testing/run-recorded.js';

/** A machine that has all of it but the programs that are named. */
function lacking(programs: RegExp, over: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    isRoot: true,
    find: (name) => (programs.test(name) ? null : name),
    exists: (path) => path === '/dev/net/tun',
    isForAll: () => true,
    read: (file) => (file === '/proc/filesystems' ? '\tbtrfs\n' : 'root:1000000:1000000000\n'),
    listens: async () => true,
    ...over,
  };
}

const commandsOf = async (...given: Parameters<typeof planSetup>) =>
  (await planSetup(...given)).map(({ command }) => command);

const hasSystemd = (file: string) => file === '/run/systemd/system';
const nobody = async () => false;
const docker = async (socket: string) => socket === '/var/run/docker.sock';

describe('setup', () => {
  it('has nothing to do where all is there', async () => {
    const parts = [
      'apps',
      'containers',
      'databases',
      'media',
      'rooms',
      'servers',
      'virtual-machines',
    ] as const;
    expect(await planSetup(parts, lacking(/^$/))).toEqual([]);
  });

  it('installs what a part lacks, and nothing of another', async () => {
    const machine = lacking(/bwrap|mmdebstrap|mcopy|podman/);
    const update = 'apt-get update && apt-get install';
    expect(await commandsOf(['apps'], machine)).toEqual([`${update} bubblewrap`]);
    expect(await commandsOf(['databases'], machine)).toEqual([`${update} bubblewrap mmdebstrap`]);
    expect(await commandsOf(['media'], lacking(/ffmpeg/))).toEqual([`${update} ffmpeg`]);
    expect(await commandsOf(['servers'], machine)).toEqual([`${update} mmdebstrap`]);
    expect(await commandsOf(['virtual-machines'], machine)).toEqual([
      `${update} mmdebstrap mtools`,
    ]);
  });

  it('switches off what Debian starts when rooms are installed', async () => {
    const install = 'apt-get update && apt-get install janus coturn';
    const bare = lacking(/^(janus|turnserver)$/);
    expect(await commandsOf(['rooms'], bare)).toEqual([install]);
    const usual = lacking(/^(janus|turnserver)$/, { exists: hasSystemd });
    expect(await commandsOf(['rooms'], usual)).toEqual([
      `${install} && systemctl disable --now coturn janus`,
    ]);
  });

  it('starts podman by systemd, or by itself where there is none', async () => {
    const bare = lacking(/^$/, { listens: nobody });
    expect(await commandsOf(['containers'], bare)).toEqual([
      'podman system service --time=0 unix:///run/podman/podman.sock &',
    ]);
    expect(
      await commandsOf(['containers'], lacking(/^$/, { listens: nobody, exists: hasSystemd })),
    ).toEqual(['systemctl enable --now podman.socket']);
  });

  it('asks for no podman where Docker answers', async () => {
    expect(await planSetup(['containers'], lacking(/podman|runc/, { listens: docker }))).toEqual(
      [],
    );
  });

  it('gives root user numbers, loads what the kernel lacks, starts lxcfs', async () => {
    expect(
      await commandsOf(['servers'], lacking(/^$/, { read: () => '', exists: hasSystemd })),
    ).toEqual([
      'modprobe btrfs',
      'echo root:1000000:1000000000 | tee -a /etc/subuid /etc/subgid',
      'systemctl enable --now lxcfs',
    ]);
    const bare = lacking(/^$/, { exists: hasSystemd, isForAll: () => false });
    expect(await commandsOf(['virtual-machines'], bare)).toEqual([
      'modprobe tun',
      'chmod 666 /dev/net/tun',
    ]);
  });

  it('installs what loads a part of the kernel, and what mounts, where that lacks too', async () => {
    const bare = lacking(/^(modprobe|mount)$/, { read: () => 'root:1000000:1000000000\n' });
    expect(await commandsOf(['servers'], bare)).toEqual([
      'apt-get update && apt-get install mount kmod',
      'modprobe btrfs',
    ]);
  });

  it('knows a socket at which nobody answers any more', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-setup-'));
    const path = join(dir, 'engine.sock');
    const machine = thisMachine();
    const server = createServer().listen(path);
    await once(server, 'listening');
    expect(await machine.listens(path)).toBe(true);
    server.close();
    await once(server, 'close');
    expect(await machine.listens(path)).toBe(false);
    await rm(dir, { recursive: true });
  });

  it('2: refuses a part that does not exist', async () => {
    const { exitCode, err } = await runRecorded(['setup', '--only', 'planes']);
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining('servers') });
  });
});
