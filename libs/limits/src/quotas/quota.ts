import { QuotaErrors } from './quota.errors.js';

/** What a quota needs of a database: a data source or the manager of a transaction. */
export interface Queries {
  query<Rows>(sql: string, values: unknown[]): Promise<Rows>;
}

/** Most things of a kind that one owner (a tenant or `acc_…`) may have. */
export abstract class Quota {
  constructor(
    /** Such as `keys` or `messages_per_day`. */
    readonly name: string,
    /** 0 stands for any number. */
    readonly limit: number,
    /** Whether it counts for the project, not for each of its modes: its owner is `prj_…`. */
    readonly isOfBothModes = false,
  ) {}

  /**
   * Makes room for one more, or for as many as `count` says where a kind is taken by many.
   * @throws `quota_exceeded`; then none is taken
   */
  abstract take(queries: Queries, owner: string, now: Date, count?: number): Promise<void>;
  /** Makes room for one more if that needs no look at the database. */
  takeUncounted(_owner: string): boolean {
    return this.limit === 0;
  }
  abstract used(queries: Queries, owner: string, now: Date): Promise<number>;

  protected refuse(retryAfterS?: number): never {
    const detail = `The quota \`${this.name}\` of ${this.limit} is used up.`;
    throw QuotaErrors.quota_exceeded({ detail, ...(retryAfterS && { retryAfterS }) });
  }
}
