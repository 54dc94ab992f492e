import { availableParallelism, totalmem } from 'node:os';
import type { SizeEntity } from './size.entity.js';

const MIB = 1024 * 1024;

/** Whether this machine has what a server of a size sees. */
export function fitsHere({ vcpus, memoryMb }: Pick<SizeEntity, 'vcpus' | 'memoryMb'>): boolean {
  return vcpus <= availableParallelism() && memoryMb * MIB <= totalmem();
}
