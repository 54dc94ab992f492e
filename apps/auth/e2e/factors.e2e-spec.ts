import { decodeJwt } from 'jose';
import { Client } from 'pg';
import {
  addApp,
  appCode,
  secondFactorOf,
  sessionOf,
  signInByPhone,
  wrongCode,
} from './factor-people.js';
import { type Answer, AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let reader: string;
let phones = 0;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('factors');
  live = await auth.authKey(project);
  reader = await auth.authKey(project, { scopes: ['users:read'] });
});
afterAll(() => auth.stop());

const MINUTE_MS = 60_000;
const aPhone = () => `+491512${3_000_000 + ++phones * 10_007}`;
const verify = (id: string, token: string, body: object) =>
  auth.api(`/auth/factors/${id}/verify`, { token, body });
const policy = (two_factor: object) =>
  auth.api(`/projects/${project.id}/auth-settings`, {
    method: 'PATCH',
    token: live,
    body: { two_factor },
  });
const codeOf = ({ status, error }: Answer) => [status, error?.code];

/** A user with an authenticator app, and a ticket of the next sign-in. */
async function person() {
  const phone = aPhone();
  const user = await auth.user(live, phone);
  const { app, verified } = await addApp(auth, user.token);
  const token = sessionOf(verified).token;
  return { ...user, token, phone, app };
}

/** Passwords are counted less strictly than codes, so such a person signs in very often. */
async function personWithPassword() {
  const [phone, password] = [aPhone(), 'correct horse battery'];
  const body = { phone, password };
  const started = await auth.api('/auth/sign-up', { token: live, body });
  const code = /\b(\d{6})\b/.exec(auth.messaging.taken.at(-1)?.content.text ?? '')?.[1];
  const proof = { id: String(started.data['id']), code };
  const done = await auth.api('/auth/sign-up/verify', { token: live, body: proof });
  const { app } = await addApp(auth, sessionOf(done).token);
  const signIn = () => auth.api('/auth/sign-in/password', { token: live, body });
  return { app, ticket: async () => secondFactorOf(await signIn()).ticket };
}

const ticketOf = async (phone: string) =>
  secondFactorOf(await signInByPhone(auth, live, phone)).ticket;

