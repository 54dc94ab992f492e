import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { freePort } from './auth-harness.js';

const run = promisify(execFile);
const ROOT = path.join(import.meta.dirname, '../../..');
const FENCE = /^```(\w+)(?: (\S+))?\n(.*?)^```$/gms;
const MOST_TRIES = 240;
const OF_MACHINE =
  /^(?:PATH|HOME|npm_config_.*|NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|(?:https?|no)_proxy)$/i;
/** Mirrors of the registry need not answer questions about advisories; nobody is told of builds. */
const QUIET = {
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** A quick start that is followed word by word, in an empty folder. */
export class QuickStart implements AsyncDisposable {
  #server: ChildProcess | undefined;
  origin = '';

  private constructor(
    private readonly folder: string,
    private readonly sdk: string,
  ) {}

  /**
   * Runs and writes what the page says, in its order. Only the port differs, as it may be taken, and
   * the SDK comes from this repository.
   */
  static async follow(name: string, env: Readonly<Record<string, string>>): Promise<QuickStart> {
    const folder = await mkdtemp(path.join(tmpdir(), 'quick-start-'));
    const sdk = await mkdtemp(path.join(tmpdir(), 'auth-js-'));
    const start = new QuickStart(folder, sdk);
    try {
      await run(process.execPath, [
        path.join(ROOT, 'scripts/make-package.mjs'),
        'libs/auth-js',
        sdk,
      ]);
      await start.#follow(await readFile(path.join(ROOT, 'docs/quick-starts', name), 'utf8'), env);
      return start;
    } catch (error) {
      await start[Symbol.asyncDispose]();
      throw error;
    }
  }

  async #follow(text: string, env: Readonly<Record<string, string>>): Promise<void> {
    const [, port = ''] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
    const free = String(await freePort());
    // What the machine says of its registry is needed; what a test runner says would be in the way.
    const own = Object.entries(process.env).filter(([key]) => OF_MACHINE.test(key));
    const here = { cwd: this.folder, env: { ...Object.fromEntries(own), ...QUIET, ...env } };
    const blocks = [...text.replaceAll(port, free).matchAll(FENCE)];
    if (blocks.length < 4) throw new Error('There is hardly anything to follow.');
    for (const [, , what, code = ''] of blocks) {
      if (what?.startsWith('file=')) {
        await writeFile(path.join(this.folder, what.slice('file='.length)), code);
      } else if (what === 'serve') {
        // A group of its own, as the command may start others.
        const server = { ...here, shell: true, stdio: 'ignore', detached: true } as const;
        this.#server = spawn('exec ' + code.trim(), server);
      } else {
        await run('bash', ['-ec', this.#withOwnSdk(code)], here);
      }
    }
    this.origin = `http://127.0.0.1:${free}`;
    await answers(this.origin);
  }

  /** A copy, as a link would be outside of what a server serves. */
  #withOwnSdk(code: string): string {
    return code.replace('npm install @skydeck/auth-js', `npm install --install-links ${this.sdk}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const server = this.#server;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.pid !== undefined) process.kill(-server.pid);
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
    await rm(this.sdk, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await wait(250);
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Signs in as the reader would, and out again. */
export async function signInAndOut(
  page: Page,
  origin: string,
  { phone, codeTo }: { phone: string; codeTo: (phone: string) => string },
): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const press = (name: string) => page.getByText(name, { exact: true }).click();
  await page.goto(`${origin}/`);
  await heading('Welcome');
  await press('Sign in');
  await page.getByLabel('E-mail or phone number').fill(phone);
  await press('Continue');
  await press('Text me a code');
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  await page.getByLabel('Code').fill(codeTo(phone));
  await heading(`Hello ${phone}`);
  await press('Sign out');
  await page.getByRole('heading', { name: 'Sign out?' }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await heading('Welcome');
}
