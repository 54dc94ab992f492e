import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { AddressPolicy, Outbound } from '@skydeck/outbound';
import { newId } from '@skydeck/ids';
import { freePort, NameServer, TestClock, tlsCertificate } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { NetworkMailResolver } from '../src/domains/mail-resolver.js';
import { DirectMxDriver } from '../src/drivers/direct-mx/direct-mx.driver.js';
import { MtaStsCache } from '../src/drivers/direct-mx/mta-sts/mta-sts-cache.js';
import { lookupBy } from '../src/drivers/direct-mx/mta-sts/mta-sts-parts.js';
import { MtaStsPolicies } from '../src/drivers/direct-mx/mta-sts/mta-sts-policies.js';
import { SmtpRelay } from '../src/drivers/fixtures/smtp-relay.js';
import { DirectMxSettings } from '../src/providers/kinds/direct-mx.kind.js';
import { PlainDressing } from '../src/providers/plain-dressing.js';
import { MessagingHarness } from './messaging-harness.js';

const ZONE = 'sts.test';
const LOOPBACK = ['127.0.0.0/8'];
const MAX_AGE_S = 86_400;

/** Where mail of each domain goes, and what its policy says. */
const DOMAINS: Readonly<Record<string, readonly [mx: string, mode: string, listed: string]>> = {
  kept: ['good', 'enforce', `good.${ZONE}`],
  unlisted: ['good', 'enforce', `other.${ZONE}`],
  clear: ['plain', 'enforce', `*.${ZONE}`],
  untrusted: ['wrong', 'enforce', `*.${ZONE}`],
  trial: ['wrong', 'testing', `*.${ZONE}`],
  retired: ['plain', 'none', ''],
  broken: ['plain', 'sideways', `*.${ZONE}`],
};

let messaging: MessagingHarness;
let names: NameServer;
let server: Server;
let resolver: NetworkMailResolver;
let clock: TestClock;
let good: SmtpRelay;
let plain: SmtpRelay;
let wrong: SmtpRelay;
let hosts: string[];
const trusted = getCACertificates('default');
const fetched: string[] = [];

beforeAll(async () => {
  clock = new TestClock();
  messaging = await MessagingHarness.start({ clock });
  hosts = Object.keys(DOMAINS).map((name) => `mta-sts.${name}.${ZONE}`);
  const ours = await tlsCertificate([`good.${ZONE}`, ...hosts].map((name) => `DNS:${name}`).join());
  const theirs = await tlsCertificate(`DNS:wrong.${ZONE}`);
  setDefaultCACertificates([...trusted, ours.cert]);
  const tls = { disabledCommands: ['AUTH'] };
  good = await SmtpRelay.start({ ...tls, ...ours }, { host: '127.0.0.2' });
  plain = await SmtpRelay.start({}, { host: '127.0.0.3', port: good.port });
  wrong = await SmtpRelay.start({ ...tls, ...theirs }, { host: '127.0.0.4', port: good.port });
  server = createServer(ours, ({ headers: { host = '' } }, response) => {
    const [, name = ''] = host.split('.');
    const [, mode, listed] = DOMAINS[name] ?? [];
    fetched.push(name);
    const mx = listed ? `mx: ${listed}\n` : '';
    response.setHeader('content-type', 'text/plain');
    response.end(`version: STSv1\nmode: ${mode}\n${mx}max_age: ${MAX_AGE_S}\n`);
  });
  await once(server.listen(0, '127.0.0.5'), 'listening');
  const namePort = await freePort();
  resolver = new NetworkMailResolver([`127.0.0.1:${namePort}`]);
  names = await NameServer.start(namePort, ZONE, [
    { name: `good.${ZONE}`, type: 'A', value: '127.0.0.2' },
    { name: `plain.${ZONE}`, type: 'A', value: '127.0.0.3' },
    { name: `wrong.${ZONE}`, type: 'A', value: '127.0.0.4' },
    { name: `nothing.${ZONE}`, type: 'MX', value: `10 plain.${ZONE}.` },
    ...Object.entries(DOMAINS).flatMap(([name, [mx]]) => [
      { name: `${name}.${ZONE}`, type: 'MX', value: `10 ${mx}.${ZONE}.` },
      { name: `_mta-sts.${name}.${ZONE}`, type: 'TXT', value: 'v=STSv1; id=20260301T1;' },
      { name: `mta-sts.${name}.${ZONE}`, type: 'A', value: '127.0.0.5' },
    ]),
  ]);
}, 60_000);

afterAll(async () => {
  setDefaultCACertificates(trusted);
  await messaging.close();
  await names.stop();
  server.closeAllConnections();
  server.close();
  await Promise.all([good, plain, wrong].map((relay) => relay.close()));
});

/** Policies as a process of its own has them: nothing in memory, the same database. */
class Sender implements AsyncDisposable {
  readonly came: string[] = [];
  readonly policies: MtaStsPolicies;
  readonly #driver: DirectMxDriver;
  readonly #outbound: Outbound;

