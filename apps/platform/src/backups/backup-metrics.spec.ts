import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { BackupMetrics } from './backup-metrics.js';

class Noon extends Clock {
  override now(): Date {
    return new Date('2026-03-03T12:00:00Z');
  }
}

it('tells the age and the failure of backups that an installation makes, and nothing where it makes none', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'skydeck-backup-metrics-'));
  const metrics = new ServiceMetrics('platform');
  new BackupMetrics(home, new Noon(), metrics).onModuleInit();
  const values = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('skydeck_backup'));
  const write = async (name: string, value: object) =>
    writeFile(path.join(home, name), JSON.stringify(value));
  expect(await values()).toEqual([]);
  await write('backup-schedule.json', { set_at: '2026-03-03T11:00:00.000Z' });
  expect(await values()).toEqual([
    expect.stringMatching(/^skydeck_backup_age_seconds.* 3600$/),
    expect.stringMatching(/^skydeck_backup_failing.* 0$/),
  ]);
  await write('backup-state.json', {
    succeeded_at: '2026-03-03T11:59:00.000Z',
    failure: { code: 'disk_full', message: 'The disk is full.' },
  });
  expect(await values()).toEqual([
    expect.stringMatching(/^skydeck_backup_age_seconds.* 60$/),
    expect.stringMatching(/^skydeck_backup_failing.* 1$/),
  ]);
  await rm(home, { recursive: true, force: true });
});
