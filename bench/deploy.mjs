import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { buildByHand } from './deploy/by-hand.mjs';
import { underLoad } from './deploy/under-load.mjs';
import { deployAndWait } from './deploy/deploy-and-wait.mjs';
import { failedRequests } from './deploy/failed-requests.mjs';
import { goBack } from './deploy/going-back.mjs';
import { fromZero, scaleUp } from './deploy/widths.mjs';
import { makeRepository } from './deploy/repository.mjs';
import { postJson } from './http/post-json.mjs';

const LEAST_REQUESTS = 20_000;

/**
 * From clone to live, against the sum of `git clone`, `npm ci` and `npm run build` by hand in the
 * same run; a rebuild with nothing changed; a switch to a new release under load; the way back;
 * ten replicas instead of one; the first request to an app that sleeps; and the requests that fail
 * at a fixed rate, whatever happens to the app.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    database: { url: postgres.url, schema: (name) => name },
    members: ['auth', 'messaging', 'platform', 'edge'],
  });
  const repository = await makeRepository();
  try {
    const token = await stack.signInOwner();
    await postJson(`${stack.endpoints.auth_url}/api/v1/projects`, token, {
      name: 'Bench',
      slug: 'bench',
    });
    const target = { stack, token, repo: repository.path };

    const byHand = await buildByHand(repository.path);
    const first = await deployAndWait(target);
    console.log(`by hand       ${seconds(byHand.totalMs)} (clone, npm ci, npm run build)`);
    console.log(`clone to live ${seconds(first.tookMs)}`);
    console.log(`ratio         ${(first.tookMs / byHand.totalMs).toFixed(2)} (goal ≤ 1.2)`);

    const again = await deployAndWait(target);
    console.log(`nothing new   ${seconds(again.tookMs)} (goal ≤ 2 s)`);

    await repository.change();
    let changed;
    const load = await underLoad(first.url, LEAST_REQUESTS, async () => {
      changed = await deployAndWait(target);
    });
    // Measured beside the load, so it is worse than it would be alone.
    const share = (changed.tookMs / first.tookMs).toFixed(2);
    console.log(`code change   ${seconds(changed.tookMs)}, ${share} × cold (goal ≤ 0.6)`);
    console.log(
      `switch        ${load.failed} failed of ${load.sent} requests (goal 0 of ≥ ${LEAST_REQUESTS})`,
    );
    console.log(`versions seen ${load.versions.join(', ')}`);

    console.log(`rollback      ${seconds(await goBack(target))} (goal ≤ 2 s)`);
    console.log(`scale 1 to 10 ${seconds(await scaleUp(target))} (goal ≤ 5 s)`);
    console.log(`from zero     ${seconds(await fromZero(target, first.url))} (goal ≤ 1.5 s)`);
  } finally {
    await stack.close();
    await repository.remove();
  }
  await failedRequests(postgres.url).finally(() => postgres.stop());
}

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