describe('an authenticator app', () => {
  it('201: is added with a secret, a link and a picture, and confirmed by its first code', async () => {
    const user = await auth.user(live, aPhone());
    const { app, added, verified } = await addApp(auth, user.token);
    expect(added.status).toBe(201);
    expect(app.secret).toMatch(/^[A-Z2-7]{32}$/);
    const { uri, qr_svg: svg } = added.data['totp'] as unknown as { uri: string; qr_svg: string };
    const link = new URL(uri);
    expect([link.protocol, link.host, link.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      app.secret,
    ]);
    expect(svg).toMatch(/^<svg[^]*<\/svg>$/);
    expect(added.data).toMatchObject({ type: 'totp', status: 'pending' });
    expect(verified.status).toBe(200);
    expect(verified.data['factor']).toMatchObject({ id: app.id, status: 'active' });
    const claims = decodeJwt(sessionOf(verified).token);
    expect(claims).toMatchObject({ acr: 'aal2', aal: 'aal2', amr: ['mfa', 'otp'] });
    const listed = await auth.api('/auth/factors', { token: user.token });
    expect(listed.data.items).toEqual([expect.objectContaining({ id: app.id })]);
    expect(listed.text).not.toContain(app.secret);
  });

  it('is kept sealed: no row holds the secret in a form that can be read', async () => {
    const { app } = await person();
    const client = new Client({ connectionString: auth.database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ row: string; sealed: Buffer }>(
        `select factor::text as row, sealed_secret as sealed
         from "${auth.schema}".factor where id = $1`,
        [app.id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(app.secret);
      expect(rows[0]?.sealed.length).toBe(12 + 20 + 16);
    } finally {
      await client.end();
    }
  });

  it('200: is asked for at the next sign-in, which gives a ticket and no session', async () => {
    const { phone, app, userId } = await person();
    const first = await signInByPhone(auth, live, phone);
    expect([first.status, first.data['session']]).toEqual([200, null]);
    const { ticket, factors, can_enrol: canEnrol } = secondFactorOf(first);
    expect(ticket).toMatch(/^tkt_/);
    expect([canEnrol, factors.map(({ id }) => id)]).toEqual([false, [app.id]]);
    expect((await auth.api('/auth/me', { token: ticket })).status).toBe(401);
    const second = await verify(app.id, ticket, { code: appCode(auth, app.secret) });
    expect(second.status).toBe(200);
    const { token } = sessionOf(second);
    const nowS = Math.floor(auth.clock.now().getTime() / 1000);
    expect(decodeJwt(token)).toMatchObject({
      sub: userId,
      acr: 'aal2',
      amr: ['mfa', 'otp'],
      auth_time: nowS,
    });
    expect((await auth.api('/auth/me', { token })).data['id']).toBe(userId);
  });

  it('409: of 50 sign-ins at once with one code, one gets a session', async () => {
    const { app, ticket } = await personWithPassword();
    const tickets: string[] = [];
    // More at once would be taken for guessing.
    while (tickets.length < 50) tickets.push(...(await Promise.all([1, 2, 3, 4, 5].map(ticket))));
    const code = appCode(auth, app.secret);
    const answers = await Promise.all(tickets.map((one) => verify(app.id, one, { code })));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
    const refused = answers.filter(({ status }) => status === 409).map(({ error }) => error.code);
    expect(new Set(refused)).toEqual(new Set(['factor.code_used']));
  }, 90_000);

  it('401: of 50 at once with one ticket, one gets a session', async () => {
    const { phone, app } = await person();
    const ticket = await ticketOf(phone);
    const code = appCode(auth, app.secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => verify(app.id, ticket, { code })),
    );
    expect(count(answers)).toEqual({ 200: 1, 401: 49 });
    expect(codeOf(await verify(app.id, ticket, { code }))).toEqual([401, 'factor.ticket_over']);
  });

  it('409: a code that was used is refused, and so is every one before it', async () => {
    const { phone, app } = await person();
    const [before, now] = [appCode(auth, app.secret, -30), appCode(auth, app.secret)];
    expect((await verify(app.id, await ticketOf(phone), { code: now })).status).toBe(200);
    const ticket = await ticketOf(phone);
    for (const code of [now, before]) {
      expect(codeOf(await verify(app.id, ticket, { code }))).toEqual([409, 'factor.code_used']);
    }
    auth.clock.advance(30_000);
    const next = await verify(app.id, ticket, { code: appCode(auth, app.secret) });
    expect(next.status).toBe(200);
  });

  it('429: five wrong codes lock it for 15 minutes, also when 50 are tried at once', async () => {
    const { phone, app } = await person();
    const ticket = await ticketOf(phone);
    const code = wrongCode(auth, app.secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => verify(app.id, ticket, { code })),
    );
    expect(count(answers)).toEqual({ 422: 4, 429: 46 });
    const right = () => verify(app.id, ticket, { code: appCode(auth, app.secret) });
    expect(codeOf(await right())).toEqual([429, 'factor.locked']);
    auth.clock.advance(15 * MINUTE_MS);
    const late = await ticketOf(phone);
    const body = { code: appCode(auth, app.secret) };
    expect((await verify(app.id, late, body)).status).toBe(200);
  });

  it('401: a ticket ends after ten minutes', async () => {
    const { phone, app } = await person();
    const ticket = await ticketOf(phone);
    auth.clock.advance(10 * MINUTE_MS);
    const body = { code: appCode(auth, app.secret) };
    expect(codeOf(await verify(app.id, ticket, body))).toEqual([401, 'factor.ticket_over']);
  });

  it('404: of somebody else does not exist', async () => {
    const [ada, bob] = [await person(), await person()];
    const body = { code: appCode(auth, ada.app.secret) };
    expect(codeOf(await verify(ada.app.id, bob.token, body))).toEqual([404, 'factor.not_found']);
    const path = `/auth/factors/${ada.app.id}`;
    expect((await auth.api(path, { method: 'DELETE', token: bob.token })).status).toBe(404);
    const foreign = await auth.authKey(await auth.project());
    const list = await auth.api(`/auth/users/${ada.userId}/factors`, { token: foreign });
    expect(list.status).toBe(404);
  });
});

