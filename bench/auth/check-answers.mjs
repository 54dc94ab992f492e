import { createPublicKey, hash, randomUUID, verify } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Authenticator } from '@skydeck/auth-guard';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { percentile } from '../events/percentile.mjs';

const AGAIN = 300_000;
const LONGEST_MS = 5000;

/** What a service is asked that checks tokens and keys. */
export function checkAnswers(app) {
  const authenticator = app.get(Authenticator, { strict: false });
  return {
    /** Credentials that it sees for the first time, one after the other. */
    'check-each': ({ credentials }) =>
      costOfEach(credentials, (one) => authenticator.identify(one)),
    /** A credential that it remembers. */
    'check-again': async ({ credential }) => {
      await authenticator.identify(credential);
      return costOf(AGAIN, () => authenticator.identify(credential));
    },
    /** The least: the signature, by `jose` and by Node alone. */
    'jose-each': ({ credentials, jwks }) => {
      const keys = createLocalJWKSet(jwks);
      const rules = { algorithms: ['ES256'], typ: 'at+jwt', audience: 'platform' };
      return costOfEach(credentials, (token) => jwtVerify(token, keys, rules));
    },
    'signature-each': ({ credentials, jwks }) => {
      const key = createPublicKey({ key: jwks.keys[0], format: 'jwk' });
      return costOfEach(credentials, (token) => {
        const end = token.lastIndexOf('.');
        const signature = Buffer.from(token.slice(end + 1), 'base64url');
        const said = Buffer.from(token.slice(0, end));
        return verify('sha256', said, { key, dsaEncoding: 'ieee-p1363' }, signature);
      });
    },
    /** The least of a credential that is remembered: its hash, looked up. */
    'map-again': ({ credential }) => {
      const known = new Map([[hash('sha256', credential), randomUUID()]]);
      return costOf(AGAIN, () => known.get(hash('sha256', credential)));
    },
    /** When a credential is refused for the first time. */
    'until-refused': ({ credential }) => untilRefused(authenticator, credential),
  };
}

async function costOfEach(credentials, check) {
  const took = [];
  const before = process.cpuUsage();
  for (const credential of credentials) {
    const startMs = performance.now();
    await check(credential);
    took.push(performance.now() - startMs);
  }
  const { user, system } = process.cpuUsage(before);
  return { cpuUs: (user + system) / credentials.length, p50Ms: percentile(took, 0.5) };
}

function costOf(times, work) {
  for (let index = 0; index < times / 10; index++) work();
  const before = process.cpuUsage();
  for (let index = 0; index < times; index++) work();
  const { user, system } = process.cpuUsage(before);
  return { cpuUs: (user + system) / times };
}

async function untilRefused(authenticator, credential) {
  const startMs = performance.now();
  while (performance.now() - startMs < LONGEST_MS) {
    try {
      await authenticator.identify(credential);
    } catch {
      return { refusedMs: performance.timeOrigin + performance.now() };
    }
    await pause(1);
  }
  throw new Error(`Still let in after ${LONGEST_MS} ms.`);
}
