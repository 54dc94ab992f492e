import { CODES, makeRecoveryCodes, readRecoveryCode, showRecoveryCode } from './recovery-code.js';

describe('recovery codes', () => {
  it('are ten, numbered, and never the same', () => {
    const codes = makeRecoveryCodes();
    expect(codes.map(({ number }) => number)).toEqual(
      Array.from({ length: CODES }, (_, i) => i + 1),
    );
    expect(new Set(codes.map(({ secret }) => secret)).size).toBe(CODES);
    for (const code of codes) {
      expect(showRecoveryCode(code)).toMatch(/^(0[1-9]|10)-[0-9a-z]{5}-[0-9a-z]{5}$/);
      expect(readRecoveryCode(showRecoveryCode(code))).toEqual(code);
    }
  });

  it('are read however they are written down', () => {
    const code = { number: 7, secret: 'k10fxm2q8r' };
    for (const text of ['07-k10fx-m2q8r', '07K10FXM2Q8R', ' 07 kiofx m2q8r', '07-klofx-m2q8r']) {
      expect(readRecoveryCode(text)).toEqual(code);
    }
  });

  it.each(['', '00-k10fx-m2q8r', '11-k10fx-m2q8r', '07-k10fx-m2q8', '07-k10fx-m2q8rr', '07-u!'])(
    'are not %j',
    (text) => {
      expect(readRecoveryCode(text)).toBeNull();
    },
  );
});