describe('taking factors away', () => {
  it('403: needs one that was given within 15 minutes', async () => {
    const { app, token, phone } = await person();
    const path = `/auth/factors/${app.id}`;
    auth.clock.advance(15 * MINUTE_MS);
    const again = await verify(app.id, await ticketOf(phone), {
      code: appCode(auth, app.secret),
    });
    auth.clock.advance(14 * MINUTE_MS);
    const session = sessionOf(again).token;
    const other = await auth.api('/auth/factors', { token: session, body: { type: 'totp' } });
    expect(other.status).toBe(201);
    auth.clock.advance(MINUTE_MS + 1);
    const fresh = sessionOf(
      await auth.api('/auth/sessions/refresh', {
        body: { refresh_token: sessionOf(again).refreshToken },
      }),
    ).token;
    const refused = await auth.api(path, { method: 'DELETE', token: fresh });
    expect(codeOf(refused)).toEqual([403, 'factor.step_up_required']);
    const stepUp = await auth.api('/auth/step-up', {
      token: fresh,
      body: { factor_id: app.id, code: appCode(auth, app.secret) },
    });
    expect(stepUp.status).toBe(200);
    expect((await auth.api(path, { method: 'DELETE', token: fresh })).status).toBe(200);
    expect((await signInByPhone(auth, live, phone)).data['session']).not.toBeNull();
    expect(token).not.toBe(session);
  });

  it('200: is open to servers of the project, for users who have lost theirs', async () => {
    const { userId, phone, app } = await person();
    const path = `/auth/users/${userId}/factors`;
    const listed = await auth.api(path, { token: live });
    expect(listed.data.items.map(({ id }) => id)).toEqual([app.id]);
    const by = (token: string) => auth.api(`${path}/${app.id}`, { method: 'DELETE', token });
    expect((await by(reader)).status).toBe(403);
    expect((await by(live)).status).toBe(200);
    expect((await signInByPhone(auth, live, phone)).data['session']).not.toBeNull();
  });
});

describe('the policy of a project', () => {
  afterEach(() =>
    policy({ policy: 'optional', factor_types: ['totp', 'passkey', 'sms', 'email'] }),
  );

  it('off: nobody is asked', async () => {
    const { phone } = await person();
    await policy({ policy: 'off' });
    expect((await signInByPhone(auth, live, phone)).data['session']).not.toBeNull();
  });

  it('required: a ticket lets a user without a factor add one, and nobody else', async () => {
    await policy({ policy: 'required' });
    const phone = aPhone();
    const { ticket, can_enrol: canEnrol } = secondFactorOf(await signInByPhone(auth, live, phone));
    expect(canEnrol).toBe(true);
    const same = await auth.api('/auth/factors', { token: ticket, body: { type: 'sms', phone } });
    expect(codeOf(same)).toEqual([409, 'factor.not_allowed']);
    const { app, verified } = await addApp(auth, ticket);
    const { token } = sessionOf(verified);
    expect(decodeJwt(token)).toMatchObject({ acr: 'aal2' });
    const removed = await auth.api(`/auth/factors/${app.id}`, { method: 'DELETE', token });
    expect(codeOf(removed)).toEqual([409, 'factor.last_one']);
    const next = secondFactorOf(await signInByPhone(auth, live, phone));
    expect(next.can_enrol).toBe(false);
    const more = await auth.api('/auth/factors', { token: next.ticket, body: { type: 'totp' } });
    expect(codeOf(more)).toEqual([403, 'factor.enrolment_not_open']);
  });

  it('adaptive: a device that has given a factor is not asked again', async () => {
    await policy({ policy: 'adaptive' });
    const { phone, app } = await person();
    const given = await verify(app.id, await ticketOf(phone), { code: appCode(auth, app.secret) });
    const device = String(given.data['device_token']);
    expect(device).toMatch(/^dvc_/);
    const there = await signInByPhone(auth, live, phone, { 'skydeck-device': device });
    expect(there.data['session']).not.toBeNull();
    const elsewhere = await signInByPhone(auth, live, phone, { 'skydeck-device': 'dvc_other' });
    expect(elsewhere.data['session']).toBeNull();
    const stranger = await person();
    const theirs = await signInByPhone(auth, live, stranger.phone, { 'skydeck-device': device });
    expect(theirs.data['session']).toBeNull();
  });

  it('409: takes no factors of types that it does not name', async () => {
    const user = await auth.user(live, aPhone());
    await policy({ factor_types: ['passkey'] });
    const refused = await auth.api('/auth/factors', { token: user.token, body: { type: 'totp' } });
    expect(codeOf(refused)).toEqual([409, 'factor.type_off']);
  });
});
