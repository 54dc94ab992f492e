import type { BuildPlan } from './build-plan.js';
import type { Probe } from './probe.js';

/** A content address: `sha256:` and 64 hex digits. */
export type Digest = `sha256:${string}`;

/**
 * What a build leaves behind. `tree`: a folder to start processes in; `static`: a folder of files to
 * serve; `image`: an image in the container engine.
 */
export interface Artifact {
  /** For folders the SHA-256 of their canonical tar stream, for images the image id. */
  digest: Digest;
  kind: 'tree' | 'image' | 'static';
  /** Absolute path of the read-only folder, or the image's name in the engine. */
  ref: string;
  bytes: number;
}

/** What one build may use. */
export interface BuildLimits {
  /** Processors, fractions allowed. */
  cpu: number;
  memoryMb: number;
  /** Processes and threads together. */
  pids: number;
  /** Wall time of the whole build, in seconds. */
  timeoutS: number;
  /** Growth of workspace and caches together. */
  diskMb: number;
}

/** One build to do. */
export interface BuildRequest {
  deploymentId: string;
  appId: string;
  projectId: string;
  /** Absolute path of the checked-out tree. The builder takes it over: it may be moved or removed. */
  sourceDir: string;
  plan: BuildPlan;
  env: Record<string, string>;
  limits: BuildLimits;
  /** Stands for tree, plan and env. Two requests of one app with the same key give the same artifact. */
  cacheKey: string;
}

/** Where a build writes and how it is told to stop. */
export interface BuildIo {
  /** Receives every output line without its line end. Secrets are not masked here. */
  log(line: string): void;
  signal: AbortSignal;
}

/** Turns a checked-out tree into an artifact. Every method may be repeated. */
export abstract class BuilderDriver {
  abstract readonly id: 'sandbox' | 'engine';
  /** Gets ready what the first build would otherwise wait for. Rejects when builds are impossible. */
  async prepare(): Promise<void> {}

  /** Whether the builder can work on this machine, and what is missing when it cannot. */
  abstract probe(): Promise<Probe>;
  /** The artifact of an earlier build with this key, when it is still stored. */
  abstract find(appId: string, cacheKey: string): Promise<Artifact | undefined>;
  /** Builds, or hands back what {@link find} knows. Throws {@link BuildFailure}; the tree is gone afterwards. */
  abstract build(request: BuildRequest, io: BuildIo): Promise<Artifact>;
  /** Removes every stored artifact that is not in `keep` and was made more than `graceMs` ago (default one hour). */
  abstract collect(keep: ReadonlySet<Digest>, graceMs?: number): Promise<{ freedBytes: number }>;
}
