import { connect } from '@skydeck/database';
import { testDatabase, type TestDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { databaseUsageParts } from '../../databases/usage/index.js';
import { migrations } from '../../migrations/index.js';
import { launchpadEntities } from '../launchpad.module.js';
import type { LaunchpadSettings } from '../launchpad-settings.js';
import { FailedStarts } from '../runtime/failed-starts.js';
import { Waking } from '../runtime/waking.js';
import { GivingWay } from '../volumes/giving-way.js';
import { RouteBook } from './route-book.js';

const APPS = ['app_1', 'app_2', 'app_3'];

describe('RouteBook', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let book: RouteBook;

  beforeAll(async () => {
    database = testDatabase();
    dataSource = await connect({
      url: database.url,
      schema: database.schema('routes'),
      entities: [...launchpadEntities, ...databaseUsageParts.entities],
      migrations,
    });
    await dataSource.query(
      `insert into app (id, project_id, project_slug, name, repo, branch, env_sealed, created_at, updated_at)
       select id, 'prj_1', 'one', id, '/repo', 'main', '', now(), now() from unnest($1::text[]) id`,
      [APPS],
    );
    const settings = {} as LaunchpadSettings;
    book = new RouteBook(dataSource, settings, new FailedStarts(), new Waking(), new GivingWay());
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  it('gives each of 50 changes at once its own number, whoever changed the app before', async () => {
    const changeBefore = (appId: string) =>
      dataSource.transaction(async (manager) => {
        await manager.query(`update app set branch = 'changed' where id = $1`, [appId]);
        await manager.query('select pg_sleep(0.002)');
        await book.advance(manager, appId);
      });
    const all = Array.from({ length: 50 }, (_, index) => {
      const appId = APPS[index % APPS.length]!;
      if (index % 10 === 9) return book.renumber(0);
      return index % 2 === 0 ? changeBefore(appId) : book.changed(appId);
    });
    const ended = await Promise.allSettled(all);
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [clock] = await dataSource.query<[{ version: string }]>(
      'select version from route_clock',
    );
    expect(clock.version).toBe('51');
    const [last] = await dataSource.query<[{ version: string }]>(
      'select max(route_version) as version from app',
    );
    expect(last.version).toBe('51');
  });

  it('numbers nothing for an app that is gone', async () => {
    const before = await dataSource.query('select version from route_clock');
    await book.changed('app_gone');
    expect(await dataSource.query('select version from route_clock')).toEqual(before);
  });
});
