import type { Sharp } from 'sharp';
import { readDocument } from './read-document.js';
import { specimenAamva, specimenBarcode } from './testing/index.js';

const ELEMENTS = {
  DAQ: 'D1234562',
  DCS: 'MUSTERMANN',
  DDE: 'N',
  DAC: 'ERIKA',
  DAD: 'NONE',
  DBD: '06062022',
  DBB: '06081986',
  DBA: '06062030',
  DBC: '2',
  DAG: '2570 24TH STREET',
  DAI: 'ANYTOWN',
  DAJ: 'CA',
  DAK: '958180000',
  DCG: 'USA',
};

const SHOTS: Record<string, (card: Sharp) => Sharp> = {
  clean: (card) => card,
  blurred: (card) => card.blur(1.2),
  'of JPEG quality 40': (card) => card.jpeg({ quality: 40 }),
  dark: (card) => card.modulate({ brightness: 0.35 }).blur(0.8),
  'turned by 7°': (card) => card.rotate(7, { background: '#ccc' }),
  'upside down': (card) => card.rotate(180),
};

it('reads the barcode of a licence: blurred, squeezed, dark, turned', async () => {
  const failed: string[] = [];
  for (const [name, shot] of Object.entries(SHOTS)) {
    const card = await specimenBarcode(specimenAamva(ELEMENTS));
    const image = await shot(card).jpeg({ quality: 90 }).toBuffer();
    const { barcode } = await readDocument(image);
    if (JSON.stringify(barcode?.elements) !== JSON.stringify(ELEMENTS)) failed.push(name);
  }
  const count = Object.keys(SHOTS).length;
  process.stdout.write(`Barcodes read exactly: ${count - failed.length} of ${count}\n`);
  expect(failed).toEqual([]);
}, 120_000);

it('takes a licence apart', async () => {
  const card = await specimenBarcode(specimenAamva(ELEMENTS));
  const { barcode } = await readDocument(await card.jpeg().toBuffer());
  expect(barcode).toMatchObject({
    version: 10,
    issuerId: '636014',
    kind: 'driver_licence',
    documentNumber: 'D1234562',
    surname: 'MUSTERMANN',
    givenNames: 'ERIKA',
    birthDate: '1986-06-08',
    issueDate: '2022-06-06',
    expiryDate: '2030-06-06',
    sex: 'female',
    address: { street: '2570 24TH STREET', city: 'ANYTOWN', region: 'CA', postalCode: '95818' },
    country: 'USA',
  });
});

it('claims nothing for a barcode of something else', async () => {
  const card = await specimenBarcode('A parcel, not a person');
  expect((await readDocument(await card.jpeg().toBuffer())).barcode).toBeUndefined();
});
