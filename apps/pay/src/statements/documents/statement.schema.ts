import { z } from 'zod';
import { AmountText } from '../../money/money.schema.js';
import { Moment } from '../balances/balance.schema.js';
import { entryShape } from '../entries/entry.schema.js';

export const STATEMENT_FORMATS = ['json', 'csv', 'pdf'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export const StatementQuery = z.strictObject({
  from: Moment.optional().describe(
    'What was booked from then on; 30 days before `to` if not given.',
  ),
  to: Moment.optional().describe('What was booked before then; now when not given.'),
  format: z.enum(STATEMENT_FORMATS).default('json').describe('How it is written.'),
});
export type StatementQuery = z.output<typeof StatementQuery>;

/** The answer as JSON. It has no id: it stands beside CSV and PDF, which no reference can. */
const StatementAnswer = z.object({
  data: z.object({
    wallet: z.string().describe('`wal_…`'),
    name: z.string().nullable().describe('Name of the wallet.'),
    currency: z.string().describe('Code of the currency.'),
    exponent: z.int().describe('Digits after the decimal point.'),
    from: z.iso.datetime().describe('What was booked from then on.'),
    to: z.iso.datetime().describe('What was booked before then.'),
    opening_balance: AmountText.describe('What was there at the start.'),
    closing_balance: AmountText.describe('What was there at the end.'),
    total_in: AmountText.describe('What came in.'),
    total_out: AmountText.describe('What went out, as a positive number.'),
    count: z.int().describe('How many lines there are.'),
    lines: z.array(z.object(entryShape)).describe('Entries, oldest first.'),
  }),
  meta: z.object({ request_id: z.string().describe('Identifier of this request.') }),
});

const { $schema: _schema, ...statementJsonSchema } = z.toJSONSchema(StatementAnswer) as Record<
  string,
  unknown
>;

/** What a statement is answered with, in each format. */
export const STATEMENT_CONTENT = {
  'application/json': { schema: statementJsonSchema },
  'text/csv': { schema: { type: 'string' } },
  'application/pdf': { schema: { type: 'string', format: 'binary' } },
} as const;
