import type { Artifact, BuildRequest } from '../builder.driver.js';
import { podmanService } from '../fixtures/podman-service.js';
import { importShellImage } from '../fixtures/shell-image.js';
import { testEngines, testRequest, type TestEngines } from '../fixtures/test-engines.js';

const LIMITS = { cpu: 1, memoryMb: 128, pids: 64, timeoutS: 60, diskMb: 512 };

let podman: Awaited<ReturnType<typeof podmanService>>;
let test: TestEngines;
let shell: string;

beforeAll(async () => {
  podman = await podmanService();
  shell = await importShellImage(podman.socket);
  test = await testEngines({ engineSocket: podman.socket });
}, 60_000);

afterEach(async () => {
  await test.expectNothingLeft();
});

afterAll(async () => {
  // What an engine went on with in secret would have come back by now.
  await test.expectNothingLeft();
  await test.engines.runtimes.engine.close();
  await test[Symbol.asyncDispose]();
  await podman[Symbol.asyncDispose]();
}, 60_000);

async function request(lines: string[], over: Partial<BuildRequest> = {}): Promise<BuildRequest> {
  const dockerfile = [`FROM ${shell}`, ...lines].join('\n');
  const files = { Dockerfile: dockerfile, 'hello.txt': 'hello\n' };
  return testRequest(test, files, {
    limits: LIMITS,
    ...over,
    plan: { runtime: 'dockerfile', dockerfile: 'Dockerfile' },
  });
}

async function build(wanted: BuildRequest, signal = new AbortController().signal) {
  const lines: string[] = [];
  const builder = test.engines.builderFor(wanted.plan);
  const artifact: Artifact = await builder.build(wanted, {
    log: (line) => lines.push(line),
    signal,
  });
  return { artifact, lines };
}

it('builds an image that runs with the environment it was given', async () => {
  const { artifact, lines } = await build(
    await request([
      'COPY hello.txt /app/',
      'RUN echo during the build',
      'CMD ["/bin/sh", "-c", "cat /app/hello.txt; echo $GREETING; exit 4"]',
    ]),
  );
  expect(artifact).toMatchObject({
    kind: 'image',
    digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
  });
  expect(lines.join('\n')).toContain('during the build');

  const runtime = test.engines.runtimeFor(artifact.kind, 'process');
  const printed: string[] = [];
  const exit = new Promise((resolve) => runtime.onExit(resolve));
  await runtime
    .start({
      replicaId: 'rep_image',
      appId: 'app_one',
      projectId: 'prj_one',
      releaseId: 'rel_one',
      artifact,
      env: { GREETING: 'hi' },
      port: 3000,
      limits: { cpu: 1, memoryMb: 64, pids: 16 },
      onLine: ({ line }) => printed.push(line),
    })
    // It may have ended before anybody could look at it.
    .catch(() => undefined);
  expect(await exit).toMatchObject({ code: 4, requested: false });
  expect(printed).toEqual(['hello', 'hi']);
}, 60_000);

it('uses the image of an earlier build with the same key', async () => {
  const over = { cacheKey: 'same' };
  const first = await build(await request(['RUN echo once'], over));
  const again = await build(await request(['RUN echo once'], over));
  expect(again.artifact).toEqual(first.artifact);
  expect(again.lines).toHaveLength(1);
}, 60_000);

it('exit: a command of the Dockerfile fails', async () => {
  const wanted = await request(['RUN echo no good; exit 3']);
  await expect(build(wanted)).rejects.toMatchObject({ name: 'BuildFailure', code: 'exit' });
}, 60_000);

it('oom: a command needs more memory than the build may use', async () => {
  const wanted = await request([`RUN perl -e '$x = "x" x 400_000_000; print length $x'`]);
  await expect(build(wanted)).rejects.toMatchObject({ code: 'oom' });
}, 60_000);

it.each([
  ['layers that fill the disk', 'dd if=/dev/zero of=/big bs=1M count=20000'],
  ['an image that is too large', 'dd if=/dev/zero of=/big bs=1M count=150'],
])(
  'disk_exceeded: %s',
  async (_name, command) => {
    const wanted = await request([`RUN ${command}`], { limits: { ...LIMITS, diskMb: 128 } });
    await expect(build(wanted)).rejects.toMatchObject({
      code: 'disk_exceeded',
      message: expect.stringContaining('128 MB'),
    });
    const { engine } = test.engines.builders;
    expect(await engine.find(wanted.appId, wanted.cacheKey)).toBeUndefined();
  },
  90_000,
);

it('timeout and cancelled: a build that never ends', async () => {
  const endless = ['RUN sleep 1000'];
  const slow = await request(endless, { limits: { ...LIMITS, timeoutS: 2 } });
  await expect(build(slow)).rejects.toMatchObject({ code: 'timeout' });
  for (const afterMs of [0, 100, 200, 400, 800]) {
    const stopped = build(await request(endless), AbortSignal.timeout(afterMs));
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
  }
  await test.expectNothingLeft();
}, 60_000);

it('a fork bomb in a Dockerfile leaves the machine alone', async () => {
  const wanted = await request(['RUN b() { b | b & }; b; sleep 20; exit 1'], {
    limits: { ...LIMITS, timeoutS: 3 },
  });
  // It runs until its time is over, or until it may start nothing more and gives up.
  await expect(build(wanted)).rejects.toMatchObject({
    code: expect.stringMatching(/^(timeout|exit)$/),
  });
}, 60_000);

it('invalid_plan: there is no such Dockerfile', async () => {
  const wanted = await testRequest(test, {}, { plan: { runtime: 'dockerfile' } });
  await expect(build(wanted)).rejects.toMatchObject({ code: 'invalid_plan' });
});

it('engine_missing: names the command that installs one', async () => {
  const without = await testEngines({ engineSocket: '/nonexistent.sock' });
  try {
    const wanted = await testRequest(
      without,
      { Dockerfile: 'FROM scratch' },
      { plan: { runtime: 'dockerfile' } },
    );
    const io = { log: () => undefined, signal: new AbortController().signal };
    await expect(without.engines.builders.engine.build(wanted, io)).rejects.toMatchObject({
      code: 'engine_missing',
      message: expect.stringContaining('apt-get install -y podman'),
    });
    expect(await without.engines.runtimes.engine.probe()).toMatchObject({
      ok: false,
      problems: [{ code: 'engine_missing', fix: expect.stringContaining('podman') }],
    });
  } finally {
    await without[Symbol.asyncDispose]();
  }
});

it('collect: removes images that nothing refers to', async () => {
  const kept = (await build(await request(['RUN echo kept > /app/x'], { cacheKey: 'kept' })))
    .artifact;
  const dropped = (
    await build(await request(['RUN echo dropped > /app/x'], { cacheKey: 'dropped' }))
  ).artifact;
  const { engine } = test.engines.builders;
  await engine.collect(new Set([kept.digest, dropped.digest]), 0);
  expect(await engine.find('app_one', 'dropped')).toEqual(dropped);
  await engine.collect(new Set([kept.digest]), 0);
  expect(await engine.find('app_one', 'dropped')).toBeUndefined();
  expect(await engine.find('app_one', 'kept')).toEqual(kept);
}, 60_000);
