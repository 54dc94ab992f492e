import type { PhotoPlace } from '../place-of.js';

/** What people and programs wrote of a photograph as XMP; nulls where they did not. */
export interface XmpFacts {
  title: string | null;
  description: string | null;
  /** Keywords, each once. */
  tags: string[];
  /** One to five stars; -1 when it was rejected. */
  rating: number | null;
  /** What the clock showed, and of which offset it was if that is said. */
  when: { local: string; offset: string | null } | null;
  place: PhotoPlace | null;
}
