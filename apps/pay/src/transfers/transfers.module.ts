import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { Transfers } from './transfers.js';
import { TransfersController } from './transfers.controller.js';

/** Moves of money between wallets. */
@Module({
  imports: [CurrenciesModule],
  controllers: [TransfersController],
  providers: [Transfers],
})
export class TransfersModule {}
