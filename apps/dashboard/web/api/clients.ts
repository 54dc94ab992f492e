import {
  createAuthClient,
  createLocationClient,
  createMediaClient,
  createMessagingClient,
  createPayClient,
  createPlatformClient,
  createVaultClient,
} from '@skydeck/sdk';
import { modeHeaders } from '../mode/mode.js';
import { sendWithStepUp, STEP_UP_TIMEOUT_MS } from '../step-up/step-up-requests.js';

/** Marks a request as the dashboard's own; the server refuses changes without it. */
export const OWN_HEADERS = { 'X-Skydeck-Dashboard': '1' };

const headers = OWN_HEADERS;

/** Sends a request in the mode that is chosen now, after a second factor where it needs one. */
const inMode = (service: string) => (request: Request) => {
  for (const [name, value] of Object.entries(modeHeaders(service)))
    request.headers.set(name, value);
  return sendWithStepUp(request);
};

const timeoutMs = STEP_UP_TIMEOUT_MS;

export const auth = createAuthClient({
  baseUrl: '/api/auth',
  headers,
  fetch: inMode('auth'),
  timeoutMs,
});
export const platform = createPlatformClient({
  baseUrl: '/api/platform',
  headers,
});

/** What serves users has no project in its paths; an account names it in a header. */
export const authOf = (project: string) =>
  createAuthClient({
    baseUrl: '/api/auth',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('auth'),
    timeoutMs,
  });

/** Messaging has no project in its paths; an account names it in a header. */
export const messagingOf = (project: string) =>
  createMessagingClient({
    baseUrl: '/api/messaging',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('messaging'),
  });

/** Payments has no project in its paths; an account names it in a header. */
export const payOf = (project: string) =>
  createPayClient({
    baseUrl: '/api/pay',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('pay'),
  });

/** Media has no project in its paths; an account names it in a header. */
export const mediaOf = (project: string) =>
  createMediaClient({
    baseUrl: '/api/media',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('media'),
  });

/** Location has no project in its paths; an account names it in a header. */
export const locationOf = (project: string) =>
  createLocationClient({
    baseUrl: '/api/location',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('location'),
  });

/** Vault has no project in its paths; an account names it in a header. */
export const vaultOf = (project: string) =>
  createVaultClient({
    baseUrl: '/api/vault',
    headers: { ...headers, 'Skydeck-Project': project },
    fetch: inMode('vault'),
  });
