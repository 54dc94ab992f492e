import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { identify } from '@skydeck/exec';
import { bootFiles } from './boot/boot-files.js';
import { ComputeFailure } from '../compute-failure.js';
import type { EngineRef, ServerSpec } from '../server-spec.js';
import type { QemuImages } from './disk/images.js';
import { linkOrCopy } from './disk/link-or-copy.js';
import { QemuImg } from './disk/qemu-img.js';
import { writeSeed } from './disk/seed-disk.js';
import { cutPower } from './machine/machine.js';
import { ServerFolder, type ServerRecord } from './machine/server-folder.js';
import { GB } from './qemu-settings.js';

const ABANDONED_MS = 3_600_000;

/** The folders of all servers. A server is there from the moment its finished folder is renamed. */
export class ServerStore {
  constructor(
    private readonly dir: string,
    private readonly bootDir: string,
    private readonly images: QemuImages,
  ) {}

  folder(ref: EngineRef): ServerFolder {
    if (!/^vps-[a-zA-Z0-9-]+$/.test(ref)) {
      throw new ComputeFailure('not_found', 'There is no such server.');
    }
    return new ServerFolder(join(this.dir, ref));
  }

  async list(): Promise<ServerFolder[]> {
    const names = await readdir(this.dir).catch(() => []);
    return names.filter((name) => name.startsWith('vps-')).map((name) => this.folder(name));
  }

  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    const folder = this.folder(spec.id.replaceAll('_', '-'));
    if (await folder.find()) return folder.ref;
    await this.images.get(spec.imageRef);
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const work = await mkdtemp(join(this.dir, `new-${process.pid}-`));
    try {
      // Named as it will be, for that decides the user it belongs to.
      const made = new ServerFolder(join(work, folder.ref));
      await mkdir(made.path, { mode: 0o700 });
      await this.furnish(made, spec, signal);
      signal?.throwIfAborted();
      await rename(made.path, folder.path).catch(async (error: unknown) => {
        if (!(await folder.find())) throw error;
      });
      return folder.ref;
    } catch (error) {
      throw isFull(error) ? new ComputeFailure('no_space', 'The storage is full.') : error;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async rebuild(folder: ServerFolder, spec: ServerSpec): Promise<void> {
    const before = await folder.get();
    if (await folder.process()) {
      throw new ComputeFailure('busy', 'The server must be off.');
    }
    if (before.snapshots.length > 0) {
      throw new ComputeFailure('unsupported', 'A server with snapshots keeps its disk.');
    }
    await this.images.get(spec.imageRef);
    await this.furnish(folder, spec, undefined, before);
  }

  async remove(folder: ServerFolder): Promise<void> {
    await cutPower(folder);
    // Gone for everybody at once, however long the removal takes.
    const gone = join(this.dir, `gone-${folder.ref}-${process.pid}`);
    await rename(folder.path, gone).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rm(gone, { recursive: true, force: true });
  }

  /** Removes what was being made or removed when we were killed. */
  async sweep(): Promise<void> {
    for (const name of await readdir(this.dir).catch(() => [])) {
      const path = join(this.dir, name);
      const isOld = async (): Promise<boolean> =>
        Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS;
      const maker = Number(/^new-(\d+)-/.exec(name)?.[1] ?? 0);
      const isLeft = async () => name.startsWith('new-') && (!identify(maker) || (await isOld()));
      if (name.startsWith('gone-') || (await isLeft())) {
        await rm(path, { recursive: true, force: true });
      }
    }
  }

  private async furnish(
    folder: ServerFolder,
    spec: ServerSpec,
    signal?: AbortSignal,
    before?: ServerRecord,
  ): Promise<void> {
    const { path, bootsItself } = await this.images.get(spec.imageRef);
    const { uid } = folder;
    if (uid !== undefined) await chown(folder.path, uid, uid);
    await chmod(folder.path, 0o700);
    const base = `${spec.imageRef}.qcow2`;
    await linkOrCopy(path, folder.file(base));
    if (!bootsItself) {
      const { kernel, initrd } = await bootFiles(this.bootDir, signal);
      await linkOrCopy(kernel, folder.file('vmlinux'));
      await linkOrCopy(initrd, folder.file('initrd'));
    }
    const img = new QemuImg({ cwd: folder.path, uid, signal });
    const { 'virtual-size': least } = await img.info(base);
    await img.create('disk.new', Math.max(spec.size.diskGb * GB, least), base);
    const record: ServerRecord = {
      spec,
      bootsItself,
      base,
      volumes: before?.volumes ?? [],
      snapshots: [],
    };
    await writeSeed(folder, record);
    await rename(folder.file('disk.new'), folder.file('disk.qcow2'));
    await folder.save(record);
    if (before && before.base !== base) await rm(folder.file(before.base), { force: true });
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
