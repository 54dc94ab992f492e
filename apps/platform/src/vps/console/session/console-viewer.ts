import type { WebSocket } from 'ws';
import type { ConsoleEntity } from '../console.entity.js';
import { CONSOLE_ENDS, type ConsoleEnd } from './console-end.js';

const CLOSE_TIMEOUT_MS = 2_000;
const BACKLOG_BYTES = 256 * 1024;
/** Nobody waits longer for someone who only watches. */
const STALL_MS = 3_000;

/** How many bytes of a terminal went through a connection. */
export interface Traffic {
  readonly receivedBytes: number;
  readonly sentBytes: number;
}

/** One connection to a console. */
export class ConsoleViewer {
  readonly traffic = { receivedBytes: 0, sentBytes: 0 };
  #isAlive = true;
  #reason: ConsoleEnd | undefined;
  #stall: NodeJS.Timeout | undefined;

  constructor(
    readonly socket: WebSocket,
    readonly ticket: ConsoleEntity,
  ) {
    socket.on('pong', () => (this.#isAlive = true));
    // What goes wrong with a connection closes it, and that is heard.
    socket.on('error', () => undefined);
    socket.once('close', () => this.#calm());
  }

  get mayWrite(): boolean {
    return !this.ticket.isReadonly;
  }

  /** Whether so much waits to be sent that nothing should be added. */
  get isFull(): boolean {
    return this.isOpen && this.socket.bufferedAmount > BACKLOG_BYTES;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Why it was closed; `left` when the other side did. */
  get reason(): ConsoleEnd {
    return this.#reason ?? 'left';
  }

  /** @param flushed called when the bytes are out, or can go nowhere any more */
  show(bytes: Buffer, flushed?: () => void): void {
    if (!this.isOpen) return;
    this.traffic.sentBytes += bytes.length;
    this.socket.send(bytes, { binary: true }, () => flushed?.());
  }

  tell(frame: object): void {
    if (this.isOpen) this.socket.send(JSON.stringify(frame), () => undefined);
  }

  /** Closes the connection if what waits is not sent soon. */
  hurry(): void {
    if (!this.isFull) return this.#calm();
    this.#stall ??= setTimeout(() => this.close('too_slow'), STALL_MS);
  }

  /** Cuts a connection whose other side has not answered since the last time. */
  ping(): void {
    if (!this.#isAlive) {
      this.socket.resume();
      return this.socket.terminate();
    }
    this.#isAlive = false;
    if (this.isOpen) this.socket.ping();
  }

  close(code: ConsoleEnd): void {
    const { status, reason } = CONSOLE_ENDS[code];
    if (this.#reason !== undefined) return;
    this.#reason = code;
    // What is paused hears of no end.
    this.socket.resume();
    this.tell({ closed: { code, reason } });
    this.socket.close(status, code);
    const timer = setTimeout(() => this.socket.terminate(), CLOSE_TIMEOUT_MS);
    this.socket.once('close', () => clearTimeout(timer));
  }

  #calm(): void {
    clearTimeout(this.#stall);
    this.#stall = undefined;
  }
}
