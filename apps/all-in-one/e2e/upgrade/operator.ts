import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import type { Installation } from '../installation.js';

const SKYDECK = path.resolve(import.meta.dirname, '../../../cli/bin/skydeck.mjs');
const SAID = { timeoutMs: 300_000, everyMs: 5 };

/** Who runs commands on the machine of an installation, in a folder of their own. */
export class Operator {
  private constructor(
    private readonly installation: Installation,
    readonly folder: string,
  ) {}

  static async at(installation: Installation): Promise<Operator> {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-operator-'));
    await writeFile(path.join(folder, 'backup.key'), randomBytes(32));
    return new Operator(installation, folder);
  }

  get keyFile(): string {
    return path.join(this.folder, 'backup.key');
  }

  /** Starts a command of any version. */
  begin(program: string, ...argv: string[]): RunningCommand {
    const child = spawn(process.execPath, [program, ...argv, '-o', 'json'], {
      cwd: this.folder,
      env: {
        PATH: process.env['PATH'],
        HOME: this.folder,
        SKYDECK_HOME: this.installation.home,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new RunningCommand(child);
  }

  /** Runs one to its end; gives what it said, also of a failure. */
  async run(program: string, ...argv: string[]) {
    const command = this.begin(program, ...argv);
    const { code } = await command.ended;
    return { code, out: command.out, err: command.said };
  }

  /** Runs a command of the version that these tests are of. */
  async skydeck<T = Record<string, string>>(...argv: string[]): Promise<T> {
    const { code, out, err } = await this.run(SKYDECK, ...argv);
    if (code !== 0) throw new Error(`skydeck ${argv.join(' ')}: ${err}`);
    return JSON.parse(out) as T;
  }

  /** What a list has. */
  async list(...argv: string[]): Promise<object[]> {
    const list = await this.skydeck<object[] | { items: object[] }>(...argv);
    return 'items' in list ? list.items : list;
  }

  async keyFor(product: string): Promise<string> {
    const key = await this.skydeck('key', 'create', '--product', product, '--name', product);
    return key['secret'] ?? '';
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A command that runs, with the process that works for it. */
export class RunningCommand {
  out = '';
  /** What it told of its progress, or of its failure. */
  said = '';
  readonly ended: Promise<{ code: number | null }>;

  constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.ended = once(child, 'close').then(() => ({ code: child.exitCode }));
  }

  async untilSaid(words: string): Promise<void> {
    await eventually(() => {
      if (this.said.includes(words)) return;
      if (this.child.exitCode === null) throw new Error(`It has not said "${words}".`);
      throw new Error(`It ended without "${words}": ${this.said}`);
    }, SAID);
  }

  /** Stands still where it is, so that nothing depends on how fast it is. */
  freeze(): void {
    for (const pid of this.#family()) process.kill(pid, 'SIGSTOP');
  }

  /** Ends it and what works for it, with no word to either. */
  async kill(): Promise<void> {
    for (const pid of this.#family()) process.kill(pid, 'SIGKILL');
    await this.ended;
  }

  #family(): number[] {
    const { pid = 0 } = this.child;
    return [...childrenOf(pid), pid];
  }
}

/** The processes that a process has started and that are there. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
