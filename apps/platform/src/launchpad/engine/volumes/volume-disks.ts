import { chmod, mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { Probe } from '../probe.js';
import type { SandboxMachine } from '../sandbox/sandbox-machine.js';
import { growFile, growMounted, growUnmounted, makeExt4, mountExt4, unmount } from './ext4-file.js';
import { mountedBelow } from './mounted-below.js';
import { KeyedMutex } from '../../../vps/engine/keyed-mutex.js';

const BYTES_PER_GB = 2 ** 30;
/** See capabilities(7). */
const CAP_SYS_RESOURCE = 1n << 24n;
const NOBODY = 65_534;
/** Left to the rest of the machine when disks are made. */
const KEPT_FREE_BYTES = BYTES_PER_GB;

/** A disk that is to be made. */
export interface NewDisk {
  readonly sizeGb: number;
  readonly appId: string;
  /** Writes its first content into the folder that it is mounted at. */
  readonly fill?: ((path: string) => Promise<void>) | undefined;
}

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
  readonly #turns = new KeyedMutex();

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

  /** Makes a disk that belongs to an app, empty unless it is filled. One that is there is left alone. */
  async create(id: string, wanted: NewDisk): Promise<void> {
    await this.#turns.run(id, async () => {
      if (await stat(this.#file(id)).catch(() => undefined)) return;
      await this.#make(id, wanted);
    });
  }

  /** Puts a disk in the place of another, at once or not at all. Nobody may have it mounted. */
  async replace(id: string, wanted: NewDisk): Promise<void> {
    await this.#turns.run(id, async () => {
      await this.#make(id, wanted);
      // What is mounted still is the old one.
      await this.#takeOff(this.pathOf(id));
    });
  }

  async #make(id: string, { sizeGb, appId, fill }: NewDisk): Promise<void> {
    await this.#makeFolders(id);
    const fresh = `${this.#file(id)}.new`;
    const path = join(this.#dir, id, 'new');
    await this.#takeOff(path);
    await makeExt4(fresh, sizeGb, this.groupOf(appId));
    if (fill) {
      await mkdir(path, { recursive: true, mode: 0 });
      await mountExt4(fresh, path);
      try {
        await fill(path);
      } finally {
        await this.#takeOff(path);
      }
    }
    await rename(fresh, this.#file(id));
  }

  /** Mounts a disk, where it is not. */
  async mount(id: string): Promise<string> {
    return this.#turns.run(id, async () => {
      const path = this.pathOf(id);
      if (await this.#isMounted(path)) return path;
      await this.#makeFolders(id);
      await mountExt4(this.#file(id), path);
      return path;
    });
  }

  /** Whether disks grow while they are in use: the kernel asks for a right that root may lack. */
  async growInUse(): Promise<boolean> {
    const status = await readFile('/proc/self/status', 'utf8');
    const rights = BigInt(`0x${/^CapEff:\s*(\w+)$/m.exec(status)?.[1] ?? '0'}`);
    return (rights & CAP_SYS_RESOURCE) !== 0n;
  }

  /**
   * Makes a disk larger. Where it cannot grow in use, it is taken off for a moment if nobody has it.
   * @returns false when that has to wait
   */
  async grow(id: string, sizeGb: number, isIdle: () => boolean): Promise<boolean> {
    return this.#turns.run(id, async () => {
      const file = this.#file(id);
      const path = this.pathOf(id);
      await growFile(file, sizeGb);
      if ((await this.#isMounted(path)) && (await this.growInUse())) {
        await growMounted(path);
        return true;
      }
      if (!isIdle()) return false;
      await this.#takeOff(path);
      await growUnmounted(file);
      return true;
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
    await this.#turns.run(id, () => this.#takeOff(this.pathOf(id)));
  }

  /** Takes off what is mounted here. */
  async close(): Promise<void> {
    for (const path of await mountedBelow(this.#dir)) {
      await unmount(path).catch(() => undefined);
    }
  }

  /** Removes a disk with all that is on it. */
  async remove(id: string): Promise<void> {
    await this.#turns.run(id, async () => {
      for (const path of await mountedBelow(join(this.#dir, id))) await this.#takeOff(path);
      await rm(join(this.#dir, id), { recursive: true, force: true });
    });
  }

  /** Removes all disks but these: a crash left them. */
  async sweep(keep: ReadonlySet<string>): Promise<void> {
    for (const id of await readdir(this.#dir).catch(() => [])) {
      if (!keep.has(id)) await this.remove(id);
    }
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

  async #takeOff(path: string): Promise<void> {
    if (await this.#isMounted(path)) await unmount(path);
  }

  async #isMounted(path: string): Promise<boolean> {
    return (await mountedBelow(this.#dir)).includes(path);
  }
}
