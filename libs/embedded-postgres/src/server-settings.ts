/**
 * One small server for a handful of services on one machine: few background processes, little
 * memory for each, no replication, and nothing listening but 127.0.0.1.
 */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
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
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
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
};

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
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
