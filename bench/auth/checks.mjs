import path from 'node:path';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { postJson } from '../http/post-json.mjs';
import { startServer } from '../http/server.mjs';
import { settingsOf } from './projects.mjs';

const TOKENS = 600;
const KEYS = 300;
/** Seen first, so that no code is compiled while it is measured. */
const WARM_UP = 100;
const REVOCATIONS = 20;

/**
 * What a service pays for the tokens and keys of those who call it, and how soon two services see
 * that one was revoked; over Redis when there is one, else over Postgres.
 */
export async function runChecks() {
  const redisUrl = process.env['REDIS_URL'] ?? process.env['TEST_REDIS_URL'];
  const postgres = await startThrowAwayPostgres();
  const running = [];
  const start = async (name, environment) => {
    running.push(await startServer(name, environment));
    return running.at(-1);
  };
  try {
    const { environment, ownerToken } = await settingsOf(postgres, 'http://127.0.0.1:9');
    const shared = { ...environment, REDIS_URL: redisUrl, QUOTA_KEYS: '0' };
    const auth = await start(path.join('..', 'auth', 'auth'), shared);
    const internalUrl = await auth.ask('internal-url');
    const own = { ...shared, AUTH_INTERNAL_URL: internalUrl, LOG_LEVEL: 'error' };
    const services = [await start('spine', own), await start('spine', own)];
    const people = await peopleOf(auth, ownerToken);
    const jwks = await (await fetch(`${auth.url}/.well-known/jwks.json`)).json();
    console.log(`checks (bus over ${redisUrl ? 'Redis' : 'Postgres'})`);
    await tokens(services[0], await people.tokens(TOKENS), jwks);
    await keys(services[0], auth, await people.keys(KEYS));
    await revocations(services, people);
  } finally {
    for (const process of running) await process.stop();
    await postgres.stop();
  }
}

const say = (what, cost, more) => console.log(`  ${what.padEnd(28)} ${cost.padEnd(14)} ${more}`);
const us = ({ cpuUs }) => `${cpuUs.toFixed(cpuUs < 20 ? 2 : 0)} µs CPU`;
const times = (ours, least) => `${(ours.cpuUs / least.cpuUs).toFixed(1)} ×`;

async function tokens(service, all, jwks) {
  const credentials = all.slice(WARM_UP);
  const each = async (what) => {
    await service.ask(what, { credentials: all.slice(0, WARM_UP), jwks });
    return service.ask(what, { credentials, jwks });
  };
  const signature = await each('signature-each');
  const jose = await each('jose-each');
  const first = await each('check-each');
  const again = await service.ask('check-again', { credential: all[0] });
  const map = await service.ask('map-again', { credential: all[0] });
  say('token seen first', us(first), `goal ≤ 150; jose ${us(jose)}, ${times(first, jose)}`);
  say('', '', `the signature alone ${us(signature)}, ${times(first, signature)}`);
  say('token seen again', us(again), `goal ≤ 5; a hash and a map ${us(map)}, ${times(again, map)}`);
}

async function keys(service, auth, all) {
  const secrets = all.map(({ secret }) => secret);
  await service.ask('check-each', { credentials: secrets.slice(0, WARM_UP) });
  const before = await auth.ask('cpu');
  const first = await service.ask('check-each', { credentials: secrets.slice(WARM_UP) });
  const ofAuth = ((await auth.ask('cpu')).cpuUs - before.cpuUs) / (KEYS - WARM_UP);
  const again = await service.ask('check-again', { credential: secrets[0] });
  const map = await service.ask('map-again', { credential: secrets[0] });
  const asked = `goal ≤ 2000; auth ${ofAuth.toFixed(0)} µs, p50 ${first.p50Ms} ms`;
  say('key seen first', us(first), asked);
  say('key seen again', us(again), `goal ≤ 5; a hash and a map ${us(map)}, ${times(again, map)}`);
}

/** From the answer to the revocation until the last of two services refuses. */
async function revocations(services, people) {
  for (const what of ['key', 'session']) {
    const took = [];
    for (let round = 0; round < REVOCATIONS; round++) {
      const { credential, revoke } = await people.revocable(what);
      for (const service of services)
        await service.ask('check-each', { credentials: [credential] });
      const refused = services.map((service) => service.ask('until-refused', { credential }));
      await revoke();
      const answeredMs = performance.timeOrigin + performance.now();
      const seen = await Promise.all(refused);
      took.push(Math.max(0, ...seen.map(({ refusedMs }) => refusedMs - answeredMs)));
    }
    const sorted = took.toSorted((a, b) => a - b);
    const [middle, last] = [sorted[REVOCATIONS / 2], sorted.at(-1)];
    const found = `p50 ${middle.toFixed(0)} ms`;
    say(`${what} revoked, seen by both`, found, `most ${last.toFixed(0)} ms (goal ≤ 1000)`);
  }
}

/** An owner with a project, who makes what is checked. */
async function peopleOf(auth, ownerToken) {
  const api = `${auth.url}/api/v1`;
  const signIn = async () =>
    (await postJson(`${api}/auth/accounts/local`, '', { token: ownerToken })).session;
  const { access_token: owner } = await signIn();
  await postJson(`${api}/projects`, owner, { name: 'bench', slug: 'bench' });
  const makeKey = () => {
    const body = { product: 'platform', mode: 'live', name: 'bench' };
    return postJson(`${api}/projects/bench/keys`, owner, body);
  };
  const remove = async (what) => {
    const url = `${api}/${what}`;
    const headers = { authorization: `Bearer ${owner}`, 'if-match': '*' };
    const { ok, status } = await fetch(url, { method: 'DELETE', headers });
    if (!ok) throw new Error(`${url}: ${status}`);
  };
  return {
    async tokens(many) {
      let session = await signIn();
      const made = [];
      for (let index = 0; index < many; index++) {
        const body = { refresh_token: session.refresh_token };
        ({ session } = await postJson(`${api}/auth/accounts/refresh`, '', body));
        made.push(session.access_token);
      }
      return made;
    },
    async keys(many) {
      const made = [];
      for (let index = 0; index < many; index++) made.push(await makeKey());
      return made;
    },
    async revocable(what) {
      if (what === 'key') {
        const { id, secret } = await makeKey();
        return { credential: secret, revoke: () => remove(`projects/bench/keys/${id}`) };
      }
      const session = await signIn();
      const revoke = () => remove(`auth/accounts/sessions/${session.session_id}`);
      return { credential: session.access_token, revoke };
    },
  };
}
