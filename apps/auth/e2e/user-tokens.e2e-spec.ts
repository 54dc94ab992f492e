import { createHmac, createPublicKey, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { AuthHarness, type User } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let test: string;
let user: User;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('tokens');
  live = await auth.authKey(project);
  test = await auth.authKey(project, { mode: 'test' });
  user = await auth.user(live);
});
afterAll(() => auth.stop());

const HOUR_MS = 3_600_000;
const me = (token: string) => auth.api('/auth/me', { token });
const introspect = (token: string, key = live) =>
  auth.api('/auth/sessions/introspect', { token: key, body: { token } });
const jwksUrl = (issuer = project.id) => `${auth.service.url}/p/${issuer}/.well-known/jwks.json`;
const kidOf = ({ token }: User) => decodeProtectedHeader(token).kid;
const keysOf = async (issuer?: string) =>
  ((await (await fetch(jwksUrl(issuer))).json()) as { keys: JWK[] }).keys;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the access token of a user', () => {
  it('is verified by anybody with the keys of the project', async () => {
    const { payload, protectedHeader } = await jwtVerify(
      user.token,
      createRemoteJWKSet(new URL(jwksUrl())),
      {
        issuer: `${auth.config.AUTH_URL}/p/${project.id}`,
        audience: project.id,
        typ: 'at+jwt',
        algorithms: ['ES256'],
        currentDate: auth.clock.now(),
      },
    );
    expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const nowS = Math.floor(auth.clock.now().getTime() / 1000);
    expect(payload).toMatchObject({
      sub: user.userId,
      sid: user.sessionId,
      prj: project.id,
      mode: 'live',
      aal: 'aal1',
      amr: ['otp'],
      auth_time: nowS,
      iat: nowS,
      jti: expect.any(String),
      scope: 'user',
    });
    const lifeS = Number(payload.exp) - nowS;
    expect(lifeS).toBe(user.expiresInS);
    expect(lifeS).toBeGreaterThanOrEqual(855);
    expect(lifeS).toBeLessThanOrEqual(900);
  });

  it('200: is shown to its own project and mode only', async () => {
    expect((await introspect(user.token)).data).toMatchObject({
      active: true,
      user_id: user.userId,
      session_id: user.sessionId,
      aal: 'aal1',
    });
    const foreign = await auth.authKey(await auth.project());
    for (const key of [test, foreign]) {
      expect((await introspect(user.token, key)).data).toEqual({ active: false });
    }
    expect((await introspect('x.y.z')).data).toEqual({ active: false });
  });

  it('401: opens nothing on the plane of accounts, and theirs nothing here', async () => {
    for (const path of ['/auth/accounts/me', '/projects', `/projects/${project.id}/keys`]) {
      const { status, error } = await auth.api(path, { token: user.token });
      expect([path, status, error.code]).toEqual([path, 401, 'unauthenticated']);
    }
    const internal = await auth.internal('/sessions/introspect', {
      token: user.token,
      body: { session_id: user.sessionId },
    });
    expect(internal.status).toBe(401);
    for (const token of [project.owner.token, live, await auth.serviceToken()]) {
      const { status, error } = await me(token);
      expect([status, error.code]).toEqual([401, 'unauthenticated']);
    }
    expect((await auth.api('/auth/me')).status).toBe(401);
  });

  it('401: ends by itself, and says so', async () => {
    const own = await auth.user(live);
    auth.clock.advance(906_000);
    const { status, error } = await me(own.token);
    expect([status, error.code]).toEqual([401, 'token_expired']);
    expect((await introspect(own.token)).data).toEqual({ active: false });
    user = await auth.user(live);
  });
});

