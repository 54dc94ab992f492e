import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../money/decimal-text.js';
import type { EntryRow } from '../entries/entry.schema.js';
import type { Statement } from './statement.js';

const COLUMNS = [
  'booked_at',
  'effective_at',
  'version',
  'kind',
  'operation',
  'description',
  'reference',
  'counterparty',
  'counterparty_name',
  'currency',
  'in',
  'out',
  'balance',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number | bigint | null>>>;

/** A statement as a table (RFC 4180): the opening balance, the lines, and the closing balance. */
export async function* csvOf({ head, lines }: Statement): AsyncGenerator<string> {
  const { currency, exponent } = head;
  const write = (rows: readonly Row[]) =>
    stringify([...rows], {
      columns: [...COLUMNS],
      record_delimiter: 'windows',
      // Spreadsheets would run texts that begin like formulas; amounts below nothing are none.
      escape_formulas: true,
      cast: { bigint: (amount) => decimalText(amount, exponent) },
    });
  yield `${COLUMNS.join(',')}\r\n`;
  yield write([
    {
      booked_at: head.from.toISOString(),
      kind: 'opening_balance',
      currency,
      balance: head.opening,
    },
  ]);
  for await (const some of lines) yield write(some.map((line) => rowOf(line, currency)));
  yield write([
    {
      booked_at: head.to.toISOString(),
      kind: 'closing_balance',
      currency,
      in: head.totalIn,
      out: head.totalOut,
      balance: head.closing,
    },
  ]);
}

function rowOf(line: EntryRow, currency: string): Row {
  const amount = BigInt(line.amount);
  return {
    booked_at: line.createdAt.toISOString(),
    effective_at: line.effectiveAt.toISOString(),
    version: line.version,
    kind: line.kind,
    operation: line.operation,
    description: line.description,
    reference: line.reference,
    counterparty: line.counterparty,
    counterparty_name: line.counterpartyName,
    currency,
    in: amount > 0n ? amount : null,
    out: amount < 0n ? -amount : null,
    balance: BigInt(line.balanceAfter),
  };
}
