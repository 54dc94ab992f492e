import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Artifact } from '../builder.driver.js';
import { probeApp } from '../fixtures/probe-app.js';
import { testEngines, type TestEngines } from '../fixtures/test-engines.js';
import type { EngineOptions } from '../engine-options.js';
import { outlivingContract } from './outliving.contract.js';
import type { Replica, ReplicaExit, ReplicaSpec, RuntimeDriver } from '../runtime.driver.js';

const WAIT_MS = 15_000;

/** What only some runtimes can. */
export interface RuntimeTraits {
  readonly hasVolumes?: boolean;
  /** Whether it tells lines of standard error from others. */
  readonly splitsStreams?: boolean;
  /** Whether replicas go on when the platform that started them does not. */
  readonly outlives?: boolean;
}

/** What every runtime must do, run against a real one. */
export function runtimeContract(
  id: RuntimeDriver['id'],
  options: () => Promise<Partial<EngineOptions>>,
  { hasVolumes = true, splitsStreams = true, outlives = false }: RuntimeTraits = {},
): void {
  let test: TestEngines;
  let runtime: RuntimeDriver;
  let artifact: Artifact;
  let exits: ReplicaExit[];
  let lines: string[];
  let count = 0;

  let own: Partial<EngineOptions>;

  beforeAll(async () => {
    own = await options();
    test = await testEngines(own);
    runtime = test.engines.runtimes[id];
    artifact = await probeApp(test.dir);
    runtime.onExit((exit) => exits.push(exit));
    await runtime.cleanup();
  }, 60_000);

  beforeEach(() => {
    exits = [];
    lines = [];
  });

  afterEach(async () => {
    for (const { replicaId } of await runtime.list()) await runtime.stop(replicaId, 0);
    await test.expectNothingLeft();
  }, 30_000);

  afterAll(async () => {
    await runtime.close();
    await test[Symbol.asyncDispose]();
  }, 60_000);

  function spec(over: Partial<ReplicaSpec> = {}): ReplicaSpec {
    return {
      replicaId: `rep_${++count}`,
      appId: 'app_one',
      projectId: 'prj_one',
      releaseId: 'rel_one',
      artifact,
      command: 'node server.js',
      nodeVersion: '24',
      env: {},
      port: 3000,
      limits: { cpu: 1, memoryMb: 192, pids: 64 },
      onLine: ({ stream, line }) => lines.push(`${stream}: ${line}`),
      ...over,
    };
  }

  async function answering(over: Partial<ReplicaSpec> = {}): Promise<string> {
    const wanted = spec(over);
    await get(await runtime.start(wanted));
    return wanted.replicaId;
  }

  it('starts a replica that answers at its address with the environment it was given', async () => {
    const replica = await runtime.start(spec({ env: { GREETING: 'hi $HOME' }, port: 4567 }));
    expect(replica).toMatchObject({ state: 'running', releaseId: 'rel_one', projectId: 'prj_one' });
    const env = JSON.parse(await get(replica, '/env')) as Record<string, string>;
    expect(env).toMatchObject({ GREETING: 'hi $HOME', PORT: '4567', NODE_ENV: 'production' });
  });

  it('starts a running id once, however often it is asked', async () => {
    const wanted = spec();
    const started = await Promise.all([wanted, wanted, wanted].map((same) => runtime.start(same)));
    expect(new Set(started.map(({ address }) => address.host)).size).toBe(1);
    expect(await runtime.list()).toHaveLength(1);
  });

  it('lists the replicas of one app, or of all', async () => {
    await Promise.all([runtime.start(spec()), runtime.start(spec({ appId: 'app_two' }))]);
    expect(await runtime.list('app_two')).toMatchObject([{ appId: 'app_two', state: 'running' }]);
    expect(await runtime.list()).toHaveLength(2);
  });

  it('tells what the replicas of an app use', async () => {
    const wanted = spec();
    await get(await runtime.start(wanted));
    const [used, ...others] = await runtime.usage('app_one');
    expect(others).toEqual([]);
    expect(used?.replicaId).toBe(wanted.replicaId);
    // Node does not start for less.
    expect(used?.cpuSeconds).toBeGreaterThan(0.01);
    expect(used?.memoryBytes).toBeGreaterThan(5 * 1024 * 1024);
    expect(used?.memoryBytes).toBeLessThan(192 * 1024 * 1024);
    expect(await runtime.usage('app_none')).toEqual([]);
  });

  it('passes on what a replica writes, by stream', async () => {
    await get(await runtime.start(spec()), '/say');
    const said = `${splitsStreams ? 'stderr' : 'stdout'}: to stderr`;
    await until(() => expect(lines).toEqual(expect.arrayContaining([said])));
    expect(lines).toContain('stdout: to stdout');
  });

  it.each(['node server.js', 'npm start', 'true && node server.js'])(
    'lets `%s` end by itself on SIGTERM',
    async (command) => {
      const wanted = spec({ command });
      await get(await runtime.start(wanted));
      const started = performance.now();
      await runtime.stop(wanted.replicaId, 10);
      expect(performance.now() - started).toBeLessThan(5_000);
      expect(lines.filter((line) => line === 'stdout: stopping')).toHaveLength(1);
      expect(exits).toMatchObject([{ replicaId: wanted.replicaId, requested: true, oom: false }]);
    },
  );

  it('kills a replica that does not end in the time it is given', async () => {
    const wanted = spec({ env: { DEAF: '1' } });
    await get(await runtime.start(wanted));
    await runtime.stop(wanted.replicaId, 1);
    expect(exits).toMatchObject([{ signal: 'SIGKILL', requested: true }]);
    expect(await runtime.list()).toEqual([]);
  });

  it('tells the exit code of a replica that ended by itself', async () => {
    await get(await runtime.start(spec()), '/exit?code=7');
    await until(() => expect(exits).toMatchObject([{ code: 7, requested: false, oom: false }]));
  });

  it('tells that a replica ran out of memory', async () => {
    await get(await runtime.start(spec()), '/oom');
    await until(() => expect(exits).toMatchObject([{ oom: true, requested: false }]));
  });

  it('gives a replica no right to change its artifact', async () => {
    expect(await get(await runtime.start(spec()), '/write')).toMatch(/^E(?:ROFS|ACCES)$/);
  });

  it('keeps replicas from one another and from the host', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '0.0.0.0');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    try {
      const [one, two] = await Promise.all([
        runtime.start(spec()),
        runtime.start(spec({ appId: 'app_two', projectId: 'prj_two' })),
      ]);
      await get(two);
      const gateway = one.address.host.replace(/\.\d+$/, '.1');
      const gateways = [gateway, gateway.replace(/\.\d+\.1$/, '.0.1'), '127.0.0.1'];
      for (const host of gateways) {
        expect(await get(one, `/reach?host=${host}&port=${port}`)).not.toBe('open');
      }
      expect(await get(one, `/reach?host=${two.address.host}&port=${two.address.port}`)).not.toBe(
        'open',
      );
    } finally {
      server.close();
    }
  });

  if (hasVolumes) {
    it('mounts what outlives a replica, writable for the app alone, and full at its size', async () => {
      const { volumes } = test.engines;
      const disk = { sizeGb: 1, appId: 'app_one' };
      await Promise.all([volumes.create('one', disk), volumes.create('two', disk)]);
      const group = volumes.groupOf('app_one');
      const mounts = [
        { from: await volumes.mount('one'), to: '/data', group },
        { from: await volumes.mount('two'), to: '/srv/files/deep', group },
      ];
      const wanted = spec({ mounts });
      const first = await runtime.start(wanted);
      expect(await get(first, '/keep?file=/data/note&text=hello')).toBe('kept');
      expect(await get(first, '/keep?file=/srv/files/deep/note&text=there')).toBe('kept');
      expect(await get(first, '/keep?file=/srv/files/note&text=x')).toMatch(/^E(?:ROFS|ACCES)$/);
      expect(await get(first, '/fill?file=/data/ballast')).toBe('ENOSPC');
      expect(await get(first, '/keep?file=/srv/files/deep/more&text=x')).toBe('kept');
      await runtime.stop(wanted.replicaId, 5);
      const second = await runtime.start(spec({ mounts }));
      expect(await get(second, '/kept?file=/data/note')).toBe('hello');
      expect(await get(second, '/kept?file=/srv/files/deep/note')).toBe('there');
      const without = await runtime.start(spec());
      expect(await get(without, '/kept?file=/data/note')).toBe('ENOENT');
      for (const { replicaId } of await runtime.list()) await runtime.stop(replicaId, 1);
      await Promise.all([volumes.remove('one'), volumes.remove('two')]);
    });
  }

  describe('exec', () => {
    it('runs a command among the processes of a replica, with its environment and limits', async () => {
      const replicaId = await answering({ env: { GREETING: "it's me" } });
      const line = 'echo "$GREETING"; cat; grep -c "node server.js" /proc/*/cmdline >&2; exit 5';
      const command = ['/bin/sh', '-c', line];
      const exec = await runtime.exec(replicaId, { command });
      exec.stdin.end('from outside');
      const [out, problems] = await Promise.all([text(exec.stdout), text(exec.stderr!)]);
      expect(out).toBe("it's me\nfrom outside");
      expect(problems).toMatch(/:1$/m);
      expect(await exec.ended).toEqual({ code: 5 });
      expect(await runtime.list()).toHaveLength(1);
    });

    it('gives a terminal with a size that can be changed', async () => {
      const terminal = { cols: 91, rows: 31 };
      const exec = await runtime.exec(await answering(), { command: ['/bin/sh'], terminal });
      let shown = '';
      exec.stdout.on('data', (bytes: Buffer) => (shown += bytes.toString()));
      exec.stdin.write('test -t 0 && stty size\r');
      await until(() => expect(shown).toContain('31 91'));
      await exec.resize({ cols: 140, rows: 50 });
      exec.stdin.write('stty size; exit 3\r');
      await until(() => expect(shown).toContain('50 140'));
      expect(await exec.ended).toEqual({ code: 3 });
    });

    it('kills a command with all that it started, and leaves the replica', async () => {
      const replicaId = await answering();
      const command = ['/bin/sh', '-c', 'sleep 1000 & echo up; wait'];
      const exec = await runtime.exec(replicaId, { command });
      await new Promise((resolve) => exec.stdout.once('data', resolve));
      await exec.kill();
      await exec.ended;
      const look = await runtime.exec(replicaId, {
        command: ['/bin/sh', '-c', 'cat /proc/[0-9]*/cmdline | tr "\\0" " "'],
      });
      const left = await text(look.stdout);
      expect(left).toContain('node server.js');
      expect(left).not.toContain('sleep 1000');
      expect(await runtime.list()).toHaveLength(1);
    });

    it('gives a command no right that the replica does not have', async () => {
      const line = 'grep -E "^(CapEff|NoNewPrivs|Seccomp):" /proc/self/status | tr -d "\\t"';
      const command = ['/bin/sh', '-c', `${line}; touch /app/written || echo refused`];
      const exec = await runtime.exec(await answering(), { command });
      const found = await text(exec.stdout);
      expect(found).toContain('CapEff:0000000000000000');
      expect(found).toContain('NoNewPrivs:1');
      expect(found).toContain('Seccomp:2');
      expect(found).toContain('refused');
    });

    it('refuses to enter what does not run', async () => {
      await expect(runtime.exec('rep_none', { command: ['true'] })).rejects.toMatchObject({
        code: 'start_failed',
      });
    });
  });

  if (outlives) {
    outlivingContract({
      id,
      spec,
      options: () => ({ dir: test.dir, instance: test.instance, ...own }),
      expectNothingLeft: () => test.expectNothingLeft(),
    });
  }

  it('stops what does not exist without complaint', async () => {
    await expect(runtime.stop('rep_none', 1)).resolves.toBeUndefined();
  });

  it('refuses an artifact that is not stored', async () => {
    const gone = { ...artifact, ref: `${artifact.ref}-gone` };
    await expect(runtime.start(spec({ artifact: gone }))).rejects.toMatchObject({
      code: 'artifact_missing',
    });
  });

  it('cleanup: removes what a crashed run left', async () => {
    await get(await runtime.start(spec()));
    await runtime.cleanup();
    await until(async () => expect(await runtime.list()).toEqual([]));
  });
}

export async function get({ address }: Replica, path = '/'): Promise<string> {
  return until(async () => {
    const url = `http://${address.host}:${address.port}${path}`;
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).text();
  });
}

export async function until<T>(attempt: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}
