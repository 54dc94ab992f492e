import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { SystemClock } from '@skydeck/service';
import { newId } from '@skydeck/ids';
import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { ingestProcess } from '../fixtures/ingest-process.js';

const CHILD = fileURLToPath(new URL('../fixtures/ingest-until-killed.mjs', import.meta.url));
const ACKNOWLEDGED_LINES = 40;

const database = testDatabase();
const schema = database.schema('killed');
let dataSource: DataSource;

beforeAll(async () => {
  dataSource = await connect({ url: database.url, schema, entities: [], migrations });
});
afterAll(async () => {
  await dataSource.destroy();
  await database[Symbol.asyncDispose]();
});

it('nothing that was acknowledged is lost with a process that is killed, nor kept twice', async () => {
  const id = newId('dev');
  const tenant = tenantOf('prj_killed');
  const device = { id, tenant, name: id, externalId: null, labels: [], retentionDays: null };
  await dataSource.query(
    `insert into device (id, tenant, name, created_at, updated_at) values ($1, $2, $1, now(), now())`,
    [id, tenant],
  );
  const startMs = Date.now() - 3_600_000;
  const argv = [CHILD, database.url, schema, JSON.stringify(device), String(startMs)];
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const acknowledged: number[] = [];
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(...line.split(' ').map(Number));
    lines += 1;
    if (lines === ACKNOWLEDGED_LINES) child.kill('SIGKILL');
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(lines).toBeGreaterThanOrEqual(ACKNOWLEDGED_LINES);

  const rows = await dataSource.query<{ recorded_at: Date }[]>(
    'select recorded_at from position where device_id = $1',
    [id],
  );
  const kept = new Set(rows.map(({ recorded_at }) => recorded_at.getTime()));
  expect(acknowledged.filter((atMs) => !kept.has(atMs))).toEqual([]);

  // Who heard no answer sends all of it again.
  const { ingest } = ingestProcess(dataSource, new SystemClock());
  const again = acknowledged.map((recordedAtMs) => ({ recordedAtMs, lat: 47, lon: 9 }));
  const outcomes = await ingest.accept(tenant, device, again);
  expect(outcomes.every(({ status }) => status === 'duplicate')).toBe(true);
  const [usage] = await dataSource.query<{ sum: string }[]>(
    `select sum(quantity) from usage_record where meter = 'tracking.positions'`,
  );
  expect(Number(usage!.sum)).toBe(kept.size);
});
