import { tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { presetOf, type ProviderKind } from '../presets/presets.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';
import { toOutsideProfile } from './outside-profile.js';

const provider = (kind: ProviderKind, trustsEmail = true) =>
  ({
    id: newId('sip'),
    tenant: tenantOf(newId('prj')),
    kind,
    trustsEmail,
  }) as SignInProviderEntity;
const profileOf = (kind: ProviderKind, claims: object, trusts = true) =>
  toOutsideProfile(provider(kind, trusts), presetOf(kind).claims, { ...claims });

describe('profiles of providers', () => {
  it.each<[ProviderKind, object, string, string | null, boolean]>([
    [
      'google',
      { sub: '110', email: 'A@Example.com', email_verified: true },
      '110',
      'a@example.com',
      true,
    ],
    [
      'apple',
      { sub: '001.a', email: 'a@example.com', email_verified: 'true' },
      '001.a',
      'a@example.com',
      true,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com' },
      't1:s1',
      'a@example.com',
      false,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', xms_edov: true },
      't1:s1',
      'a@example.com',
      true,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', xms_edov: '1' },
      't1:s1',
      'a@example.com',
      true,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', xms_edov: 1 },
      't1:s1',
      'a@example.com',
      true,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', xms_edov: false },
      't1:s1',
      'a@example.com',
      false,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', xms_edov: '0' },
      't1:s1',
      'a@example.com',
      false,
    ],
    [
      'microsoft',
      { tid: 't1', sub: 's1', email: 'a@example.com', email_verified: true },
      't1:s1',
      'a@example.com',
      false,
    ],
    [
      'google',
      { sub: '110', email: 'a@example.com', email_verified: 1 },
      '110',
      'a@example.com',
      false,
    ],
    [
      'gitlab',
      { sub: '9', email: 'a@example.com', email_verified: true },
      '9',
      'a@example.com',
      true,
    ],
    [
      'gitlab',
      { sub: '9', email: 'a@example.com', email_verified: false },
      '9',
      'a@example.com',
      false,
    ],
    [
      'apple',
      { sub: '001.a', email: 'a@privaterelay.appleid.com', email_verified: true },
      '001.a',
      'a@privaterelay.appleid.com',
      true,
    ],
    ['github', { id: 583_231, email: 'a@example.com' }, '583231', null, false],
    ['facebook', { id: '42', email: 'a@example.com' }, '42', 'a@example.com', false],
    ['discord', { id: '80', email: 'a@example.com', verified: true }, '80', 'a@example.com', true],
    [
      'x',
      { data: { id: '2244', confirmed_email: 'a@example.com' } },
      '2244',
      'a@example.com',
      true,
    ],
    ['x', { data: { id: '2244' } }, '2244', null, false],
    [
      'linkedin',
      { sub: '78', email: 'a@example.com', email_verified: false },
      '78',
      'a@example.com',
      false,
    ],
  ])('%s: %j', (kind, claims, subject, email, isEmailVerified) => {
    expect(profileOf(kind, claims)).toMatchObject({ subject, email, isEmailVerified });
  });

  it('believe no address where the project does not', () => {
    const claims = { sub: '1', email: 'a@example.com', email_verified: true };
    expect(profileOf('google', claims, false).isEmailVerified).toBe(false);
  });

  it.each([{}, { sub: '' }, { sub: {} }, { sub: 'a b' }, { sub: 'x'.repeat(256) }, { sub: 1.5 }])(
    'name nobody with %j',
    (claims) => {
      expect(() => profileOf('oidc', claims)).toThrow('tells no sub');
    },
  );

  it('keep nothing that has not the right shape', () => {
    const claims = { sub: '1', email: 'a@b\r\nBcc: c@d', email_verified: true, name: 'A\u0000B' };
    const { email, isEmailVerified, name, pictureUrl } = profileOf('oidc', {
      ...claims,
      picture: 'javascript:alert(1)',
    });
    expect([email, isEmailVerified, name, pictureUrl]).toEqual([null, false, 'A B', null]);
  });
});
