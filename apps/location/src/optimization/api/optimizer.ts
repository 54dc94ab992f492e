import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { Engines } from '../../engines/engines.js';
import { NoRoadNear } from '../../engines/no-road-near.js';
import { RoutingErrors } from '../../routing/routing.errors.js';
import { SolveThreads } from '../threads/solve-threads.js';
import type { Plan } from './plan.schema.js';
import type { OptimizeRoutes } from './problem.schema.js';
import { toPlan } from './to-plan.js';
import { placed, type PlacedProblem } from './to-problem.js';

const TABLE_SHARE = 0.5;
const MS_PER_S = 1000;

/** How a problem is solved. */
export interface SolveRun {
  readonly pool: 'now' | 'background';
  readonly signal?: AbortSignal;
  /** How far it is, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** Plans who visits what over the roads of a project: first how far all is apart, then in which order. */
@Injectable()
export class Optimizer {
  constructor(
    private readonly engines: Engines,
    private readonly threads: SolveThreads,
  ) {}

  /** @throws `routing.no_map`, `routing.no_road_nearby`, `optimization.busy` */
  async solve(tenant: Tenant, body: OptimizeRoutes, run: SolveRun): Promise<Plan> {
    const { signal, onProgress } = run;
    const { problem, ...where } = placed(body);
    const table = await this.#table(tenant, body, where, run);
    onProgress?.(TABLE_SHARE);
    const timeMs = body.time_limit_s * MS_PER_S;
    const solution = await this.threads.solve(run.pool, { problem, table, timeMs }, signal);
    return toPlan(solution, where.places, table);
  }

  async #table(
    tenant: Tenant,
    { profile, radius_m, region }: OptimizeRoutes,
    { places, fields }: Pick<PlacedProblem, 'places' | 'fields'>,
    { signal, onProgress }: SolveRun,
  ) {
    const sources = [...places];
    const wanted = { sources, targets: sources, profile, radius_m, region };
    try {
      return await this.engines.table(tenant, wanted, {
        signal,
        onProgress: (share) => onProgress?.(share * TABLE_SHARE),
      });
    } catch (error) {
      if (!(error instanceof NoRoadNear)) throw error;
      const location = fields[error.place % places.length]!;
      const message = 'There is no road near.';
      const issues = [{ location, code: 'no_road_nearby', message }];
      throw RoutingErrors.no_road_nearby({ detail: `No road is near \`${location}\`.`, issues });
    }
  }
}
