import { setImmediate } from 'node:timers/promises';
import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import type { DataSource, EntityManager } from 'typeorm';
import { FenceSet } from '../../fences/fence-set.js';
import { WatchedFence } from '../../fences/watched-fence.js';
import { fenceOf } from '../fence-of.js';
import type { GeofenceDevices, GeofenceSchedule, GeofenceShape } from '../shape.schema.js';

/** How many are made ready before others have their turn. */
const AT_ONCE = 50;

const READ_CHANGES = statement(`
  select change.revision::text as revision, change.geofence_id as id, geofence.name,
    geofence.version, geofence.shape, geofence.dwell_s as "dwellS", geofence.schedule,
    geofence.devices
  from geofence_change change
  left join geofence on geofence.id = change.geofence_id and geofence.is_enabled
  where change.tenant = $1 and change.revision > $2 order by change.revision`);

interface ChangedRow {
  readonly revision: string;
  readonly id: string;
  /** Null, as all that follows, when it is watched no more. */
  readonly name: string | null;
  readonly version: number;
  readonly shape: GeofenceShape;
  readonly dwellS: number | null;
  readonly schedule: GeofenceSchedule | null;
  readonly devices: GeofenceDevices | null;
}

/** What people and events call a geofence. */
export interface FenceTitle {
  readonly name: string;
  readonly version: number;
}

/** The geofences of one project in memory. */
export class ProjectFences {
  readonly fences = new FenceSet();
  readonly #titles = new Map<string, FenceTitle>();
  #revision = '0';
  #reading: Promise<void> = Promise.resolve();

  constructor(private readonly tenant: Tenant) {}

  /** Name and version of a geofence that is watched. */
  titleOf(id: string): FenceTitle | undefined {
    return this.#titles.get(id);
  }

  /** Reads what changed, unless it is known: `revision` is the latest there is. */
  async refresh(on: DataSource | EntityManager, revision: string): Promise<void> {
    // One after the other: what is read is put in whole, and in order.
    const reading = this.#readAfter(this.#reading, on, revision);
    this.#reading = reading.catch(() => undefined);
    await reading;
  }

  async #readAfter(
    before: Promise<void>,
    on: DataSource | EntityManager,
    revision: string,
  ): Promise<void> {
    await before;
    if (this.#revision !== revision) await this.#read(on);
  }

  async #read(on: DataSource | EntityManager): Promise<void> {
    const rows = await runStatement<ChangedRow>(on, READ_CHANGES, [this.tenant, this.#revision]);
    const ready: WatchedFence[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
      if (row.name !== null) ready.push(new WatchedFence(fenceOf(row), { isChecked: true }));
    }
    this.fences.put(ready);
    for (const { id, name, version } of rows) {
      if (name === null) {
        this.fences.remove(id);
        this.#titles.delete(id);
      } else this.#titles.set(id, { name, version });
    }
    this.#revision = rows.at(-1)?.revision ?? this.#revision;
  }
}
