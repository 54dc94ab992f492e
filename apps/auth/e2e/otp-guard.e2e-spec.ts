import { eventually } from '@skydeck/testing';
import { type Answer, count } from './auth-harness.js';
import { idOf, OtpBench } from './otp-harness.js';

const HOUR_MS = 3_600_000;
const TEN_MINUTES_MS = 600_000;
const bench = new OtpBench();
let other: string;
let test: string;
let reader: string;

beforeAll(async () => {
  await bench.start();
  other = await bench.auth.authKey(await bench.auth.project());
  test = await bench.auth.authKey(bench.project, { mode: 'test' });
  reader = await bench.auth.authKey(bench.project, { scopes: ['otp:read'] });
});
afterAll(() => bench.auth.stop());
beforeEach(() => bench.auth.clock.advance(HOUR_MS));

/** Numbers of one prefix, in portions that limits let through. */
async function pump(prefix: string, many: number, isEntered = (_index: number) => false) {
  const answers: Answer[] = [];
  for (let index = 0; index < many; index++) {
    if (index > 0 && index % 10 === 0) bench.auth.clock.advance(TEN_MINUTES_MS);
    const phone = `${prefix}${String(1000 + index)}`;
    answers.push(isEntered(index) ? await bench.prove(phone) : await bench.request({ phone }));
  }
  return answers;
}

const statuses = (answers: readonly Answer[]) => answers.map(({ data }) => data['status']);
const openBlocks = async () => (await bench.get('/blocks?is_open=true')).data.items;

describe('limits', () => {
  it('429: sixty codes a minute for one country, and other countries go on', async () => {
    const answers = [];
    for (let index = 0; index < 61; index++) {
      answers.push(await bench.request({ phone: bench.freshPhone() }));
    }
    expect(count(answers)).toEqual({ 200: 60, 429: 1 });
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60');
    expect((await bench.request({ phone: '+33612345678' })).status).toBe(200);
    bench.auth.clock.advance(60_000);
    expect((await bench.request({ phone: bench.freshPhone() })).status).toBe(200);
  });

  it('429: a hundred codes a minute for one project, also by mail', async () => {
    const asked = Array.from({ length: 101 }, (_, index) =>
      bench.request({ email: `p${index}@example.com` }),
    );
    const answers = await Promise.all(asked);
    expect(count(answers)).toEqual({ 200: 100, 429: 1 });
  });

  it('429: ten an hour and twenty a day for one number, then it waits for the day', async () => {
    const phone = bench.freshPhone();
    const statusesOf = async (many: number) => {
      const answers = [];
      for (let index = 0; index < many; index++) {
        answers.push(await bench.request({ phone }));
        bench.auth.clock.advance(121_000);
      }
      return count(answers);
    };
    expect(await statusesOf(11)).toEqual({ 200: 10, 429: 1 });
    bench.auth.clock.advance(HOUR_MS);
    expect(await statusesOf(11)).toEqual({ 200: 10, 429: 1 });
    bench.auth.clock.advance(HOUR_MS);
    const refused = await bench.request({ phone });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(18 * 3600);
  });

  it('429: fifty an hour for one device, also over many numbers', async () => {
    const answers = [];
    for (let index = 0; index < 51; index++) {
      const body = { phone: bench.freshPhone(), client_ip: '2001:db8::9' };
      answers.push(await bench.request(body));
      bench.auth.clock.advance(61_000);
    }
    expect(count(answers)).toEqual({ 200: 50, 429: 1 });
  });
});

