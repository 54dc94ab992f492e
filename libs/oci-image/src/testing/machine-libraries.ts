import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assembleImage } from '../assemble-image.js';
import type { BlobStore } from '../blob-store.js';
import type { Descriptor } from '../descriptor.js';
import { packLayer } from '../pack-layer.js';

/**
 * An image with some programs of this machine and their libraries, so that none has to be fetched.
 * Of programs that are not the system's own, the libraries alone.
 */
export async function machineLibraries(
  store: BlobStore,
  programs: readonly string[],
): Promise<Descriptor> {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-libraries-'));
  try {
    for (const name of ['usr/bin', 'usr/lib', 'usr/lib64']) {
      await mkdir(join(dir, name), { recursive: true });
    }
    const files = new Set(programs.filter((program) => program.startsWith('/usr/')));
    for (const program of programs) {
      const needed = execFileSync('ldd', [program], { encoding: 'utf8' });
      for (const [file] of needed.matchAll(/\/\S+/g)) files.add(file);
    }
    for (const file of files) {
      const place = /^\/(?:bin|lib|lib64)\//.test(file) ? `usr${file}` : file;
      await mkdir(dirname(join(dir, place)), { recursive: true });
      await cp(file, join(dir, place), { dereference: true });
    }
    for (const name of ['bin', 'lib', 'lib64']) await symlink(`usr/${name}`, join(dir, name));
    await mkdir(join(dir, 'tmp'));
    const layers = [await packLayer(store, dir, '.')];
    return await assembleImage(store, { layers, config: {} });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
