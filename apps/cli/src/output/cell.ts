import { printable } from '../terminal/printable.js';

const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;

/** A value as one line of text for a table. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length ? value.map(cellText).join(', ') : '-';
  if (typeof value === 'object') return printable(objectText(value));
  return printable(textOf(value).replace(TIME, '$1 $2Z').replaceAll(/\s+/g, ' '));
}

/** Labels and the like as `name=value`. */
function objectText(value: object): string {
  const pairs = Object.entries(value);
  if (pairs.length === 0) return '-';
  if (!pairs.every(([, inner]) => typeof inner === 'string')) return JSON.stringify(value);
  return pairs.map(([name, inner]) => `${name}=${String(inner)}`).join(', ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
