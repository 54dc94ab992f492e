import type { Answer, Column, Columns } from './answer.js';
import { chooseColumns, valueAt } from './columns.js';
import { formatDocument, formatStreamed, type Format } from './format.js';
import { nameOf, namesIn } from './names.js';
import { asAnswer, asText, type Query } from './query.js';
import { styleFor } from './style.js';
import { itemTable, listTable } from './table.js';

export interface RenderOptions {
  readonly format: Format;
  /** Fields that the person named with `--columns`, in their order. */
  readonly columns?: readonly string[] | undefined;
  /** What the person wants of the data, given with `--query`. */
  readonly query?: Query | undefined;
  readonly hasColors: boolean;
  /** Width of the terminal; tables are not cut when it is unknown, as for a file. */
  readonly lineWidth?: number | undefined;
}

/** Where the two kinds of text go: data, and remarks that are no data. */
export interface Sink {
  data(text: string): void;
  remark(text: string): void;
}

/** Shows what a command gave back, in the format that was asked for. */
export async function render(answer: Answer, options: RenderOptions, sink: Sink): Promise<void> {
  if (answer.kind === 'stream') {
    for await (const item of answer.items) {
      const text = await streamedText(answer, item, options);
      if (text !== undefined) sink.data(`${text}\n`);
    }
    return;
  }
  const columns = answer.kind === 'document' ? [] : answer.columns;
  const chosen = options.query ? asAnswer(options.query(dataOf(answer)), columns) : answer;
  await renderComplete(chosen, options, sink);
}

async function renderComplete(answer: Complete, options: RenderOptions, sink: Sink): Promise<void> {
  const { format, columns } = options;
  if (format === 'name') {
    for (const name of namesIn(answer)) sink.data(`${name}\n`);
  } else if (format !== 'table') {
    sink.data(`${await formatDocument(valueOf(answer, columns), format)}\n`);
  } else if (answer.kind === 'list' && answer.items.length === 0) {
    sink.remark(answer.empty);
  } else {
    const text = await asTable(answer, options);
    if (text !== '') sink.data(`${text}\n`);
  }
}

/** One item of a stream; undefined when the query finds nothing in it. */
async function streamedText(
  answer: Extract<Answer, { kind: 'stream' }>,
  item: object,
  { format, query }: RenderOptions,
): Promise<string | undefined> {
  const value = query ? query(item) : item;
  if (value === null || value === undefined) return undefined;
  if (format === 'name') return nameOf(value);
  if (format !== 'table') return formatStreamed(value, format);
  return query ? asText(value) : answer.line(item as never);
}

type Complete = Exclude<Answer, { kind: 'stream' }>;

async function asTable(
  answer: Complete,
  { columns, hasColors, lineWidth }: RenderOptions,
): Promise<string> {
  const style = styleFor(hasColors);
  if (answer.kind === 'list') {
    return listTable(
      answer.items,
      chooseColumns(answer.columns, columns, answer.items),
      style,
      lineWidth,
    );
  }
  if (answer.kind === 'item') {
    return itemTable(answer.item, chooseColumns(answer.columns, columns, [answer.item]), style);
  }
  return answer.text ?? formatDocument(answer.value, 'json');
}

/** All of the data, as a query sees it. */
function dataOf(answer: Complete): unknown {
  return valueOf(answer, undefined);
}

function valueOf(answer: Complete, wanted: readonly string[] | undefined): unknown {
  if (answer.kind === 'document') return answer.value;
  if (answer.kind === 'item') return only(answer.item, answer.columns, wanted, [answer.item]);
  return answer.items.map((item) => only(item, answer.columns, wanted, answer.items));
}

/** The whole item, or only the fields that were named. */
function only(
  item: object,
  own: Columns,
  wanted: readonly string[] | undefined,
  items: readonly object[],
): object {
  if (!wanted) return item;
  const field = ({ path }: Column) => [path, valueAt(item, path) ?? null] as const;
  return Object.fromEntries(chooseColumns(own, wanted, items).map(field));
}
