import { Global, Module } from '@nestjs/common';
import { History } from './history.js';

/** Gives every feature the one place to write changes down. */
@Global()
@Module({ providers: [History], exports: [History] })
export class HistoryModule {}
