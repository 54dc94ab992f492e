import { connect } from '@skydeck/database';
import { testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { launchpadEntities } from '../launchpad.module.js';
import { migrations } from '../../migrations/index.js';
import { LogLineEntity } from './log-line.entity.js';
import { LogStore } from './log-store.js';

const line = (logId: string, seq: number, text: string) =>
  ({ logId, seq, at: new Date(0), stream: 'stdout', replica: 'rpl_1', line: text }) as const;

describe('LogStore', () => {
  const database = testDatabase();
  let dataSource: DataSource;
  let store: LogStore;

  beforeAll(async () => {
    const schema = database.schema('platform');
    dataSource = await connect({
      url: database.url,
      schema,
      entities: launchpadEntities,
      migrations,
    });
    store = new LogStore(dataSource.getRepository(LogLineEntity));
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  it('reads on where a reader stopped, in order', async () => {
    await store.append([line('a', 2, 'two'), line('a', 1, 'one'), line('b', 1, 'other')]);
    expect((await store.after('a', 0, 10)).map((one) => one.line)).toEqual(['one', 'two']);
    expect((await store.after('a', 1, 10)).map((one) => one.line)).toEqual(['two']);
    expect(await store.lastSeq('a')).toBe(2);
    expect(await store.lastSeq('none')).toBe(0);
  });

  it('keeps the first of two lines with one number, and takes any character', async () => {
    await store.append([line('c', 1, 'first')]);
    await store.append([line('c', 1, 'second'), line('c', 2, 'nul \0 and 🙂 and \\ and {"')]);
    const lines = (await store.after('c', 0, 10)).map((one) => one.line);
    expect(lines).toEqual(['first', 'nul  and 🙂 and \\ and {"']);
  });

  it('drops the oldest lines first when it is trimmed', async () => {
    await store.append(
      Array.from({ length: 100 }, (_, index) => line('d', index + 1, 'x'.repeat(9))),
    );
    expect(await store.extent('d')).toEqual({ lastSeq: 100, bytes: 1000 });
    expect(await store.trim('d', 300)).toBe(300);
    expect((await store.after('d', 0, 1))[0]?.seq).toBe('71');
    expect(await store.trim('d', 1000)).toBe(300);
  });

  it('removes whole logs and no others', async () => {
    await store.append([line('e', 1, 'x'), line('f', 1, 'x')]);
    await store.remove(['e']);
    expect([await store.lastSeq('e'), await store.lastSeq('f')]).toEqual([0, 1]);
  });
});
