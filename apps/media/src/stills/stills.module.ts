import { availableParallelism } from 'node:os';
import { Global, Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { Posters } from './posters.js';
import { PostersController } from './posters.controller.js';
import { StillCache } from './still-cache.js';
import { Stills } from './stills.js';
import { StillsController } from './stills.controller.js';
import { TasksAtOnce } from './tasks-at-once.js';

/** Half of the machine is for pictures that somebody waits for. */
const MOST_RUNNING = Math.max(1, Math.floor(availableParallelism() / 2));
const MOST_WAITING = 64;

/** Pictures of moments, and posters. */
@Global()
@Module({
  imports: [AssetsModule],
  controllers: [StillsController, PostersController],
  providers: [
    Posters,
    StillCache,
    Stills,
    { provide: TasksAtOnce, useFactory: () => new TasksAtOnce(MOST_RUNNING, MOST_WAITING) },
  ],
  exports: [TasksAtOnce],
})
export class StillsModule {}
