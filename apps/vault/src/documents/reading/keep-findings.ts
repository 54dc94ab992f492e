import { newId } from '@skydeck/ids';
import type { EntityManager } from 'typeorm';
import type { FileReading } from './file-reading.js';
import { hashBands, MOST_BITS } from './hash-bands.js';
import type { FileFindings } from './read-file.js';
import { JOIN_MOTION, LIKENESSES, PUT_PAIR, PUT_PHOTO, PUT_TEXT } from './readings.sql.js';

/** Phones film about three seconds around the moment. */
const MOST_MOTION_S = 6;

/** Writes down what was found in a file, in the transaction that ends its reading. */
export async function keepFindings(
  manager: EntityManager,
  { id, space_id }: FileReading,
  { text, facts, pictures, durationS }: FileFindings,
  now: Date,
): Promise<void> {
  if (text) {
    await manager.query(PUT_TEXT, [id, text.text, text.source, text.pages, text.is_cut, now]);
  }
  if (!facts || !pictures) return;
  const { width, height, blurhash, phash } = pictures;
  const { taken_at, taken_local, time_zone, latitude, longitude, altitude_m, ...camera } = facts;
  const bands = hashBands(space_id, phash);
  const picture = [width, height, blurhash, latitude, longitude, phash, bands, altitude_m];
  const when = [taken_at, taken_local, time_zone];
  const film = [durationS === null ? 'photo' : 'video', durationS];
  const values = [id, ...when, ...picture, JSON.stringify(camera), now, ...film];
  await manager.query(PUT_PHOTO, values);
  await manager.query(JOIN_MOTION, [id, MOST_MOTION_S]);
  if (durationS !== null) return;
  await manager.query('delete from photo_pair where one = $1 or other = $1', [id]);
  const like = await manager.query<{ id: string; distance: number }[]>(LIKENESSES, [
    id,
    space_id,
    phash,
    bands,
    MOST_BITS,
  ]);
  for (const { id: other, distance } of like) {
    const [one, two] = [id, other].toSorted();
    await manager.query(PUT_PAIR, [newId('dup', now.getTime()), space_id, one, two, distance]);
  }
}
