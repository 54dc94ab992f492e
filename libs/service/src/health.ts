import { Bus } from '@skydeck/bus';
import { CommonErrors } from '@skydeck/errors';
import { Injectable, Optional } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { ReadinessChecks } from './readiness-checks.js';

/** Knows whether the stores of a service answer. */
@Injectable()
export class Readiness {
  #isClosing = false;

  constructor(
    private readonly checks: ReadinessChecks,
    @Optional() database?: DataSource,
    @Optional() bus?: Bus,
  ) {
    if (database) {
      checks.add('database', () => answers(database));
      checks.add('migrations', () => isUpToDate(database));
    }
    if (bus) checks.add('bus', () => bus.isConnected());
  }

  /** Whether the service is about to close. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** From now on the service is not ready: it is about to close. */
  beginClosing(): void {
    this.#isClosing = true;
  }

  /** Why no traffic may come now; nothing when it may. */
  async problems(): Promise<string[]> {
    return this.#isClosing ? ['a service that is closing'] : this.checks.problems();
  }
}

/** `/healthz`: the process lives. `/readyz`: its stores answer, so traffic may come. */
export function addHealth(fastify: FastifyInstance, service: string, readiness: Readiness): void {
  fastify.get('/healthz', () => ({ status: 'ok', service }));
  fastify.get('/readyz', async () => {
    const problems = await readiness.problems();
    if (problems.length === 0) return { status: 'ready', service };
    throw CommonErrors.unavailable({
      detail: `Not ready: no answer from ${problems.join(' and ')}.`,
      retryAfterS: 1,
    });
  });
}

async function answers(database: DataSource): Promise<boolean> {
  await database.query('select 1');
  return true;
}

/** A database that was put back to an older state lacks what this version of the service needs. */
async function isUpToDate(database: DataSource): Promise<boolean> {
  const { migrations, options } = database;
  if (migrations.length === 0) return true;
  const table = database.driver.escape(options.migrationsTableName ?? 'migrations');
  const names = migrations.map(({ name, constructor }) => name ?? constructor.name);
  const [row] = await database.query<{ missing: number }[]>(
    `select count(*)::int as missing from unnest($1::text[]) as wanted(name)
     where not exists (select 1 from ${table} done where done.name = wanted.name)`,
    [names],
  );
  return row?.missing === 0;
}
