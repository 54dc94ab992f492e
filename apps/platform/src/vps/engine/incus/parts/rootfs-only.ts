import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, pack, type Header } from 'tar-stream';

const ROOT = 'rootfs/';

/** The root file system of an engine's image archive, as a plain archive that any engine takes. */
export function rootfsOnly(archive: Readable): Readable {
  const out = new PassThrough();
  const packed = pack();
  const unpacked = extract();
  const moved = (async () => {
    for await (const entry of unpacked) {
      const header = withoutPrefix(entry.header);
      if (header) await pipeline(entry, packed.entry(header), { end: true });
      else entry.resume();
    }
    packed.finalize();
  })();
  const read = pipeline(archive, createZstdDecompress(), unpacked);
  const written = pipeline(packed, createZstdCompress(), out);
  Promise.all([moved, read, written]).catch((error: unknown) => {
    archive.destroy();
    packed.destroy();
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

function withoutPrefix(header: Header): Header | undefined {
  const cut = (name: string): string => (name.startsWith(ROOT) ? name.slice(ROOT.length) : name);
  if (!header.name.startsWith(ROOT) || header.name === ROOT) return undefined;
  // A hard link names a file in the archive, a symbolic one a path in the guest.
  const linkname = header.type === 'link' ? cut(header.linkname ?? '') : header.linkname;
  const extended = (header.pax ?? {}) as Record<string, string>;
  const { path: _path, linkpath: _linkpath, size: _size, ...pax } = extended;
  return { ...header, name: cut(header.name), linkname, pax };
}
