import type { UnreadableReason } from '../unreadable.js';
import type { TakenAt } from './taken-at.js';

/** What a photograph says of itself. */
export interface PhotoFacts extends TakenAt {
  camera_make: string | null;
  camera_model: string | null;
  lens: string | null;
  /** Seconds. */
  exposure_s: number | null;
  f_number: number | null;
  iso: number | null;
  focal_length_mm: number | null;
  /** Degrees; null when it does not say where it was taken. */
  latitude: number | null;
  longitude: number | null;
  altitude_m: number | null;
  title: string | null;
  description: string | null;
  tags: readonly string[];
  /** One to five stars; -1 when it was rejected. */
  rating: number | null;
  /** Why XMP was not read; null when it was, or there is none. */
  xmp_problem: UnreadableReason | null;
}

/** Nothing that people wrote. */
export const NOTHING_SAID = {
  title: null,
  description: null,
  tags: [],
  rating: null,
  xmp_problem: null,
};
