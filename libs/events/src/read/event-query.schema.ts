import { createdWithin, listQuery } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';

/** A type of event as filters name it: `app.created`, `app.*` or `*`. */
export const EventPattern = z
  .string()
  .max(80)
  .regex(/^(\*|[a-z][a-z_]*\.(\*|[a-z][a-z_]*))$/, 'Must be a type, `resource.*` or `*`.');

const Types = z
  .string()
  .max(500)
  .transform((text) => text.split(','))
  .pipe(z.array(EventPattern).max(20))
  .describe('Only these types: comma-separated, each a type such as `app.created`, or `app.*`.');

const ResumePoint = z
  .string()
  .regex(/^\d{1,18}$/, 'Must be the id of an event of this stream.')
  .optional();

/** Which events to list. */
export const ListEvents = listQuery('events', { filters: { type: Types, ...createdWithin } });
export type ListEvents = z.output<typeof ListEvents.schema>;

/** Where to take up a stream again; the header `Last-Event-ID` wins over it. */
export const FollowEvents = z.strictObject({
  after: ResumePoint.describe('Id of the last event seen in this stream; 0 for all there are.'),
  type: Types.optional(),
});
export type FollowEvents = z.output<typeof FollowEvents>;

/** The number to resume after; null when neither the header nor the query names one. */
export function resumePointOf(lastEventId: string | undefined, after?: string): string | null {
  if (lastEventId === undefined) return after ?? null;
  if (ResumePoint.safeParse(lastEventId).success) return lastEventId;
  const message = 'Must be the id of an event of this stream.';
  throw CommonErrors.validation_failed({
    issues: [{ location: 'header.last-event-id', code: 'invalid_format', message }],
  });
}
