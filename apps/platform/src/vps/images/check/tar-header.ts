import { ImageErrors } from '../image.errors.js';

const KINDS: Readonly<Record<string, TarKind>> = {
  '\0': 'file',
  '0': 'file',
  '7': 'file',
  '1': 'link',
  '2': 'symlink',
  '3': 'char',
  '4': 'block',
  '5': 'dir',
  '6': 'fifo',
};

export type TarKind = 'file' | 'link' | 'symlink' | 'char' | 'block' | 'dir' | 'fifo' | 'other';

/** One header block. */
export interface TarHeader {
  /** The letter in the archive. */
  readonly type: string;
  readonly kind: TarKind;
  readonly name: string;
  readonly linkName: string;
  readonly sizeBytes: number;
  /** Numbers of a device. */
  readonly device: readonly [number, number];
}

/**
 * Reads a header of a tar archive.
 * @see https://www.gnu.org/software/tar/manual/html_node/Standard.html
 */
export function readHeader(block: Buffer): TarHeader {
  if (numberAt(block, 148, 8) !== checksumOf(block)) throw ImageErrors.unreadable();
  const type = block.toString('latin1', 156, 157);
  const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
  const prefix = isPosix ? textAt(block, 345, 155) : '';
  const name = textAt(block, 0, 100);
  return {
    type,
    kind: KINDS[type] ?? 'other',
    name: prefix === '' ? name : `${prefix}/${name}`,
    linkName: textAt(block, 157, 100),
    sizeBytes: numberAt(block, 124, 12),
    device: [numberAt(block, 329, 8), numberAt(block, 337, 8)],
  };
}

function textAt(block: Buffer, at: number, length: number): string {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}

/** Octal digits, or a binary number where the first bit is set. */
function numberAt(block: Buffer, at: number, length: number): number {
  const field = block.subarray(at, at + length);
  if ((field[0]! & 0x80) !== 0) {
    const value = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, field[0]! & 0x7f);
    if (!Number.isSafeInteger(value)) throw ImageErrors.unreadable();
    return value;
  }
  const text = field
    .toString('latin1')
    .replace(/[\0 ]+$/, '')
    .trimStart();
  if (!/^[0-7]*$/.test(text)) throw ImageErrors.unreadable();
  return text === '' ? 0 : Number.parseInt(text, 8);
}

/** The field of the sum itself counts as spaces. */
function checksumOf(block: Buffer): number {
  const all = block.reduce((sum, byte) => sum + byte, 0);
  const own = block.subarray(148, 156).reduce((sum, byte) => sum + byte, 0);
  return all - own + 8 * 0x20;
}
