import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { LoadedMap } from '../../maps/loaded/loaded-map.js';
import { AskedMaps } from '../../routing/asked-maps.js';
import type { FindIsochrones } from '../../routing/isochrone.schema.js';
import { IsochroneFinder } from '../../routing/isochrone-finder.js';
import type { MatchTrace } from '../../routing/match.schema.js';
import type { FindRoute } from '../../routing/route.schema.js';
import { AVOIDABLE, type FindMatrix, type FindNearest } from '../../routing/routing.schema.js';
import { Routing } from '../../routing/routing.service.js';
import { refusal } from '../../routing/answers.js';
import { vehicleOf } from '../../routing/vehicle.schema.js';
import { RoadThreads } from '../../routing/threads/road-threads.js';
import { TraceMatcher } from '../../routing/trace-matcher.js';
import { type Capability, ENGINE_TASKS } from '../capabilities.js';
import { fillTable, type TableRun, type Tile } from '../fill-table.js';
import { NoRoadNear } from '../no-road-near.js';
import { RoutingEngine } from '../routing-engine.js';
import type { TravelTable } from '../travel-table.js';

/** A tile is worked out in some hundredths of a second, whatever else waits for a thread. */
const SIDE = 250;
/** Round what is closed to a vehicle, cells are worked out one by one. */
const VEHICLE_SIDE = 40;
const TILES_AT_ONCE = 1;

/** Our own engine, over the maps that were imported. It can do all that can be asked for. */
@Injectable()
export class EmbeddedEngine extends RoutingEngine {
  override readonly name = 'embedded';
  readonly #capabilities: ReadonlySet<Capability> = new Set<Capability>([
    ...ENGINE_TASKS,
    ...AVOIDABLE.map((kind) => `avoid:${kind}` as const),
    'avoid:several',
    'avoid_polygons',
    'vehicle',
    'departure_at',
    'alternatives',
    'steps',
    'region',
    'profile:car',
    'profile:bike',
    'profile:foot',
  ]);

  constructor(
    private readonly maps: AskedMaps,
    private readonly routing: Routing,
    private readonly isochrones: IsochroneFinder,
    private readonly traces: TraceMatcher,
    private readonly threads: RoadThreads,
  ) {
    super();
  }

  override capabilities(): ReadonlySet<Capability> {
    return this.#capabilities;
  }

  override route(tenant: Tenant, wanted: FindRoute) {
    return this.routing.route(tenant, wanted);
  }

  override matrix(tenant: Tenant, wanted: FindMatrix) {
    return this.routing.matrix(tenant, wanted);
  }

  override isochrone(tenant: Tenant, wanted: FindIsochrones) {
    return this.isochrones.find(tenant, wanted);
  }

  override snap(tenant: Tenant, wanted: FindNearest) {
    return this.routing.nearest(tenant, wanted);
  }

  override async match(tenant: Tenant, wanted: MatchTrace) {
    const found = await this.traces.match(tenant, wanted);
    return { ...found, unmatched: [...found.unmatched], thinned: [...found.thinned] };
  }

  override table(tenant: Tenant, wanted: FindMatrix, run: TableRun = {}): Promise<TravelTable> {
    const { sources, targets = sources, region } = wanted;
    const places = targets === sources ? sources : [...sources, ...targets];
    return this.maps.on({ tenant, places, region }, (map) => {
      const side = wanted.vehicle ? VEHICLE_SIDE : SIDE;
      const size = { sources, targets, side, atOnce: TILES_AT_ONCE };
      const order = { regionId: map.region.id, ...size, ...run };
      return fillTable(order, (tile) => this.#tile(map, tile, wanted));
    });
  }

  async #tile(
    map: LoadedMap,
    { sources, targets, firstSource, firstTarget }: Tile,
    wanted: FindMatrix,
  ) {
    const { radius_m: radiusM, profile } = wanted;
    const vehicle = wanted.vehicle && vehicleOf(wanted.vehicle);
    const question = { kind: 'table' as const, sources, targets, radiusM, vehicle };
    const found = await this.threads.ask<'table'>(map, profile, question);
    if (!('why' in found)) return found.rows;
    if (found.why === 'map_outdated') throw refusal(found);
    const { waypoint } = found;
    const isSource = waypoint < sources.length;
    throw new NoRoadNear(
      isSource
        ? firstSource + waypoint
        : wanted.sources.length + firstTarget + waypoint - sources.length,
    );
  }
}
