import { ownerOf } from '@skydeck/auth-guard';
import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AmountText, CurrencyCode } from '../money/money.schema.js';
import { SETTLEMENT_KINDS } from '../providers/driver/payment-provider.js';
import {
  ITEM_STATUSES,
  type ReconciliationItemEntity,
  RESOLUTIONS,
} from './reconciliation-item.entity.js';
import type { ReconciliationEntity } from './reconciliation.entity.js';

const MOST_DAYS = 31;
const DAY_MS = 86_400_000;
const Day = z.iso.date('Must be a day such as 2026-01-31.');
const Id = z.string().max(100);

export const CreateReconciliation = z
  .strictObject({
    provider: z.string().max(100).describe('`ppr_…`: whose settlement it is.'),
    from: Day.describe('First day, in UTC.'),
    to: Day.describe('Last day, in UTC; at most 31 days.'),
    csv: z
      .string()
      .max(1_000_000)
      .optional()
      .describe(
        'Settlement file: `line,day,kind,order_id,reference,amount,fee,currency`. The provider is asked when not given.',
      ),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    path: ['to'],
    error: 'Must not come before `from`, nor 31 days after it.',
  })
  .meta({ id: 'CreateReconciliation' });
export type CreateReconciliation = z.output<typeof CreateReconciliation>;

export const ResolveItem = z
  .strictObject({
    action: z
      .enum(RESOLUTIONS)
      .describe(
        '`suspense`: the difference waits in suspense; `write_off`: it is given up; `link`: the line belongs to `order`.',
      ),
    order: Id.optional().describe('`pin_…` or `pot_…` that the line belongs to; only for `link`.'),
    note: z.string().min(1).max(500).optional().describe('Why, for whoever reads it later.'),
  })
  .refine(({ action, order }) => (action === 'link') === (order !== undefined), {
    path: ['order'],
    error: 'Belongs to `link`, and only to it.',
  })
  .meta({ id: 'ResolveReconciliationItem' });
export type ResolveItem = z.output<typeof ResolveItem>;

const mode = z.enum(['live', 'test']).describe('Mode of the project that it belongs to.');

export const Reconciliation = z
  .object({
    id: z.string().describe('`rec_…`'),
    mode,
    provider: z.string().describe('`ppr_…`: whose settlement it is.'),
    source: z.enum(['pull', 'upload']).describe('Whether the provider was asked, or a file sent.'),
    from: z.string().describe('First day, in UTC.'),
    to: z.string().describe('Last day, in UTC.'),
    lines: z.int().describe('How many lines the provider gave.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'Reconciliation' });
export type Reconciliation = z.output<typeof Reconciliation>;

export const ReconciliationDetail = Reconciliation.extend({
  totals: z
    .array(
      z.object({
        day: z.string().describe('Day in UTC.'),
        currency: z.string().describe('Code of the currency.'),
        status: z.enum(ITEM_STATUSES).describe('How lines and books agree.'),
        items: z.int().describe('How many.'),
        open: z.int().describe('How many of them wait for somebody.'),
        amount: AmountText.describe('What the provider says.'),
        fee: AmountText.describe('What the provider kept.'),
        booked_amount: AmountText.describe('What the books say.'),
      }),
    )
    .describe('Sums of these days by currency and status, over all imports of the provider.'),
}).meta({ id: 'ReconciliationDetail' });
export type ReconciliationDetail = z.output<typeof ReconciliationDetail>;

export const ReconciliationItem = z
  .object({
    id: z.string().describe('`rci_…`'),
    mode,
    provider: z.string().describe('`ppr_…`: whose settlement it is.'),
    reconciliation: z.string().describe('`rec_…`: the import that saw it first.'),
    status: z.enum(ITEM_STATUSES).describe('How line and books agree.'),
    day: z.string().describe('Day in UTC.'),
    kind: z.enum(SETTLEMENT_KINDS).describe('What it is.'),
    line: z.string().nullable().describe("The provider's name of the line; null without one."),
    provider_reference: z.string().nullable().describe("The provider's name of the payment."),
    order: z.string().nullable().describe('`pin_…` or `pot_…`; null when the books have none.'),
    currency: z.string().describe('Code of the currency.'),
    amount: AmountText.nullable().describe('What the provider says; negative for what went out.'),
    fee: AmountText.describe('What the provider kept.'),
    booked_amount: AmountText.nullable().describe('What the books say.'),
    resolution: z.enum(RESOLUTIONS).nullable().describe('What somebody did about it.'),
    note: z.string().nullable().describe('Why.'),
    operation: z.string().nullable().describe('Operation of the ledger that booked it.'),
    resolved_at: z.iso.datetime().nullable().describe('When it was settled.'),
    created_at: z.iso.datetime().describe('When it was first seen.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'ReconciliationItem' });
export type ReconciliationItem = z.output<typeof ReconciliationItem>;

export const ReconciliationResponse = envelopeOf(ReconciliationDetail);
export const ReconciliationListResponse = pageOf(Reconciliation);
export const ReconciliationItemResponse = envelopeOf(ReconciliationItem);
export const ReconciliationItemListResponse = pageOf(ReconciliationItem);

/** Which reconciliations to list. */
export const ListReconciliations = listQuery('reconciliations', {
  filters: {
    provider: Id.describe('Only those of this provider.'),
    source: z.enum(['pull', 'upload']).describe('Only those that were made so.'),
  },
});
export type ListReconciliations = z.output<typeof ListReconciliations.schema>;

/** Which items to list. */
export const ListReconciliationItems = listQuery('reconciliation items', {
  filters: {
    provider: Id.describe('Only those of this provider.'),
    reconciliation: Id.describe('Only those that this import saw first.'),
    status: z.enum(ITEM_STATUSES).describe('Only those that agree so.'),
    kind: z.enum(SETTLEMENT_KINDS).describe('Only those of this kind.'),
    currency: CurrencyCode.describe('Only those of this currency.'),
    from: Day.describe('Only those of this day or later.'),
    to: Day.describe('Only those of this day or earlier.'),
    is_open: z
      .enum(['true', 'false'])
      .describe('Only those that wait for somebody, or that do not.'),
  },
});
export type ListReconciliationItems = z.output<typeof ListReconciliationItems.schema>;

/** A reconciliation as its project sees it. */
export const toReconciliation = (row: ReconciliationEntity): Reconciliation => ({
  id: row.id,
  mode: ownerOf(row.tenant).mode,
  provider: row.providerId,
  source: row.source,
  from: row.fromDay,
  to: row.toDay,
  lines: row.lines,
  created_at: row.createdAt.toISOString(),
});

/** An item as its project sees it. */
export const toReconciliationItem = (item: ReconciliationItemEntity): ReconciliationItem => ({
  id: item.id,
  mode: ownerOf(item.tenant).mode,
  provider: item.providerId,
  reconciliation: item.reconciliationId,
  status: item.status,
  day: item.day,
  kind: item.kind,
  line: item.line,
  provider_reference: item.reference,
  order: item.orderId,
  currency: item.currency,
  amount: item.amount === null ? null : String(item.amount),
  fee: String(item.fee),
  booked_amount: item.bookedAmount === null ? null : String(item.bookedAmount),
  resolution: item.resolution,
  note: item.note,
  operation: item.resolvedOperation,
  resolved_at: item.resolvedAt?.toISOString() ?? null,
  created_at: item.createdAt.toISOString(),
  updated_at: item.updatedAt.toISOString(),
});
