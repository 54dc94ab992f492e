import { createAuthClient, createMessagingClient, createPlatformClient } from '@skydeck/sdk';

/** Marks a request as the dashboard's own; the server refuses changes without it. */
export const OWN_HEADERS = { 'X-Skydeck-Dashboard': '1' };

const headers = OWN_HEADERS;

export const auth = createAuthClient({ baseUrl: '/api/auth', headers });
export const platform = createPlatformClient({
  baseUrl: '/api/platform',
  headers,
});

/** Messaging has no project in its paths; an account names it in a header. */
export const messagingOf = (project: string) =>
  createMessagingClient({
    baseUrl: '/api/messaging',
    headers: { ...headers, 'Skydeck-Project': project },
  });
