import type { Tenant } from '@skydeck/auth-guard';
import type { Page } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { Engines } from '../engines/engines.js';
import type { JobEntity } from '../jobs/job.entity.js';
import { JobFiles } from '../jobs/job-files.js';
import { Jobs } from '../jobs/jobs.js';
import { RoutingErrors } from '../routing/routing.errors.js';
import type { FindMatrix } from '../routing/routing.schema.js';
import { MatrixJobErrors } from './matrix-job.errors.js';
import type { ReadMatrixRows } from './matrix-job.schema.js';
import { MATRIX } from './matrix-kind.js';
import { rowBytes, type ToldRow, toldRows } from './stored-table.js';

/** Most cells that are answered at once. */
export const MOST_CELLS_AT_ONCE = 10_000;
const MOST_CELLS = 4_000_000;

/** How many cells a table has. */
export const cellsOf = ({ sources, targets = sources }: FindMatrix): number =>
  sources.length * targets.length;

const CHUNK_BYTES = 1024 * 1024;

/** Large tables: worked out in the background, read row by row. */
@Injectable()
export class MatrixJobs {
  constructor(
    private readonly engines: Engines,
    private readonly jobs: Jobs,
    private readonly files: JobFiles,
  ) {}

  /** @throws `routing.too_many_cells`, `routing.unsupported_by_engine`, `quota_exceeded` */
  create(tenant: Tenant, wanted: FindMatrix): Promise<JobEntity> {
    const { sources, targets = sources, profile } = wanted;
    if (cellsOf(wanted) > MOST_CELLS) throw RoutingErrors.too_many_cells();
    this.engines.check('matrix', wanted);
    const about = { profile, rows: sources.length, columns: targets.length };
    return this.jobs.create(tenant, MATRIX, { about, input: wanted });
  }

  /** A page of the rows. @throws `matrix_job.not_found`, `matrix_job.not_ready` */
  async rows(tenant: Tenant, id: string, query: ReadMatrixRows): Promise<Page<ToldRow>> {
    const { rows, columns } = await this.#size(tenant, id);
    const first = Math.min(rows, Number(query.cursor ?? 0));
    const end = Math.min(rows, first + query.limit);
    const bytes = await this.#read(id, first, end - first, columns);
    const nextCursor = end < rows ? String(end) : null;
    return { items: toldRows(bytes, first, columns), limit: query.limit, nextCursor };
  }

  /** All rows as lines of JSON. @throws `matrix_job.not_found`, `matrix_job.not_ready`, before the first line */
  async lines(tenant: Tenant, id: string): Promise<AsyncGenerator<string>> {
    const { rows, columns } = await this.#size(tenant, id);
    return this.#lines(id, rows, columns);
  }

  async *#lines(id: string, rows: number, columns: number): AsyncGenerator<string> {
    const atOnce = Math.max(1, Math.floor(CHUNK_BYTES / rowBytes(columns)));
    for (let first = 0; first < rows; first += atOnce) {
      const bytes = await this.#read(id, first, Math.min(atOnce, rows - first), columns);
      for (const row of toldRows(bytes, first, columns)) yield `${JSON.stringify(row)}\n`;
    }
  }

  #read(id: string, first: number, count: number, columns: number): Promise<Buffer> {
    return this.files.read(id, first * rowBytes(columns), count * rowBytes(columns));
  }

  async #size(tenant: Tenant, id: string): Promise<{ rows: number; columns: number }> {
    const { status, about } = await this.jobs.get(tenant, MATRIX, id);
    if (status !== 'succeeded') throw MatrixJobErrors.not_ready();
    return about as { rows: number; columns: number };
  }
}
