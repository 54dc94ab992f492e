import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptLog, LOG_KEEP_BYTES } from './kept-log.js';
import { newsOf } from './news-of.js';

const KB = 1024;
let dir: string;
let log: KeptLog;

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'skydeck-log-')), 'logs');
  log = new KeptLog(dir);
});

afterEach(async () => {
  await rm(join(dir, '..'), { recursive: true, force: true });
});

describe('KeptLog', () => {
  it('keeps the newest output and lets its file not grow', async () => {
    for (let index = 0; index < 40; index++) {
      await log.append('one', Buffer.alloc(32 * KB, String(index % 10)));
    }
    await log.append('one', Buffer.from('END'));
    const kept = await log.read('one');
    expect(kept.length).toBe(LOG_KEEP_BYTES);
    expect(kept.subarray(-3).toString()).toBe('END');
    expect((await stat(join(dir, 'one.log'))).size).toBeLessThanOrEqual(2 * LOG_KEEP_BYTES);
    expect(await readdir(dir)).toEqual(['one.log']);
  });

  it('knows nothing of a server that wrote nothing, or is gone', async () => {
    expect((await log.read('two')).length).toBe(0);
    await log.append('two', Buffer.from('x'));
    await log.remove('two');
    expect((await log.read('two')).length).toBe(0);
  });
});

describe('newsOf', () => {
  const boot = `${'booting '.repeat(20)}ready\n`;

  it.each([
    ['', 'first', 'first'],
    [boot, '', ''],
    [boot, boot, ''],
    [`${boot}one\n`, boot, ''],
    [boot, `${boot}off\n`, 'off\n'],
    [`${boot}two\n`, 'off\n', 'off\n'],
  ])('%#: adds only what is not kept', (kept, text, news) => {
    expect(newsOf(Buffer.from(kept), Buffer.from(text)).toString()).toBe(news);
  });
});
