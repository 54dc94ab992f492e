import { type Answer, AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let key: string;
let project: Awaited<ReturnType<AuthHarness['project']>>;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('otp');
  key = await keyOf(project, 'test');
});
afterAll(() => auth.stop());

async function keyOf({ id, owner }: typeof project, mode: string, extra = {}): Promise<string> {
  const body = { product: 'auth', mode, name: 'Server', ...extra };
  const { data } = await auth.api(`/projects/${id}/keys`, { token: owner.token, body });
  return String(data['secret']);
}

let next = 0;
/** A number of its own for each test, far from the others: limits count neighbours together. */
const freshPhone = () => `+49151${10_000_000 + next++ * 10_007}`;

const request = (body: unknown, token = key) => auth.api('/auth/otp/request', { token, body });
const verify = (body: unknown, token = key) => auth.api('/auth/otp/verify', { token, body });
const post = (path: string, token = key) =>
  auth.api(`/auth/otp/${path}`, { method: 'POST', token });
const idOf = ({ data }: Answer) => String(data['id']);

describe('requesting a code', () => {
  it('200: sends six digits to the phone and never shows them', async () => {
    const phone = '+14155550123';
    const answer = await request({ phone });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      id: expect.stringMatching(/^otp_/),
      status: 'pending',
      channel: 'sms',
      phone,
      resend_after_s: 30,
      attempts_left: 5,
      verified_at: null,
    });
    const code = auth.messaging.codeOf(idOf(answer));
    expect(answer.text).not.toContain(code);
    expect(auth.messaging.taken.at(-1)).toMatchObject({ project_id: project.id, to: phone });
    const read = await auth.api(`/auth/otp/${idOf(answer)}`, { token: key });
    expect(read.text).not.toContain(code);
  });

  it('200: verifies by identifier or by phone, with live keys as with test keys', async () => {
    const live = await keyOf(project, 'live');
    const first = await request({ phone: freshPhone() }, live);
    const right = auth.messaging.codeOf(idOf(first));
    const byId = await verify({ id: idOf(first), code: right }, live);
    expect(byId.status).toBe(200);
    expect(byId.data).toMatchObject({ status: 'verified', verified_at: expect.any(String) });

    const phone = freshPhone();
    const second = await request({ phone });
    const byPhone = await verify({ phone, code: auth.messaging.codeOf(idOf(second)) });
    expect(byPhone.data).toMatchObject({ id: idOf(second), status: 'verified' });
  });

  it.each([
    '+0155550123',
    '4155550123',
    '+1 (415) 555-0123',
    '+1415555٠١٢٣',
    '+14155550123;ext=5',
    '+1415abc0123',
    `+${'1'.repeat(16)}`,
    '+141555501',
    '',
    '+',
    ' +14155550123',
    '+14155550123\n',
    ['+14155550123'],
    { phone: '+14155550123' },
    14_155_550_123,
    null,
    true,
  ])('422: refuses %j as a phone', async (phone) => {
    const { status, error } = await request({ phone });
    expect([status, error.code]).toEqual([422, 'validation_failed']);
    expect(error.errors[0]?.location).toBe('body.phone');
  });

  it.each(['+19005551234', '+18005551234', '+448443350000', '+443003301234'])(
    '422: sends nothing to a number that costs or is no phone: %s',
    async (phone) => {
      const sent = auth.messaging.taken.length;
      const { status, error } = await request({ phone });
      expect([status, error.code]).toEqual([422, 'otp.number_not_supported']);
      expect(auth.messaging.taken).toHaveLength(sent);
    },
  );

  it('401 and 403: needs a key of this product with the scope', async () => {
    const phone = freshPhone();
    expect((await auth.api('/auth/otp/request', { body: { phone } })).status).toBe(401);
    const pay = await keyOf(project, 'test', { product: 'pay' });
    expect((await request({ phone }, pay)).error.code).toBe('wrong_product');
    const reader = await keyOf(project, 'test', { scopes: ['otp:read'] });
    expect((await request({ phone }, reader)).error.code).toBe('insufficient_scope');
  });

  it('200: an account names its project in a header', async () => {
    const { token } = project.owner;
    const body = { phone: freshPhone() };
    const headers = { 'skydeck-project': 'otp' };
    expect((await auth.api('/auth/otp/request', { token, body, headers })).status).toBe(200);
    expect((await auth.api('/auth/otp/request', { token, body })).status).toBe(404);
  });

  it("404: another project's verification does not exist", async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    const code = auth.messaging.codeOf(id);
    const other = await keyOf(await auth.project(), 'test');
    const answers = await Promise.all([
      verify({ id, code }, other),
      post(`${id}/resend`, other),
      post(`${id}/cancel`, other),
      auth.api(`/auth/otp/${id}`, { token: other }),
    ]);
    expect(count(answers)).toEqual({ 404: 4 });
    expect((await verify({ id, code })).status).toBe(200);
  });
});

