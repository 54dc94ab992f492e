import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import type { EngineOptions } from '../engine-options.js';
import { LaunchpadEngines } from '../engines.js';
import type { ShortLived } from '../fixtures/short-lived-platform.js';
import type {
  Replica,
  ReplicaExit,
  ReplicaLine,
  ReplicaSpec,
  RuntimeDriver,
} from '../runtime.driver.js';
import { get, until } from './runtime.contract.js';

const PROGRAM = join(
  import.meta.dirname,
  '../../../../dist/launchpad/engine/fixtures/short-lived-platform.js',
);
/** What `npm run stop` runs. */
const STOP = join(import.meta.dirname, '../../../../../../scripts/stop.mjs');
const TURNS = 8;
const MOMENTS = 6;
/** The first start of an engine makes an image. */
const START_MS = 60_000;
const TEST_MS = 100_000;

interface Said {
  readonly started?: Replica;
  readonly line?: ReplicaLine;
  readonly begun?: boolean;
  readonly done?: boolean;
}

/** What the contract for every runtime gives to this one. */
export interface Outliving {
  readonly id: RuntimeDriver['id'];
  readonly options: () => EngineOptions;
  readonly spec: (over?: Partial<ReplicaSpec>) => ReplicaSpec;
  readonly expectNothingLeft: () => Promise<void>;
}