/** Tokens that an attacker makes of a good one, whose keys are public. */
async function forgeries(): Promise<Record<string, string>> {
  const claims = decodeJwt(user.token);
  const header = decodeProtectedHeader(user.token);
  const [head = '', body = '', signature = ''] = user.token.split('.');
  const [jwk] = await keysOf();
  const pem = createPublicKey({ key: jwk as never, format: 'jwk' });
  const exported = pem.export({ type: 'spki', format: 'pem' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = String(header.kid);
  const signed = (payload: JWTPayload, more: object = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...more })
      .sign(own.privateKey);
  const hmac = (alg: string, key: string | Buffer) => {
    const text = `${encoded({ alg, typ: 'at+jwt', kid })}.${body}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const rs = `${encoded({ ...header, alg: 'RS256' })}.${body}`;
  const unknown = `${encoded({ ...header, crit: ['x'], x: 1 })}.${body}`;
  const critical = `${unknown}.${signBytes('sha256', Buffer.from(unknown), own.privateKey).toString('base64url')}`;
  const publicJwk = own.publicKey.export({ format: 'jwk' });
  const none = encoded({ ...header, alg: 'none' });
  return {
    'alg none': `${none}.${body}.`,
    'alg none with the signature': `${none}.${body}.${signature}`,
    'alg NoNe': `${encoded({ ...header, alg: 'NoNe' })}.${body}.`,
    'no signature': `${head}.${body}.`,
    'a signature of zeros': `${head}.${body}.${Buffer.alloc(64).toString('base64url')}`,
    'HS256 with the public PEM': hmac('HS256', exported),
    'HS256 with the public JWK': hmac('HS256', JSON.stringify(jwk)),
    'HS256 with nothing': hmac('HS256', ''),
    RS256: `${rs}.${signBytes('sha256', Buffer.from(rs), rsa.privateKey).toString('base64url')}`,
    'another key': await signed(claims),
    'another key in the header': await signed(claims, { jwk: publicJwk }),
    'keys from elsewhere': await signed(claims, { jku: 'http://127.0.0.1:9/jwks.json' }),
    'a kid that is a path': await signed(claims, { kid: '../../../../dev/null' }),
    'a kid that is SQL': await signed(claims, { kid: "' or 1=1 --" }),
    'a critical header': critical,
    'another user': `${head}.${encoded({ ...claims, sub: 'usr_00000000000000000000000000' })}.${signature}`,
    'an issuer that is a path': await signed({ ...claims, iss: `${String(claims.iss)}/../x` }),
    'an issuer that is nobody': await signed({ ...claims, iss: 'http://evil.test/p/prj_1' }),
    'no issuer': await signed({ ...claims, iss: undefined }),
    'an issuer that is a number': await signed({ ...claims, iss: 7 as never }),
    'not a token': 'abc.def.ghi',
    'half a token': `${head}.${body}`,
  };
}

describe('forged tokens', () => {
  it('401: are refused, each of them', async () => {
    expect((await me(user.token)).status).toBe(200);
    for (const [name, token] of Object.entries(await forgeries())) {
      const { status, error } = await me(token);
      expect([name, status, error.code]).toEqual([name, 401, 'unauthenticated']);
      expect([name, (await introspect(token)).data]).toEqual([name, { active: false }]);
    }
    expect((await me(user.token)).status).toBe(200);
  });

  it('401: a session of another user makes no good token', async () => {
    const other = await auth.user(test);
    expect((await me(other.token)).data).toMatchObject({ mode: 'test' });
    expect(decodeJwt(other.token)).toMatchObject({
      iss: `${auth.config.AUTH_URL}/p/${project.id}.test`,
      aud: project.id,
      mode: 'test',
    });
    const [liveKeys, testKeys] = [await keysOf(), await keysOf(`${project.id}.test`)];
    expect(liveKeys.map(({ kid }) => kid)).not.toEqual(testKeys.map(({ kid }) => kid));
  });
});

describe('the keys of a project', () => {
  it('200: are public, hold nothing private, and may be kept for 5 minutes', async () => {
    const response = await fetch(jwksUrl());
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const { keys } = (await response.json()) as { keys: JWK[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('404: of a project that does not exist, or is named by its slug', async () => {
    for (const name of ['tokens', 'prj_00000000000000000000000000', 'prj_1', '..%2f..']) {
      expect((await fetch(jwksUrl(name))).status).toBe(404);
    }
  });

  it('are made once when 50 ask for them first', async () => {
    const other = await auth.project();
    const sets = await Promise.all(Array.from({ length: 50 }, () => keysOf(other.id)));
    expect(new Set(sets.map((keys) => keys.map(({ kid }) => kid).join())).size).toBe(1);
  });

  it('are announced for a day, change after 30 days, and verify what was signed before', async () => {
    const other = await auth.project();
    const key = await auth.authKey(other);
    const first = kidOf(await auth.user(key));
    auth.clock.advance(29 * 24 * HOUR_MS);
    const announced = (await keysOf(other.id)).map(({ kid }) => kid);
    expect(announced).toHaveLength(2);
    expect(announced).toContain(first);
    const before = await auth.user(key);
    expect(kidOf(before)).toBe(first);
    auth.clock.advance(24 * HOUR_MS - 60_000);
    const late = await auth.user(key);
    expect(kidOf(late)).toBe(first);
    auth.clock.advance(300_000);
    const after = await auth.user(key);
    expect(kidOf(after)).not.toBe(first);
    expect(announced).toContain(kidOf(after));
    expect((await me(late.token)).status).toBe(200);
    auth.clock.advance(25 * HOUR_MS);
    expect((await keysOf(other.id)).map(({ kid }) => kid)).toEqual([kidOf(after)]);
  });

  it('are made anew when the secret has changed', async () => {
    const other = await auth.project();
    const key = await auth.authKey(other);
    const before = await auth.user(key);
    const [lost] = await keysOf(other.id);
    await auth.restart({ AUTH_TOKEN_SECRET: 's'.repeat(40) });
    expect((await keysOf(other.id)).map(({ kid }) => kid)).toContain(lost?.kid);
    expect(await keysOf(other.id)).toHaveLength(2);
    expect((await me(before.token)).status).toBe(200);
    expect((await me((await auth.user(key)).token)).status).toBe(200);
  });
});
