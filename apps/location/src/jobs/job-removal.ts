import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobEntity } from './job.entity.js';
import { JobFiles } from './job-files.js';

const EVERY_MS = 60_000;
const AT_ONCE = 500;

/** Removes jobs that expired or were deleted, once nothing works on them any more. */
@Injectable()
export class JobRemoval extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: JobFiles,
    private readonly clock: Clock,
  ) {
    super({ name: 'Jobs', problem: 'Old jobs could not be removed.', everyMs: EVERY_MS });
  }

  /** Removes what may go, some hundreds a round. */
  override async sweep(): Promise<void> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(JobEntity, 'job')
      .select('job.id')
      .where('job.expires_at <= :now', { now: this.clock.now() })
      .andWhere(
        `not exists (select 1 from operation
           where operation.resource_id = job.id and operation.finished_at is null)`,
      )
      .take(AT_ONCE)
      .getMany();
    for (const { id } of rows) await this.remove(id);
  }

  /** The file goes first: what a crash leaves is still found by its row. */
  async remove(id: string): Promise<void> {
    await this.files.remove(id);
    await this.dataSource.manager.delete(JobEntity, { id });
  }
}
