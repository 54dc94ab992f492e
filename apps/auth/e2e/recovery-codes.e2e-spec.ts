import { decodeJwt } from 'jose';
import { type Answer, AuthHarness, count } from './auth-harness.js';
import { addApp, appCode, secondFactorOf, sessionOf, signInByPhone } from './factor-people.js';

const auth = new AuthHarness();
let live: string;
let phones = 0;

beforeAll(async () => {
  await auth.start();
  live = await auth.authKey(await auth.project('recovery'));
});
afterAll(() => auth.stop());

const aPhone = () => `+491516${5_000_000 + ++phones * 10_007}`;
const codeOf = ({ status, error }: Answer) => [status, error?.code];
const give = (token: string, code: string) =>
  auth.api('/auth/recovery-codes/verify', { token, body: { code } });
const make = (token: string) => auth.api('/auth/recovery-codes', { token, method: 'POST' });
type TenCodes = [string, string, string, string, string, string, string, string, string, string];
const codesOf = ({ data }: Answer) => data['codes'] as unknown as TenCodes;

async function person() {
  const phone = aPhone();
  const user = await auth.user(live, phone);
  const { verified, app } = await addApp(auth, user.token);
  const { token } = sessionOf(verified);
  const codes = codesOf(await make(token));
  const ticket = async () => secondFactorOf(await signInByPhone(auth, live, phone)).ticket;
  return { phone, app, token, codes, ticket };
}

describe('recovery codes', () => {
  it('201: are ten, shown once, and each is good once', async () => {
    const { codes, ticket, token } = await person();
    expect(codes).toHaveLength(10);
    expect(codes[6]).toMatch(/^07-[0-9a-z]{5}-[0-9a-z]{5}$/);
    const first = await give(await ticket(), codes[0].toUpperCase().replaceAll('-', ' '));
    expect(first.status).toBe(200);
    const claims = decodeJwt(sessionOf(first).token);
    expect(claims).toMatchObject({ acr: 'aal2', amr: ['mfa', 'otp', 'recovery'] });
    expect(codeOf(await give(await ticket(), codes[0]))).toEqual([422, 'recovery_code.wrong']);
    const left = await auth.api('/auth/recovery-codes', { token });
    expect(left.data).toMatchObject({ left: 9 });
    expect(left.text).not.toContain(codes[1].slice(3));
  });

  it('422: of 50 that give one code at once, one gets a session', async () => {
    const { codes, ticket } = await person();
    const tickets = [await ticket(), await ticket(), await ticket()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => give(tickets[index % 3] ?? '', codes[1])),
    );
    const { 200: good, ...refused } = count(answers);
    expect(good).toBe(1);
    expect(Object.keys(refused).every((status) => ['401', '422', '429'].includes(status))).toBe(
      true,
    );
  });

  it('429: are not guessed: ten wrong ones are enough for a quarter of an hour', async () => {
    const { codes, ticket } = await person();
    const token = await ticket();
    const wrong = `01-${codes[0].startsWith('01-00000') ? '11111' : '00000'}-00000`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(token, wrong)));
    expect(count(answers)).toEqual({ 422: 10, 429: 40 });
    expect(codeOf(await give(token, codes[2]))).toEqual([429, 'rate_limited']);
    auth.clock.advance(900_000);
    expect((await give(await ticket(), codes[2])).status).toBe(200);
  });

  it('403: are made anew soon after a factor was given, which voids the old ones', async () => {
    const { app, codes, ticket, phone } = await person();
    auth.clock.advance(900_001);
    const old = sessionOf(await give(await ticket(), codes[0])).token;
    auth.clock.advance(800_000);
    const fresh = codesOf(await make(old));
    expect(codeOf(await give(await ticket(), codes[1]))).toEqual([422, 'recovery_code.wrong']);
    expect((await give(await ticket(), fresh[1])).status).toBe(200);
    const stepped = await auth.api('/auth/step-up', {
      token: old,
      body: { recovery_code: fresh[2] },
    });
    expect(stepped.status).toBe(200);
    const path = `/auth/factors/${app.id}`;
    const { token } = sessionOf(stepped);
    expect((await auth.api(path, { method: 'DELETE', token })).status).toBe(200);
    expect(codeOf(await make(token))).toEqual([409, 'recovery_code.needs_factor']);
    expect((await signInByPhone(auth, live, phone)).data['session']).not.toBeNull();
  });

  it('403: a session that gave one factor makes none', async () => {
    const phone = aPhone();
    const before = await auth.user(live, phone);
    await addApp(auth, (await auth.user(live, phone)).token);
    expect(codeOf(await make(before.token))).toEqual([403, 'factor.step_up_required']);
  });
});

describe('codes that are sent', () => {
  it('200: to an address are a second factor after a code to the phone', async () => {
    const phone = aPhone();
    const { token } = await auth.user(live, phone);
    const email = 'second@example.com';
    const added = await auth.api('/auth/factors', { token, body: { type: 'email', email } });
    expect(added.data).toMatchObject({ status: 'pending', to_masked: 's•••@example.com' });
    const proof = ({ id }: { id: string }) => ({
      challenge_id: id,
      code: auth.messaging.codeOf(id),
    });
    const sent = added.data['challenge'] as unknown as { id: string };
    const path = `/auth/factors/${String(added.data['id'])}`;
    const confirmed = await auth.api(`${path}/verify`, { token, body: proof(sent) });
    expect(confirmed.status).toBe(200);
    const { ticket } = secondFactorOf(await signInByPhone(auth, live, phone));
    auth.clock.advance(60_000);
    const asked = await auth.api(`${path}/challenge`, { token: ticket, method: 'POST' });
    const body = proof(asked.data['challenge'] as unknown as { id: string });
    const stranger = await auth.user(live, aPhone());
    const theirs = await auth.api(`${path}/verify`, { token: stranger.token, body });
    expect(theirs.status).toBe(404);
    const given = await auth.api(`${path}/verify`, { token: ticket, body });
    expect(given.status).toBe(200);
    expect(decodeJwt(sessionOf(given).token)).toMatchObject({ acr: 'aal2' });
    const again = await auth.api(`${path}/verify`, { token: sessionOf(given).token, body });
    expect(again.status).toBe(409);
  });

  it('409: to the phone that signs in are no second factor', async () => {
    const phone = aPhone();
    const { token } = await auth.user(live, phone);
    const same = await auth.api('/auth/factors', { token, body: { type: 'sms', phone } });
    expect(codeOf(same)).toEqual([409, 'factor.not_allowed']);
  });

  it('422: need what their type needs, and nothing else', async () => {
    const { token } = await auth.user(live, aPhone());
    for (const body of [
      { type: 'sms' },
      { type: 'email', phone: aPhone() },
      { type: 'totp', email: 'a@example.com' },
      { type: 'passkey' },
      { type: 'push' },
      {},
      { type: 'totp', name: 'x'.repeat(61) },
    ]) {
      expect((await auth.api('/auth/factors', { token, body })).status).toBe(422);
    }
    const { app } = await addApp(auth, token);
    for (const body of [{}, { code: '12 456' }, { code: 123_456 }, { code: appCode, x: 1 }]) {
      const answer = await auth.api(`/auth/factors/${app.id}/verify`, { token, body });
      expect(answer.status).toBe(422);
    }
  });
});
