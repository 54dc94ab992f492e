import type { Joined, LeaveReason, ServerNotice } from '../../protocol/index.js';
import type { RoomClock } from '../../room/clock.js';
import { RoomError } from '../../room/room-error.js';
import { Backoff } from './backoff.js';
import { endOfClose, endOfRefusal, nameOfClose } from './close-reason.js';
import { isOnline, onNetworkChange } from './network-watch.js';
import { Signal } from './signal.js';

/** A socket that does not answer for so long is lost. */
const PROBE_MS = 3000;

/** Whom a link tells. */
export interface LinkListener {
  /** Every time it is in; `isResumed` when the peer connections live on. */
  joined(signal: Signal, joined: Joined, isResumed: boolean): void;
  /** The socket is lost; it connects again by itself. */
  cut(): void;
  notice(notice: ServerNotice): void;
  ended(reason: LeaveReason, error: RoomError | null): void;
}

/** Where a link goes, and how long it tries. */
export interface LinkOptions {
  readonly url: string;
  readonly token: string;
  readonly client: string | undefined;
  readonly reconnectTimeoutMs: number;
}

/** Keeps a WebSocket joined to the room: connects, joins, and does both again after every cut. */
export class GatewayLink {
  readonly #backoff = new Backoff();
  #token: string;
  #resume: string | undefined;
  #signal: Signal | null = null;
  #isJoined = false;
  #isOver = false;
  #cutAtMs: number | null = null;
  #stopWaiting: () => void = () => {};
  #stopWatching: () => void = () => {};

  constructor(
    private readonly options: LinkOptions,
    private readonly listener: LinkListener,
    private readonly clock: RoomClock,
  ) {
    this.#token = options.token;
  }

  /** The socket while it is in the room. */
  get signal(): Signal | null {
    return this.#isJoined ? this.#signal : null;
  }

  open(): void {
    this.#stopWatching = onNetworkChange(() => this.#networkChanged());
    this.#cutAtMs = this.clock.now();
    this.#connect();
  }

  /** Leaves the room, and says so when it can. */
  async close(): Promise<void> {
    const signal = this.#signal;
    if (this.#isOver) return;
    this.#stop();
    if (signal?.isOpen) await signal.request({ type: 'leave' }, 1000).catch(() => null);
    signal?.close();
  }

  /** Joins anew, as somebody who was never there: the old stay is of no use. */
  startOver(): void {
    this.#resume = undefined;
    this.#signal?.drop();
  }

  /** Finds out now whether the socket still works. */
  probe(): void {
    const signal = this.#signal;
    if (!this.#isJoined || !signal) return;
    signal.request({ type: 'report', stats: [] }, PROBE_MS).catch((error: RoomError) => {
      if (error.code === 'timeout') signal.drop();
    });
  }

  #connect(): void {
    if (this.#isOver) return;
    const listener = {
      notice: (notice: ServerNotice) => this.#take(signal, notice),
      closed: (code: number) => this.#closed(signal, code),
    };
    const signal: Signal = new Signal(this.options.url, listener, this.clock, () => {
      void this.#join(signal);
    });
    this.#signal = signal;
  }

  async #join(signal: Signal): Promise<void> {
    const { client } = this.options;
    const request = { type: 'join', token: this.#token, resume: this.#resume, client } as const;
    try {
      this.#entered(signal, await signal.request<Joined>(request));
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      const end = endOfRefusal(error);
      if (end !== null) this.#end(end, error);
      else signal.drop();
    }
  }

  #entered(signal: Signal, joined: Joined): void {
    if (this.#isOver || signal !== this.#signal) return;
    const isResumed = this.#resume !== undefined && joined.resumed === true;
    this.#isJoined = true;
    this.#cutAtMs = null;
    this.#backoff.reset();
    this.#resume = joined.resume;
    this.listener.joined(signal, joined, isResumed);
  }

  #take(signal: Signal, notice: ServerNotice): void {
    if (signal !== this.#signal || this.#isOver) return;
    if (notice.type === 'admitted') return this.#entered(signal, notice.joined);
    if (notice.type !== 'bye') return this.listener.notice(notice);
    if (notice.reason !== 'moved' || notice.token === undefined)
      return this.#end(notice.reason, null);
    this.#token = notice.token;
    return this.startOver();
  }

  #closed(signal: Signal, code: number): void {
    if (signal !== this.#signal || this.#isOver) return;
    const end = endOfClose(code);
    if (end !== null) return this.#end(end, new RoomError(nameOfClose(code)));
    const wasJoined = this.#isJoined;
    this.#isJoined = false;
    this.#signal = null;
    this.#cutAtMs ??= this.clock.now();
    if (wasJoined) this.listener.cut();
    if (this.clock.now() - this.#cutAtMs > this.options.reconnectTimeoutMs) {
      const isEngine = nameOfClose(code) === 'engine_lost';
      return this.#end(isEngine ? 'engine_lost' : 'timeout', new RoomError(nameOfClose(code)));
    }
    return this.#wait();
  }

  #wait(): void {
    const delayMs = this.#backoff.nextMs();
    // Without a network every try fails; its return is told, and a look now and then does no harm.
    this.#stopWaiting = this.clock.after(isOnline() ? delayMs : 5000, () => this.#connect());
  }

  #networkChanged(): void {
    if (this.#signal) return this.probe();
    if (!isOnline() || this.#isOver) return undefined;
    this.#stopWaiting();
    this.#backoff.reset();
    return this.#connect();
  }

  #end(reason: LeaveReason, error: RoomError | null): void {
    if (this.#isOver) return;
    const signal = this.#signal;
    this.#stop();
    signal?.close();
    this.listener.ended(reason, error);
  }

  #stop(): void {
    this.#isOver = true;
    this.#isJoined = false;
    this.#stopWaiting();
    this.#stopWatching();
    this.#signal = null;
  }
}
