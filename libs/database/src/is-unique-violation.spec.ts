import { testDatabase } from '@skydeck/testing';
import { connect, isUniqueViolation } from './index.js';

it('tells a row that exists from everything else that Postgres refuses', async () => {
  await using database = testDatabase();
  const dataSource = await connect({
    url: database.url,
    schema: database.schema('unique'),
    entities: [],
    migrations: [],
  });
  try {
    await dataSource.query('create table kite (name text primary key, size int check (size > 0))');
    const failureOf = (sql: string) => dataSource.query(sql).catch((error: unknown) => error);
    await dataSource.query(`insert into kite values ('red', 1)`);
    expect(isUniqueViolation(await failureOf(`insert into kite values ('red', 2)`))).toBe(true);
    expect(isUniqueViolation(await failureOf(`insert into kite values ('blue', 0)`))).toBe(false);
    expect(isUniqueViolation(await failureOf('select 1 / 0'))).toBe(false);
    expect(isUniqueViolation(new Error('23505'))).toBe(false);
  } finally {
    await dataSource.destroy();
  }
});
