import { setUpLog } from '@skydeck/service';
import { SealedColumns, SecretRenewal } from '@skydeck/spine';
import { type Answer, AuthHarness, type Person, SERVICE_SECRET } from './auth-harness.js';

const NOW = 'another-secret-that-only-the-services-know';
const UNDER_NEW = {
  SKYDECK_SERVICE_SECRET: NOW,
  SKYDECK_SERVICE_SECRET_PREVIOUS: [SERVICE_SECRET],
};
const ALONE = { SKYDECK_SERVICE_SECRET: NOW, SKYDECK_SERVICE_SECRET_PREVIOUS: [] };

const auth = new AuthHarness();
let person: Person;

beforeAll(async () => {
  setUpLog({ level: 'fatal' });
  await auth.start();
  person = await auth.signIn();
}, 60_000);

afterAll(() => auth.stop());

const kids = async () => {
  const response = await fetch(`${auth.service.url}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};

const asService = (client_secret: string) =>
  auth.internal('/token', { body: { client_id: 'pay', client_secret } });

const refresh = (refresh_token: string) =>
  auth.api('/auth/accounts/refresh', { body: { refresh_token } });

const tokenOf = ({ data }: Answer) =>
  (data['session'] as unknown as { refresh_token: string }).refresh_token;

it('with another service secret, sessions and signing keys go on, and services are known by both', async () => {
  const before = await kids();
  await auth.restart(UNDER_NEW);
  expect(await kids()).toEqual(before);
  expect((await auth.api('/projects', { token: person.token })).status).toBe(200);
  for (const secret of [SERVICE_SECRET, NOW]) {
    expect((await asService(secret)).status).toBe(200);
  }
  expect((await asService('never-a-secret-of-this-installation')).status).toBe(401);
  const refreshed = await refresh(person.refreshToken);
  expect(refreshed.status).toBe(200);
  await auth.service.app.get(SecretRenewal, { strict: false }).renew();

  await auth.restart(ALONE);
  expect(await kids()).toEqual(before);
  expect((await asService(SERVICE_SECRET)).status).toBe(401);
  expect((await refresh(tokenOf(refreshed))).status).toBe(200);
  expect((await refresh(person.refreshToken)).status).toBe(401);
}, 120_000);

it('a secret of its own for tokens keeps what is under it where it is', async () => {
  await auth.restart({ ...ALONE, AUTH_TOKEN_SECRET: 'a secret of auth alone, long enough' });
  const { columns } = auth.service.app.get(SealedColumns, { strict: false });
  expect(columns.map(({ table }) => table)).toEqual(['webhook_endpoint', 'webhook_endpoint']);
}, 60_000);
