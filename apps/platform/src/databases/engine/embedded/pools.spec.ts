import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identify } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { databaseContract } from '../contract/database.contract.js';
import { embeddedLab, instanceSpec, signIn, tenantOf } from '../fixtures/database-lab.js';
import { InstanceGroups } from './instance/instance-groups.js';
import { InstanceFolder } from './instance/instance-folder.js';

databaseContract(embeddedLab, ['pools']);

it('keeps no password on disk, in arguments or in the environment of a pooler', async () => {
  await using lab = await embeddedLab();
  const spec = instanceSpec();
  const { caPem } = await lab.driver.ensureInstance(spec);
  const { name, writer } = await tenantOf(lab.driver, spec.id);
  const limits = { mode: 'transaction', size: 2, maxConnections: 4, maxClients: 10 } as const;
  const address = await lab.driver.ensurePool(spec.id, { database: name, ...limits });
  await using client = await signIn({ ...address, caPem }, writer);
  await client.query('select 1');
  const path = join(lab.dir, 'instances', spec.id);
  const record = await new InstanceFolder(path, spec.id, undefined).read();
  const secrets = [writer.password, record?.adminPassword ?? ''];
  const texts = await textsBelow(join(path, 'pooler'));
  const pid = texts.get('pgbouncer.pid')?.trim() ?? '';
  for (const what of ['cmdline', 'environ']) {
    texts.set(what, await readFile(`/proc/${pid}/${what}`, 'utf8'));
  }
  expect(texts.get('users.txt')).toContain(`"${writer.role}" "SCRAM-SHA-256$4096:`);
  expect(texts.get('cmdline')).toContain('pgbouncer');
  for (const [file, text] of texts) {
    const found = secrets.filter((secret) => text.includes(secret));
    expect({ file, found }).toEqual({ file, found: [] });
  }
}, 60_000);

it('ends a pooler whose folder is removed by somebody else', async () => {
  await using lab = await embeddedLab();
  const spec = instanceSpec();
  await lab.driver.ensureInstance(spec);
  const { name } = await tenantOf(lab.driver, spec.id);
  const limits = { mode: 'transaction', size: 2, maxConnections: 4, maxClients: 10 } as const;
  await lab.driver.ensurePool(spec.id, { database: name, ...limits });
  const path = join(lab.dir, 'instances', spec.id);
  const pid = Number(await readFile(join(path, 'pooler/pgbouncer.pid'), 'utf8'));
  expect(identify(pid)).not.toBeNull();
  // As after the end of the platform: nobody is there to start it again.
  await lab.driver.close();
  await lab.kill(spec.id);
  await rm(path, { recursive: true, force: true });
  await eventually(() => expect(identify(pid)).toBeNull(), { timeoutMs: 40_000 });
  const groups = new InstanceGroups(lab.settings.instance);
  await eventually(async () => expect((await groups.pids(`${spec.id}.pooler`)) ?? []).toEqual([]));
  await groups.remove(`${spec.id}.pooler`);
  await groups.remove(spec.id);
}, 90_000);

async function textsBelow(dir: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of await readdir(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    texts.set(entry.name, await readFile(join(entry.parentPath, entry.name), 'utf8'));
  }
  return texts;
}
