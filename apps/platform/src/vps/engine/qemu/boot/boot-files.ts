import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { findProgram } from '../../../../launchpad/engine/toolchain/find-program.js';
import { ComputeFailure } from '../../compute-failure.js';
import { whileLocked } from '../../images/file-lock.js';
import * as scripts from './guest-scripts.js';
import { makeInitrd } from './initrd.js';
import { unpackKernel } from './vmlinux.js';

const META_PACKAGE = 'linux-image-cloud-amd64';
const AGENT_PACKAGE = 'qemu-guest-agent';
const FETCH_MS = 300_000;

/** What guests without a boot loader of their own start from. */
export interface BootFiles {
  readonly kernel: string;
  readonly initrd: string;
  /** Tar archive of `usr/lib/modules`, for images that load modules themselves. */
  readonly modules: string;
}

/**
 * Kernel, initrd and guest agent, made once from the distribution's packages, which are unpacked
 * and not installed. Needs no root.
 */
export async function bootFiles(dir: string, signal?: AbortSignal): Promise<BootFiles> {
  // Whatever changes the scripts makes a new set.
  const digest = createHash('sha256').update(JSON.stringify(scripts)).update('3').digest('hex');
  const set = join(dir, digest.slice(0, 12));
  const files = {
    kernel: join(set, 'vmlinux'),
    initrd: join(set, 'initrd'),
    modules: join(set, 'modules.tar'),
  };
  if (await exists(set)) return files;
  await mkdir(dir, { recursive: true });
  const within = signal ?? AbortSignal.timeout(FETCH_MS * 2);
  await whileLocked(`${set}.lock`, within, async () => {
    if (!(await exists(set))) await build(dir, set, signal);
  });
  return files;
}

async function build(dir: string, set: string, signal?: AbortSignal): Promise<void> {
  const work = await mkdtemp(join(dir, 'build-'));
  try {
    await make(work, signal);
    await rename(join(work, 'set'), set);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ComputeFailure('engine_unavailable', 'The kernel could not be fetched.', why, true);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function make(work: string, signal?: AbortSignal): Promise<void> {
  const kernelPackage = await newestKernel();
  const options = { cwd: work, deadlineMs: FETCH_MS, ...(signal ? { signal } : {}) };
  await runCommand('apt-get', ['download', '-q', kernelPackage, AGENT_PACKAGE], options);
  const packages = (await readdir(work)).filter((name) => name.endsWith('.deb'));
  for (const name of packages) await runCommand('dpkg', ['-x', name, 'tree'], options);
  const [release = ''] = await readdir(join(work, 'tree/lib/modules'));
  await runCommand('depmod', ['-b', 'tree', release], {
    ...options,
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  });
  const set = join(work, 'set');
  await mkdir(set, { mode: 0o755 });
  await unpackKernel(join(work, `tree/boot/vmlinuz-${release}`), join(set, 'vmlinux'));
  await makeInitrd(
    {
      modules: join(work, 'tree/lib/modules', release),
      busybox: (await findProgram('busybox', '/bin:/usr/bin')) ?? '',
      programs: [join(work, 'tree/usr/sbin/qemu-ga'), (await findProgram('resize2fs')) ?? ''],
    },
    work,
    join(set, 'initrd'),
  );
  const pack = ['--owner=0', '--group=0', '--transform=s,^lib,usr/lib,', '-cf', 'set/modules.tar'];
  await runCommand('tar', [...pack, '-C', 'tree', 'lib/modules'], options);
  await writeFile(join(set, 'release'), `${release}\n`);
}

/** The package that the distribution's kernel for clouds stands for today. */
async function newestKernel(): Promise<string> {
  const { stdout } = await runCommand('apt-cache', ['depends', META_PACKAGE]);
  const name = /Depends: (linux-image-\S+)/.exec(stdout.join('\n'))?.[1];
  if (name === undefined) throw new Error(`${META_PACKAGE} is not offered by the package sources`);
  return name;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
