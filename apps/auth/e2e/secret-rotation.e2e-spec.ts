import { setUpLog } from '@skydeck/service';
import { SecretRenewal } from '@skydeck/spine';
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

it('a secret of its own for tokens, and another one after it, end no session either', async () => {
  const mine = ['a secret of auth alone, long enough', 'another one of auth alone, long enough'];
  const owner = await auth.signIn();
  const before = await kids();
  await auth.restart({
    ...ALONE,
    AUTH_TOKEN_SECRET: mine[0],
    AUTH_TOKEN_SECRET_PREVIOUS: [NOW],
  });
  const first = await refresh(owner.refreshToken);
  await auth.service.app.get(SecretRenewal, { strict: false }).renew();
  await auth.restart({ AUTH_TOKEN_SECRET: mine[1], AUTH_TOKEN_SECRET_PREVIOUS: [mine[0]!] });
  const second = await refresh(tokenOf(first));
  await auth.service.app.get(SecretRenewal, { strict: false }).renew();
  await auth.restart({ AUTH_TOKEN_SECRET_PREVIOUS: [] });
  expect(await kids()).toEqual(before);
  expect((await refresh(tokenOf(second))).status).toBe(200);
}, 120_000);
