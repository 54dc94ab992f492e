import type { Artifact } from './builder.driver.js';
import type { BuildPlan, PlannedTool } from './build-plan.js';
import type { Probe } from './probe.js';
import type { ExecOptions, ReplicaExec } from './runtimes/exec/replica-exec.js';

/** What one replica may use. */
export interface ReplicaLimits {
  /** Processors, fractions allowed. */
  cpu: number;
  memoryMb: number;
  /** Processes and threads together. */
  pids: number;
}

/** One line a replica wrote, without its line end. */
export interface ReplicaLine {
  stream: 'stdout' | 'stderr';
  line: string;
  /** When it was written, where the driver knows. */
  at?: Date;
  /** Where the lines after it begin, as {@link RuntimeDriver.adopt} wants it; where the driver keeps lines. */
  position?: string;
}

/** How a replica ended. Exactly one of `code` and `signal` is set, unless the engine cannot tell. */
export interface ReplicaExit {
  replicaId: string;
  appId: string;
  releaseId: string;
  process: string;
  isOneOff: boolean;
  code?: number;
  signal?: string;
  /** The kernel killed a process of the replica because its memory was used up. */
  oom: boolean;
  /** The end was asked for by {@link RuntimeDriver.stop}. */
  requested: boolean;
}

/** A folder of this machine that a replica may write to. */
export interface ReplicaMount {
  from: string;
  to: string;
  /** Whoever belongs to it may write there. */
  group: number;
}

/** One replica to start. */
export interface ReplicaSpec {
  replicaId: string;
  appId: string;
  projectId: string;
  releaseId: string;
  /** The process of the release that it is one of; `web` when not given. */
  process?: string;
  /** It runs to its end, once; nobody starts it again. */
  isOneOff?: boolean;
  artifact: Artifact;
  /** Shell command. May be left out for images, which then run their own. */
  command?: string;
  /** Folder inside the artifact to start in, relative; default its root. */
  root?: string;
  /** What the app is written for, for artifacts of kind `tree` that are taken elsewhere. */
  language?: BuildPlan['runtime'];
  /** Node version of the plan, for artifacts of kind `tree`. */
  nodeVersion?: string;
  /** Package manager of the plan, for artifacts of kind `tree`. */
  packageManager?: PlannedTool;
  env: Record<string, string>;
  /** Handed to the process as `PORT`. */
  port: number;
  limits: ReplicaLimits;
  /** What it finds besides its artifact. */
  mounts?: readonly ReplicaMount[];
  /** Receives every line the replica writes, for as long as it lives. */
  onLine?: (line: ReplicaLine) => void;
}

/** A replica that exists. */
export interface Replica {
  replicaId: string;
  appId: string;
  projectId: string;
  releaseId: string;
  process: string;
  isOneOff: boolean;
  /** Where the edge reaches it. Nothing says that it listens yet. */
  address: { host: string; port: number };
  state: 'running' | 'exited';
  startedAt: Date;
}

/** The process that takes requests. */
export const WEB = 'web';

/** What a replica used since it began, and the memory it holds now. */
export interface ReplicaUsage {
  replicaId: string;
  cpuSeconds: number;
  memoryBytes: number;
}

/** Runs replicas of releases. What exists is what the driver says. */
export abstract class RuntimeDriver {
  abstract readonly id: 'process' | 'engine' | 'kubernetes';
  /** Whether replicas go on without us, and are found by {@link recover}. */
  readonly outlives: boolean = false;
  /** Whether replicas can run on this machine, and what is missing when they cannot. */
  abstract probe(): Promise<Probe>;
  /** Starts a replica and returns once its process runs. Starting a running id again returns that replica. */
  abstract start(spec: ReplicaSpec): Promise<Replica>;
  /** The replicas that run, of one app or of all. */
  abstract list(appId?: string): Promise<Replica[]>;
  /** What the replicas of an app use; those that nothing is known of are missing. */
  abstract usage(appId: string): Promise<ReplicaUsage[]>;
  /** Asks the replica to end (SIGTERM), kills it after `graceS` seconds and frees all it held. Absent ones are no error. */
  abstract stop(replicaId: string, graceS: number): Promise<void>;
  /** Runs a command inside a replica that runs. @throws StartFailure */
  abstract exec(replicaId: string, options: ExecOptions): Promise<ReplicaExec>;
  /** Calls back once for every replica that ended, whoever ended it. Returns the way to unsubscribe. */
  abstract onExit(listener: (exit: ReplicaExit) => void): () => void;
  /** Removes what a crashed run left behind, the replicas too. */
  abstract cleanup(): Promise<void>;

  /**
   * Finds the replicas that an earlier run left, of which some may have ended since, and removes what it
   * left half made or cannot go on. Each is to be adopted or stopped. To be called once, before the
   * first start. Runtimes whose replicas end with us have none.
   */
  async recover(): Promise<Replica[]> {
    await this.cleanup();
    return [];
  }

  /**
   * Takes over a replica that {@link recover} found: hears its lines after a position, its end, and may
   * enter it. Takes what {@link start} took.
   */
  async adopt(spec: ReplicaSpec, _position?: string): Promise<Replica> {
    return this.start(spec);
  }

  /** Lets go of everything, so that it goes on without us and is found by {@link recover}. */
  async leave(): Promise<void> {
    await this.close();
  }

  /** Stops everything and gives back what the machine lent (bridges, rules, cgroups). */
  abstract close(): Promise<void>;
}

/** A replica that cannot be started, for a reason its owner can act on. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(
    readonly code: 'engine_missing' | 'artifact_missing' | 'artifact_unsupported' | 'start_failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
