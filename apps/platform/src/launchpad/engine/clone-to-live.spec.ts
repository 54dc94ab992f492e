import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { BuildPlan } from './build-plan.js';
import { testEngines, type TestEngines } from './fixtures/test-engines.js';

const FIXTURE = fileURLToPath(new URL('../../../e2e/fixtures/express-ts', import.meta.url));
const PLAN: BuildPlan = {
  runtime: 'node',
  nodeVersion: '24',
  root: '.',
  steps: [
    {
      name: 'install',
      run: 'npm ci',
      cacheKeyFiles: ['package.json', 'package-lock.json'],
      network: true,
    },
    { name: 'build', run: 'npm run build', cacheKeyFiles: [], network: false },
  ],
  start: 'node dist/server.js',
  port: 3000,
  reasons: [],
  warnings: [],
};

let test: TestEngines;

beforeAll(async () => {
  test = await testEngines();
});

afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

it('installs from the registry, builds and serves an Express application in TypeScript', async () => {
  const lines: string[] = [];
  const sourceDir = join(test.dir, 'workspaces/express');
  await cp(FIXTURE, sourceDir, { recursive: true });
  const artifact = await test.engines.builderFor(PLAN).build(
    {
      deploymentId: 'dep_express',
      appId: 'app_express',
      projectId: 'prj_express',
      sourceDir,
      plan: PLAN,
      env: {},
      limits: { cpu: 2, memoryMb: 1_024, pids: 256, timeoutS: 120, diskMb: 1_024 },
      cacheKey: 'one',
    },
    { log: (line) => lines.push(line), signal: new AbortController().signal },
  );
  expect(lines.join('\n')).toMatch(/added \d+ packages/);

  const replica = await test.engines.runtimeFor(artifact.kind, 'process').start({
    replicaId: 'rep_express',
    appId: 'app_express',
    projectId: 'prj_express',
    releaseId: 'rel_express',
    artifact,
    command: PLAN.start,
    nodeVersion: PLAN.nodeVersion,
    env: { GREETING: 'Good morning' },
    port: PLAN.port,
    limits: { cpu: 1, memoryMb: 256, pids: 64 },
  });
  const { host, port } = replica.address;
  let answer: Response | undefined;
  for (let tries = 0; !answer && tries < 200; tries++) {
    answer = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    await sleep(50);
  }
  expect(await answer?.json()).toMatchObject({ greeting: 'Good morning' });
  await test.engines.runtimes.process.stop('rep_express', 5);
  await test.expectNothingLeft();
  await rm(sourceDir, { recursive: true, force: true });
}, 120_000);
