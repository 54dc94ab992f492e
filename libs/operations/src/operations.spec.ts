import { randomUUID } from 'node:crypto';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { BusModule } from '@skydeck/bus';
import { DatabaseModule } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { QueueModule } from '@skydeck/queue';
import { ClockModule } from '@skydeck/service';
import { eventually, testDatabase, TestClock, type TestDatabase } from '@skydeck/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { CreateOperations1763850000000 } from './create-operations.migration.js';
import { isOver, OperationEntity, type OperationError } from './operation.entity.js';
import { type Completion, OperationHandler, type OperationRun } from './operation-handler.js';
import { OperationHandlers } from './operation-handlers.js';
import { OperationLeaseLost } from './operation-lease.js';
import { OperationSweeper } from './operation-sweeper.js';
import { Operations } from './operations.js';
import { OperationsModule } from './operations.module.js';

type Work = (run: OperationRun<object>) => Promise<Completion | void>;

@Injectable()
class Scripted extends OperationHandler implements OnModuleInit {
  override readonly kind: string = 'thing.do';
  override readonly mostAttempts = 2;
  work: Work = () => Promise.resolve();
  readonly failures: OperationError[] = [];

  constructor(private readonly handlers: OperationHandlers) {
    super();
  }

  onModuleInit(): void {
    this.handlers.add(this);
  }

  override run(run: OperationRun<object>): Promise<Completion | void> {
    return this.work(run);
  }

  override failed(_manager: EntityManager, _row: OperationEntity, error: OperationError) {
    this.failures.push(error);
    return Promise.resolve();
  }

  override isRetryable(error: unknown): boolean {
    return error instanceof TypeError;
  }
}

@Injectable()
class Deletion extends Scripted {
  override readonly kind = 'thing.delete';
}

@Injectable()
class Alone extends Scripted {
  override readonly kind = 'thing.alone';
  override readonly mostAtOnce = 1;
}

