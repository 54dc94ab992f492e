import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { folderSize } from './folder-size.js';
import type { Git } from './git-refs.js';

const MB = 1024 * 1024;
const WATCH_EVERY_MS = 300;

/** Looks at a folder until it is disposed of. */
export interface SizeWatch extends Disposable {
  /** Aborted when the folder has grown too large. */
  readonly signal: AbortSignal;
}

/** How large a repository may be, and what happens to one that is larger. */
export class RepoSize {
  constructor(private readonly mostMb: number) {}

  /** Keeps an eye on a folder that something is fetched into. */
  watch(dir: string): SizeWatch {
    const controller = new AbortController();
    const look = async (): Promise<void> => {
      if ((await folderSize(dir, this.#mostBytes)) > this.#mostBytes) controller.abort();
    };
    const timer = setInterval(() => void look(), WATCH_EVERY_MS);
    return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(timer) };
  }

  /** Adds up what a checkout would write before it writes anything. */
  async check(git: Git, commitSha: string): Promise<void> {
    let bytes = 0;
    await git(['ls-tree', '-r', '-l', commitSha], (line) => {
      bytes += Number(line.split(/\s+/, 4)[3]) || 0;
    });
    if (bytes > this.#mostBytes) throw this.tooLarge();
  }

  /** The error for one that is larger. */
  tooLarge(): Error {
    return DeploymentErrors.repo_too_large({
      detail: `The repository is larger than ${this.mostMb} MB, which is the most that is accepted.`,
    });
  }

  get #mostBytes(): number {
    return this.mostMb * MB;
  }
}
