import { hash } from 'node:crypto';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { isPooled } from './pooler.js';
import { traceStatement } from './telemetry/sql-spans.js';

/** A statement that Postgres reads and plans once on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Connection {
  query(
    config: Partial<Statement> & { readonly values: readonly unknown[] },
  ): Promise<{ readonly rows: unknown[] }>;
}

/**
 * Declares a statement of a hot path. It must name its columns: with `*`, a column that is added
 * while a process runs would make Postgres refuse the plan that it keeps.
 */
export function statement(text: string): Statement {
  return { name: hash('sha256', text).slice(0, 32), text };
}

const sizes = new WeakMap<DataSource, number>();

/**
 * Says how large the tables of a data source are, in few classes. For each class Postgres plans its
 * statements anew: a plan that was made while a table was small reads all of it, and is kept until
 * Postgres looks at the table by itself, which may take a minute.
 */
export function planFor(dataSource: DataSource, sizeClass: number): void {
  sizes.set(dataSource, sizeClass);
}

/**
 * Runs a statement: in the transaction of a manager that has one, else by itself. It passes by the
 * query builder and its hooks, which cost several times what the statement does.
 */
export async function runStatement<Row>(
  on: DataSource | EntityManager,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const manager = 'dataSource' in on ? on : on.manager;
  const { dataSource } = manager;
  const startMs = Date.now();
  let isDone = false;
  try {
    const planned = { ...planOf(name, dataSource), text, values };
    const { rows } = await (await connectionOf(manager)).query(planned);
    isDone = true;
    return rows as Row[];
  } catch (error) {
    throw new QueryFailedError(text, [...values], error as Error);
  } finally {
    traceStatement(dataSource, { query: text, isDone, tookMs: Date.now() - startMs });
  }
}

/** Behind a pooler the next transaction is on another connection, which does not know the plan. */
function planOf(name: string, dataSource: DataSource): { readonly name?: string } {
  if (isPooled(dataSource)) return {};
  const sizeClass = sizes.get(dataSource) ?? 0;
  return { name: sizeClass === 0 ? name : `${name}.${sizeClass}` };
}

async function connectionOf({ queryRunner, dataSource }: EntityManager): Promise<Connection> {
  if (queryRunner) return (await queryRunner.connect()) as Connection;
  const { driver } = dataSource;
  if (!('master' in driver)) throw new Error('The data source is none of Postgres.');
  return driver.master as Connection;
}
