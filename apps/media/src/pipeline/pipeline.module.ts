import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AssetTasks } from './asset-tasks.js';
import { AssetTaskEntity } from './asset-task.entity.js';
import { TASK_QUEUE, TaskWakes } from './task-wakes.js';

/** What is stored of work on assets. */
export const PIPELINE_ENTITIES = [AssetTaskEntity];

export interface PipelineOptions {
  /** Names the queue. */
  readonly schema: string;
}

/** Makes of a file what is played: one task at a time, shared between workers and tenants. */
@Global()
@Module({})
export class PipelineModule {
  static forRoot({ schema }: PipelineOptions): DynamicModule {
    const name = `${schema}-asset-tasks`;
    return {
      module: PipelineModule,
      imports: [BullModule.registerQueue({ name })],
      providers: [AssetTasks, TaskWakes, { provide: TASK_QUEUE, useExisting: getQueueToken(name) }],
      exports: [AssetTasks],
    };
  }
}
