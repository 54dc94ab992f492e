import { smsParts, splitSms } from './sms-parts.js';

describe('smsParts', () => {
  it.each([
    ['nothing', '', 'gsm7', 1],
    ['a code', 'Your code is 123456', 'gsm7', 1],
    ['160 septets', 'a'.repeat(160), 'gsm7', 1],
    ['161 septets', 'a'.repeat(161), 'gsm7', 2],
    ['two full parts', 'a'.repeat(306), 'gsm7', 2],
    ['one more than two full parts', 'a'.repeat(307), 'gsm7', 3],
    ['80 characters of two septets', '€'.repeat(80), 'gsm7', 1],
    ['81 characters of two septets', '€'.repeat(81), 'gsm7', 2],
    ['an escape pair at the edge of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 3],
    ['accents of the alphabet', 'èéùìò ÄÖÑÜ §¿', 'gsm7', 1],
    ['the Greek capitals of the alphabet', 'ΔΦΓΛΩΠΨΣΘΞ', 'gsm7', 1],
    ['a cedilla that is not in the alphabet', 'ça', 'ucs2', 1],
    ['a backtick', '`', 'ucs2', 1],
    ['70 units', 'я'.repeat(70), 'ucs2', 1],
    ['71 units', 'я'.repeat(71), 'ucs2', 2],
    ['35 emoji of two units', '😀'.repeat(35), 'ucs2', 1],
    ['36 emoji of two units', '😀'.repeat(36), 'ucs2', 2],
    ['a surrogate pair at the edge of a part', `${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'ucs2', 3],
  ])('counts %s', (_name, text, encoding, parts) => {
    expect(smsParts(text)).toEqual({ encoding, parts });
  });
});

describe('splitSms', () => {
  it('cuts no character in two and loses none', () => {
    const text = `${'a'.repeat(152)}€${'b'.repeat(200)}`;
    const { parts, room } = splitSms(text);
    expect(room).toBe(153);
    expect(parts.map(({ units }) => units)).toEqual([152, 153, 49]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts[1]).toMatchObject({ characters: 152 });
  });

  it('fits a short text into one part', () => {
    expect(splitSms('Hi 😀')).toEqual({
      encoding: 'ucs2',
      room: 70,
      parts: [{ text: 'Hi 😀', characters: 4, units: 5 }],
    });
  });
});
