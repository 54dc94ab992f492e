/** The tabs of authentication in their order. */
export const AUTH_TABS = ['users', 'sessions', 'codes', 'clients', 'settings'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];
