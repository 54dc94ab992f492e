import type { ClientRequest, Reply, ServerNotice } from '../../protocol/index.js';
import { SUBPROTOCOL } from '../../protocol/index.js';
import type { RoomClock } from '../../room/clock.js';
import { RoomError } from '../../room/room-error.js';

const OPEN_TIMEOUT_MS = 10_000;
const REPLY_TIMEOUT_MS = 15_000;
/** Code of a socket that is given up, to be followed by another one. */
const LOST = 4000;

/** A request without its number. */
export type RequestBody = ClientRequest extends infer One
  ? One extends { id: number }
    ? Omit<One, 'id'>
    : never
  : never;

/** Whom a socket tells. */
export interface SignalListener {
  notice(notice: ServerNotice): void;
  /** It is closed, by whomever; told once. */
  closed(code: number): void;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: RoomError) => void;
  readonly expire: () => void;
}

/** One WebSocket to the gateway: requests with their replies, and what the server tells by itself. */
export class Signal {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  readonly #stopOpening: () => void;
  #lastId = 0;
  #isClosed = false;

  /** @param opened called when requests may be sent */
  constructor(
    url: string,
    private readonly listener: SignalListener,
    private readonly clock: RoomClock,
    opened: () => void,
  ) {
    this.#socket = new WebSocket(url, SUBPROTOCOL);
    this.#stopOpening = clock.after(OPEN_TIMEOUT_MS, () => this.drop());
    this.#socket.addEventListener('open', () => {
      this.#stopOpening();
      if (!this.#isClosed) opened();
    });
    this.#socket.addEventListener('message', ({ data }) => this.#take(String(data)));
    this.#socket.addEventListener('close', ({ code }) => this.#end(code));
    this.#socket.addEventListener('error', () => this.#end(1006));
  }

  get isOpen(): boolean {
    return !this.#isClosed && this.#socket.readyState === WebSocket.OPEN;
  }

  /**
   * Asks, and waits for the reply. @throws what the server refuses with; `not_connected` when the
   * socket is gone before; `timeout`
   */
  async request<T = unknown>(body: RequestBody, timeoutMs = REPLY_TIMEOUT_MS): Promise<T> {
    if (!this.isOpen) throw new RoomError('not_connected', 'The connection is lost');
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<T>((resolve, reject) => {
      const late = () =>
        this.#settle(id)?.reject(new RoomError('timeout', `No reply to ${body.type}`));
      const expire = this.clock.after(timeoutMs, late);
      this.#pending.set(id, { resolve: resolve as (result: unknown) => void, reject, expire });
      this.#socket.send(JSON.stringify({ id, ...body }));
    });
  }

  /** Closes it; the listener hears of nothing more. */
  close(): void {
    this.#isClosed = true;
    this.#stopOpening();
    this.#refuseAll();
    this.#socket.close(1000);
  }

  /** Gives it up as lost, without waiting for the other side. */
  drop(): void {
    this.#end(1006);
    // Not a code by which the server takes it that we left.
    this.#socket.close(LOST);
  }

  #take(text: string): void {
    if (this.#isClosed) return;
    const message = JSON.parse(text) as Reply | ServerNotice;
    if (!('re' in message)) return this.listener.notice(message);
    const pending = this.#settle(message.re);
    if (message.ok) pending?.resolve(message.result);
    else pending?.reject(new RoomError(message.code, message.message));
    return undefined;
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.expire();
    return pending;
  }

  #end(code: number): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopOpening();
    this.#refuseAll();
    this.listener.closed(code);
  }

  #refuseAll(): void {
    for (const id of this.#pending.keys()) {
      this.#settle(id)?.reject(new RoomError('not_connected', 'The connection is lost'));
    }
  }
}
