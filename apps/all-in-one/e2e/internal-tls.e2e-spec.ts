import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@skydeck/ids';
import { eventually, type TestDatabase, testDatabase, tlsCertificate } from '@skydeck/testing';
import type { ServiceName } from '../src/stack/stack-ports.js';
import { Cluster } from '../src/testing/index.js';
import { dataOf } from './matrix/call.js';

describe('services that speak TLS to each other', () => {
  let folder: string;
  let database: TestDatabase;
  let cluster: Cluster;
  const file = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-internal-tls-'));
    const { key, cert } = await tlsCertificate();
    await writeFile(file('tls.key'), key);
    await writeFile(file('tls.crt'), cert);
    database = testDatabase();
    cluster = await Cluster.start({
      database,
      replicas: 1,
      units: [['auth'], ['messaging'], ['pay']],
      internalTls: { certFile: file('tls.crt'), keyFile: file('tls.key'), caFile: file('tls.crt') },
    });
  }, 600_000);

  afterAll(async () => {
    await cluster.close();
    await database[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (service: ServiceName, route: string, token: string, body: object) => {
    const headers = { 'idempotency-key': newId('key') };
    const base = cluster.environment[`${service.toUpperCase()}_URL`] ?? '';
    return dataOf(base + route, { token, body, headers });
  };
  const newKey = async (owner: string, product: ServiceName) => {
    const body = { product, name: product };
    return String((await at('auth', '/api/v1/projects/demo/keys', owner, body))['secret']);
  };

  it('check keys and pass codes on as without it', async () => {
    const owner = await cluster.signInOwner();
    await at('auth', '/api/v1/projects', owner, { name: 'Demo', slug: 'demo' });
    // Payments ask auth about the key, and auth has messaging send the code.
    const wallet = { currency: 'EUR' };
    expect(await at('pay', '/api/v1/wallets', await newKey(owner, 'pay'), wallet)).toHaveProperty(
      'balance',
    );
    const phone = '+4915112345678';
    await at('auth', '/api/v1/auth/otp/request', await newKey(owner, 'auth'), { phone });
    await eventually(async () => {
      const headers = { 'skydeck-project': 'demo', 'skydeck-mode': 'live' };
      const url = `${cluster.environment['MESSAGING_URL']}/api/v1/outbox`;
      expect(JSON.stringify(await dataOf(url, { token: owner, headers }))).toContain(phone);
    });
  });

  it('do not speak without it', async () => {
    const url = cluster.replicasOf('auth')[0]?.internalUrl ?? '';
    // Nobody vouches for the certificate to this process.
    for (const scheme of ['http:', 'https:']) {
      const asked = fetch(`${url.replace('http:', scheme)}/healthz`);
      await expect(asked).rejects.toThrow('fetch failed');
    }
  });
});
