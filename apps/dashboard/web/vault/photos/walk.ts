import type { DayCount, Photo } from '../../api/vault-photos.js';
import { dayOfPhoto } from './photo-words.js';

/** Leads from a photograph to the one before or after; null at an end. */
export type Step = (from: Photo, by: 1 | -1) => Promise<Photo | null>;

/** Walks through some photographs. */
export const stepAmong =
  (photos: readonly Photo[]): Step =>
  async (from, by) => {
    const at = photos.findIndex(({ id }) => id === from.id);
    return at === -1 ? null : (photos[at + by] ?? null);
  };

/** Walks through all days, the latest first; a day is read when it is come to. */
export const stepByDay =
  (days: readonly DayCount[], read: (day: DayCount) => Promise<readonly Photo[]>): Step =>
  async (from, by) => {
    const at = days.findIndex(({ day }) => day === dayOfPhoto(from));
    const here = days[at];
    if (!here) return null;
    const photos = await read(here);
    const next = photos[photos.findIndex(({ id }) => id === from.id) + by];
    if (next) return next;
    const other = days[at + by];
    if (!other) return null;
    return (await read(other)).at(by === 1 ? 0 : -1) ?? null;
  };
