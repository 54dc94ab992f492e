/** The header of a chunk: section 5.3.1 of Adobe's RTMP 1.0. */
export interface ChunkHeader {
  /** 0 whole, 1 without stream, 2 time only, 3 nothing. */
  readonly format: number;
  readonly chunkStream: number;
  /** Time or its difference, in the three bytes; undefined in format 3. */
  readonly time: number | undefined;
  readonly lengthBytes: number | undefined;
  readonly type: number | undefined;
  readonly messageStream: number | undefined;
  readonly headerBytes: number;
}

/** What three bytes hold when the time stands in four more. */
export const EXTENDED = 0xffffff;
const MESSAGE_HEADER_BYTES = [11, 7, 3, 0] as const;

/** Reads a header without its extended time; null while bytes are missing. */
export function readChunkHeader(bytes: Buffer, at: number): ChunkHeader | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const format = first >> 6;
  const short = first & 0x3f;
  const basicBytes = short === 0 ? 2 : short === 1 ? 3 : 1;
  const headerBytes = basicBytes + (MESSAGE_HEADER_BYTES[format] ?? 0);
  if (bytes.length < at + headerBytes) return null;
  const from = at + basicBytes;
  return {
    format,
    chunkStream: basicBytes === 1 ? short : numberOf(bytes, at, basicBytes),
    time: format < 3 ? bytes.readUIntBE(from, 3) : undefined,
    lengthBytes: format < 2 ? bytes.readUIntBE(from + 3, 3) : undefined,
    type: format < 2 ? bytes[from + 6] : undefined,
    messageStream: format === 0 ? bytes.readUInt32LE(from + 7) : undefined,
    headerBytes,
  };
}

/** Numbers above 63 stand in one or two bytes, the low one first. */
function numberOf(bytes: Buffer, at: number, basicBytes: number): number {
  const low = bytes[at + 1] ?? 0;
  return 64 + low + (basicBytes === 3 ? (bytes[at + 2] ?? 0) * 256 : 0);
}
