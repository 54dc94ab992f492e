import { PRODUCTS, type ProductName } from './products.js';
import type { StatusFile } from './status-file.js';
import { StatusHistory } from './status-history.js';
import { reportOf, type StatusReport } from './status-report.js';

const EVERY_MS = 15_000;
const LOOK_MS = 5_000;
/** That it was looked is written so often, incidents at once. */
const KEEP_EVERY_MS = 60_000;

/** Looks at the readiness of every product, and remembers what was seen. */
export class StatusWatch {
  readonly #history: StatusHistory;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #keptAt = 0;
  #hasLooked = false;

  constructor(
    private readonly urls: ReadonlyMap<string, { readonly url: string }>,
    private readonly file: StatusFile,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#history = new StatusHistory(file.read());
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.look(), EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** What is known now; the first who asks waits for a first look. */
  async report(): Promise<StatusReport> {
    if (!this.#hasLooked) await this.look();
    return reportOf(this.#history, this.now());
  }

  /** One look at all products; callers at the same time share it. */
  async look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const looks = await Promise.all(
      PRODUCTS.map(async ({ product }): Promise<[ProductName, boolean]> => [
        product,
        await isReady(this.urls.get(product)?.url),
      ]),
    );
    this.#hasLooked = true;
    const now = this.now();
    const isChanged = this.#history.observe(new Map(looks), now);
    const { kept } = this.#history;
    if (!kept || (!isChanged && now.getTime() - this.#keptAt < KEEP_EVERY_MS)) return;
    this.#keptAt = now.getTime();
    this.file.write(kept);
  }
}

async function isReady(url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  try {
    const answer = await fetch(new URL('/readyz', url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(LOOK_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
