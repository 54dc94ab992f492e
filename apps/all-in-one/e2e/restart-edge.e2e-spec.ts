import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { finish } from './installation.js';
import { startEdge } from '../src/supervisor/edge.js';
import { edgeFamily, endEdgeFamily, killEdgeFamily } from '../src/supervisor/edge-family.js';
import { freePorts } from '../src/testing/free-ports.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('npm run restart -- edge', () => {
  let home: string;
  let edge: ChildProcess;
  let edgeUrl: string;
  const broken = () => path.join(home, 'first.cjs');

  /** An edge as the supervisor runs it: noted by name, with its log in the home. */
  beforeEach(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'skydeck-restart-'));
    for (const folder of ['run', 'logs']) mkdirSync(path.join(home, folder));
    writeFileSync(broken(), '');
    const [port, controlPort] = await freePorts(2);
    edgeUrl = `http://127.0.0.1:${port}/`;
    const log = openSync(path.join(home, 'logs/edge.log'), 'a');
    edge = spawn(process.execPath, [path.join(ROOT, 'apps/edge/dist/main.js')], {
      stdio: ['ignore', log, log],
      env: {
        SKYDECK_HOME: home,
        SKYDECK_SERVICE_SECRET: 'a-secret-for-tests-only-0123456789',
        EDGE_PORT: String(port),
        EDGE_CONTROL_PORT: String(controlPort),
        NODE_OPTIONS: `--require ${broken()}`,
      },
    });
    await eventually(async () => (await fetch(edgeUrl)).status === 404, { timeoutMs: 60_000 });
    const children = { edge: identify(edge.pid ?? 0) };
    writeFileSync(path.join(home, 'run/children.json'), JSON.stringify(children));
  }, 90_000);

  afterEach(async () => {
    await endEdgeFamily(home);
    rmSync(home, { recursive: true, force: true });
  }, 30_000);

  const run = (script: string, ...words: string[]) =>
    finish(
      spawn(process.execPath, [path.join(ROOT, `scripts/${script}.mjs`), ...words], {
        env: { SKYDECK_HOME: home },
      }),
    );
  const restart = (...words: string[]) => run('restart', ...words);

  it('exit 0: another worker answers, and nobody who asked meanwhile was turned away', async () => {
    const over = new AbortController();
    const statuses: number[] = [];
    const asking = (async () => {
      // A name that has no route is answered by the edge itself.
      while (!over.signal.aborted) statuses.push((await fetch(edgeUrl)).status);
    })();
    const outcome = await restart('edge');
    over.abort();
    await asking;
    const stdout = 'The edge was restarted: worker 2 answers.\n';
    expect(outcome).toEqual({ code: 0, stdout, stderr: '' });
    expect(new Set(statuses)).toEqual(new Set([404]));
  }, 60_000);

  it('exit 1: the next worker cannot start, its words are shown, and the old one goes on', async () => {
    writeFileSync(broken(), 'if (process.argv[1].endsWith("worker.js")) throw Error("no luck");');
    const { code, stderr } = await restart('edge');
    expect(code).toBe(1);
    expect(stderr).toContain('no luck');
    expect(stderr).toContain('the old one goes on');
    expect((await fetch(edgeUrl)).status).toBe(404);
  }, 60_000);

  it('exit 0: an edge whose keeper was killed is restarted, taken over and stopped', async () => {
    const [worker] = edgeFamily(home).workers;
    edge.kill('SIGKILL');
    await once(edge, 'exit');
    const pids: number[] = [];
    // Started again by its supervisor, which finds that it goes on.
    const again = await startEdge({
      environment: { SKYDECK_HOME: home },
      logFile: path.join(home, 'logs/edge.log'),
      onSpawn: (pid) => pids.push(pid),
    });
    expect(pids).toEqual([edgeFamily(home).keeper?.pid]);
    expect(edgeFamily(home).workers).toEqual([worker]);
    const { stdout } = await restart('edge');
    expect(stdout).toBe('The edge was restarted: worker 2 answers.\n');
    expect((await fetch(edgeUrl)).status).toBe(404);

    const stopped = await run('stop');
    expect(stopped).toMatchObject({ code: 0, stderr: '' });
    expect(stopped.stdout).toContain('Stopping the edge, which an earlier run left behind');
    await again.exited;
    expect(edgeFamily(home)).toEqual({ keeper: undefined, workers: [] });
    await expect(fetch(edgeUrl)).rejects.toThrow();
  }, 90_000);

  it('exit 0: a supervisor that ends at once leaves no process of an edge', async () => {
    edge.kill('SIGKILL');
    await once(edge, 'exit');
    const left = await startEdge({
      environment: { SKYDECK_HOME: home },
      logFile: path.join(home, 'logs/edge.log'),
      onSpawn: () => undefined,
    });
    killEdgeFamily(home);
    await left.exited;
    await eventually(() => edgeFamily(home).workers.length === 0);
    await expect(fetch(edgeUrl)).rejects.toThrow();
  }, 90_000);

  it('exit 1: tells how it is used, and that nothing runs', async () => {
    expect((await restart('database')).stderr).toContain('Usage: npm run restart -- edge');
    edge.kill('SIGTERM');
    await once(edge, 'exit');
    expect(await restart('edge')).toMatchObject({ code: 1, stdout: '' });
  }, 60_000);
});
