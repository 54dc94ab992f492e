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

  /**
   * The newer version that a database is to run with.
   * @throws `database.not_possible`, `database.version_unknown`, `database.not_newer`
   */
  async newer(
    { engine, major }: { readonly engine: DatabaseEngine; readonly major: number },
    version: number,
  ): Promise<number> {
    const can = await this.driver.capabilities();
    if (!can.parts[engine].upgrades) {
      const detail = `\`${engine}\` is not upgraded in place: create one from a backup.`;
      throw DatabaseErrors.not_possible({ detail, issues: [issueOf('is not changed in place')] });
    }
    const wanted = majorOf(can, engine, version);
    if (wanted > major) return wanted;
    const message = `must be above ${major}, which it has`;
    const detail = `The version ${message}.`;
    throw DatabaseErrors.not_newer({ detail, issues: [issueOf(message)] });
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
    issues: [issueOf(named, 'invalid_enum')],
  });
}

/** What is wrong with the version that was asked for. */
function issueOf(message: string, code = 'custom') {
  return { location: 'body.version', code, message };
}
