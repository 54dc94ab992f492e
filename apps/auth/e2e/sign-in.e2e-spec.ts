import { AuthHarness, count, OWNER_TOKEN, personOf } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

async function start(body: object) {
  return auth.api('/auth/accounts/sign-in', { body });
}

describe('signing in with a code', () => {
  it('202 and 200: signs up by e-mail, through the code that was sent', async () => {
    const email = 'Ada@Example.com';
    const started = await auth.api('/auth/accounts/sign-up', { body: { email, name: 'Ada' } });
    expect(started.status).toBe(202);
    expect(started.data).toMatchObject({
      id: expect.stringMatching(/^sgn_/),
      channel: 'email',
      resend_after_s: 30,
      to_masked: 'a•••@example.com',
    });
    const id = String(started.data['id']);
    const code = auth.messaging.codeOf(id);
    expect(started.text).not.toContain(code);
    const verified = await auth.api('/auth/accounts/verify', { body: { id, code } });
    expect(verified.status).toBe(200);
    expect(verified.data).toMatchObject({
      account: { email: 'ada@example.com', phone: null, name: 'Ada' },
      session: { token_type: 'Bearer', session_id: expect.stringMatching(/^ses_/) },
    });
    const { expires_in } = verified.data['session'] as unknown as { expires_in: number };
    expect(expires_in).toBeGreaterThanOrEqual(855);
    expect(expires_in).toBeLessThanOrEqual(900);
  });

  it('202: gives the message its request id, a service token and how long it is good', async () => {
    const headers = { 'x-request-id': 'req_from-the-caller' };
    const body = { phone: '+14155550123' };
    const { status, data } = await auth.api('/auth/accounts/sign-in', { body, headers });
    expect(status).toBe(202);
    const message = auth.messaging.taken.at(-1);
    expect(message).toMatchObject({
      project_id: null,
      channel: 'sms',
      to: '+14155550123',
      kind: 'otp',
      validity_s: 300,
      reference: data['id'],
      headers: {
        'x-request-id': 'req_from-the-caller',
        authorization: expect.stringMatching(/^Bearer ey/),
      },
    });
  });

  it('202: answers alike whether the account exists or not', async () => {
    await auth.signIn('known@example.com');
    auth.clock.advance(31_000);
    const known = await start({ email: 'known@example.com' });
    const unknown = await start({ email: 'other@example.com' });
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
    expect([known.status, unknown.status]).toEqual([202, 202]);
  });

  it('202: a second request within 30 s names the same sign-in and sends nothing', async () => {
    const first = await start({ email: 'twice@example.com' });
    const sent = auth.messaging.taken.length;
    auth.clock.advance(10_000);
    const second = await start({ email: 'twice@example.com' });
    expect(second.data).toMatchObject({ id: first.data['id'], resend_after_s: 20 });
    expect(auth.messaging.taken).toHaveLength(sent);
    auth.clock.advance(20_000);
    const third = await start({ email: 'twice@example.com' });
    expect(third.data).toMatchObject({ id: first.data['id'], resend_after_s: 60 });
    expect(auth.messaging.taken).toHaveLength(sent + 1);
  });

  it('200: the account is the same at the next sign-in', async () => {
    const first = await auth.signIn('again@example.com');
    const second = await auth.signIn('AGAIN@example.com');
    expect(second.accountId).toBe(first.accountId);
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it.each([
    [{}, 'body.email'],
    [{ email: 'a@b.co', phone: '+14155550123' }, 'body.email'],
    [{ email: 'not an address' }, 'body.email'],
    [{ email: 'a@b.co\r\nBcc: all@example.com' }, 'body.email'],
    [{ email: ['a@b.co'] }, 'body.email'],
    [{ email: 'a@b.co', name: 'x\r\ny' }, 'body.name'],
    [{ phone: '14155550123' }, 'body.phone'],
    [{ phone: '+12345678' }, 'body.phone'],
    [{ email: 'a@b.co', admin: true }, 'body.admin'],
  ])('422: refuses %j', async (body, location) => {
    const { status, error } = await start(body);
    expect(status).toBe(422);
    expect(error.code).toBe('validation_failed');
    expect(error.errors.map((issue) => issue.location)).toContain(location);
  });

  it('400, 413, 415: refuses broken, huge and foreign bodies', async () => {
    const path = '/auth/accounts/sign-in';
    const broken = await auth.api(path, { body: '{"email":' });
    const huge = await auth.api(path, { body: { email: 'a'.repeat(1_100_000) } });
    const headers = { 'content-type': 'application/xml' };
    const foreign = await auth.api(path, { body: 'hello', headers });
    expect([broken.status, huge.status, foreign.status]).toEqual([400, 413, 415]);
  });

  it.each(['12345', '1234567', '12 456', '١٢٣٤٥٦', 'abcdef', 123456, null])(
    '422: refuses %j as a code',
    async (code) => {
      const body = { id: 'sgn_1', code };
      const { status, error } = await auth.api('/auth/accounts/verify', { body });
      expect(status).toBe(422);
      expect(error.errors[0]?.location).toBe('body.code');
    },
  );

  it('404: refuses a sign-in that does not exist', async () => {
    const body = { id: 'sgn_nothing', code: '123456' };
    const { status, error } = await auth.api('/auth/accounts/verify', { body });
    expect([status, error.code]).toEqual([404, 'otp.not_found']);
  });

  it('409: refuses a code after 5 minutes', async () => {
    const id = String((await start({ email: 'late@example.com' })).data['id']);
    auth.clock.advance(300_000);
    const body = { id, code: auth.messaging.codeOf(id) };
    const { status, error } = await auth.api('/auth/accounts/verify', { body });
    expect([status, error.code]).toEqual([409, 'otp.expired']);
    const again = await start({ email: 'late@example.com' });
    expect(again.data['id']).not.toBe(id);
  });

  it('503: with messaging away nothing stays half done, and no code leaks', async () => {
    auth.messaging.isAway = true;
    const refused = await start({ email: 'away@example.com' });
    auth.messaging.isAway = false;
    expect(refused.status).toBe(503);
    expect(refused.error.code).toBe('unavailable');
    expect(refused.headers.get('retry-after')).toBeTruthy();
    expect(refused.text).not.toMatch(/\b\d{6}\b/);
    const { status } = await start({ email: 'away@example.com' });
    expect(status).toBe(202);
    expect(auth.messaging.taken.at(-1)?.to).toBe('away@example.com');
  });

  it('202: codes that could not be sent bring nobody closer to a limit', async () => {
    const email = 'outage@example.com';
    auth.messaging.isAway = true;
    for (let index = 0; index < 8; index++) expect((await start({ email })).status).toBe(503);
    auth.messaging.isAway = false;
    expect((await start({ email })).status).toBe(202);
  });
});

describe('races of codes', () => {
  it('200 once: the right code, 50 at once', async () => {
    const id = String((await start({ email: 'race-right@example.com' })).data['id']);
    const body = { id, code: auth.messaging.codeOf(id) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => auth.api('/auth/accounts/verify', { body })),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
  });

  it('five tries: 49 wrong codes and the right one at once', async () => {
    const id = String((await start({ email: 'race-wrong@example.com' })).data['id']);
    const code = auth.messaging.codeOf(id);
    const wrong = Array.from({ length: 60 }, (_, index) => String(index).padStart(6, '0'))
      .filter((other) => other !== code)
      .slice(0, 49);
    const answers = await Promise.all(
      [...wrong, code].map((each) =>
        auth.api('/auth/accounts/verify', { body: { id, code: each } }),
      ),
    );
    const { 200: verified = 0, 422: refused = 0 } = count(answers);
    // The right code may be among the first five; the fifth wrong one ends the verification.
    expect(verified === 1 ? refused <= 4 : refused === 4).toBe(true);
    const after = await auth.api('/auth/accounts/verify', { body: { id, code } });
    expect(after.status).toBe(409);
  });

  it('one sign-in: 50 requests for one address at once send one message, then 429', async () => {
    const email = 'race-request@example.com';
    const answers = await Promise.all(Array.from({ length: 50 }, () => start({ email })));
    expect(count(answers)).toEqual({ 202: 5, 429: 45 });
    const ids = answers.filter(({ status }) => status === 202).map(({ data }) => data['id']);
    expect(new Set(ids).size).toBe(1);
    expect(auth.messaging.taken.filter(({ to }) => to === email)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBeTruthy();
  });
});

describe('the owner of the installation', () => {
  const path = '/auth/accounts/local';

  it('200: signs in with the token on the disk, always as the same account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => auth.api(path, { body: { token: OWNER_TOKEN } })),
    );
    expect(count(answers)).toEqual({ 200: 10 });
    expect(new Set(answers.map((answer) => personOf(answer).accountId)).size).toBe(1);
    const [first] = answers;
    const { token } = personOf(first as (typeof answers)[number]);
    expect((await auth.api('/auth/accounts/me', { token })).data).toMatchObject({ name: 'Owner' });
  });

  it('401 and 422: refuses any other token', async () => {
    const wrong = await auth.api(path, { body: { token: `${OWNER_TOKEN}x` } });
    expect([wrong.status, wrong.error.code]).toEqual([401, 'local_owner.wrong_token']);
    expect((await auth.api(path, { body: {} })).status).toBe(422);
  });
});
