import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { MediaMessage } from '../listener/rtmp-gate.js';
import { ChunkReader } from '../wire/chunk-reader.js';
import { RtmpViolation } from '../wire/rtmp-violation.js';
import { writeMedia } from '../wire/write-message.js';
import { PublishDialogue, SENT_CHUNK_BYTES } from './publish-dialogue.js';
import { PublishRefused } from './publish-refused.js';
import type { RtmpTarget } from './rtmp-target.js';

const BLOCK_BYTES = 1536;
const VERSION = 3;
const LIMITS = { messageBytes: 2 ** 18, chunkStreams: 32, heldBytes: 2 ** 19 };
/** What may wait for a slow peer: some seconds of a stream. */
const MAX_BACKLOG_BYTES = 8 * 2 ** 20;

/** Publishes one stream over a connection that stands, until either side ends it. */
export class RtmpPublisher {
  /** Why it ended: a code of the peer, or what happened to the connection; it never throws. */
  readonly ended: Promise<string>;
  readonly #reader = new ChunkReader(LIMITS);
  readonly #dialogue: PublishDialogue;
  #opening: Buffer | undefined = Buffer.alloc(0);
  #why: string | undefined;
  #told: () => void = () => undefined;

  private constructor(
    private readonly socket: Socket,
    target: RtmpTarget,
  ) {
    this.#dialogue = new PublishDialogue(target, (bytes) => this.#write(bytes));
    socket.setNoDelay(true);
    socket.on('data', (bytes: Buffer) => this.#received(bytes));
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => (this.#why ??= error.code ?? 'ECONNRESET'),
    );
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        this.#why ??= 'closed';
        this.#told();
        resolve(this.#why);
      });
    });
  }

  /**
   * Asks to publish over a connection, which it closes at the end.
   * @throws PublishRefused when the other side does not take it, or not in time
   */
  static async open(socket: Socket, target: RtmpTarget, timeoutMs: number): Promise<RtmpPublisher> {
    const publisher = new RtmpPublisher(socket, target);
    const late = setTimeout(() => publisher.#end('ETIMEDOUT'), timeoutMs);
    publisher.#write(Buffer.concat([Buffer.from([VERSION]), Buffer.alloc(8), randomBytes(1528)]));
    await new Promise<void>((resolve) => (publisher.#told = resolve));
    clearTimeout(late);
    if (publisher.#why !== undefined) throw new PublishRefused(publisher.#why);
    return publisher;
  }

  /** Sends a message. False when the peer is too slow: it was left out. */
  send({ kind, timestampMs, payload }: MediaMessage): boolean {
    const stream = this.#dialogue.messageStream;
    if (stream === null || this.#why !== undefined) return false;
    if (this.socket.writableLength > MAX_BACKLOG_BYTES) return false;
    const timeMs = timestampMs % 2 ** 32;
    return this.#write(writeMedia({ kind, timeMs, payload }, stream, SENT_CHUNK_BYTES));
  }

  /** Ends it; what was sent still goes out. */
  async close(): Promise<void> {
    this.#why ??= 'closed';
    this.socket.end();
    const late = setTimeout(() => this.socket.destroy(), 1_000);
    await this.ended;
    clearTimeout(late);
  }

  #write(bytes: Buffer): boolean {
    if (this.socket.destroyed || this.socket.writableEnded) return false;
    this.socket.write(bytes);
    return true;
  }

  #end(why: string): void {
    this.#why ??= why;
    this.socket.destroy();
  }

  #received(bytes: Buffer): void {
    try {
      const rest = this.#afterOpening(bytes);
      for (const message of this.#reader.push(rest)) {
        this.#dialogue.take(message);
        if (this.#dialogue.messageStream !== null) this.#told();
      }
    } catch (error) {
      if (error instanceof PublishRefused) this.#end(error.message);
      else if (error instanceof RtmpViolation) this.#end('protocol_error');
      else throw error;
    }
  }

  /** What comes behind the handshake, which is answered with its own bytes. */
  #afterOpening(bytes: Buffer): Buffer {
    if (this.#opening === undefined) return bytes;
    const all = Buffer.concat([this.#opening, bytes]);
    if (all.length > 0 && all[0] !== VERSION) throw new RtmpViolation('It is another protocol.');
    const openingBytes = 1 + 2 * BLOCK_BYTES;
    if (all.length < openingBytes) {
      this.#opening = all;
      return Buffer.alloc(0);
    }
    this.#opening = undefined;
    this.#write(all.subarray(1, 1 + BLOCK_BYTES));
    this.#dialogue.begin();
    return all.subarray(openingBytes);
  }
}
