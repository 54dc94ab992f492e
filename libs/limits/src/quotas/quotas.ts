import type { ProjectRef } from '@skydeck/auth-guard';
import type { Clock } from '@skydeck/service';
import type { Queries, Quota } from './quota.js';
import type { QuotaUse } from './quota.schema.js';

/** The quotas of a service. */
export abstract class Quotas {
  /** Makes room for one more of a kind, or for `count` at once of what is counted by day or by rows. @throws `quota_exceeded` */
  abstract take(name: string, queries: Queries, owner: string, count?: number): Promise<void>;
  /** Makes room for one more, if that needs no look; otherwise nothing happens: `take` it. */
  abstract takeUncounted(name: string, owner: string): boolean;
  /** What a project has used of each of its quotas. */
  abstract usesOf(project: Pick<ProjectRef, 'id' | 'tenant'>): Promise<QuotaUse[]>;
}

/** Quotas whose limits come from the settings of the service. */
export class SettingsQuotas extends Quotas {
  readonly #byName: ReadonlyMap<string, Quota>;

  constructor(
    private readonly ofProjects: readonly Quota[],
    ofAccounts: readonly Quota[],
    private readonly queries: Queries,
    private readonly clock: Clock,
  ) {
    super();
    this.#byName = new Map([...ofProjects, ...ofAccounts].map((quota) => [quota.name, quota]));
  }

  override async take(name: string, queries: Queries, owner: string, count = 1): Promise<void> {
    await this.#named(name).take(queries, owner, this.clock.now(), count);
  }

  override takeUncounted(name: string, owner: string): boolean {
    return this.#named(name).takeUncounted(owner);
  }

  #named(name: string): Quota {
    const quota = this.#byName.get(name);
    if (!quota) throw new Error(`There is no quota ${name}.`);
    return quota;
  }

  override usesOf(project: Pick<ProjectRef, 'id' | 'tenant'>): Promise<QuotaUse[]> {
    const now = this.clock.now();
    return Promise.all(
      this.ofProjects.map(async (quota) => ({
        name: quota.name,
        limit: quota.limit === 0 ? null : quota.limit,
        used: await quota.used(
          this.queries,
          quota.isOfBothModes ? project.id : project.tenant,
          now,
        ),
      })),
    );
  }
}
