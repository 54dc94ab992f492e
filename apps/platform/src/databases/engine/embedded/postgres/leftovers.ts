import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownInstance } from '../instance/instance-store.js';
import type { Admin } from './admin.js';
import { dropWorkers } from './worker.js';

/** What dumps, restores and the making of data keep in the folder while they run. */
const PASSING = /^(restore-[\da-f]{16}(\.list)?|initial-password)(\.new)?$/;

/** Ends what dumps and restores of a platform that was killed have left: once for each server. */
export class Leftovers {
  readonly #begunAt = new Date();
  readonly #swept = new Map<string, Promise<void>>();

  /** Resolves once nothing of an earlier platform is left. What fails is tried again next time. */
  async sweep({ folder }: KnownInstance, admin: Admin): Promise<void> {
    let sweeping = this.#swept.get(folder.id);
    if (!sweeping) {
      sweeping = this.#sweep(folder.home, admin);
      this.#swept.set(folder.id, sweeping);
      sweeping.catch(() => this.#swept.delete(folder.id));
    }
    return sweeping;
  }

  async #sweep(home: string, admin: Admin): Promise<void> {
    // Their sessions end with them: a program that goes on without us would still change something.
    await dropWorkers(admin, this.#begunAt);
    for (const name of (await readdir(home)).filter((one) => PASSING.test(one))) {
      const facts = await stat(join(home, name)).catch(() => undefined);
      if (facts && facts.mtime < this.#begunAt) await rm(join(home, name), { force: true });
    }
  }
}
