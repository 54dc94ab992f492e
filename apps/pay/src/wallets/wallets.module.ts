import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { SystemAccountsController } from './system-accounts.controller.js';
import { WalletChanges } from './wallet-changes.js';
import { WalletDirectory } from './wallet-directory.js';
import { WalletMetrics } from './wallet-metrics.js';
import { WalletStatus } from './wallet-status.js';
import { WalletTotalsController } from './wallet-totals.controller.js';
import { WalletsController } from './wallets.controller.js';
import { WalletsService } from './wallets.service.js';

/** Places for money, one currency each; other features ask `WalletDirectory`. */
@Module({
  imports: [CurrenciesModule],
  controllers: [SystemAccountsController, WalletTotalsController, WalletsController],
  providers: [WalletChanges, WalletDirectory, WalletMetrics, WalletStatus, WalletsService],
  exports: [WalletDirectory],
})
export class WalletsModule {}
