import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TrackingEvents } from './tracking.events.js';
import type { UpdateTracking } from './tracking.schema.js';

/** What a project follows of its mail. */
export interface TrackingSetting {
  readonly opens: boolean;
  readonly clicks: boolean;
  /** Counts changes, for `If-Match`. */
  readonly version: number;
  readonly updatedAt: Date | null;
}

/** Nothing is followed before a project says so. */
const NOTHING: TrackingSetting = { opens: false, clicks: false, version: 0, updatedAt: null };

/** What projects follow of their mail. */
@Injectable()
export class TrackingSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async of(tenant: Tenant): Promise<TrackingSetting> {
    const [row] = await this.dataSource.query<TrackingSetting[]>(FIND, [tenant]);
    return row ?? NOTHING;
  }

  /** Changes what is given. @throws `precondition_failed` */
  async update(
    tenant: Tenant,
    changes: UpdateTracking,
    expected: Precondition,
  ): Promise<TrackingSetting> {
    return this.dataSource.transaction(async (manager) => {
      const lock = `message tracking ${tenant}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      const [before = NOTHING] = await manager.query<TrackingSetting[]>(FIND, [tenant]);
      expected.check(before.version);
      const opens = changes.opens ?? before.opens;
      const clicks = changes.clicks ?? before.clicks;
      const [version, updatedAt] = [before.version + 1, this.clock.now()];
      await manager.query(SAVE, [tenant, opens, clicks, version, updatedAt]);
      const data = { opens, clicks };
      const type = TrackingEvents.updated;
      await this.events.record(manager, { type, tenant, subject: tenant, data });
      await this.audit.record(manager, {
        tenant,
        action: 'message_tracking.update',
        target: tenant,
        before: { opens: before.opens, clicks: before.clicks },
        after: data,
      });
      return { opens, clicks, version, updatedAt };
    });
  }
}

const FIND = `
  select opens, clicks, version, updated_at as "updatedAt" from tracking_setting where tenant = $1`;

const SAVE = `
  insert into tracking_setting (tenant, opens, clicks, version, updated_at)
  values ($1, $2, $3, $4, $5)
  on conflict (tenant) do update set opens = $2, clicks = $3, version = $4, updated_at = $5`;
