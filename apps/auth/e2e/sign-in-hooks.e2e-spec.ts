import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { Webhook } from 'standardwebhooks';
import { type Answer, AuthHarness, userOf } from './auth-harness.js';
import { addApp, appCode, secondFactorOf } from './factor-people.js';

type Reply = { status?: number; body?: string; location?: string } | 'silence';

/** A server of a project, on a real socket. */
class HookReceiver {
  readonly taken: { body: string; headers: Record<string, string> }[] = [];
  reply: Reply = {};
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    this.taken.push({ body, headers: request.headers as Record<string, string> });
    const { reply } = this;
    if (reply === 'silence') return;
    const { status = 200, body: answer = '{}', location } = reply;
    response.writeHead(status, location === undefined ? {} : { location }).end(answer);
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const auth = new AuthHarness();
const receiver = new HookReceiver();
let url: string;

beforeAll(async () => {
  url = await receiver.start();
  await auth.start(undefined, { SIGN_IN_ALLOW_CIDRS: '127.0.0.1/32' });
});
afterAll(async () => {
  await auth.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.reply = {};
  receiver.taken.length = 0;
});

let next = 0;
async function hooked(kind: string, more: object = {}) {
  const project = await auth.project();
  const key = await auth.authKey(project);
  const body = { kind, url, on_failure: 'refuse', ...more };
  const made = await auth.api('/auth/hooks', { token: key, body });
  expect(made.status).toBe(201);
  return { key, project, made, id: String(made.data['id']) };
}

/** Enters a code that was sent; the answer is that of the sign-in. */
async function enter(
  key: string,
  phone = `+49152${10_000_000 + ++next * 10_007}`,
): Promise<Answer> {
  const asked = await auth.api('/auth/otp/request', { token: key, body: { phone } });
  const id = String(asked.data['id']);
  const body = { id, code: auth.messaging.codeOf(id) };
  return auth.api('/auth/otp/verify', { token: key, body });
}

describe('sign-in hooks', () => {
  it('are asked with a signature, first for who is new and then for who is known', async () => {
    const { key, project, made } = await hooked('before_sign_up');
    const body = { kind: 'before_sign_in', url, on_failure: 'refuse' };
    await auth.api('/auth/hooks', { token: key, body });
    const phone = '+4915212345678';
    expect((await enter(key, phone)).status).toBe(200);
    auth.clock.advance(60_000);
    const known = await enter(key, phone);
    const [up, signIn] = receiver.taken.map((call) => JSON.parse(call.body) as object);
    expect(up).toMatchObject({
      type: 'before_sign_up',
      project_id: project.id,
      mode: 'live',
      data: { user: { id: null, phone }, amr: ['otp'] },
    });
    expect(signIn).toMatchObject({
      type: 'before_sign_in',
      data: { user: { id: userOf(known).userId, phone } },
    });
    const [call] = receiver.taken;
    const signed = new Webhook(String(made.data['secret']));
    const now = new Date(Number(call?.headers['webhook-timestamp']) * 1000);
    expect(call?.headers['webhook-signature']).toBe(
      signed.sign(call?.headers['webhook-id'] ?? '', now, call?.body ?? ''),
    );
  });

  it('403: keep out whom they refuse, and make nobody', async () => {
    const { key } = await hooked('before_sign_up');
    receiver.reply = { body: '{"decision":"refuse","message":"Members only."}' };
    const { status, error } = await enter(key);
    expect([status, error.code, error.detail]).toEqual([
      403,
      'sign_in_hook.refused',
      'Members only.',
    ]);
    expect((await auth.api('/auth/users', { token: key })).data.items).toEqual([]);
  });

  it('403: are asked again with both factors, and keep out who has given them', async () => {
    const { key } = await hooked('before_sign_in');
    const phone = '+4915212340000';
    const { app } = await addApp(auth, userOf(await enter(key, phone)).token);
    auth.clock.advance(60_000);
    const { ticket: token } = secondFactorOf(await enter(key, phone));
    receiver.taken.length = 0;
    receiver.reply = { body: '{"decision":"refuse"}' };
    const path = `/auth/factors/${app.id}/verify`;
    const prove = () => auth.api(path, { token, body: { code: appCode(auth, app.secret) } });
    expect((await prove()).error.code).toBe('sign_in_hook.refused');
    const asked = receiver.taken.map(({ body }) => JSON.parse(body) as object);
    expect(asked).toEqual([
      expect.objectContaining({
        type: 'before_sign_in',
        data: { user: expect.objectContaining({ phone }), amr: ['mfa', 'otp'] },
      }),
    ]);
    receiver.reply = {};
    expect((await prove()).status).toBe(200);
  });

  const bad: [string, Reply][] = [
    ['are silent', 'silence'],
    ['fail', { status: 500 }],
    ['say too much', { body: JSON.stringify({ decision: 'allow', more: 'x'.repeat(20_000) }) }],
    ['redirect to an address inside', { status: 302, location: 'http://169.254.169.254/' }],
    ['say nothing that is JSON', { body: 'welcome' }],
    ['decide something else', { body: '{"decision":"maybe"}' }],
  ];

  it.each(bad)('503: keep everybody out when they %s and are to', async (_what, reply) => {
    const { key } = await hooked('before_sign_up');
    receiver.reply = reply;
    const { status, error } = await enter(key);
    expect([status, error.code]).toEqual([503, 'sign_in_hook.failed']);
    expect(receiver.taken).toHaveLength(1);
  });

  it.each(bad)('200: let everybody in when they %s and are to', async (_what, reply) => {
    const { key } = await hooked('before_sign_up', { on_failure: 'allow' });
    receiver.reply = reply;
    expect((await enter(key)).status).toBe(200);
  });

  it('503: never reach an address inside', async () => {
    const { key } = await hooked('before_sign_up', { url: 'http://169.254.169.254/' });
    expect((await enter(key)).error.code).toBe('sign_in_hook.failed');
  });

  it('put claims into access tokens, but none that say who it is', async () => {
    const { key, id } = await hooked('custom_claims');
    receiver.reply = { body: '{"claims":{"plan":"pro","roles":["admin"]}}' };
    const user = userOf(await enter(key));
    expect(decodeJwt(user.token)).toMatchObject({ plan: 'pro', roles: ['admin'] });
    expect((await auth.api('/auth/me', { token: user.token })).status).toBe(200);
    for (const claims of [{ sub: 'usr_x' }, { aal: 'aal2' }, { 'a b': 1 }]) {
      receiver.reply = { body: JSON.stringify({ claims }) };
      expect((await enter(key)).error.code).toBe('sign_in_hook.failed');
    }
    const allow = { method: 'PATCH', token: key, body: { on_failure: 'allow' } };
    await auth.api(`/auth/hooks/${id}`, allow);
    const claims = decodeJwt(userOf(await enter(key)).token);
    expect(claims['aal']).toBe('aal1');
  });

  it('are changed with a new secret, and deleted; one of each kind', async () => {
    const { key, id, made } = await hooked('before_sign_in');
    const body = { kind: 'before_sign_in', url, on_failure: 'allow' };
    expect((await auth.api('/auth/hooks', { token: key, body })).error.code).toBe(
      'sign_in_hook.taken',
    );
    const path = `/auth/hooks/${id}`;
    expect((await auth.api(path, { token: key })).text).not.toContain('whsec_');
    const rotate = { method: 'PATCH', token: key, body: { rotate_secret: true } };
    const rotated = await auth.api(path, rotate);
    expect(rotated.data['secret']).toMatch(/^whsec_/);
    expect(rotated.data['secret']).not.toBe(made.data['secret']);
    const headers = { 'if-match': made.headers.get('etag') ?? '' };
    const stale = { method: 'DELETE', token: key, headers };
    expect((await auth.api(path, stale)).status).toBe(412);
    expect((await auth.api(path, { method: 'DELETE', token: key })).status).toBe(200);
    expect((await auth.api(path, { token: key })).error.code).toBe('sign_in_hook.not_found');
  });

  it('404: of another project do not exist', async () => {
    const { id } = await hooked('before_sign_in');
    const foreign = await auth.authKey(await auth.project());
    for (const method of ['GET', 'DELETE']) {
      const answer = await auth.api(`/auth/hooks/${id}`, { method, token: foreign });
      expect(answer.status).toBe(404);
    }
    const tried = { method: 'POST', token: foreign };
    expect((await auth.api(`/auth/hooks/${id}/test`, tried)).status).toBe(404);
    expect(receiver.taken).toEqual([]);
  });

  it.each([
    ['a refusal', { body: '{"decision":"refuse","message":"No."}' }, null],
    ['an error', { status: 500 }, 'The hook answers 500.'],
    ['something that is no JSON', { body: '<p>hello' }, 'The answer is no JSON.'],
    ['a wrong word', { body: '{"decision":"maybe"}' }, 'The answer is not right at decision'],
    ['a redirect', { status: 302, location: 'http://127.0.0.1:1/' }, 'The hook answers 302.'],
  ])('are tried out, and it is told how %s is understood', async (_what, reply, problem) => {
    const { key, id, made } = await hooked('before_sign_in', { is_enabled: false });
    receiver.reply = reply;
    const { status, data } = await auth.api(`/auth/hooks/${id}/test`, {
      method: 'POST',
      token: key,
    });
    expect([status, data['is_good']]).toEqual([200, problem === null]);
    if (problem === null) expect(data['answer']).toEqual({ decision: 'refuse', message: 'No.' });
    else expect(data['problem']).toContain(problem);
    const [call] = receiver.taken;
    const signed = new Webhook(String(made.data['secret']));
    const now = new Date(Number(call?.headers['webhook-timestamp']) * 1000);
    const signature = signed.sign(call?.headers['webhook-id'] ?? '', now, call?.body ?? '');
    expect(call?.headers['webhook-signature']).toBe(signature);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'before_sign_in',
      data: { is_test: true, user: { email: 'jane@example.com' } },
    });
  });

  it('are tried out where claims of ours are written over, which is named', async () => {
    const { key, id } = await hooked('custom_claims');
    receiver.reply = { body: '{"claims":{"sub":"somebody else"}}' };
    const { data } = await auth.api(`/auth/hooks/${id}/test`, { method: 'POST', token: key });
    expect(data['problem']).toContain('claims.sub');
  });
});
