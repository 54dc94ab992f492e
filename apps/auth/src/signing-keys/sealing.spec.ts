import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealing.js';

const key = randomBytes(32);
const plain = Buffer.from('a private key');

describe('sealing', () => {
  it('opens what it closed, and never closes alike', () => {
    const [first, second] = [seal(key, plain, 'a'), seal(key, plain, 'a')];
    expect(unseal(key, first, 'a')).toEqual(plain);
    expect(first.equals(second)).toBe(false);
    expect(first.includes(plain)).toBe(false);
  });

  it('opens nothing under another key or label, or when one bit is another', () => {
    const sealed = seal(key, plain, 'a');
    expect(() => unseal(randomBytes(32), sealed, 'a')).toThrow(/unable to authenticate/);
    expect(() => unseal(key, sealed, 'b')).toThrow(/unable to authenticate/);
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => unseal(key, changed, 'a')).toThrow(/unable to authenticate/);
    }
  });
});
