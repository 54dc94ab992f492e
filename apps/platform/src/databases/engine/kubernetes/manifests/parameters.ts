import type { InstanceSpec } from '../../instance-spec.js';

/** Connections that are kept for us, the operator and backups. */
const OWN_CONNECTIONS = 18;

/** Settings of a server: sizes follow its memory and disk. What CloudNativePG fixes is left to it. */
export function serverParameters(spec: InstanceSpec): Record<string, string> {
  const { memoryMb, diskMb, maxConnections, cpus, archived } = spec;
  const workers = Math.max(1, Math.ceil(cpus));
  return {
    max_connections: maxConnectionsOf(spec),
    superuser_reserved_connections: '8',
    password_encryption: 'scram-sha-256',
    ssl_min_protocol_version: 'TLSv1.2',
    shared_buffers: mb(clamp(memoryMb / 4, 16, 16_384)),
    effective_cache_size: mb(clamp(memoryMb * 0.6, 32, 65_536)),
    work_mem: mb(clamp(memoryMb / 4 / maxConnections, 1, 64)),
    maintenance_work_mem: mb(clamp(memoryMb / 16, 8, 1_024)),
    max_worker_processes: String(workers + 4),
    max_parallel_workers: String(workers),
    max_parallel_workers_per_gather: String(Math.floor(workers / 2)),
    // Each process would load the whole compiler, which no small plan has the memory for.
    jit: 'off',
    min_wal_size: '32MB',
    max_wal_size: mb(logMb(diskMb)),
    wal_keep_size: mb(clamp(diskMb / 16, 32, 512)),
    wal_level: 'replica',
    wal_compression: 'on',
    ...(archived && { archive_timeout: '30s' }),
    temp_file_limit: mb(clamp(diskMb / 4, 64, 65_536)),
    idle_in_transaction_session_timeout: '15min',
    tcp_keepalives_idle: '60',
    // Errors of statements are their clients' business, and so are the values in them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_timezone: 'UTC',
    timezone: 'UTC',
    track_io_timing: 'on',
  };
}

/** Connections that a server takes in all. */
export function maxConnectionsOf({ maxConnections }: InstanceSpec): string {
  return String(maxConnections + OWN_CONNECTIONS);
}

/** Room beside the data: the log, and what is written until a full database is told so. */
export function reserveMb(diskMb: number): number {
  return Math.max(512, logMb(diskMb) * 2);
}

function logMb(diskMb: number): number {
  return clamp(diskMb / 8, 64, 4_096);
}

function clamp(value: number, least: number, most: number): number {
  return Math.floor(Math.min(most, Math.max(least, value)));
}

const mb = (value: number): string => `${value}MB`;
