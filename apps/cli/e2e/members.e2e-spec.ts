import { readEventStream } from '@skydeck/sdk';
import { type Installation, startInstallation } from './installation.js';

const GUEST = 'kofi@example.com';
let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Tea house', '--slug', 'tea', '--use']);
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

interface Answer {
  readonly data: Record<string, string> & { readonly session: { readonly access_token: string } };
}

async function post(url: string, body: object): Promise<Answer['data']> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return ((await response.json()) as Answer).data;
}

/** The access token of somebody who signs in by e-mail, with the code of the local outbox. */
async function signIn(email: string): Promise<string> {
  const { environment, endpoints } = installation.stack;
  const accounts = `${endpoints.auth_url}/api/v1/auth/accounts`;
  const { id = '' } = await post(`${accounts}/sign-up`, { email });
  const { access_token: token = '' } = await post(
    `${environment['AUTH_INTERNAL_URL']}/internal/v1/token`,
    { client_id: 'pay', client_secret: environment['SKYDECK_SERVICE_SECRET'] },
  );
  const url = `${environment['MESSAGING_INTERNAL_URL']}/internal/v1/outbox/stream?reference=${id}`;
  for await (const { data } of readEventStream({ url, token })) {
    const code = /\d{6}/.exec((data as { content: { text: string } }).content.text)?.[0];
    if (code) return (await post(`${accounts}/verify`, { id, code })).session.access_token;
  }
  throw new Error('No code arrived.');
}

/** Runs a command as the guest. */
async function asGuest<Data>(token: string, argv: readonly string[]): Promise<Data> {
  const person = await installation.newPerson();
  const environment = { SKYDECK_TOKEN: token };
  const { exitCode, out, err } = await installation.skydeck([...argv, '-o', 'json'], {
    person,
    environment,
  });
  if (exitCode !== 0) throw new Error(err);
  return JSON.parse(out) as Data;
}

describe('invitations and members', () => {
  it('0: a person is invited, accepts, becomes an owner and is removed', async () => {
    const made = await installation.json<{ id: string }>([
      'project',
      'invite',
      GUEST,
      '--role',
      'viewer',
    ]);
    expect(made).toMatchObject({ email: GUEST, role: 'viewer', status: 'pending' });
    const resent = await installation.json(['project', 'invitations', 'resend', made.id]);
    expect(resent).toMatchObject({ id: made.id, status: 'pending' });
    const pending = ['project', 'invitations', 'list', '--status', 'pending'];
    expect(await installation.json(pending)).toMatchObject([{ id: made.id }]);

    const token = await signIn(GUEST);
    expect(await asGuest(token, ['invitation', 'list'])).toMatchObject([
      { id: made.id, project: { slug: 'tea' } },
    ]);
    expect(await asGuest(token, ['invitation', 'accept', made.id])).toMatchObject({
      status: 'accepted',
    });
    expect(await asGuest(token, ['project', 'list'])).toMatchObject([
      { slug: 'tea', role: 'viewer' },
    ]);

    const changed = await installation.json(['project', 'members', 'set-role', GUEST, 'owner']);
    expect(changed).toMatchObject({ email: GUEST, role: 'owner' });
    const owners = ['project', 'members', 'list', '--role', 'owner'];
    expect(await installation.json(owners)).toHaveLength(2);
    await installation.json(['project', 'members', 'remove', GUEST, '--yes']);
    expect(await installation.json(owners)).toHaveLength(1);
  });

  it('0: an invitation is declined, another one is taken back', async () => {
    const token = await signIn('esi@example.com');
    const invite = async (email: string) =>
      (await installation.json<{ id: string }>(['project', 'invite', email])).id;
    const declined = await invite('esi@example.com');
    expect(await asGuest(token, ['invitation', 'decline', declined])).toMatchObject({
      status: 'declined',
    });
    const revoked = await invite('esi@example.com');
    await installation.json(['project', 'invitations', 'revoke', revoked, '--yes']);
    const all = await asGuest<{ status: string }[]>(token, ['invitation', 'list', '--all']);
    expect(all.map(({ status }) => status)).toEqual(['revoked', 'declined']);
    expect(await asGuest(token, ['invitation', 'list'])).toEqual([]);
  });

  it('1 and 2: the last owner stays, and somebody else is no member', async () => {
    const [owner] = await installation.json<{ account_id: string }[]>([
      'project',
      'members',
      'list',
    ]);
    const argv = ['project', 'members', 'remove', owner?.account_id ?? '', '--yes'];
    const refused = await installation.skydeck(argv);
    expect([refused.exitCode, refused.err]).toEqual([1, expect.stringContaining('last_owner')]);
    const { exitCode } = await installation.skydeck([
      ...argv.slice(0, 3),
      'nobody@example.com',
      '-y',
    ]);
    expect(exitCode).toBe(2);
  });
});
