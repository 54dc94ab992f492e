import { createSecretKey, randomBytes } from 'node:crypto';
import { codeOf, isSameCode } from './otp-code.js';

const pepper = createSecretKey(randomBytes(32));
const otp = { id: 'otp_1', destination: '+14155550123', codeLength: 6 };

describe('one-time codes', () => {
  it('are six digits, the same each time', () => {
    const code = codeOf(pepper, otp);
    expect(code).toMatch(/^\d{6}$/);
    expect(codeOf(pepper, otp)).toBe(code);
    expect(isSameCode(codeOf(pepper, otp), code)).toBe(true);
  });

  it('depend on the pepper, the verification and the destination', () => {
    const codes = [
      codeOf(pepper, otp),
      codeOf(createSecretKey(randomBytes(32)), otp),
      codeOf(pepper, { ...otp, id: 'otp_2' }),
      codeOf(pepper, { ...otp, destination: '+14155550124' }),
    ];
    // Two of four random codes are alike once in 170 000 times.
    expect(new Set(codes).size).toBe(4);
  });

  it.each([6, 7, 8])('are as long as the project wants: %i digits', (codeLength) => {
    for (let index = 0; index < 50; index++) {
      expect(codeOf(pepper, { ...otp, id: `otp_${index}`, codeLength })).toHaveLength(codeLength);
    }
  });

  it('keep leading zeros and favour no digit', () => {
    const first = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 20_000; index++) {
      const digit = Number(codeOf(pepper, { ...otp, id: `otp_${index}` }).charAt(0));
      first[digit] = (first[digit] ?? 0) + 1;
    }
    for (const times of first) expect(Math.abs(times - 2000)).toBeLessThan(300);
  });

  it.each(['', '12345', '1234567', '１２３４５６'])('are not %j', (text) => {
    expect(isSameCode(codeOf(pepper, otp), text)).toBe(false);
  });
});
