import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, instanceSpec } from '../fixtures/database-lab.js';
import type { Bench } from './database.contract.js';

/** The archive of drivers that keep it in a folder of this machine. */
export function archiveFolderContract(bench: Bench): void {
  it('prunes base backups, and what only they need', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const tenant = await bench.tenant();
    const taken = [await driver.takeBaseBackup(id)];
    await ask(bench.address, tenant.writer, 'create table kept as select 1 as n');
    taken.push(await driver.takeBaseBackup(id));
    const last = taken[1]?.takenAt ?? new Date();
    const wal = join(bench.lab.dir, 'instances', id, 'archive/wal/15');
    const archived = await readdir(wal);
    await driver.pruneBaseBackups(id, last);
    expect(await driver.baseBackups(id)).toEqual([taken[1]]);
    expect((await readdir(wal)).length).toBeLessThan(archived.length);
    const spec = instanceSpec();
    const address = await driver.restoreInstance(spec, id, new Date());
    expect(await ask(address, tenant.writer, 'select n from kept')).toEqual([{ n: 1 }]);
    await driver.destroyInstance(spec.id);
  }, 180_000);

  it('tells since when the archive fails, and that it works again', async () => {
    const { driver } = bench.lab;
    const { id } = bench.spec;
    const tenant = await bench.tenant();
    const archive = async () => {
      const found = (await driver.observeInstances()).find((one) => one.id === id);
      return found?.archive;
    };
    const wal = join(bench.lab.dir, 'instances', id, 'archive/wal');
    await rename(join(wal, '15'), join(wal, 'away'));
    await writeFile(join(wal, '15'), 'in the way');
    await ask(bench.address, tenant.writer, 'create table t as select 1 as n');
    const start = new Date();
    await until(async () => {
      expect((await archive())?.failingSince).toBeDefined();
    }, 60_000);
    const since = (await archive())?.failingSince;
    expect(since?.getTime()).toBeGreaterThanOrEqual(start.getTime() - 5_000);
    await rename(join(wal, '15'), join(wal, 'file'));
    await rename(join(wal, 'away'), join(wal, '15'));
    await driver.ensureInstance(bench.spec);
    await until(async () => {
      expect(await archive()).toMatchObject({ failingSince: undefined });
    }, 90_000);
    expect((await archive())?.lastArchivedAt).toBeDefined();
  }, 200_000);
}
