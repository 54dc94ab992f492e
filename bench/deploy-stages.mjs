import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { deployAndWait } from './deploy/deploy-and-wait.mjs';
import { makeRepository } from './deploy/repository.mjs';
import { postJson } from './http/post-json.mjs';

const CHANGES = 5;

/**
 * Where the time of a deployment goes, by stage: the first one of the sample app, and the median of
 * several with a change of its code, one after the other and beside nothing else.
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
    const project = { name: 'Bench', slug: 'bench' };
    await postJson(`${stack.endpoints.auth_url}/api/v1/projects`, token, project);
    const target = { stack, token, repo: repository.path };
    const first = await deployAndWait(target);
    const changed = [];
    for (let turn = 0; turn < CHANGES; turn++) {
      await repository.change();
      changed.push(await deployAndWait(target));
    }
    const names = Object.keys(first.stagesMs);
    console.log(['', ...names, 'all'].join('\t'));
    console.log(
      ['first', ...names.map((name) => ms(first.stagesMs[name])), ms(first.tookMs)].join('\t'),
    );
    const middle = (of) => ms(median(changed.map(of)));
    const stages = names.map((name) => middle(({ stagesMs }) => stagesMs[name]));
    console.log(['change', ...stages, middle(({ tookMs }) => tookMs)].join('\t'));
    const share = median(changed.map(({ tookMs }) => tookMs)) / first.tookMs;
    console.log(`code change × ${share.toFixed(2)} of the first (goal ≤ 0.6)`);
  } finally {
    await stack.close();
    await repository.remove();
    await postgres.stop();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`;
