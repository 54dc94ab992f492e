import { usageError } from '../failures/cli-error.js';
import type { Answer, Columns } from './answer.js';

/** Takes a part out of data. */
export type Query = (value: unknown) => unknown;

/** Reads a JMESPath expression, before anything is sent. */
export async function compileQuery(expression: string): Promise<Query> {
  const { compile, isRegistered, search, tokenize } = await import('@jmespath-community/jmespath');
  const refuse = (message: string, position: number) =>
    usageError(
      `--query: ${sentence(message)} (position ${position + 1})`,
      `${expression}\n  ${' '.repeat(position)}^`,
    );
  try {
    compile(expression);
  } catch (error) {
    throw refuse((error as Error).message, brokenAt(expression, { compile, tokenize }));
  }
  for (const { start } of tokenize(expression)) {
    const name = /^([A-Za-z_]\w*)\s*\(/.exec(expression.slice(start))?.[1];
    if (name !== undefined && !isRegistered(name)) {
      throw refuse(`unknown function ${name}()`, start);
    }
  }
  return (value) => {
    try {
      // What is not JSON, such as an absent field, is not known to JMESPath.
      return search(JSON.parse(JSON.stringify(value ?? null)), expression);
    } catch (error) {
      throw usageError(`--query: ${sentence((error as Error).message)}.`);
    }
  };
}

interface Language {
  readonly compile: (expression: string) => unknown;
  readonly tokenize: (expression: string) => readonly { readonly start: number }[];
}

/** Where an expression stops being one: the library says what is wrong, but not where. */
function brokenAt(expression: string, { compile, tokenize }: Language): number {
  const starts = startsOf(expression, tokenize);
  if (starts === undefined) return unreadableAt(expression, tokenize);
  const isBroken = (text: string) => !/EOF|^$/.test(complaintOf(() => compile(text)));
  const bad = starts.findIndex((_start, index) =>
    isBroken(expression.slice(0, starts[index + 1] ?? expression.length)),
  );
  return starts[bad] ?? expression.length;
}

function startsOf(expression: string, tokenize: Language['tokenize']): number[] | undefined {
  try {
    return tokenize(expression).map(({ start }) => start);
  } catch {
    return undefined;
  }
}

/** The end of the longest beginning that consists of words of the language. */
function unreadableAt(expression: string, tokenize: Language['tokenize']): number {
  let length = expression.length;
  while (length > 0 && startsOf(expression.slice(0, length), tokenize) === undefined) length--;
  return length;
}

function complaintOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const sentence = (message: string) => message.replace(/^Syntax error[:,] /, '').replace(/\.$/, '');

/**
 * What a query found, to be shown like any other answer: whole items with the columns of the
 * command, parts with columns of their own.
 */
export function asAnswer(value: unknown, own: Columns = []): Exclude<Answer, { kind: 'stream' }> {
  if (value === null || value === undefined) {
    return { kind: 'document', value: null, text: '' };
  }
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (items.every(isObject)) {
      const columns = columnsOf(items, own);
      return { kind: 'list', items, columns, empty: 'The query found nothing.' };
    }
    return { kind: 'document', value, text: items.map(asText).join('\n') };
  }
  if (isObject(value)) return { kind: 'item', item: value, columns: columnsOf([value], own) };
  return { kind: 'document', value, text: asText(value) };
}

function columnsOf(items: readonly object[], own: Columns): Columns {
  const names = new Set(items.flatMap(Object.keys));
  const roots = own.map((column) => (typeof column === 'string' ? column : column.path));
  const isWhole = roots.length > 0 && roots.every((path) => names.has(path.split('.')[0] ?? path));
  return isWhole ? own : [...names];
}

/** One value as a line. */
export const asText = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
