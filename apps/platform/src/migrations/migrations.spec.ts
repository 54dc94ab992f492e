import { connect } from '@skydeck/database';
import { testDatabase } from '@skydeck/testing';
import { launchpadEntities } from '../launchpad/launchpad.module.js';
import { migrations } from './index.js';

describe('migrations', () => {
  it('make exactly the tables that the entities describe, and can be undone', async () => {
    await using database = testDatabase();
    const schema = database.schema('platform');
    const options = { url: database.url, schema, entities: launchpadEntities, migrations };
    const dataSource = await connect(options);
    try {
      const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
      for (let left = migrations.length; left > 0; left--) await dataSource.undoLastMigration();
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
  });
});
