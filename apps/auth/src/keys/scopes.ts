import type { Product } from '@skydeck/auth-guard';

/** What every product has. */
const SHARED: readonly string[] = ['events', 'webhooks', 'audit', 'quotas', 'usage'];

/** The resources that each product's keys can be limited to, besides those that all have. */
export const RESOURCES: Record<Product, readonly string[]> = {
  platform: ['apps', 'deployments', 'logs', 'operations', 'vps', 'databases', 'rooms', 'system'],
  auth: ['otp', 'users', 'passwords', 'sessions', 'factors', 'kyc', 'settings', 'clients'],
  pay: [
    'wallets',
    'transfers',
    'holds',
    'escrows',
    'fx',
    'payins',
    'payouts',
    'payment_providers',
    'reconciliation',
    'ledger',
    'test_clocks',
  ],
  media: ['uploads', 'videos', 'streams'],
  vault: ['documents', 'photos', 'notes', 'tasks', 'calendar', 'contacts'],
  messaging: [
    'messages',
    'outbox',
    'templates',
    'senders',
    'devices',
    'suppressions',
    'providers',
    'domains',
  ],
  location: ['geocoding', 'routing', 'places', 'maps', 'tracking'],
};

const ACTIONS = new Set(['read', 'write', '*']);
/** What can be done to some resources besides; whoever may write may not yet do it. */
const MORE_ACTIONS = new Set(['kyc:review']);

/** Everything that the keys of a product can do. */
export const EVERYTHING = ['*'];

/** Whether a scope such as `apps:read`, `apps:*`, `*:read` or `*` means something to a product. */
export function isScopeOf(product: Product, scope: string): boolean {
  if (scope === '*') return true;
  const [resource = '', action = '', ...rest] = scope.split(':');
  const known = [...RESOURCES[product], ...SHARED];
  const isResource = resource === '*' ? action !== '*' : known.includes(resource);
  const isAction = ACTIONS.has(action) || MORE_ACTIONS.has(scope);
  return rest.length === 0 && isResource && isAction;
}
