import { createRoute } from '@tanstack/react-router';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const walletsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/wallets',
  component: lazyPage(() => import('../wallets/wallets-page.js'), 'WalletsPage'),
});

const walletRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/wallets/$wallet',
  component: lazyPage(() => import('../wallets/wallet/wallet-page.js'), 'WalletPage'),
});

const transfersRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/transfers',
  validateSearch: (search): { wallet?: string } => ({
    wallet: typeof search['wallet'] === 'string' ? search['wallet'] : undefined,
  }),
  component: lazyPage(() => import('../transfers/transfers-page.js'), 'TransfersPage'),
});

const transferRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/transfers/$transfer',
  component: lazyPage(() => import('../transfers/transfer/transfer-page.js'), 'TransferPage'),
});

const state = (search: Record<string, unknown>): { state?: string } => ({
  state: typeof search['state'] === 'string' ? search['state'] : undefined,
});

const holdsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/holds',
  validateSearch: state,
  component: lazyPage(() => import('../holds/holds-page.js'), 'HoldsPage'),
});

const holdRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/holds/$hold',
  component: lazyPage(() => import('../holds/hold-page.js'), 'HoldPage'),
});

const escrowsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/escrows',
  validateSearch: state,
  component: lazyPage(() => import('../escrows/escrows-page.js'), 'EscrowsPage'),
});

const escrowRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/escrows/$escrow',
  component: lazyPage(() => import('../escrows/escrow-page.js'), 'EscrowPage'),
});

const ledgerRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/ledger',
  component: lazyPage(() => import('../ledger/ledger-page.js'), 'LedgerPage'),
});

/** The pages of wallets and of what moves between them. */
export const payRoutes = [
  walletsRoute,
  walletRoute,
  transfersRoute,
  transferRoute,
  holdsRoute,
  holdRoute,
  escrowsRoute,
  escrowRoute,
  ledgerRoute,
] as const;
