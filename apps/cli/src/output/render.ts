import type { Answer, Column, Columns } from './answer.js';
import { chooseColumns, valueAt } from './columns.js';
import { formatDocument, formatStreamed, type Format } from './format.js';
import { styleFor } from './style.js';
import { itemTable, listTable } from './table.js';

export interface RenderOptions {
  readonly format: Format;
  /** Fields that the person named with `--columns`, in their order. */
  readonly columns?: readonly string[] | undefined;
  readonly hasColors: boolean;
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
      const text =
        options.format === 'table'
          ? answer.line(item as never)
          : await formatStreamed(item, options.format);
      sink.data(`${text}\n`);
    }
    return;
  }
  if (options.format !== 'table') {
    sink.data(`${await formatDocument(valueOf(answer, options.columns), options.format)}\n`);
  } else if (answer.kind === 'list' && answer.items.length === 0) {
    sink.remark(answer.empty);
  } else {
    sink.data(`${await asTable(answer, options)}\n`);
  }
}

type Complete = Exclude<Answer, { kind: 'stream' }>;

async function asTable(answer: Complete, { columns, hasColors }: RenderOptions): Promise<string> {
  const style = styleFor(hasColors);
  if (answer.kind === 'list') {
    return listTable(answer.items, chooseColumns(answer.columns, columns, answer.items), style);
  }
  if (answer.kind === 'item') {
    return itemTable(answer.item, chooseColumns(answer.columns, columns, [answer.item]), style);
  }
  return answer.text ?? formatDocument(answer.value, 'json');
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
