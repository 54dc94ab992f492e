import { parseAamva } from './parse-aamva.js';

const start = '@\n\u001E\r';

it('reads version 1: name in one element, year first, no version of the issuer', () => {
  const text = `${start}AAMVA6360000102DL00390187ZV02260031DLDAQT64235789\nDAASAMPLE,MICHAEL,JOHN\nDBA20301231\nDBB19701212\nDBCM\n`;
  expect(parseAamva(text)).toMatchObject({
    version: 1,
    surname: 'SAMPLE',
    givenNames: 'MICHAEL JOHN',
    birthDate: '1970-12-12',
    expiryDate: '2030-12-31',
    sex: 'male',
    country: null,
  });
});

it('reads Canadian cards: year first', () => {
  const text = `${start}ANSI 636028090002DL00410200ZB02410050DLDAQ1234567\nDCSTREMBLAY,\nDCTMARIE ANNE\nDBB19900131\nDBA20290131\nDBC2\nDCGCAN\rZBZBA99\r`;
  expect(parseAamva(text)).toMatchObject({
    surname: 'TREMBLAY',
    givenNames: 'MARIE ANNE',
    birthDate: '1990-01-31',
    expiryDate: '2029-01-31',
    country: 'CAN',
    elements: { ZBA: '99' },
  });
});

it('tells identity cards from licences, whatever the offsets say', () => {
  const text = `${start}ANSI 636026080102ID99990001ZA00010001IDDAQ99\nDCSDOE\nDACJANE\nDADUNAVL\nDBB02301990\nDCGUSA\r`;
  expect(parseAamva(text)).toMatchObject({
    kind: 'identity_card',
    givenNames: 'JANE',
    birthDate: null,
  });
});

it.each([
  ['nothing', ''],
  ['another barcode', 'M1DOE/JANE EABC123'],
  ['no number', `${start}ANSI 636014100001DL00310050DLDCSDOE\nDACJANE\r`],
  ['a header alone', `${start}ANSI 636014100001DL00310050`],
  ['megabytes', `${start}ANSI 636014100001DL00310050DLDAQ1\nDCS${'X'.repeat(100_000)}\r`],
])('claims nothing for %s', (_what, text) => {
  expect(parseAamva(text)).toBeUndefined();
});
