import type { SandboxKind } from '@skydeck/ffmpeg-sandbox';
import type { ObjectStore } from '@skydeck/object-store';
import type { LiveEffort } from '../encoder/live-plan.js';
import type { LiveGatekeeper } from '../live-gatekeeper.js';

/** What every session of a process needs. */
export interface SessionNeeds {
  readonly sandbox: SandboxKind;
  readonly store: ObjectStore;
  readonly gatekeeper: LiveGatekeeper;
  readonly effort: LiveEffort;
  readonly now: () => Date;
  readonly maxBitrateBps: number;
  readonly maxDurationMs: number;
}
