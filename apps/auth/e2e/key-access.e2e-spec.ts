import { makeApiKey } from '@skydeck/auth-guard';
import { eventually } from '@skydeck/testing';
import { type Answer, AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let keys: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('access');
  keys = `/projects/${project.id}/keys`;
});
afterAll(() => auth.stop());

const make = (more: object = {}) =>
  auth.api(keys, { token: project.owner.token, body: { product: 'auth', name: 'x', ...more } });
const pathOf = ({ data }: Answer) => `${keys}/${String(data['id'])}`;
const patch = (made: Answer, body: object, headers = {}) =>
  auth.api(pathOf(made), { method: 'PATCH', token: project.owner.token, body, headers });
const use = (made: Answer, headers: Record<string, string> = {}) =>
  auth.api('/auth/otp/otp_none', { token: String(made.data['secret']), headers });
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the allow-list of a key', () => {
  it('403: refuses a key from elsewhere; a proxy of ours tells where a caller is', async () => {
    const made = await make({ allowed_cidrs: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(made.data['allowed_cidrs']).toEqual(['203.0.113.0/24', '2001:db8::/32']);
    const answers = [
      await use(made),
      await use(made, from('198.51.100.1')),
      await use(made, from('203.0.113.9')),
      await use(made, from('2001:db8::9')),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual([
      'address_not_allowed',
      'address_not_allowed',
      'otp.not_found',
      'otp.not_found',
    ]);
  });

  it('403: does not believe what stands left of an address that is no proxy of ours', async () => {
    const made = await make({ allowed_cidrs: ['203.0.113.0/24'] });
    expect((await use(made, from('203.0.113.9, 198.51.100.1'))).status).toBe(403);
    expect((await use(made, from('198.51.100.1, 203.0.113.9, 127.0.0.1'))).status).toBe(404);
    for (const text of ['203.0.113.9:443', 'unknown', '203.0.113.9/24', '::ffff:198.51.100.1']) {
      expect((await use(made, from(text))).error.code).toBe('address_not_allowed');
    }
  });

  it('200: a change takes effect at once', async () => {
    const made = await make({ allowed_cidrs: ['203.0.113.7'] });
    expect((await use(made)).status).toBe(403);
    expect((await patch(made, { allowed_cidrs: [] })).data['allowed_cidrs']).toEqual([]);
    await eventually(async () => expect((await use(made)).status).toBe(404));
    await patch(made, { allowed_cidrs: ['203.0.113.7'] });
    await eventually(async () => expect((await use(made)).status).toBe(403));
  });

  it('201: a key that takes the place of another has the same limits', async () => {
    const limits = { allowed_cidrs: ['203.0.113.7'], rate_limit_per_minute: 30 };
    const made = await make(limits);
    const { token } = project.owner;
    const next = await auth.api(`${pathOf(made)}/rotate`, { token, body: {} });
    expect(next.data).toMatchObject(limits);
    expect((await use(next)).status).toBe(403);
  });

  it.each([
    ['body.allowed_cidrs.1', { allowed_cidrs: ['10.0.0.0/8', 'example.com'] }],
    ['body.allowed_cidrs.0', { allowed_cidrs: ['10.0.0.0/33'] }],
    ['body.allowed_cidrs.0', { allowed_cidrs: ['::ffff:10.0.0.0/104'] }],
    ['body.allowed_cidrs', { allowed_cidrs: Array.from({ length: 101 }, () => '10.0.0.1') }],
    ['body.allowed_cidrs', { allowed_cidrs: '10.0.0.1' }],
    ['body.allowed_cidrs', { allowed_cidrs: null }],
    ['body.rate_limit_per_minute', { rate_limit_per_minute: 0 }],
    ['body.rate_limit_per_minute', { rate_limit_per_minute: 1_000_001 }],
    ['body.rate_limit_per_minute', { rate_limit_per_minute: 1.5 }],
    ['body.expires_at', { expires_at: '2020-01-01T00:00:00Z' }],
    ['body.name', { name: '' }],
  ])('422: refuses what is wrong in %s', async (location, body) => {
    const made = await make();
    for (const { status, error } of [await make(body), await patch(made, body)]) {
      expect([status, error.errors[0]?.location]).toEqual([422, location]);
    }
  });
});

describe('changing a key', () => {
  it('200: changes what is named, and nothing else; 412 when it has changed since', async () => {
    const made = await make({ rate_limit_per_minute: 30 });
    const read = await auth.api(pathOf(made), project.owner);
    const etag = String(read.headers.get('etag'));
    const expires_at = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    const changed = await patch(made, { name: 'Web', expires_at }, { 'if-match': etag });
    expect(changed.data).toEqual({ ...read.data, name: 'Web', expires_at });
    const late = await patch(made, { name: 'App' }, { 'if-match': etag });
    expect([late.status, late.error.code]).toEqual([412, 'precondition_failed']);
    const forever = await patch(made, { expires_at: null, rate_limit_per_minute: null });
    expect(forever.data).toMatchObject({ expires_at: null, rate_limit_per_minute: null });
  });

  it('412: of 50 changes at once that saw the same key one is made', async () => {
    const made = await make();
    const read = await auth.api(pathOf(made), project.owner);
    const headers = { 'if-match': String(read.headers.get('etag')) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => patch(made, { name: `Key ${index}` }, headers)),
    );
    expect(count(answers)).toEqual({ 200: 1, 412: 49 });
  });

  it('409: a key that is over stays as it is, also while its successor is there', async () => {
    const [revoked, rotated, expired] = [await make(), await make(), await make()];
    const { token } = project.owner;
    await auth.api(pathOf(revoked), { method: 'DELETE', token });
    await auth.api(`${pathOf(rotated)}/rotate`, { token, body: { overlap_s: 3600 } });
    await patch(expired, { expires_at: new Date(auth.clock.now().getTime() + 1000).toISOString() });
    auth.clock.advance(1000);
    for (const made of [revoked, rotated, expired]) {
      const { status, error } = await patch(made, { expires_at: null });
      expect([status, error.code]).toEqual([409, 'key.ended']);
    }
  });

  it('403 and 404: only by those who may handle it', async () => {
    const made = await make({ mode: 'live' });
    const developer = await auth.member(project, 'developer');
    const stranger = await auth.project();
    const body = { name: 'Mine' };
    const call = { method: 'PATCH', body };
    expect((await auth.api(pathOf(made), { ...call, token: developer.token })).status).toBe(403);
    const elsewhere = `/projects/${stranger.id}/keys/${String(made.data['id'])}`;
    expect((await auth.api(elsewhere, { ...call, token: stranger.owner.token })).status).toBe(404);
    expect((await auth.api(pathOf(made), { ...call, token: stranger.owner.token })).status).toBe(
      404,
    );
  });

  it('writes into the audit log what changed', async () => {
    const made = await make();
    await patch(made, { allowed_cidrs: ['10.0.0.0/8'] });
    const target = String(made.data['id']);
    const path = `/projects/${project.id}/audit?action=key.update&target=${target}`;
    const { data } = await auth.api(path, project.owner);
    expect(data.items).toMatchObject([
      { before: { allowed_cidrs: [] }, after: { allowed_cidrs: ['10.0.0.0/8'] } },
    ]);
  });
});

