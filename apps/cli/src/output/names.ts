import type { Answer, Columns } from './answer.js';
import { valueAt } from './columns.js';
import { asText } from './query.js';

/** Fields that other commands take to name a resource. */
const NAMING = new Set(['slug', 'name', 'id']);

/** The names that other commands take, a line each: what `-o name` shows. */
export function namesIn(answer: Exclude<Answer, { kind: 'stream' }>): string[] {
  if (answer.kind === 'list') return answer.items.map((item) => nameOf(item, answer.columns));
  if (answer.kind === 'item') return [nameOf(answer.item, answer.columns)];
  const { value, text } = answer;
  if (typeof value === 'object' && value !== null && text === undefined) {
    return Array.isArray(value) ? value.map((item: object) => nameOf(item)) : [nameOf(value)];
  }
  const shown = text ?? asText(value);
  return shown === '' ? [] : [shown];
}

/** The first column when it names the resource, else its id, else what there is. */
export function nameOf(item: unknown, columns: Columns = []): string {
  if (typeof item !== 'object' || item === null) return asText(item);
  const [first] = columns;
  const path = typeof first === 'string' ? first : first?.path;
  const candidates = [path && NAMING.has(path) ? path : 'id', 'slug', 'name', path ?? ''];
  const found = candidates.map((name) => valueAt(item, name)).find((value) => value !== undefined);
  return asText(found ?? Object.values(item)[0] ?? null);
}
