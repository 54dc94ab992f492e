import { Injectable } from '@nestjs/common';
import { Engines } from '../engines/engines.js';
import { NoRoadNear } from '../engines/no-road-near.js';
import { JobFiles } from '../jobs/job-files.js';
import { JobHandler, type JobRun, JobStores } from '../jobs/job-handler.js';
import { RoutingErrors } from '../routing/routing.errors.js';
import type { FindMatrix } from '../routing/routing.schema.js';
import { MATRIX } from './matrix-kind.js';
import { storedRows } from './stored-table.js';

const HOUR_MS = 3_600_000;
const MOST_AT_ONCE = 2;

/** Works large tables out. */
@Injectable()
export class MatrixHandler extends JobHandler {
  override readonly kind = MATRIX.operation;
  override readonly timeoutMs = HOUR_MS;
  override readonly mostAtOnce = MOST_AT_ONCE;
  protected override readonly jobKind = MATRIX;
  protected override readonly stage = 'computing';

  constructor(
    stores: JobStores,
    private readonly engines: Engines,
    private readonly files: JobFiles,
  ) {
    super(stores);
  }

  protected override async work({ job, signal, onProgress }: JobRun): Promise<object> {
    const wanted = job.input as FindMatrix;
    const table = await this.engines
      .table(job.tenant, wanted, { signal, onProgress })
      .catch((error: unknown) => {
        throw error instanceof NoRoadNear ? lost(wanted, error.place) : error;
      });
    await this.files.put(job.id, [...storedRows(table)]);
    return { region_id: table.regionId };
  }
}

function lost({ sources, targets = sources }: FindMatrix, place: number) {
  const name =
    place < sources.length || targets === sources
      ? `\`sources.${place % sources.length}\``
      : `\`targets.${place - sources.length}\``;
  return RoutingErrors.no_road_nearby({ detail: `No road is near ${name}, counting from 0.` });
}
