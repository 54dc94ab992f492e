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

const tab = (search: Record<string, unknown>): { tab?: string } => ({
  tab: typeof search['tab'] === 'string' ? search['tab'] : undefined,
});

const paymentsRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/payments',
  validateSearch: tab,
  component: lazyPage(() => import('../payment-orders/payments-page.js'), 'PaymentsPage'),
});

const payinRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/payins/$payin',
  component: lazyPage(() => import('../payment-orders/order/payin-page.js'), 'PayinPage'),
});

const payoutRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/payouts/$payout',
  component: lazyPage(() => import('../payment-orders/order/payout-page.js'), 'PayoutPage'),
});

const reconciliationRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/reconciliation',
  component: lazyPage(
    () => import('../reconciliation/reconciliation-page.js'),
    'ReconciliationPage',
  ),
});

const runRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/reconciliation/$run',
  validateSearch: tab,
  component: lazyPage(() => import('../reconciliation/run-page.js'), 'RunPage'),
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
  paymentsRoute,
  payinRoute,
  payoutRoute,
  reconciliationRoute,
  runRoute,
  ledgerRoute,
] as const;
