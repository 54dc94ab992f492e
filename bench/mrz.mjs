import { DocumentReader } from '@skydeck/document-reader';
import { specimenPage, specimenZone } from '@skydeck/document-reader/testing';

const PROCESSES = 2;
const ROUNDS = 3;
const GOAL_SHARE = 0.9;

const HOLDER = {
  surname: 'QUIJANO GARCIA',
  givenNames: 'FRANCISCO XAVIER',
  number: 'Z5BW7V38H',
  birth: '800314',
  sex: 'M',
  expiry: '331102',
};
const DOCUMENTS = [
  ['TD3', { ...HOLDER, code: 'P', state: 'ESP', nationality: 'ESP' }],
  ['TD2', { ...HOLDER, code: 'I', state: 'D', nationality: 'D' }],
  ['TD1', { ...HOLDER, code: 'ID', state: 'NLD', nationality: 'NLD' }],
];
const LOOKS = [
  {},
  { blur: 1.2 },
  { blur: 2 },
  { blur: 0.5, rotationDeg: 6, fontPx: 34 },
  { blur: 0.8, ink: '#888', paper: '#c8ccc6' },
  { blur: 0.4, fontPx: 22 },
  { blur: 0.6, perspective: 0.2, fontPx: 32 },
  { blur: 0.6, hasGuilloche: true, jpegQuality: 40 },
];

/** How many pages are read in a second, and how many of them exactly. */
export async function run() {
  const pages = [];
  for (const [format, holder] of DOCUMENTS) {
    const lines = specimenZone(format, holder);
    for (const look of LOOKS) pages.push({ lines, image: await specimenPage(lines, look) });
  }
  const reader = new DocumentReader({ processes: PROCESSES });
  await Promise.all(pages.slice(0, PROCESSES).map(({ image }) => reader.read(image)));
  const work = Array.from({ length: ROUNDS }, () => pages).flat();
  const startMs = performance.now();
  const readings = await Promise.all(
    work.map(async ({ lines, image }) => ({ lines, mrz: (await reader.read(image)).mrz })),
  );
  const seconds = (performance.now() - startMs) / 1000;
  reader.close();
  const exact = readings.filter(({ lines, mrz }) => mrz?.lines.join() === lines.join()).length;
  const wrong = readings.filter(({ mrz }) => mrz !== undefined).length - exact;
  const share = exact / readings.length;
  console.log(`pages read                  ${(readings.length / seconds).toFixed(1)} per second`);
  console.log(
    `exact                       ${(share * 100).toFixed(1)} % (goal ≥ ${GOAL_SHARE * 100} %)`,
  );
  console.log(`wrong without a sign        ${wrong} (goal 0)`);
}
