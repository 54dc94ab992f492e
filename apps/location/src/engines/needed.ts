import type { FindRoute } from '../routing/route.schema.js';
import type { ProfileName } from '../roads/profiles/profiles.js';
import type { Capability, EngineTask } from './capabilities.js';

/** What a question may have that not every engine can do. */
export type AskedOfEngine = {
  readonly profile: ProfileName;
  readonly region?: string | undefined;
} & Partial<
  Pick<
    FindRoute,
    'avoid' | 'avoid_polygons' | 'vehicle' | 'departure_at' | 'alternatives' | 'steps'
  >
>;

/** The capabilities that a question needs. */
export function neededFor(task: EngineTask, asked: AskedOfEngine): readonly Capability[] {
  const { profile, region, avoid = [], avoid_polygons, alternatives = 0, steps = false } = asked;
  return [
    task,
    `profile:${profile}`,
    ...avoid.map((kind) => `avoid:${kind}` as const),
    ...(new Set(avoid).size > 1 ? (['avoid:several'] as const) : []),
    ...(avoid_polygons === undefined ? [] : (['avoid_polygons'] as const)),
    ...(asked.vehicle === undefined ? [] : (['vehicle'] as const)),
    ...(asked.departure_at === undefined ? [] : (['departure_at'] as const)),
    ...(alternatives > 0 ? (['alternatives'] as const) : []),
    ...(steps ? (['steps'] as const) : []),
    ...(region === undefined ? [] : (['region'] as const)),
  ];
}
