import { DatabaseEngineError, type DatabaseSpec } from '../../database.driver.js';
import { createDatabase, dropDatabase, loginsOf } from '../../embedded/postgres/databases.js';
import { dropLogin } from '../../embedded/postgres/logins.js';
import { quoted } from '../../embedded/postgres/names.js';
import { databaseManifest } from '../manifests/database.js';
import { databaseObject } from '../manifests/labels.js';
import type { KnownServers } from './known-servers.js';

const MADE_MS = 120_000;

/** Databases of servers: each an object of the cluster, with roles that are made by statements. */
export class ClusterDatabases {
  constructor(private readonly servers: KnownServers) {}

  /** The operator makes the database; who may do what in it is ours. */
  async create(id: string, spec: DatabaseSpec): Promise<void> {
    const admin = await this.servers.admin(id);
    const cluster = await this.servers.cluster();
    const wanted = databaseManifest(cluster.settings, id, spec);
    const { metadata } = await cluster.apply(cluster.databases, wanted);
    const generation = metadata.generation ?? 1;
    const made = await cluster.databases.until(
      metadata.name ?? '',
      (found) => found === undefined || (found.status?.observedGeneration ?? 0) >= generation,
      { timeoutMs: MADE_MS },
    );
    if (made?.status?.applied !== true) {
      const why = made?.status?.message ?? 'its object is gone';
      throw new DatabaseEngineError('failed', `The database was not made: ${why}`);
    }
    await createDatabase(admin, spec);
  }

  /** Nobody is in it any more when the operator drops it, which waits for the last to leave. */
  async drop(id: string, name: string): Promise<void> {
    const admin = await this.servers.admin(id);
    const { databases } = await this.servers.cluster();
    for (const { role } of await loginsOf(admin, name)) await dropLogin(admin, role);
    await admin.run(async (client) => {
      const found = await client.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) return;
      await client.query(`alter database ${quoted(name)} allow_connections false`);
      const sql = `select count(pg_terminate_backend(pid, 5000)) from pg_stat_activity where datname = $1`;
      await client.query(sql, [name]);
    });
    const object = databaseObject(id, name);
    await databases.delete(object);
    await databases.until(object, (found) => found === undefined, { timeoutMs: MADE_MS });
    await dropDatabase(admin, name);
  }
}
