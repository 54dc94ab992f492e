import { presetOf, type ProviderKind } from './presets.js';

/** What the documents of each vendor say, which the presets name. */
describe('presets of providers', () => {
  it.each<[ProviderKind, string, string[]]>([
    ['google', 'https://accounts.google.com', ['openid', 'email', 'profile']],
    ['microsoft', 'https://login.microsoftonline.com/common/v2.0', ['openid', 'email', 'profile']],
    ['gitlab', 'https://gitlab.com', ['openid', 'email', 'profile']],
    ['apple', 'https://appleid.apple.com', ['openid', 'email', 'name']],
  ])(
    '%s is discovered from its issuer and asked for no more than it needs',
    (kind, issuer, scopes) => {
      const preset = presetOf(kind);
      expect([preset.issuer, preset.endpoints, preset.scopes]).toEqual([issuer, undefined, scopes]);
    },
  );

  it('github has no discovery, and tells verified addresses in a list of their own', () => {
    const { endpoints, scopes, claims } = presetOf('github');
    expect(endpoints).toEqual({
      authorization: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      profile: 'https://api.github.com/user',
      emails: 'https://api.github.com/user/emails',
    });
    expect(scopes).toEqual(['read:user', 'user:email']);
    // Anybody can show any address in the own profile.
    expect(claims.email).toBeUndefined();
  });

  it('apple answers by a form, as it must when a name or an address is asked for', () => {
    expect(presetOf('apple')).toMatchObject({
      responseMode: 'form_post',
      clientAuthentication: 'client_secret_post',
    });
  });

  it('microsoft names people by directory and subject, never by an address', () => {
    const { subject, emailVerified } = presetOf('microsoft').claims;
    expect([subject, emailVerified]).toEqual([['tid', 'sub'], 'xms_edov']);
  });
});
