import type { FileHandle } from 'node:fs/promises';
import { constants, inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { MapFileInvalid } from './map-file-invalid.js';

/** Limits of the format itself. @see https://wiki.openstreetmap.org/wiki/PBF_Format */
const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOB_BYTES = 32 * 1024 * 1024;
const LENGTH_BYTES = 4;

/** A piece of a file, unpacked. */
export interface PbfBlob {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Where it begins. */
  readonly atByte: number;
  /** Where the next one begins. */
  readonly endByte: number;
}

/** Reads one blob after the other; no more than one is held. @throws MapFileInvalid */
export async function* pbfBlobs(file: FileHandle, totalBytes: number): AsyncGenerator<PbfBlob> {
  for (let at = 0; at < totalBytes;) {
    const atByte = at;
    const prefix = await take(file, at, LENGTH_BYTES);
    const headerBytes = prefix.readUInt32BE();
    if (headerBytes > MOST_HEADER_BYTES) throw new MapFileInvalid('A header is too long', at);
    at += LENGTH_BYTES;
    const header = readHeader(await take(file, at, headerBytes), atByte);
    at += headerBytes;
    if (header.dataBytes > MOST_BLOB_BYTES) throw new MapFileInvalid('A blob is too long', atByte);
    const packed = await take(file, at, header.dataBytes);
    at += header.dataBytes;
    yield { type: header.type, bytes: unpack(packed, atByte), atByte, endByte: at };
  }
}

async function take(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let got = 0; got < length;) {
    const { bytesRead } = await file.read(bytes, got, length - got, at + got);
    if (bytesRead === 0) throw new MapFileInvalid('The file ends too early', at + got);
    got += bytesRead;
  }
  return bytes;
}

/** `BlobHeader`: type, and the length of what follows. */
function readHeader(bytes: Uint8Array, atByte: number): { type: string; dataBytes: number } {
  let type = '';
  let dataBytes = -1;
  try {
    new PbfReader(bytes).readFields((tag, _, reader) => {
      if (tag === 1) type = reader.readString();
      else if (tag === 3) dataBytes = reader.readVarint(true);
    }, null);
  } catch (cause) {
    throw new MapFileInvalid('A header cannot be read', atByte, { cause });
  }
  if (type === '' || dataBytes < 0) throw new MapFileInvalid('This is no OSM PBF file', atByte);
  return { type, dataBytes };
}

/** `Blob`: raw or deflated; the other ways of packing are hardly ever used. */
function unpack(packed: Uint8Array, atByte: number): Uint8Array {
  let raw: Uint8Array | undefined;
  let deflated: Uint8Array | undefined;
  let other = 0;
  try {
    new PbfReader(packed).readFields((tag, _, reader) => {
      if (tag === 1) raw = reader.readBytes();
      else if (tag === 3) deflated = reader.readBytes();
      else if (tag >= 4) other = tag;
    }, null);
    if (raw) return raw;
    // A whole zlib stream or nothing: what is cut short must not pass for less data.
    if (deflated) {
      return inflateSync(deflated, {
        maxOutputLength: MOST_BLOB_BYTES,
        finishFlush: constants.Z_FINISH,
      });
    }
  } catch (cause) {
    throw new MapFileInvalid('A blob cannot be unpacked', atByte, { cause });
  }
  const what = other > 0 ? 'A blob is packed in a way that is not supported' : 'A blob is empty';
  throw new MapFileInvalid(what, atByte);
}
