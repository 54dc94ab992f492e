import { newId } from '@skydeck/ids';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReplicaExit, ReplicaLine } from '../engine/runtime.driver.js';
import { within } from '../engine/runtimes/within.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { whatRuns } from '../runtime/how-to-start.js';
import { ReplicaMeter } from '../runtime/replica-meter.js';
import { Runtimes } from '../runtime/runtimes.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { VolumeMounts } from '../volumes/volume-mounts.js';
import { maskSecrets } from '../secrets/mask-secrets.js';

/** A command to run to its end. */
export interface OneOff {
  readonly command: string;
  /** What it is for, such as `run`, `release` or the name of a cron entry. */
  readonly process: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Receives every line, with secrets masked. */
  readonly onLine: (line: ReplicaLine & { replicaId: string }) => void;
}

/** How a command ended. */
export interface OneOffEnd {
  readonly exit: ReplicaExit;
  readonly why: 'itself' | 'timeout' | 'aborted';
}

/** Runs commands with a replica of their own, beside those that are kept running. */
@Injectable()
export class OneOffs implements OnModuleInit {
  readonly #waiting = new Map<string, (exit: ReplicaExit) => void>();

  constructor(
    private readonly runtimes: Runtimes,
    private readonly meter: ReplicaMeter,
    private readonly settings: LaunchpadSettings,
    private readonly volumes: VolumeMounts,
  ) {}

  onModuleInit(): void {
    this.runtimes.onExit((exit) => {
      this.volumes.leave(exit.replicaId);
      this.#waiting.get(exit.replicaId)?.(exit);
      this.#waiting.delete(exit.replicaId);
    });
  }

  /** Resolves when the command has ended, whoever ended it. @throws StartFailure */
  async run(release: StartableRelease, wanted: OneOff): Promise<OneOffEnd> {
    const { id: releaseId, appId, projectId, scale } = release;
    const { command, process, onLine, signal, timeoutMs } = wanted;
    const replicaId = newId('rpl');
    const mask = maskSecrets(secretsOf(release));
    const { promise: ended, resolve } = Promise.withResolvers<ReplicaExit>();
    this.#waiting.set(replicaId, resolve);
    const limits = { cpu: scale.cpu, memoryMb: scale.memoryMb };
    try {
      const mounts = await this.volumes.enter(release, { replicaId, process, isOneOff: true });
      await this.runtimes.start({
        mounts,
        replicaId,
        appId,
        projectId,
        releaseId,
        process,
        isOneOff: true,
        command,
        ...whatRuns(release),
        limits: { ...this.settings.replicaLimits, ...limits },
        onLine: ({ stream, line, at }) =>
          onLine({ stream, line: mask(line), replicaId, ...(at && { at }) }),
      });
    } catch (error) {
      this.#waiting.delete(replicaId);
      this.volumes.leave(replicaId);
      throw error;
    }
    this.meter.started(replicaId, { project: projectId, memoryMb: scale.memoryMb });
    try {
      return await this.#end(replicaId, ended, { signal, timeoutMs });
    } finally {
      this.meter.ended(replicaId);
    }
  }

  async #end(
    replicaId: string,
    ended: Promise<ReplicaExit>,
    { signal, timeoutMs }: Pick<OneOff, 'signal' | 'timeoutMs'>,
  ): Promise<OneOffEnd> {
    let hasEnded = false;
    const aborted = Promise.withResolvers<void>();
    const onAbort = (): void => aborted.resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    const over = ended.then(() => (hasEnded = true));
    await within(Promise.race([over, aborted.promise]), timeoutMs);
    signal.removeEventListener('abort', onAbort);
    if (hasEnded) return { exit: await ended, why: 'itself' };
    const why = signal.aborted ? 'aborted' : 'timeout';
    await this.runtimes.stop(replicaId, this.settings.config.LAUNCHPAD_STOP_GRACE_S);
    return { exit: await ended, why };
  }
}

function secretsOf({ env, plainEnvKeys }: StartableRelease): string[] {
  return Object.entries(env).flatMap(([key, value]) => (plainEnvKeys.includes(key) ? [] : value));
}
