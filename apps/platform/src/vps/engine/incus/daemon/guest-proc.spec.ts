import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGuestConfig } from './guest-proc.js';

it('shows guests their own limits without a script at their start or end', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-proc-'));
  try {
    // A daemon that is started again finds it there already.
    for (const folder of [await writeGuestConfig(dir), await writeGuestConfig(dir)]) {
      const text = await readFile(join(folder, 'common.conf.d/00-lxcfs.conf'), 'utf8');
      expect(text).not.toContain('lxc.hook');
      expect(text).toContain(
        'lxc.mount.entry = /var/lib/lxcfs/proc/meminfo proc/meminfo none bind,optional 0 0\n',
      );
    }
  } finally {
    await rm(dir, { recursive: true });
  }
});
