import type { Reply, ServerNotice } from '@skydeck/costream/protocol';
import { CLOSE_CODES } from '@skydeck/costream/protocol';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { LIMITS } from './limits.js';

/** Notices that the next one of their kind makes up for. */
const FLEETING = new Set<ServerNotice['type']>(['speakers', 'connection_quality']);

/** One WebSocket of a client. */
export class RtcConnection {
  #isAlive = true;
  #isCorked = false;
  readonly #pinging: NodeJS.Timeout;

  constructor(
    readonly socket: WebSocket,
    /** What it was made of. */
    private readonly stream: Duplex,
  ) {
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('error', () => socket.terminate());
    this.#pinging = setInterval(() => this.#ping(), LIMITS.pingEveryMs);
    socket.once('close', () => clearInterval(this.#pinging));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  reply(answer: Reply): void {
    this.#send(JSON.stringify(answer));
  }

  notify(notice: ServerNotice): void {
    this.send(notice.type, JSON.stringify(notice));
  }

  /** As {@link notify}, for what was written once for many. */
  send(type: ServerNotice['type'], text: string): void {
    const waits = this.socket.bufferedAmount;
    if (waits > LIMITS.bufferedBytes && FLEETING.has(type)) return;
    this.#send(text);
  }

  /** The last words. */
  close(reason: keyof typeof CLOSE_CODES | 'left'): void {
    if (!this.isOpen) return;
    if (reason === 'left') this.socket.close(1000, 'left');
    else this.socket.close(CLOSE_CODES[reason], reason);
  }

  #send(text: string): void {
    if (!this.isOpen) return;
    // Whoever reads too slowly comes back by `resume`, and is told everything then.
    if (this.socket.bufferedAmount > LIMITS.mostBufferedBytes) {
      this.socket.terminate();
      return;
    }
    // What is said at one moment goes out by one write.
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.stream.cork();
      setImmediate(() => {
        this.#isCorked = false;
        this.stream.uncork();
      });
    }
    this.socket.send(text);
  }

  #ping(): void {
    if (!this.#isAlive) this.socket.terminate();
    else {
      this.#isAlive = false;
      this.socket.ping();
    }
  }
}
