import { type Queries, Quota } from '@skydeck/limits';

const SUM = `select coalesce(sum(storage_gb), 0) as sum from managed_database
  where project_id = $1 and deleted_at is null`;

/** How much storage all databases of a project may have together. */
export class DatabaseStorageQuota extends Quota {
  /** Call it after the row has its new size, in the same transaction. */
  override async take(queries: Queries, owner: string): Promise<void> {
    if (this.limit === 0) return;
    const lock = `quota ${this.name} ${owner}`;
    await queries.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
    if ((await this.used(queries, owner)) > this.limit) this.refuse();
  }

  override async used(queries: Queries, owner: string): Promise<number> {
    const [row] = await queries.query<{ sum: string }[]>(SUM, [owner]);
    return Number(row?.sum ?? 0);
  }
}
