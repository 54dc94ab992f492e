import { HOME } from '../../instance/confined.js';
import type { PoolSpec } from '../../../pool-spec.js';

/** Who reads what the pooler does and makes it read its settings again; comes from this machine only. */
export const CONSOLE = 'skydeck_pooler';
/** The database of PgBouncer that is its console. */
export const CONSOLE_DATABASE = 'pgbouncer';
const MOST_CLIENTS = 2_000;
/** Statements that each connection to the server keeps prepared for its clients. */
const PREPARED = 200;

/** A login with what the server knows its password by. */
export interface PoolLogin {
  readonly role: string;
  readonly verifier: string;
}

export interface PoolerPlan {
  readonly host: string;
  readonly port: number;
  readonly serverPort: number;
  /** Networks that tenants come from. */
  readonly networks: readonly string[];
  readonly consoleVerifier: string;
  readonly pools: readonly { readonly spec: PoolSpec; readonly logins: readonly PoolLogin[] }[];
}

/** `pgbouncer.ini`: only databases with a pool are known. */
export function poolerSettings({ host, port, serverPort, pools }: PoolerPlan): string {
  const databases = pools.map(
    ({ spec: { database, mode, size, maxConnections, maxClients } }) =>
      `${database} = host=${host} port=${serverPort} dbname=${database} pool_mode=${mode} ` +
      `pool_size=${size} max_db_connections=${maxConnections} max_db_client_connections=${maxClients}`,
  );
  const settings: Record<string, string | number> = {
    listen_addr: host,
    listen_port: port,
    unix_socket_dir: '',
    pidfile: `${HOME}/pgbouncer.pid`,
    logfile: `${HOME}/log/pgbouncer.log`,
    // Who comes and goes is the clients' business, and statements never stand in it.
    log_connections: 0,
    log_disconnections: 0,
    log_stats: 0,
    auth_type: 'hba',
    auth_hba_file: `${HOME}/hba.conf`,
    auth_file: `${HOME}/users.txt`,
    admin_users: CONSOLE,
    client_tls_sslmode: 'require',
    client_tls_protocols: 'secure',
    client_tls_cert_file: `${HOME}/tls/server.pem`,
    client_tls_key_file: `${HOME}/tls/server.key`,
    // No client needs a certificate, but rules could ask for one, so that this must be there.
    client_tls_ca_file: `${HOME}/tls/ca.pem`,
    server_tls_sslmode: 'verify-full',
    server_tls_protocols: 'secure',
    server_tls_ca_file: `${HOME}/tls/ca.pem`,
    max_client_conn: MOST_CLIENTS,
    max_prepared_statements: PREPARED,
    // What drivers send that changes nothing that another client could notice.
    ignore_startup_parameters: 'extra_float_digits',
    server_idle_timeout: 300,
    query_wait_timeout: 120,
    client_login_timeout: 30,
    // A server that starts again is found at once.
    server_login_retry: 1,
    idle_transaction_timeout: 900,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  return ['[databases]', ...databases, '', '[pgbouncer]', ...lines, ''].join('\n');
}

/**
 * Who may come to which database, from where. A login is let into its own database only, before any
 * connection to the server is made for it.
 */
export function poolerAccess({ host, networks, pools }: PoolerPlan): string {
  const here = `${host}/${host.includes(':') ? 128 : 32}`;
  const tenants = pools.flatMap(({ spec: { database }, logins }) =>
    logins.flatMap(({ role }) =>
      networks.map((network) => `hostssl ${database} ${role} ${network} scram-sha-256`),
    ),
  );
  const console = `hostssl ${CONSOLE_DATABASE} ${CONSOLE} ${here} scram-sha-256`;
  return [console, ...tenants, ''].join('\n');
}

/**
 * Logins with the verifiers that the server has: PgBouncer signs in at the server with what a client
 * proves to it, so that no password is needed here.
 */
export function poolerUsers({ consoleVerifier, pools }: PoolerPlan): string {
  const logins = pools.flatMap((pool) => pool.logins);
  return [{ role: CONSOLE, verifier: consoleVerifier }, ...logins]
    .map(({ role, verifier }) => `"${role}" "${verifier}"\n`)
    .join('');
}
