import { newId } from '@skydeck/ids';
import { readKeyset } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Delivery } from '../delivery.js';
import { HookErrors } from '../hook.errors.js';
import type { HookProvider } from '../hook.schema.js';
import { HookLogEntity, type Outcome } from './hook-log.entity.js';
import type { ListDeliveries } from './hook-log.schema.js';

const MOST = 200;
/** Of those that are not genuine: strangers must not push the others out. */
const MOST_REFUSED = 20;
const MOST_PATHS = 200;
const LONGEST_MESSAGE = 500;

/** What is written down of a delivery. */
export interface LoggedDelivery {
  readonly provider: HookProvider;
  readonly name: string | null;
  readonly delivery: Delivery | null;
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly deploymentId?: string | null;
  readonly redeliveryOf?: string;
}

/** Remembers the last deliveries of each app. */
@Injectable()
export class HookLog {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async note(appId: string, { delivery, ...logged }: LoggedDelivery): Promise<HookLogEntity> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      // In turn: two at once would not see what the other one adds.
      await manager.query(`select pg_advisory_xact_lock(hashtext($1))`, [`hook log ${appId}`]);
      const row = await manager.save(
        manager.create(HookLogEntity, {
          id: newId('hkd', now.getTime()),
          appId,
          kind: delivery?.kind ?? 'unknown',
          delivery: delivery && shortened(delivery),
          receivedAt: now,
          deploymentId: null,
          redeliveryOf: null,
          ...logged,
        }),
      );
      const isRefused = row.outcome === 'refused';
      await manager.query(
        `delete from app_hook_log where id in (
           select id from app_hook_log where app_id = $1 and (outcome = 'refused') = $2
           order by id desc offset $3)`,
        [appId, isRefused, isRefused ? MOST_REFUSED : MOST],
      );
      return row;
    });
  }

  /** @returns at most `limit + 1` deliveries */
  list(appId: string, wanted: ReturnType<typeof ListDeliveries.parse>): Promise<HookLogEntity[]> {
    const rows = this.dataSource.manager.createQueryBuilder(HookLogEntity, 'delivery');
    return readKeyset(rows.where({ appId, ...wanted.filters }), wanted);
  }

  /** @throws `hook.delivery_not_found` */
  async get(appId: string, id: string): Promise<HookLogEntity> {
    const row = await this.dataSource.manager.findOneBy(HookLogEntity, { appId, id });
    if (!row) throw HookErrors.delivery_not_found();
    return row;
  }
}

/** As it can be taken again; one that changed too much to be kept changes anything. */
function shortened(delivery: Delivery): Delivery {
  if (delivery.kind !== 'push') return delivery;
  const { paths, message } = delivery;
  const kept = paths && paths.length <= MOST_PATHS ? paths : null;
  return { ...delivery, message: message.slice(0, LONGEST_MESSAGE), paths: kept };
}
