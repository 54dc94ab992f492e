import pg from 'pg';
import type { MigrationInterface } from 'typeorm';

/** Names of changes of the schema, by service. */
export type Migrations = Record<string, string[]>;

const LISTS = {
  auth: async () => import('@skydeck/auth/migrations'),
  platform: async () => import('@skydeck/platform/migrations'),
  pay: async () => import('@skydeck/pay/migrations'),
  media: async () => import('@skydeck/media/migrations'),
  vault: async () => import('@skydeck/vault/migrations'),
  messaging: async () => import('@skydeck/messaging/migrations'),
  location: async () => import('@skydeck/location/migrations'),
};

/** The migrations themselves, by service. */
export type MigrationLists = Readonly<Record<string, readonly (new () => MigrationInterface)[]>>;

/** Those that this version of Skydeck can make. */
export async function migrationLists(): Promise<MigrationLists> {
  const lists = await Promise.all(
    Object.entries(LISTS).map(async ([service, load]) => {
      const { migrations } = await load();
      return [service, migrations] as const;
    }),
  );
  return Object.fromEntries(lists);
}

/** Their names. */
export async function knownMigrations(): Promise<Migrations> {
  const lists = Object.entries(await migrationLists());
  return Object.fromEntries(
    lists.map(([service, list]) => [service, list.map(({ name }) => name)]),
  );
}

/** Those that were made in a database. */
export async function appliedMigrations(url: string): Promise<Migrations> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const applied: Migrations = {};
    for (const service of Object.keys(LISTS)) {
      const there = await client.query('select to_regclass($1) is not null as is_there', [
        `${service}.migration`,
      ]);
      if (!(there.rows[0] as { is_there: boolean }).is_there) continue;
      const { rows } = await client.query<{ name: string }>(
        `select name from ${service}.migration order by id`,
      );
      applied[service] = rows.map(({ name }) => name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Changes that were made and that this version does not know. */
export function unknownTo(known: Migrations, applied: Migrations): string[] {
  return Object.entries(applied).flatMap(([service, names]) =>
    names.filter((name) => !known[service]?.includes(name)).map((name) => `${service}: ${name}`),
  );
}
