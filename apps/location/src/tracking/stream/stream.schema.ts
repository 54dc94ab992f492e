import { envelopeOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';
import { TrackedPosition } from '../positions/position.schema.js';
import type { Box } from './stream-filter.js';

const MOST_DEVICES = 100;
const NUMBER = String.raw`-?\d{1,3}(\.\d{1,17})?`;
const ID = String.raw`[^,\s]{1,128}`;
const RESUME = /^(\d{1,18})\.(\d{1,15})$/;

const list = (what: string) =>
  z
    .string()
    .max(8000)
    .regex(
      new RegExp(`^${ID}(,${ID}){0,${MOST_DEVICES - 1}}$`),
      `Must be 1 to ${MOST_DEVICES} of them, comma-separated.`,
    )
    .transform((text) => [...new Set(text.split(','))])
    .optional()
    .describe(what);

const box = z
  .string()
  .regex(
    new RegExp(`^${NUMBER}(,${NUMBER}){3}$`),
    'Must be south,west,north,east such as 43.7,7.4,43.8,7.5.',
  )
  .transform((text) => text.split(',').map(Number) as unknown as Box)
  .refine(
    ([south, , north]) => south <= north && south >= -90 && north <= 90,
    'South is above north, or beyond a pole.',
  )
  .refine(
    ([, west, , east]) => Math.abs(west) <= 180 && Math.abs(east) <= 180,
    'Must be at most 180 degrees.',
  )
  .optional()
  .describe(
    'Only what happens within: south, west, north and east in degrees. West is more than east across the 180th meridian.',
  );

const wanted = {
  devices: list('Only these, by `dev_…` or `external_id`, comma-separated; at most 100.'),
  labels: list('Only devices that have all these labels, comma-separated.'),
  bbox: box,
};

/** From where on to follow. */
export const ResumeStream = z.strictObject({
  after: z
    .string()
    .regex(RESUME, 'Must be the id of an event of this stream.')
    .optional()
    .describe('Id of the last event seen; the header `Last-Event-ID` wins over it.'),
  start: z
    .enum(['latest', 'now'])
    .default('latest')
    .describe('Without a resume point: begin with where each device is, or with what comes next.'),
});
export type ResumeStream = z.output<typeof ResumeStream>;

/** Whom to follow, and from where on. */
export const FollowStream = ResumeStream.extend(wanted);
export type FollowStream = z.output<typeof FollowStream>;

const text = (most: number) => z.string().trim().min(1).max(most);

/** Whom who has the token may follow. */
export const CreateStreamToken = z
  .strictObject({
    devices: z
      .array(text(128))
      .min(1)
      .max(MOST_DEVICES)
      .nullish()
      .describe('Only these, by `dev_…` or `external_id`; all of the project when not given.'),
    labels: z
      .array(text(40))
      .max(20)
      .default([])
      .describe('Only devices that have all these labels.'),
    bbox: z
      .tuple([
        z.number().min(-90).max(90),
        z.number().min(-180).max(180),
        z.number().min(-90).max(90),
        z.number().min(-180).max(180),
      ])
      .nullish()
      .describe('Only what happens within: south, west, north and east in degrees.'),
    ttl_s: z
      .int()
      .min(60)
      .max(86_400)
      .default(3600)
      .describe('Seconds that it is good for, 60 to 86,400.'),
  })
  .meta({ id: 'CreateStreamToken' });
export type CreateStreamToken = z.output<typeof CreateStreamToken>;

export const StreamToken = z
  .object({
    id: z.string().describe('`stk_…`'),
    token: z
      .string()
      .describe('Who has it follows, and can do nothing else. It is not shown again.'),
    url: z.string().describe('Address for `EventSource`.'),
    socket_url: z.string().describe('Address for `WebSocket`.'),
    expires_at: z.iso.datetime().describe('Until when it is good, RFC 3339.'),
  })
  .meta({ id: 'StreamToken' });
export const StreamTokenResponse = envelopeOf(StreamToken);

/** What an event named `position` or `left` holds. */
export const StreamPosition = TrackedPosition.extend({
  device_id: z.string().describe('`dev_…`'),
  device_name: z.string().describe('What people see.'),
  labels: z.array(z.string()).describe('Of the device.'),
}).meta({ id: 'StreamPosition' });
export type StreamPosition = z.output<typeof StreamPosition>;

/** Where a stream is taken up again: after an event, and after a time. */
export interface ResumePoint {
  readonly seq: string;
  readonly atMs: number;
}

/** Reads a resume point; null when there is none. @throws `validation_failed` */
export function resumePointIn(lastEventId: string | undefined, after?: string): ResumePoint | null {
  const said = lastEventId ?? after;
  if (said === undefined || said === '') return null;
  const [, seq, at] = RESUME.exec(said) ?? [];
  if (seq !== undefined) return { seq, atMs: Number(at) };
  const message = 'Must be the id of an event of this stream.';
  throw CommonErrors.validation_failed({
    issues: [{ location: 'header.last-event-id', code: 'invalid_format', message }],
  });
}
