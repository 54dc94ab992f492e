import { spineMigrations } from '@skydeck/spine';
import { CreateLedger1764390000000 } from './1764390000000-create-ledger.js';
import { CreateWallets1764390010000 } from './1764390010000-create-wallets.js';
import { CreateCurrencies1764390100000 } from './1764390100000-create-currencies.js';
import { CreateFx1764390110000 } from './1764390110000-create-fx.js';
import { CreateSandboxBank1764390200000 } from './1764390200000-create-sandbox-bank.js';
import { CreateEscrows1764390300000 } from './1764390300000-create-escrows.js';

export const migrations = [
  ...spineMigrations,
  CreateLedger1764390000000,
  CreateWallets1764390010000,
  CreateCurrencies1764390100000,
  CreateFx1764390110000,
  CreateSandboxBank1764390200000,
  CreateEscrows1764390300000,
];
