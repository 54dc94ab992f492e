import { type TakenTask, TaskClaims } from './task-claims.js';
import { TaskLost } from './task-lease.js';

/** Well below the time after which a worker counts as dead. */
const BEAT_MS = 2_000;
/** A beat that did not come through for so long: somebody else may have the task by now. */
export const STALE_MS = 10_000;

/** Says again and again that a task is worked on, and aborts the work when it is somebody else's. */
export class TaskWatch implements Disposable {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #shutdown: AbortSignal;
  readonly #onShutdown = () => this.#abort.abort('shutdown');
  #fraction = 0;
  #lastMs = performance.now();

  constructor(
    private readonly claims: TaskClaims,
    private readonly task: TakenTask,
    shutdown: AbortSignal,
  ) {
    this.#shutdown = shutdown;
    if (shutdown.aborted) this.#onShutdown();
    shutdown.addEventListener('abort', this.#onShutdown);
    this.#timer = setInterval(() => void this.look(), BEAT_MS).unref();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Told to all with the next beat. */
  progress(fraction: number): void {
    this.#fraction = Math.min(1, Math.max(this.#fraction, fraction));
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#shutdown.removeEventListener('abort', this.#onShutdown);
  }

  /** Sees whether the task is still the worker's, and says that it lives. */
  async look(): Promise<void> {
    try {
      if (!(await this.claims.beat(this.task, this.#fraction))) this.#abort.abort(new TaskLost());
      this.#lastMs = performance.now();
    } catch {
      // While the database is away nobody can take the task over either; but not for ever.
      if (performance.now() - this.#lastMs > STALE_MS) this.#abort.abort(new TaskLost());
    }
  }
}
