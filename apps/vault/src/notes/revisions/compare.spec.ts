import { applyPatch } from 'diff';
import { compare } from './compare.js';

const linesOf = (mark: string) =>
  Array.from({ length: 40_000 }, (_, n) => `${mark}${n}\n`).join('');

describe('the difference of two texts', () => {
  it('is none of a text from itself', () => {
    expect(compare('a\n', 'a\n')).toEqual({ patch: '', added: 0, removed: 0 });
  });

  it.each([
    ['a\nb\nc\n', 'a\nB\nc\nd\n'],
    ['', 'new\n'],
    ['old\n', ''],
    ['no end', 'no end\n'],
  ])('turns %j into %j as a patch', (before, after) => {
    expect(applyPatch(before, compare(before, after).patch)).toBe(after);
  });

  it('is told soon of long texts that have nothing in common', () => {
    const [before, after] = [linesOf('a'), linesOf('b')];
    const { patch, added, removed } = compare(before, after);
    expect([added, removed]).toEqual([40_000, 40_000]);
    expect(applyPatch(before, patch)).toBe(after);
  });
});
