import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { RoomEngineUnavailable } from '../room-engine.js';
import type { JanusOptions } from './janus.config.js';
import { JanusClient } from './janus-client.js';
import { dropJanusFolder, type JanusFolder, makeJanusFolder } from './janus-folder.js';
import { endLeftovers, noteJanus, unnoteJanus } from './janus-leftovers.js';
import { janusObstacles } from './janus-obstacles.js';
import { type JanusRun, runJanus } from './janus-process.js';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** Who ran for so long did not end because of how it was started. */
const HEALTHY_AFTER_MS = 30_000;
const READY_WITHIN_MS = 10_000;
const POLL_MS = 10;
const LAST_CHANCE_MS = 1_000;

/** The media server as it runs now. */
export interface JanusLink {
  readonly client: JanusClient;
  readonly folder: JanusFolder;
  readonly pid: number;
}

/** Keeps one media server running from the first time that it is asked for. */
export class JanusServer {
  /** Told each time that it runs, and each time that it no longer does. */
  onUp: (link: JanusLink) => void = () => undefined;
  onDown: () => void = () => undefined;
  /** How often it ended by itself. */
  restarts = 0;

  #link: JanusLink | undefined;
  #run: JanusRun | undefined;
  #isStopped = false;
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;
  #waiting: { resolve: (link: JanusLink) => void; timer: NodeJS.Timeout }[] = [];
  readonly #logger = new Logger(JanusServer.name);

  constructor(readonly options: JanusOptions) {}

  /** What runs now, if anything. */
  get link(): JanusLink | undefined {
    return this.#link;
  }

  /** Whether nobody has asked for it yet: it is not meant to run. */
  get isIdle(): boolean {
    return this.#loop === undefined;
  }

  /** Starts it unless it runs, and waits until it answers. @throws RoomEngineUnavailable */
  async up(): Promise<JanusLink> {
    if (this.#link) return this.#link;
    if (this.#isStopped) throw new RoomEngineUnavailable('The engine of rooms is stopped.');
    if (!this.#loop) {
      const [obstacle] = await janusObstacles(this.options);
      if (obstacle) throw new RoomEngineUnavailable(obstacle.what, obstacle.fix);
      this.#loop ??= this.#keep();
    }
    return this.#link ?? this.#soon();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#stopping.abort();
    this.#run?.kill('SIGTERM');
    const timer = setTimeout(() => this.#run?.kill('SIGKILL'), LAST_CHANCE_MS);
    await this.#loop;
    clearTimeout(timer);
  }

  async #soon(): Promise<JanusLink> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new RoomEngineUnavailable('The engine of rooms does not start.'));
      }, READY_WITHIN_MS);
      this.#waiting.push({ resolve, timer });
    });
  }

  async #keep(): Promise<void> {
    await endLeftovers(this.options.runFolder);
    let pauseMs = FIRST_PAUSE_MS;
    while (!this.#isStopped) {
      const started = Date.now();
      try {
        await this.#once();
      } catch (error) {
        this.#logger.error({ msg: 'the engine of rooms was not started', err: error });
      }
      if (this.#isStopped) return;
      this.restarts += 1;
      if (Date.now() - started > HEALTHY_AFTER_MS) pauseMs = FIRST_PAUSE_MS;
      await sleep(pauseMs, undefined, { ref: false, signal: this.#stopping.signal }).catch(
        () => undefined,
      );
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** From a start to its end. */
  async #once(): Promise<void> {
    const folder = await makeJanusFolder(this.options);
    const run = await runJanus(this.options, folder);
    this.#run = run;
    if (this.#isStopped) run.kill('SIGKILL');
    try {
      await noteJanus(this.options.runFolder, run.pid, folder.path);
      const client = await connect(folder, run);
      this.#linked({ client, folder, pid: run.pid });
      await Promise.race([client.closed, run.ended]);
      client.close();
    } finally {
      this.#unlinked();
      // Whoever does not answer any more may still run.
      run.kill('SIGKILL');
      const words = await run.ended;
      if (!this.#isStopped) this.#logger.warn({ msg: 'the engine of rooms ended', words });
      await unnoteJanus(this.options.runFolder, run.pid);
      await dropJanusFolder(folder.path);
    }
  }

  #linked(link: JanusLink): void {
    this.#link = link;
    this.onUp(link);
    for (const { resolve, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      resolve(link);
    }
  }

  #unlinked(): void {
    if (!this.#link) return;
    this.#link = undefined;
    if (!this.#isStopped) this.onDown();
  }
}

async function connect(folder: JanusFolder, run: JanusRun): Promise<JanusClient> {
  const until = Date.now() + READY_WITHIN_MS;
  let hasEnded = false;
  void run.ended.then(() => (hasEnded = true));
  for (;;) {
    try {
      return await JanusClient.connect(folder.socket, folder.apiSecret);
    } catch (error) {
      if (hasEnded || Date.now() > until) throw error;
      await sleep(POLL_MS);
    }
  }
}
