import { type Answer, AuthHarness, count, type Person } from './auth-harness.js';
import { addApp, appCode } from './factor-people.js';

const auth = new AuthHarness();
const EMAIL = '/auth/accounts/me/email';
const FACTORS = '/auth/accounts/factors';
let people = 0;

beforeAll(() => auth.start());
afterAll(() => auth.stop());

const nextEmail = () => `mover-${++people}@example.com`;
const begin = (token: string, email: string) => auth.api(EMAIL, { token, body: { email } });
const confirm = (token: string, id: string, code: string) =>
  auth.api(`${EMAIL}/confirm`, { token, body: { id, code } });
const emailOf = async ({ token }: Person) =>
  (await auth.api('/auth/accounts/me', { token })).data['email'];

/** Somebody who has asked for a code to another address. */
async function mover() {
  const [old, email] = [nextEmail(), nextEmail()];
  const person = await auth.signIn(old);
  const started = await begin(person.token, email);
  const id = String(started.data['id']);
  return { person, old, email, started, id };
}

describe('another e-mail address of an account', () => {
  it('202, 200: is proven by a code, and the old address is told', async () => {
    const { person, old, email, started, id } = await mover();
    expect(started.status).toBe(202);
    expect(started.data['to_masked']).not.toContain(email);
    expect(auth.messaging.taken.at(-1)).toMatchObject({ to: email, project_id: null });
    expect(auth.messaging.taken.at(-1)?.content.text).toContain('confirmation code');
    expect(await emailOf(person)).toBe(old);
    const done = await confirm(person.token, id, auth.messaging.codeOf(id));
    expect([done.status, done.data['email']]).toEqual([200, email]);
    const notice = auth.messaging.taken.at(-1);
    expect(notice).toMatchObject({ to: old, channel: 'email' });
    expect(notice?.content.subject).toBe('Your Skydeck address was changed');
    expect(notice?.content.text).not.toContain(email);
  });

  it('keeps every session, and from then on signs in with the new address only', async () => {
    const { person, old, email, id } = await mover();
    const other = await auth.signIn(old);
    await confirm(person.token, id, auth.messaging.codeOf(id));
    for (const session of [person, other]) expect(await emailOf(session)).toBe(email);
    expect((await auth.signIn(email)).accountId).toBe(person.accountId);
    expect((await auth.signIn(old)).accountId).not.toBe(person.accountId);
  });

  it('403: needs a second factor that was just given, where there is one', async () => {
    const person = await auth.signIn(nextEmail());
    const { app } = await addApp(auth, person.token, FACTORS);
    const later = await auth.api('/auth/accounts/refresh', {
      body: { refresh_token: person.refreshToken },
    });
    expect(later.status).toBe(200);
    auth.clock.advance(16 * 60_000);
    const again = await auth.api('/auth/accounts/refresh', {
      body: { refresh_token: refreshTokenOf(later) },
    });
    const token = accessTokenOf(again);
    const email = nextEmail();
    const refused = await begin(token, email);
    expect([refused.status, refused.error.code]).toEqual([403, 'factor.step_up_required']);
    const proof = { factor_id: app.id, code: appCode(auth, app.secret) };
    const stepped = await auth.api('/auth/accounts/step-up', { token, body: proof });
    const raised = accessTokenOf(stepped);
    expect((await begin(raised, email)).status).toBe(202);
  });

  it('409: refuses an address of another account, which only its owner learns', async () => {
    const taken = nextEmail();
    await auth.signIn(taken);
    const person = await auth.signIn(nextEmail());
    auth.clock.advance(60_000);
    const { status, data } = await begin(person.token, taken);
    expect(status).toBe(202);
    const id = String(data['id']);
    const refused = await confirm(person.token, id, auth.messaging.codeOf(id));
    expect([refused.status, refused.error.code]).toEqual([409, 'account.email_taken']);
    expect(await emailOf(person)).not.toBe(taken);
  });

  it('422: refuses the own address, and what is none', async () => {
    const old = nextEmail();
    const { token } = await auth.signIn(old);
    for (const email of [old, old.toUpperCase(), 'nobody', 'a@b.c\r\nBcc: d@e.f']) {
      const { status, error } = await begin(token, email);
      expect([status, error.errors[0]?.location]).toEqual([422, 'body.email']);
    }
  });

  it('changes nothing when the old address cannot be told', async () => {
    const { person, old, id } = await mover();
    const code = auth.messaging.codeOf(id);
    auth.messaging.isAway = true;
    const failed = await confirm(person.token, id, code);
    auth.messaging.isAway = false;
    expect(failed.status).toBe(503);
    expect(await emailOf(person)).toBe(old);
  });

  it('takes a code of a sign-in for nothing, and its own code once of 50 at once', async () => {
    const { person, email, id } = await mover();
    const started = await auth.api('/auth/accounts/sign-in', { body: { email: nextEmail() } });
    const foreign = String(started.data['id']);
    const wrong = await confirm(person.token, foreign, auth.messaging.codeOf(foreign));
    expect(wrong.error.code).toBe('otp.not_found');
    const code = auth.messaging.codeOf(id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirm(person.token, id, code)),
    );
    expect(count(answers)[200]).toBe(1);
    expect(await emailOf(person)).toBe(email);
    const told = auth.messaging.taken.filter(({ reference }) => reference === `${id}_notice`);
    expect(told).toHaveLength(1);
  });
});

/** What an answer that signs in holds. */
function sessionOf({ data }: Answer): { access_token: string; refresh_token: string } {
  return data['session'] ?? { access_token: '', refresh_token: '' };
}

const accessTokenOf = (answer: Answer) => sessionOf(answer).access_token;
const refreshTokenOf = (answer: Answer) => sessionOf(answer).refresh_token;
