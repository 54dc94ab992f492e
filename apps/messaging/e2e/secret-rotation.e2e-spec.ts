import { Writable } from 'node:stream';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { OptOutLinks } from '../src/opt-outs/opt-out-links.js';
import { AddressHash } from '../src/consent/suppressions/address-hash.js';
import { ProviderSecrets } from '../src/providers/provider-secrets.js';
import { MessagingHarness } from './messaging-harness.js';

const OLD = 'the secret that this installation had first';
const NOW = 'the secret that this installation has after';
const DONE = 'Everything sealed is under the service secret in force.';
const ERASED = { channel: 'email', address: 'gone@example.com' } as const;
const TENANT = 'prj_rotation:live' as never;

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trim().split('\n'));
    done();
  },
});
const log = { level: 'info', destination } as const;
let messaging: MessagingHarness;

afterAll(() => messaging.close());

const find = <Part>(part: abstract new (...parts: never[]) => Part): Part =>
  messaging.service.app.get<Part>(part, { strict: false });

async function restart(current: string, previous: string): Promise<void> {
  await messaging.stop();
  await messaging.add(
    {},
    {
      SKYDECK_SERVICE_SECRET: current,
      SKYDECK_SERVICE_SECRET_PREVIOUS: previous,
    },
  );
}

/** What is stored of the provider, as the running service reads it. */
async function secretsOfProvider(): Promise<string> {
  const [row] = await messaging.service.app
    .get(DataSource)
    .query<{ id: string; sealed_secrets: Buffer }[]>('select * from message_provider');
  return find(ProviderSecrets).openText(row?.sealed_secrets ?? Buffer.alloc(0), row?.id ?? '');
}

it('another service secret loses nothing: sealed values move to it, and then the one before may go', async () => {
  messaging = await MessagingHarness.start({}, { SKYDECK_SERVICE_SECRET: OLD }, log);
  const key = messaging.auth.key('rotation');
  const settings = { flavour: 'json', url: 'https://sms.example.com/send', from: '+14155550001' };
  const provider = { kind: 'http-sms', settings, secrets: { token: 'a-token' } };
  expect((await messaging.call(key, '/providers', provider)).status).toBe(201);
  for (const name of ['One', 'Two']) {
    const topic = { key: name.toLowerCase(), name, kind: 'marketing' };
    expect((await messaging.call(key, '/topics', topic)).status).toBe(201);
  }
  const page = await messaging.call(key, '/topics?limit=1');
  const next = `/topics?limit=1&cursor=${page.meta.page.next_cursor}`;
  const link = find(OptOutLinks).tokenOf('unsubscribe', 'msg_01k9v3zzzzzzzzzzzzzzzzzzzz');
  const [, hashBefore] = find(AddressHash).forms(TENANT, ERASED);

  await restart(NOW, OLD);
  await eventually(() => lines.some((line) => line.includes(DONE)), { timeoutMs: 30_000 });
  expect(await secretsOfProvider()).toContain('a-token');
  expect((await messaging.call(key, next)).status).toBe(200);
  expect(find(OptOutLinks).messageOf(link)).not.toBeNull();
  expect(find(AddressHash).forms(TENANT, ERASED)).toContain(hashBefore);
  expect(find(OptOutLinks).tokenOf('unsubscribe', 'msg_01k9v3zzzzzzzzzzzzzzzzzzzz')).not.toBe(link);

  await restart(NOW, '');
  expect(await secretsOfProvider()).toContain('a-token');
  expect((await messaging.call(key, next)).status).toBe(422);
  expect(find(OptOutLinks).messageOf(link)).toBeNull();
}, 120_000);

it('a service whose secret was changed without the one before leaves what it cannot open', async () => {
  await restart(OLD, '');
  await expect(secretsOfProvider()).rejects.toThrow('authenticate');
  await restart(NOW, '');
  expect(await secretsOfProvider()).toContain('a-token');
}, 120_000);
