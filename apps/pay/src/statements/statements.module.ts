import { Module } from '@nestjs/common';
import { WalletsModule } from '../wallets/wallets.module.js';
import { BalanceDays } from './balances/balance-days.js';
import { BalanceDaysSweeper } from './balances/balance-days.sweeper.js';
import { Balances } from './balances/balances.js';
import { BalancesController } from './balances/balances.controller.js';
import { LedgerAccounts } from './ledger-account.js';
import { StatementMetrics } from './statement-metrics.js';

/** What was in wallets, and what came in and went out. */
@Module({
  imports: [WalletsModule],
  controllers: [BalancesController],
  providers: [BalanceDays, BalanceDaysSweeper, Balances, LedgerAccounts, StatementMetrics],
})
export class StatementsModule {}
