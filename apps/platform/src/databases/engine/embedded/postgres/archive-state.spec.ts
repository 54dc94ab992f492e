import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stuckSince, waitingSince } from './archive-state.js';

describe('an archive that nothing is put into', () => {
  const noon = new Date('2026-03-01T12:00:00Z');
  const seconds = (count: number) => new Date(noon.getTime() + count * 1_000);
  let data: string;

  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'skydeck-archive-'));
    await mkdir(join(data, 'pg_wal/archive_status'), { recursive: true });
  });

  afterEach(() => rm(data, { recursive: true }));

  async function waits(name: string, since: Date): Promise<void> {
    const file = join(data, 'pg_wal/archive_status', name);
    await writeFile(file, '');
    await utimes(file, since, since);
  }

  const startedAt = (at: Date) =>
    writeFile(join(data, 'postmaster.pid'), `1\n/db\n${at.getTime() / 1_000}\n5432\n`);

  it('is stuck since the first piece waits, once that is too long', async () => {
    await startedAt(seconds(-3_600));
    await waits('000000010000000000000001.done', seconds(-900));
    expect(await stuckSince(data, noon)).toBeUndefined();
    expect(await waitingSince(data)).toBeUndefined();
    await waits('000000010000000000000002.ready', noon);
    await waits('000000010000000000000003.ready', seconds(30));
    expect(await stuckSince(data, seconds(40))).toBeUndefined();
    expect(await stuckSince(data, seconds(50))).toEqual(noon);
    expect(await waitingSince(data)).toEqual(noon);
  });

  it('is not stuck for what waited while the server was stopped', async () => {
    await waits('000000010000000000000002.ready', seconds(-3_600));
    await startedAt(noon);
    expect(await stuckSince(data, seconds(40))).toBeUndefined();
    expect(await stuckSince(data, seconds(60))).toEqual(noon);
  });
});
