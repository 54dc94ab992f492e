import { hashInvitationToken, isInvitationToken, newInvitationToken } from './invitation-token.js';

describe('invitation tokens', () => {
  it('are 256 random bits that never repeat', () => {
    const made = Array.from({ length: 1000 }, newInvitationToken);
    expect(new Set(made).size).toBe(made.length);
    for (const token of made) {
      expect(isInvitationToken(token)).toBe(true);
      expect(Buffer.from(token.slice('invt_'.length), 'base64url')).toHaveLength(32);
    }
  });

  it.each(['', 'inv_01k9v3', 'invt_short', `invt_${'a'.repeat(44)}`, `x${'a'.repeat(47)}`])(
    'are not %j',
    (text) => expect(isInvitationToken(text)).toBe(false),
  );

  it('cannot be read from what is stored', () => {
    const token = newInvitationToken();
    expect(hashInvitationToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashInvitationToken(token)).not.toContain(token.slice(5));
  });
});
