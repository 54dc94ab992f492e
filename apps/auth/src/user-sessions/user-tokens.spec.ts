import { generateKeyPairSync } from 'node:crypto';
import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { TestClock } from '@skydeck/testing';
import { decodeJwt, exportJWK, type JWTPayload, SignJWT } from 'jose';
import type { AuthConfig } from '../auth.config.js';
import type { ProjectKeysService } from '../project-signing-keys/project-keys.service.js';
import { UserSessionEntity } from './user-session.entity.js';
import { UserTokens } from './user-tokens.js';

const clock = new TestClock();
const tenant = tenantOf(newId('prj'));
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** One key for every project: only the claims can keep them apart. */
const keys: Pick<ProjectKeysService, 'signer' | 'jwks'> = {
  signer: async () => ({ kid: 'k1', privateKey: pair.privateKey }),
  jwks: async () => ({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }],
  }),
};
const noKeys = () => Promise.reject(new Error('The database is away.'));
const config = { AUTH_URL: 'https://auth.example.com/' } as AuthConfig;
const tokens = new UserTokens(keys as ProjectKeysService, clock, config);

const session = {
  id: newId('ses'),
  userId: newId('usr'),
  tenant,
  amr: ['otp'],
  aal: 'aal1',
  authenticatedAt: clock.now(),
} as UserSessionEntity;

/** Signs what a token says, changed, with the real key. */
async function signed(changes: JWTPayload, header: object = {}): Promise<string> {
  const { access_token } = await tokens.sign(session);
  return new SignJWT({ ...decodeJwt(access_token), ...changes })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: 'k1', ...header })
    .sign(pair.privateKey);
}

const codeOf = (token: string) =>
  tokens.verify(token).then(
    () => 'good',
    (error: { code: string }) => error.code,
  );
const nowS = () => Math.floor(clock.now().getTime() / 1000);

/** What a token says of two factors that were given a while ago. */
const levelOf = async (agoMs: number) => {
  const authenticatedAt = new Date(clock.now().getTime() - agoMs);
  const given = Object.assign(new UserSessionEntity(), session, {
    aal: 'aal2',
    authenticatedAt,
  });
  const { access_token } = await tokens.sign(given);
  const { aal, acr } = decodeJwt(access_token);
  return [aal, acr];
};

describe('tokens of users', () => {
  it('are good when they say what they were signed to say', async () => {
    const { userId, id: sessionId } = session;
    const verified = await tokens.verify(await signed({}));
    expect(verified).toMatchObject({ tenant, userId, sessionId, amr: ['otp'], aal: 'aal1' });
    expect(decodeJwt(await signed({})).iss).toBe(`https://auth.example.com/p/${tenant}`);
  });

  it.each<[string, () => JWTPayload]>([
    ['no end', () => ({ exp: undefined })],
    ['no time of making', () => ({ iat: undefined })],
    ['no name', () => ({ jti: undefined })],
    ['no session', () => ({ sid: undefined })],
    ['no user', () => ({ sub: undefined })],
    ['an account as user', () => ({ sub: newId('acc') })],
    ['a life of an hour', () => ({ exp: nowS() + 3600 })],
    ['a time of making in the future', () => ({ iat: nowS() + 60, exp: nowS() + 900 })],
    ['a beginning in the future', () => ({ nbf: nowS() + 60 })],
    ['an end that is text', () => ({ exp: '9999999999' as never })],
    ['another audience', () => ({ aud: newId('prj') })],
    ['the platform as audience', () => ({ aud: 'platform' })],
    ['no audience', () => ({ aud: undefined })],
    ['the platform as issuer', () => ({ iss: 'https://auth.example.com/' })],
    ['another project as issuer', () => ({ iss: `https://auth.example.com/p/${newId('prj')}` })],
    ['test mode as issuer', () => ({ iss: `https://auth.example.com/p/${tenant}.test` })],
    ['the issuer of another place', () => ({ iss: `https://evil.example.com/p/${tenant}` })],
    ['the other mode', () => ({ mode: 'test' })],
  ])('are refused with %s', async (_name, changes) => {
    expect(await codeOf(await signed(changes()))).toBe('unauthenticated');
  });

  it.each([{ typ: 'JWT' }, { typ: undefined }, { kid: 'k2' }, { kid: '/etc/passwd' }])(
    'are refused with the header %j',
    async (header) => {
      expect(await codeOf(await signed({}, header))).toBe('unauthenticated');
    },
  );

  it('say two factors for half a day after these were given', async () => {
    expect(await levelOf(12 * 3_600_000)).toEqual(['aal2', 'aal2']);
    expect(await levelOf(12 * 3_600_000 + 1)).toEqual(['aal1', 'aal1']);
  });

  it('end when they say so, and not before', async () => {
    const token = await signed({ exp: nowS() + 860 });
    clock.advance(859_000);
    expect(await codeOf(token)).toBe('good');
    clock.advance(10_000);
    expect(await codeOf(token)).toBe('token_expired');
  });

  it('are not called bad when the keys cannot be read', async () => {
    const away: typeof keys = { ...keys, jwks: noKeys };
    const blind = new UserTokens(away as ProjectKeysService, clock, config);
    await expect(blind.verify(await signed({}))).rejects.toThrow('The database is away.');
  });
});
