import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Events, type NewEvent } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FenceEvent } from '../../fences/fence-event.js';
import { GeofenceEvents } from '../geofence.events.js';
import type { FenceTitle } from './project-fences.js';

const KINDS = { enter: 'entered', exit: 'exited', dwell: 'dwelled' } as const;

const ADD = statement(`
  insert into geofence_event (id, tenant, kind, geofence_id, geofence_version, device_id, at, since,
    cause, lat, lon, created_at)
  select id, tenant, kind, geofence_id, geofence_version, device_id, at, since, cause, lat, lon,
    created_at
  from jsonb_to_recordset($1::jsonb) as (id text, tenant text, kind text, geofence_id text,
    geofence_version integer, device_id text, at timestamptz, since timestamptz, cause text,
    lat float8, lon float8, created_at timestamptz)
  on conflict (device_id, geofence_id, since, kind) do nothing returning id`);

/** Something that happened at a geofence, with the names of all who take part. */
export interface Happening {
  readonly tenant: Tenant;
  readonly event: FenceEvent;
  readonly fence: FenceTitle;
  readonly device: { readonly name: string; readonly externalId: string | null };
}

/** Writes down what happens at geofences, once: as rows, and as events for streams and webhooks. */
@Injectable()
export class GeofenceTelling {
  readonly #told;

  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
    metrics: ServiceMetrics,
  ) {
    this.#told = metrics.counter(
      'skydeck_location_geofence_events_total',
      'Entries, exits and dwelling at geofences.',
      ['kind'] as const,
    );
  }

  /** In the transaction of the change. */
  async tell(manager: EntityManager, happenings: readonly Happening[]): Promise<void> {
    if (happenings.length === 0) return;
    const now = this.clock.now();
    const rows = happenings.map((one) => ({ ...rowOf(one), created_at: now, one }));
    const values = JSON.stringify(rows.map(({ one: _one, ...row }) => row));
    const added = await runStatement<{ id: string }>(manager, ADD, [values]);
    const ids = new Set(added.map(({ id }) => id));
    const news = rows.filter(({ id }) => ids.has(id));
    await this.events.recordMany(
      manager,
      news.map(({ id, one }) => newsOf(id, one)),
    );
    for (const { kind } of news) this.#told.inc({ kind });
  }
}

const rowOf = ({ tenant, event, fence }: Happening) => ({
  id: newId('gfe'),
  tenant,
  kind: KINDS[event.kind],
  geofence_id: event.fenceId,
  geofence_version: fence.version,
  device_id: event.deviceId,
  at: new Date(event.atMs),
  since: new Date(event.sinceMs),
  cause: event.cause ?? null,
  lat: event.lat,
  lon: event.lon,
});

function newsOf(id: string, { tenant, event, fence, device }: Happening): NewEvent {
  const data = {
    id,
    geofence_id: event.fenceId,
    geofence_name: fence.name,
    geofence_version: fence.version,
    device_id: event.deviceId,
    device_name: device.name,
    device_external_id: device.externalId,
    at: new Date(event.atMs).toISOString(),
    entered_at: new Date(event.sinceMs).toISOString(),
    lat: event.lat,
    lon: event.lon,
    ...(event.kind === 'exit' && {
      cause: event.cause,
      duration_s: (event.atMs - event.sinceMs) / 1000,
    }),
  };
  return { type: GeofenceEvents[KINDS[event.kind]], tenant, subject: event.fenceId, data };
}
