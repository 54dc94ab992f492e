import { printable } from './printable.js';

describe('printable', () => {
  it.each([
    ['plain text and tabs', 'a\tb', 'a\tb'],
    ['cursor movements', 'a\u001B[1;1Hb', 'ab'],
    ['window titles', 'a\u001B]0;evil\u0007b', 'ab'],
    ['window titles that never end', 'a\u001B]0;evil', 'a'],
    ['device strings', 'a\u001BPq\u001B\\b', 'ab'],
    ['a lone escape', 'a\u001B', 'a'],
    ['8-bit controls', 'a\u009B2Jb', 'a2Jb'],
    ['carriage returns', 'safe\rEVIL', 'safeEVIL'],
    ['colours', '\u001B[31mred\u001B[0m', 'red'],
    ['other scripts', '店 é 🚀', '店 é 🚀'],
  ])('cleans %s', (_what, text, clean) => {
    expect(printable(text)).toBe(clean);
  });

  it('keeps colours, and only colours, when they are wanted', () => {
    expect(printable('\u001B[1;31mred\u001B[0m\u001B[2K', true)).toBe('\u001B[1;31mred\u001B[0m');
  });
});
