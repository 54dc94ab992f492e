import { identify, isRunning, type ProcessIdentity } from '@skydeck/exec';
import type { Logger } from 'pino';
import type { Family } from '../messages.js';
import type { WorkerProcess } from './worker-process.js';
import { WorkersFile } from './workers-file.js';

/** What a keeper counts and tells of its workers. */
export class FamilyRecord {
  readonly counts = { restarts: 0, crashes: 0, failures: 0, losses: 0 };
  /** Folder of the installation; unknown until a worker has told it. */
  home: string | undefined;
  /** Workers of a keeper that ended, which finish what they have and hear nobody any more. */
  #strays: readonly ProcessIdentity[] = [];
  readonly #file: WorkersFile;

  constructor(logger: Logger) {
    this.#file = new WorkersFile(logger);
  }

  get strays(): readonly ProcessIdentity[] {
    return this.#strays.filter(isRunning);
  }

  /**
   * Goes on where a keeper ended that led this family.
   * @returns whether nobody else has done so already
   */
  takeOver(home: string, { restarts, crashes, failures, losses }: Family, worker: number): boolean {
    this.home = home;
    const { pid, start_token: token, processes = [] } = this.#file.read(home);
    if (pid !== undefined && token !== undefined && isRunning({ pid, start_token: token })) {
      return false;
    }
    Object.assign(this.counts, { restarts, crashes, failures, losses: losses + 1 });
    this.#strays = processes.filter((one) => one.pid !== worker);
    return true;
  }

  family(worker: number, draining: readonly number[]): Family {
    return { worker, draining, ...this.counts };
  }

  /** Puts it where programs of this machine can see it. */
  write(family: Family, workers: Iterable<WorkerProcess>): void {
    const own = identify(process.pid);
    if (this.home === undefined || !own) return;
    const led = [...workers].flatMap(({ pid }) => identify(pid ?? 0) ?? []);
    this.#file.write(this.home, { ...own, ...family, processes: [...led, ...this.strays] });
  }
}
