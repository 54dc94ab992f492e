import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupHealth } from './backup-health.js';

let home: string;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-backup-health-'));
});

afterEach(async () => rm(home, { recursive: true, force: true }));

const write = async (name: string, value: object) =>
  writeFile(path.join(home, name), JSON.stringify(value));
const NOW = new Date('2026-03-03T12:00:00Z');
const schedule = { target: 's3://backups/skydeck', set_at: '2026-03-01T12:00:00.000Z' };

it('is nothing where no schedule is', async () => {
  expect(await backupHealth(home, NOW)).toBeUndefined();
});

it.each([
  ['fine after one of today', '2026-03-03T03:15:00.000Z', null, true, 'the last one is of'],
  ['late after one of the day before', '2026-03-02T03:15:00.000Z', null, false, 'late'],
  ['late when none ever came', null, null, false, 'late: none was made yet'],
  [
    'failed, with the reason',
    '2026-03-03T03:15:00.000Z',
    { code: 'disk_full', message: 'The disk is full.' },
    false,
    'failed: The disk is full.',
  ],
])('is %s', async (_what, succeeded_at, failure, is_fine, detail) => {
  await write('backup-schedule.json', schedule);
  await write('backup-state.json', { succeeded_at, failure });
  expect(await backupHealth(home, NOW)).toEqual({
    target: schedule.target,
    is_fine,
    detail: expect.stringContaining(detail),
  });
});
