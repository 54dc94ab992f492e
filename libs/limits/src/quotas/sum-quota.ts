import { type Queries, Quota } from './quota.js';

/** How large all things of an owner may be together. */
export class SumQuota extends Quota {
  constructor(
    name: string,
    limit: number,
    /** Gives one row with `sum`; `$1` is the owner. */
    private readonly sumSql: string,
  ) {
    super(name, limit);
  }

  /** Call it after the row has its new size, in the same transaction. */
  override async take(queries: Queries, owner: string): Promise<void> {
    if (this.limit === 0) return;
    const lock = `quota ${this.name} ${owner}`;
    await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    if ((await this.used(queries, owner)) > this.limit) this.refuse();
  }

  override async used(queries: Queries, owner: string): Promise<number> {
    const [row] = await queries.query<{ sum: string }[]>(this.sumSql, [owner]);
    return Number(row?.sum ?? 0);
  }
}
