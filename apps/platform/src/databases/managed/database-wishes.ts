import { Injectable } from '@nestjs/common';
import { type DatabaseCapabilities, DatabaseDriver } from '../engine/database.driver.js';
import type { DatabaseEngine } from '../engine/instance-spec.js';
import type { DatabasePlan } from '../instances/instance.entity.js';
import type { DatabaseSizeEntity } from '../sizes/database-size.entity.js';
import { DatabaseSizes } from '../sizes/database-sizes.js';
import { DatabaseErrors } from './database.errors.js';

/** What usual storage is, in GiB. */
const USUAL_GB = { shared: 1, dedicated: 5 } as const;
/** A shared server has many databases. */
const MOST_SHARED_GB = 10;

interface Asked {
  readonly engine: DatabaseEngine;
  readonly plan: DatabasePlan;
  readonly version?: number | undefined;
  readonly size?: string | undefined;
  readonly storage_gb?: number | undefined;
  readonly trusted_sources: readonly string[];
}

/** What a database is to be, checked against what there is here. */
export interface DatabaseWish {
  readonly engine: DatabaseEngine;
  readonly plan: DatabasePlan;
  readonly major: number;
  readonly size: DatabaseSizeEntity | null;
  readonly storageGb: number;
  readonly trustedSources: readonly string[];
}

/** Checks what is asked for against what this installation has. */
@Injectable()
export class DatabaseWishes {
  constructor(
    private readonly driver: DatabaseDriver,
    private readonly sizes: DatabaseSizes,
  ) {}

  /** @throws `database.version_unknown`, `database.size_unknown`, `database.needs_dedicated` */
  async check(asked: Asked): Promise<DatabaseWish> {
    const { engine, plan } = asked;
    const can = await this.driver.capabilities();
    const major = majorOf(can, engine, asked.version);
    const isShared = plan === 'shared';
    if (isShared && (asked.size !== undefined || asked.trusted_sources.length > 0)) {
      const detail = 'Only dedicated databases have a `size` and `trusted_sources`.';
      throw DatabaseErrors.needs_dedicated({ detail });
    }
    if (isShared && !can.parts[engine].sharedInstances) {
      const detail = `\`${engine}\` keeps one database in a server: it needs \`dedicated\`.`;
      throw DatabaseErrors.needs_dedicated({ detail });
    }
    const storageGb = asked.storage_gb ?? USUAL_GB[plan];
    this.mustFit(plan, storageGb);
    const size = isShared ? null : await this.sizes.get(asked.size ?? null);
    return { engine, plan, major, size, storageGb, trustedSources: asked.trusted_sources };
  }

  /** The version that is asked for, the usual one otherwise. @throws `database.version_unknown` */
  async major(engine: DatabaseEngine, version: number | undefined): Promise<number> {
    return majorOf(await this.driver.capabilities(), engine, version);
  }

  /** @throws `database.needs_dedicated` when a shared server has no room for so much */
  mustFit(plan: DatabasePlan, storageGb: number): void {
    if (plan !== 'shared' || storageGb <= MOST_SHARED_GB) return;
    const detail = `A shared database has ${MOST_SHARED_GB} GiB at most.`;
    throw DatabaseErrors.needs_dedicated({ detail });
  }
}

function majorOf(
  { ready, majors }: DatabaseCapabilities,
  engine: DatabaseEngine,
  version: number | undefined,
): number {
  if (!ready) throw DatabaseErrors.engine_unavailable();
  const known = majors[engine];
  const major = version ?? known[0];
  if (major !== undefined && known.includes(major)) return major;
  const named = known.length > 0 ? `must be one of ${known.join(', ')}` : 'is not here';
  throw DatabaseErrors.version_unknown({
    detail: `The version of \`${engine}\` ${named}.`,
    issues: [{ location: 'body.version', code: 'invalid_enum', message: named }],
  });
}
