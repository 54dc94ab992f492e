import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { DatabaseBackupScheduler } from '../src/databases/backups/database-backup-scheduler.js';
import { BackupChecks } from '../src/databases/backups/backup-checks.js';
import { DatabaseLoop } from '../src/databases/reconcile/database-loop.js';
import { DatabasesHarness } from './databases-harness.js';

describe('backups of databases', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('shop');
    await lab.ask(await lab.connection('shop'), `create table note as select 'first' as text`);
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  const texts = async (database: string) =>
    (await lab.ask(await lab.connection(database), 'select text from note order by text')).map(
      ({ text }) => text,
    );
  const schema = () => String(lab.api.installation.environment['PLATFORM_SCHEMA']);
  const statusOf = async (name: string) => (await lab.api.get(`/databases/${name}`)).data;

  it('202: keeps what a database holds, and brings it back in place with the same password', async () => {
    const made = await lab.api.post('/databases/shop/backups?wait=60');
    expect(made).toMatchObject({ status: 202, data: { status: 'ready', kind: 'manual' } });
    const owner = await lab.connection('shop');
    await lab.ask(owner, `update note set text = 'spoilt'`);
    const backup = made.data['id'];
    const asked = await lab.api.post('/databases/shop/restore', { backup });
    expect(await lab.done(asked)).toMatchObject({ status: 'succeeded' });
    expect(await lab.ask(owner, 'select text from note')).toEqual([{ text: 'first' }]);
    const { data } = await lab.api.get('/database-backups?kind=before_restore');
    const kept = await lab.make('kept', { backup: data.items[0]!['id'] });
    expect(kept).toMatchObject({ origin: { backup: data.items[0]!['id'] } });
    expect(await texts('kept')).toEqual(['spoilt']);
  }, 120_000);

  it('keeps the password before a rotation for as long as its grace lasts', async () => {
    const before = await lab.connection('shop');
    const credentials = '/databases/shop/credentials/owner';
    await lab.api.post(`${credentials}/rotate`, { grace_s: 3600 });
    const made = await lab.api.post('/databases/shop/backups?wait=60');
    const asked = await lab.api.post('/databases/shop/restore', { backup: made.data['id'] });
    expect(await lab.done(asked)).toMatchObject({ status: 'succeeded' });
    for (const one of [before, await lab.connection('shop')]) {
      expect(await lab.ask(one, 'select text from note')).toEqual([{ text: 'first' }]);
    }
    await lab.api.installation.query(
      `update ${schema()}.database_credential set retiring_until = now() where retiring_role is not null`,
    );
    await lab.api.installation.platform!.app.get(DatabaseLoop, { strict: false }).now();
    await expect(lab.ask(before, 'select 1')).rejects.toThrow();
    const [left] = await lab.api.installation.rows(
      `select retiring_role, retiring_sealed from ${schema()}.database_credential
       where retiring_role is not null or retiring_sealed is not null`,
    );
    expect(left).toBeUndefined();
  }, 120_000);

  it('202: forks what a database holds now, into one that goes its own way', async () => {
    const forked = await lab.api.post('/databases/shop/fork', { name: 'copy' });
    expect(await lab.done(forked)).toMatchObject({ status: 'succeeded' });
    await lab.ask(await lab.connection('copy'), `insert into note values ('second')`);
    expect(await texts('copy')).toEqual(['first', 'second']);
    expect(await texts('shop')).toEqual(['first']);
    const at = new Date().toISOString();
    const refused = await lab.api.post('/databases/shop/fork', { name: 'then', at });
    expect(refused).toMatchObject({
      status: 422,
      error: { code: 'database.needs_dedicated', errors: [{ location: 'body.at' }] },
    });
  }, 120_000);

  it('makes one backup for each slot that is due, keeps as many as asked for', async () => {
    const scheduler = lab.api.installation.platform!.app.get(DatabaseBackupScheduler, {
      strict: false,
    });
    await lab.api.call('PATCH', '/databases/shop', { backups: { hour_utc: 3, keep: 1 } });
    for (const day of ['2026-01-01', '2026-01-02']) {
      await lab.api.installation.query(
        `update ${schema()}.managed_database set backup_slot_at = '${day}T03:00:00Z',
         backup_next_at = '${day}T03:00:00Z' where name = 'shop'`,
      );
      await Promise.all([scheduler.pass(), scheduler.pass(), scheduler.pass()]);
      await settled();
    }
    await scheduler.pass();
    const { data } = await lab.api.get('/database-backups?kind=scheduled');
    expect(data.items).toHaveLength(1);
    expect(data.items[0]).toMatchObject({ status: 'ready' });
  }, 120_000);

  it('is degraded when a backup fails, and recovers with the next one', async () => {
    const { installation } = lab.api;
    await installation.query(
      `update ${schema()}.managed_database set internal_name = internal_name || 'x'
       where name = 'copy'`,
    );
    const failed = await lab.api.post('/databases/copy/backups?wait=60');
    expect(failed.data).toMatchObject({ status: 'failed' });
    expect(await statusOf('copy')).toMatchObject({
      status: 'degraded',
      problems: [{ problem: 'backup' }],
    });
    await eventually(async () => {
      const { data } = await lab.api.get('/events?type=database.degraded');
      expect(data.items).toHaveLength(1);
    });
    await installation.query(
      `update ${schema()}.managed_database
       set internal_name = left(internal_name, length(internal_name) - 1) where name = 'copy'`,
    );
    await lab.api.post('/databases/copy/backups?wait=60');
    expect(await statusOf('copy')).toMatchObject({ status: 'available', problems: [] });
  }, 120_000);

  it('restores the newest backup once a week, and is degraded when that fails', async () => {
    const checks = lab.api.installation.platform!.app.get(BackupChecks, { strict: false });
    const due = `update ${schema()}.managed_database set check_next_at = now() where name = 'copy'`;
    await lab.api.installation.query(due);
    await checks.pass();
    const { id } = await statusOf('copy');
    const newest = async () =>
      (await lab.api.get(`/database-backups?database_id=${String(id)}&status=ready`)).data
        .items[0]!;
    await settled();
    expect(await newest()).toMatchObject({ check: { state: 'passed', error: null } });
    const backup = String((await newest())['id']);
    await spoil(backup);
    const checked = await lab.api.post(`/database-backups/${backup}/check?wait=60`);
    expect(checked.data).toMatchObject({ check: { state: 'failed' } });
    expect(await statusOf('copy')).toMatchObject({
      status: 'degraded',
      problems: [{ problem: 'check' }],
    });
  }, 120_000);

  it('200: deletes a backup with what the store has of it', async () => {
    const made = await lab.api.post('/databases/shop/backups?wait=60');
    const id = String(made.data['id']);
    expect(await filesOf(id)).not.toEqual([]);
    expect((await lab.api.call('DELETE', `/database-backups/${id}`)).status).toBe(200);
    expect(await filesOf(id)).toEqual([]);
    expect((await lab.api.get(`/database-backups/${id}`)).status).toBe(404);
  }, 60_000);

  /** Waits until nothing is being done. */
  async function settled(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const { data } = await lab.api.get('/databases?limit=100');
      const { data: backups } = await lab.api.get('/database-backups?limit=100');
      const isChecked = backups.items.every(
        (one) => (one['check'] as { state: string } | null)?.state !== 'running',
      );
      if (isChecked && data.items.every(({ operation }) => operation === null)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Something is still being done.');
  }

  async function filesOf(id: string): Promise<string[]> {
    const { home } = lab.api.installation;
    const entries = await readdir(home, { recursive: true });
    return entries.filter((name) => name.includes(id)).map((name) => join(home, name));
  }

  /** As a disk does that loses what it was given. */
  async function spoil(id: string): Promise<void> {
    for (const file of await filesOf(id)) await rm(file, { recursive: true, force: true });
  }
});
