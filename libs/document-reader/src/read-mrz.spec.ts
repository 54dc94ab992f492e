import { readDocument } from './read-document.js';
import type { MrzFormat } from './mrz/mrz-fields.js';
import {
  type SpecimenHolder,
  type SpecimenLook,
  specimenPage,
  specimenZone,
} from './testing/index.js';

const today = new Date('2026-11-21T00:00:00Z');

const SPECIMENS: [MrzFormat, SpecimenHolder][] = [
  [
    'TD3',
    {
      code: 'P',
      state: 'D',
      surname: 'MUSTERMANN',
      givenNames: 'ERIKA',
      number: 'C01X00T47',
      nationality: 'D',
      birth: '640812',
      sex: 'F',
      expiry: '320227',
    },
  ],
  [
    'TD3',
    {
      code: 'P',
      state: 'USA',
      surname: 'QUIJANO GARCIA',
      givenNames: 'FRANCISCO XAVIER',
      number: 'Z5BW7V38H',
      nationality: 'USA',
      birth: '800314',
      sex: 'M',
      expiry: '331102',
      optional: 'KJH12VYG6PW',
    },
  ],
  [
    'TD2',
    {
      code: 'I',
      state: 'FRA',
      surname: 'OQUOO',
      givenNames: 'ODILE ZOE',
      number: 'O0QD8B5S2',
      nationality: 'FRA',
      birth: '010101',
      sex: '<',
      expiry: '290630',
      optional: 'A0O1',
    },
  ],
  [
    'TD1',
    {
      code: 'ID',
      state: 'ESP',
      surname: 'NUNEZ VIDAL',
      givenNames: 'MARIA JOSE',
      number: 'BAA000589',
      nationality: 'ESP',
      birth: '991231',
      sex: 'F',
      expiry: '310415',
      optional: '99999999R',
    },
  ],
];

const LOOKS: Record<string, SpecimenLook> = {
  clean: {},
  blurred: { blur: 1.2 },
  'much blurred': { blur: 2, ink: '#222' },
  'turned by 3°': { blur: 0.5, rotationDeg: -3 },
  'turned by 6°': { blur: 0.5, rotationDeg: 6, fontPx: 34 },
  'of low contrast': { blur: 0.8, ink: '#888', paper: '#c8ccc6', rotationDeg: 0.5 },
  small: { blur: 0.4, fontPx: 22, rotationDeg: 0.7 },
  'in perspective': { blur: 0.6, rotationDeg: 1, perspective: 0.2, fontPx: 32 },
  'on guilloches': { blur: 0.6, rotationDeg: 1, hasGuilloche: true },
  'printed bold': { boldness: 2, hasGuilloche: true, jpegQuality: 50 },
  'upside down': { rotationDeg: 180, blur: 0.5 },
};

/** Every look for two documents, every other one for the rest. */
const PAGES = SPECIMENS.flatMap(([format, holder], row) =>
  Object.entries(LOOKS)
    .filter((_, column) => row % 2 === 1 || column % 2 === 0)
    .map(([name, look]) => ({
      lines: specimenZone(format, holder),
      look,
      name: `${format} ${name}`,
    })),
);

it('reads at least nine in ten of 34 pages exactly, and none wrongly', async () => {
  const readings = await Promise.all(
    PAGES.map(async ({ lines, look, name }) => {
      const { mrz } = await readDocument(await specimenPage(lines, look), { today });
      return { name, expected: lines.join('|'), read: mrz?.lines.join('|') };
    }),
  );
  const exact = readings.filter(({ expected, read }) => read === expected);
  const wrong = readings.filter(({ expected, read }) => read !== undefined && read !== expected);
  const of = readings.length;
  process.stdout.write(`Zones read exactly: ${exact.length} of ${of}; wrongly: ${wrong.length}\n`);
  expect(of).toBe(34);
  expect(wrong).toEqual([]);
  expect(exact.length).toBeGreaterThanOrEqual(of * 0.9);
}, 300_000);

it('takes a passport apart', async () => {
  const [format, holder] = SPECIMENS[0]!;
  const page = await specimenPage(specimenZone(format, holder));
  const { mrz } = await readDocument(page, { today });
  expect(mrz).toMatchObject({
    format: 'TD3',
    documentCode: 'P',
    kind: 'passport',
    issuingState: 'DEU',
    documentNumber: 'C01X00T47',
    surname: 'MUSTERMANN',
    givenNames: 'ERIKA',
    nationality: 'DEU',
    birthDate: '1964-08-12',
    sex: 'female',
    expiryDate: '2032-02-27',
  });
});

it.each([
  ['a digit of the number', 1, 3],
  ['a digit of the birth date', 1, 14],
  ['the check digit of all', 1, 43],
])('claims nothing when %s was forged', async (_what, row, column) => {
  const [format, holder] = SPECIMENS[1]!;
  const lines = specimenZone(format, holder);
  const line = lines[row]!;
  const forged = line[column] === '4' ? '2' : '4';
  lines[row] = line.slice(0, column) + forged + line.slice(column + 1);
  const { mrz } = await readDocument(await specimenPage(lines), { today });
  expect(mrz).toBeUndefined();
});

it('claims nothing for a state that does not exist', async () => {
  const [format, holder] = SPECIMENS[0]!;
  const page = await specimenPage(specimenZone(format, { ...holder, state: 'UTO' }));
  expect((await readDocument(page, { today })).mrz).toBeUndefined();
});

it('measures blur, darkness and glare', async () => {
  const lines = specimenZone(...SPECIMENS[0]!);
  const sharp = await readDocument(await specimenPage(lines), { today });
  const soft = await readDocument(await specimenPage(lines, { blur: 5 }), { today });
  const bright = await readDocument(await specimenPage(lines, { paper: '#ffffff' }), { today });
  expect(soft.quality.sharpness).toBeLessThan(sharp.quality.sharpness / 10);
  expect(soft.quality.sharpness).toBeLessThan(60);
  expect(bright.quality.glare).toBeGreaterThan(0.3);
  expect(sharp.quality.glare).toBeLessThan(0.01);
  expect(bright.quality.brightness).toBeGreaterThan(sharp.quality.brightness);
  expect(sharp.quality).toMatchObject({ width: 1250, height: 880 });
});
