import { testDatabase } from '@skydeck/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { connect, migrate } from './index.js';

class AddKite1700000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table kite (name text primary key)');
  }
  async down(): Promise<void> {}
}

class AddTail1700000000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table kite add tail int');
  }
  async down(): Promise<void> {}
}

const database = testDatabase();
afterAll(() => database[Symbol.asyncDispose]());

const of = (name: string, migrations = [AddKite1700000000001]) =>
  ({ url: database.url, schema: database.schema(name), entities: [], migrations }) as const;

describe('migrate', () => {
  it('brings a schema up to date once, however many do it', async () => {
    const options = of('together');
    await Promise.all(Array.from({ length: 5 }, () => migrate(options)));
    const dataSource = await connect({ ...options, migrate: 'wait' });
    expect(await dataSource.query('select count(*)::int as n from migration')).toEqual([{ n: 1 }]);
    await dataSource.destroy();
  });

  it('a service that waits starts only once the migrations are there', async () => {
    const options = of('waiting');
    const order: string[] = [];
    const waiting = connect({ ...options, migrate: 'wait' }).then((dataSource) => {
      order.push('started');
      return dataSource;
    });
    await new Promise((resolve) => setImmediate(resolve));
    await migrate(options).then(() => order.push('migrated'));
    const dataSource = await waiting;
    expect(order).toEqual(['migrated', 'started']);
    expect(await dataSource.query('select * from kite')).toEqual([]);
    await dataSource.destroy();
  });

  it('an older service works on a schema that is ahead of it', async () => {
    const { schema, ...rest } = of('ahead', [AddKite1700000000001, AddTail1700000000002]);
    await migrate({ schema, ...rest });
    const older = await connect({
      ...rest,
      schema,
      migrations: [AddKite1700000000001],
      migrate: 'wait',
    });
    await older.query("insert into kite (name) values ('red')");
    expect(await older.query('select name, tail from kite')).toEqual([{ name: 'red', tail: null }]);
    await older.destroy();
  });
});
