import { z } from 'zod';
import { DATABASE_ENGINES } from '../../instance-spec.js';
import { POOL_MODES } from '../../pool-spec.js';

const Spec = z.object({
  id: z.string(),
  engine: z.enum(DATABASE_ENGINES),
  major: z.number().int(),
  cpus: z.number(),
  memoryMb: z.number(),
  diskMb: z.number(),
  maxConnections: z.number().int(),
  archived: z.boolean(),
  trustedSources: z.array(z.string()),
});

const Pool = z.object({
  database: z.string(),
  mode: z.enum(POOL_MODES),
  size: z.number().int(),
  maxConnections: z.number().int(),
  maxClients: z.number().int(),
});

/** What is kept of an instance on disk, for whoever takes it up after us. */
export const InstanceRecord = z.object({
  spec: Spec,
  port: z.number().int(),
  /** Number of its user, counted from the first; unique among the instances. */
  user: z.number().int(),
  /** Of the superuser, which signs in from this machine only. */
  adminPassword: z.string(),
  /** Whether it ever had data: those that are gone then are not begun anew. */
  hasBegun: z.boolean().optional(),
  wanted: z.enum(['running', 'stopped']),
  /** Its pooler, once it had one: the port stays when the last pool goes. */
  pooler: z
    .object({
      port: z.number().int(),
      /** What the pooler knows the password of its console by. */
      consoleVerifier: z.string(),
      pools: z.array(Pool),
    })
    .optional(),
  /** Why it takes no more data. */
  readOnly: z.literal('disk_full').optional(),
  /** Why it does not run although it should. */
  failure: z.string().optional(),
});
export type InstanceRecord = z.output<typeof InstanceRecord>;
