import { createAuth } from '@skydeck/auth';
import { connect } from '@skydeck/database';
import { decodeProtectedHeader } from 'jose';
import { AuthHarness, send } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

const DAY_MS = 86_400_000;

async function published(): Promise<string[]> {
  const answer = await send(`${auth.service.url}/.well-known/jwks.json`, {});
  return (answer as unknown as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
}

async function signingKid(): Promise<string> {
  return decodeProtectedHeader(await auth.serviceToken()).kid ?? '';
}

// Each start does what is due, so a restart stands for the hourly check.
describe('signing keys', () => {
  it('are announced a day ahead, sign for 30 days and are trusted a day longer', async () => {
    const first = await signingKid();
    expect(await published()).toEqual([first]);

    auth.clock.advance(29 * DAY_MS);
    await auth.restart();
    const second = (await published()).find((kid) => kid !== first) ?? '';
    expect(second).not.toBe('');
    expect(await signingKid()).toBe(first);

    auth.clock.advance(DAY_MS);
    const before = await auth.signIn();
    await auth.restart();
    expect(await signingKid()).toBe(second);
    expect((await published()).toSorted()).toEqual([first, second].toSorted());
    expect((await auth.api('/auth/accounts/me', before)).status).toBe(200);

    auth.clock.advance(DAY_MS + 1);
    await auth.restart();
    expect(await published()).toEqual([second]);
  });

  it('are one for replicas that start together', async () => {
    const schema = auth.database.schema('replicas');
    const config = { ...auth.config, AUTH_SCHEMA: schema, AUTH_PORT: 0 };
    const replicas = await Promise.all(
      Array.from({ length: 4 }, () => createAuth(config, { clock: auth.clock })),
    );
    await Promise.all(replicas.map((replica) => replica.listen()));
    const documents = await Promise.all(
      replicas.map(async ({ url }) => (await fetch(`${url}/.well-known/jwks.json`)).text()),
    );
    await Promise.all(replicas.map((replica) => replica.close()));
    expect(new Set(documents).size).toBe(1);
    expect((JSON.parse(documents[0] ?? '') as { keys: object[] }).keys).toHaveLength(1);
  });

  it('are made anew when the secret was changed; old tokens go on', async () => {
    const person = await auth.signIn();
    const old = await signingKid();
    auth.config = { ...auth.config, AUTH_TOKEN_SECRET: 'another-secret-of-thirty-two-characters' };
    await auth.restart();
    expect(await signingKid()).not.toBe(old);
    expect((await auth.api('/auth/accounts/me', person)).status).toBe(200);
  });
});

describe('what is stored', () => {
  it('holds no private key, code, refresh token or API key in the clear', async () => {
    const { owner, id } = await auth.project();
    const body = { product: 'auth', name: 'x' };
    const made = await auth.api(`/projects/${id}/keys`, { token: owner.token, body });
    const started = await auth.api('/auth/accounts/sign-in', {
      body: { email: 'at@rest.example' },
    });
    const code = auth.messaging.codeOf(String(started.data['id']));

    const database = await connect({
      url: auth.database.url,
      schema: auth.schema,
      entities: [],
      migrations: [],
    });
    const tables = ['account', 'session', 'signing_key', 'otp', 'device_grant', 'api_key'];
    const rows = await Promise.all(tables.map((table) => database.query(`select * from ${table}`)));
    await database.destroy();
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(String(made.data['secret']));
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(owner.refreshToken);
    expect(stored).not.toContain('"d":');
  });
});
