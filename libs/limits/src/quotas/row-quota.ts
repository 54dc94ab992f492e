import { type Queries, Quota } from './quota.js';

/** From here on, counting takes longer than what is counted for. */
const LARGE = 10_000;
/** A process takes at most this many of a large quota, and this share of what is left, uncounted. */
const MOST_UNCOUNTED = 100;
const SHARE = 1 / 16;
const MOST_OWNERS = 10_000;

/**
 * Counts the rows that exist: what is deleted makes room again. A quota of 10,000 or more is
 * counted seldom while there is much room, so processes side by side may pass it by some hundreds.
 */
export class RowQuota extends Quota {
  /** How many more of an owner are let through without being counted. */
  readonly #uncounted = new Map<string, number>();

  constructor(
    name: string,
    limit: number,
    /** Gives one row with `count`; `$1` is the owner. */
    private readonly countSql: string,
    { isOfBothModes = false } = {},
  ) {
    super(name, limit, isOfBothModes);
  }

  /**
   * Call it in the transaction that adds the row, or all `count` of them, and before. Others who add for
   * the same owner wait for its end, so that all of them count what is there.
   */
  override async take(queries: Queries, owner: string, _now?: Date, count = 1): Promise<void> {
    if (this.limit === 0 || (count === 1 && this.takeUncounted(owner))) return;
    const lock = `quota ${this.name} ${owner}`;
    await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    const left = this.limit - (await this.used(queries, owner)) - (count - 1);
    if (left <= 0) this.refuse();
    if (this.limit >= LARGE) this.#let(owner, Math.min(MOST_UNCOUNTED, Math.floor(left * SHARE)));
  }

  override takeUncounted(owner: string): boolean {
    return super.takeUncounted(owner) || this.#passes(owner);
  }

  override async used(queries: Queries, owner: string): Promise<number> {
    const [row] = await queries.query<{ count: string }[]>(this.countSql, [owner]);
    return Number(row?.count ?? 0);
  }

  #passes(owner: string): boolean {
    const left = this.#uncounted.get(owner) ?? 0;
    if (left > 0) this.#uncounted.set(owner, left - 1);
    return left > 0;
  }

  #let(owner: string, count: number): void {
    if (this.#uncounted.size >= MOST_OWNERS) this.#uncounted.clear();
    this.#uncounted.set(owner, count);
  }
}
