import { Module } from '@nestjs/common';
import { CurrenciesModule } from '../currencies/currencies.module.js';
import { WalletsModule } from '../wallets/wallets.module.js';
import { BalanceDays } from './balances/balance-days.js';
import { BalanceDaysSweeper } from './balances/balance-days.sweeper.js';
import { Balances } from './balances/balances.js';
import { BalancesController } from './balances/balances.controller.js';
import { Statements } from './documents/statements.js';
import { StatementsController } from './documents/statements.controller.js';
import { Entries } from './entries/entries.js';
import { EntriesController } from './entries/entries.controller.js';
import { LedgerAccounts } from './ledger-account.js';
import { StatementMetrics } from './statement-metrics.js';

/** What was in wallets, and what came in and went out. */
@Module({
  imports: [CurrenciesModule, WalletsModule],
  controllers: [BalancesController, EntriesController, StatementsController],
  providers: [
    BalanceDays,
    BalanceDaysSweeper,
    Balances,
    Entries,
    LedgerAccounts,
    StatementMetrics,
    Statements,
  ],
})
export class StatementsModule {}
