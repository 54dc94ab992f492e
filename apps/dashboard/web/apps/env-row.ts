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

/** Reads the lines of a `.env` file; undefined when the text is not one. */
export function parseEnvFile(text: string): EnvRow[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));
  const matches = lines.map((line) => LINE.exec(line));
  if (lines.length < 2 || matches.includes(null)) return undefined;
  return matches.map((match) => newRow(match?.[1], unquoted(match?.[2] ?? '')));
}

function unquoted(value: string): string {
  const quote = value.charAt(0);
  const isQuoted = (quote === '"' || quote === "'") && value.length > 1 && value.endsWith(quote);
  return isQuoted ? value.slice(1, -1) : value;
}
