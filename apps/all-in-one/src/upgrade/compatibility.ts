/**
 * What a schema promises to the code that uses it: tables with their columns, each as its type, with
 * `?` where a row may be written without it and `??` where it may be null as well.
 */
export type Schema = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads the tables of a schema; `$1` is its name. */
export const SCHEMA_QUERY = `
  select table_name, column_name, udt_name as type, is_nullable = 'YES' as is_nullable,
    is_nullable = 'YES' or column_default is not null or is_identity = 'YES'
      or is_generated = 'ALWAYS' as is_optional
  from information_schema.columns
  where table_schema = $1 and table_name not in (
    select relname from pg_class join pg_inherits on inhrelid = pg_class.oid)
  order by table_name, column_name`;

/** One row of `SCHEMA_QUERY`. */
export interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly is_optional: boolean;
  readonly is_nullable: boolean;
}

export function schemaOf(rows: readonly ColumnRow[]): Schema {
  const tables: Record<string, Record<string, string>> = {};
  for (const { table_name, column_name, type, is_optional, is_nullable } of rows) {
    tables[table_name] ??= {};
    tables[table_name][column_name] = type + (is_nullable ? '??' : is_optional ? '?' : '');
  }
  return tables;
}

/** What the code of an earlier version would stumble over, in sentences. Empty when nothing. */
export function breaks(before: Schema, after: Schema): string[] {
  return Object.entries(before).flatMap(([table, columns]) => {
    const now = after[table];
    return now ? changesOfTable(table, columns, now) : [`${table} is gone`];
  });
}

function changesOfTable(table: string, before: Schema[string], now: Schema[string]): string[] {
  const demanded = Object.entries(now)
    .filter(([name, column]) => before[name] === undefined && parts(column)[1] === 0)
    .map(([name]) => `${table}.${name} is new and must be given`);
  return Object.entries(before)
    .flatMap(([name, column]) => changesOf(`${table}.${name}`, column, now[name]))
    .concat(demanded);
}

function changesOf(name: string, before: string, now: string | undefined): string[] {
  if (now === undefined) return [`${name} is gone`];
  const [type, freedom] = parts(now);
  const [typeBefore, freedomBefore] = parts(before);
  if (type !== typeBefore) return [`${name} was ${typeBefore} and is ${type}`];
  if (freedomBefore > 0 && freedom === 0) return [`${name} must be given now`];
  return freedomBefore > freedom ? [`${name} must not be null now`] : [];
}

/** The type, and in how many ways a row may do without a value. */
function parts(column: string): [string, number] {
  const type = column.replace(/\?+$/, '');
  return [type, column.length - type.length];
}
