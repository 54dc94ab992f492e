import { decimalText } from '../../../money/decimal-text.js';
import type { EntryRow } from '../../entries/entry.schema.js';
import type { StatementHead } from '../statement.js';
import type { Pen } from './pen.js';

/** A4, in points of 1/72 inch. */
const LEFT = 40;
const RIGHT = 555;
const TOP_OF_FIRST = 218;
const TOP_OF_OTHERS = 84;
const LINE = 25;
const BOTTOM = 790;

export const LINES_ON_FIRST = Math.floor((BOTTOM - TOP_OF_FIRST) / LINE);
export const LINES_ON_OTHERS = Math.floor((BOTTOM - TOP_OF_OTHERS) / LINE);

/** How many pages the lines of a statement take. */
export const pagesOf = (lines: number): number =>
  1 + Math.ceil(Math.max(0, lines - LINES_ON_FIRST) / LINES_ON_OTHERS);

const COLUMNS = {
  booked: { x: LEFT, width: 84 },
  text: { x: 128, width: 187 },
  in: { x: 320, width: 75, align: 'right' },
  out: { x: 400, width: 75, align: 'right' },
  balance: { x: 480, width: 75, align: 'right' },
} as const;
const WHOLE = { x: LEFT, width: RIGHT - LEFT };
const GREY = { size: 7, color: '#6b6b6b' };
const BOLD = { weight: 'bold' } as const;

const minute = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

/** Title, period, balances and totals. */
export function writeHead(pen: Pen, head: StatementHead): void {
  const { exponent, currency } = head;
  const sums = [
    ['Opening balance', head.opening],
    ['Total in', head.totalIn],
    ['Total out', head.totalOut],
    ['Closing balance', head.closing],
  ] as const;
  pen.write('Statement', { ...WHOLE, y: 40 }, { ...BOLD, size: 18 });
  pen.write(head.name ?? head.wallet, { ...WHOLE, y: 66 }, { size: 11 });
  pen.write(`${head.wallet}, ${currency}`, { ...WHOLE, y: 82 }, GREY);
  const period = `${minute(head.from)} to ${minute(head.to)} UTC, ${head.count} entries`;
  pen.write(period, { ...WHOLE, y: 96 }, { size: 9 });
  for (const [place, [title, amount]] of sums.entries()) {
    const y = 118 + place * 17;
    pen.write(title, { x: LEFT, width: 200, y }, { size: 10 });
    const sum = `${decimalText(amount, exponent)} ${currency}`;
    pen.write(sum, { x: 255, width: 300, y, align: 'right' }, { ...BOLD, size: 10 });
  }
  writeTitles(pen, TOP_OF_FIRST - 20);
}

/** Whose statement it is, on the pages that follow. */
export function writeContinued(pen: Pen, head: StatementHead): void {
  pen.write(head.name ?? head.wallet, { ...WHOLE, y: 40 }, BOLD);
  writeTitles(pen, TOP_OF_OTHERS - 20);
}

function writeTitles(pen: Pen, y: number): void {
  pen.write('Booked (UTC)', { ...COLUMNS.booked, y }, BOLD);
  pen.write('Entry', { ...COLUMNS.text, y }, BOLD);
  pen.write('In', { ...COLUMNS.in, y }, BOLD);
  pen.write('Out', { ...COLUMNS.out, y }, BOLD);
  pen.write('Balance', { ...COLUMNS.balance, y }, BOLD);
  pen.rule(y + 13, LEFT, RIGHT);
}

/** The lines of a page. */
export function writeLine(
  pen: Pen,
  line: EntryRow,
  { place, isFirst, exponent }: { place: number; isFirst: boolean; exponent: number },
): void {
  const y = (isFirst ? TOP_OF_FIRST : TOP_OF_OTHERS) + place * LINE;
  const amount = BigInt(line.amount);
  const about = line.description ?? line.reference ?? line.counterpartyName ?? line.kind;
  const side =
    line.counterparty === null ? '' : ` ${amount > 0n ? 'from' : 'to'} ${line.counterparty}`;
  pen.write(minute(line.createdAt), { ...COLUMNS.booked, y });
  pen.write(about, { ...COLUMNS.text, y });
  pen.write(`${line.kind} ${line.operation}`, { ...COLUMNS.text, y: y + 10 }, GREY);
  if (side) pen.write(side, { x: COLUMNS.in.x, width: RIGHT - COLUMNS.in.x, y: y + 10 }, GREY);
  const moved = amount > 0n ? COLUMNS.in : COLUMNS.out;
  pen.write(decimalText(amount > 0n ? amount : -amount, exponent), { ...moved, y });
  pen.write(decimalText(BigInt(line.balanceAfter), exponent), { ...COLUMNS.balance, y });
}

/** When it was made, and which page it is. */
export function writeFoot(pen: Pen, head: StatementHead, page: number): void {
  const y = 808;
  pen.rule(y - 6, LEFT, RIGHT);
  pen.write(`Made ${minute(head.madeAt)} UTC`, { ...WHOLE, y }, GREY);
  pen.write(`Page ${page} of ${pagesOf(head.count)}`, { ...WHOLE, y, align: 'right' }, GREY);
}
