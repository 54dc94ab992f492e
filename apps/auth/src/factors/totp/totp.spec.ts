import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { base32 } from './base32.js';
import { stepAt, stepOf, totpCode, type TotpOptions } from './totp.js';

/** Seeds of appendix B of RFC 6238, as its erratum 2866 has them. */
const SEEDS = {
  sha1: Buffer.from('12345678901234567890'),
  sha256: Buffer.from('12345678901234567890123456789012'),
  sha512: Buffer.from('1234567890123456789012345678901234567890123456789012345678901234'),
};
const VECTORS: [number, string, string, string][] = [
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
];
const ALGORITHMS: NonNullable<TotpOptions['algorithm']>[] = ['sha1', 'sha256', 'sha512'];

describe('codes of authenticator apps', () => {
  it.each(VECTORS)('are those of RFC 6238 at %i s', (seconds, ...codes) => {
    const step = stepAt(new Date(seconds * 1000));
    const made = ALGORITHMS.map((algorithm) =>
      totpCode(SEEDS[algorithm], step, { algorithm, digits: 8 }),
    );
    expect(made).toEqual(codes);
  });

  it('are those that oathtool makes of the secret in base 32', () => {
    for (let round = 0; round < 5; round++) {
      const secret = randomBytes(20);
      const at = new Date(1_700_000_000_000 + round * 86_400_000);
      const now = at.toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
      const args = ['--totp', '--base32', `--now=${now}`, base32(secret)];
      const theirs = execFileSync('oathtool', args, { encoding: 'utf8' }).trim();
      expect(totpCode(secret, stepAt(at))).toBe(theirs);
    }
  });

  it('are taken from one step before to one step after, and no further', () => {
    const secret = randomBytes(20);
    const now = new Date(1_700_000_010_000);
    const taken = [-2, -1, 0, 1, 2].map((away) =>
      stepOf(secret, totpCode(secret, stepAt(now) + away), now),
    );
    // By chance a far code equals a near one three times in a million.
    expect(taken).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null]);
    for (const code of ['', '12345', '1234567', '１２３４５６']) {
      expect(stepOf(secret, code, now)).toBeNull();
    }
  });
});

describe('base 32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('is that of RFC 4648: %j', (text, encoded) => {
    expect(base32(Buffer.from(text))).toBe(encoded);
  });
});
