import { Logger } from '@nestjs/common';
import { EdgeAddresses } from './edge-addresses.js';
import { EdgeRefused } from './edge-answers.js';
import { EdgeControl } from './edge-control.js';

/** A poll of several edges ends that soon, to hear of edges that have come. */
const LONGEST_POLL_MS = 5_000;

/** How far each edge was heard, by its address; empty to be told everything that waits now. */
export type EdgeCursors = ReadonlyMap<string, number>;

/** What several edges answered, and how far each of them was heard. */
export interface Heard<Item> {
  readonly cursors: EdgeCursors;
  readonly items: readonly Item[];
}

/** What a poll waits for, and how long. */
export interface Wait {
  readonly after: EdgeCursors;
  readonly waitMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** Polls one edge. */
export type Poll<Item> = (
  edge: EdgeControl,
  after: number,
  waitMs: number,
  signal: AbortSignal,
) => Promise<{ readonly cursor: number; readonly items: readonly Item[] }>;

/**
 * All edges that there are at the moment. One that does not answer is passed over while others do: it
 * is compared with the rows every few seconds, and told everything once it is back.
 */
export class EdgeFleet {
  readonly #logger = new Logger(EdgeFleet.name);
  readonly #edges = new Map<string, EdgeControl>();
  readonly #away = new Set<string>();

  constructor(
    private readonly addresses: EdgeAddresses,
    private readonly token: string,
  ) {}

  /** Addresses of those that there were the last time, whether they answered or not. */
  get known(): ReadonlySet<string> {
    return new Set(this.#edges.keys());
  }

  /**
   * Asks all of them.
   * @returns their answers by their addresses
   * @throws EdgeRefused when one refuses, or none of them answers
   */
  async each<Answer>(
    ask: (edge: EdgeControl) => Promise<Answer>,
  ): Promise<ReadonlyMap<string, Answer>> {
    const edges = await this.#present();
    const ended = await Promise.allSettled(edges.map(ask));
    const answers = new Map<string, Answer>();
    let refusal: unknown;
    for (const [place, one] of ended.entries()) {
      const host = edges[place]?.url.host ?? '';
      if (one.status === 'fulfilled') answers.set(host, one.value);
      else if (!isAway(one.reason)) throw one.reason;
      else refusal = one.reason;
      if (edges.length > 1) this.#note(host, one.status === 'rejected');
    }
    if (answers.size === 0) throw refusal ?? new EdgeRefused('unreachable', 'There is no edge.');
    return answers;
  }

  /** Polls all of them, until the first has something to tell. */
  async hear<Item>({ after, waitMs, signal }: Wait, poll: Poll<Item>): Promise<Heard<Item>> {
    const isEnough = new AbortController();
    const either = AbortSignal.any([isEnough.signal, ...(signal ? [signal] : [])]);
    const longestMs = this.addresses.mayBeMany ? Math.min(waitMs, LONGEST_POLL_MS) : waitMs;
    const cursors = new Map<string, number>();
    const items: Item[] = [];
    await this.each(async (edge) => {
      const { host } = edge.url;
      const from = after.get(host) ?? 0;
      try {
        const heard = await poll(edge, from, longestMs, either);
        cursors.set(host, heard.cursor);
        items.push(...heard.items);
        if (heard.items.length > 0) isEnough.abort();
      } catch (error) {
        if (!isEnough.signal.aborted) throw error;
        // What it had to tell meanwhile it tells the next time.
        cursors.set(host, from);
      }
    });
    return { cursors, items };
  }

  async #present(): Promise<readonly EdgeControl[]> {
    const urls = await this.addresses.find().catch((error: unknown) => {
      throw new EdgeRefused('unreachable', 'The name of the edge has no address.', {
        cause: error,
      });
    });
    const known = new Set(urls.map(({ host }) => host));
    for (const host of this.#edges.keys()) if (!known.has(host)) this.#edges.delete(host);
    return urls.map((url) => {
      const edge = this.#edges.get(url.host) ?? new EdgeControl(url, this.token);
      this.#edges.set(url.host, edge);
      return edge;
    });
  }

  #note(host: string, isAwayNow: boolean): void {
    if (isAwayNow === this.#away.has(host)) return;
    if (isAwayNow) this.#away.add(host);
    else this.#away.delete(host);
    this.#logger.warn(`the edge at ${host} ${isAwayNow ? 'does not answer' : 'answers again'}`);
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof EdgeRefused && error.code === 'unreachable';
