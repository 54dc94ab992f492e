import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { OperationHandlers } from './operation-handlers.js';
import { OperationLeases } from './operation-leases.js';
import { OPERATION_CONCURRENCY, OperationLoop } from './operation-loop.js';
import { OPERATION_QUEUE, OperationQueue } from './operation-queue.js';
import { OperationRunner } from './operation-runner.js';
import { OperationSweeper } from './operation-sweeper.js';
import { OperationWorker } from './operation-worker.js';
import { Operations } from './operations.js';
import { RunningOperations } from './running-operations.js';

export interface OperationsOptions {
  /** The Postgres schema of the service; names its queue. */
  readonly schema: string;
  /** Operations worked on at once. */
  readonly concurrency: number;
}

/** Long work of a service. Needs the queue and bus modules, and `CreateOperations…`. */
@Global()
@Module({})
export class OperationsModule {
  static forRoot({ schema, concurrency }: OperationsOptions): DynamicModule {
    const queueName = `${schema}-operations`;
    return {
      module: OperationsModule,
      imports: [BullModule.registerQueue({ name: queueName })],
      providers: [
        { provide: OPERATION_QUEUE, useExisting: getQueueToken(queueName) },
        { provide: OPERATION_CONCURRENCY, useValue: concurrency },
        OperationHandlers,
        OperationLeases,
        OperationLoop,
        OperationQueue,
        OperationRunner,
        OperationSweeper,
        OperationWorker,
        Operations,
        RunningOperations,
      ],
      exports: [OperationHandlers, Operations],
    };
  }
}
