/** How the wait for something ended. */
export type WaitEnd = 'ready' | 'full' | 'late' | 'gone';

/** What is waited for: sleeping apps, or certificates that are being ordered. */
export type RoomName = 'holds' | 'orders';

/** Something that somebody waits for. */
export interface WaitedFor {
  readonly name: string;
  /** What stands behind the name, such as the app of a host. */
  readonly subject: string;
}

/** Something that visitors wait for, as the control API tells it. */
export interface Wanted {
  readonly name: string;
  readonly subject: string;
  readonly waiting: number;
  readonly number: number;
}

interface Queue {
  readonly subject: string;
  readonly number: number;
  readonly waiters: Set<(end: WaitEnd) => void>;
}

export interface WaitingRoomOptions {
  /** Most that wait for one name; further ones are told `full`. */
  readonly mostForEach: number;
  readonly timeoutMs: number;
}

/**
 * Where requests and handshakes wait for what the platform has yet to provide. Each name that
 * somebody begins to wait for gets a number, so that who polls is told of it once.
 */
export class WaitingRoom {
  readonly #queues = new Map<string, Queue>();
  readonly #options: WaitingRoomOptions;
  #number = 0;
  #listeners: (() => void)[] = [];
  /** Told of everything that somebody begins to wait for. */
  onOpen: (waited: WaitedFor) => void = () => undefined;

  constructor(options: WaitingRoomOptions) {
    this.#options = options;
  }

  /**
   * Waits for a name. `full` and `late` mean that it is not to be had now.
   * @param subject what stands behind the name, such as the app of a host
   */
  async wait(name: string, subject: string, left?: AbortSignal): Promise<WaitEnd> {
    const queue = this.#queues.get(name) ?? this.#open(name, subject);
    if (queue.waiters.size >= this.#options.mostForEach) return 'full';
    const { promise: ended, resolve: settle } = Promise.withResolvers<WaitEnd>();
    queue.waiters.add(settle);
    const timer = setTimeout(() => settle('late'), this.#options.timeoutMs);
    const leave = () => settle('gone');
    left?.addEventListener('abort', leave, { once: true });
    const end = await ended;
    clearTimeout(timer);
    left?.removeEventListener('abort', leave);
    queue.waiters.delete(settle);
    if (queue.waiters.size === 0 && this.#queues.get(name) === queue) this.#queues.delete(name);
    return end;
  }

  /** Lets everybody go on who waits for a name. */
  release(name: string): void {
    const queue = this.#queues.get(name);
    if (!queue) return;
    this.#queues.delete(name);
    for (const settle of queue.waiters) settle('ready');
  }

  /** What is waited for now, and was not told before the number `after`. */
  wanted(after = 0): Wanted[] {
    return [...this.#queues].flatMap(([name, { subject, number, waiters }]) =>
      number > after ? [{ name, subject, number, waiting: waiters.size }] : [],
    );
  }

  /** Resolves once somebody waits for something newer than `after`, or the time is over. */
  async poll(after: number, waitMs: number, signal: AbortSignal): Promise<Wanted[]> {
    const now = this.wanted(after);
    if (now.length > 0 || waitMs === 0 || signal.aborted) return now;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#listeners = this.#listeners.filter((listener) => listener !== done);
        resolve();
      };
      const timer = setTimeout(done, waitMs);
      signal.addEventListener('abort', done, { once: true });
      this.#listeners.push(done);
    });
    return this.wanted(after);
  }

  /** Ends every wait: the edge is closing. */
  close(): void {
    for (const { waiters } of this.#queues.values()) for (const settle of waiters) settle('late');
    this.endPolls();
  }

  /** Sends everybody away who polls. */
  endPolls(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The number of the newest name: one that takes over goes on from there. */
  get number(): number {
    return this.#number;
  }

  /** Waits in the name of another room's visitors, so that who polls is told of them. */
  takeOver(waited: readonly WaitedFor[], number = 0): void {
    this.#number = Math.max(this.#number, number);
    for (const { name, subject } of waited) void this.wait(name, subject);
  }

  #open(name: string, subject: string): Queue {
    const queue = { subject, number: ++this.#number, waiters: new Set<(end: WaitEnd) => void>() };
    this.#queues.set(name, queue);
    this.onOpen({ name, subject });
    // The first to wait is entered before anybody is told.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
    return queue;
  }
}
