import { type Answer, AuthHarness, count, userOf } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let test: string;
let narrow: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('passwords');
  live = await auth.authKey(project);
  test = await auth.authKey(project, { mode: 'test' });
  narrow = await auth.authKey(project, { scopes: ['otp:*', 'users:*'] });
});
afterAll(() => auth.stop());

let next = 0;
const freshEmail = () => `typist-${++next}@example.com`;
const PASSWORD = 'correct horse battery';
const OTHER = 'staple & paper clip';

const signUp = (body: object, token = live) => auth.api('/auth/sign-up', { token, body });
const signIn = (body: object, token = live) => auth.api('/auth/sign-in/password', { token, body });
const verify = (body: object, token = live) => auth.api('/auth/sign-up/verify', { token, body });
const me = (token: string) => auth.api('/auth/me', { token });
const idOf = ({ data }: Answer) => String(data['id']);
const shape = ({ status, data }: Answer) => [status, Object.keys(data), data['resend_after_s']];
/** The code that went out last: a sign-up does not say what its code is about. */
const lastCode = () => auth.messaging.codeOf(auth.messaging.taken.at(-1)?.reference ?? '');

async function register(email: string, password = PASSWORD, token = live) {
  const id = idOf(await signUp({ email, password, name: 'Ada' }, token));
  return userOf(await verify({ id, code: lastCode() }, token));
}

describe('signing up with a password', () => {
  it('202 then 200: makes the user once the code is entered, and not before', async () => {
    const email = freshEmail();
    const started = await signUp({ email, password: PASSWORD, name: 'Ada' });
    expect(started.status).toBe(202);
    expect(started.data).toEqual({
      id: expect.stringMatching(/^sup_[0-9a-z]{26}$/),
      channel: 'email',
      to_masked: 't•••@example.com',
      expires_at: expect.any(String),
      resend_after_s: 30,
    });
    const list = `/auth/users?email=${email}`;
    expect((await auth.api(list, { token: live })).data.items).toEqual([]);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(422);
    const done = await verify({ id: idOf(started), code: lastCode() });
    expect(done.status).toBe(200);
    expect(done.data['user']).toMatchObject({
      email,
      name: 'Ada',
      email_verified_at: expect.any(String),
    });
    expect((await me(userOf(done).token)).data).toMatchObject({ email });
    expect(done.text).not.toContain('argon2');
  });

  it('202: answers alike for who is there already, and lets in only who has the code', async () => {
    const email = freshEmail();
    const user = await register(email);
    auth.clock.advance(60_000);
    const [known, unknown] = [
      await signUp({ email, password: OTHER }),
      await signUp({ email: freshEmail(), password: OTHER }),
    ];
    expect(shape(known)).toEqual(shape(unknown));
    expect((await signIn({ email, password: OTHER })).status).toBe(422);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
    expect((await me(user.token)).status).toBe(200);
  });

  it('200: proves enough for another password, which ends the sessions there were', async () => {
    const email = freshEmail();
    const user = await register(email);
    auth.clock.advance(60_000);
    const again = await register(email, OTHER);
    expect(again.userId).toBe(user.userId);
    expect((await me(user.token)).status).toBe(401);
    expect((await me(again.token)).status).toBe(200);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(422);
    expect((await signIn({ email, password: OTHER })).status).toBe(200);
  });

  it('200: a code never makes a password good that somebody else has chosen', async () => {
    const email = freshEmail();
    const theirs = idOf(await signUp({ email, password: OTHER }));
    const mine = idOf(await signUp({ email, password: PASSWORD }));
    const code = lastCode();
    expect((await verify({ id: mine, code })).status).toBe(200);
    expect((await verify({ id: theirs, code })).status).toBe(404);
    expect((await signIn({ email, password: OTHER })).status).toBe(422);
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
  });

  it('makes one user, 50 at once', async () => {
    const email = freshEmail();
    const id = idOf(await signUp({ email, password: PASSWORD }));
    const code = lastCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify({ id, code })));
    expect(count(answers)[200]).toBe(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const found = await auth.api(`/auth/users?email=${email}`, { token: live });
    expect(found.data.items).toHaveLength(1);
  });

  it('makes one user of two sign-ups that are proven together', async () => {
    const email = freshEmail();
    const user = await auth.api('/auth/users', { token: live, body: { email } });
    const ids = [
      idOf(await signUp({ email, password: PASSWORD })),
      idOf(await signUp({ email, password: OTHER })),
    ];
    const code = lastCode();
    const answers = await Promise.all(ids.map((id) => verify({ id, code })));
    expect(count(answers)[200]).toBe(1);
    const good = answers.find(({ status }) => status === 200) as Answer;
    expect(userOf(good).userId).toBe(user.data['id']);
  });

  it.each([
    ['body.password', { password: 'short' }],
    ['body.password', { password: 'password1' }],
    ['body.password', { password: 'x'.repeat(129) }],
    ['body.password', { password: 12_345_678 }],
    ['body.password', {}],
    ['body.email', { email: undefined, password: PASSWORD }],
    ['body.email', { phone: '+14155550123', password: PASSWORD }],
    ['body.email', { email: 'x@example.com\nBcc: y@example.com', password: PASSWORD }],
    ['body.name', { name: 'a\u0007b', password: PASSWORD }],
    ['body.client_ip', { client_ip: 'here', password: PASSWORD }],
  ])('422: names %s when it is wrong', async (location, more) => {
    const sent = auth.messaging.taken.length;
    const { status, error } = await signUp({ email: freshEmail(), ...more });
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
    expect(auth.messaging.taken).toHaveLength(sent);
  });

  it('404: of another project or mode does not exist', async () => {
    const id = idOf(await signUp({ email: freshEmail(), password: PASSWORD }));
    const code = lastCode();
    for (const token of [test, await auth.authKey(await auth.project())]) {
      const { status, error } = await verify({ id, code }, token);
      expect([status, error.code]).toEqual([404, 'user_password.sign_up_not_found']);
    }
    expect((await verify({ id, code })).status).toBe(200);
  });
});

