import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../vps/engine/fixtures/until.js';
import { ask, embeddedLab, instanceSpec, tenantOf } from '../fixtures/database-lab.js';

it('begins no empty server where there was one with data', async () => {
  await using lab = await embeddedLab();
  const spec = instanceSpec({ memoryMb: 256 });
  const address = await lab.driver.ensureInstance(spec);
  const tenant = await tenantOf(lab.driver, spec.id);
  await ask(address, tenant.writer, 'create table t as select 1 as n');
  await lab.driver.close();
  await lab.kill(spec.id);
  const data = join(lab.dir, 'instances', spec.id, 'home', `postgres-${spec.major}`);
  await rename(data, `${data}.away`);

  const driver = lab.again();
  await driver.open();
  try {
    await expect(driver.ensureInstance(spec)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('data are gone'),
    });
    await until(async () => {
      expect(await driver.observeInstances()).toMatchObject([{ state: 'failed' }]);
    }, 10_000);
    await expect(access(data)).rejects.toMatchObject({ code: 'ENOENT' });

    await rename(`${data}.away`, data);
    await until(async () => {
      expect(await ask(address, tenant.reader, 'select n from t')).toEqual([{ n: 1 }]);
    }, 30_000);
  } finally {
    await driver.close();
  }
}, 120_000);
