import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { Engines } from '../../engines/engines.js';
import type { JobEntity } from '../../jobs/job.entity.js';
import { Jobs } from '../../jobs/jobs.js';
import { OPTIMIZATION } from './optimization-kind.js';
import { Optimizer } from './optimizer.js';
import type { Plan } from './plan.schema.js';
import type { OptimizeRoutes } from './problem.schema.js';
import { refuseSenseless } from './refuse-problem.js';
import { placed } from './to-problem.js';

const MOST_STOPS_AT_ONCE = 100;
const LONGEST_AT_ONCE_S = 10;

/** Takes problems in: small ones are solved while the caller waits, others in the background. */
@Injectable()
export class Optimizations {
  constructor(
    private readonly optimizer: Optimizer,
    private readonly engines: Engines,
    private readonly jobs: Jobs,
  ) {}

  /** @throws `validation_failed`, `routing.no_map`, `routing.no_road_nearby`, `optimization.busy`, `quota_exceeded` */
  async solve(
    tenant: Tenant,
    body: OptimizeRoutes,
  ): Promise<{ readonly plan: Plan } | { readonly job: JobEntity }> {
    const where = placed(body);
    refuseSenseless(where);
    this.engines.check('matrix', body);
    if (isSmall(body)) return { plan: await this.optimizer.solve(tenant, body, { pool: 'now' }) };
    const [vehicles, jobs, shipments] = [body.vehicles, body.jobs, body.shipments];
    const about = {
      vehicles: vehicles.length,
      jobs: jobs.length,
      shipments: shipments.length,
    };
    return { job: await this.jobs.create(tenant, OPTIMIZATION, { about, input: body }) };
  }
}

const isSmall = ({ jobs, shipments, time_limit_s, background }: OptimizeRoutes): boolean =>
  !background &&
  jobs.length + 2 * shipments.length <= MOST_STOPS_AT_ONCE &&
  time_limit_s <= LONGEST_AT_ONCE_S;
