import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { BACKUP_KINDS } from './backup.entity.js';

const Backup = z.object({
  id: z.string().describe('`dbb_…`'),
  database_id: z.string().describe('`db_…`'),
  kind: z.enum(BACKUP_KINDS).describe('Why it was made.'),
});
const Failed = Backup.extend({ reason: z.string().describe('What happened.') });

/** What happens to backups of databases. */
export const DatabaseBackupEvents = defineEvents('database_backup', {
  completed: { schema: Backup, description: 'A backup of a database is complete.' },
  failed: { schema: Failed, description: 'A backup of a database failed.' },
  missed: {
    schema: Backup.omit({ id: true, kind: true }).extend({
      slot_at: z.iso.datetime().describe('The time that it was meant for.'),
      reason: z.string().describe('Code of what stood in the way.'),
    }),
    description: 'A scheduled backup was not made: the database was busy for hours.',
  },
  check_passed: { schema: Backup, description: 'A backup was restored to see that it can be.' },
  check_failed: { schema: Failed, description: 'A backup could not be restored.' },
  deleted: { schema: Backup, description: 'A backup of a database was deleted.' },
});
