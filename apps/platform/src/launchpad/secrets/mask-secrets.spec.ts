import { maskSecrets } from './mask-secrets.js';

describe('maskSecrets', () => {
  it('blanks every occurrence of every value', () => {
    const mask = maskSecrets(['s3cret-token', 'postgres://me:pw@db/x']);
    expect(mask('a s3cret-token b s3cret-token')).toBe('a *** b ***');
    expect(mask('connecting to postgres://me:pw@db/x now')).toBe('connecting to *** now');
  });

  it('leaves values below six characters', () => {
    expect(maskSecrets(['3000', 'true'])('port 3000, true')).toBe('port 3000, true');
    expect(maskSecrets(['sixsix'])('sixsix')).toBe('***');
  });

  it('blanks each line of a key with several', () => {
    const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----\n';
    expect(maskSecrets([key])('  MIIEvQIBADANBg')).toBe('  ***');
  });

  it('leaves no ends when one secret holds another', () => {
    expect(maskSecrets(['secret', 'my-secret-value'])('my-secret-value')).toBe('***');
  });

  it('knows the form a value has in an address', () => {
    expect(maskSecrets(['p@ss word'])('https://u:p%40ss%20word@host')).toBe('https://u:***@host');
  });

  it('takes special characters of expressions literally', () => {
    expect(maskSecrets(['a.c+$&[x'])('abc a.c+$&[x')).toBe('abc ***');
  });
});
