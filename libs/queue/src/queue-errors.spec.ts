import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { ConsoleLogger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { eventually, testDatabase } from '@skydeck/testing';
import type { Queue } from 'bullmq';
import pg from 'pg';
import { QueueModule } from './index.js';

it('prints no connection on the console when one is lost', async () => {
  const printed: unknown[] = [];
  const { error } = console;
  console.error = (...values: unknown[]) => void printed.push(values);
  const name = `errors-${randomUUID()}`;
  const url = new URL(testDatabase().url);
  url.searchParams.set('application_name', name);
  const app = await Test.createTestingModule({
    imports: [QueueModule.forRoot({ databaseUrl: url.href }), BullModule.registerQueue({ name })],
  }).compile();
  const warnings: unknown[] = [];
  const logger = new ConsoleLogger();
  logger.warn = (message: unknown) => void warnings.push(message);
  app.useLogger(logger);
  await app.init();
  const queue = app.get<Queue>(getQueueToken(name));
  try {
    await queue.add('job', {});
    const client = new pg.Client(testDatabase().url);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [name],
    );
    await client.end();
    await eventually(() => {
      expect(warnings).toContainEqual({ queue: name, msg: expect.stringContaining('terminating') });
    });
    // More than one connection is lost; each is found out by who uses it next.
    await eventually(() => queue.obliterate({ force: true }));
    expect(printed).toEqual([]);
  } finally {
    console.error = error;
    await app.close();
  }
});
