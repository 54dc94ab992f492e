import { newId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import type { Pictures } from '../../engines/pictures/make-pictures.js';
import type { PhotoFacts } from '../../engines/pictures/photo-facts.js';
import type { FileReading } from './file-reading.js';
import { hashBands, MOST_BITS } from './hash-bands.js';
import type { FileFindings } from './read-file.js';
import {
  JOIN_MOTION,
  LIKENESSES,
  PUT_FACTS,
  PUT_PAIR,
  PUT_PHOTO,
  PUT_TEXT,
} from './readings.sql.js';

/** Phones film about three seconds around the moment. */
const MOST_MOTION_S = 6;

/** Writes down what was found in a file, in the transaction that ends its reading. */
export async function keepFindings(
  manager: EntityManager,
  reading: FileReading,
  { text, facts, pictures, durationS, sidecarId }: FileFindings,
  now: Date,
): Promise<void> {
  const { id } = reading;
  if (text) {
    await manager.query(PUT_TEXT, [id, text.text, text.source, text.pages, text.is_cut, now]);
  }
  if (pictures && facts) await keepPictures(manager, reading, [pictures, durationS], now);
  if (facts) await keepFacts(manager, id, [facts, sidecarId], now);
  if (pictures && facts && durationS === null)
    await keepLikenesses(manager, reading, pictures, now);
}

async function keepPictures(
  manager: EntityManager,
  { id, space_id }: FileReading,
  [pictures, durationS]: readonly [Pictures, number | null],
  now: Date,
): Promise<void> {
  const { width, height, blurhash, phash } = pictures;
  const look = [width, height, blurhash, phash, hashBands(space_id, phash)];
  const film = [durationS === null ? 'photo' : 'video', durationS];
  await manager.query(PUT_PHOTO, [id, ...look, ...film, now]);
  await manager.query(JOIN_MOTION, [id, MOST_MOTION_S]);
}

async function keepFacts(
  manager: EntityManager,
  id: string,
  [facts, sidecarId]: readonly [PhotoFacts, string | null],
  now: Date,
): Promise<void> {
  const { taken_at, taken_local, time_zone, latitude, longitude, altitude_m, ...others } = facts;
  const { title, description, tags, rating, xmp_problem, ...camera } = others;
  const when = [taken_at, taken_local, time_zone];
  const where = [latitude, longitude, altitude_m];
  const said = [title, description, tags, rating];
  const values = [id, ...when, ...where, JSON.stringify(camera), ...said, sidecarId, xmp_problem];
  await manager.query(PUT_FACTS, [...values, now]);
}

async function keepLikenesses(
  manager: EntityManager,
  { id, space_id }: FileReading,
  { phash }: Pictures,
  now: Date,
): Promise<void> {
  await manager.query('delete from photo_pair where one = $1 or other = $1', [id]);
  const values = [id, space_id, phash, hashBands(space_id, phash), MOST_BITS];
  const like = await manager.query<{ id: string; distance: number }[]>(LIKENESSES, values);
  for (const { id: other, distance } of like) {
    const [one, two] = [id, other].toSorted();
    await manager.query(PUT_PAIR, [newId('dup', now.getTime()), space_id, one, two, distance]);
  }
}
