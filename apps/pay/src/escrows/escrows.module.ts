import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { EscrowDirectory } from './escrow-directory.js';
import { EscrowEvidence } from './escrow-evidence.js';
import { EscrowHistory } from './escrow-history.js';
import { EscrowMetrics } from './escrow-metrics.js';
import { EscrowPaymentController } from './escrow-payment.controller.js';
import { EscrowProgressController } from './escrow-progress.controller.js';
import { EscrowSweeper } from './escrow-sweeper.js';
import { EscrowTimeline } from './escrow-timeline.js';
import { EscrowVerbs } from './escrow-verbs.js';
import { EscrowsController } from './escrows.controller.js';
import { EscrowsService } from './escrows.service.js';

/** Money that waits for a delivery. */
@Module({
  imports: [CurrenciesModule],
  controllers: [EscrowsController, EscrowProgressController, EscrowPaymentController],
  exports: [EscrowSweeper],
  providers: [
    EscrowDirectory,
    EscrowEvidence,
    EscrowHistory,
    EscrowMetrics,
    EscrowSweeper,
    EscrowTimeline,
    EscrowVerbs,
    EscrowsService,
  ],
})
export class EscrowsModule {}
