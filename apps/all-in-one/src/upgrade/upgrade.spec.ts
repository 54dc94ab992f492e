import { testDatabase } from '@skydeck/testing';
import { migrationLists } from '../backup/known-migrations.js';
import { breaks, type Schema } from './compatibility.js';
import { landed } from './fixtures/landed.js';
import { migrateSome } from './migrate-some.js';

const database = testDatabase();
const { migrations, schemas, contracted } = landed();
const table = (columns: Record<string, string>): Schema => ({ order: columns });
const known = await migrationLists();

describe.each(Object.keys(schemas))('the schema of %s', (service) => {
  const list = known[service] ?? [];
  const names = migrations[service] ?? [];
  const options = { url: database.url, schema: database.schema(`upgrade_${service}`) };

  it('the landed version is what was written down', async () => {
    const before = list.filter(({ name }) => names.includes(name));
    expect(before.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(await migrateSome({ ...options, migrations: before })).toEqual(schemas[service]);
  }, 60_000);

  it('new code brings it up to date, and the code before works on what came of it', async () => {
    const after = await migrateSome({ ...options, migrations: list });
    const broken = breaks(schemas[service] ?? {}, after).map((what) => `${service}: ${what}`);
    expect(broken.filter((what) => !(what in contracted))).toEqual([]);
  }, 60_000);
});

describe('what breaks code of an earlier version', () => {
  it.each([
    ['a column that is gone', {}, ['order.note is gone']],
    ['another type', { note: 'int4??' }, ['order.note was text and is int4']],
    ['one that must be given', { note: 'text' }, ['order.note must be given now']],
    ['one that must not be null', { note: 'text?' }, ['order.note must not be null now']],
    [
      'a new one without a default',
      { note: 'text??', by: 'text' },
      ['order.by is new and must be given'],
    ],
    ['nothing when one is added', { note: 'text??', by: 'text?' }, []],
  ])('%s', (_what, after, expected) => {
    expect(breaks(table({ note: 'text??' }), table(after))).toEqual(expected);
  });

  it('a table that is gone', () => {
    expect(breaks(table({ note: 'text??' }), {})).toEqual(['order is gone']);
  });
});
