const DAY_MS = 86_400_000;

export const EXPIRIES = [
  { value: 'never', label: 'Never' },
  { value: '7', label: 'In 7 days' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
];

/** The time at which a key ends, for a choice of `EXPIRIES`. */
export function expiryOf(choice: string): { expires_at?: string } {
  const days = Number(choice);
  if (!Number.isFinite(days)) return {};
  return { expires_at: new Date(Date.now() + days * DAY_MS).toISOString() };
}

const RESOURCES: Record<string, readonly string[]> = {
  platform: ['apps', 'deployments', 'logs', 'operations', 'system'],
  auth: ['otp', 'users', 'sessions', 'factors'],
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
  messaging: ['messages', 'outbox', 'templates', 'senders', 'devices'],
  location: ['geocoding', 'routing', 'places', 'maps', 'tracking'],
};

/** Scopes that a key of a product is often given. */
export function scopesOf(product: string): string[] {
  return (RESOURCES[product] ?? []).flatMap((name) => [`${name}:read`, `${name}:write`]);
}
