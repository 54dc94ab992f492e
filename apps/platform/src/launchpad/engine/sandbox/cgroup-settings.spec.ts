import { cgroupSettings } from './cgroup-settings.js';

const LIMITS = { cpu: 1.5, memoryMb: 256, pids: 64, priority: 'build' } as const;

function written(version: 1 | 2, limits: Parameters<typeof cgroupSettings>[1] = LIMITS) {
  return Object.fromEntries(
    cgroupSettings(version, limits).map(({ file, value }) => [file, value]),
  );
}

it('limits memory without swap, processors and processes in version 1', () => {
  expect(written(1)).toEqual({
    'memory.limit_in_bytes': '268435456',
    'memory.memsw.limit_in_bytes': '268435456',
    'cpu.cfs_quota_us': '150000',
    'cpu.shares': '128',
    'pids.max': '64',
  });
});

it('limits the same in version 2, where one kill takes the whole group', () => {
  expect(written(2)).toEqual({
    'memory.max': '268435456',
    'memory.swap.max': '0',
    'memory.oom.group': '1',
    'cpu.max': '150000 100000',
    'cpu.weight': '12',
    'pids.max': '64',
  });
});

it('lets what serves requests go before builds', () => {
  expect(written(1, { ...LIMITS, priority: 'serve' })).toMatchObject({ 'cpu.shares': '1024' });
  expect(written(2, { ...LIMITS, priority: 'serve' })).toMatchObject({ 'cpu.weight': '100' });
});

it('never asks for less processor time than the kernel takes', () => {
  expect(written(1, { ...LIMITS, cpu: 0.001 })).toMatchObject({ 'cpu.cfs_quota_us': '1000' });
});
