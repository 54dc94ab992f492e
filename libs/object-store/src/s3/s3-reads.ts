import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { rangeHeader, resolveRange } from '../byte-range.js';
import { checkInteger, MAX_PAGE } from '../check-arguments.js';
import { discard } from '../checked-chunks.js';
import { cursorAfter, keyBefore } from '../list-cursor.js';
import { checkPrefix } from '../object-key.js';
import type {
  ByteRange,
  ListOptions,
  ObjectContent,
  ObjectInfo,
  ObjectPage,
} from '../stored-object.js';
import { at, type S3Bucket, unquoted } from './s3-bucket.js';
import { asked } from './s3-error.js';

/** Begins to read an object, or a range of it. */
export async function readObject(
  bucket: S3Bucket,
  key: string,
  range: ByteRange | undefined,
): Promise<ObjectContent> {
  const Range = range && rangeHeader(range);
  const answer = await asked(
    bucket.client.send(new GetObjectCommand({ ...at(bucket, key), Range })),
  );
  const stream = answer.Body as Readable;
  const total = answer.ContentRange?.split('/')[1];
  const size = total === undefined ? (answer.ContentLength ?? 0) : Number(total);
  try {
    // A server may answer with all of an object that has no bytes to choose from.
    return { ...infoOf(answer), size, stream, range: range ? resolveRange(range, size) : null };
  } catch (error) {
    discard(stream);
    throw error;
  }
}

/** What is known of an object. */
export async function describeObject(bucket: S3Bucket, key: string): Promise<ObjectInfo> {
  return infoOf(await asked(bucket.client.send(new HeadObjectCommand(at(bucket, key)))));
}

/** A page of objects. */
export async function listObjects(
  bucket: S3Bucket,
  { prefix = '', cursor, limit = MAX_PAGE }: ListOptions,
): Promise<ObjectPage> {
  checkPrefix(prefix);
  checkInteger('limit', limit, 1, MAX_PAGE);
  const { Contents = [], IsTruncated } = await asked(
    bucket.client.send(
      new ListObjectsV2Command({
        Bucket: bucket.name,
        Prefix: prefix,
        StartAfter: keyBefore(cursor),
        MaxKeys: limit,
      }),
    ),
  );
  const objects = Contents.map(({ Key = '', Size = 0, ETag, LastModified }) => ({
    key: Key,
    size: Size,
    etag: unquoted(ETag),
    lastModified: LastModified ?? new Date(0),
  }));
  const last = IsTruncated ? objects.at(-1) : undefined;
  return { objects, nextCursor: last ? cursorAfter(last.key) : null };
}

interface Answer {
  readonly ContentLength?: number | undefined;
  readonly ContentType?: string | undefined;
  readonly ETag?: string | undefined;
  readonly LastModified?: Date | undefined;
}

function infoOf({ ContentLength, ContentType, ETag, LastModified }: Answer): ObjectInfo {
  return {
    size: ContentLength ?? 0,
    contentType: ContentType ?? 'application/octet-stream',
    etag: unquoted(ETag),
    lastModified: LastModified ?? new Date(0),
  };
}
