import { type ChunkHeader, EXTENDED, readChunkHeader } from './chunk-header.js';
import { ChunkStream } from './chunk-stream.js';
import { MESSAGE, type RtmpMessage } from './rtmp-message.js';
import { RtmpViolation } from './rtmp-violation.js';

/** What a peer may make us keep. */
export interface ChunkLimits {
  readonly messageBytes: number;
  readonly chunkStreams: number;
  /** Of all messages that are not whole. */
  readonly heldBytes: number;
}

const FIRST_CHUNK_BYTES = 128;
const WORD = 4;

/** Puts messages together from chunks, however the bytes are cut. Keeps no more than a header. */
export class ChunkReader {
  readonly #streams = new Map<number, ChunkStream>();
  #chunkBytes = FIRST_CHUNK_BYTES;
  #rest: Buffer = Buffer.alloc(0);
  #current: ChunkStream | undefined;
  #leftInChunk = 0;

  constructor(public limits: ChunkLimits) {}

  /** The messages that are whole with these bytes. @throws RtmpViolation */
  *push(bytes: Buffer): Generator<RtmpMessage> {
    const all = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    this.#rest = Buffer.alloc(0);
    for (let at = 0; at < all.length;) {
      if (this.#current === undefined) {
        const after = this.#begin(all, at);
        if (after === null) {
          this.#rest = Buffer.from(all.subarray(at));
          return;
        }
        at = after;
      }
      const taken = Math.min(this.#leftInChunk, all.length - at);
      this.#current?.append(all.subarray(at, at + taken));
      at += taken;
      this.#leftInChunk -= taken;
      if (this.#leftInChunk === 0) yield* this.#endChunk();
    }
  }

  /** Reads the header at a place; null when it is not whole. */
  #begin(bytes: Buffer, at: number): number | null {
    const header = readChunkHeader(bytes, at);
    if (header === null) return null;
    const stream = this.#streamOf(header);
    const isExtended = header.format === 3 ? stream.isExtended : header.time === EXTENDED;
    const after = at + header.headerBytes + (isExtended ? WORD : 0);
    if (bytes.length < after) return null;
    const time = isExtended ? bytes.readUInt32BE(after - WORD) : header.time;
    stream.isExtended = isExtended;
    stream.begin(header, header.format === 3 ? undefined : time, this.limits.messageBytes);
    let heldBytes = 0;
    for (const one of this.#streams.values()) heldBytes += one.heldBytes;
    if (heldBytes > this.limits.heldBytes) throw new RtmpViolation('Too much is not whole.');
    this.#current = stream;
    this.#leftInChunk = Math.min(this.#chunkBytes, stream.missingBytes);
    return after;
  }

  #streamOf({ chunkStream, format }: ChunkHeader): ChunkStream {
    const known = this.#streams.get(chunkStream);
    if (known) return known;
    if (format !== 0) throw new RtmpViolation('A stream of chunks has no beginning.');
    if (this.#streams.size >= this.limits.chunkStreams) {
      throw new RtmpViolation('There are too many streams of chunks.');
    }
    const made = new ChunkStream();
    this.#streams.set(chunkStream, made);
    return made;
  }

  *#endChunk(): Generator<RtmpMessage> {
    const stream = this.#current;
    this.#current = undefined;
    if (stream === undefined || stream.missingBytes > 0) return;
    const message = stream.take();
    if (message.type === MESSAGE.setChunkSize) this.#resize(message.payload);
    else if (message.type === MESSAGE.abort) this.#abort(message.payload);
    else yield message;
  }

  #resize(payload: Buffer): void {
    const size = payload.length < WORD ? 0 : payload.readUInt32BE(0);
    if (size < 1 || size > 0x7fffffff) throw new RtmpViolation('The size of chunks is none.');
    this.#chunkBytes = size;
  }

  #abort(payload: Buffer): void {
    if (payload.length >= WORD) this.#streams.get(payload.readUInt32BE(0))?.abort();
  }
}
