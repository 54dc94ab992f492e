import { newId } from '@skydeck/ids';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EdgeTarget } from '../edge/edge-route.js';
import type { BuildPlan } from '../engine/build-plan.js';
import {
  type Replica,
  type ReplicaExit,
  type ReplicaLine,
  type ReplicaSpec,
  StartFailure,
  WEB,
} from '../engine/runtime.driver.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogWriter } from '../logs/log-writer.js';
import { maskSecrets } from '../secrets/mask-secrets.js';
import { StoredSettings } from '../app-settings/stored-settings.js';
import { awaitHealthy, awaitSteady } from './health-check.js';
import { HeldApps } from './held-apps.js';
import { ReplicaMeter } from './replica-meter.js';
import { howToStart, whatRuns } from './how-to-start.js';
import { VolumeMounts } from '../volumes/volume-mounts.js';
import { Runtimes } from './runtimes.js';
import type { StartableRelease } from './startable-release.js';
import { TrackedReplica } from './tracked-replica.js';

/** Hears of an end, and whether the replica had been healthy. */
type ExitHandler = (exit: ReplicaExit, wasHealthy: boolean) => void;

/** Starts replicas, waits until they are healthy, and knows which ones are. */
@Injectable()
export class ReplicaKeeper implements OnModuleInit {
  readonly #tracked = new Map<string, TrackedReplica>();
  readonly #held = new HeldApps();
  readonly #exitHandlers: ExitHandler[] = [];
  readonly #logger = new Logger(ReplicaKeeper.name);

  constructor(
    private readonly runtimes: Runtimes,
    private readonly logs: LogWriter,
    private readonly settings: LaunchpadSettings,
    private readonly meter: ReplicaMeter,
    private readonly stored: StoredSettings,
    private readonly volumes: VolumeMounts,
  ) {}

