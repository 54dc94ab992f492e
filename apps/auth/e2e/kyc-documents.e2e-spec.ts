import {
  type SpecimenHolder,
  specimenAamva,
  specimenBarcode,
  specimenPage,
  specimenZone,
} from '@skydeck/document-reader/testing';
import { eventually } from '@skydeck/testing';
import { KycHarness, photo } from './kyc-harness.js';

const kyc = new KycHarness();
beforeAll(() => kyc.start());
afterAll(() => kyc.stop());

const ERIKA: SpecimenHolder = {
  code: 'P',
  state: 'D',
  surname: 'MUSTERMANN',
  givenNames: 'ERIKA',
  number: 'C01X00T47',
  nationality: 'D',
  birth: '640812',
  sex: 'F',
  expiry: '320227',
};
const passport = (changes: Partial<SpecimenHolder> = {}) =>
  specimenPage(specimenZone('TD3', { ...ERIKA, ...changes }));

/** Hands a passport in and waits for what comes of it. */
async function outcomeOf(body: object, holder: Partial<SpecimenHolder> = {}) {
  const { id, secret } = await kyc.begin(body);
  await kyc.handIn(secret, await passport(holder));
  const { data } = await ended(id);
  return { id, status: data['status'], reasons: data['reasons'] };
}

const ended = (id: string) =>
  eventually(
    async () => {
      const answer = await kyc.api(`/sessions/${id}`);
      expect(['created', 'processing']).not.toContain(answer.data['status']);
      return answer;
    },
    { timeoutMs: 25_000 },
  );

describe('a passport', () => {
  it('is verified by its lines, and agrees with what is known of the holder', async () => {
    const claims = { first_name: 'Erika', last_name: 'Mustermann', birth_date: '1964-08-12' };
    const { id, status } = await outcomeOf({ claims, minimum_age: 18, countries: ['DEU'] });
    expect(status).toBe('verified');
    const { data, text } = await kyc.api(`/sessions/${id}`);
    const results = data['results'] as unknown as { type: string; status: string }[];
    expect(Object.fromEntries(results.map((one) => [one.type, one.status]))).toEqual({
      document_quality: 'passed',
      mrz: 'passed',
      barcode: 'skipped',
      expiry: 'passed',
      duplicate: 'passed',
      viz_match: 'passed',
      age: 'passed',
    });
    expect(text).not.toMatch(/MUSTERMANN|C01X00T47|1964/);
    expect((await kyc.api(`/sessions/${id}/identity`)).data).toMatchObject({
      documents: [
        {
          source: 'mrz',
          document_number: 'C01X00T47',
          first_name: 'ERIKA',
          last_name: 'MUSTERMANN',
          birth_date: '1964-08-12',
          expiry_date: '2032-02-27',
          issuing_country: 'DEU',
        },
      ],
      claims,
    });
  });

  it.each<[string, object, Partial<SpecimenHolder>]>([
    ['document_expired', {}, { number: 'C01X00T48', expiry: '200227' }],
    ['under_age', { minimum_age: 18 }, { number: 'C01X00T49', birth: '200812' }],
    ['country_not_accepted', { countries: ['FRA'] }, { number: 'C01X00T50' }],
    ['name_mismatch', { claims: { last_name: 'Musterfrau' } }, { number: 'C01X00T51' }],
    ['birth_date_mismatch', { claims: { birth_date: '1964-12-08' } }, { number: 'C01X00T52' }],
  ])('%s: is looked at by a person', async (reason, body, holder) => {
    const found = await outcomeOf(body, holder);
    expect([found.status, found.reasons]).toEqual(['needs_review', [reason]]);
  });

  it('duplicate_identity: stands for one person in a project', async () => {
    const holder = { number: 'C01X00T60' };
    const first = await outcomeOf({ external_reference: 'first' }, holder);
    expect(first.status).toBe('verified');
    const again = await outcomeOf({ external_reference: 'first' }, holder);
    expect(again.status).toBe('verified');
    const other = await outcomeOf({ external_reference: 'second' }, holder);
    expect([other.status, other.reasons]).toEqual(['needs_review', ['duplicate_identity']]);
  });
});

describe('a driving licence', () => {
  it('is verified by its barcode', async () => {
    const { id, secret } = await kyc.begin({
      document_types: ['driving_license'],
      countries: ['USA'],
      claims: { first_name: 'John', last_name: 'Public', birth_date: '1990-01-31' },
    });
    const elements = {
      DAQ: 'D1234567',
      DCS: 'PUBLIC',
      DAC: 'JOHN',
      DAD: 'QUINCY',
      DBB: '01311990',
      DBA: '01312031',
      DBD: '01312023',
      DBC: '1',
      DCG: 'USA',
    };
    const back = await (await specimenBarcode(specimenAamva(elements))).jpeg().toBuffer();
    await kyc.upload(secret, await photo());
    expect((await kyc.upload(secret, back, '/documents?side=back')).status).toBe(201);
    await kyc.submit(secret, 'driving_license');
    expect((await ended(id)).data).toMatchObject({ status: 'verified', reasons: [] });
  });
});