/** What a runtime must do whose replicas go on without the platform. */
export function outlivingContract({ id, options, spec, expectNothingLeft }: Outliving): void {
  describe('when its platform is killed', () => {
    let child: ChildProcess | undefined;
    let said: Said[];
    let successor: RuntimeDriver;
    let exits: ReplicaExit[];

    beforeEach(() => {
      said = [];
      exits = [];
      successor = new LaunchpadEngines(options()).runtimes[id];
      successor.onExit((exit) => exits.push(exit));
    });

    afterEach(async () => {
      await kill();
      await successor.recover();
      for (const { replicaId } of await successor.list()) await successor.stop(replicaId, 0);
      await successor.leave();
      await expectNothingLeft();
    }, 30_000);

    /** Starts replicas by a process of their own, or has it take over those that run. */
    function begin(specs: ReplicaSpec[], isNext = false): void {
      const told: ShortLived = { id, options: options(), specs, isNext };
      child = spawn(process.execPath, [PROGRAM, JSON.stringify(told)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      createInterface({ input: child.stdout! }).on('line', (line) => {
        said.push(JSON.parse(line) as Said);
      });
    }

    async function kill(): Promise<void> {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }

    /** Starts a replica, kills who started it, and says where it is. */
    async function orphan(wanted: ReplicaSpec): Promise<Replica> {
      begin([wanted]);
      await eventually(() => said.some(({ done }) => done), { timeoutMs: START_MS });
      const { started } = said.find((one) => one.started)!;
      await get(started!);
      // What it said first is heard a moment after it answers.
      await eventually(() => said.some(({ line }) => line), { timeoutMs: START_MS });
      await kill();
      return started!;
    }

    it(
      'goes on, and is found by the next one with all that is known of it',
      async () => {
        const wanted = spec({ process: 'web' });
        const started = await orphan(wanted);
        expect(await get(started)).toBe('hello');
        const [found, ...others] = await successor.recover();
        expect(others).toEqual([]);
        expect(found).toMatchObject({ replicaId: wanted.replicaId, state: 'running' });
        expect(found).toEqual({ ...started, startedAt: expect.any(Date) });
        expect(await successor.list('app_one')).toHaveLength(1);
        expect(await get(started)).toBe('hello');
      },
      TEST_MS,
    );

    it(
      'goes on, and is found after the next one has tried what it can start',
      async () => {
        const started = await orphan(spec());
        expect(await successor.probe()).toMatchObject({ ok: true });
        expect(await get(started)).toBe('hello');
        expect(await successor.recover()).toMatchObject([{ state: 'running' }]);
        expect(await get(started)).toBe('hello');
      },
      TEST_MS,
    );

    it(
      'is ended by a stop of the installation, with nobody else to do it',
      async () => {
        const started = await orphan(spec({ process: 'web' }));
        const env = { ...process.env, SKYDECK_HOME: dirname(options().dir) };
        const { stdout } = await runCommand(process.execPath, [STOP], { env });
        expect(stdout.at(-1)).toBe('Stopped.');
        expect(await get(started).catch(() => '')).toBe('');
        const left = await successor.recover();
        expect(left.filter(({ state }) => state === 'running')).toEqual([]);
      },
      TEST_MS,
    );

    it(
      'is adopted: its lines, its usage, its inside and its end',
      async () => {
        const wanted = spec({ env: { GREETING: 'hi' } });
        const started = await orphan(wanted);
        await get(started, '/say');
        const heard = said.flatMap(({ line }) => line?.position ?? []).at(-1);
        const lines: ReplicaLine[] = [];
        await successor.recover();
        await successor.adopt({ ...wanted, onLine: (line) => lines.push(line) }, heard);
        // What was heard before is not told again, what was written meanwhile is.
        await until(() => expect(lines.map(({ line }) => line)).toContain('to stderr'));
        expect(lines.map(({ line }) => line)).not.toContain('listening');
        const [used] = await successor.usage('app_one');
        expect(used?.memoryBytes).toBeGreaterThan(5 * 1024 * 1024);
        const command = ['/bin/sh', '-c', 'echo "$GREETING"'];
        const exec = await successor.exec(wanted.replicaId, { command });
        expect(await text(exec.stdout)).toBe('hi\n');
        await get(started, '/exit?code=7');
        await until(() => expect(exits).toMatchObject([{ code: 7, requested: false, oom: false }]));
        await until(async () => expect(await successor.list()).toEqual([]));
      },
      TEST_MS,
    );

    it(
      'loses no line that was written while nobody listened, and tells when it was',
      async () => {
        const wanted = spec();
        const started = await orphan(wanted);
        const before = Date.now();
        for (let turn = 0; turn < TURNS; turn++) await get(started, '/say');
        const after = Date.now();
        await sleep(1_000);
        const lines: ReplicaLine[] = [];
        await successor.recover();
        await successor.adopt({ ...wanted, onLine: (line) => lines.push(line) });
        const told = () => lines.filter(({ line }) => line === 'to stdout');
        await until(() => expect(told()).toHaveLength(TURNS));
        for (const { at } of told()) {
          // Some tell whole seconds only.
          expect(at!.getTime()).toBeGreaterThan(before - 1_000);
          expect(at!.getTime()).toBeLessThanOrEqual(after + 900);
        }
      },
      TEST_MS,
    );

    it(
      'tells of one that ended meanwhile, with its exit code and its last lines',
      async () => {
        const wanted = spec();
        const started = await orphan(wanted);
        await get(started, '/exit?code=9');
        await until(async () => {
          await expect(
            fetch(`http://${started.address.host}:${started.address.port}`),
          ).rejects.toThrow();
        });
        const lines: string[] = [];
        await until(async () => {
          const [found] = await successor.recover();
          expect(found?.state).toBe('exited');
        });
        await successor.adopt({ ...wanted, onLine: ({ line }) => lines.push(line) });
        await until(() => expect(exits).toMatchObject([{ code: 9, requested: false }]));
        await until(() => expect(lines).toContain('listening'));
      },
      TEST_MS,
    );

    it(
      'is ended by the next one, with the limits that it had',
      async () => {
        const wanted = spec();
        const started = await orphan(wanted);
        await successor.recover();
        await successor.adopt(wanted);
        await get(started, '/oom');
        await until(() => expect(exits).toMatchObject([{ oom: true, requested: false }]));
      },
      TEST_MS,
    );

    it(
      'is stopped without having been adopted',
      async () => {
        const wanted = spec();
        await orphan(wanted);
        await successor.recover();
        await successor.stop(wanted.replicaId, 10);
        expect(exits).toMatchObject([{ replicaId: wanted.replicaId, requested: true, oom: false }]);
        expect(await successor.list()).toEqual([]);
      },
      TEST_MS,
    );

    it(
      'is ended when it was to run once',
      async () => {
        const wanted = spec({ isOneOff: true });
        const started = await orphan(wanted);
        expect(await successor.recover()).toEqual([]);
        await until(async () => {
          const url = `http://${started.address.host}:${started.address.port}`;
          const asked = fetch(url, { signal: AbortSignal.timeout(1_000) });
          // Somebody outside may answer for an address that nobody here has any more.
          const answer = asked.then((response) => response.text());
          expect(await answer.catch(() => 'gone')).not.toBe('hello');
        });
      },
      TEST_MS,
    );

    it(
      'goes on, at whatever moment the one that takes it over is killed',
      async () => {
        const wanted = spec();
        const started = await orphan(wanted);
        const takeOver = async () => {
          said = [];
          begin([wanted], true);
          await eventually(() => said.some(({ begun }) => begun), { timeoutMs: START_MS });
        };
        await takeOver();
        const beganMs = performance.now();
        await eventually(() => said.some(({ done }) => done), { timeoutMs: START_MS });
        const tookMs = performance.now() - beganMs;
        await kill();
        for (let turn = 0; turn < MOMENTS; turn++) {
          await takeOver();
          await sleep((turn * tookMs) / MOMENTS);
          await kill();
          expect(await get(started)).toBe('hello');
        }
        expect(await successor.recover()).toMatchObject([{ state: 'running' }]);
        await successor.adopt(wanted);
        expect(await get(started)).toBe('hello');
      },
      2 * TEST_MS,
    );

    it(
      'leaves nothing for ever, at whatever moment of a start it was killed',
      async () => {
        for (let turn = 0; turn < TURNS; turn++) {
          said = [];
          begin([spec(), spec({ appId: 'app_two' })]);
          await eventually(() => said.length > 0, { timeoutMs: START_MS });
          await sleep(turn * 25);
          await kill();
          const next = new LaunchpadEngines(options()).runtimes[id];
          const found = await next.recover();
          for (const { replicaId } of found) await next.stop(replicaId, 0);
          await next.leave();
          await expectNothingLeft();
        }
      },
      TEST_MS,
    );
  });
}
