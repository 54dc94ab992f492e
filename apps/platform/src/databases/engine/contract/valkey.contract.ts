import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { until } from '../../../vps/engine/fixtures/until.js';
import type { LoginSpec } from '../database.driver.js';
import { type DatabaseLab, instanceSpec, loginSpec } from '../fixtures/database-lab.js';
import type { InstanceAddress, InstanceSpec } from '../instance-spec.js';

/** What every driver that has Valkey must do, run against a real server. */
export function valkeyContract(makeLab: () => Promise<DatabaseLab>): void {
  let lab: DatabaseLab;
  let spec: InstanceSpec;
  let address: InstanceAddress;
  const open: Redis[] = [];

  const signIn = async (login: LoginSpec, at = address): Promise<Redis> => {
    const client = new Redis({
      host: at.host,
      port: at.port,
      username: login.role,
      password: login.password,
      tls: { ca: at.caPem },
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    client.on('error', () => undefined);
    open.push(client);
    await client.connect();
    return client;
  };
  const login = async (access: LoginSpec['access'], id = spec.id): Promise<LoginSpec> => {
    const made = loginSpec('v', access);
    await lab.driver.createLogin(id, made);
    return made;
  };
  const make = async (over: Partial<InstanceSpec> = {}): Promise<InstanceSpec> => {
    const [major = 0] = (await lab.driver.capabilities()).majors.valkey;
    return instanceSpec({ engine: 'valkey', major, ...over });
  };

  beforeAll(async () => {
    lab = await makeLab();
    spec = await make();
    address = await lab.driver.ensureInstance(spec);
  }, 240_000);

  afterEach(() => {
    for (const client of open.splice(0)) client.disconnect();
  });

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  it('makes an instance once, and lets a login write and another read', async () => {
    expect(await lab.driver.ensureInstance(spec)).toEqual(address);
    await lab.driver.createDatabase(spec.id, { name: 'v', connectionLimit: 10, quotaMb: 100 });
    const writer = await signIn(await login('read_write'));
    const reader = await signIn(await login('read_only'));
    await writer.set('key', 'value');
    await writer.eval("return redis.call('set', 'other', '1')", 0);
    expect(await reader.get('key')).toBe('value');
    await expect(reader.set('key', 'x')).rejects.toThrow('NOPERM');
    await expect(reader.eval("return redis.call('set', 'key', 'x')", 0)).rejects.toThrow('NOPERM');
    await expect(reader.publish('channel', 'x')).rejects.toThrow('NOPERM');
    expect(await lab.driver.sample(spec.id, 'v')).toMatchObject({ connections: 2 });
  });

  it.each([
    'config get dir',
    'config set dir /tmp',
    'acl list',
    'acl setuser me on',
    'shutdown nosave',
    'replicaof 127.0.0.1 6379',
    'slaveof 127.0.0.1 6379',
    'migrate 127.0.0.1 6379 key 0 100',
    'debug sleep 0',
    'module list',
    'monitor',
    'save',
    'bgsave',
    'psync ? -1',
    'client kill type normal',
    'cluster info',
    'latency doctor',
    'failover',
  ])('NOPERM: refuses %s', async (command) => {
    const client = await signIn(await login('read_write'));
    const [name = '', ...args] = command.split(' ');
    await expect(client.call(name, ...args)).rejects.toThrow(/NOPERM|DEBUG command not allowed/);
  });

  it('WRONGPASS: lets nobody in who has no login', async () => {
    const known = await login('read_write');
    for (const wrong of [loginSpec('v', 'read_write'), { ...known, password: 'another' }]) {
      const asking = signIn(wrong).then((client) => client.get('key'));
      await expect(asking).rejects.toThrow(/NOAUTH|WRONGPASS|closed/);
    }
  });

  it('rotates a login and ends the sessions of the old one', async () => {
    const old = await login('read_write');
    const session = await signIn(old);
    await session.set('kept', '1');
    const next = await signIn(await login('read_write'));
    await lab.driver.dropLogin(spec.id, old.role);
    await lab.driver.dropLogin(spec.id, old.role);
    await until(() => expect(session.status).toBe('end'));
    expect(await next.get('kept')).toBe('1');
    expect(await lab.driver.logins(spec.id)).not.toContain(old.role);
  });

  it('keeps data and logins when it is stopped, and when it is killed', async () => {
    const user = await login('read_write');
    await (await signIn(user)).set('stays', 'here');
    await lab.driver.stopInstance(spec.id);
    expect(await lab.driver.observeInstances()).toMatchObject([{ state: 'stopped' }]);
    await lab.driver.ensureInstance(spec);
    expect(await (await signIn(user)).get('stays')).toBe('here');
    await (await signIn(user)).set('stays', 'again');
    await lab.kill(spec.id);
    await until(async () => expect(await (await signIn(user)).get('stays')).toBe('again'), 30_000);
  }, 60_000);

  it('puts a dump into another instance, and refuses one that is none', async () => {
    const client = await signIn(await login('read_write'));
    await client.mset(Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`n${n}`, n])));
    const dump = await buffer(await lab.driver.dump(spec.id, 'v'));
    const other = await make();
    const there = await lab.driver.ensureInstance(other);
    const user = await login('read_write', other.id);
    const bad = Readable.from([Buffer.from('REDIS0011 nothing')]);
    await expect(lab.driver.restore(other.id, 'v', bad)).rejects.toMatchObject({
      reason: 'failed',
    });
    expect(await (await signIn(user, there)).dbsize()).toBe(0);
    await lab.driver.restore(other.id, 'v', Readable.from([dump]));
    await lab.driver.stopInstance(other.id);
    await lab.driver.ensureInstance(other);
    expect(await (await signIn(user, there)).get('n499')).toBe('499');
    await expect(lab.driver.restore(other.id, 'v', Readable.from([dump]))).rejects.toMatchObject({
      reason: 'not_allowed',
    });
    await lab.driver.destroyInstance(other.id);
  }, 60_000);

  it('makes dumps at the same time, each of what was there when it was asked for', async () => {
    const client = await signIn(await login('read_write'));
    for (let part = 0; part < 20; part++) {
      const some = Array.from({ length: 5_000 }, (_, n) => [`part${part}.${n}`, 'x'.repeat(50)]);
      await client.mset(Object.fromEntries(some));
    }
    const asked = async (n: number): Promise<Buffer> => {
      await client.set(`asked${n}`, 'before');
      return buffer(await lab.driver.dump(spec.id, 'v'));
    };
    const dumps = await Promise.all([1, 2, 3, 4].map(asked));
    dumps.forEach((dump, n) => expect(dump.includes(`asked${n + 1}`)).toBe(true));
    await client.flushall();
  }, 60_000);

  it('OOM: takes no more than its memory', async () => {
    const small = await make({ memoryMb: 32 });
    const at = await lab.driver.ensureInstance(small);
    const client = await signIn(await login('read_write', small.id), at);
    const fill = async (): Promise<void> => {
      for (let n = 0; n < 60; n++) await client.set(`k${n}`, 'x'.repeat(500_000));
    };
    await expect(fill()).rejects.toThrow('OOM');
    expect(await client.del('k1')).toBe(1);
    await lab.driver.destroyInstance(small.id);
  }, 60_000);

  it('OOM: takes no more when its disk is full, until there is room', async () => {
    const small = await make({ memoryMb: 128, diskMb: 8 });
    const at = await lab.driver.ensureInstance(small);
    const client = await signIn(await login('read_write', small.id), at);
    for (let n = 0; n < 20; n++) await client.set(`k${n}`, randomBytes(500_000));
    const state = async () =>
      (await lab.driver.observeInstances()).find((one) => one.id === small.id);
    await until(async () =>
      expect(await state()).toMatchObject({ state: 'read_only', reason: 'disk_full' }),
    );
    await expect(client.set('more', '1')).rejects.toThrow('OOM');
    expect(await client.del('k1')).toBe(1);
    await lab.driver.ensureInstance({ ...small, diskMb: 100 });
    await until(async () => expect(await state()).toMatchObject({ state: 'running' }));
    await client.set('more', '1');
    await lab.driver.destroyInstance(small.id);
  }, 60_000);

  it('not_supported: refuses what it cannot do, as its parts say', async () => {
    const { driver } = lab;
    const refused = { reason: 'not_supported' };
    const { parts } = await driver.capabilities();
    expect(Object.values(parts.valkey)).toEqual([false, false, false, false, false]);
    await expect(driver.takeBaseBackup(spec.id)).rejects.toMatchObject(refused);
    await expect(driver.baseBackups(spec.id)).rejects.toMatchObject(refused);
    await expect(driver.extensions(spec.id, 'v')).rejects.toMatchObject(refused);
    await expect(driver.setExtension(spec.id, 'v', 'x', true)).rejects.toMatchObject(refused);
    await expect(driver.slowStatements(spec.id, 'v', 5)).rejects.toMatchObject(refused);
    await expect(driver.pruneBaseBackups(spec.id, new Date())).rejects.toMatchObject(refused);
    await expect(driver.upgradeInstance({ ...spec, major: 99 })).rejects.toMatchObject(refused);
  });
}
