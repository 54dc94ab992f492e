import { HOME } from '../instance/confined.js';
import type { InstanceSpec } from '../../instance-spec.js';
import { ADMIN, WORKERS } from './names.js';

export interface ServerPlan {
  readonly spec: InstanceSpec;
  readonly host: string;
  readonly port: number;
  readonly appNetworks: readonly string[];
  readonly readOnly: boolean;
  /** Whether only the superuser gets in, as while the data is moved. */
  readonly isClosed?: boolean;
}

/** `postgresql.conf` of an instance; sizes follow its memory and disk. */
export function serverSettings({ spec, host, port, readOnly }: ServerPlan): string {
  const { memoryMb, diskMb, maxConnections, cpus } = spec;
  const walMb = clamp(diskMb / 8, 64, 4_096);
  const workers = Math.max(1, Math.ceil(cpus));
  const settings: Record<string, string | number | boolean> = {
    listen_addresses: host,
    port,
    // Everybody comes by TCP: a socket's path would have to be short, and its peer is unknown inside.
    unix_socket_directories: '',
    max_connections: maxConnections + 10,
    superuser_reserved_connections: 8,
    password_encryption: 'scram-sha-256',
    ssl: true,
    ssl_cert_file: `${HOME}/tls/server.pem`,
    ssl_key_file: `${HOME}/tls/server.key`,
    ssl_min_protocol_version: 'TLSv1.2',
    shared_buffers: mb(clamp(memoryMb / 4, 16, 16_384)),
    effective_cache_size: mb(clamp(memoryMb * 0.6, 32, 65_536)),
    work_mem: mb(clamp(memoryMb / 4 / maxConnections, 1, 64)),
    maintenance_work_mem: mb(clamp(memoryMb / 16, 8, 1_024)),
    max_worker_processes: workers + 4,
    max_parallel_workers: workers,
    max_parallel_workers_per_gather: Math.floor(workers / 2),
    // Each process would load the whole compiler, which no small plan has the memory for.
    jit: false,
    min_wal_size: '32MB',
    max_wal_size: mb(walMb),
    wal_level: 'replica',
    wal_compression: true,
    max_wal_senders: 4,
    max_replication_slots: 4,
    // Without an archive everything counts as archived, so that no restart is needed to begin one.
    archive_mode: true,
    archive_command: spec.archived
      ? `/bin/sh ${HOME}/archive.sh "%p" "%f" ${spec.major} ${clamp(diskMb / 4, 128, 8_192) * 1024}`
      : '/bin/true',
    archive_timeout: spec.archived ? '30s' : 0,
    temp_file_limit: mb(clamp(diskMb / 4, 64, 65_536)),
    idle_in_transaction_session_timeout: '15min',
    tcp_keepalives_idle: 60,
    log_destination: 'stderr',
    logging_collector: true,
    log_directory: `${HOME}/log`,
    log_filename: 'postgres-%Y%m%d-%H%M%S.log',
    log_file_mode: '0600',
    log_rotation_size: '10MB',
    log_rotation_age: '1d',
    log_line_prefix: '%m [%p] %q%u@%d ',
    // Errors of statements are their clients' business, and so are the values in them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_timezone: 'UTC',
    timezone: 'UTC',
    shared_preload_libraries: 'pg_stat_statements',
    'pg_stat_statements.max': 5_000,
    // Statements that make roles hold passwords when a client writes them so.
    'pg_stat_statements.track_utility': false,
    'pg_stat_statements.save': true,
    track_io_timing: true,
    default_transaction_read_only: readOnly,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${literal(value)}\n`)
    .join('');
}

/**
 * `pg_hba.conf`: the superuser comes from this machine only; everybody else with TLS, from apps and
 * trusted networks.
 */
export function accessRules({ spec, host, appNetworks, isClosed = false }: ServerPlan): string {
  const here = `${host}/${host.includes(':') ? 128 : 32}`;
  const ours = [ADMIN, `+${WORKERS}`];
  const networks = isClosed ? [] : [...new Set([here, ...appNetworks, ...spec.trustedSources])];
  return [
    ...ours.map((role) => `host all ${role} ${here} scram-sha-256`),
    `host replication ${ADMIN} ${here} scram-sha-256`,
    ...ours.map((role) => `host all ${role} all reject`),
    ...networks.map((network) => `hostssl all all ${cidr(network)} scram-sha-256`),
    '',
  ].join('\n');
}

/** A network that can stand in a line of its own and nothing more. */
function cidr(network: string): string {
  if (!/^[\da-fA-F.:]+\/\d{1,3}$/.test(network)) throw new TypeError(`${network} is no network`);
  return network;
}

function clamp(value: number, least: number, most: number): number {
  return Math.floor(Math.min(most, Math.max(least, value)));
}

function mb(value: number): string {
  return `${value}MB`;
}

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
