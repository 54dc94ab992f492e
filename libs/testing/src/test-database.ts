import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase extends AsyncDisposable {
  /** Connection string of a real Postgres. */
  readonly url: string;
  /** Names a throw-away schema for one service; the same name gives the same schema. */
  schema(service: string): string;
}

/** Throw-away schemas on a real Postgres; dropped when the test file ends. */
export function testDatabase(): TestDatabase {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    throw new Error('TEST_DATABASE_URL is not set: `npm test` starts a Postgres and sets it.');
  }
  const suffix = randomBytes(5).toString('hex');
  const schemas = new Set<string>();

  return {
    url,
    schema(service) {
      const name = `t_${suffix}_${service.replaceAll('-', '_')}`;
      schemas.add(name);
      return name;
    },
    async [Symbol.asyncDispose]() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      for (const name of schemas) {
        await client.query(`drop schema if exists ${name} cascade`);
        await client.query(`drop role if exists ${name}_service`);
      }
      await client.end();
    },
  };
}
