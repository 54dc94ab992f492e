import { eventually } from '@skydeck/testing';
import { type Answer, call, dataOf } from './call.js';
import type { World } from './world.js';

/** A database that is there, with one of everything that a database can have. */
export async function makeDatabase(world: World, project: string, token: string) {
  const at = (path: string) => world.at('platform', `/v1/projects/${project}${path}`);
  const engines = (await dataOf(world.at('platform', '/v1/database-engines'), { token })) as {
    items: { engine: string; versions: number[] }[];
  };
  // The first is what the machine has; another one would be fetched.
  const version = engines.items.find(({ engine }) => engine === 'postgres')?.versions[0];
  const body = { name: 'shop', version };
  const done = async ({ data, meta }: Answer) => {
    await eventually(
      async () => {
        const operation = at(`/operations/${String(meta.operation_id)}?wait=5`);
        return (await dataOf(operation, { token }))['status'] === 'succeeded';
      },
      { timeoutMs: 90_000 },
    );
    return String(data['id']);
  };
  const database = await done(await call(at('/databases'), { token, body }));
  const reader = await dataOf(at(`/databases/${database}/credentials`), {
    token,
    body: { name: 'reader' },
  });
  const backups = at(`/databases/${database}/backups`);
  const backup = await done(await call(backups, { token, method: 'POST' }));
  return { database, credential: String(reader['id']), backup, extension: 'pgcrypto' };
}
