import { newId } from '@skydeck/ids';
import { type Answer, count } from './auth-harness.js';
import { KycHarness } from './kyc-harness.js';

const kyc = new KycHarness();
beforeAll(() => kyc.start());
afterAll(() => kyc.stop());

const ids = ({ data }: Answer) => data.items.map(({ id }) => id);

describe('verifications', () => {
  it('201: begin with a secret that is shown once, and a page', async () => {
    const body = {
      external_reference: 'order-7',
      checks: ['mrz'],
      document_types: ['passport'],
      countries: ['DEU'],
      minimum_age: 18,
      redirect_url: 'https://shop.example.com/done',
      claims: { last_name: 'Erika-Secret' },
    };
    const made = await kyc.api('/sessions', { body });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      id: expect.stringMatching(/^kyc_[0-9a-z]{26}$/),
      status: 'created',
      outcome: null,
      checks: ['mrz', 'age'],
      minimum_age: 18,
      reviewers: 1,
      retention_days: 30,
      client_secret: expect.stringMatching(/^kycs_[\w-]{43}$/),
    });
    expect(made.data['url']).toBe(
      `${kyc.auth.config.AUTH_URL}/verify/${made.data['client_secret']}`,
    );
    const read = await kyc.api(`/sessions/${made.data['id']}`);
    expect(read.data).not.toHaveProperty('client_secret');
    expect(made.text + read.text).not.toContain('Erika-Secret');
  });

  it.each([
    ['body.user_id', {}],
    ['body.checks', { external_reference: 'a', checks: [] }],
    ['body.checks.0', { external_reference: 'a', checks: ['palm'] }],
    ['body.checks', { external_reference: 'a', checks: ['mrz', 'mrz'] }],
    ['body.countries.0', { external_reference: 'a', countries: ['de'] }],
    ['body.minimum_age', { external_reference: 'a', minimum_age: 0 }],
    ['body.external_reference', { external_reference: 'a b' }],
    ['body.redirect_url', { external_reference: 'a', redirect_url: 'javascript:alert(1)' }],
    ['body.redirect_url', { external_reference: 'a', redirect_url: 'http://shop.example.com/' }],
    ['body.claims.birth_date', { external_reference: 'a', claims: { birth_date: '2020-02-30' } }],
  ])('422: names %s when it is wrong', async (location, body) => {
    const { status, error } = await kyc.api('/sessions', { body });
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('422: are of a user that exists, in the same project', async () => {
    const body = { user_id: newId('usr') };
    expect((await kyc.api('/sessions', { body })).error.code).toBe('kyc.user_not_found');
    const made = await kyc.auth.api('/auth/users', {
      token: kyc.live,
      body: { email: 'ada@example.com' },
    });
    const whom = { user_id: made.data['id'] };
    expect((await kyc.api('/sessions', { body: whom })).data).toMatchObject(whom);
    const other = await kyc.api('/sessions', { body: whom, token: kyc.test });
    expect(other.error.code).toBe('kyc.user_not_found');
  });

  it('404: of another project or mode do not exist, as one that never did', async () => {
    const { id } = await kyc.begin();
    const foreign = await kyc.auth.authKey(await kyc.auth.project());
    for (const token of [foreign, kyc.test]) {
      for (const [path, method] of [
        ['', 'GET'],
        ['/cancel', 'POST'],
      ] as const) {
        const theirs = await kyc.api(`/sessions/${id}${path}`, { token, method });
        const none = await kyc.api(`/sessions/${newId('kyc')}${path}`, { token, method });
        expect([theirs.status, theirs.error]).toEqual([404, none.error]);
      }
    }
    expect((await kyc.api(`/sessions/${id}`)).status).toBe(200);
  });

  it('200: are canceled, and stay so, 50 at once', async () => {
    const { id, secret } = await kyc.begin();
    const cancel = () => kyc.api(`/sessions/${id}/cancel`, { method: 'POST' });
    const answers = await Promise.all(Array.from({ length: 50 }, cancel));
    expect(count(answers)).toEqual({ 200: 50 });
    expect(answers[0]?.data).toMatchObject({ status: 'canceled', outcome: 'canceled' });
    expect((await kyc.capture(secret, '/session')).data).toMatchObject({ status: 'canceled' });
  });

  it('200: are listed, filtered and read page by page', async () => {
    const key = await kyc.auth.authKey(await kyc.auth.project());
    const made: string[] = [];
    for (const reference of ['one', 'two', 'three']) {
      kyc.auth.clock.advance(1000);
      made.push((await kyc.begin({ external_reference: reference }, key)).id);
    }
    const list = (query: string) => kyc.api(`/sessions?${query}`, { token: key });
    const first = await list('limit=2&sort=created_at');
    expect(ids(first)).toEqual(made.slice(0, 2));
    const cursor = first.meta.page.next_cursor;
    expect(ids(await list(`limit=2&sort=created_at&cursor=${cursor}`))).toEqual(made.slice(2));
    expect(ids(await list('external_reference=two'))).toEqual([made[1]]);
    await kyc.api(`/sessions/${made[0]}/cancel`, { method: 'POST', token: key });
    expect(ids(await list('status=canceled'))).toEqual([made[0]]);
    expect((await list('nothing=1')).status).toBe(422);
  });
});
