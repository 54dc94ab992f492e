/** The tabs of authentication in their order. */
export const AUTH_TABS = [
  'users',
  'sessions',
  'codes',
  'page',
  'providers',
  'clients',
  'hooks',
  'settings',
] as const;
export type AuthTab = (typeof AUTH_TABS)[number];
