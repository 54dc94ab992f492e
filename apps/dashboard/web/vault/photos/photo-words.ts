import type { Photo } from '../../api/vault-photos.js';

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat(undefined, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const timeFormat = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A day for people, such as `Sunday, April 11, 2021`. */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** The month of a day, such as `April 2021`. */
export const monthText = (day: string): string =>
  monthFormat.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`));

/** When a photograph was taken, by the clock of the camera. */
export function takenText({ taken_local: local, shown_at: shown }: Photo): string {
  return timeFormat.format(new Date(local === null ? shown : `${local.slice(0, 19)}Z`));
}

/** What a photograph is called where it is not seen. */
export const photoLabel = (photo: Photo): string =>
  `${photo.title ?? photo.description ?? photo.name}, ${takenText(photo)}${photo.is_favourite ? ', favourite' : ''}`;

/** The day of the timeline that a photograph is on. */
export const dayOfPhoto = ({ taken_local: local, shown_at: shown }: Photo): string =>
  (local ?? shown).slice(0, 10);

/** How long light fell in, such as `1/250 s`. */
export function exposureText(seconds: number): string {
  if (seconds >= 0.4) return `${Number(seconds.toFixed(1))} s`;
  return `1/${Math.round(1 / seconds)} s`;
}
