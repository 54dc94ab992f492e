import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { Operation } from '@skydeck/operations';
import { z } from 'zod';
import { DATABASE_ENGINES } from '../engine/instance-spec.js';
import { DATABASE_PLANS } from '../instances/instance.entity.js';
import { DATABASE_PROBLEMS, DATABASE_STATUSES } from './database.entity.js';
import {
  BackupPlan,
  DatabaseName,
  Size,
  StorageGb,
  TrustedSources,
} from './database-wish.schema.js';

const Status = z.enum(DATABASE_STATUSES).describe('Where it is.');
const Engine = z.enum(DATABASE_ENGINES).describe('What it is made with.');
const Plan = z
  .enum(DATABASE_PLANS)
  .describe('`shared`: in a server with others. `dedicated`: in a server of its own.');

/** Which databases of a project to list. */
export const ListDatabases = listQuery('databases', {
  filters: {
    name: DatabaseName.describe('Only the database with this name.'),
    status: Status,
    engine: Engine,
    plan: Plan,
  },
  sort: ['created_at', 'name'],
});
export type ListDatabases = z.output<typeof ListDatabases.schema>;

/** A database as its owner sees it. */
export const Database = z
  .object({
    id: z.string().describe('`db_…`'),
    name: DatabaseName,
    engine: Engine,
    plan: Plan,
    version: z.int().describe('Major version of the engine.'),
    size: Size.nullable().describe('Size of a dedicated one; null for a shared one.'),
    storage_gb: StorageGb,
    trusted_sources: TrustedSources,
    status: Status,
    problems: z
      .array(
        z.object({
          problem: z.enum(DATABASE_PROBLEMS).describe('What is wrong.'),
          message: z.string().describe('What happened.'),
          since: z.iso.datetime().describe('Since when.'),
        }),
      )
      .describe('Why it is `degraded`; empty when nothing is wrong.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why the last thing that was done to it failed; null if it did not.'),
    host: z.string().nullable().describe('Where it answers; null before it was made.'),
    port: z.int().nullable().describe('Port that it answers at.'),
    database: z.string().describe('Its name in the server.'),
    protected: z.boolean().describe('Whether deletion and restoring in place are refused.'),
    backups: BackupPlan.extend({
      next_at: z.iso.datetime().nullable().describe('When the next one is due.'),
    }).describe('Backups that are made by the clock.'),
    origin: z
      .object({
        database: z.string().optional().describe('The database that it was forked from.'),
        backup: z.string().optional().describe('The backup that it was filled with.'),
        at: z.iso.datetime().optional().describe('The moment whose data it was filled with.'),
      })
      .nullable()
      .describe('What it was filled with; null for an empty one.'),
    operation: Operation.pick({ id: true, kind: true, progress: true, stage: true })
      .nullable()
      .describe('What is being done to it now.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Database' });
export type Database = z.output<typeof Database>;

export const DatabaseResponse = envelopeOf(Database);
export const DatabaseListResponse = pageOf(Database);