  onModuleInit(): void {
    this.runtimes.onExit((exit) => this.#onExit(exit));
  }

  /** Calls back for every replica that ended. */
  onExit(handler: ExitHandler): void {
    this.#exitHandlers.push(handler);
  }

  /** Reserves an app's replicas, old and new, for a deployment. Returns the way to let go. */
  hold(appId: string): () => void {
    return this.#held.hold(appId);
  }

  /** Whether a deployment decides over the app's replicas; nobody else may end one then. */
  isHeld(appId: string): boolean {
    return this.#held.has(appId);
  }

  /** Where the edge reaches the healthy replicas of a release. */
  targets(releaseId: string): EdgeTarget[] {
    return [...this.#tracked.values()]
      .filter(({ releaseId: id, process, isHealthy }) => {
        return isHealthy && id === releaseId && process === WEB;
      })
      .map(({ id, replica }) => {
        const { host, port } = replica!.address;
        return { replica_id: id, host, port };
      });
  }

  /** How many replicas of a process of a release are starting or healthy. */
  count(releaseId: string, process = WEB): number {
    return this.tracked(releaseId).filter((tracked) => tracked.process === process).length;
  }

  /** The replicas of a release that are starting or healthy. */
  tracked(releaseId: string): TrackedReplica[] {
    return [...this.#tracked.values()].filter((tracked) => tracked.releaseId === releaseId);
  }

  /** Starts one replica of a process. Returns before it listens. @throws StartFailure */
  async start(release: StartableRelease, process = WEB): Promise<TrackedReplica> {
    const tracked = new TrackedReplica(newId('rpl'), release.appId, release.id, process);
    await this.#enter(release, tracked, (spec) => this.runtimes.start(spec));
    return tracked;
  }

  /**
   * Takes over a replica that an earlier process started, with what it wrote after a position.
   * Nothing says that it answers. @throws StartFailure
   */
  async adopt(
    release: StartableRelease,
    { replicaId, process }: Replica,
    position: string | undefined,
  ): Promise<TrackedReplica> {
    const tracked = new TrackedReplica(replicaId, release.appId, release.id, process);
    await this.#enter(release, tracked, (spec) => this.runtimes.adopt(spec, position));
    return tracked;
  }

  async #enter(
    release: StartableRelease,
    tracked: TrackedReplica,
    begin: (spec: ReplicaSpec) => Promise<Replica>,
  ): Promise<void> {
    const { id: releaseId, appId, projectId } = release;
    const { id: replicaId, process } = tracked;
    const { command, limits } = howToStart(release, process);
    await this.logs.open(appId);
    const mask = maskSecrets(secretsOf(release));
    const onLine = ({ line, ...about }: ReplicaLine): void => {
      const masked = mask(line);
      tracked.remember(masked);
      this.logs.write(appId, { ...about, line: masked, replica: replicaId, process });
    };
    this.#tracked.set(replicaId, tracked);
    try {
      const mounts = await this.volumes.enter(release, { replicaId, process, isOneOff: false });
      // It may have been ended before it began.
      if (!this.#tracked.has(replicaId)) throw new StartFailure('start_failed', 'It was ended.');
      tracked.replica = await begin({
        replicaId,
        appId,
        projectId,
        releaseId,
        process,
        command,
        ...whatRuns(release),
        limits: { ...this.settings.replicaLimits, ...limits },
        mounts,
        onLine,
      });
    } catch (error) {
      this.#tracked.delete(replicaId);
      this.volumes.leave(replicaId);
      throw error;
    }
    this.meter.started(replicaId, { project: projectId, memoryMb: limits.memoryMb });
  }

  /** Resolves once a replica answers from outside. @throws `deployment.crashed` and its siblings */
  async healthy(
    tracked: TrackedReplica,
    plan: BuildPlan,
    signal: AbortSignal,
    withinMs?: number,
  ): Promise<void> {
    const timeoutMs = withinMs ?? (await this.#timeoutMs(tracked.appId));
    const runtime = this.runtimes.of(tracked.id);
    if (tracked.process === WEB) await awaitHealthy(tracked, plan, { timeoutMs, signal, runtime });
    else await awaitSteady(tracked, signal);
    tracked.isHealthy = true;
  }

  /** Takes replicas of the web process out of the count, those first that do not answer yet, and the youngest. */
  setAside(releaseId: string, count: number): TrackedReplica[] {
    const web = this.tracked(releaseId).filter(({ process }) => process === WEB);
    const byUse = web.toSorted((one, other) => Number(other.isHealthy) - Number(one.isHealthy));
    const spare = byUse.slice(Math.max(0, byUse.length - count));
    for (const { id } of spare) this.#tracked.delete(id);
    return spare;
  }

  /** Takes these out of the count. Returns them; they still run. */
  setAsideAll(replicaIds: readonly string[]): TrackedReplica[] {
    const leaving = replicaIds.flatMap((id) => this.#tracked.get(id) ?? []);
    for (const { id } of leaving) this.#tracked.delete(id);
    return leaving;
  }

  /** Takes replicas out of the count at once, then ends them. */
  async stop(replicaIds: readonly string[]): Promise<void> {
    for (const id of replicaIds) this.#tracked.delete(id);
    const { LAUNCHPAD_STOP_GRACE_S: graceS } = this.settings.config;
    await Promise.all(
      replicaIds.map((id) =>
        this.runtimes
          .stop(id, graceS)
          .then(() => this.volumes.leave(id))
          .catch((error: unknown) => {
            this.#logger.error({ msg: 'a replica could not be stopped', replica: id, err: error });
          }),
      ),
    );
  }

  /** Ends every replica of a release, but for what runs to its end by itself. */
  async stopRelease(appId: string, releaseId: string): Promise<void> {
    const running = await this.list(appId);
    await this.stop(
      running.filter((one) => one.releaseId === releaseId).map(({ replicaId }) => replicaId),
    );
  }

  /** Lets no replica count as healthy any more that ends with us. */
  forgetThose(endsWithUs: (replicaId: string) => boolean): void {
    for (const tracked of this.#tracked.values()) {
      if (endsWithUs(tracked.id)) tracked.isHealthy = false;
    }
  }

  /** What runs and is meant to be kept running. */
  async list(appId?: string): Promise<Replica[]> {
    return (await this.runtimes.list(appId)).filter(({ isOneOff }) => !isOneOff);
  }

  async #timeoutMs(appId: string): Promise<number> {
    const { health_timeout_s: own } = await this.stored.of(appId);
    return (own ?? this.settings.config.LAUNCHPAD_HEALTH_TIMEOUT_S) * 1000;
  }

  #onExit(exit: ReplicaExit): void {
    if (exit.isOneOff) return;
    const tracked = this.#tracked.get(exit.replicaId);
    this.#tracked.delete(exit.replicaId);
    this.volumes.leave(exit.replicaId);
    tracked?.ended(exit);
    this.meter.ended(exit.replicaId);
    for (const handler of this.#exitHandlers) handler(exit, tracked?.isHealthy ?? false);
  }
}

function secretsOf({ env, plainEnvKeys }: StartableRelease): string[] {
  return Object.entries(env).flatMap(([key, value]) => (plainEnvKeys.includes(key) ? [] : value));
}
