/** One row of an environment form. */
export interface EnvRow {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

let lastId = 0;

export const newRow = (name = '', value = ''): EnvRow => ({ id: ++lastId, name, value });

/** The rows that have a name, as an object. */
export function envOf(rows: readonly EnvRow[]): Record<string, string> {
  const named = rows.filter(({ name }) => name.trim() !== '');
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), value]));
}

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/;

interface ParsedLines {
  readonly rows: EnvRow[];
  /** Number of the first line that is none; counted from 1. */
  readonly badLine: number | undefined;
}

/** Reads the lines of a `.env` file; comments and empty lines are left out. */
export function parseEnvLines(text: string): ParsedLines {
  const rows: EnvRow[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const match = LINE.exec(line);
    if (!match) return { rows, badLine: index + 1 };
    rows.push(newRow(match[1], unquoted(match[2] ?? '')));
  }
  return { rows, badLine: undefined };
}

/** Reads a pasted `.env` file of several lines; undefined when the text is not one. */
export function parseEnvFile(text: string): EnvRow[] | undefined {
  const { rows, badLine } = parseEnvLines(text);
  return badLine !== undefined || rows.length < 2 ? undefined : rows;
}

function unquoted(value: string): string {
  const quote = value.charAt(0);
  const isQuoted = (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1) : value;
}
