/** What can be asked for. */
export const METRIC_TYPES = ['cpu', 'memory', 'disk', 'network'] as const;
export type MetricType = (typeof METRIC_TYPES)[number];

const perSecond = (column: string): string => `sum(${column}) / nullif(sum(covered_s), 0)`;

/** Every series, and how it is made of points that were put together. */
export const METRIC_SERIES = [
  {
    type: 'cpu',
    name: 'cpu.usage',
    unit: 'percent',
    sql: '100 * sum(cpu_used) / nullif(sum(cpu_available), 0)',
  },
  {
    type: 'memory',
    name: 'memory.used',
    unit: 'bytes',
    sql: 'sum(memory_sum) / nullif(sum(samples), 0)',
  },
  { type: 'memory', name: 'memory.peak', unit: 'bytes', sql: 'max(memory_peak)' },
  { type: 'disk', name: 'disk.used', unit: 'bytes', sql: 'max(disk_used_bytes)' },
  { type: 'disk', name: 'disk.read', unit: 'bytes_per_second', sql: perSecond('read_bytes') },
  {
    type: 'disk',
    name: 'disk.written',
    unit: 'bytes_per_second',
    sql: perSecond('written_bytes'),
  },
  {
    type: 'network',
    name: 'network.received',
    unit: 'bytes_per_second',
    sql: perSecond('received_bytes'),
  },
  {
    type: 'network',
    name: 'network.sent',
    unit: 'bytes_per_second',
    sql: perSecond('sent_bytes'),
  },
] as const;
