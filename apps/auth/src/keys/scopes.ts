import type { Product } from '@skydeck/auth-guard';

/** The resources that each product's keys can be limited to. */
export const RESOURCES: Record<Product, readonly string[]> = {
  platform: [
    'apps',
    'deployments',
    'logs',
    'operations',
    'servers',
    'databases',
    'rooms',
    'system',
  ],
  auth: ['otp', 'users', 'sessions', 'factors', 'kyc'],
  pay: ['wallets', 'transfers', 'holds', 'escrows', 'payouts'],
  media: ['uploads', 'videos', 'streams'],
  vault: ['documents', 'photos', 'notes', 'tasks', 'calendar'],
  messaging: ['messages', 'outbox', 'templates', 'senders', 'devices', 'suppressions'],
  location: ['geocoding', 'routing', 'places', 'maps', 'tracking'],
};

const ACTIONS = new Set(['read', 'write', '*']);

/** Everything that the keys of a product can do. */
export const EVERYTHING = ['*'];

/** Whether a scope such as `apps:read`, `apps:*`, `*:read` or `*` means something to a product. */
export function isScopeOf(product: Product, scope: string): boolean {
  if (scope === '*') return true;
  const [resource = '', action = '', ...rest] = scope.split(':');
  const isResource = resource === '*' ? action !== '*' : RESOURCES[product].includes(resource);
  return rest.length === 0 && isResource && ACTIONS.has(action);
}
