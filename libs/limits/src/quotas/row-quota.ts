import { type Queries, Quota } from './quota.js';

/** Counts the rows that exist: what is deleted makes room again. */
export class RowQuota extends Quota {
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
   * Call it in the transaction that adds the row. Others who add for the same owner wait for its
   * end, so that all of them count what is there.
   */
  override async take(queries: Queries, owner: string): Promise<void> {
    if (this.limit === 0) return;
    const lock = `quota ${this.name} ${owner}`;
    await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    if ((await this.used(queries, owner)) >= this.limit) this.refuse();
  }

  override async used(queries: Queries, owner: string): Promise<number> {
    const [row] = await queries.query<{ count: string }[]>(this.countSql, [owner]);
    return Number(row?.count ?? 0);
  }
}
