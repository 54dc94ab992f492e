import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { KeyRing } from './key-ring.js';
import { TokenVerifier } from './token-verifier.js';

async function makeKey(kid: string) {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return {
    ...pair,
    kid,
    jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' },
  };
}

type Key = Awaited<ReturnType<typeof makeKey>>;

function sign(key: Key): Promise<string> {
  return new SignJWT({ sid: 'ses_1' })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer('http://auth')
    .setAudience('platform')
    .setSubject('acc_1')
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(key.privateKey);
}

async function build() {
  const first = await makeKey('first');
  const world = { reads: 0, keys: [first.jwk], isAway: false, skewMs: 0 };
  const nowMs = () => Date.now() + world.skewMs;
  const ring = new KeyRing(async (): Promise<JSONWebKeySet> => {
    world.reads++;
    if (world.isAway) throw new Error('auth is away');
    return { keys: world.keys };
  }, nowMs);
  return { first, world, verifier: new TokenVerifier('http://auth', ring, nowMs) };
}

describe('KeyRing', () => {
  it('reads the keys once for 50 tokens at once', async () => {
    const { first, world, verifier } = await build();
    const token = await sign(first);
    await Promise.all(Array.from({ length: 50 }, () => verifier.verify(token, 'platform')));
    expect(world.reads).toBe(1);
  });

  it('finds a new key, but asks at most once in 30 s for unknown ones', async () => {
    const { first, world, verifier } = await build();
    await verifier.verify(await sign(first), 'platform');
    const second = await makeKey('second');
    const token = await sign(second);
    for (let index = 0; index < 20; index++) {
      await expect(verifier.verify(token, 'platform')).rejects.toMatchObject({ status: 401 });
    }
    expect(world.reads).toBe(1);
    world.keys.push(second.jwk);
    world.skewMs = 30_001;
    await expect(verifier.verify(token, 'platform')).resolves.toMatchObject({ subject: 'acc_1' });
    expect(world.reads).toBe(2);
  });

  it('keeps the last good keys while auth is away', async () => {
    const { first, world, verifier } = await build();
    await verifier.verify(await sign(first), 'platform');
    world.isAway = true;
    world.skewMs = 301_000;
    await expect(verifier.verify(await sign(first), 'platform')).resolves.toBeDefined();
  });
});
