import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { HoldJournal } from './hold-journal.js';
import { HoldSweeper } from './hold-sweeper.js';
import { Holds } from './holds.js';
import { HoldsController } from './holds.controller.js';

export { HoldEvents } from './hold.events.js';

/** Amounts that are put aside for somebody. */
@Module({
  imports: [CurrenciesModule],
  controllers: [HoldsController],
  providers: [HoldJournal, Holds, HoldSweeper],
  exports: [HoldSweeper],
})
export class HoldsModule {}
