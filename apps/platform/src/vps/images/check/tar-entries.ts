import { ImageErrors } from '../image.errors.js';
import type { ByteReader } from './byte-reader.js';
import { type TarHeader, readHeader } from './tar-header.js';
import { readPax } from './tar-pax.js';

const BLOCK = 512;
/** Names and attributes are short; what is longer is made to fill memory. */
const MOST_EXTENSION_BYTES = 256 * 1024;

/** One entry of an archive. */
export type TarEntry = Omit<TarHeader, 'sizeBytes'>;

/** The entries of a tar archive (POSIX pax and GNU), whose contents are passed over. */
export async function* tarEntries(reader: ByteReader): AsyncGenerator<TarEntry> {
  let extension: Extension = {};
  for (;;) {
    const block = await reader.read(BLOCK);
    if (!block) throw ImageErrors.unreadable();
    if (block.every((byte) => byte === 0)) return;
    const header = readHeader(block);
    if ('xgLK'.includes(header.type)) {
      Object.assign(extension, await readExtension(reader, header));
      continue;
    }
    const { name, linkName, sizeBytes } = { ...header, ...extension };
    // Programs that unpack do not agree on what follows such an entry.
    if (sizeBytes > 0 && header.kind !== 'file') throw ImageErrors.unreadable();
    if (!(await reader.skip(padded(sizeBytes)))) throw ImageErrors.unreadable();
    yield { ...header, name, linkName };
    extension = {};
  }
}

interface Extension {
  name?: string;
  linkName?: string;
  sizeBytes?: number;
}

async function readExtension(reader: ByteReader, header: TarHeader): Promise<Extension> {
  const { type, sizeBytes } = header;
  if (sizeBytes > MOST_EXTENSION_BYTES) throw ImageErrors.unreadable();
  const bytes = await reader.read(padded(sizeBytes));
  if (!bytes) throw ImageErrors.unreadable();
  const content = bytes.subarray(0, sizeBytes);
  if (type === 'L' || type === 'K') {
    const text = content.toString('utf8').replace(/\0+$/, '');
    return type === 'L' ? { name: text } : { linkName: text };
  }
  const { path, linkpath, size, ...rest } = readPax(content);
  const isSparse = Object.keys(rest).some((key) => key.startsWith('GNU.sparse.'));
  const isGlobal = type === 'g' && (path ?? linkpath ?? size) !== undefined;
  if (isSparse || isGlobal) throw ImageErrors.unreadable();
  return {
    ...(path !== undefined && { name: path }),
    ...(linkpath !== undefined && { linkName: linkpath }),
    ...(size !== undefined && { sizeBytes: sizeOf(size) }),
  };
}

function sizeOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw ImageErrors.unreadable();
  return Number(text);
}

const padded = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;
