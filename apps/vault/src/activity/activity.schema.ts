import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ACTIVITY_KINDS, type ActivityEntity } from './activity.entity.js';

/** Something that was done in a space, as callers see it. */
export const Activity = z
  .object({
    id: z.string().describe('`evt_…` of the event that told it.'),
    kind: z.enum(ACTIVITY_KINDS).describe('What it was done with.'),
    what: z.string().describe('What was done, such as `created`, `trashed` or `completed`.'),
    subject: z.string().describe('The id of what it was done with.'),
    name: z
      .string()
      .nullable()
      .describe('What it is called, of files what it was called; null when nobody knows it.'),
    actor: z
      .object({
        kind: z
          .enum(['account', 'key', 'service', 'system'])
          .describe('What asked; `system` for what happens by itself.'),
        id: z.string().describe('`acc_…`, `key_…`, `apw_…`, or the name of a service.'),
        user_id: z
          .string()
          .nullable()
          .describe('Your own id of the user for whom it asked; null when nobody was named.'),
      })
      .describe('Who did it.'),
    details: z
      .record(z.string(), z.unknown())
      .describe('What else the event told: see the schema of `<kind>.<what>`.'),
    at: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'Activity' });

export const ActivityListResponse = pageOf(Activity);

/** Which activity of a space to list. */
export const ListActivity = listQuery('activity', {
  filters: {
    kind: z.enum(ACTIVITY_KINDS).describe('Only what was done with these.'),
    actor: z.string().min(1).max(128).describe('Only what this user, key or account did.'),
    subject: z.string().min(1).max(128).describe('Only what was done with this.'),
  },
});
export type ListActivity = z.output<typeof ListActivity.schema>;

/** Shows activity. `found` is what things are called now. */
export const toActivity =
  (found: ReadonlyMap<string, string>) =>
  (row: ActivityEntity): z.output<typeof Activity> => ({
    id: row.id,
    kind: row.kind,
    what: row.what,
    subject: row.subject,
    name: row.name ?? found.get(row.id) ?? null,
    actor: { kind: row.actorKind, id: row.actorId, user_id: row.userId },
    details: row.details,
    at: row.at.toISOString(),
  });
