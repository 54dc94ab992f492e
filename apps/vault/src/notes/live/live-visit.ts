import { Logger } from '@nestjs/common';
import type { RawData, WebSocket } from 'ws';
import { type Guest, NotKept, type NoteRoom, RefusedMessage } from './note-room.js';

const PING_MS = 15_000;
/** A visit ends after an hour, and begins again with a right that was looked at anew. */
const LONGEST_MS = 3_600_000;
/** Who takes in so much less than is sent is let go: he joins again and asks for what he lacks. */
const MOST_WAITING_BYTES = 8 * 1024 * 1024;
/** RFC 6455, 7.4. */
const CODES = { broken: 1007, refused: 1008, failed: 1011, restart: 1012, slow: 1013 } as const;

/** What a visit tells and asks. */
interface VisitCalls {
  readonly wrote: () => Promise<void>;
  readonly left: () => Promise<void>;
  /** Throws, or says false, when the visitor may no longer be there. */
  readonly mayStay: () => Promise<boolean>;
}

/** One connection of somebody who writes in a note, or watches it. */
export class LiveVisit implements Guest {
  readonly #logger = new Logger('Live notes');
  readonly #beganMs = performance.now();
  #work: Promise<void> = Promise.resolve();
  #ended: Promise<void> | undefined;
  #pinging: NodeJS.Timeout | undefined;
  #isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly room: NoteRoom,
    readonly mayWrite: boolean,
    private readonly calls: VisitCalls,
  ) {}

  begin(): void {
    const { socket } = this;
    socket.on('message', (data: RawData) => this.#take(data as Buffer));
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.once('close', () => void this.#leave());
    this.#pinging = setInterval(() => void this.#look(), PING_MS);
    this.room.enter(this);
  }

  send(message: Uint8Array): void {
    if (this.socket.bufferedAmount > MOST_WAITING_BYTES) this.socket.close(CODES.slow);
    else this.socket.send(message);
  }

  /** Ends it; over when what was sent before is kept. */
  async end(why: keyof typeof CODES): Promise<void> {
    this.socket.close(CODES[why]);
    await this.#leave();
  }

  /** One after the other, in the order in which they came. */
  #take(data: Buffer): void {
    this.#work = this.#afterwards(data);
  }

  async #afterwards(data: Buffer): Promise<void> {
    await this.#work;
    try {
      if (await this.room.take(this, data)) await this.calls.wrote();
    } catch (error) {
      if (error instanceof RefusedMessage) this.socket.close(CODES.refused, error.message);
      else if (error instanceof NotKept) this.#fail(error);
      else this.socket.close(CODES.broken);
    }
  }

  #fail(error: unknown): void {
    this.#logger.error({ msg: 'What was written was not kept.', err: error });
    this.socket.close(CODES.failed);
  }

  #leave(): Promise<void> {
    this.#ended ??= (async () => {
      clearInterval(this.#pinging);
      this.room.leave(this);
      await this.#work;
      await this.calls.left();
    })();
    return this.#ended;
  }

  async #look(): Promise<void> {
    if (!this.#isAlive) return this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
    if (performance.now() - this.#beganMs > LONGEST_MS) return this.socket.close(CODES.restart);
    const mayStay = await this.calls.mayStay().catch(({ status }: { status?: number }) => {
      // A database that is away for a moment throws nobody out.
      return status === undefined || status >= 500;
    });
    if (!mayStay) this.socket.close(CODES.refused);
  }
}
