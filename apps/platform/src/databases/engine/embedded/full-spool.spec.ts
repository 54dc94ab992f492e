import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../vps/engine/fixtures/until.js';
import {
  ask,
  type DatabaseLab,
  embeddedLab,
  instanceSpec,
  tenantOf,
} from '../fixtures/database-lab.js';

const MEGABYTE = 2 ** 20;
const PATIENCE_MS = 90_000;

/** As when nothing is brought away any more: the least spool takes 128 MiB. */
describe('a spool that is full', () => {
  let lab: DatabaseLab;

  beforeAll(async () => {
    lab = await embeddedLab();
  }, 60_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
  }, 60_000);

  it('takes no more, says so, and goes on when there is room', async () => {
    const { driver } = lab;
    const spec = instanceSpec({ archived: true, diskMb: 512 });
    const address = await driver.ensureInstance(spec);
    const tenant = await tenantOf(driver, spec.id);
    const wal = join(lab.dir, 'instances', spec.id, 'archive/wal/15');
    const filler = join(wal, 'filler');
    const archive = async () =>
      (await driver.observeInstances()).find(({ id }) => id === spec.id)?.archive;
    await driver.spool?.flush(spec.id);
    const before = (await driver.spool?.pieces(spec.id))?.length;
    await writeFile(filler, Buffer.alloc(129 * MEGABYTE, 'x'));
    await ask(address, tenant.writer, 'create table kept as select 1 as n');
    await ask(address, tenant.writer, 'insert into kept values (2)');
    const flushed = driver.spool?.flush(spec.id).catch(() => undefined);
    await until(async () => expect((await archive())?.failingSince).toBeDefined(), PATIENCE_MS);
    expect((await driver.spool?.pieces(spec.id))?.length).toBe(before);
    // The database itself goes on: its log waits in its own storage.
    await ask(address, tenant.writer, 'insert into kept values (3)');
    expect((await stat(filler)).size).toBe(129 * MEGABYTE);
    await rm(filler);
    await driver.ensureInstance(spec);
    await until(async () => {
      expect(await archive()).toMatchObject({ failingSince: undefined });
      expect((await driver.spool?.pieces(spec.id))?.length).toBeGreaterThan(before ?? 0);
    }, PATIENCE_MS);
    await flushed;
    await driver.destroyInstance(spec.id);
  }, 240_000);
});
