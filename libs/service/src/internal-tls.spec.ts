import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { Controller, Get, Module } from '@nestjs/common';
import { eventually, tlsCertificate } from '@skydeck/testing';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { setUpLog } from './logger.js';
import { tlsFilesFrom } from './tls-files.js';

@Controller()
class ThingsController {
  @Get('internal/v1/slow')
  async slow() {
    await sleep(300);
    return { slow: true };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

let folder: string;
let service: Service;
const at = (name: string) => path.join(folder, name);

/** A certificate of this machine, put where the service looks. */
async function renew(commonName: string): Promise<void> {
  const { key, cert } = await tlsCertificate('IP:127.0.0.1', commonName);
  await writeFile(at('new.key'), key);
  await writeFile(at('new.crt'), cert);
  await rename(at('new.key'), at('tls.key'));
  await rename(at('new.crt'), at('tls.crt'));
}

/** The body, and whom the certificate names. */
async function ask(route: string, agent = new Agent()) {
  const ca = await readFile(at('tls.crt'));
  const asked = get(service.internalUrl + route, { agent, ca, servername: '' });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { subject } = (answer.socket as TLSSocket).getPeerCertificate();
  return { subject: subject.CN, body: JSON.parse(await text(answer)) as unknown };
}

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-internal-tls-'));
  await renew('first');
});

beforeEach(async () => {
  const internalTls = { certFile: at('tls.crt'), keyFile: at('tls.key'), lookEveryMs: 20 };
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    module: { module: ThingsModule },
    listen: {
      host: '127.0.0.1',
      port: 0,
      internalHost: '127.0.0.1',
      internalPort: 0,
      internalTls,
    },
  });
  await service.listen();
});

afterEach(() => service.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

it('answers other services by TLS alone, and the world as before', async () => {
  expect(service.internalUrl).toMatch(/^https:/);
  expect((await ask('/internal/v1/slow')).body).toMatchObject({ data: { slow: true } });
  await expect(fetch(service.internalUrl.replace('https:', 'http:'))).rejects.toThrow(
    'fetch failed',
  );
  // Nobody vouches for this certificate.
  await expect(fetch(service.internalUrl)).rejects.toThrow('fetch failed');
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
});

it('shows a renewed certificate to whoever connects from then on', async () => {
  expect((await ask('/healthz')).subject).toBe('first');
  await renew('second');
  await eventually(async () => expect((await ask('/healthz')).subject).toBe('second'));
});

it('lets what runs end when it closes, and cuts what is idle', async () => {
  const idle = new Agent({ keepAlive: true });
  await ask('/healthz', idle);
  const running = ask('/internal/v1/slow');
  await sleep(100);
  await service.close();
  expect((await running).body).toMatchObject({ data: { slow: true } });
  expect(Object.values(idle.freeSockets).flat()).toEqual([]);
  expect(() => service.internalUrl).toThrow('Not listening');
});

it('refuses a certificate without its key', () => {
  const named = { INTERNAL_TLS_CERT_FILE: '/tls.crt' };
  expect(() => tlsFilesFrom(named)).toThrow('INTERNAL_TLS_KEY_FILE are needed together');
  expect(tlsFilesFrom({})).toBeUndefined();
});