describe('signing in with a password', () => {
  it('200: begins a session that says how, in its own mode only', async () => {
    const email = freshEmail();
    const user = await register(email);
    auth.clock.advance(1000);
    const answer = await signIn({ email: email.toUpperCase(), password: PASSWORD });
    expect(userOf(answer).userId).toBe(user.userId);
    const list = await auth.api(`/auth/sessions?user=${user.userId}`, { token: live });
    expect(list.data.items.map(({ amr }) => amr)).toEqual([['pwd'], ['otp']]);
    expect((await signIn({ email, password: PASSWORD }, test)).status).toBe(422);
  });

  it('422: does not tell a wrong password from nobody, or from who has none', async () => {
    const email = freshEmail();
    await register(email);
    const without = freshEmail();
    await auth.api('/auth/users', { token: live, body: { email: without } });
    const answers = [
      await signIn({ email, password: OTHER }),
      await signIn({ email: freshEmail(), password: OTHER }),
      await signIn({ email: without, password: OTHER }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(new Set(answers.map(({ error }) => JSON.stringify(error))).size).toBe(1);
    expect(answers[0]?.error.code).toBe('user_password.wrong_credentials');
  });

  it('429: lets 10 of 50 guesses at once through, and the right one again after 15 min', async () => {
    const email = freshEmail();
    await register(email);
    const guesses = Array.from({ length: 50 }, (_, index) =>
      signIn({ email, password: `guess number ${index}` }),
    );
    expect(count(await Promise.all(guesses))).toEqual({ 422: 10, 429: 40 });
    const late = await signIn({ email, password: PASSWORD });
    expect([late.status, late.error.code]).toEqual([429, 'rate_limited']);
    expect(late.headers.get('retry-after')).toBe('900');
    auth.clock.advance(900_000);
    for (let index = 0; index < 12; index++) {
      expect((await signIn({ email, password: PASSWORD })).status).toBe(200);
    }
  });

  it('429: counts the address of the device, whoever it tries', async () => {
    const client_ip = '203.0.113.7';
    const guesses = Array.from({ length: 55 }, () =>
      signIn({ email: freshEmail(), password: OTHER, client_ip }),
    );
    expect(count(await Promise.all(guesses))).toEqual({ 422: 50, 429: 5 });
  });

  it('200: gives a banned user no session', async () => {
    const email = freshEmail();
    const { userId } = await register(email);
    const until = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    const body = { banned_until: until };
    await auth.api(`/auth/users/${userId}`, { method: 'PATCH', token: live, body });
    const { status, data } = await signIn({ email, password: PASSWORD });
    expect([status, data['session']]).toEqual([200, null]);
  });

  it('403: needs a key that may do it', async () => {
    const { error } = await signIn({ email: freshEmail(), password: PASSWORD }, narrow);
    expect(error.code).toBe('insufficient_scope');
  });
});
