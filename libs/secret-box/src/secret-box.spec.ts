import fc from 'fast-check';
import { deriveKey, SecretBox } from './index.js';

const SECRET = 'a secret of at least thirty-two characters';
const box = new SecretBox(deriveKey({ secret: SECRET, purpose: 'tests' }));

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
const text = fc.string({ unit: 'grapheme', maxLength: 100 });

describe('SecretBox', () => {
  it('opens what it sealed, bytes and texts of every kind', () => {
    fc.assert(
      fc.property(bytes, text, text, (plain, message, owner) => {
        expect(box.open(box.seal(plain, owner), owner)).toEqual(plain);
        expect(box.openText(box.seal(message, owner), owner)).toBe(message);
      }),
    );
  });

  it('never seals alike, and shows nothing', () => {
    const [first, second] = [box.seal('hunter2', 'app_1'), box.seal('hunter2', 'app_1')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('hunter2')).toBe(false);
  });

  it('refuses a value with any one bit changed', () => {
    const short = fc.uint8Array({ maxLength: 24 }).map((array) => Buffer.from(array));
    fc.assert(
      fc.property(short, (plain) => {
        const sealed = box.seal(plain, 'app_1');
        for (let bit = 0; bit < sealed.length * 8; bit++) {
          const changed = Buffer.from(sealed);
          changed[bit >> 3]! ^= 1 << (bit & 7);
          expect(() => box.open(changed, 'app_1')).toThrow('authenticate');
        }
      }),
      { numRuns: 25 },
    );
  });

  it('refuses a value that was cut or grew', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), bytes, (plain, at, more) => {
        const sealed = box.seal(plain, 'app_1');
        expect(() => box.open(sealed.subarray(0, at % sealed.length), 'app_1')).toThrow(
          /authenticate|Not a sealed value/,
        );
        fc.pre(more.length > 0);
        expect(() => box.open(Buffer.concat([sealed, more]), 'app_1')).toThrow('authenticate');
      }),
    );
  });

  it('refuses the value of another owner', () => {
    fc.assert(
      fc.property(bytes, text, text, (plain, owner, other) => {
        fc.pre(!Buffer.from(owner).equals(Buffer.from(other)));
        expect(() => box.open(box.seal(plain, owner), other)).toThrow('authenticate');
      }),
    );
  });

  it.each([
    ['secret', { secret: `${SECRET}!`, purpose: 'tests' }],
    ['purpose', { secret: SECRET, purpose: 'test' }],
    ['salt', { secret: SECRET, purpose: 'tests', salt: 'skydeck' }],
  ])('refuses a value sealed under another %s', (_what, origin) => {
    const other = new SecretBox(deriveKey(origin));
    fc.assert(
      fc.property(bytes, text, (plain, owner) => {
        expect(() => other.open(box.seal(plain, owner), owner)).toThrow('authenticate');
      }),
    );
  });
});
