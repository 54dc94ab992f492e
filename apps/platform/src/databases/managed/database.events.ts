import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { DATABASE_PROBLEMS, DATABASE_STATUSES } from './database.entity.js';

const Database = z.object({
  id: z.string().describe('`db_…`'),
  name: z.string().describe('Name of the database, unique in its project.'),
  engine: z.string().describe('What it is made with.'),
  plan: z.string().describe('`shared` or `dedicated`.'),
  version: z.int().describe('Major version of the engine.'),
  status: z.enum(DATABASE_STATUSES).describe('Its status after it.'),
});
const Problem = Database.extend({
  problem: z.enum(DATABASE_PROBLEMS).describe('What is wrong.'),
  reason: z.string().describe('What happened.'),
});
const Failed = Database.extend({
  error: z.object({
    code: z.string().describe('Stable code to branch on.'),
    message: z.string().describe('What happened.'),
  }),
});

/** What happens to databases. Never holds a password. */
export const DatabaseEvents = defineEvents('database', {
  created: { schema: Database, description: 'A database is there and answers.' },
  updated: { schema: Database, description: 'Name, protection or backups of a database changed.' },
  resized: { schema: Database, description: 'A database has other limits.' },
  restored: { schema: Database, description: 'A database holds what a backup held.' },
  upgraded: { schema: Database, description: 'A database runs with a newer major version.' },
  degraded: { schema: Problem, description: 'Something about a database is wrong.' },
  recovered: { schema: Database, description: 'Nothing about a database is wrong any more.' },
  failed: { schema: Failed, description: 'An operation on a database failed.' },
  deleted: { schema: Database, description: 'A database was deleted with its data.' },
});
