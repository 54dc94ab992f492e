import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { guestSeed } from '../../seed/guest-seed.js';
import { volumeSerial } from '../machine/qemu-options.js';
import type { ServerFolder, ServerRecord } from '../machine/server-folder.js';
import { confined } from './confined.js';

/**
 * Writes the small disk from which a guest learns its name, addresses and keys: a volume named
 * CIDATA, as cloud-init's NoCloud looks for it. The file is replaced whole.
 */
export async function writeSeed(folder: ServerFolder, { spec, volumes }: ServerRecord) {
  const dir = folder.file('seed');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { mode: 0o755 });
  const list = volumes.map(({ id, mountPath }) => `${volumeSerial(id)} ${mountPath}\n`).join('');
  const files: Record<string, string> = { ...guestSeed(spec), volumes: list };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(dir, name), text, { mode: 0o644 });
  }
  const script = `rm -f seed.new
truncate -s 1M seed.new
mkfs.vfat -n CIDATA seed.new >/dev/null
mcopy -i seed.new seed/* ::
mv seed.new seed.img`;
  const { uid } = folder;
  await confined(['sh', '-euc', script], { cwd: folder.path, uid, deadlineMs: 60_000 });
  await rm(dir, { recursive: true, force: true });
}