  constructor(allowed: readonly string[] = LOOPBACK) {
    this.#outbound = new Outbound(allowed, lookupBy(resolver));
    const { port } = server.address() as AddressInfo;
    const cache = new MtaStsCache(messaging.service.app.get(DataSource), clock);
    this.policies = new MtaStsPolicies({ cache, resolver, outbound: this.#outbound, clock, port });
    const told = this.policies.came.bind(this.policies);
    this.policies.came = (domain, mode, outcome) => {
      this.came.push(`${mode} ${outcome}`);
      told(domain, mode, outcome);
    };
    const settings = DirectMxSettings.parse({ from: 'shop@example.org', port: good.port });
    const ways = {
      resolver,
      policy: new AddressPolicy(LOOPBACK),
      transportPolicies: this.policies,
    };
    this.#driver = new DirectMxDriver(settings, new PlainDressing(), ways);
  }

  send(name: string): Promise<unknown> {
    const message = {
      id: newId('msg'),
      tenant: null,
      channel: 'email',
      recipient: `ada@${name}.${ZONE}`,
      sender: 'shop@example.org',
      content: { subject: 'Hi', text: 'Hello' },
      kind: 'transactional',
    } as const;
    return this.#driver.send(message, AbortSignal.timeout(20_000));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#driver.close();
    await this.#outbound.close();
  }
}

const forgetAll = () => messaging.service.app.get(DataSource).query('delete from mta_sts_policy');

describe('a policy that is enforced', () => {
  it('lets mail go to a server that it names, encrypted and known, and is fetched once', async () => {
    await using sender = new Sender();
    await Promise.all(Array.from({ length: 50 }, () => sender.policies.policyOf(`kept.${ZONE}`)));
    await sender.send('kept');
    expect(good.taken).toHaveLength(1);
    expect(sender.came).toEqual(['enforce kept']);
    expect(fetched).toEqual(['kept']);
  });

  it('puts mail off for a server that it does not name, before anything is connected to', async () => {
    await using sender = new Sender();
    const before = good.connections;
    await expect(sender.send('unlisted')).rejects.toMatchObject({
      code: 'deferred',
      detail: 'mta_sts_mx_not_listed',
    });
    expect(good.connections).toBe(before);
    expect(sender.came).toEqual(['enforce mx_not_listed']);
  });

  it.each(['clear', 'untrusted'])('puts mail off for a server that is %s', async (name) => {
    await using sender = new Sender();
    await expect(sender.send(name)).rejects.toMatchObject({
      code: 'deferred',
      detail: 'mta_sts_tls_failed',
    });
    expect(sender.came).toEqual(['enforce tls_failed']);
    expect([...plain.taken, ...wrong.taken]).toEqual([]);
  });
});

describe('a policy on trial', () => {
  it('only tells what would not have gone', async () => {
    await using sender = new Sender();
    await sender.send('trial');
    expect(wrong.taken).toHaveLength(1);
    expect(sender.came).toEqual(['testing tls_failed']);
  });
});

describe('no policy', () => {
  it.each(['retired', 'broken', 'nothing'])('is asked for by what is %s', async (name) => {
    await using sender = new Sender();
    const before = plain.taken.length;
    await sender.send(name);
    expect(plain.taken.length - before).toBe(1);
    expect(sender.came).toEqual([]);
  });

  it('is read from inside, whatever a name leads to', async () => {
    await forgetAll();
    const before = fetched.length;
    await using sender = new Sender([]);
    expect(await sender.policies.policyOf(`kept.${ZONE}`)).toBeNull();
    expect(fetched.length).toBe(before);
  });
});

describe('a policy that is known', () => {
  it('gives way to one of another name', async () => {
    const cache = new MtaStsCache(messaging.service.app.get(DataSource), clock);
    const old = { policyId: 'old', mode: 'enforce', mx: ['old.example'], maxAgeS: 60 } as const;
    await cache.put(`kept.${ZONE}`, old);
    await using sender = new Sender();
    expect(await sender.policies.policyOf(`kept.${ZONE}`)).toMatchObject({ mx: [`good.${ZONE}`] });
    expect(await cache.get(`kept.${ZONE}`)).toMatchObject({ policyId: '20260301T1' });
  });

  it('holds in every process until it ends, whatever is kept from being read meanwhile', async () => {
    await names.stop();
    await using other = new Sender();
    expect(await other.policies.policyOf(`kept.${ZONE}`)).toMatchObject({ mode: 'enforce' });
    clock.advance(MAX_AGE_S * 1000 - 1);
    await using late = new Sender();
    expect(await late.policies.policyOf(`kept.${ZONE}`)).toMatchObject({ mode: 'enforce' });
    clock.advance(1);
    await using tooLate = new Sender();
    expect(await tooLate.policies.policyOf(`kept.${ZONE}`)).toBeNull();
  });
});
