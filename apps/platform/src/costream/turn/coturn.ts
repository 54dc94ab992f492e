import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onLines } from '@skydeck/exec';
import { coturnConfig, type CoturnOptions } from './coturn-config.js';
import { stunAnswers } from './stun-answers.js';

const PROGRAM = 'turnserver';
/** The user of Debian's package; whoever lacks it has `nobody`. */
const USERS = ['turnserver', 'nobody'];
const PROBE_MS = 250;
const STARTS_WITHIN_MS = 15_000;
const GRACE_MS = 3_000;
const FIRST_RESTART_MS = 200;
const LAST_RESTART_MS = 10_000;
const SOUND_AFTER_MS = 30_000;

/** Told what a supervised coturn does. */
export interface CoturnNews {
  started(): void;
  /** It ended without being asked to, and is started again after so long. */
  ended(why: string, restartInMs: number): void;
}

/** A coturn that is started again whenever it ends, and ends with us. */
export class Coturn {
  readonly #options: CoturnOptions;
  readonly #news: CoturnNews;
  #child: ChildProcess | undefined;
  #folder: string | undefined;
  #isStopping = false;
  #restartMs = FIRST_RESTART_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CoturnOptions, news: CoturnNews) {
    this.#options = options;
    this.#news = news;
  }

  /** Process number; undefined while it does not run. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it, without waiting until it answers. @throws when its folder cannot be made */
  async start(): Promise<void> {
    const user = process.getuid?.() === 0 ? await unprivilegedUser() : null;
    const folder = await mkdtemp(join(tmpdir(), 'skydeck-turn-'));
    this.#folder = folder;
    const file = join(folder, 'turnserver.conf');
    await writeFile(file, coturnConfig(this.#options, folder), { mode: 0o600 });
    if (user) await Promise.all([folder, file].map((path) => chown(path, user.uid, user.gid)));
    this.#run(file, user);
  }

  /** Whether it answers. */
  answers(): Promise<boolean> {
    return stunAnswers(this.#options.host, this.#options.port, PROBE_MS);
  }

  /** @throws when it does not answer within 15 s */
  async untilAnswers(): Promise<void> {
    const until = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.answers())) {
      if (Date.now() > until) throw new Error('coturn does not answer');
      await sleep(PROBE_MS / 10);
    }
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(force);
    }
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }

  #run(file: string, user: User | null): void {
    const as = user
      ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--no-new-privs']
      : ['--no-new-privs'];
    const startedAt = performance.now();
    // Should we be killed, the kernel ends it.
    const child = spawn('setpriv', [...as, '--pdeathsig', 'KILL', PROGRAM, '-c', file], {
      cwd: '/',
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let last = '';
    for (const stream of [child.stdout, child.stderr]) {
      onLines(stream, (line) => {
        if (/ERROR|error|cannot/i.test(line)) last = line;
      });
    }
    child.once('spawn', () => this.#news.started());
    child.once('error', (error) => {
      last = error.message;
    });
    child.once('close', (code, signal) => {
      this.#child = undefined;
      if (this.#isStopping) return;
      if (performance.now() - startedAt > SOUND_AFTER_MS) this.#restartMs = FIRST_RESTART_MS;
      this.#news.ended(`${signal ?? `code ${code ?? '?'}`} ${last}`.trim(), this.#restartMs);
      this.#timer = setTimeout(() => this.#run(file, user), this.#restartMs);
      this.#restartMs = Math.min(this.#restartMs * 2, LAST_RESTART_MS);
    });
  }
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

async function unprivilegedUser(): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of USERS) {
    const [, , uid, gid] = lines.find(([user]) => user === name) ?? [];
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`There is none of the users ${USERS.join(', ')} to run coturn as.`);
}
