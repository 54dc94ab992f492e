import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGED = '/usr/share/lxc/config/common.conf.d';
/** What lxcfs hangs into a guest by a script of thirty programs, and half a second after its end. */
const BY_SCRIPT = '00-lxcfs.conf';
const LXCFS = '/var/lib/lxcfs';
const FILES = [
  'cpuinfo',
  'diskstats',
  'loadavg',
  'meminfo',
  'slabinfo',
  'stat',
  'swaps',
  'uptime',
].map((name) => `proc/${name}`);
const FOLDERS = ['sys/devices/system/cpu'];

/**
 * Writes what every guest of our daemon is configured with, and tells where. It is what the machine
 * has for all containers; only lxcfs is mounted by the kernel at once, without a script.
 */
export async function writeGuestConfig(dir: string): Promise<string> {
  const folder = join(dir, 'lxc');
  const parts = join(folder, 'common.conf.d');
  await mkdir(parts, { recursive: true });
  const names = await readdir(PACKAGED).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.conf') && one !== BY_SCRIPT)) {
    await copyFile(join(PACKAGED, name), join(parts, name));
  }
  const lines = [...FILES, ...FOLDERS].map(
    (path) => `lxc.mount.entry = ${LXCFS}/${path} ${path} none bind,optional 0 0`,
  );
  await writeFile(join(parts, BY_SCRIPT), `${lines.join('\n')}\n`);
  return folder;
}
