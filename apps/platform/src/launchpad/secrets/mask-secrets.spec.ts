import { maskSecrets } from './mask-secrets.js';

function base64(text: string, form: 'base64' | 'base64url' = 'base64'): string {
  return Buffer.from(text).toString(form);
}

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
    expect(maskSecrets(['abcdef', 'cdefghijkl'])('an abcdefghijkl')).toBe('an ***');
  });

  it('knows the form a value has in an address', () => {
    expect(maskSecrets(['p@ss word'])('https://u:p%40ss%20word@host')).toBe('https://u:***@host');
  });

  it('takes special characters of expressions literally', () => {
    expect(maskSecrets(['a.c+$&[x'])('abc a.c+$&[x')).toBe('abc ***');
  });

  describe('of other forms', () => {
    const secret = 'correct-horse/battery staple?';
    const mask = maskSecrets([secret]);

    it.each(['', 'a', 'ab', 'user:', 'token=abc;'])('blanks base64 behind %j', (before) => {
      for (const after of ['', '\n', '!', ' and more']) {
        for (const form of ['base64', 'base64url'] as const) {
          const masked = mask(`is ${base64(before + secret + after, form)} here`);
          expect(masked).toMatch(/^is .*\*\*\*.* here$/);
          // What stays is not even two characters of the secret.
          const left = Buffer.from(masked.slice(3, -5).split('***')[1] ?? '', 'base64').toString();
          expect(left).not.toMatch(/staple|ple\?/);
          expect(masked).not.toContain(base64(secret).slice(8, 20));
        }
      }
    });

    it('blanks base64 in lines of 76 and 64 columns', () => {
      const long = `sk_live_${'0123456789abcdef'.repeat(12)}`;
      for (const columns of [76, 64]) {
        const lines = base64(long).match(new RegExp(`.{1,${columns}}`, 'g')) ?? [];
        expect(lines.length).toBeGreaterThan(2);
        expect(lines.map(maskSecrets([long]))).toEqual(lines.map(() => '***'));
      }
    });

    it('blanks what forms and addresses make of it, in any case', () => {
      expect(mask(`?q=${encodeURIComponent(secret)}&x`)).toBe('?q=***&x');
      expect(mask(`?q=${encodeURIComponent(secret).toLowerCase()}&x`)).toBe('?q=***&x');
      expect(mask(new URLSearchParams({ q: secret }).toString())).toBe('q=***');
    });

    it('blanks a key of several lines in JSON', () => {
      const key = '-----BEGIN KEY-----\nMIIEvQIBADANBg\n-----END KEY-----';
      expect(maskSecrets([key])(JSON.stringify({ key }))).toBe('{"key":"***"}');
    });

    it('blanks the longer half of one that is split over two lines', () => {
      for (let at = 0; at <= secret.length; at++) {
        const lines = [`it is ${secret.slice(0, at)}`, `${secret.slice(at)} indeed`].map(mask);
        expect(lines.join()).toContain('***');
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(6 + 7 + 15);
      }
    });

    it('blanks lines that are nothing but a part of one', () => {
      expect(['correct-horse', '/battery ', 'staple?'].map(mask)).toEqual([
        '***',
        '*** ',
        'staple?',
      ]);
    });

    it('leaves the words of a line that only end as a secret begins', () => {
      const url = maskSecrets(['postgres://app:pw@db/shop']);
      expect(url('connecting to postgres')).toBe('connecting to postgres');
      expect(url('correct')).toBe('correct');
    });
  });
});
