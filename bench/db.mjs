import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { connectionOf, queryOnce } from './db/connection.mjs';
import { poolBesideDirect } from './db/pooling.mjs';
import { restoreBesideByHand } from './db/restore.mjs';
import { rotateUnderLoad } from './db/rotation.mjs';
import { ProjectApi } from './http/project-api.mjs';
import { postJson } from './http/post-json.mjs';
import { measured, print } from './vps/measured.mjs';

const TIMES = 5;

/**
 * Databases from the request to the first answer of SQL, a rotation under queries, a restore
 * beside `pg_restore` by hand and pgbench through a pool beside pgbench without, in the same run.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    database: { url: postgres.url, schema: (name) => name },
    members: ['auth', 'messaging', 'platform'],
    environment: { QUOTA_DATABASES: '0', DATABASES_PORT_RANGE: '16800-16899' },
  });
  try {
    const token = await stack.signInOwner();
    const project = { name: 'Bench', slug: 'bench' };
    await postJson(`${stack.endpoints.auth_url}/api/v1/projects`, token, project);
    const api = new ProjectApi(`${stack.endpoints.base_url}/projects/bench`, token);
    // The first one starts the shared server.
    await api.done('POST', '/databases', { name: 'warm' });
    const shared = await measured(TIMES, (index) => made(api, { name: `shared-${index}` }));
    print('shared: asked for → first answer', shared, '≤ 400 ms');
    const dedicated = await measured(3, (index) =>
      made(api, { name: `own-${index}`, plan: 'dedicated' }),
    );
    print('dedicated: asked for → first answer', dedicated, '≤ 4 s');
    await rotateUnderLoad(api, 'shared-0');
    await restoreBesideByHand(api, 'own-0');
    await api.done('POST', '/databases', { name: 'pooled', plan: 'dedicated', size: 'db-4gb' });
    await poolBesideDirect(api, 'pooled');
    const { data } = await api.call('GET', '/databases?limit=100');
    for (const { id } of data.items) {
      await api.done('DELETE', `/databases/${id}?skip_final_backup=true`);
    }
  } finally {
    await stack.close();
    await postgres.stop();
  }
}

async function made(api, body) {
  await api.done('POST', '/databases', body);
  await queryOnce(await connectionOf(api, body.name), 'SELECT 1');
}
