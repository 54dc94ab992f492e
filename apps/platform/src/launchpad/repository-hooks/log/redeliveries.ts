import { Audit } from '@skydeck/audit';
import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../../apps/app.entity.js';
import { DeliveriesService } from '../deliveries.service.js';
import type { Delivery } from '../delivery.js';
import { HookErrors } from '../hook.errors.js';
import { HookEvents } from '../hook.events.js';
import type { HookProvider } from '../hook.schema.js';
import { HooksService } from '../hooks.service.js';
import { HookLog } from './hook-log.js';
import type { HookLogEntity } from './hook-log.entity.js';
import { canRedeliver } from './hook-log.schema.js';

/** Takes deliveries again that are remembered. */
@Injectable()
export class Redeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: HookLog,
    private readonly hooks: HooksService,
    private readonly deliveries: DeliveriesService,
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** @throws `hook.not_found`, `hook.delivery_not_found`, `hook.not_redeliverable` */
  async take(app: AppEntity, id: string): Promise<HookLogEntity> {
    const hook = await this.hooks.get(app.id);
    const row = await this.log.get(app.id, id);
    if (!row.delivery || !canRedeliver(row)) throw HookErrors.not_redeliverable();
    const provider = row.provider as HookProvider;
    const told = await this.deliveries.act(app, hook, provider, revived(row.delivery), []);
    const { outcome, reason, deployment_id: deploymentId } = told;
    const { name, delivery } = row;
    const taken = { provider, name, delivery, outcome, reason, deploymentId, redeliveryOf: id };
    const again = await this.log.note(app.id, taken);
    await this.dataSource.transaction(async (manager) => {
      const tenant = tenantOf(app.projectId);
      const data = { app_id: app.id, delivery_id: again.id, outcome };
      const type = HookEvents.redelivered;
      await this.events.record(manager, { type, tenant, subject: app.id, data });
      const after = { delivery: id, outcome, reason };
      const what = { action: 'hook.redeliver', target: app.id, before: null, after };
      await this.audit.record(manager, { tenant, ...what });
    });
    return again;
  }
}

/** What was kept as JSON, with its time; it is told now, so that nothing later hides it. */
function revived(delivery: Delivery): Delivery {
  return delivery.kind === 'pull_request' ? { ...delivery, toldAt: null } : delivery;
}
