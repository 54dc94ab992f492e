import { hash } from 'node:crypto';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { traceStatement } from './telemetry/sql-spans.js';

/** A statement that Postgres reads and plans once on each connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Connection {
  query(
    config: Statement & { readonly values: readonly unknown[] },
  ): Promise<{ readonly rows: unknown[] }>;
}

/**
 * Declares a statement of a hot path. It must name its columns: with `*`, a column that is added
 * while a process runs would make Postgres refuse the plan that it keeps.
 */
export function statement(text: string): Statement {
  return { name: hash('sha256', text).slice(0, 32), text };
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
    const { rows } = await (await connectionOf(manager)).query({ name, text, values });
    isDone = true;
    return rows as Row[];
  } catch (error) {
    throw new QueryFailedError(text, [...values], error as Error);
  } finally {
    traceStatement(dataSource, { query: text, isDone, tookMs: Date.now() - startMs });
  }
}

async function connectionOf({ queryRunner, dataSource }: EntityManager): Promise<Connection> {
  if (queryRunner) return (await queryRunner.connect()) as Connection;
  const { driver } = dataSource;
  if (!('master' in driver)) throw new Error('The data source is none of Postgres.');
  return driver.master as Connection;
}