describe('test mode', () => {
  it('422: there are no test keys of the platform', async () => {
    const { status, error } = await make({ product: 'platform', mode: 'test' });
    expect([status, error.code]).toEqual([422, 'key.no_test_mode']);
    const path = `/projects/${project.id}/products/platform`;
    const call = { token: project.owner.token, body: { mode: 'test' } };
    expect((await auth.api(path, call)).error.code).toBe('key.no_test_mode');
  });

  it('200: keys, members and projects belong to both modes; 422 for another mode', async () => {
    const made = await make({ mode: 'test' });
    for (const mode of ['live', 'test']) {
      const headers = { 'skydeck-mode': mode };
      const { token } = project.owner;
      expect((await auth.api(pathOf(made), { token, headers })).status).toBe(200);
      const quotas = await auth.api(`/projects/${project.id}/quotas`, { token, headers });
      expect(quotas.data.items.find(({ name }) => name === 'keys')?.['used']).toBeGreaterThan(0);
    }
    const wrong = await auth.api(keys, { ...project.owner, headers: { 'skydeck-mode': 'demo' } });
    expect([wrong.status, wrong.error.errors[0]?.location]).toEqual([422, 'header.skydeck-mode']);
    expect((await use(made, { 'skydeck-mode': 'live' })).status).toBe(422);
    expect((await use(made, { 'skydeck-mode': 'test' })).status).toBe(404);
  });
});

describe('limits', () => {
  afterEach(() => auth.restart({ RATE_LIMIT_PER_MINUTE: 0, TRUSTED_PROXY_CIDRS: ['127.0.0.1'] }));

  it('429: guesses from one address are stopped; keys that were good work on', async () => {
    const made = await make();
    await auth.restart({ RATE_LIMIT_PER_MINUTE: 600, RATE_LIMIT_REFUSED_PER_MINUTE: 60 });
    const guess = (address: string) =>
      auth.api('/auth/otp/otp_none', { token: makeApiKey('live'), headers: from(address) });
    expect((await use(made, from('203.0.113.1'))).status).toBe(404);
    const guesses = await Promise.all(Array.from({ length: 50 }, () => guess('203.0.113.1')));
    expect(count(guesses)).toEqual({ 401: 10, 429: 40 });
    const stopped = await guess('203.0.113.1');
    expect([stopped.error.code, stopped.headers.get('retry-after')]).toEqual(['rate_limited', '1']);
    expect((await use(made, from('203.0.113.1'))).status).toBe(404);
    expect((await guess('203.0.113.2')).status).toBe(401);
    auth.clock.advance(1000);
    expect([(await guess('203.0.113.1')).status, (await guess('203.0.113.1')).status]).toEqual([
      401, 429,
    ]);
  });

  it('429: another address in the header is no other address, unless a proxy of ours says so', async () => {
    const settings = { RATE_LIMIT_PER_MINUTE: 600, RATE_LIMIT_REFUSED_PER_MINUTE: 6 };
    await auth.restart({ ...settings, TRUSTED_PROXY_CIDRS: [] });
    const answers: Answer[] = [];
    for (let index = 0; index < 5; index++) {
      const headers = from(`203.0.113.${index}`);
      answers.push(await auth.api('/auth/otp/otp_none', { token: 'dk_live_guess', headers }));
    }
    expect(count(answers)).toEqual({ 401: 1, 429: 4 });
  });

  it('429: a key has its own limit, and the answer names it', async () => {
    const made = await make({ rate_limit_per_minute: 12 });
    await auth.restart({ RATE_LIMIT_PER_MINUTE: 600 });
    const first = await use(made);
    expect(first.headers.get('ratelimit-policy')).toBe('"key";q=12;w=60');
    expect([(await use(made)).status, (await use(made)).status]).toEqual([404, 429]);
    await patch(made, { rate_limit_per_minute: null });
    await eventually(async () => {
      const after = await use(made);
      expect(after.headers.get('ratelimit-policy')).toBe('"default";q=600;w=60');
    });
  });
});