describe('operations', () => {
  let database: TestDatabase;
  let close: () => Promise<void>;
  let operations: Operations;
  let handler: Scripted;
  let alone: Alone;
  let deletion: Deletion;
  let sweeper: OperationSweeper;
  let dataSource: DataSource;
  const clock = new TestClock();

  beforeAll(async () => {
    database = testDatabase();
    const schema = database.schema('operations');
    @Module({ providers: [Alone, Deletion, Scripted] })
    class Things {}
    const app = await Test.createTestingModule({
      imports: [
        ClockModule.forRoot(clock),
        BusModule.forRoot({ databaseUrl: database.url }),
        DatabaseModule.forRoot({
          url: database.url,
          schema,
          entities: [OperationEntity],
          migrations: [CreateOperations1763850000000],
        }),
        QueueModule.forRoot({ databaseUrl: database.url }),
        OperationsModule.forRoot({ schema, concurrency: 4 }),
        Things,
      ],
    }).compile();
    await app.init();
    operations = app.get(Operations);
    handler = app.get(Scripted, { strict: false });
    alone = app.get(Alone, { strict: false });
    deletion = app.get(Deletion, { strict: false });
    sweeper = app.get(OperationSweeper, { strict: false });
    dataSource = app.get(DataSource);
    close = () => app.close();
  });

  afterAll(async () => {
    await close();
    await database[Symbol.asyncDispose]();
  });

  beforeEach(() => {
    handler.failures.length = 0;
  });

  async function start(id = randomUUID(), kind = 'thing.do', isFinal = false) {
    const wanted = { projectId: 'prj_1', kind, resource: { type: 'thing', id }, isFinal };
    const made = await dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [id]);
      return operations.start(manager, wanted);
    });
    await operations.wake(made);
    return made;
  }

  const ended = ({ id }: OperationEntity) => operations.await('prj_1', id, 10_000);

  it('does the work, tells how far it is, and writes its result with its success', async () => {
    const seen: (number | undefined)[] = [];
    handler.work = async ({ operation, progress, input }) => {
      await progress(0.5, 'halfway');
      seen.push((await operations.get('prj_1', operation.id)).progress);
      expect(input).toEqual({});
      return async (manager) => {
        await manager.query(`update operation set stage = 'done' where id = $1`, [operation.id]);
      };
    };
    const row = await ended(await start());
    expect(row).toMatchObject({ status: 'succeeded', progress: 1, stage: 'done', attempts: 1 });
    expect(seen).toEqual([0.5]);
  });

  it('404: shows an operation to its own project only', async () => {
    const { id } = await start();
    await expect(operations.get('prj_2', id)).rejects.toMatchObject({ status: 404 });
  });

  it('409: lets one of 50 that come at once begin', async () => {
    const release = Promise.withResolvers<void>();
    handler.work = () => release.promise;
    const id = randomUUID();
    const made = await Promise.allSettled(Array.from({ length: 50 }, () => start(id)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = made.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'operation.in_progress' } });
    release.resolve();
  });

  it('runs one at once of a kind that says so; what is of other kinds goes on', async () => {
    const release = Promise.withResolvers<void>();
    let [now, most] = [0, 0];
    alone.work = async () => {
      most = Math.max(most, ++now);
      await release.promise;
      now--;
    };
    handler.work = () => Promise.resolve();
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await start(randomUUID(), 'thing.alone'));
    expect((await ended(await start())).status).toBe('succeeded');
    expect(now).toBe(1);
    release.resolve();
    for (const one of made) {
      await eventually(async () => {
        await sweeper.sweep();
        return isOver(await operations.get('prj_1', one.id));
      });
    }
    expect([most, now]).toEqual([1, 0]);
  });

  it('calls off what runs when a final operation comes, and does that one afterwards', async () => {
    const order: string[] = [];
    handler.work = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          order.push('called off');
          reject(new Error('stopped'));
        });
      });
    deletion.work = () => Promise.resolve(void order.push('deleted'));
    const id = randomUUID();
    const first = await start(id);
    await eventually(async () => (await operations.get('prj_1', first.id)).status === 'running');
    const last = await start(id, 'thing.delete', true);
    expect((await ended(last)).status).toBe('succeeded');
    expect(await ended(first)).toMatchObject({
      status: 'cancelled',
      error: { code: 'operation.cancelled' },
    });
    expect(order).toEqual(['called off', 'deleted']);
  });

  it('is called off while it writes about what somebody else holds', async () => {
    // What writers of a resource wait for; an advisory lock stands for its row.
    const held = 'select pg_advisory_xact_lock(hashtext($1))';
    const id = randomUUID();
    const isWriting = Promise.withResolvers<void>();
    handler.work = async ({ write, signal }) => {
      const wrote = write(async (manager) => {
        isWriting.resolve();
        await manager.query(held, [id]);
      });
      await wrote;
      signal.throwIfAborted();
    };
    const { first: called, last } = await dataSource.transaction(async (manager) => {
      await manager.query(held, [id]);
      const wanted = { projectId: 'prj_1', resource: { type: 'thing', id } };
      const first = await dataSource.transaction((other) =>
        operations.start(other, { ...wanted, kind: 'thing.do' }),
      );
      await operations.wake(first);
      await isWriting.promise;
      await manager.query("set local lock_timeout = '5s'");
      const final = { ...wanted, kind: 'thing.delete', isFinal: true };
      return { first, last: await operations.start(manager, final) };
    });
    deletion.work = () => Promise.resolve();
    await operations.wake(last);
    expect((await ended(last)).status).toBe('succeeded');
    expect((await ended(called)).status).toBe('cancelled');
  });

  it('tells the owner a meant failure, and of any other only that there was one', async () => {
    handler.work = () => Promise.reject(CommonErrors.unavailable({ detail: 'No room.' }));
    expect((await ended(await start())).error).toMatchObject({ message: 'No room.' });
    handler.work = () => Promise.reject(new Error('password=hunter2'));
    const row = await ended(await start());
    expect(row).toMatchObject({ status: 'failed', error: { code: 'operation.failed' } });
    expect(JSON.stringify(row)).not.toContain('hunter2');
    expect(handler.failures).toHaveLength(2);
  });

  it('tries again what may succeed later, and no more often than it may', async () => {
    let runs = 0;
    handler.work = () => Promise.reject(new TypeError(`run ${++runs}`));
    const made = await start();
    await eventually(async () => (await operations.get('prj_1', made.id)).attempts === 1);
    await eventually(async () => (await operations.get('prj_1', made.id)).status === 'queued');
    clock.advance(5_000);
    await sweeper.sweep();
    expect(await ended(made)).toMatchObject({ status: 'failed', attempts: 2 });
    expect(runs).toBe(2);
  });

  it('does again what a dead worker left, and fails what keeps killing workers', async () => {
    handler.work = () => Promise.resolve();
    const made = await start();
    await ended(made);
    await revive(made.id, 1);
    await sweeper.sweep();
    expect(await ended(made)).toMatchObject({ status: 'succeeded', attempts: 2 });
    await revive(made.id, 2);
    await sweeper.sweep();
    expect(await ended(made)).toMatchObject({
      status: 'failed',
      error: { code: 'operation.worker_lost' },
    });
  });

  /** As a worker leaves it that is killed in the middle. */
  async function revive(id: string, attempts: number): Promise<void> {
    await dataSource.query(
      `update operation set status = 'running', finished_at = null, attempts = $2,
         heartbeat_at = $3 where id = $1`,
      [id, attempts, new Date(clock.now().getTime() - 60_000)],
    );
  }

  it('lets no late worker write once another has taken over', async () => {
    const goOn = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    handler.work = async ({ write, operation }) => {
      if (operation.attempts > 1) return;
      await goOn.promise;
      await write(() => Promise.resolve()).then(() => late.resolve('written'), late.resolve);
    };
    const made = await start();
    await eventually(async () => (await operations.get('prj_1', made.id)).status === 'running');
    await dataSource.query('update operation set heartbeat_at = $2 where id = $1', [
      made.id,
      new Date(clock.now().getTime() - 60_000),
    ]);
    await sweeper.sweep();
    const row = await ended(made);
    goOn.resolve();
    expect(isOver(row)).toBe(true);
    expect(await late.promise).toBeInstanceOf(OperationLeaseLost);
  });
});
