import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Two cores that start fourteen processes beside other tests take their time. */
const READY_MS = 600_000;
const POLL_MS = 50;
const STOP_MS = 20_000;
const TAIL = 4000;
/** Replicas compile the same code once. */
const COMPILED = path.join(tmpdir(), 'skydeck-test-compiled');

/** What a test that dies must not leave running. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** What is run, and how it is known to work. */
export interface ProcessPlan {
  readonly name: string;
  /** The file that Node runs, with its arguments. */
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Both its streams are appended here. */
  readonly logFile: string;
  /** Each answers 2xx as soon as the process works. */
  readonly readyUrls: readonly string[];
  /** Put before the program, such as to run it in a network of its own. */
  readonly prefix?: readonly string[];
}

/** A process of an installation, that may be killed and started again at any moment. */
export class StartedProcess {
  #child: ChildProcess | undefined;

  constructor(readonly plan: ProcessPlan) {}

  get name(): string {
    return this.plan.name;
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** How it ended, such as `SIGKILL` or `1`; undefined while it runs. */
  get ending(): string | undefined {
    const child = this.#child;
    if (!child || this.isRunning) return undefined;
    return child.signalCode ?? String(child.exitCode);
  }

  /** Starts it and waits until it works. */
  async start(): Promise<void> {
    this.launch();
    await this.untilReady();
  }

  /** Starts it without waiting. */
  launch(): void {
    const { args, environment, logFile, prefix = [] } = this.plan;
    const log = openSync(logFile, 'a', 0o600);
    const [program = process.execPath, ...words] = [...prefix, process.execPath, ...args];
    const { PATH, HOME, NODE_OPTIONS } = process.env;
    const child = spawn(program, words, {
      stdio: ['ignore', log, log],
      env: {
        PATH,
        HOME,
        NODE_OPTIONS,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: COMPILED,
        ...environment,
      },
    });
    closeSync(log);
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
  }

  async untilReady(): Promise<void> {
    const until = Date.now() + READY_MS;
    while (!(await this.isReady())) {
      if (!this.isRunning) throw new Error(`${this.name} ended while starting: ${this.tail()}`);
      if (Date.now() > until) throw new Error(`${this.name} did not get ready: ${this.tail()}`);
      await sleep(POLL_MS);
    }
  }

  async isReady(): Promise<boolean> {
    const answers = await Promise.all(this.plan.readyUrls.map(answersWell));
    return answers.every(Boolean);
  }

  /** Ends it as a power cut would: nothing is finished or tidied up. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Asks it to end, and makes it end when it takes too long. */
  async stop(): Promise<void> {
    const forced = setTimeout(() => void this.kill(), STOP_MS);
    await this.kill('SIGTERM');
    clearTimeout(forced);
  }

  /** Lines of its log that tell of what nobody expected. */
  problems(): string[] {
    const lines = readFileSync(this.plan.logFile, 'utf8').split('\n');
    return lines.filter((line) => /"error_code":"internal_error"|"level":60/.test(line));
  }

  /** The end of its log. */
  tail(): string {
    return readFileSync(this.plan.logFile, 'utf8').slice(-TAIL);
  }
}

async function answersWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
