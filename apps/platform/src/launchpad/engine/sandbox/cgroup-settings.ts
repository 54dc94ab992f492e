import type { Controller } from './cgroup-mounts.js';
import type { GroupLimits } from './resource-group.js';

const PERIOD_US = 100_000;
const MEGABYTE = 2 ** 20;

/** One file of a control group. `optional`: not every kernel has it. */
export interface CgroupSetting {
  controller: Controller;
  file: string;
  value: string;
  optional?: boolean;
}

/** What limits mean in the files of control groups, version 1 or 2. Swap is never granted. */
export function cgroupSettings(version: 1 | 2, limits: GroupLimits): CgroupSetting[] {
  const bytes = String(Math.floor(limits.memoryMb * MEGABYTE));
  const quota = String(Math.max(1_000, Math.floor(limits.cpu * PERIOD_US)));
  const low = limits.priority === 'build';
  const pids: CgroupSetting = { controller: 'pids', file: 'pids.max', value: String(limits.pids) };
  if (version === 1) {
    return [
      { controller: 'memory', file: 'memory.limit_in_bytes', value: bytes },
      { controller: 'memory', file: 'memory.memsw.limit_in_bytes', value: bytes, optional: true },
      { controller: 'cpu', file: 'cpu.cfs_quota_us', value: quota },
      { controller: 'cpu', file: 'cpu.shares', value: low ? '128' : '1024' },
      pids,
    ];
  }
  return [
    { controller: 'memory', file: 'memory.max', value: bytes },
    { controller: 'memory', file: 'memory.swap.max', value: '0', optional: true },
    { controller: 'memory', file: 'memory.oom.group', value: '1', optional: true },
    { controller: 'cpu', file: 'cpu.max', value: `${quota} ${PERIOD_US}` },
    { controller: 'cpu', file: 'cpu.weight', value: low ? '12' : '100' },
    pids,
  ];
}
