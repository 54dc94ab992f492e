import { dataOf, type PayComponents } from '@skydeck/sdk';
import { pagesOf } from '../sources/pages.js';
import { payOf } from './clients.js';

type Schemas = PayComponents['schemas'];
export type LedgerBlock = Schemas['LedgerBlock'];
export type LedgerVerification = Schemas['LedgerVerification'];

const CATCH_UP_MS = 10_000;

/** The sealed blocks of a project, newest first, page by page. */
export const ledgerBlocksQuery = (project: string) => ({
  ...pagesOf<LedgerBlock>({
    source: 'pay',
    project,
    path: '/ledger/blocks',
    filter: {},
    everyMs: CATCH_UP_MS,
  }),
  staleTime: 0,
});

/** Looks at all the books of a project; it takes as long as they are. */
export const verifyLedger = (project: string): Promise<LedgerVerification> =>
  dataOf(payOf(project).GET('/api/v1/ledger/verification'));
