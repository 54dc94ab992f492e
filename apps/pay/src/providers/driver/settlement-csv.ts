import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { CurrencyCode } from '../../money/money.schema.js';
import { SETTLEMENT_KINDS, type SettlementLine } from './payment-provider.js';

const MOST_LINES = 50_000;
const empty = (text: string) => (text === '' ? null : text);

const Row = z.object({
  line: z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Must be the name of the line.'),
  day: z.iso.date('Must be a day such as 2026-01-31.'),
  kind: z.enum(SETTLEMENT_KINDS),
  order_id: z.string().max(100).transform(empty),
  reference: z.string().max(255).transform(empty),
  amount: z
    .string()
    .regex(/^-?[1-9]\d{0,17}$/, 'Must be minor units, negative for what went out, and not zero.')
    .transform(BigInt),
  fee: z
    .string()
    .regex(/^(0|[1-9]\d{0,17})$/, 'Must be minor units and not negative.')
    .transform(BigInt),
  currency: CurrencyCode,
});

/** A settlement file that cannot be read. */
export class SettlementFileProblem extends Error {
  override readonly name = 'SettlementFileProblem';

  constructor(
    /** Counted from 1; the header is row 1. */
    readonly row: number,
    readonly field: string | null,
    problem: string,
  ) {
    super(`Row ${row}${field === null ? '' : `, ${field}`}: ${problem}`);
  }
}

/**
 * Reads a settlement file: CSV with the columns `line,day,kind,order_id,reference,amount,fee,currency`.
 * @throws SettlementFileProblem that names the row
 */
export function readSettlementCsv(text: string): SettlementLine[] {
  return records(text).map((record, index) => {
    const { data, error } = Row.safeParse(record);
    if (data) return lineOf(data);
    const [issue] = error.issues;
    throw new SettlementFileProblem(
      index + 2,
      String(issue?.path[0] ?? ''),
      issue?.message ?? 'wrong',
    );
  });
}

function lineOf({ order_id: orderId, ...line }: z.output<typeof Row>): SettlementLine {
  return { ...line, orderId };
}

function records(text: string): unknown[] {
  try {
    return parse(text, {
      columns: true,
      bom: true,
      trim: true,
      to: MOST_LINES,
      skipEmptyLines: true,
    });
  } catch (error) {
    throw new SettlementFileProblem(1, null, error instanceof Error ? error.message : 'no CSV');
  }
}
