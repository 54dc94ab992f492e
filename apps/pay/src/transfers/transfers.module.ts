import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { BulkTransfers } from './bulk-transfers.js';
import { BulkController } from './bulk.controller.js';
import { Postings } from './postings.js';
import { PostingsController } from './postings.controller.js';
import { Reversals } from './reversals.js';
import { TransferJournal } from './transfer-journal.js';
import { Transfers } from './transfers.js';
import { TransfersController } from './transfers.controller.js';

export { PostingEvents, TransferEvents } from './transfer.events.js';

/** Moves of money between wallets. */
@Module({
  imports: [CurrenciesModule],
  controllers: [BulkController, PostingsController, TransfersController],
  providers: [BulkTransfers, Postings, Reversals, TransferJournal, Transfers],
})
export class TransfersModule {}
