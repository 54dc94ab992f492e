import type { ServerNotice } from '@skydeck/costream/protocol';

const TELL_AFTER_MS = 250;

/** Who speaks in a room; told together with what changes shortly after. */
export class Speakers {
  readonly #levels = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly tell: (notice: ServerNotice) => void) {}

  /** @param level 0 (silent) to 1 */
  spoke(identity: string, level: number): void {
    if (level === 0 && !this.#levels.has(identity)) return;
    if (level === 0) this.#levels.delete(identity);
    else this.#levels.set(identity, level);
    this.#timer ??= setTimeout(() => this.#send(), TELL_AFTER_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #send(): void {
    this.#timer = undefined;
    const speakers = [...this.#levels]
      .map(([identity, level]) => ({ identity, level: Number(level.toFixed(2)) }))
      .toSorted((one, other) => other.level - one.level);
    this.tell({ type: 'speakers', speakers });
  }
}
