import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleImage, type BlobStore, type Descriptor, storeTar } from '@skydeck/oci-image';
import { aptSources, mirrorOf } from '../../vps/engine/images/apt-sources.js';
import { keyringOption, sourceLines } from '../../vps/engine/images/bootstrap-options.js';
import { limitedCommand } from '../../vps/engine/images/limited-command.js';
import { findProgram } from '../engine/toolchain/find-program.js';
import { ReleaseImageErrors } from './release-image.errors.js';

const DEADLINE_MS = 900_000;

/**
 * The smallest Debian of this machine's release with some packages. What is built here needs the
 * libraries from here. @throws `release_image.no_base`
 */
export async function makeDebianBase(
  store: BlobStore,
  { packages, workDir }: { packages: readonly string[]; workDir: string },
): Promise<Descriptor> {
  const mirror = mirrorOf(await aptSources(), 'debian');
  const suite = await ownSuite();
  if ((await findProgram('mmdebstrap')) === undefined || !mirror || !suite) {
    throw ReleaseImageErrors.no_base();
  }
  const dir = await mkdtemp(join(workDir, '.base-'));
  try {
    const tarFile = join(dir, 'base.tar');
    const args = [
      '--variant=minbase',
      `--include=${packages.join(',')}`,
      ...(await keyringOption('debian')),
      // What differs from run to run.
      '--customize-hook=rm -rf "$1"/var/log/* "$1"/var/cache/ldconfig/aux-cache',
      '--format=tar',
      suite,
      tarFile,
      ...sourceLines(mirror, { distribution: 'debian', suite, components: ['main'] }),
    ];
    await limitedCommand('env', ['SOURCE_DATE_EPOCH=0', 'mmdebstrap', ...args], {
      cwd: dir,
      deadlineMs: DEADLINE_MS,
    });
    const layer = await storeTar(store, createReadStream(tarFile));
    return await assembleImage(store, { layers: [layer], config: {} });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Code name of this machine's Debian; undefined on other systems. */
async function ownSuite(): Promise<string | undefined> {
  const text = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID=debian$/m.test(text)) return undefined;
  return /^VERSION_CODENAME=(\w+)/m.exec(text)?.[1];
}
