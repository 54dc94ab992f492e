import type { ProfileName } from '../roads/profiles/profiles.js';
import type { AVOIDABLE } from '../routing/routing.schema.js';

/** What is asked of an engine. */
export const ENGINE_TASKS = ['route', 'matrix', 'isochrone', 'snap', 'match'] as const;
export type EngineTask = (typeof ENGINE_TASKS)[number];

/** One thing that an engine can do or not. */
export type Capability =
  | EngineTask
  | `profile:${ProfileName}`
  | `avoid:${(typeof AVOIDABLE)[number]}`
  /** Several kinds avoided at once. */
  | 'avoid:several'
  | 'avoid_polygons'
  /** Measures of a vehicle. */
  | 'vehicle'
  | 'departure_at'
  | 'alternatives'
  | 'steps'
  /** Maps of the project, chosen by `region`. */
  | 'region';
