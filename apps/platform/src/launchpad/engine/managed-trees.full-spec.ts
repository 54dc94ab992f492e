import { setTimeout as sleep } from 'node:timers/promises';
import { detect } from '../detect/detect.js';
import { DirectoryTree } from '../detect/source-tree.js';
import { MANAGED_TREES } from './fixtures/managed-trees.js';
import { testEngines, testRequest, type TestEngines } from './fixtures/test-engines.js';
import type { Replica } from './runtime.driver.js';

const LIMITS = { cpu: 2, memoryMb: 1024, pids: 256, timeoutS: 120, diskMb: 1024 };

let test: TestEngines;

beforeAll(async () => {
  test = await testEngines();
});

afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

it.each(Object.entries(MANAGED_TREES))(
  'installs, builds and serves with %s',
  async (name, files) => {
    const lines: string[] = [];
    const request = await testRequest(test, files, { limits: LIMITS });
    const plan = detect(new DirectoryTree(request.sourceDir));
    const artifact = await test.engines.builders.sandbox
      .build(
        { ...request, plan },
        { log: (line) => lines.push(line), signal: new AbortController().signal },
      )
      .catch((cause: unknown) => {
        throw new Error(lines.join('\n'), { cause });
      });
    const replica = await test.engines.runtimes.process.start({
      replicaId: request.deploymentId,
      appId: request.appId,
      projectId: request.projectId,
      releaseId: 'rel_one',
      artifact,
      command: plan.start,
      root: plan.root,
      packageManager: plan.packageManager,
      env: {},
      port: plan.port,
      limits: LIMITS,
      onLine: ({ line }) => lines.push(line),
    });
    const text = await answerOf(replica);
    await test.engines.runtimes.process.stop(replica.replicaId, 0);
    expect([text, lines]).toEqual([name === 'bun' ? 'bun 172800000' : 'node 172800000', lines]);
  },
  120_000,
);

it('engine_missing: says which package manager cannot be had', async () => {
  const request = await testRequest(test, {}, {});
  const plan = { ...request.plan, packageManager: { name: 'pnpm' as const, version: '0.0.1' } };
  const io = { log: () => undefined, signal: new AbortController().signal };
  const build = test.engines.builders.sandbox.build({ ...request, plan }, io);
  await expect(build).rejects.toMatchObject({
    code: 'engine_missing',
    message: expect.stringContaining('pnpm 0.0.1'),
  });
}, 60_000);

async function answerOf({ address: { host, port } }: Replica): Promise<string | undefined> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`http://${host}:${port}/`).catch(() => undefined);
    if (answer) return answer.text();
    await sleep(50);
  }
  return undefined;
}
