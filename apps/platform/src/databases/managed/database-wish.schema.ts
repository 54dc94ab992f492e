import { z } from 'zod';
import { DATABASE_ENGINES } from '../engine/instance-spec.js';
import { DATABASE_PLANS } from '../instances/instance.entity.js';

export const DatabaseName = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be lower-case letters, digits and hyphens, at most 63 characters',
  )
  .refine((name) => !name.startsWith('db_'), 'must not begin like an id')
  .describe('Unique in the project.');

export const Size = z.string().min(1).max(63);
export const StorageGb = z.int().min(1).max(16_384).describe('Storage in GiB. It only ever grows.');

const Cidr = z
  .string()
  .regex(
    /^((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)\/([0-9]|[12]\d|3[0-2])$/,
    'must be an IPv4 network such as `203.0.113.0/24`',
  );

export const TrustedSources = z
  .array(Cidr)
  .max(50)
  .describe('Networks that may connect besides apps and this machine; of dedicated ones only.');

/** When backups are made, and how many are kept. */
export const BackupPlan = z.strictObject({
  hour_utc: z
    .int()
    .min(0)
    .max(23)
    .nullable()
    .describe('Hour of the day at which one is due, in UTC; null for none.'),
  keep: z.int().min(1).max(90).describe('How many are kept; the oldest go first.'),
});

const Major = z
  .int()
  .min(1)
  .max(99)
  .describe('Major version; the first that `/v1/database-engines` names when not given.');

/** A database to be made. */
export const CreateDatabase = z
  .strictObject({
    name: DatabaseName,
    engine: z.enum(DATABASE_ENGINES).default('postgres').describe('What it is made with.'),
    plan: z.enum(DATABASE_PLANS).default('shared').describe('In a server with others, or its own.'),
    version: Major.optional(),
    size: Size.optional().describe('Slug of a size, of dedicated ones only; the smallest usually.'),
    storage_gb: StorageGb.optional().describe('Storage in GiB; 1 for shared, 5 for dedicated.'),
    trusted_sources: TrustedSources.default([]),
    backups: BackupPlan.default({ hour_utc: 3, keep: 7 }).describe('Backups made by the clock.'),
    protected: z.boolean().default(false).describe('Whether deletion is refused.'),
    backup: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('A backup to fill it with, `dbb_…`, also of a database that was deleted.'),
  })
  .meta({ id: 'CreateDatabase' });
export type CreateDatabase = z.output<typeof CreateDatabase>;

/** What can be changed without touching the server. */
export const UpdateDatabase = z
  .strictObject({
    name: DatabaseName.optional(),
    protected: z.boolean().optional().describe('Whether deletion is refused.'),
    backups: BackupPlan.optional().describe('Backups made by the clock.'),
  })
  .refine((body) => Object.keys(body).length > 0, 'must change something')
  .meta({ id: 'UpdateDatabase' });
export type UpdateDatabase = z.output<typeof UpdateDatabase>;

/** Limits that the server is given. */
export const ResizeDatabase = z
  .strictObject({
    size: Size.optional().describe('Slug of the new size, of dedicated ones only.'),
    storage_gb: StorageGb.optional(),
    trusted_sources: TrustedSources.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'must change something')
  .meta({ id: 'ResizeDatabase' });
export type ResizeDatabase = z.output<typeof ResizeDatabase>;

/** How a database is deleted. */
export const DeleteDatabase = z.strictObject({
  wait: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Seconds to wait for the end before answering; the state then is returned either way.',
    ),
  skip_final_backup: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('Whether nothing is kept of it. Otherwise a backup is made first.'),
});
export type DeleteDatabase = z.output<typeof DeleteDatabase>;

/** A newer version to run with. */
export const UpgradeDatabase = z
  .strictObject({ version: Major.describe('The newer major version.') })
  .meta({ id: 'UpgradeDatabase' });
export type UpgradeDatabase = z.output<typeof UpgradeDatabase>;

/** Another database of what one holds. */
export const ForkDatabase = z
  .strictObject({
    name: DatabaseName,
    backup: z.string().min(1).max(64).optional().describe('One of its backups, `dbb_…`.'),
    at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('A moment, RFC 3339; of dedicated databases only. Now when neither is given.'),
    plan: z.enum(DATABASE_PLANS).optional().describe('As the other one when not given.'),
    version: Major.optional().describe('Major version; as the other one when not given.'),
    size: Size.optional().describe('Slug of a size; as the other one when not given.'),
    storage_gb: StorageGb.optional().describe('Storage in GiB; as the other one when not given.'),
  })
  .refine((body) => body.backup === undefined || body.at === undefined, {
    path: ['at'],
    message: 'goes without `backup`',
  })
  .meta({ id: 'ForkDatabase' });
export type ForkDatabase = z.output<typeof ForkDatabase>;
