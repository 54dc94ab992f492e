import { eventually } from '@skydeck/testing';
import { PayHarness } from './pay-harness.js';

let pay: PayHarness;
let key: string;

beforeAll(async () => {
  pay = await PayHarness.start({}, { QUOTA_CURRENCIES: '4' });
  key = pay.auth.key('demo');
});

afterAll(() => pay.close());

const make = (code: string, exponent: unknown = 0) =>
  pay.call(key, '/currencies', { code, exponent, name: `The ${code}` });

const patch = (code: string, body: object, headers: Record<string, string> = {}) =>
  pay.call(key, `/currencies/${code}`, body, { method: 'PATCH', headers });

describe('currencies', () => {
  it('200: shows those of ISO 4217', async () => {
    const { status, data } = await pay.call(key, '/currencies/KWD');
    expect(status).toBe(200);
    const facts = { code: 'KWD', kind: 'iso', exponent: 3, numeric_code: '414', active: true };
    expect(data).toMatchObject(facts);
    const { data: historic } = await pay.call(key, '/currencies/BGN');
    expect(historic).toMatchObject({ kind: 'iso', active: false });
  });

  it('200: lists all of them by code, page by page, and filters', async () => {
    const codes: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; page < 5 && cursor !== null; page++) {
      const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const { data, meta } = await pay.call(key, `/currencies?kind=iso&limit=100${after}`);
      codes.push(...data.items.map(({ code }) => String(code)));
      cursor = meta.page.next_cursor;
    }
    expect(codes.length).toBeGreaterThan(200);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    const inactive = await pay.call(key, '/currencies?active=false&sort=-code&limit=2');
    expect(inactive.data.items.map(({ code }) => code)).toEqual(['ZWR', 'ZWL']);
  });

  it('201: makes one of the project, which others and test mode do not see', async () => {
    const made = await make('POINTS', 1);
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ code: 'POINTS', kind: 'custom', exponent: 1, active: true });
    expect(made.headers.get('etag')).toMatch(/^W\/"1\./);
    const others = [pay.auth.key('other'), pay.auth.key('demo', { mode: 'test' })];
    for (const other of others) {
      expect((await pay.call(other, '/currencies/POINTS')).error.code).toBe('currency_not_found');
      const { data } = await pay.call(other, '/currencies?kind=custom');
      expect(data.items).toEqual([]);
    }
    const { data } = await pay.call(key, '/currencies?kind=custom');
    expect(data.items.map(({ code }) => code)).toEqual(['POINTS']);
  });

  it.each(['EUR', 'BGN', 'XAU', 'POINTS'])(
    '409: refuses the code %s, which exists',
    async (code) => {
      const { status, error } = await make(code);
      expect([status, error.code]).toEqual([409, 'currency_taken']);
    },
  );

  it('409: makes one of a code once when 50 ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => make('RACE')));
    const statuses = answers.map(({ status }) => String(status)).toSorted();
    expect(statuses).toEqual(['201', ...Array.from({ length: 49 }, () => '409')]);
  });

  it.each([
    ['eur', 2, 'body.code'],
    ['AB', 2, 'body.code'],
    ['ABCDEFGHIJK', 2, 'body.code'],
    ['FINE', 9, 'body.exponent'],
    ['FINE', -1, 'body.exponent'],
    ['FINE', 1.5, 'body.exponent'],
    ['FINE', '2', 'body.exponent'],
  ])('422: refuses %s with %p digits at %s', async (code, exponent, location) => {
    const { status, error } = await make(code, exponent);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('412: changes a name and whether it is in use, by the version that was read', async () => {
    await make('TOKENS');
    const etag = (await pay.call(key, '/currencies/TOKENS')).headers.get('etag') ?? '';
    const renamed = await patch('TOKENS', { name: 'Tokens' }, { 'if-match': etag });
    expect([renamed.status, renamed.data['name']]).toEqual([200, 'Tokens']);
    const late = await patch('TOKENS', { active: false }, { 'if-match': etag });
    expect([late.status, late.error.code]).toEqual([412, 'precondition_failed']);
    const ended = await patch('TOKENS', { active: false });
    expect(ended.data).toMatchObject({ name: 'Tokens', active: false, exponent: 0 });
    await eventually(async () => {
      const events = await pay.call(key, '/events?type=currency.updated');
      expect(events.data.items.length).toBe(2);
    });
    const audit = await pay.call(key, '/audit?action=currency.update');
    expect(audit.data.items.length).toBe(2);
  });

  it('422: never changes a code or an exponent, and 409: nothing of ISO 4217', async () => {
    const changed = await patch('POINTS', { exponent: 2 });
    expect([changed.status, changed.error.errors[0]?.location]).toEqual([422, 'body.exponent']);
    expect((await patch('POINTS', {})).status).toBe(422);
    const iso = await patch('EUR', { name: 'Mine' });
    expect([iso.status, iso.error.code]).toEqual([409, 'currency_of_iso']);
    expect((await patch('NOWHERE', { name: 'Mine' })).status).toBe(404);
  });

  it('403: asks for the scope, and 429: keeps to the quota', async () => {
    const reader = pay.auth.key('demo', { scopes: ['wallets:read'] });
    expect((await pay.call(reader, '/currencies/EUR')).status).toBe(200);
    const body = { code: 'MINE', exponent: 0, name: 'Mine' };
    expect((await pay.call(reader, '/currencies', body)).error.code).toBe('insufficient_scope');
    expect((await make('FOURTH')).status).toBe(201);
    const { status, error } = await make('FIFTH');
    expect([status, error.code]).toEqual([429, 'quota_exceeded']);
  });
});
