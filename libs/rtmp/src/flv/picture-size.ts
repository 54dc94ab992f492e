import { BitReader, BitsEnded } from './bit-reader.js';

/** How large a picture is. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Profiles whose parameters say how colour is sampled: section 7.3.2.1.1 of H.264. */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);
const MAX_SIDE = 8192;
const MACROBLOCK = 16;

/** The size in an AVCDecoderConfigurationRecord (ISO/IEC 14496-15); null when it has none. */
export function pictureSize(config: Buffer): PictureSize | null {
  const count = (config[5] ?? 0) & 0x1f;
  if (config[0] !== 1 || count === 0 || config.length < 8) return null;
  const lengthBytes = config.readUInt16BE(6);
  try {
    return sizeOf(withoutEscapes(config.subarray(9, 8 + lengthBytes)));
  } catch (error) {
    if (error instanceof BitsEnded) return null;
    throw error;
  }
}

/** Drops the byte that keeps parameters from looking like a start code. */
function withoutEscapes(bytes: Buffer): Buffer {
  const kept = [...bytes].filter(
    (byte, at) => !(byte === 3 && at >= 2 && bytes[at - 1] === 0 && bytes[at - 2] === 0),
  );
  return Buffer.from(kept);
}

function sizeOf(parameters: Buffer): PictureSize | null {
  const reader = new BitReader(parameters);
  const profile = reader.bits(8);
  reader.bits(16);
  reader.unsigned();
  const chroma = HIGH_PROFILES.has(profile) ? chromaFormat(reader) : 1;
  reader.unsigned();
  skipOrder(reader);
  reader.unsigned();
  reader.bit();
  const width = (reader.unsigned() + 1) * MACROBLOCK;
  const rows = reader.unsigned() + 1;
  const isWhole = reader.bit();
  if (!isWhole) reader.bit();
  reader.bit();
  const crop = reader.bit() ? Array.from({ length: 4 }, () => reader.unsigned()) : [];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1;
  const unitY = (chroma === 1 ? 2 : 1) * (2 - isWhole);
  const size = {
    width: width - (left + right) * unitX,
    height: rows * MACROBLOCK * (2 - isWhole) - (top + bottom) * unitY,
  };
  const fits = (side: number) => side >= MACROBLOCK && side <= MAX_SIDE;
  return fits(size.width) && fits(size.height) ? size : null;
}

/** Reads up to the scaling lists, which it skips. */
function chromaFormat(reader: BitReader): number {
  const chroma = reader.unsigned();
  if (chroma === 3) reader.bit();
  reader.unsigned();
  reader.unsigned();
  reader.bit();
  if (reader.bit()) {
    for (let list = 0; list < (chroma === 3 ? 12 : 8); list++) {
      if (reader.bit()) skipList(reader, list < 6 ? 16 : 64);
    }
  }
  return chroma;
}

function skipList(reader: BitReader, length: number): void {
  let [last, next] = [8, 8];
  for (let place = 0; place < length; place++) {
    if (next !== 0) next = (last + reader.signed() + 256) % 256;
    if (next !== 0) last = next;
  }
}

function skipOrder(reader: BitReader): void {
  const type = reader.unsigned();
  if (type === 0) reader.unsigned();
  if (type !== 1) return;
  reader.bit();
  reader.signed();
  reader.signed();
  for (let left = reader.unsigned(); left > 0; left--) reader.signed();
}
