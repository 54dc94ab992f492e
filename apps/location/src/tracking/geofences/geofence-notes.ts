import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GeofenceEntity } from './geofence.entity.js';
import { GeofenceEvents, geofenceState } from './geofence.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Writes down what was done with a geofence, in the transaction of the change. */
@Injectable()
export class GeofenceNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  async write(
    manager: EntityManager,
    what: keyof typeof VERBS,
    geofence: GeofenceEntity,
    before?: GeofenceEntity,
  ): Promise<void> {
    const { tenant, id } = geofence;
    const data = geofenceState(geofence);
    const old = what === 'deleted' ? geofence : before;
    await this.events.record(manager, { type: GeofenceEvents[what], tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: `geofence.${VERBS[what]}`,
      target: id,
      before: old ? geofenceState(old) : null,
      after: what === 'deleted' ? null : data,
    });
  }
}
