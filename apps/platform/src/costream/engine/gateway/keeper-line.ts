import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const TRIES = 4;
const FIRST_PAUSE_MS = 200;

/** Tells the keeper what happened to one stay, in order; what fails is told again a few times. */
export class KeeperLine {
  #last: Promise<void> = Promise.resolve();
  readonly #logger = new Logger(KeeperLine.name);

  tell(what: string, say: () => Promise<unknown>): void {
    this.#last = this.#last.then(async () => this.#say(what, say));
  }

  /** When all was told. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #say(what: string, say: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await say();
        return;
      } catch (error) {
        if (attempt === TRIES) {
          this.#logger.error({ msg: `what happened in a room is not kept: ${what}`, err: error });
          return;
        }
        await sleep(FIRST_PAUSE_MS * 2 ** attempt, undefined, { ref: false });
      }
    }
  }
}
