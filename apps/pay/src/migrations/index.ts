import { spineMigrations } from '@skydeck/spine';
import { CreateLedger1764390000000 } from './1764390000000-create-ledger.js';
import { CreateWallets1764390010000 } from './1764390010000-create-wallets.js';
import { IndexOperations1764390030000 } from './1764390030000-index-operations.js';
import { CreateBalanceDays1764390011000 } from './1764390011000-create-balance-days.js';
import { CreateCurrencies1764390100000 } from './1764390100000-create-currencies.js';
import { CreateFx1764390110000 } from './1764390110000-create-fx.js';
import { EndFxRates1764390112000 } from './1764390112000-end-fx-rates.js';
import { OrderFxRates1764390111000 } from './1764390111000-order-fx-rates.js';
import { CreateSandboxBank1764390200000 } from './1764390200000-create-sandbox-bank.js';
import { CreateEscrows1764390300000 } from './1764390300000-create-escrows.js';
import { CreatePaymentOrders1764390210000 } from './1764390210000-create-payment-orders.js';
import { CreateReconciliations1764390220000 } from './1764390220000-create-reconciliations.js';
import { CreateLedgerBlocks1764390400000 } from './1764390400000-create-ledger-blocks.js';
import { CreateTestClocks1764390500000 } from './1764390500000-create-test-clocks.js';
import { CreateLedgerChecks1764390600000 } from './1764390600000-create-ledger-checks.js';
import { DigestOperations1764390700000 } from './1764390700000-digest-operations.js';
import { RefuseStale1764390800000 } from './1764390800000-refuse-stale.js';
import { IndexOpenEscrows1764390900000 } from './1764390900000-index-open-escrows.js';

export const migrations = [
  ...spineMigrations,
  CreateLedger1764390000000,
  CreateWallets1764390010000,
  CreateBalanceDays1764390011000,
  IndexOperations1764390030000,
  CreateCurrencies1764390100000,
  CreateFx1764390110000,
  OrderFxRates1764390111000,
  EndFxRates1764390112000,
  CreateSandboxBank1764390200000,
  CreatePaymentOrders1764390210000,
  CreateReconciliations1764390220000,
  CreateEscrows1764390300000,
  CreateLedgerBlocks1764390400000,
  CreateTestClocks1764390500000,
  CreateLedgerChecks1764390600000,
  DigestOperations1764390700000,
  RefuseStale1764390800000,
  IndexOpenEscrows1764390900000,
];
