import type { Column } from './answer.js';
import { cellText } from './cell.js';
import { titleOf, valueAt } from './columns.js';
import { displayWidth, padTo } from './display-width.js';
import type { Style } from './style.js';

const GAP = '  ';

/** Items below each other, a line each, under a line of headings. */
export function listTable(
  items: readonly object[],
  columns: readonly Column[],
  style: Style,
): string {
  const titles = columns.map(titleOf);
  const rows = items.map((item) => columns.map(({ path }) => cellText(valueAt(item, path))));
  const widths = titles.map((title, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index] ?? ''))),
  );
  const lineOf = (cells: readonly string[], paint: (text: string) => string) =>
    cells
      .map((cell, index) => {
        const isLast = index === cells.length - 1;
        return paint(cell) + (isLast ? '' : padTo(cell, widths[index] ?? 0).slice(cell.length));
      })
      .join(GAP);
  return [lineOf(titles, style.heading), ...rows.map((row) => lineOf(row, style.word))].join('\n');
}

/** One item, a field a line. */
export function itemTable(item: object, columns: readonly Column[], style: Style): string {
  const width = Math.max(...columns.map((column) => displayWidth(titleOf(column))));
  return columns
    .map((column) => {
      const label = style.heading(padTo(titleOf(column), width));
      return `${label}${GAP}${style.word(cellText(valueAt(item, column.path)))}`;
    })
    .join('\n');
}
