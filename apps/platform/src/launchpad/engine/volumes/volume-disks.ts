import { chmod, mkdir, open, readFile, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '@skydeck/exec';
import type { Probe } from '../probe.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { OneAtATime } from './one-at-a-time.js';

const BYTES_PER_GB = 2 ** 30;
const DEADLINE_MS = 120_000;
/** What a container's user may write by the group of the folder; files in it get that group. */
const MODE = 0o2770;
const NOBODY = 65_534;
/** Left to the rest of the machine when disks are made. */
const KEPT_FREE_BYTES = BYTES_PER_GB;

/** How full a disk is. */
export interface DiskUse {
  readonly usedBytes: number;
  readonly freeBytes: number;
}

/**
 * The disks of apps: each is a file of its full size with a file system of its own, mounted on this
 * machine. Every method may be repeated, also after a crash in its middle.
 */
export class VolumeDisks {
  readonly #dir: string;
  readonly #turns = new OneAtATime();

  constructor(private readonly machine: SandboxMachine) {
    this.#dir = join(machine.options.dir, 'volumes');
  }

  /** Whether disks can be made on this machine, and what is missing when they cannot. */
  async probe(): Promise<Probe> {
    if (this.machine.rootless) {
      const text = 'Volumes are file systems of their own, which only root may mount.';
      return { ok: false, problems: [{ code: 'root_missing', text, fix: 'Run Skydeck as root.' }] };
    }
    const missing = await runCommand('sh', ['-c', 'command -v mkfs.ext4 resize2fs losetup']).then(
      () => false,
      () => true,
    );
    const control = await stat('/dev/loop-control').catch(() => undefined);
    if (!missing && control) return { ok: true, problems: [] };
    const text = 'Volumes need loop devices and the programs for ext4.';
    const fix = 'apt-get install e2fsprogs mount && modprobe loop';
    return { ok: false, problems: [{ code: 'ext4_missing', text, fix }] };
  }

  /** Whether the machine has room for that much more. */
  async hasRoom(sizeGb: number): Promise<boolean> {
    await mkdir(this.#dir, { recursive: true, mode: 0o711 });
    const { bavail, bsize } = await statfs(this.#dir);
    return bavail * bsize >= sizeGb * BYTES_PER_GB + KEPT_FREE_BYTES;
  }

  /** Where a disk is mounted. */
  pathOf(id: string): string {
    return join(this.#dir, id, 'data');
  }

  /** Group that may write to the disks of an app. */
  groupOf(appId: string): number {
    return this.machine.uid(appId) ?? NOBODY;
  }

  /** Makes an empty disk that belongs to an app. */
  async create(id: string, { sizeGb, appId }: { sizeGb: number; appId: string }): Promise<void> {
    await this.#turns.take(id, async () => {
      if (await stat(this.#file(id)).catch(() => undefined)) return;
      await this.#makeFolders(id);
      const fresh = `${this.#file(id)}.new`;
      await this.format(fresh, { sizeGb, appId });
      await rename(fresh, this.#file(id));
    });
  }

  /** Makes a file with an empty file system in it. Its space is taken from the machine at once. */
  async format(file: string, { sizeGb, appId }: { sizeGb: number; appId: string }): Promise<void> {
    const owner = this.groupOf(appId);
    await rm(file, { force: true });
    await this.#run('fallocate', ['-l', `${sizeGb}GiB`, file]);
    // What is given back to the machine could be missing later, in the middle of a write.
    const options = `nodiscard,lazy_itable_init=1,root_owner=${owner}:${owner}`;
    await this.#run('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', options, file]);
    await using handle = await open(file, 'r+');
    await handle.chmod(0o600);
    await handle.sync();
  }

  /** Mounts a disk, where it is not. */
  async mount(id: string): Promise<string> {
    return this.#turns.take(id, async () => {
      const path = this.pathOf(id);
      if (await this.#isMounted(path)) return path;
      await this.#makeFolders(id);
      await this.attach(this.#file(id), path);
      return path;
    });
  }

  /** Mounts a file with a file system. One that was damaged is repaired as far as that is safe. */
  async attach(file: string, path: string): Promise<void> {
    const options = 'loop,nodev,nosuid,noatime,errors=remount-ro';
    const mount = () => this.#run('mount', ['-t', 'ext4', '-o', options, file, path]);
    await mount().catch(async () => {
      await this.#run('e2fsck', ['-p', file]).catch((error: unknown) => {
        // 1: repaired.
        if (!(error instanceof CommandFailed && error.code === 1)) throw error;
      });
      await mount();
    });
    // Programs such as databases want an empty folder.
    await rmdir(join(path, 'lost+found')).catch(() => undefined);
    await chmod(path, MODE);
  }

  /** Makes a disk larger while it is in use. */
  async grow(id: string, sizeGb: number): Promise<void> {
    await this.mount(id);
    await this.#turns.take(id, async () => {
      const file = this.#file(id);
      if ((await stat(file)).size < sizeGb * BYTES_PER_GB) {
        await this.#run('fallocate', ['-l', `${sizeGb}GiB`, file]);
      }
      const { stdout } = await this.#run('losetup', ['-n', '-O', 'NAME', '-j', file]);
      const device = stdout[0]?.trim();
      if (!device) throw new Error(`the disk ${id} has no device`);
      await this.#run('losetup', ['-c', device]);
      await this.#run('resize2fs', [device]);
    });
  }

  /** How full a disk is that is mounted. */
  async use(id: string): Promise<DiskUse | undefined> {
    const path = this.pathOf(id);
    if (!(await this.#isMounted(path))) return undefined;
    const { blocks, bfree, bavail, bsize } = await statfs(path);
    return { usedBytes: (blocks - bfree) * bsize, freeBytes: bavail * bsize };
  }

  /** Takes a disk off. */
  async unmount(id: string): Promise<void> {
    await this.#turns.take(id, async () => {
      const path = this.pathOf(id);
      if (await this.#isMounted(path)) await this.#run('umount', [path]);
    });
  }

  /** Takes off what is mounted here. */
  async close(): Promise<void> {
    for (const path of await mountedBelow(this.#dir)) {
      await this.#run('umount', [path]).catch(() => undefined);
    }
  }

  /** Removes a disk with all that is on it. */
  async remove(id: string): Promise<void> {
    await this.unmount(id);
    await rm(join(this.#dir, id), { recursive: true, force: true });
  }

  #file(id: string): string {
    return join(this.#dir, id, 'disk.ext4');
  }

  async #makeFolders(id: string): Promise<void> {
    const folder = join(this.#dir, id);
    await mkdir(folder, { recursive: true });
    await chmod(this.#dir, 0o711);
    await chmod(folder, 0o711);
    // Nobody may write to it while the disk is not there.
    await mkdir(this.pathOf(id), { recursive: true, mode: 0 });
  }

  async #isMounted(path: string): Promise<boolean> {
    return (await mountedBelow(this.#dir)).includes(path);
  }

  #run(program: string, args: string[]) {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };
    return runCommand(program, args, { env, deadlineMs: DEADLINE_MS });
  }
}

/** Mount points below a folder, the newest first. */
async function mountedBelow(dir: string): Promise<string[]> {
  const table = await readFile('/proc/self/mountinfo', 'utf8');
  const points = table.split('\n').map((line) => line.split(' ')[4] ?? '');
  return points
    .map((point) => point.replaceAll(/\\(\d{3})/g, (_, code) => octal(String(code))))
    .filter((point) => point.startsWith(`${dir}/`))
    .toReversed();
}

function octal(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 8));
}
