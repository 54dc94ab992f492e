import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import pg from 'pg';
import { percentile } from './events/percentile.mjs';
import { postJson } from './http/post-json.mjs';
import { ServersApi } from './vps/api.mjs';
import { byHand } from './vps/by-hand.mjs';
import { measured, print } from './vps/measured.mjs';
import { virtualMachine } from './vps/qemu.mjs';

const TIMES = 10;
const AT_ONCE = 10;
const LISTED = 100;

/** Servers of the tiny image: through the API, and by the engine's own command in the same run. */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  try {
    await containers(postgres.url);
    await virtualMachine(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function containers(url) {
  const stack = await startTestStack({
    database: { url, schema: (name) => name },
    members: ['auth', 'messaging', 'platform'],
    environment: { QUOTA_VPS: '0' },
  });
  try {
    const token = await stack.signInOwner();
    const project = { name: 'Bench', slug: 'bench' };
    await postJson(`${stack.endpoints.auth_url}/api/v1/projects`, token, project);
    const api = new ServersApi(`${stack.endpoints.base_url}/projects/bench`, token);
    // The first one starts the engine and brings the image in.
    await api.done('POST', '/vps', wanted('warm'));
    await api.done('DELETE', '/vps/warm');

    const accepted = [];
    const running = await measured(TIMES, async (index) => {
      const startedMs = performance.now();
      const { meta } = await api.call('POST', '/vps', wanted(`one-${index}`));
      accepted.push(performance.now() - startedMs);
      await api.call('GET', `/operations/${meta.operation_id}?wait=60`);
    });
    const hand = await byHand(stack.home);
    const launched = await measured(TIMES, (index) => hand.launch(`hand-${index}`));
    print('asked for → 202', accepted, '≤ 15 ms');
    print('asked for → running', running, '≤ 350 ms');
    print('incus launch, without a network', launched, 'the peer');
    const over = percentile(running, 0.5) - percentile(launched, 0.5);
    console.log(`over the engine's own command      ${over.toFixed(0)} ms (goal ≤ 10 % + 50 ms)`);
    for (let index = 0; index < TIMES; index++) await hand.remove(`hand-${index}`);

    const ready = await measured(3, async (index) => {
      await api.done('POST', '/vps', wanted(`ready-${index}`));
      await api.ready(`ready-${index}`);
    });
    print('asked for → ready', ready, '≤ 5 s with cloud-init');

    const act = (what, path, body) =>
      measured(TIMES, (index) => api.done('POST', `/vps/one-${index}/${path}`, body)).then(
        (tookMs) => print(...what.slice(0, 1), tookMs, what[1]),
      );
    await act(['snapshot', '≤ 150 ms'], 'snapshots', { name: 'kept' });
    await act(['restore, running', '≤ 1200 ms'], 'snapshots/kept/restore');
    await act(['resize, running', '≤ 100 ms'], 'resize', { size: 'micro' });
    await act(['stop', '≤ 2500 ms'], 'stop', {});
    const removed = await measured(TIMES, (index) => api.done('DELETE', `/vps/one-${index}`));
    print('delete', removed, '≤ 300 ms');

    const together = await measured(1, () =>
      Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          api.done('POST', '/vps', wanted(`many-${index}`)),
        ),
      ),
    );
    print(`${AT_ONCE} at once, all running`, together, '≤ 5 s');

    await fillList(url);
    const listed = await measured(30, () => api.call('GET', `/vps?limit=${LISTED}`));
    print(`list of ${LISTED}`, listed, '≤ 30 ms');
  } finally {
    await stack.close();
  }
}

const wanted = (name) => ({ name, size: 'nano', image: 'tiny' });

/** Rows that no engine has, so that a list is long. */
async function fillList(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into platform.vps
       select (made).* from (
         select jsonb_populate_record(one, jsonb_build_object(
           'id', (one).id || n, 'name', 'row-' || n, 'engine_ref', null, 'state', 'error',
           'desired', 'stopped')) as made
         from (select v as one from platform.vps v where deleted_at is null limit 1) as any_one,
           generate_series(1, $1) as n) as all_of_them`,
      [LISTED],
    );
  } finally {
    await client.end();
  }
}
