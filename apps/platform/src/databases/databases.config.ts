import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';
import { DATABASE_DRIVERS } from './engine/drivers.js';
import { kubernetesConfig } from './engine/kubernetes/kubernetes.config.js';

const whole = (least: number, most: number, usual: number) =>
  z.coerce.number().int().min(least).max(most).default(usual);

/** Settings of managed databases. */
export const databaseSettings = {
  DATABASES_ENGINE: z
    .enum(DATABASE_DRIVERS)
    .default('embedded')
    .describe('What runs databases: servers of this machine, or CloudNativePG in a cluster.'),
  ...kubernetesConfig,
  QUOTA_DATABASES: quotaSetting(20, 'Databases that one project may have'),
  QUOTA_DATABASE_GB: quotaSetting(500, 'GiB of storage that all databases of one project may have'),
  DATABASES_SHARED_MEMORY_MB: whole(128, 1_048_576, 512).describe(
    'Memory of each server that shared databases live in, in MiB.',
  ),
  DATABASES_SHARED_DISK_GB: whole(1, 65_536, 50).describe(
    'Disk of each server that shared databases live in, in GiB.',
  ),
  DATABASES_SHARED_CONNECTIONS: whole(20, 2_000, 200).describe(
    'Connections to each server that shared databases live in.',
  ),
  DATABASES_RECOVERY_DAYS: whole(1, 365, 7).describe(
    'Days back that dedicated databases can be put to a moment of.',
  ),
  DATABASES_PORT_RANGE: z
    .string()
    .default('16000-16999')
    .transform((text, context) => {
      const [first = 0, last = 0] = /^\d{1,5}-\d{1,5}$/.test(text)
        ? text.split('-').map(Number)
        : [];
      if (first >= 1024 && first <= last && last <= 65_535) return { first, last };
      context.addIssue({ code: 'custom', message: 'must be two ports such as 16000-16999' });
      return z.NEVER;
    })
    .describe('Ports of this machine that database servers listen on, such as `16000-16999`.'),
  DATABASES_KEEP_RUNNING: z
    .stringbool()
    .default(true)
    .describe('Whether servers of databases, and their pools, go on while Skydeck is stopped.'),
  DATABASES_METRICS_EVERY_S: whole(5, 3_600, 60).describe(
    'Seconds between two measurements of databases.',
  ),
};
