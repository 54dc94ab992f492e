import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DynamicModule, Controller, Get, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Bus, type BusHandler } from '@skydeck/bus';
import { EnvelopeModule } from '@skydeck/envelope';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import {
  AuthGuardModule,
  CurrentPrincipal,
  hashOf,
  InternalOnly,
  makeApiKey,
  type Principal,
  Public,
  Requires,
} from './index.js';

/** A bus inside the test, whose connection the test cuts. */
class TestBus extends Bus {
  connected = true;
  made = 1;
  readonly handlers: BusHandler[] = [];
  async publish(_topic: string, message: unknown) {
    for (const handler of this.handlers) handler(message);
  }
  subscribe(_topic: string, handler: BusHandler) {
    this.handlers.push(handler);
  }
  isConnected() {
    return this.connected;
  }
  generation() {
    return this.made;
  }
  async open() {}
  async close() {}
}

@Controller()
class TestController {
  @Public()
  @Get('open')
  open() {
    return { ok: true };
  }

  @Get('me')
  me(@CurrentPrincipal() caller: Principal) {
    return caller;
  }

  @Requires('messages:write')
  @Get('messages')
  messages(@CurrentPrincipal() caller: Principal) {
    return caller;
  }

  @Requires('members:write')
  @Get('projects/:project/members')
  members(@CurrentPrincipal() caller: Principal) {
    return caller;
  }
}

@InternalOnly()
@Controller('internal/v1')
class TestInternalController {
  @Get('who')
  who(@CurrentPrincipal() caller: Principal) {
    return caller;
  }
}

@Global()
@Module({})
class TestBusModule {
  static with(bus: Bus): DynamicModule {
    return { module: TestBusModule, providers: [{ provide: Bus, useValue: bus }], exports: [Bus] };
  }
}

@Module({})
class TestModule {}

const ISSUER = 'http://auth.test';
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const project = { id: 'prj_1', slug: 'shop' };

const world = {
  skewMs: 0,
  isAway: false,
  keys: new Map<string, object>(),
  roles: new Map<string, string>([['acc_1', 'owner']]),
  sessions: new Set(['ses_1']),
  lookUps: 0,
  beforeAnswer: undefined as undefined | (() => Promise<void>),
};
const bus = new TestBus();

const baseClaims = { iss: ISSUER, aud: 'platform', sub: 'acc_1', sid: 'ses_1' };

const nowS = () => Math.floor(Date.now() / 1000);

function sign(
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

let app: NestFastifyApplication;

beforeAll(async () => {
  await new Promise<void>((resolve) => auth.listen(0, '127.0.0.1', resolve));
  const { port } = auth.address() as AddressInfo;
  const guard = AuthGuardModule.forRoot({
    service: 'messaging',
    authUrl: ISSUER,
    authInternalUrl: `http://127.0.0.1:${port}`,
    serviceSecret: 's'.repeat(32),
    nowMs: () => Date.now() + world.skewMs,
  });
  const root = {
    module: TestModule,
    imports: [TestBusModule.with(bus), EnvelopeModule, guard],
    controllers: [TestController, TestInternalController],
  };
  app = await NestFactory.create<NestFastifyApplication>(root, new FastifyAdapter(), {
    logger: false,
  });
  await app.init();
});

afterAll(async () => {
  await app.close();
  auth.closeAllConnections();
  auth.close();
});

beforeEach(() => {
  Object.assign(world, { skewMs: 0, isAway: false, beforeAnswer: undefined });
  bus.connected = true;
});

function addKey(extra: object = {}): string {
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

async function get(url: string, credential?: string, headers: Record<string, string> = {}) {
  const response = await app.inject({
    url,
    headers: {
      ...(credential === undefined ? {} : { authorization: `Bearer ${credential}` }),
      ...headers,
    },
  });
  return {
    status: response.statusCode,
    code: response.json().error?.code as string | undefined,
    body: response.json(),
  };
}

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });

