import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import { JobHandler, type JobRun, JobStores } from '../../jobs/job-handler.js';
import { Optimizer } from './optimizer.js';
import { OPTIMIZATION } from './optimization-kind.js';
import type { OptimizeRoutes } from './problem.schema.js';

const MINUTE_MS = 60_000;

/** Solves problems in the background. */
@Injectable()
export class OptimizationHandler extends JobHandler {
  override readonly kind = OPTIMIZATION.operation;
  override readonly timeoutMs = 20 * MINUTE_MS;
  protected override readonly jobKind = OPTIMIZATION;
  protected override readonly stage = 'solving';

  /** What waits for a thread keeps no map and no table waiting. */
  override readonly mostAtOnce: number;

  constructor(
    stores: JobStores,
    private readonly optimizer: Optimizer,
    { config }: LocationSettings,
  ) {
    super(stores);
    this.mostAtOnce = config.LOCATION_OPTIMIZE_THREADS;
  }

  protected override work({ job, signal, onProgress }: JobRun): Promise<object> {
    const body = job.input as OptimizeRoutes;
    return this.optimizer.solve(job.tenant, body, { pool: 'background', signal, onProgress });
  }
}
