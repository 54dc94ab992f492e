import { hashOf, isApiKey } from '@skydeck/auth-guard';
import { eventually } from '@skydeck/testing';
import { type Answer, AuthHarness, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let keys: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('keys');
  keys = `/projects/${project.id}/keys`;
});
afterAll(() => auth.stop());

const make = (body: object, { token } = project.owner) => auth.api(keys, { token, body });
const secretOf = ({ data }: Answer) => String(data['secret']);

async function introspect(secret: string): Promise<Answer> {
  return auth.internal('/keys/introspect', {
    token: await auth.serviceToken(),
    body: { sha256: hashOf(secret) },
  });
}

describe('keys', () => {
  it('201: shows the secret once, and keeps only its hash', async () => {
    const made = await make({ product: 'messaging', mode: 'test', name: 'Server' });
    expect(made.status).toBe(201);
    const secret = secretOf(made);
    expect(isApiKey(secret)).toBe(true);
    expect(made.data).toMatchObject({
      product: 'messaging',
      mode: 'test',
      name: 'Server',
      scopes: ['*'],
      revoked_at: null,
      start: secret.slice(0, 12),
      last4: secret.slice(-4),
      last_used_at: null,
    });
    const id = String(made.data['id']);
    const read = await auth.api(`${keys}/${id}`, project.owner);
    expect(read.status).toBe(200);
    expect(read.text).not.toContain(secret);
    const listed = await auth.api(keys, project.owner);
    expect(listed.text).not.toContain(secret);
    expect(listed.data.items[0]).toMatchObject({ id });
  });

  it('200: tells a service what the key may do', async () => {
    const secret = secretOf(await make({ product: 'pay', name: 'x', scopes: ['wallets:read'] }));
    expect((await introspect(secret)).data).toMatchObject({
      active: true,
      key: {
        project: {
          id: project.id,
          slug: 'keys',
        },
        product: 'pay',
        mode: 'live',
        scopes: ['wallets:read'],
        expires_at: null,
      },
    });
  });

  it('200: a revoked key is not in force any more; revoking again changes nothing', async () => {
    const made = await make({ product: 'pay', name: 'x' });
    const path = `${keys}/${String(made.data['id'])}`;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        auth.api(path, { method: 'DELETE', token: project.owner.token }),
      ),
    );
    expect(count(answers)).toEqual({ 200: 5 });
    expect((await introspect(secretOf(made))).data).toEqual({ active: false });
    expect((await auth.api(path, project.owner)).data['revoked_at']).not.toBeNull();
  });

  it('201: rotation lets the old key work for a while, and happens once', async () => {
    const made = await make({ product: 'pay', name: 'x', scopes: ['wallets:*'] });
    const path = `${keys}/${String(made.data['id'])}/rotate`;
    const { token } = project.owner;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => auth.api(path, { token, body: { overlap_s: 60 } })),
    );
    expect(count(answers)).toEqual({ 201: 1, 409: 19 });
    const rotated = answers.find(({ status }) => status === 201) as Answer;
    expect(rotated.data).toMatchObject({ name: 'x', product: 'pay', scopes: ['wallets:*'] });
    expect((await introspect(secretOf(made))).data['active']).toBe(true);
    auth.clock.advance(60_000);
    expect((await introspect(secretOf(made))).data['active']).toBe(false);
    expect((await introspect(secretOf(rotated))).data['active']).toBe(true);
  });

  it('200: writes down when a key was last used, at the latest when the service stops', async () => {
    const made = await make({ product: 'pay', name: 'x' });
    const usedAt = auth.clock.now().toISOString();
    await introspect(secretOf(made));
    await auth.restart();
    const read = await auth.api(`${keys}/${String(made.data['id'])}`, project.owner);
    expect(read.data['last_used_at']).toBe(usedAt);
  });

  it('200: a key stops at its moment', async () => {
    const expires_at = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    const secret = secretOf(await make({ product: 'pay', name: 'x', expires_at }));
    expect((await introspect(secret)).data['active']).toBe(true);
    auth.clock.advance(60_000);
    expect((await introspect(secret)).data['active']).toBe(false);
  });

  it.each([
    [{ name: 'x' }, 'validation_failed'],
    [{ product: 'kites', name: 'x' }, 'validation_failed'],
    [{ product: 'pay', name: '' }, 'validation_failed'],
    [{ product: 'pay', name: 'x', mode: 'prod' }, 'validation_failed'],
    [{ product: 'pay', name: 'x', scopes: [] }, 'validation_failed'],
    [{ product: 'pay', name: 'x', scopes: ['messages:write'] }, 'key.unknown_scope'],
    [{ product: 'pay', name: 'x', scopes: ['wallets:read:all'] }, 'key.unknown_scope'],
    [{ product: 'pay', name: 'x', expires_at: 'tomorrow' }, 'validation_failed'],
    [{ product: 'pay', name: 'x', expires_at: '2020-01-01T00:00:00Z' }, 'validation_failed'],
  ])('422: refuses %j', async (body, code) => {
    const { status, error } = await make(body);
    expect([status, error.code]).toEqual([422, code]);
  });

  it('403: developers make test keys only, viewers none, keys no keys', async () => {
    const developer = await auth.member(project, 'developer');
    const viewer = await auth.member(project, 'viewer');
    const live = { product: 'pay', mode: 'live', name: 'x' };
    const test = { ...live, mode: 'test' };
    expect((await make(live, developer)).status).toBe(403);
    expect((await make(test, developer)).status).toBe(201);
    expect((await make(test, viewer)).error.code).toBe('insufficient_scope');
    expect((await auth.api(keys, viewer)).status).toBe(200);
    const owned = await make({ product: 'auth', name: 'x' });
    expect((await make(test, { ...project.owner, token: secretOf(owned) })).status).toBe(403);
    const path = `${keys}/${String(owned.data['id'])}`;
    expect((await auth.api(path, { method: 'DELETE', token: developer.token })).status).toBe(403);
  });

  it('404: a key of another project does not exist', async () => {
    const made = await make({ product: 'pay', name: 'x' });
    const other = await auth.project();
    const path = `/projects/${other.id}/keys/${String(made.data['id'])}`;
    const answers = await Promise.all([
      auth.api(path, other.owner),
      auth.api(path, { method: 'DELETE', token: other.owner.token }),
      auth.api(`${path}/rotate`, { token: other.owner.token, body: {} }),
    ]);
    expect(count(answers)).toEqual({ 404: 3 });
    expect((await introspect(secretOf(made))).data['active']).toBe(true);
  });

  it('401: a key is refused at once when it is revoked or its project is deleted', async () => {
    const doomed = await auth.project();
    const path = `/projects/${doomed.id}/keys`;
    const { token } = doomed.owner;
    const body = { product: 'auth', name: 'x' };
    const [first, second] = [
      await auth.api(path, { token, body }),
      await auth.api(path, { token, body }),
    ];
    const use = (made: Answer) => auth.api('/auth/otp/otp_none', { token: secretOf(made) });
    expect([(await use(first)).status, (await use(second)).status]).toEqual([404, 404]);
    await auth.api(`${path}/${String(first.data['id'])}`, { method: 'DELETE', token });
    await eventually(async () => (await use(first)).status === 401, { timeoutMs: 1000 });
    expect((await use(second)).status).toBe(404);
    await auth.api(`/projects/${doomed.id}`, { method: 'DELETE', token });
    await eventually(async () => (await use(second)).status === 401, { timeoutMs: 1000 });
  });
});

