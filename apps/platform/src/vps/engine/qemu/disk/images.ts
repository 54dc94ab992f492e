import { createReadStream } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ComputeFailure } from '../../compute-failure.js';
import type { ImageSource } from '../../image-source.js';
import { bootFiles } from '../boot/boot-files.js';
import { ROOTFS_LIMIT_BYTES, MB } from '../qemu-settings.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { confined } from './confined.js';
import { linkOrCopy } from './link-or-copy.js';
import { QemuImg } from './qemu-img.js';

/** A user that owns nothing, for work on images of strangers. */
const IMAGE_UID = 1_399_999_999;
const UNPACK_MS = 1_200_000;

/** Images as files of the engine: a disk each, whose name tells whether it boots by itself. */
export class QemuImages {
  constructor(
    private readonly dir: string,
    private readonly bootDir: string,
  ) {}

  async ensure(image: ImageSource, signal?: AbortSignal): Promise<string> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const { format } = image;
    const ref = imageName(image.id, format === 'disk');
    if (await this.has(ref)) return ref;
    await this.making(ref, async (work, img) => {
      const magic = await firstBytes(image.path);
      const isQcow = magic.startsWith('514649fb');
      if (format === 'rootfs' && !isQcow) {
        return this.fromTree(image.path, unpacker(magic), work, img, signal);
      }
      return this.fromDisk(image.path, isQcow ? 'qcow2' : 'raw', work, img);
    });
    return ref;
  }

  /** Makes an image of what a server's disk was at a snapshot. */
  async publish(
    id: string,
    bootsItself: boolean,
    folder: ServerFolder,
    snapshot: string,
  ): Promise<string> {
    const { snapshots } = await folder.get();
    if (!snapshots.some((one) => one.name === snapshot)) {
      throw new ComputeFailure('not_found', 'There is no such snapshot.');
    }
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const ref = imageName(id, bootsItself);
    if (await this.has(ref)) return ref;
    await this.making(ref, async (work) => {
      // The server's own user reads its disk and writes beside it; the file is moved when it is whole.
      const img = new QemuImg({ cwd: folder.path, uid: folder.uid });
      const from = ['-U', '-f', 'qcow2', '-l', `snapshot.name=${snapshot}`, 'disk.qcow2'];
      await img.run('convert', ...from, '-O', 'qcow2', 'published.qcow2');
      await rename(folder.file('published.qcow2'), join(work, 'image.qcow2'));
    });
    return ref;
  }

  async remove(ref: string): Promise<void> {
    // Servers have a link of their own to the file that their disk is a layer on.
    await rm(this.file(ref), { force: true });
  }

  async export(ref: string): Promise<Readable> {
    if (!(await this.has(ref))) throw missing();
    return createReadStream(this.file(ref));
  }

  /** @throws `image_missing` */
  async get(ref: string): Promise<{ path: string; bootsItself: boolean }> {
    if (!/^skydeck-[a-z0-9-]+$/.test(ref) || !(await this.has(ref))) throw missing();
    return { path: this.file(ref), bootsItself: ref.startsWith('skydeck-disk-') };
  }

  /** Removes what builds left that were killed. */
  async sweep(): Promise<void> {
    const dayAgo = Date.now() - 86_400_000;
    for (const name of await readdir(this.dir).catch(() => [])) {
      if (!name.startsWith('build-')) continue;
      const path = join(this.dir, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < dayAgo) await rm(path, { recursive: true, force: true });
    }
  }

  private file(ref: string): string {
    return join(this.dir, `${ref}.qcow2`);
  }

  private async has(ref: string): Promise<boolean> {
    return stat(this.file(ref)).then(
      () => true,
      () => false,
    );
  }

  private async making(
    ref: string,
    make: (work: string, img: QemuImg) => Promise<void>,
  ): Promise<void> {
    const work = await mkdtemp(join(this.dir, 'build-'));
    try {
      const uid = imageUid();
      if (uid !== undefined) await chown(work, uid, uid);
      await make(work, new QemuImg({ cwd: work, uid }));
      const made = join(work, 'image.qcow2');
      if (uid !== undefined) await chown(made, 0, 0);
      await chmod(made, 0o444);
      const file = await open(made);
      await file.sync();
      await file.close();
      await rename(made, this.file(ref));
    } finally {
      await confined(['chmod', '-R', 'u+rwX', '.'], {
        cwd: work,
        uid: imageUid(),
        deadlineMs: UNPACK_MS,
      }).catch(() => undefined);
      await rm(work, { recursive: true, force: true });
    }
  }

  /** A tree becomes a disk without root: who owns a file is only noted on the way. */
  private async fromTree(
    path: string,
    unpack: string,
    work: string,
    img: QemuImg,
    signal?: AbortSignal,
  ): Promise<void> {
    const { modules } = await bootFiles(this.bootDir, signal);
    await linkOrCopy(modules, join(work, 'modules.tar'));
    // Small as it is now, it grows to a disk: blocks of a page, and a journal that fits them.
    const script = `
mkdir tree
${unpack} | head -c ${ROOTFS_LIMIT_BYTES} | tar -x --numeric-owner -C tree -f - 2>tar.log ||
  { tail -5 tar.log >&2; exit 1; }
if [ -e tree/usr/bin/kmod ] && [ -d tree/usr/lib ]; then tar -x -C tree -f modules.tar; fi
used=$(du -sm --apparent-size tree | cut -f1)
files=$(find tree | wc -l)
truncate -s $((used * 5 / 4 + files / 128 + 64))M raw
mkfs.ext4 -q -F -L root -m 1 -b 4096 -J size=16 -i 8192 -E root_owner=0:0,lazy_itable_init=1 -d tree raw
rm -r tree`;
    const argv = ['env', 'FAKEROOTDONTTRYCHOWN=1', 'fakeroot', 'sh', '-euc', script];
    await confined(argv, {
      cwd: work,
      uid: imageUid(),
      stdin: path,
      deadlineMs: UNPACK_MS,
      signal,
    });
    await img.run('convert', '-f', 'raw', '-O', 'qcow2', 'raw', 'image.qcow2');
  }

  private async fromDisk(path: string, format: 'qcow2' | 'raw', work: string, img: QemuImg) {
    await confined(['cp', '--sparse=always', '/dev/stdin', 'upload'], {
      cwd: work,
      uid: imageUid(),
      stdin: path,
      deadlineMs: UNPACK_MS,
    });
    const info = await img.judge('upload', format);
    if (info['virtual-size'] < MB) {
      throw new ComputeFailure('unsupported', 'The file is too small for a disk.');
    }
    await img.run('convert', '-f', format, '-O', 'qcow2', 'upload', 'image.qcow2');
  }
}

function imageUid(): number | undefined {
  return process.getuid?.() === 0 ? IMAGE_UID : undefined;
}

function imageName(id: string, bootsItself: boolean): string {
  const plain = id.toLowerCase().replace(/[^a-z0-9-]/g, '-');
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return `skydeck-${bootsItself ? 'disk' : 'root'}-${plain}-${hash}`;
}

function missing(): ComputeFailure {
  return new ComputeFailure('image_missing', 'The image is not on this machine.');
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}

function unpacker(magic: string): string {
  if (magic.startsWith('28b52ffd')) return 'zstd -dc';
  if (magic.startsWith('1f8b')) return 'gzip -dc';
  if (magic.startsWith('fd377a58')) return 'xz -dc';
  return 'cat';
}
