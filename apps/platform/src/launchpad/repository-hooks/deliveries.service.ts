import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { DeploymentHistory } from '../deployments/deployment-history.js';
import { DeploymentQueue } from '../deployments/deployment-queue.js';
import { DeploymentRows } from '../deployments/deployment-rows.js';
import { PreviewsService } from '../previews/previews.service.js';
import { AppPauses } from '../rollbacks/app-pauses.js';
import type { Delivery } from './delivery.js';
import { deliveryIds, deliveryName, type DeliveryHeaders, isSigned } from './delivery-signature.js';
import { HookDeliveryEntity, HookEntity } from './hook.entity.js';
import { HookErrors } from './hook.errors.js';
import type { Delivered, HookProvider } from './hook.schema.js';
import { HookLog } from './log/hook-log.js';
import { HooksService } from './hooks.service.js';
import { whyIgnored } from './pushed-changes.js';
import { readDelivery } from './read-delivery.js';

type Push = Extract<Delivery, { kind: 'push' }>;

/** Takes what providers deliver. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hooks: HooksService,
    private readonly rows: DeploymentRows,
    private readonly history: DeploymentHistory,
    private readonly queue: DeploymentQueue,
    private readonly pauses: AppPauses,
    private readonly previews: PreviewsService,
    private readonly log: HookLog,
    private readonly clock: Clock,
  ) {}

  /** @throws `hook.signature_invalid`, also when there is no such app */
  async take(
    appId: string,
    provider: HookProvider,
    { headers, body }: { readonly headers: DeliveryHeaders; readonly body: Buffer },
  ): Promise<Delivered> {
    const { app, hook } = await this.#find(appId);
    const secret = hook ? this.hooks.secretOf(hook) : 'nobody knows';
    const isGenuine = isSigned(provider, headers, { secret, body });
    const name = deliveryName(provider, headers);
    if (!app || !hook || !isGenuine) {
      const refusal = { outcome: 'refused', reason: 'signature_invalid' } as const;
      if (app && hook) await this.log.note(app.id, { provider, name, delivery: null, ...refusal });
      throw HookErrors.signature_invalid();
    }
    const delivery = readDelivery(provider, headers, body);
    const names = deliveryIds(provider, headers, body);
    const heard = { provider, name, delivery };
    try {
      const told = await this.act(app, hook, provider, delivery, names);
      const { outcome, reason, deployment_id: deploymentId } = told;
      await this.log.note(app.id, { ...heard, outcome, reason, deploymentId });
      return told;
    } catch (error) {
      const reason = error instanceof ApiError ? error.code : 'internal';
      await this.log.note(app.id, { ...heard, outcome: 'failed', reason });
      throw error;
    }
  }

  /** Does what a delivery that is genuine asks for. */
  async act(
    app: AppEntity,
    hook: HookEntity,
    provider: HookProvider,
    delivery: Delivery,
    names: readonly string[],
  ): Promise<Delivered> {
    if (delivery.kind === 'pull_request') {
      const isNew = (manager: EntityManager) => this.#isNew(manager, app.id, names);
      return this.previews.take(app, delivery, provider, isNew);
    }
    if (delivery.kind !== 'push') return ignored(delivery.kind);
    return this.follow(app, hook, delivery, names);
  }

  /** Deploys a push, unless the app is not to follow it or has been told before. */
  async follow(
    app: AppEntity,
    hook: HookEntity,
    push: Push,
    names: readonly string[],
  ): Promise<Delivered> {
    if (!hook.autoDeploy) return ignored('auto_deploy_off');
    if (await this.pauses.isPaused(app.id)) return ignored('paused');
    const { branches, paths } = hook;
    const reason = whyIgnored(push, { branch: app.branch, branches, paths });
    if (reason !== undefined) return ignored(reason);
    const deployment = await this.dataSource.transaction(async (manager) => {
      if (!(await this.#isNew(manager, app.id, names))) return undefined;
      const { branch, commit } = push;
      const queued = await this.rows.queue(app.id, { branch, commit }, manager);
      await this.history.note(manager, 'deployment.create', queued);
      return queued;
    });
    if (!deployment) return ignored('replayed');
    await this.queue.wake(deployment);
    return { outcome: 'deployed', reason: null, deployment_id: deployment.id };
  }

  async #find(appId: string) {
    const { manager } = this.dataSource;
    const app = await manager.findOneBy(AppEntity, { id: appId, deletedAt: IsNull() });
    const hook = await manager.findOneBy(HookEntity, { appId });
    return { app, hook };
  }

  async #isNew(manager: EntityManager, appId: string, names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return true;
    const receivedAt = this.clock.now();
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(HookDeliveryEntity)
      .values(names.map((deliveryId) => ({ appId, deliveryId, receivedAt })))
      .orIgnore()
      .returning('delivery_id')
      .execute();
    return (raw as unknown[]).length === names.length;
  }
}

const ignored = (reason: string): Delivered => ({
  outcome: 'ignored',
  reason,
  deployment_id: null,
});
