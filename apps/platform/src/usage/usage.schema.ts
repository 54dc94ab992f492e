import { envelopeOf } from '@skydeck/envelope';
import { UsageReport } from '@skydeck/usage';
import { z } from 'zod';

const incomplete = z
  .array(z.string())
  .describe('Products that did not answer: what they measured is missing here, not zero.');

export const ProjectUsageResponse = envelopeOf(
  UsageReport.extend({ incomplete }).meta({ id: 'ProjectUsage' }),
);

/** Which month to preview. */
export const PreviewInvoice = z.strictObject({
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Must be a month such as 2026-11.')
    .optional()
    .describe('A month (UTC) such as `2026-11`; the running one if absent.'),
});
export type PreviewInvoice = z.output<typeof PreviewInvoice>;

const Tier = z.object({
  up_to: z.int().nullable().describe('Last unit of the tier beyond what is included; null: all.'),
  unit_price: z.string().describe('Price of `per` units in the currency, exact.'),
});

/** What one meter costs. */
export const InvoiceLine = z
  .object({
    product: z.string().describe('The product; `every` for what several products measure.'),
    meter: z.string().describe('What was measured, such as `messages.sms`.'),
    name: z.string().describe('The meter as people read it.'),
    unit: z.string().describe('What one of it is.'),
    quantity: z.string().describe('How much was used; a whole number as text.'),
    included: z.string().describe('How much of it is free in a month.'),
    per: z.int().describe('How many units a price is for.'),
    tiers: z.array(Tier).describe('Graduated prices, lowest first; none where it is free.'),
    amount: z.int().describe('What it costs, in minor units, rounded half to even.'),
  })
  .meta({ id: 'InvoiceLine' });
export type InvoiceLine = z.output<typeof InvoiceLine>;

const Projection = z.object({
  is_estimate: z.literal(true).describe('A guess: nothing of it is owed.'),
  method: z.literal('linear').describe('Goes on until the end as on average until now.'),
  total: z.int().describe('What the month would cost, in minor units.'),
});

export const InvoicePreview = z
  .object({
    month: z.string().describe('The month, UTC.'),
    from: z.iso.datetime().describe('Where it starts.'),
    to: z.iso.datetime().describe('Where it ends, not included.'),
    currency: z.string().describe('Currency of every amount, ISO 4217.'),
    prices_valid_from: z.iso
      .date()
      .nullable()
      .describe('The price version; null before the first.'),
    lines: z.array(InvoiceLine).describe('One for each meter that was used. Test usage is none.'),
    total: z.int().describe('Sum of the lines, in minor units. Taxes are not included.'),
    projected_month_end: Projection.nullable().describe('Only while the month runs.'),
    incomplete,
  })
  .meta({ id: 'InvoicePreview' });
export type InvoicePreview = z.output<typeof InvoicePreview>;

export const InvoicePreviewResponse = envelopeOf(InvoicePreview);
