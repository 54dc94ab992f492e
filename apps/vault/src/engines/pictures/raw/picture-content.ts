import { open } from 'node:fs/promises';

/** How the content of a picture is read. */
export type PictureContent = 'picture' | 'heic' | 'raw';

const HEAD_BYTES = 64 * 1024;
const MOST_ENTRIES = 512;
const DNG_VERSION = 0xc612;
/** At which byte what is written: Fuji, Canon (CR2, CR3, CRW), Olympus, Panasonic, Sigma, Minolta. */
const RAW_MARKS: readonly (readonly [number, string])[] = [
  [0, 'FUJIFILMCCD-RAW'],
  [8, 'CR\u0002'],
  [4, 'ftypcrx '],
  [6, 'HEAPCCDR'],
  [0, 'IIRO'],
  [0, 'IIRS'],
  [0, 'MMOR'],
  [0, 'IIU\0'],
  [0, 'FOVb'],
  [0, '\0MRM'],
];
const TIFF = /^(?:II\*\0|MM\0\*)/;
const HEIC = /^.{4}ftyp(?:hei[cxms]|hev[cx])/s;

/**
 * What a file is by its content, whatever it is called. Raw files of some makers are TIFF files that
 * only their names tell from others.
 */
export async function pictureContent(file: string, said: PictureContent): Promise<PictureContent> {
  const head = await headOf(file);
  const text = head.toString('latin1', 0, 32);
  if (RAW_MARKS.some(([at, mark]) => text.startsWith(mark, at))) return 'raw';
  if (TIFF.test(text)) return said === 'raw' || isDng(head) ? 'raw' : 'picture';
  if (HEIC.test(text)) return 'heic';
  return said === 'heic' ? 'heic' : 'picture';
}

async function headOf(file: string): Promise<Buffer> {
  const source = await open(file);
  try {
    const { buffer, bytesRead } = await source.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await source.close();
  }
}

/** Whether the first folder of a TIFF has the version of DNG. */
function isDng(head: Buffer): boolean {
  const isLittle = head[0] === 0x49;
  const read16 = (at: number) => (isLittle ? head.readUInt16LE(at) : head.readUInt16BE(at));
  if (head.length < 8) return false;
  const start = isLittle ? head.readUInt32LE(4) : head.readUInt32BE(4);
  if (start + 2 > head.length) return false;
  const count = Math.min(read16(start), MOST_ENTRIES);
  for (let n = 0; n < count; n++) {
    const at = start + 2 + n * 12;
    if (at + 2 > head.length) return false;
    if (read16(at) === DNG_VERSION) return true;
  }
  return false;
}
