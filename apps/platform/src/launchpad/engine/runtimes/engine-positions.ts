import type { ReplicaLine } from '../runtime.driver.js';

/** What a line of an engine's log says besides its text. */
export type TimedLine = Pick<ReplicaLine, 'line' | 'at' | 'position'>;

/**
 * Tells lines of an engine's log apart, which it tells from some time on. A position is the time of a
 * line and how many lines there were of that very time: podman tells whole seconds only.
 */
export class EnginePositions {
  readonly #heard: { readonly time: string; readonly count: number } | undefined;
  #time = '';
  #count = 0;

  /** @param from position of the last line that was heard */
  constructor(from?: string) {
    const [time, count] = from?.split('/') ?? [];
    if (time !== undefined) this.#heard = { time, count: Number(count) };
  }

  /** The line without its time; undefined when it was heard before. */
  read(text: string): TimedLine | undefined {
    const parts = /^(\d{4}-\d\d-\d\dT\S+) ?([^]*)$/.exec(text);
    if (!parts) return { line: text };
    const [, time = '', line = ''] = parts;
    this.#count = time === this.#time ? this.#count + 1 : 1;
    this.#time = time;
    if (this.#wasHeard(time)) return undefined;
    return { line, at: new Date(time), position: `${time}/${this.#count}` };
  }

  #wasHeard(time: string): boolean {
    if (!this.#heard) return false;
    if (time === this.#heard.time) return this.#count <= this.#heard.count;
    const [at, heardAt] = [Date.parse(time), Date.parse(this.#heard.time)];
    return at === heardAt ? time < this.#heard.time : at < heardAt;
  }
}
