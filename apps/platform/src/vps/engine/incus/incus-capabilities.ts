import { access, readFile } from 'node:fs/promises';
import type { ComputeCapabilities } from '../compute.driver.js';
import { ComputeFailure } from '../compute-failure.js';
import { findProgram } from '../../../launchpad/engine/toolchain/find-program.js';
import { findDaemonProgram } from './daemon/daemon-program.js';
import type { IncusSettings } from './incus-settings.js';
import { installCommand } from './install-command.js';

type Missing = ComputeCapabilities['missing'][number];

const SOCKET_LIMIT = 107;

/** What a daemon of our own lacks on this machine. */
export async function missingForDaemon(settings: IncusSettings): Promise<Missing[]> {
  const missing: Missing[] = [];
  if (process.getuid?.() !== 0) {
    missing.push({
      what: 'Incus needs root to start',
      fix: 'start Skydeck as root, or install and start Incus as a service',
    });
  }
  if ((await findDaemonProgram(settings.program)) === undefined) {
    missing.push({ what: 'neither Incus nor LXD is installed', fix: await installCommand() });
  }
  for (const [program, name] of [
    ['mkfs.btrfs', 'btrfs-progs'],
    ['lxcfs', 'lxcfs'],
    ['nft', 'nftables'],
  ] as const) {
    if ((await findProgram(program)) !== undefined) continue;
    missing.push({ what: `${program} is not installed`, fix: `apt-get install ${name}` });
  }
  const filesystems = await readFile('/proc/filesystems', 'utf8').catch(() => '');
  if (!/\bbtrfs\b/.test(filesystems) && !(await hasModule('btrfs'))) {
    missing.push({ what: 'the kernel has no btrfs', fix: 'modprobe btrfs' });
  }
  if (!(await hasIdRange())) {
    const range = 'root:1000000:1000000000';
    missing.push({
      what: 'root has no range of user numbers for guests',
      fix: `echo ${range} | tee -a /etc/subuid /etc/subgid`,
    });
  }
  if (`${settings.dir}/state/unix.socket`.length > SOCKET_LIMIT) {
    missing.push({
      what: `${settings.dir} is too long for a socket`,
      fix: 'choose a shorter folder',
    });
  }
  return missing;
}

/** Why a daemon of others cannot be used. */
export function missingReach({ target }: IncusSettings, error: unknown): Missing {
  const text = error instanceof Error ? error.message : String(error);
  const detail = error instanceof ComputeFailure ? (error.engineMessage ?? '') : '';
  const what = [text.replace(/\.$/, ''), detail].filter(Boolean).join(': ');
  if (target === undefined || 'socket' in target) {
    const socket = target?.socket ?? 'the socket of the daemon';
    return { what, fix: `check that the daemon runs and that we may use it: ls -l ${socket}` };
  }
  return {
    what: `${target.url}: ${what}`,
    fix: `on the machine of the daemon: incus config trust add-certificate ${target.certFile}`,
  };
}

/** How many user numbers root may give to guests. */
export async function hasIdRange(atLeast = 65_536): Promise<boolean> {
  const sizes = await Promise.all(
    ['/etc/subuid', '/etc/subgid'].map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => '');
      return Math.max(0, ...[...text.matchAll(/^(?:root|0):\d+:(\d+)/gm)].map((m) => Number(m[1])));
    }),
  );
  return sizes.every((size) => size >= atLeast);
}

async function hasModule(name: string): Promise<boolean> {
  return access(`/sys/module/${name}`).then(
    () => true,
    () => false,
  );
}
