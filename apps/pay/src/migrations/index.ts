import { spineMigrations } from '@skydeck/spine';
import { CreateLedger1764390000000 } from './1764390000000-create-ledger.js';
import { CreateWallets1764390010000 } from './1764390010000-create-wallets.js';
import { CreateCurrencies1764390100000 } from './1764390100000-create-currencies.js';
import { CreateSandboxBank1764390200000 } from './1764390200000-create-sandbox-bank.js';

export const migrations = [
  ...spineMigrations,
  CreateLedger1764390000000,
  CreateWallets1764390010000,
  CreateCurrencies1764390100000,
  CreateSandboxBank1764390200000,
];
