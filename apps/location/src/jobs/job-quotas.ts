import { RowQuota } from '@skydeck/limits';
import type { LocationConfig } from '../location.config.js';

const count = (kind: 'optimization' | 'matrix') =>
  `select count(*) from job where tenant = $1 and kind = '${kind}'`;

/** How many jobs a project may keep. */
export const jobQuotas = (config: LocationConfig): RowQuota[] => [
  new RowQuota('optimizations', config.QUOTA_OPTIMIZATIONS, count('optimization')),
  new RowQuota('matrix_jobs', config.QUOTA_MATRIX_JOBS, count('matrix')),
];
