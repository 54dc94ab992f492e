import { access, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { detect } from '../../detect/detect.js';
import { DirectoryTree } from '../../detect/source-tree.js';
import type { BuildStep } from '../build-plan.js';
import type { Artifact, BuildRequest } from '../builder.driver.js';
import { testEngines, testRequest, type TestEngines } from '../fixtures/test-engines.js';

let test: TestEngines;

beforeAll(async () => {
  test = await testEngines();
});

afterEach(async () => {
  await test.expectNothingLeft();
});

afterAll(async () => {
  await test[Symbol.asyncDispose]();
});

async function build(request: BuildRequest, signal = new AbortController().signal) {
  const lines: string[] = [];
  const io = { log: (line: string) => lines.push(line), signal };
  const artifact: Artifact = await test.engines.builders.sandbox.build(request, io);
  return { artifact, lines };
}

function step(run: string, over: Partial<BuildStep> = {}): BuildStep {
  return { name: 'build', run, cacheKeyFiles: [], network: false, ...over };
}

/** An install without a network: the package is in the tree. */
const PACKAGE = {
  'package.json': '{"name":"app","version":"1.0.0","dependencies":{"dep":"file:./dep"}}',
  'dep/package.json': '{"name":"dep","version":"1.0.0"}',
  'dep/index.js': 'module.exports = 1;\n',
};
const INSTALL = step('npm install --install-links --offline', {
  name: 'install',
  cacheKeyFiles: ['package.json'],
});

describe('what a build leaves', () => {
  it('the whole tree by its digest, readable and without its history', async () => {
    const request = await testRequest(
      test,
      { 'server.js': '', '.git/config': 'x' },
      { plan: { steps: [step('node -p process.version > version; mkdir out; echo hi > out/a')] } },
    );
    const { artifact } = await build(request);
    expect(artifact).toMatchObject({
      kind: 'tree',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(await readdir(artifact.ref)).toEqual(['out', 'server.js', 'version']);
    expect(await readFile(join(artifact.ref, 'out/a'), 'utf8')).toBe('hi\n');
    expect((await stat(join(artifact.ref, 'out/a'))).mode & 0o777).toBe(0o644);
    await expect(access(request.sourceDir)).rejects.toThrow('ENOENT');
  });

  it('the same digest for the same files, whenever and by whomever they were made', async () => {
    const plan = { steps: [step('date +%s > /tmp/x; chmod +x a')] };
    const files = { a: '1', 'b/c': '2' };
    const requests = [{ appId: 'app_a' }, { appId: 'app_b' }].map(async (app) =>
      testRequest(test, files, { ...app, plan }),
    );
    const [one, two] = await Promise.all(requests.map(async (request) => build(await request)));
    expect(two?.artifact).toEqual(one?.artifact);
  });

  it('what its tools were compiled to, for the next build of the same app alone', async () => {
    const count = step('find /cache/node -type f 2>/dev/null | wc -l; node tool.cjs');
    const files = { 'tool.cjs': 'module.exports = () => 1;' };
    const seen: (string | undefined)[] = [];
    for (const [cacheKey, appId] of [['1'], ['2'], ['3', 'app_other']] as const) {
      const more = { cacheKey: `compiled ${cacheKey}`, ...(appId && { appId }) };
      const request = await testRequest(test, files, { ...more, plan: { steps: [count] } });
      seen.push((await build(request)).lines.find((line) => /^\d+$/.test(line.trim())));
    }
    expect(Number(seen[1])).toBeGreaterThan(Number(seen[0]));
    expect(Number(seen[2])).toBe(0);
  });

  it('another digest when a file, a name or a mode differs', async () => {
    const trees: [Record<string, string>, string][] = [
      [{ a: '1' }, 'true'],
      [{ a: '2' }, 'true'],
      [{ b: '1' }, 'true'],
      [{ a: '1' }, 'chmod +x a'],
    ];
    const digests = new Set<string>();
    for (const [files, run] of trees) {
      const request = await testRequest(test, files, { plan: { steps: [step(run)] } });
      digests.add((await build(request)).artifact.digest);
    }
    expect(digests.size).toBe(trees.length);
  });

  it('only the published folder of a static site', async () => {
    const request = await testRequest(
      test,
      { 'package.json': '{}' },
      {
        plan: {
          runtime: 'static',
          staticDir: 'dist',
          steps: [step('mkdir dist; echo site > dist/index.html')],
        },
      },
    );
    const { artifact } = await build(request);
    expect(artifact.kind).toBe('static');
    expect(await readdir(artifact.ref)).toEqual(['index.html']);
  });

  it('output_missing: no published folder, or one with a link to the host', async () => {
    for (const run of ['true', 'mkdir dist; ln -s /etc/shadow dist/x', 'ln -s /etc dist']) {
      const plan = { runtime: 'static' as const, staticDir: 'dist', steps: [step(run)] };
      const request = await testRequest(test, { a: '' }, { plan });
      await expect(build(request)).rejects.toMatchObject({ code: 'output_missing' });
    }
  });

  it('disk_exceeded: a file that is large only on paper', async () => {
    const request = await testRequest(
      test,
      {},
      { plan: { steps: [step('truncate -s 900G hole')] } },
    );
    await expect(build(request)).rejects.toMatchObject({ code: 'disk_exceeded' });
  });
});

describe('what a build is spared', () => {
  it('everything, when the key is that of an earlier build of the same app', async () => {
    const request = { cacheKey: 'same', plan: { steps: [step('date +%N > now')] } };
    const first = await build(await testRequest(test, {}, request));
    const again = await build(await testRequest(test, {}, request));
    const other = await build(await testRequest(test, {}, { ...request, appId: 'app_two' }));
    expect(again.artifact).toEqual(first.artifact);
    expect(again.lines.join()).toContain('Nothing changed');
    expect(other.artifact.digest).not.toBe(first.artifact.digest);
    expect(await test.engines.builders.sandbox.find('app_one', 'same')).toEqual(first.artifact);
  });

  it('the install, while the files that decide it are unchanged', async () => {
    const build1 = step(
      'node -p "require(\'dep\')" > value; echo poison > node_modules/dep/index.js',
    );
    const request = { appId: 'app_npm', plan: { steps: [INSTALL, build1] } };
    await build(await testRequest(test, PACKAGE, request));
    const check = { appId: 'app_npm', plan: { steps: [INSTALL, step('ls node_modules')] } };
    const again = await build(await testRequest(test, PACKAGE, check));
    expect(again.lines.join()).toContain('dependencies of an earlier build');
    expect(again.lines).toContain('dep');
    const changed = {
      ...PACKAGE,
      'package.json': PACKAGE['package.json'].replace('1.0.0', '2.0.0'),
    };
    const fresh = await build(await testRequest(test, changed, check));
    expect(fresh.lines.join()).not.toContain('dependencies of an earlier build');
  });

  it('no build changes what a release of an earlier one runs from', async () => {
    const make = async (run: string) =>
      build(
        await testRequest(test, PACKAGE, {
          appId: 'app_link',
          plan: { steps: [INSTALL, step(run)] },
        }),
      );
    const { artifact } = await make('true');
    await make('echo changed >> node_modules/dep/index.js');
    expect(await readFile(join(artifact.ref, 'node_modules/dep/index.js'), 'utf8')).toBe(
      PACKAGE['dep/index.js'],
    );
  });
});

describe('how a build fails', () => {
  it.each([
    ['exit', 'exit 3', { exitCode: 3 }],
    ['oom', "node -e 'const a=[];for(;;)a.push(Buffer.alloc(8e6,1))'", {}],
    ['disk_exceeded', 'dd if=/dev/zero of=big bs=1M count=3000', {}],
    ['disk_exceeded', 'dd if=/dev/zero of=/cache/big bs=1M count=3000; rm -f /cache/big', {}],
  ])('%s: `%s`', async (code, run, more) => {
    const request = await testRequest(test, {}, { plan: { steps: [step(run)] } });
    await expect(build(request)).rejects.toMatchObject({ code, step: 'build', ...more });
    await expect(access(request.sourceDir)).rejects.toThrow('ENOENT');
  });

  it('exit: a package that is not among the wheels of the repository', async () => {
    const files = {
      'main.py': '',
      'requirements.txt': 'nowhere\n',
      'vendor/wheels/README': '',
    };
    const request = await testRequest(test, files);
    const plan = detect(new DirectoryTree(request.sourceDir));
    await expect(build({ ...request, plan })).rejects.toMatchObject({
      code: 'exit',
      step: 'install',
    });
  }, 60_000);

  it('timeout: for all steps together', async () => {
    const limits = { cpu: 1, memoryMb: 256, pids: 64, timeoutS: 1, diskMb: 256 };
    const steps = [step('sleep 0.6'), step('sleep 0.6'), step('sleep 0.6')];
    const request = await testRequest(test, {}, { limits, plan: { steps } });
    await expect(build(request)).rejects.toMatchObject({ code: 'timeout' });
  });

  it('cancelled: when it is told to stop', async () => {
    const request = await testRequest(test, {}, { plan: { steps: [step('sleep 100')] } });
    await expect(build(request, AbortSignal.timeout(200))).rejects.toMatchObject({
      code: 'cancelled',
    });
  });

  it('invalid_plan: a folder outside of the repository', async () => {
    const request = await testRequest(test, {}, { plan: { root: '../..' } });
    await expect(build(request)).rejects.toMatchObject({ code: 'invalid_plan' });
  });
});

it('fetches the wanted Node when it is not installed', async () => {
  const request = await testRequest(
    test,
    {},
    { plan: { nodeVersion: '22', steps: [step('node -v && npm -v')] } },
  );
  const { lines } = await build(request);
  expect(lines).toContainEqual(expect.stringMatching(/^v22\./));
  expect(lines.join()).not.toContain('is not installed here');
}, 120_000);

it('says so when the wanted Node is not installed, and uses the newest', async () => {
  const request = await testRequest(
    test,
    {},
    { plan: { nodeVersion: '7', steps: [step('node -v')] } },
  );
  const { lines } = await build(request);
  const [newest] = await test.engines.machine.toolchains.versions();
  expect(lines[0]).toContain('Node 7 is not installed');
  expect(lines).toContain(`v${newest}`);
});

it('collect: removes what nothing refers to, once it is old enough', async () => {
  const make = async (text: string) => build(await testRequest(test, { text }, { cacheKey: text }));
  const [kept, dropped] = [(await make('kept')).artifact, (await make('dropped')).artifact];
  const { sandbox } = test.engines.builders;
  await sandbox.collect(new Set([kept.digest]));
  expect(await sandbox.find('app_one', 'dropped')).toEqual(dropped);
  const { freedBytes } = await sandbox.collect(new Set([kept.digest]), 0);
  expect(freedBytes).toBeGreaterThan(0);
  expect(await sandbox.find('app_one', 'dropped')).toBeUndefined();
  expect(await sandbox.find('app_one', 'kept')).toEqual(kept);
});
