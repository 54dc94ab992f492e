import type { Tenant } from '@skydeck/auth-guard';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { RoutingErrors } from '../../routing/routing.errors.js';
import type { FindMatrix } from '../../routing/routing.schema.js';
import { type Cell, fillTable, type TableRun, type Tile } from '../fill-table.js';
import { NoRoadNear } from '../no-road-near.js';
import { RoutingEngine } from '../routing-engine.js';
import { tellRows, type TravelTable } from '../travel-table.js';

/** Both engines answer 50 × 50 cells at once as they are set up by default. */
const SIDE = 50;
const TILES_AT_ONCE = 4;

/** What engines over HTTP have in common: tables are put together of what they answer at once. */
export abstract class HttpEngine extends RoutingEngine {
  /** Rows by source. @throws NoRoadNear by the places of the tile */
  protected abstract tile(wanted: FindMatrix, tile: Tile): Promise<readonly (readonly Cell[])[]>;

  override async matrix(tenant: Tenant, wanted: FindMatrix) {
    const table = await this.table(tenant, wanted).catch((error: unknown) => {
      throw error instanceof NoRoadNear ? noRoadNear(error.place) : error;
    });
    return {
      region_id: null,
      durations_s: tellRows(table.durationsDs, table.columns),
      distances_m: tellRows(table.distancesDm, table.columns),
      attribution: ATTRIBUTION,
    };
  }

  override table(_tenant: Tenant, wanted: FindMatrix, run: TableRun = {}): Promise<TravelTable> {
    const { sources, targets = sources } = wanted;
    const size = { sources, targets, side: SIDE, atOnce: TILES_AT_ONCE };
    return fillTable({ regionId: null, ...size, ...run }, (tile) =>
      this.tile(wanted, tile).catch((error: unknown) => {
        if (!(error instanceof NoRoadNear)) throw error;
        const target = error.place - tile.sources.length;
        throw new NoRoadNear(
          target < 0 ? tile.firstSource + error.place : sources.length + tile.firstTarget + target,
        );
      }),
    );
  }
}

/** What is said of a place without a road. */
export const noRoadNear = (place: number) =>
  RoutingErrors.no_road_nearby({ detail: `No road is near place ${place}, counting from 0.` });

/** What is said of places between which there is no way, which the engine does not name. */
export const unreachable = () => RoutingErrors.unreachable();
