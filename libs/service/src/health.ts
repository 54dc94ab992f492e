import { Bus } from '@skydeck/bus';
import { CommonErrors } from '@skydeck/errors';
import { Injectable, Optional } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';

const CHECK_TIMEOUT_MS = 2000;

/** Knows whether the stores of a service answer. */
@Injectable()
export class Readiness {
  constructor(
    @Optional() private readonly database?: DataSource,
    @Optional() private readonly bus?: Bus,
  ) {}

  /** The names of the stores that do not answer now. */
  async problems(): Promise<string[]> {
    const problems: string[] = [];
    if (this.database && !(await answers(this.database))) problems.push('database');
    if (this.bus && !this.bus.isConnected()) problems.push('bus');
    return problems;
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

async function answers(dataSource: DataSource): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const query = dataSource.query('select 1').then(
    () => true,
    () => false,
  );
  const isAnswered = await Promise.race([query, late]);
  clearTimeout(timer);
  return isAnswered;
}
