import { connect } from '@skydeck/database';
import type { Bus } from '@skydeck/bus';
import { TestClock, testDatabase } from '@skydeck/testing';
import { launchpadEntities } from '../../launchpad/launchpad.module.js';
import { migrations } from '../../migrations/index.js';
import type { DatabaseVerbs } from '../managed/database-verbs.js';
import { EndedProjectEntity } from './ended-project.entity.js';
import { EndedProjects } from './ended-projects.js';

it('leaves no database of a project that ends while 50 are written down', async () => {
  await using database = testDatabase();
  const schema = database.schema('platform');
  const entities = [...launchpadEntities, EndedProjectEntity];
  const dataSource = await connect({ url: database.url, schema, entities, migrations });
  await dataSource.query(
    `insert into database_instance (id, plan, engine, major, cpus, memory_mb, disk_mb,
       max_connections, is_archived, trusted_sources, state, created_at, updated_at)
     values ('s-1', 'shared', 'postgres', 15, 1, 256, 1024, 40, false, '{}', 'running', now(), now())`,
  );
  const begin = async ({ id: project }: { readonly id: string }, id: string) => {
    const sql = `update managed_database set status = 'deleting' where id = $1 and project_id = $2`;
    await dataSource.query(sql, [id, project]);
  };
  const verbs = { deleteWithProject: begin } as unknown as DatabaseVerbs;
  const bus = { subscribe: () => undefined } as Partial<Bus> as Bus;
  const ended = new EndedProjects(bus, dataSource, verbs, new TestClock());
  const make = async (project: string, number: number) =>
    dataSource.query(
      `insert into managed_database (id, project_id, name, engine, plan, major, storage_gb,
         trusted_sources, instance_id, internal_name, status, is_protected, backup_keep, version,
         created_at, updated_at)
       values ($1, $2, $1, 'postgres', 'shared', 15, 1, '{}', 's-1', 'd_' || $1, 'creating', true,
         7, 1, now(), now())`,
      [`${project}-${number}`, project],
    );
  const made = Array.from({ length: 50 }, async (_, number) => make('gone', number));
  await Promise.all([...made, ended.end('gone'), make('kept', 1)]);
  await ended.pass();
  const left = `select project_id as project from managed_database where status <> 'deleting'`;
  expect(await dataSource.query(left)).toEqual([{ project: 'kept' }]);
  await dataSource.destroy();
}, 60_000);
