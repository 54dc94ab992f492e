import { spineMigrations } from '@skydeck/spine';
import { CreateLedger1764390000000 } from './1764390000000-create-ledger.js';

export const migrations = [...spineMigrations, CreateLedger1764390000000];
