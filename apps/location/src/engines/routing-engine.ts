import type { Tenant } from '@skydeck/auth-guard';
import type { z } from 'zod';
import type { FindIsochrones, Isochrones } from '../routing/isochrone.schema.js';
import type { MatchedTrace, MatchTrace } from '../routing/match.schema.js';
import type { FindRoute, Route } from '../routing/route.schema.js';
import type { FindMatrix, FindNearest, Matrix, Nearest } from '../routing/routing.schema.js';
import type { Capability } from './capabilities.js';
import type { TableRun } from './fill-table.js';
import type { TravelTable } from './travel-table.js';

/** Engines that can be behind the routes. */
export const ENGINE_NAMES = ['embedded', 'osrm', 'valhalla'] as const;
export type EngineName = (typeof ENGINE_NAMES)[number];

/**
 * What finds ways. A question that needs a capability which the engine lacks never comes to it; what comes
 * to it is answered wholly or refused, and never otherwise than it was asked.
 */
export abstract class RoutingEngine {
  abstract readonly name: EngineName;

  /** What it can do. */
  abstract capabilities(): ReadonlySet<Capability>;

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.unreachable`, `routing.engine_unavailable` */
  abstract route(tenant: Tenant, wanted: FindRoute): Promise<z.output<typeof Route>>;

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.engine_unavailable` */
  abstract matrix(tenant: Tenant, wanted: FindMatrix): Promise<z.output<typeof Matrix>>;

  /** As `matrix`, for tables of millions of cells. @throws NoRoadNear, `routing.no_map`, `routing.engine_unavailable` */
  abstract table(tenant: Tenant, wanted: FindMatrix, run?: TableRun): Promise<TravelTable>;

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `routing.engine_unavailable` */
  abstract isochrone(tenant: Tenant, wanted: FindIsochrones): Promise<z.output<typeof Isochrones>>;

  /** @throws `routing.no_map`, `routing.engine_unavailable` */
  abstract snap(tenant: Tenant, wanted: FindNearest): Promise<z.output<typeof Nearest>>;

  /** @throws `routing.no_map`, `routing.engine_unavailable` */
  abstract match(tenant: Tenant, wanted: MatchTrace): Promise<z.output<typeof MatchedTrace>>;
}
