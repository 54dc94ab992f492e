/** Ends a tool that runs on without getting further, by what `-progress` tells. */
export class Watchdog {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #last = new Map<string, string>();

  constructor(stallMs: number | undefined) {
    if (stallMs === undefined) return;
    this.#timer = setTimeout(() => this.#controller.abort(), stallMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Told each line; only one that shows something new counts. */
  saw(line: string): void {
    const [name = '', value = ''] = line.split('=', 2);
    if (!/^(frame|out_time_us|total_size)$/.test(name)) return;
    if (this.#last.get(name) === value) return;
    this.#last.set(name, value);
    this.#timer?.refresh();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
