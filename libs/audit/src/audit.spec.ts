import { tenantOf } from '@skydeck/auth-guard';
import { connect } from '@skydeck/database';
import { TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { Audit, type AuditedChange } from './audit.js';
import { AuditReader } from './audit.reader.js';
import { CreateAudit1763810000000 } from './create-audit.migration.js';

describe('Audit', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let reader: AuditReader;
  const clock = new TestClock(new Date('2026-01-01T00:00:00Z'));
  const audit = new Audit(clock);

  const record = (projectId: string, change: Partial<AuditedChange> = {}) =>
    dataSource.transaction((manager) =>
      audit.record(manager, {
        tenant: tenantOf(projectId),
        action: 'app.create',
        target: 'app_1',
        ...change,
      }),
    );

  beforeAll(async () => {
    database = testDatabase();
    dataSource = await connect({
      url: database.url,
      schema: database.schema('audit'),
      entities: [],
      migrations: [CreateAudit1763810000000],
    });
    reader = new AuditReader(dataSource);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  it('keeps what changed, without secrets, and who did it', async () => {
    await record('prj_diff', {
      action: 'app.update',
      before: { branch: 'main', name: 'shop', secret: 'a', port: 1 },
      after: { branch: 'next', name: 'shop', secret: 'b', env: { KEY: 'c' }, port: 1 },
      actor: { kind: 'account', id: 'acc_1' },
    });
    const [entry] = await reader.read(tenantOf('prj_diff'), {}, 1);
    expect(entry).toMatchObject({
      actor: { kind: 'account', id: 'acc_1', ip: null },
      before: { branch: 'main' },
      after: { branch: 'next' },
    });
    expect(JSON.stringify(entry)).not.toMatch(/secret|KEY/);
  });

  it.each([
    ['an update', `update audit_entry set action = 'nothing'`],
    ['a deletion', 'delete from audit_entry'],
    ['emptying', 'truncate audit_entry'],
  ])('refuses %s', async (_name, sql) => {
    await expect(dataSource.query(sql)).rejects.toThrow('can only grow');
  });

  it('chains 50 entries written at once, and finds one that was forged', async () => {
    const work = Array.from({ length: 50 }, (_, number) =>
      record('prj_chain', { target: `app_${number}`, after: { number, nested: { b: 1, a: [2] } } }),
    );
    await Promise.all(work);
    expect(await reader.findBreak(tenantOf('prj_chain'))).toBeNull();

    const [, , forged] = await reader.read(tenantOf('prj_chain'), {}, 3);
    await dataSource.transaction(async (manager) => {
      await manager.query('alter table audit_entry disable trigger audit_entry_only_grows');
      await manager.query(`update audit_entry set target = 'app_x' where id = $1`, [forged?.id]);
      await manager.query('alter table audit_entry enable trigger audit_entry_only_grows');
    });
    expect(await reader.findBreak(tenantOf('prj_chain'))).toBe(forged?.id);
  });

  it('is undone with the change', async () => {
    const undone = dataSource.transaction(async (manager) => {
      await audit.record(manager, { tenant: tenantOf('prj_undone'), action: 'a.b', target: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await record('prj_undone');
    expect(await reader.read(tenantOf('prj_undone'), {}, 5)).toHaveLength(1);
    expect(await reader.findBreak(tenantOf('prj_undone'))).toBeNull();
  });

  it('finds entries by actor, action, target and time, page by page', async () => {
    const actor = { kind: 'account', id: 'acc_2' } as const;
    await record('prj_found', { actor, target: 'app_a' });
    clock.advance(60_000);
    await record('prj_found', { action: 'app.delete', target: 'app_a' });
    await record('prj_found', { actor, target: 'app_b' });
    const find = async (...args: [object, number?, string?]) => {
      const [filter, limit = 10, before] = args;
      return (
        await reader.read(tenantOf('prj_found'), filter, limit, { afterId: before ?? null })
      ).map(({ target }) => target);
    };
    expect(await find({ actor: 'acc_2' })).toEqual(['app_b', 'app_a']);
    expect(await find({ action: 'app.delete' })).toEqual(['app_a']);
    expect(await find({ target: 'app_b' })).toEqual(['app_b']);
    expect(await find({ until: '2026-01-01T00:00:30Z' })).toEqual(['app_a']);
    expect(await find({ since: '2026-01-01T00:00:30Z' })).toEqual(['app_b', 'app_a']);
    const [newest] = await reader.read(tenantOf('prj_found'), {}, 1);
    expect(await find({}, 1, newest?.id)).toEqual(['app_a']);
    expect(
      await reader.read(tenantOf('prj_other'), {}, 10, { afterId: newest?.id ?? null }),
    ).toEqual([]);
  });
});
