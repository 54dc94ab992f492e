import type { Bounds } from '../../maps/regions/region.entity.js';

/** Lengths of the parts of an archive, in bytes, and what is counted. */
export interface ArchiveParts {
  readonly root: number;
  readonly metadata: number;
  readonly leaves: number;
  readonly tiles: number;
  readonly addressed: number;
  readonly entries: number;
  readonly contents: number;
  readonly zooms: readonly [number, number];
  /** South, west, north, east. */
  readonly bounds: Bounds;
}

const HEADER_BYTES = 127;
const GZIP = 2;
const MVT = 1;

/** The first bytes: the parts follow each other as root, metadata, leaves, tiles. */
export function archiveHeader(parts: ArchiveParts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  let at = 8;
  const long = (value: number): void => void (at = header.writeBigUInt64LE(BigInt(value), at));
  let offset = HEADER_BYTES;
  for (const length of [parts.root, parts.metadata, parts.leaves, parts.tiles]) {
    long(offset);
    long(length);
    offset += length;
  }
  long(parts.addressed);
  long(parts.entries);
  long(parts.contents);
  const [least, most] = parts.zooms;
  for (const byte of [1, GZIP, GZIP, MVT, least, most]) at = header.writeUInt8(byte, at);
  const [south, west, north, east] = parts.bounds;
  const degrees = (value: number): void =>
    void (at = header.writeInt32LE(Math.round(value * 1e7), at));
  for (const value of [west, south, east, north]) degrees(value);
  at = header.writeUInt8(most, at);
  degrees((west + east) / 2);
  degrees((south + north) / 2);
  return header;
}