describe('codes that nobody enters', () => {
  it('blocked: stores the 21st of a prefix with its reasons, sends nothing, tells it', async () => {
    const answers = await pump('+1212555', 21);
    expect(statuses(answers).filter((status) => status === 'pending')).toHaveLength(20);
    const blocked = answers[20] as Answer;
    expect(blocked.status).toBe(200);
    expect(blocked.data).toMatchObject({ status: 'blocked', reasons: ['prefix_conversion'] });
    expect(bench.sent(idOf(blocked))).toEqual([]);
    expect((await bench.get(`/${idOf(blocked)}`)).data).toMatchObject({ status: 'blocked' });
    const late = await bench.verify({ id: idOf(blocked), code: '123456' });
    expect([late.status, late.error.code]).toEqual([409, 'otp.blocked']);

    // An event is shown once everything before it is known to be committed.
    const told = async () => {
      const { key: token, project } = bench;
      const { data } = await bench.auth.api(`/projects/${project.id}/events?limit=100`, { token });
      const types = new Set(data.items.map((event) => String(event['type'])));
      return types.has('otp.blocked') && types.has('otp_block.created');
    };
    await eventually(told);
  });

  it('200: blocks the range alone, until somebody releases it', async () => {
    const [block] = await openBlocks();
    expect(block).toMatchObject({ kind: 'prefix', value: '+1212555', sends: 20, verified: 0 });
    bench.auth.clock.advance(24 * HOUR_MS);
    expect(statuses([await bench.request({ phone: '+12125551999' })])).toEqual(['blocked']);
    expect(statuses([await bench.request({ phone: '+12125561999' })])).toEqual(['pending']);

    const id = String(block?.['id']);
    const released = await bench.post(`blocks/${id}/release`);
    expect(released.data).toMatchObject({ id, released_at: expect.any(String) });
    expect((await bench.post(`blocks/${id}/release`)).data).toEqual(released.data);
    expect(await openBlocks()).toEqual([]);
    expect(statuses([await bench.request({ phone: '+12125551998' })])).toEqual(['pending']);
    const token = bench.key;
    const { data } = await bench.auth.api(`/projects/${bench.project.id}/audit`, { token });
    expect(data.items[0]).toMatchObject({ action: 'otp_block.release', target: id });
  });

  it('200: starts to count anew when a block is released', async () => {
    await pump('+1312555', 21);
    const [block] = await openBlocks();
    await bench.post(`blocks/${String(block?.['id'])}/release`);
    bench.auth.clock.advance(TEN_MINUTES_MS);
    const again = await pump('+1312555', 21);
    expect(statuses(again).slice(0, 20)).not.toContain('blocked');
    expect(statuses(again)[20]).toBe('blocked');
  });

  it('200: lets a range through of which every fifth code is entered', async () => {
    const answers = await pump('+1415666', 30, (index) => index % 5 === 0);
    expect(statuses(answers)).not.toContain('blocked');
  });

  it('blocked: a country, once a hundred codes went there', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 101; index++) {
      if (index % 50 === 0) bench.auth.clock.advance(120_000);
      answers.push(await bench.request({ phone: `+48${501_000_000 + index * 10_007}` }));
    }
    expect(statuses(answers).slice(0, 100)).not.toContain('blocked');
    expect(answers[100]?.data).toMatchObject({ reasons: ['country_conversion'], country: 'PL' });
    expect((await openBlocks()).at(0)).toMatchObject({ kind: 'country', value: 'PL' });
  });

  it('409: a pending code is not sent again there', async () => {
    const phones = Array.from({ length: 10 }, (_, index) => `+1213555100${index}`);
    const [first] = await Promise.all(phones.map((phone) => bench.request({ phone })));
    const id = idOf(first as Answer);
    await bench.settings({ ttl_s: 600 });
    bench.auth.clock.advance(TEN_MINUTES_MS);
    await Promise.all(phones.slice(1).map((phone) => bench.request({ phone })));
    bench.auth.clock.advance(1000);
    const pending = idOf(await bench.request({ phone: phones[0] }));
    expect(pending).not.toBe(id);
    bench.auth.clock.advance(TEN_MINUTES_MS - 1000);
    const refused = await bench.post(`${pending}/resend`);
    expect([refused.status, refused.error.code]).toEqual([409, 'otp.blocked']);
    expect(bench.sent(pending)).toHaveLength(1);
    await bench.settings({ ttl_s: 300 });
  });

  it('200: a project may do without', async () => {
    await bench.settings({ is_conversion_guarded: false });
    expect(statuses(await pump('+1646555', 25))).not.toContain('blocked');
    await bench.settings({ is_conversion_guarded: true });
    expect(statuses([await bench.request({ phone: '+16465551999' })])).toEqual(['blocked']);
  });

  it('404: blocks of others and what is no block', async () => {
    const [block] = await openBlocks();
    const release = (id: string, token: string) =>
      bench.auth.api(`/auth/otp/blocks/${id}/release`, { method: 'POST', token });
    expect((await release(String(block?.['id']), other)).status).toBe(404);
    expect((await release(String(block?.['id']), test)).status).toBe(404);
    expect((await release('obl_nothing', bench.key)).error.code).toBe('otp.block_not_found');
    const blocks = await bench.auth.api('/auth/otp/blocks', { token: other });
    expect(blocks.data.items).toEqual([]);
    expect((await release(String(block?.['id']), reader)).status).toBe(403);
  });
});