describe('products', () => {
  it('200 and 201: lists the catalogue, provisions a product with a key', async () => {
    const { owner, id } = await auth.project();
    const path = `/projects/${id}/products`;
    const before = await auth.api(path, owner);
    expect(before.data.items).toHaveLength(7);
    expect(before.data.items[0]).toEqual({
      product: 'platform',
      title: 'Cloud Platform',
      provisioned_at: null,
      base_url: 'http://127.0.0.1:4000/v1',
    });
    const body = { mode: 'test', name: 'First' };
    const made = await auth.api(`${path}/messaging`, { token: owner.token, body });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      product: 'messaging',
      base_url: 'http://127.0.0.1:4005',
      key: {
        name: 'First',
        mode: 'test',
        secret: expect.stringMatching(/^dk_test_/),
      },
    });
    const after = await auth.api(path, owner);
    const found = after.data.items.find(({ product }) => product === 'messaging');
    expect(found?.['provisioned_at']).not.toBeNull();
  });

  it('422: refuses a product that does not exist; 201 without a body', async () => {
    const { owner, id } = await auth.project();
    const { token } = owner;
    const wrong = await auth.api(`/projects/${id}/products/kites`, { token, body: {} });
    expect(wrong.status).toBe(422);
    const bare = await auth.api(`/projects/${id}/products/auth`, { method: 'POST', token });
    expect(bare.status).toBe(201);
  });
});
