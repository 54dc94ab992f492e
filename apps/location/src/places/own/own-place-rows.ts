import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { idOfThing } from '@skydeck/idempotency';
import type { DataSource, EntityManager } from 'typeorm';
import { problemOf } from '../opening-hours/opening-times.js';
import { PlaceErrors } from '../places.errors.js';
import { columnsOf, wordsOfPlace } from './own-place-columns.js';
import { OwnPlaceEntity } from './own-place.entity.js';
import type { CreatePlace, UpdatePlace } from './own-place.schema.js';

/** A place that is not there yet. @throws `place.opening_hours_invalid` */
export function newRow(tenant: Tenant, wanted: CreatePlace, now: Date, where = ''): OwnPlaceEntity {
  const id = idOfThing('plc', now.getTime());
  const times = { version: 1, createdAt: now, updatedAt: now };
  const row = Object.assign(new OwnPlaceEntity(), { id, tenant, ...columnsOf(wanted), ...times });
  return checked(row, now, where);
}

/** A place as it is after a change. @throws `place.opening_hours_invalid` */
export function changedRow(
  before: OwnPlaceEntity,
  changes: UpdatePlace,
  now: Date,
  where = '',
): OwnPlaceEntity {
  const times = { version: before.version + 1, updatedAt: now };
  const row = Object.assign(new OwnPlaceEntity(), before, columnsOf(changes), times);
  return checked(row, now, where);
}

/** Does it in a transaction. @throws `place.external_id_taken` */
export async function saving<Result>(
  dataSource: DataSource,
  save: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await dataSource.transaction(save);
  } catch (error) {
    throw isUniqueViolation(error) ? PlaceErrors.external_id_taken({ cause: error }) : error;
  }
}

function checked(row: OwnPlaceEntity, now: Date, where: string): OwnPlaceEntity {
  const { openingHours: hours, lat, lon } = row;
  const problem = hours === null ? null : problemOf({ hours, lat, lon }, now);
  if (problem !== null) {
    throw PlaceErrors.opening_hours_invalid({ detail: `${problem.trim()}${where}` });
  }
  return Object.assign(row, { words: wordsOfPlace(row) });
}
