import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { ATTRIBUTION } from '../../../maps/regions/region.schema.js';
import type { Arrival } from '../../arrival/arrival.schema.js';
import { Arrivals } from '../../arrival/arrivals.js';
import type { Fix } from '../../positions/position.js';
import type { FedPosition } from '../../stream/feed/fed-position.js';
import { Snapshot } from '../../stream/snapshot.js';
import type { ShareEntity, Shown } from '../share.entity.js';
import type { SharedDevice, SharedView } from './shared.schema.js';

/** Shows what a link shows, and nothing else. */
@Injectable()
export class SharedViews {
  constructor(
    private readonly snapshot: Snapshot,
    private readonly arrivals: Arrivals,
  ) {}

  /** All of a link. */
  async of(share: ShareEntity): Promise<SharedView> {
    const filter = { devices: share.deviceIds, labels: [] };
    const found = await this.snapshot.of(share.tenant, filter, null);
    const byId = new Map(found.map((fed) => [fed.position.deviceId, fed]));
    const devices = await Promise.all(
      share.deviceIds.map(async (id, index) => {
        const fed = byId.get(id);
        return fed
          ? await this.device(share, fed)
          : { index, name: null, position: null, eta: null };
      }),
    );
    return {
      name: share.name,
      until: share.until.toISOString(),
      destination: share.destination,
      devices,
      attribution: devices.some(({ eta }) => eta) ? ATTRIBUTION : null,
    };
  }

  /** One device of a link. @param known when it arrives, if that was just worked out */
  async device(
    share: ShareEntity,
    fed: FedPosition,
    known?: Arrival | null,
  ): Promise<SharedDevice> {
    const { position, deviceName } = fed;
    return {
      index: share.deviceIds.indexOf(position.deviceId),
      name: share.shows.includes('name') ? deviceName : null,
      position: shownOf(position, new Set(share.shows)),
      eta: known === undefined ? await this.#eta(share, position) : known,
    };
  }

  /** Null when there is no way: that is nothing that who has the link can change. */
  async #eta({ tenant, destination, profile }: ShareEntity, from: Fix): Promise<Arrival | null> {
    if (!destination) return null;
    try {
      const found = await this.arrivals.by(tenant, { from, to: destination, profile });
      const { region_id: _map, attribution: _source, ...arrival } = found;
      return arrival;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
}

function shownOf(fix: Fix, shows: ReadonlySet<Shown>): SharedDevice['position'] {
  const shown = (what: Shown, value: number | null | undefined) =>
    shows.has(what) ? (value ?? null) : null;
  return {
    recorded_at: new Date(fix.recordedAtMs).toISOString(),
    lat: fix.lat,
    lon: fix.lon,
    speed_mps: shown('speed', fix.speedMps),
    heading_deg: shown('heading', fix.headingDeg),
    accuracy_m: shown('accuracy', fix.accuracyM),
    battery_percent: shown('battery', fix.batteryPercent),
  };
}
