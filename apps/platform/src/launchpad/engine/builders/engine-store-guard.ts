import type Docker from 'dockerode';
import { access } from 'node:fs/promises';
import { guardDisk } from '../sandbox/disk-guard.js';

/** Tells when image builds have filled what they may of the engine's store. */
export interface StoreWatch {
  /** Aborts once too much was written. */
  readonly exceeded: AbortSignal;
  stop(): void;
}

/**
 * The engine itself limits no disk, so its store is watched while it builds. Builds that run at once
 * share what they may write together: whose layer is whose cannot be told from outside.
 */
export class EngineStoreGuard {
  private running = 0;

  async watch(engine: Docker, limitMb: number): Promise<StoreWatch> {
    const exceeded = new AbortController();
    const store = await storeOf(engine);
    this.running++;
    const guard =
      store === undefined
        ? undefined
        : await guardDisk([store], limitMb * this.running, () => exceeded.abort());
    return {
      exceeded: exceeded.signal,
      stop: () => {
        this.running--;
        guard?.stop();
      },
    };
  }
}

/** The folder of the engine's layers; undefined when it is not on this machine. */
async function storeOf(engine: Docker): Promise<string | undefined> {
  const { DockerRootDir } = (await engine.info()) as { DockerRootDir?: string };
  if (!DockerRootDir) return undefined;
  return access(DockerRootDir).then(
    () => DockerRootDir,
    () => undefined,
  );
}
