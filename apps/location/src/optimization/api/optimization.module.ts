import { OperationHandlers } from '@skydeck/operations';
import { Module, type OnModuleInit } from '@nestjs/common';
import { SolveThreads } from '../threads/solve-threads.js';
import { OptimizationHandler } from './optimization.handler.js';
import { Optimizations } from './optimizations.js';
import { OptimizationsController } from './optimizations.controller.js';
import { Optimizer } from './optimizer.js';

/** Plans for vehicles. */
@Module({
  controllers: [OptimizationsController],
  providers: [OptimizationHandler, Optimizations, Optimizer, SolveThreads],
})
export class OptimizationModule implements OnModuleInit {
  constructor(
    private readonly handlers: OperationHandlers,
    private readonly handler: OptimizationHandler,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this.handler);
  }
}
