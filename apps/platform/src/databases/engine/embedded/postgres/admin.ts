import { Client, DatabaseError } from 'pg';
import { DatabaseEngineError } from '../../database.driver.js';
import { ADMIN, ADMIN_DATABASE } from './names.js';

const CONNECT_MS = 10_000;
const STATEMENT_MS = 120_000;
/** A network that went away in the middle says nothing: nobody waits for its answers any longer. */
const ANSWER_MS = STATEMENT_MS + 10_000;

/** How the superuser of a server signs in. */
export interface AdminAccess {
  readonly port: number;
  readonly adminPassword: string;
  /** Certificate to verify the server with; without one it is on this machine, and asked without TLS. */
  readonly caPem?: string | undefined;
}

/** Speaks to an instance as its superuser, in one database at a time. */
export class Admin {
  constructor(
    private readonly host: string,
    private readonly access: AdminAccess,
  ) {}

  /** @throws `unavailable` when the instance does not answer, else what Postgres says, as `failed` */
  async in<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({
      host: this.host,
      port: this.access.port,
      user: ADMIN,
      password: this.access.adminPassword,
      database,
      ...(this.access.caPem !== undefined && { ssl: { ca: this.access.caPem } }),
      application_name: 'skydeck',
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      // Also where tenants take no more data, roles and limits change; no schema of theirs is searched.
      options: '-c default_transaction_read_only=off -c search_path=pg_catalog',
    });
    // The server may end a connection at any time; the statement that runs then says so.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } catch (error) {
      throw engineError(error);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async run<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.in(ADMIN_DATABASE, work);
  }

  /** Whether statements are answered. */
  async answers(): Promise<boolean> {
    return this.run((client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
  }
}

const REASONS = new Map<string, DatabaseEngineError['reason']>([
  // No such database, no such role or other object.
  ['3D000', 'not_found'],
  ['42704', 'not_found'],
  // Others depend on it.
  ['2BP01', 'not_allowed'],
  ['53100', 'disk_full'],
]);

/** What went wrong, in the driver's terms. */
export function engineError(error: unknown): unknown {
  if (error instanceof DatabaseEngineError || error instanceof TypeError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const reason = error instanceof DatabaseError ? reasonOf(error.code) : 'unavailable';
  return new DatabaseEngineError(reason, message, { cause: error });
}

function reasonOf(code = ''): DatabaseEngineError['reason'] {
  // Starting, shutting down, too many connections.
  if (/^(57P0|53300)/.test(code)) return 'unavailable';
  return REASONS.get(code) ?? 'failed';
}
