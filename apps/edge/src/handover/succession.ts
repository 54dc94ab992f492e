import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isRunning } from '@skydeck/exec';
import { Backoff } from '../keeper/backoff.js';
import { WorkersFile } from '../keeper/workers-file.js';
import type { Family } from '../messages.js';
import { ADOPT, PASSED } from '../passed-sockets.js';
import type { Logger } from 'pino';
import type { KeeperLink } from './keeper-link.js';

const PROGRAM = fileURLToPath(new URL('../main.js', import.meta.url));

export interface SuccessionOptions {
  readonly link: KeeperLink;
  /** Folder of the installation. */
  readonly home: string;
  readonly hasTls: boolean;
  readonly logger: Logger;
}

/** How a worker that accepts comes by another keeper when its own has ended. */
export class Succession {
  readonly #backoff = new Backoff();

  constructor(private readonly options: SuccessionOptions) {}

  /** Whether some keeper leads this edge, such as one that another worker has started. */
  get isSettled(): boolean {
    const { home, logger } = this.options;
    const { pid, start_token: token } = new WorkersFile(logger).read(home);
    return pid !== undefined && token !== undefined && isRunning({ pid, start_token: token });
  }

  /** Starts a keeper that goes on with this worker; after one that ended soon, a little later. */
  async begin(family: Family, signal: AbortSignal): Promise<void> {
    const { link, home, hasTls, logger } = this.options;
    await sleep(this.#backoff.nextMs(), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    logger.error('the keeper ended; another one is started');
    const sockets = [PASSED.visitors, PASSED.control, ...(hasTls ? [PASSED.tls] : [])];
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc', ...sockets] as const;
    link.attach(fork(PROGRAM, [ADOPT], { stdio: [...stdio] }));
    await link.tell({ kind: 'adopt', home, family });
  }
}
