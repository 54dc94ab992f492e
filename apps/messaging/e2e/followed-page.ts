import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually, freePort } from '@skydeck/testing';

const run = promisify(execFile);
const DOCS = path.join(import.meta.dirname, '../../../docs/quick-starts');
const FENCE = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;

/** A quick start that is followed word by word in an empty folder; only its port differs. */
export class FollowedPage implements AsyncDisposable {
  #server: ChildProcess | undefined;
  readonly #later = new Map<string, string>();

  private constructor(
    private readonly folder: string,
    private readonly environment: Readonly<Record<string, string>>,
    readonly origin: string,
  ) {}

  static async follow(
    name: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<FollowedPage> {
    const text = await readFile(path.join(DOCS, name), 'utf8');
    const [, port = ''] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
    const free = String(await freePort());
    const folder = await mkdtemp(path.join(tmpdir(), 'quick-start-'));
    const page = new FollowedPage(folder, environment, `http://127.0.0.1:${free}`);
    try {
      const blocks = [...text.replaceAll(port, free).matchAll(FENCE)];
      for (const [, , what = '', code = ''] of blocks) await page.#do(what, code);
      await eventually(async () => void (await fetch(page.origin)));
      return page;
    } catch (error) {
      await page[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Does a step that its page does last. */
  async later(step: string): Promise<void> {
    await this.#shell(this.#later.get(step) ?? 'false');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const server = this.#server;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  async #do(what: string, code: string): Promise<void> {
    if (what.startsWith('file=')) {
      await writeFile(path.join(this.folder, what.slice('file='.length)), code);
    } else if (what === 'serve') {
      const where = { cwd: this.folder, env: this.#env, stdio: 'ignore' } as const;
      this.#server = spawn('bash', ['-c', `exec ${code.trim()}`], where);
    } else if (what === '') {
      await this.#shell(code);
    } else {
      this.#later.set(what, code);
    }
  }

  async #shell(code: string): Promise<void> {
    await run('bash', ['-ec', code], { cwd: this.folder, env: this.#env });
  }

  get #env() {
    return { PATH: process.env['PATH'], ...this.environment };
  }
}
