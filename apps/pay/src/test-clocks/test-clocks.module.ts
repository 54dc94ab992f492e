import { Module } from '@nestjs/common';
import { EscrowsModule } from '../escrows/escrows.module.js';
import { HoldsModule } from '../holds/holds.module.js';
import { ClockWalk } from './clock-walk.js';
import { DueWork } from './due-work.js';
import { TestClockSweeper } from './test-clock-sweeper.js';
import { TestClocks } from './test-clocks.js';
import { TestClocksController } from './test-clocks.controller.js';

/** Clocks that projects move themselves, in test mode. */
@Module({
  imports: [EscrowsModule, HoldsModule],
  controllers: [TestClocksController],
  providers: [ClockWalk, DueWork, TestClockSweeper, TestClocks],
})
export class TestClocksModule {}