describe('checking a code', () => {
  it('422 then 409: five attempts, and the right code is too late', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    const right = auth.messaging.codeOf(id);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let left = 4; left >= 1; left--) {
      const { status, error } = await verify({ id, code: wrong });
      expect([status, error.code]).toEqual([422, 'otp.wrong_code']);
      expect(error.detail).toContain(`${left} attempt`);
    }
    expect((await verify({ id, code: wrong })).error.code).toBe('otp.attempts_exhausted');
    const late = await verify({ id, code: right });
    expect([late.status, late.error.code]).toEqual([409, 'otp.attempts_exhausted']);
    const read = await auth.api(`/auth/otp/${id}`, { token: key });
    expect(read.data).toMatchObject({ status: 'failed', attempts_left: 0 });
  });

  it('200 once: the right code, 50 at once', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    const code = auth.messaging.codeOf(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify({ id, code })));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
  });

  it('409: a canceled or expired verification takes no code', async () => {
    const canceled = idOf(await request({ phone: freshPhone() }));
    expect((await post(`${canceled}/cancel`)).data).toMatchObject({ status: 'canceled' });
    const code = auth.messaging.codeOf(canceled);
    expect((await verify({ id: canceled, code })).error.code).toBe('otp.not_pending');
    expect((await post(`${canceled}/cancel`)).status).toBe(409);

    const expired = idOf(await request({ phone: freshPhone() }));
    auth.clock.advance(300_000);
    const read = await auth.api(`/auth/otp/${expired}`, { token: key });
    expect(read.data).toMatchObject({ status: 'expired' });
    const late = await verify({ id: expired, code: auth.messaging.codeOf(expired) });
    expect([late.status, late.error.code]).toEqual([409, 'otp.expired']);
  });

  it.each([
    { code: '123456' },
    { id: 'otp_1', phone: '+14155550123', code: '123456' },
    { id: 'otp_1', code: ' 12345' },
    { id: 'otp_1', code: '１２３４５６' },
    { id: ['otp_1'], code: '123456' },
  ])('422: refuses %j', async (body) => {
    expect((await verify(body)).status).toBe(422);
  });

  it('404: nothing is pending for this phone', async () => {
    expect((await verify({ phone: freshPhone(), code: '123456' })).error.code).toBe(
      'otp.not_found',
    );
  });
});

describe('sending again', () => {
  it('429 then 200: waits 30, 60, 120 s, and sends the same code', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    const code = auth.messaging.codeOf(id);
    for (const wait of [30, 60, 120]) {
      const early = await post(`${id}/resend`);
      expect([early.status, early.error.code]).toEqual([429, 'otp.resend_too_soon']);
      expect(early.headers.get('retry-after')).toBe(String(wait));
      auth.clock.advance(wait * 1000);
      expect((await post(`${id}/resend`)).status).toBe(200);
      expect(auth.messaging.codeOf(id)).toBe(code);
    }
  });

  it('one message: 50 resends at once', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    auth.clock.advance(30_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(`${id}/resend`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(auth.messaging.taken.filter(({ reference }) => reference === id)).toHaveLength(2);
  });

  it('503: a resend that messaging does not take is not counted', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    auth.clock.advance(30_000);
    auth.messaging.isAway = true;
    const refused = await post(`${id}/resend`);
    auth.messaging.isAway = false;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await post(`${id}/resend`)).status).toBe(200);
  });

  it('200 and one verified: a resend and the right code at once', async () => {
    const id = idOf(await request({ phone: freshPhone() }));
    const code = auth.messaging.codeOf(id);
    auth.clock.advance(30_000);
    const answers = await Promise.all([
      ...Array.from({ length: 25 }, () => verify({ id, code })),
      ...Array.from({ length: 25 }, () => post(`${id}/resend`)),
    ]);
    expect(answers.slice(0, 25).filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('429: five codes for one phone in 10 minutes, with the time to wait', async () => {
    auth.clock.advance(3_600_000);
    const phone = freshPhone();
    for (let index = 0; index < 5; index++) expect((await request({ phone })).status).toBe(200);
    const refused = await request({ phone });
    expect([refused.status, refused.error.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('retry-after')).toBe('600');
    auth.clock.advance(600_000);
    expect((await request({ phone })).status).toBe(200);
  });

  it('429: ten codes for neighbouring numbers', async () => {
    auth.clock.advance(3_600_000);
    const answers = [];
    for (let index = 0; index < 11; index++) {
      answers.push(await request({ phone: `+1628555${2000 + index}` }));
    }
    expect(count(answers)).toEqual({ 200: 10, 429: 1 });
  });

  it('429: ten codes for one device, which the server names', async () => {
    auth.clock.advance(3_600_000);
    const answers = [];
    for (let index = 0; index < 11; index++) {
      answers.push(await request({ phone: freshPhone(), client_ip: '203.0.113.9' }));
    }
    expect(count(answers)).toEqual({ 200: 10, 429: 1 });
    expect((await request({ phone: freshPhone(), client_ip: 'not an ip' })).status).toBe(422);
  });

  it('200: one project cannot use up the limits of another', async () => {
    auth.clock.advance(3_600_000);
    const phone = freshPhone();
    for (let index = 0; index < 5; index++) await request({ phone });
    const other = await keyOf(await auth.project(), 'test');
    expect((await request({ phone }, other)).status).toBe(200);
  });
});
