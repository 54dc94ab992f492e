import { Global, Module } from '@nestjs/common';
import { JobEntity } from './job.entity.js';
import { JobFiles } from './job-files.js';
import { JobStores } from './job-handler.js';
import { JobRemoval } from './job-removal.js';
import { Jobs } from './jobs.js';

/** What is stored of jobs. */
export const JOB_ENTITIES = [JobEntity];

/** Work that takes longer than a request. */
@Global()
@Module({
  providers: [JobFiles, JobRemoval, Jobs, JobStores],
  exports: [JobFiles, Jobs, JobStores],
})
export class JobsModule {}