describe('AuthGuard with keys', () => {
  it('200: opens public routes to everybody', async () => {
    expect(await get('/open')).toMatchObject({ status: 200 });
  });

  it('401: refuses a request without a credential, and says how to bring one', async () => {
    const response = await app.inject({ url: '/messages' });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
  });

  it('200: knows the project, the scopes and the mode of a key', async () => {
    const { status, body } = await get('/messages', addKey());
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'key', project, mode: 'live', scopes: ['messages:write'] });
  });

  it('200: takes the scheme in lower case; 401: refuses two spaces', async () => {
    const key = addKey();
    const lower = await app.inject({
      url: '/messages',
      headers: { authorization: `bearer ${key}` },
    });
    const double = await app.inject({
      url: '/messages',
      headers: { authorization: `Bearer  ${key}` },
    });
    expect([lower.statusCode, double.statusCode]).toEqual([200, 401]);
  });

  it('401: refuses malformed keys without asking auth, and unknown ones after asking once', async () => {
    const before = world.lookUps;
    for (const text of ['dk_', 'dk_live_short', `dk_live_${'a'.repeat(36)}`]) {
      expect(await get('/messages', text)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    }
    expect(world.lookUps).toBe(before);
    const unknown = makeApiKey('live');
    await get('/messages', unknown);
    expect(await get('/messages', unknown)).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(world.lookUps).toBe(before + 1);
  });

  it('401: refuses a key that expires while it is remembered', async () => {
    const key = addKey({ expires_at: new Date(Date.now() + 5000).toISOString() });
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    world.skewMs = 5001;
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('403: refuses a key of another product, and a missing scope by name', async () => {
    expect(await get('/messages', addKey({ product: 'pay' }))).toMatchObject({
      status: 403,
      code: 'wrong_product',
    });
    const refused = await get('/messages', addKey({ scopes: ['messages:read'] }));
    expect(refused).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(refused.body.error.detail).toContain('messages:write');
  });

  it('200: keeps what a test key stores apart from what a live key stores', async () => {
    const live = await get('/messages', addKey({ mode: 'live' }));
    const test = await get('/messages', addKey({ mode: 'test' }));
    expect(live.body.project.tenant).toBe('prj_1');
    expect(test.body.project.tenant).toBe('prj_1.test');
  });

  it('422: refuses a header that names another mode than that of the key', async () => {
    const refused = await get('/messages', addKey(), { 'skydeck-mode': 'test' });
    expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(await get('/messages', addKey(), { 'skydeck-mode': 'live' })).toMatchObject({
      status: 200,
    });
  });

  it('403: refuses a key from an address that is not on its list', async () => {
    const key = addKey({ allowed_cidrs: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = async (remoteAddress: string) =>
      (await app.inject({ url: '/messages', headers: bearer(key), remoteAddress })).statusCode;
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('::ffff:203.0.113.9')).toBe(200);
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('203.0.114.9')).toBe(403);
    expect(await get('/messages', key)).toMatchObject({ code: 'address_not_allowed' });
  });

  it('404: another project does not exist for a key', async () => {
    const key = addKey({ scopes: ['*'] });
    expect(await get('/projects/other/members', key)).toMatchObject({
      status: 404,
      code: 'project_not_found',
    });
    expect(await get('/projects/shop/members', key)).toMatchObject({ status: 200 });
    expect(await get('/messages', key, { 'skydeck-project': 'other' })).toMatchObject({
      status: 404,
    });
  });

  it('401: a revoked key is refused at once', async () => {
    const key = addKey();
    await get('/messages', key);
    world.keys.delete(hashOf(key));
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    await bus.publish('revoked', { kind: 'key', sha256: hashOf(key) });
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('401: a revocation that arrives during the look-up wins', async () => {
    const key = addKey();
    world.beforeAnswer = async () => {
      world.beforeAnswer = undefined;
      world.keys.delete(hashOf(key));
      await bus.publish('revoked', { kind: 'key', sha256: hashOf(key) });
    };
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('401: without the bus a revocation takes effect within 1 s', async () => {
    const key = addKey();
    await get('/messages', key);
    world.keys.delete(hashOf(key));
    bus.connected = false;
    world.skewMs = 1001;
    expect(await get('/messages', key)).toMatchObject({ status: 401 });
  });

  it('503: with auth away, remembered keys work for 30 s and then the answer is unavailable', async () => {
    const key = addKey();
    await get('/messages', key);
    world.isAway = true;
    world.skewMs = 29_000;
    expect(await get('/messages', key)).toMatchObject({ status: 200 });
    world.skewMs = 31_000;
    const response = await app.inject({
      url: '/messages',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
  });
});

describe('AuthGuard with access tokens', () => {
  it('200: an account chooses the mode; 422 for one that does not exist', async () => {
    const token = await sign();
    const projectFor = async (headers: object) =>
      (await get('/messages', token, { 'skydeck-project': 'shop', ...headers })).body.project;
    expect(await projectFor({})).toMatchObject({ mode: 'live', tenant: 'prj_1' });
    expect(await projectFor({ 'skydeck-mode': 'live' })).toMatchObject({ tenant: 'prj_1' });
    expect(await projectFor({ 'skydeck-mode': 'test' })).toMatchObject({
      id: 'prj_1',
      mode: 'test',
      tenant: 'prj_1.test',
    });
    for (const mode of ['', 'TEST', 'demo', 'test, live']) {
      const refused = await get('/me', token, { 'skydeck-mode': mode });
      expect(refused).toMatchObject({ status: 422, code: 'validation_failed' });
      expect(refused.body.error.errors[0].location).toBe('header.skydeck-mode');
    }
  });

  it('200: knows the account and its session', async () => {
    expect((await get('/me', await sign())).body).toMatchObject({
      kind: 'account',
      id: 'acc_1',
      sessionId: 'ses_1',
    });
  });

  it('200: knows the role in the project of the path or of the header', async () => {
    const token = await sign();
    expect((await get('/projects/shop/members', token)).body).toMatchObject({
      project,
      role: 'owner',
    });
    expect((await get('/messages', token, { 'skydeck-project': 'prj_1' })).body).toMatchObject({
      project,
    });
    expect(await get('/messages', token)).toMatchObject({ status: 404, code: 'project_not_found' });
    expect(await get('/projects/..%2Fx/members', token)).toMatchObject({ status: 404 });
  });

  it('403: a developer may write messages but not members', async () => {
    world.roles.set('acc_2', 'developer');
    const token = await sign({ sub: 'acc_2' });
    expect(await get('/messages', token, { 'skydeck-project': 'shop' })).toMatchObject({
      status: 200,
    });
    expect(await get('/projects/shop/members', token)).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
    });
  });

  it('404: a removed member sees no project any more', async () => {
    world.roles.set('acc_3', 'viewer');
    const token = await sign({ sub: 'acc_3' });
    await get('/projects/shop/members', token);
    world.roles.delete('acc_3');
    await bus.publish('revoked', { kind: 'member', account_id: 'acc_3', project_id: 'prj_1' });
    expect(await get('/projects/shop/members', token)).toMatchObject({ status: 404 });
  });

  it('401: a revoked session ends at once', async () => {
    world.sessions.add('ses_2');
    const token = await sign({ sid: 'ses_2' });
    expect(await get('/me', token)).toMatchObject({ status: 200 });
    world.sessions.delete('ses_2');
    await bus.publish('revoked', { kind: 'session', session_id: 'ses_2' });
    expect(await get('/me', token)).toMatchObject({ status: 401 });
  });

  const spki = pair.publicKey.export({ type: 'spki', format: 'pem' });
  const bad: [string, () => Promise<string>][] = [
    ['garbage', async () => 'garbage'],
    ['three dots', async () => 'a.b.c'],
    [
      'alg none',
      async () =>
        `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode({ ...baseClaims, iat: nowS(), exp: nowS() + 900 })}.`,
    ],
    [
      'HS256 with the public key',
      () => sign({}, { alg: 'HS256', key: new TextEncoder().encode(String(spki)) }),
    ],
    ['no exp', () => sign({ exp: undefined })],
    ['no iat', () => sign({ iat: undefined })],
    ['a life of 30 days', () => sign({ exp: nowS() + 30 * 86_400 })],
    ['issued in the future', () => sign({ iat: nowS() + 600, exp: nowS() + 900 })],
    ['another audience', () => sign({ aud: 'prj_1' })],
    ['the audience of services', () => sign({ aud: 'skydeck-internal', sub: 'svc:pay' })],
    ['another issuer', () => sign({ iss: 'http://evil.test' })],
    ['no session', () => sign({ sid: undefined })],
    ['another type', () => sign({}, { typ: 'JWT' })],
    ['an unknown key id', () => sign({}, { kid: '../../etc/passwd' })],
    [
      'another key',
      () => sign({}, { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
    ],
  ];
  it.each(bad)('401: refuses a token with %s', async (_name, make) => {
    expect(await get('/me', await make())).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('401: names an expired token as such', async () => {
    const token = await sign({ iat: nowS() - 1000, exp: nowS() - 100 });
    expect(await get('/me', token)).toMatchObject({ status: 401, code: 'token_expired' });
  });

  it('401: a token that expires while it is remembered is refused', async () => {
    const token = await sign({ exp: nowS() + 20 });
    expect(await get('/me', token)).toMatchObject({ status: 200 });
    world.skewMs = 26_000;
    expect(await get('/me', token)).toMatchObject({ status: 401, code: 'token_expired' });
  });
});

describe('AuthGuard with service tokens', () => {
  it('200: lets a service in, and nobody else', async () => {
    const service = await sign({ aud: 'skydeck-internal', sub: 'svc:platform', sid: undefined });
    expect((await get('/internal/v1/who', service)).body).toMatchObject({
      kind: 'service',
      id: 'platform',
    });
    expect(await get('/internal/v1/who', await sign())).toMatchObject({ status: 401 });
    expect(await get('/internal/v1/who', addKey())).toMatchObject({ status: 401 });
    expect(await get('/me', service)).toMatchObject({ status: 401 });
  });
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
