import { changeVcard } from './change-vcard.js';
import { readVcard } from './read-vcard.js';
import { splitVcards, withUid } from './split-vcards.js';

const NOW = new Date('2026-11-01T09:00:00Z');
const card = (version: string, ...lines: string[]) =>
  [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    'UID:u1',
    'FN:Forrest Gump',
    ...lines,
    'END:VCARD',
    '',
  ].join('\r\n');

/** As phones of Apple write it: groups, labels, a year that nobody knows, a picture over two lines. */
const APPLE = card(
  '3.0',
  'N:Gump;Forrest;;Mr.;',
  'ORG:Bubba Gump\\, Shrimp Co.;Boats',
  'item1.EMAIL;type=INTERNET;type=pref:a@example.com',
  'item1.X-ABLabel:_$!<Other>!$_',
  'EMAIL;type=INTERNET;type=WORK:b@example.com',
  'TEL;type=CELL;type=VOICE:(111) 555-1212',
  'ADR;type=HOME:;;42 Plantation St.\\nFlat;Baytown;LA;30314;United States',
  'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01',
  'NOTE:one\\, two',
  'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
  ' BBBB',
);

describe('vCards', () => {
  it('are read in version 3.0, with all that contacts show', () => {
    expect(readVcard(APPLE)).toEqual({
      uid: 'u1',
      vcard: APPLE,
      fields: {
        kind: 'individual',
        full_name: 'Forrest Gump',
        given_name: 'Forrest',
        family_name: 'Gump',
        organization: 'Bubba Gump, Shrimp Co.',
        job_title: '',
        emails: [
          { value: 'a@example.com', types: [] },
          { value: 'b@example.com', types: ['work'] },
        ],
        phones: [{ value: '(111) 555-1212', types: ['cell'] }],
        addresses: [
          {
            street: '42 Plantation St.\nFlat',
            city: 'Baytown',
            region: 'LA',
            postal_code: '30314',
            country: 'United States',
            types: ['home'],
          },
        ],
        websites: [],
        birthday: '--03-01',
        note: 'one, two',
        has_photo: true,
      },
    });
  });

  it('are read in version 4.0: addresses of the web for numbers, days without a year, groups', () => {
    const lines = ['KIND:group', 'TEL;VALUE=uri;TYPE="home,voice":tel:+1-555', 'BDAY:--0102'];
    expect(readVcard(card('4.0', ...lines)).fields).toMatchObject({
      kind: 'group',
      phones: [{ value: '+1-555', types: ['home'] }],
      birthday: '--01-02',
    });
    expect(readVcard(card('4.0', 'BDAY:19900102')).fields.birthday).toBe('1990-01-02');
  });

  it.each([
    ['no vCard', 'hello', 'It must begin with BEGIN:VCARD.'],
    ['version 2.1', card('2.1'), 'VERSION is 2.1; 3.0 and 4.0 can be read.'],
    ['no version', 'BEGIN:VCARD\nFN:x\nEND:VCARD\n', 'VERSION is missing.'],
    ['no UID', card('3.0').replace('UID:u1\r\n', ''), 'UID must have 1 to 255 characters.'],
    ['no name', card('3.0').replace('FN:Forrest Gump\r\n', ''), 'FN, the full name, is missing.'],
    ['two at once', card('3.0') + card('3.0'), 'It has more than one vCard.'],
    ['no end', card('3.0').replace('END:VCARD\r\n', ''), 'It cannot be read: '],
    ['a line that says nothing', card('3.0', 'TEL'), 'It cannot be read: invalid line'],
    ['a control character', card('3.0', 'NOTE:\u0001'), 'Line 5 has a control character.'],
    ['more than 1 MiB', card('3.0', `NOTE:${'x'.repeat(1_048_576)}`), 'It has more than 1 MiB.'],
  ])('are refused with %s, and it is told', (_what, text, why) => {
    expect(() => readVcard(text)).toThrow(why);
  });

  it('change in what is asked for alone: other lines stay byte by byte', () => {
    const { fields } = readVcard(APPLE);
    const [, work] = fields.emails;
    const changed = changeVcard(
      APPLE,
      fields,
      {
        family_name: 'Gump-Blue; B',
        emails: [work!, { value: 'c@example.com', types: ['home'] }],
        birthday: '1944-06-06',
        note: '',
      },
      NOW,
    );
    const [before, after] = [APPLE, changed].map((text) => text.split('\r\n'));
    expect(before!.filter((line) => !after!.includes(line))).toEqual([
      'N:Gump;Forrest;;Mr.;',
      'item1.EMAIL;type=INTERNET;type=pref:a@example.com',
      'item1.X-ABLabel:_$!<Other>!$_',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-01',
      'NOTE:one\\, two',
    ]);
    expect(after!.filter((line) => !before!.includes(line))).toEqual([
      'N:Gump-Blue\\; B;Forrest;;Mr.;',
      'EMAIL;TYPE=HOME:c@example.com',
      'BDAY:1944-06-06',
      'REV:20261101T090000Z',
    ]);
    expect(readVcard(changed).fields).toMatchObject({
      family_name: 'Gump-Blue; B',
      birthday: '1944-06-06',
      note: '',
    });
    const same = changeVcard(APPLE, fields, { note: fields.note, emails: fields.emails }, NOW);
    expect(same.replace('REV:20261101T090000Z\r\n', '')).toBe(APPLE);
  });

  it('keep the parts of a name that nobody changes, whatever is escaped in them', () => {
    const name = String.raw`N:a\;b\\;c;d;Dr.\;x;e`;
    const { vcard, fields } = readVcard(card('3.0', name));
    const changed = changeVcard(vcard, fields, { given_name: 'new' }, NOW);
    expect(changed).toContain(String.raw`N:a\;b\\;new;d;Dr.\;x;e`);
  });

  it('say again what was written, in both versions', () => {
    const street = 'Straße 1; hinten, links\nzweite \\ Zeile';
    const address = { street, city: 'Köln', region: '', postal_code: '1', country: 'DE' };
    const wanted = {
      full_name: `${'Ä'.repeat(90)} ; , \\`,
      organization: 'A; B',
      job_title: 'x',
      phones: [{ value: '+49 1', types: ['work', 'fax'] }],
      addresses: [{ ...address, types: ['home'] }],
      websites: ['https://example.com/?a=b;c,d'],
      birthday: '--12-31',
      note: 'a\nb',
    };
    for (const version of ['3.0', '4.0']) {
      const { vcard, fields } = readVcard(card(version));
      const changed = changeVcard(vcard, fields, wanted, NOW);
      expect(readVcard(changed).fields).toMatchObject(wanted);
      expect(Math.max(...changed.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75);
    }
  });

  it('are taken out of files, and get the same UID each time when they have none', () => {
    const bare = card('3.0').replace('UID:u1\r\n', '');
    const [one, two, ...others] = splitVcards(`\uFEFF${bare}\n\n${card('4.0')}`);
    expect([two, others]).toEqual([card('4.0'), []]);
    const named = withUid(one!);
    expect(readVcard(named).uid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(withUid(one!)).toBe(named);
    expect(withUid(two!)).toBe(two);
  });

  it.each([
    ['', 'It has no vCard.'],
    ['hello', 'Line 1: BEGIN:VCARD is missing before it.'],
    ['BEGIN:VCARD\nBEGIN:VCARD', 'Line 2: END:VCARD is missing before it.'],
    ['BEGIN:VCARD', 'END:VCARD is missing at the end.'],
  ])('are not taken out of %j', (text, why) => {
    expect(() => splitVcards(text)).toThrow(why);
  });
});
