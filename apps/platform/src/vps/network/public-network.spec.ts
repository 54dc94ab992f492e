import { loadConfig } from '@skydeck/config';
import { connect } from '@skydeck/database';
import { runCommand } from '@skydeck/exec';
import { testDatabase, TestClock } from '@skydeck/testing';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { PlatformConfig } from '../../platform.config.js';
import { VpsSettings } from '../vps-settings.js';
import { NetworkEntity, PUBLIC_NETWORK } from './network.entity.js';
import { NicEntity } from './nic.entity.js';
import { PublicNetwork } from './public-network.js';

const database = testDatabase();
/** Something else on this machine with a network of its own. */
const link = `skyt${randomBytes(3).toString('hex')}`;
const second = 224 + ((randomBytes(1)[0] ?? 0) % 31);
const TAKEN = `10.${second}.128.0/24`;
/** In a network that no other test chooses from: what is named first is the one. */
const APART = `198.18.${second}.0/24`;
/** Networks that nothing here has, to choose by name. */
const NAMED = {
  first: `198.19.${second}.0/24`,
  next: `198.19.${second - 100}.0/24`,
  later: `198.19.${second - 200}.0/24`,
};
let dataSource: DataSource;

beforeAll(async () => {
  const entities = [NetworkEntity, NicEntity];
  const schema = database.schema('network');
  dataSource = await connect({ url: database.url, schema, entities, migrations });
  await runCommand('ip', ['link', 'add', link, 'type', 'bridge']);
  for (const taken of [TAKEN, APART]) {
    await runCommand('ip', ['addr', 'add', taken.replace('.0/', '.1/'), 'dev', link]);
  }
  await runCommand('ip', ['link', 'set', link, 'up']);
});

afterAll(async () => {
  await runCommand('ip', ['link', 'delete', link]);
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

beforeEach(() => dataSource.query('delete from vps_nic; delete from vps_network'));

function networkWith(cidr?: string): PublicNetwork {
  const config = loadConfig(PlatformConfig, {
    DATABASE_URL: database.url,
    SKYDECK_HOME: tmpdir(),
    SKYDECK_SERVICE_SECRET: randomBytes(32).toString('base64url'),
    ...(cidr !== undefined && { VPS_CIDR: cidr }),
  });
  return new PublicNetwork(
    dataSource,
    new VpsSettings(config),
    new TestClock(new Date('2026-03-01T12:00:00Z')),
  );
}

const chosen = async () =>
  (await dataSource.manager.findOneByOrFail(NetworkEntity, { id: PUBLIC_NETWORK })).cidr;

it('refuses a network that this machine reaches already, and says by what', async () => {
  const start = networkWith('198.18.0.0/16').onApplicationBootstrap();
  await expect(start).rejects.toThrow(`this machine reaches ${APART} by ${link} already`);
});

it('chooses a network that nothing here uses, the same for 50 at once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => networkWith().settle()));
  expect(await chosen()).toMatch(/^10\.2[2-5]\d\.0\.0\/16$/);
  expect(await chosen()).not.toBe(`10.${second}.0.0/16`);
});

it('chooses anew while nobody has an address, and keeps it from then on', async () => {
  await networkWith(NAMED.first).settle();
  expect(await chosen()).toBe(NAMED.first);
  await networkWith(NAMED.next).settle();
  expect(await chosen()).toBe(NAMED.next);
  await dataSource.query(
    `insert into vps (id, project_id, project_slug, name, size, vcpus, cpu_share, memory_mb,
       disk_gb, image_id, engine, state, desired, created_at, updated_at)
     values ('vps_one', 'prj', 'p', 'one', 'nano', 1, 1, 1, 1, 'img', 'incus', 'running',
       'running', now(), now()) on conflict do nothing`,
  );
  await dataSource.query(
    `insert into vps_nic (vps_id, network_id, device, mac, host)
     values ('vps_one', 'public', 'eth0', '02:00:00:00:00:01', 2)`,
  );
  await networkWith(NAMED.later).settle();
  expect(await chosen()).toBe(NAMED.next);
});
