import { z } from 'zod';

const Moment = z.iso.datetime({ offset: true });
const LINE = /^[^\p{Cc}]*$/u;

/** Which free times to show. */
export const ListSlots = z.strictObject({
  from: Moment.optional().describe('From when; now if not given.'),
  to: Moment.optional().describe('Until when; 14 days later if not given, at most 62.'),
});
export type ListSlots = z.output<typeof ListSlots>;

/** What a visitor books. */
export const BookSlot = z.strictObject({
  start: Moment.describe('Start of one of the free times.'),
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(LINE, 'Must be a single line.')
    .describe('Who comes; 1 to 200 characters.'),
  email: z.email().max(254).describe('Where the invitation goes.'),
  note: z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/, 'Must have no NUL.')
    .default('')
    .describe('What is to be said beforehand.'),
});
export type BookSlot = z.output<typeof BookSlot>;

/** Where a visitor puts what was booked. */
export const MoveBooking = z.strictObject({
  start: Moment.describe('Start of another of the free times.'),
});
export type MoveBooking = z.output<typeof MoveBooking>;
