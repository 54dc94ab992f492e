import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { pbkdf2Sync } from 'node:crypto';
import { encrypt } from 'unixcrypt';
import { AuthHarness } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let key: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('transfers');
  key = await auth.authKey(project);
});
afterAll(() => auth.stop());

interface Result {
  readonly line: number;
  readonly external_id: string | null;
  readonly status: string;
  readonly id?: string;
  readonly error?: { readonly code: string; readonly location?: string };
}

/** Sends a body as it is. */
async function send(body: string, token = key) {
  const answer = await fetch(`${auth.service.url}/api/v1/auth/users/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

const lines = (text: string) => text.trim().split('\n').filter(Boolean);
const parse = <Line>(text: string) => lines(text).map((line) => JSON.parse(line) as Line);
async function take(users: readonly object[], token = key): Promise<Result[]> {
  const { status, text } = await send(users.map((user) => JSON.stringify(user)).join('\n'), token);
  expect(status).toBe(200);
  return parse<Result>(text);
}
async function give(query = '', token = key) {
  const answer = await fetch(`${auth.service.url}/api/v1/auth/users/export${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, text: await answer.text() };
}
const signIn = (email: string, password: string) =>
  auth.api('/auth/sign-in/password', { token: key, body: { email, password } });

const names = (of: readonly { external_id: string }[]) =>
  of.map(({ external_id }) => external_id).toSorted();

const PASSWORD = 'correct horse battery';
const derived = pbkdf2Sync(PASSWORD, 'salty', 1000, 32, 'sha256').toString('base64');
const PBKDF2 = `$pbkdf2-sha256$i=1000$${Buffer.from('salty').toString('base64').replace(/=+$/, '')}$${derived.replace(/=+$/, '')}`;

describe('importing users', () => {
  it('200: says of each line what became of it, and the same again changes nothing', async () => {
    const users = [
      { external_id: 'a-1', email: 'one@example.com', is_email_verified: true, name: 'One' },
      { external_id: 'a-2', phone: '+14155550101' },
      { external_id: 'a-3', email: 'no address' },
      { external_id: 'a-4', email: 'ONE@example.com' },
      { email: 'nameless@example.com' },
    ];
    const first = await take(users);
    expect(first.map(({ line, status, error }) => [line, status, error?.code])).toEqual([
      [1, 'created', undefined],
      [2, 'created', undefined],
      [3, 'failed', 'validation_failed'],
      [4, 'failed', 'user.identity_taken'],
      [5, 'failed', 'validation_failed'],
    ]);
    expect(first[2]?.error?.location).toBe('email');
    const again = await take(users.slice(0, 2));
    expect(again.map(({ status, id }) => [status, id])).toEqual(
      first.slice(0, 2).map(({ id }) => ['unchanged', id]),
    );
    const changed = await take([{ external_id: 'a-1', name: 'Uno' }]);
    expect(changed.map(({ status, id }) => [status, id])).toEqual([['updated', first[0]?.id]]);
    const found = await auth.api('/auth/users?external_id=a-1', { token: key });
    expect(found.data.items).toMatchObject([{ name: 'Uno', email: 'one@example.com' }]);
  });

  it('200: takes an array, and says which lines are no JSON', async () => {
    const { text } = await send('[{"external_id":"b-1","email":"b1@example.com"},7]');
    expect(parse<Result>(text).map(({ status }) => status)).toEqual(['created', 'failed']);
    const mixed = await send('{"external_id":"b-2","email":"b2@example.com"}\n{oops\n\n');
    expect(parse<Result>(mixed.text).map(({ line, error }) => [line, error?.code])).toEqual([
      [1, undefined],
      [2, 'malformed_json'],
    ]);
  });

  it('makes one user of the same line, 50 at once', async () => {
    const user = { external_id: 'race', email: 'race@example.com' };
    const results = await Promise.all(Array.from({ length: 50 }, () => take([user])));
    const made = results.flat().filter(({ status }) => status === 'created');
    expect(made).toHaveLength(1);
    const found = await auth.api('/auth/users?external_id=race', { token: key });
    expect(found.data.items).toHaveLength(1);
  });

  it('413: takes no more than 10,000 users', async () => {
    const { status, text } = await send('{}\n'.repeat(10_001));
    expect(status).toBe(413);
    expect(text).toContain('user_transfer.too_many');
  });

  it.each([
    ['argon2id', () => argon2(PASSWORD, { memoryCost: 4096, timeCost: 3, parallelism: 1 })],
    ['bcrypt', () => bcrypt(PASSWORD, { cost: 4 })],
    ['pbkdf2', () => PBKDF2],
    ['sha-crypt', () => encrypt(PASSWORD, '$6$rounds=1000$saltsalt')],
  ])('200: lets users in with their hash of %s, and replaces it', async (kind, hashed) => {
    const email = `${kind}@example.com`;
    const password_hash = await hashed();
    const user = { external_id: kind, email, is_email_verified: true, password_hash };
    expect((await take([user]))[0]?.status).toBe('created');
    expect((await signIn(email, 'wrong horse')).status).toBe(422);
    expect((await give('?include=password_hashes')).text).toContain(password_hash);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    const { text } = await give('?include=password_hashes');
    expect(text).not.toContain(password_hash);
    const kept = parse<{ email: string; password_hash: string }>(text);
    const { password_hash: now = '' } = kept.find((one) => one.email === email) ?? {};
    expect(now).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await take([user]))[0]?.status).toBe('unchanged');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('failed: takes no hash that is unknown or would cost too much', async () => {
    const hashes = [
      '5f4dcc3b5aa765d61d8327deb882cf99',
      '$2b$31$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW',
      '$argon2id$v=19$m=999999,t=2,p=1$c2FsdHNhbHQ$K0ZkbGtqZmRsa2pmZGxramZkbGtqZg',
      '$6$rounds=999999$saltsalt$' + 'x'.repeat(86),
    ];
    const users = hashes.map((password_hash, index) => ({
      external_id: `bad-${index}`,
      email: `bad-${index}@example.com`,
      password_hash,
    }));
    const locations = (await take(users)).map(({ error }) => error?.location);
    expect(locations).toEqual(hashes.map(() => 'password_hash'));
  });
});

describe('exporting users', () => {
  it('200: gives every user, and hashes only with the scope', async () => {
    const own = await auth.project();
    const all = await auth.authKey(own);
    const users = Array.from({ length: 620 }, (_, index) => ({
      external_id: `u-${index}`,
      email: `u-${index}@example.com`,
    }));
    const made = await take(users, all);
    expect(made.every(({ status }) => status === 'created')).toBe(true);
    const { text } = await give('', all);
    const given = parse<{ external_id: string }>(text);
    expect(names(given)).toEqual(names(users));
    expect(text).not.toContain('password_hash');
    const reader = await auth.authKey(own, { scopes: ['users:read'] });
    expect((await give('', reader)).status).toBe(200);
    expect((await give('?include=password_hashes', reader)).status).toBe(403);
    const trail = await auth.api(`/projects/${own.id}/audit?action=user.export`, { token: all });
    expect(trail.data.items).toHaveLength(2);
  });

  it('429: takes no more users than the quota has room for', async () => {
    await auth.restart({ QUOTA_USERS: 3 });
    const small = await auth.authKey(await auth.project());
    const users = Array.from({ length: 5 }, (_, index) => ({
      external_id: `q-${index}`,
      email: `q-${index}@example.com`,
    }));
    const codes = (await take(users, small)).map(({ status, error }) => error?.code ?? status);
    expect(codes).toEqual(['created', 'created', 'created', 'quota_exceeded', 'quota_exceeded']);
    const late = await auth.api('/auth/sign-in/anonymous', { token: small, body: {} });
    expect([late.status, late.error.code]).toEqual([429, 'quota_exceeded']);
    await auth.restart({ QUOTA_USERS: 0 });
  });
});
