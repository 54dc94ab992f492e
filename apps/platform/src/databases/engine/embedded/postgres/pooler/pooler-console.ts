import { createHmac } from 'node:crypto';
import { Client } from 'pg';
import { DatabaseEngineError } from '../../../database.driver.js';
import type { PoolSample } from '../../../pool-spec.js';
import type { InstanceRecord } from '../../instance/instance-record.js';
import { CONSOLE, CONSOLE_DATABASE } from './pooler-settings.js';

const CONNECT_MS = 5_000;

/** Password of the console, made of what only we know of the instance; it is kept nowhere. */
export function consolePassword({ adminPassword }: Pick<InstanceRecord, 'adminPassword'>): string {
  return createHmac('sha256', adminPassword).update('pooler').digest('base64url');
}

/** Speaks to the console of a pooler. */
export class PoolerConsole {
  constructor(
    private readonly host: string,
    private readonly port: number,
    private readonly password: string,
    private readonly caPem: string,
  ) {}

  /** Makes it read its settings, logins and rules again; no connection ends. */
  async reload(): Promise<void> {
    await this.#ask('reload');
  }

  async answers(): Promise<boolean> {
    return this.#ask('show version').then(
      () => true,
      () => false,
    );
  }

  /** What the clients and servers of a database do. @throws `unavailable` when it does not answer */
  async sample(database: string): Promise<PoolSample> {
    const pools = (await this.#ask('show pools')).filter((row) => row['database'] === database);
    const sum = (...names: string[]) =>
      pools.reduce((all, row) => all + names.reduce((n, name) => n + Number(row[name] ?? 0), 0), 0);
    return {
      clients: sum('cl_active', 'cl_waiting'),
      waiting: sum('cl_waiting'),
      connections: sum('sv_active', 'sv_idle', 'sv_used', 'sv_tested', 'sv_login'),
    };
  }

  async #ask(command: string): Promise<Record<string, unknown>[]> {
    const client = new Client({
      host: this.host,
      port: this.port,
      user: CONSOLE,
      password: this.password,
      database: CONSOLE_DATABASE,
      ssl: { ca: this.caPem },
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(command)).rows;
    } catch (error) {
      const text = `the pooler does not answer: ${(error as Error).message}`;
      throw new DatabaseEngineError('unavailable', text, { cause: error });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
