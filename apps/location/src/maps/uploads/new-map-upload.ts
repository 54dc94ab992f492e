import { readTusMetadata, readTusNumber, wrongHeader } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { NewRegion } from '../regions/region.schema.js';
import type { MapUploadEntity } from './map-upload.entity.js';

/** What is known of a map before its first byte. */
export type NewMapUpload = Pick<
  MapUploadEntity,
  'name' | 'replaces' | 'sizeBytes' | 'sha256' | 'metadata'
>;

/**
 * What the headers say of a file: its size, and in `Upload-Metadata` the `name` of the map or its
 * `filename`, `region` when it replaces that of a map, and `sha256` of all of it.
 */
export function newMapUpload({ headers }: Pick<FastifyRequest, 'headers'>): NewMapUpload {
  const said = readTusMetadata(headers);
  const sizeBytes = readTusNumber(headers, 'upload-length');
  if (sizeBytes === 0) throw wrongHeader('upload-length', 'A file has one byte at least.');
  const named = said.get('name') ?? said.get('filename')?.replace(/\.osm(?:\.pbf|\.gz)?$/, '');
  const name = NewRegion.shape.name.safeParse(named ?? '');
  const replaces = said.get('region') ?? null;
  if (!name.success && replaces === null) {
    throw wrongHeader('upload-metadata', 'Must hold a `name`: a line of 1 to 80 characters.');
  }
  const sha256 = said.get('sha256')?.toLowerCase() ?? null;
  if (sha256 !== null && !/^[\da-f]{64}$/.test(sha256)) {
    throw wrongHeader('upload-metadata', '`sha256` must be 64 hexadecimal digits.');
  }
  const metadata = headers['upload-metadata']?.toString() ?? null;
  return { name: name.data ?? '', replaces, sizeBytes, sha256, metadata };
}
