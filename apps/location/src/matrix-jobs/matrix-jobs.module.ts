import { OperationHandlers } from '@skydeck/operations';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { MatrixHandler } from './matrix.handler.js';
import { MatrixJobs } from './matrix-jobs.js';
import { MatrixJobsController } from './matrix-jobs.controller.js';

/** Large tables. */
@Global()
@Module({
  controllers: [MatrixJobsController],
  providers: [MatrixHandler, MatrixJobs],
  exports: [MatrixJobs],
})
export class MatrixJobsModule implements OnModuleInit {
  constructor(
    private readonly handlers: OperationHandlers,
    private readonly handler: MatrixHandler,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this.handler);
  }
}
