import { z } from 'zod';

const word = (most: number) => z.string().max(most).optional().catch(undefined);

/** What stands in the address of a page; what cannot be read is as if it were not there. */
export const BookingQuery = z.object({
  zone: word(64),
  from: z.iso.date().optional().catch(undefined),
  start: z.iso.datetime({ offset: true }).optional().catch(undefined),
  move: word(200),
  done: z.enum(['booked', 'moved']).optional().catch(undefined),
});
export type BookingQuery = z.output<typeof BookingQuery>;

/** What the forms send. */
export const BookingForms = z.object({
  zone: word(64),
  start: z.iso.datetime({ offset: true }).optional().catch(undefined),
  name: z.string().max(10_000).catch(''),
  email: z.string().max(10_000).catch(''),
  note: z.string().max(10_000).catch(''),
  act: z.enum(['move', 'cancel']).optional().catch(undefined),
});
