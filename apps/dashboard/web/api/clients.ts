import { createAuthClient, createMessagingClient, createPlatformClient } from '@skydeck/sdk';

/** Marks a request as the dashboard's own; the server refuses changes without it. */
export const OWN_HEADERS = { 'X-Skydeck-Dashboard': '1' };

const headers = OWN_HEADERS;

export const auth = createAuthClient({ baseUrl: '/api/auth', headers }) as unknown as Loose;
export const platform = createPlatformClient({
  baseUrl: '/api/platform',
  headers,
}) as unknown as Loose;

/** Messaging has no project in its paths; an account names it in a header. */
export const messagingOf = (project: string) =>
  createMessagingClient({
    baseUrl: '/api/messaging',
    headers: { ...headers, 'Skydeck-Project': project },
  }) as unknown as Loose;

type Send = (path: string, init?: object) => Promise<{ data?: { data: never } }>;
type Loose = Record<'GET' | 'POST' | 'PATCH' | 'DELETE', Send>;
