/** A box of ISO/IEC 14496-12, as a view of the bytes that hold it. */
export interface Box {
  readonly type: string;
  /** What follows the header. */
  readonly body: Buffer;
}

const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
/** A box holds boxes; files of ours have dozens. */
const MAX_BOXES = 10_000;

/** The bytes are no boxes. */
export class BoxError extends Error {
  override readonly name = 'BoxError';
}

/** Size and type at the head of a box. */
export function boxHeader(bytes: Buffer): { type: string; sizeBytes: number; headerBytes: number } {
  if (bytes.length < HEADER_BYTES) throw new BoxError('A box ends in its header.');
  const type = bytes.toString('latin1', 4, 8);
  const short = bytes.readUInt32BE(0);
  if (short !== 1) return { type, sizeBytes: short, headerBytes: HEADER_BYTES };
  if (bytes.length < LARGE_HEADER_BYTES) throw new BoxError('A box ends in its header.');
  const sizeBytes = Number(bytes.readBigUInt64BE(8));
  return { type, sizeBytes, headerBytes: LARGE_HEADER_BYTES };
}

/** The boxes that bytes consist of, in their order. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const { type, sizeBytes, headerBytes } = boxHeader(bytes.subarray(at));
    if (sizeBytes < headerBytes || at + sizeBytes > bytes.length) {
      throw new BoxError(`The box ${type} does not fit.`);
    }
    if (boxes.push({ type, body: bytes.subarray(at + headerBytes, at + sizeBytes) }) > MAX_BOXES) {
      throw new BoxError('There are too many boxes.');
    }
    at += sizeBytes;
  }
  return boxes;
}

/** The first box of a type. @throws BoxError when there is none */
export function boxOf(bytes: Buffer, type: string): Buffer {
  const found = boxesIn(bytes).find((box) => box.type === type);
  if (!found) throw new BoxError(`The box ${type} is missing.`);
  return found.body;
}

/** A box inside boxes, named from the outside in. */
export function boxAt(bytes: Buffer, ...types: readonly string[]): Buffer {
  return types.reduce((inside, type) => boxOf(inside, type), bytes);
}
