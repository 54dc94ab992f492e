import type { Column } from './answer.js';
import { cellText } from './cell.js';
import { titleOf, valueAt } from './columns.js';
import { displayWidth, padTo } from './display-width.js';
import { cutTo, fitWidths } from './fit.js';
import type { Style } from './style.js';

const GAP = '  ';

/** Items below each other, a line each, under a line of headings; cut to the width of a terminal. */
export function listTable(
  items: readonly object[],
  columns: readonly Column[],
  style: Style,
  lineWidth = Number.POSITIVE_INFINITY,
): string {
  const titles = columns.map(titleOf);
  const rows = items.map((item) => columns.map(({ path }) => cellText(valueAt(item, path))));
  const natural = titles.map((title, index) =>
    Math.max(displayWidth(title), ...rows.map((row) => displayWidth(row[index] ?? ''))),
  );
  const widths = fitWidths(natural, GAP.length, lineWidth);
  const lineOf = (cells: readonly string[], paint: (text: string) => string) =>
    cells
      .map((cell, index) => {
        const isLast = index === cells.length - 1;
        const width = widths[index] ?? 0;
        const shown = cutTo(cell, width);
        return paint(shown) + (isLast ? '' : padTo(shown, width).slice(shown.length));
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
