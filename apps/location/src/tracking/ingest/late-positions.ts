import { moments, runStatement, statement, texts } from '@skydeck/database';
import type { EntityManager } from 'typeorm';
import type { AcceptedPosition } from './position-listener.js';

/** Trips that were told before somebody knew of a position are told anew from it on. */
const REDO = statement(`
  update device_track track
  set redo_from = least(coalesce(track.redo_from, late.at), late.at)
  from (
    select * from unnest($1::text[], $2::timestamptz[]) as late (device_id, at)
    order by device_id
  ) as late
  where track.device_id = late.device_id and track.followed_at >= late.at`);

/** Says of positions that came late that what was made of their time has to be made again. */
export async function noteLate(
  manager: EntityManager,
  accepted: readonly AcceptedPosition[],
): Promise<void> {
  const earliestMs = new Map<string, number>();
  // Another process may have taken a later one, so which are late is up to what was followed.
  for (const { device, position } of accepted) {
    const knownMs = earliestMs.get(device.id) ?? Infinity;
    earliestMs.set(device.id, Math.min(knownMs, position.recordedAtMs));
  }
  const values = [texts([...earliestMs.keys()]), moments([...earliestMs.values()])];
  await runStatement(manager, REDO, values);
}
