import { eventually } from '@skydeck/testing';
import { type Begun, KycHarness, photo } from './kyc-harness.js';

const kyc = new KycHarness();
beforeAll(() => kyc.start());
afterAll(() => kyc.stop());

const becomes = (id: string, status: string) =>
  eventually(async () => {
    const { data } = await kyc.api(`/sessions/${id}`);
    expect([data['status'], data['reasons']]).toEqual([status, expect.anything()]);
  });
interface Result {
  readonly type: string;
  readonly status: string;
  readonly driver: string | null;
  readonly reasons: readonly { readonly code: string }[];
}
const resultsOf = async (id: string) => {
  const { data } = await kyc.api(`/sessions/${id}`);
  const results = data['results'] as unknown as Result[];
  return Object.fromEntries(
    results.map(({ type, status, driver, reasons }) => [
      type,
      [status, driver, ...reasons.map(({ code }) => code)],
    ]),
  );
};
const again = async ({ id, secret }: Begun, status: string) => {
  await kyc.handIn(secret);
  await becomes(id, status);
};

describe('what was handed in', () => {
  it('is asked for again when other pictures can help, and looked at after the third time', async () => {
    const begun = await kyc.begin({ checks: ['document_quality', 'mrz'] });
    await again(begun, 'requires_input');
    expect(await resultsOf(begun.id)).toEqual({
      document_quality: ['passed', 'builtin'],
      mrz: ['failed', 'builtin', 'mrz_not_found'],
    });
    const shown = await kyc.capture(begun.secret, '/session');
    expect(shown.data['reasons']).toEqual([{ code: 'mrz_not_found', message: expect.any(String) }]);
    await again(begun, 'requires_input');
    await again(begun, 'needs_review');
    expect((await kyc.api(`/sessions/${begun.id}`)).data).toMatchObject({ round: 3 });
    expect((await kyc.submit(begun.secret)).error.code).toBe('kyc.not_open');
  });

  it('never passes what nothing here can check', async () => {
    const checks = ['selfie_liveness', 'face_match', 'watchlist', 'database', 'chip'];
    const { id, secret } = await kyc.begin({ checks });
    await kyc.upload(secret, await photo());
    expect((await kyc.submit(secret)).error.detail).toContain('selfie');
    expect((await kyc.upload(secret, await photo(), '/selfie')).status).toBe(201);
    expect((await kyc.submit(secret)).status).toBe(202);
    await becomes(id, 'needs_review');
    const expected = checks.map((type) => [type, ['needs_review', 'none', 'no_driver']]);
    expect(await resultsOf(id)).toEqual(Object.fromEntries(expected));
  });

  it('is unclear where a document says nothing', async () => {
    const checks = ['expiry', 'age', 'duplicate', 'viz_match'];
    const { id, secret } = await kyc.begin({ checks, minimum_age: 18 });
    await kyc.handIn(secret);
    await becomes(id, 'needs_review');
    expect(await resultsOf(id)).toEqual({
      expiry: ['needs_review', 'builtin', 'expiry_unknown'],
      age: ['needs_review', 'builtin', 'birth_date_unknown'],
      duplicate: ['needs_review', 'builtin', 'document_unreadable'],
      viz_match: ['needs_review', 'builtin', 'nothing_to_compare'],
    });
  });

  it('needs every side and an accepted document', async () => {
    const { secret } = await kyc.begin({ document_types: ['id_card'] });
    await kyc.upload(secret, await photo());
    expect((await kyc.submit(secret)).error.code).toBe('kyc.document_type_not_accepted');
    expect((await kyc.submit(secret, 'id_card')).error.detail).toBe('Missing: back.');
    await kyc.upload(secret, await photo(), '/documents?side=back');
    expect((await kyc.submit(secret, 'id_card')).status).toBe(202);
  });

  it('is checked after a restart, and stays canceled when it was', async () => {
    const waiting = await kyc.begin({ checks: ['expiry'] });
    const canceled = await kyc.begin({ checks: ['expiry'] });
    for (const { secret } of [waiting, canceled]) await kyc.upload(secret, await photo());
    await Promise.all([kyc.submit(waiting.secret), kyc.submit(canceled.secret)]);
    await kyc.api(`/sessions/${canceled.id}/cancel`, { method: 'POST' });
    await kyc.auth.restart();
    await becomes(waiting.id, 'needs_review');
    expect(await kyc.status(canceled.id)).toBe('canceled');
  });
});
