import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkContentType, checkInteger, MAX_EXPIRY_S } from '../check-arguments.js';
import { attachmentNamed } from '../signed-urls/content-disposition.js';
import type { SignedRequest, SignGetOptions, SignPutOptions } from '../stored-object.js';
import { at, type S3Bucket } from './s3-bucket.js';

/** A GET that the S3 server itself serves. */
export async function signGet(
  bucket: S3Bucket,
  key: string,
  { expiresInS, downloadName }: SignGetOptions,
  now: Date,
): Promise<SignedRequest> {
  const command = new GetObjectCommand({
    ...at(bucket, key),
    ResponseContentDisposition:
      downloadName === undefined ? undefined : attachmentNamed(downloadName),
  });
  return { method: 'GET', headers: {}, ...(await sign(bucket, command, expiresInS, now)) };
}

/** A PUT that the S3 server itself takes, with size and type among what is signed. */
export async function signPut(
  bucket: S3Bucket,
  key: string,
  { expiresInS, size, contentType }: SignPutOptions,
  now: Date,
): Promise<SignedRequest> {
  checkContentType(contentType);
  checkInteger('size', size, 0, Number.MAX_SAFE_INTEGER);
  const command = new PutObjectCommand({
    ...at(bucket, key),
    ContentType: contentType,
    ContentLength: size,
  });
  const headers = { 'content-type': contentType, 'content-length': `${size}` };
  return { method: 'PUT', headers, ...(await sign(bucket, command, expiresInS, now)) };
}

async function sign(
  { client }: S3Bucket,
  command: GetObjectCommand | PutObjectCommand,
  expiresInS: number,
  now: Date,
) {
  checkInteger('expiresInS', expiresInS, 1, MAX_EXPIRY_S);
  const url = await getSignedUrl(client, command, {
    expiresIn: expiresInS,
    signingDate: now,
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
  return { url, expiresAt: new Date(now.getTime() + expiresInS * 1000) };
}
