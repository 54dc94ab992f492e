import { REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { DeploymentEntity } from '../deployments/deployment.entity.js';
import { ReleaseEntity } from '../releases/release.entity.js';
import { ReleasesService } from '../releases/releases.service.js';
import { BindingEntity } from './binding.entity.js';
import { BindingHistory } from './binding-history.js';
import { BINDING_KINDS, BindingProviders } from './binding-providers.js';
import { BindingValues } from './binding-values.js';

const ASK_EVERY_MS = 60_000;
const AT_ONCE = 500;

/** Ends credentials that were replaced once nothing uses them, and notices those that others ended. */
@Injectable()
export class BindingRotation implements OnModuleInit {
  #askedAtMs = performance.now();

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: BindingProviders,
    private readonly values: BindingValues,
    private readonly releases: ReleasesService,
    private readonly history: BindingHistory,
    private readonly bus: Bus,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {}

  onModuleInit(): void {
    // Whatever ended may be one of ours; asking tells.
    this.bus.subscribe(REVOKED_TOPIC, () => {
      this.#askedAtMs = Number.NEGATIVE_INFINITY;
    });
    this.metrics?.gauge(
      'skydeck_app_bindings',
      'Bindings of apps, by state.',
      ['state'],
      async () => {
        const rows = await this.dataSource.query<{ state: string; count: number }[]>(
          'select state, count(*)::int as count from app_binding group by state',
        );
        return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
      },
    );
  }

  async pass(): Promise<void> {
    const { manager } = this.dataSource;
    for (const row of await manager.findBy(BindingEntity, { retiringId: Not(IsNull()) })) {
      if (!(await this.#isUsed(row))) await this.#retire(row);
    }
    if (performance.now() - this.#askedAtMs < ASK_EVERY_MS) return;
    this.#askedAtMs = performance.now();
    await this.askAll();
  }

  /** Asks whether the credentials of all bindings still work. */
  async askAll(): Promise<void> {
    const { manager } = this.dataSource;
    for (const kind of BINDING_KINDS) {
      const rows = await manager.find(BindingEntity, {
        where: { kind, state: In(['attached', 'rotating']) },
        order: { id: 'ASC' },
      });
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE);
        const ids = some.map(({ credentialId }) => credentialId);
        const working = await this.providers.of(kind).inForce(ids);
        for (const row of some) if (!working.has(row.credentialId)) await this.#ended(row);
      }
    }
  }

  /** The old value is in what serves, in what is being switched, or in what still answers. */
  async #isUsed(row: BindingEntity): Promise<boolean> {
    const { manager } = this.dataSource;
    const app = await manager.findOneBy(AppEntity, { id: row.appId });
    if (!app || app.currentReleaseId === null) return false;
    const unfinished = { appId: app.id, finishedAt: IsNull(), status: Not('queued' as const) };
    if (await manager.existsBy(DeploymentEntity, unfinished)) return true;
    const release = await manager.findOneBy(ReleaseEntity, { id: app.currentReleaseId });
    if (!release || row.retiringSealed === null) return false;
    const seen = new Set(Object.values(this.releases.envOf(release)));
    const old = Object.values(this.values.open(row.id, row.retiringSealed));
    return old.some(({ value, secret }) => secret && seen.has(value));
  }

  async #retire({ id, appId, kind, retiringId }: BindingEntity): Promise<void> {
    const app = await this.dataSource.manager.findOneBy(AppEntity, { id: appId });
    if (!app || retiringId === null) return;
    await this.providers.of(kind).revoke(app.projectId, retiringId);
    await this.dataSource.transaction(async (manager) => {
      const over = { state: 'attached' as const, retiringId: null, retiringSealed: null };
      const { affected } = await manager.update(BindingEntity, { id, retiringId }, over);
      if (affected !== 1) return;
      const row = await manager.findOneByOrFail(BindingEntity, { id });
      await this.history.tell(manager, app, 'retired', row);
    });
  }

  async #ended({ id, appId, credentialId }: BindingEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const app = await manager.findOneBy(AppEntity, { id: appId });
      const which = { id, credentialId, state: Not('revoked' as const) };
      const { affected } = await manager.update(BindingEntity, which, { state: 'revoked' });
      if (affected !== 1 || !app) return;
      const row = await manager.findOneByOrFail(BindingEntity, { id });
      await this.history.tell(manager, app, 'revoked', row);
    });
  }
}
