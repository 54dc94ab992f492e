/**
 * One small server for a handful of services on one machine: few background processes, little
 * memory for each, replication for backups alone, and nothing listening but 127.0.0.1 and a socket
 * beside the data, in a folder that is closed to others.
 */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '2',
  autovacuum_worker_slots: '2',
  wal_level: 'replica',
  max_wal_senders: '2',
  max_replication_slots: '2',
  max_logical_replication_workers: '0',
  min_wal_size: '32MB',
  max_wal_size: '512MB',
  checkpoint_timeout: '10min',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] %d ',
  log_timezone: 'UTC',
  timezone: 'UTC',
  // A statement of a service may hold secrets, so an error is logged without it.
  log_min_error_statement: 'panic',
  logging_collector: 'off',
};

/** For data that nobody will miss: speed instead of safety. */
const unsafe: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
};

/** The kernel takes no longer name of a socket (sun_path of unix(7), with its closing zero). */
const SOCKET_PATH_BYTES = 107;

/** Where the server's Unix socket lies; undefined when the name would be too long for one. */
export function socketFolder(dataDir: string): string | undefined {
  // Postgres reads the setting as a list, in which a comma or a quote means something.
  if (/[,"\s\\]/.test(dataDir)) return undefined;
  const longest = `${dataDir}/.s.PGSQL.65535`;
  return Buffer.byteLength(longest) > SOCKET_PATH_BYTES ? undefined : dataDir;
}

export function serverArguments(options: {
  dataDir: string;
  port: number;
  durable: boolean;
}): string[] {
  const all = options.durable ? settings : { ...settings, ...unsafe };
  return [
    '-D',
    options.dataDir,
    '-p',
    String(options.port),
    '-c',
    `unix_socket_directories=${socketFolder(options.dataDir) ?? ''}`,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
