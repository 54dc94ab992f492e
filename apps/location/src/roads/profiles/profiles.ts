import { bike } from './bike.js';
import { car } from './car.js';
import { foot } from './foot.js';
import type { Profile } from './profile.js';

/** All ways of getting about. A new one is a file beside these and a line here. */
export const PROFILES = { car, bike, foot } satisfies Record<string, Profile>;

/** `car`, `bike` or `foot`. */
export type ProfileName = keyof typeof PROFILES;
