import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnPlaceEntity } from './own-place.entity.js';
import { PlaceEvents, placeState } from './own-place.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** A place as it was and as it is. */
export interface PlaceChange {
  readonly before: OwnPlaceEntity | null;
  readonly after: OwnPlaceEntity;
}

/** Writes down what happened to places, in the transaction of the change. */
@Injectable()
export class OwnPlaceNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What became of one. */
  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: PlaceChange,
  ): Promise<void> {
    await this.#tell(manager, what, [after]);
    await this.audit.record(manager, {
      tenant: after.tenant,
      action: `place.${VERBS[what]}`,
      target: after.id,
      before: before && placeState(before),
      after: what === 'deleted' ? null : placeState(after),
    });
  }

  /** What became of many at once: an event for each, and one entry for all. */
  async imported(
    manager: EntityManager,
    created: readonly OwnPlaceEntity[],
    updated: readonly OwnPlaceEntity[],
  ): Promise<void> {
    await this.#tell(manager, 'created', created);
    await this.#tell(manager, 'updated', updated);
    const { tenant, id } = (created[0] ?? updated[0])!;
    const after = { created: created.length, updated: updated.length };
    await this.audit.record(manager, { tenant, action: 'place.import', target: id, after });
  }

  async #tell(
    manager: EntityManager,
    what: keyof typeof VERBS,
    places: readonly OwnPlaceEntity[],
  ): Promise<void> {
    const type = PlaceEvents[what];
    await this.events.recordMany(
      manager,
      places.map((place) => ({
        type,
        tenant: place.tenant,
        subject: place.id,
        data: placeState(place),
      })),
    );
  }
}
