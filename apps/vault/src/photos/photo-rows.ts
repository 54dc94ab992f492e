import type { ListPhotos, Photo } from './photo.schema.js';

/** A photograph as it is read from its table. */
export interface PhotoRow extends Omit<
  Photo,
  'size_bytes' | 'shown_at' | 'taken_at' | 'created_at' | 'updated_at'
> {
  readonly version: number;
  readonly size_bytes: string;
  readonly shown_at: Date;
  readonly taken_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What is read of a photograph, which is `p`. */
export const COLUMNS = `
  p.id, p.space_id, p.folder_id, p.name, p.content_type, p.size_bytes, p.width, p.height,
  p.shown_at, p.taken_at, p.taken_local, p.time_zone, p.latitude, p.longitude, p.altitude_m,
  p.camera, p.blurhash, p.kind, p.duration_s,
  (select v.id from photo v where v.motion_of = p.id and not v.is_hidden limit 1) as motion_id, p.is_favourite, p.is_archived,
  p.title, p.description, p.tags, p.rating, p.sidecar_id, p.xmp_problem, p.place_name, p.version, p.created_at,
  p.updated_at`;

/** A photograph as callers see it. */
export const toPhoto = ({ version: _version, ...row }: PhotoRow): Photo => ({
  ...row,
  size_bytes: Number(row.size_bytes),
  shown_at: row.shown_at.toISOString(),
  taken_at: row.taken_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

type Filters = ReturnType<typeof ListPhotos.parse>['filters'];

/** The words of SQL for filters, and their values, numbered after those that are there: $1 is the space. */
export function filterSql(
  { day, is_favourite, is_archived, box, album, kind, tag, place, q, ...filters }: Filters,
  values: unknown[],
): string {
  const conditions: string[] = [];
  const add = (condition: string, ...given: readonly unknown[]): void => {
    if (given[0] === undefined) return;
    let n = values.push(...given) - given.length;
    conditions.push(condition.replaceAll('?', () => `$${++n}`));
  };
  add('p.day = ?::date', day);
  add('p.is_favourite = ?', is_favourite);
  add('p.is_archived = ?', is_archived);
  add('p.kind = ?', kind);
  add('p.id in (select photo_id from album_photo where album_id = ?)', album);
  add('p.tags @> array[?::text]', tag);
  add('p.rating >= ?', filters.min_rating);
  add('p.place_name = ?', place);
  // The space is a word of the index, so that words of other spaces are not even looked at.
  const query = "websearch_to_tsquery('simple', ?)";
  const ofSpace = `p.words @@ (('''' || $1::text || '''')::tsquery && ${query})`;
  add(`${ofSpace} and numnode(${query}) > 0`, q, q);
  add('p.shown_at >= ?', filters.taken_after);
  add('p.shown_at < ?', filters.taken_before);
  if (box !== undefined) {
    const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
    add('p.latitude between ? and ?', south, north);
    const across =
      west > east ? '(p.longitude >= ? or p.longitude <= ?)' : 'p.longitude between ? and ?';
    add(across, west, east);
  }
  return conditions.map((condition) => ` and ${condition}`).join('');
}
