import { setImmediate as turn } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Module,
  type OnModuleInit,
} from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
import { QueueModule } from '@skydeck/queue';
import { ClockModule } from '@skydeck/service';
import { testDatabase, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { CreateOperations1763850000000 } from './create-operations.migration.js';
import { OperationEntity } from './operation.entity.js';
import { OperationHandler, type OperationRun } from './operation-handler.js';
import { OperationHandlers } from './operation-handlers.js';
import { Operations } from './operations.js';
import { OperationsModule } from './operations.module.js';

/** What operations work with, let go of when the service shuts down. */
@Injectable()
class Engine implements BeforeApplicationShutdown {
  isGone = false;

  beforeApplicationShutdown(): void {
    this.isGone = true;
  }
}

@Injectable()
class Slow extends OperationHandler implements OnModuleInit {
  override readonly kind = 'thing.slow';
  readonly begun = Promise.withResolvers<void>();
  readonly found: boolean[] = [];

  constructor(
    private readonly handlers: OperationHandlers,
    private readonly engine: Engine,
  ) {
    super();
  }

  onModuleInit(): void {
    this.handlers.add(this);
  }

  /** A step that was begun goes to its end, though it was told to stop. */
  override async run({ signal, write }: OperationRun<object>): Promise<void> {
    this.begun.resolve();
    while (!signal.aborted) await turn();
    for (let steps = 0; steps < 5; steps++) {
      await write((manager) => manager.query('select 1'));
      this.found.push(this.engine.isGone);
    }
    throw new Error('The step did not come to its end.');
  }

  override async failed(): Promise<void> {
    // Nothing to undo.
  }
}

@Module({ providers: [Engine, Slow] })
class Things {}

it('ends what runs before others let go of what it needs, and leaves it to the next', async () => {
  await using database = testDatabase();
  const schema = database.schema('operations');
  const databaseUrl = database.url;
  const app = await Test.createTestingModule({
    imports: [
      ClockModule.forRoot(new TestClock()),
      BusModule.forRoot({ databaseUrl }),
      DatabaseModule.forRoot({
        url: databaseUrl,
        schema,
        entities: [OperationEntity],
        migrations: [CreateOperations1763850000000],
      }),
      QueueModule.forRoot({ databaseUrl }),
      OperationsModule.forRoot({ schema, concurrency: 4 }),
      Things,
    ],
  }).compile();
  await app.init();
  const slow = app.get(Slow, { strict: false });
  const operations = app.get(Operations);
  const wanted = { projectId: 'prj_1', kind: slow.kind, resource: { type: 'thing', id: 'one' } };
  const made = await app
    .get(DataSource)
    .transaction((manager) => operations.start(manager, wanted));
  await operations.wake(made);
  await slow.begun.promise;
  await app.close();
  expect(slow.found).toEqual([false, false, false, false, false]);
}, 30_000);
