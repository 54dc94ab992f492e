import { ServiceMetrics } from '@skydeck/telemetry';
import type { Tenant } from '@skydeck/auth-guard';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AcceptedPosition, PositionListeners } from '../../ingest/position-listener.js';
import { type HeldDevice, holdDevices, readRevisions, writeStates } from './device-states.js';
import { shareGeofences } from './geofence-lock.js';
import { GeofenceTelling, type Happening } from './geofence-telling.js';
import { Judgement } from './judgement.js';
import { KnownDevices } from './known-devices.js';
import type { ProjectFences } from './project-fences.js';
import { WatchedFences } from './watched-fences.js';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/**
 * Says of each batch of positions who enters, leaves and dwells in which geofence, in the transaction
 * that adds them: either all of it is there, or none. Rows are the truth, so it does not matter which
 * process has the next batch.
 */
@Injectable()
export class GeofenceWatch implements OnModuleInit {
  readonly #seconds;
  readonly #known = new KnownDevices();
  /** What to remember of batches once they are committed. */
  readonly #judged = new WeakMap<readonly AcceptedPosition[], () => void>();

  constructor(
    private readonly listeners: PositionListeners,
    private readonly watched: WatchedFences,
    private readonly telling: GeofenceTelling,
    metrics: ServiceMetrics,
  ) {
    this.#seconds = metrics.histogram(
      'skydeck_location_geofence_seconds',
      'How long batches of positions were compared with geofences.',
      [],
      SECONDS,
    );
  }

  onModuleInit(): void {
    this.listeners.add({
      name: 'geofences',
      inTransaction: (manager, accepted) => this.judge(manager, accepted),
      afterCommit: (accepted) => this.remember(accepted),
    });
  }

  /** Judges positions that are about to be committed. */
  async judge(manager: EntityManager, accepted: readonly AcceptedPosition[]): Promise<void> {
    const latest = accepted.filter(({ isLatest }) => isLatest);
    const tenants = [...new Set(latest.map(({ device }) => device.tenant))];
    if (tenants.length === 0) return;
    const watching = new Set(await shareGeofences(manager, tenants));
    const positions = latest.filter(({ device }) => watching.has(device.tenant));
    if (positions.length === 0) return;
    const stop = this.#seconds.startTimer();
    const revisions = await readRevisions(manager, [...watching]);
    const judged = await this.#judge(manager, positions, revisions);
    this.#judged.set(accepted, () => this.#known.put(judged, revisions));
    stop();
  }

  /** Positions were committed: what was judged of their devices is known from now on. */
  remember(accepted: readonly AcceptedPosition[]): void {
    this.#judged.get(accepted)?.();
  }

  async #judge(
    manager: EntityManager,
    positions: readonly AcceptedPosition[],
    revisions: ReadonlyMap<Tenant, string>,
  ): Promise<Iterable<HeldDevice>> {
    const tenants = [...new Set(positions.map(({ device }) => device.tenant))];
    const ids = [...new Set(positions.map(({ device }) => device.id))];
    const byId = this.#known.take(ids, revisions) ?? (await holdDevices(manager, ids));
    const projects = new Map<string, ProjectFences>();
    for (const tenant of tenants) {
      const revision = revisions.get(tenant) ?? '0';
      projects.set(tenant, await this.watched.of(manager, tenant, revision));
    }
    const judgements = new Map(
      [...byId].map(([id, held]) => [id, new Judgement(held, projects.get(held.tenant)!)]),
    );
    const happenings: Happening[] = [];
    for (const { device, position } of positions) {
      happenings.push(...(judgements.get(device.id)?.take(device, position) ?? []));
    }
    const all = [...judgements.values()];
    const devices = all.flatMap((one) => (one.hasMoved ? [one.held] : []));
    if (devices.length === 0) return byId.values();
    const ended = all.flatMap((one) => one.ended());
    await writeStates(manager, { devices, ended, stays: all.flatMap((one) => one.changed()) });
    await this.telling.tell(manager, happenings);
    return byId.values();
  }
}
