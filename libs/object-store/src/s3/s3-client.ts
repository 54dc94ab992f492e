import { createHash } from 'node:crypto';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3ObjectStoreOptions } from './s3-options.js';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;
const MAX_CONNECTIONS = 64;

interface SentRequest {
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** A client that also speaks to servers which know no more than S3 had before 2025. */
export function createS3Client(options: S3ObjectStoreOptions): S3Client {
  const client = new S3Client({
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    region: options.region,
    forcePathStyle: options.pathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // The newer checksums travel in a framing that other servers refuse. What we verify, we verify
    // by the signed SHA-256 of the payload, which all of them check.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: { maxSockets: MAX_CONNECTIONS, keepAlive: true },
      httpsAgent: { maxSockets: MAX_CONNECTIONS, keepAlive: true },
    },
  });
  // A batch of deletions needs a checksum, and MD5 is the one that every server accepts.
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) => {
        const { headers, body } = call.request as SentRequest;
        if (commandName === 'DeleteObjectsCommand' && typeof body === 'string') {
          headers['content-md5'] = createHash('md5').update(body).digest('base64');
        }
        return next(call);
      },
    { step: 'build', name: 'contentMd5' },
  );
  return client;
}
