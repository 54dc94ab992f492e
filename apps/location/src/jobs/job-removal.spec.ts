import { Test } from '@nestjs/testing';
import type { Tenant } from '@skydeck/auth-guard';
import { DatabaseModule } from '@skydeck/database';
import { CreateOperations1763850000000, OperationEntity } from '@skydeck/operations';
import { testDatabase, TestClock, type TestDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { CreateJobs1764710000000 } from '../migrations/1764710000000-create-jobs.js';
import { JobEntity } from './job.entity.js';
import type { JobFiles } from './job-files.js';
import { JobRemoval } from './job-removal.js';

const HOUR_MS = 3_600_000;

describe('jobs that expired', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let close: () => Promise<void>;
  const clock = new TestClock();

  beforeAll(async () => {
    database = testDatabase();
    const app = await Test.createTestingModule({
      imports: [
        DatabaseModule.forRoot({
          url: database.url,
          schema: database.schema('jobs'),
          entities: [JobEntity, OperationEntity],
          migrations: [CreateOperations1763850000000, CreateJobs1764710000000],
        }),
      ],
    }).compile();
    await app.init();
    dataSource = app.get(DataSource);
    close = () => app.close();
  });

  afterAll(async () => {
    await close();
    await database[Symbol.asyncDispose]();
  });

  async function make(id: string, keptMs: number, isOver: boolean): Promise<void> {
    const now = clock.now();
    const operation = {
      id: `op_${id}`,
      projectId: 'prj_1',
      kind: 'matrix.compute',
      resourceType: 'matrix',
      resourceId: id,
      input: {},
      status: isOver ? ('succeeded' as const) : ('running' as const),
      runAfter: now,
      createdAt: now,
      finishedAt: isOver ? now : null,
    };
    await dataSource.manager.insert(OperationEntity, operation);
    await dataSource.manager.insert(JobEntity, {
      id,
      tenant: 'prj_1' as Tenant,
      kind: 'matrix',
      status: isOver ? 'succeeded' : 'running',
      operationId: operation.id,
      about: {},
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + keptMs),
    });
  }

  it('are removed with their files once nothing works on them; a file that stays keeps its row', async () => {
    await make('mtx_old', HOUR_MS, true);
    await make('mtx_busy', HOUR_MS, false);
    await make('mtx_kept', 3 * HOUR_MS, true);
    let isBroken = true;
    const removed: string[] = [];
    const files = {
      remove(job: string) {
        if (isBroken) return Promise.reject(new Error('The disk is gone'));
        removed.push(job);
        return Promise.resolve();
      },
    } as unknown as JobFiles;
    const removal = new JobRemoval(dataSource, files, clock);
    const left = async () => {
      const rows = await dataSource.manager.find(JobEntity, { order: { id: 'ASC' } });
      return rows.map(({ id }) => id);
    };
    await removal.sweep();
    expect(await left()).toEqual(['mtx_busy', 'mtx_kept', 'mtx_old']);
    clock.advance(2 * HOUR_MS);
    await expect(removal.sweep()).rejects.toThrow('The disk is gone');
    expect(await left()).toContain('mtx_old');
    isBroken = false;
    await removal.sweep();
    expect([await left(), removed]).toEqual([['mtx_busy', 'mtx_kept'], ['mtx_old']]);
    await dataSource.query(`update operation set finished_at = now() where finished_at is null`);
    await removal.sweep();
    expect(await left()).toEqual(['mtx_kept']);
  });
});
