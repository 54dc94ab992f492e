import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { METER_NAMES } from '../catalogue/meters.js';

const Granularity = z.enum(['hour', 'day', 'month']);
const time = z.iso.datetime({ offset: true });

/** What was used of one meter in one part of the time. */
export const UsageItem = z
  .object({
    product: z.string().describe('The product that measured it.'),
    meter: z.string().describe('What was measured, such as `messages.sms`.'),
    name: z.string().describe('The meter as people read it.'),
    unit: z.string().describe('What one of it is.'),
    mode: z.enum(['live', 'test']).describe('Test usage is counted and never billed.'),
    start: z.iso.datetime().describe('Where the hour, day or month starts, UTC.'),
    quantity: z.string().describe('How much; a whole number, as text so that none is too large.'),
  })
  .meta({ id: 'UsageItem' });
export type UsageItem = z.output<typeof UsageItem>;

export const UsageReport = z
  .object({
    from: z.iso.datetime().describe('Start of what is told.'),
    to: z.iso.datetime().describe('End of what is told, not included.'),
    granularity: Granularity.describe('How it is added up.'),
    items: z.array(UsageItem).describe('By meter, then by time; what is zero is left out.'),
  })
  .meta({ id: 'UsageReport' });
export type UsageReport = z.output<typeof UsageReport>;

export const UsageReportResponse = envelopeOf(UsageReport);

/** Which usage to tell. */
export const UsageQuery = z.strictObject({
  from: time.optional().describe('Start, rounded down to the hour; the running month if absent.'),
  to: time.optional().describe('End, rounded up to the hour; now if absent.'),
  granularity: Granularity.default('day').describe('Adds up by hour, day or month (UTC).'),
  meter: z.enum(METER_NAMES).optional().describe('Only this meter.'),
});
export type UsageQuery = z.output<typeof UsageQuery>;

/** What another service asks for a project. */
export const InternalUsageQuery = UsageQuery.extend({
  project_id: z.string().max(64).describe('The project.'),
});
export type InternalUsageQuery = z.output<typeof InternalUsageQuery>;
