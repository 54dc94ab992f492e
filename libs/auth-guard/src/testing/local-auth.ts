import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import { hashOf, makeApiKey } from '../index.js';

export const ISSUER = 'http://auth.test';
/** The keys that auth signs with. */
export const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** The one project there is. */
export const project = { id: 'prj_1', slug: 'shop' };

/** What auth knows, and how it behaves. */
export const world = {
  skewMs: 0,
  isAway: false,
  keys: new Map<string, object>(),
  roles: new Map<string, string>([['acc_1', 'owner']]),
  sessions: new Set(['ses_1']),
  lookUps: 0,
  beforeAnswer: undefined as undefined | (() => Promise<void>),
};
/** What every access token says unless a test says otherwise. */
export const baseClaims = { iss: ISSUER, aud: 'platform', sub: 'acc_1', sid: 'ses_1' };

/** Seconds since 1970. */
export const nowS = () => Math.floor(Date.now() / 1000);

/** Signs a token as auth does. */
export function sign(
  claims: JWTPayload = {},
  {
    alg = 'ES256',
    typ = 'at+jwt',
    kid = 'k1',
    key = pair.privateKey,
  }: { alg?: string; typ?: string; kid?: string; key?: KeyObject | Uint8Array } = {},
) {
  return new SignJWT({ ...baseClaims, iat: nowS(), exp: nowS() + 900, ...claims })
    .setProtectedHeader({ alg, typ, kid })
    .sign(key);
}

/** Speaks the internal routes of auth over a real socket. */
const auth = createServer((request, response) => void serve(request, response));

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  if (world.isAway) {
    request.socket.destroy();
    return;
  }
  const body = (text ? JSON.parse(text) : {}) as Record<string, string>;
  const data = await answerOf(request.url?.replace('/internal/v1/', '') ?? '', body);
  await world.beforeAnswer?.();
  response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
  const error = { code: 'project_not_found', status: 404, title: 'gone', detail: 'gone' };
  response.end(JSON.stringify(data ? { data, meta: {} } : { data: {}, error, meta: {} }));
}

async function answerOf(path: string, body: Record<string, string>): Promise<object | null> {
  if (path === 'jwks') {
    return {
      keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }],
    };
  }
  if (path === 'token') {
    const claims = { aud: 'skydeck-internal', sub: 'svc:messaging' };
    return { access_token: await sign(claims), expires_in: 300 };
  }
  world.lookUps++;
  if (path === 'keys/introspect') {
    const key = world.keys.get(body['sha256'] ?? '');
    return key ? { active: true, key } : { active: false };
  }
  if (path === 'sessions/introspect') {
    return { active: world.sessions.has(body['session_id'] ?? '') };
  }
  const role = world.roles.get(body['account_id'] ?? '');
  return role && ['prj_1', 'shop'].includes(body['project'] ?? '') ? { project, role } : null;
}

/** Makes a key that auth knows. */
export function addKey(extra: object = {}): string {
  const secret = makeApiKey('live');
  const id = `key_${randomBytes(4).toString('hex')}`;
  const record = {
    id,
    project,
    product: 'messaging',
    mode: 'live',
    scopes: ['messages:write'],
    expires_at: null,
    ...extra,
  };
  world.keys.set(hashOf(secret), record);
  return secret;
}

/** Starts auth. @returns its address */
export async function startAuth(): Promise<string> {
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(auth.address() as AddressInfo).port}`;
}

/** Ends auth. */
export function stopAuth(): void {
  auth.closeAllConnections();
  auth.close();
}
