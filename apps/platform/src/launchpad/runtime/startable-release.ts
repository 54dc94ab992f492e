import type { BuildPlan } from '../engine/build-plan.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import type { ReleaseVolume } from '../volumes/release-volumes.js';
import type { Artifact } from '../engine/builder.driver.js';

/** A process of a release that takes no requests, and how wide it runs. */
export interface ReleaseProcess extends ReleaseScale {
  readonly name: string;
  /** Shell command. */
  readonly command: string;
}

/** A release that can be started. */
export interface StartableRelease {
  readonly id: string;
  readonly appId: string;
  readonly projectId: string;
  readonly artifact: Artifact;
  readonly plan: BuildPlan;
  readonly env: Record<string, string>;
  /** Names of variables whose values logs may show. */
  readonly plainEnvKeys: readonly string[];
  readonly scale: ReleaseScale;
  /** What runs beside the web process. */
  readonly processes: readonly ReleaseProcess[];
  /** What its replicas find that outlives it. */
  readonly volumes: readonly ReleaseVolume[];
  /** How many replicas of the web process there should be now. */
  readonly replicas: number;
}
