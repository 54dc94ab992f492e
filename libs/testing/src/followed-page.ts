import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

const run = promisify(execFile);
const DOCS = path.join(import.meta.dirname, '../../../docs/quick-starts');
const FENCE = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;
const FEWEST_BLOCKS = 3;
const OF_MACHINE =
  /^(?:PATH|HOME|npm_config_.*|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:https?|no)_proxy)$/i;
/** Mirrors of the registry need not answer questions about advisories; nobody is told of builds. */
const QUIET = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** How a page is followed. */
export interface FollowOptions {
  /** What the page tells its reader to set. */
  readonly environment: Readonly<Record<string, string>>;
  /** Changes a command, for packages that are not published yet. */
  readonly rewrite?: (command: string) => string;
}

/** A quick start that is followed word by word in an empty folder; only its port differs. */
export class FollowedPage implements AsyncDisposable {
  #server: ChildProcess | undefined;
  readonly #later = new Map<string, string>();

  private constructor(
    private readonly folder: string,
    private readonly options: FollowOptions,
    /** Where the page's server listens. */
    readonly origin: string,
  ) {}

  /**
   * Writes the files and runs the commands of a page in `docs/quick-starts`, in their order. The
   * block marked `serve` is left running; blocks marked otherwise wait for {@link later}.
   * @throws when a command fails, or nothing answers within 60 s
   */
  static async follow(name: string, options: FollowOptions): Promise<FollowedPage> {
    const text = await readFile(path.join(DOCS, name), 'utf8');
    const [, port = ''] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
    const free = String(await freePort());
    const blocks = [...text.replaceAll(port, free).matchAll(FENCE)];
    if (blocks.length < FEWEST_BLOCKS) throw new Error('There is hardly anything to follow.');
    const folder = await mkdtemp(path.join(tmpdir(), 'quick-start-'));
    const page = new FollowedPage(folder, options, `http://127.0.0.1:${free}`);
    try {
      for (const [, , what = '', code = ''] of blocks) await page.#do(what, code);
      await eventually(() => page.#answers(), { timeoutMs: 60_000 });
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
    if (server?.pid !== undefined && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      process.kill(-server.pid);
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  async #do(what: string, code: string): Promise<void> {
    if (what.startsWith('file=')) {
      const file = path.join(this.folder, what.slice('file='.length));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, code);
    } else if (what === 'serve') {
      // A group of its own, as the command may start others.
      const where = { cwd: this.folder, env: this.#env, stdio: 'ignore', detached: true } as const;
      this.#server = spawn('bash', ['-c', `exec ${code.trim()}`], where);
    } else if (what === '') {
      await this.#shell(code);
    } else {
      this.#later.set(what, code);
    }
  }

  async #shell(code: string): Promise<void> {
    const command = this.options.rewrite?.(code) ?? code;
    await run('bash', ['-eo', 'pipefail', '-c', command], { cwd: this.folder, env: this.#env });
  }

  async #answers(): Promise<boolean> {
    return (await fetch(this.origin)).ok;
  }

  // What the machine says of its registry is needed; what a test runner says would be in the way.
  get #env(): NodeJS.ProcessEnv {
    const own = Object.entries(process.env).filter(([name]) => OF_MACHINE.test(name));
    return { ...Object.fromEntries(own), ...QUIET, ...this.options.environment };
  }
}
