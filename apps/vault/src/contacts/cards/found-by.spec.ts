import { readVcard } from '../vcard/read-vcard.js';
import { foundBy, patternsOf } from './found-by.js';

const { fields } = readVcard(
  'BEGIN:VCARD\nVERSION:4.0\nUID:1\nFN:Zoë Müller\nORG:50% Ltd\nTEL:+49 (30) 123-45\nEMAIL:zoe@example.com\nEND:VCARD\n',
);
const finds = (q: string) =>
  patternsOf(q).every((pattern) =>
    foundBy(fields).includes(pattern.slice(1, -1).replaceAll('\\', '')),
  );

describe('contacts', () => {
  it.each(['muller', 'ZOE müll', '123 45', '+49 30', '(30) 123', 'example.com', '50%', '  '])(
    'are found by %j',
    (q) => expect(finds(q)).toBe(true),
  );

  it.each(['zoe miller', '999', 'zoe 999'])('are not found by %j', (q) => {
    expect(finds(q)).toBe(false);
  });

  it('are looked for by letters that mean something to SQL', () => {
    expect(patternsOf('5%_ \\')).toEqual([String.raw`%5\%\_%`, String.raw`%\\%`]);
  });
});
