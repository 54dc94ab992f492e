import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postJson } from '../http/post-json.mjs';

/** Settings of an auth service that only the limits of codes hold back. */
export async function settingsOf(postgres, messagingUrl) {
  const home = await mkdtemp(path.join(tmpdir(), 'bench-otp-'));
  const ownerToken = randomBytes(32).toString('base64url');
  await writeFile(path.join(home, 'owner.token'), ownerToken, { mode: 0o600 });
  const environment = {
    DATABASE_URL: postgres.url,
    AUTH_SCHEMA: 'bench_auth',
    AUTH_PORT: '0',
    AUTH_INTERNAL_PORT: '0',
    AUTH_URL: 'http://127.0.0.1',
    SKYDECK_HOME: home,
    SKYDECK_SERVICE_SECRET: randomBytes(32).toString('base64url'),
    MESSAGING_INTERNAL_URL: messagingUrl,
    QUOTA_PROJECTS_PER_ACCOUNT: '1000',
    RATE_LIMIT_PER_MINUTE: '0',
  };
  return { environment, ownerToken };
}

/** Keys of as many projects: each may only send a hundred codes a minute. */
export async function makeKeys(url, ownerToken, many) {
  const api = `${url}/api/v1`;
  const local = await postJson(`${api}/auth/accounts/local`, '', { token: ownerToken });
  const { access_token: token } = local.session;
  const keys = [];
  for (let index = 0; index < many; index++) {
    const slug = `bench-${index}`;
    await postJson(`${api}/projects`, token, { name: slug, slug });
    const body = { product: 'auth', mode: 'test', name: 'bench' };
    keys.push((await postJson(`${api}/projects/${slug}/keys`, token, body)).secret);
  }
  return keys;
}
